"""The decks: inside their frame, checked with clear errors, and open to cards of one's own."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from galapagos.files import read_toml
from galapagos.games import catalogue
from galapagos.games.evoloosen import GAME
from galapagos.games.evoloosen.deck import Deck
from galapagos.games.evoloosen.game import EvoloosenState
from galapagos.kernel.text import BadDeck
from tests.games.evoloosen.table import table as position

SOURCE = GAME.standard_source()


def own(change: str, row: int = 0, **values: Any) -> dict[str, Any]:
    """The standard deck with one row changed; None takes a key away."""
    source = deepcopy(SOURCE)
    for key, value in values.items():
        if value is None:
            source[change][row].pop(key)
        else:
            source[change][row][key] = value
    return source


def find(kind: str, ident: str) -> int:
    return next(i for i, row in enumerate(SOURCE[kind]) if row["id"] == ident)


def counted(table: str, key: str, **where: Any) -> Counter[Any]:
    found: Counter[Any] = Counter()
    for row in SOURCE[table]:
        if all(row.get(name) == value for name, value in where.items()):
            found[row.get(key)] += row.get("copies", 1)
    return found


# --- The frame ---------------------------------------------------------------------------------------


def test_the_decks_have_their_sizes() -> None:
    sizes = {kind: sum(row.get("copies", 1) for row in SOURCE[kind]) for kind in ("habitat", "invention", "adaptation")}
    assert sizes == {"habitat": 50, "invention": 44, "adaptation": 54}
    assert len(SOURCE["species"]) == 5


def test_the_habitat_deck_has_its_kinds() -> None:
    assert counted("habitat", "kind") == {
        "predator": 18,
        "antagonist": 8,
        "villager": 7,
        "pet": 3,
        "mount": 3,
        "opportunity": 5,
        "event": 2,
        "hazard": 1,
        "die": 1,
        "land": 2,
    }


def test_enemies_have_their_strengths() -> None:
    strengths = sorted(counted("habitat", "pf", kind="predator").elements())
    assert strengths == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 13]
    assert sorted(counted("habitat", "pf", kind="antagonist").elements()) == [3, 4, 5, 6, 8, 10, 12, 14]


def test_loot_and_defeat_follow_the_strength() -> None:
    for row in SOURCE["habitat"]:
        if row["kind"] in ("predator", "antagonist"):
            pf, loot = row["pf"], row["loot"]
            assert loot["mp"] == (1 if pf <= 3 else 2 if pf <= 7 else 3), row["id"]
            assert loot.get("inventions", 0) == (0 if pf <= 2 else 1 if pf <= 9 else 2), row["id"]
            does = [effect["do"] for effect in row["defeat"]]
            if pf <= 3:
                assert does == ["mp"]
            elif pf <= 6:
                assert does == ["mp", "discard"]
            elif pf <= 10:
                assert does == ["skip-adapting"]
            else:
                assert does in (["skip-adapting"], ["lose-adaptation"])


def test_antagonists_attack_on_the_given_conditions() -> None:
    conditions = Counter(
        (row["attacks"]["what"], row["attacks"].get("min")) for row in SOURCE["habitat"] if row["kind"] == "antagonist"
    )
    assert conditions == {("adaptations", 3): 4, ("int", 4): 1, ("mp", 5): 1, ("hand", 5): 1, ("most", None): 1}


def test_quests_have_their_levels() -> None:
    levels = sorted(row["needs"]["min"] for row in SOURCE["habitat"] if row["kind"] == "villager")
    assert levels == [1, 2, 3, 3, 4, 5, 6]


def test_inventions_have_their_categories_types_and_costs() -> None:
    assert set(counted("invention", "category").values()) == {11}
    assert counted("invention", "type") == {"action": 12, "battle": 20, "swift": 12}
    assert counted("invention", "cp") == {0: 10, 1: 12, 2: 10, 3: 7, 4: 3, 5: 2}


def test_boosts_follow_the_cost() -> None:
    boosts = {0: 2, 1: 2, 2: 3, 3: 4, 4: 6, 5: 8}
    either = others = 0
    for row in SOURCE["invention"]:
        for effect in row["effects"]:
            if effect["do"] == "boost":
                assert abs(effect["n"]) == boosts[row["cp"]], row["id"]
                either += row["target"] == "either"
                others += row["target"] != "either"
    assert either > others


def test_adaptations_have_their_types_costs_and_points() -> None:
    found: Counter[Any] = Counter()
    for row in SOURCE["adaptation"]:
        place = "species" if "species" in row else row["type"]
        found[place, row["cost"], row.get("pf", 0), row.get("int", 0)] += row.get("copies", 1)
    kinds: Counter[str] = Counter()
    for (place, *_rest), copies in found.items():
        kinds[place] += copies
    assert kinds == {"pf": 16, "int": 16, "armor": 6, "empty-armor": 6, "species": 10}
    assert {key[1:]: n for key, n in found.items() if key[0] == "pf"} == {
        (3, 1, 0): 4,
        (4, 2, 0): 5,
        (5, 3, 0): 4,
        (6, 3, 1): 1,
        (7, 4, 0): 2,
    }
    assert {key[1:]: n for key, n in found.items() if key[0] == "int"} == {
        (2, 0, 1): 4,
        (4, 0, 2): 5,
        (5, 0, 3): 4,
        (6, 1, 3): 1,
        (7, 0, 4): 2,
    }
    assert {key[1:]: n for key, n in found.items() if key[0] == "species"} == {(5, 3, 0): 5, (5, 0, 3): 5}


def test_about_a_third_of_the_points_cards_have_an_effect() -> None:
    for kind in ("pf", "int"):
        with_effect = sum(
            row.get("copies", 1)
            for row in SOURCE["adaptation"]
            if row["type"] == kind and "species" not in row and "effects" in row
        )
        assert with_effect == 5


def test_every_full_armor_shields_and_no_empty_one_does() -> None:
    for row in SOURCE["adaptation"]:
        if row["type"] == "armor":
            assert [effect["do"] for effect in row["effects"]] == ["guard"]
        if row["type"] == "empty-armor":
            assert "effects" not in row


def test_every_card_has_words() -> None:
    book = catalogue("evoloosen")
    for kind in ("habitat", "invention", "adaptation"):
        for row in SOURCE[kind]:
            assert book.render((f"card-{row['id']}", {})) == row["name"]
            assert book.render((f"card-{row['id']}-text", {})).endswith((".", "?", "!"))
    for row in SOURCE["species"]:
        assert book.render((f"species-{row['id']}", {})) == row["name"]
        assert book.render((f"species-{row['id']}-text", {}))


# --- Decks of one's own ------------------------------------------------------------------------------------


def test_a_new_card_of_known_effects_needs_no_code() -> None:
    source = deepcopy(SOURCE)
    source["invention"].append(
        {
            "id": "party-popper",
            "name": "Party Popper",
            "category": "common",
            "type": "action",
            "cp": 0,
            "target": "none",
            "effects": [{"do": "mp", "n": 2, "who": "others"}, {"do": "draw", "n": 3}],
        }
    )
    t = position("mimic hand:party-popper | scavenger mp1 | symbiont | habitat:second-wind", deck=source)
    t.do("explore", "play party-popper -").quiet()
    assert (t.mp(), t.hands()) == ([0, 3, 2], [3, 0, 0])
    assert t.s.describe(t.s.parse("play party-popper -"), 0) == ("act-play-plain", {"invention": "Party Popper"})


def test_a_deck_of_ones_own_is_saved_with_the_game() -> None:
    source = own("habitat", 0, pf=2)
    state = GAME.start(2, 1, "quick", source)
    again = GAME.load(state.save())
    assert isinstance(again, EvoloosenState)
    assert again.deck.fingerprint == GAME.deck(source).fingerprint != GAME.deck().fingerprint
    assert again.digest() == state.digest()


def test_a_deck_is_read_from_a_file(tmp_path: Path) -> None:
    text = (Path(__file__).parents[3] / "src/galapagos/games/evoloosen/cards.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace('name = "Lint Lynx"', 'name = "Fluff Lynx"'), encoding="utf-8")
    state = GAME.start(2, 1, "quick", read_toml(str(path)))
    assert isinstance(state, EvoloosenState)
    assert state.deck.habitat.titles[0] == "Fluff Lynx"
    assert state.deck.habitat.titles[1] == "@card-polite-piranha"


def test_the_fingerprint_is_of_what_the_deck_says() -> None:
    assert Deck(deepcopy(SOURCE)).fingerprint == GAME.deck().fingerprint
    assert Deck(own("habitat", 0, pf=2)).fingerprint != GAME.deck().fingerprint


LYNX = "habitat 1 (lint-lynx)"
WHISTLE = "invention 1 (pep-whistle)"
KNEES = "adaptation 1 (sturdy-knees)"
PLAY = find("invention", "polite-no")
FINGERS = find("invention", "light-fingers")
SNAKE = find("invention", "rubber-snake")
DRAWER = find("invention", "junk-drawer")
BED = find("invention", "feather-bed")
MONITOR = find("habitat", "hall-monitor")
MOTH = find("habitat", "pocket-moth")
DIE = find("habitat", "suspicious-die")
ODD = {"do": "mp", "n": 1}


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (own("habitat", 0, pf=0), f"{LYNX}.pf: expected a whole number from 1 to 30, found 0"),
        (own("habitat", 0, pf="strong"), f"{LYNX}.pf: expected a whole number from 1 to 30, found 'strong'"),
        (own("habitat", 0, pf=True), f"{LYNX}.pf: expected a whole number from 1 to 30, found True"),
        (own("habitat", 0, pf=None), f"{LYNX}.pf: expected a whole number from 1 to 30, found nothing"),
        (own("habitat", 0, kind="pirate"), f"{LYNX}.kind: expected one of predator, antagonist"),
        (own("habitat", 0, id="lint lynx"), "expected a word of letters, digits and hyphens, found 'lint lynx'"),
        (own("habitat", 1, id="lint-lynx"), "expected an id that is not used yet, found 'lint-lynx'"),
        (own("habitat", 0, name=""), f"{LYNX}.name: expected a name of at most 40 letters, found ''"),
        (own("habitat", 0, colour="grey"), f"{LYNX}: expected only id, name, kind"),
        (own("habitat", 0, shape=["dragon"]), f"{LYNX}.shape: expected one of wolf, cat"),
        (own("habitat", 0, shape=["cat", "fluffy"]), f"{LYNX}.shape: expected one of small, large"),
        (own("habitat", 0, shape=[]), f"{LYNX}.shape: expected a form and up to three modifiers"),
        (own("habitat", 0, copies=0), f"{LYNX}.copies: expected a whole number from 1 to 9, found 0"),
        (own("habitat", 0, loot={"gold": 1}), f"{LYNX}.loot: expected only mp, inventions, found 'gold'"),
        (own("habitat", 0, loot=3), f"{LYNX}.loot: expected a table, found 3"),
        (own("habitat", 0, defeat=[{"do": "dance"}]), f"{LYNX}.defeat 1.do: expected one of mp, draw"),
        (own("habitat", 0, defeat={"do": "mp"}), f"{LYNX}.defeat: expected a list of effects"),
        (own("habitat", 0, defeat=[{"do": "mp", "n": 12}]), f"{LYNX}.defeat 1.n: expected a whole number from -9 to 9"),
        (own("habitat", 0, defeat=[{"do": "mp", "who": "nobody"}]), f"{LYNX}.defeat 1.who: expected one of self"),
        (own("habitat", 0, defeat=[ODD | {"when": "win"}]), f"{LYNX}.defeat 1: expected only do, n, who, if"),
        (own("habitat", 0, defeat=[ODD | {"if": {"what": "luck"}}]), f"{LYNX}.defeat 1.if.what: expected one of pf"),
        (
            own("habitat", MONITOR, attacks=None),
            "(hall-monitor).attacks: expected a table { what, min }, found nothing",
        ),
        (own("habitat", MONITOR, attacks={"what": "pf"}), "(hall-monitor).attacks.min: expected a whole number"),
        (
            own("habitat", DIE, table=[{"upto": 4, "effects": []}]),
            "expected all numbers up to 6, found numbers up to 4",
        ),
        (own("habitat", DIE, table=7), "(suspicious-die).table: expected a list of { upto, effects }, found 7"),
        (own("habitat", MOTH, effects=[ODD]), "(pocket-moth).effects.when: expected one of action, battle"),
        (
            own("habitat", MOTH, effects=[ODD | {"when": "always"}]),
            "expected guard or improve, when = always, found 'mp'",
        ),
        (own("habitat", MOTH, effects=[ODD | {"when": "win", "who": "target"}]), "nothing is named here"),
        (own("habitat", MOTH, effects=5), "(pocket-moth).effects: expected a list of effects, found 5"),
        (own("habitat", MOTH, effects=[5]), "(pocket-moth).effects: expected a table, found 5"),
        (own("habitat", 0, defeat=[5]), f"{LYNX}.defeat 1: expected a table, found 5"),
        (own("habitat", 0, defeat=[ODD | {"if": 5}]), f"{LYNX}.defeat 1.if: expected a table, found 5"),
        (own("habitat", DIE, table=[5]), "(suspicious-die).table 1: expected a table, found 5"),
        (own("invention", 0, category="toys"), f"{WHISTLE}.category: expected one of cheats, chemicals"),
        (own("invention", 0, cp=-1), f"{WHISTLE}.cp: expected a whole number from 0 to 9, found -1"),
        (own("invention", 0, effects=[]), f"{WHISTLE}.effects: expected at least one effect, found nothing"),
        (own("invention", 0, target="none"), "expected enemy, fighter or either, for a card with boost, found none"),
        (own("invention", 0, type="action"), "expected none or player, for an Action card, found either"),
        (own("invention", 0, effects=[{"do": "explore"}]), "expected explore on Habitat cards only, found explore"),
        (own("invention", PLAY, target="none"), "expected play, for a card with prevent, found none"),
        (own("invention", PLAY, type="battle"), "expected a Swift card, to answer a declared Invention, found play"),
        (own("invention", SNAKE, target="either"), "expected enemy, for a card with scare, found either"),
        (own("invention", BED, target="either"), "expected fighter, for a card with shield, found either"),
        (own("invention", FINGERS, target="none"), "expected player, for an effect on the target, found none"),
        (
            own("adaptation", 0, type="wings"),
            f"{KNEES}.type: expected one of pf, int, armor, empty-armor, found 'wings'",
        ),
        (own("adaptation", 0, cost=9), f"{KNEES}.cost: expected a whole number from 0 to 8, found 9"),
        (own("adaptation", 0, species="vampire"), f"{KNEES}.species: expected one of expansionist"),
        (own("species", 0, id="mimic"), "species: expected the five species, in the order expansionist"),
        (SOURCE | {"invention": SOURCE["invention"][:9]}, "invention: expected at least 24, found"),
        (SOURCE | {"habitat": []}, "habitat: expected a list of [[habitat]], found []"),
        (SOURCE | {"habitat": [5]}, "habitat 1: expected a table, found 5"),
        (SOURCE | {"potions": []}, "the deck: expected only name, habitat"),
    ],
)
def test_errors_say_what_where_and_what_was_expected(source: dict[str, Any], message: str) -> None:
    with pytest.raises(BadDeck) as caught:
        GAME.deck(source)
    assert message in str(caught.value)


def test_too_many_different_cards_are_refused() -> None:
    source = deepcopy(SOURCE)
    for i in range(20):
        source["invention"].append(source["invention"][DRAWER] | {"id": f"extra-{i}"})
    with pytest.raises(BadDeck, match="expected at most 48, found 54 different cards"):
        GAME.deck(source)


def test_every_card_is_named_by_a_test_of_its_effect() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    for kind in ("habitat", "invention", "adaptation"):
        for row in SOURCE[kind]:
            assert row["id"] in tests or row["kind"] == "land", row["id"]
