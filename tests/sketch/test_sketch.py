"""The table as text and as a picture: every game, early, middle and late."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

import galapagos
from galapagos.gallery.picture import picture, rows
from galapagos.gallery.sketch import remark, sketch
from galapagos.games import brought, catalogue
from galapagos.kernel.playout import Tally, play_out
from galapagos.kernel.rng import seeded
from galapagos.kernel.state import State


def after(game: str, mode: str, players: int, decisions: int) -> State:
    state = galapagos.game(game).start(players, 5, mode)
    play_out(state, seeded(5), Tally(), decisions)
    return state


TABLES = [(id, mode.name, mode.most) for id in galapagos.games.ids() for mode in galapagos.game(id).modes]


@pytest.mark.parametrize(("game", "mode", "players"), TABLES)
@pytest.mark.parametrize("decisions", [0, 60, 400])
def test_every_table_can_be_told_and_drawn(game: str, mode: str, players: int, decisions: int) -> None:
    state = after(game, mode, players, decisions)
    names = [f"Finch {seat}" for seat in range(players)]
    for seat in (0, None):
        text = sketch(state.view(seat), catalogue(game), names)
        assert all(name in text for name in names) or not brought(game, "sketch")
        assert len(text.splitlines()) > 4
    svg = picture(state.view(None))
    assert ElementTree.fromstring(svg).tag.endswith("svg")
    assert all(rows(state.view(None))[0])


def test_a_game_that_brings_no_sketch_is_told_field_by_field() -> None:
    text = sketch(after("tidepool", "base", 2, 0).view(0), catalogue("tidepool"))
    assert text.splitlines()[:3] == ["round: 1", "shells: 0, 0", "pile: 12"]


def test_a_game_that_draws_nothing_shows_a_sign() -> None:
    assert rows(after("tidepool", "base", 2, 0).view(None)) == [[{"game": "tidepool", "kind": "table"}]]


def test_only_ones_own_hand_is_told() -> None:
    state = after("beginning", "base", 2, 10)
    mine = sketch(state.view(0), catalogue("beginning"))
    assert mine.count("hand:") == 1
    assert "hand:" not in sketch(state.view(None), catalogue("beginning"))


@pytest.mark.parametrize(
    ("game", "things", "kind"), [("beginning", "species", ""), ("another-world", "creatures", "creature:")]
)
def test_a_remark_says_whose_a_thing_is(game: str, things: str, kind: str) -> None:
    view = after(game, "base", 2, 40).view(0)
    told = {one["owner"]: remark(view, f"{kind}{one['id']}", catalogue(game), ["Ann", "Ben"]) for one in view[things]}
    assert told[0].startswith("yours")
    assert told[1].startswith("Ben")


def test_a_game_that_brings_no_sketch_has_no_remarks() -> None:
    assert remark(after("tidepool", "base", 2, 0).view(0), "card:0", catalogue("tidepool")) == ""
