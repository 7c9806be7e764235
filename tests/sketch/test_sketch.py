"""The table as text and as a picture: every game, early, middle and late."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import pytest

import galapagos
from galapagos.gallery.picture import picture, rows
from galapagos.gallery.sketch import sketch
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
    assert text.splitlines()[:2] == ["round: 1", "shells: 0, 0"]


def test_a_game_that_draws_nothing_shows_a_sign() -> None:
    assert rows(after("tidepool", "base", 2, 0).view(None)) == [[{"game": "tidepool", "kind": "table"}]]


def test_only_ones_own_hand_is_told() -> None:
    state = after("beginning", "base", 2, 10)
    mine = sketch(state.view(0), catalogue("beginning"))
    assert mine.count("hand:") == 1
    assert "hand:" not in sketch(state.view(None), catalogue("beginning"))
