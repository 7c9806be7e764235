"""The plan of the house, read from the sources: what a game is lies in its folders, and each thing has its place."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.islands import ISLANDS

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "galapagos"
PAGES = ROOT / "web" / "src"
TEXTS = {".css", ".ftl", ".html", ".json", ".mako", ".py", ".svelte", ".toml", ".ts"}
LONGEST_FILE = 500
KERNEL = 1100
LONGEST_PAGE = 1500
ENGLISH = ("beginning", "evolve")  # ids that are words, too: as words they may stand anywhere
PARTS = [
    *("__init__.py", "cards.toml", "deck.py", "state.py", "game.py", "visibility.py", "wording.py", "words/en.ftl"),
    *("rules/turn.py", "judgement/__init__.py", "drawing/__init__.py", "sketch.py", "ledger.py", "outcome.py"),
    *("primer.py", "words/rules/en.ftl"),
]
UNNEEDED = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


def folder(id: str) -> str:
    return id.replace("-", "_")


def named(id: str) -> re.Pattern[str]:
    """A game as data, a path or a name in code: "evolve", games/evolve, `evolve: …`, game-evolve-name."""
    path = rf"games[./]{folder(id)}\b|games/{id}\b"
    if id in ENGLISH:
        return re.compile(rf"{path}|(?<=[-\"'`]){id}(?=[-\"'`])|^\s*{id}\s*[:=]", re.MULTILINE)
    return re.compile(rf"{path}|{id.replace('-', '[-_ ]?')}", re.IGNORECASE)


def imported(id: str) -> re.Pattern[str]:
    """A game as what another game would import. (What is one game's name may be another's verb.)"""
    return re.compile(rf"games[./](?:{folder(id)}|{id})\b")


def files(root: Path) -> Iterator[Path]:
    for path in sorted(root.rglob("*")):
        if path.suffix in TEXTS and "dist" not in path.parts and "__pycache__" not in path.parts:
            yield path


def mentions(root: Path, id: str, own: str) -> list[str]:
    """Where files outside the game's own folder name it."""
    found = []
    for path in files(root):
        place = path.relative_to(root).parts
        if place[:2] == ("games", own):
            continue
        pattern = imported(id) if place[0] == "games" and len(place) > 2 else named(id)
        text, name = path.read_text(encoding="utf-8"), path.relative_to(ROOT)
        found += [f"{name}:{text.count(chr(10), 0, hit.start()) + 1}" for hit in pattern.finditer(text)]
    return found


@pytest.mark.parametrize("id", ISLANDS)
def test_no_file_outside_its_folder_names_a_game(id: str) -> None:
    assert mentions(SOURCES, id, folder(id)) == []


@pytest.mark.parametrize("id", ISLANDS)
def test_no_page_outside_its_folder_names_a_game(id: str) -> None:
    assert mentions(PAGES, id, id) == []


@pytest.mark.parametrize(
    ("id", "text", "told"),
    [
        ("evolve", 'MOVES = {"evolve": 6}', True),
        ("evolve", "from galapagos.games.evolve import GAME", True),
        ("evolve", "  evolve: () => import(1),", True),
        ("evolve", "game-evolve-name = Evolve!", True),
        ("evolve", "They evolve, from the beginning on.", False),
        ("beginning", "`games/beginning/Layout.svelte`", True),
        ("another-world", "class AnotherWorld:", True),
        ("another-world", "There is another, wilder world.", False),
    ],
)
def test_a_name_is_told_from_a_word(id: str, text: str, told: bool) -> None:
    assert bool(named(id).search(text)) is told


def test_no_file_is_too_long_to_read() -> None:
    long = {str(path.relative_to(ROOT)): len(path.read_bytes().splitlines()) for path in SOURCES.rglob("*.py")}
    assert {path: lines for path, lines in long.items() if lines > LONGEST_FILE} == {}


def test_no_reference_is_too_long_to_read() -> None:
    """In words, bars and rules of tables aside. The notebook tells results, as long as it takes."""
    pages = [path for path in (ROOT / "docs").rglob("*.md") if "notebook" not in path.parts]
    words = {str(path.relative_to(ROOT)): len(re.findall(r"\S*\w\S*", path.read_text("utf-8"))) for path in pages}
    assert len(words) > 20
    assert {path: number for path, number in words.items() if number > LONGEST_PAGE} == {}


def test_every_page_that_a_page_names_is_there() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    links = [(page, link) for page in pages for link in re.findall(r"\]\(([^):#]+)", page.read_text("utf-8"))]
    assert len(links) > 50
    assert [f"{page.relative_to(ROOT)}: {link}" for page, link in links if not (page.parent / link).exists()] == []


def test_the_kernel_is_small() -> None:
    counts = {path.name: code_lines(path) for path in (SOURCES / "kernel").glob("*.py") if path.stem != "conformance"}
    assert sum(counts.values()) <= KERNEL, counts


def code_lines(path: Path) -> int:
    """The lines with code: no blank ones, no comments, no docstrings."""
    text = path.read_text(encoding="utf-8")
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in UNNEEDED:
            lines |= set(range(token.start[0], token.end[0] + 1))
    return len(lines - docstring_lines(ast.parse(text)))


def docstring_lines(tree: ast.Module) -> set[int]:
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            found |= set(range(node.lineno, (node.end_lineno or 0) + 1))
    return found


@pytest.mark.parametrize("id", ISLANDS)
def test_every_game_speaks_the_same_dialect(id: str) -> None:
    home = SOURCES / "games" / folder(id)
    assert [part for part in PARTS if not (home / part).is_file()] == []
    assert "\nclass Deck(" in (home / "deck.py").read_text(encoding="utf-8"), "deck.py has no class Deck"
