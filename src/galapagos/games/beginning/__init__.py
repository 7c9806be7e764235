"""Evolution: The Beginning. Feed your species, and mind the carnivores: every food is a point."""

from galapagos.games.beginning.game import BeginningGame

GAME = BeginningGame()
