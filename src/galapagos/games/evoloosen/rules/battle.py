"""Battle System: alone or together, battle turns, and what follows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.rules.aftermath import Aftermath
from galapagos.games.evoloosen.rules.deals import Talking, can_offer, talk_question
from galapagos.games.evoloosen.rules.effects import Moment
from galapagos.games.evoloosen.rules.inventions import BATTLE_OR_SWIFT, Window, declare, plays, why_not_play
from galapagos.games.evoloosen.rules.promises import sabotaged
from galapagos.games.evoloosen.rules.strength import enemy_strength, side_strength
from galapagos.games.evoloosen.rules.taming import unleash, why_not_unleash
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.kernel.flow import Frame
from galapagos.kernel.text import Param, Text
from galapagos.kernel.verbs import Verb

COLLAB_LIMIT: Final = 3
# The stages of a fight.
BEGINNING: Final = 0
TAKING_PLACES: Final = 1
SUBJECTS: Final[list[Verb]] = [v.PLAY, v.UNLEASH, v.TALK, v.PASS]


class Fight(Frame[Evoloosen]):
    """In Battle: the encounterer meets the Enemy, alone or with one helper; then battle turns; then the end."""

    __slots__ = ("at", "token")

    def __init__(self, token: i64 = 0, at: i64 = 0) -> None:
        self.token: i64 = token
        self.at: i64 = at

    def copy(self) -> Fight:
        return Fight(self.token, self.at)

    def step(self, s: Evoloosen) -> bool:
        at: i64 = self.at
        self.at += 1
        if at == BEGINNING:
            self._begin(s)
            s.push(SoloOrTeam(s.active))
        elif at == TAKING_PLACES:
            self._take_places(s)
        else:
            s.pop()
            s.push(Aftermath())
        return False

    def _begin(self, s: Evoloosen) -> None:
        s.battle.on = True
        s.battle.enemy = self.token
        s.battle.encounterer = s.active
        s.battle.fighters = 1 << s.active
        if s.watched():
            s.tell("battle-began", s.about_habitat(s.active, self.token), f"habitat:{self.token}", "battle:0")

    def _take_places(self, s: Evoloosen) -> None:
        """The fighting side first, then the others clockwise; cards that act as a battle begins do."""
        battle = s.battle
        battle.begun = True
        order: list[i64] = [battle.encounterer]
        if battle.helper >= 0:
            order.append(battle.helper)
        seat: i64 = s.next(battle.encounterer)
        while seat != battle.encounterer:
            if seat != battle.helper and s.plays(seat):
                order.append(seat)
            seat = s.next(seat)
        s.push(Turns(order))
        if battle.helper >= 0:
            s.push(Moment(battle.helper, codes.WHEN_BATTLE))
        s.push(Moment(battle.encounterer, codes.WHEN_BATTLE))


class SoloOrTeam(Frame[Evoloosen]):
    """The encounterer decides whether to fight alone, which is final, or to seek help."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat

    def copy(self) -> SoloOrTeam:
        return SoloOrTeam(self.seat)

    def step(self, s: Evoloosen) -> bool:
        return True

    def asked(self, s: Evoloosen) -> i64:
        return self.seat

    def verbs(self, s: Evoloosen, seat: i64) -> list[Verb]:
        return [v.SOLO, v.TEAM]

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        return ""

    def take(self, s: Evoloosen, option: i64) -> None:
        s.pop()
        if option == v.TEAM.base:
            if s.watched():
                s.tell("seeks-help", {"player": f"player:{self.seat}"}, f"player:{self.seat}", "")
            s.push(SeekHelp(self.seat))
            s.push(Volunteers(s.next(self.seat)))

    def question(self, s: Evoloosen, seat: i64) -> Text:
        params: dict[str, Param] = {"card": s.habitat_title(s.battle.enemy)}
        params["enemy"] = enemy_strength(s)
        params["own"] = side_strength(s)
        return ("ask-solo", params)


class Volunteers(Frame[Evoloosen]):
    """Clockwise, everybody else may volunteer to help, once (rule 15)."""

    __slots__ = ("at",)

    def __init__(self, at: i64 = 0) -> None:
        self.at: i64 = at

    def copy(self) -> Volunteers:
        return Volunteers(self.at)

    def step(self, s: Evoloosen) -> bool:
        if self.at == s.battle.encounterer:
            s.pop()
            return False
        return True

    def asked(self, s: Evoloosen) -> i64:
        return self.at

    def verbs(self, s: Evoloosen, seat: i64) -> list[Verb]:
        return [v.PASS, v.VOLUNTEER]

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        return ""

    def take(self, s: Evoloosen, option: i64) -> None:
        if option == v.VOLUNTEER.base:
            s.battle.volunteers |= 1 << self.at
            if s.watched():
                s.tell("volunteered", {"player": f"player:{self.at}"}, f"player:{self.at}", "battle:0")
        self.at = s.next(self.at)

    def question(self, s: Evoloosen, seat: i64) -> Text:
        return ("ask-volunteer", {"player": f"player:{s.battle.encounterer}"})


