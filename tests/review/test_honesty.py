"""Small versions of `python -m bench.review`: the review names what cost much, and accuses nobody of what did not.

They take the compiled package: plain Python would need minutes.
"""

from __future__ import annotations

import pytest

from bench.review import changed, planted
from galapagos._build import compiled
from galapagos.review import Budget
from tests.islands import ISLANDS

pytestmark = [pytest.mark.compiled, pytest.mark.skipif(not compiled(), reason="takes minutes in plain Python")]
QUICKEST = ("another-world", "beginning")


def test_planted_blunders_are_named_and_harmless_choices_are_not() -> None:
    found = [planted(id, seed, "forager", share=20, long=Budget(400, 200)) for id in QUICKEST for seed in (1, 2)]
    costly, harmless = sum(one.costly for one in found), sum(one.harmless for one in found)
    assert costly >= 10
    assert sum(one.named for one in found) >= 0.8 * costly
    assert sum(one.accused for one in found) <= 0.05 * harmless


@pytest.mark.parametrize("id", ISLANDS)
def test_what_nobody_could_know_changes_no_verdict_of_a_whole_game(id: str) -> None:
    differing, total = changed(id, 3, "forager", Budget(10, 4), every=4)
    assert differing == 0
    assert total > 5
