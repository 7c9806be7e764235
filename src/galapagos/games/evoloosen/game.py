"""Evoloosen as a game of the kernel: its set-up, its decks, and the state with all its words."""

from __future__ import annotations

from typing import Any, Final, cast

from galapagos.files import package_toml
from galapagos.games.evoloosen import codes, visibility, wording
from galapagos.games.evoloosen.deck import Deck
from galapagos.games.evoloosen.judgement import EvoloosenJudgement
from galapagos.games.evoloosen.moments import MOMENTS
from galapagos.games.evoloosen.parts import Battle, Declared, Offer, Player, Promise
from galapagos.games.evoloosen.rules.action import Action
from galapagos.games.evoloosen.rules.adapting import Adapting, Expand
from galapagos.games.evoloosen.rules.aftermath import Aftermath
from galapagos.games.evoloosen.rules.battle import BattleTurn, Fight, SeekHelp, SoloOrTeam, Turns, Volunteers
from galapagos.games.evoloosen.rules.choosing import Discard, LoseGene, Redirect, Snip, TakeGene
from galapagos.games.evoloosen.rules.deals import Deal, Invite, Trades
from galapagos.games.evoloosen.rules.effects import Moment, Run
from galapagos.games.evoloosen.rules.exploring import Encounter, Exploring
from galapagos.games.evoloosen.rules.finals import Finals
from galapagos.games.evoloosen.rules.inventions import Play, UsedOn, Window
from galapagos.games.evoloosen.rules.looting import Looting
from galapagos.games.evoloosen.rules.turn import Round, Setup, Turn
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.games.evoloosen.verbs import VERBS
from galapagos.games.evoloosen.visibility import EvoloosenView
from galapagos.kernel import game
from galapagos.kernel.cards import Cards
from galapagos.kernel.game import Game, Mode
from galapagos.kernel.state import State
from galapagos.kernel.text import Param, Text

# What the piles are called in saves.
SAVED_AS: Final = {
    "habitat_pile": "habitat_deck",
    "habitat_discards": "habitat_discard",
    "invention_pile": "invention_deck",
    "invention_discards": "invention_discard",
    "gene_pile": "gene_deck",
    "gene_discards": "gene_discard",
}


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
        return wording.describe(self, action, super().describe(action, seat), self._speaker(seat))

    def notation(self, action: int) -> str:
        return wording.notation(self, action)

    def parse(self, text: str) -> int:
        return wording.parse(self, text)


class EvoloosenGame(Game):
    """What all modes share: verbs, parts, limits, decks, and the set-up."""

    def __init__(self, id: str, modes: list[Mode], rules_version: int) -> None:
        super().__init__(
            id,
            modes,
            VERBS,
            max_acts=30_000,  # out of reach: forty rounds end a game long before
            longest_move=16,  # an offer with every line of the form
            judgement=EvoloosenJudgement(),
            moments=MOMENTS,
            parts=[
                *(Player, Battle, Declared, Offer, Promise, Setup, Round, Turn, Exploring, Encounter, Fight),
                *(SoloOrTeam, Volunteers, SeekHelp, Turns, BattleTurn, Aftermath, Window, Play, UsedOn, Run, Moment),
                *(Discard, LoseGene, TakeGene, Snip, Redirect, Action, Adapting, Expand, Deal, Invite, Finals),
                *(Looting, Trades),
            ],
            rules_version=rules_version,
            saved_as=SAVED_AS,
        )

    def blank(self, deck: game.Deck) -> State:
        return EvoloosenState(cast(Deck, deck))

    def deck_of(self, state: State) -> Deck:
        return cast(Evoloosen, state).deck

    def standard_source(self) -> dict[str, Any]:
        return package_toml("galapagos.games.evoloosen", "cards.toml")

    def check_deck(self, source: dict[str, Any]) -> Deck:
        deck = Deck(source)
        deck.name_by(self.standard_source())
        return deck

    def setup(self, state: State) -> None:
        """The book's Setup up to the choice of species; a random first player takes the compass."""
        s = cast(Evoloosen, state)
        deck = s.deck
        s.seats = [Player() for seat in range(s.players)]
        s.playing = (1 << s.players) - 1
        s.compass = s.draw_lot(s.players)
        s.active = s.compass
        s.inventions = Cards(deck.inventions.pile())
        s.invention_pile = s.new_pile(s.inventions)
        s.adaptations = Cards(deck.adaptations.pile())
        s.gene_pile = s.adaptations.tokens()
        set_up_habitat(s)
        s.push(Setup())


def set_up_habitat(s: Evoloosen) -> None:
    """Owned Lands start beside the deck; they enter it by Expand."""
    s.habitat = Cards(s.deck.habitat.pile())
    for token in s.habitat.tokens():
        if s.deck.kind[s.habitat.face[token]] == codes.LAND:
            s.lands.append(token)
            s.reveal(s.habitat, token, s.everyone())
        else:
            s.habitat_pile.append(token)
    s.shuffle(s.habitat, s.habitat_pile)
