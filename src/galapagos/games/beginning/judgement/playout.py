"""What a player does without much thought: for searches that play on quickly from a position.

Nothing is tried out and judged here. Cards go where they are plainly of use, as long as there is food for them;
species eat what they can, and hunt those who can't strike back.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.beginning.rules.adapt import Adapt
from galapagos.games.beginning.rules.eat import Eat, herd_at_stake
from galapagos.games.beginning.rules.excess import SecondFoods
from galapagos.games.beginning.rules.feeding import room
from galapagos.games.beginning.species import (
    CARNIVORE,
    FAT_TISSUE,
    FERTILE,
    HIDING,
    HORNS,
    HUNTING,
    LONG_NECK,
    SCAVENGER,
    Species,
)
from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.verbs import BITE, CREATE, DONE, EVOLVE, FEED, GROW, HUNT, LOSE, PLAY, PREY, STOP, STORE
from galapagos.kernel.rng import Rng

KEEP: Final = -1  # the card stays in the hand


def instinct(s: Beginning, seat: i64, rng: Rng) -> i64:
    """What the seat does without much thought: the question tells what it is about."""
    top = s.top
    if isinstance(top, Adapt):
        return use(s, top.face(s), rng) if top.picked else next_card(s, rng)
    if isinstance(top, SecondFoods):
        return STORE.of(second_foods(s, top))
    herd = herd_at_stake(s)
    if herd:
        return BITE.of(least_fed(s, herd)) if isinstance(top, Eat) else LOSE.of(least_fed(s, herd))
    options = s.choices(seat)
    return prey(s, options, rng) if PREY.has(options[0]) else bite(s, options, rng)


def next_card(s: Beginning, rng: Rng) -> i64:
    """Adapt: pick a card that is of use now, beginning anywhere in the hand; or be done."""
    hand = s.hands[s.active]
    count: i64 = len(hand)
    if count == 0:
        return DONE.base
    spare = spare_food(s)
    start: i64 = rng.below(count)
    for i in range(count):
        slot: i64 = (start + i) % count
        if use_of(s, s.cards.face[hand[slot]], spare, rng) != KEEP:
            return first_like(s, slot)
    return DONE.base


def first_like(s: Beginning, slot: i64) -> i64:
    """Equal cards share one action: that of the first."""
    hand = s.hands[s.active]
    face: i64 = s.cards.face[hand[slot]]
    for i in range(slot):
        if s.cards.face[hand[i]] == face:
            return PLAY.of(i)
    return PLAY.of(slot)


def use(s: Beginning, face: i64, rng: Rng) -> i64:
    """Adapt: what becomes of the picked card."""
    found = use_of(s, face, spare_food(s), rng)
    return CREATE.base if found == KEEP else found


def spare_food(s: Beginning) -> i64:
    """Food in the Watering Hole that no grazer of the active player needs yet."""
    spare: i64 = s.hole
    for species in s.species:
        if species.owner == s.active and not species.traits & HUNTING:
            spare -= hungry(s, species)
    return spare


def hungry(s: Beginning, species: Species) -> i64:
    """Population that has to eat at the Watering Hole this turn."""
    unfed: i64 = 0
    for token in species.herd:
        if s.food[token] == 0:
            unfed += 1
    if species.has(LONG_NECK):
        unfed -= min(unfed, s.deck.eats[LONG_NECK])
    return unfed


def use_of(s: Beginning, face: i64, spare: i64, rng: Rng) -> i64:
    """The best use of a card with that trait at first sight, or KEEP."""
    best: i64 = KEEP
    highest: i64 = 0
    for species in s.species:
        if species.owner != s.active:
            continue
        if not species.has(face) and len(species.worn) < s.deck.most_traits:
            worth = 4 * trait_worth(s, species, face) + rng.below(4)
            if worth > highest and worth >= 4:
                highest = worth
                best = EVOLVE.of(species.place)
        worth = 4 * growth_worth(s, species, spare) + rng.below(4)
        if worth > highest and worth >= 4:
            highest = worth
            best = GROW.of(species.place)
    if best == KEEP and spare > 0:
        return CREATE.base
    return best


def trait_worth(s: Beginning, species: Species, face: i64) -> i64:
    """What the trait does for the species, in food, about."""
    herd: i64 = len(species.herd)
    if face == LONG_NECK:
        return min(herd * species.appetite(), s.deck.eats[LONG_NECK]) + 2
    if face == CARNIVORE:
        return min(prey_of(s, species), herd + 1) - (2 if species.has(LONG_NECK) else 0)
    if face == SCAVENGER:
        return 2 if not species.traits & HUNTING and any_hunter(s) else 0
    if face == FAT_TISSUE:
        return herd - 1 if species.has(LONG_NECK) or species.traits & HUNTING or s.hole > 4 else 0
    if face == FERTILE:
        return 1 if species.has(LONG_NECK) else 0
    if face == HORNS:
        return min(herd, 2) if hunted(s, species) and not species.traits & HIDING else 0
    return 1 + min(herd, 3) if hunted(s, species) else 1 if species.traits & HUNTING else 0


def growth_worth(s: Beginning, species: Species, spare: i64) -> i64:
    """What another population card is worth to the species: something if there is food for it."""
    herd: i64 = len(species.herd)
    if species.traits & HUNTING:
        return 2 if prey_of(s, species) > (herd + 1) // 2 else 0
    if species.has(LONG_NECK) and herd < s.deck.eats[LONG_NECK]:
        return 3
    return 2 if spare > 0 and not hunted(s, species) else 1 if spare > 0 else 0


def hunted(s: Beginning, prey: Species) -> bool:
    """Whether another player's carnivore can attack it."""
    hiding: i64 = prey.traits & HIDING
    for species in s.species:
        if species.traits & HUNTING and species.owner != prey.owner and not hiding & ~species.traits:
            return True
    return False


