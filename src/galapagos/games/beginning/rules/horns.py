"""DEFENSIVE TRAITS: Defensive Horns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.beginning.rules.extinction import lose_card, why_not_lose
from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.verbs import BITE, FEED, HUNT, LOSE, PREY, STOP
from galapagos.kernel.flow import Frame
from galapagos.kernel.text import Text
from galapagos.kernel.verbs import Verb

ABOUT: Final = [LOSE, FEED, HUNT, PREY, BITE, STOP]  # the meal waits for the horns


class Goring(Frame[Beginning]):
    """Defensive Horns: the attacking carnivore loses one population, chosen by the defender."""

    __slots__ = ("attacker", "defender")

    def __init__(self, attacker: i64 = 0, defender: i64 = 0) -> None:
        self.attacker: i64 = attacker  # a species
        self.defender: i64 = defender  # a seat

    def copy(self) -> Goring:
        return Goring(self.attacker, self.defender)

    def step(self, s: Beginning) -> bool:
        return True

    def asked(self, s: Beginning) -> i64:
        return self.defender

    def herd(self, s: Beginning) -> list[i64]:
        """The population cards one of which is lost."""
        return s.at(self.attacker).herd

    def options(self, s: Beginning) -> list[i64]:
        found: list[i64] = []
        for i in range(len(self.herd(s))):
            found.append(LOSE.of(i))
        return found

    def take(self, s: Beginning, option: i64) -> None:
        s.pop()
        lose_card(s, s.at(self.attacker), LOSE.operand(option), "gored")

    def question(self, s: Beginning, seat: i64) -> Text:
        return ("ask-lose", {"species": self.attacker, "player": f"player:{s.at(self.attacker).owner}"})

    def verbs(self, s: Beginning, seat: i64) -> list[Verb]:
        return ABOUT

    def why_not(self, s: Beginning, seat: i64, action: i64) -> str:
        return why_not_lose(self.herd(s), LOSE.operand(action)) if LOSE.has(action) else "why-horns-first"
