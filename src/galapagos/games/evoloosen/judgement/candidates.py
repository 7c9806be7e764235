"""Which offers are worth making: those that help both sides, as far as whoever makes them can tell.

The rules allow many thousands of offers. Bots weigh only these, and are silent where there are none; so they offer
seldom, and what they offer has a good chance to be taken. Answers to others' offers are weighed as they come.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.judgement.evaluation import need, win_shares
from galapagos.games.evoloosen.judgement.outlook import turns_battle
from galapagos.games.evoloosen.judgement.prospects import prospects_of
from galapagos.games.evoloosen.parts import Offer
from galapagos.games.evoloosen.rules.action import Action
from galapagos.games.evoloosen.rules.battle import SeekHelp, SoloOrTeam, Volunteers
from galapagos.games.evoloosen.rules.deals import Deal, Talking, Trades
from galapagos.games.evoloosen.rules.offers import why_not_agree
from galapagos.games.evoloosen.state import LAST, Evoloosen

GAIN: Final = 0.002  # by how much the chance of both must rise
GENEROUS: Final = 1.5  # how much more than oneself a trade may help the other
RECYCLED: Final = 2  # Inventions for 1 MP
NEED: Final = 0.2  # by how much more, in strength, one must need 1 MP than the other, to look for a trade
MOST: Final = 3  # MP and cards that change hands in a trade
BETWEEN_TWO: Final = 2  # players: what helps one of them harms the other


def considered(s: Evoloosen, seat: i64, options: list[i64]) -> list[i64]:
    """Which of the options a bot weighs; the same list where nothing is left out."""
    frame = s.top
    if isinstance(frame, Talking):
        return _talking(s, frame, options)
    if isinstance(frame, Trades):
        return options if frame.picked[seat] else [v.PASS.base]
    if isinstance(frame, Deal):
        return options if frame.picked else _answers(s, frame.offer, _without(options, v.COUNTER.base))
    if isinstance(frame, SoloOrTeam):
        return options if _helpers(s, seat) else [v.SOLO.base]
    if isinstance(frame, Volunteers):
        return [v.VOLUNTEER.base if _could_help(s, seat) else v.PASS.base]
    return options


def _talking(s: Evoloosen, frame: Talking, options: list[i64]) -> list[i64]:
    """Whether to talk at all; and of an offer begun, the lines of those worth making."""
    if not frame.picked:
        if v.TALK.base not in options or _offers(s, frame):
            return options
        return _without(options, v.TALK.base)
    if frame.picked[0] != v.TALK.base:
        return options
    following: list[i64] = []
    done: i64 = len(frame.picked)
    for offer in _offers(s, frame):
        lines = _lines(s, offer)
        if done < len(lines) and lines[:done] == frame.picked and lines[done] not in following:
            following.append(lines[done])
    return following if following else options  # somebody else's offer: nothing is left out


def _answers(s: Evoloosen, offer: Offer, options: list[i64]) -> list[i64]:
    """Whether a trade is worth thinking about. Nobody offers what does them harm: who seems to knows something that we
    do not. So that is turned down, unless what it brings is worth its price anyway, recycled; and so is what helps the
    other much more than oneself."""
    if offer.kind != v.TRADE or len(offer.give) >= RECYCLED * (offer.want_mp - offer.give_mp + offer.want_any):
        return options
    now = win_shares(s, offer.to)
    then = win_shares(s, offer.to, offer)
    theirs = then[offer.by] - now[offer.by]
    if 0.0 <= theirs <= GENEROUS * (then[offer.to] - now[offer.to]):
        return options
    return _without(options, v.ACCEPT.base)


def _without(options: list[i64], left_out: i64) -> list[i64]:
    return [option for option in options if option != left_out]


def _lines(s: Evoloosen, offer: Offer) -> list[i64]:
    """The picks by which the offer is made."""
    lines: list[i64] = [v.TALK.base, v.DEAL.of2(offer.kind, offer.to), v.FORM.base]
    if offer.give_mp > 0:
        lines.append(v.GIVE_MP.of(offer.give_mp))
    hand = s.seats[offer.by].hand
    for place in range(len(hand)):
        if hand[place] in offer.give:
            lines.append(v.GIVE_CARD.of(place))
    if offer.want_mp > 0:
        lines.append(v.WANT_MP.of(offer.want_mp))
    if offer.want_any > 0:
        lines.append(v.WANT_ANY.of(offer.want_any))
    if offer.share_mp + offer.share_cards > 0:
        lines.append(v.SHARE.of2(offer.share_mp, offer.share_cards))
    lines.append(v.SEND.base)
    return lines


# --- What is worth offering ------------------------------------------------------------------------------


def _offers(s: Evoloosen, frame: Talking) -> list[Offer]:
    """The best offer to each player with whom there is one: a trade in one's turn, help in one's battle."""
    if isinstance(frame, SeekHelp):
        return _helpers(s, frame.seat)
    if not isinstance(frame, Action) or s.trades > 0 or s.players <= BETWEEN_TWO or s.stage > LAST:
        return []
    return _trades(s, frame.seat)


def _helpers(s: Evoloosen, seat: i64) -> list[Offer]:
    """The best offer to each player who could turn the battle and has not refused."""
    found: list[Offer] = []
    if s.players <= BETWEEN_TWO:
        return found
    for other in range(s.players):
        if other != seat and not (s.battle.refused >> other) & 1 and turns_battle(s, other):
            _add_best(s, _shares(s, seat, other), found)
    return found


def _could_help(s: Evoloosen, seat: i64) -> bool:
    return s.players > BETWEEN_TWO and turns_battle(s, seat)


def _add_best(s: Evoloosen, offers: list[Offer], found: list[Offer]) -> None:
    """Add the offer that divides what both gain best, if there is one by which both do."""
    if not offers:
        return
    best: Offer | None = None
    highest = 0.0
    now = win_shares(s, offers[0].by)
    for offer in offers:
        then = win_shares(s, offer.by, offer)
        own = then[offer.by] - now[offer.by]
        others = then[offer.to] - now[offer.to]
        if own > GAIN and others > GAIN and own <= GENEROUS * others and own * others > highest:
            highest = own * others
            best = offer
    if best is not None:
        found.append(best)


def _trades(s: Evoloosen, seat: i64) -> list[Offer]:
    """The best trade with each player: Mutation Points go to whoever needs them more, cards the other way."""
    found: list[Offer] = []
    gains = need(s, seat, 1.0)
    losses = need(s, seat, -1.0)
    for other in range(s.players):
        if other == seat:
            continue
        if gains[seat] > NEED - losses[other]:
            _add_best(s, _sales(s, seat, other), found)
        elif gains[other] > NEED - losses[seat]:
            _add_best(s, _purchases(s, seat, other), found)
    return found


def _sales(s: Evoloosen, by: i64, to: i64) -> list[Offer]:
    """Own cards, those that do least, for more MP than recycling them would bring."""
    hand = _least_first(s, by)
    found: list[Offer] = []
    for mp in range(1, MOST + 1):
        for cards in range(1, min(MOST, len(hand), 2 * mp - 1) + 1):
            offer = Offer(v.TRADE, by, to)
            offer.give = hand[:cards]
            offer.want_mp = mp
            if why_not_agree(s, offer) == "":
                found.append(offer)
    return found


def _purchases(s: Evoloosen, by: i64, to: i64) -> list[Offer]:
    """MP for any cards."""
    found: list[Offer] = []
    for mp in range(1, MOST + 1):
        for cards in range(1, MOST + 1):
            offer = Offer(v.TRADE, by, to)
            offer.give_mp = mp
            offer.want_any = cards
            if why_not_agree(s, offer) == "":
                found.append(offer)
    return found


def _least_first(s: Evoloosen, seat: i64) -> list[i64]:
    """The seat's hand, the cards first that bring it least; of equal ones the first in hand."""
    prospects = prospects_of(s.deck)
    order: list[tuple[float, i64, i64]] = []
    hand = s.seats[seat].hand
    for place in range(len(hand)):
        face: i64 = s.inventions.face[hand[place]]
        use = prospects.boost[face] + 2.0 * prospects.profit[face] + 8.0 * prospects.twice[face]
        order.append((use, face, place))
    order.sort()
    return [hand[place] for use, face, place in order]


def _shares(s: Evoloosen, by: i64, to: i64) -> list[Offer]:
    """A part of the loot for the helper."""
    face: i64 = s.habitat.face[s.battle.enemy]
    found: list[Offer] = []
    for mp in range(s.deck.loot_mp[face] + 1):
        for cards in range(s.deck.loot_cards[face] + 1):
            offer = Offer(v.COLLAB, by, to)
            offer.share_mp = mp
            offer.share_cards = cards
            found.append(offer)
    return found
