"""Cards that leave the hand: which can be picked to be dropped, and which is the cheapest."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evolve.state import Evolve
from galapagos.games.evolve.verbs import DROP, card_of


def drops(s: Evolve, seat: i64, picks: list[i64]) -> list[i64]:
    """The cards of the seat's hand that can still be picked."""
    found: list[i64] = []
    for token in s.hands[seat]:
        option = DROP.of(s.creatures.face[token])
        if not why_not_drop(token, option, picks):
            found.append(option)
    return found


def why_not_drop(token: i64, option: i64, picks: list[i64]) -> str:
    """Why that card, -1 for one that is not in the hand, can't be picked to be dropped."""
    if token < 0:
        return "why-not-in-hand"
    return "why-already-picked" if option in picks else ""


def cheapest(s: Evolve, options: list[i64]) -> i64:
    """Of options that are about cards, the first with the lowest cost: what a clock drops or pays."""
    best: i64 = options[0]
    for option in options:
        if s.deck.cost[card_of(option)] < s.deck.cost[card_of(best)]:
            best = option
    return best
