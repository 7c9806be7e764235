"""The site of files: the client with Python in the tab, for any web server, under any path, also without a network."""

from __future__ import annotations

import hashlib
import json
import shutil
from importlib import metadata
from pathlib import Path

from galapagos import games
from galapagos.kernel.text import GalapagosError
from galapagos.server.almanac import plates
from galapagos.server.api.files import STATIC
from galapagos.server.api.rules import standard
from galapagos.server.api.site import offer
from galapagos.server.protocol import encode
from galapagos.server.reading import Almanac
from galapagos.tab import bundle
from galapagos.table.speech import Speech

LIST = "files.json"


class NoSite(GalapagosError):
    """A site that can't be written."""


def write(target: Path, pages: Path = STATIC / "solo") -> int:
    """Write the site into the folder; how many bytes it has."""
    if not (pages / "index.html").is_file():
        raise NoSite("the pages for a site of files are not built here: make install builds them")
    if target.exists() and any(target.iterdir()) and not (target / LIST).exists():
        raise NoSite(f"{target} holds something else; name an empty folder or one that holds such a site")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(pages, target)
    bundle.write(target / "galapagos.zip")
    _write_data(target / "data")
    (target / "licences.txt").write_text(licences(), encoding="utf-8")
    return _list(target)


def _write_data(folder: Path) -> None:
    """What the pages show before a game is opened, without Python."""
    speech = Speech(games.catalogue)
    (folder / "almanac").mkdir(parents=True)
    (folder / "site.json").write_bytes(encode(offer([games.game(id) for id in games.ids()], speech)))
    for id in games.ids():
        (folder / "games" / id).mkdir(parents=True)
        (folder / "games" / id / "rules.json").write_bytes(encode(standard(games.game(id), 0, "")))
        (folder / "almanac" / f"{id}.json").write_bytes(encode(Almanac(id, plates(games.game(id), speech))))


def _list(target: Path) -> int:
    """Name all files, for those who keep them, under a name that changes with any of them."""
    files = sorted(path for path in target.rglob("*") if path.is_file())
    edition = hashlib.sha256()
    for file in files:
        edition.update(str(file.relative_to(target)).encode() + file.read_bytes())
    names = [file.relative_to(target).as_posix() for file in files]
    (target / LIST).write_text(json.dumps({"edition": edition.hexdigest()[:16], "files": names}), encoding="utf-8")
    return sum(file.stat().st_size for file in files)


def licences() -> str:
    """What is shipped with the site that is not ours, and under which terms."""
    lines = ["Galapagos: MIT", "Pyodide and CPython (pyodide/): MPL-2.0 and PSF-2.0"]
    for library in bundle.LIBRARIES:
        found = metadata.metadata(library).json
        terms = str(found.get("license_expression") or found.get("license") or "see its files")
        lines.append(f"{found['name']} {found['version']}: {terms.splitlines()[0]}")
    return "\n".join([*lines, "Svelte, Fluent.js: MIT and Apache-2.0", "IM Fell, Alegreya Sans: OFL-1.1", ""])
