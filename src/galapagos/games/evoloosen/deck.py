"""The decks: Habitat, Inventions, Adaptations and species, checked and packed into numbers."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from galapagos import decks
from galapagos.decks import Row, a_table, keys, number, rows, table, word, word_or_none
from galapagos.games.evoloosen import codes
from galapagos.kernel import game
from galapagos.kernel.text import BadDeck

# An effect is five numbers in a program: what, how much, whom, and a condition (-1: none) with its least value.
WORDS_PER_EFFECT: Final = 5
# The fewest cards a deck can be played with: hands, used cards and the Gene Pool of five players fit in.
FEWEST_HABITAT: Final = 20
FEWEST_INVENTIONS: Final = 24
FEWEST_ADAPTATIONS: Final = 30
NEVER: Final = 99

EFFECT_KEYS: Final = ["do", "n", "who", "if", "when", "what"]
ENEMY_KEYS: Final = ["id", "name", "kind", "copies", "shape", "pf", "loot", "defeat"]
KEYS: Final = {
    codes.PREDATOR: ENEMY_KEYS,
    codes.ANTAGONIST: [*ENEMY_KEYS, "attacks"],
    codes.VILLAGER: ["id", "name", "kind", "copies", "shape", "needs", "cost", "loot"],
    codes.PET: ["id", "name", "kind", "copies", "shape", "pf", "effects"],
    codes.MOUNT: ["id", "name", "kind", "copies", "shape", "pf", "effects"],
    codes.OPPORTUNITY: ["id", "name", "kind", "copies", "shape", "effects"],
    codes.EVENT: ["id", "name", "kind", "copies", "shape", "effects"],
    codes.HAZARD: ["id", "name", "kind", "copies", "shape", "effects"],
    codes.DIE: ["id", "name", "kind", "copies", "shape", "table"],
    codes.LAND: ["id", "name", "kind", "copies", "shape"],
}


class Faces:
    """What all kinds of card have: an id, a name, how many copies."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.ids: list[str] = []
        self.names: list[str] = []
        self.titles: list[str] = []  # the name in the catalogue, or as the deck spells it
        self.copies: list[i64] = []

    def add(self, where: str, row: Row) -> None:
        self.ids.append(decks.new_id(row, where, self.ids))
        self.names.append(decks.name(row, "name", where))
        self.copies.append(number(row, "copies", where, 1, 9, 1))

    def check_size(self, fewest: int, most: int) -> None:
        total = sum(self.copies)
        if total < fewest:
            raise BadDeck(self.title, f"{total} cards", f"at least {fewest}")
        if len(self.ids) > most:
            raise BadDeck(self.title, f"{len(self.ids)} different cards", f"at most {most}")

    def name_by(self, standard: dict[str, str]) -> None:
        """Cards that the game knows by that name are named by its catalogue."""
        for face, ident in enumerate(self.ids):
            name = self.names[face]
            self.titles.append(f"@card-{ident}" if standard.get(ident) == name else name)

    def pile(self) -> list[i64]:
        """One face for every copy of every card."""
        faces: list[i64] = []
        for face in range(len(self.ids)):
            for _copy in range(self.copies[face]):
                faces.append(face)
        return faces


