"""How much luck decides: games dealt anew, one stream of chance at a time.

Two numbers for each source of chance, from pairs of games between the same bots:
*alone*: how alike the results are when only this source is the same in both (its own share of the outcome);
*involved*: how unalike they are when only this source differs (its share together with everything it meets).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from galapagos.lab.inference import Floats
from galapagos.lab.matches import Match, Result
from galapagos.lab.observing import observe

SOURCES = ("deal", "dice", "order", "bots")
APART = 1_000_000  # numbers of the games that lend the other streams


@dataclass(frozen=True)
class Share:
    """A source's part in the outcome, from 0 to 1, with standard errors over the games."""

    source: str
    alone: float
    alone_error: float
    involved: float
    involved_error: float


def matches(base: Match, games: int) -> Iterator[Match]:
    """For each game: the game itself, then for each source one that shares only it and one that shares all but it."""
    for number in range(games):
        own, far = base.numbered(number), number + APART
        yield own
        for i in range(len(SOURCES)):
            yield replace(own, streams=tuple(number if k == i else far for k in range(len(SOURCES))))
            yield replace(own, streams=tuple(far if k == i else number for k in range(len(SOURCES))))


def matches_a_game() -> int:
    return 1 + 2 * len(SOURCES)


def play_batch(batch: Sequence[Match]) -> list[Result]:
    """The work of one process."""
    return [observe(match).result for match in batch]


def shares(results: Sequence[Result]) -> list[Share]:
    """The shares, from the results of `matches` in their order; games that are not whole are left out."""
    size = matches_a_game()
    games = len(results) // size
    returns = np.array([result.returns for result in results[: games * size]]).reshape(games, size, -1)
    middle = returns[:, 0].mean(axis=0)
    spread = float(((returns[:, 0] - middle) ** 2).mean()) or 1.0  # all alike: nothing to explain
    return [_share(source, returns, middle, spread, i) for i, source in enumerate(SOURCES)]


def _share(source: str, returns: Floats, middle: Floats, spread: float, i: int) -> Share:
    own = returns[:, 0] - middle
    only, but = returns[:, 1 + 2 * i] - middle, returns[:, 2 + 2 * i] - middle
    alone = (own * only).mean(axis=1) / spread
    involved = ((own - but) ** 2).mean(axis=1) / (2 * spread)
    error = np.sqrt(max(len(returns), 1))
    return Share(
        source,
        float(alone.mean()),
        float(alone.std()) / error,
        float(involved.mean()),
        float(involved.std()) / error,
    )
