"""Positions from a short text, so that a test reads like the rulebook's example.

    round 3
    biome desert then coastline
    challenge nesting then plague then meteor
    A 4 | button-snout swimming allure=3 | nibbling-beak barrel-belly
    B 0 |  | modest-fan
    pile mole-mittens paper-wings
    discard snap-decision

A seat's line is its letter, its dominance, its creature and its hand. A creature is made of card ids; a bare
ability or an attribute's value is put on a blank body. `challenge` names this round's, the previewed and the hidden
one; `-` is none. The pile is named from the top; without such a line all cards that are not named lie there, with
one they are out of play.
"""

from __future__ import annotations

from typing import Any, cast

import galapagos
from galapagos.games.evolve.deck import ABILITIES, ATTRIBUTES, KINDS, Deck, pack, titles
from galapagos.games.evolve.game import EvolveState
from galapagos.games.evolve.rules.turn import MUTATE, Round
from galapagos.kernel.cards import Cards
from galapagos.kernel.text import Event

GAME = galapagos.game("evolve")
BODY = KINDS.index("body")


def position(text: str, at: int = MUTATE) -> EvolveState:
    """The described table, about to take that step of the round."""
    return Builder(text).build(at)


class Builder:
    """Reads a position's lines and lays the cards out."""

    def __init__(self, text: str) -> None:
        self.deck = own_deck()
        self.round = 2
        self.biomes = ["swamp", "tundra"]
        self.challenges = ["mating-frenzy", "plague", "territory"]
        self.seats: list[tuple[int, list[str], list[str]]] = []
        self.pile: list[str] | None = None
        self.discards: list[str] = []
        self.blanks: list[tuple[int, list[str]]] = []
        for line in text.strip().splitlines():
            self._read(line.strip())

    def _read(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if "|" in line:
            points, creature, hand = rest.split("|")
            self.seats.append((int(points), creature.split(), hand.split()))
        elif word == "round":
            self.round = int(rest)
        elif word == "biome":
            self.biomes = rest.split(" then ")
        elif word == "challenge":
            self.challenges = rest.split(" then ")
        elif word == "pile":
            self.pile = rest.split()
        elif word == "discard":
            self.discards = rest.split()
        else:
            raise ValueError(line)

    def build(self, at: int) -> EvolveState:
        s = cast(EvolveState, GAME.blank(self.deck))
        s._game = GAME
        s.players = len(self.seats)
        s.round = self.round
        s.reseed(1)
        s.dominance = [points for points, _, _ in self.seats]
        s.creatures = Cards(list(range(len(self.deck.ids))))
        self._lay_challenges(s)
        self._lay_biomes(s)
        self._lay_seats(s)
        self._lay_piles(s)
        s.push(Round(at))
        s.settle()
        return s

    def _lay_challenges(self, s: EvolveState) -> None:
        s.challenges = Cards(list(range(len(self.deck.challenges))))
        named = [self.deck.challenges.index(name) if name != "-" else -1 for name in self.challenges]
        s.challenge, s.preview = named[0], named[1]
        rest = [face for face in range(len(self.deck.challenges)) if face not in named]
        s.challenge_pile = [*rest, named[2]] if len(named) > 2 else rest
        for token in named[:2]:
            if token >= 0:
                s.reveal(s.challenges, token, s.everyone())

    def _lay_biomes(self, s: EvolveState) -> None:
        named = [self.deck.biomes.index(name) for name in self.biomes]
        faces = [face for face in range(len(self.deck.biomes)) if face not in named]
        faces.sort(key=lambda face: face == self.deck.final)
        faces[self.round - 1 : self.round - 1] = named
        s.biomes = Cards(faces)
        for token in range(self.round if s.last_round() else self.round + 1):
            s.reveal(s.biomes, token, s.everyone())

    def _lay_seats(self, s: EvolveState) -> None:
        s.parts = [-1] * (4 * s.players)
        s.hands = []
        for seat, (_, creature, hand) in enumerate(self.seats):
            self._lay_creature(s, seat, creature)
            s.hands.append([self._card(name) for name in hand])
            for token in s.hands[seat]:
                s.reveal(s.creatures, token, 1 << seat)

    def _lay_creature(self, s: EvolveState, seat: int, words: list[str]) -> None:
        blank: list[str] = []
        for word in words:
            if word in ABILITIES or "=" in word:
                blank.append(word)
            else:
                face = self._card(word)
                s.put(4 * seat + self.deck.kind[face], face)
                s.reveal(s.creatures, face, s.everyone())
        if blank:
            face = self._blank_body(blank)
            s.put(4 * seat + BODY, face)
            s.reveal(s.creatures, face, s.everyone())

    def _blank_body(self, words: list[str]) -> int:
        """A body that nobody named, with just these abilities and attributes, at no cost."""
        text = " ".join(name for _, creature, hand in self.seats for name in (*creature, *hand))
        named = [*text.split(), *(self.pile or []), *self.discards]
        free = [
            face
            for face in range(len(self.deck.ids))
            if self.deck.kind[face] == BODY
            and self.deck.ids[face] not in named
            and face not in [used for used, _ in self.blanks]
        ]
        face = free[-1]
        self.blanks.append((face, words))
        self.deck.cost[face] = 0
        self.deck.abilities[face] = 0
        self.deck.attributes[4 * face : 4 * face + 4] = [0, 0, 0, 0]
        for word in words:
            name, _, value = word.partition("=")
            if value:
                self.deck.attributes[4 * face + ATTRIBUTES.index(name)] = int(value)
            else:
                self.deck.abilities[face] |= 1 << ABILITIES.index(name)
        self.deck.sums[face] = pack(self.deck.attributes[4 * face : 4 * face + 4])
        return face

    def _lay_piles(self, s: EvolveState) -> None:
        used = [token for hand in s.hands for token in hand] + [token for token in s.parts if token >= 0]
        s.discards = [self._card(name) for name in self.discards]
        for token in s.discards:
            s.reveal(s.creatures, token, s.everyone())
        if self.pile is None:
            s.pile = [token for token in s.creatures.tokens() if token not in used and token not in s.discards]
        else:
            s.pile = [self._card(name) for name in reversed(self.pile)]

    def _card(self, name: str) -> int:
        return self.deck.ids.index(name)


def own_deck() -> Deck:
    """The standard deck, to be changed freely."""
    source = GAME.standard_source()
    return Deck(source, titles(source))


def do(s: EvolveState, moves: str) -> None:
    """Play moves such as "A play modest-fan; A pay snap-decision; B pass"."""
    for move in moves.split(";"):
        letter, _, notation = move.strip().partition(" ")
        s.apply(s.parse(notation), seat_of(letter))


def all_pass(s: EvolveState) -> None:
    """Nobody plays a card."""
    for seat in s.waiting:
        s.apply(s.parse("pass"), seat)


def seat_of(letter: str) -> int:
    return "ABCDEF".index(letter)


def options(s: EvolveState, letter: str) -> list[str]:
    """What the seat may do, as notation."""
    return [s.notation(action) for action in s.legal_actions(seat_of(letter))]


def why_not(s: EvolveState, letter: str, move: str) -> str:
    """The key of the reason why the seat can't make the move."""
    reason = s.illegal(seat_of(letter), s.parse(move))
    assert reason is not None, f"{move} is possible"
    return reason[0]


def pointing(s: EvolveState, letter: str, *things: str) -> str:
    """The key of the reason why pointing at these things leads nowhere."""
    reason = s.why_not(seat_of(letter), list(things))
    assert reason is not None, f"{things} lead somewhere"
    return reason[0]


def hand(s: EvolveState, letter: str) -> list[str]:
    """The ids in the seat's hand, in alphabetical order."""
    return sorted(s.deck.ids[s.creatures.face[token]] for token in s.hands[seat_of(letter)])


def sizes(s: EvolveState) -> list[int]:
    """How many cards each seat holds."""
    return [len(cards) for cards in s.hands]


def beast(s: EvolveState, letter: str) -> list[str]:
    """The ids on the seat's creature, head to adaptation."""
    tokens = s.parts[4 * seat_of(letter) : 4 * seat_of(letter) + 4]
    return [s.deck.ids[s.creatures.face[token]] for token in tokens if token >= 0]


def pile_ids(s: EvolveState, tokens: list[int]) -> list[str]:
    return [s.deck.ids[s.creatures.face[token]] for token in tokens]


def challenge_id(s: EvolveState, token: int) -> str:
    return s.deck.challenges[s.challenges.face[token]] if token >= 0 else "-"


def listen(s: EvolveState) -> list[Event]:
    """A list that all coming events are added to."""
    events: list[Event] = []
    s.sink = events.append
    return events


def cards_in_play(s: Any) -> None:
    """All creature cards are somewhere, once; so are challenges; numbers stay in range."""
    tokens = [*s.pile, *s.discards, *(t for t in s.parts if t >= 0), *(t for cards in s.hands for t in cards)]
    assert sorted(tokens) == list(range(72))
    assert sorted(s.creatures.face) == list(range(72))
    lying = [*s.challenge_pile, *s.challenge_discards, *(t for t in (s.challenge, s.preview) if t >= 0)]
    assert sorted(lying) == list(range(21))
    assert sorted(s.biomes.face) == list(range(15))
    assert 5 <= s.biomes.face.index(s.deck.final) <= 9
    for seat in range(s.players):
        for attribute in range(4):
            assert -2 <= s.beast(seat).attribute(attribute) <= 10
        for kind in range(4):
            token = s.parts[4 * seat + kind]
            assert token < 0 or s.deck.kind[s.creatures.face[token]] == kind
