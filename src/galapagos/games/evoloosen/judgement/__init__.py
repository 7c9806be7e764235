"""What bots think of Evoloosen."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from galapagos.games.evoloosen.judgement import candidates, evaluation, observation, reckoning
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.kernel.judgement import Judgement
from galapagos.kernel.vector import Vector


class EvoloosenJudgement(Judgement[Evoloosen]):
    """How long it takes to the eighth Adaptation, and in the whole game the duel for the rocket."""

    observation_size: ClassVar[int] = observation.OBSERVATION_SIZE

    def observe(self, s: Evoloosen, seat: i64, out: Vector) -> None:
        observation.observe(s, seat, out)

    def evaluate(self, s: Evoloosen, seat: i64) -> float:
        return evaluation.evaluate(s, seat)

    def reckon(self, s: Evoloosen, seat: i64) -> float:
        return reckoning.reckon(s, seat)

    def reasons(self, s: Evoloosen, seat: i64) -> list[tuple[str, float]]:
        return evaluation.reasons(s, seat)

    def near_end(self, s: Evoloosen) -> bool:
        return s.rocket >= 0

    def considered(self, s: Evoloosen, seat: i64, options: list[i64]) -> list[i64]:
        return candidates.considered(s, seat, options)
