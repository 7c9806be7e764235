"""`python -m bench.prompts`: how often a person is asked.

At a table of three against foragers, and for two on one screen. Nothing is known of a game here but its contract. The
person plays what a forager would. Questions are counted as the clients show them: with one option they are answered by
themselves, with more they are a prompt; the stages of a move are one answer. A curtain falls when another person than
the last has a prompt; `--room` names the questions that are asked of the room, where one falls only for who wants to
do something. Who has passed is not asked the same again while nothing that they see has changed. Nothing else is
passed for a person, unless `--quiet` names the questions of which they say, as they pass one: not again until there is
something else to do. What is passed for a person is really passed in the game.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections import Counter
from collections.abc import Container, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import galapagos
from galapagos.bots import Seat, make
from galapagos.kernel.state import State

PERSON = 0
TABLE = 3  # players where one is a person
PAIR = 2  # players on one screen
# The marks, a round: prompts in the median and in nine of ten rounds, curtains in the median.
PROMPTS, CROWDED, CURTAINS = 5, 10, 3


@dataclass(frozen=True)
class Asked:
    """One question: in which round and of whom, what it is about, its options, and all that is seen then."""

    round: int
    seat: int
    key: str
    words: str  # the question with its numbers
    options: frozenset[int]
    passed: bool  # the answer is what a clock would play
    seen: str
    shown: bool = True  # it comes before the person


class Quiet:
    """What the clients pass for a person: what was passed and is the same still; and what the person has said to pass
    until there is something else to do."""

    def __init__(self, keys: Container[str]) -> None:
        self.keys = keys
        self.known: dict[str, frozenset[int]] = {}  # what could be done when each question was passed
        self.passed: dict[str, str] = {}  # what was seen when a question was passed

    def passes(self, asked: Asked) -> bool:
        """Whether the question is passed for the person."""
        if self.passed.get(asked.key) == asked.seen:
            return True
        return asked.key in self.keys and asked.options <= self.known.get(asked.words, frozenset())

    def hears(self, asked: Asked) -> None:
        """What the person answers."""
        if asked.passed:
            self.passed[asked.key] = asked.seen
            self.known[asked.words] = asked.options


@dataclass
class Count:
    """What was counted, over all games."""

    prompts: list[int] = field(default_factory=list)  # by round
    alone: list[int] = field(default_factory=list)  # questions with one option, by round
    repeated: int = 0  # prompts where nothing that the person sees has changed since the same one
    keys: Counter[str] = field(default_factory=Counter)
    again: Counter[str] = field(default_factory=Counter)
    curtains: list[int] = field(default_factory=list)  # by round


def play(id: str, mode: str, players: int, seed: int, persons: range, keys: Container[str]) -> Iterator[Asked]:
    """A game of foragers: every question to one of the persons."""
    quiet = [Quiet(keys) for _seat in range(players)]
    state = galapagos.game(id).start(players, seed, mode)
    bots = [make("forager", 100 * seed + seat) for seat in range(players)]
    looks, begun = PERSON, -1
    while not state.over:
        seat = begun if begun >= 0 else following(state, looks, persons)
        action = bots[seat].choose(Seat(state, seat))
        if seat in persons and begun < 0:
            asked = question(state, seat, action, quiet[seat])
            looks = seat if asked.shown else looks
            action = action if asked.shown else state.default_action(seat)
            yield asked
        acts = state.acts
        state.apply(action, seat)
        begun = seat if state.acts == acts and seat in state.waiting else -1  # in the middle of a move


def following(state: State, looks: int, persons: range) -> int:
    """Who answers next: who has no choice, then the person who looks at the screen, then other people."""
    order = {seat: (len(state.legal_actions(seat)) > 1, seat != looks, seat not in persons) for seat in state.waiting}
    return min(order, key=lambda seat: order[seat])


def question(state: State, seat: int, action: int, quiet: Quiet) -> Asked:
    options = state.legal_actions(seat)
    passed = action == state.default_action(seat)
    key, params = state.question(seat)
    words = json.dumps([key, params], sort_keys=True)
    seen = json.dumps([words, options, state.view(seat)], sort_keys=True)
    asked = Asked(int(state.round), seat, key, words, frozenset(options), passed, seen)
    if len(options) == 1 or quiet.passes(asked):
        return replace(asked, shown=False)
    quiet.hears(asked)
    return asked


def watch_table(count: Count, id: str, mode: str, seed: int, keys: Container[str]) -> None:
    """One person among foragers."""
    prompts: Counter[int] = Counter()
    alone: Counter[int] = Counter()
    last: dict[str, str] = {}
    rounds = 0
    for asked in play(id, mode, TABLE, seed, range(PERSON, PERSON + 1), keys):
        rounds = asked.round
        if not asked.shown:
            alone[asked.round] += len(asked.options) == 1
            continue
        prompts[asked.round] += 1
        count.keys[asked.key] += 1
        if last.get(asked.key) == asked.seen:
            count.repeated += 1
            count.again[asked.key] += 1
        last[asked.key] = asked.seen
    count.prompts += [prompts[number] for number in range(1, rounds + 1)]
    count.alone += [alone[number] for number in range(1, rounds + 1)]


def watch_screen(count: Count, id: str, mode: str, seed: int, keys: Container[str], room: Container[str]) -> None:
    """Two people on one screen. Of what the room is asked, who passes sees nothing more than the rest."""
    curtains: Counter[int] = Counter()
    rounds = 0
    looks = -1
    for asked in play(id, mode, PAIR, seed, range(PAIR), keys):
        rounds = asked.round
        shown = asked.shown and not (asked.passed and asked.key in room)
        if shown and asked.seat != looks:
            curtains[asked.round] += looks >= 0
            looks = asked.seat
    count.curtains += [curtains[number] for number in range(1, rounds + 1)]


def summary(count: Count, games: int) -> dict[str, Any]:
    """The figures, and whether they keep the marks."""
    middle, high = statistics.median(count.prompts), percentile(count.prompts, 90)
    curtains = statistics.median(count.curtains) if count.curtains else 0
    return {
        "games": games,
        "rounds": len(count.prompts),
        "prompts": {"median": middle, "p90": high, "mean": round(statistics.mean(count.prompts), 2)},
        "one option": {"median": statistics.median(count.alone), "p90": percentile(count.alone, 90)},
        "repeated": count.repeated,
        "curtains": {"median": curtains, "mean": round(statistics.mean(count.curtains or [0]), 2)},
        "by question": {key: round(n / len(count.prompts), 2) for key, n in count.keys.most_common()},
        "repeated by question": dict(count.again.most_common()),
        "marks": {
            f"prompts, median at most {PROMPTS}": middle <= PROMPTS,
            f"prompts, p90 at most {CROWDED}": high <= CROWDED,
            "none repeated": count.repeated == 0,
            f"curtains, median at most {CURTAINS}": curtains <= CURTAINS,
        },
    }


def percentile(values: list[int], percent: int) -> int:
    """The least value that so many of a hundred do not exceed."""
    return sorted(values)[max(0, -(-len(values) * percent // 100) - 1)]


def measure(id: str, games: int, keys: Container[str] = (), room: Container[str] = ()) -> dict[str, Any]:
    game = galapagos.game(id)
    count = Count()
    mode = next(mode for mode in game.modes if mode.most >= TABLE)
    for seed in range(games):
        watch_table(count, id, mode.name, seed, keys)
        if mode.fewest <= PAIR:
            watch_screen(count, id, mode.name, seed, keys, room)
    return summary(count, games)


def show(id: str, found: dict[str, Any]) -> None:
    print(f"{id}: {found['games']} games, {found['rounds']} rounds")
    for name in ("prompts", "one option", "repeated", "curtains", "by question", "repeated by question"):
        print(f"  {name}: {found[name]}")
    for name, kept in found["marks"].items():
        print(f"  {'kept  ' if kept else 'missed'}  {name}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.prompts", description=__doc__)
    parser.add_argument("ids", nargs="*", default=galapagos.games.ids(), help="games, all unless given")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--quiet", nargs="*", default=[], help="questions that the person wants to be passed")
    parser.add_argument("--room", nargs="*", default=[], help="questions that are asked of the room on one screen")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = {id: measure(id, options.games, options.quiet, options.room) for id in options.ids}
    if options.json:
        print(json.dumps(found, indent=2))
        return
    for id, figures in found.items():
        show(id, figures)


if __name__ == "__main__":
    main()
