"""The judgement of searches: like the evaluation, but creatures that can still change are taken to do so.

The evaluation sees this round and the next as if all creatures stayed as they are. Here leads count by how sure they
are, so it does matter by how much one is ahead of whoever may still answer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evolve.beasts import Beast, beasts_of
from galapagos.games.evolve.judgement.evaluation import (
    Standing,
    add_hands,
    add_promise,
    certainty,
    faces_after,
    later_rounds,
    scored,
    spent,
)
from galapagos.games.evolve.judgement.odds import BLUR_NOW, BLUR_SOON, GROWTH, Odds, expect_challenge, expect_sun
from galapagos.games.evolve.rules.biome import gain, loss
from galapagos.games.evolve.state import Evolve
from galapagos.kernel.judgement import share

# What the features weigh, fitted to what options are worth when they are played on to the end many times: docs/bots.md.
POINTS: Final = 1.2
NOW: Final = 1.3
SOON: Final = 0.75
SUN: Final = 1.3
SIZE: Final = 0.13
CARDS_LEFT: Final = 0.33
UNSEEN: Final = 0.03
PROMISE: Final = 0.03
RESERVE: Final = 0.02


def reckon(s: Evolve, seat: i64) -> float:
    """The seat's share of the win: everybody's strength, the surer the nearer the end."""
    if s.over:
        return s.returns()[seat]
    return share([strength(x) for x in outlooks(s, seat)], seat, certainty(s))


def strength(x: Standing) -> float:
    """The features, weighed."""
    return (
        POINTS * x.points
        + NOW * x.now
        + SOON * x.soon
        + SUN * x.sun
        + SIZE * x.size
        + CARDS_LEFT * x.hand
        + UNSEEN * x.unseen
        + PROMISE * x.promise
        + RESERVE * x.reserve
    )


def outlooks(s: Evolve, seat: i64) -> list[Standing]:
    """Where everybody is going to stand, as the seat sees it; its own picks count as carried out."""
    faces = faces_after(s, seat)
    beasts = beasts_of(s.deck, faces)
    found = [Standing() for beast in beasts]
    for other in range(s.players):
        found[other].points = float(s.dominance[other])
    odds = Odds(growths(s, seat), BLUR_NOW)
    if s.last_round():
        add_sun(beasts, found, odds)
        return found
    if not scored(s):
        add_this_round(s, beasts, found, odds)
    odds = Odds([GROWTH] * s.players, BLUR_SOON)
    if s.sun_comes():
        add_sun(beasts, found, odds)
    else:
        add_next_round(s, beasts, found, odds)
    add_later(s, faces, found, seat)
    return found


def growths(s: Evolve, seat: i64) -> list[float]:
    """By how much everybody may still grow this round: the seat itself no more once it has picked."""
    found = [GROWTH] * s.players
    if s.pending(seat):
        found[seat] = 0.0
    return found


def add_sun(beasts: list[Beast], found: list[Standing], odds: Odds) -> None:
    points: list[float] = [0.0] * len(beasts)
    expect_sun(beasts, odds, points)
    for seat in range(len(beasts)):
        found[seat].sun = points[seat]


def add_this_round(s: Evolve, beasts: list[Beast], found: list[Standing], odds: Odds) -> None:
    """Points and cards of the biome and of the challenge, or of the previewed one while none is selected."""
    points: list[float] = [0.0] * s.players
    drawn: list[float] = [0.0] * s.players
    add_biome(s, beasts, s.biome(), points, drawn)
    token = s.challenge if s.challenge >= 0 else s.preview
    if token >= 0:
        expect_challenge(s.deck, beasts, s.challenges.face[token], odds, points, drawn)
    for seat in range(s.players):
        found[seat].now = points[seat]
        found[seat].hand = drawn[seat]


def add_next_round(s: Evolve, beasts: list[Beast], found: list[Standing], odds: Odds) -> None:
    """The previewed biome, and the previewed challenge unless it was counted for this round."""
    points: list[float] = [0.0] * s.players
    drawn: list[float] = [0.0] * s.players
    add_biome(s, beasts, s.biomes.face[s.round], points, drawn)
    if s.preview >= 0 and (s.challenge >= 0 or scored(s)):
        expect_challenge(s.deck, beasts, s.challenges.face[s.preview], odds, points, drawn)
    for seat in range(s.players):
        found[seat].soon = points[seat]


def add_biome(s: Evolve, beasts: list[Beast], biome: i64, points: list[float], drawn: list[float]) -> None:
    for seat in range(s.players):
        lost = float(loss(s.deck, beasts[seat], biome))
        points[seat] += float(gain(s.deck, beasts, seat, biome)) - lost
        drawn[seat] += lost


def add_later(s: Evolve, faces: list[i64], found: list[Standing], seat: i64) -> None:
    """What creatures and hands promise for the rounds that nobody can see yet."""
    sizes = s.deck.sizes
    for at in range(len(faces)):
        if faces[at] >= 0:
            found[at // 4].size += float(sizes[faces[at]])
    ahead = later_rounds(s) + 1.0
    gone = spent(s, seat)
    add_hands(s, found, seat, gone, ahead)
    add_promise(s, faces, found[seat], seat, gone, ahead)
