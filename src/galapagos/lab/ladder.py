"""The ladder: each level against the one below, in every game, by a sequential test that can be interrupted.

A *rung* is one comparison. It is played group by group until the lower 95 % bound of the first bot's win rate clears
the mark, or until the limit of games. All rungs are played for a while before any is played to the limit, so that one
that does not clear holds up no other. Progress is kept in a file after every group, with the versions of the rules and
of the bots that it belongs to: what other versions played is begun anew.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import galapagos
from galapagos.bots import version
from galapagos.kernel.game import Mode
from galapagos.kernel.text import GalapagosError
from galapagos.lab.intervals import interval
from galapagos.lab.rotation import Plan, play_groups

LIMIT = 400  # games
PASSES = (40, 120)  # all rungs are played so far first
FEWEST = 20  # games before the test may stop
SEED = 2025
FORM = 2  # of the file
BEGIN, END = "<!-- ladder: begin -->", "<!-- ladder: end -->"


class BadProgress(GalapagosError):
    """A file that holds no progress of a ladder."""


@dataclass(frozen=True)
class Rung:
    """A comparison: does the first bot win more than the mark?"""

    game: str
    mode: str
    players: int
    bots: tuple[str, ...]
    mark: float | None  # None: only measured

    @property
    def key(self) -> str:
        return f"{self.game} {self.mode} {self.players} {' '.join(self.bots)}"

    @property
    def versions(self) -> list[int]:
        """What the results belong to: the versions of the rules and of how these bots play them."""
        played = max(version(self.game, self.mode, bot) for bot in self.bots)
        return [galapagos.game(self.game).rules_version, played]

    @property
    def plan(self) -> Plan:
        return Plan(self.game, self.mode, self.players, self.bots, SEED)


def rungs(games: Sequence[str]) -> list[Rung]:
    """Everything that the levels promise, in the order in which it is played: what matters most comes first."""
    climbed = [(id, mode) for id in games for mode in _climbed(id)]
    found = [Rung(id, mode.name, 2, bots, mark) for bots, mark in _DUELS for id, mode in climbed]
    for strong, weak in _CROWDS:
        for id, mode in climbed:
            for players in range(3, min(mode.most, 4) + 1):
                found.append(Rung(id, mode.name, players, (strong, *[weak] * (players - 1)), 1 / players))
    for bot in _ALONE:
        for id in games:
            found += [Rung(id, mode.name, 1, (bot,), None) for mode in galapagos.game(id).modes if mode.most == 1]
    return found + [Rung(id, mode.name, 2, bots, mark) for bots, mark in _BEGINNERS for id, mode in climbed]


def _climbed(game: str) -> list[Mode]:
    """The modes for several players that are climbed: the whole game, then its short form."""
    modes = galapagos.game(game).modes
    return sorted((mode for mode in modes if mode.name in _MODES), key=lambda mode: _MODES.index(mode.name))


_MODES = ["base", "full", "quick"]
_DUELS: list[tuple[tuple[str, str], float]] = [
    (("forager", "random"), 0.95),
    (("hunter", "forager"), 0.65),
    (("hunter", "hunter@10"), 0.5),
    (("hunter", "hunter@100"), 0.5),
    (("apex", "hunter"), 0.58),
]
_BEGINNERS: list[tuple[tuple[str, str], float]] = [(("forager", "hatchling"), 0.5), (("hatchling", "random"), 0.5)]
_CROWDS = [("forager", "random"), ("hunter", "forager")]
_ALONE = ["forager", "apex", "random", "hunter"]


def passes(limit: int) -> list[int]:
    """The limits of the passes over all rungs."""
    return [*(games for games in PASSES if games < limit), limit]


class Progress:
    """The results of the rungs so far, in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.entries: dict[str, Entry] = _read(path) if path.exists() else {}

    def groups(self, rung: Rung) -> list[list[float]]:
        """The first bot's results, group by group; none if they are of other versions."""
        entry = self.entries.get(rung.key)
        return entry.groups if entry and entry.versions == rung.versions else []

    def add(self, rung: Rung, group: list[float]) -> None:
        """Keep a group's results: written beside and moved, so that the file is always whole."""
        self.entries[rung.key] = Entry(rung.versions, [*self.groups(rung), group])
        beside = self.path.with_suffix(".part")
        beside.write_text(self._text(), encoding="utf-8")
        os.replace(beside, self.path)

    def _text(self) -> str:
        """JSON, a line for each rung."""
        lines = [f"{json.dumps(key)}: {json.dumps(asdict(entry))}" for key, entry in sorted(self.entries.items())]
        return f'{{"ladder": {FORM}, "seed": {SEED}, "rungs": {{\n' + ",\n".join(lines) + "\n}}\n"


