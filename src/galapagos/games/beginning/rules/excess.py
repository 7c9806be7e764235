"""The Excess Food pile, and POPULATION TRAITS: Fat Tissue: second foods are optional."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.beginning.rules.feeding import eat, room, unfed_count
from galapagos.games.beginning.species import HUNTING, STORING, Species
from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.verbs import BITE, FEED, HUNT, PREY, STOP, STORE
from galapagos.games.beginning.wording import told
from galapagos.kernel.flow import Frame
from galapagos.kernel.text import Text
from galapagos.kernel.verbs import Verb

ABOUT: Final = [STORE, FEED, HUNT, PREY, BITE, STOP]  # the meal waits for the answer
CHOOSY: Final = HUNTING | STORING  # a full carnivore can't attack: nobody else loses by a second food


def eat_excess(s: Beginning, species: Species, amount: i64, event: str) -> None:
    """Eat from the Excess Food pile, which never ends. Of a carnivore's second foods its owner is asked."""
    choosy = species.traits & CHOOSY == CHOOSY
    eaten = eat(s, species, min(amount, unfed_count(s, species)) if choosy else amount)
    tell_meal(s, species, eaten, event)
    second = min(amount - eaten, room(s, species)) if choosy else 0
    if second > 0:
        s.push(SecondFoods(species.place, second))


def tell_meal(s: Beginning, species: Species, eaten: i64, event: str) -> None:
    if eaten and s.watched():
        s.tell(event, told(species) | {"count": eaten}, "excess:0", f"species:{species.place}")


class SecondFoods(Frame[Beginning]):
    """Fat Tissue on a carnivore: its owner says how many second foods it takes of those it could have."""

    __slots__ = ("most", "place")

    def __init__(self, place: i64 = 0, most: i64 = 0) -> None:
        self.place: i64 = place  # of the species
        self.most: i64 = most

    def copy(self) -> SecondFoods:
        return SecondFoods(self.place, self.most)

    def step(self, s: Beginning) -> bool:
        return True

    def asked(self, s: Beginning) -> i64:
        return s.at(self.place).owner

    def options(self, s: Beginning) -> list[i64]:
        found: list[i64] = []
        for count in range(self.most + 1):
            found.append(STORE.of(count))
        return found

    def take(self, s: Beginning, option: i64) -> None:
        s.pop()
        species = s.at(self.place)
        tell_meal(s, species, eat(s, species, STORE.operand(option)), "stored")

    def default(self, s: Beginning, seat: i64) -> i64:
        return STORE.of(self.most)

    def question(self, s: Beginning, seat: i64) -> Text:
        return ("ask-store", {"species": self.place})

    def verbs(self, s: Beginning, seat: i64) -> list[Verb]:
        return ABOUT

    def why_not(self, s: Beginning, seat: i64, action: i64) -> str:
        if not STORE.has(action):
            return "why-second-foods-first"
        return "" if STORE.operand(action) <= self.most else "why-no-second-food"
