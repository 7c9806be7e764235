"""The table in the terminal: one person and bots, the game as it was played, and what was told of it."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from galapagos.bots import Bot, Seat, make
from galapagos.cli.play.chronicle import Chronicle
from galapagos.cli.play.lexicon import Lexicon
from galapagos.gallery.sketch import remark, sketch
from galapagos.games import catalogue
from galapagos.kernel.state import State
from galapagos.kernel.text import Event, Text
from galapagos.lab.matches import Match
from galapagos.table.history import History
from galapagos.table.speech import Speech

YOU = 0
ADVISER = "hunter@200"
TURN = "turn"  # how the keys of events begin with which a turn does


class Setting(NamedTuple):
    """What the table was made from."""

    match: Match
    opponents: str
    deck: str | None

    def command(self) -> str:
        """The command that makes it again."""
        match = self.match
        parts = [f"galapagos play {match.game} --mode {match.mode} --players {match.players}"]
        parts += [f"--opponents {self.opponents} --seed {match.seed}"]
        return " ".join(parts + ([f"--deck {self.deck}"] if self.deck else []))


class Table:
    """The game, the bots, and what the person has been told."""

    def __init__(self, history: History, bots: list[Bot], setting: Setting) -> None:
        self.history = history
        self.bots = bots
        self.setting = setting
        self.words = catalogue(setting.match.game)
        self.speech = Speech(catalogue)
        self.names = self._names(setting.opponents)
        self.chronicle = Chronicle()
        self.choices: list[tuple[int, bool]] = []  # own decisions that may be taken back; whether they were asked
        self._turns = 0
        self.state.sink = self._hear

    def _names(self, opponents: str) -> list[str]:
        """You and the bots: the level's name with the number of the seat."""
        level = self.level(opponents)
        bots = [self.say(("play-bot", {"level": level, "number": seat + 1})) for seat in range(1, self.state.players)]
        return [self.words.render(("player-number", {"number": 1})), *bots]

    def level(self, name: str) -> str:
        """What bots of that level are called."""
        return self.speech.level(name.partition("@")[0].partition(":")[0]).name

    @property
    def state(self) -> State:
        return self.history.state

    @property
    def asked(self) -> bool:
        """Whether the person is asked now."""
        return YOU in self.state.waiting

    @property
    def turn(self) -> tuple[int, int]:
        """The round and whose turn it is, as far as the game has turns."""
        view = self.state.view(YOU)
        return view["round"], view.get("turn", view.get("active", 0))

    @cached_property
    def lexicon(self) -> Lexicon:
        return Lexicon(self.state.game.id, self.words, self.state.game.deck_of(self.state))

    def say(self, text: Text) -> str:
        return self.words.render(text, getattr(self, "names", ()))

    def own(self, key: str, **params: int | str) -> str:
        """A sentence of the terminal's own."""
        return self.say((key, dict(params)))

    def sketch(self) -> str:
        """The table as this seat sees it."""
        return sketch(self.state.view(YOU), self.words, self.names)

    def remark(self, thing: str) -> str:
        return remark(self.state.view(YOU), thing, self.words, self.names)

    def _hear(self, event: Event) -> None:
        if event.visible_to(YOU) and self.words.has(event.key):
            self._turns += event.key.startswith(TURN)
            self.tell(self.say(event.text))

    def tell(self, sentence: str, once: bool = False) -> None:
        """Note what happened, under the turn in which it did."""
        self.chronicle.add(sentence, (self.state.round, self._turns), once)

    def play(self, action: int, asked: bool = True) -> None:
        """The person's move; `asked` unless the table made it for them."""
        self.chronicle.decision += 1
        self.choices.append((self.chronicle.decision, asked))
        self.history.apply(YOU, action)

    def play_bot(self) -> None:
        """The first bot that is asked moves."""
        seat = self.state.waiting[0]
        self.chronicle.decision += 1
        self.history.apply(seat, self.bots[seat].choose(Seat(self.state, seat)))

    def undo(self) -> bool:
        """Take the last move back that the person was asked for; False if that is not possible."""
        asked = False
        while not asked and self.choices and self.history.can_undo(YOU):
            self.history.undo(YOU)
            decision, asked = self.choices.pop()
            self.chronicle.forget(decision)
        return asked

    def advice(self) -> tuple[int, str]:
        """What a strong bot would do, and why in a sentence."""
        advice = make(ADVISER, self.setting.match.seed).explain(Seat(self.state, YOU))
        only = advice.why[0] == "hint-only"  # of those it weighs: not of those that there are
        return advice.action, self.own("hint-plain") if only else self.say(advice.why)
