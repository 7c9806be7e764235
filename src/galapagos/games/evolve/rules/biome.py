"""Reveal Biome, and the first half of Score Dominance Points & Collect Cards."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evolve import powers, wording
from galapagos.games.evolve.beasts import Beast
from galapagos.games.evolve.deck import Deck
from galapagos.games.evolve.rules.draws import draw
from galapagos.games.evolve.state import Evolve
from galapagos.kernel.state import count


def reveal_biome(s: Evolve) -> None:
    """Reveal Biome: turn this round's card up and, except in the last round, the next one as a preview."""
    s.round += 1
    s.reveal(s.biomes, s.round - 1, s.everyone())
    if not s.last_round():
        s.reveal(s.biomes, s.round, s.everyone())
    wording.biome_turned_up(s)


def score_biome(s: Evolve) -> None:
    """A point for each of the biome's abilities, a point less for the one below; a loss draws a card."""
    biome = s.biome()
    beasts = s.beasts()
    owed: list[i64] = [0] * s.players
    for seat in range(s.players):
        gained = gain(s.deck, beasts, seat, biome)
        lost = loss(s.deck, beasts[seat], biome)
        owed[seat] = lost
        s.dominance[seat] += gained - lost
        wording.biome_scored(s, seat, gained, lost)
    draw(s, owed)


def gain(deck: Deck, beasts: list[Beast], seat: i64, biome: i64) -> i64:
    """A point for each ability that the biome names, however many icons; Mimicry may add one."""
    beast = beasts[seat]
    right = beasts[(seat + len(beasts) - 1) % len(beasts)]
    return count(deck.gain[biome] & beast.abilities) + powers.copies(beast, right, deck.gain[biome])


def loss(deck: Deck, beast: Beast, biome: i64) -> i64:
    """The points that the biome takes: 1 or 0."""
    ability = deck.loss[biome]
    return 1 if ability >= 0 and beast.has(ability) and powers.suffers(beast.power) else 0
