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
from rich.console import Console
from rich.progress import BarColumn, Progress
from torch import nn
from torch.nn.functional import binary_cross_entropy_with_logits, pad

from galapagos.bots import Seat
from galapagos.bots.greedy import Forager
from galapagos.envs.batch import ROTATE, Batch
from galapagos.envs.hall import Hall, Moment
from galapagos.envs.network import Layout, Network
from galapagos.envs.table import Floats, Setting

BARS = " ▁▂▃▄▅▆▇█"
LESSON_PASSES = 4
HEAT = 0.002  # how much worse an option may be to the teacher and still be taught
STRAY = 0.1  # how often the teacher's own games stray, so that odd positions are seen too


@dataclass
class Lot:
    """Decisions of all tables, one row for each table after the other, moment by moment."""

    seen: Any
    slots: Any  # of the actions that were offered
    offered: Any
    choices: Any  # the place of the one that was taken
    chances: Any  # the logarithm of the chance that it had
    gains: Any  # how much better it went than foreseen
    targets: Any  # what the value should have been
    taught: Any  # what the teacher would choose, as chances


class Trainer:
    """Plays at many tables together, and learns from each lot of decisions."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.setting = Setting(options.game, options.players, options.mode)
        torch.manual_seed(options.seed)
        torch.set_num_threads(1)
        self.layout = Layout(self.setting.game)
        self.network = Network(self.setting.observation_size, self.layout, options.width, options.detail)
        self.optimiser = torch.optim.Adam(self.network.parameters(), fused=True)
        self.teacher = Forager(options.seed)
        self.decisions = self.games = 0
        self.meet([""])

    def meet(self, rivals: list[str]) -> None:
        """Begin new games, against each of these at as many tables; "" is the learner itself."""
        each = max(1, self.options.tables // len(rivals))
        seeds = range((self.options.seed + 1) * 10**9, 2**48, 10**8)  # far from those of the measurements
        batches = [self._batch(each, seed, rival, ROTATE) for rival, seed in zip(rivals, seeds, strict=False)]
        self.hall = Hall(batches, self.layout)

    def _batch(self, count: int, seed: int, rival: str, seat: int | str, autoreset: str = "same_step") -> Batch:
        setting = self.setting
        return Batch(
            setting.game.id,
            setting.players,
            setting.mode,
            count,
            seed,
            opponents=rival or None,
            seat=seat,
            autoreset=autoreset,
            weighed=True,
        )

    def step(self, teaching: bool, rate: float) -> None:
        """Play on for a while, then learn from it."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self._learn(self._collect(teaching), teaching)

    # --- Playing ------------------------------------------------------------------------------------

    def _collect(self, teaching: bool) -> Lot:
        hall = self.hall
        rows: list[tuple[Any, ...]] = []  # what was seen and chosen
        values: list[Floats] = []
        after: list[tuple[Any, Any, Any]] = []  # who moved, what ended, how
        for _ in range(self.options.horizon):
            moment = hall.moment()
            seen, slots, offered = tensors(moment)
            with torch.no_grad():
                logs, foreseen = self.network(seen, slots, offered)
            values.append(torch.sigmoid(foreseen).numpy())
            taught = self._lesson(moment) if teaching else torch.zeros(logs.shape)
            likely = astray(logs.exp(), taught, offered) if teaching else logs.exp()
            choices = torch.multinomial(likely, 1)
            rows.append((seen, slots, offered, choices.squeeze(1), logs.gather(1, choices).squeeze(1), taught))
            hall.act(choices.squeeze(1).numpy())
            after.append((moment.seats, hall.over, hall.returns))
            self.decisions += len(seen)
            self.games += int(hall.over.sum())
        return self._lot(rows, np.stack(values), after, 1.0 if teaching else self.options.decay)

    def _lot(self, rows: list[tuple[Any, ...]], values: Floats, after: list[tuple[Any, Any, Any]], decay: float) -> Lot:
        width = max(slots.shape[1] for _, slots, *_ in rows)
        seen, slots, offered, choices, chances, taught = (
            torch.cat([widened(row, width) if row.ndim == 2 and column in (1, 2, 5) else row for row in rows_])
            for column, rows_ in enumerate(zip(*rows, strict=True))
        )
        gains = self._gains(values, after, decay)
        targets = (gains + torch.from_numpy(values)).flatten()
        return Lot(seen, slots, offered, choices, chances, gains.flatten(), targets, taught)

    def _lesson(self, moment: Moment) -> Any:
        """What the teacher would choose at each table, as chances."""
        rows = np.zeros(moment.slots.shape, np.float32)
        actions = self.hall.actions(moment)
        for i, state in enumerate(self.hall.states):
            worths = np.array(self.teacher.judge(Seat(state, int(moment.seats[i]))))
            likes = np.exp((worths - worths.max()) / HEAT)
            rows[i, np.argsort(actions[i])] = likes / likes.sum()  # the teacher judges action by action
        return torch.from_numpy(rows)

    def _gains(self, values: Floats, after: list[tuple[Any, Any, Any]], decay: float) -> Any:
        """Generalised advantages, backwards; each seat's decisions follow each other, and nothing is discounted."""
        ahead = self._foreseen()
        every, running = np.arange(len(ahead)), np.zeros_like(ahead)
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
        looks, moment = self.hall.looks(), self.hall.moment()
        tables, players, _ = looks.shape
        own = torch.arange(tables) * players + torch.from_numpy(moment.seats)
        slots = torch.zeros(tables * players, moment.slots.shape[1], dtype=torch.long)
        offered = torch.zeros(slots.shape, dtype=torch.bool)
        slots[own], offered[own] = torch.from_numpy(moment.slots), torch.from_numpy(moment.offered)
        with torch.no_grad():
            _, foreseen = self.network(torch.from_numpy(looks).flatten(0, 1), slots, offered)
        found: Floats = torch.sigmoid(foreseen).numpy().reshape(tables, players)
        return found

    # --- Learning -----------------------------------------------------------------------------------

    def _learn(self, lot: Lot, teaching: bool) -> None:
        spread = (lot.gains - lot.gains.mean()) / (lot.gains.std() + 1e-6)
        for _ in range(LESSON_PASSES if teaching else self.options.passes):
            for part in torch.randperm(len(spread)).split(self.options.batch):
                logs, foreseen = self.network(lot.seen[part], lot.slots[part], lot.offered[part])
                miss = binary_cross_entropy_with_logits(foreseen, lot.targets[part].clamp(0.0, 1.0))
                if teaching:
                    loss = miss - (lot.taught[part] * logs).sum(1).mean()
                else:
                    loss = miss + self._clipped(logs, lot, part, spread[part])
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimiser.step()

    def _clipped(self, logs: Any, lot: Lot, part: Any, gains: Any) -> Any:
        """The clipped policy gradient of PPO, and a little for keeping an open mind."""
        ratio = torch.exp(logs.gather(1, lot.choices[part].unsqueeze(1)).squeeze(1) - lot.chances[part])
        clipped = ratio.clamp(1 - self.options.clip, 1 + self.options.clip)
        entropy = -(logs.exp() * logs).sum(1).mean()
        return -torch.min(ratio * gains, clipped * gains).mean() - self.options.entropy * entropy

    # --- Measuring ----------------------------------------------------------------------------------

    def measure(self, rival: str, games: int, seed: int = 0) -> dict[str, Any]:
        """Games against a bot: each deal once from every seat."""
        players = self.setting.players
        deals = max(1, games // players)
        hall = Hall([self._batch(deals, seed, rival, seat, "disabled") for seat in range(players)], self.layout)
        over, won = np.zeros(deals * players, bool), 0.0
        while not over.all():
            moment = hall.moment()
            with torch.no_grad():
                logs, _ = self.network(*tensors(moment))
            hall.act(torch.multinomial(logs.exp(), 1).squeeze(1).numpy())
            ended = np.flatnonzero(hall.over & ~over)
            won += float(hall.returns[ended, moment.seats[ended]].sum())
            over |= hall.over
        low, high = interval(won / len(over), len(over))
        return {"against": rival, "games": len(over), "won": won / len(over), "low": low, "high": high}

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


def tensors(moment: Moment) -> tuple[Any, Any, Any]:
    """A moment as the network takes it."""
    return torch.from_numpy(moment.seen), torch.from_numpy(moment.slots), torch.from_numpy(moment.offered)


def widened(rows: Any, width: int) -> Any:
    """The rows with so many columns; the new ones are empty."""
    return pad(rows, (0, width - rows.shape[1]))


def astray(likely: Any, taught: Any, offered: Any) -> Any:
    """The learner's own choices at every second table, the teacher's at the others, straying a little."""
    strayed = (1 - STRAY) * taught + STRAY * offered / offered.sum(1, True)
    likely[::2] = strayed[::2]
    return likely


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
        self.bar = Progress(BarColumn(), "{task.description}", console=Console(stderr=True))
        self.line = self.bar.add_task("", total=options.minutes)
        self.began = time.monotonic()

    def minutes(self) -> float:
        return (time.monotonic() - self.began) / 60

    def run(self) -> None:
        """Imitate, then practise, and report every few minutes."""
        options, trainer = self.options, self.trainer
        with self.bar:
            while self.minutes() < options.lessons:
                self._step("imitation", 1e-3)
            self._report("imitation")
            trainer.meet(["", options.rival])
            while (left := 1 - self.minutes() / options.minutes) > 0:
                self._step("practice", options.rate * max(0.1, left))

    def _step(self, stage: str, rate: float) -> None:
        began, before = time.monotonic(), self.trainer.decisions
        self.trainer.step(stage == "imitation", rate)
        pace = (self.trainer.decisions - before) / (time.monotonic() - began)
        told = f"{stage} {self.trainer.decisions:,} decisions, {pace:,.0f}/s {self.told_curve()}"
        self.bar.update(self.line, completed=self.minutes(), description=told)
        if not self.curve or self.minutes() >= self.curve[-1]["minutes"] + self.options.every:
            self._report(stage)

    def told_curve(self) -> str:
        """The share of games won so far, as a row of bars, and the last one."""
        bars = "".join(BARS[round(row["won"] * (len(BARS) - 1))] for row in self.curve)
        return f"{bars} {self.curve[-1]['won']:.0%} against {self.options.rival}" if bars else ""

    def _report(self, stage: str) -> None:
        row = {"minutes": round(self.minutes(), 2), "stage": stage}
        row |= {"decisions": self.trainer.decisions, "played": self.trainer.games}
        self.curve.append(row | self.trainer.measure(self.options.rival, self.options.measured))
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
