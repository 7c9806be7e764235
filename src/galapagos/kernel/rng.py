"""Chance as part of the state: sfc32, small, fast, and the same plain and compiled."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from galapagos.kernel.parts import Part

_LOW = 0xFFFFFFFF


def seeded(seed: int, stream: int = 0) -> Rng:
    """The generator of a seed; different streams of one seed are independent."""
    # In machine ints: Python's long multiplication looks for Ctrl-C, which compiled code can't take there.
    mixed: i64 = i64(stream) * 0x9E3779B1 + i64((seed >> 64) & _LOW)
    rng = Rng(seed & _LOW, (seed >> 32) & _LOW, mixed & 0xFFFFFFFF)
    i: i64 = 0
    while i < 15:  # let the seed spread over all four words
        rng.next()
        i += 1
    return rng


class Rng(Part):
    """An sfc32 generator: four 32-bit words, every intermediate below 2**63."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 1) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def next(self) -> i64:
        """The next 32 random bits."""
        low: i64 = 0xFFFFFFFF
        t: i64 = (self.a + self.b + self.d) & low
        self.d = (self.d + 1) & low
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & low)) & low
        self.c = (((self.c << 21) & low) | (self.c >> 11)) + t & low
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each equally likely (bias below 2**-20 for n under 4096)."""
        return (self.next() * n) >> 32

    def shuffle(self, items: list[Any]) -> None:
        """Put the items into a random order, in place. Typed as any, they are moved without being looked at."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1
