"""STARVATION and EXTINCTION."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.beginning.rules.supply import discard, draw
from galapagos.games.beginning.species import Species
from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.wording import told, trait_name
from galapagos.kernel.text import Param


def lose_card(s: Beginning, species: Species, index: i64, event: str) -> None:
    """A population card goes to the discards, face up; its food to its owner's bag."""
    token: i64 = species.herd.pop(index)
    food: i64 = s.food[token]
    s.bags[species.owner] += food
    s.food[token] = 0
    discard(s, token)
    if s.watched():
        lost: dict[str, Param] = {"card": trait_name(s.cards.face[token]), "food": food}
        s.tell(event, told(species) | lost, f"card:{token}", "discard:0")


def leave_table(s: Beginning, species: Species) -> i64:
    """A species without population goes: its traits are discarded. How many they were."""
    count: i64 = len(species.worn)
    for token in species.worn:
        discard(s, token)
    s.species.remove(species)
    if s.watched():
        s.tell("extinct", told(species) | {"count": count}, f"species:{species.place}", "discard:0")
    return count


def extinction(s: Beginning, species: Species) -> None:
    """If no population is left, the species goes extinct; its owner draws as many cards as it had traits."""
    if not species.herd:
        draw(s, species.owner, leave_table(s, species))


def starvation(s: Beginning) -> None:
    """Every unfed population of the active player starves: all discards first, then the draws."""
    replacements: i64 = 0
    for species in s.owned(s.active):
        i: i64 = 0
        while i < len(species.herd):
            if s.food[species.herd[i]] == 0:
                lose_card(s, species, i, "starved")
            else:
                i += 1
        if not species.herd:
            replacements += leave_table(s, species)
    draw(s, s.active, replacements)


def why_not_lose(herd: list[i64], index: i64) -> str:
    """Why the herd can't lose that population card; "" if it can."""
    return "" if index < len(herd) else "why-no-population"
