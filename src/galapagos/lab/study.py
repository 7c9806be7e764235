"""A study of a deck: the games to play for it, and what they show."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from galapagos.lab.effects import Effect, Fitted, Pair, Use, changes, effects, fits, headline, pairs, uses
from galapagos.lab.inference import Floats, chi_square_p, p_value
from galapagos.lab.intervals import Z95, wilson
from galapagos.lab.luck import Share
from galapagos.lab.matches import Match
from galapagos.lab.sample import Sample

SPECIES = "species"  # the group of cards of which each seat has one from the start
RARE, SURE = 0.05, 0.95  # plays for each time drawn: hardly ever, nearly always


@dataclass(frozen=True)
class Rate:
    """A share of games won, with its 95 % interval."""

    name: str
    rate: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Shift:
    """How much a figure of the whole game differs between two decks on the same seeds."""

    name: str  # "seat-1", "rounds", "decisions"
    new: float
    old: float
    error: float

    @property
    def size(self) -> float:
        return self.new - self.old

    @property
    def p(self) -> float:
        return p_value(self.size / self.error) if self.error > 0 else 1.0


@dataclass
class Study:
    """Everything that a report tells."""

    match: Match  # the first of the games
    sample: Sample
    luck: list[Share] = field(default_factory=list)
    luck_games: int = 0
    other: Sample | None = None  # the same seeds with another deck

    def __post_init__(self) -> None:
        self.fitted: list[Fitted] = fits(self.sample)
        self.effects: list[Effect] = effects(self.fitted)
        self.headline: list[Effect] = headline(self.effects)
        self.pairs: list[Pair] = pairs(self.fitted)
        self.uses: list[Use] = uses(self.sample)
        self.changes: list[Effect] = changes(self.sample, self.other, self.fitted) if self.other else []

    @property
    def seats(self) -> list[Rate]:
        returns = self.sample.returns
        return [_rate(str(seat + 1), returns[:, seat]) for seat in range(self.sample.players)]

    @property
    def seats_p(self) -> float:
        """How likely seats at least this uneven are when all are even (χ², by the games' own spread)."""
        returns = self.sample.returns
        apart = (returns - 1 / self.sample.players)[:, :-1]  # the last seat has what the others leave
        mean, games = apart.mean(axis=0), len(apart)
        if games < 2 or not mean.size:
            return 1.0
        spread = np.atleast_2d(np.cov(apart.T)) / games
        return chi_square_p(float(mean @ np.linalg.pinv(spread) @ mean), mean.size)

    @property
    def species(self) -> list[Rate]:
        """How often each species wins, where there are species."""
        picked = self.sample.touches(SPECIES, drawn=False)
        won = self.sample.returns[picked.games, picked.seats]
        rates = [_rate(card, won[picked.labels == i]) for i, card in enumerate(picked.cards)]
        return sorted(rates, key=lambda rate: -rate.rate)

    @property
    def seat_luck(self) -> float:
        """The share of the outcome that the seat alone explains."""
        returns = self.sample.returns
        total = float(((returns - returns.mean()) ** 2).mean())
        return float(((returns.mean(axis=0) - returns.mean()) ** 2).mean()) / total if total else 0.0

    @property
    def seldom(self) -> list[Use]:
        return [use for use in self.uses if use.share is not None and use.share < RARE and use.drawn * self._n > 30]

    @property
    def always(self) -> list[Use]:
        return [use for use in self.uses if use.share is not None and use.share > SURE and use.drawn * self._n > 30]

    @property
    def _n(self) -> int:
        return self.sample.games

    @property
    def shifts(self) -> list[Shift]:
        """What another deck does to seats and length, game by game."""
        if self.other is None:
            return []
        games = min(self.sample.games, self.other.games)
        new, old = self.sample, self.other
        columns = [
            (f"seat-{seat + 1}", new.returns[:games, seat], old.returns[:games, seat]) for seat in range(new.players)
        ]
        columns += [
            ("rounds", new.rounds[:games].astype(float), old.rounds[:games].astype(float)),
            ("decisions", new.decisions[:games].astype(float), old.decisions[:games].astype(float)),
        ]
        return [_shift(name, one, two) for name, one, two in columns]

    def facts(self) -> dict[str, Any]:
        """The figures, ready for JSON."""
        return {
            "game": self.match.game,
            "games": self.sample.games,
            "seats": [[rate.rate, rate.low, rate.high] for rate in self.seats],
            "seats_p": self.seats_p,
            "species": {rate.name: [rate.rate, rate.low, rate.high, rate.games] for rate in self.species},
            "rounds": np.percentile(self.sample.rounds, [5, 50, 95], method="nearest").tolist(),
            "capped": self.sample.capped,
            "cards": [[e.card, e.kind, e.size, e.error, e.rows, e.adjusted] for e in self.headline],
            "uses": [[use.card, use.drawn, use.played, use.share] for use in self.uses],
            "seldom": [use.card for use in self.seldom],
            "always": [use.card for use in self.always],
            "pairs": [[pair.one, pair.other, pair.size, pair.error, pair.adjusted] for pair in self.pairs[:10]],
            "luck": {share.source: [share.alone, share.alone_error, share.involved] for share in self.luck},
            "seat_luck": self.seat_luck,
            "changes": [[e.card, e.kind, e.size, e.error, e.adjusted] for e in self.changes],
        }


def _rate(name: str, won: Floats) -> Rate:
    rate = float(won.mean()) if len(won) else 0.0
    low, high = wilson(rate, len(won))
    return Rate(name, rate, low, high, len(won))


def _shift(name: str, new: Floats, old: Floats) -> Shift:
    apart = new - old
    error = float(apart.std(ddof=1) / np.sqrt(len(apart))) if len(apart) > 1 else 0.0
    return Shift(name, float(new.mean()), float(old.mean()), error)


def points(share: float, error: float | None = None) -> str:
    """A change of chance in points of a hundred: "+4.2", with an error "+4.2 ± 1.3" (95 %)."""
    told = f"{100 * share:+.1f}".replace("-", "−")
    return told if error is None else f"{told} ± {100 * Z95 * error:.1f}"
