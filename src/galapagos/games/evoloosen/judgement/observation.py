"""A position as a vector of fixed size, from what one seat knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen.rules.adapting import price, why_not_adapt
from galapagos.games.evoloosen.rules.strength import enemy_strength, fighter_strength, side_strength
from galapagos.games.evoloosen.state import POOL, Evoloosen

SEAT_FEATURES: Final = 20
POOL_FEATURES: Final = 9
OTHER_FEATURES: Final = 24
OBSERVATION_SIZE: Final[int] = (
    SEAT_FEATURES * codes.SEATS + POOL_FEATURES * POOL + codes.INVENTION_FACES + OTHER_FEATURES
)


def observe(s: Evoloosen, seat: i64, out: list[float]) -> None:
    """Seats clockwise from the observer, the Gene Pool, its own hand, and the moment."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0.0
    at = 0
    for offset in range(s.players):
        observe_seat(s, (seat + offset) % s.players, out, at)
        at += SEAT_FEATURES
    at = SEAT_FEATURES * codes.SEATS
    for place in range(len(s.pool)):
        observe_place(s, seat, place, out, at + place * POOL_FEATURES)
    at += POOL_FEATURES * POOL
    for token in s.seats[seat].hand:
        out[at + s.inventions.face[token]] += 1.0
    observe_moment(s, seat, out, at + codes.INVENTION_FACES)


def observe_seat(s: Evoloosen, seat: i64, out: list[float], at: int) -> None:
    player = s.seats[seat]
    if player.species >= 0:
        out[at + player.species] = 1.0
    out[at + 5] = player.mp / 8
    out[at + 6] = len(player.hand) / 8
    out[at + 7] = len(player.genes) / 8
    out[at + 8] = s.pf(seat) / 10
    out[at + 9] = s.int_points(seat) / 10
    out[at + 10] = s.cp(seat) / 10
    out[at + 11] = s.gene_count(seat, codes.PRIMAL) / 4
    out[at + 12] = s.gene_count(seat, codes.MIND) / 4
    out[at + 13] = float(s.gene_count(seat, codes.ARMOR))
    out[at + 14] = 1.0 if player.companion >= 0 else 0.0
    out[at + 15] = s.deck.strength[s.habitat.face[player.tame]] / 10 if player.tame >= 0 else 0.0
    out[at + 16] = 1.0 if s.rocket == seat else 0.0
    out[at + 17] = 1.0 if s.active == seat else 0.0
    out[at + 18] = 1.0 if s.fights(seat) else 0.0
    out[at + 19] = (player.kept - player.broken) / 4


def observe_place(s: Evoloosen, seat: i64, place: i64, out: list[float], at: int) -> None:
    token = s.pool[place]
    if token < 0:
        return
    face = s.adaptations.face[token]
    out[at] = price(s, token) / 8
    out[at + 1] = s.deck.pf[face] / 4
    out[at + 2] = s.deck.int[face] / 4
    out[at + 3 + s.deck.part[face]] = 1.0
    out[at + 7] = 1.0 if why_not_adapt(s, seat, place) == "" else 0.0
    out[at + 8] = 1.0 if (s.rotated >> place) & 1 else 0.0


def observe_moment(s: Evoloosen, seat: i64, out: list[float], at: int) -> None:
    out[at + s.phase] = 1.0
    out[at + 4 + s.stage] = 1.0
    out[at + 9] = s.round / codes.LAST_ROUND
    out[at + 10] = len(s.unresolved) / 5
    out[at + 11] = len(s.declared) / 5
    out[at + 12] = 1.0 if s.defeated else 0.0
    out[at + 13] = 1.0 if s.skip_adapting else 0.0
    out[at + 14] = 1.0 if s.doubled else 0.0
    out[at + 15] = s.discount / 4
    if s.battle.on:
        out[at + 16] = 1.0
        out[at + 17] = fighter_strength(s, seat) / 10
        if s.battle.enemy >= 0:
            out[at + 18] = enemy_strength(s) / 10
            out[at + 19] = side_strength(s) / 10
    out[at + 20] = ((seat - s.compass) % s.players) / 5
    out[at + 21] = s.players / 5
    out[at + 22] = len(s.habitat_pile) / 50
    out[at + 23] = float(s.mode)
