"""A shelf with one game, Tidepool, for servers under test."""

from galapagos.games import catalogue, game

__all__ = ["catalogue", "game", "ids"]


def ids() -> tuple[str, ...]:
    """Tidepool alone."""
    return ("tidepool",)
