"""Find the fullest tables: for each game the position with the most to show, stored in tests/web/positions.

`python scripts/worst_positions.py [game …]` plays random games with the most players and keeps the moves that lead to
the position with the most cards and creatures in play and the longest hand for whoever is asked.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import galapagos

TARGET = Path(__file__).parent.parent / "tests" / "web" / "positions"
SETUPS = {id: (mode.name, mode.most) for id in galapagos.games.ids() for mode in galapagos.game(id).modes[:1]}
GAMES = 200
MOST_MOVES = 1900


def fullness(game: str, view: dict[str, Any]) -> int:
    """How much there is to show."""
    seat = view["seat"]
    match game:
        case "another-world":
            creatures = view["creatures"]
            traits = sum(len(one["traits"]) + len(one["copied"]) for one in creatures)
            return 4 * len(creatures) + 2 * traits + 3 * len(view["hands"][seat])
        case "beginning":
            cards = sum(len(one["traits"]) + len(one["population"]) for one in view["species"])
            return 5 * len(view["species"]) + 2 * cards + 3 * len(view["table"][seat]["hand"])
        case "evolve":
            parts = sum(card is not None for one in view["seats"] for card in one["creature"].values())
            return (
                2 * parts + 3 * len(view["seats"][seat]["hand"]) + sum(len(one["abilities"]) for one in view["seats"])
            )
        case "evoloosen":
            chips = sum(len(one["genes"]) + len(one["used"]) for one in view["seats"])
            beasts = sum((one["companion"] is not None) + (one["tame"] is not None) for one in view["seats"])
            row = 3 * len(view["unresolved"]) + 4 * (view["battle"] is not None)
            return 2 * chips + 3 * beasts + row + 3 * len(view["hand"])
        case _:
            return len(json.dumps(view))


def search(game: str) -> dict[str, Any]:
    """The fullest position of many random games."""
    mode, players = SETUPS[game]
    best: dict[str, Any] = {"fullness": -1}
    for seed in range(GAMES):
        state = galapagos.game(game).start(players, seed, mode)
        chance = random.Random(seed)
        moves: list[str] = []
        while not state.over and len(moves) < MOST_MOVES:
            seat = state.to_move
            found = fullness(game, dict(state.view(seat)))
            if found > best["fullness"]:
                best = {
                    "game": game, "mode": mode, "players": players, "seed": seed,
                    "fullness": found, "seat": seat, "opening": list(moves),
                }  # fmt: skip
            action = chance.choice(state.legal_actions(seat))
            moves.append(state.notation(action))
            state.apply(action, seat)
    return best


if __name__ == "__main__":
    TARGET.mkdir(exist_ok=True)
    for game in sys.argv[1:] or SETUPS:
        found = search(game)
        (TARGET / f"{game}.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        print(game, "fullness", found["fullness"], "after", len(found["opening"]), "moves of seed", found["seed"])
