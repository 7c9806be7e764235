"""Many games side by side, at the engine's own speed.

    import numpy as np
    from galapagos import games
    from galapagos.envs import Batch

    batch = Batch(games.ids()[0], players=3, count=256, seed=1)
    chance = np.random.default_rng(1)
    for _ in range(1000):
        batch.step(batch.sample(chance))        # or what a network makes of batch.observations and batch.masks

The arrays are views of the engine's own memory, read-only and the same objects from step to step: copy what you keep.
A network in float32 takes `batch.observations.astype("f4")`, or the places and values of what is not zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from galapagos.bots import Bot, Seat, make
from galapagos.bots.plans import plan
from galapagos.envs.engine import AT_ONCE, NEXT_STEP, ON_DEMAND, Engine
from galapagos.envs.rivals import ForagerRival, RandomRival, Rival
from galapagos.envs.table import Setting
from galapagos.kernel.state import State

AUTORESETS = {"same_step": AT_ONCE, "next_step": NEXT_STEP, "disabled": ON_DEMAND}
LARGEST_SEED = 2**48  # so that the seeds of bots, eight times as large, still are machine numbers
ROTATE = "rotate"

Array = npt.NDArray[Any]


class PlayedRival(Rival):
    """Any bot, asked through Python."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bot: Bot = make(name)

    def begin(self, seed: int) -> None:
        self.bot.close()
        self.bot = make(self.name, seed)

    def choose(self, state: State, seat: int) -> int:
        return self.bot.choose(Seat(state, seat))


def rival(name: str, setting: Setting) -> Rival:
    """The bot of that name: compiled where there is such a one."""
    if name == "random":
        return RandomRival()
    if name == "forager":
        return ForagerRival(plan(setting.game.id, setting.mode, name).moves)
    return PlayedRival(name)


def engine(setting: Setting, count: int, observe: bool, opponents: str | None, seat: int | str) -> Engine:
    """So many tables, nothing dealt yet."""
    own = -1 if seat == ROTATE else int(seat)
    if not -1 <= own < setting.players:
        raise ValueError(f"there is no seat {seat}; it is one of 0 to {setting.players - 1}, or {ROTATE!r}")
    made = Engine(setting.game, setting.players, setting.mode, setting.cards, count, observe)
    made.seat = own
    if opponents is not None:
        made.rivals = [rival(opponents, setting) for _ in range(count * setting.players)]
    return made


def view(memory: Any, *shape: int) -> Array:
    """An array over the engine's memory."""
    return np.asarray(memoryview(memory))[: int(np.prod(shape))].reshape(shape)


class Batch:
    """So many games of one kind, mode and number of players.

    Every seat is yours (`opponents=None`), or one at each table and bots have the others: `opponents` names the bot,
    `seat` your seat; "rotate" changes it from game to game. Table `i` begins with the game of the seed `seed + i`, and
    the next game at a table has the seed of the last plus the number of tables: at once in the step that ended it, or
    at the next step, or never by itself (`autoreset`). An illegal action costs 1 and ends the game. With `weighed` only
    those legal actions are offered that a bot weighs, and you are asked only where that leaves a choice.
    """

    observations: Array  # tables × size, float64: what the seat to move knows
    places: Array  # tables × size: of each row, where the observation is not zero; `filled` says how many these are
    values: Array  # tables × size, float64: what is there
    filled: Array
    masks: Array  # tables × actions, uint8: 1 for what is legal
    options: Array  # tables × actions: of each row, the legal actions in any order; `counts` says how many these are
    counts: Array
    rewards: Array  # tables × players, float64: 1.0 shared among the winners when a game ends, else 0
    to_move: Array  # the seat that is asked
    ended: Array  # uint8: 1 where the last step ended a game
    truncated: Array  # uint8: 1 where it was the limit of decisions that ended it
    seeds: Array  # of the games that are played

    def __init__(
        self,
        game: str,
        players: int | None = None,
        mode: str | None = None,
        count: int = 64,
        seed: int = 0,
        observe: bool = True,
        opponents: str | None = None,
        seat: int | str = 0,
        autoreset: str = "same_step",
        weighed: bool = False,
        deck: str | None = None,
    ) -> None:
        self.setting = Setting(game, players, mode, deck)
        self.count, self.observe = count, observe
        if autoreset not in AUTORESETS:
            raise ValueError(f"autoreset is one of {', '.join(AUTORESETS)}, not {autoreset!r}")
        self.engine = engine(self.setting, count, observe, opponents, seat)
        self.engine.again, self.engine.weighs = AUTORESETS[autoreset], weighed
        self._bind()
        self.reset(seed)

    def _bind(self) -> None:
        engine, count, rows = self.engine, self.count, self.engine.rows
        size, actions = self.setting.observation_size, self.setting.action_count
        shown = (count if self.observe else 0, size)
        self.observations, self.places = view(rows.dense, *shown), view(rows.places, *shown)
        self.values, self.filled = view(rows.values, *shown), view(rows.filled, shown[0])
        self.masks, self.options = view(engine.masks, count, actions), view(engine.options, count, actions)
        self.counts, self.to_move, self.seeds = (
            view(each, count) for each in (engine.counts, engine.to_move, engine.seeds)
        )
        self.rewards = view(engine.rewards, count, self.setting.players)
        self.ended, self.truncated = view(engine.ended, count), view(engine.truncated, count)
        self._flat_options = self.options.ravel()
        self._starts = np.arange(count) * actions

    @property
    def states(self) -> list[State]:
        """The games themselves: for rendering and for what else the contract offers."""
        return self.engine.states

    def reset(self, seed: int = 0) -> None:
        """Begin new games at all tables."""
        if not 0 <= seed < LARGEST_SEED:
            raise ValueError("a seed is a number from 0 to 2**48")
        self.engine.deal_all(seed)

    def step(self, actions: Array | Sequence[int]) -> None:
        """Play an action at every table; the arrays tell what came of it."""
        self.engine.step(actions.tolist() if isinstance(actions, np.ndarray) else list(actions))

    def sample(self, chance: np.random.Generator) -> Array:
        """A legal action for every table, each equally likely."""
        picks = (chance.random(self.count) * self.counts).astype(np.int64)
        return self._flat_options.take(self._starts + picks)

    def look(self, table: int, seat: int) -> Array:
        """What any seat knows at a table, as an array of its own."""
        self.engine.look(table, seat)
        size, spare = self.setting.observation_size, self.engine.spare
        seen: Array = view(self.engine.rows.dense, spare + 1, size)[spare].copy()
        return seen
