"""PUCT: which option a walk takes, by what came of it so far and by what the judgement says one step on."""

from __future__ import annotations

import math

from mypy_extensions import i64

from galapagos.bots.search.tree import EQUAL, Node
from galapagos.kernel.rng import Rng
from galapagos.plan import Plan


class Guidance:
    """How much is explored, and how strongly the judgement guides."""

    __slots__ = ("explore", "rng", "sharp", "trust")

    def __init__(self, plan: Plan, rng: Rng) -> None:
        self.explore = plan.explore
        self.sharp = plan.sharp
        self.trust = plan.trust
        self.rng = rng

    def pull(self, guess: float) -> float:
        """How strongly an option draws walks that is judged so one step on."""
        return math.exp(self.sharp * guess)

    def select(self, node: Node, places: list[i64]) -> i64:
        """The option that the walk takes, of those at these places: the highest score, by lot among equals."""
        total: i64 = 0
        pulls = 0.0
        for i in places:
            total += node.visits[i]
            pulls += node.pull[i]
        effort = self.explore * math.sqrt(float(total) + 1.0) / pulls
        best: i64 = -1
        highest = -1.0
        ties: i64 = 0
        for i in places:
            score = self._score(node, i, effort)
            if score > highest + EQUAL:
                highest = score
                best = i
                ties = 1
            elif score > highest - EQUAL:
                ties += 1
                if self.rng.below(ties) == 0:
                    best = i
        return best

    def _score(self, node: Node, i: i64, effort: float) -> float:
        """The mean reward, the judgement counted in, and more for what the judgement likes."""
        visits = float(node.visits[i])
        mean = (node.worth[i] + self.trust * node.guess[i]) / (visits + self.trust)
        return mean + effort * node.pull[i] / (1.0 + visits)
