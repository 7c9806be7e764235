"""`make bench`: our games beside the peers, in one run; prints a table and writes docs/notebook/performance.md."""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.progress import track

import galapagos
from bench.harness import ROOT, Contender, Samples, measure, ratio
from bench.ours import SETTINGS, crowded, growth
from bench.peers import SPIELS
from galapagos._build import compiled

PAGE = ROOT / "docs" / "notebook" / "performance.md"
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"

PEERS = [
    Contender("Catanatron, 4 random players", "catanatron"),
    Contender("RLCard uno, environment", "rlcard_environment"),
    Contender("RLCard uno, engine", "rlcard_engine"),
    *(Contender(f"OpenSpiel {name}, from Python", "spiel_through_python", (name,)) for name in SPIELS),
    *(Contender(f"OpenSpiel {name}, C++ random bots", "spiel_bots", (name,)) for name in SPIELS),
    Contender("PettingZoo hanabi_v5", "pettingzoo_hanabi"),
]
CROWDS = (4, 8, 12, 16, 24, 32)
BATCHES = (("batch", "batch", True), ("batch, masks alone", "batch", False), ("vector", "vector", None))
OPERATIONS = ("clone", "view", "redeal", "evaluate")


def contenders() -> list[Contender]:
    found = list(PEERS)
    found.append(Contender("Catanatron again (A/A)", "catanatron"))
    for id, (mode, players) in SETTINGS.items():
        table = (id, players, mode)
        found.append(Contender(f"{id}, from Python", "python", table))
        found.append(Contender(f"{id}, inside", "inside", table))
        found.append(Contender(f"{id}, plain Python", "python", table, plain=True))
        found.append(Contender(f"{id}, PettingZoo", "environment", table))
        for name, maker, observe in BATCHES:
            arguments = table if observe is None else (*table, observe)
            found.append(Contender(f"{id}, {name}", maker, arguments, unit="decisions"))
        found.append(Contender(f"{id}, search", "search", table, unit="decisions"))
        for name in OPERATIONS:
            found.append(Contender(f"{id}, {name}", "operation", (*table, name), unit="decisions"))
    found.append(Contender("OpenSpiel hanabi, clone", "spiel_clone", unit="decisions"))
    return found


