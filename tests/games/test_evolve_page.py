"""The page about Evolve! and its deck agree.

`PYTHONPATH=src python -m tests.games.test_evolve_page` prints the deck as the page has to show it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from galapagos.games.evolve import GAME
from galapagos.games.evolve.deck import ATTRIBUTES, KINDS


def test_the_page_shows_this_deck() -> None:
    page = Path(__file__).parents[2] / "docs" / "games" / "evolve-deck.md"
    assert tables() in page.read_text(encoding="utf-8")


def name(word: str) -> str:
    """ "night-sight" as it is read."""
    return word.replace("-", " ").capitalize()


def creature_table(kind: str) -> str:
    lines = [
        f"| {kind} | cost | agg | res | all | gat | abilities, power |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for row in GAME.standard_source()["creature"]:
        if row["kind"] == kind:
            values = " | ".join(str(row.get(attribute, 0)) for attribute in ATTRIBUTES)
            words = [name(ability) for ability in row.get("abilities", [])]
            words += [f"*{name(row['power'])}*"] if "power" in row else []
            lines.append(f"| {row['name']} | {row['cost']} | {values} | {', '.join(words)} |")
    return "\n".join(lines)


def challenge_table() -> str:
    lines = ["| challenge | counts | ability |", "| --- | --- | --- |"]
    for row in GAME.standard_source()["challenge"]:
        bonus = ", ".join(f"{name(ability)} +{value}" for ability, value in row.get("bonus", {}).items())
        lines.append(f"| {row['name']} | {counted(row)} | {bonus} |")
    return "\n".join(lines)


def counted(row: dict[str, Any]) -> str:
    if "special" in row:
        return "special*"
    words = [f"{'−' if weight < 0 else '+'} {name(attribute)}" for attribute, weight in row["score"].items()]
    first = " ".join(words).removeprefix("+ ")
    return f"{name(row['action'])}, then {first}" if "action" in row else first


def biome_table() -> str:
    lines = ["| biome | gains | loses |", "| --- | --- | --- |"]
    for row in GAME.standard_source()["biome"]:
        lines.append(
            f"| {row['name']} | {', '.join(name(word) for word in row.get('gain', []))} | {name(row.get('loss', ''))} |"
        )
    return "\n".join(lines)


def tables() -> str:
    return "\n\n".join([*(creature_table(kind) for kind in KINDS), challenge_table(), biome_table()])


if __name__ == "__main__":
    print(tables())
