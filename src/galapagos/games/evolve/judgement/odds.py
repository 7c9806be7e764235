"""What a challenge and the Dying Sun may bring while creatures can still change: expected points, for judging.

Whoever has not chosen yet is taken to grow by about a point where it counts. How sure a lead is then goes by its size:
a creature just ahead is likely to be passed by one that may still grow. These are guesses, no rules.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve.beasts import Beast
from galapagos.games.evolve.deck import (
    ALLURE,
    CIRCLE_OF_LIFE,
    GATHERING,
    HUMAN_ABDUCTION,
    METEOR,
    RESILIENCE,
    WILDFIRE,
    Deck,
)
from galapagos.games.evolve.rules.ranking import bonus, measure
from galapagos.games.evolve.rules.specials import CARDS, METEOR_PROOF, STARVING

GROWTH: Final = 1.0  # points that a creature grows by that can still change this round
BLUR_NOW: Final = 1.0  # how much leads may change this round, in points
BLUR_SOON: Final = 1.5  # and until the next one is over
TIE: Final = 0.3  # in favour of being struck: equals are struck together
EVEN: Final = 0.25  # in favour of prey that is as good as its hunter
MOST_CARDS: Final = 4.0


class Odds:
    """How much creatures may still change, each seat's growth and by how much that is unsure."""

    __slots__ = ("blur", "growth")

    def __init__(self, growth: list[float], blur: float) -> None:
        self.growth = growth
        self.blur: float = blur

    def ahead(self, lead: float) -> float:
        """The chance that a lead of so many points comes out as one."""
        return 1.0 / (1.0 + math.exp(max(min(-lead / self.blur, 30.0), -30.0)))

    def passes(self, score: float, seat: i64, least: i64) -> float:
        """The chance that the seat's score is at least so much in the end; it is sure if it can't change."""
        if self.growth[seat] == 0.0:
            return 1.0 if score >= float(least) else 0.0
        return self.ahead(score + self.growth[seat] + 0.5 - float(least))


def expect_challenge(
    deck: Deck, beasts: list[Beast], challenge: i64, odds: Odds, points: list[float], cards: list[float]
) -> None:
    """Add the points and cards that everybody may expect of the challenge."""
    if deck.special[challenge] >= 0:
        for seat in range(len(beasts)):
            points[seat] += special(deck, beasts, seat, challenge, odds)
            cards[seat] += float(CARDS)
        return
    behind = places_lost(beasts, [measure(deck, beast, challenge) for beast in beasts], odds)
    for seat in range(len(beasts)):
        points[seat] += max(3.0 - behind[seat], 0.0)
        cards[seat] += min(1.0 + behind[seat], MOST_CARDS)


def places_lost(beasts: list[Beast], scores: list[i64], odds: Odds) -> list[float]:
    """How many others everybody may expect to be ahead in the end. Flying is worth half a point: it beats ties."""
    keys: list[float] = []
    for seat in range(len(beasts)):
        keys.append(float(scores[seat]) + airborne(beasts[seat]) + odds.growth[seat])
    found: list[float] = [0.0] * len(keys)
    for seat in range(len(keys)):
        for other in range(seat):
            lead = odds.ahead(keys[seat] - keys[other])
            found[other] += lead
            found[seat] += 1.0 - lead
    return found


def airborne(beast: Beast) -> float:
    return 0.5 if beast.flies else 0.0


def expect_sun(beasts: list[Beast], odds: Odds, points: list[float]) -> None:
    """Add what the Dying Sun may bring: a ranking in each attribute."""
    for attribute in range(4):
        behind = places_lost(beasts, [beast.attribute(attribute) for beast in beasts], odds)
        for seat in range(len(beasts)):
            points[seat] += max(3.0 - behind[seat], 0.0)


# --- Special challenges ------------------------------------------------------------------------------


def special(deck: Deck, beasts: list[Beast], seat: i64, challenge: i64, odds: Odds) -> float:
    """The points that the seat may expect of a special challenge."""
    kind = deck.special[challenge]
    if kind == CIRCLE_OF_LIFE:
        prey: i64 = (seat + 1) % len(beasts)
        hunter: i64 = (seat + len(beasts) - 1) % len(beasts)
        return (
            2.0 * caught(deck, beasts, seat, prey, challenge, odds)
            + 1.0
            - caught(deck, beasts, hunter, seat, challenge, odds)
        )
    if kind == METEOR:
        return 2.0 * odds.passes(score_of(deck, beasts[seat], challenge, RESILIENCE), seat, METEOR_PROOF)
    if kind in (WILDFIRE, HUMAN_ABDUCTION):
        return 1.0 - 2.0 * struck(deck, beasts, seat, challenge, odds)
    return 2.0 * odds.passes(score_of(deck, beasts[seat], challenge, GATHERING), seat, STARVING + 1) - 1.0


def score_of(deck: Deck, beast: Beast, challenge: i64, attribute: i64) -> float:
    return float(beast.attribute(attribute) + bonus(deck, beast, challenge))


def caught(deck: Deck, beasts: list[Beast], hunter: i64, prey: i64, challenge: i64, odds: Odds) -> float:
    """Circle of Life: the chance that the hunter's Aggression exceeds the prey's Resilience."""
    attack = float(beasts[hunter].aggression) + airborne(beasts[hunter]) + odds.growth[hunter]
    defence = score_of(deck, beasts[prey], challenge, RESILIENCE) + airborne(beasts[prey]) + odds.growth[prey]
    return odds.ahead(attack - defence - EVEN)


def struck(deck: Deck, beasts: list[Beast], seat: i64, challenge: i64, odds: Odds) -> float:
    """Wildfire, Human Abduction: the chance to be the one who loses the point. Nobody grows more alluring for it."""
    burns = deck.special[challenge] == WILDFIRE
    chance = 1.0
    for other in range(len(beasts)):
        if other == seat:
            continue
        lead = airborne(beasts[other]) - airborne(beasts[seat]) + TIE
        if burns:
            lead += score_of(deck, beasts[other], challenge, RESILIENCE) + odds.growth[other]
            lead -= score_of(deck, beasts[seat], challenge, RESILIENCE) + odds.growth[seat]
        else:
            lead += score_of(deck, beasts[seat], challenge, ALLURE) - score_of(deck, beasts[other], challenge, ALLURE)
        chance *= odds.ahead(lead)
    return chance
