"""The conformance suite itself: it passes an honest game and catches cheats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from galapagos.kernel.conformance import NotConforming, bare_refusals, check, check_copies, check_redeals_vary
from tests.tiny import random_state
from tidepool import game as tidepool
from tidepool.game import Tidepool, TidepoolGame


def all_cards_somewhere(s: Tidepool) -> None:
    places = [s.pile, s.discards, *s.hands, *s.buried]
    assert sorted(token for place in places for token in place) == list(range(18))


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tiny_game_conforms(players: int) -> None:
    report = check(TidepoolGame(), "base", players, games=30, invariant=all_cards_somewhere)
    assert report.games == 30
    assert report.capped == 0


def test_redeals_of_the_tiny_game_vary() -> None:
    for decisions in (0, 5, 12):
        check_redeals_vary(random_state(3, 3, decisions), 1)


@pytest.mark.compiled
def test_the_tiny_game_copies_its_frames_whole() -> None:
    check_copies(TidepoolGame())


def forgetful_copy(self: Any) -> Any:
    return tidepool.Breaking()


@pytest.mark.plain_only
def test_a_frame_that_forgets_a_field_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidepool.Breaking, "copy", forgetful_copy)
    with pytest.raises(NotConforming, match="a copy of Breaking differs"):
        check_copies(TidepoolGame())


def leaky_view(self: Any, seat: int | None) -> Any:
    return self.base_view(seat) | {"hands": [[self.cards.face[t] for t in hand] for hand in self.hands]}


def shallow_clone(self: Any) -> Any:
    other = Tidepool()
    self.copy_base(other)
    for name in ("cards", "pile", "discards", "hands", "buried", "shells"):
        setattr(other, name, getattr(self, name))
    return other


def curious_evaluation(self: Any, seat: int) -> float:
    return float(self.cards.face[self.hands[1 - min(seat, 1)][0]]) if self.hands[1 - min(seat, 1)] else 0.0


@pytest.mark.plain_only
@pytest.mark.parametrize(
    ("name", "cheat", "complaint"),
    [
        ("view", leaky_view, "can tell a redeal apart"),
        ("clone", shallow_clone, "changed"),
        ("evaluate", curious_evaluation, "can tell a redeal apart"),
    ],
)
def test_a_cheat_is_caught(
    name: str, cheat: Callable[..., Any], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tidepool.Tidepool, name, cheat)
    with pytest.raises(NotConforming, match=complaint):
        check(TidepoolGame(), "base", 2, games=10, every=2)


def breaking_is_about(monkeypatch: pytest.MonkeyPatch, reasons: dict[int, str]) -> None:
    """Let the tiny game's frame Breaking, which offers to pass and to break, refuse the actions that have a reason."""
    about = [tidepool.PASS, tidepool.BREAK, tidepool.RAISE]
    offered = [tidepool.PASS.base, tidepool.BREAK.base]
    monkeypatch.setattr(tidepool.Breaking, "options", lambda self, s: list(offered))
    monkeypatch.setattr(tidepool.Breaking, "verbs", lambda self, s, seat: about)
    monkeypatch.setattr(tidepool.Breaking, "why_not", lambda self, s, seat, action: reasons.get(action, ""))


RAISE = int(tidepool.RAISE.base)
BREAK = int(tidepool.BREAK.base)


@pytest.mark.plain_only
@pytest.mark.parametrize(
    ("reasons", "complaint"),
    [
        ({RAISE: "no-bids-now", BREAK: "too-hard"}, "break: the reason is 'too-hard', legal is True"),
        ({}, "raise: the reason is '', legal is False"),
    ],
)
def test_options_and_reasons_that_disagree_are_caught(
    reasons: dict[int, str], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    breaking_is_about(monkeypatch, reasons)
    with pytest.raises(NotConforming, match=complaint):
        check(TidepoolGame(), "base", 2, games=10, every=2)


@pytest.mark.plain_only
def test_options_and_reasons_that_agree_pass_and_every_reason_needs_words(monkeypatch: pytest.MonkeyPatch) -> None:
    breaking_is_about(monkeypatch, {RAISE: "no-bids-now"})
    check(TidepoolGame(), "base", 2, games=10, every=2)
    with pytest.raises(NotConforming, match="no words for \\('no-bids-now'"):
        check(TidepoolGame(), "base", 2, games=10, every=2, render=lambda text: text[0].removeprefix("no-bids-now"))
    with pytest.raises(NotConforming, match="no words for \\('when-bid'"):
        check(TidepoolGame(), "base", 2, games=10, every=2, render=lambda text: text[0].removeprefix("when-bid"))


@pytest.mark.plain_only
@pytest.mark.parametrize(("reason", "share"), [("not-now", 1.0), ("bury-first", 0.0)])
def test_bare_refusals_are_counted(reason: str, share: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tidepool, "reason", lambda self, seat, action: reason)
    assert bare_refusals(TidepoolGame(), "base", 3, sample=200) == share
