"""Evoloosen: Adaptations lead to the rocket; how it was taken, held or lost is what decides."""

from __future__ import annotations

from galapagos.art.description import Description
from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen.drawing import rows
from galapagos.games.evoloosen.state import DUEL, Evoloosen
from galapagos.games.evoloosen.visibility import view
from galapagos.kernel.text import Event, Param, Text
from galapagos.outcome import Reader, Score, won


class EvoloosenReader(Reader):
    notable = (
        *("won-duel", "won-arena", "took-rocket", "stole-gene", "lost-gene", "acquired", "lost-battle", "won-battle"),
        *("completed-quest", "broke-promise", "played-on-player", "played-on-enemy", "accepted", "explored"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.strongest: tuple[int, str, str] | None = None  # the strongest Enemy that was defeated, and by whom

    def heard(self, state: Evoloosen, event: Event) -> None:
        super().heard(state, event)
        if event.key == "won-battle":
            deck = state.deck
            enemy = int(deck.strength[deck.habitat.titles.index(str(event.params["card"]))])
            if self.strongest is None or enemy > self.strongest[0]:
                self.strongest = (enemy, str(event.params["card"]), str(event.params["player"]))

    def scores(self, state: Evoloosen) -> list[Score]:
        seats, players = range(state.players), state.seats
        return [
            Score(("score-pf", {}), [int(state.pf(seat)) for seat in seats]),
            Score(("score-int", {}), [int(state.int_points(seat)) for seat in seats]),
            Score(("score-mp", {}), [int(player.mp) for player in players]),
            Score(("score-hand", {}), [len(player.hand) for player in players]),
            Score(("score-adaptations", {}), [len(player.genes) for player in players], total=True),
        ]

    def decided(self, state: Evoloosen) -> Text | None:
        winner = next(iter(won(state)), -1)
        told: dict[str, Param] = {"player": f"player:{winner}", "goal": codes.GOAL, "round": int(state.round)}
        if state.stage == DUEL:
            return ("outcome-held" if winner == state.rocket else "outcome-challenger", told)
        if state.rocket < 0:
            most = max(len(player.genes) for player in state.seats)
            return self._most(state, winner, [seat for seat in range(state.players) if self._has(state, seat, most)])
        if state.mode == 0:
            return ("outcome-rocket", told)
        return ("outcome-unchallenged", told)

    def _has(self, state: Evoloosen, seat: int, number: int) -> bool:
        return len(state.seats[seat].genes) == number

    def _most(self, state: Evoloosen, winner: int, tied: list[int]) -> Text:
        """After the last round: the most Adaptations; of equals the strength, the mind, then the die."""
        told: dict[str, Param] = {"player": f"player:{winner}", "round": int(state.round)}
        others = [seat for seat in tied if seat != winner]
        if not others:
            return ("outcome-most", told)
        if all(state.pf(winner) > state.pf(seat) for seat in others):
            return ("outcome-most-pf", told)
        rivals = [seat for seat in others if state.pf(seat) == state.pf(winner)]
        if all(state.int_points(winner) > state.int_points(seat) for seat in rivals):
            return ("outcome-most-int", told)
        return ("outcome-most-die", told)

    def story(self, state: Evoloosen) -> list[Text]:
        found: list[Text] = []
        if self.strongest is not None:
            strength, card, player = self.strongest
            found.append(("story-strongest", {"player": player, "card": card, "strength": strength}))
        for key, event in (
            ("story-battles", "won-battle"),
            ("story-defeats", "lost-battle"),
            ("story-sabotage", "played-on-player"),
            ("story-broken", "broke-promise"),
        ):
            seat, count = self.most(event)
            if seat >= 0:
                found.append((key, {"player": f"player:{seat}", "count": count}))
        deals = self.total("accepted")
        return [*found, ("story-deals", {"count": deals})] if deals else found

    def plate(self, state: Evoloosen, owner: int) -> list[Description]:
        return [rows(view(state, None))[1][owner]]

    def hand(self, state: Evoloosen, seat: int) -> list[Param]:
        titles, faces = state.deck.inventions.titles, state.inventions.face
        return [titles[faces[card]] for card in state.seats[seat].hand]


READER = EvoloosenReader
