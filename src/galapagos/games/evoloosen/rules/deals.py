"""Collaborations, trades and bribes: an offer is made and answered (rules 15, 16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.parts import Offer
from galapagos.games.evoloosen.rules.bargains import agree, lay_open, reject
from galapagos.games.evoloosen.rules.form import LINES, fill_form, form_lines, offer_of, why_not_line
from galapagos.games.evoloosen.rules.offers import why_not_accept, why_not_template
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.games.evoloosen.terms import terms
from galapagos.kernel.flow import Staged, Together
from galapagos.kernel.text import Param, Text
from galapagos.kernel.verbs import Verb

# How many picks of an offer are made when it comes to its partner, and to a template or the form.
CHOOSING_DEAL: Final = 1
CHOOSING_TEMPLATE: Final = 2
TALK_OR_PASS: Final[list[Verb]] = [v.TALK, v.PASS]
REPLIES: Final[list[Verb]] = [v.ACCEPT, v.COUNTER, v.REJECT]
# When each kind of offer is made, said where it is not.
ELSEWHERE: Final = ["why-no-collab", "why-no-trade", "why-no-bribe"]


class Talking(Staged[Evoloosen]):
    """A frame in which the asked seat may also make an offer: what and to whom, then ready-made or by a form."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat: i64 = seat

    # What each such frame adds:

    def kinds(self) -> i64:
        """The kinds of offer that can be made here, as a bit set."""
        raise NotImplementedError

    def act(self, s: Evoloosen, picks: list[i64]) -> None:
        """Carry out one of the moves."""
        raise NotImplementedError

    def spoke(self, s: Evoloosen) -> None:
        """An offer is being made: count it."""

    def subjects(self) -> list[Verb]:
        """What the question is about before anything is picked."""
        return TALK_OR_PASS

    def moves(self, s: Evoloosen) -> list[i64]:
        """What else the seat can do."""
        return [v.PASS.base]

    def why_not_move(self, s: Evoloosen, action: i64) -> str:
        """Why one of the moves is not possible."""
        return ""

    def why_not_talk(self, s: Evoloosen) -> str:
        """Why the seat can make no offer now."""
        return ""

    def why_not_partner(self, s: Evoloosen, to: i64) -> str:
        """Why that player can't be made an offer."""
        if to >= s.players:
            return "why-no-player"
        if to == self.seat:
            return "why-not-yourself"
        return "" if s.plays(to) else "why-not-in-finals"

    def further(self, s: Evoloosen) -> list[i64]:
        """The next picks of a move in stages; empty when the move is whole."""
        return []

    # What all of them share:

    def asked(self, s: Evoloosen) -> i64:
        return self.seat

    def options(self, s: Evoloosen) -> list[i64]:
        if not self.picked:
            options = self.moves(s)
            if self.why_not_talk(s) == "":
                options.append(v.TALK.base)
            return options
        return self._talk(s) if self.picked[0] == v.TALK.base else self.further(s)

    def _talk(self, s: Evoloosen) -> list[i64]:
        if len(self.picked) == CHOOSING_DEAL:
            return self._deals(s)
        if len(self.picked) == CHOOSING_TEMPLATE:
            values = v.DEAL.values(self.picked[1])
            options: list[i64] = []
            for template in range(v.TEMPLATES):
                if why_not_template(s, self.seat, values[0], values[1], template) == "":
                    options.append(v.TEMPLATE.of(template))
            options.append(v.FORM.base)
            return options
        return form_lines(s, offer_of(s, self.seat, self.picked[1:]), self.picked[len(self.picked) - 1])

    def _deals(self, s: Evoloosen) -> list[i64]:
        options: list[i64] = []
        for kind in range(len(v.DEALS)):
            for seat in range(s.players):
                if self._why_not_deal(s, kind, seat) == "":
                    options.append(v.DEAL.of2(kind, seat))
        return options

    def _why_not_deal(self, s: Evoloosen, kind: i64, to: i64) -> str:
        return self.why_not_partner(s, to) if (self.kinds() >> kind) & 1 else ELSEWHERE[kind]

    def complete(self, s: Evoloosen) -> bool:
        if self.picked[0] != v.TALK.base:
            return not self.further(s)
        last: i64 = self.picked[len(self.picked) - 1]
        return last == v.SEND.base or v.TEMPLATE.has(last)

    def resolve(self, s: Evoloosen, picks: list[i64]) -> None:
        if picks[0] != v.PASS.base:
            s.stir()
        if picks[0] != v.TALK.base:
            self.act(s, picks)
            return
        offer = offer_of(s, self.seat, picks[1:])
        self.spoke(s)
        make_offer(s, offer)

    def default(self, s: Evoloosen, seat: i64) -> i64:
        """A clock passes. An offer begun is sent as it stands, an empty one before a template that costs something."""
        if not self.picked:
            return v.PASS.base
        options = self.options(s)
        return v.FORM.base if v.FORM.base in options else options[0]

    def verbs(self, s: Evoloosen, seat: i64) -> list[Verb]:
        """While a move is half made, also what has to wait for its end."""
        return self._next() + self.subjects()

    def _next(self) -> list[Verb]:
        """What the next pick of a move that was begun is about."""
        if not self.picked:
            return []
        if self.picked[0] != v.TALK.base:
            return [v.VERBS.verb(self.picked[0])]
        if len(self.picked) == CHOOSING_DEAL:
            return [v.DEAL]
        return [v.TEMPLATE, v.FORM] if len(self.picked) == CHOOSING_TEMPLATE else LINES

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        if not self.picked:
            if action == v.PASS.base:
                return ""
            return self.why_not_talk(s) if action == v.TALK.base else self.why_not_move(s, action)
        if v.VERBS.verb(action) not in self._next():
            return "why-finish-first"
        if self.picked[0] != v.TALK.base:
            return "" if action in self.further(s) else "why-not-held"
        return self._why_not_said(s, action)

    def _why_not_said(self, s: Evoloosen, action: i64) -> str:
        """Why that can't be the next part of the offer."""
        if len(self.picked) == CHOOSING_DEAL:
            values = v.DEAL.values(action)
            return self._why_not_deal(s, values[0], values[1])
        if len(self.picked) == CHOOSING_TEMPLATE:
            values = v.DEAL.values(self.picked[1])
            form = action == v.FORM.base
            return "" if form else why_not_template(s, self.seat, values[0], values[1], v.TEMPLATE.operand(action))
        offer = offer_of(s, self.seat, self.picked[1:])
        return why_not_line(s, offer, self.picked[len(self.picked) - 1], action)


