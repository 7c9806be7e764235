"""Reveal Biome, and the first half of Score Dominance Points & Collect Cards."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evolve import powers
from galapagos.games.evolve.deck import ABILITIES
from galapagos.games.evolve.rules.draws import draw
from galapagos.games.evolve.state import Evolve
from galapagos.kernel.state import count


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
    deck = s.deck
    biome = s.biome()
    owed: list[i64] = [0] * s.players
    for seat in range(s.players):
        gained = count(deck.gain[biome] & s.abilities(seat)) + powers.copies(s, seat, deck.gain[biome])
        lost = loses(s, seat, deck.loss[biome])
        owed[seat] = lost
        s.dominance[seat] += gained - lost
        if s.watched():
            tell_biome(s, seat, gained, lost)
    draw(s, owed)


def loses(s: Evolve, seat: i64, ability: i64) -> i64:
    """The points that the biome takes from the seat: 1 or 0."""
    if ability >= 0 and s.has(seat, ability) and powers.suffers(s.power(seat)):
        return 1
    return 0


def tell_biome(s: Evolve, seat: i64, gained: i64, lost: i64) -> None:
    biome = s.deck.biome_labels[s.biome()]
    if gained:
        s.tell("biome-gain", {"player": s.player(seat), "biome": biome, "points": gained}, "biome:now", f"score:{seat}")
    if lost:
        ability = f"@ability-{ABILITIES[s.deck.loss[s.biome()]]}"
        s.tell(
            "biome-loss", {"player": s.player(seat), "biome": biome, "ability": ability}, "biome:now", f"score:{seat}"
        )
