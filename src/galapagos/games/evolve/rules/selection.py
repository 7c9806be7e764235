"""Select Challenge: the previewed one, unless the owner of the least expensive creature prefers the next."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evolve import powers, wording
from galapagos.games.evolve.state import Evolve
from galapagos.games.evolve.verbs import CHOOSE, HIDDEN, PREVIEWED
from galapagos.kernel.flow import Frame
from galapagos.kernel.text import Text
from galapagos.kernel.verbs import Verb


def select_challenge(s: Evolve) -> None:
    """Select Challenge: the first card in the first round, then a choice or the preview."""
    if s.round == 1:
        settle_on(s, s.challenge_pile.pop())
        return
    seat = chooser(s)
    if seat < 0:
        wording.nobody_chooses(s)
        settle_on(s, s.preview)
        return
    hidden = s.challenge_pile[-1]
    s.reveal(s.challenges, hidden, 1 << seat)
    wording.of_seat(s, "chooser", seat, "creature", "challenge:hidden")
    wording.of_challenge(s, "chooser-sees", hidden, "challenges", "challenge:hidden", 1 << seat)
    s.push(SelectChallenge(seat))


def chooser(s: Evolve) -> i64:
    """Who has the least expensive creature alone, -1 on a tie."""
    found = s.cheapest()
    return found[0] if len(found) == 1 else -1


class SelectChallenge(Frame[Evolve]):
    """Select Challenge: the chooser alone sees the second card; the one not taken is discarded (ruling 3)."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat

    def copy(self) -> SelectChallenge:
        return SelectChallenge(self.seat)

    def step(self, s: Evolve) -> bool:
        return True

    def asked(self, s: Evolve) -> i64:
        return self.seat

    def verbs(self, s: Evolve, seat: i64) -> list[Verb]:
        return [CHOOSE]

    def why_not(self, s: Evolve, seat: i64, action: i64) -> str:
        return ""  # either of the two

    def options(self, s: Evolve) -> list[i64]:
        return [CHOOSE.of(PREVIEWED), CHOOSE.of(HIDDEN)]

    def take(self, s: Evolve, option: i64) -> None:
        s.pop()
        hidden = s.challenge_pile.pop()
        if option == CHOOSE.of(HIDDEN):
            s.challenge_discards.append(s.preview)
            settle_on(s, hidden)
        else:
            s.challenge_discards.append(hidden)
            settle_on(s, s.preview)

    def question(self, s: Evolve, seat: i64) -> Text:
        hidden = wording.challenge(s, s.challenge_pile[-1])
        return ("ask-challenge", {"previewed": wording.challenge(s, s.preview), "hidden": hidden})


def settle_on(s: Evolve, token: i64) -> None:
    """This is the challenge of the round, for all to see."""
    s.challenge = token
    s.preview = -1
    s.reveal(s.challenges, token, s.everyone())
    wording.of_challenge(s, "challenge", token, "challenge:preview", "challenge:now")


def turn_up_next(s: Evolve) -> None:
    """Select Challenge: turn the next one up as a preview, unless the Dying Sun comes next."""
    if s.sun_comes():
        return
    s.preview = s.challenge_pile.pop()
    s.reveal(s.challenges, s.preview, s.everyone())
    wording.of_challenge(s, "challenge-preview", s.preview, "challenges", "challenge:preview")
    foresee(s)


def foresee(s: Evolve) -> None:
    """Whoever has Foresight sees the card under the preview (ruling 8)."""
    if s.preview < 0:
        return
    hidden = s.challenge_pile[-1]
    for seat in range(s.players):
        if powers.foresees(s.power(seat)) and not s.challenges.knows(seat, hidden):
            s.reveal(s.challenges, hidden, 1 << seat)
            wording.of_challenge(s, "foresaw", hidden, "challenges", "challenge:hidden", 1 << seat)
