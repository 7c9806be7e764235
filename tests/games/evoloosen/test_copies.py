"""Copies of every part and frame, in the middle of anything."""

from __future__ import annotations

import pytest

from galapagos.games.evoloosen import GAME
from galapagos.kernel.conformance import check_copies


@pytest.mark.compiled
def test_a_copy_has_every_field() -> None:
    check_copies(GAME)
