"""What a seat may know of the table: the one place that decides it."""

from __future__ import annotations

from typing import Any, Final, TypedDict, cast

from mypy_extensions import i64

from galapagos.games.beginning.rules.attack import why_not_prey
from galapagos.games.beginning.species import TRAITS, Species
from galapagos.games.beginning.state import Beginning
from galapagos.kernel.cards import HIDDEN
from galapagos.kernel.flow import Staged
from galapagos.kernel.view import View

PHASES: Final = ["gather", "adapt", "eat", "score"]


class CardView(TypedDict):
    """A card: its name for pointing, and what it shows, None if this seat does not know."""

    id: str
    trait: str | None


class PopulationView(TypedDict):
    """A face-down population card and the food on it."""

    id: str
    trait: str | None
    food: int


class SpeciesView(TypedDict):
    """A species. `appetite` is how much food each of its cards holds; `hunters` are the species that may attack it."""

    id: str
    owner: int
    traits: list[CardView]
    population: list[PopulationView]
    appetite: int
    hunters: list[str]


class PlayerView(TypedDict):
    """A player's food bag, hand, and points if the game ended now."""

    bag: int
    hand: list[CardView]
    points: int


class BeginningView(View):
    """The whole table for one seat. `picked` is this seat's half-made move, in notation.

    `turns_left` counts the turns until the end, the one under way included, once the deck has run out (`ending`).
    """

    first: int
    active: int
    phase: str
    hole: int
    deck: int
    discard: list[CardView]
    ending: bool
    turns_left: int | None
    table: list[PlayerView]
    species: list[SpeciesView]
    picked: list[str]


def view(s: Beginning, seat: int | None) -> BeginningView:
    """All that the seat may know; None is a spectator."""
    who = s.spectator if seat is None else seat
    data: dict[str, Any] = s.base_view(seat) | {
        "first": int(s.first),
        "active": int(s.active),
        "phase": PHASES[s.phase],
        "hole": int(s.hole),
        "deck": len(s.pile),
        "discard": [card(s, who, token) for token in s.discards],
        "ending": s.ending > 0,
        "turns_left": int(s.turns_left()) if s.ending else None,
        "table": [player(s, who, owner) for owner in range(s.players)],
        "species": [one_species(s, who, species) for species in s.species],
        "picked": picked(s, who),
    }
    return cast(BeginningView, data)


def trait_known(s: Beginning, who: i64, token: i64) -> str | None:
    """What the card shows, if the seat knows it."""
    face = s.cards.seen(who, token)
    return None if face == HIDDEN else TRAITS[face]


def card(s: Beginning, who: i64, token: i64) -> CardView:
    return {"id": f"card:{token}", "trait": trait_known(s, who, token)}


def player(s: Beginning, who: i64, owner: i64) -> PlayerView:
    hand = [card(s, who, token) for token in s.hands[owner]]
    return {"bag": int(s.bags[owner]), "hand": hand, "points": int(s.points(owner))}


def one_species(s: Beginning, who: i64, species: Species) -> SpeciesView:
    return {
        "id": f"species:{species.place}",
        "owner": int(species.owner),
        "traits": [card(s, who, token) for token in species.worn],
        "population": [
            {"id": f"card:{token}", "trait": trait_known(s, who, token), "food": int(s.food[token])}
            for token in species.herd
        ],
        "appetite": int(species.appetite()),
        "hunters": [f"species:{one.place}" for one in s.species if one.hunts() and not why_not_prey(one, species)],
    }


def picked(s: Beginning, who: i64) -> list[str]:
    """The picks of a half-made move, for the seat that makes it."""
    if s.over or not s.stack:
        return []
    frame = s.top
    if not isinstance(frame, Staged) or frame.asked(s) != who:
        return []
    return [s.notation(pick) for pick in frame.picked]
