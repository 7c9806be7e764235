"""Step 3 of a turn: activate a creature, use its traits, and perform one of four actions (Activation)."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.another_world import wording
from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.rules.attack import Attack, why_not_attack
from galapagos.games.another_world.rules.energy import gain_from_source, why_not_gain
from galapagos.games.another_world.state import AnotherWorld
from galapagos.games.another_world.traits.table import BY_MOMENT, barred_by, can_attack, can_transmute, working
from galapagos.games.another_world.traits.trait import ACTIVATED, Trait
from galapagos.games.another_world.verbs import (
    ACTIVATE,
    ATTACK,
    COPY,
    GAIN,
    LOWER,
    MIMIC,
    SCARE,
    SILENCE,
    SLEEP,
    TRANSMUTE,
    UPPER,
    VERBS,
    WAKE,
)
from galapagos.kernel.flow import Frame, Staged
from galapagos.kernel.text import Text
from galapagos.kernel.verbs import Verb


class ChooseActive(Frame[AnotherWorld]):
    """Choose one of your non-sleeping creatures."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat

    def copy(self) -> ChooseActive:
        return ChooseActive(self.seat)

    def step(self, s: AnotherWorld) -> bool:
        return True

    def asked(self, s: AnotherWorld) -> i64:
        return self.seat

    def options(self, s: AnotherWorld) -> list[i64]:
        return [ACTIVATE.of(creature.id) for creature in s.creatures if not why_not_activate(creature, self.seat)]

    def take(self, s: AnotherWorld, option: i64) -> None:
        s.pop()
        s.active = ACTIVATE.operand(option)
        wording.moved(s, "activated", s.creature(s.active))
        s.push(Activation(s.active))

    def question(self, s: AnotherWorld, seat: i64) -> Text:
        return ("ask-activate", {})

    def verbs(self, s: AnotherWorld, seat: i64) -> list[Verb]:
        return [ACTIVATE]

    def why_not(self, s: AnotherWorld, seat: i64, action: i64) -> str:
        id: i64 = ACTIVATE.operand(action)
        return why_not_activate(s.creature(id), seat) if s.stands(id) else "why-no-such-creature"


def why_not_activate(creature: Creature, seat: i64) -> str:
    """The reason why the player can't activate the creature, or ""."""
    if creature.owner != seat:
        return "why-not-yours"
    return "why-asleep" if creature.asleep else ""


class Activation(Staged[AnotherWorld]):
    """Use traits of the activated creature, each once and in any order; then perform one action.

    A trait used on another creature takes two picks if there is more to say: the creature, then
    one of its traits.
    """

    __slots__ = ("creature", "used")

    def __init__(self, creature: i64 = 0, used: i64 = 0) -> None:
        super().__init__()
        self.creature: i64 = creature
        self.used: i64 = used

    def copy(self) -> Activation:
        other = Activation(self.creature, self.used)
        other.picked = self.picked.copy()
        return other

    def step(self, s: AnotherWorld) -> bool:
        return True

    def asked(self, s: AnotherWorld) -> i64:
        return s.creature(self.creature).owner

    def options(self, s: AnotherWorld) -> list[i64]:
        creature = s.creature(self.creature)
        found: list[i64] = []
        if self.picked:
            pick: i64 = self.picked[0]
            trait = pointing_trait(pick)
            trait.offer(s, creature, s.creature(pick - trait.pointing), found)
            return found
        self._offer_traits(s, creature, found)
        offer_actions(s, creature, found)
        return found

    def _offer_traits(self, s: AnotherWorld, creature: Creature, found: list[i64]) -> None:
        ready: i64 = working(creature, ACTIVATED) & ~self.used
        if ready == 0:
            return
        for trait in BY_MOMENT[ACTIVATED]:
            if (ready >> trait.id) & 1:
                for other in s.creatures:
                    if trait.works(s, creature, other):
                        found.append(trait.pointing + other.id)

    def complete(self, s: AnotherWorld) -> bool:
        return not (SCARE.has(self.picked[-1]) or MIMIC.has(self.picked[-1]))

    def resolve(self, s: AnotherWorld, picks: list[i64]) -> None:
        creature = s.creature(self.creature)
        first: i64 = picks[0]
        if SCARE.has(first) or MIMIC.has(first) or WAKE.has(first):
            trait = pointing_trait(first)
            self.used |= 1 << trait.id
            trait.resolve(s, creature, s.creature(first - trait.pointing), picks[-1])
        else:
            s.pop()
            perform(s, creature, first)

    def default(self, s: AnotherWorld, seat: i64) -> i64:
        return self.options(s)[0] if self.picked else SLEEP.base

    def question(self, s: AnotherWorld, seat: i64) -> Text:
        if not self.picked:
            return ("ask-action", {"creature": self.creature})
        pick: i64 = self.picked[0]
        if SCARE.has(pick):
            return ("ask-silence", wording.about(s, self.creature, SCARE.operand(pick), seat))
        return ("ask-copy", wording.about(s, self.creature, MIMIC.operand(pick), seat))

    def verbs(self, s: AnotherWorld, seat: i64) -> list[Verb]:
        """To point at a creature means what the activated one is able to do, an attack before all else."""
        creature = s.creature(self.creature)
        able: list[Verb] = [SILENCE, COPY] if self.picked else []
        unable: list[Verb] = []
        (able if can_attack(creature) else unable).append(ATTACK)
        for trait in BY_MOMENT[ACTIVATED]:
            (able if creature.has(trait.id) else unable).append(VERBS.verb(trait.pointing))
        return [*able, *unable, GAIN, TRANSMUTE, SLEEP]

    def why_not(self, s: AnotherWorld, seat: i64, action: i64) -> str:
        if self.picked:
            return "" if action in self.options(s) else "why-pick-trait"
        creature = s.creature(self.creature)
        if GAIN.has(action):
            return why_not_gain(s, creature, GAIN.operand(action))
        if action == TRANSMUTE.base:
            return why_not_transmute(creature)
        return "" if action == SLEEP.base else self._why_not_point(s, creature, action)

    def _why_not_point(self, s: AnotherWorld, creature: Creature, action: i64) -> str:
        """The reason why the creature can't attack another one or use a trait on it, or ""."""
        id: i64 = action - VERBS.verb(action).base
        if not s.stands(id):
            return "why-no-such-creature"
        if ATTACK.has(action):
            return why_not_attack(s, creature, s.creature(id))
        return self._why_not_use(s, pointing_trait(action), creature, s.creature(id))

    def _why_not_use(self, s: AnotherWorld, trait: Trait, creature: Creature, other: Creature) -> str:
        if (self.used >> trait.id) & 1:
            return "why-used"
        if not creature.has(trait.id):
            return "why-lacks-trait"
        if other.id == creature.id:
            return "why-itself"
        return "" if trait.works(s, creature, other) else "why-no-effect"


