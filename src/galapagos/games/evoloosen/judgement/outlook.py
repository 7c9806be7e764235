"""What is under way at the table and what it is going to bring: declared Inventions, the battle, the turn, offers.

Read off the table once for a judgement, since it concerns several seats. Expected values, no rules; of the hands only
the one of the seat that looks is used, of the others how many cards they have.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.deck import WORDS_PER_EFFECT
from galapagos.games.evoloosen.judgement.prospects import MOST, Prospects, prospects_of
from galapagos.games.evoloosen.parts import Battle, Offer
from galapagos.games.evoloosen.rules.adapting import Adapting, price
from galapagos.games.evoloosen.rules.battle import BattleTurn, SeekHelp, Turns
from galapagos.games.evoloosen.rules.choosing import Discard, LoseGene, TakeGene
from galapagos.games.evoloosen.rules.deals import Deal
from galapagos.games.evoloosen.rules.effects import Run
from galapagos.games.evoloosen.rules.exploring import Exploring
from galapagos.games.evoloosen.rules.strength import enemy_strength, fighter_strength
from galapagos.games.evoloosen.rules.taming import unleash_price
from galapagos.games.evoloosen.state import ADAPTING, EXPLORING, NO_PHASE, Evoloosen
from galapagos.kernel.flow import Frame

PATIENCE: Final = 0.1  # MP; what an offer costs that nobody takes, so that nobody bargains for nothing
SURE: Final = 0.15  # how unsure a battle is that nobody can change any more, in Primal Force
THREAT: Final = 0.4  # and how much unsurer each card makes it that may still be played against the fighters


class Outlook:
    """By seat: what it has when what is under way is over, as far as that can be told."""

    __slots__ = (
        "acting",
        "agreed",
        "boosts",
        "cards",
        "discount",
        "explores",
        "fighters",
        "genes",
        "helper",
        "left",
        "mp",
        "offer",
        "pending",
        "prospects",
        "reach",
        "reserve",
        "scares",
        "share_cards",
        "share_mp",
        "shields",
        "skip",
        "talk",
        "turns",
    )

    def __init__(self, players: i64, battle: Battle, prospects: Prospects) -> None:
        self.prospects: Prospects = prospects  # looked up once, for all who judge
        self.mp: list[float] = [0.0] * players
        self.cards: list[float] = [0.0] * players
        self.genes: list[float] = [0.0] * players  # Adaptations that are being won or lost
        self.skip: list[float] = [0.0] * players  # the chance to miss this turn's Adapting
        # MP that recycling could bring before the next Adapting, -1: too late
        self.reach: list[float] = [-1.0] * players
        self.reserve: list[float] = [0.0] * players  # Primal Force that may still be added in this battle
        self.talk: list[float] = [0.0] * players  # what an offer may bring, in MP
        self.left: list[i64] = [0] * players  # Adaptations to be bought this round
        self.explores: bool = False  # whether the active player is still to explore
        self.discount: i64 = 0
        self.pending: i64 = -1  # the Adaptation that the active player is buying
        self.offer: Offer | None = None  # the one that waits for its answer
        self.agreed: Offer | None = None  # one that is taken for agreed
        # The battle:
        self.fighters: i64 = battle.fighters
        self.helper: i64 = battle.helper
        self.share_mp: i64 = battle.share_mp
        self.share_cards: i64 = battle.share_cards
        self.boosts: list[i64] = [0] * (codes.NOTHING + 1)  # declared, by what they are aimed at
        self.shields: i64 = 0
        self.scares: bool = False
        self.turns: Turns | None = None
        self.acting: i64 = -1  # whose battle turn it is


def look_out(s: Evoloosen, seat: i64, agreed: Offer | None = None) -> Outlook:
    """The outlook as far as the seat can tell, as if the offer were agreed."""
    outlook = Outlook(s.players, s.battle, prospects_of(s.deck))
    for other in range(s.players):
        player = s.seats[other]
        outlook.mp[other] = float(player.mp)
        outlook.cards[other] = float(len(player.hand))
    see_turn(s, outlook)
    if agreed is not None:
        see_agreed(s, agreed, outlook)
    if s.declared:
        see_declared(s, outlook)
    if s.battle.on:
        see_battle(s, seat, outlook)
    for other in range(s.players):
        if other != s.active or (s.phase < ADAPTING and not s.defeated):
            outlook.reach[other] = float(int(outlook.cards[other]) // 2)
    return outlook


# --- The turn ------------------------------------------------------------------------------------------


def see_turn(s: Evoloosen, outlook: Outlook) -> None:
    """Who is still to Adapt this round, and what is being bought or offered."""
    turn: i64 = (s.active - s.compass) % s.players
    for seat in range(s.players):
        outlook.left[seat] = 1 if s.round == 0 or (seat - s.compass) % s.players > turn else 0
    active: i64 = s.active
    outlook.discount = s.discount
    outlook.explores = s.phase == EXPLORING or s.round == 0
    if s.phase != NO_PHASE and not s.skip_adapting:
        outlook.left[active] = 2 if s.doubled else 1
    for frame in s.stack:
        if isinstance(frame, Exploring):
            outlook.explores = not frame.chosen
        elif isinstance(frame, Adapting):
            outlook.left[active] = frame.left
            if frame.pending >= 0 and s.pool[frame.pending] == frame.token:
                outlook.left[active] -= 1
                outlook.pending = frame.token
                outlook.mp[active] -= float(price(s, frame.token))
        elif isinstance(frame, Turns):
            outlook.turns = frame
        elif isinstance(frame, BattleTurn):
            outlook.acting = frame.seat
        elif isinstance(frame, Deal):
            outlook.offer = frame.offer
            outlook.talk[frame.offer.by] -= PATIENCE
        elif isinstance(frame, SeekHelp):
            outlook.talk[frame.seat] -= PATIENCE
            for other in range(s.players):
                if other != frame.seat and turns_battle(s, other):
                    outlook.talk[frame.seat] += 2.0 * PATIENCE
        else:
            see_effects(s, frame, outlook)


def see_effects(s: Evoloosen, frame: Frame[Evoloosen], outlook: Outlook) -> None:
    """What a card's effects are still going to do: those to come, and the one that somebody is asked about."""
    if isinstance(frame, Run):
        after: i64 = frame.at if frame.left < 0 else frame.at + WORDS_PER_EFFECT
        see_program(s, frame.actor, frame.target, s.deck.programs[frame.program][after:], outlook)
    elif isinstance(frame, Discard):
        outlook.cards[frame.seat] -= float(min(frame.left, len(s.seats[frame.seat].hand)))
    elif isinstance(frame, LoseGene):
        outlook.genes[frame.seat] -= 1.0
    elif isinstance(frame, TakeGene):
        outlook.genes[frame.seat] += 1.0
        outlook.genes[frame.victim] -= 1.0


