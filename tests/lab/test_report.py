"""The words and sections of a report, from games that were made up."""

from __future__ import annotations

import re

import numpy as np
import pytest

from galapagos.lab import plots
from galapagos.lab.luck import Share
from galapagos.lab.matches import Match, Result
from galapagos.lab.observing import Observed, Touch
from galapagos.lab.report import Report, catalogue
from galapagos.lab.sample import Sample
from galapagos.lab.study import Study, points

MATCH = Match("evoloosen", "quick", 2, ("random", "random"), 0)
SPECIES = ("@species-mimic", "@species-symbiont")
ONE, TWO, NEVER = "@card-sleeve-full-of-ideas", "@card-shrink-sherbet", "Nobody's Card"


def made_up(games: int) -> Sample:
    """The Mimic wins three games of four; of three Inventions one is always played and one never."""
    chance = np.random.default_rng(1)
    made = Sample(2)
    for number in range(games):
        mimic = number % 2
        touches = [Touch(number, seat, "species", SPECIES[seat != mimic], "played", 0, 0.5, 0.5) for seat in (0, 1)]
        for seat in (0, 1):
            touches += [Touch(number, seat, "invention", card, "drawn", 1, 0.5, 0.5) for card in (ONE, TWO, NEVER)]
            touches.append(Touch(number, seat, "invention", ONE, "played", 2, 0.5, 0.5))
            if chance.random() < 0.5:
                touches.append(Touch(number, seat, "invention", TWO, "played", 3, 0.5, 0.5))
        winner = mimic if number // 2 % 4 else 1 - mimic
        returns = (1.0, 0.0) if winner == 0 else (0.0, 1.0)
        made.add(Observed(MATCH, Result(returns, 30, 20, 8 + number % 3, False), [], touches))
    return made


@pytest.fixture(scope="module")
def study() -> Study:
    luck = [Share(source, 0.2, 0.05, 0.6, 0.05) for source in ("deal", "dice", "order", "bots")]
    return Study(MATCH, made_up(200), luck, 10, made_up(200))


def test_the_figures_are_those_of_the_games(study: Study) -> None:
    rates = {rate.name: rate for rate in study.species}
    assert rates["@species-mimic"].rate == pytest.approx(0.75)
    assert rates["@species-mimic"].low > 0.5 > rates["@species-symbiont"].high
    assert [use.card for use in study.seldom] == [NEVER]
    assert [use.card for use in study.always] == [ONE]
    assert study.facts()["rounds"] == [8, 9, 10]
    assert [rate.rate for rate in study.seats] == pytest.approx([0.5, 0.5])
    assert study.seats_p > 0.9


def test_every_section_has_its_words_and_cards_their_names(study: Study) -> None:
    page = Report(study).page()
    sections = re.findall(r"<section id='(\w+)'", page)
    assert sections == [
        "summary", "changes", "seats", "species", "length", "cards", "use", "table", "pairs", "luck", "method",
    ]  # fmt: skip
    words = catalogue("evoloosen")
    for label in (*SPECIES, ONE, TWO):
        assert words.render((label[1:], {})) in page
    assert "Nobody&#x27;s Card" in page, "names from a deck are escaped"
    assert "@card" not in page
    assert "http" not in re.sub(r'xmlns(:\w+)?="[^"]*"', "", page), "nothing is fetched"


def test_uneven_seats_are_told() -> None:
    made = Sample(2)
    for number in range(100):
        returns = (1.0, 0.0) if number % 10 else (0.0, 1.0)
        made.add(Observed(MATCH, Result(returns, 30, 20, 8, False)))
    sentences = Report(Study(MATCH, made)).sentences()
    assert "more than chance does" in sentences[0]


@pytest.mark.parametrize(("size", "error", "told"), [(0.042, None, "+4.2"), (-0.01, 0.005, "−1.0 ± 1.0")])
def test_points(size: float, error: float | None, told: str) -> None:
    assert points(size, error) == told


def test_labels_of_close_marks_stand_apart() -> None:
    spots = [("Tangle of Serpents", 31.8, 1.8, True), ("Harvest Mandibles", 33.0, 1.7, True), ("far", 10.0, -2.0, True)]
    corners = plots._corners([spot[:3] for spot in spots], (18.0, 36.0))
    assert corners[0] != corners[1]
    assert corners[2] == plots.CORNERS[0]
    assert all(spot[0] in plots.scatter("use", spots, "across", "up") for spot in spots)
