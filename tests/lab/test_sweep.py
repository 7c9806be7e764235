"""Many jobs: the order, the batches, and how many are under way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from galapagos.lab.sweep import AHEAD, SECONDS, Pace, batches, spread
from tests.lab.jobs import slow


def test_results_come_in_the_order_of_the_jobs_on_any_number_of_processes() -> None:
    expected = list(range(300))  # sorting a batch that is in order gives it back
    assert list(spread(sorted, range(300), workers=1)) == expected
    assert list(spread(sorted, range(300), workers=2, batch=7)) == expected


def test_a_few_long_jobs_are_shared_too() -> None:
    assert len(set(spread(slow, range(8), workers=2))) == 2


def sizes(seconds_a_job: float) -> list[int]:
    """How large the batches of 30 jobs get when each job takes so long."""
    pace = Pace(8)
    return [len(pace.taken((batch, len(batch) * seconds_a_job))) for batch in batches(range(30), pace)]


def test_the_first_batches_are_small() -> None:
    assert sizes(SECONDS / 1000) == [1, 2, 4, 8, 8, 7]


def test_jobs_that_take_long_go_few_at_a_time() -> None:
    assert sizes(SECONDS / 3.5) == [1, 2, *[3] * 9]
    assert sizes(SECONDS * 10) == [1] * 30


def test_only_a_few_batches_are_under_way() -> None:
    taken = 0

    def jobs() -> Iterator[int]:
        nonlocal taken
        for number in range(10_000):
            taken += 1
            yield number

    results = spread(sorted, jobs(), workers=2, batch=5)
    assert list(islice(results, 100)) == list(range(100))
    assert taken <= 100 + 5 * (2 * AHEAD + 1)
    results.close()