def any_hunter(s: Beginning) -> bool:
    return any(species.traits & HUNTING for species in s.species)


def prey_of(s: Beginning, hunter: Species) -> i64:
    """Population cards of others that it could eat without harm."""
    count: i64 = 0
    for species in s.species:
        if species.owner != hunter.owner and not species.traits & HIDING & ~hunter.traits and not species.has(HORNS):
            count += len(species.herd)
    return count


def bite(s: Beginning, options: list[i64], rng: Rng) -> i64:
    """Eat: food at the Watering Hole; an attack where others have harmless prey; otherwise stop, if one may."""
    for option in options:
        if FEED.has(option):
            return option
    for option in options:
        if HUNT.has(option) and prey_of(s, s.at(HUNT.operand(option))) > 0:
            return option
    for option in options:
        if option == STOP.base:
            return option
    return options[rng.below(len(options))]


def second_foods(s: Beginning, top: SecondFoods) -> i64:
    """All that fit, but room for another attack as long as others have harmless prey: an attack fills it, too."""
    hunter = s.at(top.place)
    fills = top.most == room(s, hunter)
    return top.most - 1 if fills and prey_of(s, hunter) > 0 else top.most


def prey(s: Beginning, options: list[i64], rng: Rng) -> i64:
    """Whom to attack: others before oneself, the harmless first, large herds before small ones."""
    best: i64 = options[0]
    highest: i64 = -1000
    for option in options:
        species = s.at(PREY.operand(option))
        worth: i64 = 4 * len(species.herd) + rng.below(8)
        if species.owner == s.active:
            worth -= 200
        if species.has(HORNS):
            worth -= 100
        if worth > highest:
            highest = worth
            best = option
    return best


def least_fed(s: Beginning, herd: list[i64]) -> i64:
    """The place of the card with the least food: its food would go to its owner's bag."""
    best: i64 = 0
    for i in range(len(herd)):
        if s.food[herd[i]] < s.food[herd[best]]:
            best = i
    return best
