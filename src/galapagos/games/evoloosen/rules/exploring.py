"""Turns, phase 1: exploring, and what can be met there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.rules.battle import Fight
from galapagos.games.evoloosen.rules.effects import Moment, Run
from galapagos.games.evoloosen.rules.inventions import Window
from galapagos.games.evoloosen.rules.limits import gain, lose
from galapagos.games.evoloosen.rules.piles import draw, draw_habitat
from galapagos.games.evoloosen.rules.taming import tame, why_not_tame
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.games.evoloosen.terms import quest
from galapagos.kernel.flow import Frame
from galapagos.kernel.text import Param, Text
from galapagos.kernel.verbs import Verb

RENT: Final = 2
LAND_MP: Final = 3
LAND_CARDS: Final = 1
EXPLORE_LIMIT: Final = 8  # so that a deck of nothing but second chances comes to an end
# The stages of an encounter.
APPEARING: Final = 0
MEETING: Final = 1


class Exploring(Frame[Evoloosen]):
    """Draw a Habitat card, or take one of the Unresolved cards; some encounters let you explore again."""

    __slots__ = ("chosen", "more", "seat")

    def __init__(self, seat: i64 = 0, chosen: bool = False, more: i64 = 0) -> None:
        self.seat: i64 = seat
        self.chosen: bool = chosen
        self.more: i64 = more  # how often the player has explored again

    def copy(self) -> Exploring:
        return Exploring(self.seat, self.chosen, self.more)

    def step(self, s: Evoloosen) -> bool:
        if not self.chosen:
            return True
        if s.again > 0 and self.more < EXPLORE_LIMIT:
            s.again -= 1
            self.more += 1
            explore(s, self.seat)
        else:
            s.pop()
        return False

    def asked(self, s: Evoloosen) -> i64:
        return self.seat

    def options(self, s: Evoloosen) -> list[i64]:
        options: list[i64] = [v.EXPLORE.base]
        for place in range(min(len(s.unresolved), v.ROW)):
            if why_not_take(s, self.seat, place) == "":
                options.append(v.TAKE.of(place))
        return options

    def verbs(self, s: Evoloosen, seat: i64) -> list[Verb]:
        return [v.EXPLORE, v.TAKE]

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        return "" if action == v.EXPLORE.base else why_not_take(s, seat, v.TAKE.operand(action))

    def take(self, s: Evoloosen, option: i64) -> None:
        self.chosen = True
        if option == v.EXPLORE.base:
            explore(s, self.seat)
            return
        token = s.unresolved.pop(v.TAKE.operand(option))
        if s.watched():
            s.tell("took-unresolved", s.about_habitat(self.seat, token), f"habitat:{token}", f"player:{self.seat}")
        s.push(Encounter(token, False))

    def question(self, s: Evoloosen, seat: i64) -> Text:
        return ("ask-explore", {"n": len(s.unresolved)})


def explore(s: Evoloosen, seat: i64) -> None:
    """Draw the top Habitat card, if there is one."""
    token = draw_habitat(s)
    if token < 0:
        return
    if s.watched():
        s.tell("explored", s.about_habitat(seat, token), "deck:habitat", f"habitat:{token}")
    s.push(Encounter(token, True))


def why_not_take(s: Evoloosen, seat: i64, place: i64) -> str:
    """Why an Unresolved card can't be taken: a Villager's quest must be met, and its price paid."""
    if place >= len(s.unresolved):
        return "why-no-card"
    face: i64 = s.habitat.face[s.unresolved[place]]
    if s.deck.kind[face] != codes.VILLAGER:
        return ""
    return why_not_pay(s, seat, face)


def why_not_pay(s: Evoloosen, seat: i64, face: i64) -> str:
    """Why the seat can't complete the Villager's quest."""
    if not s.holds(seat, s.deck.condition[face], s.deck.least[face]):
        return "why-quest"
    return "" if s.seats[seat].mp >= s.deck.price[face] else "why-mp"


class Encounter(Frame[Evoloosen]):
    """A Habitat card lies face up before the active player. A drawn Antagonist reads its condition once, now."""

    __slots__ = ("at", "attacks", "fresh", "token")

    def __init__(self, token: i64 = 0, fresh: bool = True) -> None:
        self.token: i64 = token
        self.fresh: bool = fresh
        self.at: i64 = 0
        self.attacks: bool = False

    def copy(self) -> Encounter:
        other = Encounter(self.token, self.fresh)
        other.at = self.at
        other.attacks = self.attacks
        return other

    def step(self, s: Evoloosen) -> bool:
        face: i64 = s.habitat.face[self.token]
        if self.at == APPEARING:
            self.at = MEETING
            self.attacks = s.holds(s.active, s.deck.condition[face], s.deck.least[face])
            if self.fresh:
                s.push(Window())
            return False
        return self._meet(s, face, s.deck.kind[face])

    def _meet(self, s: Evoloosen, face: i64, kind: i64) -> bool:
        """Carry out what needs no choice; True when the player has one."""
        s.stir()
        if kind == codes.PREDATOR:
            if self.fresh and why_not_tame(s, s.active, self.token) == "":
                return True
            self._fight(s)
        elif kind == codes.ANTAGONIST:
            if self.fresh and not self.attacks:
                return True
            self._fight(s)
        elif kind == codes.VILLAGER:
            return self._villager(s, face)
        elif kind == codes.PET or kind == codes.MOUNT:
            return True
        elif kind == codes.LAND:
            s.pop()
            owned_land(s, self.token)
        else:
            self._happen(s, face, kind)
        return False

    def _fight(self, s: Evoloosen) -> None:
        s.pop()
        s.push(Fight(self.token))

    def _villager(self, s: Evoloosen, face: i64) -> bool:
        """A quest that is met completes by itself; where it costs something, by choice, which for an Unresolved one
        was made in taking it (rule 5)."""
        if why_not_pay(s, s.active, face) != "":
            self._leave(s)
        elif self.fresh and s.deck.price[face] > 0:
            return True
        else:
            self._complete(s, face)
        return False

    def _complete(self, s: Evoloosen, face: i64) -> None:
        s.pop()
        seat: i64 = s.active
        if s.watched():
            told: dict[str, Param] = s.about_habitat(seat, self.token)
            told["quest"] = quest(s, face)
            s.tell("completed-quest", told, f"habitat:{self.token}", f"player:{seat}")
        lose(s, seat, s.deck.price[face])
        gain(s, seat, s.deck.loot_mp[face])
        draw(s, seat, s.deck.loot_cards[face])
        s.habitat_discards.append(self.token)
        s.push(Moment(seat, codes.WHEN_QUEST))

    def _leave(self, s: Evoloosen) -> None:
        s.pop()
        s.unresolved.append(self.token)
        if s.watched():
            s.tell("left-unresolved", s.about_habitat(s.active, self.token), f"habitat:{self.token}", "row:0")

    def _happen(self, s: Evoloosen, face: i64, kind: i64) -> None:
        """Opportunities, events, hazards and the die: follow the card."""
        s.pop()
        s.habitat_discards.append(self.token)
        program: i64 = s.deck.happening[face]
        if kind == codes.DIE:
            thrown: i64 = s.roll(6)
            program = s.deck.die[face * 6 + thrown - 1]
            if s.watched():
                s.tell("rolled", {"player": f"player:{s.active}", "n": thrown}, "die:0", "")
        if program >= 0:
            s.push(Run(program, s.active, codes.NOTHING, True))

    def asked(self, s: Evoloosen) -> i64:
        return s.active

    def verbs(self, s: Evoloosen, seat: i64) -> list[Verb]:
        return [v.FIGHT, v.LEAVE, v.PAY, v.KEEP, v.TAME]

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        """Whom there is a choice about, `_meet` has decided."""
        kind: i64 = s.deck.kind[s.habitat.face[self.token]]
        if action == v.TAME.base:
            return why_not_tame(s, seat, self.token)
        if action == v.FIGHT.base:
            return "" if kind == codes.PREDATOR or kind == codes.ANTAGONIST else "why-no-enemy"
        if action == v.LEAVE.base:
            return "why-predator-attacks" if kind == codes.PREDATOR else ""
        if action == v.PAY.base:
            return "" if kind == codes.VILLAGER else "why-no-quest"
        return "" if kind == codes.PET or kind == codes.MOUNT else "why-no-companion"

    def take(self, s: Evoloosen, option: i64) -> None:
        if option == v.FIGHT.base:
            self._fight(s)
        elif option == v.LEAVE.base:
            self._leave(s)
        elif option == v.TAME.base:
            s.pop()
            tame(s, s.active, self.token)
        elif option == v.PAY.base:
            self._complete(s, s.habitat.face[self.token])
        else:
            s.pop()
            keep(s, s.active, self.token)

    def question(self, s: Evoloosen, seat: i64) -> Text:
        kind: i64 = s.deck.kind[s.habitat.face[self.token]]
        params: dict[str, Param] = {"card": s.habitat_title(self.token)}
        if kind == codes.PREDATOR:
            return ("ask-tame", params)
        if kind == codes.ANTAGONIST:
            return ("ask-idle", params)
        return ("ask-pay", params) if kind == codes.VILLAGER else ("ask-keep", params)


def keep(s: Evoloosen, seat: i64, token: i64) -> None:
    """Keep a pet or a mount; the one it replaces is discarded."""
    player = s.seats[seat]
    if player.companion >= 0:
        s.habitat_discards.append(player.companion)
    player.companion = token
    if s.watched():
        s.tell("kept-companion", s.about_habitat(seat, token), f"habitat:{token}", f"player:{seat}")


def owned_land(s: Evoloosen, token: i64) -> None:
    """Owned Land: the owner profits; anybody else pays and explores again. It returns to its owner (rule 13)."""
    owner: i64 = s.expansionist()
    s.lands.append(token)
    spared = s.guarded(s.active, codes.GUARD_MP)  # rent is a loss like any other (rule 24)
    if s.watched():
        params: dict[str, Param] = {"player": f"player:{s.active}", "owner": f"player:{owner}"}
        key = "found-own-land" if owner == s.active else "found-land-free" if spared else "found-land"
        s.tell(key, params, f"habitat:{token}", f"player:{owner}")
    if owner == s.active:
        gain(s, owner, LAND_MP)
        draw(s, owner, LAND_CARDS + s.improved(owner, codes.LAND_DRAW))
    else:
        if not spared:
            gain(s, owner, lose(s, s.active, RENT + s.improved(owner, codes.MORE_RENT)))
        s.again += 1
