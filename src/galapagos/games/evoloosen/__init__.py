"""Evoloosen: battles, sabotage and bargaining on the way to a rocket.

Grow eight Adaptations, take the rocket, and keep it. The quick game ends there; in the full one the others may still
challenge for it. Start reading in rules/turn.py.
"""

from galapagos.games.evoloosen.game import EvoloosenGame
from galapagos.kernel.game import Mode

GAME = EvoloosenGame(
    id="evoloosen",
    modes=[Mode("quick", 2, 5), Mode("full", 2, 5)],
    rules_version=7,  # windows and opponents' trades ask all at once
)
