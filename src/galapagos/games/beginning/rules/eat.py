"""STEP 3: EAT."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.beginning.judgement.candidates import unlike_cards
from galapagos.games.beginning.judgement.playout import bite, bitten, prey
from galapagos.games.beginning.rules.attack import Attack, hunt_refusal, prey_refusal
from galapagos.games.beginning.rules.feeding import eat, has_room, unfed
from galapagos.games.beginning.species import Species
from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.traits import BEFORE_EATING, act
from galapagos.games.beginning.verbs import BITE, FEED, HUNT, PREY, STOP
from galapagos.kernel.flow import Staged
from galapagos.kernel.rng import Rng
from galapagos.kernel.text import Param, Text


def before_eating(s: Beginning) -> None:
    """EATING TRAITS: what a species eats before any other food."""
    for species in s.owned(s.active):
        act(s, BEFORE_EATING, species, species)


def grazers_unfed(s: Beginning) -> bool:
    """Whether the active player has an unfed population that eats from the Watering Hole."""
    return any(species.owner == s.active and not species.hunts() and unfed(s, species) for species in s.species)


def feed_refusal(s: Beginning, species: Species) -> str:
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


def step_refusal(s: Beginning, species: Species) -> str:
    """Why the species may not take its next step of eating; "" if it may."""
    return hunt_refusal(s, species) if species.hunts() else feed_refusal(s, species)


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
            if species.owner == s.active and not step_refusal(s, species):
                return True
        s.pop()
        return False

    def asked(self, s: Beginning) -> i64:
        return s.active

    def options(self, s: Beginning) -> list[i64]:
        if not self.picked:
            return self._steps(s)
        hunter = s.at(HUNT.operand(self.picked[0]))
        found: list[i64] = []
        if len(self.picked) == 1:
            for species in s.species:
                if not prey_refusal(hunter, species):
                    found.append(PREY.of(species.place))
        else:
            for i in range(len(self.prey(s).herd)):
                found.append(BITE.of(i))
        return found

    def _steps(self, s: Beginning) -> list[i64]:
        found: list[i64] = []
        forced = False
        for species in s.species:
            if species.owner == s.active and not step_refusal(s, species):
                found.append(HUNT.of(species.place) if species.hunts() else FEED.of(species.place))
                forced = forced or unfed(s, species)
        if not forced:
            found.append(STOP.base)
        return found

    def prey(self, s: Beginning) -> Species:
        """The picked prey."""
        return s.at(PREY.operand(self.picked[1]))

    def complete(self, s: Beginning) -> bool:
        return len(self.picked) == 3 or not HUNT.has(self.picked[0])

    def resolve(self, s: Beginning, picks: list[i64]) -> None:
        if len(picks) == 3:
            s.push(Attack(HUNT.operand(picks[0]), PREY.operand(picks[1]), BITE.operand(picks[2])))
        elif picks[0] == STOP.base:
            s.pop()
        else:
            graze(s, s.at(FEED.operand(picks[0])))

    def default(self, s: Beginning, seat: i64) -> i64:
        options = self.options(s)
        return STOP.base if STOP.base in options else options[0]

    def considered(self, s: Beginning, seat: i64, options: list[i64]) -> list[i64]:
        return unlike_cards(s, self.prey(s).herd, options) if len(self.picked) == 2 else options

    def instinct(self, s: Beginning, seat: i64, rng: Rng) -> i64:
        if len(self.picked) == 2:
            return bitten(s, self.prey(s))
        return prey(s, s.choices(seat), rng) if self.picked else bite(s, s.choices(seat), rng)

    def question(self, s: Beginning, seat: i64) -> Text:
        if len(self.picked) == 2:
            return ("ask-bite", {"prey": PREY.operand(self.picked[1])})
        if self.picked:
            return ("ask-prey", {"species": HUNT.operand(self.picked[0])})
        return ("ask-eat-more" if STOP.base in self._steps(s) else "ask-eat", {})

    def why_not(self, s: Beginning, seat: i64, action: i64) -> str:
        if FEED.has(action) or HUNT.has(action):
            return "why-attack-first" if self.picked else self._step_refusal(s, action)
        if PREY.has(action):
            return self._prey_refusal(s, PREY.operand(action))
        if BITE.has(action):
            return "why-no-population" if len(self.picked) == 2 else "why-prey-first"
        if action == STOP.base:
            return "why-attack-first" if self.picked else "why-must-eat"
        return "why-adapt-over"

    def _step_refusal(self, s: Beginning, action: i64) -> str:
        place = FEED.operand(action) if FEED.has(action) else HUNT.operand(action)
        species = s.find(place)
        if species is None:
            return "why-no-species"
        if species.owner != s.active:
            return "why-not-yours"
        return feed_refusal(s, species) if FEED.has(action) else hunt_refusal(s, species)

    def _prey_refusal(self, s: Beginning, place: i64) -> str:
        if len(self.picked) != 1:
            return "why-hunter-first" if not self.picked else "why-attack-first"
        species = s.find(place)
        if species is None:
            return "why-no-species"
        return prey_refusal(s.at(HUNT.operand(self.picked[0])), species)


def graze(s: Beginning, species: Species) -> None:
    """Eating From the Watering Hole: one food."""
    s.hole -= eat(s, species, 1)
    if s.watched():
        params: dict[str, Param] = {"player": f"player:{species.owner}", "species": species.place}
        s.tell("grazed", params, "hole:0", f"species:{species.place}")
