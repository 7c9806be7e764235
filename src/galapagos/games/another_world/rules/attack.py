"""The attack: declare, strike, suffer the answer, fall asleep (Attack)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.another_world import wording
from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.names import ASTRAL, FIRE_BREATHING, LULLING, VAMPIRE
from galapagos.games.another_world.rules.energy import gain_from_supply
from galapagos.games.another_world.rules.piles import choose_by_lot
from galapagos.games.another_world.state import AnotherWorld
from galapagos.games.another_world.traits.table import (
    BY_MOMENT,
    TABLE,
    barred_by,
    can_attack,
    negated,
    shield,
    working,
)
from galapagos.games.another_world.traits.trait import AFTER_ATTACK, STRIKING
from galapagos.games.another_world.verbs import AVENGE, BURN, POISON, SPARE, STOP, STRIKE
from galapagos.kernel.flow import Frame
from galapagos.kernel.text import Text
from galapagos.kernel.verbs import Verb

STRIKES: Final = 0
ANSWERS: Final = 1
REST: Final = 2

SHADE_ORDER: Final = [LULLING, FIRE_BREATHING, VAMPIRE]


def why_not_attack(s: AnotherWorld, attacker: Creature, target: Creature) -> str:
    """Step 1: the reason why the attack can't be declared, or ""."""
    if attacker.id == target.id:
        return "why-itself"
    if not can_attack(attacker):
        return "why-no-attacking-trait"
    trait: i64 = barred_by(s, attacker, target)
    if trait < 0:
        return ""
    return "why-astral" if trait == ASTRAL else "why-flying"


def succeeds(s: AnotherWorld, attacker: Creature, target: Creature, strike: i64) -> bool:
    """Whether the Attacking trait, used now, would have its effect."""
    return not negated(target, strike) and TABLE[strike].works(s, attacker, target)


class Attack(Frame[AnotherWorld]):
    """Steps 2 to 4: use Attacking traits, each at most once; let the target answer; fall asleep."""

    __slots__ = ("attacker", "stage", "target", "used")

    def __init__(self, attacker: i64 = 0, target: i64 = 0, stage: i64 = STRIKES, used: i64 = 0) -> None:
        self.attacker: i64 = attacker
        self.target: i64 = target
        self.stage: i64 = stage
        self.used: i64 = used

    def copy(self) -> Attack:
        return Attack(self.attacker, self.target, self.stage, self.used)

    def step(self, s: AnotherWorld) -> bool:
        attacker = s.creature(self.attacker)
        if self.stage == STRIKES:
            s.target = self.target
            if s.is_shade(attacker.owner):
                self._shade_strikes(s)
            elif self._left(attacker):
                return True
            else:
                self.stage = ANSWERS
        elif self.stage == ANSWERS:
            self.stage = REST
            s.push(Aftermath(self.attacker, self.target))
        else:
            s.pop()
            s.target = 0
            attacker.asleep = True
            wording.moved(s, "fell-asleep", attacker)
        return False

    def _left(self, attacker: Creature) -> i64:
        """The bit set of the Attacking traits that can still be used."""
        return working(attacker, STRIKING) & ~self.used

    def asked(self, s: AnotherWorld) -> i64:
        return s.creature(self.attacker).owner

    def options(self, s: AnotherWorld) -> list[i64]:
        attacker = s.creature(self.attacker)
        target = s.creature(self.target)
        left: i64 = self._left(attacker)
        found: list[i64] = []
        for trait in BY_MOMENT[STRIKING]:
            if (left >> trait.id) & 1:
                if succeeds(s, attacker, target, trait.id):
                    trait.offer(s, attacker, target, found)
                else:
                    found.append(STRIKE.of(trait.id))
        if self.used:
            found.append(STOP.base)
        return found

    def take(self, s: AnotherWorld, option: i64) -> None:
        if option == STOP.base:
            self.stage = ANSWERS
        else:
            self._strike(s, FIRE_BREATHING if BURN.has(option) else STRIKE.operand(option), option)

    def _strike(self, s: AnotherWorld, strike: i64, option: i64) -> None:
        """Steps 2-A and 2-B: the effect, and energy for the attacker if there was one."""
        attacker = s.creature(self.attacker)
        target = s.creature(self.target)
        self.used |= 1 << strike
        if succeeds(s, attacker, target, strike):
            gain_from_supply(s, attacker, TABLE[strike].resolve(s, attacker, target, option), strike)
        else:
            wording.fruitless(s, attacker, target, strike, shield(target, strike))

    def _shade_strikes(self, s: AnotherWorld) -> None:
        """The Shade uses what succeeds, in its own order."""
        attacker = s.creature(self.attacker)
        target = s.creature(self.target)
        left: i64 = self._left(attacker)
        for strike in SHADE_ORDER:
            if (left >> strike) & 1 and succeeds(s, attacker, target, strike):
                offered: list[i64] = []
                TABLE[strike].offer(s, attacker, target, offered)
                self._strike(s, strike, choose_by_lot(s, offered, False))
                return
        self.stage = ANSWERS

    def default(self, s: AnotherWorld, seat: i64) -> i64:
        return STOP.base if self.used else self.options(s)[0]

    def question(self, s: AnotherWorld, seat: i64) -> Text:
        key = "ask-strike-more" if self.used else "ask-strike"
        return (key, wording.about(s, self.attacker, self.target, seat))

    def verbs(self, s: AnotherWorld, seat: i64) -> list[Verb]:
        return [STRIKE, BURN, STOP]

    def why_not(self, s: AnotherWorld, seat: i64, action: i64) -> str:
        if STRIKE.has(action):
            return self._why_not_strike(s, STRIKE.operand(action))
        if BURN.has(action):
            return self._why_not_burn(s, BURN.operand(action))
        return "" if self.used else "why-strike-first"

    def _why_not_strike(self, s: AnotherWorld, strike: i64) -> str:
        attacker = s.creature(self.attacker)
        if (self.used >> strike) & 1:
            return "why-used"
        if not (self._left(attacker) >> strike) & 1:
            return "why-not-attacking"
        fire = strike == FIRE_BREATHING and succeeds(s, attacker, s.creature(self.target), strike)
        return "why-pick-burnt-trait" if fire else ""

    def _why_not_burn(self, s: AnotherWorld, trait: i64) -> str:
        target = s.creature(self.target)
        if not (self._left(s.creature(self.attacker)) >> FIRE_BREATHING) & 1:
            return "why-no-fire"
        if not target.owns(trait):
            return "why-no-such-card"
        return "why-negated" if negated(target, FIRE_BREATHING) else ""


