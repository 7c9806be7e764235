"""Game Setup."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from galapagos.games.evolve import GAME
from galapagos.games.evolve.game import EvolveState
from galapagos.kernel.text import BadSetup
from tests.games.evolve.table import cards_in_play, challenge_id, sizes


def start(players: int, seed: int = 1) -> EvolveState:
    return cast(EvolveState, GAME.start(players, seed))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_gets_eight_cards_an_empty_creature_and_no_points(players: int) -> None:
    s = start(players)
    assert sizes(s) == [8] * players
    assert s.parts == [-1] * (4 * players)
    assert s.dominance == [0] * players
    assert len(s.pile) == 72 - 8 * players
    assert s.discards == []
    cards_in_play(s)


@pytest.mark.parametrize("players", [1, 7])
def test_for_two_to_six_players(players: int) -> None:
    with pytest.raises(BadSetup):
        GAME.start(players)


def test_the_primordial_ancestor_is_zero_in_everything() -> None:
    s = start(2)
    assert [s.beast(0).attribute(i) for i in range(4)] == [0, 0, 0, 0]
    assert (s.beast(0).abilities, s.power(0), s.price(0)) == (0, -1, 0)


def test_a_hand_is_known_to_its_owner_alone() -> None:
    s = start(3)
    for seat in range(3):
        for token in s.hands[seat]:
            assert s.creatures.known[token] == 1 << seat
    for token in s.pile:
        assert s.creatures.known[token] == 0


def test_the_dying_sun_lies_at_place_six_to_ten_each_as_often() -> None:
    places = Counter(start(2, seed).biomes.face.index(14) + 1 for seed in range(500))
    assert set(places) == {6, 7, 8, 9, 10}
    assert min(places.values()) > 60


def test_every_other_biome_may_lie_at_every_place() -> None:
    seen = [set[int]() for place in range(15)]
    for seed in range(600):
        for place, face in enumerate(start(2, seed).biomes.face):
            seen[place].add(face)
    for place in range(15):
        others = seen[place] - {14}
        assert others == set(range(14))
        assert (14 in seen[place]) == (5 <= place <= 9)


def test_decks_are_shuffled() -> None:
    firsts = {(start(2, seed).creatures.face[0], start(2, seed).challenges.face[0]) for seed in range(30)}
    assert len(firsts) > 20


def test_the_first_round_shows_a_biome_a_challenge_and_the_next_of_both() -> None:
    s = start(4)
    assert s.round == 1
    everyone = s.everyone()
    assert s.biomes.known == [everyone, everyone] + [0] * 13
    assert s.challenges.known[s.challenge] == everyone
    assert s.challenges.known[s.preview] == everyone
    assert [s.challenges.known[token] for token in s.challenge_pile] == [0] * 19
    assert challenge_id(s, s.challenge) != challenge_id(s, s.preview)
