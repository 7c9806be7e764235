"""Reads the files of the package and decks from disk: the only door to files below the command line."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

from galapagos.kernel.text import BadDeck

MAX_DECK_BYTES = 1_000_000


def package_text(package: str, *path: str) -> str:
    """The text of a file that belongs to the package."""
    return files(package).joinpath(*path).read_text(encoding="utf-8")


def optional_text(package: str, *path: str) -> str:
    """The same of a file that the package may do without: then nothing."""
    file = files(package).joinpath(*path)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def package_toml(package: str, *path: str) -> dict[str, Any]:
    """The data of a TOML file that belongs to the package."""
    return tomllib.loads(package_text(package, *path))


def read_deck(path: str | None) -> dict[str, Any] | None:
    """The deck in the file that our own user named, as data; None, for the standard deck, when none was named."""
    return None if path is None else read_toml(path)


def read_toml(path: str) -> dict[str, Any]:
    """The data of a TOML file on disk, or BadDeck."""
    try:
        if Path(path).stat().st_size > MAX_DECK_BYTES:
            raise BadDeck(path, "a larger file", f"at most {MAX_DECK_BYTES} bytes")
        return toml_of(Path(path).read_text(encoding="utf-8"), path)
    except OSError as error:
        raise BadDeck(path, f"none ({error.strerror})", "a readable file") from error
    except UnicodeDecodeError as error:
        raise BadDeck(path, f"something else ({error})", "TOML") from error


def toml_of(text: str, where: str) -> dict[str, Any]:
    """The data of a TOML text that our own user gave, or BadDeck."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadDeck(where, f"something else ({error})", "TOML") from error
