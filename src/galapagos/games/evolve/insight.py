"""Judging a position from what one seat knows: a vector for learning, a chance of winning for search."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from galapagos.games.evolve.beasts import Beast, beasts_of
from galapagos.games.evolve.deck import (
    ABILITIES,
    ACTIONS,
    ATTRIBUTES,
    CREATURES,
    FLYING,
    KINDS,
    POWERS,
    SPECIALS,
)
from galapagos.games.evolve.rules.biome import gain, loss
from galapagos.games.evolve.rules.ranking import cards, measure, places, points
from galapagos.games.evolve.rules.specials import special_points
from galapagos.games.evolve.verbs import MOST_PLAYERS, SPLICE, card_of, is_card, is_pay, is_play
from galapagos.kernel.flow import Together
from galapagos.kernel.state import count

if TYPE_CHECKING:
    from galapagos.games.evolve.state import Evolve

# --- The vector --------------------------------------------------------------------------------

SEAT_SIZE: Final = 4 + len(ATTRIBUTES) + len(ABILITIES) + len(POWERS) + len(KINDS)
BIOME_SIZE: Final = 2 * len(ABILITIES) + 1
CHALLENGE_SIZE: Final = len(ATTRIBUTES) + len(ACTIONS) + len(SPECIALS) + len(ABILITIES)
TABLE_SIZE: Final = 5
OBSERVATION_SIZE: Final = 2 * CREATURES + MOST_PLAYERS * SEAT_SIZE + 2 * BIOME_SIZE + 3 * CHALLENGE_SIZE + TABLE_SIZE


def observe(s: Evolve, seat: i64, out: list[float]) -> None:
    """Hand, picks, creatures from the seat's own leftwards, biomes, challenges, table."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0.0
    for token in s.hands[seat]:
        out[s.creatures.face[token]] = 1.0
    for pick in s.pending(seat):
        if is_play(pick):
            out[CREATURES + card_of(pick)] = 1.0
        elif is_pay(pick):
            out[CREATURES + card_of(pick)] = -1.0
    at: i64 = 2 * CREATURES
    for step in range(s.players):
        observe_seat(s, (seat + step) % s.players, out, at + step * SEAT_SIZE)
    at += MOST_PLAYERS * SEAT_SIZE
    observe_biome(s, s.round - 1, out, at)
    at += BIOME_SIZE
    if not s.last_round():
        observe_biome(s, s.round, out, at)
    at += BIOME_SIZE
    observe_challenge(s, s.challenge, out, at)
    observe_challenge(s, s.preview, out, at + CHALLENGE_SIZE)
    if s.challenge_pile and s.challenges.knows(seat, s.challenge_pile[len(s.challenge_pile) - 1]):
        observe_challenge(s, s.challenge_pile[len(s.challenge_pile) - 1], out, at + 2 * CHALLENGE_SIZE)
    at += 3 * CHALLENGE_SIZE
    out[at] = float(s.round) / 10.0
    out[at + 1] = len(s.pile) / 72.0
    out[at + 2] = len(s.discard) / 72.0
    out[at + 3] = len(s.pending(seat)) / 10.0
    out[at + 4] = 1.0 if (s.waiting_mask() >> seat) & 1 else 0.0


def observe_seat(s: Evolve, seat: i64, out: list[float], at: i64) -> None:
    beast = s.beast(seat)
    out[at] = 1.0
    out[at + 1] = float(s.dominance[seat]) / 20.0
    out[at + 2] = len(s.hands[seat]) / 10.0
    out[at + 3] = float(beast.price) / 20.0
    at += 4
    for attribute in range(4):
        out[at + attribute] = float(beast.attribute(attribute)) / 10.0
    at += 4
    mark(out, at, beast.abilities)
    at += len(ABILITIES)
    if beast.power >= 0:
        out[at + beast.power] = 1.0
    at += len(POWERS)
    for kind in range(4):
        out[at + kind] = 1.0 if s.parts[4 * seat + kind] >= 0 else 0.0


def observe_biome(s: Evolve, token: i64, out: list[float], at: i64) -> None:
    face = s.biomes.face[token]
    mark(out, at, s.deck.gain[face])
    if s.deck.loss[face] >= 0:
        out[at + len(ABILITIES) + s.deck.loss[face]] = 1.0
    if face == s.deck.final:
        out[at + 2 * len(ABILITIES)] = 1.0


