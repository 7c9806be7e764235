"""What a player does without much thought: for searches that play on quickly from a position.

Only the card to play is looked for with the judgement; what pays for it, what is dropped, and which challenge suits are
told by simple rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve.judgement.candidates import missed, size_worn
from galapagos.games.evolve.judgement.reckoning import reckon
from galapagos.games.evolve.rules.actions import Crossbreeding, GeneticDrift
from galapagos.games.evolve.rules.mutation import Mutate
from galapagos.games.evolve.rules.ranking import measure
from galapagos.games.evolve.rules.selection import SelectChallenge
from galapagos.games.evolve.rules.specials import special_points
from galapagos.games.evolve.state import Evolve
from galapagos.games.evolve.verbs import CHOOSE, HIDDEN, KEEP, PASS_ACTION, PREVIEWED, SPLICE, card_of, is_pay
from galapagos.kernel.rng import Rng

WHIM: Final = 8  # how much chance there is in which card is missed least


def instinct(s: Evolve, seat: i64, rng: Rng) -> i64:
    """What the seat would do without much thought."""
    frame = s.top
    options = s.choices(seat)
    if isinstance(frame, Mutate) and not is_pay(options[0]):
        return card_to_play(s, seat, options, frame.picked[seat], rng)
    if isinstance(frame, SelectChallenge):
        return challenge_to_choose(s, seat, rng)
    if isinstance(frame, Crossbreeding):
        return splice_or_keep(s, seat, s.creatures.face[frame.drawn[seat]])
    if isinstance(frame, GeneticDrift) and len(options) <= 3:
        return PASS_ACTION
    return card_to_lose(s, seat, options, rng)


def card_to_play(s: Evolve, seat: i64, options: list[i64], picks: list[i64], rng: Rng) -> i64:
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


def splice_or_keep(s: Evolve, seat: i64, face: i64) -> i64:
    """Crossbreeding: a card that would spoil the neighbour's creature goes there, any other stays."""
    spoils = s.deck.sizes[face] < size_worn(s, s.right(seat), face)
    return SPLICE.of(s.right(seat)) if spoils else KEEP.base


def challenge_to_choose(s: Evolve, seat: i64, rng: Rng) -> i64:
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


def card_to_lose(s: Evolve, seat: i64, options: list[i64], rng: Rng) -> i64:
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
