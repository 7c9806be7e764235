"""A match under observation: every decision, and what became of each card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import galapagos
from galapagos import games
from galapagos.kernel.state import State
from galapagos.kernel.text import Event
from galapagos.lab.matches import Match, Result, play_match
from galapagos.ledger import DRAWN, Happening, Reader


class Decision(NamedTuple):
    """One decision, just before it was carried out."""

    game: int
    decision: int
    round: int
    seat: int
    question: str
    options: int
    action: str
    chance: float  # the position's own judgement of that seat
    won: float = 0.0


class Touch(NamedTuple):
    """A card was drawn or played: when, and how the seat and its best rival stood just before."""

    game: int
    seat: int
    group: str
    card: str
    kind: str
    round: int
    own: float
    rival: float


class CardRow(NamedTuple):
    """What became of a card in one seat of one game. Rounds are 0 where it never happened (and before the first)."""

    game: int
    seat: int
    group: str
    card: str
    drawn: int
    played: int
    first_drawn: int
    first_played: int
    won: float


@dataclass
class Observed:
    """A match, its result, and what was seen."""

    match: Match
    result: Result
    decisions: list[Decision] = field(default_factory=list)
    touches: list[Touch] = field(default_factory=list)

    def decision_rows(self) -> list[Decision]:
        returns = self.result.returns
        return [decision._replace(won=returns[decision.seat]) for decision in self.decisions]

    def card_rows(self) -> list[CardRow]:
        found: dict[tuple[int, str, str], list[int]] = {}
        for touch in self.touches:
            counts = found.setdefault((touch.seat, touch.group, touch.card), [0, 0, 0, 0])
            kind = 0 if touch.kind == DRAWN else 1
            counts[kind] += 1
            counts[2 + kind] = counts[2 + kind] or touch.round
        number, returns = self.match.number, self.result.returns
        return [
            CardRow(number, seat, group, card, counts[0], counts[1], counts[2], counts[3], returns[seat])
            for (seat, group, card), counts in found.items()
        ]


class Observer:
    """Watches one match from its first decision on."""

    def __init__(self, match: Match, decisions: bool, cards: bool) -> None:
        self.match = match
        self.decisions: list[Decision] = []
        self.touches: list[Touch] = []
        self._reader = reader(match.game) if cards else None
        self._wants_decisions = decisions
        self._number = 0
        self._acts = -1
        self._standing: list[float] = []

    def __call__(self, state: State, seat: int, action: int) -> None:
        if self._acts < 0 and self._reader is not None:
            self._begin(state)
        if state.acts != self._acts:  # a half-made move changes nothing for anybody
            self._acts = state.acts
            self._standing = [state.evaluate(place) for place in range(state.players)]
        if self._wants_decisions:
            self._decision(state, seat, action)
        self._number += 1

    def _begin(self, state: State) -> None:
        assert self._reader is not None
        self._standing = [0.5] * state.players  # before the first hand everybody is equal
        for happening in self._reader.dealt(state):
            self._touch(state, happening)
        state.sink = lambda event: self._hear(state, event)

    def _hear(self, state: State, event: Event) -> None:
        assert self._reader is not None
        for happening in self._reader.heard(state, event):
            self._touch(state, happening)

    def _touch(self, state: State, happening: Happening) -> None:
        seat, group, card, kind = happening
        rivals = [chance for place, chance in enumerate(self._standing) if place != seat]
        rival = max(rivals, default=0.0)
        self.touches.append(Touch(self.match.number, seat, group, card, kind, state.round, self._standing[seat], rival))

    def _decision(self, state: State, seat: int, action: int) -> None:
        self.decisions.append(
            Decision(
                self.match.number,
                self._number,
                state.round,
                seat,
                state.question(seat)[0],
                len(state.legal_actions(seat)),
                state.notation(action),
                self._standing[seat],
            )
        )


def observe(match: Match, record: bool = False, decisions: bool = False, cards: bool = False) -> Observed:
    """Play the match; watch it as far as is asked for."""
    game = galapagos.game(match.game)
    if not decisions and not cards:
        return Observed(match, play_match(game, match, record))
    observer = Observer(match, decisions, cards)
    result = play_match(game, match, record, observer)
    return Observed(match, result, observer.decisions, observer.touches)


def observe_batch(
    batch: Sequence[Match], record: bool = False, decisions: bool = False, cards: bool = False
) -> list[Observed]:
    """The same for a batch: the work of one process."""
    return [observe(match, record, decisions, cards) for match in batch]


def reader(game: str) -> Reader:
    """The game's reader of what becomes of its cards."""
    brought = games.brought(game, "ledger")
    return brought.READER if brought else Reader()
