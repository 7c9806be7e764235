"""The deck: creature cards, challenges and biomes, read from TOML, checked, and packed into numbers."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

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

    def __init__(self, data: dict[str, Any], titles: dict[str, str] | None = None) -> None:
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
        for name in data:
            expect_word(name, "the deck", ["creature", "challenge", "biome"])
        for where, row in rows(data, "creature", FEWEST_CREATURES, CREATURES):
            self._creature(where, row)
        for where, row in rows(data, "challenge", FEWEST_CHALLENGES, CHALLENGES):
            self._challenge(where, row)
        for where, row in rows(data, "biome", BIOMES, BIOMES):
            self._biome(where, row)
        if self.final < 0:
            raise BadDeck("biome", "none", "one biome with final = true")

    def _creature(self, where: str, row: dict[str, Any]) -> None:
        expect_keys(row, where, ["id", "name", "kind", "cost", *ATTRIBUTES, "abilities", "power", "shape"])
        self.ids.append(self._named(where, row, self.ids))
        self.labels.append(self._label("card", row))
        self.names.append(str(row["name"]))
        kind = expect_word(row.get("kind"), f"{where}.kind", KINDS)
        self.kind.append(kind)
        self.cost.append(expect_number(row.get("cost"), f"{where}.cost", 0, 6))
        values = [expect_number(row.get(name, 0), f"{where}.{name}", -2, 5) for name in ATTRIBUTES]
        self.attributes.extend(values)
        self.sums.append(pack(values))
        self.abilities.append(expect_abilities(row.get("abilities", []), f"{where}.abilities"))
        power: i64 = -1
        if "power" in row:
            power = expect_word(row["power"], f"{where}.power", POWERS)
            if KINDS[kind] != "adaptation":
                raise BadDeck(f"{where}.power", f"a power on a {KINDS[kind]}", "powers on adaptations only")
        self.power.append(power)
        self.sizes.append(sum(self.attributes[-4:]) + count(self.abilities[-1]) + (1 if power >= 0 else 0))
        self.shapes.append(expect_shape(row.get("shape"), f"{where}.shape", KINDS[kind]))

    def _challenge(self, where: str, row: dict[str, Any]) -> None:
        expect_keys(row, where, ["id", "name", "score", "bonus", "action", "special"])
        self.challenges.append(self._named(where, row, self.challenges))
        self.challenge_labels.append(self._label("challenge", row))
        self.challenge_names.append(str(row["name"]))
        if ("score" in row) == ("special" in row):
            raise BadDeck(where, "both or neither", "either a score or a special rule")
        score = expect_table(row.get("score", {}), f"{where}.score", ATTRIBUTES)
        for attribute in ATTRIBUTES:
            self.weights.append(expect_number(score.get(attribute, 0), f"{where}.score.{attribute}", -1, 1))
        bonus = expect_table(row.get("bonus", {}), f"{where}.bonus", ABILITIES)
        if len(bonus) > 1:
            raise BadDeck(f"{where}.bonus", f"{len(bonus)} abilities", "one ability")
        ability: i64 = -1
        points: i64 = 0
        for name, value in bonus.items():
            ability = ABILITIES.index(name)
            points = expect_number(value, f"{where}.bonus.{name}", 1, 2)
        self.bonus.append(ability)
        self.bonus_points.append(points)
        self.action.append(optional_word(row, "action", where, ACTIONS))
        self.special.append(optional_word(row, "special", where, SPECIALS))

    def _biome(self, where: str, row: dict[str, Any]) -> None:
        expect_keys(row, where, ["id", "name", "gain", "loss", "final"])
        self.biomes.append(self._named(where, row, self.biomes))
        self.biome_labels.append(self._label("biome", row))
        self.biome_names.append(str(row["name"]))
        final = row.get("final", False)
        if not isinstance(final, bool):
            raise BadDeck(f"{where}.final", repr(final), "true or false")
        if final:
            if self.final >= 0:
                raise BadDeck(f"{where}.final", "a second one", "one biome with final = true")
            self.final = len(self.biomes) - 1
        self.gain.append(expect_abilities(row.get("gain", []), f"{where}.gain"))
        self.loss.append(optional_word(row, "loss", where, ABILITIES))

    def _named(self, where: str, row: dict[str, Any], taken: list[str]) -> str:
        """The row's id, new among those taken."""
        ident, name = row.get("id"), row.get("name")
        if not isinstance(ident, str) or not ident or not ident.replace("-", "").isalnum():
            raise BadDeck(f"{where}.id", repr(ident), "a word of letters, digits and hyphens")
        if ident in taken:
            raise BadDeck(f"{where}.id", repr(ident), "an id that is not used yet")
        if not isinstance(name, str) or not name:
            raise BadDeck(f"{where}.name", repr(name), "a name")
        return ident

    def _label(self, prefix: str, row: dict[str, Any]) -> str:
        key = f"{prefix}-{row['id']}"
        return f"@{key}" if self._titles.get(key) == row["name"] else str(row["name"])


