"""What bots think of The Beginning."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.beginning.judgement import evaluation
from galapagos.games.beginning.state import Beginning
from galapagos.kernel.judgement import Judgement


class BeginningJudgement(Judgement[Beginning]):
    """Food eaten, food to come, and who may be eaten."""

    observation_size = evaluation.OBSERVATION

    def observe(self, s: Beginning, seat: i64, out: list[float]) -> None:
        evaluation.observe(s, seat, out)

    def evaluate(self, s: Beginning, seat: i64) -> float:
        return evaluation.evaluate(s, seat)

    def reasons(self, s: Beginning, seat: i64) -> list[tuple[str, float]]:
        return evaluation.reasons(s, seat)
