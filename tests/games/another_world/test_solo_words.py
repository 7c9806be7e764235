"""Solo mode in words: who won, what the Shade needs, how it plays, and what its traits do."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from galapagos.gallery.sketch import sketch
from galapagos.games import catalogue
from galapagos.games.another_world.names import TRAIT_NAMES
from galapagos.table import film
from galapagos.table import table as tables
from galapagos.table.entries import Setup
from galapagos.table.history import History
from galapagos.table.sheets import table_sheet
from galapagos.table.speech import Speech
from tests.games.another_world.playthrough import read_record
from tests.games.another_world.table import GAME, WORDS, Table


def test_in_the_solo_game_the_shade_wins_what_you_lose() -> None:
    assert WORDS.render(("rival-solo", {})) == "The Shade"
    assert not WORDS.has("rival-base"), "elsewhere only players win"
    assert not WORDS.has("rival-quartet")


def test_the_view_says_how_many_transmutations_each_owner_needs() -> None:
    assert Table("A me 0\nS shade 0", 1, "solo").state.view(0)["goals"] == [3, 1]
    assert Table("A me 0\nC foe 0").state.view(0)["goals"] == [3, 3]
    assert GAME.start(3, 1, "quartet").view(None)["goals"] == [4, 4, 4]


def test_the_sketch_says_that_the_shade_needs_one() -> None:
    view = Table("A me 0\nS shade 0", 1, "solo").state.view(0)
    assert "The Shade (one transmutation wins):" in sketch(view, WORDS, ["Ada"]).splitlines()


def curve(text: str) -> list[float]:
    """The chances of the only seat, step by step."""
    return [step[0] for step in film.chances(text)["chances"]]


@pytest.mark.stored
def test_the_chances_of_a_lost_solo_game_end_at_nothing() -> None:
    found = curve(read_record("solo-1").text())
    assert found[-1] == 0.0
    assert all(0.0 < chance < 1.0 for chance in found[:-1]), "on the way it is the judgement itself"
    assert len(set(found)) > 5


def test_the_chances_of_a_won_solo_game_end_at_one(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table("A me 4\nS shade 3", 1, "solo")
    t.state.transmuted = [2]
    moments = [t.state.clone(), t.do("activate A", "transmute").state]
    steps = [film.Step(i, SimpleNamespace(state=state), 0, "", []) for i, state in enumerate(moments)]  # type: ignore[arg-type]
    monkeypatch.setattr(film, "steps", lambda record: iter(steps))
    before, after = curve(read_record("solo-1").text())
    assert (before, after) == (round(moments[0].reckon(0), 4), 1.0)
    assert 0.0 < before < 1.0


def test_at_a_table_the_rival_has_its_name() -> None:
    table = tables.Table("1", Setup("another-world", "solo", 1, 1, "ada"), 0.0, GAME)
    table.history = History.start(GAME, 1, 1, "solo")
    table.history.resign(0)
    sheet = table_sheet(table, "ada", 0, bool, bool, Speech(catalogue))
    assert (sheet["result"], sheet["rival"]) == ([0.0], "The Shade")


@pytest.mark.parametrize("trait", ["fire-breathing", "lulling", "vampire"])
def test_attacking_traits_say_what_success_brings_and_that_the_attacker_sleeps(trait: str) -> None:
    text = WORDS.render((f"trait-{trait}-text", {}))
    assert "gains 1 energy" in text
    assert "falls asleep after the attack" in text


SHADES = ["astral", "fearsome", "long-tailed", "pestering"]


def test_the_shades_changed_traits_have_entries_of_their_own() -> None:
    assert [trait for trait in TRAIT_NAMES if WORDS.has(f"rule-shade-{trait}")] == sorted(SHADES, key=TRAIT_NAMES.index)
    for trait in SHADES:
        assert WORDS.render((f"rule-shade-{trait}-text", {})) != WORDS.render((f"trait-{trait}-text", {}))


def test_the_shades_way_is_told_step_by_step() -> None:
    speech = Speech(catalogue)
    told = {name: speech.more(GAME.id, f"rule-shade-{name}") for name in ("turn", "attack", "choices", "round")}
    for word in ("new creature", "most energy", "transmutes", "orange", "Source", "attack"):
        assert word in told["turn"], word
    for word in ("Lulling", "Fire-breathing", "Vampire", "certain"):
        assert word in told["attack"], word
    assert "Choice card" in told["choices"]
    assert "your creatures" in told["round"]
