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
    KINDS,
    POWERS,
    SPECIALS,
)
from galapagos.games.evolve.powers import HAND_LIMIT, price
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
OBSERVATION_SIZE: Final[int] = (
    2 * CREATURES + MOST_PLAYERS * SEAT_SIZE + 2 * BIOME_SIZE + 3 * CHALLENGE_SIZE + TABLE_SIZE
)


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


class Standing:
    """What speaks for a player: the features of the judgement."""

    __slots__ = (
        "abilities",
        "attributes",
        "edge",
        "flying",
        "hand",
        "now",
        "points",
        "promise",
        "reserve",
        "size",
        "soon",
        "sun",
        "unseen",
    )

    def __init__(self) -> None:
        self.points: float = 0.0  # dominance
        self.now: float = 0.0  # what this round would bring if the creatures stayed as they are
        self.soon: float = 0.0  # and the previewed round
        self.edge: float = 0.0  # what the creature brings to both challenges and to the Dying Sun
        self.sun: float = 0.0  # the points of the Dying Sun, if it is in sight
        self.attributes: float = 0.0  # all of the creature's, times the rounds to come
        self.abilities: float = 0.0  # how many, times the rounds to come
        self.flying: float = 0.0
        self.hand: float = 0.0  # cards left, with those that this round brings
        self.unseen: float = 0.0  # cards in another's hand, times the rounds to come
        self.promise: float = 0.0  # what the best card of the own hand would add, times the rounds to come
        self.reserve: float = 0.0  # what all cards of the own hand would add
        self.size: float = 0.0  # attribute points, abilities and a power on the creature (for searches)


# What the features weigh, fitted by scripts/fit_evaluation.py.
POINTS: Final = 1.10
NOW: Final = 0.85
SOON: Final = 0.54
EDGE: Final = 0.05
SUN: Final = 0.56
ATTRIBUTES_AHEAD: Final = 0.035
ABILITIES_AHEAD: Final = 0.036
FLYING_AHEAD: Final = 0.036
CARDS_LEFT: Final = 0.28
UNSEEN: Final = 0.022
PROMISE: Final = 0.021
RESERVE: Final = 0.006


def strength(x: Standing) -> float:
    """The features, weighed."""
    return (
        POINTS * x.points
        + NOW * x.now
        + SOON * x.soon
        + EDGE * x.edge
        + SUN * x.sun
        + ATTRIBUTES_AHEAD * x.attributes
        + ABILITIES_AHEAD * x.abilities
        + FLYING_AHEAD * x.flying
        + CARDS_LEFT * x.hand
        + UNSEEN * x.unseen
        + PROMISE * x.promise
        + RESERVE * x.reserve
    )


def evaluate(s: Evolve, seat: i64) -> float:
    """The seat's share of the win: everybody's strength, the surer the nearer the end."""
    if s.over:
        return s.returns()[seat]
    return share(s, seat, [strength(standing) for standing in standings(s, seat)])


def share(s: Evolve, seat: i64, strengths: list[float]) -> float:
    """The seat's share of the win, given everybody's strength."""
    sure = certainty(s)
    total = 0.0
    for other in strengths:
        total += math.exp(sure * (other - strengths[seat]))
    return 1.0 / total


def certainty(s: Evolve) -> float:
    """How much a lead counts: less the more rounds are to come."""
    return 1.0 / math.sqrt(1.0 + later_rounds(s) + (0.0 if s.last_round() else 1.0))


def later_rounds(s: Evolve) -> float:
    """How many rounds with a challenge come after the previewed one, as far as one can know."""
    if s.last_round() or s.sun_comes():
        return 0.0
    next_but_one = float(s.round) + 2.0
    return (max(next_but_one, 6.0) + 10.0) / 2.0 - next_but_one


def scored(s: Evolve) -> bool:
    """Whether this round's points are given already: only the hand limit is asked after that."""
    return s.challenge < 0 and not s.last_round() and isinstance(s.stack[len(s.stack) - 1], Together)


def standings(s: Evolve, seat: i64) -> list[Standing]:
    """Everybody's standing, as the seat sees it; its own picks count as carried out."""
    faces = faces_after(s, seat)
    beasts = beasts_of(s.deck, faces)
    found = [Standing() for beast in beasts]
    ahead = 0.0 if s.last_round() else later_rounds(s) + 1.0
    add_creatures(s, beasts, found, ahead)
    add_rounds(s, beasts, found)
    if ahead > 0.0:
        gone = spent(s, seat)
        add_hands(s, found, seat, gone, ahead)
        add_promise(s, faces, found[seat], seat, gone, ahead)
    return found


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


def add_creatures(s: Evolve, beasts: list[Beast], found: list[Standing], ahead: float) -> None:
    """Points so far, and what the creatures promise for the rounds that nobody can see yet."""
    for seat in range(s.players):
        beast = beasts[seat]
        x = found[seat]
        x.points = float(s.dominance[seat])
        x.attributes = ahead * float(beast.aggression + beast.resilience + beast.allure + beast.gathering)
        x.abilities = ahead * float(count(beast.abilities))
        x.flying = ahead if beast.flies else 0.0


