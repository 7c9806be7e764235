"""The round: redrawing, turn order, its end, and the new round."""

from __future__ import annotations

import pytest

from galapagos.games.another_world.rules.piles import draw, draw_hand
from galapagos.games.another_world.rules.turn import Round
from tests.games.another_world.table import GAME, Table

pytestmark = pytest.mark.compiled


def start_round(t: Table, first: int = 0) -> Table:
    """Stand at the start of a round instead of a turn."""
    s = t.state
    s.first = first
    s.restack([Round()])
    t.events.clear()
    s.settle()
    return t


def test_ruling_14_redraw_is_asked_clockwise_from_the_first_player_in_the_first_round_too() -> None:
    state = GAME.start(3, 5)
    assert state.round == 1
    order = []
    while state.notation(state.legal_actions()[0]) == "redraw":
        order.append(state.to_move)
        state.apply(state.parse("keep"))
    first = state.view(None)["first"]
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


def test_ruling_14_a_player_without_cards_is_not_asked() -> None:
    t = start_round(Table("A me 0\nC foe 0\nhand foe: vampire/caring"))
    assert t.state.to_move == 1
    assert t.options() == {"redraw", "keep"}
    assert t.question() == "Will you discard your card and draw another?"
    assert t.state.notation(t.state.default_action(1)) == "keep"
    t.do("keep")
    assert t.options() == {"activate A"}
    assert len(t.state.hands[1]) == 1


def test_ruling_14_discard_first_then_draw() -> None:
    text = "A me 0\nC foe 0\nhand me: vampire/caring, toxic/caring\ndeck: lulling/charming"
    t = start_round(Table(text))
    assert t.question() == "Will you discard your 2 cards and draw as many new ones?"
    t.do("redraw")
    assert len(t.state.hands[0]) == 2, "after the last card the discarded hand became the new deck"
    assert len(t.state.pile) == 1
    assert t.state.discards == []
    assert t.happened() == [
        "round-began",
        "redrew",
        "reshuffled",
        "drew-card",
        "drew-card",
        "drew",
        "turn-began",
    ]


def test_redrawing_gives_an_equal_number() -> None:
    t = start_round(Table("A me 0\nC foe 0\nhand me: vampire/caring, toxic/caring, lulling/charming"))
    old = t.state.hands[0].copy()
    t.do("redraw")
    assert len(t.state.hands[0]) == 3
    assert t.state.discards == old
    assert not set(old) & set(t.state.hands[0])
    assert t.state.to_move == 0, "once only: the turn has begun"
    assert t.options() >= {"no-creature"}


def test_ruling_15_the_discard_pile_becomes_the_deck_when_the_last_card_leaves() -> None:
    t = Table("A me 0\nC foe 0\ndiscard: vampire/caring, toxic/caring\ndeck: lulling/charming")
    card = t.state.pile[0]
    t.state.cards.known[t.state.discards[0]] = 1
    assert draw(t.state) == card
    assert len(t.state.pile) == 2
    assert t.state.discards == []
    assert all(t.state.cards.known[token] == 0 for token in t.state.pile), "shuffling clears knowledge"


def test_ruling_15_a_draw_renews_an_empty_deck_as_soon_as_there_are_discards() -> None:
    t = Table("A me 0\nC foe 0\ndiscard: vampire/caring\ndeck:")
    t.state.pile = []
    assert draw(t.state) >= 0
    assert (t.state.pile, t.state.discards) == ([], [])


def test_ruling_15_both_empty_draw_what_there_is() -> None:
    t = Table("A me 0\nC foe 0\ndeck: lulling/charming")
    assert draw_hand(t.state, 0, 3) == 1
    assert draw(t.state) == -1
    assert len(t.state.hands[0]) == 1


def test_turns_go_clockwise_from_the_first_player() -> None:
    t = start_round(Table("A me 0\nB foe 0\nC p2 0", players=3), first=1)
    seats = []
    for letter in "BCAB":
        seats.append(t.state.to_move)
        t.do(f"activate {letter}")
        t.state.lower = 1
        t.state._choices = None
        t.do("gain lower")
    assert seats == [1, 2, 0, 1]
    assert t.state.turns == 5


def test_a_player_whose_creatures_all_sleep_skips_activation() -> None:
    t = Table("A me 0 asleep\nC foe 0", turn="me")
    assert t.state.to_move == 1
    assert t.options() == {"activate C"}


def test_ruling_13_all_asleep_still_allows_steps_1_and_2_and_a_new_creature_is_activated() -> None:
    t = Table("A me 0 asleep\nC foe 0\nhand me: vampire/caring, toxic/caring")
    t.do("create h0", "evolve h0 upright", "onto A")
    assert t.options() == {"activate c3"}


def test_ruling_13_a_player_without_creatures_counts_as_asleep() -> None:
    t = Table("C foe 0", turn="foe").do("activate C", "sleep")
    assert "round-ended" in t.happened()


def test_ruling_13_who_has_no_creature_keeps_the_round_open_until_their_turn() -> None:
    t = Table("A me 0\nD p2 0 asleep\nhand foe: vampire/caring", players=3).do("activate A", "sleep")
    assert (t.state.round, t.state.to_move) == (1, 1), "all sleep, and the second player has had no turn yet"
    t.do("create h0", "activate c3", "sleep")
    assert t.state.round == 2, "the third player has a creature: nothing keeps the round open"


