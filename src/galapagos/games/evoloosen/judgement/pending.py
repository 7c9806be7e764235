"""What a seat has picked in a window that is still open: nobody else knows it, and nothing has come of it yet."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.rules.inventions import Window, declare
from galapagos.games.evoloosen.state import Evoloosen


def as_picked(s: Evoloosen, seat: i64) -> Evoloosen:
    """The table as if the Invention that the seat has picked were declared; the same one where it has picked none."""
    window = s.top
    if not isinstance(window, Window) or not window.picked[seat] or window.picked[seat][0] == v.PASS.base:
        return s
    other = cast(Evoloosen, s.clone())
    declare(other, seat, window.picked[seat][0])
    return other
