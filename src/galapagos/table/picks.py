"""What a seat has picked of a move that is not whole, or not revealed, yet."""

from galapagos.kernel.flow import Staged, Together
from galapagos.kernel.state import State


def picks(state: State, seat: int | None) -> list[int]:
    """What the seat has picked of a move that is not whole yet, or not revealed: its own to know."""
    if seat is None or not state.stack:
        return []
    top = state.stack[-1]
    if isinstance(top, Together):
        return [int(action) for action in top.picked[seat]]
    if isinstance(top, Staged) and top.asked(state) == seat:
        return [int(action) for action in top.picked]
    return []
