"""What happened, told to whoever listens. Nothing is built while nobody does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.names import trait_key
from galapagos.kernel.text import Param

if TYPE_CHECKING:
    from galapagos.games.another_world.state import AnotherWorld


def spot(creature: Creature) -> str:
    return f"creature:{creature.id}"


def simply(s: AnotherWorld, key: str) -> None:
    """Something about the whole table."""
    if s.watched():
        s.tell(key, {"round": s.round})


def of_owner(s: AnotherWorld, key: str, owner: i64) -> None:
    """Something that a player or the Shade did or met."""
    if s.watched():
        s.tell(key, {"player": s.name(owner)}, "", s.place_of(owner))


def moved(s: AnotherWorld, key: str, creature: Creature, source: str = "", target: str = "") -> None:
    """Something about one creature, moving from and to."""
    if s.watched():
        params: dict[str, Param] = {"player": s.name(creature.owner), "creature": creature.id}
        s.tell(key, params, source, target if target else spot(creature))


def of_trait(s: AnotherWorld, key: str, creature: Creature, trait: i64, source: str = "", target: str = "") -> None:
    """Something about one creature and a trait."""
    if s.watched():
        params: dict[str, Param] = {
            "player": s.name(creature.owner),
            "creature": creature.id,
            "trait": trait_key(trait),
        }
        s.tell(key, params, source, target if target else spot(creature))


def lost_card(s: AnotherWorld, key: str, creature: Creature, trait: i64, card: i64) -> None:
    """A trait card leaves a creature for the discard pile."""
    if s.watched():
        of_trait(s, key, creature, trait, f"card:{card}", "discard:0")


def between(s: AnotherWorld, key: str, creature: Creature, other: Creature, trait: i64 = -1) -> None:
    """Something that one creature does to another."""
    if s.watched():
        params: dict[str, Param] = {
            "player": s.name(creature.owner),
            "creature": creature.id,
            "owner": s.name(other.owner),
            "other": other.id,
        }
        if trait >= 0:
            params["trait"] = trait_key(trait)
        s.tell(key, params, spot(creature), spot(other))
