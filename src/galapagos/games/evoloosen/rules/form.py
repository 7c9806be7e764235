"""Interactions Between Players: an offer that is written line by line.

Lines are added in the form's order, so that no offer can be written twice; `last` is the line that was written last.
An offer that would break a limit can't be written at all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.parts import Offer
from galapagos.games.evoloosen.rules.offers import fill_template, why_not_agree
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.kernel.verbs import Verb

MOST_CARDS: Final = 3  # how many cards an offer can give, and how many it can name
LINES: Final[list[Verb]] = [
    v.GIVE_MP,
    v.GIVE_CARD,
    v.WANT_MP,
    v.WANT_CARD,
    v.WANT_ANY,
    v.SHARE,
    v.PLEDGE,
    v.ASK,
    v.SEND,
]


def offer_of(s: Evoloosen, by: i64, picks: list[i64]) -> Offer:
    """The offer that the picks make: whom and what first, then a template or the lines of a form."""
    values = v.DEAL.values(picks[0])
    offer = Offer(values[0], by, values[1])
    if v.TEMPLATE.has(picks[1]):
        fill_template(s, offer, v.TEMPLATE.operand(picks[1]))
    else:
        fill_form(s, offer, picks, 2)
    return offer


def fill_form(s: Evoloosen, offer: Offer, picks: list[i64], start: i64) -> None:
    """Write the lines of a form into the offer."""
    for pick in picks[start:]:
        fill_line(s, offer, pick)


def fill_line(s: Evoloosen, offer: Offer, pick: i64) -> None:
    if v.GIVE_MP.has(pick):
        offer.give_mp = v.GIVE_MP.operand(pick)
    elif v.GIVE_CARD.has(pick):
        offer.give.append(s.seats[offer.by].hand[v.GIVE_CARD.operand(pick)])
    elif v.WANT_MP.has(pick):
        offer.want_mp = v.WANT_MP.operand(pick)
    elif v.WANT_CARD.has(pick):
        offer.want.append(v.WANT_CARD.operand(pick))
    elif v.WANT_ANY.has(pick):
        offer.want_any = v.WANT_ANY.operand(pick)
    elif v.SHARE.has(pick):
        values = v.SHARE.values(pick)
        offer.share_mp = values[0]
        offer.share_cards = values[1]
    elif v.PLEDGE.has(pick):
        offer.pledge = v.PLEDGE.operand(pick)
    elif v.ASK.has(pick):
        offer.ask = v.ASK.operand(pick)


# --- Why a line can't be added ----------------------------------------------------------------------------


def why_not_line(s: Evoloosen, offer: Offer, last: i64, line: i64) -> str:
    """Why the line can't be the next one of the offer."""
    if line == v.SEND.base:
        return ""
    reason = _why_passed(last, line) or _why_not_write(s, offer, line)
    if reason:
        return reason
    longer = offer.copy()
    fill_line(s, longer, line)
    return why_not_agree(s, longer)


def _why_passed(last: i64, line: i64) -> str:
    """Cards have a line each; of everything else there is one line."""
    cards = v.GIVE_CARD.has(line) or v.WANT_CARD.has(line)
    first: i64 = line if cards else v.VERBS.verb(line).base
    return "why-line-passed" if first <= last else ""


def _why_not_write(s: Evoloosen, offer: Offer, line: i64) -> str:
    """What the form itself forbids, whatever the two have."""
    if v.GIVE_CARD.has(line):
        return _why_not_give_card(s, offer, v.GIVE_CARD.operand(line))
    if v.WANT_CARD.has(line):
        if v.WANT_CARD.operand(line) >= len(s.deck.cp):
            return "why-no-card"
        return "why-three-cards" if len(offer.want) >= MOST_CARDS else ""
    if v.SHARE.has(line):
        return _why_not_share(s, offer, line)
    if v.PLEDGE.has(line):
        return why_not_promise(s, offer.by, offer.to, offer.kind, False, v.PLEDGE.operand(line))
    if v.ASK.has(line):
        return why_not_promise(s, offer.to, offer.by, offer.kind, True, v.ASK.operand(line))
    if line == v.VERBS.verb(line).base:
        return "why-zero"
    return "why-three-cards" if v.WANT_ANY.has(line) and v.WANT_ANY.operand(line) > MOST_CARDS else ""


def _why_not_give_card(s: Evoloosen, offer: Offer, place: i64) -> str:
    """Of equal cards only the first that is left can be given."""
    hand = s.seats[offer.by].hand
    if place >= len(hand):
        return "why-no-card"
    if len(offer.give) >= MOST_CARDS:
        return "why-three-cards"
    for token in hand[:place]:
        if token not in offer.give and s.inventions.face[token] == s.inventions.face[hand[place]]:
            return "why-equal-card"
    return ""


