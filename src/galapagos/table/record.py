"""Records: a game as short readable text, append-only, replayed and verified.

The first line is a JSON header. Then one line an entry: the seat and the notation of its action,
or `undo`, `back`, `resign`, `handover <who>`. After every 20 entries, and at the end, a line `= <hash>`
pins the state down.
"""

from __future__ import annotations

import json
from typing import Any

from galapagos.kernel.game import Deck, Game
from galapagos.kernel.plain import HIGHEST, LOWEST, storable
from galapagos.kernel.state import State
from galapagos.kernel.text import BadRecord, BadSetup, GalapagosError

FORMAT = 1
SEEDS = f"an int from {LOWEST} to {HIGHEST}"
HASH_EVERY = 20


class Record:
    """The header and the lines of a record."""

    __slots__ = ("entries", "header", "lines")

    def __init__(self, header: dict[str, Any]) -> None:
        self.header = header
        self.lines: list[str] = []
        self.entries = 0

    @classmethod
    def begin(cls, game: Game, players: int, seed: int, mode: str, deck: Deck | dict[str, Any] | None = None) -> Record:
        """The record of a game that is about to start. A deck of one's own travels along."""
        if not storable(seed):
            raise BadSetup(f"the seed must be {SEEDS}")
        header: dict[str, Any] = {
            "galapagos": FORMAT,
            "game": game.id,
            "rules": game.rules_version,
            "deck": game.deck(deck).fingerprint,
            "mode": mode,
            "players": players,
            "seed": seed,
        }
        if deck is not None:
            header["cards"] = game.deck(deck).source
        return cls(header)

    def add(self, seat: int, words: str) -> str:
        """Append an entry and return its line."""
        self.entries += 1
        self.lines.append(f"{seat} {words}")
        return self.lines[-1]

    def pin(self, state: State) -> str:
        """Append the hash of the state and return its line."""
        self.lines.append(f"= {state.digest()}")
        return self.lines[-1]

    def due(self) -> bool:
        """Whether a hash is due after the last entry."""
        return self.entries > 0 and self.entries % HASH_EVERY == 0

    def text(self) -> str:
        head = json.dumps(self.header, ensure_ascii=False)
        return "\n".join([head, *self.lines]) + "\n"

    @classmethod
    def parse(cls, text: str) -> Record:
        lines = text.splitlines()
        if not lines:
            raise BadRecord(1, "the record is empty")
        record = cls(_header(lines[0]))
        for number, line in enumerate(lines[1:], start=2):
            if not line.strip():
                continue
            seat, _, words = line.partition(" ")
            if not words or (seat != "=" and not seat.isdecimal()):
                raise BadRecord(number, f"expected a seat and an action, found '{line[:60]}'")
            record.lines.append(line)
            record.entries += seat != "="
        return record


def _header(line: str) -> dict[str, Any]:
    try:
        header = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadRecord(1, f"the header is not JSON: {error}") from error
    if not isinstance(header, dict) or type(header.get("galapagos")) is not int or header["galapagos"] != FORMAT:
        raise BadRecord(1, "this is not a Galapagos record of a format known here")
    _check_kinds(header)
    return header


def _check_kinds(header: dict[str, Any]) -> None:
    """The kinds exactly: True is no number of players, and a deck is a table, never the name of a file."""
    expected: dict[str, type] = {
        "game": str, "rules": int, "deck": str, "mode": str, "players": int, "seed": int,
    }  # fmt: skip
    for name, kind in expected.items():
        if type(header.get(name)) is not kind:
            raise BadRecord(1, f"the header's '{name}' is missing or no {kind.__name__}")
    if not storable(header["seed"]):
        raise BadRecord(1, f"the header's 'seed' is not {SEEDS}")
    if "cards" in header and type(header["cards"]) is not dict:
        raise BadRecord(1, "the header's 'cards' is no table")


def opening(game: Game, record: Record) -> State:
    """The state in which the record begins, or BadRecord."""
    header = record.header
    if header["game"] != game.id:
        raise BadRecord(1, f"a record of '{header['game']}', not of '{game.id}'")
    if header["rules"] != game.rules_version:
        raise BadRecord(1, f"played under rules {header['rules']}, this is {game.rules_version}")
    try:
        cards = header.get("cards")
        if game.deck(cards).fingerprint != header["deck"]:
            raise BadRecord(1, f"played with another deck ({header['deck']})")
        return game.start(header["players"], header["seed"], header["mode"], cards)
    except BadRecord:
        raise
    except GalapagosError as error:
        raise BadRecord(1, str(error)) from error
