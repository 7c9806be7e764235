"""Unknown words are refused in words, the decks can all be drawn, and every drawing can be told."""

from __future__ import annotations

from typing import Any

import pytest

from galapagos import gallery
from galapagos.art.description import Description
from galapagos.files import package_toml
from galapagos.games import catalogue

from .samples import EVERYTHING, beast, being, counted, creature, herd, named


@pytest.mark.parametrize(
    ("description", "message"),
    [
        (creature("wheels"), "unknown trait 'wheels'"),
        (creature(flags=["bored"]), "unknown flag 'bored'"),
        (creature(numbers={"energy": 5}), "energy is 5: expected 0 to 4"),
        (herd("wheels"), "unknown trait 'wheels'"),
        (herd(population=9), "population is 9: expected 0 to 8"),
        (beast(head=["hat"]), "unknown head 'hat'"),
        (beast(head=["beak", "shiny"]), "unknown modifier 'shiny'"),
        (beast(hat=["beak"]), "unknown slot 'hat'"),
        (beast(head=[]), "the head has no shape words"),
        (being("dragon"), "unknown being 'dragon'"),
        (being(), "a being needs shape words"),
        (named("evolve", "biome", "moon"), "unknown biome 'moon'"),
        (named("evolve", "challenge", "chess"), "unknown challenge 'chess'"),
        (named("evolve", "card", "none"), "a card has one part, not 0"),
        (named("evoloosen", "species", "human"), "unknown species 'human'"),
        (named("evoloosen", "invention", "toys"), "unknown category 'toys'"),
        (counted("evoloosen", "rocket", stage=9), "stage is 9: expected 0 to 8"),
        (named("chess", "creature", "king"), "unknown game 'chess'"),
        (named("beginning", "rocket", "one"), "unknown kind of drawing in beginning 'rocket'"),
    ],
)
def test_what_is_not_known_is_said(description: Description, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        gallery.draw(description)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": '%d"><script>'}, "seed is .*: expected a whole number"),
        ({"seed": True}, "seed is True: expected a whole number"),
        ({"seed": 1 << 64}, "expected a whole number of at most 64 bits"),
        ({"traits": "flying"}, "traits is 'flying': expected a list of words"),
        ({"traits": ["flying"] * 41}, "expected a list of words"),
        ({"numbers": {"energy": "2"}}, "expected names with whole numbers"),
        ({"parts": {"head": "beak"}}, "expected slots with lists of words"),
        ({"colour": "red"}, "unknown field 'colour'"),
        ({"game": 4}, "game is 4: expected a word"),
    ],
)
def test_what_is_no_description_is_refused(change: dict[str, Any], message: str) -> None:
    description: Any = {**creature(), **change}
    with pytest.raises(ValueError, match=message):
        gallery.draw(description, "portrait")


def test_a_description_names_its_game_and_kind() -> None:
    bare: Any = {"game": "evolve"}
    with pytest.raises(ValueError, match="a description needs a kind"):
        gallery.draw(bare)


def test_an_unknown_icon_size_or_theme_is_said() -> None:
    with pytest.raises(ValueError, match="unknown icon 'wheels'"):
        gallery.icon("evolve", "wheels")
    with pytest.raises(ValueError, match="unknown size 'huge'"):
        gallery.draw(creature(), "huge")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="unknown theme 'dusk'"):
        gallery.draw(creature(), theme="dusk")  # type: ignore[arg-type]


def _deck(game: str) -> dict[str, Any]:
    return package_toml(f"galapagos.games.{game}", "cards.toml")


def test_every_card_of_evolve_can_be_drawn() -> None:
    deck = _deck("evolve")
    cards: list[Description] = [
        {"game": "evolve", "kind": "card", "parts": {c["kind"]: c["shape"]}} for c in deck["creature"]
    ]
    places = [named("evolve", kind, card["id"]) for kind in ("biome", "challenge") for card in deck[kind]]
    assert all(gallery.draw(drawing).startswith("<svg") for drawing in [*cards, *places])


def test_every_card_of_evoloosen_can_be_drawn() -> None:
    deck = _deck("evoloosen")
    beings = [being(*card["shape"]) for card in deck["habitat"] if "shape" in card]
    inventions = [named("evoloosen", "invention", card["category"]) for card in deck["invention"]]
    species = [named("evoloosen", "species", kind["id"]) for kind in deck["species"]]
    assert beings
    assert all(gallery.draw(drawing).startswith("<svg") for drawing in [*beings, *inventions, *species])


def test_every_place_and_trait_of_another_world_can_be_drawn() -> None:
    deck = _deck("another_world")
    places = [named("another-world", "place", source["id"]) for source in deck["source"]]
    creatures = [creature(trait["id"]) for trait in deck["trait"]]
    assert len(places) == 10
    assert len(creatures) == 16
    assert all(gallery.draw(drawing).startswith("<svg") for drawing in [*places, *creatures])


@pytest.mark.parametrize("description", EVERYTHING[::3], ids=gallery.key)
def test_every_drawing_can_be_told(description: Description) -> None:
    sentence = catalogue(description["game"]).render(gallery.alt(description))
    assert sentence
    assert "@" not in sentence


def test_a_creature_is_told_with_its_traits_and_state() -> None:
    text = gallery.alt(
        creature("flying", "toxic", muted=["toxic"], copied=["tiny"], flags=["asleep"], numbers={"energy": 2})
    )
    sentence = catalogue("another-world").render(text)
    assert sentence == "A lizard-like creature (Flying), borrowing Tiny, silenced: Toxic, asleep, energy 2"


def test_a_herd_and_a_beast_are_told() -> None:
    told = catalogue("beginning").render(gallery.alt(herd("long-neck", population=3)))
    assert told == "A herd of 3: Long Neck"
    assert catalogue("evolve").render(gallery.alt(beast(head=["beak"], tail=["fan", "long"]))) == (
        "A beast: a beak, a fan tail, long"
    )
    assert catalogue("evolve").render(gallery.alt(beast())) == "A beast that is only a sketch"