def make_offer(s: Evoloosen, offer: Offer) -> None:
    """Say what is offered, and wait for the answer."""
    announce(s, offer)
    s.push(Deal(offer))


def announce(s: Evoloosen, offer: Offer) -> None:
    """Lay the offered cards open to the other, and tell everybody the terms."""
    offer.give = lay_open(s, offer.by, offer.to, offer.give)
    if s.watched():
        params: dict[str, Param] = {"player": f"player:{offer.by}", "target": f"player:{offer.to}"}
        params["deal"] = f"@deal-{v.DEALS[offer.kind]}"
        params.update(terms(s, offer, False))
        key = "countered" if offer.counter else "offered"
        s.tell(key, params, f"player:{offer.by}", f"player:{offer.to}")


class Deal(Staged[Evoloosen]):
    """An offer lies on the table: others may bribe the one asked, who accepts, rejects, or counters once."""

    __slots__ = ("briber", "offer", "opened")

    def __init__(self, offer: Offer | None = None) -> None:
        super().__init__()
        self.offer: Offer = offer if offer is not None else Offer()
        self.opened: bool = False
        self.briber: i64 = -1

    def copy(self) -> Deal:
        other = Deal(self.offer.copy())
        other.picked = self.picked.copy()
        other.opened = self.opened
        other.briber = self.briber
        return other

    def step(self, s: Evoloosen) -> bool:
        if not self.opened:
            self.opened = True
            self.briber = s.next(self.offer.by) if self.offer.kind == v.COLLAB else self.offer.by
        if self.briber == self.offer.by:
            return True
        seat: i64 = self.briber
        self.briber = s.next(seat)
        if seat != self.offer.to and can_offer(s, seat):
            s.push(Invite(seat, v.BRIBE, self.offer.to))
        return False

    def asked(self, s: Evoloosen) -> i64:
        return self.offer.to

    def options(self, s: Evoloosen) -> list[i64]:
        if not self.picked:
            options: list[i64] = [v.REJECT.base]
            if why_not_accept(s, self.offer) == "":
                options.append(v.ACCEPT.base)
            if not self.offer.counter:
                options.append(v.COUNTER.base)
            return options
        return form_lines(s, self._counter(s), self._last()) if self._counters() else self._cards(s)

    def _counters(self) -> bool:
        return self.picked[0] == v.COUNTER.base

    def _last(self) -> i64:
        """The line of a counter-offer that was written last."""
        return self.picked[len(self.picked) - 1] if len(self.picked) > 1 else v.FORM.base

    def _counter(self, s: Evoloosen) -> Offer:
        offer = Offer(self.offer.kind, self.offer.to, self.offer.by)
        offer.counter = True
        fill_form(s, offer, self.picked, 1)
        return offer

    def _cards(self, s: Evoloosen) -> list[i64]:
        """Cards to hand over where any were wanted, besides those that were named."""
        hand = s.seats[self.offer.to].hand
        kept: list[i64] = self.offer.want.copy()
        seen: list[i64] = []
        options: list[i64] = []
        for place in range(len(hand)):
            face: i64 = s.inventions.face[hand[place]]
            if v.HAND_OVER.of(place) in self.picked:
                continue
            if face in kept:
                kept.remove(face)
            elif face not in seen:
                seen.append(face)
                options.append(v.HAND_OVER.of(place))
        return options

    def complete(self, s: Evoloosen) -> bool:
        first: i64 = self.picked[0]
        if first == v.ACCEPT.base:
            return len(self.picked) == 1 + self.offer.want_any
        return first == v.REJECT.base or self.picked[len(self.picked) - 1] == v.SEND.base

    def resolve(self, s: Evoloosen, picks: list[i64]) -> None:
        s.stir()
        s.pop()
        if picks[0] == v.ACCEPT.base:
            tokens = [s.seats[self.offer.to].hand[v.HAND_OVER.operand(pick)] for pick in picks[1:]]
            agree(s, self.offer, tokens)
        elif picks[0] == v.REJECT.base:
            reject(s, self.offer)
        else:
            self.picked = picks
            offer = self._counter(s)
            self.picked = []
            make_offer(s, offer)

    def default(self, s: Evoloosen, seat: i64) -> i64:
        """A time-out is a rejection; a form begun is sent as it stands."""
        if not self.picked:
            return v.REJECT.base
        return v.SEND.base if self._counters() else self._cards(s)[0]

    def question(self, s: Evoloosen, seat: i64) -> Text:
        if self.picked:
            return ("ask-form" if self._counters() else "ask-hand-over", {})
        told: dict[str, Param] = {"player": f"player:{self.offer.by}", "deal": f"@deal-{v.DEALS[self.offer.kind]}"}
        told.update(terms(s, self.offer, True))
        return ("ask-reply", told)

    def verbs(self, s: Evoloosen, seat: i64) -> list[Verb]:
        if not self.picked:
            return REPLIES
        return (LINES if self._counters() else [v.HAND_OVER]) + REPLIES

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        if not self.picked:
            if action == v.ACCEPT.base:
                return why_not_accept(s, self.offer)
            return "why-one-counter" if action == v.COUNTER.base and self.offer.counter else ""
        if v.VERBS.verb(action) in REPLIES:
            return "why-finish-first"
        if self._counters():
            return why_not_line(s, self._counter(s), self._last(), action)
        return "" if action in self._cards(s) else "why-hand-over"


