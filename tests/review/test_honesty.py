"""The small version of `python -m bench.review secrets`, over whole games; it takes the compiled package."""

from __future__ import annotations

import pytest

from bench.review import changed
from galapagos.review import Budget
from tests.islands import ISLANDS

pytestmark = [pytest.mark.compiled, pytest.mark.compiled_only]


@pytest.mark.parametrize("id", ISLANDS)
def test_what_nobody_could_know_changes_no_verdict_of_a_whole_game(id: str) -> None:
    found = changed(id, 3, "forager", Budget(10, 4), every=4)
    assert found["changed"] == 0
    assert found["verdicts"] > 5
