"""Two tiny games whose best play is known: to try the search on.

*Pebbles*: take one or two from a heap in turn; whoever takes the last one wins. *Pennies*: both choose in secret at
once; the first player wins if the choices match, the second if not, and the first may also settle for a poor die roll.
"""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from galapagos.kernel.cards import Cards
from galapagos.kernel.flow import Frame, Together
from galapagos.kernel.game import Deck, Game, Mode
from galapagos.kernel.judgement import Judgement
from galapagos.kernel.state import State
from galapagos.kernel.text import Text
from galapagos.kernel.verbs import Operand, Verbs

VERBS = Verbs()
TAKE = VERBS.add("take", Operand("count", 3))
SHOW = VERBS.add("show", Operand("side", 2))
SETTLE = VERBS.add("settle")


class Table(State):
    """A heap of pebbles; the evaluation knows nothing."""

    __slots__ = ("heap",)

    def __init__(self) -> None:
        super().__init__()
        self.heap: i64 = 0

    def clone(self) -> Table:
        other = Table()
        self.copy_base(other)
        other.heap = self.heap
        return other

    def decks(self) -> list[Cards]:
        return []

    def view(self, seat: int | None) -> Any:
        return self.base_view(seat) | {"heap": int(self.heap)}


class TableJudgement(Judgement[Table]):
    observation_size = 1

    def evaluate(self, s: Table, seat: i64) -> float:
        return s.returns()[seat] if s.over else 0.5


class Heap(Frame[Table]):
    """The players take from the heap in turn."""

    __slots__ = ("turn",)

    def __init__(self, turn: i64 = 0) -> None:
        self.turn: i64 = turn

    def copy(self) -> Heap:
        return Heap(self.turn)

    def step(self, s: Table) -> bool:
        return True

    def asked(self, s: Table) -> i64:
        return self.turn

    def options(self, s: Table) -> list[i64]:
        return [TAKE.of(count) for count in (2, 1) if count <= s.heap]

    def take(self, s: Table, option: i64) -> None:
        s.heap -= TAKE.operand(option)
        if s.heap == 0:
            s.finish(1 << self.turn)
        self.turn = (self.turn + 1) % s.players

    def question(self, s: Table, seat: i64) -> Text:
        return ("ask-take", {})


class Coins(Together[Table]):
    """Both show a side at once; seat 0 may settle instead."""

    __slots__ = ()

    def copy(self) -> Coins:
        other = Coins()
        self.copy_picks(other)
        return other

    def choices(self, s: Table, seat: i64) -> list[i64]:
        sides = [SHOW.of(0), SHOW.of(1)]
        return sides if seat else [*sides, SETTLE.base]

    def finished(self, s: Table, seat: i64) -> bool:
        return len(self.picked[seat]) == 1

    def resolve(self, s: Table) -> None:
        mine, theirs = self.picked[0][0], self.picked[1][0]
        won = s.roll(10) <= 2 if mine == SETTLE.base else mine == theirs
        s.finish(1 if won else 2)

    def question(self, s: Table, seat: i64) -> Text:
        return ("ask-show", {})


class TableGame(Game):
    """Modes: pebbles for two or three, pennies for two."""

    def __init__(self) -> None:
        modes = [Mode("pebbles", 2, 3), Mode("pennies", 2, 2)]
        super().__init__("table", modes, VERBS, 100, 1, [Heap, Coins], TableJudgement())

    def blank(self, deck: Deck) -> State:
        return Table()

    def setup(self, state: State) -> None:
        s = cast(Table, state)
        s.heap = 10
        s.push(Heap() if s.mode == 0 else Coins(2, 3))

    def standard_source(self) -> dict[str, Any]:
        return {}

    def check_deck(self, source: dict[str, Any]) -> Deck:
        return Deck(source)


def heap(pebbles: int) -> Table:
    """Pebbles with so many on the heap, seat 0 to take."""
    state = cast(Table, TableGame().start(2, 0, "pebbles"))
    state.heap = pebbles
    return state
