"""Special challenges (*): each scores in its own way, and everyone draws two cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve.deck import (
    AGGRESSION,
    ALLURE,
    CIRCLE_OF_LIFE,
    GATHERING,
    HUMAN_ABDUCTION,
    METEOR,
    RESILIENCE,
    WILDFIRE,
)
from galapagos.games.evolve.rules.ranking import bonus
from galapagos.games.evolve.state import Evolve

CARDS: Final = 2
METEOR_PROOF: Final = 5
STARVING: Final = 1


def score_special(s: Evolve, challenge: i64) -> None:
    """The points that the special challenge gives and takes."""
    special = s.deck.special[challenge]
    if special == CIRCLE_OF_LIFE:
        change = circle_of_life(s, challenge)
    elif special == METEOR:
        change = meteor(s, challenge)
    elif special == WILDFIRE:
        change = wildfire(s, challenge)
    elif special == HUMAN_ABDUCTION:
        change = human_abduction(s, challenge)
    else:
        change = starvation(s, challenge)
    for seat in range(s.players):
        s.dominance[seat] += change[seat]
        if s.watched() and change[seat]:
            key = "special-gain" if change[seat] > 0 else "special-loss"
            label = s.deck.challenge_labels[challenge]
            s.tell(
                key,
                {
                    "player": s.player(seat),
                    "challenge": label,
                    "points": change[seat] if change[seat] > 0 else -change[seat],
                },
                "challenge:now",
                f"score:{seat}",
            )


def scores_of(s: Evolve, attribute: i64, challenge: i64) -> list[i64]:
    """Everybody's attribute with the challenge's bonus."""
    return [s.attribute(seat, attribute) + bonus(s, seat, challenge) for seat in range(s.players)]


def circle_of_life(s: Evolve, challenge: i64) -> list[i64]:
    """Everybody hunts the left neighbour: two points for a kill, else one for the prey."""
    change: list[i64] = [0] * s.players
    for seat in range(s.players):
        prey = s.left(seat)
        if catches(s, seat, prey, challenge):
            change[seat] += 2
        else:
            change[prey] += 1
    return change


def catches(s: Evolve, hunter: i64, prey: i64, challenge: i64) -> bool:
    """Aggression against Resilience; a tie goes to a hunter that alone of the two can fly."""
    attack = s.attribute(hunter, AGGRESSION)
    defence = s.attribute(prey, RESILIENCE) + bonus(s, prey, challenge)
    if attack == defence:
        return s.flies(hunter) and not s.flies(prey)
    return attack > defence


def meteor(s: Evolve, challenge: i64) -> list[i64]:
    """Two points for whoever is resilient enough."""
    return [2 if score >= METEOR_PROOF else 0 for score in scores_of(s, RESILIENCE, challenge)]


def wildfire(s: Evolve, challenge: i64) -> list[i64]:
    """The least resilient loses a point, the others gain one."""
    scores = scores_of(s, RESILIENCE, challenge)
    return strike(s, scores, min(scores))


def human_abduction(s: Evolve, challenge: i64) -> list[i64]:
    """The most alluring loses a point, the others gain one."""
    scores = scores_of(s, ALLURE, challenge)
    return strike(s, scores, max(scores))


def starvation(s: Evolve, challenge: i64) -> list[i64]:
    """Poor gatherers lose a point, the others gain one."""
    return [-1 if score <= STARVING else 1 for score in scores_of(s, GATHERING, challenge)]


def strike(s: Evolve, scores: list[i64], score: i64) -> list[i64]:
    """Those with that score lose a point, the others gain one; of several, flyers escape if not all fly (ruling 7)."""
    grounded = False
    for seat in range(s.players):
        if scores[seat] == score and not s.flies(seat):
            grounded = True
    change: list[i64] = []
    for seat in range(s.players):
        struck = scores[seat] == score and not (grounded and s.flies(seat))
        change.append(-1 if struck else 1)
    return change
