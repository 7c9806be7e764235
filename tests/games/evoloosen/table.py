"""Positions as short text, and moves in notation, so that a test reads like the book's example.

    table("wrangler mp3 hand:pep-whistle genes:sturdy-knees | mimic | habitat:lint-lynx | pool:club-tail,-")

Seats come first, in order; seat 0, or the one of `turn`, is to begin its turn with exploring. Piles are listed
top first; what is not named lies in its deck in a fixed order. Swift windows, invitations to trade or bribe, and
calls for volunteers are passed over by `do` unless the move is an answer to them: then the others who are asked pass.
"""

from __future__ import annotations

from typing import Any

from galapagos.games.evoloosen import GAME, codes
from galapagos.games.evoloosen.game import EvoloosenState
from galapagos.games.evoloosen.ground import buried
from galapagos.games.evoloosen.parts import Player
from galapagos.games.evoloosen.rules.battle import BattleTurn, Volunteers
from galapagos.games.evoloosen.rules.deals import Invite, Trades
from galapagos.games.evoloosen.rules.inventions import Window
from galapagos.games.evoloosen.rules.turn import Round, Turn
from galapagos.kernel.cards import Cards
from galapagos.kernel.text import Event

PASSING = (Window, Invite, Trades, Volunteers)


class Table:
    """A state with a short way to play it and to look at it."""

    def __init__(self, state: EvoloosenState) -> None:
        self.s = state
        self.events: list[Event] = []
        state.sink = self.events.append

    # --- Playing -------------------------------------------------------------------------------

    def do(self, *moves: str) -> Table:
        """Play the moves; "1: pass" is seat 1's. Questions that only offer to interrupt are passed over."""
        for move in moves:
            self._do(move)
        return self

    def _do(self, move: str) -> None:
        seat, text = _split(move)
        while (who := self._answers(seat, text)) < 0:
            assert self.interrupts(), f"{move}: seat {self.asked} is asked by {self.frame}: {self.options()}"
            self.decline()
        others = [other for other in self.s.waiting if other != who]
        self.s.apply(self.s.parse(text), who)
        if self.s.waiting == others:  # asked at the same time, and it is up to them now
            for other in others:
                self.s.apply(self.s.parse("pass"), other)

    def _answers(self, seat: int | None, text: str) -> int:
        """Whose answer the move is, -1 for nobody's."""
        if text == "pass" and self.interrupts():
            return -1
        for who in self.s.waiting:
            if seat in (None, who) and text in self.options(who):
                return who
        return -1

    def decline(self) -> Table:
        """Whoever is asked passes, in a window too."""
        self.s.apply(self.s.parse("pass"))
        return self

    def interrupts(self) -> bool:
        return isinstance(self.s.stack[-1], PASSING)

    def quiet(self) -> Table:
        """Pass over windows and invitations until somebody has a choice of their own."""
        while not self.s.over and self.interrupts():
            self.s.apply(self.s.parse("pass"))
        return self

    def fight(self, *moves: str) -> Table:
        """Fight alone with these moves, then let everybody pass until the battle is over."""
        return self.do("solo", *moves).end_battle()

    def end_battle(self) -> Table:
        while self.s.battle.on:
            assert self.interrupts() or isinstance(self.s.stack[-1], BattleTurn), self.frame
            self.s.apply(self.s.parse("pass"))
        return self.quiet()

    # --- Looking -------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        return self.s.to_move

    @property
    def frame(self) -> str:
        return type(self.s.stack[-1]).__name__

    def options(self, seat: int | None = None) -> list[str]:
        return [self.s.notation(action) for action in self.s.legal_actions(seat)]

    def verbs(self) -> set[str]:
        return {option.split()[0] for option in self.options()}

    def may(self, move: str) -> bool:
        return move in self.quiet().options()

    def why_not(self, move: str) -> str:
        """The key of the reason why the asked seat can't make the move, "" if it can."""
        return self.s.reason(self.asked, self.s.parse(move))

    def pointing(self, *things: str) -> str:
        """The key of the reason why it leads nowhere that the asked seat points there, "" if it leads somewhere."""
        reason = self.s.why_not(self.asked, list(things))
        return reason[0] if reason else ""

    def __getitem__(self, seat: int) -> Player:
        return self.s.seats[seat]

    def mp(self) -> list[int]:
        return [int(player.mp) for player in self.s.seats]

    def hand(self, seat: int) -> list[str]:
        return sorted(self.s.deck.inventions.ids[self.s.inventions.face[token]] for token in self[seat].hand)

    def hands(self) -> list[int]:
        return [len(player.hand) for player in self.s.seats]

    def used(self, seat: int) -> list[str]:
        return sorted(self.s.deck.inventions.ids[self.s.inventions.face[token]] for token in self[seat].used)

    def genes(self, seat: int) -> list[str]:
        return sorted(self.s.deck.adaptations.ids[self.s.adaptations.face[token]] for token in self[seat].genes)

    def row(self) -> list[str]:
        return [self.s.deck.habitat.ids[self.s.habitat.face[token]] for token in self.s.unresolved]

    def pool(self) -> list[str]:
        ids = self.s.deck.adaptations.ids
        return [ids[self.s.adaptations.face[token]] if token >= 0 else "-" for token in self.s.pool]

    def discarded(self) -> dict[str, list[str]]:
        return dict(self.s.view(None)["discards"])

    def companion(self, seat: int) -> str | None:
        shown = self.s.view(None)["seats"][seat]["companion"]
        return shown["id"] if shown else None

    def tame(self, seat: int) -> str | None:
        shown = self.s.view(None)["seats"][seat]["tame"]
        return shown["id"] if shown else None

    def told(self) -> list[str]:
        return [event.key for event in self.events]

    def knows(self, seat: int, other: int) -> list[str | None]:
        """What a seat knows of another's hand."""
        return self.s.view(seat)["seats"][other]["hand"]


