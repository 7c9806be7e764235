"""Looking ahead over one's own turn: every option is tried on a redealt state and judged.

A half-made move is finished before it is judged, stage by stage, since little shows before that.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.bots.search.judging import EVALUATION, Judge
from galapagos.kernel.state import State

ALIKE: Final = 0.004  # chances that differ less are taken for equal


def look_ahead(deal: State, seat: i64, moves: i64, judge: Judge = EVALUATION) -> list[float]:
    """What each option of the seat is worth, by action, so many of its own moves on. The deal is used up."""
    options = ascending(deal, seat)
    acts: i64 = deal.acts
    last: i64 = len(options) - 1
    worth: list[float] = []
    for i in range(len(options)):
        state = deal.clone() if i < last else deal
        state.play(seat, options[i])
        state = finish_turn(state, seat, acts, moves)
        worth.append(judge.worth(state, seat))
    return worth


def mirrors(deal: State, seat: i64, action: i64) -> list[i64]:
    """The action, and those after which the table stands alike but that other players are in each other's place."""
    found = [action]
    if deal.players < 3:
        return found
    model = _judged_after(deal, seat, action)
    ranks = sorted(model)
    for option in ascending(deal, seat):
        judged = _judged_after(deal, seat, option)
        if not _alike(judged, model) and abs(judged[seat] - model[seat]) < ALIKE and _alike(sorted(judged), ranks):
            found.append(option)
    return found


def _judged_after(deal: State, seat: i64, option: i64) -> list[float]:
    """How everybody stands after the option, the move being finished."""
    state = deal.clone()
    acts: i64 = deal.acts
    state.play(seat, option)
    state = finish_move(state, seat, acts)
    return [state.evaluate(player) for player in range(state.players)]


def _alike(first: list[float], second: list[float]) -> bool:
    return all(abs(first[i] - second[i]) < ALIKE for i in range(len(first)))


def ascending(state: State, seat: i64) -> list[i64]:
    """The options that the seat weighs in a list of our own, by action."""
    options = state.considered(seat).copy()
    options.sort()
    return options


def half_made(state: State, seat: i64, acts: i64) -> bool:
    """Whether the seat is in the middle of the move that began at that count of acts."""
    return not state.over and state.acts == acts and (state.waiting_mask() >> seat) & 1 == 1


def finish_move(state: State, seat: i64, acts: i64) -> State:
    """The state after the half-made move, if it is one, is finished: each stage as the seat likes it best."""
    while half_made(state, seat, acts):
        state = best_after(state, seat)
    return state


def finish_turn(state: State, seat: i64, acts: i64, moves: i64) -> State:
    """The state when the seat has played on greedily for as long as it alone is asked, at most so many moves.

    It ends at a choice that all make together: judged with only one of them made, that would flatter the seat.
    """
    state = finish_move(state, seat, acts)
    while moves > 0 and state.waiting_mask() == i64(1) << seat:
        moves -= 1
        acts = state.acts
        state = finish_move(best_after(state, seat), seat, acts)
    return state


def best_after(state: State, seat: i64, judge: Judge = EVALUATION) -> State:
    """The state after the seat's best option, as far as one step shows. The state given is used up."""
    options = state.considered(seat)
    last: i64 = len(options) - 1
    if last == 0:
        state.play(seat, options[0])
        return state
    best = state
    highest = -1.0
    for i in range(len(options)):
        after = state.clone() if i < last else state
        after.play(seat, options[i])
        worth = judge.worth(after, seat)
        if worth > highest:
            highest = worth
            best = after
    return best
