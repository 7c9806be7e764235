"""What on the table an action names, and its operands in words."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.beginning.rules.eat import Eat
from galapagos.games.beginning.rules.horns import Goring
from galapagos.games.beginning.species import TRAITS, Species
from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.verbs import BITE, EVOLVE, GROW, LOSE, PLAY, REMOVE, VERBS
from galapagos.kernel.text import Param


def touches(s: Beginning, action: i64, seat: i64) -> list[str]:
    """The things in pointing order. A species can grow or evolve, so those two also have a button."""
    verb = VERBS.verb(action)
    values = verb.values(action)
    if not values:
        return [f"do:{verb.name}"]
    if PLAY.has(action):
        return [hand_card(s, seat, values[0])]
    if REMOVE.has(action):
        return [trait_card(s, values[0], values[1])]
    if BITE.has(action) or LOSE.has(action):
        return [herd_card(s, values[0])]
    species = f"species:{values[0]}"
    return [species, f"do:{verb.name}"] if GROW.has(action) or EVOLVE.has(action) else [species]


def hand_card(s: Beginning, seat: i64, slot: i64) -> str:
    hand = s.hands[seat]
    return f"card:{hand[slot]}" if slot < len(hand) else f"slot:{slot}"


def trait_card(s: Beginning, place: i64, trait: i64) -> str:
    """The trait's card on the species, or a name for what is not there."""
    species = s.find(place)
    if species is not None:
        for token in species.worn:
            if s.cards.face[token] == trait:
                return f"card:{token}"
    return f"trait:{place}:{TRAITS[trait]}"


def herd_card(s: Beginning, index: i64) -> str:
    """A population card of the species that is being eaten or gored now."""
    species = herd_at_stake(s)
    if species is not None and index < len(species.herd):
        return f"card:{species.herd[index]}"
    return f"population:{index}"


def herd_at_stake(s: Beginning) -> Species | None:
    """The species one of whose population cards is being chosen, if any."""
    frame = s.top
    if isinstance(frame, Goring):
        return s.at(frame.attacker)
    if isinstance(frame, Eat) and len(frame.picked) == 2:
        return frame.prey(s)
    return None


def food_at_stake(s: Beginning, action: i64) -> int:
    """The food on the population card that the action names."""
    species = herd_at_stake(s)
    index = BITE.operand(action) if BITE.has(action) else LOSE.operand(action)
    if species is None or index >= len(species.herd):
        return 0
    return int(s.food[species.herd[index]])


def param(s: Beginning, operand: str, value: i64, seat: i64) -> Param:
    """How an operand is told: cards by their trait, population cards counted from one."""
    if operand == "trait":
        return f"@trait-{TRAITS[value]}"
    if operand == "population":
        return int(value) + 1
    if operand == "card":
        hand = s.hands[seat]
        return f"@trait-{TRAITS[s.cards.face[hand[value]]]}" if value < len(hand) else "@no-card"
    return int(value)
