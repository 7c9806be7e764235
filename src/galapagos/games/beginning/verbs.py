"""Every action of the game. Ids are given out in this order and never move."""

from __future__ import annotations

from typing import Final

from galapagos.games.beginning.species import TRAITS
from galapagos.kernel.verbs import Operand, Verbs

MOST_CARDS: Final = 96  # in a deck, and so in a hand, in a herd, and as species on the table
MOST_FOOD: Final = 9  # that a trait finds at once

VERBS: Final = Verbs()

# Adapt: pick a card of the hand, then what becomes of it.
PLAY: Final = VERBS.add("play", Operand("card", MOST_CARDS, "h"))
CREATE: Final = VERBS.add("create")
GROW: Final = VERBS.add("grow", Operand("species", MOST_CARDS, "s"))
EVOLVE: Final = VERBS.add("evolve", Operand("species", MOST_CARDS, "s"))
REMOVE: Final = VERBS.add("remove", Operand("species", MOST_CARDS, "s"), Operand("trait", len(TRAITS), names=TRAITS))
DONE: Final = VERBS.add("done")

# Eat: graze, or pick a carnivore, its prey, and the population card that is eaten.
FEED: Final = VERBS.add("feed", Operand("species", MOST_CARDS, "s"))
HUNT: Final = VERBS.add("hunt", Operand("species", MOST_CARDS, "s"))
PREY: Final = VERBS.add("prey", Operand("species", MOST_CARDS, "s"))
BITE: Final = VERBS.add("bite", Operand("population", MOST_CARDS, "p"))
LOSE: Final = VERBS.add("lose", Operand("population", MOST_CARDS, "p"))
STOP: Final = VERBS.add("stop")

# Eat, also on another's turn: how many second foods a carnivore takes.
STORE: Final = VERBS.add("store", Operand("count", MOST_FOOD + 1))
