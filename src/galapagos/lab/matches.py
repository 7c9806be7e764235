"""One game between bots, from the seed to the result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import galapagos
from galapagos.bots import Bot, Seat, make
from galapagos.files import read_deck
from galapagos.kernel.game import Deck, Game
from galapagos.kernel.history import History
from galapagos.kernel.rng import seeded
from galapagos.kernel.state import State

# Streams of a match's own seed, apart from those of the game.
_SEED_OF_GAME, _SEED_OF_BOTS, _SEATS = 20, 21, 22


@dataclass(frozen=True)
class Match:
    """What is to be played: everything that decides the game but the rules."""

    game: str
    mode: str
    players: int
    bots: tuple[str, ...]  # by seat
    seed: int
    number: int = 0
    deck: str | None = None
    streams: tuple[
        int, ...
    ] = ()  # the numbers that lend deal, dice, order and the bots their seeds; () is all `number`

    @property
    def game_seed(self) -> int:
        return self._seed_of(self.number)

    @property
    def stream_seeds(self) -> list[int]:
        """The seeds of the game's own streams, where they are not all the game's."""
        return [self._seed_of(number) for number in self.streams[:3]]

    def _seed_of(self, number: int) -> int:
        return _mixed(self.seed, number, _SEED_OF_GAME)

    def bot_seed(self, seat: int) -> int:
        number = self.streams[3] if self.streams else self.number
        return _mixed(self.seed, number * 16 + seat, _SEED_OF_BOTS)


@dataclass(frozen=True)
class Result:
    """What came of it."""

    returns: tuple[float, ...]
    decisions: int
    choices: int
    rounds: int
    capped: bool
    record: str = ""
    faults: tuple[int, ...] = ()  # by seat: choices that the bot forfeited


def _mixed(seed: int, number: int, stream: int) -> int:
    rng = seeded(seed + (number << 64), stream)
    return rng.next() << 31 | rng.next() >> 1


Watcher = Callable[[State, int, int], None]  # the state before the decision, the seat, the action


def start(game: Game, match: Match) -> State:
    """The match's first position: as Game.start, but decks are read once, and each stream can have its own seed."""
    if not match.streams and match.deck is None:
        return game.start(match.players, match.game_seed, match.mode)
    state = game.blank(_deck(match.game, match.deck, _changed(match.deck)))
    state._game = game
    state.players = match.players
    state.mode = game.mode_number(match.mode)
    state.reseed(match.game_seed)
    if match.streams:
        state.deal, state.dice, state.order = (seeded(seed, i) for i, seed in enumerate(match.stream_seeds))
    game.setup(state)
    state.settle()
    return state


@lru_cache(maxsize=8)
def _deck(game: str, path: str | None, changed: int) -> Deck:
    return galapagos.game(game).deck(read_deck(path))


def _changed(path: str | None) -> int:
    """When the file was last written: a deck that was edited is read again."""
    return Path(path).stat().st_mtime_ns if path is not None and Path(path).exists() else 0


def play_match(game: Game, match: Match, record: bool = False, watch: Watcher | None = None) -> Result:
    """Play the match to its end."""
    bots = [make(name, match.bot_seed(seat)) for seat, name in enumerate(match.bots)]
    state = start(game, match)
    history = None
    if record:
        history = History.start(game, match.players, match.game_seed, match.mode, read_deck(match.deck))
        state = history.state
    try:
        decisions, choices = _play(state, bots, history, watch)
        for bot in bots:
            bot.hear_result(state.returns())
    finally:
        for bot in bots:
            bot.close()
    text = history.record.text() if history else ""
    faults = tuple(len(bot.faults) for bot in bots)
    return Result(tuple(state.returns()), decisions, choices, state.round, state.capped, text, faults)


def _play(state: State, bots: list[Bot], history: History | None, watch: Watcher | None) -> tuple[int, int]:
    decisions = choices = 0
    while not state.over:
        seat = state.to_move
        options = state.legal_actions(seat)
        action = options[0] if len(options) == 1 else bots[seat].choose(Seat(state, seat))
        decisions += 1
        choices += len(options) > 1
        if watch is not None:
            watch(state, seat, action)
        if history is not None:
            history.apply(seat, action)
        else:
            state.apply(action, seat)
    return decisions, choices