def observe_challenge(s: Evolve, token: i64, out: list[float], at: i64) -> None:
    if token < 0:
        return
    deck = s.deck
    face = s.challenges.face[token]
    for attribute in range(4):
        out[at + attribute] = float(deck.weights[4 * face + attribute])
    at += 4
    if deck.action[face] >= 0:
        out[at + deck.action[face]] = 1.0
    at += len(ACTIONS)
    if deck.special[face] >= 0:
        out[at + deck.special[face]] = 1.0
    at += len(SPECIALS)
    if deck.bonus[face] >= 0:
        out[at + deck.bonus[face]] = float(deck.bonus_points[face]) / 2.0


def mark(out: list[float], at: i64, mask: i64) -> None:
    """A 1 for each bit that is on."""
    for i in range(len(ABILITIES)):
        if (mask >> i) & 1:
            out[at + i] = 1.0


# --- The chance of winning --------------------------------------------------------------------------

POINT_A_ROUND: Final = 0.16  # what an attribute point is worth in a later round's challenge
POINT_AT_SUN: Final = 0.30  # and under the Dying Sun
ABILITY_A_ROUND: Final = 0.10  # what an ability is worth in a later round's biome
FLYING_A_ROUND: Final = 0.15  # and Flying on top, as it breaks ties
POWER_A_ROUND: Final = 0.12
CARD: Final = 0.10  # what a card in hand is worth
BEST_CARD: Final = 0.35  # the share of what the best card in hand would add
SPARE_CARD: Final = 0.01  # and of what any other would
LIKELY: Final = 0.8  # how sure what was previewed is to come
POSSIBLE: Final = 0.6  # and a challenge that somebody may exchange
UNSEEN_CARD: Final = 0.13  # what a card in another's hand promises, in attribute points (an average over many games)
SHARPNESS: Final = 0.45  # how surely a lead wins


def evaluate(s: Evolve, seat: i64) -> float:
    """The seat's share of the win, from everybody's points so far and what their creatures promise."""
    if s.over:
        return s.returns()[seat]
    faces = faces_after(s, seat)
    later = later_rounds(s)
    promise = near_points(s, beasts_of(s.deck, faces))
    total = 0.0
    mine = 0.0
    for other in range(s.players):
        strength = float(s.dominance[other]) + promise[other]
        if not s.last_round():
            strength += far_points(s, faces, other, later)
            if other == seat:
                strength += hand_value(s, faces, seat, later)
            else:
                strength += (CARD + UNSEEN_CARD * point_worth(later)) * float(len(s.hands[other]))
        weight = math.exp(SHARPNESS * strength)
        total += weight
        if other == seat:
            mine = weight
    return mine / total


def reasons(s: Evolve, seat: i64) -> list[tuple[str, float]]:
    """The parts of the judgement by name, each in points of dominance."""
    faces = faces_after(s, seat)
    later = later_rounds(s)
    promise = near_points(s, beasts_of(s.deck, faces))
    rival = -1000.0
    for other in range(s.players):
        if other != seat:
            rival = max(rival, float(s.dominance[other]) + promise[other] + far_points(s, faces, other, later))
    return [
        ("part-points", float(s.dominance[seat])),
        ("part-soon", promise[seat]),
        ("part-later", 0.0 if s.last_round() else far_points(s, faces, seat, later)),
        ("part-hand", 0.0 if s.last_round() else hand_value(s, faces, seat, later)),
        ("part-rivals", -rival),
    ]


def faces_after(s: Evolve, seat: i64) -> list[i64]:
    """The faces on all creatures, -1 for none, as if the seat's own picks were carried out."""
    faces = s.parts_faces()
    for pick in s.pending(seat):
        if is_play(pick):
            face = card_of(pick)
            faces[4 * seat + s.deck.kind[face]] = face
        elif SPLICE.has(pick):
            hand = s.hands[seat]
            face = s.creatures.face[hand[len(hand) - 1]]
            faces[4 * SPLICE.operand(pick) + s.deck.kind[face]] = face
    return faces


def later_rounds(s: Evolve) -> float:
    """How many rounds with a challenge come after the previewed one, as far as one can know."""
    if s.last_round() or s.sun_comes():
        return 0.0
    next_but_one = float(s.round) + 2.0
    return (max(next_but_one, 6.0) + 10.0) / 2.0 - next_but_one


