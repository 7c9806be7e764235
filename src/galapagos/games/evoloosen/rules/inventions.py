"""Intelligence System: using Inventions, and Swift answers to them (rule 12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.parts import Declared
from galapagos.games.evoloosen.rules.aims import aims, why_not_aim
from galapagos.games.evoloosen.rules.effects import Run, trigger
from galapagos.games.evoloosen.rules.piles import draw
from galapagos.games.evoloosen.rules.promises import sabotaged
from galapagos.games.evoloosen.rules.strength import in_battle
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.kernel.flow import Frame, Together
from galapagos.kernel.text import Param, Text
from galapagos.kernel.verbs import Verb

# Which types may be used, as bits.
ACTION_OR_SWIFT: Final = 1 << codes.ACTION | 1 << codes.SWIFT
BATTLE_OR_SWIFT: Final = 1 << codes.BATTLE | 1 << codes.SWIFT
ONLY_SWIFT: Final = 1 << codes.SWIFT
WRONG_TYPE: Final = {
    ACTION_OR_SWIFT: "why-action-or-swift",
    BATTLE_OR_SWIFT: "why-battle-or-swift",
    ONLY_SWIFT: "why-swift-only",
}


def plays(s: Evoloosen, seat: i64, types: i64) -> list[i64]:
    """Every Invention of these types that the seat can use now, with every target it can name."""
    found: list[i64] = []
    left: i64 = s.cp(seat)
    for face in s.faces(s.seats[seat].hand):
        if (types >> s.deck.type[face]) & 1 and s.deck.cp[face] <= left:
            for aim in aims(s, seat, face):
                found.append(v.PLAY.of2(face, aim))
    return found


def why_not_play(s: Evoloosen, seat: i64, action: i64, types: i64) -> str:
    """Why the seat can't use that Invention so now."""
    values = v.PLAY.values(action)
    face: i64 = values[0]
    if face >= len(s.deck.cp) or s.holding(seat, face) < 0:
        return "why-not-held"
    if not (types >> s.deck.type[face]) & 1:
        return WRONG_TYPE[types]
    if s.deck.cp[face] > s.cp(seat):
        return "why-cp"
    reason = why_not_aim(s, seat, face, values[1])
    # Who names itself is told so only where it could name somebody else.
    if reason == "why-not-yourself" and not aims(s, seat, face):
        return why_not_aim(s, seat, face, s.next(seat))
    return reason


def declare(s: Evoloosen, seat: i64, action: i64) -> None:
    """Declare an Invention with its target and pay for it; answers come before it resolves."""
    values = v.PLAY.values(action)
    face: i64 = values[0]
    token = s.holding(seat, face)
    player = s.seats[seat]
    player.hand.remove(token)
    player.used.append(token)
    s.reveal(s.inventions, token, s.everyone())
    player.spent += s.deck.cp[face]
    if s.deck.programs[s.deck.effect[face]][0] == codes.OP_ADAPT_TWICE:
        s.twice_used = True  # even if it is prevented (rule 25)
    s.declared.append(Declared(seat, token, values[1]))
    s.stir()
    if s.battle.on:
        s.battle.stirred = True
        sabotaged(s, seat)
    if s.watched():
        tell_play(s, seat, token, values[1])
    s.push(Play())


def tell_play(s: Evoloosen, seat: i64, token: i64, aim: i64) -> None:
    params: dict[str, Param] = s.about(seat, token)
    if aim < codes.ENEMY:
        params["target"] = f"player:{aim}"
        s.tell("played-on-player", params, f"player:{seat}", f"player:{aim}")
    elif aim == codes.NOTHING:
        s.tell("played", params, f"player:{seat}", f"player:{seat}")
    else:
        key = "played-on-enemy" if aim == codes.ENEMY else "played-on-tame"
        s.tell(key, params, f"player:{seat}", "enemy:0")


class Play(Frame[Evoloosen]):
    """Using an Invention: it was declared; answers first, then its effects, then whoever it was used on."""

    __slots__ = ("answered",)

    def __init__(self, answered: bool = False) -> None:
        self.answered: bool = answered

    def copy(self) -> Play:
        return Play(self.answered)

    def step(self, s: Evoloosen) -> bool:
        if not self.answered:
            self.answered = True
            if len(s.declared) <= codes.ANSWER_DEPTH:
                s.push(Window())
        else:
            s.pop()
            self._resolve(s, s.declared.pop())
        return False

    def _resolve(self, s: Evoloosen, play: Declared) -> None:
        s.stir()
        if play.void:
            self._undo(s, play)
            return
        victim: i64 = used_on(s, play)
        if victim >= 0 and _wards_off(s, victim):
            return
        if victim >= 0:
            s.push(UsedOn(victim))
        s.push(Run(s.deck.effect[s.inventions.face[play.token]], play.seat, play.target))

    def _undo(self, s: Evoloosen, play: Declared) -> None:
        """Prevented: to the discards at once, the CP are spent."""
        if play.token in s.seats[play.seat].used:
            s.seats[play.seat].used.remove(play.token)
            s.invention_discards.append(play.token)


