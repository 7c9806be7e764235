"""Options that are worth a bot's thought: the rules allow more that hardly ever help, or that come to the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from galapagos.games.beginning.species import CARNIVORE
from galapagos.games.beginning.verbs import REMOVE

if TYPE_CHECKING:
    from galapagos.games.beginning.state import Beginning


def without_idle_removals(s: Beginning, options: list[i64]) -> list[i64]:
    """Adapt: a trait costs a point to remove. It may make room for a better one, or an end of hunting."""
    last: i64 = options[len(options) - 1]
    if not REMOVE.has(last):  # they come last
        return options
    found: list[i64] = []
    for option in options:
        if REMOVE.has(option):
            operands = REMOVE.values(option)
            if operands[1] != CARNIVORE and len(s.at(operands[0]).worn) < s._book.most_traits:
                continue
        found.append(option)
    return found


def unlike_cards(s: Beginning, herd: list[i64], options: list[i64]) -> list[i64]:
    """Population cards, one option each: of those with as much food the first stands for all."""
    found: list[i64] = []
    seen: i64 = 0
    for i in range(len(herd)):
        bit: i64 = i64(1) << s.food[herd[i]]
        if not seen & bit:
            seen |= bit
            found.append(options[i])
    return found
