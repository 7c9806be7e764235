"""The review of one seat's game."""

from __future__ import annotations

from dataclasses import replace

import pytest

import galapagos
from galapagos.kernel.text import BadRecord
from galapagos.review import Budget, moments, review, reviewing
from galapagos.review.luck import Luck, cost, fortunes
from galapagos.review.telling import Telling, catalogue
from galapagos.review.weighing import Weighed
from galapagos.table.record import Record
from tests.review.games import at_random


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews with small budgets."""
    monkeypatch.setattr(reviewing, "QUICK", Budget(6, 3))
    monkeypatch.setattr(reviewing, "DEEP", Budget(20, 10))


def with_lines(record: Record, *lines: str) -> Record:
    made = Record(record.header)
    for line in lines:
        seat, _, words = line.partition(" ")
        made.add(int(seat), words)
    return made


OPENING = ("0 bid h1", "1 bid h0", "0 plain", "1 plain")


def test_every_choice_of_the_seat_is_a_moment() -> None:
    record = with_lines(at_random("tidepool", 2, 3), *OPENING)
    found = moments(record, 0)
    assert [(moment.step, moment.state.notation(moment.action)) for moment in found.moments] == [
        (0, "bid h1"),
        (2, "plain"),
    ]
    assert found.entries == 4
    assert found.result is None


def test_what_was_taken_back_is_no_choice() -> None:
    record = with_lines(at_random("tidepool", 2, 3), "0 bid h0", "0 undo", *OPENING)
    assert [moment.step for moment in moments(record, 0).moments] == [2, 4]


def test_what_somebody_else_chose_is_not_judged() -> None:
    record = with_lines(at_random("tidepool", 2, 3), "0 handover forager", "0 bid h1", "0 handover person", "0 plain")
    assert [moment.step for moment in moments(record, 0).moments] == [3]


def test_after_giving_up_nothing_is_judged() -> None:
    record = with_lines(at_random("tidepool", 3, 3), "0 bid h1", "0 resign")
    assert [moment.step for moment in moments(record, 0).moments] == [0]


def test_a_moment_holds_a_guess_and_not_the_true_cards() -> None:
    record = at_random("beginning", 3, 4, most=40)
    moment = moments(record, 1).moments[-1]
    assert moment.state.view(1) == moment.asked.view
    assert moment.state.digest() == moment.state.redeal(1, 0).digest()


def test_there_must_be_such_a_player() -> None:
    with pytest.raises(BadRecord, match="no player 3 in a game of 2"):
        moments(at_random("tidepool", 2, 3), 2)


@pytest.mark.usefixtures("brief")
def test_luck_and_losses_add_up_to_the_result() -> None:
    record = at_random("tidepool", 3, 5)
    found = review(record, 1, 2)
    assert found.decisions
    told, luck = found.summary, sum(decision.luck.change for decision in found.decisions)
    assert told.result is not None
    spent = told.begun + luck - told.result
    assert spent >= -1e-9
    assert spent >= told.lost - 1e-9
    assert luck == pytest.approx(told.luck + told.others)


def test_what_chance_brought_is_told_from_what_others_did() -> None:
    """60 % with the best, 10 points thrown away, 20 by cards; then the others alone take all 70."""
    played = moments(with_lines(at_random("tidepool", 2, 3), *OPENING), 0)
    first, second = played.moments[0], replace(played.moments[1], chance=played.moments[0].chance + 1)
    slip = Weighed(played=1, best=2, rival=1, obvious=2, chance=0.6, gap=0.1, error=0.01, pairs=50, visits=100)
    good = Weighed(played=2, best=2, rival=2, obvious=2, chance=0.7, visits=100)
    end = played._replace(moments=[first, second], result=0.0, chance=second.chance)
    found = fortunes(end, [(first, slip), (second, good)])
    assert found[first.step].change == pytest.approx(0.2)
    assert found[first.step].drawn
    assert found[second.step].change == pytest.approx(-0.7)
    assert not found[second.step].drawn
    assert (cost(slip), cost(good)) == (0.1, 0.0)


def test_a_change_within_the_noise_is_no_luck() -> None:
    assert Luck(0.2, True, 0.1).notable
    assert not Luck(0.2, True, 0.25).notable
    assert not Luck(-0.05, True, 0.01).notable


@pytest.mark.usefixtures("brief")
def test_the_same_seed_gives_the_same_review() -> None:
    record = at_random("tidepool", 2, 6)
    assert review(record, 0, 1) == review(record, 0, 1)


@pytest.mark.usefixtures("brief")
def test_work_that_is_spread_comes_to_the_same() -> None:
    record = at_random("tidepool", 2, 6)
    assert review(record, 0, 1, spread=lambda work, jobs: [work(job) for job in list(jobs)]) == review(record, 0, 1)


@pytest.mark.usefixtures("brief")
def test_progress_goes_from_nothing_to_all() -> None:
    seen: list[float] = []
    review(at_random("tidepool", 2, 6), 0, progress=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] == 1.0
    assert len(seen) > 3


class Enough(Exception):
    pass


@pytest.mark.usefixtures("brief")
def test_whoever_watches_can_end_it() -> None:
    def stop(share: float) -> None:
        raise Enough

    with pytest.raises(Enough):
        review(at_random("tidepool", 2, 6), 0, progress=stop)


@pytest.mark.usefixtures("brief")
def test_without_time_a_review_judges_what_it_can_and_accuses_nobody() -> None:
    found = review(at_random("tidepool", 2, 6), 0, seconds=1e-9)
    assert len(found.decisions) == 1
    assert found.decisions[0].verdict in ("best", "fine")


SOME = [
    ("another-world", "solo", 1, 40),
    ("another-world", "quartet", 2, 40),
    ("beginning", "base", 2, 40),
    ("evoloosen", "full", 3, 50),
    ("evolve", "base", 2, 24),
    ("tidepool", "base", 3, 60),
]


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize(("id", "mode", "players", "entries"), SOME)
def test_every_game_and_mode_is_reviewed_in_words(id: str, mode: str, players: int, entries: int) -> None:
    found = review(at_random(id, players, 9, mode, entries), players - 1)
    telling = Telling(catalogue(id))
    lines = list(telling.lines(found))
    assert len(lines) > 5
    assert all(line.strip() for line in lines)
    data = telling.data(found)
    assert len(data["decisions"]) == len(found.decisions) > 2
    assert all(decision["question"]["text"] for decision in data["decisions"])


@pytest.mark.parametrize("id", galapagos.games.ids())
def test_the_words_of_the_review_hide_none_of_a_games(id: str) -> None:
    assert catalogue(id).has("review-title")
