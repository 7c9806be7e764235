"""STEP 2: ADAPT."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.beginning.rules.supply import discard
from galapagos.games.beginning.species import Species
from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.verbs import CREATE, DONE, EVOLVE, GROW, PLAY, REMOVE
from galapagos.games.beginning.wording import told, trait_name
from galapagos.kernel.flow import Staged
from galapagos.kernel.text import Param, Text
from galapagos.kernel.verbs import Verb

ABOUT_CARDS: Final = [PLAY, REMOVE, DONE, EVOLVE, GROW, CREATE]
ABOUT_USES: Final = [EVOLVE, GROW, CREATE, PLAY, REMOVE, DONE]


class Adapt(Staged[Beginning]):
    """Play cards in any order: pick one of the hand, then what becomes of it. Or remove traits. Or be done."""

    __slots__ = ()

    def copy(self) -> Adapt:
        other = Adapt()
        other.picked = self.picked.copy()
        return other

    def step(self, s: Beginning) -> bool:
        return True

    def asked(self, s: Beginning) -> i64:
        return s.active

    def options(self, s: Beginning) -> list[i64]:
        if self.picked:
            return self._uses(s, self.face(s))
        found: list[i64] = [DONE.base]
        self._add_cards(s, found)
        for species in s.species:
            if species.owner == s.active:
                for token in species.worn:
                    found.append(REMOVE.of2(species.place, s.cards.face[token]))
        return found

    def _add_cards(self, s: Beginning, found: list[i64]) -> None:
        """The cards in hand; of equal ones the first stands for all."""
        seen: i64 = 0
        slot: i64 = 0
        for token in s.hands[s.active]:
            bit: i64 = 1 << s.cards.face[token]
            if not seen & bit:
                seen |= bit
                found.append(PLAY.of(slot))
            slot += 1

    def _uses(self, s: Beginning, face: i64) -> list[i64]:
        """What can become of the picked card."""
        found: list[i64] = [CREATE.base]
        for species in s.species:
            if species.owner == s.active:
                found.append(GROW.of(species.place))
                if not why_not_evolve(s, species, face):
                    found.append(EVOLVE.of(species.place))
        return found

    def face(self, s: Beginning) -> i64:
        """The trait on the picked card."""
        return s.cards.face[s.hands[s.active][PLAY.operand(self.picked[0])]]

    def complete(self, s: Beginning) -> bool:
        return not PLAY.has(self.picked[len(self.picked) - 1])

    def resolve(self, s: Beginning, picks: list[i64]) -> None:
        move: i64 = picks[len(picks) - 1]
        if move == DONE.base:
            s.pop()
        elif REMOVE.has(move):
            operands = REMOVE.values(move)
            remove_trait(s, s.at(operands[0]), operands[1])
        elif EVOLVE.has(move):
            add_trait(s, s.at(EVOLVE.operand(move)), PLAY.operand(picks[0]))
        elif GROW.has(move):
            add_population(s, s.at(GROW.operand(move)), PLAY.operand(picks[0]))
        else:
            create_species(s, PLAY.operand(picks[0]))

    def default(self, s: Beginning, seat: i64) -> i64:
        return CREATE.base if self.picked else DONE.base

    def question(self, s: Beginning, seat: i64) -> Text:
        if self.picked:
            return ("ask-use", {"card": trait_name(self.face(s))})
        return ("ask-adapt", {})

    def verbs(self, s: Beginning, seat: i64) -> list[Verb]:
        return ABOUT_USES if self.picked else ABOUT_CARDS

    def why_not(self, s: Beginning, seat: i64, action: i64) -> str:
        if GROW.has(action) or EVOLVE.has(action):
            return self._why_not_use(s, action)
        if action == CREATE.base:
            return "" if self.picked else "why-card-first"
        if self.picked:
            return "why-one-card"
        if PLAY.has(action):
            return why_not_play(s, PLAY.operand(action))
        return why_not_remove(s, REMOVE.values(action)) if REMOVE.has(action) else ""

    def _why_not_use(self, s: Beginning, action: i64) -> str:
        evolves = EVOLVE.has(action)
        place = EVOLVE.operand(action) if evolves else GROW.operand(action)
        reason = why_not_own(s, place)
        if reason or not self.picked:
            return reason if reason else "why-card-first"
        return why_not_evolve(s, s.at(place), self.face(s)) if evolves else ""


def why_not_play(s: Beginning, slot: i64) -> str:
    """Why the active player may not pick that card of the hand; "" if they may."""
    hand = s.hands[s.active]
    if slot >= len(hand):
        return "why-no-card"
    face: i64 = s.cards.face[hand[slot]]
    return "why-same-card" if any(s.cards.face[hand[i]] == face for i in range(slot)) else ""


def why_not_remove(s: Beginning, operands: list[i64]) -> str:
    """Why the active player may not remove that trait of that species; "" if they may."""
    reason = why_not_own(s, operands[0])
    if reason:
        return reason
    return "" if s.at(operands[0]).has(operands[1]) else "why-no-trait"


def why_not_own(s: Beginning, place: i64) -> str:
    """Why the active player may not do anything with that species; "" if it is their own."""
    species = s.find(place)
    if species is None:
        return "why-no-species"
    return "" if species.owner == s.active else "why-not-yours"


def why_not_evolve(s: Beginning, species: Species, trait: i64) -> str:
    """Why the species may not get the trait; "" if it may."""
    if species.has(trait):
        return "why-duplicate"
    if len(species.worn) >= s.deck.most_traits:
        return "why-enough-traits"
    return ""


def create_species(s: Beginning, slot: i64) -> None:
    """1) Create Another Species: a card of the hand, face down, is a species with one population."""
    token = s.cards.conceal(s.hands[s.active], slot, s.active)
    species = s.found_species(s.active, token)
    if s.watched():
        s.tell("created", told(species), f"hand:{s.active}", f"species:{species.place}")


def add_population(s: Beginning, species: Species, slot: i64) -> None:
    """2) Add Population: a card of the hand, face down."""
    token = s.cards.conceal(s.hands[s.active], slot, s.active)
    species.herd.append(token)
    if s.watched():
        s.tell("grew", told(species), f"hand:{s.active}", f"card:{token}")


def add_trait(s: Beginning, species: Species, slot: i64) -> None:
    """3) Add Traits: a card of the hand, face up, above the species."""
    token: i64 = s.hands[s.active].pop(slot)
    trait: i64 = s.cards.face[token]
    s.reveal(s.cards, token, s.everyone())
    species.worn.append(token)
    species.traits |= 1 << trait
    if s.watched():
        s.tell("evolved", told_trait(species, trait), f"hand:{s.active}", f"card:{token}")


def remove_trait(s: Beginning, species: Species, trait: i64) -> None:
    """Removing a trait: it goes to the discards, and nothing is drawn for it."""
    for token in species.worn:
        if s.cards.face[token] == trait:
            species.worn.remove(token)
            species.traits &= ~(1 << trait)
            discard(s, token)
            if s.watched():
                s.tell("removed", told_trait(species, trait), f"card:{token}", "discard:0")
            return


def told_trait(species: Species, trait: i64) -> dict[str, Param]:
    return told(species) | {"trait": trait_name(trait)}
