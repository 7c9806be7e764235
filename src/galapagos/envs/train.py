"""A baseline that anyone can reproduce on one core: imitation of a bot, then masked PPO by self-play and against it.

    pip install torch==2.13.0 numpy        # or the extra `train`
    python -m galapagos.envs.train --game GAME --players 2 --minutes 25 --out policy.npz

First the network learns to choose as the teacher does (`forager`: what each option is worth to it makes the target),
and to foresee the result. Then it plays half its games with itself and half against the teacher, and learns from the
results alone. The exported policy runs with numpy alone, as the bot `learned`. Ctrl-C ends the training early.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn.functional import binary_cross_entropy_with_logits

from galapagos.bots import Seat
from galapagos.bots.greedy import Forager
from galapagos.envs.hall import Hall
from galapagos.envs.network import Layout, Network
from galapagos.envs.table import Floats, Setting

LESSON_PASSES = 4
HEAT = 0.002  # how much worse an option may be to the teacher and still be taught
STRAY = 0.1  # how often the teacher's own games stray, so that odd positions are seen too


@dataclass
class Batch:
    """Decisions of all tables, one row for each table after the other, moment by moment."""

    seen: Any
    masks: Any
    slots: Any
    chances: Any  # the logarithm of the chance that the slot had
    gains: Any  # how much better it went than foreseen
    targets: Any  # what the value should have been
    taught: Any  # what the teacher would choose, as chances


class Trainer:
    """Plays at many tables together, and learns from each batch."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.setting = Setting(options.game, options.players, options.mode)
        torch.manual_seed(options.seed)
        torch.set_num_threads(1)
        self.layout = Layout(self.setting.game)
        self.network = Network(self.setting.observation_size, self.layout, options.width, options.detail)
        self.optimiser = torch.optim.Adam(self.network.parameters())
        self.teacher = Forager(options.seed)
        self.decisions = self.games = 0
        self.hall = self._hall(["", ""])

    def _hall(self, rivals: list[str]) -> Hall:
        names = [rivals[i % len(rivals)] for i in range(self.options.tables)]
        return Hall(self.setting, self.layout, names, self.options.seed)

    def meet(self, rivals: list[str]) -> None:
        """Begin new games, against these in turn; "" is the learner itself."""
        self.hall = self._hall(rivals)

    def step(self, teaching: bool, rate: float) -> None:
        """Play on for a while, then learn from it."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self._learn(self._collect(teaching), teaching)

    # --- Playing ------------------------------------------------------------------------------------

    def _collect(self, teaching: bool) -> Batch:
        hall, moments, tables = self.hall, self.options.horizon, self.options.tables
        seen = torch.empty(moments, tables, self.setting.observation_size)
        masks = torch.empty(moments, tables, self.layout.count)
        taught = torch.zeros(moments, tables, self.layout.count if teaching else 0)
        slots, chances = torch.empty(moments, tables, dtype=torch.long), torch.empty(moments, tables)
        values = np.zeros((moments, tables), np.float32)
        after: list[tuple[Any, Any, Any]] = []  # who moved, what ended, how
        for now in range(moments):
            seen[now], masks[now] = torch.from_numpy(hall.seen), torch.from_numpy(hall.masks)
            with torch.no_grad():
                logs, foreseen = self.network(seen[now], masks[now])
            values[now] = torch.sigmoid(foreseen).numpy()
            likely = logs.exp()
            if teaching:
                taught[now] = torch.from_numpy(self._lesson())
                strayed = (1 - STRAY) * taught[now, ::2] + STRAY * masks[now, ::2] / masks[now, ::2].sum(1, True)
                likely[::2] = strayed
            slots[now] = torch.multinomial(likely, 1).squeeze(1)
            chances[now] = logs.gather(1, slots[now].unsqueeze(1)).squeeze(1)
            seats = hall.seats.copy()
            hall.act(slots[now].tolist())
            after.append((seats, hall.over.copy(), hall.returns.copy()))
            self.decisions += tables
            self.games += int(hall.over.sum())
        gains = self._gains(values, after, 1.0 if teaching else self.options.decay)
        targets = gains + torch.from_numpy(values)
        return Batch(*(rows.flatten(0, 1) for rows in (seen, masks, slots, chances, gains, targets, taught)))

    def _lesson(self) -> Floats:
        """What the teacher would choose at each table, as chances."""
        rows = np.zeros((self.options.tables, self.layout.count), np.float32)
        for i, state in enumerate(self.hall.states):
            worths = np.array(self.teacher.judge(Seat(state, state.to_move)))
            likes = np.exp((worths - worths.max()) / HEAT)
            np.add.at(rows[i], self.hall.options(i), likes / likes.sum())
        return rows

    def _gains(self, values: Floats, after: list[tuple[Any, Any, Any]], decay: float) -> Any:
        """Generalised advantages, backwards; each seat's decisions follow each other, and nothing is discounted."""
        every = np.arange(self.options.tables)
        ahead, running = self._foreseen(), np.zeros((self.options.tables, self.setting.players), np.float32)
        gains = np.zeros_like(values)
        for now in range(len(after) - 1, -1, -1):
            seats, over, returns = after[now]
            ahead[over], running[over] = returns[over], 0.0
            running[every, seats] = ahead[every, seats] - values[now] + decay * running[every, seats]
            gains[now] = running[every, seats]
            ahead[every, seats] = values[now]
        return torch.from_numpy(gains)

    def _foreseen(self) -> Floats:
        """What every seat of every table can expect as things stand."""
        tables, players = self.options.tables, self.setting.players
        seen = np.stack([self.hall.look(i, seat) for i in range(tables) for seat in range(players)])
        masks = np.zeros((tables, players, self.layout.count), np.float32)
        masks[np.arange(tables), self.hall.seats] = self.hall.masks
        with torch.no_grad():
            _, foreseen = self.network(torch.from_numpy(seen), torch.from_numpy(masks).flatten(0, 1))
        found: Floats = torch.sigmoid(foreseen).numpy().reshape(tables, players)
        return found

    # --- Learning -----------------------------------------------------------------------------------

    def _learn(self, batch: Batch, teaching: bool) -> None:
        spread = (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-6)
        for _ in range(LESSON_PASSES if teaching else self.options.passes):
            for part in torch.randperm(len(spread)).split(self.options.batch):
                logs, foreseen = self.network(batch.seen[part], batch.masks[part])
                miss = binary_cross_entropy_with_logits(foreseen, batch.targets[part].clamp(0.0, 1.0))
                if teaching:
                    loss = miss - (batch.taught[part] * logs).sum(1).mean()
                else:
                    loss = miss + self._clipped(logs, batch, part, spread[part])
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()

    def _clipped(self, logs: Any, batch: Batch, part: Any, gains: Any) -> Any:
        """The clipped policy gradient of PPO, and a little for keeping an open mind."""
        ratio = torch.exp(logs.gather(1, batch.slots[part].unsqueeze(1)).squeeze(1) - batch.chances[part])
        clipped = ratio.clamp(1 - self.options.clip, 1 + self.options.clip)
        entropy = -(logs.exp() * logs).sum(1).mean()
        return -torch.min(ratio * gains, clipped * gains).mean() - self.options.entropy * entropy

    # --- Measuring ----------------------------------------------------------------------------------

    def measure(self, rival: str, games: int, seed: int = 0) -> dict[str, Any]:
        """Games against a bot: each deal once from every seat."""
        hall = Hall(self.setting, self.layout, [rival] * games, seed)
        for i in range(games):
            hall.deal(i, seed + i // self.setting.players)
        won = 0.0
        while not all(state.over for state in hall.states):
            with torch.no_grad():
                logs, _ = self.network(torch.from_numpy(hall.seen), torch.from_numpy(hall.masks))
            hall.act(torch.multinomial(logs.exp(), 1).squeeze(1).tolist(), again=False)
            ended = np.flatnonzero(hall.over)
            won += float(sum(hall.returns[i].sum() - hall.returns[i, hall.rival_seats[i]] for i in ended))
        low, high = interval(won / games, games)
        return {"against": rival, "games": games, "won": won / games, "low": low, "high": high}

    def export(self, path: Path) -> None:
        """The policy as a file that the bot `learned` reads."""
        facts = {
            "game": self.setting.game.id,
            "mode": self.setting.mode,
            "players": self.setting.players,
            "rules": self.setting.game.rules_version,
            "verbs": self.layout.verb_count,
            "seed": self.options.seed,
            "decisions": self.decisions,
            "games": self.games,
        }
        self.network.export(path, facts)


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of games."""
    z = 1.96
    middle, scale = share + z * z / (2 * games), 1 + z * z / games
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - reach) / scale, (middle + reach) / scale


class Course:
    """The training from beginning to end, with its curve."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options, self.trainer = options, Trainer(options)
        self.curve: list[dict[str, Any]] = []
        self.began = time.monotonic()

    def minutes(self) -> float:
        return (time.monotonic() - self.began) / 60

    def run(self) -> None:
        """Imitate, then practise, and report every few minutes."""
        options, trainer = self.options, self.trainer
        while self.minutes() < options.lessons:
            trainer.step(True, 1e-3)
            self._report("imitation")
        self._report("imitation", now=True)
        trainer.meet(["", options.rival])
        while (left := 1 - self.minutes() / options.minutes) > 0:
            trainer.step(False, options.rate * max(0.1, left))
            self._report("practice")

    def _report(self, stage: str, now: bool = False) -> None:
        if not now and self.curve and self.minutes() < self.curve[-1]["minutes"] + self.options.every:
            return
        row = {"minutes": round(self.minutes(), 2), "stage": stage}
        row |= {"decisions": self.trainer.decisions, "played": self.trainer.games}
        measured = self.trainer.measure(self.options.rival, self.options.measured)
        self.curve.append(row | measured)
        print(json.dumps(self.curve[-1]), flush=True)
        self.save()

    def save(self) -> None:
        """Write the policy and the curve as they are now."""
        self.trainer.export(self.options.out)
        if self.options.json:
            self.options.json.write_text(json.dumps(self.curve, indent=1) + "\n", encoding="utf-8")

    def finish(self) -> None:
        """Measure what was learned, with deals that were not used before."""
        for rival in ("random", "hatchling", self.options.rival):
            found = self.trainer.measure(rival, self.options.final, seed=10**6)
            print("{against}: won {won:.1%} of {games} games ({low:.1%} to {high:.1%})".format(**found), flush=True)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="galapagos.envs.train", description="Train a policy on one core.")
    parser.add_argument("--game", required=True, help="its id, as `galapagos games` tells it")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--mode", default=None)
    parser.add_argument("--minutes", type=float, default=25.0, help="for all of the training")
    parser.add_argument("--lessons", type=float, default=3.0, help="minutes of imitation before practice; 0 for none")
    parser.add_argument("--rival", default="forager", help="the bot that half the practice is against")
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    parser.add_argument("--json", type=Path, default=None, help="write the learning curve into this file")
    parser.add_argument("--every", type=float, default=2.0, help="minutes between measurements")
    parser.add_argument("--measured", type=int, default=100, help="games a measurement")
    parser.add_argument("--final", type=int, default=400, help="games against each bot at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--horizon", type=int, default=64)
    parser.add_argument("--width", type=int, default=128)
    parser.add_argument("--detail", type=int, default=64)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--decay", type=float, default=0.97)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.003)
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--batch", type=int, default=512)
    return parser.parse_args()


def main() -> None:
    course = Course(parsed())
    try:
        course.run()
    except KeyboardInterrupt:
        print("stopped early")
    course.save()
    trainer = course.trainer
    print(f"{course.options.out}: {trainer.decisions} decisions, {trainer.games} games, {course.minutes():.1f} minutes")
    course.finish()


if __name__ == "__main__":
    main()
