"""What a seat knows, as a vector of fixed size: for learning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.beginning.species import TRAITS, Species
from galapagos.games.beginning.state import Beginning
from galapagos.kernel.vector import Vector

SEATS: Final = 5
SHOWN: Final = 6  # species a player; older ones first, further ones only count in the sums
TABLE: Final = 8
KNOWN: Final = 30
PLAYER: Final = 8
SPECIES: Final = 14
OBSERVATION_SIZE: Final[int] = TABLE + KNOWN + SEATS * (PLAYER + SHOWN * SPECIES)


def observe(s: Beginning, seat: i64, out: Vector) -> None:
    """Fill the vector: the table, the cards this seat knows, then each player from this seat on."""
    _table(s, seat, out)
    _cards(s, seat, out)
    for step in range(s.players):
        _player(s, (seat + step) % s.players, TABLE + KNOWN + step * (PLAYER + SHOWN * SPECIES), out)


def _table(s: Beginning, seat: i64, out: Vector) -> None:
    out.put(0, float(s.players) / 5.0)
    out.put(1, float(s.round) / 20.0)
    out.put(2, float(s.hole) / 10.0)
    out.put(3, float(len(s.pile)) / 88.0)
    out.put(4, float(len(s.discards)) / 88.0)
    out.put(5, float(s.ending))
    out.put(6, float(s.phase) / 3.0)
    out.mark(7, s.active == seat)


def _cards(s: Beginning, seat: i64, out: Vector) -> None:
    """By trait: in its hand, among its population as far as it knows, and open on the table or discarded."""
    hand: i64 = TABLE
    herd: i64 = hand + len(TRAITS)
    open_cards: i64 = herd + len(TRAITS)
    for token in s.hands[seat]:
        out.add(hand + s.cards.face[token], 0.25)
    for token in s.discards:
        out.add(open_cards + s.cards.face[token], 0.125)
    for species in s.species:
        for token in species.worn:
            out.add(open_cards + s.cards.face[token], 0.125)
        for token in species.herd:
            if s.cards.knows(seat, token):
                out.add(herd + s.cards.face[token], 0.25)


def _player(s: Beginning, owner: i64, start: i64, out: Vector) -> None:
    out.put(start, 1.0)
    out.put(start + 1, float(s.bags[owner]) / 60.0)
    out.put(start + 2, float(s.points(owner)) / 60.0)
    out.put(start + 3, float(len(s.hands[owner])) / 10.0)
    out.mark(start + 6, s.active == owner)
    out.mark(start + 7, s.first == owner)
    shown: i64 = 0
    for species in s.species:
        if species.owner == owner:
            out.add(start + 4, 1.0 / 6.0)
            out.add(start + 5, float(len(species.herd)) / 15.0)
            if shown < SHOWN:
                _species(s, species, start + PLAYER + shown * SPECIES, out)
                shown += 1


def _species(s: Beginning, species: Species, start: i64, out: Vector) -> None:
    out.put(start, 1.0)
    for trait in range(len(TRAITS)):
        out.mark(start + 1 + trait, species.has(trait))
    out.put(start + 11, float(len(species.herd)) / 5.0)
    for token in species.herd:
        out.add(start + 12, float(s.food[token]) / 5.0)
        out.add(start + 13, 0.2 if s.food[token] == 0 else 0.0)
