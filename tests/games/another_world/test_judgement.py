"""Judging a position: from 0 to 1, better for who is nearer to winning, from public facts and the own hand alone."""

from __future__ import annotations

from galapagos.games.another_world.judgement.observation import (
    CARD_SIZE,
    CARDS_FROM,
    CREATURE_SIZE,
    CREATURES_FROM,
    OBSERVATION_SIZE,
)
from tests.games.another_world.table import GAME, Table


def test_even_positions_are_even() -> None:
    assert Table("A me 2: tiny\nC foe 2: tiny").state.evaluate(0) == 0.5


def test_energy_tokens_cards_and_creatures_count() -> None:
    worse = Table("A me 1\nC foe 2").state.evaluate(0)
    for better in ["A me 2\nC foe 2", "A me 1\nB me 0\nC foe 2", "A me 1: toxic\nC foe 2", "A me 1: tiny\nC foe 2"]:
        assert Table(better).state.evaluate(0) > worse
    assert Table("A me 1\nC foe 2\nhand me: vampire/caring").state.evaluate(0) > worse
    t = Table("A me 1\nC foe 2")
    t.state.transmuted = [1, 0]
    assert t.state.evaluate(0) > worse
    assert t.state.evaluate(1) < 0.5


def test_a_sleeper_is_worth_less() -> None:
    assert Table("A me 1 asleep\nB me 0\nC foe 2").state.evaluate(0) < Table("A me 1\nB me 0\nC foe 2").state.evaluate(
        0
    )


def test_the_end_is_what_it_is() -> None:
    t = Table("A me 4\nC foe 0")
    t.state.transmuted = [2, 0]
    t.do("activate A", "transmute")
    assert (t.state.evaluate(0), t.state.evaluate(1)) == (1.0, 0.0)


def test_a_shade_near_its_goal_is_a_danger() -> None:
    near = Table("A me 1\nS shade 3", players=1, mode="solo").state.evaluate(0)
    far = Table("A me 1\nS shade 1", players=1, mode="solo").state.evaluate(0)
    assert 0 < near < far < 1


def test_the_vector_has_its_size_and_says_what_the_seat_sees() -> None:
    t = Table("source moonlight-rock 3 1\nA me 2 asleep: toxic\nC foe 4\nhand me: vampire/caring")
    out = [9.0] * GAME.observation_size
    t.state.observe(0, out)
    assert len(out) == OBSERVATION_SIZE
    assert all(0 <= value <= 1 for value in out)
    assert out[1] == 3 / 9
    assert out[6 + 12] == 1.0, "the Source's trait, Astral"
    assert out[6 + 16 + 2] == 0.25, "Vampire in hand"
    first, second = out[CREATURES_FROM:], out[CREATURES_FROM + CREATURE_SIZE :]
    assert first[:3] == [1.0, 0.5, 1.0]
    assert first[6:10] == [1.0, 0.0, 0.0, 0.0], "mine"
    assert first[10 + 6] == 1.0, "Toxic"
    assert second[:3] == [1.0, 1.0, 0.0]
    assert second[6:10] == [0.0, 1.0, 0.0, 0.0], "the next player's"
    other = [0.0] * OBSERVATION_SIZE
    t.state.observe(1, other)
    assert other[CREATURES_FROM:][6:10] == [0.0, 1.0, 0.0, 0.0], "each seat sees itself first"
    assert other[6 + 16 + 2] == 0.0


def seen(t: Table, seat: int) -> list[float]:
    out = [9.0] * OBSERVATION_SIZE
    t.state.observe(seat, out)
    return out


def test_the_vector_shows_the_cards_in_hand_by_place_to_their_owner() -> None:
    t = Table("A me 1\nC foe 2\nhand me: vampire/caring, tiny/fire-breathing\nhand foe: vampire/long-tailed")
    first, second = seen(t, 0)[CARDS_FROM:], seen(t, 0)[CARDS_FROM + CARD_SIZE : CARDS_FROM + 2 * CARD_SIZE]
    assert [place for place in range(CARD_SIZE) if first[place]] == [0, 3 + 2, 3 + 16 + 8]
    assert [place for place in range(CARD_SIZE) if second[place]] == [0, 3 + 11, 3 + 16 + 0]
    assert not any(seen(t, 0)[CARDS_FROM + 2 * CARD_SIZE : CREATURES_FROM])
    assert seen(t, 1)[CARDS_FROM : CARDS_FROM + CARD_SIZE] != first[:CARD_SIZE], "the other seat sees its own hand"


def test_what_is_picked_shows_to_who_picked_it_alone() -> None:
    t = Table("A me 1\nC foe 2\nhand me: vampire/caring, tiny/fire-breathing", turn="me")
    while "evolve h1 turned" not in t.options():
        t.do("no-creature")
    others = seen(t, 1)
    t.do("evolve h1 turned")
    picked = seen(t, 0)[CARDS_FROM + CARD_SIZE :]
    assert picked[:3] == [1.0, 0.0, 1.0]
    assert seen(t, 1) == others


def test_to_transmute_is_worth_more_than_to_be_able_to() -> None:
    t = Table("A me 4: toxic, vampire\nC foe 2")
    before = t.state.evaluate(0)
    t.do("activate A", "transmute")
    assert t.state.evaluate(0) > before
