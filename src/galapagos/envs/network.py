"""A small network that points: it scores an action on a card or a creature by what that card or creature is like.

Games whose observations list such things by number, as their actions name them, say so by `GROUPS` there; for the
others it is a plain network with two hidden layers. Actions are packed into slots: one for each that the network can
tell apart.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from galapagos import games
from galapagos.kernel.game import Game

FLOOR = -20.0  # the score of an action on a thing that the observation does not show
NEVER = -1e9  # the score of an action that is not legal


@dataclass(frozen=True)
class Group:
    """Things that an observation lists one after the other, and that an operand of the actions names."""

    operand: str
    first: int  # what the operand calls the first of them
    start: int  # where they begin in the observation
    count: int
    size: int  # numbers a thing; all are zero where there is none


def groups(game: Game) -> tuple[Group, ...]:
    """The groups that the game's observation has, if it tells of any."""
    observation = games.brought(game.id, "judgement.observation")
    return tuple(Group(*group) for group in getattr(observation, "GROUPS", ()))


class Layout:
    """Which slot each action has: first the plain actions, then each group's by thing and verb, then all the rest."""

    def __init__(self, game: Game) -> None:
        self.groups = groups(game)
        self.columns = {group.operand: 0 for group in self.groups}  # scores a thing
        self.plain = 0
        found: list[tuple[int, int, str, int, int]] = []  # action, verb, group, item, column
        for number, verb in enumerate(game.verbs.verbs):
            found += self._verb(number, int(verb.base), int(verb.size), verb.operands)
        start = {"": 0}
        self.count = self.plain
        for group in self.groups:
            start[group.operand] = self.count
            self.count += group.count * self.columns[group.operand]
        self.count += 1
        self.slots = np.full(game.action_count, self.count - 1, np.int16)
        self.verbs = np.zeros(self.count, np.int16)  # the verb of each slot
        for action, number, name, item, column in found:
            slot = start[name] + item * self.columns.get(name, 0) + column
            self.slots[action], self.verbs[slot] = slot, number
        self.verb_count = len(game.verbs.verbs)

    def _verb(self, number: int, base: int, size: int, operands: list[Any]) -> list[tuple[int, int, str, int, int]]:
        group = next((group for group in self.groups if operands and operands[0].name == group.operand), None)
        if group is None:
            self.plain += size
            return [(base + i, number, "", 0, self.plain - size + i) for i in range(size)]
        each = size // int(operands[0].size)
        column = self.columns[group.operand]
        self.columns[group.operand] += each
        items = [(base + (item + group.first) * each, item) for item in range(group.count)]
        return [(at + i, number, group.operand, item, column + i) for at, item in items for i in range(each)]


class Network(nn.Module):  # type: ignore[misc]
    """A score for each slot, and the seat's chance to win."""

    def __init__(self, inputs: int, layout: Layout, width: int, detail: int) -> None:
        super().__init__()
        self.layout = layout
        names = [group.operand for group in layout.groups]
        table = inputs - sum(group.count * group.size for group in layout.groups)
        seen = table + layout.verb_count + detail * len(names)
        self.trunk = nn.Sequential(nn.Linear(seen, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.plain = nn.Linear(width, layout.plain)
        self.value = nn.Linear(width, 1)
        # No bias here: what is not there stays zero.
        self.item = nn.ModuleDict({g.operand: nn.Linear(g.size, detail, bias=False) for g in layout.groups})
        self.point = nn.ModuleDict({name: nn.Linear(detail, detail, bias=False) for name in names})
        self.context = nn.ModuleDict({name: nn.Linear(width, detail) for name in names})
        self.score = nn.ModuleDict({name: nn.Linear(detail, layout.columns[name]) for name in names})
        self.register_buffer("verbs", torch.tensor(layout.verbs.tolist()), persistent=False)

    def forward(self, seen: Any, slots: Any, offered: Any) -> tuple[Any, Any]:
        """The logarithm of the chance of each action that is offered, by its slot; and the value as a logit."""
        parts, items, done = [], {}, 0
        for group in self.layout.groups:
            parts.append(seen[:, done : group.start])
            done = group.start + group.count * group.size
            things = seen[:, group.start : done].reshape(len(seen), group.count, group.size)
            items[group.operand] = torch.relu(self.item[group.operand](things))
        parts += [seen[:, done:], self._asked(slots, offered)]
        parts += [item.sum(1) for item in items.values()]
        hidden = self.trunk(torch.cat(parts, 1))
        scores = [self.plain(hidden)]
        for name, item in items.items():
            looked = torch.relu(self.point[name](item) + self.context[name](hidden).unsqueeze(1))
            scores.append(self.score[name](looked).flatten(1))
        scores.append(torch.full((len(seen), 1), FLOOR))
        logits = torch.cat(scores, 1).gather(1, slots).masked_fill(~offered, NEVER)
        return torch.log_softmax(logits, 1), self.value(hidden).squeeze(-1)

    def _asked(self, slots: Any, offered: Any) -> Any:
        """1 for each verb that is offered."""
        asked = torch.zeros(len(slots), self.layout.verb_count)
        return asked.scatter_reduce_(1, self.verbs[slots], offered.float(), "amax")

    def export(self, path: Path, facts: dict[str, Any]) -> None:
        """The weights as small plain arrays, with what they were made for."""
        weights = {name: tensor.numpy().astype(np.float16) for name, tensor in self.state_dict().items()}
        facts = facts | {"groups": [asdict(group) for group in self.layout.groups]}
        layout: dict[str, Any] = {"slots": self.layout.slots, "verbs": self.layout.verbs}
        np.savez_compressed(path, facts=np.array(json.dumps(facts)), **layout, **weights)
