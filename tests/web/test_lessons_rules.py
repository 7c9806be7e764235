"""Every lesson's script fits the rules as they are: each of its moves is legal when its time comes."""

import json
from pathlib import Path
from typing import Any

import pytest

import galapagos
from galapagos.kernel.state import State

LESSONS = sorted((Path(__file__).parents[2] / "web" / "src" / "games").glob("*/lesson.json"))


def lesson(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def play(state: State, notation: str, seats: list[int]) -> bool:
    """Play the move for whichever of these seats has it."""
    for seat in seats:
        for action in state.legal_actions(seat) if seat in state.waiting else []:
            if state.notation(action) == notation:
                state.apply(action, seat)
                return True
    return False


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.parent.name)
def test_every_move_of_a_lesson_is_legal(path: Path) -> None:
    script = lesson(path)
    state = galapagos.game(script["game"]).start(script["players"], script["seed"], script["mode"])
    everybody, learner = list(range(script["players"])), script["seat"]
    for notation in script["opening"]:
        assert play(state, notation, everybody), f"opening: {notation}"
    for step in script["steps"]:
        for notation in step["expect"]:
            assert play(state, notation, [learner]), f"{step['say']}: {notation}"
        for notation in step.get("others", []):
            assert play(state, notation, [seat for seat in everybody if seat != learner]), f"{step['say']}: {notation}"


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.parent.name)
def test_a_lesson_has_five_to_ten_steps_with_a_sentence_each(path: Path) -> None:
    script = lesson(path)
    catalogue = path.with_name("en.ftl").read_text(encoding="utf-8")
    assert 5 <= len(script["steps"]) <= 10
    for key in [step["say"] for step in script["steps"]] + [f"lesson-{script['game']}-done"]:
        assert f"\n{key} = " in catalogue


def test_every_game_with_a_layout_has_a_lesson() -> None:
    assert [path.parent for path in LESSONS] == sorted(path.parent for path in LESSONS[0].parents[1].glob("*/index.ts"))
