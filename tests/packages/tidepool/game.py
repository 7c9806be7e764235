"""The rules of Tidepool, all of them: cards and shells, then the frames in the order of a round, then the game."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from galapagos.kernel.cards import HIDDEN, Cards
from galapagos.kernel.flow import Frame, Staged, Together
from galapagos.kernel.game import Deck, Game, Mode
from galapagos.kernel.judgement import Judgement
from galapagos.kernel.state import State
from galapagos.kernel.text import BadDeck, Param, Text
from galapagos.kernel.vector import Vector
from galapagos.kernel.verbs import Operand, Verb, Verbs
from galapagos.kernel.view import View

HAND = 3
GOAL = 3
FACES = 6
COPIES = 3

VERBS = Verbs()
BID = VERBS.add("bid", Operand("card", 8, "h"))
PLAIN = VERBS.add("plain")
RAISE = VERBS.add("raise")
BURY = VERBS.add("bury", Operand("card", 8, "h"))
PINCH = VERBS.add("pinch", Operand("player", 4, "p"))
SHIELD = VERBS.add("shield", Operand("face", FACES, "f"))
PASS = VERBS.add("pass")
BREAK = VERBS.add("break")


class TidepoolView(View):
    shells: list[int]
    pile: int
    discards: list[str]
    hands: list[list[int | None]]
    buried: list[list[int | None]]
    bid: list[int]


class Tidepool(State):
    """Hands, buried cards and shells around one pile."""

    __slots__ = ("buried", "cards", "discards", "hands", "pile", "shells")

    def __init__(self) -> None:
        super().__init__()
        self.cards = Cards()
        self.pile: list[i64] = []
        self.discards: list[i64] = []
        self.hands: list[list[i64]] = []
        self.buried: list[list[i64]] = []
        self.shells: list[i64] = []

    def clone(self) -> Tidepool:
        other = Tidepool()
        self.copy_base(other)
        other.cards = self.cards.copy()
        other.pile = self.pile.copy()
        other.discards = self.discards.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.buried = [heap.copy() for heap in self.buried]
        other.shells = self.shells.copy()
        return other

    def decks(self) -> list[Cards]:
        return [self.cards]

    def draw(self, seat: i64) -> None:
        """Take the top card of the pile into the hand; only its owner sees it."""
        if not self.pile:
            return
        token = self.pile.pop()
        self.hands[seat].append(token)
        self.reveal(self.cards, token, 1 << seat)
        if self.watched():
            face = self.cards.face[token]
            self.tell(
                "drew-face",
                {"player": f"player:{seat}", "face": face},
                "pile:0",
                f"card:{token}",
                1 << seat,
            )
            self.tell(
                "drew",
                {"player": f"player:{seat}"},
                "pile:0",
                f"player:{seat}",
                self.everyone() & ~(1 << seat),
            )

    def toss(self, seat: i64, token: i64) -> None:
        """Put a card from the hand onto the discard pile, face up."""
        self.hands[seat].remove(token)
        self.discards.append(token)
        self.reveal(self.cards, token, self.everyone())
        if self.watched():
            params: dict[str, Param] = {"player": f"player:{seat}", "face": self.cards.face[token]}
            self.tell("tossed", params, f"player:{seat}", f"card:{token}")

    def holding(self, seat: i64, face: i64) -> i64:
        """A card of the hand with that face, or -1: copies are interchangeable."""
        for token in self.hands[seat]:
            if self.cards.face[token] == face:
                return token
        return -1

    def view(self, seat: int | None) -> TidepoolView:
        who = self.spectator if seat is None else seat

        def shown(tokens: list[i64]) -> list[int | None]:
            faces = [self.cards.seen(who, token) for token in tokens]
            return [None if face == HIDDEN else face for face in faces]

        bids = [frame for frame in self.stack if isinstance(frame, Bids)]
        own = bids[0].picked[who] if bids and seat is not None else []
        return {
            **self.base_view(seat),
            "shells": list(self.shells),
            "pile": len(self.pile),
            "discards": [f"card:{token}" for token in self.discards],
            "hands": [shown(hand) for hand in self.hands],
            "buried": [shown(heap) for heap in self.buried],
            "bid": list(own),
        }

    def anchor(self, operand: str, value: int, seat: int) -> str:
        if operand == "card":
            hand = self.hands[seat]
            return f"card:{hand[value]}" if value < len(hand) else f"slot:{value}"
        return "" if operand == "face" else f"{operand}:{value}"

    def param(self, operand: str, value: int, seat: int) -> Param:
        return f"player:{value}" if operand == "player" else value


class TidepoolJudgement(Judgement[Tidepool]):
    observation_size = 4

    def observe(self, s: Tidepool, seat: i64, out: Vector) -> None:
        for i in range(s.players):
            out.put(i, float(s.shells[i]))

    def evaluate(self, s: Tidepool, seat: i64) -> float:
        return s.shells[seat] / GOAL


class Round(Frame[Tidepool]):
    """A round: bid together, settle the bids, then refill the hands."""

    __slots__ = ("stage",)

    def __init__(self, stage: i64 = 0) -> None:
        self.stage: i64 = stage

    def copy(self) -> Round:
        return Round(self.stage)

    def step(self, s: Tidepool) -> bool:
        if self.stage == 0:
            self.stage = 1
            s.round += 1
            s.push(Bids(s.players, (1 << s.players) - 1))
        else:
            self.stage = 0
            for seat in range(s.players):
                s.draw(seat)
            if not all(s.hands):
                self._most_shells(s)
        return False

    def _most_shells(self, s: Tidepool) -> None:
        best = max(s.shells)
        s.finish(sum(1 << seat for seat in range(s.players) if s.shells[seat] == best))


def why_no_card(s: Tidepool, seat: i64, slot: i64) -> str:
    """Why the seat can't take the card in that place of the hand: there is none."""
    return "" if slot < len(s.hands[seat]) else "no-card-there"


