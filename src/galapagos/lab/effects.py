"""What cards do to the chance to win: alone, in pairs, and between two decks."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from galapagos.lab.inference import Fit, Floats, benjamini_hochberg, fit, holm, p_value
from galapagos.lab.sample import Sample, Touches

ERROR_RATE = 0.05
FEWEST = 30  # rows below which nothing is said of a card or a pair


@dataclass
class Effect:
    """How much something moves the chance to win, in shares of a game: with its error and adjusted p-value."""

    group: str
    card: str
    kind: str
    size: float
    error: float
    rows: int
    adjusted: float = 1.0

    @property
    def z(self) -> float:
        return self.size / self.error if self.error > 0 else 0.0

    @property
    def flagged(self) -> bool:
        return self.adjusted < ERROR_RATE

    @property
    def least(self) -> float:
        """How large it is at the least (95 %), with its sign; 0 if it may be nothing."""
        return float(np.sign(self.size)) * max(0.0, abs(self.size) - 1.96 * self.error)


@dataclass
class Use:
    """How often a card is seen and chosen."""

    group: str
    card: str
    drawn: float  # times a game, all seats together
    played: float
    share: float | None  # plays for each time drawn; None where cards are not drawn


@dataclass
class Fitted:
    """One regression: the rows of a group and kind, and what was found."""

    group: str
    kind: str
    touches: Touches
    fit: Fit


def fits(sample: Sample) -> list[Fitted]:
    """A regression for each group of cards, for being drawn and for being played."""
    found = []
    returns = sample.returns
    for group in sample.groups:
        for kind in ("drawn", "played"):
            touches = sample.touches(group, kind == "drawn")
            if len(touches) >= FEWEST and len(touches.cards) > 1:
                won = returns[touches.games, touches.seats]
                regression = fit(
                    won, touches.labels, len(touches.cards), touches.controls(), touches.games, sample.games
                )
                found.append(Fitted(group, kind, touches, regression))
    return found


def effects(fitted: list[Fitted]) -> list[Effect]:
    """Every card's effect against the typical card of its group, adjusted for the number of cards (false discovery)."""
    found = [effect for one in fitted for effect in _effects(one)]
    for effect, adjusted in zip(found, benjamini_hochberg([p_value(e.z) for e in found]), strict=True):
        effect.adjusted = adjusted
    return found


def _effects(one: Fitted) -> list[Effect]:
    counts, errors = one.touches.counts(), one.fit.errors
    return [
        Effect(one.group, card, one.kind, float(one.fit.effects[i]), float(errors[i]), int(counts[i]))
        for i, card in enumerate(one.touches.cards)
        if counts[i] >= FEWEST and errors[i] > 0
    ]


def headline(found: list[Effect]) -> list[Effect]:
    """One effect a card, those that surely matter most first.

    Cards are dealt by chance, so what a card is worth when drawn is not mixed up with who plays it and when; where
    cards are not drawn but bought or picked, it is what they are worth when played.
    """
    drawn = {effect.group for effect in found if effect.kind == "drawn"}
    chosen = [effect for effect in found if effect.kind == "drawn" or effect.group not in drawn]
    return sorted(chosen, key=lambda effect: (-abs(effect.least), -abs(effect.z)))


def uses(sample: Sample) -> list[Use]:
    found = []
    for group in sample.groups:
        drawn, played = sample.touches(group, True), sample.touches(group, False)
        pairs = zip(drawn.cards, drawn.counts(), played.counts(), strict=True)
        dealt = len(drawn) > 0
        for card, draws, plays in pairs:
            share = (float(plays / draws) if draws else 0.0) if dealt else None
            found.append(Use(group, card, float(draws / sample.games), float(plays / sample.games), share))
    return found


@dataclass
class Pair:
    """Two cards of one seat: how much more the later one was worth with the earlier there."""

    group: str
    one: str
    other: str
    size: float
    error: float
    rows: int
    adjusted: float = 1.0

    @property
    def flagged(self) -> bool:
        return self.adjusted < ERROR_RATE


def pairs(fitted: list[Fitted]) -> list[Pair]:
    """Pairs that do more, or less, together than one by one (false discovery), the surest first."""
    found = [pair for one in fitted if one.kind == "played" for pair in _pairs(one)]
    p_values = [p_value(pair.size / pair.error) for pair in found]
    for pair, adjusted in zip(found, benjamini_hochberg(p_values), strict=True):
        pair.adjusted = adjusted
    return sorted(found, key=lambda pair: (pair.adjusted, -abs(pair.size / pair.error)))


