"""The state of a game in progress: the contract that every game keeps.

A state is driven by `legal_actions` and `apply`, one seat at a time or several at once. It is
copied by `clone`, told to a seat by `view`, guessed at by `redeal`, and carried between processes by `save`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from galapagos.kernel.cards import Cards
from galapagos.kernel.flow import NOT_NOW, Frame, lowest
from galapagos.kernel.parts import KIND, Part, dump
from galapagos.kernel.rng import Rng, seeded
from galapagos.kernel.text import Event, GalapagosError, IllegalAction, Param, Text
from galapagos.kernel.view import View

if TYPE_CHECKING:
    from galapagos.kernel.game import Game

NOTHING: Final[Frame[Any]] = Frame()


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part):
    """What the states of all games have in common. Names with an underscore are never saved."""

    __slots__ = (
        "_choices",
        "_choices_of",
        "_considered",
        "_considered_of",
        "_game",
        "_sink",
        "_top",
        "acts",
        "capped",
        "deal",
        "dice",
        "fence",
        "mode",
        "mover",
        "order",
        "over",
        "players",
        "resigned",
        "round",
        "stack",
        "winners",
    )

    def __init__(self, bare: bool = False) -> None:
        """A new state, or a bare one without any values: `clone` gives it all of them."""
        if bare:
            return
        self.players: i64 = 0
        self.mode: i64 = 0
        self.round: i64 = 0
        self.over: bool = False
        self.capped: bool = False  # the game ended by its limit
        self.winners: i64 = 0  # bit sets of seats
        self.resigned: i64 = 0
        self.fence: i64 = 0
        self.mover: i64 = -1  # who completed the last move
        self.acts: i64 = 0  # completed moves: what the limit counts
        self.stack: list[Frame[Any]] = []  # changed by `push`, `pop` and `restack` alone
        self._top: Frame[Any] = NOTHING  # the last of the stack, at hand
        self.deal: Rng = Rng()  # the order of cards
        self.dice: Rng = Rng()
        self.order: Rng = Rng()  # who begins, random targets
        self._game: Game | None = None
        self._sink: Callable[[Event], None] | None = None
        self._choices: list[i64] | None = None
        self._choices_of: i64 = -1
        self._considered: list[i64] = []
        self._considered_of: list[i64] | None = None  # the choices among which it was found

    # --- What a game adds -------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy, without the listener. Write it by hand: search lives on it."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Any:
        """All that the seat may know, ready for JSON; None is a spectator."""
        raise NotImplementedError

    def decks(self) -> list[Cards]:
        """The game's cards, one entry a kind of back."""
        raise NotImplementedError

    def anchor(self, operand: str, value: int, seat: int) -> str:
        """The thing on the table that the seat's operand names ("creature:3"), or "" for none."""
        return f"{operand}:{value}"

    def param(self, operand: str, value: int, seat: int) -> Param:
        """How the seat's operand is told in words."""
        return value

    def redeal_hidden(self, seat: i64, rng: Rng) -> None:
        """Deal anew what the seat does not know. Override where the places are not all alike."""
        for cards in self.decks():
            cards.redeal(seat, rng)

    # --- Who is asked, and what they may do ---------------------------------------------------

    @property
    def game(self) -> Game:
        assert self._game is not None
        return self._game

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked now, lowest first; empty when the game is over."""
        mask: i64 = self.waiting_mask()
        return [seat for seat in range(self.players) if (mask >> seat) & 1]

    @property
    def to_move(self) -> int:
        """The first of the seats that are asked, -1 when the game is over."""
        return self.first_waiting()

    def waiting_mask(self) -> i64:
        if self.over:
            return 0
        return self._top.waiting(self)

    def first_waiting(self) -> i64:
        return -1 if self.over else self._top.asked(self)

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The seat's actions, ascending; empty for a seat that is not asked."""
        mask: i64 = self.waiting_mask()
        if mask == 0:
            return []
        who: i64 = lowest(mask) if seat is None else seat
        if who < 0 or not (mask >> who) & 1:
            return []
        options = self.choices(who).copy()
        options.sort()
        return options

    def choices(self, seat: i64) -> list[i64]:
        """The options of a seat that is asked, in the rules' own order. The list is the state's: don't change it."""
        if self._choices is not None and self._choices_of == seat:
            return self._choices
        found = self._top.options_for(self, seat)
        self._choices = found
        self._choices_of = seat
        return found

    def apply(self, action: int, seat: int | None = None) -> None:
        """Carry the action out. IllegalAction says why not, and then nothing has changed."""
        who: i64 = self.first_waiting() if seat is None else seat
        reason = self.illegal(who, action)
        if reason is not None:
            raise IllegalAction(reason, self.game.plain(reason))
        self.play(who, action)

    def illegal(self, seat: int, action: int) -> Text | None:
        """Why the seat may not take the action, or None if it may."""
        if self.over:
            return ("game-over", {})
        if seat < 0 or not (self.waiting_mask() >> seat) & 1:
            return ("not-asked", {"player": f"player:{seat}"})
        if action in self.choices(seat):
            return None
        if not 0 <= action < self.game.action_count:
            return ("no-such-action", {"action": action})
        return (self.reason(seat, action), {"action": self.notation(action)})

    def reason(self, seat: i64, action: i64) -> str:
        """Why the seat, which is asked, may not take the action: the key of a reason, or "" if it may.

        What the question is not about is told by when it is possible.
        """
        verb = self.game.verbs.verb(action)
        about = self._top.verbs(self, seat)
        return self._top.why_not(self, seat, action) if verb in about else f"when-{verb.name}"

    def play(self, seat: i64, action: i64) -> None:
        """Apply without the check: for search and playouts, which play only what they were given."""
        self._choices = None
        self._top.take_for(self, seat, action)
        self.settle()

    def settle(self) -> None:
        """Let the rules carry on until somebody is asked or the game is over."""
        while not self.over:
            if self._top.step(self):
                if self.acts >= self.game.max_acts:
                    self.capped = True
                    self.finish((1 << self.players) - 1)
                return

    def default_action(self, seat: int) -> int:
        """What a clock, a crash or a time-out plays."""
        return self._top.default(self, seat)

    # --- For rules: the stack, the end ---------------------------------------------------------

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)
        self._top = frame

    def pop(self) -> None:
        self.stack.pop()
        depth: i64 = len(self.stack)
        self._top = self.stack[depth - 1] if depth > 0 else NOTHING

    def restack(self, frames: list[Frame[Any]]) -> None:
        """Put these rules in progress in the place of all others, the last on top."""
        self.stack = frames
        self._top = frames[len(frames) - 1] if frames else NOTHING
        self._choices = None
        self._choices_of = -1
        self._considered_of = None

    def acted(self, seat: i64) -> None:
        """A seat has completed a move; another seat's move is a fence."""
        self.acts += 1
        if seat != self.mover:
            self.mover = seat
            self.fence += 1

    def barrier(self) -> None:
        """What was chosen in secret is out: nobody's earlier move can be taken back."""
        self.mover = -1
        self.fence += 1

    def finish(self, winners: i64) -> None:
        """End the game; the winners share the win. Who has resigned wins only if all have."""
        staying: i64 = winners & ~self.resigned
        self.winners = staying if staying else winners
        self.over = True

    def resign(self, seat: int) -> None:
        """The seat gives up; the last one who has not wins."""
        self.resigned |= 1 << seat
        self.fence += 1
        left: i64 = ((1 << self.players) - 1) & ~self.resigned
        if not self.over and (left & (left - 1)) == 0:
            self.winners = left
            self.over = True

    def returns(self) -> list[float]:
        """One number a seat: 1.0 shared among the winners, 0.0 for the others."""
        count = 0
        for seat in range(self.players):
            count += (self.winners >> seat) & 1
        return [1.0 / count if (self.winners >> seat) & 1 else 0.0 for seat in range(self.players)]

    # --- For rules: chance and knowledge. Each raises the fence ------------------------------------

    @property
    def spectator(self) -> int:
        """The seat number that stands for everybody who only watches."""
        return self.players

    def everyone(self) -> i64:
        """The bit set of all seats and the spectators."""
        return (1 << (self.players + 1)) - 1

    def reveal(self, cards: Cards, token: i64, seats: i64) -> None:
        """Let the seats know the card: the one way to widen knowledge."""
        known: i64 = cards.known[token]
        if seats & ~known:
            cards.own_knowledge()
            cards.known[token] = known | seats
            self.fence += 1

    def shuffle(self, cards: Cards, pile: list[i64]) -> None:
        self.fence += 1
        cards.shuffle(pile, self.deal)

    def new_pile(self, cards: Cards) -> list[i64]:
        """Shuffle cards that nobody has seen yet, all of them, and make them a pile."""
        self.fence += 1
        cards.own_faces()
        self.deal.shuffle(cards.face)
        return cards.tokens()

    def roll(self, sides: i64) -> i64:
        """A die: 1 to sides."""
        self.fence += 1
        return self.dice.below(sides) + 1

    def draw_lot(self, n: i64) -> i64:
        """A number from 0 to n-1 by lot: who begins, which of several."""
        self.fence += 1
        return self.order.below(n)

    # --- Words and pointing ---------------------------------------------------------------------

    def question(self, seat: int) -> Text:
        """What the seat is asked now, or whom it waits for."""
        if self.over:
            return ("game-over", {})
        mask: i64 = self.waiting_mask()
        if seat >= 0 and (mask >> seat) & 1:
            return self._top.question(self, seat)
        return ("waiting-for", {"player": f"player:{lowest(mask)}", "others": count(mask) - 1})

    def notation(self, action: int) -> str:
        return self.game.verbs.notation(action)

    def parse(self, text: str) -> int:
        return self.game.verbs.parse(text)

    def describe(self, action: int, seat: int | None = None) -> Text:
        """The action in words: "act-" and the verb, with its operands told by `param`."""
        who = self._speaker(seat)
        verb = self.game.verbs.verb(action)
        params: dict[str, Param] = {}
        values = verb.values(action)
        for i, operand in enumerate(verb.operands):
            params[operand.name] = self.param(operand.name, values[i], who)
        return (f"act-{verb.name}", params)

    def touches(self, action: int, seat: int | None = None) -> list[str]:
        """What on the table the action names, in pointing order; a bare verb is a button."""
        who = self._speaker(seat)
        verb = self.game.verbs.verb(action)
        values = verb.values(action)
        things: list[str] = []
        for i, operand in enumerate(verb.operands):
            thing = self.anchor(operand.name, values[i], who)
            if thing:
                things.append(thing)
        return things if things else [f"do:{verb.name}"]

    def _speaker(self, seat: int | None) -> int:
        """Whose action it is: the seat given, else the first that is asked."""
        return max(self.first_waiting(), 0) if seat is None else seat

    def why_not(self, seat: int, touches: list[str]) -> Text | None:
        """Why pointing at these things leads nowhere now, in their likeliest meaning; None if it leads somewhere."""
        if self.over:
            return ("game-over", {})
        if not (self.waiting_mask() >> seat) & 1:
            return ("not-asked", {"player": f"player:{seat}"})
        about = self._top.verbs(self, seat)
        others = [verb for verb in self.game.verbs.verbs if verb not in about]
        found: Text | None = None
        for verb in about + others:
            for action in verb.all():
                if self.touches(action, seat)[: len(touches)] == touches:
                    reason = self.reason(seat, action)
                    if not reason:
                        return None
                    if found is None:
                        found = (reason, {"action": self.notation(action)})
        return found if found is not None else (NOT_NOW, {"action": " ".join(touches)})

    # --- Events -----------------------------------------------------------------------------------

    @property
    def sink(self) -> Callable[[Event], None] | None:
        return self._sink

    @sink.setter
    def sink(self, listener: Callable[[Event], None] | None) -> None:
        self._sink = listener

    def tell(self, key: str, params: dict[str, Param], source: str = "", target: str = "", seen: int = -1) -> None:
        """Tell the listener what happened. Rules ask `if s.watched()` before they build this."""
        if self._sink is not None:
            self._sink(Event(key, params, source, target, seen))

    @property
    def top(self) -> Frame[Any]:
        """The rule in progress that asks now."""
        return self._top

    def watched(self) -> bool:
        return self._sink is not None

    # --- For searches: what the game's judgement says, by what the seat knows ---------------------------

    def observe(self, seat: int, out: list[float]) -> None:
        self.game.judgement.fill(self, seat, out)

    def evaluate(self, seat: int) -> float:
        return self.game.judgement.evaluate(self, seat)

    def reckon(self, seat: int) -> float:
        return self.game.judgement.reckon(self, seat)

    def reasons(self, seat: int) -> list[tuple[str, float]]:
        return self.game.judgement.reasons(self, seat)

    def near_end(self) -> bool:
        return self.game.judgement.near_end(self)

    def considered(self, seat: i64) -> list[i64]:
        """The options of an asked seat that a bot weighs. As with `choices` the list is the state's, in any order."""
        options = self.choices(seat)
        if self._considered_of is not options:
            self._considered = self.game.judgement.considered(self, seat, options)
            self._considered_of = options
        return self._considered

    def instinct(self, seat: i64, rng: Rng) -> i64:
        return self.game.judgement.instinct(self, seat, rng)

    # --- Copies, saves, guesses ---------------------------------------------------------------------

    def copy_base(self, other: State) -> None:
        """Give a new state of the same class what every state has (for `clone`)."""
        other.players = self.players
        other.mode = self.mode
        other.round = self.round
        other.over = self.over
        other.capped = self.capped
        other.winners = self.winners
        other.resigned = self.resigned
        other.fence = self.fence
        other.mover = self.mover
        other.acts = self.acts
        other._game = self._game
        other.deal = self.deal.copy()
        other.dice = self.dice.copy()
        other.order = self.order.copy()
        other._sink = None
        stack: list[Frame[Any]] = []
        for frame in self.stack:
            stack.append(frame.copy())
        other.restack(stack)

    def redeal(self, seat: int, seed: int) -> State:
        """Another state that looks the same to this seat (or spectator): what it does not know is drawn by the seed."""
        if not 0 <= seat <= self.players:
            raise GalapagosError(f"there is no seat {seat}")
        other = self.clone()
        other.reseed(seed)
        rng = seeded(seed, 3)
        other.redeal_hidden(seat, rng)
        for frame in other.stack:
            frame.forget(other, seat, rng)
        return other

    def reopen(self, seat: int) -> None:
        """Take back what others have picked of a choice made together: in a guess nobody's pick is certain."""
        for frame in self.stack:
            frame.reopen(self, seat)

    def reseed(self, seed: int) -> None:
        """Begin the three streams of chance anew."""
        self.deal = seeded(seed, 0)
        self.dice = seeded(seed, 1)
        self.order = seeded(seed, 2)

    def unveiled(self) -> State:
        """A copy in which spectators see every card that somebody knows: for replays of finished games."""
        other = self.clone()
        for cards in other.decks():
            cards.own_knowledge()
            for token in range(len(cards.known)):
                cards.known[token] |= 1 << self.players if cards.known[token] else 0
        return other

    def save(self) -> dict[str, Any]:
        """Everything as plain data, at any moment, also in the middle of a nested choice."""
        data: dict[str, Any] = dump(self)
        del data[KIND]
        names = self.game.saved_as
        return self.game.envelope(self) | {"state": {names.get(name, name): value for name, value in data.items()}}

    def digest(self) -> str:
        """A short hash of everything that `save` keeps."""
        text = json.dumps(self.save(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    def base_view(self, seat: int | None) -> View:
        """The part of a view that every game has."""
        return {
            "game": self.game.id,
            "mode": self.game.modes[self.mode].name,
            "players": int(self.players),
            "seat": seat,
            "round": int(self.round),
            "waiting": self.waiting,
            "over": self.over,
            "returns": self.returns() if self.over else None,
            "resigned": [i for i in range(self.players) if (self.resigned >> i) & 1],
        }


def count(mask: i64) -> i64:
    """How many bits of a bit set are on."""
    total: i64 = 0
    while mask:
        mask &= mask - 1
        total += 1
    return total
