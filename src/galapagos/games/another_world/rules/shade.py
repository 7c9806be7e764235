"""The Shade's turn (Solo mode): resolved by the book's algorithm, without asking anybody but the attacked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.another_world import wording
from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.names import BARRED_TO_THE_SHADE, FEARSOME, PESTERING
from galapagos.games.another_world.rules.activation import end_turn, transmute
from galapagos.games.another_world.rules.attack import SHADE_ORDER, Attack, succeeds, why_not_attack
from galapagos.games.another_world.rules.energy import gain_from_source, why_not_gain
from galapagos.games.another_world.rules.piles import choose_by_lot, draw
from galapagos.games.another_world.state import AnotherWorld
from galapagos.games.another_world.traits.table import aggressive, can_attack, can_transmute
from galapagos.games.another_world.verbs import LOWER, UPPER
from galapagos.kernel.flow import Frame

NEW_CREATURE: Final = 0
NEW_TRAIT: Final = 1
ACTIVATION: Final = 2
TRANSMUTING: Final = 3  # step A
ATTACKING: Final = 4  # step B
GAINING: Final = 5  # step C
ATTACKING_AFTER_ALL: Final = 6  # step D
TURN_END: Final = 7

YOU: Final = 0


class ShadeTurn(Frame[AnotherWorld]):
    """New creature, new trait, activation with steps A to D; one of them at most ends the turn."""

    __slots__ = ("chosen", "eager", "stage")

    def __init__(self, stage: i64 = NEW_CREATURE, chosen: i64 = 0, eager: bool = False) -> None:
        self.stage: i64 = stage
        self.chosen: i64 = chosen
        self.eager: bool = eager  # whether it has gained an Aggressive trait this turn

    def copy(self) -> ShadeTurn:
        return ShadeTurn(self.stage, self.chosen, self.eager)

    def step(self, s: AnotherWorld) -> bool:
        stage: i64 = self.stage
        self.stage += 1
        if stage == NEW_CREATURE:
            new_creature(s)
        elif stage == NEW_TRAIT:
            self._new_trait(s)
        elif stage == TURN_END:
            s.pop()
            end_turn(s)
        else:
            self._act(s, s.creature(self.chosen), stage)
        return False

    def _new_trait(self, s: AnotherWorld) -> None:
        self.chosen = most_energetic(s)
        if self.chosen == 0:
            self.stage = TURN_END
        else:
            self.eager = new_trait(s, s.creature(self.chosen))

    def _act(self, s: AnotherWorld, creature: Creature, stage: i64) -> None:
        done = False
        if stage == ACTIVATION:
            s.active = self.chosen
            wording.moved(s, "activated", creature)
            pester(s, creature)
        elif stage == TRANSMUTING:
            if can_transmute(creature):
                transmute(s, creature)
        elif stage == GAINING:
            done = try_gain(s, creature)
        elif stage == ATTACKING_AFTER_ALL or self.eager:
            done = try_attack(s, creature)
        if done:
            self.stage = TURN_END


def new_creature(s: AnotherWorld) -> None:
    """Step 1: if all its creatures sleep, the top card becomes a new one, to the right of the others."""
    if not s.all_asleep(s.players):
        return
    card = draw(s)
    if card >= 0:
        wording.moved(s, "created", s.add_creature(s.players, card), "deck:0")


def most_energetic(s: AnotherWorld) -> i64:
    """Its waking creature with the most energy, the leftmost of equals; 0 if none is awake."""
    best: i64 = 0
    most: i64 = -1
    for creature in s.creatures:
        if s.is_shade(creature.owner) and not creature.asleep and creature.energy > most:
            best = creature.id
            most = creature.energy
    return best


def new_trait(s: AnotherWorld, creature: Creature) -> bool:
    """Step 2: a trait from the top card; whether the creature itself gained an Aggressive one.

    A trait that it already has goes to the creature on its right, or else is discarded.
    """
    card = draw(s)
    if card < 0:
        return False
    s.reveal(s.cards, card, s.everyone())
    upright, turned = s.traits_on(card)
    trait: i64 = turned if (BARRED_TO_THE_SHADE >> upright) & 1 else upright
    receiver = creature if not creature.owns(trait) else right_of(s, creature)
    if receiver.owns(trait):
        s.discards.append(card)
        wording.of_trait(s, "trait-discarded", creature, trait, "deck:0", "discard:0")
        return False
    receiver.add(card, trait)
    wording.of_trait(s, "evolved", receiver, trait, "deck:0")
    return receiver.id == creature.id and aggressive(trait)


def right_of(s: AnotherWorld, creature: Creature) -> Creature:
    """The next of its creatures to the right; the creature itself if there is none."""
    found = False
    for other in s.of(creature.owner):
        if found:
            return other
        found = other.id == creature.id
    return creature


def pester(s: AnotherWorld, creature: Creature) -> None:
    """A Pestering creature wakes one of the Shade's sleepers when activated."""
    sleepers: list[i64] = [other.id for other in s.of(creature.owner) if other.asleep]
    if sleepers and creature.has(PESTERING):
        other = s.creature(choose_by_lot(s, sleepers, True))
        other.asleep = False
        wording.between(s, "woke", creature, other)


def try_gain(s: AnotherWorld, creature: Creature) -> bool:
    """Step C: gain from the Source, from the lower part if possible; whether it did."""
    for part in (LOWER, UPPER):
        if not why_not_gain(s, creature, part):
            gain_from_source(s, creature, part)
            return True
    return False


def try_attack(s: AnotherWorld, creature: Creature) -> bool:
    """Steps B and D: attack a target chosen by a Choice card if success is certain; whether it did."""
    yours: list[i64] = [other.id for other in s.of(YOU)]
    if not yours or not can_attack(creature):
        return False
    target = s.creature(choose_by_lot(s, yours, True))
    if creature.has(FEARSOME) and target.owned:
        target.muted = target.owned
        wording.between(s, "silenced-all", creature, target)
    if why_not_attack(s, creature, target) or not sure_of_success(s, creature, target):
        wording.between(s, "held-back", creature, target)
        return False
    wording.between(s, "attacked", creature, target)
    s.push(Attack(creature.id, target.id))
    return True


def sure_of_success(s: AnotherWorld, creature: Creature, target: Creature) -> bool:
    """Whether one of its Attacking traits would have its effect. What an earlier one does never spoils a later one
    before something has already succeeded, so looking at each alone is enough."""
    return any(creature.has(strike) and succeeds(s, creature, target, strike) for strike in SHADE_ORDER)
