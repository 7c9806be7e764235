"""Looking ahead over one's own turn: every option is tried on redealt states and judged by the evaluation.

A half-made move is finished in the best way before it is judged, since nothing shows before that.
"""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.kernel.rng import Rng
from galapagos.kernel.state import State


def look_ahead(root: State, seat: i64, rng: Rng, deals: i64, moves: i64, effort: i64) -> list[float]:
    """What each option of the seat is worth, by action: the mean over so many redeals, so many of its own moves on.

    `effort` is about how many positions are tried to finish a half-made move.
    """
    options = ascending(root, seat)
    worth: list[float] = [0.0] * len(options)
    for _deal in range(deals):
        deal = root.redeal(seat, rng.next())
        i: i64 = 0
        for option in options:
            state = deal.clone()
            state.play(seat, option)
            worth[i] += finish_turn(state, seat, deal.acts, moves, effort).evaluate(seat)
            i += 1
    return [total / float(deals) for total in worth]


def ascending(state: State, seat: i64) -> list[i64]:
    """The seat's options in a list of our own, by action."""
    options = state.choices(seat).copy()
    options.sort()
    return options


def half_made(state: State, seat: i64, acts: i64) -> bool:
    """Whether the seat is in the middle of the move that began at that count of acts."""
    return not state.over and state.acts == acts and (state.waiting_mask() >> seat) & 1 == 1


def finish_move(state: State, seat: i64, acts: i64, effort: i64) -> State:
    """The state after the half-made move, if it is one, is finished in the way that the seat likes best.

    The effort is divided among the options; where it is used up, each stage is chosen by itself.
    """
    while half_made(state, seat, acts):
        options = state.choices(seat)
        share: i64 = effort // len(options)
        best = state
        highest = -1.0
        for option in options:
            after = state.clone()
            after.play(seat, option)
            if share > 0:
                after = finish_move(after, seat, acts, share - 1)
            worth = after.evaluate(seat)
            if worth > highest:
                highest = worth
                best = after
        state = best
        effort = share
    return state


def finish_turn(state: State, seat: i64, acts: i64, moves: i64, effort: i64) -> State:
    """The state when the seat has played on greedily for as long as it alone is asked, at most so many moves.

    A choice that all make together is a new beginning: judged with only one of them made, it would flatter that seat.
    """
    state = finish_move(state, seat, acts, effort)
    while moves > 0 and state.waiting_mask() == i64(1) << seat:
        moves -= 1
        state = _best_after(state, seat, effort)
    return state


def _best_after(state: State, seat: i64, effort: i64) -> State:
    """The state after the seat's best whole move, as far as one move shows."""
    acts: i64 = state.acts
    options = state.choices(seat)
    share: i64 = effort // len(options)
    if len(options) == 1:
        state.play(seat, options[0])
        return finish_move(state, seat, acts, share)
    best = state
    highest = -1.0
    for option in options:
        after = state.clone()
        after.play(seat, option)
        after = finish_move(after, seat, acts, share)
        worth = after.evaluate(seat)
        if worth > highest:
            highest = worth
            best = after
    return best
