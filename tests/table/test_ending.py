"""How a game ended: the ranking, scores by part, what decided it, and its story."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from galapagos import games
from galapagos.gallery import draw
from galapagos.games.evolve.outcome import EvolveReader
from galapagos.table.ending import Ending, ended, hands, read, reader_of, speech
from galapagos.table.film import chances, index
from galapagos.table.history import History, replay
from galapagos.table.poster import pictured
from galapagos.table.record import Record
from tests.games.beginning.table import Table as Waterhole
from tests.games.evolve.test_ending import sun
from tests.islands import ISLANDS
from tests.review.games import at_random

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*/*.txt"))
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"]


def told(state: Any, mode: str = "base") -> dict[str, Any]:
    """The ending of a state, without what happened before."""
    game = state.game.id
    record = Record({"game": game, "mode": mode})
    return Ending(record, reader_of(game), state, NAMES[: state.players]).sheet()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_stored_game_is_told_from_its_ranking_to_its_plate(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text)
    names = NAMES[: record.header["players"]]
    found = ended(text, names)
    *_, (history, _line) = replay(games.game(record.header["game"]), record, strict=False)
    returns = history.state.returns()
    seats = [one for one in found["standings"] if one["seat"] is not None]
    assert sorted(one["seat"] for one in seats) == list(range(len(names)))
    assert [one["won"] for one in sorted(seats, key=lambda one: one["seat"])] == [share > 0 for share in returns]
    assert found["standings"][0]["place"] == 1
    assert found["standings"][0]["won"]
    assert sum(line["total"] for line in found["scores"]) == 1
    assert all(len(line["values"]) == len(found["standings"]) for line in found["scores"])
    sentences = [found["headline"], found["how"], *(line["name"] for line in found["scores"]), *found["story"]]
    assert len(found["story"]) >= 2
    assert all(sentence and "{" not in sentence for sentence in sentences)
    assert found["plate"]
    for one in found["plate"]:
        assert one["text"]
        assert draw(one["of"]).startswith("<svg")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_parts_of_a_score_add_up_where_they_are_points(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    scores = ended(text, NAMES[: Record.parse(text).header["players"]])["scores"]
    if path.parent.name in ("beginning", "evolve"):
        *parts, total = scores
        assert [sum(values) for values in zip(*(part["values"] for part in parts), strict=True)] == total["values"]


@pytest.mark.parametrize("id", ISLANDS)
def test_who_gives_up_is_last_and_the_other_has_won_by_that(id: str) -> None:
    history = History.start(games.game(id), 2, 5)
    history.resign(0)
    found = ended(history.record.text(), ["Ada", "Bo"])
    assert found["how"] == "All others gave up."
    assert found["headline"] == "Bo wins"
    assert [(one["name"], one["place"], one["resigned"]) for one in found["standings"]] == [
        ("Bo", 1, False),
        ("Ada", 2, True),
    ]


def test_against_the_engines_own_side_it_is_named_when_it_wins() -> None:
    history = History.start(games.game("another-world"), 1, 5, "solo")
    history.resign(0)
    found = ended(history.record.text(), ["Ada"])
    assert (found["headline"], found["how"]) == ("The Shade wins", "You gave up.")
    assert [(one["name"], one["seat"], one["place"]) for one in found["standings"]] == [
        ("The Shade", None, 1),
        ("Ada", 0, 2),
    ]


@pytest.mark.parametrize("id", ISLANDS)
def test_a_draw_by_the_limit_says_so(id: str) -> None:
    state = games.game(id).start(2, 3)
    state.capped = True
    state.finish(0b11)
    found = told(state)
    assert found["headline"] == "Ada, Bo share the win"
    assert found["how"].startswith("The game reached its limit")
    assert next(one["place"] for one in found["standings"] if one["won"]) == 1


def test_outlasting_the_player_wins_for_the_engines_own_side() -> None:
    state = games.game("another-world").start(1, 3, "solo")
    state.capped = True
    state.finish(0)
    found = told(state, "solo")
    assert found["how"] == "The game reached its limit: The Shade wins by outlasting you."


def test_equal_points_share_the_win_and_the_place() -> None:
    t = Waterhole("A bag 5\nB* bag 5\nC bag 1", at="score")
    t.s.finish(0b011)
    found = told(t.s)
    assert found["headline"] == "Ada, Bo share the win"
    assert [one["place"] for one in found["standings"]] == [1, 1, 3]


def test_the_tie_break_by_flying_is_named() -> None:
    state = sun("0 | flying", "4 | ")
    for seat in (0, 1):
        state.apply(state.parse("pass"), seat)
    assert told(state)["how"] == "The highest dominance was equal, at 12. The tie-break: whoever can fly wins."


def test_points_under_the_dying_sun_are_a_part_of_their_own() -> None:
    state, reader = sun("0 | aggression=4", "0 | "), EvolveReader()
    state.sink = lambda event: reader.heard(state, event)
    for seat in (0, 1):
        state.apply(state.parse("pass"), seat)
    # First of two in one contest (3), equal in three (3 each); the other has 2 and three times 3.
    assert [(score.name[0], score.values) for score in reader.scores(state)] == [
        ("score-sun", [12, 11]),
        ("score-dominance", [12, 11]),
    ]


def test_the_most_adaptations_after_the_last_round_and_its_tie_breaks_are_named() -> None:
    state: Any = games.game("evoloosen").start(2, 1)
    reader = reader_of("evoloosen")
    state.round = 40
    state.finish(0b01)
    assert reader.decided(state) == ("outcome-most-die", {"player": "player:0", "round": 40})
    state.seats[0].int_bonus = 1
    assert (reader.decided(state) or ("", {}))[0] == "outcome-most-int"
    state.seats[0].pf_bonus = 2
    assert (reader.decided(state) or ("", {}))[0] == "outcome-most-pf"


def test_what_was_taken_back_is_not_counted() -> None:
    history = History.start(games.game("beginning"), 2, 1)
    seat = history.state.to_move
    for words in ("play", "create"):
        option = next(one for one in history.state.legal_actions(seat) if history.state.notation(one).startswith(words))
        history.apply(seat, option)
    history.undo(seat)
    reader, _state = read(history.record)
    assert reader.counts["created", seat] == 0


def test_what_was_played_before_somebody_gave_up_is_counted() -> None:
    history = History.start(games.game("beginning"), 3, 1)
    seat = history.state.to_move
    for words in ("play", "create"):
        option = next(one for one in history.state.legal_actions(seat) if history.state.notation(one).startswith(words))
        history.apply(seat, option)
    history.resign((seat + 1) % 3)
    reader, state = read(history.record)
    assert reader.counts["created", seat] == 1
    assert state.resigned


def test_a_game_that_brings_no_reader_has_its_winners_all_the_same() -> None:
    record = at_random("tidepool", 2, 3)
    found = ended(record.text(), ["Ada", "Bo"])
    assert found["scores"] == []
    assert found["how"] == "The game is over."
    assert found["standings"][0]["won"]


@pytest.mark.parametrize("id", ISLANDS)
def test_turning_points_are_told_in_a_sentence(id: str) -> None:
    record = at_random(id, 2, 4, most=60)
    found = chances(record.text(), ["Ada", "Bo"])
    assert [point["step"] for point in found["points"]] == found["turning"]
    assert found["points"]
    for point in found["points"]:
        assert point["text"].endswith((".", "!", "?")), point
        assert point["before"] != point["after"]


@pytest.mark.parametrize("id", ISLANDS)
def test_every_step_of_a_replay_is_a_sentence(id: str) -> None:
    record = at_random(id, 3, 6, most=120)
    first, *steps = index(record.text(), NAMES[:3])
    assert first["text"] == ""
    assert [step["text"] for step in steps if not step["text"].strip()] == []
    chosen = [step for step in steps if "chooses:" in step["text"]]
    assert all(step["notation"] not in step["text"] for step in chosen if " " in step["notation"])


@pytest.mark.parametrize("id", ISLANDS)
def test_all_hands_are_open_after_the_end(id: str) -> None:
    state: Any = games.game(id).start(2, 1)
    while not state.over and not any(reader_of(id).hand(state, seat) for seat in (0, 1)):
        state.apply(state.legal_actions()[0])
    found = hands(reader_of(id), state, speech())
    assert any(found)
    assert all(card and "@" not in card for hand in found for card in hand)


@pytest.mark.parametrize("path", RECORDS[::4], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_end_makes_a_picture_that_stands_alone(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    names = ["<Ada>", *NAMES[1 : Record.parse(text).header["players"]]]
    svg = pictured(path.parent.name, text, names)
    assert svg.startswith("<svg")
    assert svg.endswith("</svg>")
    assert "<Ada>" not in svg
    assert svg.count("href=") == svg.count('href="#')
