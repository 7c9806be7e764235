"""`galapagos games`: what there is to play."""

from __future__ import annotations

import json
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

import galapagos
from galapagos.cli.options import AsJson
from galapagos.games import title


def games(as_json: AsJson = False) -> None:
    """The games, with their modes and player counts."""
    if as_json:
        typer.echo(json.dumps([_facts(id) for id in galapagos.games.ids()], ensure_ascii=False))
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("GAME", "TITLE", "MODE", "PLAYERS"):
        table.add_column(heading)
    for id in galapagos.games.ids():
        for i, mode in enumerate(galapagos.game(id).modes):
            table.add_row("" if i else id, "" if i else title(id), mode.name, mode.range)
    Console().print(table)


def _facts(id: str) -> dict[str, Any]:
    game = galapagos.game(id)
    return {
        "id": id,
        "title": title(id),
        "rules": game.rules_version,
        "actions": game.action_count,
        "modes": [{"name": mode.name, "players": [mode.fewest, mode.most]} for mode in game.modes],
    }
