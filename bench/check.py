"""`make bench-check`: count the instructions of fixed playouts and compare them with the stored figures.

Instruction counts (callgrind) repeat where seconds do not. They belong to one compiler and one Python: store your own
with `python -m bench.check --store` before you judge a change.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.ours import SETTINGS
from galapagos._build import compiled

STORED = Path(__file__).parent / "instructions.json"
ALLOWED = 1.10
GAMES = {"another-world": 3, "beginning": 10, "evolve": 20, "evoloosen": 5}

PLAYOUT = """
import sys, galapagos
from galapagos.kernel.playout import Tally, play_out
from galapagos.kernel.rng import seeded
id, mode, players, games = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
tally = Tally()
for seed in range(games):
    play_out(galapagos.game(id).start(players, seed, mode), seeded(seed), tally)
"""


def instructions(id: str) -> int:
    """How many instructions the compiled playouts of the game take."""
    mode, players = SETTINGS[id]
    with tempfile.TemporaryDirectory() as folder:
        command = [
            "valgrind",
            "--tool=callgrind",
            "--collect-atstart=no",
            "--toggle-collect=CPyPy_*playout___play_out*",
            f"--callgrind-out-file={folder}/out",
            *(sys.executable, "-c", PLAYOUT, id, mode, str(players), str(GAMES[id])),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if not found or found[1] == "0":
        sys.exit("callgrind counted nothing: is the package compiled?")
    return int(found[1])


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.check", description=__doc__)
    parser.add_argument("--store", action="store_true", help="keep today's counts as the figures to compare with")
    options = parser.parse_args()
    if not compiled() or shutil.which("valgrind") is None:
        sys.exit("bench-check needs the compiled package (make install) and valgrind")
    counts = {id: instructions(id) for id in GAMES}
    if options.store:
        STORED.write_text(json.dumps(counts, indent=2) + "\n", encoding="utf-8")
    stored = json.loads(STORED.read_text(encoding="utf-8"))
    for id, count in counts.items():
        print(f"{id:15} {count:>13,} instructions, {count / stored[id] - 1:+.1%} against the stored figure")
    worse = [id for id, count in counts.items() if count > ALLOWED * stored[id]]
    if worse:
        sys.exit(f"more than {ALLOWED - 1:.0%} slower: {', '.join(worse)}")


if __name__ == "__main__":
    main()
