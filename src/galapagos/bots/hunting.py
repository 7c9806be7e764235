"""Bots that search the tree of the game: the hunter, and the apex with a larger budget."""

from __future__ import annotations

from typing import ClassVar

from galapagos.bots.advice import advise
from galapagos.bots.bot import Advice, Bot
from galapagos.bots.greedy import moves_ahead
from galapagos.bots.search import Search, Settings
from galapagos.bots.search_greedy import mirrors
from galapagos.bots.seat import Seat

WHOLE_GAME = 1000  # rounds: more than any game has
NEVER = 1_000_000  # walks: more than any budget

# What games want otherwise than most: see docs/bots.md.
TUNED: dict[str, dict[str, float]] = {
    "another-world": {"playout": 20},
    "beginning": {"sharp": 25.0, "level": 0, "rounds": 2, "strays": 2},
    "evolve": {"explore": 0.7, "level": 0, "mean": 1, "rounds": WHOLE_GAME, "strays": 2},
    "evoloosen": {
        "trust": 8.0,
        "level": 0,
        "greedy": 1,
        "rounds": 2,
        "finish": 1,
        "ripe": NEVER,
        "same": 1,
        "reckon": 2,
    },
}
# What the levels do apart from each other, by game and mode. There a search finds so soon what there is to find that a
# longer one brings nothing, so it is not only the budget that makes the apex stronger: it alone reckons with the duel
# to come, while the hunter judges as the forager does, a round later. The longer the search, the more visits the
# evaluation one step on must be worth to count at all.
HUNTERS_OWN: dict[str, dict[str, float]] = {"evoloosen full": {"reckon": 0, "rounds": 3, "trust": 40.0}}
APEX_OWN: dict[str, dict[str, float]] = {"evoloosen full": {"trust": 80.0}}


class Hunter(Bot):
    """Searches: information-set Monte Carlo tree search over redealt states."""

    name = "hunter"
    iterations = 400
    own: ClassVar[dict[str, dict[str, float]]] = HUNTERS_OWN

    def __init__(
        self, seed: int = 0, budget: dict[str, int] | None = None, asked: dict[str, float] | None = None
    ) -> None:
        super().__init__(seed)
        self.budget = budget or {"iterations": self.iterations}
        self.asked = asked or {}  # settings that were asked for by name

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
        search = Search(seat.redeal(self.rng.next()), seat.number, self.rng, self.settings(seat.game.id, seat.mode))
        search.run()
        return search

    def settings(self, game: str, mode: str) -> Settings:
        """How it searches in that game: the game's own settings, the level's, then those that were asked for."""
        settings = Settings()
        settings.moves = moves_ahead(game)
        own = self.own.get(f"{game} {mode}", {})
        for key, value in (self.budget | TUNED.get(game, {}) | own | self.asked).items():
            setattr(settings, key, value)
        return settings

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
    """The same search, ten times as long."""

    name = "apex"
    iterations = 4000
    own: ClassVar[dict[str, dict[str, float]]] = APEX_OWN
