"""Evolve! as a game of the kernel: its set-up, its decks, and the state with all its words."""

from __future__ import annotations

from typing import Any, Final, cast

from mypy_extensions import i64

from galapagos.files import package_toml
from galapagos.games.evolve import visibility, wording
from galapagos.games.evolve.deck import KINDS, Deck, titles
from galapagos.games.evolve.judgement import EvolveJudgement
from galapagos.games.evolve.moments import MOMENTS
from galapagos.games.evolve.rules.actions import Crossbreeding, GeneticDrift
from galapagos.games.evolve.rules.limit import HandLimit
from galapagos.games.evolve.rules.mutation import Mutate
from galapagos.games.evolve.rules.selection import SelectChallenge
from galapagos.games.evolve.rules.turn import Round
from galapagos.games.evolve.state import SUN_FIRST, SUN_LAST, Evolve
from galapagos.games.evolve.verbs import VERBS
from galapagos.games.evolve.visibility import EvolveView
from galapagos.kernel import game
from galapagos.kernel.cards import Cards, numbers
from galapagos.kernel.state import State
from galapagos.kernel.text import Param

FIRST_HAND: Final = 8
# A round asks each of six players at most three times, and one of them for the challenge; there are ten rounds.
MOST_ACTS: Final = 200
# Second wind: two plays and up to eleven payments, or thirteen cards over the limit.
LONGEST_MOVE: Final = 16


class EvolveState(Evolve):
    """The table with what a seat may know of it, and its words."""

    __slots__ = ()

    def clone(self) -> EvolveState:
        other = EvolveState(self._deck, True)
        self.copy_table(other)
        return other

    def view(self, seat: int | None) -> EvolveView:
        return visibility.view(self, seat)

    def anchor(self, operand: str, value: int, seat: int) -> str:
        return wording.anchor(self, operand, value, seat)

    def param(self, operand: str, value: int, seat: int) -> Param:
        return wording.param(self, operand, value)

    def notation(self, action: int) -> str:
        return wording.notation(self, action)

    def parse(self, text: str) -> int:
        return wording.parse(self, text)


class EvolveGame(game.Game):
    """Mutate one creature each until the sun dies; the most dominant wins."""

    def __init__(self, id: str, modes: list[game.Mode], rules_version: int) -> None:
        super().__init__(
            id,
            modes,
            VERBS,
            max_acts=MOST_ACTS,
            longest_move=LONGEST_MOVE,
            moments=MOMENTS,
            judgement=EvolveJudgement(),
            rules_version=rules_version,
            parts=[Round, SelectChallenge, Crossbreeding, GeneticDrift, Mutate, HandLimit],
            saved_as={"discards": "discard", "challenge_discards": "challenge_discard"},
        )

    def blank(self, deck: game.Deck) -> State:
        return EvolveState(cast(Deck, deck))

    def setup(self, state: State) -> None:
        """Game Setup: hands of eight, creatures at zero, challenges and biomes shuffled, the Dying Sun amid them."""
        s = cast(Evolve, state)
        s.dominance = [0] * s.players
        s.parts = [-1] * (len(KINDS) * s.players)
        s.hands = [[] for seat in range(s.players)]
        s.creatures = Cards(numbers(len(s.deck.ids)))
        s.pile = s.new_pile(s.creatures)
        deal_hands(s)
        s.challenges = Cards(numbers(len(s.deck.challenges)))
        s.challenge_pile = s.new_pile(s.challenges)
        stack_biomes(s)
        s.push(Round())

    def standard_source(self) -> dict[str, Any]:
        return package_toml("galapagos.games.evolve", "cards.toml")

    def check_deck(self, source: dict[str, Any]) -> game.Deck:
        return Deck(source, titles(self.standard_source()))

    def deck_of(self, state: State) -> game.Deck:
        return cast(Evolve, state).deck


def deal_hands(s: Evolve) -> None:
    """Game Setup: a hand each, card by card."""
    dealt: i64 = 0
    while dealt < FIRST_HAND * s.players:
        seat: i64 = dealt % s.players
        token: i64 = s.pile.pop()
        s.hands[seat].append(token)
        s.reveal(s.creatures, token, 1 << seat)
        dealt += 1


def stack_biomes(s: Evolve) -> None:
    """Game Setup: the Dying Sun is shuffled into the middle set; five biomes lie above it and five below."""
    faces = numbers(len(s.deck.biomes))
    faces.pop(s.deck.final)
    faces.insert(SUN_FIRST, s.deck.final)
    s.biomes = Cards(faces)
    others = s.biomes.tokens()
    others.pop(SUN_FIRST)
    s.shuffle(s.biomes, others)
    s.shuffle(s.biomes, s.biomes.tokens()[SUN_FIRST : SUN_LAST + 1])
