"""How tables are made: who sits where at a new one, and what a rematch or a branch takes over from an old one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from galapagos.kernel.game import Game
from galapagos.kernel.text import BadSetup
from galapagos.table import entries
from galapagos.table.refusal import Refusal
from galapagos.table.seal import draw
from galapagos.table.speech import Speech
from galapagos.table.table import Table
from galapagos.table.thinking import levels


class Plan(Protocol):
    """What a new table's seat is: `mine`, `open` or a `bot` of a level."""

    @property
    def kind(self) -> str: ...
    @property
    def level(self) -> str | None: ...
    @property
    def name(self) -> str | None: ...


def check_players(game: Game, mode: str, players: int) -> None:
    """That the mode exists and is for so many."""
    found = game.modes[game.mode_number(mode)]
    if not found.fewest <= players <= found.most:
        raise BadSetup(f"{game.id} in mode '{mode}' is for {found.range} players, not {players}")


def known_level(level: str) -> str:
    """A level that there is."""
    if level not in levels():
        raise Refusal("unknown-level", status=400)
    return level


def seatings(speech: Speech, guest: str, name: str, plans: Sequence[Plan]) -> list[entries.Entry]:
    """The entries that seat people and bots as planned."""
    found: list[entries.Entry] = []
    for seat, plan in enumerate(plans):
        if plan.kind == "mine":
            found.append(entries.Sat(seat, guest, (plan.name or name).strip()))
        elif plan.kind == "bot":
            if plan.level is None:
                raise Refusal("bot-needs-level", status=400)
            called = plan.name or speech.level(known_level(plan.level)).name
            found.append(entries.Filled(seat, plan.level, called))
    return found


def again(old: Table, maker: str) -> entries.Setup:
    """The set-up of a rematch."""
    seal = draw()
    return replace(
        old.setup,
        maker=maker,
        origin=entries.Origin(old.id),
        deck=old.setup.deck if old.setup.fingerprint else None,
        seed=seal.seed,
        salt=seal.salt,
        commitment=seal.commitment,
        opening=[],
        practice=False,
        auto=True,
        rules=old.game.rules_version,
    )


def reseated(table: Table) -> list[entries.Entry]:
    """The people and bots of a table, on the same seats of a new one."""
    found: list[entries.Entry] = []
    for seat, chair in enumerate(table.chairs):
        if chair.guest is not None:
            found.append(entries.Sat(seat, chair.guest, chair.name))
        elif chair.level is not None:
            found.append(entries.Filled(seat, chair.level, chair.name))
    return found


def invited(table: Table, guest: str) -> list[entries.Entry]:
    """The same seats of a new table for who asks for it and for bots; the others' are kept until they answer."""
    found: list[entries.Entry] = []
    for entry in reseated(table):
        if isinstance(entry, entries.Sat) and entry.guest != guest:
            found.append(entries.Kept(entry.seat, entry.guest, entry.name))
        else:
            found.append(entry)
    return found
