"""One choice on the scales: what was played against what a search likes best, on the same deals with the same luck.

Everything here is a function of what the seat knows and of the seed. The search finds the best option; then both sides
are played on fresh guesses at what is hidden, pair by pair, so that the search's own luck does not flatter its choice.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from math import sqrt
from typing import Any

from galapagos import games
from galapagos.bots.plans import plan
from galapagos.bots.search import Search
from galapagos.bots.search.lookahead import finish_turn
from galapagos.bots.search.tree import node_of
from galapagos.bots.seat import Seat
from galapagos.kernel.rng import Rng, seeded
from galapagos.plan import NEVER

LEVEL = "apex"  # whose plan judges
NOTABLE = 0.05  # a smaller loss of chance is not worth a word
Z95 = 1.96
LOOK_EVERY = 20  # pairs, after which a comparison that can't matter any more is ended
_WALKS, _PAIRS = 31, 32  # streams of the seed


@dataclass(frozen=True)
class Budget:
    """How many walks look for the best option, and how many pairs of walks compare it."""

    walks: int
    pairs: int


QUICK = Budget(48, 12)
DEEP = Budget(800, 200)


@dataclass(frozen=True)
class Weighed:
    """The best option, what it was compared with, and by how much it is better: a chance from 0 to 1."""

    played: int
    best: int
    rival: int  # what was played; or, where that is the best, what looks best one move ahead
    obvious: int  # what looks best one move ahead
    chance: float  # to win, by the best option
    gap: float = 0.0  # between best and rival
    error: float = 0.0  # of the gap: its standard error
    pairs: int = 0
    upsets: int = 0  # pairs in which the rival did better
    visits: int = 0  # walks from which the chance is known

    @property
    def low(self) -> float:
        return self.gap - Z95 * self.error

    @property
    def high(self) -> float:
        return self.gap + Z95 * self.error


def weigh(seat: Seat, action: int, seed: int, budget: Budget) -> Weighed:
    """Judge the seat's action by what the seat knows."""
    scales = Scales(seat, action, seed, budget)
    best, obvious = scales.best(), scales.obvious()
    rival = obvious if action == best else action
    if rival == best:
        return Weighed(action, best, rival, obvious, scales.chance(best), visits=scales.visits(best))
    gaps = scales.compare(best, rival)
    mean, error = estimate(gaps)
    upsets = sum(gap < 0 for gap in gaps)
    chance, visits = scales.chance(best), scales.visits(best)
    return Weighed(action, best, rival, obvious, chance, mean, error, len(gaps), upsets, visits)


def weigh_plain(job: tuple[dict[str, Any], int, int, int, Budget]) -> Weighed:
    """The same from plain data, for other processes: the save of a redeal, seat, action, seed, budget."""
    data, seat, action, seed, budget = job
    return weigh(Seat(games.game(data["game"]).load(data), seat), action, seed, budget)


class Scales:
    """A search whose walks can be made to begin with a given option."""

    def __init__(self, seat: Seat, action: int, seed: int, budget: Budget) -> None:
        self.rng = seeded(seed, _WALKS)
        self.luck = seeded(seed, _PAIRS)
        self.budget = budget
        self.plan = plan(seat.game.id, seat.mode, LEVEL)
        self.search = Search(seat.redeal(self.rng.next()), seat.number, self.rng, self.plan, budget.walks)
        self.tree = node_of(self.search.tree, self.search.me)
        self.options = seat.considered()
        if len(self.options) > 1:
            self.search.run()
        for option in (*self.options, action):
            self._admit(option)

    def best(self) -> int:
        """The option that most walks took, of those that are worth weighing."""
        return self.options[0] if len(self.options) == 1 else int(self.search.best())

    def obvious(self) -> int:
        """The option that is judged best at the end of one's own move, as the forager judges."""
        return max(self.options, key=lambda option: self.tree.guess[self._place(option)])

    def chance(self, option: int) -> float:
        return float(self.search.chance(self._place(option)))

    def visits(self, option: int) -> int:
        return int(self.tree.visits[self._place(option)])

    def compare(self, best: int, rival: int) -> list[float]:
        """By how much the best did better, pair by pair, after both have been looked into alike."""
        first, second = self._place(best), self._place(rival)
        self.search.walker.mixes = True
        if self.plan.ripe < NEVER:
            self._catch_up(first, second)
        gaps: list[float] = []
        while len(gaps) < self.budget.pairs and not _idle(gaps):
            deal, luck = self.luck.next(), self.luck.next()
            gaps.append(self._walk(first, deal, luck) - self._walk(second, deal, luck))
        return gaps

    def _catch_up(self, first: int, second: int) -> None:
        """Walk through the less visited option until the tree knows it as well as the other."""
        visits = self.tree.visits
        while visits[first] != visits[second]:
            self._walk(first if visits[first] < visits[second] else second, self.luck.next(), self.luck.next())

    def _walk(self, place: int, deal: int, luck: int) -> float:
        """What a walk on that deal brings that begins with the option at this place."""
        search = self.search
        search.deals.first = place
        rewind(self.rng, luck)
        return float(search.walker.walk(search.root.redeal(search.me, deal))[search.me])

    def _place(self, option: int) -> int:
        return self.tree.actions.index(option)

    def _admit(self, option: int) -> None:
        """Put an option that the search did not weigh among the others."""
        at = bisect_left(self.tree.actions, option)
        if at == len(self.tree.actions) or self.tree.actions[at] != option:
            guess = self._foresee(option)
            self.tree.insert(at, option, guess, self.search.guidance.pull(guess))

    def _foresee(self, option: int) -> float:
        """What the judgement says when the move is finished."""
        search = self.search
        state = search.root.redeal(search.me, self.rng.next())
        acts = state.acts
        state.play(search.me, option)
        return float(search.judge.worth(finish_turn(state, search.me, acts, search.moves), search.me))


def rewind(rng: Rng, seed: int) -> None:
    """Let the generator begin anew: both sides of a pair have the same luck."""
    fresh = seeded(seed, _PAIRS)
    rng.a, rng.b, rng.c, rng.d = fresh.a, fresh.b, fresh.c, fresh.d


def estimate(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, 1.0
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def _idle(gaps: list[float]) -> bool:
    """Whether the pairs so far show that the difference is none worth a word."""
    if not gaps or len(gaps) % LOOK_EVERY:
        return False
    mean, error = estimate(gaps)
    return mean + Z95 * error < NOTABLE
