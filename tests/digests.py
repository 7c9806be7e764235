"""Plays seeded games and prints a hash of their records for each game, mode and number of players.

`python -m tests.digests 20` prints the same on the compiled package and, with `PYTHONPATH=src`, on the plain sources.
"""

from __future__ import annotations

import hashlib
import json
import sys

import galapagos
from galapagos._build import compiled
from galapagos.kernel.history import History
from galapagos.kernel.rng import seeded


def digest(id: str, mode: str, players: int, games: int) -> str:
    """One hash of the records of so many random games, hashes of the states included."""
    total = hashlib.sha256()
    for seed in range(games):
        history = History.start(galapagos.game(id), players, seed, mode)
        rng = seeded(seed, 30)
        while not history.state.over:
            seats = history.state.waiting
            seat = seats[rng.below(len(seats))]
            options = history.state.legal_actions(seat)
            history.apply(seat, options[rng.below(len(options))])
        total.update(history.record.text().encode())
    return total.hexdigest()[:16]


def digests(games: int) -> dict[str, str]:
    found = {}
    for id in galapagos.GAMES:
        for mode in galapagos.game(id).modes:
            for players in range(mode.fewest, mode.most + 1):
                found[f"{id} {mode.name} {players}"] = digest(id, mode.name, players, games)
    return found


if __name__ == "__main__":
    print(json.dumps({"compiled": compiled(), "digests": digests(int(sys.argv[1]))}))
