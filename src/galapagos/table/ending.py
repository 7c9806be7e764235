"""How a finished game ended: the ranking with scores by part, what decided it, its story, and the winner's plate.

A record goes in, plain data comes out. What was taken back is not told: only what was played in the end counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from galapagos import games
from galapagos.gallery import alt
from galapagos.kernel.state import State
from galapagos.kernel.text import Text
from galapagos.outcome import Reader, Score, by_resignation, won
from galapagos.table.history import Stretch, replay
from galapagos.table.record import Record
from galapagos.table.sheets import Sheet
from galapagos.table.speech import Speech

MOST_DRAWN = 8  # creatures on the plate


def reader_of(game: str) -> Reader:
    """What the game brings to tell its end."""
    found = games.brought(game, "outcome")
    reader: Reader = found.READER() if found else Reader()
    return reader


def ended(text: str, names: Sequence[str]) -> Sheet:
    """The end of the game in the record."""
    record = Record.parse(text)
    reader, state = read(record)
    return Ending(record, reader, state, names).sheet()


def read(record: Record) -> tuple[Reader, State]:
    """The game's reader when it has heard everything, and the last state."""
    reader = reader_of(record.header["game"])
    for first, moves in _stretches(record):
        state = first.clone()
        state.sink = lambda event, state=state: reader.heard(state, event)
        for seat, action in moves:
            state.play(seat, action)
    return reader, state


def _stretches(record: Record) -> Iterator[Stretch]:
    """The game in stretches without anything that was taken back."""
    last: Stretch | None = None
    for history, _ in replay(games.game(record.header["game"]), record, strict=False):
        if last is not None and history.stretch.first is not last.first:
            yield last
        last = history.stretch
    assert last is not None
    yield last


class Ending:
    """Puts what the reader found into words."""

    def __init__(self, record: Record, reader: Reader, state: State, names: Sequence[str]) -> None:
        self.game: str = record.header["game"]
        self.reader, self.state = reader, state
        self.speech = speech()
        self.rival = self.speech.game_words(self.game, f"rival-{record.header['mode']}", "")
        self.names = [*names, self.rival] if self.rival else list(names)
        self.seats = len(names)
        self.scores = reader.scores(state)
        self.winners = won(state) or ([self.seats] if self.rival else [])

    def sheet(self) -> Sheet:
        return {
            "headline": self.headline(),
            "how": self.say(self.how()),
            "standings": self.standings(),
            "scores": [self._line(score) for score in self.scores],
            "story": [self.say(text) for text in self.reader.story(self.state)],
            "plate": self.plate(),
        }

    def say(self, text: Text) -> str:
        return self.speech.say(self.game, text, self.names)

    def headline(self) -> str:
        if not self.winners:
            return self.speech.own("ending-nobody")
        told = ", ".join(self.names[owner] for owner in self.winners)
        return self.speech.own("ending-won" if len(self.winners) == 1 else "ending-shared", {"names": told})

    def how(self) -> Text:
        """What decided it."""
        rival = "rival-" if self.winners == [self.seats] else ""
        if by_resignation(self.state):
            return (f"outcome-{rival}resigned", {})
        if self.state.capped:
            return (f"outcome-{rival}limit", {"player": self.rival} if rival else {})
        return self.reader.decided(self.state) or ("game-over", {})

    def _line(self, score: Score) -> Sheet:
        return {"name": self.say(score.name), "values": [int(value) for value in score.values], "total": score.total}

    def standings(self) -> list[Sheet]:
        """Everybody in the order of the ranking; equals share a place."""
        keys = [self._key(owner) for owner in range(len(self.names))]
        order = sorted(range(len(self.names)), key=lambda owner: (keys[owner], owner))
        return [self._standing(owner, 1 + sum(key < keys[owner] for key in keys)) for owner in order]

    def _key(self, owner: int) -> tuple[bool, bool, int]:
        """The lower the better: winners, then those who stayed, each by the total."""
        totals = next((score.values for score in self.scores if score.total), [])
        return owner not in self.winners, self._resigned(owner), -totals[owner] if owner < len(totals) else 0

    def _resigned(self, owner: int) -> bool:
        return owner < self.seats and bool((int(self.state.resigned) >> owner) & 1)

    def _standing(self, owner: int, place: int) -> Sheet:
        return {
            "owner": owner,
            "seat": owner if owner < self.seats else None,
            "name": self.names[owner],
            "place": place,
            "won": owner in self.winners,
            "resigned": self._resigned(owner),
        }

    def plate(self) -> list[Sheet]:
        """The winners' creatures, each with what a screen reader says of it."""
        found = [(owner, of) for owner in self.winners for of in self.reader.plate(self.state, owner)]
        return [{"owner": owner, "of": dict(of), "text": self.say(alt(of))} for owner, of in found[:MOST_DRAWN]]


def hands(reader: Reader, state: Any, speech: Speech) -> list[list[str]]:
    """Every seat's cards by name, for replays of finished games."""
    words = speech.catalogue(state.game.id)
    return [[str(words.resolve(card)) for card in reader.hand(state, seat)] for seat in range(state.players)]


@lru_cache(maxsize=1)
def speech() -> Speech:
    """The words of all games; made once."""
    return Speech(games.catalogue)
