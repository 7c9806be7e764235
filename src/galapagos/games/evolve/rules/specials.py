"""Special challenges (*): each scores in its own way, and everyone draws two cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve import wording
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
from galapagos.games.evolve.rules.ranking import bonus
from galapagos.games.evolve.state import Evolve

CARDS: Final = 2
CATCH: Final = 2  # points of Circle of Life for a hunter
ESCAPE: Final = 1  # and for prey that was not caught
METEOR_PROOF: Final = 5
SURVIVED: Final = 2
STARVING: Final = 1


def score_special(s: Evolve, beasts: list[Beast], challenge: i64) -> None:
    """Give and take the points of the special challenge."""
    change = special_points(s.deck, beasts, challenge)
    for seat in range(s.players):
        s.dominance[seat] += change[seat]
        wording.special_scored(s, seat, change[seat])


def special_points(deck: Deck, beasts: list[Beast], challenge: i64) -> list[i64]:
    """The points that the special challenge gives and takes."""
    special = deck.special[challenge]
    if special == CIRCLE_OF_LIFE:
        return circle_of_life(deck, beasts, challenge)
    if special == METEOR:
        return meteor(scores_of(deck, beasts, challenge, RESILIENCE))
    if special == WILDFIRE:
        return wildfire(beasts, scores_of(deck, beasts, challenge, RESILIENCE))
    if special == HUMAN_ABDUCTION:
        return human_abduction(beasts, scores_of(deck, beasts, challenge, ALLURE))
    return starvation(scores_of(deck, beasts, challenge, GATHERING))


def scores_of(deck: Deck, beasts: list[Beast], challenge: i64, attribute: i64) -> list[i64]:
    """Everybody's attribute with the challenge's bonus."""
    return [beast.attribute(attribute) + bonus(deck, beast, challenge) for beast in beasts]


def circle_of_life(deck: Deck, beasts: list[Beast], challenge: i64) -> list[i64]:
    """Everybody hunts the left neighbour: two points for a kill, else one for the prey."""
    change: list[i64] = [0] * len(beasts)
    for seat in range(len(beasts)):
        prey = (seat + 1) % len(beasts)
        if catches(deck, beasts[seat], beasts[prey], challenge):
            change[seat] += CATCH
        else:
            change[prey] += ESCAPE
    return change


def catches(deck: Deck, hunter: Beast, prey: Beast, challenge: i64) -> bool:
    """Aggression against Resilience; a tie goes to a hunter that alone of the two can fly."""
    defence = prey.resilience + bonus(deck, prey, challenge)
    if hunter.aggression == defence:
        return hunter.flies and not prey.flies
    return hunter.aggression > defence


def meteor(scores: list[i64]) -> list[i64]:
    """Two points for whoever is resilient enough."""
    return [SURVIVED if score >= METEOR_PROOF else 0 for score in scores]


def wildfire(beasts: list[Beast], scores: list[i64]) -> list[i64]:
    """The least resilient loses a point, the others gain one."""
    return strike(beasts, scores, min(scores))


def human_abduction(beasts: list[Beast], scores: list[i64]) -> list[i64]:
    """The most alluring loses a point, the others gain one."""
    return strike(beasts, scores, max(scores))


def starvation(scores: list[i64]) -> list[i64]:
    """Poor gatherers lose a point, the others gain one."""
    return [-1 if score <= STARVING else 1 for score in scores]


def strike(beasts: list[Beast], scores: list[i64], score: i64) -> list[i64]:
    """Those with that score lose a point, the others gain one; of several, flyers escape if not all fly (ruling 7)."""
    grounded = False
    for seat in range(len(beasts)):
        if scores[seat] == score and not beasts[seat].flies:
            grounded = True
    change: list[i64] = []
    for seat in range(len(beasts)):
        struck = scores[seat] == score and not (grounded and beasts[seat].flies)
        change.append(-1 if struck else 1)
    return change
