"""Evoloosen: Inventions are drawn and played; Adaptations are bought; a species is picked once."""

from __future__ import annotations

from galapagos.games.evoloosen.state import Evoloosen
from galapagos.kernel.text import Event
from galapagos.ledger import DRAWN, PLAYED, Happening, Reader, seat_of

_PLAYS = ("played", "played-on-player", "played-on-enemy", "played-on-tame")


class EvoloosenReader(Reader):
    groups = ("invention", "adaptation", "companion", "species")

    def dealt(self, state: Evoloosen) -> list[Happening]:
        return [
            Happening(seat, "invention", _title(state, card), DRAWN)
            for seat, player in enumerate(state.seats)
            for card in player.hand
        ]

    def heard(self, state: Evoloosen, event: Event) -> list[Happening]:
        params = event.params
        if event.key == "drew":
            seat, count = seat_of(params["player"]), int(params["n"])
            return [
                Happening(seat, "invention", _title(state, card), DRAWN) for card in state.seats[seat].hand[-count:]
            ]
        if event.key in _PLAYS:
            return [Happening(seat_of(params["player"]), "invention", str(params["card"]), PLAYED)]
        if event.key == "acquired":
            return [Happening(seat_of(params["player"]), "adaptation", str(params["card"]), PLAYED)]
        if event.key == "kept-companion":
            return [Happening(seat_of(params["player"]), "companion", str(params["card"]), PLAYED)]
        if event.key == "picked-species":
            return [Happening(seat_of(params["player"]), "species", str(params["species"]), PLAYED)]
        return []


def _title(state: Evoloosen, card: int) -> str:
    return state.deck.inventions.titles[state.inventions.face[card]]


READER = EvoloosenReader()
