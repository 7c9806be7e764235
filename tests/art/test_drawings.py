"""Every drawing is one small, self-contained, well-formed SVG, and the same each time."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from galapagos import gallery
from galapagos.art.description import Description

from .samples import EVERYTHING, OURS, beast, being, creature, drawn, herd

SVG = "{http://www.w3.org/2000/svg}"
MOST_BYTES = 20_000
TYPICAL_BYTES = 12_000


def _label(description: Description) -> str:
    words = [word for part in description.get("parts", {}).values() for word in part]
    numbers = [f"{name}{value}" for name, value in description.get("numbers", {}).items()]
    states = [*description.get("traits", []), *description.get("muted", []), *description.get("copied", [])]
    named = [description["kind"], description.get("name", ""), *words, *states, *description.get("flags", []), *numbers]
    return "-".join(filter(None, named))


@pytest.mark.parametrize("description", EVERYTHING, ids=_label)
def test_a_drawing_is_well_formed_and_self_contained(description: Description) -> None:
    drawing = gallery.draw(description)
    root = ElementTree.fromstring(drawing)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    _, _, width, height = map(int, (root.get("viewBox") or "").split())
    assert 0 < width <= 480
    assert 0 < height <= 480
    ids = [name for element in root.iter() if (name := element.get("id"))]
    assert len(ids) == len(set(ids))
    assert all(name.startswith(gallery.key(description)) for name in ids)
    used = set(re.findall(r"url\(#([^)]+)\)", drawing)) | set(re.findall(r'href="#([^"]+)"', drawing))
    assert used <= set(ids)
    assert "nan" not in drawing
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert not tags & {"title", "image", "script", "style", "foreignObject", "text"}
    assert re.findall(r'(?:href|src)="(?!#)', drawing) == []
    assert re.findall(r"url\((?!#)", drawing) == []
    assert "http" not in drawing.replace("http://www.w3.org/2000/svg", "")


def test_a_card_is_small() -> None:
    sizes = sorted(len(gallery.draw(description)) for description in EVERYTHING)
    assert sizes[-1] <= MOST_BYTES
    assert sizes[len(sizes) * 9 // 10] <= TYPICAL_BYTES


@pytest.mark.parametrize(
    "description", [creature("flying", "toxic"), herd("speed", population=6), beast(), being("crab")]
)
def test_the_same_description_gives_the_same_drawing(description: Description) -> None:
    assert gallery.draw(description) == gallery.draw(description)


def test_no_two_descriptions_share_a_drawing_or_a_key() -> None:
    bodies = {re.sub(re.escape(gallery.key(d)), "", gallery.draw(d)) for d in EVERYTHING}
    assert len(bodies) == len(EVERYTHING)
    assert len({gallery.key(d) for d in EVERYTHING}) == len(EVERYTHING)


def test_the_key_ignores_the_order_of_traits_and_empty_fields() -> None:
    one = creature("flying", "toxic", muted=[])
    other = creature("toxic", "flying")
    assert gallery.key(one) == gallery.key(other)
    assert gallery.draw(one) == gallery.draw(other)


def test_the_key_minds_the_order_of_shape_words() -> None:
    assert gallery.key(being("wolf", "small")) != gallery.key(being("small", "wolf"))


def test_a_portrait_has_a_finer_pen_and_its_own_ids() -> None:
    card, portrait = gallery.draw(creature("flying")), gallery.draw(creature("flying"), "portrait")
    assert 'height="120"' in card
    assert 'height="420"' in portrait
    assert not set(re.findall(r' id="([^"]+)"', card)) & set(re.findall(r' id="([^"]+)"', portrait))


def test_the_night_page_has_pale_ink_on_dark_paper() -> None:
    night = gallery.draw(creature(), theme="night")
    assert "var(--ink,#e9dfca)" in night
    assert "var(--paper,#262a36)" in night
    assert "var(--ink,#3b2f2a)" in gallery.draw(creature())


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in OURS for name in drawn(game).icons])
def test_every_icon_is_tiny_and_well_formed(game: str, name: str) -> None:
    sign = gallery.icon(game, name, 16)
    root = ElementTree.fromstring(sign)
    assert root.get("width") == "16"
    assert len(sign) <= 4_000
    ids = [each for element in root.iter() if (each := element.get("id"))]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", OURS)
def test_icons_of_one_game_differ(game: str) -> None:
    names = [name for name in drawn(game).icons if name != "action"]
    signs = [re.sub(rf"i-{game}-{name}-d24", "", gallery.icon(game, name)) for name in names]
    assert len(set(signs)) == len(signs)
