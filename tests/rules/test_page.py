"""The page of each game's rules: whole, true to deck and rules, and found from wherever one asks."""

from __future__ import annotations

import ast
import re
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import galapagos
from galapagos import games
from galapagos.gallery import draw
from galapagos.gallery.rules import Chapter, blocks, facts, page, section_about, sections, source
from galapagos.gallery.scenes import scene
from galapagos.kernel.game import Game
from galapagos.primer import Example
from tests.islands import ISLANDS

ROOT = Path(galapagos.__file__).parent
DOCS = Path(__file__).parent.parent.parent / "docs" / "games"
COUNTS = r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice as|thrice)\b"


def chapters(id: str, **table: Any) -> dict[str, Chapter]:
    return {chapter.id: chapter for chapter in page(games.game(id), **table)}


def changed(id: str, **table: Any) -> Any:
    """A copy of the standard deck's data, to be changed."""
    return deepcopy(games.game(id).standard_source())


def said(id: str, section: str, **table: Any) -> str:
    return chapters(id, **table)[section].text()


# --- Numbers ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ISLANDS)
def test_no_number_is_typed_into_the_text(id: str) -> None:
    text = re.sub(r"\{[^{}]*\}", "", source(id))
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(rf"\d|{COUNTS}", line, re.IGNORECASE)] == []


@pytest.mark.plain_only
@pytest.mark.parametrize("id", ISLANDS)
def test_no_number_is_typed_where_the_numbers_are_gathered(id: str) -> None:
    text = (ROOT / "games" / id.replace("-", "_") / "primer.py").read_text(encoding="utf-8")
    typed = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
    assert [value for value in typed if type(value) in (int, float) and value not in (0, 1)] == []


@pytest.mark.parametrize("id", ISLANDS)
def test_every_number_that_is_gathered_is_told(id: str) -> None:
    text = source(id)
    for section in sections(games.game(id), games.game(id).deck()):
        part = text.partition(f"\nrules-{section.id}-text =")[2].partition("\nrules-")[0]
        assert {name for name in section.params if f"${name}" not in part} == set(), section.id


def test_the_page_counts_with_the_decks_food_cards_and_traits() -> None:
    deck = changed("beginning")
    assert "2 food from the Excess Food" in said("beginning", "gather")
    assert "You draw 3 cards" in said("beginning", "gather")
    deck["turn"] = {"food": 5, "cards": 4, "traits": 1}
    for card in deck["card"]:
        card["copies"] = 9
        if "food" in card:
            card["food"] = 6
    own = {"deck": games.game("beginning").deck(deck)}
    assert "5 food from the Excess Food" in said("beginning", "gather", **own)
    assert "You draw 4 cards" in said("beginning", "gather", **own)
    assert "At most 1 traits" in said("beginning", "adapt", **own)
    assert "Shuffle the 90 cards" in said("beginning", "setup", **own)
    assert "gets 6 food" in said("beginning", "attack", **own)
    assert ["Long Neck", "9", "6"] in chapters("beginning", **own)["traits"].rows


def test_the_page_tells_the_energy_of_the_decks_sources_for_this_table() -> None:
    game = games.game("another-world")
    whole = chapters("another-world")["setup"]
    assert whole.heads == ["Source", "2 players", "3 players", "4 players", "extra"]
    assert whole.rows[0] == ["Moonlight Rock", "3", "5", "6", "2 for Astral"]
    assert chapters("another-world", players=3, mode="base")["setup"].rows[0] == ["Moonlight Rock", "5", "2 for Astral"]
    assert chapters("another-world", players=1, mode="solo")["setup"].rows[0] == ["Moonlight Rock", "3", "2 for Astral"]
    deck = changed("another-world")
    deck["source"][0] |= {"lower": [7, 8, 9], "upper": 1}
    deck["choice"].append({"creature": 1, "trait": 1})
    own = game.deck(deck)
    assert chapters("another-world", deck=own)["setup"].rows[0] == ["Moonlight Rock", "7", "8", "9", "1 for Astral"]
    assert "8 Choice cards" in said("another-world", "shade-lots", deck=own)


def test_the_page_counts_the_cards_of_the_deck() -> None:
    deck = changed("evolve")
    assert "the 72 creature cards" in said("evolve", "setup")
    deck["creature"].pop()
    deck["challenge"].pop()
    own = games.game("evolve").deck(deck)
    assert "the 71 creature cards" in said("evolve", "setup", deck=own)
    assert "the 20 challenges" in said("evolve", "setup", deck=own)


