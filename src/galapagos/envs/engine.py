"""Many games in arrays: the compiled heart of all environments.

The arrays are `librt.vecs`, written in place: numpy sees their memory without a copy (`galapagos.envs.batch`). What was
written before is cleared entry by entry, so that a decision costs what it shows and not what it could show.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from galapagos.envs.rivals import Rival
from galapagos.kernel.game import Deck, Game
from galapagos.kernel.state import State
from galapagos.kernel.vector import Vector

BOUND: Final = 4.0  # entries are mostly within ±1; rare large counts are cut off here
ILLEGAL: Final = -1.0  # the reward of an illegal action, which ends the game

# When a game that has ended is followed by the next.
AT_ONCE: Final = 0  # in the same step: what is seen is the new game, the reward is that of the old one
NEXT_STEP: Final = 1  # the next step deals, whatever its action
ON_DEMAND: Final = 2  # never by itself


def zeros(size: i64) -> vec[float]:
    return vec[float]([0.0 for _ in range(size)])


def noughts(size: i64) -> vec[i64]:
    return vec[i64]([0 for _ in range(size)])


def blanks(size: i64) -> vec[u8]:
    return vec[u8]([0 for _ in range(size)])


class Rows(Vector):
    """Observations one after the other; a row is cleared, written and finished."""

    __slots__ = ("dense", "filled", "number", "places", "size", "start", "values")

    def __init__(self, count: i64, size: i64) -> None:
        self.size: i64 = size
        self.dense: vec[float] = zeros(count * size)
        self.places: vec[i64] = noughts(count * size)  # of each row, what is not zero, in the order of writing
        self.values: vec[float] = zeros(count * size)
        self.filled: vec[i64] = noughts(count)  # how many these are
        self.start: i64 = 0  # of the row that is written
        self.number: i64 = 0  # how many places are filled so far

    def clear(self, row: i64) -> None:
        """Begin a row anew."""
        dense, places = self.dense, self.places
        start: i64 = row * self.size
        at: i64 = start
        end: i64 = start + self.filled[row]
        while at < end:
            dense[start + places[at]] = 0.0
            at += 1
        self.start = start
        self.number = 0

    def put(self, place: i64, value: float) -> None:
        if value != 0.0:
            at: i64 = self.start + place
            if self.dense[at] == 0.0:
                self.places[self.start + self.number] = place
                self.number += 1
            self.dense[at] = bounded(value)

    def add(self, place: i64, value: float) -> None:
        self.put(place, self.dense[self.start + place] + value)

    def finish(self, row: i64) -> None:
        """Put the numbers beside their places."""
        dense, places, values = self.dense, self.places, self.values
        start: i64 = self.start
        at: i64 = start
        end: i64 = start + self.number
        while at < end:
            values[at] = dense[start + places[at]]
            at += 1
        self.filled[row] = self.number


def bounded(value: float) -> float:
    if value > BOUND:
        return BOUND
    return -BOUND if value < -BOUND else value


class Engine:
    """So many tables of one game. All seats are the caller's, or one at each table and rivals have the others."""

    __slots__ = (
        "actions",
        "again",
        "count",
        "counts",
        "deck",
        "ended",
        "game",
        "masks",
        "mode",
        "observes",
        "options",
        "players",
        "rewards",
        "rivals",
        "rows",
        "seat",
        "seeds",
        "spare",
        "states",
        "to_move",
        "truncated",
        "weighs",
    )

    def __init__(self, game: Game, players: int, mode: str, deck: Deck, count: int, observes: bool) -> None:
        self.game = game
        self.players: i64 = players
        self.mode = mode
        self.deck = deck
        self.count: i64 = count
        self.observes = observes
        self.again: i64 = AT_ONCE
        self.weighs = False  # offer what a bot weighs alone, and ask only where that leaves a choice
        self.seat: i64 = 0  # of the caller where there are rivals; -1: the seed modulo the number of players
        self.rivals: list[Rival] = []  # by table and seat, if there are any
        self.states: list[State] = []
        self.actions: i64 = game.action_count
        self.spare: i64 = count if observes else 0  # the row for a look from another seat
        self.rows = Rows(self.spare + 1, game.observation_size)
        self.masks: vec[u8] = blanks(count * self.actions)
        self.options: vec[i64] = noughts(count * self.actions)  # of each table, the legal actions in any order
        self.counts: vec[i64] = noughts(count)  # how many these are
        self.rewards: vec[float] = zeros(count * self.players)
        self.to_move: vec[i64] = noughts(count)
        self.ended: vec[u8] = blanks(count)
        self.truncated: vec[u8] = blanks(count)
        self.seeds: vec[i64] = noughts(count)

    # --- Dealing ------------------------------------------------------------------------------------

    def deal_all(self, seed: i64) -> None:
        """Begin new games everywhere: the seed is that of the first table, each next one has the next."""
        i: i64 = 0
        while i < self.count:
            self.deal(i, seed + i)
            i += 1

    def deal(self, i: i64, seed: i64) -> None:
        """Begin a new game at a table; nothing has ended there."""
        self._forget(i)
        self._begin(i, seed)

    def _begin(self, i: i64, seed: i64) -> None:
        state = self._start(i, seed)
        while state.over:  # before the caller was asked
            seed += self.count
            state = self._start(i, seed)
        if i < len(self.states):
            self.states[i] = state
        else:
            self.states.append(state)
        self.seeds[i] = seed
        self._show(i, state)

    def _start(self, i: i64, seed: i64) -> State:
        state = self.game.start(self.players, seed, self.mode, self.deck)
        if self.rivals:
            self._seat_rivals(i, seed)
        self._settle(i, state)
        return state

    def _seat_rivals(self, i: i64, seed: i64) -> None:
        self.to_move[i] = self.seat if self.seat >= 0 else seed % self.players
        seat: i64 = 0
        while seat < self.players:
            self.rivals[i * self.players + seat].begin(seed * 8 + seat)
            seat += 1

    # --- Playing ------------------------------------------------------------------------------------

    def step(self, actions: list[int]) -> None:
        """An action for each table. An illegal one costs 1 and ends the game."""
        i: i64 = 0
        while i < self.count:
            action: i64 = actions[i]
            if self.ended[i]:
                self._step_after_end(i, action)
            else:
                self._act(i, action)
            i += 1

    def _step_after_end(self, i: i64, action: i64) -> None:
        if self.again == AT_ONCE:
            self._forget(i)
            self._act(i, action)
        elif self.again == NEXT_STEP:
            self.deal(i, self.seeds[i] + self.count)
        else:
            self._clear_rewards(i)

    def mover(self, i: i64) -> int:
        """The seat that is to move at the table."""
        return self.to_move[i]

    def is_legal(self, i: i64, action: i64) -> bool:
        """Whether who is to move at the table may take the action."""
        return 0 <= action < self.actions and self.masks[i * self.actions + action] != 0

    def play(self, i: i64, seat: i64, action: i64) -> None:
        """Carry out a legal action of any seat that is asked."""
        state = self.states[i]
        state.play(seat, action)
        self._go_on(i, state)

    def fail(self, i: i64, seat: i64) -> None:
        """End the game for an illegal action of the seat."""
        self.rewards[i * self.players + seat] = ILLEGAL
        self._end(i, self.states[i])

    def _act(self, i: i64, action: i64) -> None:
        seat: i64 = self.to_move[i]
        if not self.is_legal(i, action):
            self.fail(i, seat)
            return
        state = self.states[i]
        state.play(seat, action)
        self._go_on(i, state)

    def _go_on(self, i: i64, state: State) -> None:
        self._settle(i, state)
        if not state.over:
            self._show(i, state)
            return
        self.truncated[i] = 1 if state.capped else 0
        self._reward(i, state)
        self._end(i, state)

    def _settle(self, i: i64, state: State) -> None:
        """Play on until the caller is asked, or the game is over."""
        if self.rivals:
            self._let_rivals_play(i, state)
        if self.weighs:
            while self._make_forced_choice(i, state):
                if self.rivals:
                    self._let_rivals_play(i, state)

    def _make_forced_choice(self, i: i64, state: State) -> bool:
        if state.over:
            return False
        seat: i64 = self.to_move[i] if self.rivals else state.first_waiting()
        options = state.considered(seat)
        if len(options) > 1:
            return False
        state.play(seat, options[0])
        return True

    def _let_rivals_play(self, i: i64, state: State) -> None:
        """Until the caller is asked."""
        own: i64 = i64(1) << self.to_move[i]
        first: i64 = i * self.players
        while not state.over and not state.waiting_mask() & own:
            seat: i64 = state.first_waiting()
            state.play(seat, self.rivals[first + seat].choose(state, seat))

    def _reward(self, i: i64, state: State) -> None:
        seat: i64 = 0
        for reward in state.returns():
            self.rewards[i * self.players + seat] = reward
            seat += 1

    def _end(self, i: i64, state: State) -> None:
        self.ended[i] = 1
        if self.again == AT_ONCE:
            self._begin(i, self.seeds[i] + self.count)
        else:
            self._offer(i, state, -1)
            self._observe(i, state)

    def _forget(self, i: i64) -> None:
        """No game has ended at the table."""
        self.ended[i] = 0
        self.truncated[i] = 0
        self._clear_rewards(i)

    def _clear_rewards(self, i: i64) -> None:
        seat: i64 = 0
        while seat < self.players:
            self.rewards[i * self.players + seat] = 0.0
            seat += 1

    # --- Showing ------------------------------------------------------------------------------------

    def look(self, i: i64, seat: i64) -> None:
        """Write what a seat sees at a table into the spare row."""
        self._write(self.spare, self.states[i], seat)

    def _show(self, i: i64, state: State) -> None:
        if not self.rivals:
            self.to_move[i] = state.first_waiting()
        self._offer(i, state, self.to_move[i])
        self._observe(i, state)

    def _observe(self, i: i64, state: State) -> None:
        if self.observes:
            self._write(i, state, self.to_move[i])

    def _write(self, row: i64, state: State, seat: i64) -> None:
        self.rows.clear(row)
        self.game.judgement.observe(state, seat, self.rows)
        self.rows.finish(row)

    def _offer(self, i: i64, state: State, seat: i64) -> None:
        """Write the mask and the options of a seat; those of nobody for -1."""
        masks, options = self.masks, self.options
        first: i64 = i * self.actions
        at: i64 = first
        end: i64 = first + self.counts[i]
        while at < end:
            masks[first + options[at]] = 0
            at += 1
        at = first
        if seat >= 0:
            for action in state.considered(seat) if self.weighs else state.choices(seat):
                options[at] = action
                masks[first + action] = 1
                at += 1
        self.counts[i] = at - first