class SeekHelp(Talking):
    """Collaborations: up to three offers; none accepted, and the battle is fought alone."""

    __slots__ = ()

    def copy(self) -> SeekHelp:
        other = SeekHelp(self.seat)
        other.picked = self.picked.copy()
        return other

    def step(self, s: Evoloosen) -> bool:
        if s.battle.helper < 0 and s.battle.offers < COLLAB_LIMIT:
            return True
        s.pop()
        return False

    def kinds(self) -> i64:
        return 1 << v.COLLAB

    def act(self, s: Evoloosen, picks: list[i64]) -> None:
        s.pop()

    def spoke(self, s: Evoloosen) -> None:
        s.battle.offers += 1

    def question(self, s: Evoloosen, seat: i64) -> Text:
        if self.picked:
            return talk_question(self.picked)
        return ("ask-help", {"n": COLLAB_LIMIT - s.battle.offers})


class Turns(Frame[Evoloosen]):
    """Battle turns go round until a whole battle round has passed without a play (rule 7)."""

    __slots__ = ("at", "order", "pause")

    def __init__(self, order: list[i64] | None = None, at: i64 = 0, pause: bool = False) -> None:
        self.order: list[i64] = order if order is not None else []
        self.at: i64 = at
        self.pause: bool = pause

    def copy(self) -> Turns:
        return Turns(self.order.copy(), self.at, self.pause)

    def step(self, s: Evoloosen) -> bool:
        if s.battle.scared:
            s.pop()
        elif self.pause:
            self.pause = False
            s.push(Window())
        elif self.at < len(self.order):
            seat: i64 = self.order[self.at]
            self.at += 1
            # The helper shares the encounterer's battle turn: no pause between them.
            self.pause = self.at >= len(self.order) or self.order[self.at] != s.battle.helper
            s.push(BattleTurn(seat))
        elif s.battle.stirred:
            s.battle.stirred = False
            self.at = 0
            if s.watched():
                s.tell("battle-goes-on", {}, "", "battle:0")
        else:
            s.pop()
        return False


class BattleTurn(Talking):
    """A battle turn: any number of Battle or Swift Inventions, the tame unleashed, one offer; then pass."""

    __slots__ = ("offered",)

    def __init__(self, seat: i64 = 0, offered: bool = False) -> None:
        super().__init__(seat)
        self.offered: bool = offered

    def copy(self) -> BattleTurn:
        other = BattleTurn(self.seat, self.offered)
        other.picked = self.picked.copy()
        return other

    def step(self, s: Evoloosen) -> bool:
        if not s.battle.scared and self._something_to_do(s):
            return True
        s.pop()
        return False

    def _something_to_do(self, s: Evoloosen) -> bool:
        """As far as the table can see; who has nothing at all is passed over."""
        player = s.seats[self.seat]
        ready = player.tame >= 0 and not player.tapped
        return len(player.hand) > 0 or ready or self.why_not_talk(s) == ""

    def moves(self, s: Evoloosen) -> list[i64]:
        options = plays(s, self.seat, BATTLE_OR_SWIFT)
        aim: i64 = 0
        while aim <= codes.ENEMY:
            if why_not_unleash(s, self.seat, aim) == "":
                options.append(v.UNLEASH.of(aim))
            aim += 1
        options.append(v.PASS.base)
        return options

    def kinds(self) -> i64:
        return 1 << v.TRADE | 1 << v.BRIBE

    def subjects(self) -> list[Verb]:
        return SUBJECTS

    def why_not_talk(self, s: Evoloosen) -> str:
        """One bribe or trade a battle turn; none when players fight players."""
        if self.offered:
            return "why-one-offer"
        if s.battle.enemy < 0:
            return "why-no-offers-in-finals"
        return "" if can_offer(s, self.seat) else "why-nothing-to-offer"

    def spoke(self, s: Evoloosen) -> None:
        self.offered = True

    def act(self, s: Evoloosen, picks: list[i64]) -> None:
        action: i64 = picks[0]
        if action == v.PASS.base:
            s.pop()
        elif v.UNLEASH.has(action):
            unleash(s, self.seat, v.UNLEASH.operand(action))
            sabotaged(s, self.seat)
            s.push(Window())
        else:
            declare(s, self.seat, action)

    def question(self, s: Evoloosen, seat: i64) -> Text:
        if self.picked:
            return talk_question(self.picked)
        if s.battle.enemy < 0:
            return ("ask-duel-turn", {})
        params: dict[str, Param] = {"enemy": enemy_strength(s), "own": side_strength(s)}
        return ("ask-battle-turn" if s.fights(seat) else "ask-sabotage", params)

    def why_not_move(self, s: Evoloosen, action: i64) -> str:
        if v.PLAY.has(action):
            return why_not_play(s, self.seat, action, BATTLE_OR_SWIFT)
        return why_not_unleash(s, self.seat, v.UNLEASH.operand(action))
