"""The Beginning as a game of the kernel: its set-up, its deck, and the table with what is told of it."""

from __future__ import annotations

from typing import Any, cast

from galapagos.files import package_toml
from galapagos.games.beginning import visibility, wording
from galapagos.games.beginning.deck import Deck
from galapagos.games.beginning.judgement import BeginningJudgement
from galapagos.games.beginning.moments import MOMENTS
from galapagos.games.beginning.rules.adapt import Adapt
from galapagos.games.beginning.rules.attack import Attack
from galapagos.games.beginning.rules.eat import Eat, herd_at_stake
from galapagos.games.beginning.rules.excess import SecondFoods
from galapagos.games.beginning.rules.foraging import Foraging
from galapagos.games.beginning.rules.horns import Goring
from galapagos.games.beginning.rules.turn import Turn
from galapagos.games.beginning.species import Species
from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.verbs import VERBS
from galapagos.games.beginning.visibility import BeginningView
from galapagos.kernel import game
from galapagos.kernel.cards import Cards
from galapagos.kernel.state import State
from galapagos.kernel.text import Param, Text


class BeginningState(Beginning):
    """The table with what a seat may know of it, and its words."""

    __slots__ = ()

    def clone(self) -> BeginningState:
        other = BeginningState(self._deck, True)
        self.copy_table(other)
        return other

    def view(self, seat: int | None) -> BeginningView:
        return visibility.view(self, seat)

    def touches(self, action: int, seat: int | None = None) -> list[str]:
        return wording.touches(self, action, self._speaker(seat), herd_at_stake(self))

    def param(self, operand: str, value: int, seat: int) -> Param:
        return wording.param(self, operand, value, seat)

    def describe(self, action: int, seat: int | None = None) -> Text:
        return wording.describe(self, action, super().describe(action, seat), herd_at_stake(self))


class BeginningGame(game.Game):
    """Species around one Watering Hole."""

    def __init__(self, id: str, modes: list[game.Mode], rules_version: int) -> None:
        super().__init__(
            id,
            modes,
            VERBS,
            max_acts=2000,
            longest_move=3,
            moments=MOMENTS,
            judgement=BeginningJudgement(),
            parts=[Species, Turn, Adapt, Eat, Foraging, SecondFoods, Attack, Goring],
            rules_version=rules_version,
            saved_as={"pile": "deck", "discards": "discard"},
        )

    def blank(self, deck: game.Deck) -> State:
        return BeginningState(cast(Deck, deck))

    def setup(self, state: State) -> None:
        """Set-Up: shuffle the cards, a food bag each; who begins is drawn by lot."""
        s = cast(Beginning, state)
        s.cards = Cards(s.deck.faces.copy())
        s.pile = s.new_pile(s.cards)
        s.food = [0] * len(s.pile)
        s.bags = [0] * s.players
        s.hands = [[] for seat in range(s.players)]
        s.first = s.draw_lot(s.players)
        s.active = s.first
        s.round = 1
        s.push(Turn())

    def standard_source(self) -> dict[str, Any]:
        return package_toml("galapagos.games.beginning", "cards.toml")

    def check_deck(self, source: dict[str, Any]) -> game.Deck:
        return Deck(source)

    def deck_of(self, state: State) -> game.Deck:
        return cast(Beginning, state).deck
