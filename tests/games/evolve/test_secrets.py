"""What a seat may know: views, redeals, and the Dying Sun's place."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any, cast

import pytest

from galapagos.games.evolve.game import EvolveState
from galapagos.games.evolve.rules.turn import ACT, END_OF_ROUND, MUTATE, SELECT_CHALLENGE
from galapagos.table.history import History
from tests.games.evolve.table import GAME, do, position

TABLE = """
    round 3
    biome desert then tundra
    challenge meteor then plague then territory
    A 2 | button-snout cosy-coat | nibbling-beak barrel-belly
    B -1 | second-wind | modest-fan
"""


def test_a_view_shows_the_own_hand_and_hides_the_others() -> None:
    s = position(TABLE)
    seats = s.view(0)["seats"]
    assert [card["id"] for card in seats[0]["hand"]] == ["nibbling-beak", "barrel-belly"]
    assert seats[1]["hand"] == [{"thing": "card:38", "id": None}]
    for seat in s.view(None)["seats"]:
        assert all(card["id"] is None for card in seat["hand"])


def test_a_view_shows_creatures_with_all_that_is_printed() -> None:
    s = position(TABLE)
    first = s.view(1)["seats"][0]
    assert first["creature"]["head"] == {
        "thing": "card:0",
        "id": "button-snout",
        "name": "Button Snout",
        "kind": "head",
        "cost": 0,
        "attributes": [0, 0, 0, 1],
        "abilities": [],
        "power": None,
        "shape": ["snout", "small"],
    }
    assert first["creature"]["tail"] is None
    assert first["attributes"] == {"aggression": 0, "resilience": 3, "allure": 0, "gathering": 1}
    assert (first["dominance"], first["price"], first["limit"]) == (2, 2, 10)
    second = s.view(1)["seats"][1]
    assert second["abilities"] == ["running"]
    assert second["power"] == "second-wind"
    assert second["price"] == 4


def test_a_view_shows_the_round() -> None:
    view = position(TABLE).view(0)
    assert view["biome"] == {
        "id": "desert",
        "name": "Desert",
        "gain": ["survival", "burrowing"],
        "loss": "swimming",
        "final": False,
    }
    assert view["next_biome"] is not None
    assert view["next_biome"]["id"] == "tundra"
    assert len(view["past_biomes"]) == 2
    assert view["challenge"] == {
        "id": "meteor",
        "name": "Meteor",
        "score": {},
        "bonus": {"burrowing": 2},
        "special": True,
        "rule": "meteor",
    }
    assert view["next_challenge"] == {
        "id": "plague",
        "name": "Plague",
        "score": {"resilience": 1},
        "bonus": {},
        "special": False,
        "rule": None,
    }
    assert view["hidden_challenge"] is None
    assert view["challenges_left"] == 19
    assert (view["round"], view["deck"], view["discard"]) == (3, 66, [])


def test_the_last_biome_has_neither_gain_nor_loss() -> None:
    s = position("round 7\nbiome dying-sun\nchallenge - then -\nA 0 | |\nB 0 | |")
    view = s.view(0)
    assert view["biome"] == {"id": "dying-sun", "name": "Dying Sun", "gain": [], "loss": None, "final": True}
    assert view["next_biome"] is None
    assert view["challenge"] is None


def test_views_are_plain_data_to_the_end() -> None:
    s = cast(EvolveState, GAME.start(4, 3))
    while not s.over:
        s.apply(s.default_action(s.to_move), s.to_move)
    json.dumps([s.view(0), s.view(None), s.unveiled().view(None)])
    hands = s.unveiled().view(None)["seats"][0]["hand"]
    assert all(card["id"] for card in hands)


def test_a_redeal_keeps_what_the_seat_knows() -> None:
    s = position(TABLE)
    other = cast(EvolveState, s.redeal(0, 9))
    assert other.view(0) == s.view(0)
    assert other.creatures.face != s.creatures.face


def sun_places(s: EvolveState, redeals: int) -> Counter[int]:
    found: Counter[int] = Counter()
    for seed in range(redeals):
        other = cast(EvolveState, s.redeal(0, seed))
        assert sorted(other.biomes.face) == list(range(15))
        found[other.biomes.face.index(14) + 1] += 1
    return found


def test_a_redeal_puts_the_dying_sun_at_place_6_to_10_each_as_often() -> None:
    found = sun_places(cast(EvolveState, GAME.start(2, 1)), 1000)
    assert set(found) == {6, 7, 8, 9, 10}
    chi = sum((number - 200) ** 2 / 200 for number in found.values())
    assert chi < 18.5  # four degrees of freedom, one in a thousand


def test_a_redeal_knows_where_the_dying_sun_can_not_be_any_more() -> None:
    s = cast(EvolveState, GAME.start(2, find_late_sun()))
    while s.round < 7:
        s.apply(s.default_action(s.to_move), s.to_move)
    # Rounds 7 and 8 are seen: it lies at place 9 or 10.
    found = sun_places(s, 300)
    assert set(found) == {9, 10}
    assert min(found.values()) > 100


def find_late_sun() -> int:
    return next(seed for seed in range(99) if cast(EvolveState, GAME.start(2, seed)).biomes.face.index(14) == 9)


def test_a_redeal_leaves_a_dying_sun_that_is_seen() -> None:
    s = position("round 7\nbiome desert then dying-sun\nchallenge meteor then -\nA 0 | |\nB 0 | |")
    assert set(sun_places(s, 20)) == {8}
    s = position("round 7\nbiome dying-sun\nchallenge - then -\nA 0 | |\nB 0 | |")
    assert set(sun_places(s, 20)) == {7}


def test_hidden_biomes_are_equally_likely_everywhere_in_a_redeal() -> None:
    s = cast(EvolveState, GAME.start(2, 4))
    found = Counter(cast(EvolveState, s.redeal(1, seed)).biomes.face[12] for seed in range(1200))
    hidden = [face for face in s.biomes.face[2:] if face != 14]
    assert set(found) == set(hidden)
    chi = sum((number - 100) ** 2 / 100 for number in found.values())
    assert chi < 31.3  # eleven degrees of freedom, one in a thousand


def test_a_pending_choice_of_another_is_drawn_anew_in_a_redeal() -> None:
    s = position(TABLE.replace("second-wind | modest-fan", " | modest-fan rope-trick paper-wings"))
    do(s, "B play modest-fan; B pay rope-trick")
    assert s.waiting == [0]
    ends = set()
    for seed in range(40):
        other = cast(Any, s.redeal(0, seed))
        assert other.waiting == [0]
        ends.add(tuple(other.stack[-1].picked[1]))
    assert len(ends) > 2


def test_undo_takes_back_a_pending_choice_but_not_a_revealed_one() -> None:
    history = History.start(GAME, 2, 3)
    history.apply(0, history.state.legal_actions(0)[-1])
    assert history.can_undo(0)
    history.undo(0)
    history.apply(0, history.state.parse("pass"))
    assert history.can_undo(0)
    history.apply(1, history.state.parse("pass"))
    assert not history.can_undo(0)
    assert not history.can_undo(1)


HEADS = (
    "button-snout midnight-squint nibbling-beak kissing-lamprey shovel-snout rash-little-tusks pine-picker-bill "
    "thinking-cap snap-decision quarrelsome-frill nosy-trunk bitter-smile"
)
MIDWAY = {
    "selection": (SELECT_CHALLENGE, "challenge - then plague then rut\nA 0 | | cosy-coat\nB 0 | wet-ribbon |", ""),
    "crossbreeding": (ACT, "challenge crossbreeding then plague then rut\nA 0 | | cosy-coat\nB 0 | |", "A keep"),
    "drift": (ACT, "challenge genetic-drift then plague then rut\nA 0 | | cosy-coat\nB 0 | |", "A drop cosy-coat"),
    "mutation": (
        MUTATE,
        "A 0 | second-wind | cosy-coat modest-fan paper-wings\nB 0 | |",
        "A play cosy-coat; A pay modest-fan",
    ),
    "limit": (END_OF_ROUND, f"A 0 | | {HEADS}\nB 0 | |", "A drop nosy-trunk"),
}


@pytest.mark.parametrize(("at", "text", "moves"), MIDWAY.values(), ids=MIDWAY.keys())
def test_copies_and_saves_in_the_middle_of_a_choice_are_the_same(at: int, text: str, moves: str) -> None:
    s = standard(position(text, at=at))
    if moves:
        do(s, moves)
    clone = s.clone()
    loaded = cast(EvolveState, GAME.load(json.loads(json.dumps(s.save()))))
    assert clone.digest() == loaded.digest() == s.digest()
    before = s.digest()
    for other in (clone, loaded):
        for _ in range(3):
            other.apply(other.legal_actions()[-1])
    assert clone.digest() == loaded.digest() != before
    assert s.digest() == before


def standard(s: EvolveState) -> EvolveState:
    """The same position with the game's own deck."""
    other = s.clone()
    other._deck = cast(Any, GAME.deck())
    return other


def test_a_view_tells_what_each_creature_brings_to_the_challenge() -> None:
    s = position(
        "challenge mating-frenzy then plague then rut\nA 0 | allure=2 |\nB 0 | allure=5 |\nC 0 | allure=2 flying |"
    )
    seats = s.view(None)["seats"]
    assert [(seat["value"], seat["place"]) for seat in seats] == [(2, 3), (5, 1), (2, 2)]


def test_a_special_challenge_ranks_nobody() -> None:
    assert [seat["place"] for seat in position(TABLE).view(0)["seats"]] == [None, None]


def test_a_view_tells_who_would_choose_next() -> None:
    assert position(TABLE).view(1)["chooser"] == 0