def test_ruling_13_a_turn_without_a_new_creature_closes_the_round() -> None:
    t = Table("A me 0\nD p2 0 asleep\nhand foe: vampire/caring", players=3)
    t.do("activate A", "sleep", "no-creature")
    assert t.state.round == 2


def test_ruling_13_who_has_had_a_turn_keeps_nothing_open() -> None:
    t = Table("A me 4\nC foe 0", players=2).do("activate A", "transmute", "activate C", "sleep")
    assert t.state.round == 2


def test_ruling_13_the_turns_are_counted_from_the_first_player() -> None:
    t = start_round(Table("A foe 0\nD p2 0\nhand me: vampire/caring", players=3), first=1)
    t.do("keep", "activate A", "sleep", "activate D", "sleep")
    assert (t.state.round, t.state.to_move) == (2, 0), "the player before the first one comes last"


def test_ruling_13_the_round_ends_after_the_turn_in_which_the_last_creature_fell_asleep() -> None:
    t = Table("A me 0: lulling\nC foe 0: vengeful").do("activate A", "attack C", "strike lulling")
    assert t["C"].asleep
    assert t.state.round == 1, "the attack is finished first"
    t.do("spare")
    assert t.state.round == 2


def test_ruling_13_round_end_is_not_tested_before_the_first_turn() -> None:
    t = start_round(Table("A me 0 asleep\nC foe 0 asleep\nhand me: vampire/caring"))
    t.do("keep")
    assert t.options() == {"create h0", "no-creature"}


def test_the_round_goes_on_while_somebody_is_awake() -> None:
    t = Table("A me 0\nC foe 0 asleep\nD foe 0").do("activate A", "sleep")
    assert t.state.round == 1
    assert t.options() == {"activate D"}
    t.do("activate D", "sleep")
    assert t.state.round == 2


def test_the_end_of_the_round_step_by_step() -> None:
    t = Table("A me 1\nB me 0 asleep\nC foe 2 asleep\nD foe 1 asleep: vampire", turn="me")
    old_source, next_source = t.state.source, t.state.place_pile[-1]
    t.happened()
    t.do("activate A", "sleep")
    s = t.state
    assert s.source == next_source
    assert s.place_pile[0] == old_source, "the old Source goes under the Energy deck"
    assert not any(creature.asleep for creature in s.creatures)
    assert [len(hand) for hand in s.hands] == [3, 4], "two, and one for each creature with energy"
    assert s.first == 1
    assert s.turns == 0
    assert s.round == 2
    assert s.to_move == 1, "the new first player is asked first"
    assert t.energies("ABCD") == [1, 0, 2, 1]
    keys = t.happened()
    assert keys == [
        "activated",
        "fell-asleep",
        "round-ended",
        "new-source",
        "all-awoke",
        *["drew-card"] * 3,
        "drew",
        *["drew-card"] * 4,
        "drew",
        "new-first-player",
        "round-began",
    ]


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_three_players_draw_from_the_first_player_on_and_the_next_one_begins(first: int, order: list[int]) -> None:
    t = Table("A me 1\nB me 0 asleep\nC foe 0 asleep\nD p2 2 asleep\nE p2 1 asleep", players=3)
    t.state.first = first
    top = t.state.pile[::-1]
    t.do("activate A", "sleep")
    counts = [3, 2, 4]
    assert [len(hand) for hand in t.state.hands] == counts, "two, and one for each creature with energy"
    for seat in order:
        assert t.state.hands[seat] == top[: counts[seat]]
        top = top[counts[seat] :]
    assert t.state.first == order[1]
    assert t.state.to_move == order[1], "and is asked first for a redraw"


@pytest.mark.parametrize(("players", "column"), [(2, 0), (3, 1), (4, 2)])
def test_a_new_source_holds_energy_by_the_number_of_players(players: int, column: int) -> None:
    others = "\n".join(
        f"{letter} {seat} 0 asleep" for letter, seat in [("C", "foe"), ("D", "p2"), ("E", "p3")][: players - 1]
    )
    t = Table(f"A me 0\n{others}", players=players).do("activate A", "sleep")
    deck, face = t.state.deck, t.state.places.face[t.state.source]
    assert t.state.lower == deck.source_lower[3 * face + column]
    assert t.state.upper == deck.source_upper[face]


def test_ruling_15_a_round_of_60_turns_a_player_ends() -> None:
    t = Table("source quiet-pool 9 0\nA me 0\nC foe 0")
    t.state.turns = 119
    t.do("activate A", "gain lower", "activate C", "sleep")
    assert t.state.round == 2
    t = Table("source quiet-pool 9 0\nA me 0\nC foe 0", players=3)
    t.state.turns = 118
    t.do("activate A", "gain lower")
    assert t.state.round == 1, "three players: 180 turns"


def test_ruling_15_after_200_rounds_the_game_is_a_draw() -> None:
    t = Table("A me 0\nC foe 0 asleep")
    t.state.round = 199
    t.do("activate A", "sleep")
    assert not t.state.over
    t = Table("A me 0\nC foe 0 asleep")
    t.state.round = 200
    t.do("activate A", "sleep")
    assert t.state.over
    assert t.state.capped
    assert t.state.returns() == [0.5, 0.5]
    assert t.happened()[-1] == "game-drawn"
