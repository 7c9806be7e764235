"""Doing the next thing: the optional steps that lie between the present question and what was pointed at."""

from galapagos.kernel.state import State

FARTHEST = 3


def through(state: State, seat: int, thing: str) -> list[int]:
    """The answers that decline, one after the other, until something can be done with the thing; [] if none lead there.

    It is looked for in another state that looks the same to the seat, so that nothing hidden decides it. A step that
    draws, rolls or shows something, or asks somebody else, is never declined on the way.
    """
    trial = state.redeal(seat, 0)
    declined: list[int] = []
    while len(declined) < FARTHEST and seat in trial.waiting:
        answer = trial.default_action(seat)
        if not _declines(trial, seat, answer):
            return []
        if _shows(trial, seat, answer):
            return []
        declined.append(answer)
        if any(thing in trial.touches(action, seat) for action in trial.legal_actions(seat)):
            return declined
    return []


def _shows(state: State, seat: int, answer: int) -> bool:
    """Play the answer; whether it drew, rolled or showed something. Taking the turn over raises the fence, too."""
    fence, mover = state.fence, state.mover
    state.apply(answer, seat)
    return state.fence - fence > (state.mover not in (mover, -1))


def _declines(state: State, seat: int, answer: int) -> bool:
    """Whether the answer is a button beside other options: no thing is done with it."""
    buttons = all(touch.startswith("do:") for touch in state.touches(answer, seat))
    return buttons and len(state.legal_actions(seat)) > 1
