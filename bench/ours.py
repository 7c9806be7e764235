"""Our games as contenders: through the Python interface, inside the engine, and single operations."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time
from typing import cast

import galapagos
from bench.counting import Count, Run, repeat
from bench.peers import pettingzoo_loop
from galapagos.bots import Seat, make
from galapagos.games.another_world.state import AnotherWorld
from galapagos.kernel.playout import Tally, play_out
from galapagos.kernel.rng import seeded
from galapagos.kernel.state import State

SETTINGS = {id: (galapagos.game(id).modes[0].name, 3) for id in galapagos.games.ids()}


def through_python(id: str, players: int, mode: str) -> Run:
    """Random playouts by a plain Python driver that sees only the contract."""
    game = galapagos.game(id)
    chance = random.Random(1)

    def one_game(count: Count) -> None:
        state = game.start(players, chance.getrandbits(32), mode)
        rand = chance.random
        while not state.over:
            options = state.legal_actions()
            n = len(options)
            count.decisions += 1
            count.choices += n > 1
            state.apply(options[int(rand() * n)])
        count.games += 1

    return repeat(one_game)


def inside(id: str, players: int, mode: str) -> Run:
    """Random playouts in the engine itself."""
    game = galapagos.game(id)
    rng = seeded(1)

    def one_game(count: Count) -> None:
        tally = Tally()
        play_out(game.start(players, rng.next(), mode), rng, tally)
        count.decisions += tally.decisions
        count.choices += tally.choices
        count.games += 1

    return repeat(one_game)


def middle_states(id: str, players: int, mode: str, number: int = 20) -> list[State]:
    """States from the middle of random games."""
    game = galapagos.game(id)
    states = []
    for seed in range(number):
        tally = Tally()
        play_out(game.start(players, seed, mode), seeded(seed), tally)
        state = game.start(players, seed, mode)
        play_out(state, seeded(seed), Tally(), tally.decisions // 2)
        states.append(state)
    return states


def operation(id: str, players: int, mode: str, name: str) -> Run:
    """One operation over and over, counted as decisions: clone, view, redeal, save, evaluate."""
    states = middle_states(id, players, mode)
    operations: dict[str, Callable[[State], object]] = {
        "clone": lambda state: state.clone(),
        "view": lambda state: state.view(0),
        "redeal": lambda state: state.redeal(0, 5),
        "save": lambda state: state.save(),
        "evaluate": lambda state: state.evaluate(0),
    }
    act = operations[name]

    def all_states(count: Count) -> None:
        for state in states:
            act(state)
        count.decisions += len(states)

    return repeat(all_states)


def search(id: str, players: int, mode: str, iterations: int = 200) -> Run:
    """ISMCTS at positions from the middle of games, counted in iterations."""
    states = [state for state in middle_states(id, players, mode) if len(state.legal_actions()) > 1]
    bot = make(f"hunter@{iterations}", 1)

    def one_choice(count: Count) -> None:
        state = states[count.games % len(states)]
        bot.choose(Seat(state, state.to_move))
        count.games += 1
        count.decisions += iterations

    return repeat(one_choice)


def environment(id: str, players: int, mode: str) -> Run:
    """Steps of our PettingZoo environment, in the loop that its documentation shows."""
    from galapagos.envs.pettingzoo import env

    table = env(id, players, mode)
    return pettingzoo_loop(table)


TABLES = 256  # of a batch


def batch(id: str, players: int, mode: str, observe: bool) -> Run:
    """All games of a batch at once, at random: the driver draws with numpy. Every decision counts."""
    import numpy as np

    from galapagos.envs import Batch

    games, chance = Batch(id, players, mode, TABLES, seed=1, observe=observe), np.random.default_rng(1)

    def some_steps(count: Count) -> None:
        for _ in range(20):
            games.step(games.sample(chance))
        count.decisions += 20 * TABLES

    return repeat(some_steps)


def vector(id: str, players: int, mode: str) -> Run:
    """The Gymnasium vector environment against random opponents, with the copies that it gives out."""
    import numpy as np

    from galapagos.envs.gymnasium import GalapagosVectorEnv

    tables, chance = GalapagosVectorEnv(TABLES, id, players, mode), np.random.default_rng(1)
    tables.reset(seed=1)

    def one_step(count: Count) -> None:
        tables.step(tables.batch.sample(chance))
        count.decisions += TABLES

    return repeat(one_step)


def growth(id: str, mode: str, players: int) -> float:
    """Choices a second inside the engine, with so many players."""
    run = inside(id, players, mode)
    began, count = process_time(), Count()
    while process_time() - began < 0.3:
        run(0.05, count)
    return count.choices / (process_time() - began)


def crowded(least: int, seconds: float = 0.3) -> float:
    """Decisions a second of Another World for four on tables with so many creatures, or a few more."""
    states = _tables_with(least)
    rng, tally = seeded(1), Tally()
    began = process_time()
    while process_time() - began < seconds:
        for state in states:
            play_out(state.clone(), rng, tally, 40)
    return float(tally.decisions) / (process_time() - began)


def _tables_with(least: int, number: int = 20) -> list[State]:
    found: list[State] = []
    seed = 0
    while len(found) < number:
        state = cast(AnotherWorld, galapagos.game("another-world").start(4, seed, "base"))
        while not state.over and len(state.creatures) < least:
            play_out(state, seeded(state.acts, seed), Tally(), 4)
        if not state.over:
            found.append(state)
        seed += 1
    return found
