"""What can be said of a record by anybody who has it: whether its seal holds, and whether it replays."""

from __future__ import annotations

from dataclasses import dataclass

from galapagos.kernel.game import Game
from galapagos.kernel.text import BadRecord, GalapagosError
from galapagos.table.history import replay
from galapagos.table.record import Record


@dataclass(frozen=True)
class Verdict:
    """`sealed`: the commitment is that of the seed and salt; `replays`: every entry and every pinned state fits."""

    game: str
    rules: int
    entries: int
    pins: int
    seed: int
    salt: str
    commitment: str | None
    sealed: bool
    replays: bool
    over: bool
    why: str  # what does not hold, "" when all does

    @property
    def holds(self) -> bool:
        """Whether all of it was verified."""
        return self.sealed and self.replays


def judge(game: Game, record: Record) -> Verdict:
    """Check a record's seal and play it again."""
    header = record.header
    replays, over, why = _replayed(game, record)
    seal = record.seal
    committed = header.get("commitment")
    sealed = committed is not None and committed == seal.commitment
    return Verdict(
        game=game.id,
        rules=header["rules"],
        entries=record.entries,
        pins=len(record.lines) - record.entries,
        seed=seal.seed,
        salt=seal.salt,
        commitment=committed,
        sealed=sealed,
        replays=replays,
        over=over,
        why=why,
    )


def _replayed(game: Game, record: Record) -> tuple[bool, bool, str]:
    over = False
    try:
        for history, _ in replay(game, record):
            over = history.state.over
    except BadRecord as error:
        return False, over, str(error)
    except GalapagosError as error:
        return False, over, str(BadRecord(1, str(error)))
    return True, over, ""
