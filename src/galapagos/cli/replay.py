"""`galapagos replay`: a record, verified and told in sentences."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import galapagos
from galapagos.games import catalogue, title
from galapagos.kernel.state import State
from galapagos.kernel.text import BadRecord, Event, Param, Text
from galapagos.table.history import replay as replayed
from galapagos.table.record import Record
from galapagos.table.verdict import Verdict, judge
from galapagos.words import Catalogue

MAX_RECORD_BYTES = 20_000_000


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record of a game.")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Only replay; print the result.")] = False,
    verify: Annotated[
        bool, typer.Option("--verify", help="Say what holds: the seal on its chance, every entry, every state.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="With --verify: as JSON.")] = False,
) -> None:
    """Replay a record, verify it, and tell the game in sentences."""
    record = Record.parse(read(file))
    game = galapagos.game(record.header["game"])
    console = Console(highlight=False, soft_wrap=True)
    if verify:
        _verify(judge(game, record), catalogue(game.id), console, as_json)
        return
    words = catalogue(game.id)
    spectator = record.header["players"]

    def tell(event: Event) -> None:
        if not quiet and event.visible_to(spectator):
            console.print(words.render(event.text))

    state: State | None = None
    for history, line in replayed(game, record):
        state = history.state
        state.sink = tell
        remark = _remark(record.lines[line - 2]) if line > 1 else None
        if remark is not None and not quiet:
            console.print(words.render(remark))
    assert state is not None
    console.print(f"[bold]{title(game.id)}[/bold] {words.render(_ending(record, state, words))}")


def _verify(verdict: Verdict, words: Catalogue, console: Console, as_json: bool) -> None:
    """Say what was verified; exit code 1 when something does not hold."""
    if as_json:
        print(json.dumps(asdict(verdict) | {"holds": verdict.holds}, ensure_ascii=False))
    else:
        for text in _verified(verdict):
            console.print(words.render(text))
    if not verdict.holds:
        raise typer.Exit(1)


def _verified(verdict: Verdict) -> list[Text]:
    """What holds and what does not, in words."""
    seal = "unsealed" if verdict.commitment is None else "sealed" if verdict.sealed else "broken"
    hidden: dict[str, Param] = {
        "commitment": verdict.commitment or "",
        "seed": str(verdict.seed),
        "salt": verdict.salt or "–",
    }
    entries: dict[str, Param] = {"entries": verdict.entries, "pins": verdict.pins, "why": verdict.why}
    return [(f"verify-{seal}", hidden), ("verify-replays" if verdict.replays else "verify-differs", entries)]


def _remark(line: str) -> Text | None:
    """What an entry that is no action says, in words."""
    seat, _, entry = line.partition(" ")
    verb, _, rest = entry.partition(" ")
    if verb in ("undo", "resign", "handover", "redeal"):
        return (f"log-{verb}", {"player": f"player:{seat}", "to": rest})
    return None


def _ending(record: Record, state: State, words: Catalogue) -> Text:
    if not state.over:
        return ("replay-unfinished", {"entries": record.entries})
    winners = [seat for seat, share in enumerate(state.returns()) if share]
    names = ", ".join(words.render(("player-number", {"number": seat + 1})) for seat in winners)
    rival = f"rival-{record.header['mode']}"  # whom the engine plays in this mode
    if not winners and words.has(rival):
        names = words.render((rival, {}))
    return ("replay-won" if names else "replay-lost", {"entries": record.entries, "winners": names})


def read(file: str) -> str:
    """The text of a record on disk, or BadRecord."""
    path = Path(file)
    try:
        if path.stat().st_size > MAX_RECORD_BYTES:
            raise BadRecord(1, f"{file} is larger than {MAX_RECORD_BYTES} bytes")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord(1, f"can't read {file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadRecord(1, f"{file} is no text") from error
