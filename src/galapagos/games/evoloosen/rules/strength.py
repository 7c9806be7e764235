"""Battle System: how strong each side of a battle is (rule 8)."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen.state import Evoloosen


def in_battle(s: Evoloosen) -> bool:
    """Whether a battle is on that can still be influenced."""
    return s.battle.on and not s.battle.scared


def tame_strength(s: Evoloosen) -> i64:
    """The PF of the unleashed tame."""
    wrangler: i64 = s.seat_of(codes.WRANGLER)
    return s.deck.strength[s.habitat.face[s.seats[wrangler].tame]]


def fighter_strength(s: Evoloosen, seat: i64) -> i64:
    """One fighter: PF and what was added, not below 0, and the tame if it stands there."""
    own: i64 = s.pf(seat) + s.battle.mods[seat]
    if own < 0:
        own = 0
    return own + tame_strength(s) if s.battle.tame_side == seat else own


def side_strength(s: Evoloosen) -> i64:
    """All fighters against the Enemy, each floored at 0, then summed."""
    total: i64 = 0
    for seat in range(s.players):
        if (s.battle.fighters >> seat) & 1:
            total += fighter_strength(s, seat)
    return total


def enemy_strength(s: Evoloosen) -> i64:
    own: i64 = s.deck.strength[s.habitat.face[s.battle.enemy]] + s.battle.enemy_mod
    if own < 0:
        own = 0
    return own + tame_strength(s) if s.battle.tame_side == codes.ENEMY else own
