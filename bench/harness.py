"""Interleaved slices in shuffled rounds, ratios within each round, quartiles over the rounds."""

from __future__ import annotations

import json
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


@dataclass(frozen=True)
class Contender:
    """Something that is measured: how the worker makes it, and which package it runs on."""

    name: str
    maker: str
    arguments: tuple[Any, ...] = ()
    plain: bool = False
    unit: str = "choices"  # what is counted per second: choices, decisions or games


@dataclass
class Samples:
    """Rates per second, one a round."""

    rates: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)
    decisions: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.rates)

    def quartiles(self) -> tuple[float, float]:
        if len(self.rates) < 2:
            return self.rates[0], self.rates[0]
        low, _, high = statistics.quantiles(self.rates, n=4)
        return low, high


class Worker:
    """A process that runs slices."""

    def __init__(self, plain: bool) -> None:
        environment = dict(os.environ)
        environment.pop("PYTHONPATH", None)
        if plain:
            environment["PYTHONPATH"] = str(ROOT / "src")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker"],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, contender: Contender, seconds: float) -> dict[str, float]:
        assert self.process.stdin
        assert self.process.stdout
        order = {"maker": contender.maker, "arguments": contender.arguments, "seconds": seconds}
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"the worker ended while running {contender.name}")
        answer: dict[str, float] = json.loads(line)
        return answer

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait(10)


def measure(contenders: list[Contender], rounds: int, slice_seconds: float) -> Iterator[dict[str, Samples]]:
    """Run all contenders in each round, in shuffled order; the samples so far, after each round."""
    workers = {plain: Worker(plain) for plain in {contender.plain for contender in contenders}}
    samples = {contender.name: Samples() for contender in contenders}
    chance = random.Random(1)
    try:
        for _ in range(rounds):
            for contender in chance.sample(contenders, len(contenders)):
                answer = workers[contender.plain].run(contender, slice_seconds)
                taken = samples[contender.name]
                taken.rates.append(answer[contender.unit] / answer["seconds"])
                taken.games.append(answer["games"] / answer["seconds"])
                taken.decisions.append(answer["decisions"] / answer["seconds"])
            yield samples
    finally:
        for worker in workers.values():
            worker.close()


def ratio(one: Samples, other: Samples) -> tuple[float, float, float]:
    """Median and quartiles of the per-round ratios."""
    ratios = [a / b for a, b in zip(one.rates, other.rates, strict=True) if b]
    if len(ratios) < 2:
        return ratios[0], ratios[0], ratios[0]
    low, middle, high = statistics.quantiles(ratios, n=4)
    return middle, low, high
