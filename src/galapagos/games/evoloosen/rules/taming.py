"""Tame and Unleash: the Wrangler's keywords (rule 14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen.rules.limits import gain
from galapagos.games.evoloosen.rules.piles import draw
from galapagos.games.evoloosen.rules.strength import in_battle
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.kernel.text import Param

TAME_MARGIN: Final = 4  # by how much the Wrangler must exceed a Predator


def why_not_tame(s: Evoloosen, seat: i64, token: i64) -> str:
    """Why the drawn card can't be tamed by the seat."""
    if s.seats[seat].species != codes.WRANGLER:
        return "why-not-wrangler"
    face: i64 = s.habitat.face[token]
    if s.deck.kind[face] != codes.PREDATOR:
        return "why-not-predator"
    reach: i64 = s.pf(seat) + s.int_points(seat) - TAME_MARGIN + s.improved(seat, codes.TAME_REACH)
    return "" if s.deck.strength[face] <= reach else "why-too-wild"


def tame(s: Evoloosen, seat: i64, token: i64) -> None:
    """Befriend the Predator and take its loot; the old tame is discarded first."""
    player = s.seats[seat]
    if player.tame >= 0:
        s.habitat_discards.append(player.tame)
    player.tame = token
    if s.watched():
        s.tell("tamed", s.about_habitat(seat, token), f"habitat:{token}", f"player:{seat}")
    face: i64 = s.habitat.face[token]
    gain(s, seat, s.deck.loot_mp[face])
    draw(s, seat, s.deck.loot_cards[face])


def unleash_price(s: Evoloosen, seat: i64) -> i64:
    """The tame's PF in CP."""
    strength: i64 = s.deck.strength[s.habitat.face[s.seats[seat].tame]]
    price: i64 = strength - s.improved(seat, codes.CHEAP_UNLEASH)
    return price if price > 0 else 0


def why_not_unleash(s: Evoloosen, seat: i64, aim: i64) -> str:
    """Why the seat can't unleash its tame to that side now."""
    player = s.seats[seat]
    if player.species != codes.WRANGLER or player.tame < 0:
        return "why-no-tame"
    if player.tapped:
        return "why-tapped"
    if not in_battle(s):
        return "why-no-battle"
    if unleash_price(s, seat) > s.cp(seat):
        return "why-cp"
    if aim == codes.ENEMY:
        return "" if s.battle.enemy >= 0 else "why-target"
    return "" if s.fights(aim) else "why-target"


def unleash(s: Evoloosen, seat: i64, aim: i64) -> None:
    """Send the tame to one side of the battle until it is over."""
    player = s.seats[seat]
    price: i64 = unleash_price(s, seat)
    player.tapped = True
    player.spent += price
    player.unleash_cost = price
    s.battle.tame_side = aim
    s.battle.stirred = True
    if s.watched():
        key = "unleashed-for-enemy" if aim == codes.ENEMY else "unleashed"
        params: dict[str, Param] = {"player": f"player:{seat}", "card": s.habitat_title(player.tame)}
        if aim != codes.ENEMY:
            params["target"] = f"player:{aim}"
        s.tell(key, params, f"player:{seat}", "enemy:0" if aim == codes.ENEMY else f"player:{aim}")


def lose_tame(s: Evoloosen) -> None:
    """The unleashed tame is discarded; what it cost comes off the CP spent."""
    seat: i64 = s.seat_of(codes.WRANGLER)
    player = s.seats[seat]
    if s.watched():
        s.tell("lost-tame", s.about_habitat(seat, player.tame), f"player:{seat}", "discard:habitat")
    s.habitat_discards.append(player.tame)
    player.tame = -1
    player.spent -= player.unleash_cost
    player.unleash_cost = 0
    s.battle.tame_side = -1
