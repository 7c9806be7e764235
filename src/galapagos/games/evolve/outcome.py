"""Evolve!: dominance, round by round, and what the Dying Sun gave."""

from __future__ import annotations

from galapagos.art.description import Description
from galapagos.games.evolve import wording
from galapagos.games.evolve.drawing import rows
from galapagos.games.evolve.rules.ending import ATTRIBUTE_LABELS
from galapagos.games.evolve.state import Evolve
from galapagos.games.evolve.visibility import view
from galapagos.kernel.text import Event, Param, Text
from galapagos.ledger import seat_of
from galapagos.outcome import Reader, Score, margin, won

SCORED = {"biome-gain": 1, "biome-loss": -1, "ranked": 1, "special-gain": 1, "special-loss": -1}
SUN = 0  # where the points of the last contests are kept: no round has that number


class EvolveReader(Reader):
    notable = ("won", "special-loss", "special-gain", "ranked", "biome-gain", "biome-loss", "played", "spliced", "drew")

    def __init__(self) -> None:
        super().__init__()
        self.points: dict[tuple[int, int], int] = {}  # by round and seat

    def heard(self, state: Evolve, event: Event) -> None:
        super().heard(state, event)
        if event.key not in SCORED:
            return
        seat, params = seat_of(event.params["player"]), event.params
        sun = event.key == "ranked" and params["challenge"] in ATTRIBUTE_LABELS and state.last_round()
        where = (SUN if sun else int(state.round), seat)
        self.points[where] = self.points.get(where, 0) + SCORED[event.key] * int(params.get("points", 1))
        if params.get("place") == 1:
            self.counts["first", seat] += 1

    def scores(self, state: Evolve) -> list[Score]:
        rounds = sorted({round for round, _ in self.points if round != SUN})
        lines = [Score(("score-round", {"round": round}), self._line(state, round)) for round in rounds]
        if any(round == SUN for round, _ in self.points):
            lines.append(Score(("score-sun", {}), self._line(state, SUN)))
        return [*lines, Score(("score-dominance", {}), [int(points) for points in state.dominance], total=True)]

    def _line(self, state: Evolve, round: int) -> list[int]:
        return [self.points.get((round, seat), 0) for seat in range(state.players)]

    def decided(self, state: Evolve) -> Text | None:
        best = max(int(points) for points in state.dominance)
        tied = [seat for seat in range(state.players) if state.dominance[seat] == best]
        if len(tied) > len(won(state)):
            return ("outcome-flying", {"points": best})
        if len(tied) > 1:
            return ("outcome-shared-dominance", {"points": best})
        return ("outcome-dominance", {"points": best, "margin": margin([int(points) for points in state.dominance])})

    def story(self, state: Evolve) -> list[Text]:
        found: list[Text] = []
        best = max(((points, *where) for where, points in self.points.items() if where[0] != SUN), default=None)
        if best is not None and best[0] > 0:
            found.append(("story-round", {"player": f"player:{best[2]}", "count": best[0], "round": best[1]}))
        for key, event in (("story-firsts", "first"), ("story-home", "biome-gain"), ("story-grew", "played")):
            seat, count = self.most(event)
            if seat >= 0:
                found.append((key, {"player": f"player:{seat}", "count": count}))
        return found

    def plate(self, state: Evolve, owner: int) -> list[Description]:
        return [rows(view(state, None))[1][owner]]

    def hand(self, state: Evolve, seat: int) -> list[Param]:
        return [wording.card(state, card) for card in state.hands[seat]]


READER = EvolveReader
