"""The seal on a game's chance: a hash that everybody sees at the start; what it was made of is shown at the end.

A seed and a salt are drawn where nobody looks. The streams of chance are hashes of both, each apart: who works out
one of them from dice on the table knows nothing of the others, nor of the seed.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

from galapagos.kernel.rng import seeded
from galapagos.kernel.state import State

STREAMS = 4  # deal, dice, order, and what a redeal draws from
WIDTH = 12  # bytes of a stream's seed: all that a generator takes
LONGEST_SALT = 64


class Seal(NamedTuple):
    """What a game's chance is made of. Without a salt the streams are those of the bare seed, which anybody may try."""

    seed: int
    salt: str

    @property
    def commitment(self) -> str:
        """The hash that can be shown before: it fits this seal alone, and tells nothing of it."""
        return _hash(f"galapagos seal {self.seed} {self.salt}").hex()

    def streams(self) -> list[int]:
        """The seeds of the streams."""
        return [int.from_bytes(self._stream(number)[:WIDTH], "big") for number in range(STREAMS)]

    def _stream(self, number: int) -> bytes:
        return _hash(f"galapagos stream {number} {self.seed} {self.salt}")


def draw() -> Seal:
    """A new seal, from the machine's best chance."""
    return Seal(secrets.randbits(64), secrets.token_hex(16))


def dealt_anew(state: State, seal: Seal) -> State:
    """The state with all that is not public drawn anew, hands and picks included, and with chance of its own."""
    streams = seal.streams()
    other = state.redeal(state.spectator, streams[3])
    other.deal, other.dice, other.order = (seeded(streams[number], number) for number in range(3))
    other.fence += 1
    return other


def _hash(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()