class Aftermath(Frame[AnotherWorld]):
    """Step 3: the target's owner may use traits that answer the attack, in any order."""

    __slots__ = ("attacker", "target", "used")

    def __init__(self, attacker: i64 = 0, target: i64 = 0, used: i64 = 0) -> None:
        self.attacker: i64 = attacker
        self.target: i64 = target
        self.used: i64 = used

    def copy(self) -> Aftermath:
        return Aftermath(self.attacker, self.target, self.used)

    def step(self, s: AnotherWorld) -> bool:
        shade = s.is_shade(self.asked(s))
        if not shade and self._offers(s):
            return True
        if not (shade and self._shade_answers(s)):
            s.pop()
        return False

    def asked(self, s: AnotherWorld) -> i64:
        return s.creature(self.target).owner

    def _ready(self, s: AnotherWorld, trait: i64) -> bool:
        """Whether the target can answer with the trait now."""
        target = s.creature(self.target)
        left: i64 = working(target, AFTER_ATTACK) & ~self.used
        return (left >> trait) & 1 == 1 and TABLE[trait].works(s, target, s.creature(self.attacker))

    def _offers(self, s: AnotherWorld) -> list[i64]:
        found: list[i64] = []
        for trait in BY_MOMENT[AFTER_ATTACK]:
            if self._ready(s, trait.id):
                trait.offer(s, s.creature(self.target), s.creature(self.attacker), found)
        return found

    def options(self, s: AnotherWorld) -> list[i64]:
        return [*self._offers(s), SPARE.base]

    def take(self, s: AnotherWorld, option: i64) -> None:
        if option == SPARE.base:
            self.used = ~0
            return
        for trait in BY_MOMENT[AFTER_ATTACK]:
            offered: list[i64] = []
            trait.offer(s, s.creature(self.target), s.creature(self.attacker), offered)
            if self._ready(s, trait.id) and option in offered:
                self._resolve(s, trait.id, option)
                return

    def _shade_answers(self, s: AnotherWorld) -> bool:
        """The Shade uses the oldest trait that can answer; whether there was one."""
        for trait in s.creature(self.target).traits:
            if self._ready(s, trait):
                offered: list[i64] = []
                TABLE[trait].offer(s, s.creature(self.target), s.creature(self.attacker), offered)
                self._resolve(s, trait, choose_by_lot(s, offered, False))
                return True
        return False

    def _resolve(self, s: AnotherWorld, trait: i64, option: i64) -> None:
        self.used |= 1 << trait
        TABLE[trait].resolve(s, s.creature(self.target), s.creature(self.attacker), option)

    def default(self, s: AnotherWorld, seat: i64) -> i64:
        return SPARE.base

    def question(self, s: AnotherWorld, seat: i64) -> Text:
        return ("ask-answer", wording.about(s, self.target, self.attacker, seat))

    def verbs(self, s: AnotherWorld, seat: i64) -> list[Verb]:
        return [AVENGE, POISON, SPARE]

    def why_not(self, s: AnotherWorld, seat: i64, action: i64) -> str:
        if AVENGE.has(action) and not s.creature(self.attacker).owns(AVENGE.operand(action)):
            return "why-no-such-card"
        return "" if action == SPARE.base or action in self._offers(s) else "why-used-up"
