"""The package for the tab: one archive with our plain sources, words and decks, and the libraries they need."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from importlib import metadata
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath

# Folders; single modules come anyway.
PARTS = ("art", "bots", "gallery", "games", "kernel", "review", "tab", "table", "words")
OURS = (".py", ".toml", ".ftl", ".json")
LIBRARIES = ("fluent.runtime", "fluent.syntax", "babel", "pytz", "attrs", "typing_extensions", "mypy_extensions")
LOCALES = ("root.dat", "en.dat")  # of the many that babel knows
WHEN = (2000, 1, 1, 0, 0, 0)  # the same sources give the same archive


def write(target: Path) -> None:
    """Write the archive."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in sorted(contents()):
            archive.writestr(zipfile.ZipInfo(name, WHEN), data, zipfile.ZIP_DEFLATED, 9)


def contents() -> Iterator[tuple[str, bytes]]:
    """Names and data of all files."""
    yield from ours(files("galapagos"), "galapagos", top=True)
    for library in LIBRARIES:
        yield from theirs(library)


def ours(folder: Traversable, name: str, top: bool = False) -> Iterator[tuple[str, bytes]]:
    """The files of our own that a tab needs."""
    for item in folder.iterdir():
        path = f"{name}/{item.name}"
        if item.is_dir():
            if not top or item.name in PARTS:
                yield from ours(item, path)
        elif item.name.endswith(OURS):
            yield path, item.read_bytes()


def theirs(library: str) -> Iterator[tuple[str, bytes]]:
    """The sources and licence of a library."""
    for file in metadata.distribution(library).files or []:
        path = PurePosixPath(file)
        if path.suffix == ".py" or (path.suffix == ".dat" and path.name in LOCALES) or licence(path):
            if "tests" not in path.parts and ".." not in path.parts:
                yield str(path), file.read_binary()
        elif library == "babel" and path.name == "global.dat":
            yield str(path), file.read_binary()


def licence(path: PurePosixPath) -> bool:
    """Whether the file says under which terms a library may be passed on."""
    return path.parent.name.endswith(".dist-info") and path.name.upper().startswith(("LICEN", "METADATA"))
