"""What becomes of the cards: one small reader for each game turns its events into happenings."""

from __future__ import annotations

from galapagos.lab.cards.another_world import AnotherWorldReader
from galapagos.lab.cards.beginning import BeginningReader
from galapagos.lab.cards.evoloosen import EvoloosenReader
from galapagos.lab.cards.evolve import EvolveReader
from galapagos.lab.cards.happening import DRAWN, PLAYED, Happening, Reader

__all__ = ["DRAWN", "PLAYED", "Happening", "Reader", "reader"]

_READERS: dict[str, type[Reader]] = {
    "another-world": AnotherWorldReader,
    "beginning": BeginningReader,
    "evolve": EvolveReader,
    "evoloosen": EvoloosenReader,
}


def reader(game: str) -> Reader:
    """The reader of that game."""
    return _READERS[game]()
