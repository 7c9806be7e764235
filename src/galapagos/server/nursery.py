"""Loaded once, by the process of which all that think, replay and draw are copies: the games and their words."""

import os


def load() -> None:
    """Load everything that they need."""
    from galapagos import games
    from galapagos.gallery import paint
    from galapagos.server import work
    from galapagos.table import film, thinking

    _ = (film, paint, thinking, work)
    for id in games.ids():
        games.game(id).deck()
        games.catalogue(id)


os.nice(5)  # as they do: the server comes first, also before this
load()