def pack(attributes: list[int]) -> int:
    """The attributes in one small number: seven bits each, the first lowest, counted from LEAST."""
    return sum((value - LEAST) * 128**place for place, value in enumerate(attributes))


def titles(data: dict[str, Any]) -> dict[str, str]:
    """The names of the deck's entries, by their keys in the catalogue."""
    found: dict[str, str] = {}
    for table, prefix in [("creature", "card"), ("challenge", "challenge"), ("biome", "biome")]:
        for row in data[table]:
            found[f"{prefix}-{row['id']}"] = row["name"]
    return found


def rows(data: dict[str, Any], table: str, fewest: int, most: int) -> list[tuple[str, dict[str, Any]]]:
    """The table's rows, each with the words that say where it stands."""
    found = data.get(table)
    if not isinstance(found, list):
        raise BadDeck(table, "nothing" if found is None else repr(found), f"a list of [[{table}]]")
    if not fewest <= len(found) <= most:
        raise BadDeck(table, f"{len(found)} entries", f"{fewest} to {most}" if fewest < most else f"{most}")
    listed: list[tuple[str, dict[str, Any]]] = []
    for i, row in enumerate(found):
        if not isinstance(row, dict):
            raise BadDeck(f"{table} {i + 1}", repr(row), "a table")
        listed.append((f"{table} {i + 1} ({row.get('id', 'no id')})", row))
    return listed


def expect_keys(row: dict[str, Any], where: str, allowed: list[str]) -> None:
    for key in row:
        expect_word(key, where, allowed)


def expect_word(value: Any, where: str, allowed: list[str]) -> int:
    """The word's place in the list."""
    if not isinstance(value, str) or value not in allowed:
        raise BadDeck(where, "nothing" if value is None else repr(value), "one of " + ", ".join(allowed))
    return allowed.index(value)


def optional_word(row: dict[str, Any], key: str, where: str, allowed: list[str]) -> int:
    return expect_word(row[key], f"{where}.{key}", allowed) if key in row else -1


def expect_number(value: Any, where: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadDeck(where, "nothing" if value is None else repr(value), f"a whole number from {low} to {high}")
    return value


def expect_table(value: Any, where: str, allowed: list[str]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadDeck(where, repr(value), "a table")
    expect_keys(value, where, allowed)
    return value


def expect_abilities(value: Any, where: str) -> int:
    """The abilities as a bit set."""
    if not isinstance(value, list):
        raise BadDeck(where, repr(value), "a list of abilities")
    mask = 0
    for word in value:
        bit = 1 << expect_word(word, where, ABILITIES)
        if mask & bit:
            raise BadDeck(where, f"{word!r} twice", "each ability once")
        mask |= bit
    return mask


def expect_shape(value: Any, where: str, kind: str) -> list[str]:
    """The base form of that kind, then up to two modifiers."""
    if not isinstance(value, list) or not 1 <= len(value) <= 3:
        raise BadDeck(where, "nothing" if value is None else repr(value), "a base form and up to two modifiers")
    expect_word(value[0], where, SHAPES[kind].split())
    for word in value[1:]:
        expect_word(word, where, MODIFIERS.split())
    return [str(word) for word in value]
