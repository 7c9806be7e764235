"""One game between bots, from the seed to the result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from galapagos.bots import Bot, Seat, make
from galapagos.kernel.game import Game
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

    @property
    def game_seed(self) -> int:
        return _mixed(self.seed, self.number, _SEED_OF_GAME)

    def bot_seed(self, seat: int) -> int:
        return _mixed(self.seed, self.number * 16 + seat, _SEED_OF_BOTS)


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


def play_match(game: Game, match: Match, record: bool = False, watch: Watcher | None = None) -> Result:
    """Play the match to its end."""
    bots = [make(name, match.bot_seed(seat)) for seat, name in enumerate(match.bots)]
    state = game.start(match.players, match.game_seed, match.mode, match.deck)
    history = None
    if record:
        history = History.start(game, match.players, match.game_seed, match.mode, match.deck)
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
