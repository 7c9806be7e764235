"""The choices before activation: redrawing, and steps 1 and 2 of a turn."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.another_world import wording
from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.rules.piles import draw_hand
from galapagos.games.another_world.state import AnotherWorld
from galapagos.games.another_world.verbs import CREATE, EVOLVE, KEEP, NO_CREATURE, NO_TRAIT, ONTO, REDRAW
from galapagos.kernel.flow import Frame, Staged
from galapagos.kernel.text import Text
from galapagos.kernel.verbs import Verb


class Redraw(Frame[AnotherWorld]):
    """At the start of a round: may discard the hand and draw as many cards (Round overview)."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat

    def copy(self) -> Redraw:
        return Redraw(self.seat)

    def step(self, s: AnotherWorld) -> bool:
        return True

    def asked(self, s: AnotherWorld) -> i64:
        return self.seat

    def options(self, s: AnotherWorld) -> list[i64]:
        return [REDRAW.base, KEEP.base]

    def take(self, s: AnotherWorld, option: i64) -> None:
        s.pop()
        if option == REDRAW.base:
            number: i64 = len(s.hands[self.seat])
            wording.of_owner(s, "redrew", self.seat)
            s.discards.extend(s.hands[self.seat])
            s.hands[self.seat] = []
            draw_hand(s, self.seat, number)

    def default(self, s: AnotherWorld, seat: i64) -> i64:
        return KEEP.base

    def question(self, s: AnotherWorld, seat: i64) -> Text:
        return ("ask-redraw", {"cards": len(s.hands[self.seat])})

    def verbs(self, s: AnotherWorld, seat: i64) -> list[Verb]:
        return [REDRAW, KEEP]

    def why_not(self, s: AnotherWorld, seat: i64, action: i64) -> str:
        return ""


class NewCreature(Frame[AnotherWorld]):
    """Step 1 (optional): place a card from the hand face down as a new creature."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat

    def copy(self) -> NewCreature:
        return NewCreature(self.seat)

    def step(self, s: AnotherWorld) -> bool:
        return True

    def asked(self, s: AnotherWorld) -> i64:
        return self.seat

    def options(self, s: AnotherWorld) -> list[i64]:
        found: list[i64] = []
        slot: i64 = 0
        while slot < len(s.hands[self.seat]):
            found.append(CREATE.of(slot))
            slot += 1
        found.append(NO_CREATURE.base)
        return found

    def take(self, s: AnotherWorld, option: i64) -> None:
        s.pop()
        if CREATE.has(option):
            body = s.cards.conceal(s.hands[self.seat], CREATE.operand(option), self.seat)
            creature = s.add_creature(self.seat, body)
            if s.watched():
                wording.moved(s, "created", creature, wording.place_of(s, self.seat))

    def default(self, s: AnotherWorld, seat: i64) -> i64:
        return NO_CREATURE.base

    def question(self, s: AnotherWorld, seat: i64) -> Text:
        return ("ask-create", {})

    def verbs(self, s: AnotherWorld, seat: i64) -> list[Verb]:
        return [CREATE, NO_CREATURE]

    def why_not(self, s: AnotherWorld, seat: i64, action: i64) -> str:
        return why_not_held(s, seat, CREATE.operand(action)) if CREATE.has(action) else ""


def why_not_held(s: AnotherWorld, seat: i64, slot: i64) -> str:
    """The reason why no card can be played from that place of the hand, or ""."""
    return "" if slot < len(s.hands[seat]) else "why-no-card"


def why_not_onto(creature: Creature, seat: i64, trait: i64) -> str:
    """The reason why the creature can't be given the trait, or ""."""
    if creature.owner != seat:
        return "why-not-yours"
    return "why-has-trait" if creature.owns(trait) else ""


class NewTrait(Staged[AnotherWorld]):
    """Step 2 (optional): place a card face up under one of your creatures, one of its traits showing."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat: i64 = seat

    def copy(self) -> NewTrait:
        other = NewTrait(self.seat)
        other.picked = self.picked.copy()
        return other

    def step(self, s: AnotherWorld) -> bool:
        return True

    def asked(self, s: AnotherWorld) -> i64:
        return self.seat

    def options(self, s: AnotherWorld) -> list[i64]:
        if self.picked:
            return self._targets(s, self._trait(s, self.picked[0]))
        found: list[i64] = []
        wanted: i64 = ~self._owned_by_all(s)
        hand = s.hands[self.seat]
        slot: i64 = 0
        while slot < len(hand):
            upright, turned = s.traits_on(hand[slot])
            if (wanted >> upright) & 1:
                found.append(EVOLVE.of(2 * slot))
            if (wanted >> turned) & 1:
                found.append(EVOLVE.of(2 * slot + 1))
            slot += 1
        found.append(NO_TRAIT.base)
        return found

    def _owned_by_all(self, s: AnotherWorld) -> i64:
        """The traits that every creature of the player already has."""
        common: i64 = ~0
        for creature in s.creatures:
            if creature.owner == self.seat:
                common &= creature.owned
        return common

    def _targets(self, s: AnotherWorld, trait: i64) -> list[i64]:
        return [ONTO.of(creature.id) for creature in s.creatures if not why_not_onto(creature, self.seat, trait)]

    def _trait(self, s: AnotherWorld, pick: i64) -> i64:
        slot: i64 = EVOLVE.operand(pick) // 2
        return s.trait_on(s.hands[self.seat][slot], EVOLVE.operand(pick) % 2)

    def complete(self, s: AnotherWorld) -> bool:
        return not EVOLVE.has(self.picked[-1])

    def resolve(self, s: AnotherWorld, picks: list[i64]) -> None:
        s.pop()
        if len(picks) < 2:
            return
        trait: i64 = self._trait(s, picks[0])
        card: i64 = s.hands[self.seat].pop(EVOLVE.operand(picks[0]) // 2)
        creature = s.creature(ONTO.operand(picks[1]))
        creature.add(card, trait)
        s.reveal(s.cards, card, s.everyone())
        if s.watched():
            wording.of_trait(s, "evolved", creature, trait, wording.place_of(s, self.seat))

    def default(self, s: AnotherWorld, seat: i64) -> i64:
        return self.options(s)[0] if self.picked else NO_TRAIT.base

    def question(self, s: AnotherWorld, seat: i64) -> Text:
        return ("ask-onto" if self.picked else "ask-evolve", {})

    def verbs(self, s: AnotherWorld, seat: i64) -> list[Verb]:
        return [ONTO, EVOLVE, NO_TRAIT]

    def why_not(self, s: AnotherWorld, seat: i64, action: i64) -> str:
        if self.picked:
            return self._why_not_onto(s, ONTO.operand(action)) if ONTO.has(action) else "why-creature-now"
        if EVOLVE.has(action):
            return self._why_not_evolve(s, action)
        return "why-card-first" if ONTO.has(action) else ""

    def _why_not_onto(self, s: AnotherWorld, id: i64) -> str:
        if not s.stands(id):
            return "why-no-such-creature"
        return why_not_onto(s.creature(id), self.seat, self._trait(s, self.picked[0]))

    def _why_not_evolve(self, s: AnotherWorld, action: i64) -> str:
        missing = why_not_held(s, self.seat, EVOLVE.operand(action) // 2)
        if missing:
            return missing
        return "why-all-have-trait" if (self._owned_by_all(s) >> self._trait(s, action)) & 1 else ""