def used_on(s: Evoloosen, play: Declared) -> i64:
    """The player whom a Battle or Swift Invention of another side names, -1 for none (rule 11)."""
    if play.target >= s.players or s.allies(play.seat, play.target):
        return -1
    kind: i64 = s.deck.type[s.inventions.face[play.token]]
    return play.target if kind != codes.ACTION else -1


def _wards_off(s: Evoloosen, seat: i64) -> bool:
    """An Armor may stop the first Invention that is used on its owner each round."""
    bit: i64 = 1 << codes.GUARD_INVENTIONS
    player = s.seats[seat]
    if not s.guards(seat) & bit or player.wards & bit:
        return False
    player.wards |= bit
    if s.watched():
        s.tell("warded", {"player": f"player:{seat}"}, "", f"player:{seat}")
    return True


class UsedOn(Frame[Evoloosen]):
    """After an Invention was used on a player: the Mimic draws, and Adaptations that answer it do."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat

    def copy(self) -> UsedOn:
        return UsedOn(self.seat)

    def step(self, s: Evoloosen) -> bool:
        s.pop()
        player = s.seats[self.seat]
        if player.species == codes.MIMIC and player.mimicked <= s.improved(self.seat, codes.MIMIC_COUNT):
            player.mimicked += 1
            if s.watched():
                s.tell("mimicked", {"player": f"player:{self.seat}"}, "", f"player:{self.seat}")
            draw(s, self.seat, 1 + s.improved(self.seat, codes.MIMIC_DRAW))
        trigger(s, self.seat, codes.WHEN_USED_ON)
        return False


class Window(Together[Evoloosen]):
    """Swift: anybody may use one now. All who could, as far as the table can see, are asked at the same time; of those
    who want to the first clockwise from the active player does, and the window opens again. It does not open before
    something has happened since all passed the last one."""

    __slots__ = ("asks", "gene")

    def __init__(self, gene: i64 = -1) -> None:
        super().__init__()
        self.gene: i64 = gene  # the Adaptation that is about to be bought, -1 for none
        self.asks: i64 = -1  # bit set of those who are asked, -1 before it opens

    def copy(self) -> Window:
        other = Window(self.gene)
        self.copy_picks(other)
        other.asks = self.asks
        return other

    def step(self, s: Evoloosen) -> bool:
        if self.asks < 0:
            self._open(s)
        if self.open:
            return True
        if self.asks & (self.asks - 1):
            s.barrier()
        self._close(s, self._first(s))
        return False

    def _open(self, s: Evoloosen) -> None:
        self.asks = who_could_answer(s) if s.news else 0
        self.open = self.asks
        self.picked = [[] for seat in range(s.players)] if self.asks else []

    def _first(self, s: Evoloosen) -> i64:
        """Who plays: of those who want to the first clockwise from the active player, -1 for nobody."""
        seat: i64 = s.active
        for _place in range(len(self.picked)):
            if self.picked[seat] and self.picked[seat][0] != v.PASS.base:
                return seat
            seat = s.next(seat)
        return -1

    def _close(self, s: Evoloosen, seat: i64) -> None:
        """All have passed; or the one plays, and the window opens anew after that."""
        if seat < 0:
            s.news = False
            s.pop()
            return
        play: i64 = self.picked[seat][0]
        self.asks = -1
        self.picked = []
        declare(s, seat, play)

    def take_for(self, s: Evoloosen, seat: i64, option: i64) -> None:
        if self.asks != 1 << seat:
            super().take_for(s, seat, option)
            return
        s.acted(seat)  # asked alone: a move like any other
        self.picked[seat].append(option)
        self.open = 0

    def choices(self, s: Evoloosen, seat: i64) -> list[i64]:
        options = plays(s, seat, ONLY_SWIFT)
        options.append(v.PASS.base)
        return options

    def finished(self, s: Evoloosen, seat: i64) -> bool:
        return len(self.picked[seat]) > 0

    def default(self, s: Evoloosen, seat: i64) -> i64:
        return v.PASS.base

    def question(self, s: Evoloosen, seat: i64) -> Text:
        if not s.declared:
            return ("ask-swift", {}) if self.gene < 0 else ("ask-swift-adapt", s.about_gene(s.active, self.gene))
        play = s.declared[len(s.declared) - 1]
        return ("ask-answer", s.about(play.seat, play.token))

    def verbs(self, s: Evoloosen, seat: i64) -> list[Verb]:
        return [v.PLAY, v.PASS]

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        return "" if action == v.PASS.base else why_not_play(s, seat, action, ONLY_SWIFT)


def who_could_answer(s: Evoloosen) -> i64:
    """The seats that, by what everybody can see, could use a Swift card now, as a bit set: a card in hand, and CP
    enough for the cheapest Swift card of this moment. Nobody answers their own play."""
    uses: i64 = codes.USE_ANYTIME
    found: i64 = s.playing
    if in_battle(s):
        uses |= codes.USE_IN_BATTLE
    if s.declared:
        uses |= codes.USE_AS_ANSWER
        found &= ~(1 << s.declared[len(s.declared) - 1].seat)
    least: i64 = s.deck.cheapest_swift[uses]
    for seat in range(s.players):
        if (found >> seat) & 1 and (not s.seats[seat].hand or s.cp(seat) < least):
            found &= ~(1 << seat)
    return found