def add_rounds(s: Evolve, beasts: list[Beast], found: list[Standing]) -> None:
    """What this round, the previewed one and the Dying Sun would bring if the creatures stayed as they are."""
    if not s.last_round():
        if not scored(s):
            add_this_round(s, beasts, found)
        if not s.sun_comes():
            add_next_round(s, beasts, found)
    if s.last_round() or s.sun_comes():
        for attribute in range(4):
            scores = [beast.attribute(attribute) for beast in beasts]
            places_of = places(beasts, scores)
            for seat in range(s.players):
                found[seat].sun += float(points(places_of[seat]))
                found[seat].edge += float(scores[seat])


def add_this_round(s: Evolve, beasts: list[Beast], found: list[Standing]) -> None:
    """Points and cards of the biome and of the challenge, or of the previewed one while none is selected."""
    deck = s.deck
    biome = s.biome()
    for seat in range(s.players):
        lost = float(loss(deck, beasts[seat], biome))
        found[seat].now = float(gain(deck, beasts, seat, biome)) - lost
        found[seat].hand = lost
    token = s.challenge if s.challenge >= 0 else s.preview
    if token < 0:
        return
    challenge = s.challenges.face[token]
    if deck.special[challenge] >= 0:
        change = special_points(deck, beasts, challenge)
        for seat in range(s.players):
            found[seat].now += float(change[seat])
            found[seat].hand += 2.0
        return
    scores = [measure(deck, beast, challenge) for beast in beasts]
    places_of = places(beasts, scores)
    for seat in range(s.players):
        found[seat].now += float(points(places_of[seat]))
        found[seat].hand += float(cards(places_of[seat]))
        found[seat].edge += float(scores[seat])


def add_next_round(s: Evolve, beasts: list[Beast], found: list[Standing]) -> None:
    """The previewed biome, and the previewed challenge unless it was counted for this round."""
    deck = s.deck
    biome = s.biomes.face[s.round]
    for seat in range(s.players):
        found[seat].soon = float(gain(deck, beasts, seat, biome)) - float(loss(deck, beasts[seat], biome))
    if s.preview < 0 or (s.challenge < 0 and not scored(s)):
        return
    challenge = s.challenges.face[s.preview]
    if deck.special[challenge] >= 0:
        change = special_points(deck, beasts, challenge)
        for seat in range(s.players):
            found[seat].soon += float(change[seat])
        return
    scores = [measure(deck, beast, challenge) for beast in beasts]
    places_of = places(beasts, scores)
    for seat in range(s.players):
        found[seat].soon += float(points(places_of[seat]))
        found[seat].edge += float(scores[seat])


def add_hands(s: Evolve, found: list[Standing], seat: i64, gone: i64, ahead: float) -> None:
    """How many cards everybody is going to hold after this round, as far as the limit lets them."""
    for other in range(s.players):
        x = found[other]
        x.hand = min(x.hand + float(len(s.hands[other])), float(HAND_LIMIT))
        if other != seat:
            x.unseen = ahead * x.hand
    own = found[seat]
    own.hand = min(own.hand, float(HAND_LIMIT)) - float(gone)


def spent(s: Evolve, seat: i64) -> i64:
    """How many cards the seat's picks take out of its hand: those played, and their whole price."""
    total: i64 = 0
    played: i64 = 0
    for pick in s.pending(seat):
        if is_play(pick):
            total += 1 + price(s.power(seat), s.deck.cost[card_of(pick)], played)
            played += 1
        elif SPLICE.has(pick):
            total += 1
    return total


def add_promise(s: Evolve, faces: list[i64], x: Standing, seat: i64, gone: i64, ahead: float) -> None:
    """What the cards that are not picked would add to the creature: the best that can be paid, and all of them."""
    deck = s.deck
    picks = s.pending(seat)
    spare: i64 = len(s.hands[seat]) - gone
    best: i64 = 0
    for token in s.hands[seat]:
        face = s.creatures.face[token]
        if picks and is_picked(picks, face):
            continue
        added = deck.sizes[face]
        x.reserve += float(added)
        old = faces[4 * seat + deck.kind[face]]
        if old >= 0:
            added -= deck.sizes[old]
        if added > best and deck.cost[face] < spare:
            best = added
    x.promise = ahead * float(best)


def is_picked(picks: list[i64], face: i64) -> bool:
    """Whether some pick is about that card."""
    return any(is_card(pick) and card_of(pick) == face for pick in picks)


def reasons(s: Evolve, seat: i64) -> list[tuple[str, float]]:
    """The parts of the judgement by name."""
    found = standings(s, seat)
    own = found[seat]
    rival = -1000.0
    for other in range(s.players):
        if other != seat:
            rival = max(rival, strength(found[other]))
    points_now = POINTS * own.points
    soon = NOW * own.now + SOON * own.soon + EDGE * own.edge + SUN * own.sun
    hand = CARDS_LEFT * own.hand + PROMISE * own.promise + RESERVE * own.reserve
    return [
        ("part-points", points_now),
        ("part-soon", soon),
        ("part-later", strength(own) - points_now - soon - hand),
        ("part-hand", hand),
        ("part-rivals", -rival),
    ]
