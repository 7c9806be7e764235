"""The contract, on random games of every mode and number of players."""

from __future__ import annotations

import pytest

from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.names import FULL, TRAIT_NAMES
from galapagos.games.another_world.rules.energy import Triggers
from galapagos.games.another_world.state import AnotherWorld
from galapagos.kernel.cards import Cards
from galapagos.kernel.conformance import bare_refusals, check
from galapagos.kernel.rng import seeded
from tests.games.another_world.table import GAME, WORDS

MODES = [("base", 2), ("base", 3), ("base", 4), ("quartet", 2), ("quartet", 3), ("solo", 1)]


def most_energy(s: AnotherWorld, creature: Creature) -> int:
    """A full track, and one token beyond it for each of its gains that is still being answered."""
    gains = sum(isinstance(frame, Triggers) and frame.gainer == creature.id for frame in s.stack)
    return FULL + gains


def sound(s: AnotherWorld) -> None:
    """All cards are somewhere, once; numbers are in range; bit sets and cards agree."""
    cards = [*s.pile, *s.discards]
    for hand in s.hands:
        cards += hand
    for creature in s.creatures:
        cards += [creature.body, *creature.cards]
        assert 0 <= creature.energy <= most_energy(s, creature)
        assert creature.owned == sum(1 << trait for trait in creature.traits), "a trait twice, or a wrong bit"
        assert len(creature.cards) == len(creature.traits)
        assert creature.muted & ~creature.owned == 0
        assert creature.copied & creature.owned == 0
        for card, trait in zip(creature.cards, creature.traits, strict=True):
            assert trait in s.traits_on(card), f"{TRAIT_NAMES[trait]} is not on its card"
    assert sorted(cards) == list(range(64))
    assert sorted(s.cards.face) == list(range(64))
    assert sorted([*s.place_pile, s.source]) == list(range(10))
    assert len(s.lot_pile) + len(s.lot_discards) == (7 if s.mode == 2 else 0)
    assert 0 <= s.lower <= 9
    assert 0 <= s.upper <= 2
    assert len({creature.id for creature in s.creatures}) == len(s.creatures)
    assert s.over or max(s.transmuted) < s.goal()


def all_there(s: AnotherWorld) -> None:
    """The quick part of `sound`: 64 cards, energy in range."""
    count = len(s.pile) + len(s.discards) + sum(map(len, s.hands))
    for creature in s.creatures:
        count += 1 + len(creature.cards)
        assert creature.energy >= 0
        assert creature.energy <= FULL or creature.energy <= most_energy(s, creature)
    assert count == 64


def hands(s: AnotherWorld) -> tuple[Cards, list[list[int]]]:
    """The hands, and the cards that they are of."""
    return s.cards, s.hands


@pytest.mark.random
@pytest.mark.compiled
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_every_part_of_the_contract_holds(mode: str, players: int) -> None:
    games = 20 if mode == "solo" else 1
    report = check(
        GAME, mode, players, games=games, seed=players, every=29, invariant=sound, render=WORDS.render, hands=hands
    )
    assert (report.games, report.capped) == (games, 0)


@pytest.mark.random
@pytest.mark.compiled
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_200_random_games_keep_the_contract_and_lose_nothing(mode: str, players: int) -> None:
    """Cards and energy at every step; copies, saves, redeals and views a few times a game, also in mid-choice."""
    report = check(GAME, mode, players, games=200, seed=100 + players, every=400, invariant=all_there)
    assert (report.games, report.capped) == (200, 0)


@pytest.mark.random
@pytest.mark.compiled
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_a_random_game_is_the_same_after_save_and_load_at_every_step(mode: str, players: int) -> None:
    s = GAME.start(players, 5, mode)
    rng = seeded(5, 7)
    for _step in range(60):
        if s.over:
            break
        options = s.legal_actions()
        action = options[rng.below(len(options))]
        loaded, clone = GAME.load(s.save()), s.clone()
        for other in (s, loaded, clone):
            other.apply(action)
        assert s.digest() == loaded.digest() == clone.digest()


@pytest.mark.random
@pytest.mark.compiled
@pytest.mark.parametrize(("mode", "players"), MODES)
def test_a_bare_not_now_is_rare(mode: str, players: int) -> None:
    assert bare_refusals(GAME, mode, players) < 0.05
