"""The seal on a game's chance: drawn apart, committed, checked by anybody; and hidden things dealt anew."""

from __future__ import annotations

import hashlib
import random

import pytest

from galapagos import games
from galapagos.kernel.rng import seeded
from galapagos.kernel.text import BadRecord
from galapagos.table.history import History, replay
from galapagos.table.record import Record
from galapagos.table.seal import Seal, dealt_anew, draw
from galapagos.table.verdict import judge
from tests.server.games import Setting, settings

SEAL = Seal(7, "pepper")


def played(setting: Setting, seal: Seal = SEAL, moves: int = 10_000, commitment: str | None = None) -> History:
    """A game at random, so far or to its end."""
    game, mode = games.game(setting.game), setting.mode
    committed = seal.commitment if commitment is None else commitment
    history = History.start(game, setting.players, seal.seed, mode, salt=seal.salt, commitment=committed)
    rng = random.Random(1)
    for _ in range(moves):
        if history.state.over:
            break
        seat = rng.choice(history.state.waiting)
        history.apply(seat, rng.choice(history.state.legal_actions(seat)))
    return history


def test_the_commitment_is_a_hash_that_anybody_can_make() -> None:
    assert SEAL.commitment == hashlib.sha256(b"galapagos seal 7 pepper").hexdigest()


def test_each_stream_is_a_hash_of_its_own() -> None:
    expected = [
        int.from_bytes(hashlib.sha256(f"galapagos stream {number} 7 pepper".encode()).digest()[:12], "big")
        for number in range(4)
    ]
    assert SEAL.streams() == expected


def test_no_two_seals_are_alike() -> None:
    one, other = draw(), draw()
    assert one.seed != other.seed
    assert one.salt != other.salt
    assert len(one.salt) == 32


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_dice_on_the_table_tell_nothing_of_the_deck(setting: Setting) -> None:
    """Without a salt all streams follow from one seed: who finds it by the dice has the deck. With one they don't."""
    state = played(setting, moves=0).state
    for number, stream in enumerate(SEAL.streams()[:3]):
        for other in {0, 1, 2} - {number}:
            assert seeded(stream, other).next() != seeded(SEAL.streams()[other], other).next()
    bare = games.game(setting.game).start(setting.players, SEAL.seed, setting.mode)
    assert state.digest() != bare.digest()


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_sealed_game_replays_and_every_claim_of_it_is_verified(setting: Setting) -> None:
    record = played(setting, moves=60).record
    verdict = judge(games.game(setting.game), Record.parse(record.text()))
    assert (verdict.sealed, verdict.replays, verdict.why) == (True, True, "")
    assert (verdict.seed, verdict.salt, verdict.entries) == (7, "pepper", record.entries)


def test_another_seed_salt_or_commitment_does_not_hold() -> None:
    setting = settings()[0]
    game = games.game(setting.game)
    for name, value in (("seed", 8), ("salt", "salt"), ("commitment", "0" * 64)):
        record = played(setting, moves=30).record
        record.header[name] = value
        verdict = judge(game, record)
        assert (verdict.sealed, verdict.replays, verdict.holds) == (False, False, False), name
        with pytest.raises(BadRecord):
            list(replay(game, record))


def test_a_record_without_a_commitment_replays_and_is_not_called_verified() -> None:
    setting = settings()[0]
    record = played(setting, moves=30, commitment="").record
    verdict = judge(games.game(setting.game), record)
    assert (verdict.sealed, verdict.replays, verdict.holds) == (False, True, False)


@pytest.mark.parametrize("setting", settings(), ids=str)
@pytest.mark.parametrize("moves", [0, 25])
def test_what_is_public_stays_and_what_is_hidden_is_dealt_anew(setting: Setting, moves: int) -> None:
    state = played(setting, moves=moves).state
    other = dealt_anew(state, Seal(1, "anew"))
    assert other.view(None) == state.view(None)
    seats = range(setting.players)
    hidden = any((cards.known[t] >> setting.players) & 1 == 0 for cards in state.decks() for t in cards.tokens())
    if hidden:
        faces = [list(cards.face) for cards in state.decks()]
        assert [list(cards.face) for cards in other.decks()] != faces
    assert [other.waiting for _ in seats] == [state.waiting for _ in seats]
    assert dealt_anew(state, Seal(1, "anew")).digest() == other.digest()
    assert dealt_anew(state, Seal(1, "else")).digest() != other.digest()


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_game_that_was_dealt_anew_goes_on_to_its_end_and_replays(setting: Setting) -> None:
    history = played(setting, moves=15)
    anew = Seal(3, "anew")
    history.redeal(anew)
    history.record.header["commitment"] = anew.commitment
    rng = random.Random(2)
    while not history.state.over and history.record.entries < 400:
        seat = rng.choice(history.state.waiting)
        history.apply(seat, rng.choice(history.state.legal_actions(seat)))
    verdict = judge(games.game(setting.game), Record.parse(history.record.text()))
    assert verdict.holds
    assert (verdict.seed, verdict.salt) == anew


def test_a_redeal_that_can_not_be_read_is_a_bad_record() -> None:
    setting = settings()[0]
    text = played(setting, moves=3, commitment="").record.text()
    for line in ("0 redeal", "0 redeal x y", "0 redeal 1", f"0 redeal {'9' * 30} y", f"0 redeal 1 {'y' * 100}"):
        with pytest.raises(BadRecord):
            list(replay(games.game(setting.game), Record.parse(f"{text}{line}\n")))