def _why_not_share(s: Evoloosen, offer: Offer, line: i64) -> str:
    """The helper's share: two numbers within the printed loot (rule 9)."""
    if offer.kind != v.COLLAB:
        return "why-share-of-loot"
    face: i64 = s.habitat.face[s.battle.enemy]
    values = v.SHARE.values(line)
    if values[0] > s.deck.loot_mp[face] or values[1] > s.deck.loot_cards[face]:
        return "why-loot"
    return "why-zero" if values[0] + values[1] == 0 else ""


def why_not_promise(s: Evoloosen, by: i64, to: i64, kind: i64, asked: bool, code: i64) -> str:
    """Why one can't promise the other this: help next and no sabotage always can be; sabotage of a third; and who is
    bribed before a reply may decline."""
    if code == v.DECLINE:
        return "" if kind == v.BRIBE and asked and not s.battle.begun else "why-decline"
    if code < v.SABOTAGE:
        return ""
    third: i64 = code - v.SABOTAGE
    if third >= s.players:
        return "why-no-player"
    return "why-third-player" if third in (by, to) else ""


# --- All lines that can be added, found quickly -----------------------------------------------------------------


def form_lines(s: Evoloosen, offer: Offer, last: i64) -> list[i64]:
    """The lines that can still be added: those for which `why_not_line` has no reason."""
    lines: list[i64] = [v.SEND.base]
    giver, taker = s.seats[offer.by], s.seats[offer.to]
    if last < v.GIVE_MP.base:
        for n in range(1, min(giver.mp, codes.MP_LIMIT - taker.mp) + 1):
            lines.append(v.GIVE_MP.of(n))
    if last < v.WANT_MP.base:
        lines.extend(_cards_to_give(s, offer, last))
        room: i64 = codes.MP_LIMIT - giver.mp + offer.give_mp
        for n in range(1, min(taker.mp, room) + 1):
            lines.append(v.WANT_MP.of(n))
    lines.extend(_cards_to_want(s, offer, last))
    if last < v.SHARE.base and offer.kind == v.COLLAB:
        lines.extend(_shares(s))
    if last < v.PLEDGE.base:
        for code in range(len(v.PROMISES)):
            if why_not_promise(s, offer.by, offer.to, offer.kind, False, code) == "":
                lines.append(v.PLEDGE.of(code))
    if last < v.ASK.base:
        for code in range(len(v.PROMISES)):
            if why_not_promise(s, offer.to, offer.by, offer.kind, True, code) == "":
                lines.append(v.ASK.of(code))
    return lines


def _cards_to_give(s: Evoloosen, offer: Offer, last: i64) -> list[i64]:
    """Cards of one's own hand, by their place; of equal cards only the first that is left."""
    lines: list[i64] = []
    hand = s.seats[offer.by].hand
    room: i64 = codes.HAND_LIMIT - len(s.seats[offer.to].hand)
    if len(offer.give) >= min(MOST_CARDS, room):
        return lines
    seen: list[i64] = []
    for place in range(len(hand)):
        face: i64 = s.inventions.face[hand[place]]
        if hand[place] in offer.give or face in seen:
            continue
        seen.append(face)
        if v.GIVE_CARD.of(place) > last:
            lines.append(v.GIVE_CARD.of(place))
    return lines


def _cards_to_want(s: Evoloosen, offer: Offer, last: i64) -> list[i64]:
    """Cards of the other hand, named or any; a named card need not be there (rule 16)."""
    lines: list[i64] = []
    room: i64 = codes.HAND_LIMIT - len(s.seats[offer.by].hand) + len(offer.give)
    left: i64 = min(len(s.seats[offer.to].hand), room) - len(offer.want)
    if left <= 0 or last >= v.WANT_ANY.base:
        return lines
    if len(offer.want) < MOST_CARDS:
        for face in range(len(s.deck.cp)):
            if v.WANT_CARD.of(face) > last:
                lines.append(v.WANT_CARD.of(face))
    for n in range(1, min(left, MOST_CARDS) + 1):
        lines.append(v.WANT_ANY.of(n))
    return lines


def _shares(s: Evoloosen) -> list[i64]:
    """Every share of the printed loot but nothing at all."""
    face: i64 = s.habitat.face[s.battle.enemy]
    lines: list[i64] = []
    for mp in range(s.deck.loot_mp[face] + 1):
        for cards in range(s.deck.loot_cards[face] + 1):
            if mp + cards > 0:
                lines.append(v.SHARE.of2(mp, cards))
    return lines
