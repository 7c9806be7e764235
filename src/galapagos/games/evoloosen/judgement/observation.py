"""A position as a vector of fixed size, from what one seat knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen.rules.adapting import price, why_not_adapt
from galapagos.games.evoloosen.rules.strength import enemy_strength, fighter_strength, side_strength
from galapagos.games.evoloosen.state import POOL, Evoloosen
from galapagos.kernel.vector import Vector

SEAT_FEATURES: Final = 20
POOL_FEATURES: Final = 9
OTHER_FEATURES: Final = 24
OBSERVATION_SIZE: Final[int] = (
    SEAT_FEATURES * codes.SEATS + POOL_FEATURES * POOL + codes.INVENTION_FACES + OTHER_FEATURES
)


def observe(s: Evoloosen, seat: i64, out: Vector) -> None:
    """Seats clockwise from the observer, the Gene Pool, its own hand, and the moment."""
    at = 0
    for offset in range(s.players):
        observe_seat(s, (seat + offset) % s.players, out, at)
        at += SEAT_FEATURES
    at = SEAT_FEATURES * codes.SEATS
    for place in range(len(s.pool)):
        observe_place(s, seat, place, out, at + place * POOL_FEATURES)
    at += POOL_FEATURES * POOL
    for token in s.seats[seat].hand:
        out.add(at + s.inventions.face[token], 1.0)
    observe_moment(s, seat, out, at + codes.INVENTION_FACES)


def observe_seat(s: Evoloosen, seat: i64, out: Vector, at: int) -> None:
    player = s.seats[seat]
    if player.species >= 0:
        out.put(at + player.species, 1.0)
    out.put(at + 5, float(player.mp) / 8.0)
    out.put(at + 6, float(len(player.hand)) / 8.0)
    out.put(at + 7, float(len(player.genes)) / 8.0)
    out.put(at + 8, float(s.pf(seat)) / 10.0)
    out.put(at + 9, float(s.int_points(seat)) / 10.0)
    out.put(at + 10, float(s.cp(seat)) / 10.0)
    out.put(at + 11, float(s.gene_count(seat, codes.PRIMAL)) / 4.0)
    out.put(at + 12, float(s.gene_count(seat, codes.MIND)) / 4.0)
    out.put(at + 13, float(s.gene_count(seat, codes.ARMOR)))
    out.mark(at + 14, player.companion >= 0)
    out.put(at + 15, float(s.deck.strength[s.habitat.face[player.tame]]) / 10.0 if player.tame >= 0 else 0.0)
    out.mark(at + 16, s.rocket == seat)
    out.mark(at + 17, s.active == seat)
    out.mark(at + 18, s.fights(seat))
    out.put(at + 19, float(player.kept - player.broken) / 4.0)


def observe_place(s: Evoloosen, seat: i64, place: i64, out: Vector, at: int) -> None:
    token = s.pool[place]
    if token < 0:
        return
    face = s.adaptations.face[token]
    out.put(at, float(price(s, token)) / 8.0)
    out.put(at + 1, float(s.deck.pf[face]) / 4.0)
    out.put(at + 2, float(s.deck.int[face]) / 4.0)
    out.put(at + 3 + s.deck.part[face], 1.0)
    out.mark(at + 7, why_not_adapt(s, seat, place) == "")
    out.mark(at + 8, (s.rotated >> place) & 1 == 1)


def observe_moment(s: Evoloosen, seat: i64, out: Vector, at: int) -> None:
    out.put(at + s.phase, 1.0)
    out.put(at + 4 + s.stage, 1.0)
    out.put(at + 9, float(s.round) / float(codes.LAST_ROUND))
    out.put(at + 10, float(len(s.unresolved)) / 5.0)
    out.put(at + 11, float(len(s.declared)) / 5.0)
    out.mark(at + 12, s.defeated)
    out.mark(at + 13, s.skip_adapting)
    out.mark(at + 14, s.doubled)
    out.put(at + 15, float(s.discount) / 4.0)
    if s.battle.on:
        out.put(at + 16, 1.0)
        out.put(at + 17, float(fighter_strength(s, seat)) / 10.0)
        if s.battle.enemy >= 0:
            out.put(at + 18, float(enemy_strength(s)) / 10.0)
            out.put(at + 19, float(side_strength(s)) / 10.0)
    out.put(at + 20, float((seat - s.compass) % s.players) / 5.0)
    out.put(at + 21, float(s.players) / 5.0)
    out.put(at + 22, float(len(s.habitat_pile)) / 50.0)
    out.put(at + 23, float(s.mode))
