"""What may be asked for about the seats of a table, besides sitting down: each becomes an entry, or is refused."""

from __future__ import annotations

from galapagos.table import entries
from galapagos.table.chair import DAY, MOST_REST
from galapagos.table.making import check_players
from galapagos.table.refusal import Refusal
from galapagos.table.table import Table


def add_seat(table: Table, guest: str) -> entries.Added:
    """One more seat, if the game is for so many."""
    table.not_started()
    table.only_maker(guest)
    check_players(table.game, table.setup.mode, len(table.chairs) + 1)
    return entries.Added()


def remove_seat(table: Table, guest: str, seat: int) -> entries.Removed:
    """One seat less: an open one."""
    table.not_started()
    table.only_maker(guest)
    if not table.chair(seat).open:
        raise Refusal("seat-taken")
    check_players(table.game, table.setup.mode, len(table.chairs) - 1)
    return entries.Removed(seat)


def kick(table: Table, guest: str, seat: int, block: bool) -> entries.Kicked:
    """Ask somebody to leave, and not to come back, if so wished."""
    table.not_started()
    table.only_maker(guest)
    person = table.chair(seat).guest
    if person is None:
        raise Refusal("seat-empty")
    if person == guest:
        raise Refusal("kick-yourself")
    return entries.Kicked(seat, block)


def rename(table: Table, guest: str, seat: int, name: str) -> entries.Renamed:
    """Be called something else from now on."""
    table.own(guest, seat)
    if table.status == "over":
        raise Refusal("not-playing")
    return entries.Renamed(seat, name)


def decline(table: Table, guest: str, seat: int) -> entries.Declined:
    """Leave the seat that was kept for oneself to others."""
    table.not_started()
    if table.chair(seat).kept != guest:
        raise Refusal("not-your-seat", status=403)
    return entries.Declined(seat)


def rest(table: Table, guest: str, seat: int, days: int) -> entries.Rested:
    """Let one's clock stand for some days, where a decision may take days."""
    _ = table.playing
    chair = table.own(guest, seat)
    if table.setup.clock is None or table.setup.clock < DAY:
        raise Refusal("no-rest")
    if chair.rested + days > MOST_REST:
        raise Refusal("rested-enough", {"days": max(0, MOST_REST - chair.rested)})
    return entries.Rested(seat, days)
