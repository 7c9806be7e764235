"""Words and pointing: how actions name the things on the table, and what happened, told to whoever listens.

Nothing is built while nobody listens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.names import TRAIT_NAMES, trait_key
from galapagos.games.another_world.verbs import BURN, COPY, EVOLVE, SHED, SILENCE, VERBS
from galapagos.kernel.flow import Staged
from galapagos.kernel.text import Param, Text

if TYPE_CHECKING:
    from galapagos.games.another_world.state import AnotherWorld


# --- Actions ------------------------------------------------------------------------------------------


def anchor(s: AnotherWorld, operand: str, value: int, seat: int) -> str:
    """The thing on the table that the seat's operand names."""
    if operand == "card":
        return f"card:{s.hands[seat][value]}" if value < len(s.hands[seat]) else f"slot:{value}"
    if operand == "part":
        return "source:upper" if value else "source:lower"
    return f"{operand}:{value}"


def param(operand: str, value: int) -> Param:
    """How an operand is told in words."""
    if operand == "trait":
        return trait_key(value)
    if operand == "part":
        return "@part-upper" if value else "@part-lower"
    return value


def touches(s: AnotherWorld, action: i64, seat: i64) -> list[str]:
    """A half of a card and a creature's trait are things of their own; nothing if the action names neither."""
    verb = VERBS.verb(action)
    values = verb.values(action)
    if EVOLVE.has(action) and values[0] < len(s.hands[seat]):
        card: i64 = s.hands[seat][values[0]]
        return [f"card:{card}", f"half:{card}:{values[1]}"]
    if verb.operands and verb.operands[0].name == "trait":
        return [_trait_place(s, _holder(s, action), values[0])]
    return []


def _trait_place(s: AnotherWorld, holder: i64, trait: i64) -> str:
    """Where the trait lies: on a card, or as a copy on the creature."""
    if not s.stands(holder):
        return f"trait:{trait}"
    card: i64 = s.creature(holder).card_of(trait)
    return f"card:{card}" if card >= 0 else f"copy:{holder}:{trait}"


def _holder(s: AnotherWorld, action: i64) -> i64:
    """The creature whose trait an action names now; 0 for none."""
    if SILENCE.has(action) or COPY.has(action):
        return _picked(s)
    if BURN.has(action):
        return s.target
    return s.gaining if SHED.has(action) else s.active


def _picked(s: AnotherWorld) -> i64:
    """The creature that is picked in a half-made move."""
    top = s.top
    if not isinstance(top, Staged) or not top.picked or EVOLVE.has(top.picked[0]):
        return 0
    return VERBS.verb(top.picked[0]).operand(top.picked[0])


def describe_evolve(s: AnotherWorld, action: i64, seat: i64) -> Text:
    """The trait that shows, and the one that is given up for it."""
    slot, half = EVOLVE.values(action)
    if slot >= len(s.hands[seat]):
        return ("act-evolve", {"trait": "?", "other": "?"})
    card: i64 = s.hands[seat][slot]
    return ("act-evolve", {"trait": trait_key(s.trait_on(card, half)), "other": trait_key(s.trait_on(card, 1 - half))})


def whose(s: AnotherWorld, id: i64, seat: i64) -> dict[str, Param]:
    """Whose creature that is, told to the seat."""
    if not s.stands(id):
        return {"owner": "?", "yours": "no"}
    owner: i64 = s.creature(id).owner
    return {"owner": name(s, owner), "yours": "yes" if owner == seat else "no"}


def about(s: AnotherWorld, creature: i64, other: i64, seat: i64) -> dict[str, Param]:
    """A creature of the seat's and another one, for a question."""
    told: dict[str, Param] = {"creature": creature, "other": other}
    return told | whose(s, other, seat)


# --- Things -------------------------------------------------------------------------------------------


def name(s: AnotherWorld, owner: i64) -> str:
    """The owner as a parameter of a text."""
    return "@shade" if s.is_shade(owner) else f"player:{owner}"


def place_of(s: AnotherWorld, owner: i64) -> str:
    """The owner's place on the table."""
    return "shade:0" if s.is_shade(owner) else f"player:{owner}"


def spot(creature: Creature) -> str:
    return f"creature:{creature.id}"


def _actor(s: AnotherWorld, creature: Creature) -> dict[str, Param]:
    return {"player": name(s, creature.owner), "creature": creature.id}


def _pair(s: AnotherWorld, creature: Creature, other: Creature) -> dict[str, Param]:
    return _actor(s, creature) | {"owner": name(s, other.owner), "other": other.id}


