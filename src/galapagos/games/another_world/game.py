"""Another World as a game of the kernel: its modes, its set-up, and its deck."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from galapagos.files import package_toml
from galapagos.games.another_world.creature import Creature
from galapagos.games.another_world.deck import EvolutionDeck, titles
from galapagos.games.another_world.judgement import AnotherWorldJudgement
from galapagos.games.another_world.rules.activation import Activation, ChooseActive
from galapagos.games.another_world.rules.attack import Aftermath, Attack
from galapagos.games.another_world.rules.energy import PassOn, Triggers
from galapagos.games.another_world.rules.shade import ShadeTurn
from galapagos.games.another_world.rules.steps import NewCreature, NewTrait, Redraw
from galapagos.games.another_world.rules.turn import Round, Turn
from galapagos.games.another_world.state import SOLO, AnotherWorld
from galapagos.games.another_world.verbs import VERBS
from galapagos.kernel.cards import Cards, numbers
from galapagos.kernel.game import Deck, Game, Mode
from galapagos.kernel.state import State

HAND = 5


class AnotherWorldGame(Game):
    """Create creatures, evolve them, fill them with energy; three transmutations win."""

    def __init__(self) -> None:
        super().__init__(
            "another-world",
            [Mode("base", 2, 4), Mode("quartet", 2, 3), Mode("solo", 1, 1)],
            VERBS,
            max_acts=1_000_000,  # out of reach: the limits on turns and rounds end a game long before
            longest_move=2,
            judgement=AnotherWorldJudgement(),
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
                PassOn,
                Triggers,
                ShadeTurn,
            ],
            rules_version=2,  # the actions were numbered anew
        )

    def blank(self, deck: Deck) -> State:
        return AnotherWorld(cast(EvolutionDeck, deck))

    def deck_of(self, state: State) -> Deck:
        return cast(AnotherWorld, state)._set

    def standard_source(self) -> dict[str, Any]:
        return package_toml("galapagos.games.another_world", "cards.toml")

    def check_deck(self, source: dict[str, Any]) -> Deck:
        return EvolutionDeck(source, titles(self.standard_source()))

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
    s.places = Cards(numbers(len(s._set.source_trait)))
    s.place_deck = s.new_pile(s.places)
    s.renew_source()


def set_up_evolution(s: AnotherWorld) -> None:
    """Evolution deck, starting creatures, starting hands."""
    s.cards = Cards(numbers(len(s._set.upright)))
    s.deck = s.new_pile(s.cards)
    owner: i64 = 0
    while owner < s.owners():
        body = s.draw()
        s.add_creature(owner, body)
        if not s.is_shade(owner):
            s.reveal(s.cards, body, 1 << owner)
        owner += 1
    for seat in range(s.players):
        s.draw_hand(seat, HAND)


def set_up_choices(s: AnotherWorld) -> None:
    """Choice cards, for the solo game."""
    s.lots = Cards(numbers(len(s._set.choice_trait)))
    s.lot_deck = s.new_pile(s.lots)


GAME = AnotherWorldGame()
