"""Everything that a player can do, as verbs."""

from __future__ import annotations

from typing import Final

from galapagos.games.evolve.deck import CREATURES
from galapagos.kernel.verbs import Operand, Verbs

MOST_PLAYERS: Final = 6
PREVIEWED: Final = 0
HIDDEN: Final = 1
CHOICES: Final = ["previewed", "hidden"]

VERBS: Final = Verbs()
PASS: Final = VERBS.add("pass")
PLAY: Final = VERBS.add("play", Operand("card", CREATURES, "c"))
PAY: Final = VERBS.add("pay", Operand("card", CREATURES, "c"))
DROP: Final = VERBS.add("drop", Operand("card", CREATURES, "c"))
CHOOSE: Final = VERBS.add("choose", Operand("challenge", 2, names=CHOICES))
SPLICE: Final = VERBS.add("splice", Operand("creature", MOST_PLAYERS, "p"))
KEEP: Final = VERBS.add("keep")