def see_agreed(s: Evoloosen, offer: Offer, outlook: Outlook) -> None:
    """What changes hands, and who fights together."""
    by: i64 = offer.by
    to: i64 = offer.to
    mp = float(offer.want_mp - offer.give_mp)
    cards = float(len(offer.want) + offer.want_any - len(offer.give))
    outlook.agreed = offer
    outlook.mp[by] += mp
    outlook.mp[to] -= mp
    outlook.cards[by] += cards
    outlook.cards[to] -= cards
    if offer.kind == v.COLLAB:
        outlook.helper = to if by == s.battle.encounterer else by
        outlook.fighters |= i64(1) << outlook.helper
        outlook.share_mp = offer.share_mp
        outlook.share_cards = offer.share_cards


def turns_battle(s: Evoloosen, helper: i64) -> bool:
    """Whether the battle that is being lost would be won with this helper, as it stands."""
    battle = s.battle
    if battle.helper >= 0:
        return False
    lead = fighter_strength(s, battle.encounterer) - enemy_strength(s)
    return lead <= 0 < lead + s.pf(helper)


# --- Declared Inventions -------------------------------------------------------------------------------


def see_declared(s: Evoloosen, outlook: Outlook) -> None:
    """What the Inventions that were declared are going to do, the last one first: it may undo the one before."""
    undone = False
    at: i64 = len(s.declared) - 1
    while at >= 0:
        play = s.declared[at]
        words = s.deck.programs[s.deck.effect[s.inventions.face[play.token]]]
        works = not undone and not play.void
        undone = works and (words[0] == codes.OP_PREVENT or words[0] == codes.OP_REDIRECT)
        if works and not undone:
            see_program(s, play.seat, play.target, words, outlook)
        at -= 1


