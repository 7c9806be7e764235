"""Write the browser client's types, web/src/schema.ts, from the server's models.

`python scripts/web_schema.py` writes the file; tests/web/test_schema.py checks that it is up to date.
"""

import inspect
from pathlib import Path
from typing import Any

import msgspec

from galapagos.server import protocol

TARGET = Path(__file__).parent.parent / "web" / "src" / "schema.ts"
HEAD = "// Made from src/galapagos/server/protocol.py by scripts/web_schema.py: do not edit.\n"
UNIONS = ("ServerMessage", "ClientMessage")


def models() -> list[type[msgspec.Struct]]:
    """Every message and body, in the order of the module."""
    found = [one for _, one in inspect.getmembers(protocol, inspect.isclass) if issubclass(one, msgspec.Struct)]
    return [one for one in found if one.__module__ == protocol.__name__ and one.__struct_fields__]


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
            return f"({kind(schema['items'])})[]" if "anyOf" in schema["items"] else f"{kind(schema['items'])}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {kind(values) if isinstance(values, dict) else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null":
            return str(schema["type"])
    return "unknown"


def interface(name: str, schema: dict[str, Any]) -> str:
    """One model as an interface, its docstring as a comment."""
    needed = set(schema.get("required", []))
    lines = [f"export interface {name} {{"]
    for field, what in schema["properties"].items():
        optional = "" if field in needed else "?"
        lines.append(f"  {field}{optional}: {kind(what)};")
    lines.append("}\n")
    about = schema.get("description")
    comment = f"/** {about.splitlines()[0]} */\n" if about else ""
    return comment + "\n".join(lines)


def generate() -> str:
    """The whole file."""
    found = models()
    _, components = msgspec.json.schema_components(found, ref_template="#/{name}")
    parts = [HEAD]
    parts += [interface(one.__name__, components[one.__name__]) for one in found]
    for union in UNIONS:
        names = [one.__name__ for one in getattr(protocol, union).__args__]
        parts.append(f"export type {union} = {' | '.join(names)};\n")
    return "\n".join(parts)


if __name__ == "__main__":
    TARGET.write_text(generate(), encoding="utf-8")
