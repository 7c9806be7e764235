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

VERBS: Final = Verbs()

# The start of the round
REDRAW: Final = VERBS.add("redraw")
KEEP: Final = VERBS.add("keep")

# Steps 1 and 2 of a turn
CREATE: Final = VERBS.add("create", _card)
NO_CREATURE: Final = VERBS.add("no-creature")
EVOLVE: Final = VERBS.add("evolve", _card, _half)
ONTO: Final = VERBS.add("onto", _creature)
NO_TRAIT: Final = VERBS.add("no-trait")

# Step 3: activation, and traits used when activated
ACTIVATE: Final = VERBS.add("activate", _creature)
SCARE: Final = VERBS.add("scare", _creature)
SILENCE: Final = VERBS.add("silence", _trait)
MIMIC: Final = VERBS.add("mimic", _creature)
COPY: Final = VERBS.add("copy", _trait)
WAKE: Final = VERBS.add("wake", _creature)

# The four actions
GAIN: Final = VERBS.add("gain", _part)
TRANSMUTE: Final = VERBS.add("transmute")
ATTACK: Final = VERBS.add("attack", _creature)
SLEEP: Final = VERBS.add("sleep")

# In an attack
STRIKE: Final = VERBS.add("strike", _trait)
BURN: Final = VERBS.add("burn", _trait)
STOP: Final = VERBS.add("stop")
POISON: Final = VERBS.add("poison")
AVENGE: Final = VERBS.add("avenge", _trait)
SPARE: Final = VERBS.add("spare")

# When energy is gained
GIVE: Final = VERBS.add("give", _creature)
CHARM: Final = VERBS.add("charm", _creature)
SHED: Final = VERBS.add("shed", _trait)
ENOUGH: Final = VERBS.add("enough")
