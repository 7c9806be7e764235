"""OpenSpiel: every game as a Python game of OpenSpiel, so that its algorithms run on it.

    import pyspiel
    from galapagos import games
    from galapagos.envs.openspiel import name

    game = pyspiel.load_game(f"{name(games.ids()[0])}(players=2)")

One chance node at the root picks the seed; all later chance follows from it. A state that was resampled from
an information state keeps the history of the one it came from.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import numpy as np
import pyspiel

import galapagos
from galapagos import games
from galapagos.envs.table import Setting, observation
from galapagos.kernel.state import State

SEEDS = 4096


def name(id: str) -> str:
    """What OpenSpiel calls the game."""
    return f"galapagos_{id.replace('-', '_')}"


@cache
def _game_type(id: str) -> Any:
    game = galapagos.game(id)
    return pyspiel.GameType(
        short_name=name(id),
        long_name=f"Galapagos {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(mode.most for mode in game.modes),
        min_num_players=min(mode.fewest for mode in game.modes),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "mode": "", "seeds": SEEDS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its mode and number of players."""

    def __init__(self, id: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.setting = Setting(id, given.get("players") or None, given.get("mode") or None)
        self.seeds = given.get("seeds") or SEEDS
        game = self.setting.game
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=self.seeds,
            num_players=self.setting.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=game.max_decisions,
        )
        super().__init__(_game_type(id), info, given)

    def new_initial_state(self, *_ignored: Any) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.setting.observation_size)


class Carried:
    """A state of ours that OpenSpiel may pickle: as saved data, for compiled classes don't pickle."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __reduce__(self) -> tuple[Any, tuple[str, dict[str, Any]]]:
        return _carried, (self.state.game.id, self.state.save())


def _carried(id: str, data: dict[str, Any]) -> Carried:
    return Carried(galapagos.game(id).load(data))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of ours as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._spiel_game = game
        self._carried: Carried | None = None
        self._own: list[list[int]] = [[] for _ in range(game.setting.players)]  # each seat's own actions

    @property
    def _inner(self) -> State | None:
        return self._carried.state if self._carried else None

    def current_player(self) -> int:
        if self._inner is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._inner.over else self._inner.to_move

    def chance_outcomes(self) -> list[tuple[int, float]]:
        seeds = self._spiel_game.seeds
        return [(seed, 1.0 / seeds) for seed in range(seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self._inner is not None
        return self._inner.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        if self._inner is None:
            self._carried = Carried(self._spiel_game.setting.start(action))
            return
        player = self._inner.to_move
        self._own[player].append(action)
        self._inner.apply(action, player)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self._spiel_game.setting.game.verbs.notation(action)

    def is_terminal(self) -> bool:
        return self._inner is not None and self._inner.over

    def returns(self) -> list[float]:
        if self._inner is None or not self._inner.over:
            return [0.0] * self._spiel_game.setting.players
        return self._inner.returns()

    def information_state_string(self, player: int | None = None) -> str:
        """The seat's view and its own actions so far."""
        seat = self.current_player() if player is None else player
        return f"{self.observation_string(seat)} {self._own[seat] if seat >= 0 else []}"

    def observation_string(self, player: int | None = None) -> str:
        """The seat's view."""
        seat = self.current_player() if player is None else player
        if self._inner is None or seat < 0:
            return "before the deal"
        knowing = [self._inner.view(seat), self._inner.question(seat)]
        return json.dumps(knowing, sort_keys=True)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        seat = self.current_player() if player is None else player
        vector = [0.0] * self._spiel_game.setting.observation_size
        if self._inner is not None and seat >= 0:
            self._inner.observe(seat, vector)
        return vector

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that looks the same to the player; `sampler` gives uniform numbers."""
        assert self._inner is not None
        seed = int(sampler() * 2**48) if callable(sampler) else int(np.random.default_rng().integers(2**48))
        other = self.clone()
        other._carried = Carried(self._inner.redeal(player, seed))
        return other

    def clone(self) -> SpielState:
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: Any) -> SpielState:
        other = SpielState(self._spiel_game)
        other._carried = Carried(self._inner.clone()) if self._inner is not None else None
        other._own = [actions.copy() for actions in self._own]
        return other

    def __str__(self) -> str:
        return "before the deal" if self._inner is None else self._inner.digest()


class SpielObserver:
    """Our observation vector in OpenSpiel's observer interface."""

    def __init__(self, size: int) -> None:
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0
        if state._inner is not None:
            observation(state._inner, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


def _game_class(id: str) -> type[SpielGame]:
    """OpenSpiel makes a game from its class and the parameters alone, and pickles the class by its name here."""

    def init(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, id, params)

    made = type(name(id), (SpielGame,), {"__init__": init, "__module__": __name__})
    globals()[made.__name__] = made
    return made


def register() -> None:
    """Make the games known to OpenSpiel; importing this module does it."""
    known = pyspiel.registered_names()
    for id in games.ids():
        if name(id) not in known:
            pyspiel.register_game(_game_type(id), _game_class(id))


register()