def _pairs(one: Fitted) -> list[Pair]:
    count = len(one.touches.cards)
    rows, sums, squares = np.zeros((count, count)), np.zeros((count, count)), np.zeros((count, count))
    touches = one.touches
    held: dict[tuple[int, int], list[int]] = {}  # by game and seat: the cards played so far
    columns = (touches.games, touches.seats, touches.labels, one.fit.residuals)
    for game, seat, card, left in zip(*(column.tolist() for column in columns), strict=True):
        earlier = held.setdefault((game, seat), [])
        if card in earlier:
            continue
        for other in earlier:
            key = (min(card, other), max(card, other))
            rows[key] += 1
            sums[key] += left
            squares[key] += left * left
        earlier.append(card)
    return _told(one, rows, sums, squares)


def _told(one: Fitted, rows: Floats, sums: Floats, squares: Floats) -> list[Pair]:
    cards = one.touches.cards
    found = []
    for i, j in zip(*np.nonzero(rows >= FEWEST), strict=True):
        number = rows[i, j]
        error = float(np.sqrt(squares[i, j])) / number
        if error > 0:
            found.append(Pair(one.group, cards[i], cards[j], float(sums[i, j] / number), error, int(number)))
    return found


def changes(new: Sample, old: Sample, fitted: list[Fitted] | None = None) -> list[Effect]:
    """What another deck changes for each card, game by game on the same seeds; adjusted for the number of tests.

    Kinds: what it is worth when drawn, when played, and how often it is played once drawn ("share"). Holm's
    adjustment: a single false flag among all of them is no likelier than the error rate.
    """
    found = _changed_worth(fits(new) if fitted is None else fitted, fits(old), min(new.games, old.games))
    found += _changed_shares(new, old)
    for effect, adjusted in zip(found, holm([p_value(e.z) for e in found]), strict=True):
        effect.adjusted = adjusted
    return sorted(found, key=lambda effect: -abs(effect.z))


def _changed_worth(new: list[Fitted], old: list[Fitted], games: int) -> list[Effect]:
    before = {(one.group, one.kind): one for one in old}
    found = []
    for one in new:
        other = before.get((one.group, one.kind))
        if other is not None:
            found += _differences(one, other, games)
    return found


def _differences(one: Fitted, other: Fitted, games: int) -> list[Effect]:
    places = {card: i for i, card in enumerate(other.touches.cards)}
    counts, others = one.touches.counts(), other.touches.counts()
    found = []
    for i, card in enumerate(one.touches.cards):
        j = places.get(card)
        if j is not None and min(counts[i], others[j]) >= FEWEST:
            apart = one.fit.influence[:games, i] - other.fit.influence[:games, j]
            size = float(one.fit.effects[i] - other.fit.effects[j])
            found.append(Effect(one.group, card, one.kind, size, _norm(apart), int(counts[i])))
    return found


def _changed_shares(new: Sample, old: Sample) -> list[Effect]:
    games = min(new.games, old.games)
    found = []
    for group in new.groups:
        before = _shares(old, group)
        for card, (share, influence, draws) in _shares(new, group).items():
            if card in before and min(draws, before[card][2]) >= FEWEST:
                error = _norm(influence[:games] - before[card][1][:games])
                found.append(Effect(group, card, "share", share - before[card][0], error, draws))
    return found


def _shares(sample: Sample, group: str) -> dict[str, tuple[float, Floats, int]]:
    """Each card's plays for each time drawn, and each game's part in its error."""
    drawn, played = sample.touches(group, True), sample.touches(group, False)
    count = len(drawn.cards)
    draws, plays = _by_game(drawn, sample.games, count), _by_game(played, sample.games, count)
    found = {}
    for i, card in enumerate(drawn.cards):
        total = float(draws[:, i].sum())
        if total:
            share = float(plays[:, i].sum()) / total
            found[card] = (share, (plays[:, i] - share * draws[:, i]) / total, int(total))
    return found


def _by_game(touches: Touches, games: int, count: int) -> Floats:
    table = np.zeros((games, count))
    np.add.at(table, (touches.games, touches.labels), 1.0)
    return table


def _norm(influence: Floats) -> float:
    return float(np.sqrt((influence**2).sum()))
