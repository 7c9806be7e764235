"""The laboratory from Python: the same experiments as the commands, with results to work with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import TypeVar

import pytest

import galapagos
from galapagos import lab
from galapagos.bots.levels import BadBot
from galapagos.kernel.text import BadDeck, BadSetup
from galapagos.lab.report import Report

T = TypeVar("T")


class Log:
    """Notes what it is told, and ends after so many results."""

    def __init__(self, most: int | None = None) -> None:
        self.most = most
        self.heard: list[tuple[int, str]] = []

    def __call__(self, results: Iterable[T], total: int, what: str) -> Iterator[T]:
        self.heard.append((total, what))
        return islice(results, self.most)


@pytest.mark.parametrize("game", galapagos.games.ids())
def test_simulate_counts_and_tells_its_progress(game: str) -> None:
    log = Log()
    found = lab.simulate(game, games=4, seed=2, progress=log)
    assert found.tally.games == sum(found.tally.wins) + found.tally.draws == 4
    assert found.facts()["decisions"] == found.tally.decisions
    assert log.heard == [(4, "games")]


def test_whoever_watches_may_end_it_and_what_is_done_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    found = lab.simulate("tidepool", games=100, files=lab.Files(games=str(file)), progress=Log(most=3))
    assert found.tally.games == 3
    assert len(file.read_text(encoding="utf-8").splitlines()) == 4
    with pytest.raises(lab.TooFew, match="before the first game"):
        lab.simulate("tidepool", progress=Log(most=0))


def test_a_tournament_gives_standings_in_the_order_of_the_names() -> None:
    log = Log()
    found = lab.tournament("tidepool", ["random", "hatchling", "forager"], games=8, progress=log)
    assert [standing.name for standing in found.standings] == ["random", "hatchling", "forager"]
    assert (found.games, found.groups, log.heard) == (12, 2, [(12, "games")])
    with pytest.raises(lab.TooFew, match="group of games"):
        lab.tournament("tidepool", ["random"], progress=Log(most=1))


def test_a_game_without_a_ledger_is_balanced_without_cards() -> None:
    log = Log()
    study = lab.balance("tidepool", 30, against="standard", luck=2, bots="random", progress=log)
    assert [what for _, what in log.heard] == ["games", "games with the other deck", "games dealt anew"]
    assert (study.headline, study.uses, study.pairs, study.changes) == ([], [], [], [])
    assert sum(rate.rate for rate in study.seats) == pytest.approx(1)
    page = Report(study).page()
    assert "Tidepool" in page
    assert [name for name in ("cards", "use", "table", "pairs", "species") if f"<section id='{name}'" in page] == []


def test_a_report_needs_enough_games() -> None:
    with pytest.raises(lab.TooFew, match="stopped after 5 games; a report needs 20"):
        lab.balance("tidepool", bots="random", progress=Log(most=5))


@pytest.mark.parametrize(
    ("options", "error", "told"),
    [
        ({"game": "chess"}, BadSetup, "no game 'chess'"),
        ({"players": 9}, BadSetup, "not 9"),
        ({"mode": "deep"}, BadSetup, "no mode 'deep'"),
        ({"bots": ["random"] * 3}, BadSetup, "2 players need 2 bots"),
        ({"bots": "shark"}, BadBot, "no bot 'shark'"),
        ({"deck": "nowhere.toml"}, BadDeck, "nowhere.toml"),
    ],
)
def test_what_does_not_fit_is_told_before_anything_is_played(
    options: dict[str, object], error: type[Exception], told: str
) -> None:
    for experiment in (lab.simulate, lab.balance):
        with pytest.raises(error, match=told):
            experiment(**({"game": "tidepool"} | options))  # type: ignore[arg-type]
