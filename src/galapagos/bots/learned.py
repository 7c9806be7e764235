"""A policy that was learned from games and runs with numpy alone."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from galapagos.bots.bot import Advice, Bot
from galapagos.bots.seat import Seat
from galapagos.games import game as game_of
from galapagos.games import packages
from galapagos.kernel.text import GalapagosError

BOUND = 4.0  # larger entries of observations are cut off, as the environments do
FLOOR = -20.0  # the score of an action on a thing that the observation does not show


class NoPolicy(GalapagosError):
    """There is no learned policy for this game, or it was learned under other rules."""


class Policy:
    """The network of galapagos.envs.network, read from a file."""

    def __init__(self, stream: Any) -> None:
        loaded = np.load(stream)
        self.facts: dict[str, Any] = json.loads(str(loaded["facts"]))
        self.slots: list[int] = loaded["slots"].tolist()
        self._verbs = loaded["verbs"]
        self._weights = {name: loaded[name].astype(np.float32) for name in loaded.files if "." in name}

    def scores(self, seen: Any, options: list[int]) -> Any:
        """How much it likes each option."""
        parts, items, done = [], {}, 0
        for group in self.facts["groups"]:
            parts.append(seen[done : group["start"]])
            done = group["start"] + group["count"] * group["size"]
            things = seen[group["start"] : done].reshape(group["count"], group["size"])
            items[group["operand"]] = np.maximum(self._layer(f"item.{group['operand']}", things), 0.0)
        slots = [self.slots[option] for option in options]
        hidden = np.concatenate([*parts, seen[done:], self._asked(slots), *(item.sum(0) for item in items.values())])
        for layer in ("trunk.0", "trunk.2"):
            hidden = np.maximum(self._layer(layer, hidden), 0.0)
        found = [self._layer("plain", hidden)]
        for name, item in items.items():
            looked = np.maximum(self._layer(f"point.{name}", item) + self._layer(f"context.{name}", hidden), 0.0)
            found.append(self._layer(f"score.{name}", looked).ravel())
        return np.append(np.concatenate(found), FLOOR)[slots]

    def _asked(self, slots: list[int]) -> Any:
        """1 for each verb that is offered."""
        asked = np.zeros(self.facts["verbs"], np.float32)
        asked[self._verbs[slots]] = 1.0
        return asked

    def _layer(self, name: str, inputs: Any) -> Any:
        return inputs @ self._weights[f"{name}.weight"].T + self._weights.get(f"{name}.bias", 0.0)


@cache
def policy(game: str) -> Policy:
    """The policy for a game. Rules may have changed since it was learned, as long as the actions are the same."""
    path = files(packages()[game]).joinpath("judgement", "policy.npz")
    if not path.is_file():
        raise NoPolicy(f"nothing was learned for {game} yet; choose another bot")
    with path.open("rb") as stream:
        found = Policy(stream)
    if len(found.slots) != game_of(game).action_count:
        raise NoPolicy(f"the policy for {game} was learned with other actions, under rules {found.facts['rules']}")
    return found


class Learned(Bot):
    """Plays the action that the network likes best."""

    name = "learned"

    def choose(self, seat: Seat) -> int:
        options = seat.considered()
        return options[int(np.argmax(self._chances(seat, options)))]

    def explain(self, seat: Seat) -> Advice:
        options = seat.considered()
        ranked = sorted(zip(options, self._chances(seat, options), strict=True), key=lambda pair: -pair[1])
        return Advice(ranked[0][0], seat.evaluate(), [(action, float(chance)) for action, chance in ranked[1:4]])

    def _chances(self, seat: Seat, options: list[int]) -> Any:
        seen = np.clip(np.asarray(seat.observe(), dtype=np.float32), -BOUND, BOUND)
        scores = policy(seat.game.id).scores(seen, options)
        chances = np.exp(scores - scores.max())
        return chances / chances.sum()