def test_the_page_counts_habitat_inventions_and_adaptations() -> None:
    deck = changed("evoloosen")
    assert "44 common cards and the cards of the species that are played, 2 each" in said("evoloosen", "setup")
    deck["habitat"][0]["copies"] = 3
    deck["invention"][0]["copies"] = deck["invention"][0].get("copies", 1) + 2
    deck["adaptation"] = [row for row in deck["adaptation"] if row.get("species") != "mimic"]
    own = games.game("evoloosen").deck(deck)
    assert "52 Habitat cards" in said("evoloosen", "setup", deck=own)
    assert "46 Inventions" in said("evoloosen", "setup", deck=own)
    assert "played, 0–2 each" in said("evoloosen", "setup", deck=own)
    assert ["Predator", "20"] in chapters("evoloosen", deck=own)["habitat"].rows


@pytest.mark.parametrize(
    ("id", "section", "told"),
    [
        ("another-world", "goal", "first to have 3 tokens"),
        ("another-world", "setup", "a hand of 5"),
        (
            "another-world",
            "transmute",
            "with 4 energy can transmute; a Tiny one with at most 3 trait cards needs only",
        ),
        ("another-world", "round-end", "draws 2 cards, and one more"),
        ("another-world", "quartet", "For 2 or 3 players: everything is the same, but 4 transmutations"),
        ("another-world", "shade", "You need 3 transmutations; the Shade needs 1"),
        ("another-world", "traits", "on 8 of the 64 cards"),
        ("another-world", "traits", "lose 2 energy, or all"),
        ("beginning", "eat", "holds one food, with Fat Tissue 2"),
        ("evolve", "creature", "never below -2 or above 10"),
        ("evolve", "setup", "deal 8 to everybody"),
        ("evolve", "setup", "in round 6 at the earliest and in round 10 at the latest"),
        ("evolve", "specials", "gains 2 points, else the hunted gains 1"),
        ("evolve", "specials", "Resilience of 5 or more gains 2"),
        ("evolve", "limit", "more than 10 cards"),
        ("evolve", "powers", "hand limit is 12"),
        ("evolve", "dying-sun", "12 points can still be won"),
        ("evoloosen", "goal", "8 Adaptations"),
        ("evoloosen", "setup", "draws 3 Inventions and takes 3 MP"),
        ("evoloosen", "setup", "Turn up 6 of them"),
        ("evoloosen", "limits", "Primal Force Adaptations 4. Intelligence Adaptations: 4."),
        ("evoloosen", "limits", "Inventions in hand 8, and nothing else"),
        ("evoloosen", "round-end", "Everybody gets 3 MP"),
        ("evoloosen", "bargaining", "up to 3 offers"),
    ],
)
def test_the_page_tells_the_books_numbers(id: str, section: str, told: str) -> None:
    assert told in said(id, section)


def test_points_and_cards_are_told_by_place() -> None:
    rows = chapters("evolve")["places"].rows
    assert rows == [["1", "3", "1"], ["2", "2", "2"], ["3", "1", "3"], ["4 and further", "0", "4"]]


def test_a_mode_leaves_out_what_is_not_for_it() -> None:
    assert "shade-turn" in chapters("another-world")
    assert "shade-turn" not in chapters("another-world", players=2, mode="base")
    assert "quartet" not in chapters("another-world", players=1, mode="solo")
    assert "first to have 4 tokens" in said("another-world", "goal", players=2, mode="quartet")
    assert "duel" in chapters("evoloosen", players=2, mode="full")
    assert "duel" not in chapters("evoloosen", players=2, mode="quick")


# --- Words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ISLANDS)
def test_every_section_has_words_and_all_words_are_in_a_section(id: str) -> None:
    names = [section.id for section in sections(games.game(id), games.game(id).deck())]
    assert len(names) == len(set(names))
    texts = set(re.findall(r"^rules-([a-z-]+)-text =", source(id), re.MULTILINE))
    assert texts == set(names)


@pytest.mark.parametrize("id", ISLANDS)
def test_the_page_has_words_for_every_table(id: str) -> None:
    game = games.game(id)
    for mode in game.modes:
        for players in range(mode.fewest, mode.most + 1):
            found = page(game, players, mode.name)
            assert all(chapter.title and chapter.blocks for chapter in found)
            assert all(len(row) == len(chapter.heads) for chapter in found for row in chapter.rows)


def test_lines_become_paragraphs_items_and_steps() -> None:
    text = "First.\n\n- Cat: it purrs: always.\n+ Then go.\n+ A line that has a good many words: no term."
    assert [tuple(block) for block in blocks(text)] == [
        ("text", "", "First."),
        ("item", "Cat", "it purrs: always."),
        ("step", "", "Then go."),
        ("step", "", "A line that has a good many words: no term."),
    ]


def test_a_game_that_brings_no_rules_has_a_page_of_its_words() -> None:
    (only,) = page(games.game("tidepool"))
    assert (only.id, only.title) == ("game", games.title("tidepool"))


