"""Evolution: Another World. Start reading at `rules.turn`; the traits are in `traits`."""

from galapagos.games.another_world.game import GAME

__all__ = ["GAME"]
