"""Rounds: what players must do at the end of each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen.rules.effects import Moment
from galapagos.games.evoloosen.rules.limits import gain
from galapagos.games.evoloosen.rules.piles import fill_pool
from galapagos.games.evoloosen.state import EXPLORING, POOL, Evoloosen

INCOME: Final = 3


def upkeep(s: Evoloosen) -> None:
    """The end of a round, in the rulebook's order (the Gene Pool by rule 1)."""
    s.round += 1
    s.compass = s.next(s.compass)
    if s.watched():
        s.tell("round-ended", {"round": s.round, "player": f"player:{s.compass}"}, "", "compass:0")
    for seat in range(s.players):
        gain(s, seat, INCOME)
    s.habitat_discards.extend(s.unresolved)
    s.unresolved = []
    for player in s.seats:
        s.invention_discards.extend(player.used)
        player.used = []
        player.refresh()
    refresh_pool(s)
    for seat in range(s.players):
        s.push(Moment(seat, codes.WHEN_UPKEEP))


def refresh_pool(s: Evoloosen) -> None:
    """Discard the rotated cards, rotate the rest, refill the empty places."""
    left: i64 = 0
    for place in range(POOL):
        token: i64 = s.pool[place]
        if token >= 0 and (s.rotated >> place) & 1:
            s.gene_discards.append(token)
            s.pool[place] = -1
        elif token >= 0:
            left |= 1 << place
    s.rotated = left
    fill_pool(s)
    if s.watched():
        s.tell("refreshed-pool", {}, "", "pool:0")


def begin_turn(s: Evoloosen, seat: i64) -> None:
    """A turn begins: nothing of the last one carries over."""
    s.active = seat
    s.stir()
    s.phase = EXPLORING
    s.defeated = False
    s.skip_adapting = False
    s.doubled = False
    s.twice_used = False
    s.discount = 0
    s.again = 0
    s.trades = 0
