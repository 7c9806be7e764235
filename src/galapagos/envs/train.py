"""A baseline that anyone can reproduce: masked PPO by self-play on one CPU.

    pip install torch==2.13.0 numpy        # or the extra `train`
    python -m galapagos.envs.train --game another-world --players 2 --minutes 25 --out policy.npz

All seats are played by one small network that sees a seat's observation. The reward is the result of the game, plus
the change in the hand-made evaluation between a seat's decisions (potential-based, so it does not change what is best).
The exported policy runs with numpy alone, as the bot `learned`.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from galapagos.envs.table import Setting, action_mask, observation
from galapagos.kernel.state import State

Array = Any


class Network(nn.Module):  # type: ignore[misc]
    """Two hidden layers, a logit for each action, and a value."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any]:
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return logits, self.value(hidden).squeeze(-1)


@dataclass
class Step:
    """One decision of one seat."""

    seen: Array
    mask: Array
    action: int
    log_chance: float
    value: float
    worth: float  # the evaluation before the decision
    reward: float = 0.0
    last: bool = False
    advantage: float = 0.0


@dataclass
class Table:
    """A game in progress, with each seat's decisions in this batch."""

    state: State
    steps: list[list[Step]] = field(default_factory=list)


class Trainer:
    """Plays many tables together, and learns from each batch."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.setting = Setting(options.game, options.players, options.mode)
        torch.manual_seed(options.seed)
        torch.set_num_threads(options.threads)
        self.chance = np.random.default_rng(options.seed)
        self.network = Network(self.setting.observation_size, self.setting.action_count, options.width)
        self.optimiser = torch.optim.Adam(self.network.parameters(), lr=options.rate)
        self.tables = [self._new_table() for _ in range(options.tables)]
        self.decisions = self.games = 0

    def _new_table(self) -> Table:
        state = self.setting.start(int(self.chance.integers(2**48)))
        self._skip_forced(state)
        return Table(state, [[] for _ in range(self.setting.players)])

    def _skip_forced(self, state: State) -> None:
        while not state.over and len(state.legal_actions()) == 1:
            state.apply(state.legal_actions()[0])

    def collect(self) -> list[Step]:
        """Play every table on for a while; the decisions with their advantages."""
        done: list[Step] = []
        for _ in range(self.options.horizon):
            done += self._play_all()
        for table in self.tables:
            for seat, steps in enumerate(table.steps):
                done += self._closed(steps, self._value(table.state, seat) if steps else 0.0, seat, table.state)
            table.steps = [[] for _ in range(self.setting.players)]
        return done

    def _value(self, state: State, seat: int) -> float:
        with torch.no_grad():
            seen = torch.from_numpy(observation(state, seat)).unsqueeze(0)
            hidden = self.network.body(seen)
            return float(self.network.value(hidden)[0, 0])

    def _play_all(self) -> list[Step]:
        seats = [table.state.to_move for table in self.tables]
        seen = np.stack([observation(t.state, seat) for t, seat in zip(self.tables, seats, strict=True)])
        masks = np.stack([action_mask(t.state, seat) for t, seat in zip(self.tables, seats, strict=True)])
        with torch.no_grad():
            logits, values = self.network(torch.from_numpy(seen), torch.from_numpy(masks))
            chances = torch.distributions.Categorical(logits=logits)
            actions = chances.sample()
            logs = chances.log_prob(actions)
        done: list[Step] = []
        for i, table in enumerate(self.tables):
            step = Step(
                seen[i], masks[i], int(actions[i]), float(logs[i]), float(values[i]), table.state.evaluate(seats[i])
            )
            table.steps[seats[i]].append(step)
            table.state.apply(step.action, seats[i])
            self._skip_forced(table.state)
            self.decisions += 1
            if table.state.over:
                done += self._finished(i, table)
        return done

    def _finished(self, i: int, table: Table) -> list[Step]:
        returns, done = table.state.returns(), []
        for seat, steps in enumerate(table.steps):
            if steps:
                steps[-1].last = True
                steps[-1].reward += returns[seat]
                done += self._closed(steps, 0.0, seat, table.state)
        self.tables[i] = self._new_table()
        self.games += 1
        return done

    def _closed(self, steps: list[Step], after: float, seat: int, state: State) -> list[Step]:
        """Rewards between decisions, then generalised advantages, backwards."""
        if not steps:
            return []
        gamma, decay, shaping = self.options.gamma, self.options.decay, self.options.shaping
        worth_after = 0.0 if steps[-1].last else state.evaluate(seat)
        running = 0.0
        for i in range(len(steps) - 1, -1, -1):
            step = steps[i]
            following = steps[i + 1].worth if i + 1 < len(steps) else worth_after
            value_after = steps[i + 1].value if i + 1 < len(steps) else after
            reward = step.reward + shaping * (gamma * following - step.worth)
            surprise = reward + gamma * value_after - step.value
            running = surprise + (0.0 if step.last else gamma * decay * running)
            step.advantage = running
        return steps

    def learn(self, steps: list[Step]) -> None:
        """A few passes of clipped policy gradient over the batch."""
        seen = torch.from_numpy(np.stack([step.seen for step in steps]))
        masks = torch.from_numpy(np.stack([step.mask for step in steps]))
        actions = torch.tensor([step.action for step in steps])
        old = torch.tensor([step.log_chance for step in steps])
        gains = torch.tensor([step.advantage for step in steps])
        targets = gains + torch.tensor([step.value for step in steps])
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        for _ in range(self.options.passes):
            for part in torch.randperm(len(steps)).split(self.options.batch):
                logits, values = self.network(seen[part], masks[part])
                chances = torch.distributions.Categorical(logits=logits)
                ratio = torch.exp(chances.log_prob(actions[part]) - old[part])
                clipped = torch.clamp(ratio, 1 - self.options.clip, 1 + self.options.clip)
                gain = torch.min(ratio * gains[part], clipped * gains[part]).mean()
                miss = ((values - targets[part]) ** 2).mean()
                loss = -gain + 0.5 * miss - self.options.entropy * chances.entropy().mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()

    def export(self, path: Path) -> None:
        """The policy as plain arrays, with what it was made for."""
        weights = {name: tensor.numpy().astype(np.float16) for name, tensor in self.network.state_dict().items()}
        facts = {
            "game": self.setting.game.id,
            "mode": self.setting.mode,
            "players": self.setting.players,
            "rules": self.setting.game.rules_version,
            "seed": self.options.seed,
            "decisions": self.decisions,
        }
        np.savez_compressed(path, facts=np.array(json.dumps(facts)), **weights)


def main() -> None:
    parser = argparse.ArgumentParser(prog="galapagos.envs.train", description="Train a policy by self-play.")
    parser.add_argument("--game", default="another-world")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--mode", default=None)
    parser.add_argument("--minutes", type=float, default=25.0)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    parser.add_argument("--curve", type=Path, default=None, help="write the learning curve into this CSV file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--horizon", type=int, default=128)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--gamma", type=float, default=0.999)
    parser.add_argument("--decay", type=float, default=0.95)
    parser.add_argument("--shaping", type=float, default=1.0)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--batch", type=int, default=1024)
    options = parser.parse_args()
    trainer, began = Trainer(options), time.monotonic()
    rows = ["minutes,decisions,games,decisions_per_game"]
    while (spent := (time.monotonic() - began) / 60) < options.minutes:
        games, decisions = trainer.games, trainer.decisions
        trainer.learn(trainer.collect())
        length = (trainer.decisions - decisions) / max(1, trainer.games - games)
        rows.append(f"{spent:.2f},{trainer.decisions},{trainer.games},{length:.1f}")
        print(rows[-1], flush=True)
        trainer.export(options.out)
        if options.curve:
            options.curve.write_text("\n".join(rows) + "\n", encoding="utf-8")
    print(f"{options.out}: {trainer.decisions} decisions, {trainer.games} games")


if __name__ == "__main__":
    main()
