"""Turns, phase 2: the Action phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.rules.choosing import gene_with
from galapagos.games.evoloosen.rules.deals import Talking, Trades, can_offer, talk_question
from galapagos.games.evoloosen.rules.effects import Run
from galapagos.games.evoloosen.rules.inventions import ACTION_OR_SWIFT, declare, plays, why_not_play
from galapagos.games.evoloosen.rules.limits import gain
from galapagos.games.evoloosen.rules.piles import toss
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.kernel.text import Text
from galapagos.kernel.verbs import Verb

TRADE_LIMIT: Final = 2
REPAIR_COST: Final = 2
SUBJECTS: Final[list[Verb]] = [v.PLAY, v.USE, v.REPAIR, v.RECYCLE, v.TALK, v.PASS]


class Action(Talking):
    """Recycle two Inventions for 1 MP, use Action Inventions, Adaptations' effects, the species' power; trade."""

    __slots__ = ("begun",)

    def __init__(self, seat: i64 = 0, begun: bool = False) -> None:
        super().__init__(seat)
        self.begun: bool = begun

    def copy(self) -> Action:
        other = Action(self.seat, self.begun)
        other.picked = self.picked.copy()
        return other

    def step(self, s: Evoloosen) -> bool:
        """Opponents' trades are asked for once, all at the same time, as the phase begins (rule 15)."""
        if self.begun:
            return True
        self.begun = True
        traders: i64 = 0
        for seat in range(s.players):
            if seat != self.seat and can_offer(s, seat):
                traders |= 1 << seat
        if traders:
            s.push(Trades(s.players, traders, self.seat))
        return False

    def moves(self, s: Evoloosen) -> list[i64]:
        options = plays(s, self.seat, ACTION_OR_SWIFT)
        options.append(v.PASS.base)
        player = s.seats[self.seat]
        if len(player.hand) >= 2:
            for face in s.faces(player.hand):
                options.append(v.RECYCLE.of(face))
        for token in player.genes:
            option: i64 = v.USE.of(s.adaptations.face[token])
            if option not in options and why_not_use(s, self.seat, v.USE.operand(option)) == "":
                options.append(option)
        for face in s.faces(player.used):
            if why_not_repair(s, self.seat, face) == "":
                options.append(v.REPAIR.of(face))
        return options

    def kinds(self) -> i64:
        return 1 << v.TRADE

    def subjects(self) -> list[Verb]:
        return SUBJECTS

    def why_not_talk(self, s: Evoloosen) -> str:
        if s.trades >= TRADE_LIMIT:
            return "why-two-trades"
        return "" if can_offer(s, self.seat) else "why-nothing-to-offer"

    def spoke(self, s: Evoloosen) -> None:
        s.trades += 1

    def further(self, s: Evoloosen) -> list[i64]:
        """Recycling takes two cards: the second one."""
        options: list[i64] = []
        if len(self.picked) != 1 or not v.RECYCLE.has(self.picked[0]):
            return options
        rest = s.seats[self.seat].hand.copy()
        rest.remove(s.holding(self.seat, v.RECYCLE.operand(self.picked[0])))
        for face in s.faces(rest):
            options.append(v.RECYCLE.of(face))
        return options

    def act(self, s: Evoloosen, picks: list[i64]) -> None:
        action: i64 = picks[0]
        if action == v.PASS.base:
            s.pop()
        elif v.RECYCLE.has(action):
            for pick in picks:
                toss(s, self.seat, s.holding(self.seat, v.RECYCLE.operand(pick)))
            gain(s, self.seat, 1)
        elif v.USE.has(action):
            use(s, self.seat, v.USE.operand(action))
        elif v.REPAIR.has(action):
            repair(s, self.seat, v.REPAIR.operand(action))
        else:
            declare(s, self.seat, action)

    def question(self, s: Evoloosen, seat: i64) -> Text:
        if not self.picked:
            return ("ask-action", {})
        return talk_question(self.picked) if self.picked[0] == v.TALK.base else ("ask-recycle", {})

    def why_not_move(self, s: Evoloosen, action: i64) -> str:
        if v.PLAY.has(action):
            return why_not_play(s, self.seat, action, ACTION_OR_SWIFT)
        if v.USE.has(action):
            return why_not_use(s, self.seat, v.USE.operand(action))
        if v.REPAIR.has(action):
            return why_not_repair(s, self.seat, v.REPAIR.operand(action))
        return why_not_recycle(s, self.seat, v.RECYCLE.operand(action))


def why_not_recycle(s: Evoloosen, seat: i64, face: i64) -> str:
    """Why that card can't be the first of two to recycle."""
    if len(s.seats[seat].hand) < 2:
        return "why-two-cards"
    return "" if s.holding(seat, face) >= 0 else "why-not-held"


def why_not_use(s: Evoloosen, seat: i64, face: i64) -> str:
    """Why an Adaptation's effect can't be used: each once a round."""
    if gene_with(s, seat, face) < 0:
        return "why-not-yours"
    if s.deck.gene_programs[face * codes.ALWAYS + codes.WHEN_ACTION] < 0:
        return "why-no-effect"
    return "" if unused(s, seat, face) >= 0 else "why-once-a-round"


def unused(s: Evoloosen, seat: i64, face: i64) -> i64:
    """One of the seat's copies of the Adaptation whose effect was not used this round, -1 for none."""
    player = s.seats[seat]
    for token in player.genes:
        if s.adaptations.face[token] == face and token not in player.used_effects:
            return token
    return -1


def use(s: Evoloosen, seat: i64, face: i64) -> None:
    token = unused(s, seat, face)
    s.seats[seat].used_effects.append(token)
    if s.watched():
        s.tell("used-effect", s.about_gene(seat, token), f"player:{seat}", "")
    s.push(Run(s.deck.gene_programs[face * codes.ALWAYS + codes.WHEN_ACTION], seat))


def why_not_repair(s: Evoloosen, seat: i64, face: i64) -> str:
    """Why the seat can't Repair that Invention now."""
    player = s.seats[seat]
    if player.species != codes.SCAVENGER:
        return "why-not-scavenger"
    if player.repairs > s.improved(seat, codes.MORE_REPAIR):
        return "why-once-a-round"
    if s.cp(seat) < repair_cost(s, seat):
        return "why-cp"
    if len(player.hand) >= codes.HAND_LIMIT:
        return "why-hand-full"
    return "" if face in s.faces(player.used) else "why-not-used"


def repair_cost(s: Evoloosen, seat: i64) -> i64:
    """The CP that a Repair takes."""
    cost: i64 = REPAIR_COST - s.improved(seat, codes.REPAIR_CP)
    return cost if cost > 0 else 0


def repair(s: Evoloosen, seat: i64, face: i64) -> None:
    """Repair: take one used Invention back in hand; what it cost stays spent."""
    player = s.seats[seat]
    player.repairs += 1
    player.spent += repair_cost(s, seat)
    for token in player.used:
        if s.inventions.face[token] == face:
            player.used.remove(token)
            player.hand.append(token)
            if s.watched():
                s.tell("repaired", s.about(seat, token), f"player:{seat}", f"player:{seat}")
            break
