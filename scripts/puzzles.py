"""Make the puzzles that games bring anew: after rules, decks or bots have changed.

`python scripts/puzzles.py [GAME …]`, with the compiled package: it takes some minutes a game.
"""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path

from galapagos import games
from galapagos.review.finding import find
from galapagos.review.puzzles import FILE, write

GAMES = Path(__file__).parent.parent / "src" / "galapagos" / "games"
COUNT = 24
SEED = 1


def main() -> None:
    for game in sys.argv[1:] or [id for id in games.ids() if (GAMES / id.replace("-", "_")).is_dir()]:
        found = []
        for puzzle in islice(find(game, SEED), COUNT):
            found.append(puzzle)  # what is found is kept when somebody gets tired of waiting
            (GAMES / game.replace("-", "_") / FILE).write_text(write(game, found), encoding="utf-8")
        print(f"{game}: {len(found)} puzzles")


if __name__ == "__main__":
    main()
