"""Choices that effects ask for: a card to discard, an Adaptation to lose or steal, a place in the pool, a target."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.rules.aims import other_aims, stealable, why_not_aim
from galapagos.games.evoloosen.rules.limits import why_not_hold
from galapagos.games.evoloosen.rules.piles import toss
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.kernel.flow import Frame
from galapagos.kernel.text import Param, Text
from galapagos.kernel.verbs import Verb


class Choice(Frame[Evoloosen]):
    """A player chooses among what is there; where nothing is, nothing is asked."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat

    def step(self, s: Evoloosen) -> bool:
        if self.options(s):
            return True
        s.pop()
        return False

    def asked(self, s: Evoloosen) -> i64:
        return self.seat


class Discard(Choice):
    """Discard so many Inventions of one's own choice."""

    __slots__ = ("left",)

    def __init__(self, seat: i64 = 0, left: i64 = 1) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def copy(self) -> Discard:
        return Discard(self.seat, self.left)

    def options(self, s: Evoloosen) -> list[i64]:
        if self.left <= 0:
            return []
        return [v.DISCARD.of(face) for face in s.faces(s.seats[self.seat].hand)]

    def take(self, s: Evoloosen, option: i64) -> None:
        self.left -= 1
        toss(s, self.seat, s.holding(self.seat, v.DISCARD.operand(option)))

    def question(self, s: Evoloosen, seat: i64) -> Text:
        return ("ask-discard", {"n": self.left})

    def verbs(self, s: Evoloosen, seat: i64) -> list[Verb]:
        return [v.DISCARD]

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        return "" if s.holding(seat, v.DISCARD.operand(action)) >= 0 else "why-not-held"


class LoseGene(Choice):
    """Lose an Adaptation of one's own choice (Decks: the loser picks)."""

    __slots__ = ()

    def copy(self) -> LoseGene:
        return LoseGene(self.seat)

    def options(self, s: Evoloosen) -> list[i64]:
        options: list[i64] = []
        for token in s.seats[self.seat].genes:
            option: i64 = v.LOSE.of(s.adaptations.face[token])
            if option not in options:
                options.append(option)
        return options

    def take(self, s: Evoloosen, option: i64) -> None:
        s.pop()
        token = gene_with(s, self.seat, v.LOSE.operand(option))
        s.seats[self.seat].genes.remove(token)
        s.gene_discards.append(token)
        if s.watched():
            s.tell("lost-gene", s.about_gene(self.seat, token), f"player:{self.seat}", "discard:adaptations")

    def question(self, s: Evoloosen, seat: i64) -> Text:
        return ("ask-lose", {})

    def verbs(self, s: Evoloosen, seat: i64) -> list[Verb]:
        return [v.LOSE]

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        return "" if gene_with(s, seat, v.LOSE.operand(action)) >= 0 else "why-not-yours"


class TakeGene(Choice):
    """Steal one of a player's Adaptations, one that the thief can hold (rule 6)."""

    __slots__ = ("victim",)

    def __init__(self, seat: i64 = 0, victim: i64 = 0) -> None:
        super().__init__(seat)
        self.victim: i64 = victim

    def copy(self) -> TakeGene:
        return TakeGene(self.seat, self.victim)

    def options(self, s: Evoloosen) -> list[i64]:
        return [v.STEAL.of(face) for face in stealable(s, self.seat, self.victim)]

    def take(self, s: Evoloosen, option: i64) -> None:
        s.pop()
        token = gene_with(s, self.victim, v.STEAL.operand(option))
        s.seats[self.victim].genes.remove(token)
        if s.watched():
            params: dict[str, Param] = {"player": f"player:{self.seat}", "victim": f"player:{self.victim}"}
            params["card"] = s.gene_title(token)
            s.tell("stole-gene", params, f"player:{self.victim}", f"player:{self.seat}")
        s.seats[self.seat].genes.append(token)

    def question(self, s: Evoloosen, seat: i64) -> Text:
        return ("ask-steal", {"victim": f"player:{self.victim}"})

    def verbs(self, s: Evoloosen, seat: i64) -> list[Verb]:
        return [v.STEAL]

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        token = gene_with(s, self.victim, v.STEAL.operand(action))
        return why_not_hold(s, seat, token) if token >= 0 else "why-not-theirs"


def gene_with(s: Evoloosen, seat: i64, face: i64) -> i64:
    """One of the seat's Adaptations with that face."""
    for token in s.seats[seat].genes:
        if s.adaptations.face[token] == face:
            return token
    return -1


class Snip(Choice):
    """Discard one card of the Gene Pool; its place stays empty until the round ends."""

    __slots__ = ()

    def copy(self) -> Snip:
        return Snip(self.seat)

    def take(self, s: Evoloosen, option: i64) -> None:
        s.pop()
        place: i64 = v.SNIP.operand(option)
        token = s.pool[place]
        s.pool[place] = -1
        s.rotated &= ~(1 << place)
        s.gene_discards.append(token)
        if s.watched():
            s.tell("snipped", s.about_gene(self.seat, token), f"slot:{place}", "discard:adaptations")

    def question(self, s: Evoloosen, seat: i64) -> Text:
        return ("ask-snip", {})

    def verbs(self, s: Evoloosen, seat: i64) -> list[Verb]:
        return [v.SNIP]

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        return "" if s.pool[v.SNIP.operand(action)] >= 0 else "why-slot-empty"


class Redirect(Choice):
    """Give the Invention that was answered another target."""

    __slots__ = ()

    def copy(self) -> Redirect:
        return Redirect(self.seat)

    def options(self, s: Evoloosen) -> list[i64]:
        if not s.declared or s.declared[len(s.declared) - 1].void:
            return []
        return [v.REDIRECT.of(aim) for aim in other_aims(s)]

    def take(self, s: Evoloosen, option: i64) -> None:
        s.pop()
        play = s.declared[len(s.declared) - 1]
        play.target = v.REDIRECT.operand(option)
        if s.watched():
            target = "enemy:0" if play.target >= codes.ENEMY else f"player:{play.target}"
            told: dict[str, Param] = s.about(play.seat, play.token)
            told["target"] = f"@aim-{v.AIMS[play.target]}" if play.target >= codes.ENEMY else target
            s.tell("redirected", told, f"player:{self.seat}", target)

    def question(self, s: Evoloosen, seat: i64) -> Text:
        play = s.declared[len(s.declared) - 1]
        return ("ask-redirect", s.about(play.seat, play.token))

    def verbs(self, s: Evoloosen, seat: i64) -> list[Verb]:
        return [v.REDIRECT]

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        play = s.declared[len(s.declared) - 1]
        aim: i64 = v.REDIRECT.operand(action)
        if aim == play.target:
            return "why-same-target"
        return why_not_aim(s, play.seat, s.inventions.face[play.token], aim)
