"""Evolve! The Game of Unnatural Selection: one beast each, fifteen biomes, one dying sun."""

from galapagos.games.evolve.game import GAME

__all__ = ["GAME"]
