"""What a seat knows, as a vector of fixed size: for learning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.beginning.species import TRAITS, Species
from galapagos.games.beginning.state import Beginning

SEATS: Final = 5
SHOWN: Final = 6  # species a player; older ones first, further ones only count in the sums
TABLE: Final = 8
KNOWN: Final = 30
PLAYER: Final = 8
SPECIES: Final = 14
OBSERVATION_SIZE: Final[int] = TABLE + KNOWN + SEATS * (PLAYER + SHOWN * SPECIES)


def observe(s: Beginning, seat: i64, out: list[float]) -> None:
    """Fill the vector: the table, the cards this seat knows, then each player from this seat on."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0.0
    _table(s, seat, out)
    _cards(s, seat, out)
    for step in range(s.players):
        _player(s, (seat + step) % s.players, TABLE + KNOWN + step * (PLAYER + SHOWN * SPECIES), out)


def _table(s: Beginning, seat: i64, out: list[float]) -> None:
    out[0] = float(s.players) / 5.0
    out[1] = float(s.round) / 20.0
    out[2] = float(s.hole) / 10.0
    out[3] = len(s.pile) / 88.0
    out[4] = len(s.discards) / 88.0
    out[5] = float(s.ending)
    out[6] = float(s.phase) / 3.0
    out[7] = 1.0 if s.active == seat else 0.0


def _cards(s: Beginning, seat: i64, out: list[float]) -> None:
    """By trait: in its hand, among its population as far as it knows, and open on the table or discarded."""
    hand: i64 = TABLE
    herd: i64 = hand + len(TRAITS)
    open_cards: i64 = herd + len(TRAITS)
    for token in s.hands[seat]:
        out[hand + s.cards.face[token]] += 0.25
    for token in s.discards:
        out[open_cards + s.cards.face[token]] += 0.125
    for species in s.species:
        for token in species.worn:
            out[open_cards + s.cards.face[token]] += 0.125
        for token in species.herd:
            if s.cards.knows(seat, token):
                out[herd + s.cards.face[token]] += 0.25


def _player(s: Beginning, owner: i64, start: i64, out: list[float]) -> None:
    out[start] = 1.0
    out[start + 1] = float(s.bags[owner]) / 60.0
    out[start + 2] = float(s.points(owner)) / 60.0
    out[start + 3] = len(s.hands[owner]) / 10.0
    out[start + 6] = 1.0 if s.active == owner else 0.0
    out[start + 7] = 1.0 if s.first == owner else 0.0
    shown: i64 = 0
    for species in s.species:
        if species.owner == owner:
            out[start + 4] += 1 / 6.0
            out[start + 5] += len(species.herd) / 15.0
            if shown < SHOWN:
                _species(s, species, start + PLAYER + shown * SPECIES, out)
                shown += 1


def _species(s: Beginning, species: Species, start: i64, out: list[float]) -> None:
    out[start] = 1.0
    for trait in range(len(TRAITS)):
        out[start + 1 + trait] = 1.0 if species.has(trait) else 0.0
    out[start + 11] = len(species.herd) / 5.0
    for token in species.herd:
        out[start + 12] += float(s.food[token]) / 5.0
        out[start + 13] += 0.2 if s.food[token] == 0 else 0.0
