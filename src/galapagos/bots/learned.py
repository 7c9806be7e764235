"""A policy that was learned by self-play and runs with numpy alone."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from galapagos.bots.bot import Advice, Bot
from galapagos.bots.seat import Seat
from galapagos.kernel.text import GalapagosError

POLICIES = files("galapagos.bots").joinpath("policies")


class NoPolicy(GalapagosError):
    """There is no learned policy for this game, or it was learned under other rules."""


@cache
def policy(game: str, rules: int) -> dict[str, Any]:
    """The weights for a game, as arrays."""
    path = POLICIES.joinpath(f"{game}.npz")
    if not path.is_file():
        raise NoPolicy(f"nothing was learned for {game} yet; choose another bot")
    with path.open("rb") as stream:
        loaded = np.load(stream)
        weights: dict[str, Any] = {name: loaded[name].astype(np.float32) for name in loaded.files if name != "facts"}
        facts = json.loads(str(loaded["facts"]))
    if facts["rules"] != rules:
        raise NoPolicy(f"the policy for {game} was learned under rules {facts['rules']}, this is {rules}")
    return weights


class Learned(Bot):
    """Plays the action that the network likes best."""

    name = "learned"

    def choose(self, seat: Seat) -> int:
        options = seat.legal_actions()
        return options[int(np.argmax(self._logits(seat)[options]))]

    def explain(self, seat: Seat) -> Advice:
        options = seat.legal_actions()
        logits = self._logits(seat)[options]
        chances = np.exp(logits - logits.max())
        ranked = sorted(zip(options, chances / chances.sum(), strict=True), key=lambda pair: -pair[1])
        return Advice(ranked[0][0], seat.evaluate(), [(action, float(chance)) for action, chance in ranked[1:4]])

    def _logits(self, seat: Seat) -> Any:
        weights = policy(seat.game.id, seat.game.rules_version)
        hidden = np.clip(np.asarray(seat.observe(), dtype=np.float32), -4.0, 4.0)
        for layer in ("body.0", "body.2"):
            hidden = np.maximum(weights[f"{layer}.weight"] @ hidden + weights[f"{layer}.bias"], 0.0)
        return weights["policy.weight"] @ hidden + weights["policy.bias"]
