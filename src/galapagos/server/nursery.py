"""Loaded once, by the process of which all that think, replay and draw are copies: the games and their words."""

import os

from galapagos import games
from galapagos.gallery import paint
from galapagos.server import work
from galapagos.table import film, thinking

__all__ = ["film", "paint", "thinking", "work"]

os.nice(5)  # as they do: the server comes first
for _id in games.ids():
    games.game(_id).deck()
    games.catalogue(_id)
