"""The cards: their counts, and decks of one's own."""

from __future__ import annotations

import copy
from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest

from galapagos.games.another_world.deck import Deck
from galapagos.games.another_world.names import COLOURS, TRAIT_NAMES
from galapagos.games.another_world.traits.table import TABLE
from galapagos.kernel.text import BadDeck
from tests.games.another_world.table import GAME, WORDS

SOURCE = GAME.standard_source()


def test_64_different_cards_each_trait_on_eight_and_upright_on_four() -> None:
    deck = cast(Deck, GAME.deck())
    pairs = list(zip(deck.upright, deck.turned, strict=True))
    assert len(set(map(frozenset, pairs))) == 64
    assert Counter([*deck.upright, *deck.turned]) == dict.fromkeys(range(16), 8)
    assert Counter(deck.upright) == dict.fromkeys(range(16), 4)


def test_orange_or_green_with_blue_or_purple() -> None:
    for row in SOURCE["card"]:
        colours = sorted(TRAIT_NAMES.index(row[half]) // 8 for half in ("upright", "turned"))
        assert colours == [0, 1]
        assert {row["upright"], row["turned"]} != {"caring", "metamorphic"}


def test_the_upright_trait_follows_the_sum() -> None:
    for row in SOURCE["card"]:
        one, two = sorted(TRAIT_NAMES.index(row[half]) for half in ("upright", "turned"))
        assert TRAIT_NAMES.index(row["upright"]) == (one if (one + two - 8) % 2 == 0 else two)


def test_the_choice_cards() -> None:
    pairs = [(row["creature"], row["trait"]) for row in SOURCE["choice"]]
    assert pairs == [(1, 4), (2, 7), (3, 2), (4, 6), (5, 1), (6, 3), (7, 5)]


def test_every_trait_has_data_behaviour_and_words() -> None:
    assert [row["id"] for row in SOURCE["trait"]] == TRAIT_NAMES
    assert [row["kind"] for row in SOURCE["trait"]] == [colour for colour in COLOURS for trait in range(4)]
    assert [trait.id for trait in TABLE] == list(range(16))
    for name in TRAIT_NAMES:
        assert WORDS.has(f"trait-{name}")
        assert WORDS.has(f"trait-{name}-text")
    for row in SOURCE["source"]:
        assert WORDS.render((f"source-{row['id']}", {})) == row["name"]


FIRST = "source 1 (moonlight-rock)"


def changed(path: list[Any], value: Any) -> dict[str, Any]:
    """The standard data with one entry changed; None removes it."""
    data = copy.deepcopy(SOURCE)
    place = data
    for key in path[:-1]:
        place = place[key]
    if value is None:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["card", 0, "upright"], "furry", "card 1.upright: expected one of fire-breathing, "),
        (["card", 0, "upright"], "caring", "card 1: expected two different traits, found 'caring' twice"),
        (["card", 2, "turned"], None, "card 3.turned: expected one of fire-breathing"),
        (
            ["card", 0],
            {"upright": "caring", "turned": "metamorphic"},
            "card 1: expected a trait that the Shade can use",
        ),
        (["card", 0, "colour"], "red", "card 1: expected only upright, turned, found 'colour'"),
        (["card"], SOURCE["card"][:10], "card: expected 32 to 96, found 10 entries"),
        (["card"], 7, "card: expected a list of [[card]], found 7"),
        (["card", 4], 7, "card 5: expected a table, found 7"),
        (["source"], None, "source: expected a list of [[source]], found nothing"),
        (["source", 0, "upper"], None, f"{FIRST}: expected both 'trait' and 'upper', or neither"),
        (["source", 0, "upper"], 0, f"{FIRST}.upper: expected a whole number from 1 to 20, found 0"),
        (
            ["source", 0, "lower"],
            [1, 2],
            f"{FIRST}.lower: expected three numbers, for 2, 3 and 4 players, found [1, 2]",
        ),
        (
            ["source", 0, "lower"],
            [1, 2, 21],
            f"{FIRST}.lower: expected a whole number from 0 to 20, found 21",
        ),
        (
            ["source", 0, "lower"],
            [1, 2, True],
            f"{FIRST}.lower: expected a whole number from 0 to 20, found True",
        ),
        (["source", 1, "id"], "moonlight-rock", "source 2 (moonlight-rock).id: expected an id that is not used yet"),
        (["source", 0, "name"], "", f"{FIRST}.name: expected a name of at most 40 letters, found ''"),
        (["choice", 0, "creature"], 0, "choice 1.creature: expected a whole number from 1 to 99, found 0"),
        (["trait", 0, "kind"], "special", "trait 1 (fire-breathing).kind: expected 'aggressive', found 'special'"),
        (["trait", 0, "copies"], 7, "trait 1 (fire-breathing).copies: expected 8, as in the list of cards, found 7"),
        (["rules"], 1, "the deck: expected only card, source, choice, trait, found 'rules'"),
    ],
)
def test_a_wrong_deck_says_where_and_what_was_expected(path: list[Any], value: Any, message: str) -> None:
    with pytest.raises(BadDeck) as refusal:
        GAME.deck(changed(path, value))
    assert str(refusal.value).startswith(message)


def test_a_deck_of_ones_own_is_played_saved_and_loaded(tmp_path: Path) -> None:
    data = changed(["source", 0, "name"], "Silver Cliff")
    state = GAME.start(2, 3, deck=data)
    assert GAME.deck_of(state).fingerprint != GAME.deck().fingerprint
    assert cast(Deck, GAME.deck_of(state)).source_labels[0] == "Silver Cliff"
    loaded = GAME.load(state.save())
    assert loaded.digest() == state.digest()
    assert GAME.deck_of(loaded).fingerprint == GAME.deck_of(state).fingerprint


def test_a_deck_is_read_from_a_file(tmp_path: Path) -> None:
    from galapagos.files import package_text, read_toml

    path = tmp_path / "deck.toml"
    path.write_text(package_text("galapagos.games.another_world", "cards.toml"), encoding="utf-8")
    assert GAME.deck(read_toml(str(path))).fingerprint == GAME.deck().fingerprint
    with pytest.raises(BadDeck):
        read_toml(str(tmp_path / "none.toml"))
