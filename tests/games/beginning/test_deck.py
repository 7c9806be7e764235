"""The deck as data: the standard one, decks of one's own, and clear errors."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from galapagos.files import read_toml
from galapagos.games.beginning.deck import Deck
from galapagos.games.beginning.species import TRAITS
from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.traits import BEHAVIOUR
from galapagos.kernel.text import BadDeck
from tests.games.beginning.table import GAME

pytestmark = pytest.mark.compiled

STANDARD = GAME.standard_source()


def changed(change: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    source = copy.deepcopy(STANDARD)
    change(source)
    return source


def test_the_standard_deck() -> None:
    deck = Deck(STANDARD)
    assert deck.name == "standard"
    assert len(deck.faces) == 88
    assert deck.copies == [16, 8, 8, 8, 8, 8, 8, 8, 8, 8]
    assert deck.eats == [2, 0, 0, 0, 0, 0, 3, 1, 0, 0]
    assert (deck.turn_food, deck.turn_cards, deck.most_traits) == (2, 3, 3)
    assert all(deck.shapes)


def test_data_and_behaviour_join_in_both_directions() -> None:
    assert [row["id"] for row in STANDARD["card"]] == TRAITS
    assert len(BEHAVIOUR) == len(TRAITS)


def test_the_kinds_are_the_books_colours() -> None:
    kinds = {row["id"]: row["kind"] for row in STANDARD["card"]}
    assert [kinds[name] for name in TRAITS] == ["carnivore"] + ["defensive"] * 5 + ["eating"] * 2 + ["population"] * 2


def test_a_deck_of_ones_own_changes_the_numbers() -> None:
    def change(source: dict[str, Any]) -> None:
        source["turn"]["food"] = 5
        source["turn"]["cards"] = 4
        source["card"][9]["copies"] = 0

    source = changed(change)
    s = cast(Beginning, GAME.start(2, 1, deck=source))
    assert s.hole == 5
    assert len(s.hands[s.first]) == 4
    assert len(s.cards.face) == 80
    assert TRAITS.index("fertile") not in s.cards.face


def test_a_deck_travels_with_the_saved_game() -> None:
    source = changed(lambda source: source["turn"].update(food=5))
    s = GAME.start(2, 1, deck=source)
    loaded = cast(Beginning, GAME.load(s.save()))
    assert loaded.deck.turn_food == 5
    assert loaded.digest() == s.digest()


def test_another_deck_has_another_fingerprint() -> None:
    source = changed(lambda source: source["turn"].update(food=5))
    assert Deck(source).fingerprint != Deck(STANDARD).fingerprint
    assert Deck(STANDARD).fingerprint == GAME.deck().fingerprint


def test_a_deck_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    text = '[turn]\nfood = 1\ncards = 3\ntraits = 2\n[[card]]\nid = "flight"\nname = "Flight"\nkind = "defensive"\n'
    path.write_text('name = "birds"\n' + text + 'copies = 30\nshape = ["wings"]\n', encoding="utf-8")
    s = cast(Beginning, GAME.start(2, 1, deck=read_toml(str(path))))
    assert s.cards.face == [2] * 30
    assert s.deck.most_traits == 2


def drop(*keys: str) -> Callable[[dict[str, Any]], Any]:
    def change(source: dict[str, Any]) -> None:
        place = source
        for key in keys[:-1]:
            place = place[key] if not key.isdecimal() else place[int(key)]  # type: ignore[index]
        del place[keys[-1]]

    return change


BAD: list[tuple[Callable[[dict[str, Any]], Any], str]] = [
    (lambda d: d.update(extra=1), "the deck: expected only name, turn, card, found 'extra'"),
    (drop("name"), "the deck.name: expected a name of at most 40 letters, found nothing"),
    (lambda d: d.update(name=""), "the deck.name: expected a name of at most 40 letters, found ''"),
    (drop("turn"), "turn: expected a table, found nothing"),
    (lambda d: d.update(turn=3), "turn: expected a table, found 3"),
    (lambda d: d["turn"].update(extra=1), "turn: expected only food, cards, traits, found 'extra'"),
    (lambda d: d["turn"].update(food=10), "turn.food: expected a whole number from 0 to 9, found 10"),
    (lambda d: d["turn"].update(food=-1), "turn.food: expected a whole number from 0 to 9, found -1"),
    (lambda d: d["turn"].update(cards=0), "turn.cards: expected a whole number from 1 to 9, found 0"),
    (lambda d: d["turn"].update(cards=True), "turn.cards: expected a whole number from 1 to 9, found True"),
    (lambda d: d["turn"].update(traits="3"), "turn.traits: expected a whole number from 1 to 10, found '3'"),
    (lambda d: d["turn"].update(traits=11), "turn.traits: expected a whole number from 1 to 10, found 11"),
    (drop("turn", "traits"), "turn.traits: expected a whole number from 1 to 10, found nothing"),
    (drop("card"), "card: expected a list of [[card]], found nothing"),
    (lambda d: d.update(card=[]), "card: expected a list of [[card]], found []"),
    (lambda d: d["card"].insert(1, 7), "card 2: expected a table, found 7"),
    (lambda d: d["card"][0].update(id="fangs"), "card 1 (fangs).id: expected one of carnivore, "),
    (
        lambda d: d["card"][1].update(id="carnivore"),
        "card 2 (carnivore).id: expected an id that is not used yet",
    ),
    (lambda d: d["card"][1].update(food=1), "card 2 (burrowing): expected only id, name, kind, copies, shape, found"),
    (lambda d: d["card"][1].update(kind="red"), "card 2 (burrowing).kind: expected one of carnivore, defensive, eat"),
    (lambda d: d["card"][1].update(name=4), "card 2 (burrowing).name: expected a name of at most 40 letters, found 4"),
    (lambda d: d["card"][1].update(copies=97), "card 2 (burrowing).copies: expected a whole number from 0 to 96"),
    (lambda d: d["card"][0].update(food=10), "card 1 (carnivore).food: expected a whole number from 0 to 9, found 10"),
    (lambda d: d["card"][6].pop("food"), "card 7 (long-neck).food: expected a whole number from 0 to 9, found nothing"),
    (
        lambda d: d["card"][1].update(shape=[]),
        "card 2 (burrowing).shape: expected a form and up to three",
    ),
    (
        lambda d: d["card"][1].update(shape=[1]),
        "card 2 (burrowing).shape: expected a form and up to three",
    ),
    (lambda d: d["card"][1].update(copies=17), "card: expected 20 to 96 cards, found 97 cards"),
    (lambda d: d.update(card=d["card"][1:3]), "card: expected 20 to 96 cards, found 16 cards"),
]


@pytest.mark.parametrize(("change", "message"), BAD)
def test_a_bad_deck_is_refused_with_what_where_and_what_was_expected(
    change: Callable[[dict[str, Any]], Any], message: str
) -> None:
    with pytest.raises(BadDeck) as error:
        Deck(changed(change))
    assert str(error.value).startswith(message)


@pytest.mark.parametrize("copies", [(96 - 80, 96), (0, 80)])
def test_the_bounds_of_a_deck(copies: tuple[int, int]) -> None:
    source = changed(lambda source: source["card"][1].update(copies=copies[0]))
    assert len(Deck(source).faces) == copies[1]
