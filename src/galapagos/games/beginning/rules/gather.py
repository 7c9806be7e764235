"""STEP 1: GATHER."""

from __future__ import annotations

from galapagos.games.beginning.rules.supply import draw, take_card
from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.traits import BEFORE_DRAWING, act
from galapagos.games.beginning.wording import told


def gather(s: Beginning) -> None:
    """Food onto the Watering Hole, a new species, what comes before drawing, then three cards."""
    add_food(s)
    new_species(s)
    for species in s.owned(s.active):
        act(s, BEFORE_DRAWING, species, species)
    draw(s, s.active, s.deck.turn_cards)


def add_food(s: Beginning) -> None:
    """Two food from the Excess Food pile."""
    s.hole += s.deck.turn_food
    if s.watched():
        s.tell("gathered", {"player": f"player:{s.active}", "count": s.deck.turn_food}, "excess:0", "hole:0")


def new_species(s: Beginning) -> None:
    """A card of the pile, face down and unseen, is a new species with one population."""
    token = take_card(s)
    if token < 0:
        return
    species = s.found_species(s.active, token)
    if s.watched():
        s.tell("arrived", told(species), "deck:0", f"species:{species.place}")
