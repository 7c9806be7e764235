"""What bots weigh: every card to play, and of what could pay only what is missed least."""

from __future__ import annotations

from tests.games.evolve.table import position

TABLE = "round 4\nbiome desert then tundra\nchallenge nesting then plague then rut\n"
HAND = "A 0 | | sand-sweeper twitchy-antennae humble-blob walking-fortress barrel-belly\nB 0 | |"


def test_every_card_is_weighed_to_be_played() -> None:
    s = position(TABLE + HAND)
    assert sorted(s.considered(0)) == s.legal_actions(0)


def test_three_cards_are_weighed_to_pay_with() -> None:
    s = position(TABLE + HAND)
    s.apply(s.parse("play sand-sweeper"), 0)
    weighed = sorted(s.notation(action) for action in s.considered(0))
    assert weighed == ["pay barrel-belly", "pay humble-blob", "pay walking-fortress"]
