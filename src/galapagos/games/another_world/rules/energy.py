"""Gaining energy: the token, and the traits that answer (Gain Energy; Attack, step 2-B)."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.another_world import wording
from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.names import CARING, CHARMING, FULL, LONG_TAILED
from galapagos.games.another_world.rules.piles import choose_by_lot
from galapagos.games.another_world.state import AnotherWorld
from galapagos.games.another_world.traits.energetic import (
    has_room,
    why_not_charm,
    why_not_give,
    why_not_shed,
)
from galapagos.games.another_world.traits.table import BY_MOMENT, TABLE, working
from galapagos.games.another_world.traits.trait import FROM_SOURCE, GAINING, NO_GAIN
from galapagos.games.another_world.verbs import CHARM, ENOUGH, GIVE, LOWER, SHED, UPPER
from galapagos.kernel.flow import Frame
from galapagos.kernel.text import Text
from galapagos.kernel.verbs import Verb

HOLDERS = 128  # a trigger is packed as trait * HOLDERS + the number of its creature


def why_not_gain(s: AnotherWorld, creature: Creature, part: i64) -> str:
    """The reason why the creature can't gain from that part of the Source, or ""."""
    if part == LOWER and s.lower == 0:
        return "why-lower-empty"
    if part == UPPER and s.upper == 0:
        return "why-upper-empty"
    if part == UPPER and not creature.has(s.source_trait()):
        return "why-upper-closed"
    return "" if has_room(creature) else "why-track-full"


def gain_from_source(s: AnotherWorld, creature: Creature, part: i64) -> None:
    """The action Gain Energy: one energy from the Source."""
    if part == LOWER:
        s.lower -= 1
        wording.moved(s, "gained-lower", creature, "source:lower")
    else:
        s.upper -= 1
        wording.moved(s, "gained-upper", creature, "source:upper")
    gain(s, creature, FROM_SOURCE)


def gain_from_supply(s: AnotherWorld, creature: Creature, origin: i64, trait: i64) -> None:
    """One energy from the supply, by a trait that attacked or answered; none if there is no room for it."""
    if has_room(creature):
        wording.of_trait(s, "gained", creature, trait, "supply:0")
        gain(s, creature, origin)
    else:
        wording.of_trait(s, "gained-nothing", creature, trait)


def gain(s: AnotherWorld, creature: Creature, origin: i64) -> None:
    """Place the energy, on a full Caring creature beyond its track; what it triggers waits on the stack."""
    triggers = triggered(s, creature, origin)
    if triggers:
        s.push(Triggers(creature.id, triggers, max(FULL, creature.energy)))
    creature.energy += 1


def triggered(s: AnotherWorld, gainer: Creature, origin: i64) -> list[i64]:
    """The traits of the gainer and its friends that answer the gain, left to right."""
    found: list[i64] = []
    for holder in s.creatures:
        if holder.owner == gainer.owner and working(holder, GAINING):
            for trait in BY_MOMENT[GAINING]:
                if holder.has(trait.id) and trait.answers(holder, gainer, origin):
                    found.append(trait.id * HOLDERS + holder.id)
    return found


