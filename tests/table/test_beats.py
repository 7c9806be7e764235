"""What lies in the middle of an entry: moments that everybody is shown, and steps that one person takes back."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import galapagos
from galapagos import games
from galapagos.table import entries
from galapagos.table.sheets import position
from galapagos.table.speech import Speech
from galapagos.table.table import Table

SPEECH = Speech(games.catalogue)


def table(game: str, mode: str = "base", *people: str, players: int = 2) -> Table:
    """A table that has begun: people on the first seats, bots on the others."""
    made = Table("t", entries.Setup(game, mode, players, 3, people[0]), 0.0, galapagos.game(game))
    for seat, guest in enumerate(people):
        made.take(entries.Sat(seat, guest, guest), 0.0)
    for seat in range(len(people), players):
        made.take(entries.Filled(seat, "random", f"Bot {seat}"), 0.0)
    made.take(entries.Started(), 0.0)
    return made


def sheet(table: Table, seat: int | None, since: int) -> dict[str, Any]:
    assert table.history is not None
    return position(table.game.id, table.history, table.gallery.of(seat), since, ["Ada", "Bot"], SPEECH)


def act(table: Table, chance: random.Random) -> None:
    """Somebody who is asked does something."""
    state = table.playing.state
    seat = chance.choice(state.waiting)
    table.take(entries.Acted(seat, state.notation(chance.choice(state.legal_actions(seat)))), 0.0)


def staged(table: Table, wanted: str) -> dict[str, Any]:
    """Play until an event of that kind happens; the person's sheet with it."""
    return before_and_after(table, wanted)[1]


def before_and_after(table: Table, wanted: str, most: int = 400) -> tuple[dict[str, Any], dict[str, Any]]:
    """The person's view before such an event, and the sheet with it."""
    chance = random.Random(5)
    for _ in range(most):
        point = table.gallery.of(0)
        version, view = point.version, json.loads(point.view)
        act(table, chance)
        found = sheet(table, 0, version)
        if wanted in [event["key"] for event in found["events"]]:
            return view, found
    raise AssertionError(f"no '{wanted}' in {most} moves")


def told(sheet: dict[str, Any]) -> list[list[str]]:
    """The kinds of events from moment to moment."""
    ends = [beat["told"] for beat in sheet["beats"]]
    keys = [event["key"] for event in sheet["events"]]
    return [keys[start:end] for start, end in zip([0, *ends], ends, strict=False)]


@pytest.mark.parametrize("game", games.ids())
def test_every_moment_is_an_event_that_the_game_tells(game: str) -> None:
    words = games.catalogue(game)
    assert [key for key in galapagos.game(game).moments if not words.has(key)] == []


@pytest.mark.parametrize("game", [id for id in games.ids() if galapagos.game(id).moments])
def test_moments_come_in_order_and_end_with_what_stands_there(game: str) -> None:
    made = table(game, galapagos.game(game).modes[0].name, "Ada")
    chance = random.Random(1)
    seen = 0
    for _ in range(150):
        if made.status == "over":
            break
        before = made.gallery.of(0).version
        act(made, chance)
        found = sheet(made, 0, before)
        ends = [beat["told"] for beat in found["beats"]]
        assert ends == sorted(ends)
        assert all(0 < end <= len(found["events"]) for end in ends)
        seen += len(ends)
    assert seen > 10


def test_a_round_of_evolve_is_revealed_and_scored_in_stages() -> None:
    made = table("evolve", "base", "Ada")
    earlier, found = before_and_after(made, "ranked")
    stages = [set(keys) & {"played", "passed", "biome-gain", "ranked", "biome"} for keys in told(found)]
    order = [stage for stage in stages if stage]
    assert order[0] <= {"played", "passed"}
    assert order[-1] == {"biome"}
    assert {"ranked"} in order
    scored = [[one["dominance"] for one in beat["view"]["seats"]] for beat in found["beats"]]
    assert scored[0] == [one["dominance"] for one in earlier["seats"]], "the beasts are there before they are counted"
    assert scored[-1] != scored[0]


def test_the_shades_turn_is_shown_one_thing_at_a_time() -> None:
    found = staged(table("another-world", "solo", "Ada", players=1), "activated")
    assert len(found["beats"]) >= 2
    assert all(len(set(keys)) <= 2 for keys in told(found))


def test_who_comes_late_is_shown_how_it_stands() -> None:
    made = table("evolve", "base", "Ada")
    staged(made, "ranked")
    assert sheet(made, 0, 0)["beats"] == []
    assert sheet(made, 0, made.gallery.of(0).version - 2)["beats"] == []


def test_a_moment_shows_nobody_elses_cards() -> None:
    found = staged(table("evolve", "base", "Ada"), "ranked")
    for beat in found["beats"]:
        assert all(card["id"] is None for card in beat["view"]["seats"][1]["hand"])


def test_against_bots_alone_undo_crosses_what_was_shown_and_the_game_is_practice() -> None:
    made = table("evolve", "base", "Ada")
    later = staged(made, "ranked")["view"]["round"]
    assert not made.practising
    version = made.gallery.of(0).version
    entry = made.undo("Ada", 0, version)
    assert entry.far
    made.take(entry, 0.0)
    assert made.practising
    assert json.loads(made.gallery.of(0).view)["round"] == later - 1


def test_among_people_undo_stops_where_something_was_shown() -> None:
    made = table("evolve", "base", "Ada", "Bo")
    staged(made, "ranked")
    assert not made.playing.can_undo(0)
    assert not made.practising


def test_a_half_made_move_is_told_to_its_own_seat_alone() -> None:
    made = table("beginning", "base", "Ada", "Bo")
    state = made.playing.state
    seat = state.to_move
    move = next(state.notation(a) for a in state.legal_actions(seat) if state.notation(a).startswith("play"))
    made.take(entries.Acted(seat, move), 0.0)
    assert [one["notation"] for one in sheet(made, seat, 0)["picked"]] == [move]
    assert sheet(made, 1 - seat, 0)["picked"] == []
    assert sheet(made, None, 0)["picked"] == []
