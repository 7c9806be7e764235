"""How honest reviews are: `python -m bench.review planted|apex|mirror|secrets`, with figures to report.

planted: one seat's choices are replaced by random ones at known places; the review must name those that cost much.
apex: an apex plays itself; the review must accuse it of little.
mirror: equal bots play each other; their accuracies must be equal, and luck must tell who won.
secrets: what the seat could not know is dealt anew; no verdict may change.

With `--keep FILE` every measured game is kept there and not measured again: a long run may be stopped and go on.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import correlation, fmean
from typing import NamedTuple

from galapagos import games
from galapagos.bots import Bot, Seat, make
from galapagos.bots.bot import RandomBot
from galapagos.kernel.state import State
from galapagos.lab.intervals import wilson
from galapagos.review import DEEP, QUICK, Budget, moments, review, weigh
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


Figures = dict[str, float]  # of one game


def planted(game: str, seed: int, bot: str, share: int = 25, long: Budget = LONG) -> Figures:
    """One seat strays; what that cost is measured again, with another seed and a longer look than the review has."""
    players = games.game(game).modes[0].fewest
    bots = [make(bot, seed * 10 + seat) for seat in range(players)]
    stray = Stray(bots[0], share, seed)
    record = played(game, [stray, *bots[1:]], seed)
    began = time.perf_counter()
    verdicts = {decision.step: decision.verdict for decision in review(record, 0, seed).decisions}
    result: Figures = {"costly": 0, "named": 0, "harmless": 0, "accused": 0, "seconds": time.perf_counter() - began}
    chosen = moments(record, 0).moments
    for moment in (chosen[place] for place in stray.places):
        cost = weigh(moment.asked, moment.action, OTHER_LUCK + moment.step, long)
        lost = 0.0 if cost.played == cost.best else cost.gap
        accused = verdicts.get(moment.step) in ACCUSED
        result["costly"] += lost >= COSTLY
        result["named"] += accused and lost >= COSTLY
        result["harmless"] += lost < HARMLESS
        result["accused"] += accused and lost < HARMLESS
    return result


def itself(game: str, seed: int, bot: str) -> Figures:
    """How many choices of a bot that plays itself are called slips or blunders, of how many, and the time it took."""
    players = games.game(game).modes[0].fewest
    record = played(game, [make(bot, seed * 10 + seat) for seat in range(players)], seed)
    began = time.perf_counter()
    found = review(record, 0, seed)
    slips = sum(decision.verdict in ACCUSED for decision in found.decisions)
    return {"accused": slips, "choices": len(found.decisions), "seconds": time.perf_counter() - began}


def mirrored(game: str, seed: int, bot: str) -> Figures:
    """Accuracy, luck and result of the two seats of a game of equal bots."""
    players = games.game(game).modes[0].fewest
    record = played(game, [make(bot, seed * 10 + seat) for seat in range(players)], seed)
    result: Figures = {}
    for seat in range(2):
        told = review(record, seat, seed).summary
        result |= {f"play{seat}": told.accuracy.mean, f"luck{seat}": told.luck + told.others}
        result[f"result{seat}"] = told.result or 0.0
    return result


def changed(game: str, seed: int, bot: str, budget: Budget | None = None, every: int = 5) -> Figures:
    """How many verdicts change when all that the seat could not know is dealt anew, and of how many."""
    players = games.game(game).modes[0].fewest
    record = played(game, [make(bot, seed * 10 + seat) for seat in range(players)], seed)
    budget = budget or (QUICK if seed else DEEP)
    result: Figures = {"changed": 0, "verdicts": 0}
    for step, (seat, action, state) in enumerate(_choices(record)):
        if step % every == 0:
            known = weigh(Seat(state, seat), action, step, budget)
            anew = weigh(Seat(state.redeal(seat, 1000 + step), seat), action, step, budget)
            result["changed"] += anew != known
            result["verdicts"] += 1
    return result


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


def _sum(found: list[Figures], name: str) -> int:
    return int(sum(one[name] for one in found))


def _longest(found: list[Figures]) -> str:
    return f"≤ {max(one['seconds'] for one in found):.1f} s"


def tell_planted(found: list[Figures]) -> str:
    named = _rate(_sum(found, "named"), _sum(found, "costly"))
    accused = _rate(_sum(found, "accused"), _sum(found, "harmless"))
    return f"named {named} of the costly, {accused} of the harmless choices; {_longest(found)}"


def tell_itself(found: list[Figures]) -> str:
    return f"accused in {_rate(_sum(found, 'accused'), _sum(found, 'choices'))}; {_longest(found)}"


def tell_mirror(found: list[Figures]) -> str:
    mean, error = estimate([one["play0"] - one["play1"] for one in found])
    play, luck, result = (
        [one[f"{name}{seat}"] for one in found for seat in range(2)] for name in ("play", "luck", "result")
    )
    won = sum(one[f"result{0 if one['luck0'] > one['luck1'] else 1}"] == 1.0 for one in found)
    return (
        f"accuracy {fmean(play):.1%}, first seat against second {mean:+.1%} ± {1.96 * error:.1%}; "
        f"the luckier won {_rate(won, len(found))}; correlation of the result with luck {_tied(luck, result):.2f}, "
        f"with accuracy {_tied(play, result):.2f}"
    )


def _tied(first: list[float], second: list[float]) -> float:
    return correlation(first, second) if len(set(first)) > 1 and len(set(second)) > 1 else 0.0


def tell_secrets(found: list[Figures]) -> str:
    return f"{_sum(found, 'changed')} of {_sum(found, 'verdicts')} verdicts changed"


class Measure(NamedTuple):
    of_one: Callable[[str, int, str], Figures]
    tell: Callable[[list[Figures]], str]
    bot: str


MEASURES = {
    "planted": Measure(planted, tell_planted, "hunter@60"),
    "apex": Measure(itself, tell_itself, "apex"),
    "mirror": Measure(mirrored, tell_mirror, "hunter@60"),
    "secrets": Measure(changed, tell_secrets, "forager"),
}


class Kept:
    """What was measured, a line for each game, by what, game, seed and bot."""

    def __init__(self, path: str) -> None:
        self.path = Path(path) if path else None
        lines = self.path.read_text(encoding="utf-8").splitlines() if self.path and self.path.exists() else []
        self.known: dict[str, Figures] = dict(json.loads(line) for line in lines)

    def get(self, key: str, measure: Callable[[], Figures]) -> Figures:
        if key not in self.known:
            self.known[key] = measure()
            if self.path:
                with self.path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([key, self.known[key]]) + "\n")
        return self.known[key]


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.review", description=__doc__)
    parser.add_argument("what", choices=list(MEASURES))
    parser.add_argument("--games", type=int, default=2, help="games of each game")
    parser.add_argument("--game", action="append", help="only this game (may be given again)")
    parser.add_argument("--bot", default="", help="who plays")
    parser.add_argument("--keep", default="", help="a file for what was measured")
    options = parser.parse_args()
    measure, kept = MEASURES[options.what], Kept(options.keep)
    bot = options.bot or measure.bot
    for game in options.game or games.ids():
        found = []
        for seed in range(options.games):
            key = f"{options.what} {game} {seed} {bot}"
            found.append(kept.get(key, partial(measure.of_one, game, seed, bot)))
        print(f"{game}: {bot} in {len(found)} games: {measure.tell(found)}", flush=True)


if __name__ == "__main__":
    main()
