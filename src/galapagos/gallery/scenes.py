"""Examples for the rules, out of real games: what the table looked like, what happened, what it looked like then."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import Any, NamedTuple

from galapagos import games
from galapagos.art.drawing import Rows
from galapagos.gallery.picture import rows
from galapagos.kernel.game import Game
from galapagos.kernel.rng import seeded
from galapagos.kernel.state import State
from galapagos.kernel.text import Event
from galapagos.primer import Example

GAMES = 120  # how many games are looked through
DECISIONS = 120  # of each: early positions are small ones
LONGEST = 12  # sentences
CANDIDATES = 4  # moments, of which the shortest is shown


class Scene(NamedTuple):
    """The drawings before, a row for each player; what happened, in sentences; the drawings after."""

    before: Rows
    told: list[str]
    after: Rows


@cache
def scene(game: Game, example: Example) -> Scene | None:
    """The shortest of the first such moments in games that are played at random, always the same ones."""
    moments = (_moment(game, example, seed) for seed in range(GAMES))
    found = list(islice((each for each in moments if each is not None), CANDIDATES))
    return min(found, key=lambda each: len(each.told), default=None)


def _moment(game: Game, example: Example, seed: int) -> Scene | None:
    state = game.start(seed=seed, mode=example.mode or None)
    watcher = Watcher(game, state, example)
    rng = seeded(seed, 0)
    for _decision in range(DECISIONS):
        if state.over:
            break
        seat = state.waiting[0]
        options = state.legal_actions(seat)
        found = watcher.play(seat, options[rng.below(len(options))])
        if found is not None:
            return found
    return None


class Watcher:
    """Waits for the events in their order, and remembers the table before the first of them."""

    def __init__(self, game: Game, state: State, example: Example) -> None:
        self.words = games.catalogue(game.id)
        self.state = state
        self.wanted = example.events
        self.before: Any = None
        self.events: list[Event] = []
        self.heard: list[Event] = []
        state.sink = self.heard.append

    def play(self, seat: int, action: int) -> Scene | None:
        """Make the move; the scene, if it is complete with that."""
        view = self.state.view(None)
        self.heard.clear()
        self.state.apply(action, seat)
        self._begin(view)
        if self.before is None or not self._complete():
            return None
        told = self._told()
        return Scene(rows(self.before), told, rows(self.state.view(None))) if told else None

    def _begin(self, view: Any) -> None:
        """Take what was heard; the first event that is waited for begins anew."""
        keys = [event.key for event in self.heard]
        if self.wanted[0] in keys:
            self.before, self.events = view, self.heard[keys.index(self.wanted[0]) :]
        else:
            self.events = [*self.events, *self.heard]

    def _complete(self) -> bool:
        keys = iter([event.key for event in self.events])
        return all(key in keys for key in self.wanted)

    def _told(self) -> list[str]:
        """What everybody could hear, up to the last event that was waited for; nothing if that is too long."""
        last = max(i for i, event in enumerate(self.events) if event.key == self.wanted[-1])
        seen = [event for event in self.events[: last + 1] if event.visible_to(self.state.players)]
        told = [self.words.render(event.text) for event in seen if self.words.has(event.key)]
        return told if len(told) <= LONGEST else []
