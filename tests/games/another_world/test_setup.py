"""Setup: what lies on the table before the first round."""

from __future__ import annotations

from typing import cast

import pytest

from galapagos.games.another_world.state import AnotherWorld
from galapagos.kernel.text import BadSetup
from tests.games.another_world.table import GAME, WORDS


def start(players: int, seed: int = 3, mode: str = "base") -> AnotherWorld:
    return cast(AnotherWorld, GAME.start(players, seed, mode))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_a_creature_and_five_cards(players: int) -> None:
    s = start(players)
    assert [creature.owner for creature in s.creatures] == list(range(players))
    assert [creature.id for creature in s.creatures] == list(range(1, players + 1))
    assert [len(hand) for hand in s.hands] == [5] * players
    assert len(s.pile) == 64 - 6 * players
    assert s.discards == []
    assert s.transmuted == [0] * players
    assert len(s.place_pile) == 9
    assert s.lot_pile == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_source_holds_energy_for_the_number_of_players(players: int) -> None:
    expected = {
        "moonlight-rock": ([3, 5, 6], 2),
        "windy-cliffs": ([3, 5, 6], 2),
        "ember-springs": ([3, 5, 6], 2),
        "watching-lake": ([3, 5, 6], 2),
        "winding-river": ([4, 6, 8], 1),
        "bitter-marsh": ([4, 6, 8], 1),
        "sunlit-meadow": ([5, 7, 9], 0),
        "old-orchard": ([5, 7, 9], 0),
        "quiet-pool": ([4, 6, 8], 0),
        "fern-hollow": ([4, 6, 8], 0),
    }
    seen = set()
    for seed in range(60):
        source = start(players, seed).view(None)["source"]
        lower, upper = expected[source["id"]]
        assert (source["lower"], source["upper"]) == (lower[players - 2], upper)
        seen.add(source["id"])
    assert seen == set(expected)


def test_ruling_12_the_first_player_is_drawn_by_lot() -> None:
    assert {int(start(3, seed).first) for seed in range(30)} == {0, 1, 2}


def test_the_goal_is_three_in_quartet_four() -> None:
    assert start(2).goal() == 3
    assert start(2, mode="quartet").goal() == 4
    assert start(1, mode="solo").goal() == 3


def test_solo_the_shade_has_a_creature_no_hand_and_the_first_turn() -> None:
    s = start(1, mode="solo")
    view = s.view(0)
    assert view["shade"] == 1
    assert view["first"] == 1
    assert len(s.hands) == 1
    assert len(view["hands"][0]) == 5
    assert {creature.owner for creature in s.creatures} == {0, 1}
    assert len(s.lots.face) == 7
    source = view["source"]["id"]
    place = s.deck.source_ids.index(source)
    assert view["source"]["lower"] == s.deck.source_lower[3 * place], "energy as for two players"


@pytest.mark.parametrize(
    ("players", "mode", "message"),
    [
        (5, "base", "another-world in mode 'base' is for 2–4 players, not 5"),
        (1, "base", "another-world in mode 'base' is for 2–4 players, not 1"),
        (4, "quartet", "another-world in mode 'quartet' is for 2–3 players, not 4"),
        (2, "solo", "another-world in mode 'solo' is for 1 player, not 2"),
        (2, "duel", "another-world has no mode 'duel'; its modes are base, quartet, solo"),
    ],
)
def test_wrong_combinations_are_refused(players: int, mode: str, message: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.start(players, 1, mode)
    assert str(refusal.value) == message


def test_the_same_seed_gives_the_same_table() -> None:
    assert start(3, 8).digest() == start(3, 8).digest()
    assert start(3, 8).digest() != start(3, 9).digest()


def test_the_modes_have_words() -> None:
    for mode in GAME.modes:
        assert WORDS.has(f"mode-{mode.name}")
