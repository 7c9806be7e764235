"""Tables from what is stored of them, also after the rules have changed since: none is lost, and none is falsified."""

import contextlib
import json
from typing import Any, NamedTuple, TypeAlias

from galapagos.kernel.game import Game
from galapagos.server import clock
from galapagos.server.journal import logger
from galapagos.server.protocol import encode
from galapagos.server.storage import Row, Saved, Stored
from galapagos.table import entries
from galapagos.table.history import History
from galapagos.table.plain import Unreadable
from galapagos.table.record import FORMAT, SEALED, Record, digest_of
from galapagos.table.table import Table

Log: TypeAlias = list[tuple[Row, entries.Entry]]


class Revived(NamedTuple):
    """A table; whether it goes on from a save of older rules, or can't go on and has to be closed."""

    table: Table
    resumed: bool = False
    stranded: bool = False


def revive(stored: Stored, setup: entries.Setup, game: Game, saved: Saved | None) -> Revived:
    """A table from its log; after an upgrade from a save that nothing was played after; else laid down."""
    log = [(row, entries.read_entry(row.body)) for row in stored.rows]
    if any(isinstance(entry, entries.Closed) for _, entry in log):
        return Revived(_laid_down(stored, setup, game, log, saved))
    if begun_under(setup, log) in (0, game.rules_version):
        try:
            return Revived(_folded(stored, setup, game, log))
        except Exception as error:
            if isinstance(error, Unreadable) or setup.deck is not None or setup.cards:
                raise  # the table is damaged, or we have a fault; a table of old may just have had another deck
    if saved is not None and _fits(saved, log, game):
        try:
            table = _folded(stored, setup, game, log, saved)
            return Revived(table, resumed=saved.rules != str(game.rules_version))
        except Exception:
            logger.warning("a save of older rules does not load", exc_info=True, extra={"table": stored.id})
    table = _laid_down(stored, setup, game, log, saved)
    return Revived(table, stranded=stored.status != "over")


def begun_under(setup: entries.Setup, log: Log) -> int:
    """The rules version that the game was begun under, 0 when it has not begun."""
    for _, entry in log:
        if isinstance(entry, entries.Started):
            return entry.rules or setup.rules
    return 0


def _fits(saved: Saved, log: Log, game: Game) -> bool:
    """Whether nothing was played under older rules after the save."""
    last = max((row.number for row, entry in log if isinstance(entry, entries.Playing)), default=0)
    return saved.rules == str(game.rules_version) or saved.number >= last


def _folded(stored: Stored, setup: entries.Setup, game: Game, log: Log, saved: Saved | None = None) -> Table:
    """The table after its whole log; from the save on, if there is one."""
    table = Table(stored.id, setup, float(stored.created), game, encode)  # SQLite keeps anything in any column
    now = clock.now()
    for row, entry in log:
        at = min(float(row.at), now)  # not later than now, even if the clock was wrong then
        if saved is not None and row.number <= saved.number:
            table.note(entry, at)
            if row.number == saved.number:
                table.resume(_resumed(game, table.setup, log, saved), at, row.versions or _first_versions(setup))
        else:
            table.take(entry, at, row.versions)
    table.refresh()
    return table


def _first_versions(setup: entries.Setup) -> str:
    """Versions for a log of the first release, which kept none."""
    return json.dumps([[1] * (setup.players + 1)] * 2)


def _resumed(game: Game, setup: entries.Setup, log: Log, saved: Saved) -> History:
    """The state that was kept, under the rules of today; its record begins there and keeps what was before."""
    data = json.loads(saved.data) | {"rules": game.rules_version}
    if isinstance(data["deck"], str) and setup.deck is not None:
        data["deck"] = setup.deck
    seed, mode, deck = setup.seed, setup.mode, setup.deck
    record = Record.begin(game, setup.players, seed, mode, deck, setup.salt, setup.commitment)
    before = [(row, entry) for row, entry in log if row.number <= saved.number]
    record.header |= {"state": data, "earlier": {"rules": begun_under(setup, log), "lines": lines_of(setup, before)}}
    return History(game.load(data), record)


def _laid_down(stored: Stored, setup: entries.Setup, game: Game, log: Log, saved: Saved | None) -> Table:
    """A table that nobody can look at any more: who sat there, and how it ended."""
    table = Table(stored.id, setup, float(stored.created), game, encode)
    for _, entry in log:
        table.note(entry)
    if not table.closed:
        over = stored.status == "over"
        table.lay_down(
            "closed-over" if over else "closed-running", _result(stored, table.setup, saved) if over else None
        )
    return table


def _result(stored: Stored, setup: entries.Setup, saved: Saved | None) -> list[float] | None:
    """Who won, as the index or the last save tells it."""
    with contextlib.suppress(Unreadable):
        found = entries.read_summary(stored.summary).result
        if found is not None:
            return found
    state: dict[str, Any] = {} if saved is None else json.loads(saved.data).get("state", {})
    if not state.get("over"):
        return None
    winners = [seat for seat in range(setup.players) if state.get("winners", 0) >> seat & 1]
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(setup.players)]


# --- records ---------------------------------------------------------------------------------------------------------


def of_today(text: str, game: Game) -> bool:
    """Whether a record was played under the rules that its game has now, with a deck that is known."""
    header = Record.parse(text).header
    known = "cards" in header or header["deck"] == game.deck().fingerprint
    return bool(known and header["rules"] == game.rules_version)


def record_from_log(stored: Stored, setup: entries.Setup, saved: Saved | None, names: list[str]) -> str:
    """The record of a game as its log tells it, under the rules that it was played by."""
    log = [(row, entries.read_entry(row.body)) for row in stored.rows]
    rules = begun_under(setup, log) or setup.rules
    save = None if saved is None else json.loads(saved.data)
    record = Record(_header(setup, rules, save, names))
    for line in lines_of(setup, log):
        seat, _, words = line.partition(" ")
        record.add(int(seat), words)
    last = max((row.number for row, entry in log if isinstance(entry, entries.Playing)), default=0)
    if saved is not None and saved.number >= last and saved.rules == str(rules):
        record.lines.append(f"= {digest_of(json.loads(saved.data))}")
    return record.text()


def _header(setup: entries.Setup, rules: int, save: dict[str, Any] | None, names: list[str]) -> dict[str, Any]:
    played = save["deck"] if save is not None and isinstance(save.get("deck"), str) else ""
    header: dict[str, Any] = {
        "galapagos": SEALED if setup.salt else FORMAT,
        "game": setup.game,
        "rules": rules,
        "deck": setup.fingerprint or setup.cards or played,
        "mode": setup.mode,
        "players": setup.players,
        "seed": setup.seed,
        "salt": setup.salt,
        "commitment": setup.commitment,
        "cards": setup.deck,
        "names": names,
    }
    return {name: value for name, value in header.items() if value or name not in ("salt", "commitment", "cards")}


def lines_of(setup: entries.Setup, log: Log) -> list[str]:
    """The entries of a log as lines of a record."""
    found = list(setup.opening)
    for _, entry in log:
        words = _words(entry)
        if words and not isinstance(entry, entries.Seating | entries.Started):
            found.append(f"{entry.seat} {words}")
    return found


def _words(entry: entries.Entry) -> str:
    if isinstance(entry, entries.Acted):
        return entry.move
    if isinstance(entry, entries.HandedOver):
        return f"handover {entry.level}"
    return {"undo": "undo", "resign": "resign", "take-back": "handover person"}.get(entry.do, "")
