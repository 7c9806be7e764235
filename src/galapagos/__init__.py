"""Four evolution-themed tabletop games on one small kernel."""

from galapagos.games import game

__all__ = ["__version__", "game"]
__version__ = "0.1.0"
