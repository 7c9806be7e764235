"""Bots that search the tree of the game: the hunter, and the apex with a larger budget."""

from __future__ import annotations

from galapagos.bots.advice import advise
from galapagos.bots.bot import Advice, Bot
from galapagos.bots.greedy import moves_ahead
from galapagos.bots.search import Search, Settings
from galapagos.bots.seat import Seat

# How many decisions a search plays by habit after its tree, before it judges. In the other games that loses more by
# careless moves than it shows: see docs/bots.md.
PLAYOUT = {"another-world": 20}


class Hunter(Bot):
    """Searches: information-set Monte Carlo tree search over redealt states."""

    name = "hunter"
    iterations = 400

    def __init__(self, seed: int = 0, settings: Settings | None = None) -> None:
        super().__init__(seed)
        if settings is None:
            settings = Settings()
            settings.iterations = self.iterations
        self.settings = settings

    def choose(self, seat: Seat) -> int:
        options = seat.legal_actions()
        return options[0] if len(options) == 1 else self.search(seat).best()

    def search(self, seat: Seat) -> Search:
        """Search from this seat, with the whole budget."""
        root, game = seat.redeal(self.rng.next()), seat.game.id
        search = Search(root, seat.number, self.rng, self.settings, moves_ahead(game), PLAYOUT.get(game, 0))
        search.run()
        return search

    def explain(self, seat: Seat) -> Advice:
        options = seat.legal_actions()
        if len(options) == 1:
            return advise(seat, [(options[0], seat.evaluate())])
        search = self.search(seat)
        best = search.best()
        found = {action: search.chance(i) for i, action in enumerate(search.tree.actions)}
        visits = dict(zip(search.tree.actions, search.tree.visits, strict=True))
        order = sorted(found, key=lambda action: (action != best, -visits[action], -found[action]))
        return advise(seat, [(action, found[action]) for action in order])


class Apex(Hunter):
    """The same search, ten times as long."""

    name = "apex"
    iterations = 4000
