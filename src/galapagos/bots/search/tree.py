"""The tree of a search: choices of the seats, with what came of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EQUAL: Final = 1e-9  # smaller differences are those of rounding: sums over the seats in another order


class Node:
    """A choice of one seat: parallel lists over its options, ascending by action."""

    __slots__ = ("actions", "children", "guess", "other", "pull", "reached", "seat", "visits", "worth")

    def __init__(self) -> None:
        self.seat: i64 = -1  # -1 until the first walk finds out who is asked
        self.reached: i64 = 0  # walks that came here
        self.actions: list[i64] = []
        self.visits: list[i64] = []
        self.worth: list[float] = []  # the sum of the seat's rewards
        self.guess: list[float] = []  # what the evaluation says one step on
        self.pull: list[float] = []  # how strongly that guides the walks, not yet divided by the sum
        self.children: list[Node | None] = []
        self.other: Node | None = None  # the same place in the tree, when another seat is asked

    def insert(self, at: i64, action: i64, guess: float, pull: float) -> None:
        """A new option at that place of the lists."""
        self.actions.insert(at, action)
        self.visits.insert(at, 0)
        self.worth.insert(at, 0.0)
        self.guess.insert(at, guess)
        self.pull.insert(at, pull)
        self.children.insert(at, None)

    def compare(self, i: i64, j: i64) -> i64:
        """Which of two options was visited more, or was worth more: 1 the first, -1 the second, 0 neither."""
        if self.visits[i] != self.visits[j]:
            return 1 if self.visits[i] > self.visits[j] else -1
        more = self.worth[i] - self.worth[j]
        return 1 if more > EQUAL else -1 if more < -EQUAL else 0


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
