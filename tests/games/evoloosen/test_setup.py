"""Setup, and how a turn and a round go."""

from __future__ import annotations

from collections import Counter

import pytest

from galapagos.games.evoloosen import GAME, codes
from galapagos.games.evoloosen.game import EvoloosenState
from tests.games.evoloosen.table import Table, table

pytestmark = pytest.mark.compiled


def new(players: int, seed: int = 3, mode: str = "quick") -> Table:
    state = GAME.start(players, seed, mode)
    assert isinstance(state, EvoloosenState)
    return Table(state)


def test_species_are_picked_clockwise_from_the_compass() -> None:
    t = new(3)
    first = t.s.compass
    picked = []
    for species in ("mimic", "wrangler", "scavenger"):
        picked.append(t.asked)
        t.s.apply(t.s.parse(f"species {species}"))
    assert picked == [first, (first + 1) % 3, (first + 2) % 3]
    assert codes.SPECIES[t[first].species] == "mimic"


def test_each_seed_may_give_the_compass_to_another_player() -> None:
    assert {int(new(3, seed).s.compass) for seed in range(20)} == {0, 1, 2}


def test_a_species_that_is_taken_cannot_be_picked() -> None:
    t = new(2)
    t.s.apply(t.s.parse("species mimic"))
    assert t.why_not("species mimic") == "why-species-taken"
    assert t.options() == ["species expansionist", "species scavenger", "species wrangler", "species symbiont"]
    assert t.why_not("pass") == "when-pass"


def test_each_player_begins_with_three_inventions_and_three_mp() -> None:
    t = new(2)
    first = t.asked
    t.s.apply(t.s.parse("species mimic"))
    assert (len(t[first].hand), t[first].mp) == (3, 3)
    assert (len(t[1 - first].hand), t[1 - first].mp) == (0, 0)
    t.s.apply(t.s.parse("species symbiont"))
    assert t.hands() == [3, 3]
    assert t.mp() == [3, 3]


def test_the_gene_pool_has_six_cards_and_only_species_in_play_are_in_the_deck() -> None:
    t = new(2)
    t.s.apply(t.s.parse("species mimic"))
    t.s.apply(t.s.parse("species wrangler"))
    assert len([token for token in t.s.pool if token >= 0]) == 6
    assert len(t.s.gene_pile) == 44 + 4 - 6
    species = Counter(t.s.deck.of_species[t.s.adaptations.face[token]] for token in t.s.gene_pile + t.s.pool)
    assert species == {-1: 44, codes.MIMIC: 2, codes.WRANGLER: 2}


def test_owned_lands_are_not_in_the_habitat_deck_at_first() -> None:
    for species in ("expansionist", "wrangler"):
        t = new(2)
        t.s.apply(t.s.parse("species mimic"))
        t.s.apply(t.s.parse(f"species {species}"))
        assert len(t.s.habitat_pile) == 48
        assert len(t.s.lands) == 2
        assert t.s.view(None)["lands"] == (2 if species == "expansionist" else 0)


def test_the_first_turn_is_the_compass_holders() -> None:
    t = new(3)
    first = t.s.compass
    for species in ("mimic", "wrangler", "scavenger"):
        t.s.apply(t.s.parse(f"species {species}"))
    assert t.s.active == first
    assert t.s.round == 1


def test_a_turn_is_exploring_then_action_then_adapting() -> None:
    t = table("mimic mp3 | scavenger | habitat:free-lunch | pool:second-thoughts")
    assert t.frame == "Exploring"
    t.do("explore").quiet()
    assert t.frame == "Action"
    t.do("pass").quiet()
    assert t.frame == "Adapting"
    t.do("pass").quiet()
    assert (t.frame, t.asked) == ("Exploring", 1)


def test_nothing_else_can_be_done_before_exploring() -> None:
    t = table("mimic mp3 hand:mutagen-lemonade genes:third-eye | scavenger | pool:second-thoughts")
    t.quiet()
    assert t.options() == ["explore"]
    assert t.why_not("play mutagen-lemonade -") == "when-play"


def test_the_phase_is_told_to_everybody() -> None:
    t = table("mimic mp3 | scavenger | habitat:free-lunch")
    phases = [t.s.view(None)["phase"]]
    t.do("explore").quiet()
    phases.append(t.s.view(None)["phase"])
    t.do("pass").quiet()
    phases.append(t.s.view(None)["phase"])
    assert phases == ["exploring", "action", "adapting"]


def test_a_round_ends_when_every_player_had_a_turn() -> None:
    t = table("mimic | scavenger | symbiont | habitat:free-lunch,gene-sale,second-wind,unlocked-laboratory")
    for seat in (0, 1, 2):
        assert t.quiet().asked == seat
        t.do("explore", "pass", "pass")
    t.quiet()
    assert (t.s.round, t.s.compass, t.asked) == (2, 1, 1)
