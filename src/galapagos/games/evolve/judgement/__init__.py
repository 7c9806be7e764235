"""What bots think of Evolve!"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from galapagos.games.evolve.judgement import candidates, evaluation, observation, playout, reckoning
from galapagos.games.evolve.state import Evolve
from galapagos.kernel.judgement import Judgement
from galapagos.kernel.rng import Rng
from galapagos.kernel.vector import Vector


class EvolveJudgement(Judgement[Evolve]):
    """Points that the rounds to come may bring."""

    observation_size: ClassVar[int] = observation.OBSERVATION_SIZE

    def observe(self, s: Evolve, seat: i64, out: Vector) -> None:
        observation.observe(s, seat, out)

    def evaluate(self, s: Evolve, seat: i64) -> float:
        return evaluation.evaluate(s, seat)

    def reckon(self, s: Evolve, seat: i64) -> float:
        return reckoning.reckon(s, seat)

    def reasons(self, s: Evolve, seat: i64) -> list[tuple[str, float]]:
        return evaluation.reasons(s, seat)

    def considered(self, s: Evolve, seat: i64, options: list[i64]) -> list[i64]:
        return candidates.considered(s, seat, options)

    def instinct(self, s: Evolve, seat: i64, rng: Rng) -> i64:
        return playout.instinct(s, seat, rng)
