"""What bots think of The Beginning."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from galapagos.games.beginning.judgement import candidates, evaluation, observation, playout
from galapagos.games.beginning.state import Beginning
from galapagos.kernel.judgement import Judgement
from galapagos.kernel.rng import Rng
from galapagos.kernel.vector import Vector


class BeginningJudgement(Judgement[Beginning]):
    """Food eaten, food to come, and who may be eaten."""

    observation_size: ClassVar[int] = observation.OBSERVATION_SIZE

    def observe(self, s: Beginning, seat: i64, out: Vector) -> None:
        observation.observe(s, seat, out)

    def evaluate(self, s: Beginning, seat: i64) -> float:
        return evaluation.evaluate(s, seat)

    def reasons(self, s: Beginning, seat: i64) -> list[tuple[str, float]]:
        return evaluation.reasons(s, seat)

    def considered(self, s: Beginning, seat: i64, options: list[i64]) -> list[i64]:
        return candidates.considered(s, seat, options)

    def instinct(self, s: Beginning, seat: i64, rng: Rng) -> i64:
        return playout.instinct(s, seat, rng)
