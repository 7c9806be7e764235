"""The games of a study as columns of numbers, filled as they come in."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

import numpy as np

from galapagos.lab.inference import Floats, Ints
from galapagos.lab.observing import Observed
from galapagos.ledger import DRAWN


class Sample:
    """Results of games, and every card drawn or played in them with how things stood just before."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.names: list[tuple[str, str]] = []  # group and label of each card
        self._ids: dict[tuple[str, str], int] = {}
        self._returns = array("d")
        self._rounds = array("q")
        self._decisions = array("q")
        self._whole = array("q")  # game, seat, card, drawn, round of each touch
        self._standing = array("d")  # own, rival
        self.capped = 0
        self.games = 0

    def add(self, observed: Observed) -> None:
        self._returns.extend(observed.result.returns)
        self._rounds.append(observed.result.rounds)
        self._decisions.append(observed.result.decisions)
        self.capped += observed.result.capped
        for touch in observed.touches:
            card = self._id(touch.group, touch.card)
            self._whole.extend((self.games, touch.seat, card, touch.kind == DRAWN, touch.round))
            self._standing.extend((touch.own, touch.rival))
        self.games += 1

    def extend(self, games: Iterable[Observed]) -> Sample:
        for observed in games:
            self.add(observed)
        return self

    def _id(self, group: str, card: str) -> int:
        key = (group, card)
        if key not in self._ids:
            self._ids[key] = len(self.names)
            self.names.append(key)
        return self._ids[key]

    @property
    def returns(self) -> Floats:
        """Game × seat."""
        return np.array(self._returns).reshape(-1, self.players)

    @property
    def rounds(self) -> Ints:
        return np.array(self._rounds, dtype=np.int64)

    @property
    def decisions(self) -> Ints:
        return np.array(self._decisions, dtype=np.int64)

    def touches(self, group: str, drawn: bool) -> Touches:
        """What happened to the cards of a group."""
        whole = np.array(self._whole, dtype=np.int64).reshape(-1, 5)
        standing = np.array(self._standing).reshape(-1, 2)
        cards = [i for i, (name, _) in enumerate(self.names) if name == group]
        chosen = np.isin(whole[:, 2], cards) & (whole[:, 3] == int(drawn))
        place = np.zeros(len(self.names) + 1, dtype=np.int64)
        place[cards] = np.arange(len(cards))
        rows = whole[chosen]
        return Touches(
            [self.names[card][1] for card in cards],
            rows[:, 0],
            rows[:, 1],
            place[rows[:, 2]],
            rows[:, 4],
            standing[chosen],
        )

    @property
    def groups(self) -> list[str]:
        return list(dict.fromkeys(group for group, _ in self.names))


class Touches:
    """Rows of one kind: which game, seat, card and round, and how the seat and its best rival stood before."""

    def __init__(
        self, cards: list[str], games: Ints, seats: Ints, labels: Ints, rounds: Ints, standing: Floats
    ) -> None:
        self.cards = cards
        self.games = games
        self.seats = seats
        self.labels = labels
        self.rounds = rounds
        self.standing = standing

    def __len__(self) -> int:
        return len(self.games)

    def counts(self) -> Ints:
        """How many rows each card has."""
        return np.bincount(self.labels, minlength=len(self.cards)).astype(np.int64)

    def controls(self) -> Floats:
        """How the seat stood, when it was, and which seat it is: what a fair comparison holds equal."""
        own, rival = self.standing[:, 0], self.standing[:, 1]
        lead = own - rival
        columns = [own, rival, own**2, lead * np.abs(lead)]
        columns += [self.rounds == number for number in self._common_rounds()]
        columns += [self.seats == seat for seat in range(1, int(self.seats.max(initial=0)) + 1)]
        return np.column_stack([column.astype(np.float64) for column in columns])

    def _common_rounds(self) -> list[int]:
        """The rounds with a column of their own; the first is what the others are compared with."""
        numbers, counts = np.unique(self.rounds, return_counts=True)
        return [int(number) for number, count in zip(numbers, counts, strict=True) if count >= 50][1:]
