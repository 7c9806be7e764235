"""Write the browser client's types from Python's: web/src/schema.ts and every web/src/games/<id>/view.ts.

`PYTHONPATH=src python scripts/web_schema.py` writes the files (compiled code keeps no annotations);
tests/web/test_schema.py checks that they are up to date.
"""

import inspect
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from galapagos import games
from galapagos.art.description import Description
from galapagos.server import afterwards, protocol, reading, wishes

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web" / "src"
HEAD = "// Made from {source} by scripts/web_schema.py: do not edit.\n"
SENT = (protocol, afterwards, reading, wishes)
UNIONS = ("ServerMessage", "ClientMessage")
DRAWING = Description.__name__
"""What a view holds as free data is always the description of a drawing."""
PLAIN: dict[Any, str] = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null"}


def models() -> list[type[msgspec.Struct]]:
    """Every message and body, module by module."""
    classes = [(module, one) for module in SENT for _, one in inspect.getmembers(module, inspect.isclass)]
    own = [one for module, one in classes if one.__module__ == module.__name__]
    return [one for one in own if issubclass(one, msgspec.Struct) and one.__struct_fields__]


def kind(schema: dict[str, Any]) -> str:
    """The TypeScript type of one JSON schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(kind(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(one).decode() for one in schema["enum"])
    match schema.get("type"):
        case "array":
            items = kind(schema["items"])
            return f"({items})[]" if " | " in items else f"{items}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {kind(values) if isinstance(values, dict) else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null":
            return str(schema["type"])
    return "unknown"


def interface(name: str, about: str, fields: dict[str, str]) -> str:
    """One type with its fields, the first line of its docstring as a comment."""
    comment = f"/** {about.splitlines()[0]} */\n" if about else ""
    return comment + "\n".join([f"export interface {name} {{", *(f"  {f}: {k};" for f, k in fields.items()), "}\n"])


def model(name: str, schema: dict[str, Any]) -> str:
    """One of the server's models."""
    needed = schema.get("required", [])
    fields = {f if f in needed else f"{f}?": kind(what) for f, what in schema["properties"].items()}
    return interface(name, schema.get("description", ""), fields)


def messages() -> str:
    """The server's models, and what its drawings are made from."""
    found: list[type] = [*models(), Description]
    _, components = msgspec.json.schema_components(found, ref_template="#/{name}")
    parts = [HEAD.format(source=" and ".join(map(source_of, SENT)))]
    parts += [model(one.__name__, components[one.__name__]) for one in found]
    for union in UNIONS:
        names = [one.__name__ for one in getattr(protocol, union).__args__]
        parts.append(f"export type {union} = {' | '.join(names)};\n")
    return "\n".join(parts)


def hinted(hint: Any) -> str:
    """The TypeScript type of one annotation of a view. (msgspec's schemas know no union of two TypedDicts.)"""
    inner = [hinted(one) for one in get_args(hint)]
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return " | ".join(inner)
    if origin is list:
        return f"({inner[0]})[]" if " | " in inner[0] else f"{inner[0]}[]"
    if origin is dict:
        return DRAWING if hint == dict[str, Any] else f"Record<{inner[0]}, {inner[1]}>"
    return PLAIN.get(hint) or str(hint.__name__)


def view_type(name: str, type: Any) -> str:
    """A TypedDict as an interface."""
    fields = {field: hinted(hint) for field, hint in get_type_hints(type).items()}
    return interface(name, type.__doc__ or "", fields)


def views(visibility: ModuleType) -> str:
    """What a game's `view` returns, called View, after the types that it is made of."""
    main = getattr(visibility, visibility.view.__annotations__["return"])
    found = [one for one in vars(visibility).values() if is_typeddict(one) and one.__module__ == visibility.__name__]
    parts = [view_type("View" if one is main else one.__name__, one) for one in found]
    borrowed = f'import type {{ {DRAWING} }} from "../../schema";\n' if any(DRAWING in part for part in parts) else ""
    return "\n".join([HEAD.format(source=source_of(visibility)) + borrowed, *parts])


def source_of(module: ModuleType) -> str:
    """Where the module is in this repository, wherever it was imported from."""
    return f"src/{module.__name__.replace('.', '/')}.py"


def generate() -> dict[Path, str]:
    """All the files, by their path."""
    made = {WEB / "schema.ts": messages()}
    for id in games.ids():
        visibility = games.brought(id, "visibility")
        if visibility and (WEB / "games" / id).is_dir():
            made[WEB / "games" / id / "view.ts"] = views(visibility)
    return made


if __name__ == "__main__":
    for path, text in generate().items():
        path.write_text(text, encoding="utf-8")
