"""The deck's frame, its words, and what a deck of one's own must keep to."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import galapagos
from galapagos.files import read_toml
from galapagos.games import catalogue
from galapagos.games.evolve import GAME
from galapagos.games.evolve import deck as words
from galapagos.games.evolve.deck import ABILITIES, ACTIONS, ATTRIBUTES, KINDS, POWERS, SPECIALS, Deck
from galapagos.kernel.text import BadDeck

DATA = GAME.standard_source()
CARDS: list[dict[str, Any]] = DATA["creature"]
COSTS = {0: 2, 1: 4, 2: 4, 3: 4, 4: 2, 5: 1, 6: 1}
POWER_WORTH = {"mimicry": 2, "larder": 0, "foresight": 0, "second-wind": 0}  # as measured: docs/games/evolve.md


def points(card: dict[str, Any]) -> list[int]:
    return [card.get(name, 0) for name in ATTRIBUTES]


def of_kind(kind: str) -> list[dict[str, Any]]:
    return [card for card in CARDS if card["kind"] == kind]


def test_72_creature_cards_21_challenges_15_biomes() -> None:
    assert (len(CARDS), len(DATA["challenge"]), len(DATA["biome"])) == (72, 21, 15)


@pytest.mark.parametrize("kind", KINDS)
def test_18_cards_of_each_kind_with_the_same_costs(kind: str) -> None:
    assert Counter(card["cost"] for card in of_kind(kind)) == COSTS


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_attribute_points_are_one_and_the_cost_less_abilities_and_powers(card: dict[str, Any]) -> None:
    abilities = card.get("abilities", [])
    power = POWER_WORTH.get(card["power"], 1) if "power" in card else 0
    assert sum(points(card)) == 1 + card["cost"] - len(abilities) - ("flying" in abilities) - power


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_a_single_value_is_from_minus_2_to_4_or_5_on_dear_cards(card: dict[str, Any]) -> None:
    assert min(points(card)) >= -2
    assert max(points(card)) <= (5 if card["cost"] >= 5 else 4)


def test_about_a_third_of_the_cards_carry_a_minus() -> None:
    assert 20 <= sum(min(points(card)) < 0 for card in CARDS) <= 28


def test_64_ability_icons_about_five_of_each() -> None:
    icons = Counter(ability for card in CARDS for ability in card.get("abilities", []))
    assert sum(icons.values()) == 64
    assert set(icons) == set(ABILITIES)
    assert all(4 <= number <= 5 for number in icons.values())


@pytest.mark.parametrize(("kind", "leanings"), [("head", [0, 3]), ("body", [1]), ("tail", [2])])
def test_each_kind_leans_to_its_attributes(kind: str, leanings: list[int]) -> None:
    totals = [sum(points(card)[i] for card in of_kind(kind)) for i in range(4)]
    assert sum(totals[i] for i in leanings) > sum(totals) / 2


def test_eight_adaptations_have_a_power_each_another() -> None:
    holders = [card for card in CARDS if "power" in card]
    assert all(card["kind"] == "adaptation" for card in holders)
    assert sorted(card["power"] for card in holders) == sorted(POWERS)


def test_no_two_cards_look_or_are_called_the_same() -> None:
    for field in ("id", "name"):
        assert len({card[field] for card in CARDS}) == 72
    looks = Counter(tuple(card["shape"]) for card in CARDS)
    assert [look for look, number in looks.items() if number > 1] == []


def test_biomes_are_those_of_the_frame() -> None:
    frame = {
        "desert": "survival burrowing - swimming",
        "coastline": "swimming armour - burrowing",
        "grassland": "herding burrowing - climbing",
        "savannah": "running herding - insulation",
        "rainforest": "climbing venom - running",
        "deep-ocean": "swimming camouflage - flying",
        "tundra": "insulation survival - venom",
        "mountains": "flying climbing - herding",
        "swamp": "venom camouflage - armour",
        "caves": "night-sight cunning - flying",
        "volcanic-isles": "flying armour - night-sight",
        "glacier": "insulation camouflage - cunning",
        "badlands": "running survival - camouflage",
        "ruined-city": "night-sight cunning - survival",
        "dying-sun": " - ",
    }
    found = {row["id"]: f"{' '.join(row.get('gain', []))} - {row.get('loss', '')}" for row in DATA["biome"]}
    assert found == frame
    assert [row["id"] for row in DATA["biome"] if row.get("final")] == ["dying-sun"]


def test_half_of_the_ranked_challenges_favour_an_ability() -> None:
    ranked = [row for row in DATA["challenge"] if "score" in row]
    assert len(ranked) == 16
    assert sum("bonus" in row for row in ranked) == 8


def test_every_behaviour_has_a_card_and_every_card_a_behaviour() -> None:
    assert sorted(row["special"] for row in DATA["challenge"] if "special" in row) == sorted(SPECIALS)
    assert sorted(row["action"] for row in DATA["challenge"] if "action" in row) == sorted(ACTIONS)
    places = {name: number for name, number in vars(words).items() if isinstance(number, int) and name.isupper()}
    for names in (POWERS, ACTIONS, SPECIALS, ATTRIBUTES):
        for i, name in enumerate(names):
            assert places[name.replace("-", "_").upper()] == i


def test_the_catalogue_calls_everything_by_its_name_and_has_a_line_for_it() -> None:
    book = catalogue("evolve")
    for key, name in words.titles(DATA).items():
        assert book.render((key, {})) == name
        line = book._bundle.get_message(key).attributes["text"]
        assert book._bundle.format_pattern(line)[0]
    for prefix, names in (
        ("kind", KINDS),
        ("attribute", ATTRIBUTES),
        ("ability", ABILITIES),
        ("power", POWERS),
    ):
        for name in names:
            assert book.has(f"{prefix}-{name}")


# --- Decks of one's own -------------------------------------------------------------------------


def changed(change: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    data = copy.deepcopy(DATA)
    change(data)
    return data


def test_a_changed_number_is_another_deck_with_the_same_names() -> None:
    data = changed(lambda deck: deck["creature"][0].update(cost=3))
    deck = Deck(data, words.titles(DATA))
    assert deck.fingerprint != GAME.deck().fingerprint
    assert deck.labels[0] == "@card-button-snout"
    assert deck.cost[0] == 3


def test_a_new_name_is_told_as_it_is() -> None:
    data = changed(lambda deck: deck["creature"][0].update(id="zip", name="Zip"))
    state = GAME.start(2, 1, deck=data)
    assert GAME.deck_of(state).labels[0] == "Zip"  # type: ignore[attr-defined]
    assert state.notation(state.parse("play zip")) == "play zip"


def test_a_deck_from_a_file_travels_with_the_save(tmp_path: Path) -> None:
    text = (Path(galapagos.__file__).parent / "games" / "evolve" / "cards.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("Button Snout", "Bobble Snout"), encoding="utf-8")
    state = GAME.start(3, 5, deck=read_toml(str(path)))
    loaded = GAME.load(state.save())
    assert loaded.digest() == state.digest()
    assert GAME.deck_of(loaded).fingerprint == GAME.deck_of(state).fingerprint != GAME.deck().fingerprint


def test_the_same_deck_in_another_layout_has_the_same_fingerprint() -> None:
    data = {name: [dict(reversed(row.items())) for row in DATA[name]] for name in reversed(DATA)}
    assert Deck(data).fingerprint == GAME.deck().fingerprint


BROKEN: list[tuple[str, Callable[[dict[str, Any]], Any], str]] = [
    (
        "unknown table",
        lambda d: d.update(weather=[]),
        "the deck: expected only creature, challenge, biome, found 'wea",
    ),
    ("no creatures", lambda d: d.pop("creature"), "creature: expected a list of [[creature]], found nothing"),
    ("no list", lambda d: d.update(biome=3), "biome: expected a list of [[biome]], found 3"),
    ("too few", lambda d: d["creature"].__delitem__(slice(48, None)), "creature: expected 49 to 72, found 48 entries"),
    ("too many", lambda d: d["creature"].append({}), "creature: expected 49 to 72, found 73 entries"),
    ("few biomes", lambda d: d["biome"].pop(0), "biome: expected 15 to 15, found 14 entries"),
    ("few challenges", lambda d: d["challenge"].__delitem__(slice(16, None)), "challenge: expected 17 to 21, found 16"),
    ("no table", lambda d: d["creature"].__setitem__(0, 7), "creature 1: expected a table, found 7"),
    ("unknown key", lambda d: d["creature"][0].update(speed=1), "creature 1 (button-snout): expected only id, name"),
    ("bad id", lambda d: d["creature"][0].update(id="a b"), "creature 1 (a b).id: expected a word of letters"),
    ("no id", lambda d: d["creature"][0].pop("id"), "creature 1.id: expected a word of letters"),
    ("empty id", lambda d: d["creature"][0].update(id=""), "creature 1 ().id: expected a word of letters"),
    (
        "twice",
        lambda d: d["creature"][1].update(id="button-snout"),
        "creature 2 (button-snout).id: expected an id that is not used yet, found 'button-snout' again",
    ),
    (
        "no name",
        lambda d: d["creature"][0].update(name=""),
        "creature 1 (button-snout).name: expected a name of at most 40 letters, found ''",
    ),
    ("kind", lambda d: d["creature"][0].update(kind="leg"), ".kind: expected one of head, body, tail, adaptation"),
    ("cost", lambda d: d["creature"][0].update(cost=7), ".cost: expected a whole number from 0 to 6, found 7"),
    (
        "negative cost",
        lambda d: d["creature"][0].update(cost=-1),
        ".cost: expected a whole number from 0 to 6, found -1",
    ),
    ("no cost", lambda d: d["creature"][0].pop("cost"), ".cost: expected a whole number from 0 to 6, found nothing"),
    (
        "true cost",
        lambda d: d["creature"][0].update(cost=True),
        ".cost: expected a whole number from 0 to 6, found True",
    ),
    (
        "attribute",
        lambda d: d["creature"][0].update(allure=6),
        ".allure: expected a whole number from -2 to 5, found 6",
    ),
    ("low", lambda d: d["creature"][0].update(allure=-3), ".allure: expected a whole number from -2 to 5, found -3"),
    (
        "abilities",
        lambda d: d["creature"][0].update(abilities="flying"),
        ".abilities: expected a list of different words, found 'flying'",
    ),
    ("ability", lambda d: d["creature"][0].update(abilities=["x"]), ".abilities: expected one of flying, swimming"),
    (
        "ability twice",
        lambda d: d["creature"][0].update(abilities=["venom", "venom"]),
        ".abilities: expected a list of different words, found ['venom', 'venom']",
    ),
    ("power", lambda d: d["creature"][60].update(power="x"), ".power: expected one of larder, thrift"),
    (
        "power on a head",
        lambda d: d["creature"][0].update(power="thrift"),
        ".power: expected powers on adaptations only, found a power on a head",
    ),
    ("shape", lambda d: d["creature"][0].update(shape=["shell"]), ".shape: expected one of beak, snout"),
    (
        "no shape",
        lambda d: d["creature"][0].pop("shape"),
        ".shape: expected a form and up to three modifiers, found n",
    ),
    (
        "empty shape",
        lambda d: d["creature"][0].update(shape=[]),
        ".shape: expected a form and up to three modifiers, found []",
    ),
    (
        "long shape",
        lambda d: d["creature"][0].update(shape=["beak", "small", "wet", "many"]),
        ".shape: expected a form and up to two modifiers, found",
    ),
    ("modifier", lambda d: d["creature"][0].update(shape=["beak", "odd"]), ".shape: expected one of small, large"),
    ("score and special", lambda d: d["challenge"][0].update(special="meteor"), "expected either a score or a special"),
    (
        "no score",
        lambda d: d["challenge"][0].pop("score"),
        "expected either a score or a special rule, found both or nei",
    ),
    ("score table", lambda d: d["challenge"][0].update(score=3), ".score: expected a table, found 3"),
    ("score attribute", lambda d: d["challenge"][0].update(score={"x": 1}), ".score: expected only aggression"),
    (
        "score weight",
        lambda d: d["challenge"][0].update(score={"allure": 2}),
        ".score.allure: expected a whole number from",
    ),
    (
        "low weight",
        lambda d: d["challenge"][0].update(score={"allure": -2}),
        ".score.allure: expected a whole number from",
    ),
    (
        "bonus",
        lambda d: d["challenge"][1].update(bonus={"venom": 3}),
        ".bonus.venom: expected a whole number from 1 to 2",
    ),
    (
        "no bonus",
        lambda d: d["challenge"][1].update(bonus={"venom": 0}),
        ".bonus.venom: expected a whole number from 1",
    ),
    (
        "two bonuses",
        lambda d: d["challenge"][1].update(bonus={"venom": 1, "flying": 1}),
        ".bonus: expected one ability",
    ),
    ("action", lambda d: d["challenge"][0].update(action="x"), ".action: expected one of crossbreeding, genetic-drift"),
    ("special", lambda d: d["challenge"][20].update(special="x"), ".special: expected one of circle-of-life, meteor"),
    ("final", lambda d: d["biome"][0].update(final=1), ".final: expected true or false, found 1"),
    (
        "two finals",
        lambda d: d["biome"][0].update(final=True),
        "expected one biome with final = true, found a second one",
    ),
    ("no final", lambda d: d["biome"][14].pop("final"), "biome: expected one biome with final = true, found none"),
    ("loss", lambda d: d["biome"][0].update(loss="x"), ".loss: expected one of flying, swimming"),
]


@pytest.mark.parametrize(("change", "complaint"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN])
def test_a_broken_deck_says_what_is_wrong_and_where(change: Callable[[dict[str, Any]], Any], complaint: str) -> None:
    with pytest.raises(BadDeck) as error:
        Deck(changed(change))
    assert complaint in str(error.value)


def test_the_smallest_deck_is_enough_for_six() -> None:
    def cut(deck: dict[str, Any]) -> None:
        del deck["creature"][49:]
        del deck["challenge"][17:]

    state = GAME.start(6, 3, deck=changed(cut))
    while not state.over:
        state.apply(state.default_action(state.to_move), state.to_move)
    assert state.round >= 6
