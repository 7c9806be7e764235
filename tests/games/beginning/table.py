"""A short notation for positions, so that a test reads like an example of the rulebook.

    hole 3
    A* bag 2 hand flight speed
    B
    0 A 00 carnivore burrowing
    1 B 10

One line a player (`*` has the turn, A begins unless `first B` says otherwise), one line a species:
its number, its owner, the food on each of its population cards, its traits. `deck flight speed`
names the top cards; the rest of the pile lies below. `deck only …` leaves nothing below, `discard …`
is always exact, and cards that are named nowhere are then out of the game. `ending 1`: the pile ran out.
"""

from __future__ import annotations

from typing import cast

import galapagos
from galapagos.games import catalogue
from galapagos.games.beginning.game import BeginningState
from galapagos.games.beginning.rules.turn import Turn
from galapagos.games.beginning.species import TRAITS, Species
from galapagos.games.beginning.state import ADAPT, EAT, GATHER, SCORE
from galapagos.kernel.text import Event, Text

STEPS = {"gather": GATHER, "adapt": ADAPT, "eat": EAT, "score": SCORE}
GAME = galapagos.game("beginning")
WORDS = catalogue("beginning")
BLANK = "fat-tissue"  # what population cards show unless a test says otherwise


class Table:
    """A game that stands at the beginning of a step of the turn in the position that the text describes."""

    def __init__(self, text: str, at: str = "eat") -> None:
        lines = [line.split() for line in text.strip().splitlines() if line.strip()]
        self._clear(sum(1 for words in lines if words[0][0] in "ABCDE"))
        for words in lines:
            self._line(words)
        self._herds([words for words in lines if words[0].isdecimal()])
        if not self.only:
            self.s.pile = self.free + self.s.pile
        self._begin(STEPS[at])

    # --- Building ---------------------------------------------------------------------------------

    def _clear(self, players: int) -> None:
        """An empty table, and all 88 cards beside it."""
        s = self.s = cast(BeginningState, GAME.start(players, seed=1))
        s.restack([])
        s.species.clear()
        s.hands = [[] for seat in range(players)]
        s.hole = s.first = s.active = 0
        s.latest = -1
        s.cards.face = list(s.deck.faces)
        s.cards.known = [0] * len(s.cards.face)
        s.pile = []
        s.discards = []
        self.free = s.cards.tokens()
        self.only = False

    def _take(self, name: str, known: int = 0) -> int:
        """A card with that trait, known to those seats."""
        face = TRAITS.index(name)
        token = next(token for token in self.free if self.s.cards.face[token] == face)
        self.free.remove(token)
        self.s.cards.known[token] = known
        return token

    def _blank(self) -> int:
        """A population card: Fat Tissue as long as there is one."""
        s = self.s
        blanks = [token for token in self.free if s.cards.face[token] == TRAITS.index(BLANK)]
        return self._take(BLANK if blanks else TRAITS[s.cards.face[self.free[-1]]])

    def _line(self, words: list[str]) -> None:
        s = self.s
        head = words[0]
        if head == "hole":
            s.hole = int(words[1])
        elif head == "ending":
            s.ending = int(words[1])
        elif head == "first":
            s.first = "ABCDE".index(words[1])
        elif head == "discard":
            s.discards = [self._take(name, s.everyone()) for name in words[1:]]
        elif head == "deck":
            self.only = words[1:2] == ["only"]
            s.pile = [self._take(name) for name in reversed(words[2 if self.only else 1 :])]
        elif head.isdecimal():
            self._species(int(head), words[1:])
        else:
            seat = "ABCDE".index(head[0])
            s.active = seat if head.endswith("*") else s.active
            self._player(seat, words[1:])

    def _player(self, seat: int, words: list[str]) -> None:
        if "bag" in words:
            self.s.bags[seat] = int(words[words.index("bag") + 1])
        if "hand" in words:
            for name in words[words.index("hand") + 1 :]:
                self.s.hands[seat].append(self._take(name, 1 << seat))

    def _species(self, number: int, words: list[str]) -> None:
        species = Species(number, "ABCDE".index(words[0]))
        for name in words[2:]:
            species.worn.append(self._take(name, self.s.everyone()))
            species.traits |= 1 << TRAITS.index(name)
        self.s.species.append(species)
        self.s.latest = max(self.s.latest, number)

    def _herds(self, lines: list[list[str]]) -> None:
        """Population cards are taken last, so that they don't use up named cards."""
        for words in lines:
            for food in words[2]:
                token = self._blank()
                self.s.at(int(words[0])).herd.append(token)
                self.s.food[token] = int(food)

    def _begin(self, step: int) -> None:
        self.s.push(Turn(step))
        self.s.fence = 0
        self.s.mover = -1
        self.s.settle()

    # --- Playing ----------------------------------------------------------------------------------

    def do(self, *moves: str) -> Table:
        """Play the moves, each by the seat that is asked. `play flight` picks that card of the hand."""
        for move in moves:
            self.s.apply(self._action(move))
        return self

    def attack(self, hunter: int, prey: int, card: int = 0) -> Table:
        return self.do(f"hunt s{hunter}", f"prey s{prey}", f"bite p{card}")

    def _action(self, move: str) -> int:
        verb, _, name = move.partition(" ")
        if verb == "play" and name in TRAITS:
            move = f"play h{self.hand(self.s.active).index(name)}"
        return self.s.parse(move)

    def options(self) -> str:
        """What the seat that is asked can do, in the order of the verb table."""
        return ", ".join(self.s.notation(action) for action in self.s.legal_actions())

    def why_not(self, move: str) -> str:
        """The key of the reason why the move is refused, "" if it is not."""
        return self._key(self.s.illegal(self.s.to_move, self._action(move)))

    def why_not_there(self, *things: str) -> str:
        """The same for pointing at these things on the table."""
        return self._key(self.s.why_not(self.s.to_move, list(things)))

    def _key(self, reason: Text | None) -> str:
        assert reason is None or WORDS.render(reason)
        return reason[0] if reason else ""

    # --- Looking ----------------------------------------------------------------------------------

    def shown(self, number: int) -> str:
        """A species in the notation, or "gone"."""
        species = self.s.find(number)
        if species is None:
            return "gone"
        foods = "".join(str(self.s.food[token]) for token in species.herd)
        return " ".join(["ABCDE"[species.owner], foods, *self.names(species.worn)])

    def names(self, pile: list[int]) -> list[str]:
        """What the cards of a pile show."""
        return [TRAITS[self.s.cards.face[token]] for token in pile]

    def hand(self, seat: int) -> list[str]:
        return self.names(self.s.hands[seat])

    def listen(self) -> list[Event]:
        """A list that fills with the events."""
        events: list[Event] = []
        self.s.sink = events.append
        return events


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]
