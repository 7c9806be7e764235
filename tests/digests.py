"""Plays seeded games and prints a hash of their records for each game, mode and number of players.

`python -m tests.digests 20` prints the same on the compiled package and, with `PYTHONPATH=src`, on the plain sources.
"""

from __future__ import annotations

import hashlib
import json
import sys

import galapagos
from galapagos._build import compiled
from galapagos.kernel.rng import Rng, seeded
from galapagos.kernel.state import State
from galapagos.table.history import History

RECORDED = 20  # games with a whole record


def digest(id: str, mode: str, players: int, games: int) -> str:
    """One hash of so many random games."""
    total = hashlib.sha256()
    for seed in range(games):
        play = recorded if seed < RECORDED else told_briefly
        total.update(play(id, mode, players, seed).encode())
    return total.hexdigest()[:16]


def recorded(id: str, mode: str, players: int, seed: int) -> str:
    """The game's record, with hashes of the states on the way."""
    history = History.start(galapagos.game(id), players, seed, mode)
    rng = seeded(seed, 30)
    while not history.state.over:
        history.apply(*chosen(history.state, rng))
    return history.record.text()


def told_briefly(id: str, mode: str, players: int, seed: int) -> str:
    """Every seat and action of the game, and a hash of its end: what a record tells, in a tenth of the time."""
    state = galapagos.game(id).start(players, seed, mode)
    rng = seeded(seed, 30)
    told: list[tuple[int, int]] = []
    while not state.over:
        seat, action = chosen(state, rng)
        told.append((seat, action))
        state.apply(action, seat)
    return f"{told} {state.digest()}"


def chosen(state: State, rng: Rng) -> tuple[int, int]:
    """A seat that is asked, and one of its actions, by lot."""
    seats = state.waiting
    seat = seats[rng.below(len(seats))]
    options = state.legal_actions(seat)
    return seat, options[rng.below(len(options))]


def digests(games: int) -> dict[str, str]:
    found = {}
    for id in galapagos.games.ids():
        for mode in galapagos.game(id).modes:
            for players in range(mode.fewest, mode.most + 1):
                found[f"{id} {mode.name} {players}"] = digest(id, mode.name, players, games)
    return found


if __name__ == "__main__":
    print(json.dumps({"compiled": compiled(), "digests": digests(int(sys.argv[1]))}))
