"""The peers: other engines of the field, driven at random and counted the same way."""

from __future__ import annotations

import random
import warnings
from typing import Any

from bench.counting import Count, Run, repeat

SPIELS = ("hearts", "hanabi(players=4)", "crazy_eights", "gin_rummy")


def catanatron() -> Run:
    """Settlers with four random players."""
    from catanatron import Color, Game, RandomPlayer

    chance = random.Random(1)
    counts = Count()

    class Counting(RandomPlayer):  # type: ignore[misc]
        def decide(self, game: Any, playable_actions: Any) -> Any:
            n = len(playable_actions)
            counts.decisions += 1
            counts.choices += n > 1
            return playable_actions[int(chance.random() * n)]

    def one_game(count: Count) -> None:
        counts.decisions = counts.choices = 0
        Game([Counting(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)]).play()
        count.decisions += counts.decisions
        count.choices += counts.choices
        count.games += 1

    return repeat(one_game)


def rlcard_environment() -> Run:
    """Uno through RLCard's environment."""
    import rlcard

    env = rlcard.make("uno")
    chance = random.Random(1)

    def one_game(count: Count) -> None:
        state, _player = env.reset()
        while not env.is_over():
            options = list(state["legal_actions"])
            n = len(options)
            count.decisions += 1
            count.choices += n > 1
            state, _player = env.step(options[int(chance.random() * n)])
        count.games += 1

    return repeat(one_game)


def rlcard_engine() -> Run:
    """Uno in RLCard's bare engine."""
    from rlcard.games.uno import Game

    chance = random.Random(1)

    def one_game(count: Count) -> None:
        game = Game()
        game.init_game()
        while not game.is_over():
            options = game.get_legal_actions()
            n = len(options)
            count.decisions += 1
            count.choices += n > 1
            game.step(options[int(chance.random() * n)])
        count.games += 1

    return repeat(one_game)


def _spiel_game(game: Any, chance: random.Random, count: Count) -> None:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
            continue
        options = state.legal_actions()
        n = len(options)
        count.decisions += 1
        count.choices += n > 1
        state.apply_action(options[int(chance.random() * n)])
    count.games += 1


def spiel_through_python(name: str) -> Run:
    """OpenSpiel's C++ game, driven through its Python interface."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)
    return repeat(lambda count: _spiel_game(game, chance, count))


def spiel_bots(name: str) -> Run:
    """OpenSpiel's C++ game between its own C++ random bots; choices by the mean of driven games."""
    import pyspiel

    game = pyspiel.load_game(name)
    chance = random.Random(1)
    sample = Count()
    for _ in range(30):
        _spiel_game(game, chance, sample)

    def one_game(count: Count) -> None:
        seed = chance.getrandbits(30)
        bots = [pyspiel.make_uniform_random_bot(player, seed) for player in range(game.num_players())]
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        count.games += 1
        count.decisions += sample.decisions // 30
        count.choices += sample.choices // 30

    return repeat(one_game)


def spiel_clone() -> Run:
    """Cloning OpenSpiel's hanabi in the middle of games."""
    import pyspiel

    game = pyspiel.load_game("hanabi(players=4)")
    chance = random.Random(1)
    states = []
    for _ in range(20):
        state = game.new_initial_state()
        for _step in range(40):
            if state.is_terminal():
                break
            options = state.legal_actions()
            state.apply_action(chance.choice(options))
        states.append(state)

    def all_states(count: Count) -> None:
        for state in states:
            state.clone()
        count.decisions += len(states)

    return repeat(all_states)


def pettingzoo_hanabi() -> Run:
    """PettingZoo's hanabi through its agent loop."""
    from pettingzoo.classic import hanabi_v5

    warnings.simplefilter("ignore")
    return pettingzoo_loop(hanabi_v5.env())


def pettingzoo_loop(env: Any) -> Run:
    """Random play in the loop that PettingZoo's documentation shows."""
    chance = random.Random(1)

    def one_game(count: Count) -> None:
        env.reset(seed=chance.getrandbits(30))
        for _agent in env.agent_iter():
            observation, _reward, termination, truncation, _info = env.last()
            if termination or truncation:
                env.step(None)
                continue
            options = observation["action_mask"].nonzero()[0]
            n = len(options)
            count.decisions += 1
            count.choices += n > 1
            env.step(int(options[int(chance.random() * n)]))
        count.games += 1

    return repeat(one_game)
