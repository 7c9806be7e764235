"""Limitations: which Adaptations a player can hold, and how many Mutation Points."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen.state import Evoloosen


def why_not_hold(s: Evoloosen, seat: i64, token: i64) -> str:
    """Why the limits don't let the seat have this Adaptation."""
    face: i64 = s.adaptations.face[token]
    species: i64 = s.deck.of_species[face]
    if species >= 0 and species != s.seats[seat].species:
        return "why-other-species"
    part: i64 = s.deck.part[face]
    if part == codes.EMPTY_ARMOR:
        return ""
    if part == codes.ARMOR:
        return "why-one-armor" if s.gene_count(seat, part) > 0 else ""
    return "why-four-of-a-type" if s.gene_count(seat, part) >= codes.TYPE_LIMIT else ""


def gain(s: Evoloosen, seat: i64, mp: i64) -> None:
    """Receive MP; what is over the limit is lost."""
    player = s.seats[seat]
    gained: i64 = min(mp, codes.MP_LIMIT - player.mp)
    player.mp += gained
    if s.watched() and gained:
        s.tell("gained-mp", {"player": f"player:{seat}", "n": gained}, "bank:0", f"player:{seat}")


def lose(s: Evoloosen, seat: i64, mp: i64) -> i64:
    """Lose up to so many MP; how many it were."""
    player = s.seats[seat]
    lost: i64 = min(mp, player.mp)
    player.mp -= lost
    if s.watched() and lost:
        s.tell("lost-mp", {"player": f"player:{seat}", "n": lost}, f"player:{seat}", "bank:0")
    return lost
