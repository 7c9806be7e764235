"""Who may see what: the view of a seat, or of a spectator, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict, cast

from mypy_extensions import i64

from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.names import FULL, TRAIT_NAMES, TRAITS
from galapagos.games.another_world.rules.attack import succeeds
from galapagos.games.another_world.traits.table import barred_by, can_attack, can_transmute, shield, working
from galapagos.games.another_world.traits.trait import AFTER_ATTACK, STRIKING
from galapagos.kernel.cards import HIDDEN
from galapagos.kernel.flow import Staged
from galapagos.kernel.view import View

if TYPE_CHECKING:
    from galapagos.games.another_world.state import AnotherWorld


class CardView(TypedDict):
    """A card; `traits` are its upright and its other trait, None for who does not know them."""

    card: int
    traits: list[str] | None


class TraitView(TypedDict):
    """A trait card under a creature. `silenced`: suppressed until the end of the turn."""

    card: int
    trait: str
    other: str
    silenced: bool


class CreatureView(TypedDict):
    """A creature; `traits` from the oldest to the newest, `copied` until the end of the turn.

    `ready`: its energy is enough to transmute.
    """

    id: int
    owner: int
    body: CardView
    traits: list[TraitView]
    copied: list[str]
    energy: int
    asleep: bool
    ready: bool
    art: dict[str, Any]


class StrikeView(TypedDict):
    """An Attacking trait: whether it would have its effect now, and the trait that protects from it."""

    trait: str
    works: bool
    shield: str | None


class ForecastView(TypedDict):
    """What the active creature's attack would come to; `barred` is the trait that forbids it."""

    target: int
    barred: str | None
    strikes: list[StrikeView]
    answers: list[str]


class SourceView(TypedDict):
    """The Energy Source; `trait` opens its upper part."""

    id: str
    label: str
    trait: str | None
    lower: int
    upper: int
    art: dict[str, Any]


class ChoiceView(TypedDict):
    """A Choice card that was used."""

    card: int
    creature: int
    trait: int


class AnotherWorldView(View):
    """The table. `goals`: the transmutations that each owner needs. In the solo game the Shade is the owner 1."""

    goals: list[int]
    first: int
    turn: int
    turns: int
    active: int | None
    target: int | None
    gaining: int | None
    forecast: list[ForecastView]
    shade: int | None
    transmuted: list[int]
    hands: list[list[CardView]]
    creatures: list[CreatureView]
    deck: int
    discard: list[CardView]
    source: SourceView
    sources_ahead: list[str | None]
    choices: int
    choices_used: list[ChoiceView]
    picked: list[str]


def view(s: AnotherWorld, seat: int | None) -> AnotherWorldView:
    """All that the seat may know; None is a spectator."""
    who: i64 = s.spectator if seat is None else seat
    shown: dict[str, Any] = s.base_view(seat) | {
        "goals": [int(s.goal_of(owner)) for owner in range(s.owners())],
        "first": int(s.first),
        "turn": int(s.turn),
        "turns": int(s.turns),
        "active": int(s.active) or None,
        "target": int(s.target) or None,
        "gaining": int(s.gaining) or None,
        "forecast": forecast(s),
        "shade": int(s.players) if s.owners() > s.players else None,
        "transmuted": list(s.transmuted),
        "hands": [[card_view(s, who, card) for card in hand] for hand in s.hands],
        "creatures": [creature_view(s, who, creature) for creature in s.creatures],
        "deck": len(s.pile),
        "discard": [card_view(s, who, card) for card in s.discards],
        "source": source_view(s),
        "sources_ahead": [source_id(s, who, place) for place in reversed(s.place_pile)],
        "choices": len(s.lot_pile),
        "choices_used": [choice_view(s, card) for card in s.lot_discards],
        "picked": picked(s, seat),
    }
    return cast(AnotherWorldView, shown)


def card_view(s: AnotherWorld, who: i64, card: i64) -> CardView:
    if s.cards.seen(who, card) == HIDDEN:
        return {"card": int(card), "traits": None}
    upright, turned = s.traits_on(card)
    return {"card": int(card), "traits": [TRAIT_NAMES[upright], TRAIT_NAMES[turned]]}


