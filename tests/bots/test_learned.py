"""The learned policy: it runs with numpy alone, beats random play, and says where it has nothing to say."""

from __future__ import annotations

import subprocess
import sys

import pytest

import galapagos
from galapagos.bots import Seat, make
from galapagos.bots.learned import NoPolicy
from galapagos.lab.matches import Match, play_match


@pytest.mark.compiled
@pytest.mark.parametrize(("rival", "deals", "wins"), [("random", 2, 3), ("forager", 6, 8)])
def test_it_beats_simpler_players(rival: str, deals: int, wins: float) -> None:
    """Each deal is played from both seats."""
    game = galapagos.game("another-world")
    won = 0.0
    for number in range(deals):
        for seat in range(2):
            bots = ("learned", rival) if seat == 0 else (rival, "learned")
            won += play_match(game, Match("another-world", "base", 2, bots, 5, number)).returns[seat]
    assert won >= wins


def test_it_explains_its_choice() -> None:
    seat = Seat(galapagos.game("another-world").start(2, 1), 0)
    state_seat = Seat(seat.redeal(1), seat.redeal(1).to_move)
    advice = make("learned", 1).explain(state_seat)
    assert advice.action == make("learned", 1).choose(state_seat)
    named = [advice.action, *(action for action, _ in advice.runners_up)]
    assert len(set(named)) == len(named)
    assert set(named) <= set(state_seat.legal_actions())


def test_it_needs_no_torch() -> None:
    code = "import sys, galapagos.bots.learned; sys.exit('torch' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_where_nothing_was_learned_it_says_so() -> None:
    state = galapagos.game("evolve").start(2, 1)
    with pytest.raises(NoPolicy, match="nothing was learned for evolve"):
        make("learned").choose(Seat(state, 0))
