"""The generator: the same numbers plain and compiled, fair, and independent streams."""

from __future__ import annotations

from collections import Counter

from galapagos.kernel.rng import seeded


def test_the_sequence_of_a_seed_never_changes() -> None:
    rng = seeded(7, 1)
    assert [rng.next() for _ in range(4)] == SEVEN


def reference(seed: int, stream: int, n: int) -> list[int]:
    """sfc32 written down a second time, in plain unbounded ints."""
    low = 2**32 - 1
    a, b, c, d = seed & low, seed >> 32 & low, (stream * 0x9E3779B1 + (seed >> 64)) & low, 1
    out = []
    for _ in range(15 + n):
        t = (a + b + d) % 2**32
        d = (d + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = (((c << 21) | (c >> 11)) % 2**32 + t) % 2**32
        out.append(t)
    return out[15:]


SEVEN = reference(7, 1, 4)


def test_large_seeds_stay_in_32_bits() -> None:
    rng = seeded(2**70 + 12345, 2)
    assert [rng.next() for _ in range(500)] == reference(2**70 + 12345, 2, 500)


def test_streams_of_one_seed_differ() -> None:
    assert seeded(7, 0).next() != seeded(7, 1).next()


def test_below_is_fair() -> None:
    rng = seeded(1)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert sum((n - 10_000) ** 2 / 10_000 for n in counts.values()) < 20.5  # χ², 5 degrees, p = 0.001


def test_shuffle_reaches_every_order_equally() -> None:
    rng = seeded(2)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 49.7  # χ², 23 degrees, p = 0.001


def test_a_copy_goes_its_own_way() -> None:
    rng = seeded(3)
    other = rng.copy()
    ahead = [rng.next() for _ in range(5)]
    assert [other.next() for _ in range(5)] == ahead
