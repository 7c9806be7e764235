"""Positions in a few lines of text, so that a test reads like the book's examples.

    source moonlight-rock 0 1
    A me 1 asleep: astral, charming
    B me 0: caring
    C foe 2
    hand me: flying/fearsome
    deck: toxic/caring

A creature is a capital letter, its owner (me, foe, p2, p3 or shade), its energy, and its traits from the oldest.
A card is its two traits, the upright one first. The first card of a deck is its top.
"""

from __future__ import annotations

import re
from functools import cache
from typing import cast

import galapagos
from galapagos.games import catalogue
from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.names import TRAIT_NAMES
from galapagos.games.another_world.rules.shade import ShadeTurn
from galapagos.games.another_world.rules.turn import TURNS, Round, Turn
from galapagos.games.another_world.state import AnotherWorld
from galapagos.kernel.text import Event

GAME = galapagos.game("another-world")
WORDS = catalogue("another-world")
SEATS = {"me": 0, "foe": 1, "p2": 2, "p3": 3, "shade": 1}


@cache
def _started(players: int, mode: str) -> AnotherWorld:
    return cast(AnotherWorld, GAME.start(players, 1, mode))


def started(players: int, mode: str) -> AnotherWorld:
    """A game that has just begun."""
    return cast(AnotherWorld, _started(players, mode).clone())


class Table:
    """A game that stands at the beginning of a turn in the position that the text describes."""

    def __init__(self, text: str, players: int = 2, mode: str = "base", turn: str = "me", twins: bool = True) -> None:
        self.state = started(players, mode)
        self.twins = twins  # play every move in a clone too
        self.names: dict[str, int] = {}
        self.events: list[Event] = []
        self._clear()
        self.named = {name: self._find(*name.split("/")) for name in re.findall(r"[a-z-]+/[a-z-]+", text)}
        for line in text.strip().splitlines():
            self._line(line.strip())
        self.state.sink = self.events.append
        self._begin(SEATS[turn])

    # --- Building ---------------------------------------------------------------------------------

    def _clear(self) -> None:
        s = self.state
        s.creatures, s.discards, s.pile = [], [], s.cards.tokens()
        s.hands = [[] for seat in range(s.players)]
        s.cards.known = [0] * len(s.cards.face)
        self._source("quiet-pool", 0, 0)

    def _line(self, line: str) -> None:
        head, _, rest = line.partition(":")
        words = head.split()
        items = [item.strip() for item in rest.split(",") if item.strip()]
        if not words:
            return
        if words[0] == "source":
            self._source(words[1], int(words[2]), int(words[3]))
        elif words[0] == "hand":
            for card in items:
                self._to_hand(SEATS[words[1]], self._take(card))
        elif words[0] == "deck":
            self.state.pile = [self._take(card) for card in reversed(items)]
        elif words[0] == "discard":
            self.state.discards = [self._take(card) for card in items]
        elif words[0] == "lots":
            self._lots(items)
        else:
            self._creature(words, items)

    def _source(self, id: str, lower: int, upper: int) -> None:
        s = self.state
        wanted = s.places.face.index(s.deck.source_ids.index(id))
        if s.source != wanted:
            s.place_pile.remove(wanted)
            s.place_pile.insert(0, s.source)
            s.source = wanted
        s.places.known[wanted] = s.everyone()
        s.lower, s.upper = lower, upper

    def _find(self, upright: str, turned: str) -> int:
        for token in self.state.pile:
            if self._traits(token)[1:] == [upright, turned]:
                return token
        raise ValueError(f"there is no card {upright}/{turned}")

    def _take(self, card: str) -> int:
        """A card out of the deck: "a/b" with `a` upright, or "a" with any other trait that no card of the text has."""
        token = self.named.get(card, -1)
        for other in self.state.pile:
            if token < 0 and other not in self.named.values() and card in self._traits(other):
                token = other
        self.state.pile.remove(token)
        return token

    def _traits(self, token: int) -> list[str]:
        """The traits on a card, and "" for any card at all."""
        return ["", *(TRAIT_NAMES[trait] for trait in self.state.traits_on(token))]

    def _to_hand(self, seat: int, card: int) -> None:
        self.state.hands[seat].append(card)
        self.state.cards.known[card] = 1 << seat

    def _lots(self, items: list[str]) -> None:
        """The Choice cards that come first, by their blue numbers."""
        s = self.state
        faces = [s.deck.choice_creature.index(int(item)) for item in items]
        tokens = [s.lots.face.index(face) for face in faces]
        s.lot_pile = [token for token in s.lot_pile if token not in tokens] + tokens[::-1]

    def _creature(self, words: list[str], traits: list[str]) -> None:
        owner = SEATS[words[1]]
        body = self._take("")
        creature = self.state.add_creature(owner, body)
        self.names[words[0]] = creature.id
        creature.energy = int(words[2])
        creature.asleep = "asleep" in words
        if owner < self.state.players:
            self.state.cards.known[body] = 1 << owner
        for trait in traits:
            card = self._take(trait)
            self.state.cards.known[card] = self.state.everyone()
            creature.add(card, TRAIT_NAMES.index(trait.partition("/")[0]))

    def _begin(self, seat: int) -> None:
        s = self.state
        s.first, s.turn, s.turns = 0, seat, seat + 1
        s.restack([Round(TURNS), ShadeTurn() if s.is_shade(seat) else Turn(seat)])
        s._choices = None
        s.settle()

    # --- Playing ------------------------------------------------------------------------------------

    def do(self, *moves: str) -> Table:
        """Play the moves, each by whoever is asked."""
        for move in moves:
            action = self.state.parse(self._numbered(move))
            twin = self.state.clone() if self.twins else None
            self.state.apply(action)
            if twin is not None:
                twin.apply(action)
                assert twin.digest() == self.state.digest(), f"a clone plays '{move}' differently"
        return self

    def _numbered(self, move: str) -> str:
        return " ".join(f"c{self.names[word]}" if word in self.names else word for word in move.split())

    def options(self) -> set[str]:
        return {self._named(self.state.notation(action)) for action in self.state.legal_actions()}

    def _named(self, notation: str) -> str:
        letters = {f"c{number}": letter for letter, number in self.names.items()}
        return " ".join(letters.get(word, word) for word in notation.split())

    def why_not(self, move: str) -> str:
        """The key of the reason why the move is not possible now."""
        seat = self.state.to_move
        reason = self.state.illegal(seat, self.state.parse(self._numbered(move)))
        assert reason is not None, f"{move} is possible"
        assert WORDS.render(reason)
        return reason[0]

    def question(self) -> str:
        return WORDS.render(self.state.question(self.state.to_move))

    # --- Looking --------------------------------------------------------------------------------------

    def __getitem__(self, name: str) -> Creature:
        return self.state.creature(self.names[name])

    def traits(self, name: str) -> list[str]:
        return [TRAIT_NAMES[trait] for trait in self[name].traits]

    def energies(self, names: str) -> list[int]:
        return [int(self[name].energy) for name in names]

    def happened(self) -> list[str]:
        """The keys of what has happened since the last time this was asked."""
        keys = [event.key for event in self.events]
        self.events.clear()
        return keys

    def told(self) -> list[str]:
        """What has happened since the last time, in sentences."""
        sentences = [WORDS.render(event.text) for event in self.events]
        self.events.clear()
        return sentences
