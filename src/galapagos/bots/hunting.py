"""Bots that search the tree of the game: the hunter, and the apex with a larger budget."""

from __future__ import annotations

from collections.abc import Sequence

from galapagos.bots.advice import advise
from galapagos.bots.bot import Advice, Bot
from galapagos.bots.plans import Change, plan
from galapagos.bots.search import Search
from galapagos.bots.search.lookahead import mirrors
from galapagos.bots.seat import Seat
from galapagos.plan import Plan


class Hunter(Bot):
    """Searches: information-set Monte Carlo tree search over redealt states."""

    name = "hunter"
    iterations = 400  # walks at most, unlimited if 0
    milliseconds = 0  # the same in time

    def __init__(self, seed: int = 0, changes: Sequence[Change] = ()) -> None:
        super().__init__(seed)
        self.changes = changes  # to the game's plan, for experiments

    def choose(self, seat: Seat) -> int:
        options = seat.considered()
        return options[0] if len(options) == 1 else self.decide(self.search(seat))

    def decide(self, search: Search) -> int:
        """The best action found; or one that does the same to another player who stands alike, by lot.

        A search sees whose turn comes next, and would always turn on that player, however alike the others stand.
        """
        best = search.best()
        alike = mirrors(search.root, search.me, best)
        return alike[self.rng.below(len(alike))] if len(alike) > 1 else best

    def search(self, seat: Seat) -> Search:
        """Search from this seat, with the whole budget."""
        root = seat.redeal(self.rng.next())
        search = Search(root, seat.number, self.rng, self.plan(seat), self.iterations, self.milliseconds)
        search.run()
        return search

    def plan(self, seat: Seat) -> Plan:
        """How it searches: as the game says for the level, then as was asked for."""
        found = plan(seat.game.id, seat.mode, self.name)
        for change in self.changes:
            found = change(found)
        return found

    def explain(self, seat: Seat) -> Advice:
        options = seat.considered()
        if len(options) == 1:
            return advise(seat, [(options[0], seat.evaluate())])
        search = self.search(seat)
        best = self.decide(search)
        found = {action: search.chance(i) for i, action in enumerate(search.tree.actions)}
        visits = dict(zip(search.tree.actions, search.tree.visits, strict=True))
        order = sorted(found, key=lambda action: (action != best, -visits[action], -found[action]))
        return advise(seat, [(action, found[action]) for action in order])


class Apex(Hunter):
    """The same search, ten times as long; a game's plan may let it judge otherwise, too."""

    name = "apex"
    iterations = 4000
