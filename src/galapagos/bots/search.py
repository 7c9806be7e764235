"""Information-set Monte Carlo tree search: one tree of the choices, a new redeal for every walk through it.

Every walk guesses what is hidden, goes down the tree by the options that this guess allows, adds one node, plays on a
little, and judges the position for all seats. Each seat is taken to maximise its own reward. Choices made together are
made from the same node by every seat, so nobody answers what it could not know.
"""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from galapagos.bots.search_greedy import ascending, finish_turn, look_ahead
from galapagos.kernel.flow import lowest
from galapagos.kernel.rng import Rng
from galapagos.kernel.state import State

ROOT_DEALS: Final = 3


class Settings:
    """How to search. Budgets of 0 are unlimited; at least one of the two is given."""

    __slots__ = ("explore", "iterations", "milliseconds", "playout", "sharp", "trust", "turn", "widen")

    def __init__(self) -> None:
        self.iterations: i64 = 0
        self.milliseconds: i64 = 0
        self.explore: float = 0.7  # how much the less visited options are tried
        self.sharp: float = 12.0  # how strongly the evaluation guides; 0.0 is plain UCB without guidance
        self.trust: float = 1.0  # how many visits the evaluation one step on is worth
        self.playout: i64 = 0  # random decisions after the tree, before the position is judged
        self.turn: i64 = 6  # how many more moves whoever moved last makes greedily before the position is judged
        self.widen: float = 0.0  # options open up with the square root of the visits; 0.0 is all at once


class Node:
    """A choice of one seat: parallel lists over its options, ascending by action."""

    __slots__ = ("actions", "children", "guess", "other", "pull", "seat", "seen", "visits", "worth")

    def __init__(self) -> None:
        self.seat: i64 = -1  # -1 until the first walk finds out who is asked
        self.actions: list[i64] = []
        self.visits: list[i64] = []
        self.seen: list[i64] = []  # how often the option was there to be chosen
        self.worth: list[float] = []  # the sum of the seat's rewards
        self.guess: list[float] = []  # what the evaluation says one step on
        self.pull: list[float] = []  # how strongly that guides the walks, not yet divided by the sum
        self.children: list[Node | None] = []
        self.other: Node | None = None  # the same place in the tree, when another seat is asked

    def insert(self, at: i64, action: i64, guess: float, pull: float) -> None:
        """A new option at that place of the lists."""
        self.actions.insert(at, action)
        self.visits.insert(at, 0)
        self.seen.insert(at, 0)
        self.worth.insert(at, 0.0)
        self.guess.insert(at, guess)
        self.pull.insert(at, pull)
        self.children.insert(at, None)


def node_of(place: Node, seat: i64) -> Node:
    """The node for the seat at this place of the tree: chance may decide who is asked."""
    node = place
    while node.seat != seat:
        if node.seat < 0:
            node.seat = seat
            return node
        following = node.other
        if following is None:
            following = Node()
            node.other = following
        node = following
    return node


