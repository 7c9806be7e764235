"""Evolution: The Beginning: the game, its set-up, and what a state is made of."""

from __future__ import annotations

from typing import Any, cast

from galapagos.games.beginning.deck import Deck, standard
from galapagos.games.beginning.judgement import BeginningJudgement
from galapagos.games.beginning.rules.adapt import Adapt
from galapagos.games.beginning.rules.attack import Attack
from galapagos.games.beginning.rules.eat import Eat
from galapagos.games.beginning.rules.horns import Goring
from galapagos.games.beginning.rules.turn import Turn
from galapagos.games.beginning.species import Species
from galapagos.games.beginning.state import Beginning
from galapagos.games.beginning.verbs import VERBS
from galapagos.kernel import game
from galapagos.kernel.cards import Cards
from galapagos.kernel.state import State


class BeginningGame(game.Game):
    """Two to five players around one Watering Hole."""

    def __init__(self) -> None:
        super().__init__(
            "beginning",
            [game.Mode("base", 2, 5)],
            VERBS,
            max_acts=2000,
            longest_move=3,
            judgement=BeginningJudgement(),
            parts=[Species, Turn, Adapt, Eat, Attack, Goring],
        )

    def blank(self, deck: game.Deck) -> State:
        return Beginning(cast(Deck, deck))

    def setup(self, state: State) -> None:
        """Set-Up: shuffle the cards, a food bag each; who begins is drawn by lot."""
        s = cast(Beginning, state)
        s.cards = Cards(s._book.faces.copy())
        s.deck = s.new_pile(s.cards)
        s.food = [0] * len(s.deck)
        s.bags = [0] * s.players
        s.hands = [[] for seat in range(s.players)]
        s.first = s.draw_lot(s.players)
        s.active = s.first
        s.round = 1
        s.push(Turn())

    def standard_source(self) -> dict[str, Any]:
        return standard()

    def check_deck(self, source: dict[str, Any]) -> game.Deck:
        return Deck(source)

    def deck_of(self, state: State) -> game.Deck:
        return cast(Beginning, state)._book
