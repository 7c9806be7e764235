"""The vector that learning bots see: everything that the seat knows, in fixed places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve.deck import ABILITIES, ACTIONS, ATTRIBUTES, CREATURES, KINDS, POWERS, SPECIALS
from galapagos.games.evolve.state import Evolve
from galapagos.games.evolve.verbs import MOST_PLAYERS, card_of, is_pay, is_play
from galapagos.kernel.vector import Vector

SEAT_SIZE: Final = 4 + len(ATTRIBUTES) + len(ABILITIES) + len(POWERS) + len(KINDS)
BIOME_SIZE: Final = 2 * len(ABILITIES) + 1
CHALLENGE_SIZE: Final = len(ATTRIBUTES) + len(ACTIONS) + len(SPECIALS) + len(ABILITIES)
TABLE_SIZE: Final = 5
OBSERVATION_SIZE: Final[int] = (
    2 * CREATURES + MOST_PLAYERS * SEAT_SIZE + 2 * BIOME_SIZE + 3 * CHALLENGE_SIZE + TABLE_SIZE
)


def observe(s: Evolve, seat: i64, out: Vector) -> None:
    """Hand, picks, creatures from the seat's own leftwards, biomes, challenges, table."""
    observe_cards(s, seat, out)
    at: i64 = 2 * CREATURES
    for step in range(s.players):
        observe_seat(s, (seat + step) % s.players, out, at + step * SEAT_SIZE)
    at += MOST_PLAYERS * SEAT_SIZE
    observe_biome(s, s.round - 1, out, at)
    if not s.last_round():
        observe_biome(s, s.round, out, at + BIOME_SIZE)
    at += 2 * BIOME_SIZE
    observe_challenge(s, s.challenge, out, at)
    observe_challenge(s, s.preview, out, at + CHALLENGE_SIZE)
    if s.challenge_pile and s.challenges.knows(seat, s.challenge_pile[len(s.challenge_pile) - 1]):
        observe_challenge(s, s.challenge_pile[len(s.challenge_pile) - 1], out, at + 2 * CHALLENGE_SIZE)
    observe_table(s, seat, out, at + 3 * CHALLENGE_SIZE)


def observe_cards(s: Evolve, seat: i64, out: Vector) -> None:
    """The hand, and what is picked of it: to be played, or to pay."""
    for token in s.hands[seat]:
        out.put(s.creatures.face[token], 1.0)
    for pick in s.pending(seat):
        if is_play(pick):
            out.put(CREATURES + card_of(pick), 1.0)
        elif is_pay(pick):
            out.put(CREATURES + card_of(pick), -1.0)


def observe_table(s: Evolve, seat: i64, out: Vector, at: i64) -> None:
    out.put(at, float(s.round) / 10.0)
    out.put(at + 1, float(len(s.pile)) / 72.0)
    out.put(at + 2, float(len(s.discards)) / 72.0)
    out.put(at + 3, float(len(s.pending(seat))) / 10.0)
    out.mark(at + 4, (s.waiting_mask() >> seat) & 1 == 1)


def observe_seat(s: Evolve, seat: i64, out: Vector, at: i64) -> None:
    beast = s.beast(seat)
    out.put(at, 1.0)
    out.put(at + 1, float(s.dominance[seat]) / 20.0)
    out.put(at + 2, float(len(s.hands[seat])) / 10.0)
    out.put(at + 3, float(beast.price) / 20.0)
    at += 4
    for attribute in range(4):
        out.put(at + attribute, float(beast.attribute(attribute)) / 10.0)
    at += 4
    mark(out, at, beast.abilities)
    at += len(ABILITIES)
    if beast.power >= 0:
        out.put(at + beast.power, 1.0)
    at += len(POWERS)
    for kind in range(4):
        out.mark(at + kind, s.parts[4 * seat + kind] >= 0)


def observe_biome(s: Evolve, token: i64, out: Vector, at: i64) -> None:
    face = s.biomes.face[token]
    mark(out, at, s.deck.gain[face])
    if s.deck.loss[face] >= 0:
        out.put(at + len(ABILITIES) + s.deck.loss[face], 1.0)
    if face == s.deck.final:
        out.put(at + 2 * len(ABILITIES), 1.0)


def observe_challenge(s: Evolve, token: i64, out: Vector, at: i64) -> None:
    if token < 0:
        return
    deck = s.deck
    face = s.challenges.face[token]
    for attribute in range(4):
        out.put(at + attribute, float(deck.weights[4 * face + attribute]))
    at += 4
    if deck.action[face] >= 0:
        out.put(at + deck.action[face], 1.0)
    at += len(ACTIONS)
    if deck.special[face] >= 0:
        out.put(at + deck.special[face], 1.0)
    at += len(SPECIALS)
    if deck.bonus[face] >= 0:
        out.put(at + deck.bonus[face], float(deck.bonus_points[face]) / 2.0)


def mark(out: Vector, at: i64, mask: i64) -> None:
    """A 1 for each bit that is on."""
    for i in range(len(ABILITIES)):
        if (mask >> i) & 1:
            out.put(at + i, 1.0)