class Search:
    """One search for one seat. The root is a redeal: the true state is never seen."""

    __slots__ = ("acts", "done", "me", "nodes", "places", "rng", "root", "settings", "steps", "tree")

    def __init__(self, root: State, me: i64, rng: Rng, settings: Settings) -> None:
        self.root = root
        self.me: i64 = me
        self.rng = rng
        self.settings = settings
        self.tree = Node()
        self.done: i64 = 0  # walks so far
        self.nodes: list[Node] = []  # the walk's choices: the nodes and
        self.steps: list[i64] = []  # which of their options
        self.acts: i64 = 0  # the count of acts before the walk's last choice
        self.places: list[i64] = []  # where in the node's lists the present options are

    def run(self) -> None:
        """Search until the budget is used up or the choice can't change any more."""
        began = time.perf_counter()
        limit = float(self.settings.milliseconds) / 1000.0
        if self.settings.sharp > 0.0:
            self._guess_at_root(began + limit / 4.0)
        while True:
            self._walk(self.root.redeal(self.me, self.rng.next()))
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
                order = self._compare(node, i, best)
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

    def _compare(self, node: Node, i: i64, j: i64) -> i64:
        if node.visits[i] != node.visits[j]:
            return 1 if node.visits[i] > node.visits[j] else -1
        if node.worth[i] != node.worth[j]:
            return 1 if node.worth[i] > node.worth[j] else -1
        return 0

    def _settled(self, left: i64) -> bool:
        """Whether no other option can still be visited more often than the leading one."""
        first: i64 = 0
        second: i64 = 0
        for visits in self.tree.visits:
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first > second + left

    def _guess_at_root(self, until: float) -> None:
        """The root's options are judged by a look ahead over the whole turn, on as many redeals as time allows."""
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
        return look_ahead(self.root.redeal(self.me, self.rng.next()), self.me, self.settings.turn)

    def _pull(self, guess: float) -> float:
        return math.exp(self.settings.sharp * guess)

    # --- One walk ------------------------------------------------------------------------------------

    def _walk(self, state: State) -> None:
        self.nodes = []
        self.steps = []
        self._descend(state)
        self._learn(self._rewards(self._play_on(state)))

    def _descend(self, state: State) -> None:
        """Go down the tree to a place where no walk has been, and add a node there."""
        place = self.tree
        while not state.over:
            mask: i64 = state.waiting_mask()
            seat: i64 = lowest(mask)
            if mask & (mask - 1):
                if (mask >> self.me) & 1:
                    seat = self.me
                self._let_others_choose(state, place, mask & ~(1 << seat))
            following = self._step(state, place, seat)
            if following is None:
                return
            place = following

    def _let_others_choose(self, state: State, place: Node, mask: i64) -> None:
        """Everybody else who is asked at the same time makes the whole choice, from the same place."""
        while mask:
            seat: i64 = lowest(mask)
            mask &= mask - 1
            here: Node | None = place
            while (state.waiting_mask() >> seat) & 1:
                if here is not None:
                    here = self._step(state, here, seat)
                else:
                    self._step_blindly(state, seat)

    def _step(self, state: State, place: Node, seat: i64) -> Node | None:
        """Make the seat's choice by the tree; the next place, or None where the tree was left."""
        options = state.choices(seat)
        if len(options) == 1:
            state.play(seat, options[0])
            return place
        node = node_of(place, seat)
        self._admit(node, state, ascending(state, seat))
        i = self._select(node)
        self.nodes.append(node)
        self.steps.append(i)
        self.acts = state.acts
        state.play(seat, node.actions[i])
        following = node.children[i]
        if following is None:
            node.children[i] = Node()
        return following

    def _step_blindly(self, state: State, seat: i64) -> None:
        options = state.choices(seat)
        state.play(seat, options[self.rng.below(len(options))])

    def _admit(self, node: Node, state: State, options: list[i64]) -> None:
        """Find the options in the node's lists, and add those that are new. Both ascend."""
        places: list[i64] = []
        at: i64 = 0
        for option in options:
            while at < len(node.actions) and node.actions[at] < option:
                at += 1
            if at == len(node.actions) or node.actions[at] != option:
                guess = 0.5
                pull = 1.0
                if self.settings.sharp > 0.0:
                    guess = self._foresee(state, node.seat, option)
                    pull = self._pull(guess)
                node.insert(at, option, guess, pull)
            node.seen[at] += 1
            places.append(at)
            at += 1
        self.places = places

    def _foresee(self, state: State, seat: i64, option: i64) -> float:
        """What the evaluation says after the option."""
        after = state.clone()
        after.play(seat, option)
        return after.evaluate(seat)

    def _select(self, node: Node) -> i64:
        """The option that the walk takes: the highest score, by lot among equals."""
        total: i64 = 0
        tried: i64 = 0
        pulls = 0.0
        for i in self.places:
            visits: i64 = node.visits[i]
            total += visits
            if visits > 0:
                tried += 1
            pulls += node.pull[i]
        open_: i64 = len(self.places)
        if self.settings.widen > 0.0:
            open_ = 1 + i64(self.settings.widen * math.sqrt(float(total)))
        root = math.sqrt(float(total) + 1.0)
        best: i64 = -1
        highest = -1.0
        ties: i64 = 0
        for i in self.places:
            if tried >= open_ and node.visits[i] == 0:
                continue
            score = self._guided(node, i, root, pulls) if self.settings.sharp > 0.0 else self._plain(node, i)
            if score > highest:
                highest = score
                best = i
                ties = 1
            elif score == highest:
                ties += 1
                if self.rng.below(ties) == 0:
                    best = i
        return best

    def _guided(self, node: Node, i: i64, root: float, pulls: float) -> float:
        """PUCT: the mean reward, the evaluation counted in, and more for what the evaluation likes."""
        visits = float(node.visits[i])
        trust = self.settings.trust
        mean = (node.worth[i] + trust * node.guess[i]) / (visits + trust)
        return mean + self.settings.explore * (node.pull[i] / pulls) * root / (1.0 + visits)

    def _plain(self, node: Node, i: i64) -> float:
        """UCB over the walks in which the option was there to be chosen; untried options first."""
        if node.visits[i] == 0:
            return 1e9
        visits = float(node.visits[i])
        return node.worth[i] / visits + self.settings.explore * math.sqrt(math.log(float(node.seen[i])) / visits)

    def _play_on(self, state: State) -> State:
        """Finish the move and the turn greedily, then play so many random decisions."""
        if self.nodes:
            state = finish_turn(state, self.nodes[len(self.nodes) - 1].seat, self.acts, self.settings.turn)
        left: i64 = self.settings.playout
        while left > 0 and not state.over:
            self._step_blindly(state, state.first_waiting())
            left -= 1
        return state

    def _rewards(self, state: State) -> list[float]:
        """The result, or the evaluation for every seat as shares of one win."""
        if state.over:
            return state.returns()
        rewards: list[float] = []
        total = 0.0
        for seat in range(state.players):
            judged = state.evaluate(seat)
            rewards.append(judged)
            total += judged
        if len(rewards) > 1 and total > 0.0:
            for seat in range(len(rewards)):
                rewards[seat] /= total
        return rewards

    def _learn(self, rewards: list[float]) -> None:
        """Add the rewards to every choice of the walk."""
        for k in range(len(self.nodes)):
            node = self.nodes[k]
            i: i64 = self.steps[k]
            node.visits[i] += 1
            node.worth[i] += rewards[node.seat]
