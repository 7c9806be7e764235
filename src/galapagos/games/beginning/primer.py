"""The page of the rules: its sections, with the numbers of the deck and of the rules."""

from __future__ import annotations

from galapagos.decks import Row
from galapagos.games.beginning.deck import EATERS, Deck
from galapagos.games.beginning.species import CARNIVORE, FAT_TISSUE, LONG_NECK, SCAVENGER, TRAITS, Species
from galapagos.kernel.text import Param, Text
from galapagos.primer import Example, Grid, Section

TRAIT_ROWS = (
    "Burrowing, Flight, Nocturnal, Speed / Defensive Horns / Carnivore / Long Neck / Scavenger / Fat Tissue / Fertile"
)


def sections(deck: Deck, players: int, mode: str) -> list[Section]:
    """The page in the order of play, then the traits and the end."""
    return [*_beginning(deck), *_eating(deck), *_ending(deck)]


def _stores() -> int:
    """How much food a population card holds with Fat Tissue."""
    species = Species()
    species.traits |= 1 << FAT_TISSUE
    return species.appetite()


def _beginning(deck: Deck) -> list[Section]:
    gather: dict[str, Param] = {"food": deck.turn_food, "draws": deck.turn_cards}
    return [
        Section("goal", "Playing the Game"),
        Section("setup", "Set-Up, Components", {"cards": len(deck.faces)}),
        Section("gather", "Step 1: Gather", gather, example=Example(("turn", "gathered", "arrived", "drew"))),
        Section(
            "adapt",
            "Step 2: Adapt",
            {"traits": deck.most_traits},
            "ask-adapt ask-use when-play when-create when-grow when-evolve when-remove when-done why-one-card"
            " why-card-first why-no-card why-same-card why-no-species why-not-yours why-duplicate why-enough-traits"
            " why-no-trait",
            example=Example(("evolved",)),
        ),
    ]


def _eating(deck: Deck) -> list[Section]:
    eaten: dict[str, Param] = {"prey": deck.eats[CARNIVORE], "scraps": deck.eats[SCAVENGER]}
    return [
        Section(
            "eat",
            "Step 3: Eat; from the Watering Hole",
            {"stores": _stores()},
            "ask-eat ask-eat-more ask-store when-feed when-stop when-store why-carnivore why-hole-empty why-full"
            " why-first-foods why-must-eat why-second-foods-first why-no-second-food",
            example=Example(("grazed",)),
        ),
        Section(
            "attack",
            "Step 3: Eat; other species",
            eaten,
            "ask-prey ask-bite ask-lose when-hunt when-prey when-bite when-lose why-no-carnivore why-no-prey why-itself"
            " why-evades why-hunter-first why-prey-first why-attack-first why-no-population why-horns-first",
            example=Example(("attacked", "eaten", "devoured")),
        ),
        Section("starve", "Starvation, Extinction", example=Example(("starved",))),
        Section("score", "Step 4: Score"),
    ]


def _ending(deck: Deck) -> list[Section]:
    numbers: dict[str, Param] = {
        "prey": deck.eats[CARNIVORE],
        "neck": deck.eats[LONG_NECK],
        "scraps": deck.eats[SCAVENGER],
        "stores": _stores(),
    }
    plates = tuple(("card", row["id"]) for row in deck.source["card"])
    return [
        Section("traits", TRAIT_ROWS, numbers, grid=_cards(deck), plates=plates),
        Section("last-turn", "End of game"),
        Section("end", "End of game"),
    ]


def _cards(deck: Deck) -> Grid:
    """How many cards have each trait, and what it eats."""
    rows: list[list[Param | Text]] = [
        [f"@trait-{name}", deck.copies[trait], deck.eats[trait] if trait in EATERS else ""]
        for trait, name in enumerate(TRAITS)
    ]
    return Grid(["@rules-traits-trait", "@rules-traits-copies", "@rules-traits-food"], rows)


def facts(deck: Deck, section: str, item: Row) -> list[Text]:
    """A trait's colour, how many cards have it, and what it eats."""
    kind: Text = (f"fact-kind-{item['kind']}", {})
    copies: Text = ("fact-copies", {"count": item["copies"], "all": len(deck.faces)})
    return [kind, copies, *([("fact-food", {"food": item["food"]})] if "food" in item else [])]
