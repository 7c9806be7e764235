"""Collaborations, trades and bribes: an offer is answered, and what is agreed changes hands at once (rules 15, 16)."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.parts import Offer
from galapagos.games.evoloosen.rules.offers import (
    fill_form,
    form_lines,
    has_wanted,
    offer_of,
    templates,
    within_limits,
)
from galapagos.games.evoloosen.rules.promises import promise, replied
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.kernel.flow import Staged
from galapagos.kernel.text import Param, Text


class Talking(Staged[Evoloosen]):
    """A frame in which the asked seat may also make an offer: what and to whom, then ready-made or by a form."""

    __slots__ = ("seat",)

    def __init__(self, seat: i64 = 0) -> None:
        super().__init__()
        self.seat: i64 = seat

    # What each such frame adds:

    def moves(self, s: Evoloosen) -> list[i64]:
        """What else the seat can do."""
        raise NotImplementedError

    def partners(self, s: Evoloosen, kind: i64) -> i64:
        """To whom the seat may make an offer of this kind now, as a bit set."""
        raise NotImplementedError

    def act(self, s: Evoloosen, picks: list[i64]) -> None:
        """Carry out one of the moves."""
        raise NotImplementedError

    def spoke(self, s: Evoloosen) -> None:
        """An offer is being made: count it."""

    def further(self, s: Evoloosen) -> list[i64]:
        """The next picks of a move in stages; empty when the move is whole."""
        return []

    def move_reason(self, s: Evoloosen, action: i64) -> str:
        """Why one of the moves is not possible."""
        return ""

    # What all of them share:

    def asked(self, s: Evoloosen) -> i64:
        return self.seat

    def options(self, s: Evoloosen) -> list[i64]:
        if not self.picked:
            options = self.moves(s)
            if self._partners(s):
                options.append(v.TALK.base)
            return options
        if self.picked[0] == v.TALK.base:
            return self._talk(s)
        return self.further(s)

    def _partners(self, s: Evoloosen) -> bool:
        return (self.partners(s, v.COLLAB) | self.partners(s, v.TRADE) | self.partners(s, v.BRIBE)) != 0

    def _talk(self, s: Evoloosen) -> list[i64]:
        options: list[i64] = []
        if len(self.picked) == 1:
            for kind in range(3):
                seats: i64 = self.partners(s, kind)
                for seat in range(s.players):
                    if (seats >> seat) & 1:
                        options.append(v.DEAL.of2(kind, seat))
        elif len(self.picked) == 2:
            values = v.DEAL.values(self.picked[1])
            options = templates(s, self.seat, values[0], values[1])
            options.append(v.FORM.base)
        else:
            offer = offer_of(s, self.seat, self.picked[1:])
            options = form_lines(s, offer, self.picked[len(self.picked) - 1])
        return options

    def complete(self, s: Evoloosen) -> bool:
        if self.picked[0] != v.TALK.base:
            return not self.further(s)
        last: i64 = self.picked[len(self.picked) - 1]
        return last == v.SEND.base or v.TEMPLATE.has(last)

    def resolve(self, s: Evoloosen, picks: list[i64]) -> None:
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

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        if self.picked:
            return "why-finish-first"
        if action == v.TALK.base:
            return "why-no-offers"
        return self.move_reason(s, action)


def make_offer(s: Evoloosen, offer: Offer) -> None:
    """Lay the offered cards open to the other, and wait for the answer."""
    offer.give = lay_open(s, offer.by, offer.to, offer.give)
    if s.watched():
        params: dict[str, Param] = {"player": f"player:{offer.by}", "target": f"player:{offer.to}"}
        params["deal"] = f"@deal-{v.DEALS[offer.kind]}"
        key = "countered" if offer.counter else "offered"
        s.tell(key, params, f"player:{offer.by}", f"player:{offer.to}")
    s.push(Deal(offer))


def lay_open(s: Evoloosen, by: i64, to: i64, chosen: list[i64]) -> list[i64]:
    """Show cards of a hand to one other player. The hand's lowest tokens carry them, so that nobody else can
    tell which they are; what others knew of the hand is gone, unless all of it is shown."""
    hand = s.seats[by].hand
    if not chosen:
        return []
    shown: list[i64] = sorted(hand)[: len(chosen)]
    if len(chosen) < len(hand):
        wanted: list[i64] = [s.inventions.face[token] for token in chosen]
        rest: list[i64] = [s.inventions.face[token] for token in sorted(hand) if token not in chosen]
        faces: list[i64] = wanted + rest
        i: i64 = 0
        s.inventions.own_faces()
        s.inventions.own_knowledge()
        for token in sorted(hand):
            s.inventions.face[token] = faces[i]
            s.inventions.known[token] &= 1 << by
            i += 1
    for token in shown:
        s.reveal(s.inventions, token, 1 << to)
    return shown


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
            if self._reason(s) == "":
                options.append(v.ACCEPT.base)
            if not self.offer.counter:
                options.append(v.COUNTER.base)
            return options
        if self.picked[0] == v.COUNTER.base:
            last: i64 = self.picked[len(self.picked) - 1] if len(self.picked) > 1 else v.FORM.base
            return form_lines(s, self._counter(s), last)
        return self._cards(s)

    def _reason(self, s: Evoloosen) -> str:
        """Why the offer can't be accepted."""
        if not within_limits(s, self.offer):
            return "why-limits"
        return "" if has_wanted(s, self.offer) else "why-not-held"

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
        return v.SEND.base if self.picked[0] == v.COUNTER.base else self._cards(s)[0]

    def question(self, s: Evoloosen, seat: i64) -> Text:
        if self.picked:
            return ("ask-form" if self.picked[0] == v.COUNTER.base else "ask-hand-over", {})
        return ("ask-reply", {"player": f"player:{self.offer.by}", "deal": f"@deal-{v.DEALS[self.offer.kind]}"})

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        if self.picked:
            return "why-finish-first"
        if action == v.ACCEPT.base:
            return self._reason(s)
        return "why-one-counter" if action == v.COUNTER.base else "why-reply-first"


