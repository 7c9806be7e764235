"""How honest reviews are: `python -m bench.review planted|apex|mirror|secrets`, with figures to report.

planted: one seat's choices are replaced by random ones at known places; the review must name those that cost much.
apex: an apex plays itself; the review must accuse it of little.
mirror: equal bots play each other; their accuracies must be equal, and luck must tell who won.
secrets: what the seat could not know is dealt anew; no verdict may change.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import correlation, fmean

from galapagos import games
from galapagos.bots import Bot, Seat, make
from galapagos.bots.bot import RandomBot
from galapagos.kernel.state import State
from galapagos.lab.intervals import wilson
from galapagos.review import DEEP, QUICK, Budget, Review, moments, review, weigh
from galapagos.review.verdicts import ACCUSED
from galapagos.review.weighing import estimate
from galapagos.table.history import History, replay
from galapagos.table.record import Record

COSTLY = 0.10  # a planted blunder that must be named
HARMLESS = 0.02  # what costs less is no slip
LONG = Budget(1200, 400)  # the independent measure of what a choice cost
OTHER_LUCK = 7_000_001  # its seed


def played(game: str, bots: list[Bot], seed: int, mode: str | None = None) -> Record:
    """A game between these bots."""
    history = History.start(games.game(game), len(bots), seed, mode)
    while not history.state.over:
        seat = history.state.to_move
        options = history.state.legal_actions(seat)
        action = options[0] if len(options) == 1 else bots[seat].choose(Seat(history.state, seat))
        history.apply(seat, action)
    return history.record


class Stray(Bot):
    """Plays as another bot does, but at some places anything else; it remembers which of its choices these were."""

    name = "stray"

    def __init__(self, inner: Bot, share: int, seed: int) -> None:
        super().__init__(seed)
        self.inner, self.share, self.random = inner, share, RandomBot(seed)
        self.choices = 0
        self.places: list[int] = []

    def choose(self, seat: Seat) -> int:
        chosen = self.inner.choose(seat)
        if self.rng.below(100) < self.share:
            self.places.append(self.choices)
            chosen = self.random.choose(seat)
        self.choices += 1
        return chosen


@dataclass
class Planted:
    """What became of the random choices of one game."""

    costly: int = 0
    named: int = 0
    harmless: int = 0  # that cost nothing to speak of
    accused: int = 0  # of these
    seconds: float = 0.0


def planted(game: str, seed: int, bot: str, share: int = 25, long: Budget = LONG) -> Planted:
    """One seat strays; what that cost is measured again, with another seed and a longer look than the review has."""
    players = games.game(game).modes[0].fewest
    bots = [make(bot, seed * 10 + seat) for seat in range(players)]
    stray = Stray(bots[0], share, seed)
    record = played(game, [stray, *bots[1:]], seed)
    began = time.perf_counter()
    verdicts = {decision.step: decision.verdict for decision in review(record, 0, seed).decisions}
    result = Planted(seconds=time.perf_counter() - began)
    chosen = moments(record, 0).moments
    for moment in (chosen[place] for place in stray.places):
        cost = weigh(moment.asked, moment.action, OTHER_LUCK + moment.step, long)
        lost = 0.0 if cost.played == cost.best else cost.gap
        accused = verdicts.get(moment.step) in ACCUSED
        result.costly += lost >= COSTLY
        result.named += accused and lost >= COSTLY
        result.harmless += lost < HARMLESS
        result.accused += accused and lost < HARMLESS
    return result


def accused_of(game: str, seed: int, bot: str) -> tuple[int, int, float]:
    """How many choices of a bot that plays itself are called slips or blunders, of how many, and the time it took."""
    players = games.game(game).modes[0].fewest
    record = played(game, [make(bot, seed * 10 + seat) for seat in range(players)], seed)
    began = time.perf_counter()
    found = review(record, 0, seed)
    slips = sum(decision.verdict in ACCUSED for decision in found.decisions)
    return slips, len(found.decisions), time.perf_counter() - began


def mirrored(game: str, seed: int, bot: str) -> list[Review]:
    """The reviews of all seats of a game of equal bots."""
    players = games.game(game).modes[0].fewest
    record = played(game, [make(bot, seed * 10 + seat) for seat in range(players)], seed)
    return [review(record, seat, seed) for seat in range(players)]


def changed(game: str, seed: int, bot: str, budget: Budget, every: int) -> tuple[int, int]:
    """How many verdicts change when all that the seat could not know is dealt anew, and of how many."""
    players = games.game(game).modes[0].fewest
    record = played(game, [make(bot, seed * 10 + seat) for seat in range(players)], seed)
    differing = total = 0
    for step, (seat, action, state) in enumerate(_choices(record)):
        if step % every == 0:
            known = weigh(Seat(state, seat), action, step, budget)
            differing += weigh(Seat(state.redeal(seat, 1000 + step), seat), action, step, budget) != known
            total += 1
    return differing, total


def _choices(record: Record) -> Iterator[tuple[int, int, State]]:
    """Every choice between several options, with the true state before it."""
    entries = [line.partition(" ") for line in record.lines if not line.startswith("=")]
    for step, (history, _) in enumerate(replay(games.game(record.header["game"]), record)):
        if step < len(entries):
            seat = int(entries[step][0])
            if len(history.state.legal_actions(seat)) > 1:
                yield seat, history.state.parse(entries[step][2]), history.state


def _rate(part: int, whole: int) -> str:
    low, high = wilson(part / max(whole, 1), whole)
    return f"{part}/{whole} = {part / max(whole, 1):.1%} ({low:.1%}–{high:.1%})"


def tell_planted(game: str, count: int, bot: str) -> None:
    found = [planted(game, seed, bot) for seed in range(count)]
    named = _rate(sum(one.named for one in found), sum(one.costly for one in found))
    accused = _rate(sum(one.accused for one in found), sum(one.harmless for one in found))
    seconds = max(one.seconds for one in found)
    print(f"{game}: named {named} of the costly, {accused} of the harmless choices; ≤ {seconds:.1f} s", flush=True)


def tell_apex(game: str, count: int, bot: str) -> None:
    found = [accused_of(game, seed, bot) for seed in range(count)]
    accused = _rate(sum(slips for slips, _, _ in found), sum(total for _, total, _ in found))
    print(f"{game}: {bot} accused in {accused}; ≤ {max(s for _, _, s in found):.1f} s", flush=True)


def tell_mirror(game: str, count: int, bot: str) -> None:
    found = [mirrored(game, seed, bot) for seed in range(count)]
    apart = [one[0].summary.accuracy.mean - one[1].summary.accuracy.mean for one in found]
    mean, error = estimate(apart)
    results = [_result(each) for one in found for each in one]
    fortune = [each.summary.luck + each.summary.others for one in found for each in one]
    play = [each.summary.accuracy.mean for one in found for each in one]
    luckiest = [max(one, key=lambda each: each.summary.luck + each.summary.others) for one in found]
    won = _rate(sum(_result(each) == 1.0 for each in luckiest), count)
    print(
        f"{game}: accuracy {fmean(play):.1%}, first seat against second {mean:+.1%} ± {1.96 * error:.1%}; "
        f"the luckier won {won}; correlation of the result with luck {_tied(fortune, results):.2f}, "
        f"with accuracy {_tied(play, results):.2f}",
        flush=True,
    )


def _tied(first: list[float], second: list[float]) -> float:
    return correlation(first, second) if len(set(first)) > 1 and len(set(second)) > 1 else 0.0


def _result(found: Review) -> float:
    return found.summary.result or 0.0


def tell_secrets(game: str, count: int, bot: str) -> None:
    found = [changed(game, seed, bot, QUICK if seed else DEEP, 5) for seed in range(count)]
    print(f"{game}: {sum(d for d, _ in found)} of {sum(n for _, n in found)} verdicts changed", flush=True)


TELLERS = {
    "planted": (tell_planted, "hunter@60"),
    "apex": (tell_apex, "apex"),
    "mirror": (tell_mirror, "hunter@60"),
    "secrets": (tell_secrets, "forager"),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.review", description=__doc__)
    parser.add_argument("what", choices=list(TELLERS))
    parser.add_argument("--games", type=int, default=2, help="games of each game")
    parser.add_argument("--game", action="append", help="only this game (may be given again)")
    parser.add_argument("--bot", default="", help="who plays")
    options = parser.parse_args()
    tell, bot = TELLERS[options.what]
    for game in options.game or games.ids():
        tell(game, options.games, options.bot or bot)


if __name__ == "__main__":
    main()
