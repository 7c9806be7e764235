"""STEP 3: EAT."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.beginning.rules.adapt import why_not_own
from galapagos.games.beginning.rules.attack import Attack, has_prey, why_not_hunt, why_not_prey
from galapagos.games.beginning.rules.extinction import why_not_lose
from galapagos.games.beginning.rules.feeding import eat, has_room, unfed
from galapagos.games.beginning.rules.horns import Goring
from galapagos.games.beginning.species import Species
from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.verbs import BITE, FEED, HUNT, PREY, STOP
from galapagos.games.beginning.wording import told, whose
from galapagos.kernel.flow import Staged
from galapagos.kernel.text import Text
from galapagos.kernel.verbs import Verb

# What is picked next: who eats; if it attacks, whom; and which population card.
EATER: Final = 0
TARGET: Final = 1
CARD: Final = 2
ABOUT: Final = [[FEED, HUNT, STOP, PREY, BITE], [PREY, BITE, FEED, HUNT, STOP], [BITE, PREY, FEED, HUNT, STOP]]


def grazers_unfed(s: Beginning) -> bool:
    """Whether the active player has an unfed population that eats from the Watering Hole."""
    return any(species.owner == s.active and not species.hunts() and unfed(s, species) for species in s.species)


def why_not_feed(s: Beginning, species: Species) -> str:
    """Why the species may not take a food from the Watering Hole; "" if it may. Second foods come last."""
    if species.hunts():
        return "why-carnivore"
    if s.hole == 0:
        return "why-hole-empty"
    if unfed(s, species):
        return ""
    if not has_room(s, species):
        return "why-full"
    return "why-first-foods" if grazers_unfed(s) else ""


def can_eat(s: Beginning, species: Species) -> bool:
    """Whether the species may take its next step of eating."""
    return not (why_not_hunt(s, species) if species.hunts() else why_not_feed(s, species))


class Eat(Staged[Beginning]):
    """One step at a time, in the order the player likes: a food from the Watering Hole, or an attack.

    It ends when nothing compulsory is left and the player wants no more, or can't have any.
    """

    __slots__ = ()

    def copy(self) -> Eat:
        other = Eat()
        other.picked = self.picked.copy()
        return other

    def step(self, s: Beginning) -> bool:
        for species in s.species:
            if species.owner == s.active and can_eat(s, species):
                return True
        s.pop()
        return False

    def asked(self, s: Beginning) -> i64:
        return s.active

    def options(self, s: Beginning) -> list[i64]:
        if len(self.picked) == EATER:
            return self._steps(s)
        found: list[i64] = []
        if len(self.picked) == TARGET:
            hunter = self._hunter(s)
            for species in s.species:
                if not why_not_prey(hunter, species):
                    found.append(PREY.of(species.place))
        else:
            for i in range(len(self.herd(s))):
                found.append(BITE.of(i))
        return found

    def _steps(self, s: Beginning) -> list[i64]:
        """Who can eat next. One who is hungry has to, otherwise the player may stop."""
        found: list[i64] = []
        forced = False
        for species in s.species:
            if species.owner == s.active and can_eat(s, species):
                found.append(HUNT.of(species.place) if species.hunts() else FEED.of(species.place))
                forced = forced or unfed(s, species)
        if not forced:
            found.append(STOP.base)
        return found

    def _hunter(self, s: Beginning) -> Species:
        return s.at(HUNT.operand(self.picked[EATER]))

    def herd(self, s: Beginning) -> list[i64]:
        """The population cards of the picked target."""
        return s.at(PREY.operand(self.picked[TARGET])).herd

    def complete(self, s: Beginning) -> bool:
        return len(self.picked) > CARD or not HUNT.has(self.picked[EATER])

    def resolve(self, s: Beginning, picks: list[i64]) -> None:
        if len(picks) > CARD:
            s.push(Attack(HUNT.operand(picks[EATER]), PREY.operand(picks[TARGET]), BITE.operand(picks[CARD])))
        elif picks[EATER] == STOP.base:
            s.pop()
        else:
            graze(s, s.at(FEED.operand(picks[EATER])))

    def default(self, s: Beginning, seat: i64) -> i64:
        """Stop if one may; otherwise what spares one's own species, if there is such a way."""
        options = self.options(s)
        if STOP.base in options:
            return STOP.base
        for option in options:
            if spares_own(s, option):
                return option
        return options[0]

    def question(self, s: Beginning, seat: i64) -> Text:
        if len(self.picked) == CARD:
            prey = PREY.operand(self.picked[TARGET])
            return ("ask-bite", {"prey": prey} | whose(s, prey))
        if len(self.picked) == TARGET:
            return ("ask-prey", {"species": HUNT.operand(self.picked[EATER])})
        return ("ask-eat" if self._why_not_stop(s) else "ask-eat-more", {})

    def verbs(self, s: Beginning, seat: i64) -> list[Verb]:
        return ABOUT[len(self.picked)]

    def why_not(self, s: Beginning, seat: i64, action: i64) -> str:
        if PREY.has(action):
            return self._why_not_target(s, PREY.operand(action))
        if BITE.has(action):
            return why_not_lose(self.herd(s), BITE.operand(action)) if len(self.picked) == CARD else "why-prey-first"
        if self.picked:
            return "why-attack-first"
        return self._why_not_stop(s) if action == STOP.base else self._why_not_step(s, action)

    def _why_not_stop(self, s: Beginning) -> str:
        return "" if STOP.base in self._steps(s) else "why-must-eat"

    def _why_not_step(self, s: Beginning, action: i64) -> str:
        feeds = FEED.has(action)
        place = FEED.operand(action) if feeds else HUNT.operand(action)
        reason = why_not_own(s, place)
        if reason:
            return reason
        return why_not_feed(s, s.at(place)) if feeds else why_not_hunt(s, s.at(place))

    def _why_not_target(self, s: Beginning, place: i64) -> str:
        if len(self.picked) != TARGET:
            return "why-attack-first" if self.picked else "why-hunter-first"
        species = s.find(place)
        return "why-no-species" if species is None else why_not_prey(self._hunter(s), species)


def spares_own(s: Beginning, option: i64) -> bool:
    """Whether the step need not end in an attack on a species of the active player."""
    if HUNT.has(option):
        return has_prey(s, s.at(HUNT.operand(option)), s.active)
    return not PREY.has(option) or s.at(PREY.operand(option)).owner != s.active


def herd_at_stake(s: Beginning) -> list[i64]:
    """The population cards one of which is being chosen to go; none if something else is asked."""
    top = s.top
    if isinstance(top, Goring):
        return top.herd(s)
    return top.herd(s) if isinstance(top, Eat) and len(top.picked) == CARD else []


def graze(s: Beginning, species: Species) -> None:
    """Eating From the Watering Hole: one food."""
    s.hole -= eat(s, species, 1)
    if s.watched():
        s.tell("grazed", told(species), "hole:0", f"species:{species.place}")
