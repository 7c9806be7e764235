"""A creature's drawing grows with what the creature is."""

from __future__ import annotations

import itertools
import re

import pytest

from galapagos import gallery
from galapagos.art.canvas import Canvas
from galapagos.art.description import Description
from galapagos.art.flesh import MODIFIERS
from galapagos.games.another_world.names import TRAIT_NAMES as TRAITS
from galapagos.games.beginning.species import TRAITS as GRAZERS
from galapagos.games.evoloosen.drawing.species import KINDS
from galapagos.games.evolve.drawing.beast import SLOTS

from .samples import FORMS, beast, being, counted, creature, herd, named


def body(description: Description) -> str:
    """The drawing without its key, so that only what is drawn is compared."""
    return gallery.draw(description).replace(gallery.key(description), "")


def marks(description: Description) -> int:
    """How many strokes and washes a drawing has."""
    return len(re.findall(r"<(?:path|circle|use|ellipse)", gallery.draw(description)))


@pytest.mark.parametrize("trait", TRAITS)
def test_a_trait_adds_something_to_see(trait: str) -> None:
    assert marks(creature(trait)) > marks(creature())
    assert body(creature(trait)) != body(creature())


def test_every_pair_of_traits_gives_its_own_drawing() -> None:
    sets = [(), *((t,) for t in TRAITS), *itertools.combinations(TRAITS, 2)]
    assert len({body(creature(*traits)) for traits in sets}) == len(sets)


@pytest.mark.parametrize("trait", TRAITS)
def test_silenced_and_copied_traits_look_different(trait: str) -> None:
    own, muted, copied = creature(trait), creature(muted=[trait]), creature(copied=[trait])
    assert len({body(own), body(muted), body(copied), body(creature())}) == 4
    assert 'opacity=".38"' in gallery.draw(muted)
    assert "stroke-dasharray" in gallery.draw(copied) or trait in ("astral", "metamorphic", "many-eyed")


def test_a_body_keeps_its_build_when_a_trait_is_added() -> None:
    trunk = max(re.findall(r' d="([^"]+)"', gallery.draw(creature())), key=len)
    assert trunk in gallery.draw(creature("fearsome"))
    assert trunk in gallery.draw(creature("vampire", "many-eyed"))


def test_seeds_vary_the_plain_animal() -> None:
    seeds = range(24)
    drawings = {body({"game": "another-world", "kind": "creature", "seed": seed}) for seed in seeds}
    assert len(drawings) == len(seeds)


def test_sleep_energy_and_shade_show() -> None:
    states = [creature(), creature(flags=["asleep"]), creature(flags=["shade"])]
    states += [creature(numbers={"energy": n}) for n in range(5)]
    assert len({body(state) for state in states}) == len(states)


def test_a_place_is_found_by_name_by_trait_or_by_seed() -> None:
    by_trait: Description = {"game": "another-world", "kind": "place", "seed": 1, "traits": ["astral"]}
    assert body(by_trait) == body(named("another-world", "place", "moonlight-rock"))
    plain = {body({"game": "another-world", "kind": "place", "seed": seed}) for seed in range(4)}
    assert len(plain) == 4


@pytest.mark.parametrize("trait", GRAZERS)
def test_a_grazer_shows_its_trait(trait: str) -> None:
    assert body(herd(trait)) != body(herd())


def test_every_set_of_three_grazer_traits_gives_its_own_drawing() -> None:
    sets = list(itertools.combinations(GRAZERS, 3))
    assert len({body(herd(*traits)) for traits in sets}) == len(sets)


@pytest.mark.parametrize("population", range(9))
def test_the_herd_is_as_large_as_the_population(population: int) -> None:
    drawing = gallery.draw(herd(population=population))
    assert len(re.findall(r'<use href="[^"]+" transform', drawing)) == population


@pytest.mark.parametrize("food", [0, 1, 2, 3, 7, 30])
def test_the_watering_hole_shows_each_food(food: int) -> None:
    drawing = gallery.draw(counted("beginning", "watering-hole", food=food))
    page = Canvas("page", 0, "day", 1, False)
    paints = "|".join(page.tint(pigment, 0.95) for pigment in ("alizarin", "flame", "lemon"))
    berries = re.findall(rf'd="([^"]+)" fill="(?:{paints})"', drawing)
    assert sum(path.count("M") for path in berries) == food


@pytest.mark.parametrize("slot", SLOTS)
def test_each_slot_of_a_beast_shows_its_card(slot: str) -> None:
    drawings = {body(beast(**{slot: [form]})) for form in FORMS[slot]} | {body(beast())}
    assert len(drawings) == len(FORMS[slot]) + 1


@pytest.mark.parametrize(("slot", "form"), [(slot, form) for slot in SLOTS for form in FORMS[slot]])
def test_every_modifier_changes_every_form(slot: str, form: str) -> None:
    plain = body(beast(**{slot: [form]}))
    changed = {body(beast(**{slot: [form, word]})) for word in MODIFIERS}
    assert plain not in changed
    assert len(changed) == len(MODIFIERS)


@pytest.mark.parametrize("form", ["wolf", "squid", "golem", "ghost"])
def test_every_modifier_changes_a_being(form: str) -> None:
    changed = {body(being(form, word)) for word in MODIFIERS} | {body(being(form))}
    assert len(changed) == len(MODIFIERS) + 1


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize(("number", "most"), [("pf", 4), ("int", 4), ("armor", 5), ("progress", 8)])
def test_a_species_grows_with_each_step(name: str, number: str, most: int) -> None:
    steps = [named("evoloosen", "species", name, **{number: n}) for n in range(most + 1)]
    assert len({body(step) for step in steps}) == most + 1


def test_the_rocket_is_built_in_eight_stages() -> None:
    plans = [gallery.draw(counted("evoloosen", "rocket", stage=n)).count("stroke-dasharray") for n in range(9)]
    assert plans == [8, 7, 6, 5, 4, 3, 2, 1, 0]
