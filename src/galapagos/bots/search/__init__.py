"""Information-set Monte Carlo tree search: one tree of the choices, a new redeal for every walk through it.

Every walk guesses what is hidden, goes down the tree by the options that this guess allows, adds one node, plays on as
the game's plan says, and judges the position for all seats. Each is taken to maximise its own reward. Choices made
together are made from the same node by every seat, so nobody answers what it could not know.
"""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64

from galapagos.bots.search.deals import OwnDeals, SameLuck
from galapagos.bots.search.greedy import Greedy
from galapagos.bots.search.guidance import Guidance
from galapagos.bots.search.habit import Habit
from galapagos.bots.search.instinct import Instinct, MeanInstinct
from galapagos.bots.search.judging import Judge, Rewards, judge_by
from galapagos.bots.search.lookahead import ascending, look_ahead
from galapagos.bots.search.playout import Playout
from galapagos.bots.search.tempo import Levelled
from galapagos.bots.search.tree import Node, node_of
from galapagos.bots.search.walk import Walker
from galapagos.kernel.rng import Rng
from galapagos.kernel.state import State
from galapagos.plan import ByHabit, ByInstinct, Plan

ROOT_DEALS: Final = 2
CLEAR: Final = 0.8  # a search ends early when one option has this share of the visits
EARLY: Final = 4  # but not before one in so many of its iterations


def playout_of(plan: Plan, root: State, rng: Rng, judge: Judge) -> Playout:
    """What the plan wants to be played after the tree."""
    wanted = plan.playout
    rewards = Levelled(judge, root.players) if plan.levels_tempo else Rewards(judge)
    if isinstance(wanted, ByHabit):
        return Habit(rng, rewards, root.players, root.game.action_count, wanted.decisions, wanted.strays)
    if isinstance(wanted, ByInstinct):
        kind = MeanInstinct if wanted.mean else Instinct
        return kind(rng, rewards, wanted.rounds, wanted.strays)
    return Greedy(rng, rewards, wanted.rounds, wanted.to_result, judge_by(wanted.reckons))


class Search:
    """One search for one seat. The root is a redeal: the true state is never seen."""

    __slots__ = (
        "deals",
        "done",
        "guidance",
        "iterations",
        "judge",
        "me",
        "milliseconds",
        "moves",
        "rng",
        "root",
        "tree",
        "walker",
    )

    def __init__(self, root: State, me: i64, rng: Rng, plan: Plan, iterations: i64 = 0, milliseconds: i64 = 0) -> None:
        """Budgets of 0 are unlimited; at least one of the two is given."""
        self.root = root
        self.me: i64 = me
        self.rng = rng
        self.iterations: i64 = iterations
        self.milliseconds: i64 = milliseconds
        self.moves: i64 = plan.moves
        self.judge = judge_by(plan.reckons)
        self.guidance = Guidance(plan, rng)
        self.tree = Node()
        self.deals = SameLuck(rng, self.guidance, self.tree) if plan.same_luck else OwnDeals(rng)
        playout = playout_of(plan, root, rng, self.judge)
        self.walker = Walker(me, self.tree, self.guidance, self.deals, self.judge, playout, plan.ripe)
        self.done: i64 = 0  # walks so far

    def run(self) -> None:
        """Search until the budget is used up or the choice is clear."""
        began = time.perf_counter()
        limit = float(self.milliseconds) / 1000.0
        self._guess_at_root(began + limit / 4.0)
        while True:
            self.walker.walk(self.root.redeal(self.me, self.deals.next()))
            self.done += 1
            if self.iterations > 0:
                left: i64 = self.iterations - self.done
                if left <= 0 or self._settled(left):
                    return
            if limit > 0.0 and time.perf_counter() - began >= limit:
                return

    def best(self) -> i64:
        """The action that was visited most; among equals that of the highest worth, then by lot."""
        node = self.tree
        best: i64 = -1
        ties: i64 = 0
        for i in range(len(node.actions)):
            if best >= 0:
                order = node.compare(i, best)
                if order < 0:
                    continue
                ties = ties + 1 if order == 0 else 0
                if order == 0 and self.rng.below(ties + 1) != 0:
                    continue
            best = i
        return node.actions[best]

    def chance(self, i: i64) -> float:
        """The estimated reward of the root's option at that place."""
        visits: i64 = self.tree.visits[i]
        return self.tree.worth[i] / float(visits) if visits > 0 else self.tree.guess[i]

    def _settled(self, left: i64) -> bool:
        """Whether no other option can still be visited more often than the leading one, or hardly will be."""
        first: i64 = 0
        second: i64 = 0
        for visits in self.tree.visits:
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        if self.done * EARLY >= self.iterations and float(first) >= CLEAR * float(self.done):
            return True
        return first > second + left

    def _guess_at_root(self, until: float) -> None:
        """The root's options are judged by looking ahead, on as many redeals as time allows."""
        guesses = self._look_ahead()
        deals: i64 = 1
        while deals < ROOT_DEALS and (self.milliseconds == 0 or time.perf_counter() < until):
            more = self._look_ahead()
            guesses = [guesses[i] + more[i] for i in range(len(more))]
            deals += 1
        node = node_of(self.tree, self.me)
        at: i64 = 0
        for action in ascending(self.root, self.me):
            guess = guesses[at] / float(deals)
            node.insert(at, action, guess, self.guidance.pull(guess))
            at += 1

    def _look_ahead(self) -> list[float]:
        return look_ahead(self.root.redeal(self.me, self.rng.next()), self.me, self.moves, self.judge)
