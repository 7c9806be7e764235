"""Evolve!: creature cards are drawn and played; the others only serve to pay."""

from __future__ import annotations

from galapagos.games.evolve import wording
from galapagos.games.evolve.state import Evolve
from galapagos.kernel.text import Event
from galapagos.ledger import DRAWN, PLAYED, Happening, Reader, only_seat, seat_of


class EvolveReader(Reader):
    groups = ("creature",)

    def dealt(self, state: Evolve) -> list[Happening]:
        return [
            Happening(seat, "creature", wording.card(state, card), DRAWN)
            for seat, hand in enumerate(state.hands)
            for card in hand
        ]

    def heard(self, state: Evolve, event: Event) -> list[Happening]:
        params = event.params
        if event.key == "drew-card":
            return [Happening(only_seat(event.seen), "creature", str(params["card"]), DRAWN)]
        if event.key == "played":
            return [Happening(seat_of(params["player"]), "creature", str(params["card"]), PLAYED)]
        return []


READER = EvolveReader()
