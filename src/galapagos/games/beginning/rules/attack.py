"""Eating Other Species, and THE CARNIVORE TRAIT: one attack, in the book's order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.beginning.rules.excess import eat_excess
from galapagos.games.beginning.rules.extinction import extinction, lose_card
from galapagos.games.beginning.rules.feeding import has_room
from galapagos.games.beginning.rules.foraging import EVERYBODY, Foraging
from galapagos.games.beginning.species import CARNIVORE, Species
from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.traits import AFTER_ATTACK, WHEN_ATTACKED, act
from galapagos.games.beginning.wording import told
from galapagos.kernel.flow import Frame
from galapagos.kernel.text import Param

# The stages of an attack, after the choice of a species.
REDUCING: Final = 0
DYING: Final = 1
FEEDING: Final = 2

NOBODY: Final = -1


def why_not_hunt(s: Beginning, hunter: Species) -> str:
    """Why the species may not hunt now; "" if it may."""
    if not hunter.hunts():
        return "why-no-carnivore"
    if not has_room(s, hunter):
        return "why-full"
    return "" if has_prey(s, hunter) else "why-no-prey"


def has_prey(s: Beginning, hunter: Species, spared: i64 = NOBODY) -> bool:
    """Whether there is a species that the hunter may attack; one seat's species can be left out."""
    return any(prey.owner != spared and not why_not_prey(hunter, prey) for prey in s.species)


def why_not_prey(hunter: Species, prey: Species) -> str:
    """Why the hunter may not attack that species; "" if it may. Its owner does not matter."""
    if prey.place == hunter.place:
        return "why-itself"
    return "why-evades" if prey.evades(hunter) else ""


class Attack(Frame[Beginning]):
    """2) the chosen population is eaten, the target answers; extinctions; 3) the carnivore, then others, are fed."""

    __slots__ = ("card", "hunter", "prey", "stage")

    def __init__(self, hunter: i64 = 0, prey: i64 = 0, card: i64 = 0, stage: i64 = REDUCING) -> None:
        self.hunter: i64 = hunter
        self.prey: i64 = prey
        self.card: i64 = card
        self.stage: i64 = stage  # the next one

    def copy(self) -> Attack:
        return Attack(self.hunter, self.prey, self.card, self.stage)

    def step(self, s: Beginning) -> bool:
        stage = self.stage
        self.stage += 1
        if stage == REDUCING:
            self.reduce(s, s.at(self.hunter), s.at(self.prey))
        elif stage == DYING:
            extinction(s, s.at(self.prey))
            extinction(s, s.at(self.hunter))
        elif stage == FEEDING:
            s.pop()
            self.feed(s)
        return False

    def reduce(self, s: Beginning, hunter: Species, prey: Species) -> None:
        """2) Reduce the population of the attacked species; then it answers, even with its last card gone."""
        if s.watched():
            victim: dict[str, Param] = {"victim": f"player:{prey.owner}", "prey": prey.place}
            s.tell("attacked", told(hunter) | victim, f"species:{hunter.place}", f"species:{prey.place}")
        lose_card(s, prey, self.card, "eaten")
        act(s, WHEN_ATTACKED, prey, hunter)

    def feed(self, s: Beginning) -> None:
        """3) Feed the carnivore, if it survived; then everybody who lives on attacks."""
        s.push(Foraging(AFTER_ATTACK, EVERYBODY))
        hunter = s.find(self.hunter)
        if hunter is not None:
            eat_excess(s, hunter, s.deck.eats[CARNIVORE], "devoured")