@dataclass(frozen=True)
class Entry:
    """What a rung's file entry holds."""

    versions: list[int]
    groups: list[list[float]]


def _read(path: Path) -> dict[str, Entry]:
    try:
        data: Any = json.loads(path.read_text(encoding="utf-8"))
        if data["ladder"] != FORM or data["seed"] != SEED:
            raise ValueError("of another ladder")
        return {str(key): _entry(entry) for key, entry in data["rungs"].items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadProgress(f"{path} holds no progress of this ladder: {error}") from None


def _entry(data: Any) -> Entry:
    return Entry(
        [int(version) for version in data["versions"]], [[float(x) for x in group] for group in data["groups"]]
    )


@dataclass(frozen=True)
class Verdict:
    """Where a rung stands."""

    games: int
    rate: float
    low: float
    high: float
    cleared: bool
    finished: bool


def verdict(rung: Rung, groups: Sequence[Sequence[float]], limit: int = LIMIT) -> Verdict:
    """The sequential test: stop when the mark is cleared or the games are used up."""
    games = sum(len(group) for group in groups)
    low, high = interval(groups)
    rate = sum(sum(group) for group in groups) / games if games else 0.0
    cleared = rung.mark is not None and games >= FEWEST and low > rung.mark
    return Verdict(games, rate, low, high, cleared, cleared or games >= limit)


Report = Callable[[Rung, Verdict], None]


def climb(rung: Rung, progress: Progress, workers: int, limit: int, report: Report) -> None:
    """Play the rung to its verdict, from where it was left."""
    played = len(progress.groups(rung))
    left = rung.plan.groups_for(limit) - played
    if verdict(rung, progress.groups(rung), limit).finished:
        return
    groups = play_groups(rung.plan, range(played, played + left), workers)
    try:
        for group in groups:
            progress.add(rung, _first_bot(rung, [result.returns for result in group]))
            state = verdict(rung, progress.groups(rung), limit)
            report(rung, state)
            if state.finished:
                return
    finally:
        groups.close()


def _first_bot(rung: Rung, returns: Sequence[Sequence[float]]) -> list[float]:
    return [
        result
        for table, game in zip(rung.plan.tables, returns, strict=True)
        for entry, result in zip(table, game, strict=True)
        if entry == 0
    ]


def table(ladder: Sequence[Rung], progress: Progress, limit: int = LIMIT) -> str:
    """The results as a Markdown table; rungs that were not played are left out."""
    lines = [
        "| game | players | bots | mark | games | win rate | 95 % interval | |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for rung in sorted(ladder, key=lambda rung: galapagos.games.ids().index(rung.game)):
        state = verdict(rung, progress.groups(rung), limit)
        if state.games:
            lines.append(_row(rung, state))
    return "\n".join(lines)


def _row(rung: Rung, state: Verdict) -> str:
    several = len(_climbed(rung.game)) > 1
    setting = rung.mode if rung.players == 1 else f"{rung.players}, {rung.mode}" if several else f"{rung.players}"
    others = sorted(set(rung.bots[1:]))
    named = f"{rung.bots[0]} against {', '.join(others)}" if others else rung.bots[0]
    mark = "–" if rung.mark is None else f"{rung.mark:.0%}"
    outcome = "cleared" if state.cleared else "" if rung.mark is None else "not shown" if state.finished else "open"
    return (
        f"| {rung.game} | {setting} | {named} | {mark} | {state.games} | {state.rate:.1%} "
        f"| {state.low:.1%}–{state.high:.1%} | {outcome} |"
    )


def write_table(page: Path, text: str) -> None:
    """Put the table between the markers of a page."""
    content = page.read_text(encoding="utf-8")
    if BEGIN not in content or END not in content:
        raise BadProgress(f"{page} has no markers for the ladder's table: {BEGIN} and {END}")
    before, rest = content.split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    page.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")
