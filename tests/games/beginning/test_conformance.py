"""The contract over random games: cards are conserved, food adds up, nothing leaks, games end."""

from __future__ import annotations

from typing import Any, cast

import pytest

from galapagos.games.beginning.rules.horns import Goring
from galapagos.games.beginning.species import TRAITS
from galapagos.games.beginning.state import Beginning
from galapagos.kernel.cards import Cards
from galapagos.kernel.conformance import bare_refusals, check, check_redeals_vary
from galapagos.kernel.playout import Tally, play_out
from galapagos.kernel.rng import seeded
from galapagos.kernel.text import Event
from tests.games.beginning.table import GAME, WORDS

pytestmark = [pytest.mark.compiled, pytest.mark.random]

PLAYERS = [2, 3, 4, 5]


def sound(state: Any) -> None:
    """What is true of every position between two choices."""
    s = cast(Beginning, state)
    piles = [s.pile, s.discards, *s.hands]
    for species in s.species:
        piles += [species.herd, species.worn]
        mask = sum(1 << s.cards.face[token] for token in species.worn)
        assert species.traits == mask, "traits and trait cards differ"
        assert species.herd or isinstance(s.stack[-1], Goring), "a species without population"
        assert len(species.worn) <= 3
    assert sorted(token for pile in piles for token in pile) == list(range(88)), "88 cards"
    herds = {token for species in s.species for token in species.herd}
    for token, food in enumerate(s.food):
        assert 0 <= food <= (2 if token in herds else 0), "food where none can lie"
    assert len({species.place for species in s.species}) == len(s.species)
    assert s.hole >= 0
    assert min(s.bags) >= 0
    assert 0 <= s.ending <= 2


def hands(s: Beginning) -> tuple[Cards, list[list[int]]]:
    """The hands, and the cards that they are of."""
    return s.cards, s.hands


@pytest.mark.parametrize("players", PLAYERS)
def test_it_keeps_the_contract(players: int) -> None:
    report = check(GAME, "base", players, games=6, every=13, invariant=sound, render=WORDS.render, hands=hands)
    assert report.games == 6
    assert report.capped == 0


@pytest.mark.parametrize("players", PLAYERS)
def test_every_refusal_has_a_reason(players: int) -> None:
    assert bare_refusals(GAME, "base", players) == 0


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_end(players: int) -> None:
    for seed in range(200):
        s = cast(Beginning, GAME.start(players, seed))
        play_out(s, seeded(seed, 4), Tally())
        sound(s)
        assert not s.capped
        assert s.ending == 1
        assert s.active == s.last_seat()
        best = max(s.points(seat) for seat in range(players))
        assert [share > 0 for share in s.returns()] == [s.points(seat) == best for seat in range(players)]


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_five_thousand_random_games_end(players: int) -> None:
    for seed in range(5000):
        s = GAME.start(players, seed)
        play_out(s, seeded(seed, 4), Tally())
        assert not s.capped


@pytest.mark.parametrize("players", PLAYERS)
def test_food_adds_up(players: int) -> None:
    """All food comes from the Excess Food pile, and none is lost: bags, cards and Watering Hole hold it all."""
    s = cast(Beginning, GAME.start(players, 7))
    events: list[Event] = []
    s.sink = events.append
    rng = seeded(players, 4)
    taken = s.hole
    while not s.over:
        options = s.legal_actions()
        events.clear()
        s.apply(options[rng.below(len(options))])
        for event in events:
            if event.key in ("gathered", "browsed", "devoured", "scavenged", "stored"):
                taken += int(event.params["count"])
        assert s.hole + sum(s.bags) + sum(s.food) == taken


@pytest.mark.parametrize("players", PLAYERS)
def test_redeals_vary(players: int) -> None:
    s = GAME.start(players, 3)
    play_out(s, seeded(3, 4), Tally(), 60)
    for seat in range(players):
        check_redeals_vary(s, seat, 60)


def prefers(s: Beginning, verbs: list[str]) -> int:
    """The first option of the first verb that there is, else the first option."""
    options = s.legal_actions()
    for verb in verbs:
        for action in options:
            if s.notation(action).split()[0] == verb:
                return action
    return options[0]


STUBBORN = {
    "only ever feeds": ["feed", "done", "hunt"],
    "only ever attacks": ["hunt", "evolve", "play", "remove", "done"],
    "only ever saves cards": ["done", "stop"],
    "only ever creates species": ["create", "play", "done"],
    "only ever removes traits": ["remove", "evolve", "play", "done"],
    "only ever adds population": ["grow", "play", "done"],
}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("habit", sorted(STUBBORN))
def test_a_stubborn_bot_cannot_hang_it(habit: str, players: int) -> None:
    for seed in range(3):
        s = cast(Beginning, GAME.start(players, seed))
        while not s.over:
            s.apply(prefers(s, STUBBORN[habit]))
        sound(s)
        assert not s.capped
        assert s.acts < 400


@pytest.mark.parametrize("players", PLAYERS)
def test_clocks_alone_end_a_game(players: int) -> None:
    s = GAME.start(players, 2)
    while not s.over:
        s.apply(s.default_action(s.to_move))
    assert not s.capped


def test_a_deck_of_the_fewest_cards_ends_too() -> None:
    source = {
        "name": "tiny",
        "turn": {"food": 1, "cards": 9, "traits": 10},
        "card": [{"id": name, "name": name, "kind": "eating", "copies": 2, "shape": ["x"]} for name in TRAITS],
    }
    for row in source["card"]:
        if row["id"] in ("carnivore", "long-neck", "scavenger"):  # type: ignore[index]
            row["food"] = 9  # type: ignore[index]
    for players in PLAYERS:
        for seed in range(20):
            s = GAME.start(players, seed, deck=source)
            play_out(s, seeded(seed, 4), Tally())
            assert not s.capped