def see_program(s: Evoloosen, actor: i64, target: i64, words: list[i64], outlook: Outlook) -> None:
    """The effects on whoever acts, and on the player whom the card names."""
    at: i64 = 0
    while at < len(words):
        op: i64 = words[at]
        n: i64 = words[at + 1]
        if words[at + 2] > codes.TARGET:
            pass  # several players, or whoever has most: seldom still to come when somebody is asked
        elif op == codes.OP_BOOST:
            outlook.boosts[target] += n
        elif op == codes.OP_MP:
            outlook.mp[actor] += float(n)
        elif op == codes.OP_DRAW:
            outlook.cards[actor] += float(n)
        elif op == codes.OP_DISCARD:
            outlook.cards[actor] -= float(n)
        elif op == codes.OP_ADAPT_TWICE:
            outlook.left[actor] += 1
        elif op == codes.OP_DISCOUNT:
            outlook.discount += n
        elif op == codes.OP_SKIP_ADAPTING:
            if actor == s.active and not s.guarded(actor, codes.GUARD_SKIP):
                outlook.left[actor] = 0
        elif op == codes.OP_SCARE:
            outlook.scares = target == codes.ENEMY
        elif target < s.players:
            see_harm(s, actor, target, op, n, outlook)
        at += WORDS_PER_EFFECT


def see_harm(s: Evoloosen, actor: i64, target: i64, op: i64, n: i64, outlook: Outlook) -> None:
    """Effects on the player whom the card names."""
    if op == codes.OP_TAKE_MP:
        taken = float(min(n, s.seats[target].mp))
        outlook.mp[actor] += taken
        outlook.mp[target] -= taken
    elif op == codes.OP_TAKE_CARD:
        outlook.cards[actor] += 1.0
        outlook.cards[target] -= 1.0
    elif op == codes.OP_TAKE_ADAPTATION:
        outlook.genes[actor] += 1.0
        outlook.genes[target] -= 1.0
    elif op == codes.OP_SHIELD:
        outlook.shields |= 1 << target


# --- The battle ----------------------------------------------------------------------------------------


def see_battle(s: Evoloosen, seat: i64, outlook: Outlook) -> None:
    """How the battle stands, with what was declared and what may still be played; and what it brings."""
    battle = s.battle
    for other in range(s.players):
        if (outlook.fighters >> other) & 1 and may_act(s, other, outlook):
            outlook.reserve[other] = reserve(s, other, other == seat, outlook.prospects)
    if battle.enemy < 0 or battle.scared or outlook.scares:
        return
    lead = -float(enemy_strength(s) + outlook.boosts[codes.ENEMY])
    unsure = SURE
    for other in range(s.players):
        if (outlook.fighters >> other) & 1:
            lead += float(fighter_strength(s, other) + outlook.boosts[other]) + outlook.reserve[other]
        elif s.plays(other) and may_act(s, other, outlook):
            unsure += THREAT * float(min(len(s.seats[other].hand), 3))
    wins = 1.0 / (1.0 + exp(max(min((0.5 - lead) / unsure, 30.0), -30.0)))
    for other in range(s.players):
        if (outlook.fighters >> other) & 1:
            see_loot(s, other, wins, outlook)
            if not shielded(s, other, outlook):
                see_defeat(s, other, 1.0 - wins, outlook)


