"""The Beginning: a card is drawn, and played when it becomes a trait (as population its face does not matter)."""

from __future__ import annotations

from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.wording import trait_name
from galapagos.kernel.text import Event
from galapagos.ledger import DRAWN, PLAYED, Happening, Reader, seat_of


class BeginningReader(Reader):
    groups = ("trait",)

    def dealt(self, state: Beginning) -> list[Happening]:
        return [
            Happening(seat, "trait", trait_name(state.cards.face[card]), DRAWN)
            for seat, hand in enumerate(state.hands)
            for card in hand
        ]

    def heard(self, state: Beginning, event: Event) -> list[Happening]:
        params = event.params
        if event.key == "drew-card":
            return [Happening(seat_of(params["player"]), "trait", str(params["card"]), DRAWN)]
        if event.key == "evolved":
            return [Happening(seat_of(params["player"]), "trait", str(params["trait"]), PLAYED)]
        return []


READER = BeginningReader()
