"""EATING TRAITS: species that find food by themselves, one after the other."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.traits import act
from galapagos.kernel.flow import Frame

EVERYBODY: Final = -1


class Foraging(Frame[Beginning]):
    """The moment of an eating trait: each species has its meal, oldest first, before the next one begins."""

    __slots__ = ("at", "moment", "whose")

    def __init__(self, moment: i64 = 0, whose: i64 = EVERYBODY, at: i64 = 0) -> None:
        self.moment: i64 = moment
        self.whose: i64 = whose  # a seat, or EVERYBODY
        self.at: i64 = at  # the next species, in the order of the table

    def copy(self) -> Foraging:
        return Foraging(self.moment, self.whose, self.at)

    def step(self, s: Beginning) -> bool:
        if self.at == len(s.species):
            s.pop()
            return False
        species = s.species[self.at]
        self.at += 1
        if self.whose == EVERYBODY or species.owner == self.whose:
            act(s, self.moment, species, species)
        return False