class Invite(Talking):
    """A player may make one offer of one kind to one other: a bribe before a reply; a trade, as one of several."""

    __slots__ = ("kind", "to")

    def __init__(self, seat: i64 = 0, kind: i64 = 0, to: i64 = 0) -> None:
        super().__init__(seat)
        self.kind: i64 = kind
        self.to: i64 = to

    def copy(self) -> Invite:
        other = Invite(self.seat, self.kind, self.to)
        other.picked = self.picked.copy()
        return other

    def step(self, s: Evoloosen) -> bool:
        return True

    def kinds(self) -> i64:
        return 1 << self.kind

    def why_not_partner(self, s: Evoloosen, to: i64) -> str:
        return "" if to == self.to else "why-only-invited"

    def act(self, s: Evoloosen, picks: list[i64]) -> None:
        s.pop()

    def spoke(self, s: Evoloosen) -> None:
        s.pop()

    def question(self, s: Evoloosen, seat: i64) -> Text:
        if self.picked:
            return talk_question(self.picked)
        key = "ask-bribe" if self.kind == v.BRIBE else "ask-trade"
        return (key, {"target": f"player:{self.to}"})


class Trades(Together[Evoloosen]):
    """As Action begins every opponent may offer one trade: all write at the same time, in secret; then the offers lie
    on the table together and are answered clockwise from the active player (rule 15)."""

    __slots__ = ("to",)

    def __init__(self, players: i64 = 0, seats: i64 = 0, to: i64 = 0) -> None:
        super().__init__(players, seats)
        self.to: i64 = to

    def copy(self) -> Trades:
        other = Trades(0, 0, self.to)
        self.copy_picks(other)
        return other

    def voice(self, seat: i64) -> Invite:
        """The seat's own offer, as far as it is written."""
        invite = Invite(seat, v.TRADE, self.to)
        invite.picked = self.picked[seat]
        return invite

    def choices(self, s: Evoloosen, seat: i64) -> list[i64]:
        return self.voice(seat).options(s)

    def finished(self, s: Evoloosen, seat: i64) -> bool:
        return len(self.picked[seat]) > 0 and self.voice(seat).complete(s)

    def resolve(self, s: Evoloosen) -> None:
        offers: list[Offer] = []
        seat: i64 = s.next(self.to)
        while seat != self.to:
            picks = self.picked[seat]
            if picks and picks[0] == v.TALK.base:
                offers.append(offer_of(s, seat, picks[1:]))
            seat = s.next(seat)
        for offer in offers:
            s.stir()
            announce(s, offer)
        for offer in reversed(offers):
            s.push(Deal(offer))

    def default(self, s: Evoloosen, seat: i64) -> i64:
        return self.voice(seat).default(s, seat)

    def question(self, s: Evoloosen, seat: i64) -> Text:
        return self.voice(seat).question(s, seat)

    def verbs(self, s: Evoloosen, seat: i64) -> list[Verb]:
        return self.voice(seat).verbs(s, seat)

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        return self.voice(seat).why_not(s, seat, action)


def talk_question(picks: list[i64]) -> Text:
    """What is asked while an offer is being made."""
    if len(picks) == CHOOSING_DEAL:
        return ("ask-deal", {})
    return ("ask-template" if len(picks) == CHOOSING_TEMPLATE else "ask-form", {})


def can_offer(s: Evoloosen, seat: i64) -> bool:
    """Whether the seat has anything to offer: MP or cards."""
    player = s.seats[seat]
    return s.plays(seat) and (player.mp > 0 or len(player.hand) > 0)
