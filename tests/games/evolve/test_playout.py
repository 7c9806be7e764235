"""What a player does without much thought: plain things done right, and better than play at random."""

from __future__ import annotations

from typing import cast

import pytest

from galapagos.games.evolve.game import EvolveState
from galapagos.games.evolve.rules.turn import SELECT_CHALLENGE
from galapagos.kernel.rng import seeded
from tests.games.evolve.table import GAME, position
from tests.instincts import wins_over_random

TABLE = "round 4\nbiome desert then tundra\nchallenge nesting then plague then rut\n"


def instinct(s: EvolveState, seat: int = 0, seed: int = 1) -> str:
    return s.notation(s.instinct(seat, seeded(seed)))


def always(s: EvolveState, seat: int = 0) -> set[str]:
    return {instinct(s, seat, seed) for seed in range(20)}


def test_a_free_card_that_helps_in_the_challenge_is_played() -> None:
    s = position(TABLE + "A 0 | | button-snout\nB 0 | |")
    assert always(s) == {"play button-snout"}


def test_an_ability_of_the_biome_comes_before_a_card_that_is_no_use_now() -> None:
    s = position(TABLE + "A 0 | | sand-sweeper barrel-belly twitchy-antennae humble-blob\nB 0 | |")
    assert always(s) == {"play sand-sweeper"}


def test_the_card_to_play_is_the_one_after_which_a_search_would_judge_best() -> None:
    starts = [cast(EvolveState, GAME.start(2, seed)) for seed in range(12)]
    for s in [s for s in starts if s.question(0)[0] == "ask-mutate"]:
        reckoned = {}
        for option in s.choices(0):
            after = s.clone()
            after.play(0, option)
            reckoned[s.notation(option)] = after.reckon(0)
        assert always(s) == {card for card, worth in reckoned.items() if worth == max(reckoned.values())}


def test_it_pays_with_what_it_would_miss_least() -> None:
    s = position(TABLE + "A 0 | | sand-sweeper albatross-wings twitchy-antennae\nB 0 | |")
    s.apply(s.parse("play sand-sweeper"), 0)
    assert always(s) == {"pay albatross-wings"}  # so costly that it can hardly ever be played


def test_a_card_that_only_spoils_its_own_creature_is_not_played() -> None:
    s = position(TABLE + "A 0 | elder-of-the-ice | leaf-litter-coat\nB 0 | |")
    assert always(s) == {"pass"}


def test_under_the_dying_sun_only_the_attributes_count() -> None:
    s = position("round 8\nbiome dying-sun\nA 0 | | humble-blob leaf-litter-coat\nB 0 | |")
    assert always(s) == {"play humble-blob"}


def test_nothing_is_played_with_an_empty_hand() -> None:
    assert always(position(TABLE + "A 0 | |\nB 0 | | modest-fan")) == {"pass"}


def test_the_challenge_in_which_one_leads_is_chosen() -> None:
    text = "round 4\nbiome desert then tundra\nchallenge - then territory then foraging\n"
    s = position(text + "A 0 | gathering=4 |\nB 0 | aggression=4 nibbling-beak |", SELECT_CHALLENGE)
    assert s.to_move == 0
    assert always(s) == {"choose hidden"}
    s = position(text + "A 0 | aggression=4 |\nB 0 | gathering=4 nibbling-beak |", SELECT_CHALLENGE)
    assert always(s) == {"choose previewed"}


@pytest.mark.compiled
def test_it_beats_play_at_random() -> None:
    assert wins_over_random(GAME, 40) >= 32
