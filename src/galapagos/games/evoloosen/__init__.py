"""Evoloosen: battles, sabotage and bargaining on the way to a rocket."""

from galapagos.games.evoloosen.game import EvoloosenGame

GAME = EvoloosenGame()
