"""Hints in words: what is best, what else there is, and what speaks for it."""

from __future__ import annotations

from collections.abc import Sequence

from galapagos.bots.bot import Advice
from galapagos.bots.search.lookahead import finish_move
from galapagos.bots.seat import Seat
from galapagos.kernel.text import Text

RUNNERS_UP = 3
DEALS = 4  # guesses over which the reasons are compared
NOTABLE = 0.01  # a smaller difference of chances is none


def advise(seat: Seat, ranked: Sequence[tuple[int, float]]) -> Advice:
    """The advice from the actions and their chances, best first."""
    action, chance = ranked[0]
    others = list(ranked[1 : 1 + RUNNERS_UP])
    return Advice(action, chance, others, _why(seat, action, chance, others))


def _why(seat: Seat, action: int, chance: float, others: list[tuple[int, float]]) -> Text:
    """One sentence: the part of the evaluation that speaks for the action, else the chance gained."""
    if not others:
        return ("hint-only", {})
    gain = round(100 * (chance - others[0][1]))
    part = _part(seat, action, others[0][0])
    if part:
        return ("hint-part", {"part": f"@{part}", "gain": gain})
    if chance - others[0][1] < NOTABLE:
        return ("hint-even", {})
    return ("hint-gain", {"gain": gain})


def _part(seat: Seat, action: int, other: int) -> str:
    """The key of the part of the evaluation that grows most by the action, compared with the runner-up."""
    difference = parts_apart(seat, action, other)
    best = max(difference, key=lambda key: difference[key], default="")
    return best if best and difference[best] > 1e-9 else ""


def parts_apart(seat: Seat, action: int, other: int) -> dict[str, float]:
    """By how much the action beats the other in every part of the evaluation, summed over some guesses."""
    difference: dict[str, float] = {}
    for deal in range(DEALS):
        for key, value in _parts_after(seat, action, deal):
            difference[key] = difference.get(key, 0.0) + value
        for key, value in _parts_after(seat, other, deal):
            difference[key] = difference.get(key, 0.0) - value
    return difference


def _parts_after(seat: Seat, action: int, deal: int) -> list[tuple[str, float]]:
    state = seat.redeal(deal)
    acts = state.acts
    state.play(seat.number, action)
    return finish_move(state, seat.number, acts).reasons(seat.number)
