"""Evolve! The Game of Unnatural Selection: one beast each, fifteen biomes, one dying sun.

Start reading in rules/turn.py; the set-up is in game.py, the table in state.py.
"""

from galapagos.games.evolve.game import EvolveGame
from galapagos.kernel.game import Mode

GAME = EvolveGame(id="evolve", modes=[Mode("base", 2, 6)], rules_version=2)  # 2: the deck was tuned
