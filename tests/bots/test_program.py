"""Bots in any language: JSON lines, and what happens when they go wrong."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from galapagos.bots import Seat, make
from galapagos.bots.program import Program
from galapagos.kernel.state import State
from tests.tiny import random_state
from tidepool.game import TidepoolGame

EXAMPLE = Path(__file__).parents[2] / "examples" / "linebot.py"

# What each misbehaving program does with a question; `n` is its number, `options` are the options.
ANSWERS = {
    "silent": "pass",
    "garbage": "print('soup', flush=True)",
    "list": "print('[1]', flush=True)",
    "illegal": "say(n, 1999)",
    "true": "say(n, True)",
    "nonsense": "say(n, 'fly away')",
    "nothing": "print('{}', flush=True)",
    "future": "say(n + 5, options[0]['action'])",
    "crash": "sys.exit(3)",
    "endless": "sys.stdout.write('x' * 3_000_000); sys.stdout.flush()",
    "half": "sys.stdout.write('{\"number\": '); sys.stdout.flush(); sys.exit()",
}
SCRIPT = """
import json, sys, time
def say(number, action):
    print(json.dumps({{"number": number, "action": action}}), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        n, options = message["number"], message["options"]
        {answer}
"""


def program(folder: Path, answer: str, seconds: float = 5.0) -> Program:
    script = folder / "bot.py"
    script.write_text(SCRIPT.format(answer=answer), encoding="utf-8")
    return Program(f"{sys.executable} {script}", 1, seconds)


def position() -> State:
    state = random_state(2, 3, 7)
    assert len(state.legal_actions()) > 1
    return state


@pytest.mark.parametrize("kind", [kind for kind in ANSWERS if kind != "silent"])
def test_a_bad_answer_costs_only_the_choice(kind: str, tmp_path: Path) -> None:
    state = position()
    bot = program(tmp_path, ANSWERS[kind])
    for asked in (1, 2):
        assert bot.choose(Seat(state, state.to_move)) == state.default_action(state.to_move)
        assert len(bot.faults) == asked
    bot.close()


def test_no_answer_in_time(tmp_path: Path) -> None:
    state = position()
    bot = program(tmp_path, ANSWERS["silent"], seconds=0.2)
    assert bot.choose(Seat(state, state.to_move)) == state.default_action(state.to_move)
    assert bot.faults == ["no answer in time"]
    bot.close()


def test_an_answer_that_comes_too_late_is_passed_over(tmp_path: Path) -> None:
    state = position()
    last = state.legal_actions()[-1]
    bot = program(tmp_path, "n > 1 and say(1, options[0]['action']); n > 1 and say(n, options[-1]['notation'])", 2.0)
    bot.seconds = 0.2
    bot.choose(Seat(state, state.to_move))
    bot.seconds = 10.0
    assert bot.choose(Seat(state, state.to_move)) == last
    assert len(bot.faults) == 1
    bot.close()


@pytest.mark.parametrize("form", ["action", "notation"])
def test_an_action_or_its_notation(form: str, tmp_path: Path) -> None:
    state = position()
    bot = program(tmp_path, f"say(n, options[-1]['{form}'])")
    assert bot.choose(Seat(state, state.to_move)) == state.legal_actions()[-1]
    assert bot.faults == []
    bot.close()


def test_a_program_that_crashed_is_started_again(tmp_path: Path) -> None:
    state = position()
    flag = tmp_path / "crashed"
    answer = f"""
        import pathlib
        if not pathlib.Path({str(flag)!r}).exists():
            pathlib.Path({str(flag)!r}).touch()
            sys.exit(1)
        say(n, options[-1]['action'])"""
    bot = program(tmp_path, answer.strip())
    assert bot.choose(Seat(state, state.to_move)) == state.default_action(state.to_move)
    assert bot.choose(Seat(state, state.to_move)) == state.legal_actions()[-1]
    assert bot.faults == ["the program ended"]
    bot.close()


def test_a_program_that_does_not_read_does_not_hold_the_game_up(tmp_path: Path) -> None:
    script = tmp_path / "deaf.py"
    script.write_text("import time\ntime.sleep(60)\n", encoding="utf-8")
    bot = Program(f"{sys.executable} {script}", 1, 0.01)
    state = position()
    for _ in range(100):  # more than a pipe holds
        bot.choose(Seat(state, state.to_move))
    assert len(bot.faults) == 100
    bot.close()
    assert bot.line is None


def test_what_a_program_hears(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galapagos.bots.program.PATIENCE", 60.0)  # it starts slowly on a busy machine
    heard = tmp_path / "heard"
    script = tmp_path / "ear.py"
    script.write_text(f"import sys\nopen({str(heard)!r}, 'w').write(sys.stdin.read())\n", encoding="utf-8")
    bot = Program(f"{sys.executable} {script}", 6, 0.3)
    state = position()
    bot.choose(Seat(state, state.to_move))
    bot.hear_result([1.0, 0.0, 0.0])
    bot.close()
    hello, question, result = (json.loads(line) for line in heard.read_text().splitlines())
    seat = state.to_move
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "game": "tidepool",
        "mode": "base",
        "players": 3,
        "seat": seat,
        "seed": 6,
        "seconds": 0.3,
    }
    assert question["number"] == 1
    assert question["view"] == state.view(seat)
    assert [option["action"] for option in question["options"]] == state.legal_actions(seat)
    assert result == {"type": "result", "returns": [1.0, 0.0, 0.0]}


def test_the_example_plays_a_whole_game_without_a_fault() -> None:
    state = TidepoolGame().start(2, 4)
    bots = [make(f"cmd:{sys.executable} {EXAMPLE}", 1), make("random", 2)]
    while not state.over:
        seat = state.to_move
        state.apply(bots[seat].choose(Seat(state, seat)), seat)
    bots[0].hear_result(state.returns())
    bots[0].close()
    assert bots[0].faults == []
