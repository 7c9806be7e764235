"""Tournaments: rotated seats, even mirrors, intervals and ratings."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from galapagos.cli import app
from galapagos.lab import rotation, sweep
from galapagos.lab.intervals import interval
from galapagos.lab.matches import Result
from galapagos.lab.ratings import Duels
from galapagos.lab.rotation import Plan, play_groups
from galapagos.lab.standings import Scores


def plan(players: int, *bots: str) -> Plan:
    return Plan("evolve", "base", players, bots, seed=3)


def result(*returns: float) -> Result:
    return Result(returns, 10, 8, 3, False, faults=(0,) * len(returns))


def test_every_bot_sits_in_every_seat() -> None:
    assert plan(2, "a", "b").tables == [(0, 1), (1, 0)]
    assert plan(3, "a", "b", "c").tables == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]


def test_more_bots_than_seats_all_meet() -> None:
    assert plan(2, "a", "b", "c").tables == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_fewer_bots_than_seats_are_repeated() -> None:
    assert plan(4, "a", "b").tables[0] == (0, 1, 0, 1)


def test_one_player_each_plays_the_seed_alone() -> None:
    assert plan(1, "a", "b").tables == [(0,), (1,)]


def test_a_group_is_one_seed() -> None:
    games = plan(2, "a", "b").group(4)
    assert len({match.game_seed for match in games}) == 1
    assert games[0].game_seed != plan(2, "a", "b").group(5)[0].game_seed
    assert [match.bots for match in games] == [("a", "b"), ("b", "a")]


@pytest.mark.parametrize("players", [2, 3])
def test_a_mirror_match_is_exactly_even(players: int) -> None:
    mirror = plan(players, *["random"] * players)
    scores = Scores(mirror)
    for group in play_groups(mirror, range(5)):
        scores.add(group)
    wins = [standing.wins for standing in scores.standings()]
    assert wins == pytest.approx([scores.games / players] * players)
    assert [standing.rating for standing in scores.standings()] == [1000.0] * players


def test_standings_count_shared_wins_by_their_share() -> None:
    scores = Scores(plan(2, "a", "b"))
    scores.add([result(1.0, 0.0), result(0.5, 0.5)])  # a wins in seat 0; then a, in seat 1, shares
    first, second = scores.standings()
    assert (first.name, first.games, first.wins, first.win_rate) == ("a", 2, 1.5, 0.75)
    assert (second.wins, second.win_rate) == (0.5, 0.25)
    assert first.low < 0.75 < first.high
    assert first.rating > 1000 > second.rating


def test_an_interval_narrows_with_the_groups() -> None:
    few = interval([[1.0, 0.0], [1.0, 1.0]] * 5)
    many = interval([[1.0, 0.0], [1.0, 1.0]] * 50)
    assert few[0] < many[0] < 0.75 < many[1] < few[1]


def test_an_interval_knows_that_all_wins_prove_little() -> None:
    low, high = interval([[1.0, 1.0]] * 10)
    assert low == pytest.approx(20 / (20 + 1.96**2))  # Wilson's bound by hand
    assert high == pytest.approx(1.0)


def test_groups_that_are_won_or_lost_as_a_whole_count_as_one_game_each() -> None:
    whole = interval([[1.0, 1.0], [0.0, 0.0]] * 20)
    single = interval([[1.0], [0.0]] * 20)
    assert whole == pytest.approx(single, abs=0.01)


def test_no_games_no_knowledge() -> None:
    assert interval([]) == (0.0, 1.0)


def test_ratings_put_the_odds_on_the_elo_scale() -> None:
    duels = Duels(2)
    for game in range(1100):
        duels.add((0, 1), (1.0, 0.0) if game % 11 else (0.0, 1.0))  # ten to one
    strong, weak = duels.ratings()
    assert strong - weak == pytest.approx(400, abs=5)


def test_ratings_of_three_at_a_table() -> None:
    duels = Duels(3)
    for winner, times in enumerate((60, 30, 10)):
        for _ in range(times):
            duels.add((0, 1, 2), [float(seat == winner) for seat in range(3)])
    ratings = duels.ratings()
    assert ratings[0] > ratings[1] > ratings[2]
    assert sum(ratings) / 3 == pytest.approx(1000)


def run(*words: str) -> dict[str, object]:
    outcome = CliRunner().invoke(app, ["tournament", "evolve", *words, "--json"])
    assert outcome.exit_code == 0, outcome.output
    report: dict[str, object] = json.loads(outcome.stdout)
    return report


def test_the_command_reports_every_bot() -> None:
    report = run("--players", "2", "--bots", "hatchling,random", "--games", "3", "--seed", "2")
    assert (report["games"], report["groups"]) == (4, 2)  # whole groups
    bots = report["bots"]
    assert isinstance(bots, list)
    assert [row["name"] for row in bots] == ["hatchling", "random"]
    assert {"name", "games", "wins", "win_rate", "low", "high", "rating"} <= bots[0].keys()
    assert sum(row["wins"] for row in bots) == 4


def test_workers_do_not_change_the_result() -> None:
    words = ("--players", "2", "--bots", "random,random", "--games", "6")
    alone, together = run(*words), run(*words, "--workers", "2")
    assert alone["bots"] == together["bots"]


def test_an_interrupt_keeps_the_whole_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    played = sweep.run

    def interrupted(*args: object, **options: object) -> object:
        for number, outcome in enumerate(played(*args, **options)):  # type: ignore[arg-type]
            if number == 5:
                raise KeyboardInterrupt
            yield outcome

    monkeypatch.setattr(rotation, "run", interrupted)
    report = run("--players", "2", "--bots", "random,random", "--games", "20")
    assert report["games"] == 4


def test_a_wrong_bot_is_told_before_anything_is_played() -> None:
    outcome = CliRunner().invoke(app, ["tournament", "evolve", "--bots", "shark,random"])
    assert "there is no bot 'shark'" in str(outcome.exception)