def rate(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def spread(samples: Samples) -> str:
    low, high = samples.quartiles()
    return f"{rate(samples.median)} ({rate(low)}–{rate(high)})"


def times(triple: tuple[float, float, float]) -> str:
    middle, low, high = triple
    return f"{middle:.3g} × ({low:.3g}–{high:.3g})"


def playout_rows(samples: dict[str, Samples]) -> Iterable[list[str]]:
    base = samples["Catanatron, 4 random players"]
    for name, taken in samples.items():
        if name.endswith(("clone", "view", "redeal", "evaluate", "search", *(name for name, *_ in BATCHES))):
            continue
        games = sorted(taken.games)[len(taken.games) // 2]
        decisions = sorted(taken.decisions)[len(taken.decisions) // 2]
        yield [name, rate(games), rate(decisions), spread(taken), times(ratio(taken, base))]


def operation_rows(samples: dict[str, Samples]) -> Iterable[list[str]]:
    for id in SETTINGS:
        cells = [f"{1e6 / samples[f'{id}, {name}'].median:.2f}" for name in OPERATIONS]
        yield [id, *cells, spread(samples[f"{id}, search"])]
    yield ["OpenSpiel hanabi (4)", f"{1e6 / samples['OpenSpiel hanabi, clone'].median:.2f}", "", "", "", ""]


def batch_rows(samples: dict[str, Samples]) -> Iterable[list[str]]:
    """The environments, in decisions a second."""
    for id in SETTINGS:
        yield [id, *(spread(samples[f"{id}, {name}"]) for name, *_ in BATCHES), rate_of(samples[f"{id}, PettingZoo"])]
    yield ["PettingZoo hanabi_v5", "", "", "", rate_of(samples["PettingZoo hanabi_v5"])]


def rate_of(samples: Samples) -> str:
    """Decisions a second, in the middle."""
    return rate(sorted(samples.decisions)[len(samples.decisions) // 2])


def goal_rows(samples: dict[str, Samples]) -> Iterable[list[str]]:
    """Each goal with what was measured."""
    catan, uno = samples["Catanatron, 4 random players"], samples["RLCard uno, environment"]
    for id in SETTINGS:
        own, inner, plain = (samples[f"{id}, {way}"] for way in ("from Python", "inside", "plain Python"))
        deep = id == "evoloosen"
        yield _goal(f"{id}: {20 if deep else 50} × Catanatron", ratio(own, catan), 20 if deep else 50)
        peers = ["gin_rummy"] if deep else ["crazy_eights", "hearts", "hanabi(players=4)"]
        for peer in peers:
            yield _goal(f"{id}: more than OpenSpiel {peer}", ratio(own, samples[f"OpenSpiel {peer}, from Python"]), 1)
        if not deep:
            yield _goal(f"{id}: 10 × RLCard uno", ratio(own, uno), 10)
            yield [f"{id}: 1 million choices inside", spread(inner), "yes" if inner.median >= 1e6 else "no"]
            yield _goal(f"{id}: plain 3 × Catanatron", ratio(plain, catan), 3)
        clone = ratio(samples["OpenSpiel hanabi, clone"], samples[f"{id}, clone"])
        yield [f"{id}: clone at most 2 × hanabi's", times(clone), "yes" if clone[0] <= 2 else "no"]
        shown, bare = samples[f"{id}, batch"], samples[f"{id}, batch, masks alone"]
        least = 700_000 if deep else 1_000_000
        yield [f"{id}: batch, 250,000 decisions", spread(shown), "yes" if shown.median >= 250_000 else "no"]
        yield [f"{id}: masks alone, {least:,} decisions", spread(bare), "yes" if bare.median >= least else "no"]
        zoo = ratio(samples[f"{id}, PettingZoo"], samples["PettingZoo hanabi_v5"])
        yield _goal(f"{id}: environment 10 × hanabi_v5", zoo, 10)


def _goal(name: str, measured: tuple[float, float, float], mark: float) -> list[str]:
    return [name, times(measured), "yes" if measured[0] >= mark else "no"]


def growth_rows() -> Iterable[list[str]]:
    for id, (mode, _players) in SETTINGS.items():
        most = galapagos.game(id).modes[0].most
        yield [id, *(rate(growth(id, mode, n)) if n <= most else "" for n in range(2, 7))]


def crowd_row() -> list[str]:
    return ["another-world, 4 players", *(rate(crowded(least)) for least in CROWDS)]


def table(head: list[str], rows: Iterable[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def report(samples: dict[str, Samples], rounds: int, slice_seconds: float) -> str:
    again = ratio(samples["Catanatron again (A/A)"], samples["Catanatron, 4 random players"])
    kind = "compiled" if compiled() else "plain"
    return "\n\n".join(
        [
            f"{rounds} rounds of {slice_seconds} s slices in shuffled order, one core, CPU time; Python "
            f"{platform.python_version()} on {platform.machine()}, {os.cpu_count()} cores; the package is {kind}. "
            f"Numbers are medians, quartiles in brackets. The same thing against itself: {times(again)}.",
            table(
                ["playouts at random", "games/s", "decisions/s", "choices/s", "ratio to Catanatron"],
                playout_rows(samples),
            ),
            table(["µs a call", *OPERATIONS, "search, iterations/s"], operation_rows(samples)),
            table(["decisions/s", *(name for name, *_ in BATCHES), "PettingZoo"], batch_rows(samples)),
            table(["goal", "measured", "met"], goal_rows(samples)),
            table(["choices/s inside, players", "2", "3", "4", "5", "6"], growth_rows()),
            table(["decisions/s inside, creatures", *map(str, CROWDS)], [crowd_row()]),
        ]
    )


def write(text: str, page: Path = PAGE) -> None:
    """Put the figures between the marks of the page."""
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--slice", type=float, default=0.12, help="CPU seconds a slice")
    parser.add_argument("--only", default="", help="only contenders whose name contains this; nothing is written")
    options = parser.parse_args()
    chosen = [contender for contender in contenders() if options.only in contender.name]
    console = Console(highlight=False)
    rounds = measure(chosen, options.rounds, options.slice)
    *_, samples = track(rounds, "rounds", total=options.rounds, console=Console(stderr=True))
    if options.only:
        for name, taken in samples.items():
            console.print(f"{name:45} {spread(taken)}")
        return
    text = report(samples, options.rounds, options.slice)
    console.print(text, soft_wrap=True)
    write(text)


if __name__ == "__main__":
    main()
