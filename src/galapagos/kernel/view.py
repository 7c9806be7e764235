"""What every seat is shown, in any game."""

from __future__ import annotations

from typing import TypedDict


class View(TypedDict):
    """The part of a view that every game has. `seat` is None for a spectator, `returns` until the game is over."""

    game: str
    mode: str
    players: int
    seat: int | None
    round: int
    waiting: list[int]
    over: bool
    returns: list[float] | None
    resigned: list[int]
