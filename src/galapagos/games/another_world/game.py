"""Another World as a game of the kernel: its state with its views and words, its set-up, and its deck."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from galapagos.files import package_toml
from galapagos.games.another_world import visibility, wording
from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.deck import Deck, titles
from galapagos.games.another_world.judgement import AnotherWorldJudgement
from galapagos.games.another_world.moments import MOMENTS
from galapagos.games.another_world.rules.activation import Activation, ChooseActive
from galapagos.games.another_world.rules.attack import Aftermath, Attack
from galapagos.games.another_world.rules.energy import Triggers
from galapagos.games.another_world.rules.piles import draw, draw_hand, renew_source
from galapagos.games.another_world.rules.shade import ShadeTurn
from galapagos.games.another_world.rules.steps import NewCreature, NewTrait, Redraw
from galapagos.games.another_world.rules.turn import Round, Turn
from galapagos.games.another_world.state import SOLO, AnotherWorld
from galapagos.games.another_world.verbs import EVOLVE, VERBS
from galapagos.games.another_world.visibility import AnotherWorldView
from galapagos.kernel.cards import Cards, numbers
from galapagos.kernel.game import Deck as AnyDeck
from galapagos.kernel.game import Game, Mode
from galapagos.kernel.state import State
from galapagos.kernel.text import Param, Text

HAND = 5


class AnotherWorldState(AnotherWorld):
    """The table with what a seat may know of it, and its words."""

    __slots__ = ()

    def clone(self) -> AnotherWorldState:
        other = AnotherWorldState(self._deck, True)
        self.copy_table(other)
        return other

    def view(self, seat: int | None) -> AnotherWorldView:
        return visibility.view(self, seat)

    def anchor(self, operand: str, value: int, seat: int) -> str:
        return wording.anchor(self, operand, value, seat)

    def param(self, operand: str, value: int, seat: int) -> Param:
        return wording.param(operand, value)

    def touches(self, action: int, seat: int | None = None) -> list[str]:
        return wording.touches(self, action, self._speaker(seat)) or super().touches(action, seat)

    def describe(self, action: int, seat: int | None = None) -> Text:
        if EVOLVE.has(action):
            return wording.describe_evolve(self, action, self._speaker(seat))
        key, params = super().describe(action, seat)
        if "creature" in params:
            params |= wording.whose(self, cast(int, params["creature"]), self._speaker(seat))
        return key, params


class AnotherWorldGame(Game):
    """Create creatures, evolve them, fill them with energy; three transmutations win."""

    def __init__(self, id: str, modes: list[Mode], rules_version: int, judgement: AnotherWorldJudgement) -> None:
        super().__init__(
            id,
            modes,
            VERBS,
            max_acts=1_000_000,  # out of reach: the limits on turns and rounds end a game long before
            longest_move=2,
            moments=MOMENTS,
            judgement=judgement,
            parts=[
                Creature,
                Round,
                Turn,
                Redraw,
                NewCreature,
                NewTrait,
                ChooseActive,
                Activation,
                Attack,
                Aftermath,
                Triggers,
                ShadeTurn,
            ],
            rules_version=rules_version,
            saved_as={
                "pile": "deck",
                "discards": "discard",
                "place_pile": "place_deck",
                "lot_pile": "lot_deck",
                "lot_discards": "lot_discard",
            },
        )

    def blank(self, deck: AnyDeck) -> State:
        return AnotherWorldState(cast(Deck, deck))

    def deck_of(self, state: State) -> AnyDeck:
        return cast(AnotherWorld, state).deck

    def standard_source(self) -> dict[str, Any]:
        return package_toml("galapagos.games.another_world", "cards.toml")

    def check_deck(self, source: dict[str, Any]) -> AnyDeck:
        return Deck(source, titles(self.standard_source()))

    def setup(self, state: State) -> None:
        """The book's Setup, in its order; the solo game's differences are the Shade's."""
        s = cast(AnotherWorld, state)
        s.transmuted = [0] * s.players
        s.hands = [[] for seat in range(s.players)]
        set_up_source(s)
        set_up_evolution(s)
        if s.mode == SOLO:
            set_up_choices(s)
            s.first = s.players  # the Shade begins
        else:
            s.first = s.draw_lot(s.players)
        s.push(Round())


def set_up_source(s: AnotherWorld) -> None:
    """Energy deck and Energy Source."""
    s.places = Cards(numbers(len(s.deck.source_trait)))
    s.place_pile = s.new_pile(s.places)
    renew_source(s)


def set_up_evolution(s: AnotherWorld) -> None:
    """Evolution deck, starting creatures, starting hands."""
    s.cards = Cards(numbers(len(s.deck.upright)))
    s.pile = s.new_pile(s.cards)
    owner: i64 = 0
    while owner < s.owners():
        body = draw(s)
        s.add_creature(owner, body)
        if not s.is_shade(owner):
            s.reveal(s.cards, body, 1 << owner)
        owner += 1
    for seat in range(s.players):
        draw_hand(s, seat, HAND)


def set_up_choices(s: AnotherWorld) -> None:
    """Choice cards, for the solo game."""
    s.lots = Cards(numbers(len(s.deck.choice_trait)))
    s.lot_pile = s.new_pile(s.lots)
