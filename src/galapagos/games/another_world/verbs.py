"""Everything a player can do, as numbers and in notation: `attack c7`, `evolve h2 turned`."""

from __future__ import annotations

from typing import Final

from galapagos.games.another_world.deck import MOST_CARDS
from galapagos.games.another_world.names import TRAIT_NAMES, TRAITS
from galapagos.kernel.verbs import Operand, Verbs

LOWER: Final = 0
UPPER: Final = 1

# A hand card is named by its place, because it may be played face down. Creatures are numbered from 1.
_card: Final = Operand("card", MOST_CARDS, "h")
_half: Final = Operand("half", 2, names=["upright", "turned"])
_creature: Final = Operand("creature", MOST_CARDS + 1, "c")
_trait: Final = Operand("trait", TRAITS, names=TRAIT_NAMES)
_part: Final = Operand("part", 2, names=["lower", "upper"])

# What is offered most comes first: numbers up to 256 cost nothing to make.
VERBS: Final = Verbs()

# The start of the round
REDRAW: Final = VERBS.add("redraw")
KEEP: Final = VERBS.add("keep")

# The ways to decline
NO_CREATURE: Final = VERBS.add("no-creature")
NO_TRAIT: Final = VERBS.add("no-trait")
STOP: Final = VERBS.add("stop")
SPARE: Final = VERBS.add("spare")
ENOUGH: Final = VERBS.add("enough")

# The four actions, three of them here
GAIN: Final = VERBS.add("gain", _part)
TRANSMUTE: Final = VERBS.add("transmute")
SLEEP: Final = VERBS.add("sleep")

# The three steps of a turn: new creature, new trait, activation
ACTIVATE: Final = VERBS.add("activate", _creature)
CREATE: Final = VERBS.add("create", _card)
EVOLVE: Final = VERBS.add("evolve", _card, _half)
ONTO: Final = VERBS.add("onto", _creature)

# Traits used when activated
SCARE: Final = VERBS.add("scare", _creature)
SILENCE: Final = VERBS.add("silence", _trait)
MIMIC: Final = VERBS.add("mimic", _creature)
COPY: Final = VERBS.add("copy", _trait)
WAKE: Final = VERBS.add("wake", _creature)

# The attack
ATTACK: Final = VERBS.add("attack", _creature)
STRIKE: Final = VERBS.add("strike", _trait)
BURN: Final = VERBS.add("burn", _trait)
POISON: Final = VERBS.add("poison")
AVENGE: Final = VERBS.add("avenge", _trait)

# When energy is gained
GIVE: Final = VERBS.add("give", _creature)
CHARM: Final = VERBS.add("charm", _creature)
SHED: Final = VERBS.add("shed", _trait)
