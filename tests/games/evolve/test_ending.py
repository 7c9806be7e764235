"""Dying Sun & End of the Game. Ruling 10."""

from __future__ import annotations

from galapagos.games.evolve.deck import ABILITIES
from galapagos.games.evolve.game import EvolveState
from galapagos.games.evolve.rules.turn import END_OF_ROUND
from tests.games.evolve.table import all_pass, do, listen, position


def sun(*seats: str) -> EvolveState:
    lines = "\n".join(f"{'ABCDEF'[i]} {seat} | modest-fan hopeful-wag" for i, seat in enumerate(seats))
    lines = lines.replace("| modest-fan hopeful-wag", "| ", len(seats) - 1)
    return position(f"round 7\nbiome dying-sun\nchallenge - then -\n{lines}")


def test_players_mutate_before_the_end() -> None:
    s = sun("0 | ", "0 | ")
    assert s.waiting == [0, 1]
    do(s, "A pass; B play hopeful-wag")
    assert s.over


def test_up_to_12_points_for_the_best_in_everything() -> None:
    s = sun("0 | aggression=1 resilience=1 allure=1 gathering=1", "0 | ")
    all_pass(s)
    assert s.dominance == [12, 8]


def test_one_ranked_sub_challenge_for_each_attribute() -> None:
    s = sun("0 | aggression=4", "0 | resilience=3 allure=-1", "0 | allure=2", "0 | gathering=1")
    all_pass(s)
    # Aggression 3 2 2 2; Resilience 2 3 2 2; Allure 2 1 3 2; Gathering 2 2 2 3.
    assert s.dominance == [9, 8, 9, 9]


def test_flying_breaks_ties_in_the_sub_challenges() -> None:
    s = sun("0 | flying", "0 | ")
    all_pass(s)
    assert s.dominance == [12, 8]


def test_ruling_10_of_two_who_tie_the_flyer_wins() -> None:
    s = sun("0 | flying", "4 | ")
    all_pass(s)
    assert s.dominance == [12, 12]  # 3 in each contest against 2
    assert s.returns() == [1.0, 0.0]


def test_a_card_played_under_the_dying_sun_counts() -> None:
    s = sun("0 | ", "0 | ")
    do(s, "A pass; B play hopeful-wag")
    assert s.dominance == [11, 12]
    assert s.returns() == [0.0, 1.0]


def test_ruling_10_no_biome_points_no_draws_nothing_turned_up() -> None:
    s = sun("0 | swimming flying survival", "0 | swimming flying survival")
    pile = len(s.pile)
    all_pass(s)
    assert s.dominance == [12, 12]
    assert len(s.pile) == pile
    assert [len(cards) for cards in s.hands] == [0, 2]
    assert (s.challenge, s.preview) == (-1, -1)


def test_the_highest_dominance_wins() -> None:
    s = sun("5 | ", "6 | ", "4 | ")
    all_pass(s)
    assert s.over
    assert s.returns() == [0.0, 1.0, 0.0]


def test_ruling_10_a_tie_is_shared() -> None:
    s = sun("5 | ", "5 | ", "4 | ")
    all_pass(s)
    assert s.returns() == [0.5, 0.5, 0.0]


def test_ruling_10_a_flyer_among_the_tied_wins() -> None:
    # The flyer gains 12, the others 8: 12 + 1 = 8 + 5.
    s = sun("5 | ", "1 | flying", "5 | ")
    all_pass(s)
    assert s.dominance == [13, 13, 13]
    assert s.returns() == [0.0, 1.0, 0.0]


def test_ruling_10_several_flyers_share() -> None:
    s = sun("5 | ", "1 | flying", "1 | flying")
    all_pass(s)
    assert s.dominance == [13, 13, 13]
    assert s.returns() == [0.0, 0.5, 0.5]


def test_a_flyer_behind_wins_nothing() -> None:
    s = sun("6 | ", "1 | flying", "0 | ")
    all_pass(s)
    assert s.returns() == [1.0, 0.0, 0.0]


def test_negative_dominance_can_win() -> None:
    s = sun("-20 | ", "-21 | ")
    all_pass(s)
    assert s.returns() == [1.0, 0.0]


def test_the_game_goes_on_after_any_other_biome() -> None:
    s = position("round 9\nbiome desert then dying-sun\nchallenge meteor then -\nA 0 | |\nB 0 | |", at=END_OF_ROUND)
    assert not s.over
    assert s.round == 10


def test_events_tell_the_sub_challenges_and_the_winner() -> None:
    s = sun("1 | aggression=2", "0 | ")
    events = listen(s)
    all_pass(s)
    ranked = [event.params for event in events if event.key == "ranked"]
    assert [params["challenge"] for params in ranked] == [
        f"@attribute-{name}" for name in ("aggression", "resilience", "allure", "gathering") for seat in range(2)
    ]
    assert events[-1].key == "won"
    assert events[-1].params == {"player": "player:0", "points": 13}
    assert [event.key for event in events].count("won") == 1


def test_events_name_every_winner_and_nobody_else() -> None:
    for seats, winners in ((("0 | ", "1 | ", "0 | "), [1]), (("0 | ", "1 | ", "1 | "), [1, 2])):
        s = sun(*seats)
        events = listen(s)
        all_pass(s)
        assert [event.params["player"] for event in events if event.key == "won"] == [
            f"player:{seat}" for seat in winners
        ]


def test_ruling_10_not_even_a_last_biome_with_abilities_pays() -> None:
    """The book's Dying Sun names none; one of somebody's own deck may."""
    s = sun("0 | swimming", "0 | ")
    s.deck.gain[s.deck.final] = 1 << ABILITIES.index("swimming")
    all_pass(s)
    assert s.dominance == [12, 12]