def pointing_trait(action: i64) -> Trait:
    """The trait that is used by pointing at a creature with this action."""
    found = BY_MOMENT[ACTIVATED][0]
    for trait in BY_MOMENT[ACTIVATED]:
        if trait.pointing <= action and trait.pointing >= found.pointing:
            found = trait
    return found


def offer_actions(s: AnotherWorld, creature: Creature, found: list[i64]) -> None:
    """The actions that are possible now; Sleep always is."""
    if not why_not_gain(s, creature, LOWER):
        found.append(GAIN.of(LOWER))
    if not why_not_gain(s, creature, UPPER):
        found.append(GAIN.of(UPPER))
    if not why_not_transmute(creature):
        found.append(TRANSMUTE.base)
    if can_attack(creature):
        for target in s.creatures:
            if target.id != creature.id and barred_by(s, creature, target) < 0:
                found.append(ATTACK.of(target.id))
    found.append(SLEEP.base)


def perform(s: AnotherWorld, creature: Creature, action: i64) -> None:
    """Carry out the chosen action."""
    if GAIN.has(action):
        gain_from_source(s, creature, GAIN.operand(action))
    elif action == TRANSMUTE.base:
        transmute(s, creature)
    elif ATTACK.has(action):
        target = s.creature(ATTACK.operand(action))
        wording.between(s, "attacked", creature, target)
        s.push(Attack(creature.id, target.id))
    else:
        creature.asleep = True
        wording.moved(s, "fell-asleep", creature)


def why_not_transmute(creature: Creature) -> str:
    """The reason why the creature can't transmute, or ""."""
    return "" if can_transmute(creature) else "why-too-little-energy"


def transmute(s: AnotherWorld, creature: Creature) -> None:
    """Discard the creature and all on it, take a Transmutation token; enough of them win at once (Transmute)."""
    owner: i64 = creature.owner
    wording.transmuted(s, creature)
    s.remove_creature(creature)
    if s.is_shade(owner):
        wording.of_owner(s, "won", owner)
        s.finish(0)
        return
    s.transmuted[owner] += 1
    if s.transmuted[owner] >= s.goal():
        wording.of_owner(s, "won", owner)
        s.finish(1 << owner)


def end_turn(s: AnotherWorld) -> None:
    """Copies and suppressions last until now."""
    s.active = 0
    for creature in s.creatures:
        creature.copied = 0
        creature.muted = 0
