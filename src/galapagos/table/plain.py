"""Dataclasses as plain data and back, with a check of every type: what was stored may have been damaged."""

from __future__ import annotations

import json
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from galapagos.kernel.text import GalapagosError

T = TypeVar("T")


class Unreadable(GalapagosError):
    """Plain data that is not what it should be."""


def to_json(value: Any) -> bytes:
    """Plain data as compact JSON."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, default=str).encode()


def from_json(kind: type[T], text: str) -> T:
    """The value of that kind that the JSON tells of."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable(str(error)) from error
    found: T = made(kind, data)
    return found


def plain(value: Any) -> Any:
    """A dataclass as a dictionary without its defaults; lists of them likewise."""
    if isinstance(value, list):
        return [plain(item) for item in value]
    if not is_dataclass(value):
        return value
    return {f.name: plain(getattr(value, f.name)) for f in fields(value) if getattr(value, f.name) != _default(f)}


def _default(field: Any) -> Any:
    return field.default if field.default_factory is MISSING else field.default_factory()


def made(kind: Any, data: Any) -> Any:
    """The value of that kind that the data tells of, or Unreadable. Fields that are not known are passed over."""
    if kind is Any:
        return data
    if get_origin(kind) in (Union, UnionType):
        return None if data is None and NoneType in get_args(kind) else made(get_args(kind)[0], data)
    if get_origin(kind) is list:
        return [made(get_args(kind)[0], item) for item in _is(list, data)]
    if get_origin(kind) is Literal:
        return data if data in get_args(kind) else _is(kind, data)
    if is_dataclass(kind):
        return _built(kind, _is(dict, data))
    return _is(get_origin(kind) or kind, data)


def _is(kind: Any, data: Any) -> Any:
    right = not get_args(kind) and isinstance(data, kind) and (kind is bool or not isinstance(data, bool))
    if not right:
        raise Unreadable(f"expected {getattr(kind, '__name__', kind)}, found {data!r:.100}")
    return data


def _built(kind: Any, data: dict[str, Any]) -> Any:
    try:
        return kind(**{name: made(hint, data[name]) for name, hint in _hints(kind).items() if name in data})
    except (TypeError, ValueError) as error:
        raise Unreadable(str(error)) from error


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return {name: hint for name, hint in get_type_hints(kind).items() if name in {f.name for f in fields(kind)}}
