"""The contract, on random games of both modes and every number of players."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, cast

import pytest

from galapagos.games import catalogue
from galapagos.games.evoloosen import GAME, codes
from galapagos.games.evoloosen.game import EvoloosenGame
from galapagos.games.evoloosen.rules.battle import Fight
from galapagos.games.evoloosen.rules.exploring import Encounter
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.kernel.cards import Cards
from galapagos.kernel.conformance import bare_refusals, check
from galapagos.kernel.playout import Tally, play_out
from galapagos.kernel.rng import seeded

WORDS = catalogue("evoloosen")
MODES = [(mode, players) for mode in ("quick", "full") for players in (2, 3, 4, 5)]


def sound(s: Evoloosen) -> None:
    """All cards are somewhere, once; MP, hands and collections keep their limits."""
    habitat = [*s.habitat_pile, *s.habitat_discards, *s.unresolved, *s.lands]
    inventions = [*s.invention_pile, *s.invention_discards]
    genes = [*s.gene_pile, *s.gene_discards, *s.box, *(token for token in s.pool if token >= 0)]
    for seat, player in enumerate(s.seats):
        inventions += [*player.hand, *player.used]
        genes += player.genes
        habitat += [token for token in (player.companion, player.tame) if token >= 0]
        assert 0 <= player.mp <= codes.MP_LIMIT
        assert len(player.hand) <= codes.HAND_LIMIT
        assert player.spent >= 0
        assert max(s.gene_count(seat, codes.PRIMAL), s.gene_count(seat, codes.MIND)) <= codes.TYPE_LIMIT
        assert s.gene_count(seat, codes.ARMOR) <= 1
    for frame in s.stack:
        if isinstance(frame, Encounter | Fight):
            habitat.append(frame.token)
    assert sorted(habitat) == list(range(50))
    assert sorted(inventions) == list(range(44))
    assert sorted(genes) == list(range(54))
    assert sum(player.mp for player in s.seats) <= 48  # the bank has 48
    assert len(s.declared) <= codes.ANSWER_DEPTH + 1
    assert s.battle.on or s.battle.fighters == 0


def hands(s: Evoloosen) -> tuple[Cards, list[list[int]]]:
    return s.inventions, [list(player.hand) for player in s.seats]


class Thieves(EvoloosenGame):
    """Every Action Invention steals two cards, for nothing."""

    def standard_source(self) -> dict[str, Any]:
        source = deepcopy(super().standard_source())
        for row in source["invention"]:
            if row["type"] == "action":
                row |= {"cp": 0, "target": "player", "effects": [{"do": "take-card", "n": 2, "who": "target"}]}
        return source


@pytest.mark.random
@pytest.mark.plain_only
def test_what_is_stolen_or_traded_is_unknown_to_whoever_had_seen_the_hand() -> None:
    """Rule 21."""
    check(Thieves("evoloosen", GAME.modes, GAME.rules_version), "full", 3, games=1, every=60, hands=hands)


@pytest.mark.random
@pytest.mark.compiled
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_every_part_of_the_contract_holds(mode: str, players: int) -> None:
    report = check(
        GAME, mode, players, games=1, seed=players, every=37, invariant=sound, render=WORDS.render, hands=hands
    )
    assert (report.games, report.capped) == (1, 0)


@pytest.mark.random
@pytest.mark.compiled
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_200_random_games_end_and_lose_nothing(mode: str, players: int) -> None:
    for seed in range(200):
        s = cast(Evoloosen, GAME.start(players, seed, mode))
        play_out(s, seeded(seed, 7), Tally())
        sound(s)
        assert not s.capped
        assert s.rocket >= 0 or s.round == codes.LAST_ROUND


@pytest.mark.random
@pytest.mark.compiled
@pytest.mark.parametrize("mode", ["quick", "full"])
def test_hardly_an_illegal_action_is_refused_without_a_reason(mode: str) -> None:
    assert bare_refusals(GAME, mode, 3) < 0.05


@pytest.mark.slow
@pytest.mark.random
@pytest.mark.compiled
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_3000_random_games_end_and_lose_nothing(mode: str, players: int) -> None:
    for seed in range(3000):
        s = cast(Evoloosen, GAME.start(players, seed, mode))
        play_out(s, seeded(seed, 8), Tally())
        sound(s)
        assert not s.capped
