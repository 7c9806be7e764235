"""Another World: each Evolution card offers two traits; one of them evolves."""

from __future__ import annotations

from galapagos.games.another_world.names import trait_key
from galapagos.games.another_world.state import AnotherWorld
from galapagos.kernel.text import Event
from galapagos.ledger import DRAWN, PLAYED, Happening, Reader, only_seat, seat_of


class AnotherWorldReader(Reader):
    groups = ("trait",)

    def dealt(self, state: AnotherWorld) -> list[Happening]:
        return [
            Happening(seat, "trait", trait_key(trait), DRAWN)
            for seat, hand in enumerate(state.hands)
            for card in hand
            for trait in state.traits_on(card)
        ]

    def heard(self, state: AnotherWorld, event: Event) -> list[Happening]:
        params = event.params
        if event.key == "drew-card":
            seat = only_seat(event.seen)
            return [Happening(seat, "trait", str(params[side]), DRAWN) for side in ("upright", "turned")]
        if event.key == "evolved" and 0 <= seat_of(params["player"]) < state.players:
            return [Happening(seat_of(params["player"]), "trait", str(params["trait"]), PLAYED)]
        return []


READER = AnotherWorldReader()
