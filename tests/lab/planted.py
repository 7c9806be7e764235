"""Does the report find a card that was made too strong, and does it keep quiet about a deck that was not changed?

`python -m tests.lab.planted --seeds 20 --games 2000` runs both on Evolve! and prints what was found.
"""

from __future__ import annotations

import argparse
import tempfile
from functools import partial
from pathlib import Path

from galapagos.files import package_text
from galapagos.lab.effects import changes, effects, fits, headline
from galapagos.lab.matches import Match
from galapagos.lab.observing import observe_batch
from galapagos.lab.sample import Sample
from galapagos.lab.sweep import spread

PLAYERS = 3
CARD = "beetle-back"
LABEL = f"@card-{CARD}"
PLAIN = "cost = 2\nresilience = 2"
STRONG = "cost = 0\nresilience = 4\ngathering = 1"  # worth about 5 points of win chance when drawn


def planted_deck(folder: Path, strong: str = STRONG) -> str:
    """A copy of the deck of Evolve! in which one card is too strong."""
    text = package_text("galapagos.games.evolve", "cards.toml")
    start = text.index(f'id = "{CARD}"')
    place = text.index(PLAIN, start)
    path = folder / "planted.toml"
    path.write_text(text[:place] + strong + text[place + len(PLAIN) :], encoding="utf-8")
    return str(path)


def sample(games: int, seed: int, deck: str | None = None, bot: str = "random") -> Sample:
    matches = (Match("evolve", "base", PLAYERS, (bot,) * PLAYERS, seed, number, deck) for number in range(games))
    return Sample(PLAYERS).extend(spread(partial(observe_batch, cards=True), matches))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="random")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        deck = planted_deck(Path(folder))
        for seed in range(options.first, options.first + options.seeds):
            changed = sample(options.games, seed, deck, options.bot)
            same = sample(options.games, seed, None, options.bot)
            other = sample(options.games, seed + 1000, None, options.bot)
            fitted = fits(changed)
            found = headline(effects(fitted))
            strong = [effect for effect in found if effect.size > 0]
            own = next(effect for effect in found if effect.card == LABEL)
            between, quiet = changes(changed, same, fitted), changes(same, other)
            print(
                f"seed {seed}: alone, the strongest is {strong[0].card} (planted {own.size:+.3f} ± {own.error:.3f}); "
                f"against the plain deck, first is {between[0].card} by {between[0].kind} (z {between[0].z:+.1f}), "
                f"others flagged {sum(e.flagged and e.card != LABEL for e in between)}; "
                f"plain against plain, flagged {sum(e.flagged for e in quiet)} of {len(quiet)}",
                flush=True,
            )


if __name__ == "__main__":
    main()
