"""Where an observation is written: a vector that is all zero until its places are filled."""

from __future__ import annotations

from mypy_extensions import i64


class Vector:
    """Only what is not zero is written, so a vector that is kept can be cleared by what it holds."""

    __slots__ = ()

    def put(self, place: i64, value: float) -> None:
        """Write a number; a zero leaves the place as it is."""
        raise NotImplementedError

    def add(self, place: i64, value: float) -> None:
        """Add to what is there."""
        raise NotImplementedError

    def mark(self, place: i64, holds: bool) -> None:
        """Write a one if it holds."""
        if holds:
            self.put(place, 1.0)


class Listed(Vector):
    """A vector in a list of floats, cleared first."""

    __slots__ = ("out",)

    def __init__(self, out: list[float]) -> None:
        for place in range(len(out)):
            out[place] = 0.0
        self.out = out

    def put(self, place: i64, value: float) -> None:
        if value != 0.0:
            self.out[place] = value

    def add(self, place: i64, value: float) -> None:
        self.out[place] += value
