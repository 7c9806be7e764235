"""Effects of cards, from games that were made up and from games that were played."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from galapagos.lab.effects import changes, effects, fits, headline, pairs, uses
from galapagos.lab.matches import Match, Result
from galapagos.lab.observing import Observed, Touch
from galapagos.lab.sample import Sample
from tests.lab.planted import LABEL, planted_deck, sample

MATCH = Match("evolve", "base", 2, ("random", "random"), 0)


def made_up(games: int, seed: int, strong: float = 0.0, together: float = 0.0) -> Sample:
    """Two seats draw three of eight cards each and play two of them; card 0 is strong, 1 and 2 are so together."""
    chance = np.random.default_rng(seed)
    made = Sample(2)
    for number in range(games):
        cards = chance.permutation(8)[:6]
        touches = []
        edge = 0.0
        for seat in (0, 1):
            hand = cards[3 * seat : 3 * seat + 3]
            touches += [Touch(number, seat, "card", f"c{card}", "drawn", 1, 0.5, 0.5) for card in hand]
            touches += [Touch(number, seat, "card", f"c{card}", "played", 2, 0.5, 0.5) for card in hand[:2]]
            worth = strong * (0 in hand[:2]) + together * ({1, 2} == set(hand[:2].tolist()))
            edge += worth if seat == 0 else -worth
        first = float(chance.random() < 0.5 + edge)
        made.add(Observed(MATCH, Result((first, 1 - first), 10, 10, 5, False), [], touches))
    return made


def test_a_strong_card_comes_first_and_is_flagged() -> None:
    found = headline(effects(fits(made_up(1500, 1, strong=0.2))))
    assert found[0].card == "c0"
    assert found[0].flagged
    assert found[0].size > 0


def test_a_card_without_effect_is_flagged_no_oftener_than_stated() -> None:
    flagged = [any(effect.flagged for effect in effects(fits(made_up(250, seed)))) for seed in range(40)]
    assert sum(flagged) <= 6  # 5 % of 40 are two; more than six has a chance below 1 %


def test_two_cards_that_are_strong_together_are_the_first_pair() -> None:
    found = pairs(fits(made_up(2500, 5, together=0.4)))
    assert (found[0].one, found[0].other) in [("c1", "c2"), ("c2", "c1")]
    assert found[0].flagged
    assert found[0].size > 0


def test_how_often_cards_are_seen_and_chosen() -> None:
    found = {use.card: use for use in uses(made_up(400, 6))}
    assert sum(use.drawn for use in found.values()) == pytest.approx(6)
    assert sum(use.played for use in found.values()) == pytest.approx(4)
    assert all(use.share is not None and 0.5 < use.share < 0.85 for use in found.values())


def test_what_another_deck_changed_comes_first() -> None:
    found = changes(made_up(1500, 7, strong=0.25), made_up(1500, 8))
    assert found[0].card == "c0"
    assert found[0].flagged


def test_the_same_games_show_no_change_at_all() -> None:
    same = made_up(200, 9)
    assert all(effect.size == 0 and not effect.flagged for effect in changes(same, same))


GAMES = 220
MUCH_TOO_STRONG = "cost = 0\naggression = 5\nresilience = 5\nallure = 5\ngathering = 5"


@pytest.fixture(scope="module")
def plain() -> Sample:
    return sample(GAMES, 1)


def test_a_deck_with_one_card_made_too_strong(tmp_path: Path, plain: Sample) -> None:
    """A smaller version of `tests.lab.planted`: a stronger card, fewer games."""
    strong = sample(GAMES, 1, planted_deck(tmp_path, MUCH_TOO_STRONG))
    found = headline(effects(fits(strong)))
    assert found[0].card == LABEL
    assert found[0].flagged
    assert changes(strong, plain)[0].card == LABEL


def test_an_unchanged_deck_against_itself_on_other_seeds_flags_nothing(plain: Sample) -> None:
    assert not any(effect.flagged for effect in changes(plain, sample(GAMES, 2)))