def _split(move: str) -> tuple[int | None, str]:
    if len(move) > 1 and move[1] == ":":
        return int(move[0]), move[2:].strip()
    return None, move


# --- Setting up ------------------------------------------------------------------------------------------------


def table(
    text: str, mode: str = "quick", seed: int = 1, deck: dict[str, Any] | None = None, first: str = "", turn: int = 0
) -> Table:
    """The position that the text describes, as a turn begins. The card called `first` is token 0 of its kind."""
    parts = [part.strip() for part in text.split("|")]
    seats = [part for part in parts if part.split()[0] in codes.SPECIES]
    state = GAME.start(len(seats), seed, mode, deck)
    assert isinstance(state, EvoloosenState)
    _clear(state)
    if first:
        _put_first(state, first)
    for seat, part in enumerate(seats):
        _seat(state, seat, part.split())
    _leave_out(state)
    for part in parts:
        if part not in seats:
            _pile(state, part)
    while len(state.pool) < 6:
        state.pool.append(-1)
    state.restack([Round(turn + 1), Turn(turn)])
    state.settle()
    return Table(state)


def _clear(s: EvoloosenState) -> None:
    """Everything back into the decks, highest token on top; seat 0 has the compass."""
    s.seats = [Player() for seat in range(s.players)]
    s.compass = 0
    s.active = 0
    s.round = 1
    for cards in s.decks():
        cards.known = [0] * len(cards.known)
    for token in s.lands:
        s.habitat.known[token] = 63
    s.invention_pile = s.inventions.tokens()
    s.gene_pile = s.adaptations.tokens()
    s.pool = []


def _put_first(s: EvoloosenState, name: str) -> None:
    """Exchange the card with the one on token 0."""
    for cards, ids in (
        (s.habitat, s.deck.habitat.ids),
        (s.inventions, s.deck.inventions.ids),
        (s.adaptations, s.deck.adaptations.ids),
    ):
        if name in ids:
            token = cards.face.index(ids.index(name))
            cards.face[0], cards.face[token] = cards.face[token], cards.face[0]


def _seat(s: EvoloosenState, seat: int, words: list[str]) -> None:
    player = s.seats[seat]
    player.species = codes.SPECIES.index(words[0])
    for word in words[1:]:
        name, _, value = word.partition(":")
        names = value.split(",")
        if name == "hand":
            player.hand = [
                take(s.inventions, s.invention_pile, s.deck.inventions.ids, each, 1 << seat) for each in names
            ]
        elif name == "used":
            player.used = [take(s.inventions, s.invention_pile, s.deck.inventions.ids, each, -1) for each in names]
        elif name == "genes":
            for each in names:
                each, _, times = each.partition("*")
                for _copy in range(int(times or 1)):
                    player.genes.append(take(s.adaptations, s.gene_pile, s.deck.adaptations.ids, each, -1))
        elif name == "companion":
            player.companion = take(s.habitat, s.habitat_pile, s.deck.habitat.ids, value, -1)
        elif name == "tame":
            player.tame = take(s.habitat, s.habitat_pile, s.deck.habitat.ids, value, -1)
        elif word.startswith("mp"):
            player.mp = int(word[2:])
        elif word.startswith("spent"):
            player.spent = int(word[5:])
        else:
            raise ValueError(word)


def _leave_out(s: EvoloosenState) -> None:
    """Adaptations of species that nobody plays go into the box."""
    for token in list(s.gene_pile):
        species = s.deck.of_species[s.adaptations.face[token]]
        if species >= 0 and s.seat_of(species) < 0:
            s.gene_pile.remove(token)
            s.box.append(token)
            s.adaptations.known[token] = -1


def _pile(s: EvoloosenState, part: str) -> None:
    name, _, value = part.partition(":")
    names = value.split(",")
    if name == "habitat":
        top = [take(s.habitat, s.habitat_pile, s.deck.habitat.ids, each, 0) for each in names]
        s.habitat_pile.extend(reversed(top))
    elif name == "row":
        s.unresolved = [take(s.habitat, s.habitat_pile, s.deck.habitat.ids, each, -1) for each in names]
    elif name == "inventions":
        drawn = [take(s.inventions, s.invention_pile, s.deck.inventions.ids, each, 0) for each in names]
        s.invention_pile.extend(reversed(drawn))
    elif name == "adaptations":
        first = [take(s.adaptations, s.gene_pile, s.deck.adaptations.ids, each, 0) for each in names]
        s.gene_pile.extend(reversed(first))
    elif name == "pool":
        for each in names:
            s.pool.append(take(s.adaptations, s.gene_pile, s.deck.adaptations.ids, each, -1) if each != "-" else -1)
    elif name == "land":
        token = s.lands.pop()
        s.habitat.known[token] = 0
        s.habitat_pile.append(token)
        s.grounds = buried(s.grounds, s.habitat_pile, 1)
    elif name == "round":
        s.round = int(value)
    else:
        raise ValueError(part)


def take(cards: Cards, deck: list[int], ids: list[str], name: str, known: int) -> int:
    """A card with that id out of the deck, known to those seats (-1: to everybody)."""
    for token in deck:
        if ids[cards.face[token]] == name:
            deck.remove(token)
            cards.known[token] = known if known >= 0 else 63
            return token
    raise ValueError(f"no {name} left in the deck")
