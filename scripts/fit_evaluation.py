"""Fit the weights of a game's evaluation to the results of many quick games.

A game's `judgement/evaluation.py` sums up a position as one `Standing` a seat;
its `strength` weighs their features, and the chance to win is a softmax of the strengths times `certainty`. This
plays games (greedy on the evaluation, with some moves at random), keeps the standings of a few positions with the
result, fits the weights by regularised logistic regression, and prints the log loss on games that the fit has not
seen, before and after. Whoever likes the new weights writes them there, and plays the old against the
new.

    python scripts/fit_evaluation.py evolve --games 4000 --players 2 --seed 1
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import numpy as np

import galapagos
from galapagos.games import brought

Rows = list[tuple[np.ndarray, np.ndarray, int]]  # features (seats by features), result, number of the game


class Judgement:
    """The evaluation of one game, taken apart."""

    def __init__(self, game: str) -> None:
        found = brought(game, "judgement.evaluation")
        if found is None or not hasattr(found, "Standing"):
            raise SystemExit(f"the evaluation of {game} has no features to fit")
        self.module: Any = found
        self.names = [name for name in dir(self.module.Standing) if not name.startswith("_")]

    def features(self, state: Any, seat: int) -> np.ndarray:
        """What speaks for each player, as the seat sees it, scaled by how much it counts now."""
        sure = self.module.certainty(state)
        found = self.module.standings(state, seat)
        table = [[sure * getattr(standing, name) for name in self.names] for standing in found]
        return np.array(table)

    def weights(self) -> np.ndarray:
        """The weights in use: how the strength grows with each feature."""
        none = self.module.Standing()
        start = self.module.strength(none)
        found = []
        for name in self.names:
            one = self.module.Standing()
            setattr(one, name, 1.0)
            found.append(self.module.strength(one) - start)
        return np.array(found)


def greedy(state: Any, seat: int, lot: random.Random) -> int:
    """The action that looks best one step on; of several, any."""
    options = state.legal_actions(seat)
    if len(options) == 1:
        return int(options[0])
    guess = state.redeal(seat, lot.getrandbits(31))
    guess.reopen(seat)
    worth = []
    for option in options:
        after = guess.clone()
        after.apply(option, seat)
        worth.append((after.evaluate(seat), lot.random(), option))
    return int(max(worth)[2])


def play(judgement: Judgement, state: Any, number: int, lot: random.Random, blunders: float, keep: float) -> Rows:
    """Play one game and keep some positions of it, each as one of the seats saw it."""
    kept: list[np.ndarray] = []
    # Each seat has its own share of moves at random, so that players of different strength meet.
    share = [blunders * lot.choice([0.2, 1.0, 2.0]) for _ in range(state.players)]
    while not state.over:
        seat = state.to_move
        if lot.random() < keep:
            kept.append(judgement.features(state, lot.randrange(state.players)))
        if lot.random() < share[seat]:
            state.apply(lot.choice(state.legal_actions(seat)), seat)
        else:
            state.apply(greedy(state, seat, lot), seat)
    if state.capped:
        return []
    result = np.array(state.returns())
    return [(features, padded(result, len(features)), number) for features in kept]


def padded(result: np.ndarray, owners: int) -> np.ndarray:
    """The result with a place for an owner who is no player (the Shade): it wins what nobody else does."""
    if owners == len(result):
        return result
    return np.append(result, 1.0 - result.sum())


def chances(rows: Rows, weights: np.ndarray) -> list[np.ndarray]:
    found = []
    for features, _, _ in rows:
        strengths = features @ weights
        raised = np.exp(strengths - strengths.max())
        found.append(raised / raised.sum())
    return found


def log_loss(rows: Rows, weights: np.ndarray) -> float:
    """The mean surprise at the results."""
    total = 0.0
    for chance, (_, result, _) in zip(chances(rows, weights), rows, strict=True):
        total -= float(result @ np.log(np.maximum(chance, 1e-9)))
    return total / len(rows)


def stacked(rows: Rows) -> list[tuple[np.ndarray, np.ndarray]]:
    """The rows by number of owners, each as two arrays."""
    sizes = sorted({len(features) for features, _, _ in rows})
    groups = []
    for size in sizes:
        chosen = [row for row in rows if len(row[0]) == size]
        groups.append((np.stack([row[0] for row in chosen]), np.stack([row[1] for row in chosen])))
    return groups


def fit(rows: Rows, start: np.ndarray, hold: float, free: np.ndarray) -> np.ndarray:
    """Newton's method for the softmax regression; `hold` pulls the weights (of features on one scale) to zero."""
    groups = stacked(rows)
    features = np.concatenate([x.reshape(-1, x.shape[2]) for x, _ in groups])
    scale = np.maximum(features.std(axis=0), 1e-6)
    weights = start * scale
    for _ in range(12):
        slope = -hold * weights
        bend = -hold * np.eye(len(weights))
        for x, result in groups:
            scaled = x / scale
            strengths = scaled @ weights
            raised = np.exp(strengths - strengths.max(axis=1, keepdims=True))
            chance = raised / raised.sum(axis=1, keepdims=True)
            slope += np.einsum("ns,nsf->f", result - chance, scaled) / len(rows)
            mean = np.einsum("ns,nsf->nf", chance, scaled)
            bend -= np.einsum("ns,nsf,nsg->fg", chance, scaled, scaled) / len(rows) - mean.T @ mean / len(rows)
        step = np.zeros(len(weights))
        step[free] = np.linalg.solve(bend[np.ix_(free, free)], slope[free])
        weights = weights - step
    return np.asarray(weights / scale)


def calibration(rows: Rows, weights: np.ndarray) -> str:
    """How often those won who were given a chance of about so much."""
    given = np.concatenate(chances(rows, weights))
    won = np.concatenate([result for _, result, _ in rows])
    parts = []
    for low in np.arange(0.0, 1.0, 0.2):
        here = (given >= low) & (given < low + 0.2)
        if here.any():
            parts.append(f"{given[here].mean():.2f}→{won[here].mean():.2f}")
    return "  ".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--mode")
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--blunders", type=float, default=0.15, help="share of moves at random")
    parser.add_argument("--keep", type=float, default=0.15, help="share of positions that are kept")
    parser.add_argument("--hold", type=float, default=1e-4, help="how much weights are held back")
    parser.add_argument("--fixed", nargs="*", default=[], help="features whose weights stay")
    options = parser.parse_args()
    judgement = Judgement(options.game)
    game = galapagos.game(options.game)
    lot = random.Random(options.seed)
    rows: Rows = []
    for number in range(options.games):
        state = game.start(lot.choice(options.players), lot.getrandbits(31), options.mode)
        rows += play(judgement, state, number, lot, options.blunders, options.keep)
    known = [row for row in rows if row[2] % 5]
    held_out = [row for row in rows if row[2] % 5 == 0]
    before = judgement.weights()
    free = np.array([name not in options.fixed for name in judgement.names])
    after = fit(known, before, options.hold, np.flatnonzero(free))
    print(f"{options.games} games, {len(known)} positions, {len(held_out)} held out")
    print(f"log loss before {log_loss(held_out, before):.4f}, after {log_loss(held_out, after):.4f}")
    print("given→won before:", calibration(held_out, before))
    print("given→won after: ", calibration(held_out, after))
    spread = np.concatenate([row[0] for row in known]).std(axis=0)
    for name, old, new, width in zip(judgement.names, before, after, spread, strict=True):
        print(f"{name:12} {old:9.4f} → {new:9.4f}   spread {width:8.3f}")


if __name__ == "__main__":
    main()