# --- Where one comes from --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ISLANDS)
def test_the_page_has_every_section_of_the_book_that_the_docs_list_and_no_other(id: str) -> None:
    lines = (DOCS / f"{id}.md").read_text(encoding="utf-8").splitlines()
    top = next(i for i, line in enumerate(lines) if re.match(r"\| section( of the book)? \| code \| test", line))
    listed = set()
    for line in lines[top + 2 :]:
        if not line.startswith("|"):
            break
        listed.add(line.split("|")[1].strip())
    named = [row for section in sections(games.game(id), games.game(id).deck()) for row in section.book.split(" / ")]
    assert set(named) == listed


@pytest.mark.parametrize("id", ISLANDS)
def test_every_question_and_reason_leads_to_one_section(id: str) -> None:
    game = games.game(id)
    keys = [key for key in games.catalogue(id).keys if key.startswith(("ask-", "why-"))]
    keys += [f"when-{verb.name}" for verb in game.verbs.verbs]
    led = [key for section in sections(game, game.deck()) for key in section.about.split()]
    assert len(led) == len(set(led))
    assert set(led) == set(keys)
    assert all(section_about(game, key) for key in led)


@pytest.mark.parametrize("id", ISLANDS)
def test_what_the_kernel_says_leads_to_the_page_as_a_whole(id: str) -> None:
    assert section_about(games.game(id), "not-now") == ""


# --- Examples --------------------------------------------------------------------------------------------------------


def examples() -> list[tuple[str, str, Example]]:
    found = []
    for id in ISLANDS:
        for section in sections(games.game(id), games.game(id).deck()):
            if section.example:
                found.append((id, section.id, section.example))
    return found


@pytest.mark.parametrize(("id", "section", "example"), examples())
def test_every_example_is_found_in_a_real_game_and_drawn(id: str, section: str, example: Example) -> None:
    shown = scene(games.game(id), example)
    assert shown is not None
    assert shown.told
    assert shown.before != shown.after or shown.told
    assert all(draw(each).startswith("<svg") for row in [*shown.before, *shown.after] for each in row)


def test_an_example_tells_the_moves_in_their_order() -> None:
    game = games.game("another-world")
    shown = scene(game, Example(("activated", "attacked", "drained", "gained", "fell-asleep")))
    assert shown is not None
    words = ["activates", "attacks", "drains 1 energy", "gains 1 energy from Vampire", "falls asleep"]
    places = [next(i for i, told in enumerate(shown.told) if word in told) for word in words]
    assert all(one < other for one, other in pairwise(places))


# --- The almanac -----------------------------------------------------------------------------------------------------


def told_of(id: str, table: str, item: str) -> list[str]:
    game: Game = games.game(id)
    rows = game.deck().source[table]
    return facts(game, game.deck(), table, next(row for row in rows if row["id"] == item))


@pytest.mark.parametrize(
    ("id", "table", "item", "told"),
    [
        ("another-world", "trait", "toxic", ["green, defensive", "on 8 of 64 cards"]),
        (
            "another-world",
            "source",
            "moonlight-rock",
            [
                "3 energy for 2 players",
                "5 energy for 3 players",
                "6 energy for 4 players",
                "2 more for Astral creatures",
            ],
        ),
        ("beginning", "card", "long-neck", ["green, eating", "8 of 88 cards", "eats 3 food"]),
        ("beginning", "card", "flight", ["grey, defensive", "8 of 88 cards"]),
        (
            "evolve",
            "creature",
            "drawbridge-tusks",
            ["head", "cost 4", "Aggression +4", "Resilience +1", "Allure -1", "Armour"],
        ),
        ("evolve", "biome", "desert", ["pays 1 each for Survival, Burrowing", "Swimming loses 1"]),
        ("evolve", "biome", "dying-sun", ["comes in round 6 to 10"]),
        ("evolve", "challenge", "siege", ["Armour adds +2"]),
        ("evoloosen", "habitat", "lint-lynx", ["Predator", "PF 1", "loot: 1 MP, 0 Inventions", "1 of 50 cards"]),
    ],
)
def test_the_almanac_tells_what_a_thing_is_costs_and_pays(id: str, table: str, item: str, told: list[str]) -> None:
    assert told_of(id, table, item) == told


def test_the_almanac_tells_whose_species_a_card_is() -> None:
    game = games.game("evoloosen")
    row = next(row for row in game.deck().source["adaptation"] if row.get("species") == "wrangler")
    assert "only for the Wrangler" in facts(game, game.deck(), "adaptation", row)


@pytest.mark.parametrize("id", ISLANDS)
def test_the_almanac_has_facts_for_every_card(id: str) -> None:
    game = games.game(id)
    for table, rows in game.deck().source.items():
        for row in rows if isinstance(rows, list) else []:
            if "id" in row and table not in ("species", "challenge"):
                assert facts(game, game.deck(), table, row), row["id"]
