"""Another World: transmutations win; the plate shows the creatures that left the table for something higher."""

from __future__ import annotations

from typing import cast

from galapagos.art.description import Description
from galapagos.games.another_world.names import trait_key
from galapagos.games.another_world.state import AnotherWorld
from galapagos.games.another_world.visibility import creature_art
from galapagos.games.another_world.wording import name
from galapagos.kernel.text import Event, Param, Text
from galapagos.outcome import Reader, Score, won


class AnotherWorldReader(Reader):
    notable = (
        *("won", "transmuted", "drained", "burned", "lulled", "poisoned", "avenged", "lost-trait", "attacked"),
        *("passed-energy", "gained", "gained-upper", "gained-lower", "evolved", "created"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.risen: dict[int, list[Description]] = {}  # by owner: the creatures as they were when they transmuted
        self.first: tuple[str, int] | None = None  # who transmuted first, and in which round

    def heard(self, state: AnotherWorld, event: Event) -> None:
        super().heard(state, event)
        if event.key == "transmuted":
            creature = state.creature(int(event.params["creature"]))
            art = creature_art(state, creature)
            self.risen.setdefault(int(creature.owner), []).append(cast(Description, art | {"copied": [], "muted": []}))
            self.first = self.first or (name(state, creature.owner), int(state.round))

    def scores(self, state: AnotherWorld) -> list[Score]:
        owners = range(state.owners())
        of = [state.of(owner) for owner in owners]
        return [
            Score(("score-creatures", {}), [len(some) for some in of]),
            Score(("score-traits", {}), [sum(len(one.cards) for one in some) for some in of]),
            Score(("score-energy", {}), [sum(int(one.energy) for one in some) for some in of]),
            Score(("score-transmuted", {}), [self._risen(state, owner) for owner in owners], total=True),
        ]

    def _risen(self, state: AnotherWorld, owner: int) -> int:
        return len(self.risen.get(owner, [])) if state.is_shade(owner) else int(state.transmuted[owner])

    def decided(self, state: AnotherWorld) -> Text | None:
        owner = next(iter(won(state)), int(state.players))
        key = "outcome-shade" if state.is_shade(owner) else "outcome-transmuted"
        return (key, {"player": name(state, owner), "goal": int(state.goal_of(owner)), "round": int(state.round)})

    def story(self, state: AnotherWorld) -> list[Text]:
        found: list[Text] = []
        if self.first is not None:
            found.append(("story-first", {"player": self.first[0], "round": self.first[1]}))
        for key, events in (
            ("story-attacks", ("attacked",)),
            ("story-thefts", ("drained",)),
            ("story-answers", ("poisoned", "avenged")),
            ("story-source", ("gained-lower", "gained-upper")),
        ):
            owner, count = self.most(*events)
            if owner >= 0:
                found.append((key, {"player": name(state, owner), "count": count}))
        return found

    def plate(self, state: AnotherWorld, owner: int) -> list[Description]:
        left = [cast(Description, creature_art(state, creature)) for creature in state.of(owner)]
        return [*self.risen.get(owner, []), *left]

    def hand(self, state: AnotherWorld, seat: int) -> list[Param]:
        return [" ".join(trait_key(trait) for trait in state.traits_on(card)) for card in state.hands[seat]]


READER = AnotherWorldReader
