"""What the ten traits do, each bound to the moment when it acts. The rules name moments, never traits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.beginning.rules.excess import eat_excess
from galapagos.games.beginning.rules.horns import Goring
from galapagos.games.beginning.rules.supply import take_card
from galapagos.games.beginning.species import FERTILE, HORNS, LONG_NECK, SCAVENGER, TRAITS, Species
from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.wording import told

# Moments.
NEVER: Final = 0
BEFORE_DRAWING: Final = 1
BEFORE_EATING: Final = 2
WHEN_ATTACKED: Final = 3
AFTER_ATTACK: Final = 4
MOMENTS: Final = 5


class Trait:
    """A trait that is looked at and does nothing by itself: what it changes is asked of the species.

    Carnivore: the species eats by attacking only (`Species.hunts`).
    Burrowing, Flight, Nocturnal, Speed: an attacker needs the same (`Species.evades`).
    Fat Tissue: each population holds a second food (`Species.appetite`).
    """

    __slots__ = ("moment",)

    def __init__(self, moment: i64 = NEVER) -> None:
        self.moment: i64 = moment

    def act(self, s: Beginning, species: Species, attacker: Species) -> None:
        """Act for the species. The attacker is the species itself where nobody attacks."""


class Fertile(Trait):
    """Fertile: gains a population from the pile before its owner draws."""

    def act(self, s: Beginning, species: Species, attacker: Species) -> None:
        token = take_card(s)
        if token < 0:
            return
        species.herd.append(token)
        if s.watched():
            s.tell("bred", told(species), "deck:0", f"card:{token}")


class LongNeck(Trait):
    """Long Neck: eats 3 Excess Food before any other food."""

    def act(self, s: Beginning, species: Species, attacker: Species) -> None:
        eat_excess(s, species, s.deck.eats[LONG_NECK], "browsed")


class DefensiveHorns(Trait):
    """Defensive Horns: an attacker loses a population before it gets food."""

    def act(self, s: Beginning, species: Species, attacker: Species) -> None:
        s.push(Goring(attacker.place, species.owner))


class Scavenger(Trait):
    """Scavenger: eats 1 Excess Food whenever a carnivore attacks, anybody, anywhere."""

    def act(self, s: Beginning, species: Species, attacker: Species) -> None:
        eat_excess(s, species, s.deck.eats[SCAVENGER], "scavenged")


def _bound() -> list[Trait]:
    """Every trait's behaviour, in the order of TRAITS."""
    traits: list[Trait] = [Trait() for name in TRAITS]
    traits[FERTILE] = Fertile(BEFORE_DRAWING)
    traits[LONG_NECK] = LongNeck(BEFORE_EATING)
    traits[HORNS] = DefensiveHorns(WHEN_ATTACKED)
    traits[SCAVENGER] = Scavenger(AFTER_ATTACK)
    return traits


def _acting(bound: list[Trait]) -> list[i64]:
    """For each moment the set of the traits that act then."""
    sets: list[i64] = [0] * MOMENTS
    bit: i64 = 1
    for trait in bound:
        sets[trait.moment] |= bit
        bit <<= 1
    return sets


BEHAVIOUR: Final = _bound()
ACTING: Final = _acting(BEHAVIOUR)


def act(s: Beginning, moment: i64, species: Species, attacker: Species) -> None:
    """Let the traits of the species that are bound to the moment act."""
    left: i64 = species.traits & ACTING[moment]
    trait: i64 = 0
    while left:
        if left & 1:
            BEHAVIOUR[trait].act(s, species, attacker)
        left >>= 1
        trait += 1
