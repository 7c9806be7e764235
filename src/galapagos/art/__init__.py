"""Living drawings: a public description of a creature, card or place becomes one SVG, the same everywhere."""

from galapagos.art.description import Description, Size, Theme, key
from galapagos.art.gallery import draw, icon
from galapagos.art.telling import alt

__all__ = ["Description", "Size", "Theme", "alt", "draw", "icon", "key"]
