"""Evoloosen as a game of the kernel: its modes, its set-up, its decks, and the state with all its words."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from galapagos.files import package_toml
from galapagos.games.evoloosen import codes, visibility, wording
from galapagos.games.evoloosen.deck import EvoloosenDeck
from galapagos.games.evoloosen.judgement import EvoloosenJudgement
from galapagos.games.evoloosen.parts import Battle, Declared, Offer, Player, Promise
from galapagos.games.evoloosen.rules.action import Action
from galapagos.games.evoloosen.rules.adapting import Adapting, Expand
from galapagos.games.evoloosen.rules.aftermath import Aftermath
from galapagos.games.evoloosen.rules.battle import BattleTurn, Fight, SeekHelp, SoloOrTeam, Turns, Volunteers
from galapagos.games.evoloosen.rules.choosing import Discard, LoseGene, Redirect, Snip, TakeGene
from galapagos.games.evoloosen.rules.deals import Deal, Invite
from galapagos.games.evoloosen.rules.effects import Moment, Run
from galapagos.games.evoloosen.rules.exploring import Encounter, Exploring
from galapagos.games.evoloosen.rules.finals import Finals
from galapagos.games.evoloosen.rules.inventions import Play, UsedOn, Window
from galapagos.games.evoloosen.rules.turn import Round, Setup, Turn
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.games.evoloosen.verbs import VERBS
from galapagos.games.evoloosen.visibility import EvoloosenView
from galapagos.kernel.cards import Cards
from galapagos.kernel.game import Deck, Game, Mode
from galapagos.kernel.rng import Rng
from galapagos.kernel.state import State
from galapagos.kernel.text import Param, Text


class EvoloosenState(Evoloosen):
    """The table with what a seat may know of it, and its words."""

    __slots__ = ()

    def clone(self) -> EvoloosenState:
        other = EvoloosenState(self._deck, True)
        self.copy_table(other)
        return other

    def view(self, seat: int | None) -> EvoloosenView:
        return visibility.view(self, seat)

    def anchor(self, operand: str, value: int, seat: int) -> str:
        return wording.anchor(self, operand, value, seat)

    def param(self, operand: str, value: int, seat: int) -> Param:
        return wording.param(self, operand, value, seat)

    def describe(self, action: int, seat: int | None = None) -> Text:
        return wording.describe(self, action, super().describe(action, seat))

    def notation(self, action: int) -> str:
        return wording.notation(self, action)

    def parse(self, text: str) -> int:
        return wording.parse(self, text)


class EvoloosenGame(Game):
    """Grow eight Adaptations, take the rocket, and keep it."""

    def __init__(self) -> None:
        super().__init__(
            "evoloosen",
            [Mode("quick", 2, 5), Mode("full", 2, 5)],
            VERBS,
            max_acts=30_000,  # out of reach: forty rounds end a game long before
            longest_move=16,  # an offer with every line of the form
            judgement=EvoloosenJudgement(),
            parts=[
                Player,
                Battle,
                Declared,
                Offer,
                Promise,
                Cards,
                Rng,
                Setup,
                Round,
                Turn,
                Exploring,
                Encounter,
                Fight,
                SoloOrTeam,
                Volunteers,
                SeekHelp,
                Turns,
                BattleTurn,
                Aftermath,
                Window,
                Play,
                UsedOn,
                Run,
                Moment,
                Discard,
                LoseGene,
                TakeGene,
                Snip,
                Redirect,
                Action,
                Adapting,
                Expand,
                Deal,
                Invite,
                Finals,
            ],
            rules_version=5,  # Expand is free, Repair costs more; Surveyor's Eye
        )

    def blank(self, deck: Deck) -> State:
        return EvoloosenState(cast(EvoloosenDeck, deck))

    def deck_of(self, state: State) -> Deck:
        return cast(Evoloosen, state).cards

    def standard_source(self) -> dict[str, Any]:
        return package_toml("galapagos.games.evoloosen", "cards.toml")

    def check_deck(self, source: dict[str, Any]) -> Deck:
        deck = EvoloosenDeck(source)
        deck.name_by(self.standard_source())
        return deck

    def setup(self, state: State) -> None:
        """The book's Setup up to the choice of species; a random first player takes the compass."""
        s = cast(Evoloosen, state)
        deck = s.cards
        s.seats = [Player() for seat in range(s.players)]
        s.playing = (1 << s.players) - 1
        s.compass = s.draw_lot(s.players)
        s.active = s.compass
        s.inventions = Cards(deck.inventions.pile())
        s.invention_deck = s.new_pile(s.inventions)
        s.adaptations = Cards(deck.adaptations.pile())
        s.gene_deck = s.adaptations.tokens()
        set_up_habitat(s)
        s.push(Setup())


def set_up_habitat(s: Evoloosen) -> None:
    """Owned Lands start beside the deck; they enter it by Expand."""
    s.habitat = Cards(s.cards.habitat.pile())
    deck: list[i64] = []
    for token in s.habitat.tokens():
        if s.cards.kind[s.habitat.face[token]] == codes.LAND:
            s.lands.append(token)
            s.reveal(s.habitat, token, s.everyone())
        else:
            deck.append(token)
    s.habitat_deck = deck
    s.shuffle(s.habitat, s.habitat_deck)
