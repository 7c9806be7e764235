"""Reveal Biome, and the first half of Score Dominance Points & Collect Cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from galapagos.games.evolve import powers
from galapagos.games.evolve.beasts import Beast
from galapagos.games.evolve.deck import ABILITIES, Deck
from galapagos.games.evolve.rules.draws import draw
from galapagos.kernel.state import count

if TYPE_CHECKING:
    from galapagos.games.evolve.state import Evolve


def reveal_biome(s: Evolve) -> None:
    """Reveal Biome: turn this round's card up and, except in the last round, the next one as a preview."""
    s.round += 1
    s.reveal(s.biomes, s.round - 1, s.everyone())
    if s.watched():
        s.tell("biome", {"round": s.round, "biome": s.deck.biome_labels[s.biome()]}, "biome:preview", "biome:now")
    if not s.last_round():
        s.reveal(s.biomes, s.round, s.everyone())
        if s.watched():
            coming = s.biomes.face[s.round]
            s.tell("biome-preview", {"biome": s.deck.biome_labels[coming]}, "biomes", "biome:preview")


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
        if s.watched():
            tell_biome(s, seat, gained, lost)
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


def tell_biome(s: Evolve, seat: i64, gained: i64, lost: i64) -> None:
    biome = s.deck.biome_labels[s.biome()]
    if gained:
        s.tell("biome-gain", {"player": s.player(seat), "biome": biome, "points": gained}, "biome:now", f"score:{seat}")
    if lost:
        ability = f"@ability-{ABILITIES[s.deck.loss[s.biome()]]}"
        s.tell(
            "biome-loss", {"player": s.player(seat), "biome": biome, "ability": ability}, "biome:now", f"score:{seat}"
        )
