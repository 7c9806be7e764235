"""Where Owned Lands may lie. Everybody sees which part of the Habitat deck a land is shuffled into: its ground.

Grounds are lists of tokens, one for each land in the deck; they are replaced, never changed.
"""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.kernel.cards import Cards
from galapagos.kernel.rng import Rng


def buried(grounds: list[list[i64]], pile: list[i64], lands: i64) -> list[list[i64]]:
    """The grounds after a pile was shuffled with so many new lands in it: an older land that could lie in the pile
    can now lie anywhere in it."""
    found: list[list[i64]] = [pile.copy() for land in range(lands)]
    for ground in grounds:
        beyond: list[i64] = [token for token in pile if token not in ground]
        found.append(ground + beyond if len(beyond) < len(pile) else ground)
    return found


def unearthed(grounds: list[list[i64]], token: i64, land: bool) -> list[list[i64]]:
    """The grounds after a card has left the deck. Where several lands could have been the one that came up, the
    others lie where any of them could."""
    apart: list[list[i64]] = [ground for ground in grounds if token not in ground]
    near: list[list[i64]] = [without(ground, token) for ground in grounds if token in ground]
    if land and near:
        together: list[i64] = []
        for ground in near:
            together += [each for each in ground if each not in together]
        near = [together for ground in near[1:]]
    return apart + near


def without(ground: list[i64], token: i64) -> list[i64]:
    return [each for each in ground if each != token]


def redeal_lands(habitat: Cards, kind: list[i64], grounds: list[list[i64]], seat: i64, rng: Rng) -> None:
    """After the hidden cards were dealt anew: exchange lands that lie outside their grounds with cards inside."""
    chosen = places(habitat, kind, grounds, seat, rng)
    astray: list[i64] = []
    for token in habitat.tokens():
        if is_land(habitat, kind, token) and not habitat.knows(seat, token) and token not in chosen:
            astray.append(token)
    habitat.own_faces()
    for token in chosen:
        if not is_land(habitat, kind, token):
            stray: i64 = astray.pop()
            face: i64 = habitat.face[token]
            habitat.face[token] = habitat.face[stray]
            habitat.face[stray] = face


def places(habitat: Cards, kind: list[i64], grounds: list[list[i64]], seat: i64, rng: Rng) -> list[i64]:
    """A place for each land, drawn from its ground: no two alike, none where the seat has seen another card, and
    one wherever it has seen a land."""
    seen: list[i64] = []
    for ground in grounds:
        for token in ground:
            if token not in seen and habitat.knows(seat, token) and is_land(habitat, kind, token):
                seen.append(token)
    while len(seen) < len(grounds):
        drawn: list[i64] = []
        for ground in grounds:
            free: list[i64] = [token for token in ground if token in seen or not habitat.knows(seat, token)]
            place: i64 = free[rng.below(len(free))]
            if place not in drawn:
                drawn.append(place)
        if len(drawn) == len(grounds) and all(token in drawn for token in seen):
            return drawn
    return seen


def is_land(habitat: Cards, kind: list[i64], token: i64) -> bool:
    return kind[habitat.face[token]] == codes.LAND
