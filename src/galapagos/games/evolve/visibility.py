"""What a seat may know of the table, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict, cast

from mypy_extensions import i64

from galapagos.games.evolve import powers
from galapagos.games.evolve.deck import ABILITIES, ACTIONS, ATTRIBUTES, KINDS, POWERS, SPECIALS
from galapagos.games.evolve.rules.mutation import Mutate
from galapagos.games.evolve.rules.ranking import measure, places
from galapagos.games.evolve.rules.selection import chooser
from galapagos.games.evolve.verbs import card_of, is_card, is_pay, is_play
from galapagos.kernel.cards import HIDDEN
from galapagos.kernel.view import View

if TYPE_CHECKING:
    from galapagos.games.evolve.state import Evolve


class HiddenCard(TypedDict):
    """A card that this seat does not know; `thing` is what it is pointed at by."""

    thing: str
    id: None


class CreatureCard(TypedDict):
    """A creature card; `attributes` in the order aggression, resilience, allure, gathering."""

    thing: str
    id: str
    name: str
    kind: str
    cost: int
    attributes: list[int]
    abilities: list[str]
    power: str | None
    shape: list[str]


class Challenge(TypedDict):
    """A challenge; `rule` is what it does besides ranking, or instead of it, if it is `special`."""

    id: str
    name: str
    score: dict[str, int]
    bonus: dict[str, int]
    special: bool
    rule: str | None


class Biome(TypedDict):
    id: str
    name: str
    gain: list[str]
    loss: str | None
    final: bool


class SeatView(TypedDict):
    """A player; `value` and `place` are what the creature brings to the ranked challenge of this round as it is."""

    seat: int
    dominance: int
    hand: list[CreatureCard | HiddenCard]
    limit: int
    creature: dict[str, CreatureCard | None]
    attributes: dict[str, int]
    abilities: list[str]
    power: str | None
    price: int
    value: int | None
    place: int | None


class Picks(TypedDict):
    """What this seat has picked of a choice that is not revealed yet, as things on the table."""

    play: list[str]
    pay: list[str]
    drop: list[str]


class EvolveView(View):
    """The table as a seat knows it; `cheapest` are the owners of the least expensive creatures.

    `chooser` is who would select the next challenge, None on a tie; `costs` what each card of the seat's own hand costs
    as its next play.
    """

    biome: Biome
    next_biome: Biome | None
    past_biomes: list[Biome]
    challenge: Challenge | None
    next_challenge: Challenge | None
    hidden_challenge: Challenge | None
    cheapest: list[int]
    chooser: int | None
    costs: dict[str, int]
    challenges_left: int
    past_challenges: list[Challenge | None]
    deck: int
    discard: list[CreatureCard | HiddenCard]
    seats: list[SeatView]
    picks: Picks


def view(s: Evolve, seat: int | None) -> EvolveView:
    """The table as the seat knows it; None is a spectator."""
    who = s.spectator if seat is None else seat
    standing = standings(s)
    data: dict[str, Any] = s.base_view(seat) | {
        "biome": biome(s, s.biome()),
        "next_biome": next_biome(s, who),
        "past_biomes": [biome(s, s.biomes.face[token]) for token in range(s.round - 1)],
        "challenge": challenge(s, who, s.challenge),
        "next_challenge": challenge(s, who, s.preview),
        "hidden_challenge": hidden_challenge(s, who),
        "cheapest": list(s.cheapest()),
        "chooser": next_chooser(s),
        "costs": costs(s, seat),
        "challenges_left": len(s.challenge_pile),
        "past_challenges": [challenge(s, who, token) for token in s.challenge_discards],
        "deck": len(s.pile),
        "discard": cards(s, who, s.discards),
        "seats": [seat_view(s, who, owner, standing[owner]) for owner in range(s.players)],
        "picks": picks(s, seat),
    }
    return cast(EvolveView, data)


def seat_view(s: Evolve, who: int, owner: int, standing: tuple[int, int] | None) -> SeatView:
    beast = s.beast(owner)
    return {
        "seat": owner,
        "dominance": s.dominance[owner],
        "hand": cards(s, who, s.hands[owner]),
        "limit": powers.hand_limit(beast.power),
        "creature": creature(s, owner),
        "attributes": {name: beast.attribute(i) for i, name in enumerate(ATTRIBUTES)},
        "abilities": names_of(beast.abilities),
        "power": POWERS[beast.power] if beast.power >= 0 else None,
        "price": beast.price,
        "value": standing[0] if standing else None,
        "place": standing[1] if standing else None,
    }


def standings(s: Evolve) -> list[tuple[int, int] | None]:
    """What each creature brings to the challenge, and its place, if the challenge ranks them."""
    if s.challenge < 0 or s.deck.special[s.challenges.face[s.challenge]] >= 0:
        return [None for _ in range(s.players)]
    beasts = [s.beast(owner) for owner in range(s.players)]
    scores: list[i64] = [measure(s.deck, beast, s.challenges.face[s.challenge]) for beast in beasts]
    found = places(beasts, scores)
    return [(int(scores[owner]), int(found[owner])) for owner in range(s.players)]


def next_chooser(s: Evolve) -> int | None:
    found = chooser(s)
    return int(found) if found >= 0 else None


def costs(s: Evolve, seat: int | None) -> dict[str, int]:
    """What the cards of the seat's hand cost now: powers make them cheaper, a second play dearer."""
    if seat is None or s.over or not s.stack:
        return {}
    top = s.top
    if not isinstance(top, Mutate):
        return {}
    plays = top.standing(s, seat)[0]
    return {f"card:{token}": int(top.cost(s, seat, s.creatures.face[token], plays)) for token in s.hands[seat]}


