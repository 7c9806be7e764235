"""Information-set Monte Carlo tree search: one tree of the choices, a new redeal for every walk through it.

Every walk guesses what is hidden, goes down the tree by the options that this guess allows, adds one node, in
most games plays on by instinct or by habit, and judges the position for all seats. Each is taken to maximise its own
reward.
Choices made together are made from the same node by every seat, so nobody answers what it could not know.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from galapagos.bots.search_greedy import ascending, best_after, look_ahead
from galapagos.bots.search_habits import Habits
from galapagos.bots.search_tempo import Tempo
from galapagos.bots.search_tree import EQUAL, Node, node_of
from galapagos.kernel.flow import lowest
from galapagos.kernel.rng import Rng
from galapagos.kernel.state import State

ROOT_DEALS: Final = 2
CLEAR: Final = 0.8  # a search ends early when one option has this share of the visits
EARLY: Final = 4  # but not before one in so many of its iterations


class Settings:
    """How to search. Budgets of 0 are unlimited; at least one of the two is given."""

    __slots__ = (
        "explore",
        "finish",
        "greedy",
        "iterations",
        "level",
        "mean",
        "milliseconds",
        "moves",
        "playout",
        "reckon",
        "ripe",
        "rounds",
        "same",
        "sharp",
        "strays",
        "trust",
    )

    def __init__(self) -> None:
        self.iterations: i64 = 0
        self.milliseconds: i64 = 0
        self.explore: float = 0.3  # how much the less visited options are tried
        self.sharp: float = 12.0  # how strongly the evaluation guides
        self.trust: float = 1.0  # how many visits the evaluation one step on is worth
        self.ripe: i64 = 1  # how many walks end at a new choice before its options are looked at
        self.same: i64 = 0  # whether the root's options are tried with the same luck: their n-th walks on the same deal
        self.level: i64 = 1  # whether what only the seat to move explains is taken out of the judgement; 0 is not
        self.moves: i64 = 0  # how many moves on the root's options are looked at to guide the first walks
        self.playout: i64 = 0  # decisions after the tree, before the position is judged
        self.rounds: i64 = 0  # how many rounds are played to their end by instinct before the position is judged
        self.mean: i64 = 0  # whether it is judged at the end of each of those rounds, and the mean taken
        self.finish: i64 = 0  # whether it is played on to the result, however many rounds, where the end has begun
        self.greedy: i64 = 0  # whether all that is played on as the evaluation likes best, one step on
        # How positions are judged: 0 by the evaluation, as the forager does, 1 as the game reckons for searches, 2 so
        # that what is played on greedily is chosen by that, too.
        self.reckon: i64 = 1
        self.strays: i64 = 20  # how many of a hundred decisions after the tree are made at random


class Search:
    """One search for one seat. The root is a redeal: the true state is never seen."""

    __slots__ = (
        "deals",
        "done",
        "first",
        "habits",
        "me",
        "nodes",
        "places",
        "rng",
        "root",
        "settings",
        "steps",
        "tempo",
        "tree",
    )

    def __init__(self, root: State, me: i64, rng: Rng, settings: Settings) -> None:
        self.root = root
        self.me: i64 = me
        self.rng = rng
        self.settings = settings
        self.tempo = Tempo(root.players)
        self.habits = Habits(root.players, root.game.action_count, rng)
        self.tree = Node()
        self.done: i64 = 0  # walks so far
        self.first: i64 = -1  # the root's option that this walk takes, if that is settled before the deal
        self.deals: list[i64] = []  # the seeds of redeals that the root's options share
        self.nodes: list[Node] = []  # the walk's choices: the nodes and
        self.steps: list[i64] = []  # which of their options
        self.places: list[i64] = []  # where in the node's lists the present options are

    def run(self) -> None:
        """Search until the budget is used up or the choice is clear."""
        began = time.perf_counter()
        limit = float(self.settings.milliseconds) / 1000.0
        self._guess_at_root(began + limit / 4.0)
        while True:
            self._walk(self.root.redeal(self.me, self._next_deal()))
            self.done += 1
            if self.settings.iterations > 0:
                left: i64 = self.settings.iterations - self.done
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
        if self.done * EARLY >= self.settings.iterations and float(first) >= CLEAR * float(self.done):
            return True
        return first > second + left

    def _guess_at_root(self, until: float) -> None:
        """The root's options are judged as the forager judges them, on as many redeals as time allows."""
        guesses = self._look_ahead()
        deals: i64 = 1
        while deals < ROOT_DEALS and (self.settings.milliseconds == 0 or time.perf_counter() < until):
            more = self._look_ahead()
            guesses = [guesses[i] + more[i] for i in range(len(more))]
            deals += 1
        node = node_of(self.tree, self.me)
        at: i64 = 0
        for action in ascending(self.root, self.me):
            guess = guesses[at] / float(deals)
            node.insert(at, action, guess, self._pull(guess))
            at += 1

    def _look_ahead(self) -> list[float]:
        return look_ahead(
            self.root.redeal(self.me, self.rng.next()), self.me, self.settings.moves, self.settings.reckon > 0
        )

    def _pull(self, guess: float) -> float:
        return math.exp(self.settings.sharp * guess)

    def _next_deal(self) -> i64:
        """The seed of the next redeal: any, or the next one for the root's option that is to be tried."""
        if not self.settings.same:
            return self.rng.next()
        self.places = list(range(len(self.tree.actions)))
        self.first = self._select(self.tree)
        visits: i64 = self.tree.visits[self.first]
        while len(self.deals) <= visits:
            self.deals.append(self.rng.next())
        return self.deals[visits]

    # --- One walk ------------------------------------------------------------------------------------

    def _walk(self, state: State) -> None:
        self.nodes = []
        self.steps = []
        self._descend(state)
        rewards = self._play_on(state)
        self._learn(rewards)
        self.habits.learn(rewards)

    def _descend(self, state: State) -> None:
        """Go down the tree to a place that is new, and add a node there."""
        place = self.tree
        while not state.over:
            mask: i64 = state.waiting_mask()
            seat: i64 = self.me if (mask >> self.me) & 1 else lowest(mask)
            if place is not self.tree and self._unripe(state, place, seat):
                return
            if mask & (mask - 1):
                self._let_others_choose(state, place, mask & ~(i64(1) << seat))
            following = self._step(state, place, seat)
            if following is None:
                return
            place = following

    def _unripe(self, state: State, place: Node, seat: i64) -> bool:
        """Whether the choice is too new to look into: judging its options costs as much as several walks."""
        if len(state.considered(seat)) == 1:
            return False
        node = node_of(place, seat)
        node.reached += 1
        return node.reached <= self.settings.ripe

    def _let_others_choose(self, state: State, place: Node, mask: i64) -> None:
        """Everybody else who is asked at the same time makes the whole choice, from the same place."""
        while mask:
            seat: i64 = lowest(mask)
            mask &= mask - 1
            here: Node | None = place
            while (state.waiting_mask() >> seat) & 1:
                if here is not None:
                    here = self._step(state, here, seat)
                elif self.settings.rounds > 0:
                    self._step_by_instinct(state, seat)
                else:
                    self._step_by_habit(state, seat)

    def _step(self, state: State, place: Node, seat: i64) -> Node | None:
        """Make the seat's choice by the tree; the next place, or None where the tree was left."""
        options = state.considered(seat)
        if len(options) == 1:
            state.play(seat, options[0])
            return place
        node = node_of(place, seat)
        self._admit(node, state, ascending(state, seat))
        i = self.first if self.first >= 0 and node is self.tree else self._select(node)
        self.nodes.append(node)
        self.steps.append(i)
        self.habits.note(seat, node.actions[i])
        state.play(seat, node.actions[i])
        following = node.children[i]
        if following is None:
            node.children[i] = Node()
        return following

    def _step_by_instinct(self, state: State, seat: i64) -> None:
        if self.rng.below(100) < self.settings.strays:
            options = state.considered(seat)
            state.play(seat, options[self.rng.below(len(options))])
        else:
            state.play(seat, state.instinct(seat, self.rng))

    def _step_by_habit(self, state: State, seat: i64) -> None:
        options = state.considered(seat)
        action: i64 = options[0]
        if len(options) > 1:
            action = self.habits.choose(seat, options, self.settings.strays)
            self.habits.note(seat, action)
        state.play(seat, action)

    def _admit(self, node: Node, state: State, options: list[i64]) -> None:
        """Find the options in the node's lists, and add those that are new. Both ascend."""
        places: list[i64] = []
        at: i64 = 0
        for option in options:
            while at < len(node.actions) and node.actions[at] < option:
                at += 1
            if at == len(node.actions) or node.actions[at] != option:
                guess = self._foresee(state, node.seat, option)
                node.insert(at, option, guess, self._pull(guess))
            places.append(at)
            at += 1
        self.places = places

    def _foresee(self, state: State, seat: i64, option: i64) -> float:
        """What the judgement says after the option."""
        after = state.clone()
        after.play(seat, option)
        return self._judge(after, seat)

    def _judge(self, state: State, seat: i64) -> float:
        return state.reckon(seat) if self.settings.reckon else state.evaluate(seat)

    def _select(self, node: Node) -> i64:
        """The option that the walk takes: the highest score, by lot among equals."""
        total: i64 = 0
        pulls = 0.0
        for i in self.places:
            total += node.visits[i]
            pulls += node.pull[i]
        effort = self.settings.explore * math.sqrt(float(total) + 1.0) / pulls
        best: i64 = -1
        highest = -1.0
        ties: i64 = 0
        for i in self.places:
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
        """PUCT: the mean reward, the evaluation counted in, and more for what the evaluation likes."""
        visits = float(node.visits[i])
        trust = self.settings.trust
        mean = (node.worth[i] + trust * node.guess[i]) / (visits + trust)
        return mean + effort * node.pull[i] / (1.0 + visits)

    def _play_on(self, state: State) -> list[float]:
        """Leave the tree and play on, rounds to their end or so many decisions by habit; what comes of it."""
        if self.settings.rounds > 0:
            return self._play_rounds(state)
        left: i64 = self.settings.playout
        while left > 0 and not state.over:
            self._step_by_habit(state, state.first_waiting())
            left -= 1
        return self._rewards(state)

    def _play_rounds(self, state: State) -> list[float]:
        """The judgement after the rounds, or the mean of those at the end of each: there is less luck in that."""
        sums: list[float] = [0.0] * state.players
        count = 0.0
        left: i64 = self.settings.rounds
        while left > 0:
            state = self._finish_round(state)
            left -= 1
            if state.over:
                left = 0
            elif left == 0 and self.settings.finish and state.near_end():
                left = 1
            if self.settings.mean or left == 0:
                rewards = self._rewards(state)
                sums = [sums[seat] + rewards[seat] for seat in range(len(sums))]
                count += 1.0
        return [total / count for total in sums]

    def _finish_round(self, state: State) -> State:
        """Play the round to its end, greedily or by instinct."""
        end: i64 = state.round + 1
        while not state.over and state.round < end:
            if self.settings.greedy:
                state = best_after(state, state.first_waiting(), self.settings.reckon > 1)
            else:
                self._step_by_instinct(state, state.first_waiting())
        return state

    def _rewards(self, state: State) -> list[float]:
        """The result, or the evaluation for every seat as shares of one win, levelled by who is asked."""
        if state.over:
            return state.returns()
        rewards: list[float] = []
        total = 0.0
        for seat in range(state.players):
            judged = self._judge(state, seat)
            rewards.append(judged)
            total += judged
        if len(rewards) > 1 and total > 0.0:
            for seat in range(len(rewards)):
                rewards[seat] /= total
            self._level(state, rewards)
        return rewards

    def _level(self, state: State, rewards: list[float]) -> None:
        if self.settings.level:
            mask: i64 = state.waiting_mask()
            self.tempo.level(state.players if mask & (mask - 1) else lowest(mask), rewards)

    def _learn(self, rewards: list[float]) -> None:
        """Add the rewards to every choice of the walk."""
        for k in range(len(self.nodes)):
            node = self.nodes[k]
            i: i64 = self.steps[k]
            node.visits[i] += 1
            node.worth[i] += rewards[node.seat]
