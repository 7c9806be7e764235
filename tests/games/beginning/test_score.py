"""STEP 4: SCORE, and END OF GAME."""

from __future__ import annotations

import pytest

from tests.games.beginning.table import WORDS, Table, keys

pytestmark = pytest.mark.compiled


def test_all_eaten_food_goes_into_the_bag() -> None:
    t = Table("A* bag 5\nB bag 1\n0 A 12 fat-tissue\n1 A 1\n2 B 1", at="score")
    assert t.s.bags == [9, 1]
    assert (t.shown(0), t.shown(1), t.shown(2)) == ("A 00 fat-tissue", "A 0", "B 1")


def test_food_on_the_watering_hole_remains() -> None:
    assert Table("hole 3\nA*\nB", at="score").s.hole == 5


def test_the_player_to_the_left_begins_their_turn() -> None:
    t = Table("A\nB*\nC", at="score")
    assert (t.s.active, t.s.phase) == (2, 1)
    assert len(t.s.hands[2]) == 3


def test_the_discards_are_shuffled_when_the_deck_runs_out() -> None:
    t = Table("deck only speed flight nocturnal burrowing\ndiscard fertile fertile\nA*\nB", at="gather")
    assert t.hand(0) == ["flight", "nocturnal", "burrowing"]
    assert t.names(t.s.pile) == ["fertile", "fertile"]
    assert t.s.discards == []
    assert [t.s.cards.known[token] for token in t.s.pile] == [0, 0]
    assert t.s.ending == 1


def test_the_deck_has_not_run_out_while_a_card_is_left() -> None:
    t = Table("deck only speed flight nocturnal burrowing speed\ndiscard fertile\nA*\nB", at="gather")
    assert t.names(t.s.pile) == ["speed"]
    assert t.names(t.s.discards) == ["fertile"]
    assert t.s.ending == 0


def test_shuffling_and_the_coming_end_are_told() -> None:
    t = Table("deck only speed flight nocturnal burrowing\ndiscard fertile\nA*\nB\nC\n0 A 1", at="adapt")
    events = t.listen()
    t.do("done")
    told = [event for event in events if event.key in ("ending", "shuffled")]
    assert keys(told) == ["ending", "shuffled"]
    assert told[0].params == {"player": "player:2", "turns": 2}
    sentence = "The deck has run out: 2 turns are left, this one included. Cy has the last one."
    assert WORDS.render(("ending", told[0].params), ["Ada", "Ben", "Cy"]) == sentence
    assert told[0].source == "deck:0"
    assert told[1].params == {"count": 1}
    assert (told[1].source, told[1].target) == ("discard:0", "deck:0")


def test_the_coming_end_is_told_once_even_if_the_deck_runs_out_twice_in_the_last_players_turn() -> None:
    t = Table("deck only speed\ndiscard fertile\nA*\nB\n0 A 1", at="adapt")
    events = t.listen()
    t.do("done")
    assert t.s.hands[1]
    assert t.s.pile == []
    assert keys(events).count("ending") == 1


def test_without_discards_nothing_is_shuffled() -> None:
    t = Table("deck only speed\ndiscard\nA*\nB\n0 A 1", at="adapt")
    events = t.listen()
    t.do("done")
    assert keys(events) == ["scored", "turn", "gathered", "ending", "arrived"]
    assert t.s.fence == 1  # of the mover alone: no reveal, no chance


def test_play_goes_on_until_the_player_to_the_first_players_right_finishes() -> None:
    t = Table("ending 1\nA*\nB\nC", at="score")
    assert not t.s.over
    t = Table("ending 1\nA\nB*\nC", at="score")
    assert not t.s.over
    t = Table("ending 1\nA\nB\nC*", at="score")
    assert t.s.over


def test_the_first_player_decides_whose_turn_is_the_last() -> None:
    assert Table("ending 1\nfirst C\nA\nB*\nC", at="score").s.over
    assert not Table("ending 1\nfirst C\nA\nB\nC*", at="score").s.over


def test_the_last_turn_is_told_when_it_begins() -> None:
    t = Table("ending 1\nA*\nB\nC\n0 A 1", at="adapt")
    events = t.listen()
    t.do("done", "done", "feed s1")
    turns = [(event.key, event.params) for event in events if event.key == "turn"]
    assert [WORDS.render(turn, ["Ada", "Ben", "Cy"]) for turn in turns] == ["Ben’s turn.", "Cy’s turn, the last one."]


def test_without_the_mark_the_game_goes_on() -> None:
    t = Table("A\nB*", at="score")
    assert not t.s.over
    assert t.s.ending == 0


def test_one_point_for_food_in_the_bag_and_on_cards_cards_on_the_table_and_in_hand() -> None:
    t = Table("A bag 7 hand flight speed\nB*\n0 A 102 fat-tissue carnivore\n1 A 0\n2 B 111", at="adapt")
    # 7 in the bag, 3 on cards, 4 population cards, 2 traits, 2 in hand
    assert t.s.points(0) == 7 + 3 + 4 + 2 + 2
    assert t.s.points(1) == 3 + 3


def test_the_highest_score_wins() -> None:
    t = Table("ending 1\nA bag 9\nB* bag 12\n0 A 1", at="score")
    assert t.s.returns() == [0.0, 1.0]
    t = Table("ending 1\nA bag 13\nB* bag 12\n0 A 1", at="score")
    assert t.s.returns() == [1.0, 0.0]


def test_the_middle_player_can_win() -> None:
    t = Table("ending 1\nA bag 9\nB bag 12\nC* bag 10", at="score")
    assert t.s.returns() == [0.0, 1.0, 0.0]


def test_the_end_is_told_with_everybodys_points() -> None:
    t = Table("ending 1\nA bag 9\nB* bag 12\n0 B 1", at="adapt")
    events = t.listen()
    t.do("done")
    assert keys(events) == ["scored", "counted", "counted"]
    assert [event.params for event in events[1:]] == [
        {"player": "player:0", "count": 9},
        {"player": "player:1", "count": 14},
    ]
    assert events[2].target == "bag:1"


def test_nothing_is_asked_after_the_end() -> None:
    t = Table("ending 1\nA bag 9\nB* bag 12", at="score")
    assert t.s.waiting == []
    assert t.s.view(None)["picked"] == []


def test_an_extinction_in_the_last_turn_still_draws() -> None:
    t = Table("ending 1\ndeck speed flight\nA\nB*\n0 B 0 carnivore\n1 A 0 long-neck")
    t.attack(0, 1)
    assert t.s.over
    assert t.hand(0) == ["speed"]
    assert t.s.points(0) == 1
    assert t.s.points(1) == 1 + 1 + 1  # food, population, trait
