"""Arena: the victor takes the losers' Inventions, unseen (rules 21 and 26)."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.rules.effects import take_cards
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.kernel.flow import Frame
from galapagos.kernel.text import Text
from galapagos.kernel.verbs import Verb


class Looting(Frame[Evoloosen]):
    """The victor takes as many cards as can be held, and picks whose hand comes first where that matters."""

    __slots__ = ("losers", "seat")

    def __init__(self, seat: i64 = 0, losers: i64 = 0) -> None:
        self.seat: i64 = seat
        self.losers: i64 = losers

    def copy(self) -> Looting:
        return Looting(self.seat, self.losers)

    def step(self, s: Evoloosen) -> bool:
        left = self._left(s)
        room: i64 = codes.HAND_LIMIT - len(s.seats[self.seat].hand)
        if len(left) > 1 and 0 < room < sum([len(s.seats[loser].hand) for loser in left]):
            return True
        s.pop()
        for loser in left:
            self._empty(s, loser)
        return False

    def _left(self, s: Evoloosen) -> list[i64]:
        """Whose hands can still be taken, clockwise from the victor."""
        order = [(self.seat + step) % s.players for step in range(1, s.players)]
        return [loser for loser in order if why_not_loot(s, self.losers, loser) == ""]

    def _empty(self, s: Evoloosen, loser: i64) -> None:
        take_cards(s, self.seat, loser, len(s.seats[loser].hand))

    def asked(self, s: Evoloosen) -> i64:
        return self.seat

    def verbs(self, s: Evoloosen, seat: i64) -> list[Verb]:
        return [v.LOOT]

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        return why_not_loot(s, self.losers, v.LOOT.operand(action))

    def take(self, s: Evoloosen, option: i64) -> None:
        self._empty(s, v.LOOT.operand(option))

    def question(self, s: Evoloosen, seat: i64) -> Text:
        return ("ask-loot", {"n": codes.HAND_LIMIT - len(s.seats[seat].hand)})


def why_not_loot(s: Evoloosen, losers: i64, loser: i64) -> str:
    """Why nothing can be taken from that player."""
    if not (losers >> loser) & 1:
        return "why-not-beaten"
    return "" if s.seats[loser].hand else "why-nothing-there"
