"""A game: its identity, its modes and verbs, and the way into a state."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from mypy_extensions import i64, mypyc_attr

from galapagos.kernel.cards import Cards
from galapagos.kernel.judgement import Judgement
from galapagos.kernel.parts import fill
from galapagos.kernel.plain import check_plain
from galapagos.kernel.rng import Rng, seeded
from galapagos.kernel.state import State
from galapagos.kernel.text import BadSave, BadSetup, Text
from galapagos.kernel.verbs import Verbs


class Mode:
    """A way to play: its name and for how many players it is."""

    __slots__ = ("fewest", "most", "name")

    def __init__(self, name: str, fewest: int, most: int) -> None:
        self.name = name
        self.fewest = fewest
        self.most = most

    @property
    def range(self) -> str:
        return str(self.fewest) if self.fewest == self.most else f"{self.fewest}–{self.most}"

    def check(self, game: str, players: int) -> None:
        """BadSetup if the mode is not for so many players."""
        if not self.fewest <= players <= self.most:
            people = "player" if self.most == 1 else "players"
            raise BadSetup(f"{game} in mode '{self.name}' is for {self.range} {people}, not {players}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Deck:
    """The card data of a game, validated; shared by all states that are played with it."""

    def __init__(self, source: dict[str, Any]) -> None:
        self.source = source
        text = json.dumps(source, sort_keys=True, separators=(",", ":"))
        self.fingerprint = hashlib.sha256(text.encode()).hexdigest()[:16]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One of the games. `galapagos.game(id)` gives it; `start` begins a game of it."""

    def __init__(
        self,
        id: str,
        modes: list[Mode],
        verbs: Verbs,
        max_acts: int,
        longest_move: int,
        parts: list[type],
        judgement: Judgement[Any],
        rules_version: int = 1,
        saved_as: dict[str, str] | None = None,
        moments: dict[str, str] | None = None,
    ) -> None:
        self.id = id
        self.modes = modes
        self.verbs = verbs
        self.max_acts: i64 = max_acts  # completed moves until a game is called a draw
        self.longest_move: i64 = longest_move  # the most stages that a move can have
        self.judgement = judgement
        self.rules_version = rules_version
        self.saved_as = saved_as or {}  # what fields of the state are called in saves, if not by their names
        self.moments = moments or {}  # events that are shown by themselves, with the stage that they belong to
        self.kinds: dict[str, type] = {part.__name__: part for part in [Rng, Cards, *parts]}
        self.render: Callable[[Text], str] | None = None  # the catalogue, if there is one
        self._standard: Deck | None = None

    # --- What a game adds ---------------------------------------------------------------------

    def blank(self, deck: Deck) -> State:
        """An empty state of this game's class that plays with the deck."""
        raise NotImplementedError

    def setup(self, state: State) -> None:
        """Set the table up: the rulebook's set-up chapter. Players, mode and chance are there."""
        raise NotImplementedError

    def standard_source(self) -> dict[str, Any]:
        """The game's own card data."""
        raise NotImplementedError

    def check_deck(self, source: dict[str, Any]) -> Deck:
        """The deck made from the data, or BadDeck."""
        raise NotImplementedError

    # --- What every game has --------------------------------------------------------------------

    @property
    def observation_size(self) -> int:
        return self.judgement.observation_size

    @property
    def action_count(self) -> int:
        return self.verbs.count

    @property
    def max_decisions(self) -> int:
        """No game takes more decisions than this; reaching the limit is a draw."""
        return self.max_acts * self.longest_move

    def deck(self, given: Deck | dict[str, Any] | None = None) -> Deck:
        """The standard deck, or the one given, itself or as data. Never a path: data may come from strangers."""
        if given is None:
            if self._standard is None:
                self._standard = self.check_deck(self.standard_source())
            return self._standard
        if isinstance(given, Deck):
            return given
        check_plain(given)
        return self.check_deck(given)

    def mode_number(self, name: str | None) -> int:
        if name is None:
            return 0
        for i, mode in enumerate(self.modes):
            if mode.name == name:
                return i
        known = ", ".join(mode.name for mode in self.modes)
        raise BadSetup(f"{self.id} has no mode '{name}'; its modes are {known}")

    def start(
        self,
        players: int | None = None,
        seed: int = 0,
        mode: str | None = None,
        deck: Deck | dict[str, Any] | None = None,
        streams: list[int] | None = None,
    ) -> State:
        """A new game. Left out: the first mode, its fewest players, the standard deck.

        For experiments `streams` are the seeds of deal, dice and order, where they are not all the seed.
        """
        number = self.mode_number(mode)
        chosen = self.modes[number]
        seats = chosen.fewest if players is None else players
        chosen.check(self.id, seats)
        state = self.blank(self.deck(deck))
        state._game = self
        state.players = seats
        state.mode = number
        state.reseed(seed)
        if streams is not None:
            state.deal, state.dice, state.order = seeded(streams[0], 0), seeded(streams[1], 1), seeded(streams[2], 2)
        self.setup(state)
        state.settle()
        return state

    def envelope(self, state: State) -> dict[str, Any]:
        """What saved data says of itself. A deck of one's own travels along."""
        deck = self.deck_of(state)
        own = deck.fingerprint != self.deck().fingerprint
        return {
            "game": self.id,
            "rules": self.rules_version,
            "deck": deck.source if own else deck.fingerprint,
        }

    def deck_of(self, state: State) -> Deck:
        """The deck that a state is played with. Games with a deck override this."""
        return self.deck()

    def load(self, data: dict[str, Any]) -> State:
        """The state that `save` made plain."""
        if data.get("game") != self.id:
            raise BadSave(f"this is a save of '{data.get('game')}', not of '{self.id}'")
        if data.get("rules") != self.rules_version:
            raise BadSave(f"saved under rules {data.get('rules')}, this is {self.rules_version}")
        deck = data.get("deck")
        if isinstance(deck, str) and deck != self.deck().fingerprint:
            raise BadSave(f"saved with deck {deck}, the standard deck is {self.deck().fingerprint}")
        state = self.blank(self.deck(deck if isinstance(deck, dict) else None))
        try:
            names = {saved: name for name, saved in self.saved_as.items()}
            fill(state, {names.get(name, name): value for name, value in data["state"].items()}, self.kinds)
            state.restack(state.stack)
        except (KeyError, TypeError, AttributeError, ValueError) as error:
            raise BadSave(f"the saved state is damaged: {error!r}") from error
        state._game = self
        return state

    def plain(self, text: Text) -> str:
        """A text for error messages: from the catalogue, else its key and parameters."""
        if self.render is not None:
            return self.render(text)
        key, params = text
        told = ", ".join(f"{name} {value}" for name, value in params.items())
        return f"{key.replace('-', ' ')} ({told})" if told else key.replace("-", " ")