class Bids(Together[Tidepool]):
    """Everybody picks a card of the hand, then whether to raise."""

    __slots__ = ()

    def copy(self) -> Bids:
        other = Bids()
        self.copy_picks(other)
        return other

    def verbs(self, s: Tidepool, seat: i64) -> list[Verb]:
        return [PLAIN, RAISE] if self.picked[seat] else [BID]

    def why_not(self, s: Tidepool, seat: i64, action: i64) -> str:
        return why_no_card(s, seat, BID.operand(action)) if BID.has(action) else ""

    def choices(self, s: Tidepool, seat: i64) -> list[i64]:
        if not self.picked[seat]:
            return [BID.of(slot) for slot in range(len(s.hands[seat]))]
        return [PLAIN.base, RAISE.base]

    def finished(self, s: Tidepool, seat: i64) -> bool:
        return len(self.picked[seat]) == 2

    def resolve(self, s: Tidepool) -> None:
        scores: list[i64] = []
        for seat in range(s.players):
            slot, stance = BID.operand(self.picked[seat][0]), self.picked[seat][1]
            token = s.hands[seat][slot]
            bonus = s.roll(6) - 4 if stance == RAISE.base else 0
            scores.append(s.cards.face[token] + bonus)
            s.toss(seat, token)
        best = max(scores)
        if scores.count(best) == 1:
            self._take_shell(s, scores.index(best))

    def _take_shell(self, s: Tidepool, seat: i64) -> None:
        s.shells[seat] += 1
        if s.watched():
            s.tell("took-shell", {"player": f"player:{seat}"}, "pool:0", f"player:{seat}")
        if s.shells[seat] >= GOAL:
            s.finish(1 << seat)
        elif s.hands[seat]:
            s.push(Pinch(seat))

    def question(self, s: Tidepool, seat: i64) -> Text:
        return ("ask-stance" if self.picked[seat] else "ask-bid", {})


