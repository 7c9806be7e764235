"""What on the table an action names, its operands in words, and what sentences say of a species."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.beginning.species import TRAITS, Species
from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.verbs import BITE, EVOLVE, FEED, GROW, HUNT, LOSE, PLAY, PREY, REMOVE, STORE, VERBS
from galapagos.kernel.text import Param, Text


def touches(s: Beginning, action: i64, seat: i64, herd: list[i64]) -> list[str]:
    """The things in pointing order. A species can grow or evolve, so those two also have a button."""
    verb = VERBS.verb(action)
    values = verb.values(action)
    if not values:
        return [f"do:{verb.name}"]
    if STORE.has(action):
        return [f"do:store-{values[0]}"]
    if PLAY.has(action):
        return [hand_card(s, seat, values[0])]
    if REMOVE.has(action):
        return [trait_card(s, values[0], values[1])]
    if BITE.has(action) or LOSE.has(action):
        return [herd_card(herd, values[0])]
    if FEED.has(action) or HUNT.has(action):
        return [eater(s, values[0], HUNT.has(action))]
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


def herd_card(herd: list[i64], index: i64) -> str:
    """A population card of the species that is being eaten or gored now."""
    return f"card:{herd[index]}" if index < len(herd) else f"population:{index}"


def eater(s: Beginning, place: i64, hunts: bool) -> str:
    """To point at a species of one's own means what it does: a plant eater feeds, a carnivore attacks."""
    species = s.find(place)
    if species is not None and species.owner == s.active and species.hunts() == hunts:
        return f"species:{place}"
    return f"carnivore:{place}" if hunts else f"grazer:{place}"


def describe(s: Beginning, action: i64, text: Text, herd: list[i64]) -> Text:
    """Where a species is attacked, with its owner; where a population card is chosen, with the food on it."""
    key, params = text
    if PREY.has(action):
        params.update(whose(s, PREY.operand(action)))
    if "population" in params:
        index = BITE.operand(action) if BITE.has(action) else LOSE.operand(action)
        params["food"] = int(s.food[herd[index]]) if index < len(herd) else 0
    return (key, params)


def param(s: Beginning, operand: str, value: i64, seat: i64) -> Param:
    """How an operand is told: cards by their trait, population cards counted from one."""
    if operand == "trait":
        return trait_name(value)
    if operand == "population":
        return int(value) + 1
    if operand == "card":
        hand = s.hands[seat]
        return trait_name(s.cards.face[hand[value]]) if value < len(hand) else "@no-card"
    return int(value)


def trait_name(trait: i64) -> str:
    return f"@trait-{TRAITS[trait]}"


def whose(s: Beginning, place: i64) -> dict[str, Param]:
    """Whose species an attack is about: the active player's own, another's, or nobody's if it is not there."""
    species = s.find(place)
    if species is None:
        return {"whose": "nobody", "player": ""}
    return {"whose": "own" if species.owner == s.active else "other", "player": f"player:{species.owner}"}


def told(species: Species) -> dict[str, Param]:
    """What every sentence about a species says: whose it is, and which."""
    return {"player": f"player:{species.owner}", "species": species.place}
