"""Records: a game as short readable text, append-only, replayed and verified.

The first line is a JSON header. Then one line an entry: the seat and the notation of its action,
or `undo`, `back`, `resign`, `handover <who>`. After every 20 entries, and at the end, a line `= <hash>`
pins the state down. `redeal <seed> <salt>` deals anew whatever is not public.

Format 2 has a salt beside the seed, and the streams of chance are drawn from both (see `seal`). `commitment` is what
was shown at the start. A game that went on under newer rules begins with the `state` that it had then; what was played
before is kept under `earlier`.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from galapagos.kernel.game import Deck, Game
from galapagos.kernel.plain import HIGHEST, LOWEST, storable
from galapagos.kernel.state import State
from galapagos.kernel.text import BadRecord, BadSetup, GalapagosError
from galapagos.table.seal import LONGEST_SALT, Seal

FORMAT, SEALED = 1, 2
SEEDS = f"an int from {LOWEST} to {HIGHEST}"
HASH_EVERY = 20
REDEAL = "redeal"


class Record:
    """The header and the lines of a record."""

    __slots__ = ("entries", "header", "lines")

    def __init__(self, header: dict[str, Any]) -> None:
        self.header = header
        self.lines: list[str] = []
        self.entries = 0

    @classmethod
    def begin(
        cls,
        game: Game,
        players: int,
        seed: int,
        mode: str,
        deck: Deck | dict[str, Any] | None = None,
        salt: str = "",
        commitment: str = "",
    ) -> Record:
        """The record of a game that is about to start. A deck of one's own travels along."""
        if not storable(seed):
            raise BadSetup(f"the seed must be {SEEDS}")
        header: dict[str, Any] = {
            "galapagos": SEALED if salt else FORMAT,
            "game": game.id,
            "rules": game.rules_version,
            "deck": game.deck(deck).fingerprint,
            "mode": mode,
            "players": players,
            "seed": seed,
        }
        if salt:
            header["salt"] = salt
        if commitment:
            header["commitment"] = commitment
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

    @property
    def seal(self) -> Seal:
        """What the chance of the game is made of: the last redeal's, or the header's."""
        for line in reversed(self.lines):
            words = line.split(" ")
            if words[1] == REDEAL:
                return read_seal(words[2:])
        return Seal(self.header["seed"], self.header.get("salt", ""))

    def check_seal(self) -> None:
        """BadRecord when the commitment is not that of the seal."""
        committed = self.header.get("commitment")
        if committed is not None and committed != self.seal.commitment:
            raise BadRecord(1, "the commitment is not that of the seed and the salt")

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


def redeal_line(seal: Seal) -> str:
    """The line that deals anew what is not public."""
    return f"0 {REDEAL} {seal.seed} {seal.salt}"


def read_seal(words: list[str]) -> Seal:
    """The seal that a line tells of."""
    if len(words) != 2 or not words[0].isdecimal() or len(words[0]) > 20 or len(words[1]) > LONGEST_SALT:
        raise GalapagosError("a redeal needs a seed and a salt")
    return Seal(int(words[0]), words[1])


def _header(line: str) -> dict[str, Any]:
    try:
        header: Any = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadRecord(1, f"the header is not JSON: {error}") from error
    known = isinstance(header, dict) and type(header.get("galapagos")) is int
    if not known or header["galapagos"] not in (FORMAT, SEALED):
        raise BadRecord(1, "this is not a Galapagos record of a format known here")
    _check_kinds(header)
    found: dict[str, Any] = header
    return found


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
    for name, kind in {"cards": dict, "state": dict, "salt": str, "commitment": str}.items():
        if name in header and type(header[name]) is not kind:
            raise BadRecord(1, f"the header's '{name}' is no {'table' if kind is dict else 'text'}")
    if len(header.get("salt", "")) > LONGEST_SALT:
        raise BadRecord(1, f"the header's 'salt' is longer than {LONGEST_SALT}")


def opening(game: Game, record: Record, strict: bool = True) -> State:
    """The state in which the record begins, or BadRecord; `strict`: under the rules that it was played by."""
    header = record.header
    if header["game"] != game.id:
        raise BadRecord(1, f"a record of '{header['game']}', not of '{game.id}'")
    if strict and header["rules"] != game.rules_version:
        raise BadRecord(1, f"played under rules {header['rules']}, this is {game.rules_version}")
    try:
        record.check_seal()
        cards = header.get("cards")
        if game.deck(cards).fingerprint != header["deck"]:
            raise BadRecord(1, f"played with another deck ({header['deck']})")
        return first_state(game, header, cards)
    except BadRecord:
        raise
    except GalapagosError as error:
        raise BadRecord(1, str(error)) from error


def first_state(game: Game, header: dict[str, Any], cards: dict[str, Any] | None) -> State:
    """The state that a header tells of."""
    if "state" in header:
        return game.load(header["state"] | {"rules": game.rules_version})
    salt = header.get("salt")
    streams = Seal(header["seed"], salt).streams() if salt else None
    return game.start(header["players"], header["seed"], header["mode"], cards, streams)


def fits(pin: str, state: State, rules: int) -> bool:
    """Whether a state was pinned down as this, under rules of that version; its deck may have been the game's own."""
    data = state.save() | {"rules": rules}
    if digest_of(data) == pin:
        return True
    deck = state.game.deck_of(state)
    other = deck.source if isinstance(data["deck"], str) else deck.fingerprint
    return digest_of(data | {"deck": other}) == pin


def digest_of(save: dict[str, Any]) -> str:
    """The hash of a state's plain data."""
    return hashlib.sha256(json.dumps(save, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:12]
