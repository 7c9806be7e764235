"""Blue traits: more energy, energy for friends, and less of it needed."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.another_world import wording
from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.names import CARING, CHARMING, LONG_TAILED, TINY
from galapagos.games.another_world.state import AnotherWorld
from galapagos.games.another_world.traits.trait import (
    FROM_CHARMING,
    FROM_SOURCE,
    FROM_TAIL,
    GAINING,
    NO_GAIN,
    TRANSMUTING,
    Trait,
)
from galapagos.games.another_world.verbs import CHARM, GIVE, SHED

CHARMED_BELOW = 2
TINY_ENERGY = 3
TINY_CARDS = 3


def has_room(creature: Creature) -> bool:
    """Whether it can gain energy: a Caring creature always can."""
    return not creature.full() or creature.has(CARING)


def why_not_give(giver: Creature, friend: Creature) -> str:
    """The reason why energy can't be passed on to that creature, or ""."""
    if giver.energy == 0:
        return "why-not-caring"
    if friend.owner != giver.owner:
        return "why-not-yours"
    if friend.id == giver.id:
        return "why-itself"
    return "why-friend-full" if friend.full() else ""


def why_not_charm(charming: Creature) -> str:
    """The reason why the Charming creature does not gain with its friend, or ""."""
    return "" if charming.energy < CHARMED_BELOW else "why-charmed-enough"


def why_not_shed(creature: Creature, trait: i64) -> str:
    """The reason why the creature can't lose the trait for more energy, or "": room is tested as if it were lost."""
    if not creature.owns(trait):
        return "why-no-such-card"
    return "" if not creature.full() or (creature.has(CARING) and trait != CARING) else "why-track-full"


class Caring(Trait):
    """After any gain of its own, also asleep and beyond a full track: may pass one energy to a friend with room."""

    def __init__(self) -> None:
        super().__init__(CARING, GAINING, seeks_creature=True)

    def answers(self, holder: Creature, gainer: Creature, origin: i64) -> bool:
        return holder.id == gainer.id

    def offer(self, s: AnotherWorld, holder: Creature, other: Creature, options: list[i64]) -> None:
        for friend in s.creatures:
            if not why_not_give(holder, friend):
                options.append(GIVE.of(friend.id))

    def resolve(self, s: AnotherWorld, holder: Creature, other: Creature, action: i64) -> i64:
        friend = s.creature(GIVE.operand(action))
        holder.energy -= 1
        friend.energy += 1
        wording.between(s, "passed-energy", holder, friend)
        return NO_GAIN


class Charming(Trait):
    """When a friend gains from the Source: may gain one, if it has none or one when this resolves."""

    def __init__(self) -> None:
        super().__init__(CHARMING, GAINING, seeks_creature=True)

    def answers(self, holder: Creature, gainer: Creature, origin: i64) -> bool:
        return holder.id != gainer.id and origin == FROM_SOURCE

    def offer(self, s: AnotherWorld, holder: Creature, other: Creature, options: list[i64]) -> None:
        if not why_not_charm(holder):
            options.append(CHARM.of(holder.id))

    def resolve(self, s: AnotherWorld, holder: Creature, other: Creature, action: i64) -> i64:
        return FROM_CHARMING


class LongTailed(Trait):
    """When it gains, but not by its own bonus: may lose a trait card to gain one more."""

    def __init__(self) -> None:
        super().__init__(LONG_TAILED, GAINING)

    def answers(self, holder: Creature, gainer: Creature, origin: i64) -> bool:
        return holder.id == gainer.id and origin != FROM_TAIL

    def offer(self, s: AnotherWorld, holder: Creature, other: Creature, options: list[i64]) -> None:
        for trait in holder.traits:
            if not why_not_shed(holder, trait):
                options.append(SHED.of(trait))

    def resolve(self, s: AnotherWorld, holder: Creature, other: Creature, action: i64) -> i64:
        trait: i64 = SHED.operand(action)
        card = s.lose_trait(holder, trait)
        wording.lost_card(s, "shed-trait", holder, trait, card, LONG_TAILED)
        return FROM_TAIL


class Tiny(Trait):
    """May transmute with three energy if it has at most three trait cards."""

    def __init__(self) -> None:
        super().__init__(TINY, TRANSMUTING)

    def suffices(self, holder: Creature) -> bool:
        return holder.energy >= TINY_ENERGY and len(holder.cards) <= TINY_CARDS
