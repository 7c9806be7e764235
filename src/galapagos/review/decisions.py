"""The choices that a seat made in a recorded game, each as the seat itself knew the position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from galapagos import games
from galapagos.bots.seat import Seat
from galapagos.kernel.state import State
from galapagos.kernel.text import BadRecord
from galapagos.table.history import replay
from galapagos.table.record import Record

GUESS = 0  # the seed of the redeal: any will do, since the judgement deals anew


@dataclass(frozen=True)
class Moment:
    """A choice between several options: where in the record, the position as the seat knew it, what it chose."""

    step: int  # entries of the record before it: where to try again
    state: State  # a redeal: it looks the same to the seat
    seat: int
    action: int
    chance: int  # how much chance the game had used until then

    @property
    def asked(self) -> Seat:
        return Seat(self.state, self.seat)


class Played(NamedTuple):
    """A seat's choices, and how the game ended: the share of the win, None if it is not over."""

    moments: list[Moment]
    entries: int
    chance: int
    result: float | None


def moments(record: Record, seat: int) -> Played:
    """The seat's own choices, without those that it took back or that others made for it."""
    entries = [line.partition(" ") for line in record.lines if not line.startswith("=")]
    if not 0 <= seat < record.header["players"]:
        raise BadRecord(1, f"there is no player {seat + 1} in a game of {record.header['players']}")
    found: list[Moment] = []
    own = True
    for step, (history, _) in enumerate(replay(games.game(record.header["game"]), record)):
        state = history.state
        if step == len(entries):
            break
        who, _, words = entries[step]
        if int(who) != seat:
            continue
        if words == "undo":
            found = found[: -1 if own else None]
        elif words == "resign" or words.startswith("handover "):
            own = words == "handover person"
        elif own:
            found.append(Moment(step, state.redeal(seat, GUESS), seat, state.parse(words), _used(state)))
    chosen = [moment for moment in found if len(moment.state.legal_actions(seat)) > 1]
    return Played(chosen, len(entries), _used(state), state.returns()[seat] if state.over else None)


def _used(state: State) -> int:
    """How often the three streams of chance were asked: each counts in its last word."""
    return int(state.deal.d + state.dice.d + state.order.d)