def may_act(s: Evoloosen, seat: i64, outlook: Outlook) -> bool:
    """Whether the seat still has a battle turn, if nobody else plays anything."""
    turns = outlook.turns
    if turns is None or s.battle.stirred or outlook.acting == seat:
        return True
    return seat in turns.order[turns.at :]


def reserve(s: Evoloosen, seat: i64, known: bool, prospects: Prospects) -> float:
    """The Primal Force that the seat can add: all that is free, and the best that its CP are enough for."""
    player = s.seats[seat]
    left: i64 = min(s.cp(seat), MOST)
    free = 0.0
    best = 0.0
    if known:
        for token in player.hand:
            face: i64 = s.inventions.face[token]
            if s.deck.cp[face] == 0:
                free += prospects.boost[face]
            elif s.deck.cp[face] <= left:
                best = max(best, prospects.boost[face])
    else:
        held = float(len(player.hand))
        free = held * prospects.kept_boost[0]
        best = min(held, 2.0) * (prospects.kept_boost[left] - prospects.kept_boost[0])
    if player.tame >= 0 and not player.tapped and unleash_price(s, seat) <= left:
        best = max(best, float(s.deck.strength[s.habitat.face[player.tame]]))
    return free + best


def see_loot(s: Evoloosen, seat: i64, wins: float, outlook: Outlook) -> None:
    battle = s.battle
    deck = s.deck
    face: i64 = s.habitat.face[battle.enemy]
    mp: i64 = outlook.share_mp
    cards: i64 = outlook.share_cards
    if seat != outlook.helper:
        mp = deck.loot_mp[face] - mp
        cards = deck.loot_cards[face] - cards
    elif s.seats[seat].species == codes.SYMBIONT:
        mp += 1
    outlook.mp[seat] += wins * float(mp + battle.spoils[seat])
    outlook.cards[seat] += wins * float(cards)


def shielded(s: Evoloosen, seat: i64, outlook: Outlook) -> bool:
    """Whether something takes the sting out of a defeat."""
    player = s.seats[seat]
    if ((s.battle.shields | outlook.shields) >> seat) & 1:
        return True
    if seat == outlook.helper and player.species == codes.SYMBIONT and player.dodges == 0:
        return True
    return s.guarded(seat, codes.GUARD_DEFEAT) and not (player.wards >> codes.GUARD_DEFEAT) & 1


def see_defeat(s: Evoloosen, seat: i64, chance: float, outlook: Outlook) -> None:
    """Upon Defeat, as likely as it is."""
    program: i64 = s.deck.happening[s.habitat.face[s.battle.enemy]]
    if program < 0:
        return
    words = s.deck.programs[program]
    at: i64 = 0
    while at < len(words):
        op: i64 = words[at]
        if op == codes.OP_MP and not s.guarded(seat, codes.GUARD_MP):
            outlook.mp[seat] += chance * float(max(words[at + 1], -s.seats[seat].mp))
        elif op == codes.OP_DISCARD and s.seats[seat].hand and not s.guarded(seat, codes.GUARD_HAND):
            outlook.cards[seat] -= chance
        elif op == codes.OP_SKIP_ADAPTING and seat == s.active and not s.guarded(seat, codes.GUARD_SKIP):
            outlook.skip[seat] += chance
        elif op == codes.OP_LOSE_ADAPTATION and not s.guarded(seat, codes.GUARD_ADAPTATIONS):
            outlook.genes[seat] -= min(chance, float(len(s.seats[seat].genes)))
        at += WORDS_PER_EFFECT
