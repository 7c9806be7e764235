"""Interactions Between Players: making an offer, in small steps or from a ready-made one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.parts import Offer
from galapagos.games.evoloosen.state import Evoloosen

MOST_CARDS: Final = 3  # how many cards an offer can give, and how many it can name


def offer_of(s: Evoloosen, by: i64, picks: list[i64]) -> Offer:
    """The offer that the picks make: whom and what first, then a template or the lines of a form."""
    values = v.DEAL.values(picks[0])
    offer = Offer(values[0], by, values[1])
    if v.TEMPLATE.has(picks[1]):
        fill_template(s, offer, v.TEMPLATE.operand(picks[1]))
    else:
        fill_form(s, offer, picks, 2)
    return offer


# --- The form -----------------------------------------------------------------------------------------


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


def form_lines(s: Evoloosen, offer: Offer, last: i64) -> list[i64]:
    """The lines that can still be added, in the form's order, so that no offer can be written twice. An offer
    that would break a limit can't be written at all."""
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
        for code in promise_codes(s, offer.by, offer.to, offer.kind, False):
            lines.append(v.PLEDGE.of(code))
    if last < v.ASK.base:
        for code in promise_codes(s, offer.to, offer.by, offer.kind, True):
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
        for face in range(len(s.cards.cp)):
            if v.WANT_CARD.of(face) > last:
                lines.append(v.WANT_CARD.of(face))
    for n in range(1, min(left, MOST_CARDS) + 1):
        lines.append(v.WANT_ANY.of(n))
    return lines


def _shares(s: Evoloosen) -> list[i64]:
    """The helper's share: two numbers within the printed loot (rule 9)."""
    face: i64 = s.habitat.face[s.battle.enemy]
    lines: list[i64] = []
    for mp in range(s.cards.loot_mp[face] + 1):
        for cards in range(s.cards.loot_cards[face] + 1):
            if mp + cards > 0:
                lines.append(v.SHARE.of2(mp, cards))
    return lines


def promise_codes(s: Evoloosen, by: i64, to: i64, kind: i64, asked: bool) -> list[i64]:
    """What one can promise the other: help next, no sabotage, sabotage of a third; who is bribed before a reply
    may decline."""
    codes_found: list[i64] = [v.HELP, v.SPARE]
    if kind == v.BRIBE and asked and not s.battle.begun:
        codes_found.append(v.DECLINE)
    for seat in range(s.players):
        if seat != by and seat != to:
            codes_found.append(v.SABOTAGE + seat)
    return codes_found


# --- Ready-made offers -----------------------------------------------------------------------------------


def fill_template(s: Evoloosen, offer: Offer, template: i64) -> None:
    """A small list of sensible offers for each kind."""
    if offer.kind == v.COLLAB:
        face: i64 = s.habitat.face[s.battle.enemy]
        _collab(offer, template, s.cards.loot_mp[face], s.cards.loot_cards[face])
    elif offer.kind == v.TRADE:
        _trade(s, offer, template)
    else:
        offer.give_mp = template + 1
        offer.ask = _bribed_for(s, offer)


def _collab(offer: Offer, template: i64, mp: i64, cards: i64) -> None:
    """Half of the loot, all MP, all Inventions, everything, or 1 MP now and a promise."""
    if template == 0:
        offer.share_mp = mp // 2
        offer.share_cards = (cards + 1) // 2
    elif template == 1:
        offer.share_mp = mp
    elif template == 2:
        offer.share_cards = cards
    elif template == 3:
        offer.share_mp = mp
        offer.share_cards = cards
    else:
        offer.give_mp = 1
        offer.pledge = v.HELP


def _bribed_for(s: Evoloosen, offer: Offer) -> i64:
    """Before a reply: to decline. In battle: a fighter wants no sabotage, others want it; from a fighter, help."""
    if not s.battle.begun:
        return v.DECLINE
    if s.fights(offer.to):
        return v.HELP
    return v.SPARE if s.fights(offer.by) else v.SABOTAGE + s.battle.encounterer


def _trade(s: Evoloosen, offer: Offer, template: i64) -> None:
    """Buy one or two cards, sell the newest for 1 or 2 MP, or swap it for any."""
    hand = s.seats[offer.by].hand
    if template < 2:
        offer.give_mp = template + 1
        offer.want_any = template + 1
        return
    if hand:
        offer.give.append(hand[len(hand) - 1])
    if template < 4:
        offer.want_mp = template - 1
    else:
        offer.want_any = 1


def templates(s: Evoloosen, by: i64, kind: i64, to: i64) -> list[i64]:
    """The ready-made offers that break no limit now."""
    found: list[i64] = []
    for template in range(v.TEMPLATES if kind != v.BRIBE else 3):
        offer = Offer(kind, by, to)
        fill_template(s, offer, template)
        if within_limits(s, offer) and not (kind == v.TRADE and template >= 2 and not offer.give):
            found.append(v.TEMPLATE.of(template))
    return found


def within_limits(s: Evoloosen, offer: Offer) -> bool:
    """Whether both have what changes hands, as far as everybody can see, and can take it. The given cards are there:
    nothing leaves a hand between the offer and its answer."""
    giver, taker = s.seats[offer.by], s.seats[offer.to]
    if giver.mp < offer.give_mp or taker.mp < offer.want_mp:
        return False
    if giver.mp - offer.give_mp + offer.want_mp > codes.MP_LIMIT:
        return False
    if taker.mp - offer.want_mp + offer.give_mp > codes.MP_LIMIT:
        return False
    given: i64 = len(offer.give)
    wanted: i64 = len(offer.want) + offer.want_any
    if len(taker.hand) < wanted:
        return False
    return len(giver.hand) - given + wanted <= codes.HAND_LIMIT and len(taker.hand) - wanted + given <= codes.HAND_LIMIT


def has_wanted(s: Evoloosen, offer: Offer) -> bool:
    """Whether the one asked holds every card that is named: only that player can tell."""
    hand = s.seats[offer.to].hand
    held: list[i64] = [s.inventions.face[token] for token in hand]
    for face in offer.want:
        if face not in held:
            return False
        held.remove(face)
    return True
