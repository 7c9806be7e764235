"""DEFENSIVE TRAITS: Defensive Horns."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.beginning.judgement.candidates import unlike_cards
from galapagos.games.beginning.judgement.playout import lost
from galapagos.games.beginning.rules.extinction import lose_card
from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.verbs import LOSE
from galapagos.kernel.flow import Frame
from galapagos.kernel.rng import Rng
from galapagos.kernel.text import Text


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

    def options(self, s: Beginning) -> list[i64]:
        found: list[i64] = []
        for i in range(len(s.at(self.attacker).herd)):
            found.append(LOSE.of(i))
        return found

    def take(self, s: Beginning, option: i64) -> None:
        s.pop()
        lose_card(s, s.at(self.attacker), LOSE.operand(option), "gored")

    def considered(self, s: Beginning, seat: i64, options: list[i64]) -> list[i64]:
        return unlike_cards(s, s.at(self.attacker).herd, options)

    def instinct(self, s: Beginning, seat: i64, rng: Rng) -> i64:
        return lost(s, s.at(self.attacker))

    def question(self, s: Beginning, seat: i64) -> Text:
        return ("ask-lose", {"species": self.attacker, "player": f"player:{s.at(self.attacker).owner}"})

    def why_not(self, s: Beginning, seat: i64, action: i64) -> str:
        return "why-no-population" if LOSE.has(action) else "why-horns-first"
