"""What was agreed changes hands at once: MP, cards, promises, and the alliance (rule 16)."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.parts import Offer
from galapagos.games.evoloosen.rules.promises import promise, replied
from galapagos.games.evoloosen.state import Evoloosen
from galapagos.kernel.text import Param


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
