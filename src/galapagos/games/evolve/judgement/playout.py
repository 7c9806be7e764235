"""What a player does without much thought: for searches that play on quickly from a position.

Only the card to play is looked for with the judgement; what pays for it, what is dropped, and which challenge suits are
told by simple rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from galapagos.games.evolve.judgement.reckoning import reckon
from galapagos.games.evolve.rules.ranking import measure
from galapagos.games.evolve.rules.specials import special_points
from galapagos.games.evolve.verbs import CHOOSE, HIDDEN, PASS_ACTION, PREVIEWED, card_of
from galapagos.kernel.rng import Rng

if TYPE_CHECKING:
    from galapagos.games.evolve.state import Evolve

WHIM: Final = 8  # how much chance there is in which card is missed least


def play(s: Evolve, seat: i64, options: list[i64], picks: list[i64], rng: Rng) -> i64:
    """Mutate: what the judgement likes best. Picks count as carried out there, so each is tried without a copy."""
    best: i64 = options[0]
    highest = -1.0
    ties: i64 = 1
    for option in options:
        picks.append(option)
        worth = reckon(s, seat)
        picks.pop()
        if worth > highest:
            highest = worth
            best = option
            ties = 1
        elif worth == highest:
            ties += 1
            if rng.below(ties) == 0:
                best = option
    return best


def cheapest(s: Evolve, seat: i64, options: list[i64], most: i64) -> list[i64]:
    """The cards of the hand that are missed least, so many at most: the others would be paid with as little sense."""
    if len(options) <= most:
        return options
    found: list[i64] = []
    worths: list[i64] = []
    for option in options:
        worth = missed(s, seat, card_of(option))
        at: i64 = len(found)
        while at > 0 and worths[at - 1] > worth:
            at -= 1
        if at < most:
            found.insert(at, option)
            worths.insert(at, worth)
            if len(found) > most:
                found.pop()
                worths.pop()
    return found


def missed(s: Evolve, seat: i64, face: i64) -> i64:
    """How much a card of the hand is missed: what it would add to the creature, less what it would cost."""
    return 4 * (s.deck.sizes[face] - size_worn(s, seat, face)) - 5 * s.deck.cost[face]


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
            worth = missed(s, seat, face) + rng.below(WHIM)
            if worth < lowest:
                lowest = worth
                best = option
    return best


def size_worn(s: Evolve, seat: i64, face: i64) -> i64:
    """How much the card that it would replace amounts to."""
    token = s.parts[4 * seat + s.deck.kind[face]]
    return s.deck.sizes[s.creatures.face[token]] if token >= 0 else 0
