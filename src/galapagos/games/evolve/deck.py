"""The deck: creature cards, challenges and biomes, read from TOML, checked, and packed into numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos import decks
from galapagos.decks import Row
from galapagos.kernel import game
from galapagos.kernel.state import count
from galapagos.kernel.text import BadDeck

KINDS: Final = ["head", "body", "tail", "adaptation"]
ATTRIBUTES: Final = ["aggression", "resilience", "allure", "gathering"]
ABILITIES: Final = [
    "flying",
    "swimming",
    "climbing",
    "camouflage",
    "survival",
    "burrowing",
    "running",
    "venom",
    "armour",
    "night-sight",
    "insulation",
    "herding",
    "cunning",
]
POWERS: Final = [
    "larder",
    "thrift",
    "second-wind",
    "keepsake",
    "composure",
    "consolation",
    "mimicry",
    "foresight",
]
ACTIONS: Final = ["crossbreeding", "genetic-drift"]
SPECIALS: Final = ["circle-of-life", "meteor", "wildfire", "human-abduction", "starvation"]
SHAPES: Final = {
    "head": "beak snout maw tusks mandibles antlers trunk frill dome lamprey",
    "body": "shell barrel serpent furry plated lithe blubber insect feathered amorphous",
    "tail": "fan club whip fin plume stinger rudder stub forked curl",
    "adaptation": "wings gills claws quills lantern web eyespots spores antennae sail pouch crystals",
}
MODIFIERS: Final = "small large long spiked spotted striped glowing woolly wet scaled many"

# Places in the lists above that rules name.
ADAPTATION: Final = 3
AGGRESSION: Final = 0
RESILIENCE: Final = 1
ALLURE: Final = 2
GATHERING: Final = 3
FLYING: Final = 0
LARDER: Final = 0
THRIFT: Final = 1
SECOND_WIND: Final = 2
KEEPSAKE: Final = 3
COMPOSURE: Final = 4
CONSOLATION: Final = 5
MIMICRY: Final = 6
FORESIGHT: Final = 7
CROSSBREEDING: Final = 0
GENETIC_DRIFT: Final = 1
CIRCLE_OF_LIFE: Final = 0
METEOR: Final = 1
WILDFIRE: Final = 2
HUMAN_ABDUCTION: Final = 3
STARVATION: Final = 4

LEAST: Final = -16  # packed attributes are counted from here: below any on a card
CREATURES: Final = 72
CHALLENGES: Final = 21
BIOMES: Final = 15
# The most challenges that a game can use: one in the first round, two in each of the next eight.
FEWEST_CHALLENGES: Final = 17
# Eight cards for each of six players, and one to draw.
FEWEST_CREATURES: Final = 49


class Deck(game.Deck):
    """One deck, as lists of numbers: the creature card c has attribute a at `attributes[4 * c + a]`.

    `sums` has a card's attributes in one number (see `pack`): those of a creature are the sum of its cards'.
    `power`, `action`, `special`, `bonus` and `loss` are places in the lists above, -1 for none. Labels are how a
    thing is named in texts: by the catalogue if it has words for it (`titles`), else by the deck's own name.
    """

    def __init__(self, data: Row, titles: dict[str, str] | None = None) -> None:
        super().__init__(data)
        self._titles: dict[str, str] = titles if titles is not None else {}
        self.names: list[str] = []
        self.challenge_names: list[str] = []
        self.biome_names: list[str] = []
        self.labels: list[str] = []
        self.challenge_labels: list[str] = []
        self.biome_labels: list[str] = []
        self.ids: list[str] = []
        self.kind: list[i64] = []
        self.cost: list[i64] = []
        self.attributes: list[i64] = []
        self.sums: list[i64] = []
        self.abilities: list[i64] = []
        self.power: list[i64] = []
        self.sizes: list[i64] = []  # attribute points, abilities and a power, counted together
        self.shapes: list[list[str]] = []
        self.challenges: list[str] = []
        self.weights: list[i64] = []
        self.bonus: list[i64] = []
        self.bonus_points: list[i64] = []
        self.action: list[i64] = []
        self.special: list[i64] = []
        self.biomes: list[str] = []
        self.gain: list[i64] = []
        self.loss: list[i64] = []
        self.final: i64 = -1
        decks.keys(data, "the deck", ["creature", "challenge", "biome"])
        for where, row in decks.rows(data, "creature", FEWEST_CREATURES, CREATURES):
            self._creature(row, where)
        for where, row in decks.rows(data, "challenge", FEWEST_CHALLENGES, CHALLENGES):
            self._challenge(row, where)
        for where, row in decks.rows(data, "biome", BIOMES, BIOMES):
            self._biome(row, where)
        if self.final < 0:
            raise BadDeck("biome", "none", "one biome with final = true")

    def _creature(self, row: Row, where: str) -> None:
        decks.keys(row, where, ["id", "name", "kind", "cost", *ATTRIBUTES, "abilities", "power", "shape"])
        self.ids.append(decks.new_id(row, where, self.ids))
        self.names.append(decks.name(row, "name", where))
        self.labels.append(self._label("card", row))
        self.kind.append(decks.word(row, "kind", where, KINDS))
        self.cost.append(decks.number(row, "cost", where, 0, 6))
        values = [decks.number(row, attribute, where, -2, 5, 0) for attribute in ATTRIBUTES]
        self.attributes.extend(values)
        self.sums.append(pack(values))
        self.abilities.append(abilities(row, "abilities", where))
        self.power.append(decks.word_or_none(row, "power", where, POWERS))
        if self.power[-1] >= 0 and self.kind[-1] != ADAPTATION:
            raise BadDeck(f"{where}.power", f"a power on a {KINDS[self.kind[-1]]}", "powers on adaptations only")
        self.sizes.append(sum(values) + count(self.abilities[-1]) + (1 if self.power[-1] >= 0 else 0))
        self.shapes.append(shape_of(row, where, KINDS[self.kind[-1]]))

    def _challenge(self, row: Row, where: str) -> None:
        decks.keys(row, where, ["id", "name", "score", "bonus", "action", "special"])
        self.challenges.append(decks.new_id(row, where, self.challenges))
        self.challenge_names.append(decks.name(row, "name", where))
        self.challenge_labels.append(self._label("challenge", row))
        if ("score" in row) == ("special" in row):
            raise BadDeck(where, "both or neither", "either a score or a special rule")
        score = decks.table(row, "score", where, ATTRIBUTES)
        self.weights.extend([decks.number(score, attribute, f"{where}.score", -1, 1, 0) for attribute in ATTRIBUTES])
        bonus = decks.table(row, "bonus", where, ABILITIES)
        if len(bonus) > 1:
            raise BadDeck(f"{where}.bonus", f"{len(bonus)} abilities", "one ability")
        self.bonus.append(ABILITIES.index(next(iter(bonus))) if bonus else -1)
        self.bonus_points.append(sum([decks.number(bonus, ability, f"{where}.bonus", 1, 2) for ability in bonus]))
        self.action.append(decks.word_or_none(row, "action", where, ACTIONS))
        self.special.append(decks.word_or_none(row, "special", where, SPECIALS))

    def _biome(self, row: Row, where: str) -> None:
        decks.keys(row, where, ["id", "name", "gain", "loss", "final"])
        self.biomes.append(decks.new_id(row, where, self.biomes))
        self.biome_names.append(decks.name(row, "name", where))
        self.biome_labels.append(self._label("biome", row))
        if decks.flag(row, "final", where):
            if self.final >= 0:
                raise BadDeck(f"{where}.final", "a second one", "one biome with final = true")
            self.final = len(self.biomes) - 1
        self.gain.append(abilities(row, "gain", where))
        self.loss.append(decks.word_or_none(row, "loss", where, ABILITIES))

    def _label(self, prefix: str, row: Row) -> str:
        key = f"{prefix}-{row['id']}"
        return f"@{key}" if self._titles.get(key) == row["name"] else str(row["name"])


def pack(attributes: list[int]) -> int:
    """The attributes in one small number: seven bits each, the first lowest, counted from LEAST."""
    return sum((value - LEAST) * 128**place for place, value in enumerate(attributes))


def titles(data: Row) -> dict[str, str]:
    """The names of the deck's entries, by their keys in the catalogue."""
    found: dict[str, str] = {}
    for kind, prefix in [("creature", "card"), ("challenge", "challenge"), ("biome", "biome")]:
        for row in data[kind]:
            found[f"{prefix}-{row['id']}"] = row["name"]
    return found


def abilities(row: Row, key: str, where: str) -> int:
    """The abilities under the key, as a bit set."""
    return sum([1 << place for place in decks.words(row, key, where, ABILITIES)])


def shape_of(row: Row, where: str, kind: str) -> list[str]:
    """A form of that kind, and up to two modifiers."""
    found = decks.shape(row, where, SHAPES[kind].split(), MODIFIERS.split())
    if len(found) > 3:
        raise BadDeck(f"{where}.shape", decks.told(found), "a form and up to two modifiers")
    return found
