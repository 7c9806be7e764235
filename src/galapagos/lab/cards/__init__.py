"""What becomes of the cards: one small reader for each game turns its events into happenings."""

from __future__ import annotations

from importlib import import_module

from galapagos.lab.cards.happening import DRAWN, PLAYED, Happening, Reader

__all__ = ["DRAWN", "PLAYED", "Happening", "Reader", "reader"]


def reader(game: str) -> Reader:
    """The reader of that game: `READER` of the module that is called like it."""
    found = import_module(f"galapagos.lab.cards.{game.replace('-', '_')}").READER
    assert isinstance(found, Reader)
    return found
