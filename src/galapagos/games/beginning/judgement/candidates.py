"""Options that are worth a bot's thought: the rules allow more that hardly ever help, or that come to the same."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.beginning.rules.adapt import Adapt
from galapagos.games.beginning.rules.attack import has_prey
from galapagos.games.beginning.rules.eat import herd_at_stake
from galapagos.games.beginning.rules.excess import SecondFoods
from galapagos.games.beginning.species import CARNIVORE
from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.verbs import REMOVE, STORE


def considered(s: Beginning, seat: i64, options: list[i64]) -> list[i64]:
    """Those of the seat's options that a bot weighs."""
    if isinstance(s.top, Adapt):
        return without_idle_removals(s, options)
    if isinstance(s.top, SecondFoods):
        return worth_leaving(s, s.top, options)
    herd = herd_at_stake(s)
    return unlike_cards(s, herd, options) if herd else options


def without_idle_removals(s: Beginning, options: list[i64]) -> list[i64]:
    """A trait costs a point to remove. It may make room for a better one, or an end of hunting."""
    last: i64 = options[len(options) - 1]
    if not REMOVE.has(last):  # they come last
        return options
    found: list[i64] = []
    for option in options:
        if REMOVE.has(option):
            operands = REMOVE.values(option)
            if operands[1] != CARNIVORE and len(s.at(operands[0]).worn) < s.deck.most_traits:
                continue
        found.append(option)
    return found


def worth_leaving(s: Beginning, top: SecondFoods, options: list[i64]) -> list[i64]:
    """A second food is left to attack once more: not where only species of one's own could be attacked."""
    hunter = s.at(top.place)
    return options if has_prey(s, hunter, hunter.owner) else [STORE.of(top.most)]


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
