"""Every game at a full table, for tests that hold for all of them."""

from __future__ import annotations

from typing import NamedTuple

from galapagos import games


class Setting(NamedTuple):
    """A game, a mode of it, and how many play."""

    game: str
    mode: str
    players: int


def settings() -> list[Setting]:
    """Every mode of every game, with the most players."""
    return [Setting(id, mode.name, mode.most) for id in games.ids() for mode in games.game(id).modes]
