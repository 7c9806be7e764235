"""What a seat observes, as a vector."""

from __future__ import annotations

import pytest

from galapagos.games.beginning.judgement.observation import KNOWN, OBSERVATION_SIZE, PLAYER, SHOWN, SPECIES, TABLE
from tests.games.beginning.table import Table

pytestmark = pytest.mark.compiled

BLOCK = PLAYER + SHOWN * SPECIES


def observed(t: Table, seat: int) -> list[float]:
    out = [9.0] * OBSERVATION_SIZE
    t.s.observe(seat, out)
    return out


def test_the_table() -> None:
    t = Table("hole 4\ndiscard speed\nfirst B\nA*\nB\n0 A 1", at="adapt")
    out = observed(t, 0)
    assert len(out) == TABLE + KNOWN + 5 * BLOCK
    assert out[:TABLE] == pytest.approx([0.4, 0.05, 0.4, 86 / 88, 1 / 88, 0.0, 1 / 3, 1.0])
    assert observed(t, 1)[7] == 0.0


def test_the_cards_it_knows() -> None:
    t = Table("discard speed\nA* hand flight speed flight\nB hand fertile\n0 A 1 burrowing\n1 B 0 speed", at="adapt")
    t.do("play speed", "grow s0")
    out = observed(t, 0)
    hand, herd, openly = out[TABLE : TABLE + 10], out[TABLE + 10 : TABLE + 20], out[TABLE + 20 : TABLE + 30]
    assert hand == [0, 0, 0.5, 0, 0, 0, 0, 0, 0, 0]
    assert herd == [0, 0, 0, 0, 0.25, 0, 0, 0, 0, 0]
    assert openly == [0, 0.125, 0, 0, 0.25, 0, 0, 0, 0, 0]
    assert observed(t, 1)[TABLE + 10 : TABLE + 20] == [0.0] * 10


def test_the_players_from_the_seat_on() -> None:
    t = Table("first B\nA* bag 6 hand flight\nB bag 3\nC\n0 A 120 fat-tissue\n1 A 0\n2 B 1", at="adapt")
    out = observed(t, 1)
    blocks = [out[TABLE + KNOWN + i * BLOCK : TABLE + KNOWN + (i + 1) * BLOCK] for i in range(5)]
    assert blocks[0][:PLAYER] == pytest.approx([1, 3 / 60, 5 / 60, 0, 1 / 6, 1 / 15, 0, 1])
    assert blocks[1][0] == 1.0
    assert blocks[2][:PLAYER] == pytest.approx([1, 6 / 60, 15 / 60, 0.1, 2 / 6, 4 / 15, 1, 0])
    assert blocks[3] == blocks[4] == [0.0] * BLOCK
    species = blocks[2][PLAYER : PLAYER + SPECIES]
    assert species == pytest.approx([1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 3 / 5, 3 / 5, 1 / 5])
    assert blocks[2][PLAYER + SPECIES] == 1.0
    assert blocks[2][PLAYER + 2 * SPECIES] == 0.0


def test_species_beyond_the_sixth_only_count() -> None:
    t = Table("A*\nB\n" + "\n".join(f"{i} A 1" for i in range(8)), at="adapt")
    out = observed(t, 0)
    assert out[TABLE + KNOWN + 4] == pytest.approx(8 / 6)
    assert out[TABLE + KNOWN + BLOCK] == 1.0  # the next player's block is not overwritten
    assert out[TABLE + KNOWN + BLOCK + PLAYER] == 0.0
