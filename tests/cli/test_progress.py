"""Long work that is interrupted: what was done is kept whole."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from galapagos.cli.progress import interruptible, watched

ENDS = [signal.SIGINT, signal.SIGTERM]


@pytest.fixture(autouse=True)
def ctrl_c_is_heard() -> Iterator[None]:
    """Also where the tests are a shell's background job."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("end", ENDS)
def test_a_result_that_is_being_kept_when_the_signal_comes_is_kept_whole(end: signal.Signals) -> None:
    kept = []
    try:
        for number in watched(range(10), 10, "games", quiet=True):
            if number == 2:
                signal.raise_signal(end)
            kept.append(number)
    except KeyboardInterrupt:
        pytest.fail("the signal came through")
    assert kept == [0, 1, 2]


@pytest.mark.parametrize("end", ENDS)
def test_work_that_is_waited_for_ends_at_once(end: signal.Signals, capsys: pytest.CaptureFixture[str]) -> None:
    def work() -> Iterator[int]:
        yield 0
        signal.raise_signal(end)
        yield 1

    assert list(watched(work(), 10, "games", quiet=True)) == [0]
    assert "stopped after 1 games" in capsys.readouterr().err


def test_who_asks_a_second_time_does_not_wait() -> None:
    with interruptible() as stop:
        next(stop.between(range(10)))
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


def test_a_background_job_goes_on_ignoring_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with interruptible():
            signal.raise_signal(signal.SIGINT)
    except KeyboardInterrupt:
        pytest.fail("it was heard")


def test_signals_do_afterwards_what_they_did_before() -> None:
    before = [signal.getsignal(end) for end in ENDS]
    assert list(watched(range(3), 3, "games", quiet=True)) == [0, 1, 2]
    assert [signal.getsignal(end) for end in ENDS] == before
