"""Interactions Between Players: ready-made offers, and what stands in the way of any."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.parts import Offer
from galapagos.games.evoloosen.state import Evoloosen

BRIBES: Final = 3  # ready-made bribes: 1, 2 or 3 MP


def fill_template(s: Evoloosen, offer: Offer, template: i64) -> None:
    """A small list of sensible offers for each kind."""
    if offer.kind == v.COLLAB:
        face: i64 = s.habitat.face[s.battle.enemy]
        _collab(offer, template, s.deck.loot_mp[face], s.deck.loot_cards[face])
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


def why_not_template(s: Evoloosen, by: i64, kind: i64, to: i64, template: i64) -> str:
    """Why that ready-made offer can't be made now."""
    if kind == v.BRIBE and template >= BRIBES:
        return "why-no-template"
    offer = Offer(kind, by, to)
    fill_template(s, offer, template)
    if kind == v.TRADE and template >= 2 and not offer.give:
        return "why-offer-cards"
    return why_not_agree(s, offer)


def why_not_agree(s: Evoloosen, offer: Offer) -> str:
    """Why the two can't agree on this: both must have what changes hands, as far as everybody can see, and room for it.
    The given cards are there: nothing leaves a hand between the offer and its answer."""
    giver, taker = s.seats[offer.by], s.seats[offer.to]
    if giver.mp < offer.give_mp or taker.mp < offer.want_mp:
        return "why-offer-mp"
    gained: i64 = offer.want_mp - offer.give_mp
    if giver.mp + gained > codes.MP_LIMIT or taker.mp - gained > codes.MP_LIMIT:
        return "why-mp-limit"
    wanted: i64 = len(offer.want) + offer.want_any
    if len(taker.hand) < wanted:
        return "why-offer-cards"
    drawn: i64 = wanted - len(offer.give)
    full = len(giver.hand) + drawn > codes.HAND_LIMIT or len(taker.hand) - drawn > codes.HAND_LIMIT
    return "why-hand-limit" if full else ""


def why_not_accept(s: Evoloosen, offer: Offer) -> str:
    """Why the offer can't be accepted: whether every named card is there, only the one asked can tell."""
    reason = why_not_agree(s, offer)
    if reason:
        return reason
    held: list[i64] = [s.inventions.face[token] for token in s.seats[offer.to].hand]
    for face in offer.want:
        if face not in held:
            return "why-not-held"
        held.remove(face)
    return ""
