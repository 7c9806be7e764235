"""Lessons for next time: what slips have in common."""

from __future__ import annotations

from galapagos.bots import Seat
from galapagos.kernel.text import Text
from galapagos.review.explaining import leading
from galapagos.review.knowing import Knowledge, knowledge
from galapagos.review.lessons import lessons
from galapagos.review.luck import Luck
from galapagos.review.reviewing import Decision
from galapagos.review.summary import accuracy, part_of
from galapagos.review.telling import Telling, catalogue
from tests.tiny import random_state

GAME = "evolve"


def slip(step: int, loss: float, *why: Text, question: str = "ask-mutate") -> Decision:
    return Decision(
        step=step,
        round=1,
        question=(question, {}),
        options=3,
        played="a",
        played_text=("act-pass", {}),
        best="b",
        best_text=("act-pass", {}),
        verdict="slip",
        chance=0.5,
        loss=loss,
        low=loss - 0.01,
        high=loss + 0.01,
        upsets=0.2,
        luck=Luck(0.0, False, 0.1),
        why=list(why),
        knew=None,
    )


SOON: Text = ("review-for", {"part": "@part-soon"})
HAND: Text = ("review-for", {"part": "@part-hand"})
GREED: Text = ("review-against", {"part": "@part-points"})
UNSEEN: Text = ("review-unseen", {})


def told(slips: list[Decision]) -> list[str]:
    return [key for key, _ in lessons(slips, {"opening": [], "middle": [], "ending": slips}, GAME)]


def test_who_lost_nothing_is_praised() -> None:
    assert told([]) == ["review-lesson-none"]


def test_a_slip_alone_teaches_something_too() -> None:
    assert told([slip(1, 0.06)]) == ["review-lesson-plain"]
    assert told([slip(1, 0.06, UNSEEN)]) == ["review-lesson-unseen"]


def test_the_part_that_cost_most_is_told_with_its_cost() -> None:
    slips = [slip(1, 0.06, SOON), slip(2, 0.07, SOON), slip(3, 0.09, HAND)]
    found = lessons(slips, {}, GAME)
    assert ("review-lesson-part", {"part": "@part-soon", "count": 2, "points": 13}) in found


def test_there_are_three_lessons_at_most_the_costliest_first() -> None:
    slips = [slip(1, 0.2, SOON, GREED, UNSEEN), slip(2, 0.1, SOON, UNSEEN), slip(3, 0.05, HAND)]
    found = lessons(slips, {"opening": slips[:2], "ending": slips[2:]}, GAME)
    assert len(found) == 3
    points = [int(params["points"]) for _, params in found]
    assert points == sorted(points, reverse=True)


def test_one_slip_makes_no_habit() -> None:
    """A single slip teaches by its part alone, not by when it was or how it looked."""
    assert told([slip(1, 0.2, SOON, UNSEEN)]) == ["review-lesson-part"]


def test_every_lesson_is_a_sentence() -> None:
    telling = Telling(catalogue(GAME))
    slips = [slip(1, 0.2, SOON, GREED, UNSEEN), slip(2, 0.1, SOON, GREED), slip(3, 0.05, HAND)]
    for some in ([], slips[:1], slips, slips[1:]):
        for lesson in lessons(some, {"ending": some}, GAME):
            assert telling.text(lesson).endswith(".")


def test_the_leading_part_speaks_for_an_option() -> None:
    apart = {"part-points": 2.0, "part-hand": -1.0, "part-rivals": 0.1}
    assert (leading(apart, 1.0), leading(apart, -1.0)) == ("part-points", "part-hand")
    assert leading({"part-points": 2.0, "part-hand": -0.1}, -1.0) == ""
    assert leading({}, 1.0) == ""


def test_a_game_has_three_parts() -> None:
    assert [part_of(step, 9) for step in (0, 2, 3, 5, 6, 9)] == [
        *("opening", "opening", "middle", "middle", "ending", "ending"),
    ]


def test_accuracy_halves_with_every_ten_points() -> None:
    found = accuracy([slip(1, 0.1), slip(2, 0.0)])
    assert (found.mean, found.choices) == (0.75, 2)
    assert found.low <= 0.75 <= found.high


def test_what_was_known_is_counted() -> None:
    """Tidepool for two at its start: three cards in each hand, the rest is the pile."""
    state = random_state(3, 2, 0)
    cards = state.decks()[0]
    hand = len(state.hands[0])
    rest = len(cards.face) - 2 * hand
    assert knowledge(state, 0) == Knowledge(own=hand, theirs=hand, nobodys=rest, together=1)
    assert Seat(state, 0).redeal(0).waiting == [0, 1]
