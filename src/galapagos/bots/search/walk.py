"""One walk: down the tree by what the deal allows, a new node, and on from there."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.bots.search.deals import OwnDeals
from galapagos.bots.search.guidance import Guidance
from galapagos.bots.search.judging import Judge
from galapagos.bots.search.lookahead import ascending
from galapagos.bots.search.playout import Playout
from galapagos.bots.search.tree import Node, node_of
from galapagos.kernel.flow import lowest
from galapagos.kernel.state import State


class Walker:
    """Walks for one seat. Choices made together are made from the same node by every seat."""

    __slots__ = ("deals", "guidance", "judge", "me", "mixes", "nodes", "places", "playout", "ripe", "steps", "tree")

    def __init__(
        self, me: i64, tree: Node, guidance: Guidance, deals: OwnDeals, judge: Judge, playout: Playout, ripe: i64
    ) -> None:
        self.me: i64 = me
        self.tree = tree
        self.guidance = guidance
        self.deals = deals
        self.judge = judge
        self.playout = playout
        self.ripe: i64 = ripe
        self.mixes = False  # whether at the root others choose as they did so far, by lot, and learn nothing from it
        self.nodes: list[Node] = []  # the walk's choices: the nodes and
        self.steps: list[i64] = []  # which of their options
        self.places: list[i64] = []  # where in the node's lists the present options are

    def walk(self, state: State) -> list[float]:
        """Go through the tree on this deal, and learn what came of it: everybody's rewards."""
        self.nodes = []
        self.steps = []
        rewards = self.playout.play_on(self._descend(state))
        self._learn(rewards)
        self.playout.learn(rewards)
        return rewards

    def _descend(self, state: State) -> State:
        """Go down the tree to a place that is new, and add a node there."""
        place = self.tree
        while not state.over:
            mask: i64 = state.waiting_mask()
            seat: i64 = self.me if (mask >> self.me) & 1 else lowest(mask)
            if place is not self.tree and self._unripe(state, place, seat):
                return state
            if mask & (mask - 1):
                state = self._let_others_choose(state, place, mask & ~(i64(1) << seat))
            following = self._step(state, place, seat)
            if following is None:
                return state
            place = following
        return state

    def _unripe(self, state: State, place: Node, seat: i64) -> bool:
        """Whether the choice is too new to look into: judging its options costs as much as several walks."""
        if len(state.considered(seat)) == 1:
            return False
        node = node_of(place, seat)
        node.reached += 1
        return node.reached <= self.ripe

    def _let_others_choose(self, state: State, place: Node, mask: i64) -> State:
        """Everybody else who is asked at the same time makes the whole choice, from the same place."""
        while mask:
            seat: i64 = lowest(mask)
            mask &= mask - 1
            here: Node | None = place
            while (state.waiting_mask() >> seat) & 1:
                if here is not None and self.mixes and place is self.tree:
                    here = self._mix(state, here, seat)
                elif here is not None:
                    here = self._step(state, here, seat)
                else:
                    state = self.playout.step(state, seat)
        return state

    def _step(self, state: State, place: Node, seat: i64) -> Node | None:
        """Make the seat's choice by the tree; the next place, or None where the tree was left."""
        settled = self.deals.first >= 0 and place is self.tree and seat == self.me
        options = state.considered(seat)
        if len(options) == 1 and not settled:
            state.play(seat, options[0])
            return place
        node = node_of(place, seat)
        self._admit(node, state, ascending(state, seat))
        i = self.deals.first if settled else self.guidance.select(node, self.places)
        self.nodes.append(node)
        self.steps.append(i)
        self.playout.note(seat, node.actions[i])
        state.play(seat, node.actions[i])
        following = node.children[i]
        if following is None:
            node.children[i] = Node()
        return following

    def _mix(self, state: State, place: Node, seat: i64) -> Node | None:
        """Make the seat's choice by lot, as the tree made it so far: what others can't see they can't answer."""
        options = state.considered(seat)
        node = node_of(place, seat)
        total: i64 = 0
        for i in range(len(node.actions)):
            if node.actions[i] in options:
                total += node.visits[i]
        if len(options) == 1 or total == 0:
            return self._step(state, place, seat)
        left: i64 = self.guidance.rng.below(total)
        chosen: i64 = 0
        for i in range(len(node.actions)):
            if node.actions[i] in options and left >= 0:
                left -= node.visits[i]
                chosen = i
        state.play(seat, node.actions[chosen])
        return node.children[chosen]

    def _admit(self, node: Node, state: State, options: list[i64]) -> None:
        """Find the options in the node's lists, and add those that are new. Both ascend."""
        places: list[i64] = []
        at: i64 = 0
        for option in options:
            while at < len(node.actions) and node.actions[at] < option:
                at += 1
            if at == len(node.actions) or node.actions[at] != option:
                guess = self._foresee(state, node.seat, option)
                node.insert(at, option, guess, self.guidance.pull(guess))
            places.append(at)
            at += 1
        self.places = places

    def _foresee(self, state: State, seat: i64, option: i64) -> float:
        """What the judgement says after the option."""
        after = state.clone()
        after.play(seat, option)
        return self.judge.worth(after, seat)

    def _learn(self, rewards: list[float]) -> None:
        """Add the rewards to every choice of the walk."""
        for k in range(len(self.nodes)):
            node = self.nodes[k]
            i: i64 = self.steps[k]
            node.visits[i] += 1
            node.worth[i] += rewards[node.seat]
