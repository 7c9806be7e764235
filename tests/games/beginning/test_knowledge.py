"""Who knows what: views, secrets and redeals."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from galapagos.gallery.sketch import sketch
from galapagos.kernel.conformance import check_redeals_vary
from tests.games.beginning.table import GAME, WORDS, Table

pytestmark = pytest.mark.compiled

TABLE = """
hole 3
discard fertile
A* bag 2 hand flight speed
B hand nocturnal
0 A 12 carnivore fat-tissue
1 B 0 burrowing
"""


def test_the_view_of_a_seat() -> None:
    t = Table(TABLE, at="adapt")
    view = t.s.view(0)
    first, second = t.s.at(0), t.s.at(1)
    assert (view["game"], view["mode"], view["players"], view["seat"]) == ("beginning", "base", 2, 0)
    assert (view["first"], view["active"], view["phase"], view["round"]) == (0, 0, "adapt", 1)
    assert (view["hole"], view["deck"], view["ending"], view["waiting"]) == (3, 88 - 3 - 3 - 4, False, [0])
    assert view["discard"] == [{"id": f"card:{t.s.discards[0]}", "trait": "fertile"}]
    assert view["table"][0] == {
        "bag": 2,
        "hand": [
            {"id": f"card:{t.s.hands[0][0]}", "trait": "flight"},
            {"id": f"card:{t.s.hands[0][1]}", "trait": "speed"},
        ],
        "points": 2 + 2 + 3 + 2 + 2,
    }
    assert view["table"][1]["hand"] == [{"id": f"card:{t.s.hands[1][0]}", "trait": None}]
    assert view["species"][0] == {
        "id": "species:0",
        "owner": 0,
        "traits": [
            {"id": f"card:{first.worn[0]}", "trait": "carnivore"},
            {"id": f"card:{first.worn[1]}", "trait": "fat-tissue"},
        ],
        "population": [
            {"id": f"card:{first.herd[0]}", "trait": None, "food": 1},
            {"id": f"card:{first.herd[1]}", "trait": None, "food": 2},
        ],
        "appetite": 2,
        "hunters": [],
    }
    assert view["species"][1]["owner"] == 1
    assert view["species"][1]["appetite"] == 1
    assert view["species"][1]["population"] == [{"id": f"card:{second.herd[0]}", "trait": None, "food": 0}]
    assert view["picked"] == []


def test_the_phases_and_the_end_are_named() -> None:
    assert Table("hole 1\nA*\nB\n0 A 0").s.view(0)["phase"] == "eat"
    t = Table("ending 1\nA\nB*", at="score")
    view = t.s.view(None)
    assert (view["phase"], view["over"], view["ending"]) == ("score", True, True)
    assert view["returns"] == [0.5, 0.5]


@pytest.mark.parametrize(
    ("position", "turns", "sentence"),
    [
        ("A*\nB\nC", None, ""),
        ("ending 1\nA*\nB\nC", 3, " The last round: 3 turns are left, this one included."),
        ("ending 1\nA\nB*\nC", 2, " The last round: 2 turns are left, this one included."),
        ("ending 1\nA\nB\nC*", 1, " This is the last turn."),
        ("ending 2\nA\nB\nC*", 4, " One more round after this turn."),
        ("ending 1\nfirst B\nA*\nB\nC", 1, " This is the last turn."),
        ("ending 1\nfirst C\nA*\nB\nC", 2, " The last round: 2 turns are left, this one included."),
    ],
)
def test_everybody_is_told_how_many_turns_are_left(position: str, turns: int | None, sentence: str) -> None:
    t = Table(position, at="adapt")
    for seat in (0, 2, None):
        assert t.s.view(seat)["turns_left"] == turns
        assert f"discards 0.{sentence or ' When the deck runs out, the last turns begin.'}" in sketch(
            t.s.view(seat), WORDS
        )


def test_after_the_end_no_turn_is_left() -> None:
    t = Table("ending 1\nA\nB*", at="score")
    assert t.s.view(None)["turns_left"] == 0
    assert "discards 0. The game is over." in sketch(t.s.view(None), WORDS)


def test_a_mark_in_the_last_players_own_turn_leaves_this_turn_and_a_round() -> None:
    t = Table("deck only speed flight nocturnal burrowing\ndiscard fertile\nA\nB*", at="gather")
    assert t.s.view(0)["turns_left"] == 3
    t.do("done", "feed s0")
    assert t.s.view(0)["turns_left"] == 2


def test_a_half_made_move_is_seen_by_its_seat_alone() -> None:
    t = Table(TABLE, at="adapt")
    others = (t.s.view(1), t.s.view(None))
    t.do("play h1")
    assert t.s.view(0)["picked"] == ["play h1"]
    assert (t.s.view(1), t.s.view(None)) == others


@pytest.mark.parametrize(("use", "place"), [("grow s0", 0), ("create", 2)])
def test_playing_face_down_tells_the_others_nothing(use: str, place: int) -> None:
    """Whichever card it was, the others see the same."""
    seen = []
    for name in ("flight", "speed"):
        t = Table(TABLE, at="adapt")
        t.do(f"play {name}", use)
        seen.append(json.dumps([t.s.view(1), t.s.view(None)]))
        assert t.names(t.s.at(place).herd)[-1] == name
    assert seen[0] == seen[1]


def test_the_owner_goes_on_knowing_a_card_played_face_down() -> None:
    t = Table(TABLE, at="adapt")
    t.do("play speed", "create")
    assert t.s.view(0)["species"][2]["population"][0]["trait"] == "speed"
    assert [card["trait"] for card in t.s.view(0)["table"][0]["hand"]] == ["flight"]


def test_a_redeal_keeps_what_the_seat_knows() -> None:
    t = Table(TABLE, at="adapt")
    t.do("play speed", "grow s0")
    for seed in range(20):
        other = t.s.redeal(0, seed)
        assert other.view(0) == t.s.view(0)
        assert Counter(other.decks()[0].face) == Counter(t.s.cards.face)


def test_a_redeal_drops_the_others_half_made_moves() -> None:
    t = Table(TABLE, at="adapt")
    t.do("play h0")
    assert t.s.redeal(1, 3).view(0)["picked"] == []
    assert t.s.redeal(0, 3).view(0)["picked"] == ["play h0"]


@pytest.mark.parametrize("seat", [0, 1])
def test_redeals_vary_in_every_unknown_place(seat: int) -> None:
    t = Table(TABLE, at="adapt")
    t.do("play speed", "grow s0")
    check_redeals_vary(t.s, seat)


def test_redeals_of_a_small_position_are_uniform() -> None:
    """Six arrangements of three unknown cards, each in about a sixth of 1,200 redeals."""
    t = Table("deck only speed flight nocturnal\ndiscard\nA*\nB", at="adapt")
    hidden = t.s.pile.copy()
    free = [token for token in range(88) if token not in hidden]
    for token in free:
        t.s.cards.known[token] = t.s.everyone()
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(1200):
        face = t.s.redeal(0, seed).decks()[0].face
        seen[tuple(face[token] for token in hidden)] += 1
    assert len(seen) == 6
    chi_square = sum((count - 200) ** 2 / 200 for count in seen.values())
    assert chi_square < 20.5  # five degrees of freedom: one in a thousand


def test_eaten_and_starved_cards_are_open_to_everybody() -> None:
    t = Table("hole 1\nA*\nB\n0 A 00 carnivore\n1 B 00\n2 A 0 speed")
    t.attack(0, 1)
    assert t.s.view(None)["discard"][0]["trait"] == "fat-tissue"


def test_a_face_down_move_can_be_taken_back_an_open_one_not() -> None:
    t = Table(TABLE, at="adapt")
    t.do("done")
    t = Table(TABLE, at="adapt")
    t.do("remove s0 carnivore")
    fence = t.s.fence
    t.do("play speed", "create")
    assert t.s.fence == fence
    t.do("play flight", "evolve s0")
    assert t.s.fence > fence


def test_a_saved_position_comes_back_in_the_middle_of_an_attack() -> None:
    t = Table("hole 2\n9 A 0 speed\nA*\nB\n0 A 00 carnivore\n1 B 0 defensive-horns")
    t.attack(0, 1)
    loaded = GAME.load(json.loads(json.dumps(t.s.save())))
    assert loaded.waiting == [1]
    assert loaded.digest() == t.s.digest()
    loaded.apply(loaded.parse("lose p1"))
    t.do("lose p1")
    assert loaded.digest() == t.s.digest()


def test_a_clone_in_the_middle_of_a_pick_is_independent() -> None:
    t = Table(TABLE, at="adapt")
    t.do("play h1")
    other = t.s.clone()
    other.apply(other.parse("create"))
    assert t.s.view(0)["picked"] == ["play h1"]
    assert t.hand(0) == ["flight", "speed"]
    assert len(t.s.species) == 2


def test_the_view_tells_who_may_attack_whom() -> None:
    t = Table("A*\nB\n0 A 0 carnivore\n1 B 0\n2 B 0 burrowing\n3 B 0 carnivore burrowing")
    assert {one["id"]: one["hunters"] for one in t.s.view(1)["species"]} == {
        "species:0": ["species:3"],
        "species:1": ["species:0", "species:3"],
        "species:2": ["species:3"],
        "species:3": [],
    }
