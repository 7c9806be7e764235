"""Negotiations: promises bind nobody, but everybody sees which were kept and which were broken (rule 16)."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.parts import Promise
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.kernel.text import Param


def promise(s: Evoloosen, by: i64, to: i64, code: i64) -> None:
    """Write a promise into the ledger."""
    if code < 0:
        return
    kind: i64 = min(code, v.SABOTAGE)
    s.ledger.append(Promise(by, to, kind, code - v.SABOTAGE if kind == v.SABOTAGE else -1))
    if s.watched():
        params: dict[str, Param] = {"player": f"player:{by}", "target": f"player:{to}"}
        if kind == v.SABOTAGE:
            params["victim"] = f"player:{code - v.SABOTAGE}"
            s.tell("promised-sabotage", params, f"player:{by}", f"player:{to}")
        else:
            params["promise"] = f"@promise-{v.PROMISES[kind]}"
            s.tell("promised", params, f"player:{by}", f"player:{to}")


def sabotaged(s: Evoloosen, seat: i64) -> None:
    """Somebody who is not in battle has interfered: what was promised about these fighters is decided."""
    if s.battle.enemy < 0 or s.fights(seat):
        return
    for entry in s.ledger.copy():
        if entry.by != seat:
            continue
        if entry.kind == v.SPARE and s.fights(entry.to):
            settle(s, entry, False)
        elif entry.kind == v.SABOTAGE and s.fights(entry.about):
            settle(s, entry, True)


def replied(s: Evoloosen, seat: i64, joined: bool) -> None:
    """Somebody who was asked for help has answered: promises to decline are decided."""
    for entry in s.ledger.copy():
        if entry.by == seat and entry.kind == v.DECLINE:
            settle(s, entry, not joined)


def battle_over(s: Evoloosen) -> None:
    """Promises lapse after the next battle of whoever they were made to."""
    battle = s.battle
    for entry in s.ledger.copy():
        if entry.to != battle.encounterer:
            continue
        if entry.kind == v.SPARE:
            settle(s, entry, True)
        elif entry.kind == v.SABOTAGE:
            settle(s, entry, False)
        elif entry.kind == v.HELP and battle.helper == entry.by:
            settle(s, entry, True)
        elif entry.kind == v.HELP and (battle.refused >> entry.by) & 1:
            settle(s, entry, False)
        else:
            s.ledger.remove(entry)


def settle(s: Evoloosen, entry: Promise, kept: bool) -> None:
    """Strike a promise off the ledger and count it."""
    s.ledger.remove(entry)
    if kept:
        s.seats[entry.by].kept += 1
    else:
        s.seats[entry.by].broken += 1
    if s.watched():
        params: dict[str, Param] = {"player": f"player:{entry.by}", "target": f"player:{entry.to}"}
        s.tell("kept-promise" if kept else "broke-promise", params, f"player:{entry.by}", f"player:{entry.to}")