def creature(s: Evolve, owner: int) -> dict[str, CreatureCard | None]:
    """The cards in play, by their kind."""
    found: dict[str, CreatureCard | None] = {}
    for i, kind in enumerate(KINDS):
        token = s.parts[4 * owner + i]
        found[kind] = creature_card(s, token) if token >= 0 else None
    return found


def cards(s: Evolve, who: int, tokens: list[i64]) -> list[CreatureCard | HiddenCard]:
    """The cards, with faces where they are known."""
    found: list[CreatureCard | HiddenCard] = []
    for token in tokens:
        if s.creatures.seen(who, token) == HIDDEN:
            found.append({"thing": f"card:{token}", "id": None})
        else:
            found.append(creature_card(s, token))
    return found


def creature_card(s: Evolve, token: int) -> CreatureCard:
    deck = s.deck
    face = s.creatures.face[token]
    power = deck.power[face]
    return {
        "thing": f"card:{token}",
        "id": deck.ids[face],
        "name": deck.names[face],
        "kind": KINDS[deck.kind[face]],
        "cost": deck.cost[face],
        "attributes": [deck.attributes[4 * face + i] for i in range(4)],
        "abilities": names_of(deck.abilities[face]),
        "power": POWERS[power] if power >= 0 else None,
        "shape": list(deck.shapes[face]),
    }


def names_of(mask: int) -> list[str]:
    return [name for i, name in enumerate(ABILITIES) if mask >> i & 1]


def biome(s: Evolve, face: int) -> Biome:
    deck = s.deck
    loss = deck.loss[face]
    return {
        "id": deck.biomes[face],
        "name": deck.biome_names[face],
        "gain": names_of(deck.gain[face]),
        "loss": ABILITIES[loss] if loss >= 0 else None,
        "final": face == deck.final,
    }


def next_biome(s: Evolve, who: int) -> Biome | None:
    if s.round >= len(s.biomes.face) or not s.biomes.knows(who, s.round):
        return None
    return biome(s, s.biomes.face[s.round])


def challenge(s: Evolve, who: int, token: int) -> Challenge | None:
    """The challenge on that token, None if there is none or the seat does not know it."""
    if token < 0 or s.challenges.seen(who, token) == HIDDEN:
        return None
    deck = s.deck
    face = s.challenges.face[token]
    bonus = deck.bonus[face]
    return {
        "id": deck.challenges[face],
        "name": deck.challenge_names[face],
        "score": {name: deck.weights[4 * face + i] for i, name in enumerate(ATTRIBUTES) if deck.weights[4 * face + i]},
        "bonus": {ABILITIES[bonus]: deck.bonus_points[face]} if bonus >= 0 else {},
        "special": deck.special[face] >= 0,
        "rule": rule(deck.special[face], deck.action[face]),
    }


def rule(special: int, action: int) -> str | None:
    if special >= 0:
        return SPECIALS[special]
    return ACTIONS[action] if action >= 0 else None


def hidden_challenge(s: Evolve, who: int) -> Challenge | None:
    """The card under the preview, for those who know it."""
    return challenge(s, who, s.challenge_pile[-1]) if s.challenge_pile else None


def picks(s: Evolve, seat: int | None) -> Picks:
    """The seat's own half-made choice."""
    found: Picks = {"play": [], "pay": [], "drop": []}
    if seat is None:
        return found
    for pick in s.pending(seat):
        if is_card(pick):
            kind = found["play"] if is_play(pick) else found["pay"] if is_pay(pick) else found["drop"]
            kind.append(f"card:{s.held(seat, card_of(pick))}")
    return found
