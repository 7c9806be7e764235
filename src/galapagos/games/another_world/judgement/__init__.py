"""What bots think of Another World."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from galapagos.games.another_world.judgement import evaluation, observation
from galapagos.games.another_world.state import AnotherWorld
from galapagos.kernel.judgement import Judgement
from galapagos.kernel.vector import Vector


class AnotherWorldJudgement(Judgement[AnotherWorld]):
    """Standings of all players, from what lies on the table and in one's hand."""

    observation_size: ClassVar[int] = observation.OBSERVATION_SIZE

    def observe(self, s: AnotherWorld, seat: i64, out: Vector) -> None:
        observation.observe(s, seat, out)

    def evaluate(self, s: AnotherWorld, seat: i64) -> float:
        return evaluation.evaluate(s, seat)

    def reasons(self, s: AnotherWorld, seat: i64) -> list[tuple[str, float]]:
        return evaluation.reasons(s, seat)