class Deck(game.Deck):
    """One deck as lists of numbers. Programs are effects in a row; a place in `programs` names one, -1 is none."""

    def __init__(self, source: Row) -> None:
        super().__init__(source)
        self.programs: list[list[i64]] = []
        # Habitat, by face.
        self.habitat = Faces("habitat")
        self.kind: list[i64] = []
        self.strength: list[i64] = []
        self.loot_mp: list[i64] = []
        self.loot_cards: list[i64] = []
        self.condition: list[i64] = []  # an Antagonist attacks, a Villager's quest is met, if this holds
        self.least: list[i64] = []
        self.price: list[i64] = []  # what a Villager asks
        self.happening: list[i64] = []  # the program of a defeat, or of the card itself
        self.die: list[i64] = []  # six programs a face
        self.pet_programs: list[i64] = []  # a program for each moment
        self.pet_guards: list[i64] = []
        self.shapes: list[list[str]] = []
        # Inventions, by face.
        self.inventions = Faces("invention")
        self.category: list[i64] = []
        self.type: list[i64] = []
        self.cp: list[i64] = []
        self.target: list[i64] = []
        self.effect: list[i64] = []
        self.uses: list[i64] = []  # bits: when a Swift card can be used
        # Adaptations, by face.
        self.adaptations = Faces("adaptation")
        self.part: list[i64] = []
        self.cost: list[i64] = []
        self.pf: list[i64] = []
        self.int: list[i64] = []
        self.of_species: list[i64] = []
        self.gene_programs: list[i64] = []
        self.gene_guards: list[i64] = []
        self.improves: list[i64] = []  # one amount for each part of a power
        self._read(source)
        self.cheapest_swift: list[i64] = [self._cheapest(uses) for uses in range(8)]

    def name_by(self, standard: Row) -> None:
        """Take the names of the cards that the standard deck has, too, from the catalogue."""
        for faces in (self.habitat, self.inventions, self.adaptations):
            faces.name_by({row["id"]: row["name"] for row in standard[faces.title]})

    def _read(self, source: Row) -> None:
        keys(source, "the deck", ["name", "habitat", "invention", "adaptation", "species"])
        for where, row in rows(source, "habitat"):
            self._habitat(where, row)
        for where, row in rows(source, "invention"):
            self._invention(where, row)
        for where, row in rows(source, "adaptation"):
            self._adaptation(where, row)
        listed = [row.get("id") for where, row in rows(source, "species")]
        if listed != codes.SPECIES:
            raise BadDeck("species", repr(listed), "the five species, in the order " + ", ".join(codes.SPECIES))
        self.habitat.check_size(FEWEST_HABITAT, codes.HABITAT_FACES)
        self.inventions.check_size(FEWEST_INVENTIONS, codes.INVENTION_FACES)
        self.adaptations.check_size(FEWEST_ADAPTATIONS, codes.ADAPTATION_FACES)

    def _cheapest(self, uses: i64) -> i64:
        """The least CP that any Swift card asks which can be used then: what the whole table knows."""
        least: i64 = NEVER
        for face in range(len(self.cp)):
            if self.type[face] == codes.SWIFT and self.uses[face] & uses:
                least = min(least, self.cp[face])
        return least

    # --- Habitat --------------------------------------------------------------------------------

    def _habitat(self, where: str, row: Row) -> None:
        kind = word(row, "kind", where, codes.KINDS)
        keys(row, where, KEYS[kind])
        self.habitat.add(where, row)
        self.kind.append(kind)
        fights = kind in (codes.PREDATOR, codes.ANTAGONIST, codes.PET, codes.MOUNT)
        self.strength.append(number(row, "pf", where, 1, 30) if fights else 0)
        loot = table(row, "loot", where, ["mp", "inventions"])
        self.loot_mp.append(number(loot, "mp", f"{where}.loot", 0, 5, 0))
        self.loot_cards.append(number(loot, "inventions", f"{where}.loot", 0, 5, 0))
        self._habitat_condition(where, row, kind)
        cost = table(row, "cost", where, ["mp"])
        self.price.append(number(cost, "mp", f"{where}.cost", 0, 8, 0))
        shown = kind in (codes.PREDATOR, codes.ANTAGONIST)
        companion = kind in (codes.PET, codes.MOUNT)
        key = "defeat" if shown else "effects"
        effects = row.get(key, [])
        self.happening.append(-1 if companion else self._program(effects, f"{where}.{key}"))
        self._moments(effects if companion else [], where, self.pet_programs, self.pet_guards, None)
        self._die(where, row)
        self.shapes.append(decks.shape(row, where, codes.FORMS, codes.MODIFIERS))

    def _habitat_condition(self, where: str, row: Row, kind: int) -> None:
        key = {codes.ANTAGONIST: "attacks", codes.VILLAGER: "needs"}.get(kind)
        what, least = -1, 0
        if key is not None:
            if key not in row:
                raise BadDeck(f"{where}.{key}", "nothing", "a table { what, min }")
            what, least = self._condition(row[key], f"{where}.{key}")
        self.condition.append(what)
        self.least.append(least)

    def _die(self, where: str, row: Row) -> None:
        """Six programs, one for each number of the die."""
        lines: list[i64] = []
        given = row.get("table", [])
        if not isinstance(given, list):
            raise BadDeck(f"{where}.table", repr(given), "a list of { upto, effects }")
        for i, line in enumerate(given):
            place = f"{where}.table {i + 1}"
            keys(a_table(line, place), place, ["upto", "effects"])
            upto = number(line, "upto", place, len(lines) + 1, 6)
            program = self._program(line.get("effects", []), place)
            while len(lines) < upto:
                lines.append(program)
        if given and len(lines) < 6:
            raise BadDeck(f"{where}.table", f"numbers up to {len(lines)}", "all numbers up to 6")
        self.die.extend(lines if lines else [-1] * 6)

    # --- Inventions -------------------------------------------------------------------------------

    def _invention(self, where: str, row: Row) -> None:
        keys(row, where, ["id", "name", "category", "type", "cp", "copies", "target", "effects"])
        self.inventions.add(where, row)
        self.category.append(word(row, "category", where, codes.CATEGORIES))
        type = word(row, "type", where, codes.INVENTION_TYPES)
        self.type.append(type)
        self.cp.append(number(row, "cp", where, 0, 9))
        target = word(row, "target", where, codes.TARGETS)
        self.target.append(target)
        effects = row.get("effects", [])
        self.effect.append(self._program(effects, f"{where}.effects"))
        if self.effect[-1] < 0:
            raise BadDeck(f"{where}.effects", "nothing", "at least one effect")
        self._check_target(where, target, type, [effect["do"] for effect in effects], effects)
        self.uses.append(self._uses(target))

    def _check_target(self, where: str, target: int, type: int, ops: list[str], effects: list[Row]) -> None:
        """What the effects need must be something that the card can name when it is played."""
        name = codes.TARGETS[target]
        fighting = name in ("enemy", "fighter", "either")
        for op in ops:
            code = codes.OPS.index(op)
            if code in (codes.OP_PREVENT, codes.OP_REDIRECT) and name != "play":
                raise BadDeck(f"{where}.target", name, f"play, for a card with {op}")
            if code == codes.OP_SCARE and name != "enemy":
                raise BadDeck(f"{where}.target", name, "enemy, for a card with scare")
            if code in (codes.OP_SHIELD, codes.OP_LOOT) and name != "fighter":
                raise BadDeck(f"{where}.target", name, f"fighter, for a card with {op}")
            if code == codes.OP_BOOST and not fighting:
                raise BadDeck(f"{where}.target", name, "enemy, fighter or either, for a card with boost")
            if code == codes.OP_EXPLORE:
                raise BadDeck(f"{where}.effects", op, "explore on Habitat cards only")
        if any(effect.get("who") == codes.WHO[codes.TARGET] for effect in effects) and name != "player":
            raise BadDeck(f"{where}.target", name, "player, for an effect on the target")
        if fighting and type not in (codes.BATTLE, codes.SWIFT):
            raise BadDeck(f"{where}.target", name, "none or player, for an Action card")
        if target == codes.AT_PLAY and type != codes.SWIFT:
            raise BadDeck(f"{where}.target", name, "a Swift card, to answer a declared Invention")

    def _uses(self, target: int) -> int:
        name = codes.TARGETS[target]
        if name == "play":
            return codes.USE_AS_ANSWER
        return codes.USE_IN_BATTLE if name in ("enemy", "fighter", "either") else codes.USE_ANYTIME

    # --- Adaptations ------------------------------------------------------------------------------

    def _adaptation(self, where: str, row: Row) -> None:
        keys(row, where, ["id", "name", "type", "cost", "pf", "int", "copies", "species", "effects"])
        self.adaptations.add(where, row)
        self.part.append(word(row, "type", where, codes.ADAPTATION_TYPES))
        self.cost.append(number(row, "cost", where, 0, 8))
        self.pf.append(number(row, "pf", where, 0, 9, 0))
        self.int.append(number(row, "int", where, 0, 9, 0))
        self.of_species.append(word_or_none(row, "species", where, codes.SPECIES))
        improves = [0] * len(codes.IMPROVES)
        self._moments(row.get("effects", []), where, self.gene_programs, self.gene_guards, improves)
        self.improves.extend(improves)

    # --- Effects ----------------------------------------------------------------------------------

    def _moments(
        self,
        effects: Any,
        where: str,
        programs: list[i64],
        guards: list[i64],
        improves: list[int] | None,
    ) -> None:
        """The effects of a card that stays in play: a program for each moment, and what is always at work."""
        if not isinstance(effects, list):
            raise BadDeck(f"{where}.effects", repr(effects), "a list of effects")
        moments: list[list[Row]] = [[] for moment in codes.MOMENTS]
        guard = 0
        place = f"{where}.effects"
        for effect in effects:
            moment = word(a_table(effect, place), "when", place, codes.MOMENTS)
            if moment != codes.ALWAYS:
                moments[moment].append(effect)
            elif effect.get("do") == "guard":
                guard |= 1 << word(effect, "what", place, codes.GUARDS)
            elif effect.get("do") == "improve" and improves is not None:
                improves[word(effect, "what", place, codes.IMPROVES)] += number(effect, "n", place, 1, 5, 1)
            else:
                raise BadDeck(place, repr(effect.get("do")), "guard or improve, when = always")
        guards.append(guard)
        for moment in range(codes.ALWAYS):
            programs.append(self._program(moments[moment], place, moment=True))

    def _program(self, effects: Any, where: str, moment: bool = False) -> int:
        if not isinstance(effects, list):
            raise BadDeck(where, repr(effects), "a list of effects")
        if not effects:
            return -1
        program: list[i64] = []
        for i, effect in enumerate(effects):
            place = f"{where} {i + 1}"
            allowed = EFFECT_KEYS[:5] if moment else EFFECT_KEYS[:4]
            keys(a_table(effect, place), place, allowed)
            program.append(word(effect, "do", place, codes.OPS))
            program.append(number(effect, "n", place, -9, 9, 1))
            program.append(word(effect, "who", place, codes.WHO) if "who" in effect else 0)
            if moment and program[-1] in (codes.TARGET,):
                raise BadDeck(f"{place}.who", "target", "self, others, each or most: nothing is named here")
            what, least = self._condition(effect["if"], f"{place}.if") if "if" in effect else (-1, 0)
            program.append(what)
            program.append(least)
        self.programs.append(program)
        return len(self.programs) - 1

    def _condition(self, value: Any, where: str) -> tuple[int, int]:
        keys(a_table(value, where), where, ["what", "min"])
        what = word(value, "what", where, codes.CONDITIONS)
        if what == codes.IF_MOST:
            return what, 0
        return what, number(value, "min", where, 0, 30)