class Pinch(Staged[Tidepool]):
    """The winner buries a card of the hand, then pinches another player."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat: i64 = seat

    def copy(self) -> Pinch:
        other = Pinch(self.seat)
        other.picked = self.picked.copy()
        return other

    def step(self, s: Tidepool) -> bool:
        return True

    def asked(self, s: Tidepool) -> i64:
        return self.seat

    def verbs(self, s: Tidepool, seat: i64) -> list[Verb]:
        return [PINCH] if self.picked else [BURY, PINCH]

    def why_not(self, s: Tidepool, seat: i64, action: i64) -> str:
        if BURY.has(action):
            return why_no_card(s, seat, BURY.operand(action))
        if PINCH.operand(action) == seat:
            return "not-yourself"
        if PINCH.operand(action) >= s.players:
            return "nobody-there"
        return "" if self.picked else "bury-first"

    def complete(self, s: Tidepool) -> bool:
        return len(self.picked) == 2

    def resolve(self, s: Tidepool, picks: list[i64]) -> None:
        s.pop()
        token = s.cards.conceal(s.hands[self.seat], BURY.operand(picks[0]), self.seat)
        s.buried[self.seat].append(token)
        victim = PINCH.operand(picks[1])
        if s.watched():
            params: dict[str, Param] = {"player": f"player:{self.seat}", "victim": f"player:{victim}"}
            s.tell("pinched", params, f"player:{self.seat}", f"player:{victim}")
        s.push(Window(self.seat, victim, self.seat))

    def question(self, s: Tidepool, seat: i64) -> Text:
        return ("ask-pinch" if self.picked else "ask-bury", {})


class Window(Frame[Tidepool]):
    """The others, in turn, may shield the victim with a discard. Whoever holds cards is asked."""

    __slots__ = ("at", "pincher", "shielded", "victim")

    def __init__(self, pincher: i64 = 0, victim: i64 = 0, at: i64 = 0, shielded: bool = False) -> None:
        self.pincher: i64 = pincher
        self.victim: i64 = victim
        self.at: i64 = at  # whoever was asked last
        self.shielded = shielded

    def copy(self) -> Window:
        return Window(self.pincher, self.victim, self.at, self.shielded)

    def step(self, s: Tidepool) -> bool:
        self.at = (self.at + 1) % s.players
        if self.at != self.pincher and not self.shielded:
            return len(s.hands[self.at]) > 0
        s.pop()
        if not self.shielded and s.shells[self.victim] > 0 and s.roll(6) >= 4:
            s.shells[self.victim] -= 1
        return False

    def asked(self, s: Tidepool) -> i64:
        return self.at

    def verbs(self, s: Tidepool, seat: i64) -> list[Verb]:
        return [SHIELD, PASS]

    def why_not(self, s: Tidepool, seat: i64, action: i64) -> str:
        return "not-held" if SHIELD.has(action) and s.holding(seat, SHIELD.operand(action)) < 0 else ""

    def take(self, s: Tidepool, option: i64) -> None:
        if SHIELD.has(option):
            s.toss(self.at, s.holding(self.at, SHIELD.operand(option)))
            self.shielded = True
            s.push(Breaking(self.pincher))

    def default(self, s: Tidepool, seat: i64) -> i64:
        return PASS.base

    def question(self, s: Tidepool, seat: i64) -> Text:
        return ("ask-shield", {"victim": f"player:{self.victim}"})


class Breaking(Frame[Tidepool]):
    """The pincher may break the shield with a buried card's help: a die of 5 or 6."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat

    def copy(self) -> Breaking:
        return Breaking(self.seat)

    def step(self, s: Tidepool) -> bool:
        return True

    def asked(self, s: Tidepool) -> i64:
        return self.seat

    def verbs(self, s: Tidepool, seat: i64) -> list[Verb]:
        return [BREAK, PASS]

    def why_not(self, s: Tidepool, seat: i64, action: i64) -> str:
        return ""

    def default(self, s: Tidepool, seat: i64) -> i64:
        return PASS.base

    def take(self, s: Tidepool, option: i64) -> None:
        s.pop()
        if option == BREAK.base and s.roll(6) >= 5:
            window = s.stack[-1]
            assert isinstance(window, Window)
            window.shielded = False

    def question(self, s: Tidepool, seat: i64) -> Text:
        return ("ask-break", {})


class TidepoolGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "tidepool",
            [Mode("base", 2, 4)],
            VERBS,
            max_acts=500,
            longest_move=2,
            judgement=TidepoolJudgement(),
            parts=[Round, Bids, Pinch, Window, Breaking],
        )

    def blank(self, deck: Deck) -> State:
        return Tidepool()

    def setup(self, state: State) -> None:
        s = cast(Tidepool, state)
        s.cards = Cards([face for face in range(FACES) for copy in range(COPIES)])
        s.pile = s.cards.tokens()
        s.shuffle(s.cards, s.pile)
        s.hands = [[] for seat in range(s.players)]
        s.buried = [[] for seat in range(s.players)]
        s.shells = [0] * s.players
        for seat in range(s.players):
            for _card in range(HAND):
                s.draw(seat)
        s.push(Round())

    def standard_source(self) -> dict[str, Any]:
        return {"faces": FACES, "copies": COPIES}

    def check_deck(self, source: dict[str, Any]) -> Deck:
        if source != self.standard_source():
            raise BadDeck("tidepool", "another deck", "its own deck, which is always the same")
        return Deck(source)
