"""The Beginning: points are food and cards, and the story is who ate whom."""

from __future__ import annotations

from galapagos.art.description import Description
from galapagos.games.beginning.drawing import rows
from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.visibility import view
from galapagos.games.beginning.wording import trait_name
from galapagos.kernel.text import Event, Param, Text
from galapagos.ledger import seat_of
from galapagos.outcome import Reader, Score, margin, won


class BeginningReader(Reader):
    notable = ("extinct", "gored", "eaten", "starved", "attacked", "scored", "browsed", "evolved", "created")

    def __init__(self) -> None:
        super().__init__()
        self.feast = (0, -1, 0)  # the most food that went into a bag in one turn: how much, whose, in which round

    def heard(self, state: Beginning, event: Event) -> None:
        super().heard(state, event)
        if event.key == "scored" and int(event.params["count"]) > self.feast[0]:
            self.feast = (int(event.params["count"]), seat_of(event.params["player"]), int(state.round))

    def scores(self, state: Beginning) -> list[Score]:
        seats = range(state.players)
        owned = [state.owned(seat) for seat in seats]
        on_cards = [sum(int(state.food[token]) for one in mine for token in one.herd) for mine in owned]
        return [
            Score(("score-food", {}), [int(state.bags[seat]) + on_cards[seat] for seat in seats]),
            Score(("score-population", {}), [sum(len(one.herd) for one in mine) for mine in owned]),
            Score(("score-traits", {}), [sum(len(one.worn) for one in mine) for mine in owned]),
            Score(("score-hand", {}), [len(state.hands[seat]) for seat in seats]),
            Score(("score-points", {}), [int(state.points(seat)) for seat in seats], total=True),
        ]

    def decided(self, state: Beginning) -> Text | None:
        points = [int(state.points(seat)) for seat in range(state.players)]
        if len(won(state)) > 1:
            return ("outcome-shared-points", {"points": max(points)})
        return ("outcome-points", {"points": max(points), "margin": margin(points)})

    def story(self, state: Beginning) -> list[Text]:
        found: list[Text] = []
        count, seat, round = self.feast
        if count:
            found.append(("story-feast", {"player": f"player:{seat}", "count": count, "round": round}))
        hunter, attacks = self.most("attacked")
        if hunter >= 0:
            found.append(("story-hunter", {"player": f"player:{hunter}", "count": attacks}))
        eaten, starved = self.total("eaten") + self.total("gored"), self.total("starved")
        found.append(("story-losses", {"eaten": eaten, "starved": starved, "extinct": self.total("extinct")}))
        return found

    def plate(self, state: Beginning, owner: int) -> list[Description]:
        return rows(view(state, None))[1 + owner]

    def hand(self, state: Beginning, seat: int) -> list[Param]:
        return [trait_name(state.cards.face[card]) for card in state.hands[seat]]


READER = BeginningReader
