"""Parts: the objects a state is made of, saved and restored as plain data by their fields."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

KIND = "~"  # the key under which saved data names the class of a part


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Something with fields that are ints, bools, strings, parts, or lists of these.

    Every constructor argument of a part has a default, so that `restore` can make an empty
    one and fill it in. Fields whose names begin with an underscore are neither saved nor compared.
    """

    __slots__ = ()


def fields(cls: type) -> list[str]:
    """The names of a part's fields, base classes first, the same plain and compiled."""
    names: list[str] = []
    for base in reversed(cls.__mro__):
        for name in base.__dict__.get("__slots__", base.__dict__.get("__mypyc_attrs__", ())):
            if name not in names and not name.startswith("_"):
                names.append(name)
    return names


def dump(value: Any) -> Any:
    """The value as plain data."""
    if isinstance(value, Part):
        data: dict[str, Any] = {KIND: type(value).__name__}
        for name in fields(type(value)):
            data[name] = dump(getattr(value, name))
        return data
    if isinstance(value, list):
        return [dump(item) for item in value]
    return value


def restore(data: Any, kinds: dict[str, type]) -> Any:
    """What `dump` made plain, as it was; `kinds` maps the class names that may occur."""
    if isinstance(data, dict):
        return fill(kinds[data[KIND]](), data, kinds)
    if isinstance(data, list):
        return [restore(item, kinds) for item in data]
    return data


def fill(part: Any, data: dict[str, Any], kinds: dict[str, type]) -> Any:
    """Set every field of the part from the data, and return the part."""
    for name in fields(type(part)):
        setattr(part, name, restore(data[name], kinds))
    return part