def creature_view(s: AnotherWorld, who: i64, creature: Creature) -> CreatureView:
    return {
        "id": int(creature.id),
        "owner": int(creature.owner),
        "body": card_view(s, who, creature.body),
        "traits": [trait_view(s, creature, i) for i in range(len(creature.cards))],
        "copied": names(creature.copied),
        "energy": int(creature.energy),
        "asleep": creature.asleep,
        "ready": can_transmute(creature),
        "art": creature_art(s, creature),
    }


def forecast(s: AnotherWorld) -> list[ForecastView]:
    """What an attack of the active creature would come to, for each that it could be aimed at."""
    if not s.stands(s.active):  # the winner's last creature has left the table
        return []
    attacker = s.creature(s.active)
    if not can_attack(attacker):
        return []
    return [forecast_view(s, attacker, target) for target in s.creatures if target.id != attacker.id]


def forecast_view(s: AnotherWorld, attacker: Creature, target: Creature) -> ForecastView:
    barred = barred_by(s, attacker, target)
    strikes = [trait for trait in range(TRAITS) if (working(attacker, STRIKING) >> trait) & 1]
    return {
        "target": int(target.id),
        "barred": TRAIT_NAMES[barred] if barred >= 0 else None,
        "strikes": [strike_view(s, attacker, target, trait) for trait in strikes],
        "answers": names(working(target, AFTER_ATTACK)),
    }


def strike_view(s: AnotherWorld, attacker: Creature, target: Creature, trait: i64) -> StrikeView:
    guard = shield(target, trait)
    return {
        "trait": TRAIT_NAMES[trait],
        "works": succeeds(s, attacker, target, trait),
        "shield": TRAIT_NAMES[guard] if guard >= 0 else None,
    }


def trait_view(s: AnotherWorld, creature: Creature, place: int) -> TraitView:
    """Trait cards are public, both halves."""
    card, trait = creature.cards[place], creature.traits[place]
    upright, turned = s.traits_on(card)
    return {
        "card": int(card),
        "trait": TRAIT_NAMES[trait],
        "other": TRAIT_NAMES[turned if trait == upright else upright],
        "silenced": (creature.muted >> trait) & 1 == 1,
    }


def creature_art(s: AnotherWorld, creature: Creature) -> dict[str, Any]:
    """What its drawing is made from: what everybody sees of it."""
    flags = ["asleep"] if creature.asleep else []
    if s.is_shade(creature.owner):
        flags.append("shade")
    return {
        "game": "another-world",
        "kind": "creature",
        "seed": int(creature.body),
        "traits": names(creature.owned),
        "muted": names(creature.muted),
        "copied": names(creature.copied),
        "numbers": {"energy": int(min(creature.energy, FULL))},  # the track holds no more
        "flags": flags,
    }


def source_view(s: AnotherWorld) -> SourceView:
    face = s.places.face[s.source]
    trait = s.source_trait()
    id = s.deck.source_ids[face]
    return {
        "id": id,
        "label": s.deck.source_labels[face],
        "trait": TRAIT_NAMES[trait] if trait >= 0 else None,
        "lower": int(s.lower),
        "upper": int(s.upper),
        "art": {"game": "another-world", "kind": "place", "name": id},
    }


def source_id(s: AnotherWorld, who: i64, place: i64) -> str | None:
    """A Source in the Energy deck, if it was seen before."""
    face = s.places.seen(who, place)
    return None if face == HIDDEN else s.deck.source_ids[face]


def choice_view(s: AnotherWorld, card: i64) -> ChoiceView:
    face = s.lots.face[card]
    creature, trait = s.deck.choice_creature[face], s.deck.choice_trait[face]
    return {"card": int(card), "creature": int(creature), "trait": int(trait)}


def picked(s: AnotherWorld, seat: int | None) -> list[str]:
    """The seat's own half-made move."""
    if s.over or seat is None or s.first_waiting() != seat:
        return []
    top = s.top
    return [s.notation(pick) for pick in top.picked] if isinstance(top, Staged) else []


def names(mask: i64) -> list[str]:
    """The traits of a bit set."""
    return [TRAIT_NAMES[trait] for trait in range(TRAITS) if (mask >> trait) & 1]
