"""Which game comes next: one rule for all environments."""

from __future__ import annotations

import numpy as np

from galapagos.envs.batch import LARGEST_SEED


class Seeds:
    """A seed that is given is that of the game; without one the next follows, and the very first is drawn by lot."""

    def __init__(self, count: int) -> None:
        self.count = count  # games that a seed begins, each with the next number
        self.begun = False
        self._next = 0

    def next(self, seed: int | None) -> int:
        """The seed of the game that begins now."""
        if seed is None:
            seed = self._next if self.begun else int(np.random.default_rng().integers(LARGEST_SEED // 2))
        self.begun = True
        self._next = seed + self.count
        return seed
