"""Four evolution-themed tabletop games on one small kernel."""

from typing import Final

__version__: Final = "0.1.0"