class Invite(Talking):
    """A player may make one offer of one kind to one other: a bribe before a reply, a trade as Action begins."""

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

    def moves(self, s: Evoloosen) -> list[i64]:
        return [v.PASS.base]

    def partners(self, s: Evoloosen, kind: i64) -> i64:
        return 1 << self.to if kind == self.kind else 0

    def act(self, s: Evoloosen, picks: list[i64]) -> None:
        s.pop()

    def spoke(self, s: Evoloosen) -> None:
        s.pop()

    def question(self, s: Evoloosen, seat: i64) -> Text:
        if self.picked:
            return talk_question(self.picked)
        key = "ask-bribe" if self.kind == v.BRIBE else "ask-trade"
        return (key, {"target": f"player:{self.to}"})


def talk_question(picks: list[i64]) -> Text:
    """What is asked while an offer is being made."""
    if len(picks) == 1:
        return ("ask-deal", {})
    return ("ask-template", {}) if len(picks) == 2 else ("ask-form", {})


def can_offer(s: Evoloosen, seat: i64) -> bool:
    """Whether the seat has anything to offer: MP or cards."""
    player = s.seats[seat]
    return s.plays(seat) and (player.mp > 0 or len(player.hand) > 0)


def others(s: Evoloosen, seat: i64) -> i64:
    """Everybody else who still plays, as a bit set."""
    return s.playing & ~(1 << seat)


# --- What is agreed -----------------------------------------------------------------------------------------


def agree(s: Evoloosen, offer: Offer, tokens: list[i64]) -> None:
    """Carry the bargain out: MP, cards, promises, and for a collaboration the alliance."""
    if s.watched():
        params: dict[str, Param] = {"player": f"player:{offer.to}", "target": f"player:{offer.by}"}
        s.tell("accepted", params, f"player:{offer.to}", f"player:{offer.by}")
    s.seats[offer.by].mp += offer.want_mp - offer.give_mp
    s.seats[offer.to].mp += offer.give_mp - offer.want_mp
    back: list[i64] = named(s, offer) + tokens
    faces: list[i64] = [s.inventions.face[token] for token in back]
    for token in offer.give:
        s.seats[offer.by].hand.remove(token)
    for face in faces:
        pass_card(s, offer.to, offer.by, face)
    for token in offer.give:
        s.seats[offer.to].hand.append(token)
    promise(s, offer.by, offer.to, offer.pledge)
    promise(s, offer.to, offer.by, offer.ask)
    if offer.kind == v.COLLAB:
        join(s, offer)


def named(s: Evoloosen, offer: Offer) -> list[i64]:
    """The cards of the other hand that the offer names, one for each name."""
    tokens: list[i64] = []
    for face in offer.want:
        for token in s.seats[offer.to].hand:
            if s.inventions.face[token] == face and token not in tokens:
                tokens.append(token)
                break
    return tokens


def pass_card(s: Evoloosen, giver: i64, taker: i64, face: i64) -> None:
    """One card changes hands, seen by these two alone."""
    hand = s.seats[giver].hand
    index: i64 = 0
    while s.inventions.face[hand[index]] != face:
        index += 1
    token = s.inventions.conceal(hand, index, giver)
    s.seats[taker].hand.append(token)
    s.reveal(s.inventions, token, 1 << taker)


def join(s: Evoloosen, offer: Offer) -> None:
    """A collaboration was agreed: the other player stands beside the encounterer."""
    battle = s.battle
    helper: i64 = offer.to if offer.by == battle.encounterer else offer.by
    battle.helper = helper
    battle.fighters |= 1 << helper
    battle.share_mp = offer.share_mp
    battle.share_cards = offer.share_cards
    if s.watched():
        s.tell("joined", {"player": f"player:{helper}"}, f"player:{helper}", "battle:0")
    replied(s, helper, True)


def reject(s: Evoloosen, offer: Offer) -> None:
    if s.watched():
        params: dict[str, Param] = {"player": f"player:{offer.to}", "target": f"player:{offer.by}"}
        s.tell("rejected", params, f"player:{offer.to}", f"player:{offer.by}")
    if offer.kind == v.COLLAB:
        asked: i64 = offer.to if offer.by == s.battle.encounterer else offer.by
        if not offer.counter:
            s.battle.refused |= 1 << asked
        replied(s, asked, False)