# --- What happened -------------------------------------------------------------------------------------


def simply(s: AnotherWorld, key: str) -> None:
    """Something about the whole table."""
    if s.watched():
        s.tell(key, {"round": s.round})


def of_owner(s: AnotherWorld, key: str, owner: i64) -> None:
    """Something that a player or the Shade did or met."""
    if s.watched():
        s.tell(key, {"player": name(s, owner)}, "", place_of(s, owner))


def outlasted(s: AnotherWorld) -> None:
    """The last round is over: the Shade has won, or nobody has."""
    if s.owners() == s.players:
        simply(s, "game-drawn")
    elif s.watched():
        s.tell("outlasted", {"round": s.round, "player": name(s, s.players)}, "", place_of(s, s.players))


def moved(s: AnotherWorld, key: str, creature: Creature, source: str = "", target: str = "") -> None:
    """Something about one creature, moving from and to."""
    if s.watched():
        s.tell(key, _actor(s, creature), source, target or spot(creature))


def of_trait(s: AnotherWorld, key: str, creature: Creature, trait: i64, source: str = "", target: str = "") -> None:
    """Something about one creature and a trait."""
    if s.watched():
        s.tell(key, _actor(s, creature) | {"trait": trait_key(trait)}, source, target or spot(creature))


def lost_card(s: AnotherWorld, key: str, creature: Creature, trait: i64, card: i64, cause: i64) -> None:
    """A trait card leaves a creature for the discard pile, by the trait that is the cause."""
    if s.watched():
        told = _actor(s, creature) | {"trait": trait_key(trait), "cause": trait_key(cause)}
        s.tell(key, told, f"card:{card}", "discard:0")


def transmuted(s: AnotherWorld, creature: Creature) -> None:
    """A creature is about to leave the table: which of its owner's transmutations it is."""
    if s.watched():
        owner = creature.owner
        tokens: i64 = 1 if s.is_shade(owner) else s.transmuted[owner] + 1
        told = _actor(s, creature) | {"tokens": tokens, "goal": s.goal_of(owner)}
        s.tell("transmuted", told, spot(creature), place_of(s, owner))


def between(s: AnotherWorld, key: str, creature: Creature, other: Creature, trait: i64 = -1, energy: i64 = 0) -> None:
    """Something that one creature does to another, with the trait or the energy that it is about."""
    if s.watched():
        params = _pair(s, creature, other)
        if trait >= 0:
            params["trait"] = trait_key(trait)
        if energy:
            params["energy"] = energy
        s.tell(key, params, spot(creature), spot(other))


def fruitless(s: AnotherWorld, creature: Creature, other: Creature, strike: i64, shield: i64) -> None:
    """An Attacking trait without effect: by a trait of the target, or because there is nothing to lose."""
    if not s.watched():
        return
    params = _pair(s, creature, other) | {"trait": trait_key(strike)}
    if shield >= 0:
        s.tell("negated", params | {"shield": trait_key(shield)}, spot(creature), spot(other))
    else:
        s.tell("failed", params | {"why": f"@failed-{TRAIT_NAMES[strike]}"}, spot(creature), spot(other))


def reshuffled(s: AnotherWorld) -> None:
    if s.watched():
        s.tell("reshuffled", {}, "discard:0", "deck:0")


def drew_card(s: AnotherWorld, seat: i64, card: i64) -> None:
    """The card is told to who drew it."""
    if s.watched():
        upright, turned = s.traits_on(card)
        told: dict[str, Param] = {"upright": trait_key(upright), "turned": trait_key(turned)}
        s.tell("drew-card", told, "deck:0", f"card:{card}", 1 << seat)


def drew(s: AnotherWorld, seat: i64, cards: i64) -> None:
    """The others are told how many."""
    if cards and s.watched():
        told: dict[str, Param] = {"player": name(s, seat), "cards": cards}
        s.tell("drew", told, "deck:0", place_of(s, seat), s.everyone() & ~(1 << seat))


def new_source(s: AnotherWorld) -> None:
    if s.watched():
        told: dict[str, Param] = {
            "source": s.deck.source_labels[s.places.face[s.source]],
            "lower": s.lower,
            "upper": s.upper,
            "trait": trait_key(s.source_trait()) if s.upper else "",
        }
        s.tell("new-source", told, "places:0", "source:0")


def chose_by_lot(s: AnotherWorld, card: i64, number: i64, creatures: bool) -> None:
    if s.watched():
        counted = "@counting-creatures" if creatures else "@counting-traits"
        s.tell("chose-by-lot", {"number": number, "counted": counted}, "lots:0", f"lot:{card}")
