"""One game between bots, from the seed to the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

import galapagos
from galapagos.bots import Bot, Seat, make
from galapagos.files import read_deck
from galapagos.kernel.game import Deck, Game
from galapagos.kernel.rng import seeded
from galapagos.kernel.state import State
from galapagos.kernel.text import BadSetup
from galapagos.table.history import History
from galapagos.table.record import Record

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
    # The numbers that lend deal, dice, order and the bots their seeds; () is all `number`.
    streams: tuple[int, ...] = ()

    @classmethod
    def of(
        cls,
        game: str,
        players: int | None = None,
        mode: str | None = None,
        bots: str | Sequence[str] = "random",
        seed: int = 0,
        deck: str | None = None,
    ) -> Match:
        """A match that can be played: what is left out is filled in, and what does not fit is told.

        >>> Match.of(galapagos.games.ids()[0], players=3, bots="forager").bots
        ('forager', 'forager', 'forager')
        """
        chosen = galapagos.game(game)
        way = chosen.modes[chosen.mode_number(mode)]
        seats = way.fewest if players is None else players
        way.check(game, seats)
        chosen.deck(read_deck(deck))
        return cls(game, way.name, seats, by_seat(bots, seats), seed, 0, deck)

    def numbered(self, number: int) -> Match:
        """The same with another number: another deal, other chances of the bots."""
        return replace(self, number=number)

    @property
    def game_seed(self) -> int:
        return self._seed_of(self.number)

    @property
    def stream_seeds(self) -> list[int] | None:
        """The seeds of the game's own streams, where they are not all the game's."""
        return [self._seed_of(number) for number in self.streams[:3]] or None

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


def by_seat(bots: str | Sequence[str], players: int) -> tuple[str, ...]:
    """One bot for each seat; a single name is for all. Each is made once, so that a wrong name is told at once."""
    named = (bots,) * players if isinstance(bots, str) else tuple(bots)
    if len(named) != players:
        raise BadSetup(f"{players} players need {players} bots, or one name for all; {len(named)} were named")
    check_bots(named)
    return named


def check_bots(names: Sequence[str]) -> None:
    """BadBot if one of them does not exist."""
    for name in dict.fromkeys(names):
        make(name).close()


def start(game: Game, match: Match) -> State:
    """The match's first position. Decks are read once."""
    return game.start(match.players, match.game_seed, match.mode, deck_of(match), match.stream_seeds)


def deck_of(match: Match) -> Deck | None:
    """The match's own deck, if it has one."""
    return None if match.deck is None else _deck(match.game, match.deck, _changed(match.deck))


@lru_cache(maxsize=8)
def _deck(game: str, path: str, changed: int) -> Deck:
    return galapagos.game(game).deck(read_deck(path))


def _changed(path: str) -> int:
    """When the file was last written: a deck that was edited is read again."""
    return Path(path).stat().st_mtime_ns if Path(path).exists() else 0


def play_match(game: Game, match: Match, record: bool = False, watch: Watcher | None = None) -> Result:
    """Play the match to its end."""
    bots = [make(name, match.bot_seed(seat)) for seat, name in enumerate(match.bots)]
    state = start(game, match)
    begun = Record.begin(game, match.players, match.game_seed, match.mode, deck_of(match)) if record else None
    history = History(state, begun) if begun else None
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