def scored(s: Evolve) -> bool:
    """Whether this round's points are given already: only the hand limit is asked after that."""
    return s.challenge < 0 and not s.last_round() and isinstance(s.stack[len(s.stack) - 1], Together)


def near_points(s: Evolve, beasts: list[Beast]) -> list[float]:
    """What this round and the previewed one would bring if the creatures stayed as they are."""
    promise: list[float] = [0.0] * s.players
    if s.last_round():
        add_sun(beasts, promise, 1.0)
        return promise
    if not scored(s):
        add_biome(s, beasts, s.biome(), promise, 1.0)
        if s.challenge >= 0:
            add_challenge(s, beasts, s.contest(), promise, 1.0)
        elif s.preview >= 0:
            add_challenge(s, beasts, s.challenges.face[s.preview], promise, LIKELY)
    if s.sun_comes():
        add_sun(beasts, promise, LIKELY)
        return promise
    add_biome(s, beasts, s.biomes.face[s.round], promise, LIKELY)
    if s.challenge >= 0 and s.preview >= 0:
        add_challenge(s, beasts, s.challenges.face[s.preview], promise, POSSIBLE)
    return promise


def add_biome(s: Evolve, beasts: list[Beast], biome: i64, promise: list[float], share: float) -> None:
    for seat in range(s.players):
        promise[seat] += share * float(gain(s.deck, beasts, seat, biome))
        promise[seat] -= share * (1.0 - CARD) * float(loss(s.deck, beasts[seat], biome))


def add_challenge(s: Evolve, beasts: list[Beast], challenge: i64, promise: list[float], share: float) -> None:
    if s.deck.special[challenge] >= 0:
        change = special_points(s.deck, beasts, challenge)
        for seat in range(s.players):
            promise[seat] += share * float(change[seat])
        return
    add_ranks(beasts, [measure(s.deck, beast, challenge) for beast in beasts], promise, share, CARD)


def add_sun(beasts: list[Beast], promise: list[float], share: float) -> None:
    for attribute in range(4):
        add_ranks(beasts, [beast.attribute(attribute) for beast in beasts], promise, share, 0.0)


def add_ranks(beasts: list[Beast], scores: list[i64], promise: list[float], share: float, card: float) -> None:
    """The points of the places, and what their cards are worth."""
    found = places(beasts, scores)
    for seat in range(len(found)):
        promise[seat] += share * (float(points(found[seat])) + card * float(cards(found[seat])))


def point_worth(later: float) -> float:
    """What an attribute point is worth over the rest of the game."""
    return POINT_A_ROUND * (later + 1.0) + POINT_AT_SUN


def worth(s: Evolve, face: i64, later: float) -> float:
    """What a card adds over the rest of the game, as a rule of thumb."""
    deck = s.deck
    value = 0.0
    for attribute in range(4):
        value += float(deck.attributes[4 * face + attribute]) * point_worth(later)
    mask = deck.abilities[face]
    value += ABILITY_A_ROUND * (later + 1.0) * float(count(mask))
    if (mask >> FLYING) & 1:
        value += FLYING_A_ROUND * (later + 1.0)
    if deck.power[face] >= 0:
        value += POWER_A_ROUND * (later + 1.0)
    return value


def far_points(s: Evolve, faces: list[i64], seat: i64, later: float) -> float:
    """What the creature promises for the rounds that nobody can see yet."""
    total = 0.0
    for kind in range(4):
        face = faces[4 * seat + kind]
        if face >= 0:
            total += worth(s, face, later)
    return total


def hand_value(s: Evolve, faces: list[i64], seat: i64, later: float) -> float:
    """What the cards not picked are worth: each a little, and the best one for what it would add to the creature."""
    picks = s.pending(seat)
    spare: i64 = len(s.hands[seat]) - len(picks)
    best = 0.0
    rest = 0.0
    for token in s.hands[seat]:
        face = s.creatures.face[token]
        if not is_picked(picks, face):
            added = worth(s, face, later)
            rest += CARD + SPARE_CARD * added
            old = faces[4 * seat + s.deck.kind[face]]
            if old >= 0:
                added -= worth(s, old, later)
            added -= CARD * float(s.deck.cost[face])
            if s.deck.cost[face] < spare and added > best:
                best = added
    return BEST_CARD * best + rest


def is_picked(picks: list[i64], face: i64) -> bool:
    """Whether some pick is about that card."""
    return any(is_card(pick) and card_of(pick) == face for pick in picks)