class Triggers(Frame[AnotherWorld]):
    """Traits that answer a gain: their owner uses them in any order, or not at all.

    New triggers lie above on the stack, so they resolve before the waiting ones. Conditions
    are tested when a trigger resolves; one whose trait was lost meanwhile is gone. A token that found
    no place on the track lies on the gainer as long; if it is still there then, it goes back to the supply.
    """

    __slots__ = ("gainer", "most", "pending")

    def __init__(self, gainer: i64 = 0, pending: list[i64] | None = None, most: i64 = FULL) -> None:
        self.gainer: i64 = gainer
        self.pending: list[i64] = pending if pending is not None else []
        self.most: i64 = most  # the energy that may stay on the gainer when they are done

    def copy(self) -> Triggers:
        return Triggers(self.gainer, self.pending.copy(), self.most)

    def step(self, s: AnotherWorld) -> bool:
        s.gaining = self.gainer
        if s.is_shade(self.asked(s)) and self._shade_answers(s):
            return False
        if not s.is_shade(self.asked(s)) and self._offers(s):
            return True
        s.gaining = 0
        s.pop()
        self._return_excess(s, s.creature(self.gainer))
        return False

    def _return_excess(self, s: AnotherWorld, gainer: Creature) -> None:
        if gainer.energy > self.most:
            gainer.energy = self.most
            wording.moved(s, "energy-wasted", gainer, wording.spot(gainer), "supply:0")

    def asked(self, s: AnotherWorld) -> i64:
        return s.creature(self.gainer).owner

    def _offers(self, s: AnotherWorld) -> list[i64]:
        found: list[i64] = []
        for trigger in self.pending:
            self._offer(s, trigger, found)
        return found

    def _offer(self, s: AnotherWorld, trigger: i64, found: list[i64]) -> None:
        trait: i64 = trigger // HOLDERS
        holder = s.creature(trigger % HOLDERS)
        if holder.has(trait):
            TABLE[trait].offer(s, holder, s.creature(self.gainer), found)

    def options(self, s: AnotherWorld) -> list[i64]:
        return [*self._offers(s), ENOUGH.base]

    def take(self, s: AnotherWorld, option: i64) -> None:
        if option == ENOUGH.base:
            self.pending = []
            return
        for trigger in self.pending:
            offered: list[i64] = []
            self._offer(s, trigger, offered)
            if option in offered:
                self._resolve(s, trigger, option)
                return

    def _shade_answers(self, s: AnotherWorld) -> bool:
        """The Shade uses the first trigger that it can, left to right; whether there was one."""
        for trigger in self.pending:
            offered: list[i64] = []
            self._offer(s, trigger, offered)
            if offered:
                self._resolve(s, trigger, choose_by_lot(s, offered, TABLE[trigger // HOLDERS].seeks_creature))
                return True
        return False

    def _resolve(self, s: AnotherWorld, trigger: i64, option: i64) -> None:
        self.pending.remove(trigger)
        holder = s.creature(trigger % HOLDERS)
        origin: i64 = TABLE[trigger // HOLDERS].resolve(s, holder, s.creature(self.gainer), option)
        if origin != NO_GAIN:
            gain_from_supply(s, holder, origin, trigger // HOLDERS)

    def default(self, s: AnotherWorld, seat: i64) -> i64:
        return ENOUGH.base

    def question(self, s: AnotherWorld, seat: i64) -> Text:
        return ("ask-triggers", {"creature": self.gainer})

    def verbs(self, s: AnotherWorld, seat: i64) -> list[Verb]:
        return [GIVE, CHARM, SHED, ENOUGH] if self._waits(s, CARING, self.gainer) else [CHARM, GIVE, SHED, ENOUGH]

    def why_not(self, s: AnotherWorld, seat: i64, action: i64) -> str:
        gainer = s.creature(self.gainer)
        if GIVE.has(action):
            waits = self._waits(s, CARING, gainer.id)
            return why_not_give_to(s, gainer, GIVE.operand(action)) if waits else "why-not-caring"
        if CHARM.has(action):
            waits = self._waits(s, CHARMING, CHARM.operand(action))
            return why_not_charm(s.creature(CHARM.operand(action))) if waits else "why-not-charming"
        if SHED.has(action):
            waits = self._waits(s, LONG_TAILED, gainer.id)
            return why_not_shed(gainer, SHED.operand(action)) if waits else "why-not-long-tailed"
        return ""

    def _waits(self, s: AnotherWorld, trait: i64, holder: i64) -> bool:
        """Whether this trigger is still to be used, its trait not lost meanwhile."""
        return trait * HOLDERS + holder in self.pending and s.creature(holder).has(trait)


def why_not_give_to(s: AnotherWorld, giver: Creature, id: i64) -> str:
    """The reason why energy can't be passed on to the creature of that number, or ""."""
    return why_not_give(giver, s.creature(id)) if s.stands(id) else "why-no-such-creature"
