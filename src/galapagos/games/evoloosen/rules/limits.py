"""Limitations: which Adaptations a player can hold."""

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
