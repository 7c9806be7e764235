"""What a player does without much thought: for searches that play on quickly from a position.

Nothing is tried out and judged here: a card is worth what it adds to the creature, most of all for the biomes and
challenges in sight, less what it costs. In units of about a thirtieth of a point.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from galapagos.games.evolve.deck import Deck
from galapagos.games.evolve.powers import price
from galapagos.games.evolve.rules.ranking import measure
from galapagos.games.evolve.rules.specials import special_points
from galapagos.games.evolve.verbs import CHOOSE, HIDDEN, PASS_ACTION, PREVIEWED, card_of
from galapagos.kernel.rng import Rng
from galapagos.kernel.state import count

if TYPE_CHECKING:
    from galapagos.games.evolve.state import Evolve

CARD: Final = 9  # a card of the hand
BIOME: Final = 27  # an ability that this round's biome names
BIOME_NEXT: Final = 16
CONTEST: Final = 2  # a point towards this round's challenge
CONTEST_NEXT: Final = 2
RANK: Final = 18  # another creature overtaken in this round's challenge; others may still grow, too
SUN: Final = 12  # the same in one attribute under the Dying Sun
POINT: Final = 1  # an attribute point or ability, for each round to come
WHIM: Final = 8  # how much chance there is in it


def play(s: Evolve, seat: i64, options: list[i64], played: i64, rng: Rng) -> i64:
    """Mutate: the card that adds most for its price, or pass."""
    best: i64 = PASS_ACTION
    highest: i64 = WHIM // 2
    power = s.power(seat)
    last = s.last_round()
    for option in options:
        if option != PASS_ACTION:
            face = card_of(option)
            worth = rng.below(WHIM)
            if last:
                worth += SUN * outshone(s, seat, face) + CONTEST * added(s, seat, face)
            else:
                worth += added(s, seat, face) - CARD * (1 + price(power, s.deck.cost[face], played))
                worth += RANK * overtaken(s, seat, face)
            if worth > highest:
                highest = worth
                best = option
    return best


def contest(s: Evolve, seat: i64, rng: Rng) -> i64:
    """Select Challenge: the one in which more others are left behind."""
    previewed = led(s, seat, s.challenges.face[s.preview])
    hidden = led(s, seat, s.challenges.face[s.challenge_pile[len(s.challenge_pile) - 1]])
    if previewed == hidden:
        return CHOOSE.of(rng.below(2))
    return CHOOSE.of(PREVIEWED if previewed > hidden else HIDDEN)


def led(s: Evolve, seat: i64, challenge: i64) -> i64:
    """How many creatures the seat's leaves behind in a challenge, in halves; the points that a special one brings."""
    deck = s.deck
    beasts = s.beasts()
    found: i64 = 0
    if deck.special[challenge] >= 0:
        change = special_points(deck, beasts, challenge)
        for other in range(s.players):
            found += change[seat] - change[other]
        return found + s.players - 1
    own = measure(deck, beasts[seat], challenge)
    for other in range(s.players):
        if other != seat:
            found += ahead(own, measure(deck, beasts[other], challenge))
    return found


def overtaken(s: Evolve, seat: i64, face: i64) -> i64:
    """How many creatures more the seat's would leave behind in this round's challenge, ties as halves, in halves."""
    if s.challenge < 0:
        return 0
    deck = s.deck
    challenge = s.challenges.face[s.challenge]
    beasts = s.beasts()
    before = measure(deck, beasts[seat], challenge)
    after = before + helps(deck, face, challenge)
    worn = s.parts[4 * seat + deck.kind[face]]
    if worn >= 0:
        after -= helps(deck, s.creatures.face[worn], challenge)
    found: i64 = 0
    for other in range(s.players):
        if other != seat:
            score = measure(deck, beasts[other], challenge)
            found += ahead(after, score) - ahead(before, score)
    return found


def outshone(s: Evolve, seat: i64, face: i64) -> i64:
    """The same for the four attributes under the Dying Sun."""
    deck = s.deck
    beasts = s.beasts()
    worn = s.parts[4 * seat + deck.kind[face]]
    old = s.creatures.face[worn] if worn >= 0 else -1
    found: i64 = 0
    for i in range(4):
        change = deck.attributes[4 * face + i]
        if old >= 0:
            change -= deck.attributes[4 * old + i]
        if change != 0:
            before = beasts[seat].attribute(i)
            for other in range(s.players):
                if other != seat:
                    score = beasts[other].attribute(i)
                    found += ahead(before + change, score) - ahead(before, score)
    return found


def ahead(own: i64, other: i64) -> i64:
    """Two for more, one for as much."""
    return 2 if own > other else 1 if own == other else 0


def least(s: Evolve, seat: i64, options: list[i64], rng: Rng) -> i64:
    """The card of the hand that is missed least: to pay with, or to drop."""
    best: i64 = options[0]
    lowest: i64 = 1000
    for option in options:
        if option != PASS_ACTION:
            face = card_of(option)
            worth = 4 * (s.deck.sizes[face] - size_worn(s, seat, face)) - 2 * s.deck.cost[face] + rng.below(WHIM)
            if worth < lowest:
                lowest = worth
                best = option
    return best


def size_worn(s: Evolve, seat: i64, face: i64) -> i64:
    """How much the card that it would replace amounts to."""
    token = s.parts[4 * seat + s.deck.kind[face]]
    return s.deck.sizes[s.creatures.face[token]] if token >= 0 else 0


def added(s: Evolve, seat: i64, face: i64) -> i64:
    """What the creature gains by the card, less the one that it replaces."""
    token = s.parts[4 * seat + s.deck.kind[face]]
    gained = of_card(s, face)
    return gained - of_card(s, s.creatures.face[token]) if token >= 0 else gained


def of_card(s: Evolve, face: i64) -> i64:
    """What a card on a creature is worth, by the rounds in sight and by its size."""
    deck = s.deck
    if s.last_round():
        return deck.sizes[face]
    worth: i64 = POINT * (1 + rounds_ahead(s)) * deck.sizes[face] + BIOME * suits(deck, face, s.biome())
    if s.challenge >= 0:
        worth += CONTEST * helps(deck, face, s.challenges.face[s.challenge])
    if s.sun_comes():
        return worth
    worth += BIOME_NEXT * suits(deck, face, s.biomes.face[s.round])
    if s.preview >= 0:
        worth += CONTEST_NEXT * helps(deck, face, s.challenges.face[s.preview])
    return worth


def rounds_ahead(s: Evolve) -> i64:
    """About how many rounds come after this one; the Dying Sun ends the game in the sixth to the tenth."""
    return 1 if s.sun_comes() else (max(s.round + 2, 6) + 10) // 2 - s.round


def suits(deck: Deck, face: i64, biome: i64) -> i64:
    """How many of the card's abilities the biome rewards, less the one that it punishes."""
    abilities = deck.abilities[face]
    if not abilities:
        return 0
    found: i64 = count(deck.gain[biome] & abilities)
    lost = deck.loss[biome]
    return found - 1 if lost >= 0 and (abilities >> lost) & 1 else found


def helps(deck: Deck, face: i64, challenge: i64) -> i64:
    """What the card brings to a ranked challenge."""
    found: i64 = 0
    for i in range(4):
        weight = deck.weights[4 * challenge + i]
        if weight:
            found += weight * deck.attributes[4 * face + i]
    ability = deck.bonus[challenge]
    if ability >= 0 and (deck.abilities[face] >> ability) & 1:
        found += deck.bonus_points[challenge]
    return found
