"""A short notation for positions, so that a test reads like an example of the rulebook.

    hole 3
    A* bag 2 hand flight speed
    B
    0 A 00 carnivore burrowing
    1 B 10

One line a player (`*` has the turn, A begins unless `first B` says otherwise), one line a species:
its number, its owner, the food on each of its population cards, its traits. `deck flight speed`
names the top cards; the rest of the deck lies below. `deck only …` leaves nothing below, `discard …`
is always exact, and cards that are named nowhere are then out of the game. `ending 1`: the deck ran out.
"""

from __future__ import annotations

from typing import cast

import galapagos
from galapagos.games.beginning.rules.turn import Turn
from galapagos.games.beginning.species import TRAITS, Species
from galapagos.games.beginning.state import ADAPT, EAT, GATHER, SCORE, Beginning
from galapagos.kernel.text import Event, IllegalAction

STEPS = {"gather": GATHER, "adapt": ADAPT, "eat": EAT, "score": SCORE}
GAME = galapagos.game("beginning")
BLANK = "fat-tissue"  # what population cards show unless a test says otherwise


class Setting:
    """Builds a position line by line, out of the 88 cards."""

    def __init__(self, players: int) -> None:
        self.s = cast(Beginning, GAME.start(players, seed=1))
        s = self.s
        s.restack([])
        s.species.clear()
        s.hands = [[] for seat in range(players)]
        s.hole = s.first = s.active = 0
        s.latest = -1
        s.cards.face = list(s._book.faces)
        s.cards.known = [0] * len(s.cards.face)
        s.deck = []
        s.discard = []
        self.free = s.cards.tokens()
        self.only = False

    def take(self, name: str, known: int = 0) -> int:
        """A card with that trait, known to those seats."""
        face = TRAITS.index(name)
        token = next(token for token in self.free if self.s.cards.face[token] == face)
        self.free.remove(token)
        self.s.cards.known[token] = known
        return token

    def blank(self) -> int:
        """A population card: Fat Tissue as long as there is one."""
        s = self.s
        blanks = [token for token in self.free if s.cards.face[token] == TRAITS.index(BLANK)]
        return self.take(BLANK if blanks else TRAITS[s.cards.face[self.free[-1]]])

    def player(self, seat: int, words: list[str]) -> None:
        s = self.s
        if "bag" in words:
            s.bags[seat] = int(words[words.index("bag") + 1])
        if "hand" in words:
            for name in words[words.index("hand") + 1 :]:
                s.hands[seat].append(self.take(name, 1 << seat))

    def species(self, number: int, words: list[str]) -> None:
        s = self.s
        species = Species(number, "ABCDE".index(words[0]))
        for name in words[2:]:
            species.worn.append(self.take(name, s.everyone()))
            species.traits |= 1 << TRAITS.index(name)
        s.species.append(species)
        s.latest = max(s.latest, number)

    def herds(self, lines: list[list[str]]) -> None:
        """Population cards are taken last, so that they don't use up named cards."""
        for words in lines:
            species = self.s.at(int(words[0]))
            for food in words[2]:
                token = self.blank()
                species.herd.append(token)
                self.s.food[token] = int(food)

    def line(self, words: list[str]) -> None:
        s = self.s
        head = words[0]
        if head == "hole":
            s.hole = int(words[1])
        elif head == "ending":
            s.ending = int(words[1])
        elif head == "first":
            s.first = "ABCDE".index(words[1])
        elif head == "discard":
            s.discard = [self.take(name, s.everyone()) for name in words[1:]]
        elif head == "deck":
            self.only = words[1:2] == ["only"]
            s.deck = [self.take(name) for name in reversed(words[2 if self.only else 1 :])]
        elif head.isdecimal():
            self.species(int(head), words[1:])
        else:
            seat = "ABCDE".index(head[0])
            s.active = seat if head.endswith("*") else s.active
            self.player(seat, words[1:])


def position(text: str, at: str = "eat") -> Beginning:
    """The position, at the beginning of that step of the turn."""
    lines = [line.split() for line in text.strip().splitlines() if line.strip()]
    setting = Setting(sum(1 for words in lines if words[0][0] in "ABCDE"))
    for words in lines:
        setting.line(words)
    setting.herds([words for words in lines if words[0].isdecimal()])
    s = setting.s
    if not setting.only:
        s.deck = setting.free + s.deck
    s.push(Turn(STEPS[at]))
    s.fence = 0
    s.mover = -1
    s.settle()
    return s


def play(s: Beginning, *moves: str) -> None:
    """Play the moves, each by the seat that is asked. `play flight` picks that card of the hand."""
    for move in moves:
        verb, _, name = move.partition(" ")
        if verb == "play" and name in TRAITS:
            move = f"play h{hand(s, s.active).index(name)}"
        s.apply(s.parse(move))


def attack(s: Beginning, hunter: int, prey: int, card: int = 0) -> None:
    play(s, f"hunt s{hunter}", f"prey s{prey}", f"bite p{card}")


def options(s: Beginning) -> str:
    """What the seat that is asked can do, in the order of the verb table."""
    return ", ".join(s.notation(action) for action in s.legal_actions())


def why(s: Beginning, move: str) -> str:
    """The reason why the move is refused."""
    try:
        s.clone().apply(s.parse(move))
    except IllegalAction as refusal:
        return refusal.text[0]
    return "allowed"


def shown(s: Beginning, number: int) -> str:
    """A species in the notation, or "gone"."""
    species = s.find(number)
    if species is None:
        return "gone"
    foods = "".join(str(s.food[token]) for token in species.herd)
    return " ".join(["ABCDE"[species.owner], foods, *traits(s, species)])


def traits(s: Beginning, species: Species) -> list[str]:
    return [TRAITS[s.cards.face[token]] for token in species.worn]


def names(s: Beginning, pile: list[int]) -> list[str]:
    """What the cards of a pile show."""
    return [TRAITS[s.cards.face[token]] for token in pile]


def hand(s: Beginning, seat: int) -> list[str]:
    return names(s, s.hands[seat])


def listen(s: Beginning) -> list[Event]:
    """A list that fills with the events."""
    events: list[Event] = []
    s.sink = events.append
    return events


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]
