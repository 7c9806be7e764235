"""On which guesses at what is hidden the root's options are compared."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.bots.search.guidance import Guidance
from galapagos.bots.search.tree import Node
from galapagos.kernel.rng import Rng


class OwnDeals:
    """Every walk has a deal of its own."""

    __slots__ = ("first", "rng")

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.first: i64 = -1  # the root's option that the walk takes, if that is settled before the deal

    def next(self) -> i64:
        """The seed of the next walk's deal."""
        return self.rng.next()


class SameLuck(OwnDeals):
    """The n-th walks of all options are on the same deal."""

    __slots__ = ("guidance", "seeds", "tree")

    def __init__(self, rng: Rng, guidance: Guidance, tree: Node) -> None:
        super().__init__(rng)
        self.guidance = guidance
        self.tree = tree
        self.seeds: list[i64] = []

    def next(self) -> i64:
        self.first = self.guidance.select(self.tree, list(range(len(self.tree.actions))))
        visits: i64 = self.tree.visits[self.first]
        while len(self.seeds) <= visits:
            self.seeds.append(self.rng.next())
        return self.seeds[visits]
