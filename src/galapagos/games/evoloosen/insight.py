"""What a seat's position is worth, and the same position as a vector: both from that seat's knowledge alone."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.deck import WORDS_PER_EFFECT
from galapagos.games.evoloosen.rules.adapting import Adapting, adapt_reason, price
from galapagos.games.evoloosen.rules.battle import SeekHelp
from galapagos.games.evoloosen.rules.deals import Deal
from galapagos.games.evoloosen.rules.strength import enemy_strength, fighter_strength, side_strength
from galapagos.games.evoloosen.state import LAST, POOL, Evoloosen

# What things are worth, in the scale of the judgement.
GENE: Final = 5.0
MP: Final = 0.6
CARD: Final = 0.3
POINT: Final = 0.25
SKIP: Final = 2.0  # not to Adapt this turn
LAND: Final = 1.0  # an Owned Land in the deck
PATIENCE: Final = 0.02
SCALE: Final = 6.0

SEAT_FEATURES: Final = 20
POOL_FEATURES: Final = 9
OTHER_FEATURES: Final = 24
OBSERVATION_SIZE: Final = SEAT_FEATURES * codes.SEATS + POOL_FEATURES * POOL + codes.INVENTION_FACES + OTHER_FEATURES


def evaluate(s: Evoloosen, seat: int) -> float:
    """The chance to win, guessed from what everybody sees and the size of the hands."""
    if s.over:
        return s.returns()[seat]
    total = 0.0
    own = 0.0
    for other in range(s.players):
        weight = math.exp(worth(s, other) / SCALE)
        total += weight
        if other == seat:
            own = weight
    return own / total


def worth(s: Evoloosen, seat: i64) -> float:
    """Adaptations count most; points and cards are the way to the next one."""
    player = s.seats[seat]
    value = GENE * float(len(player.genes)) + MP * float(player.mp) + CARD * float(len(player.hand))
    value += POINT * float(s.pf(seat) + s.int_points(seat))
    if player.tame >= 0:
        value += POINT * 2.0
    if s.rocket == seat:
        value += GENE
    if s.stage > LAST:
        value = value * 0.3 + float(s.pf(seat)) if s.plays(seat) else -GENE
    if player.species == codes.EXPANSIONIST:
        value -= LAND * float(len(s.lands))
    if seat == s.active:
        value += pending_worth(s, seat)
    value += talk_worth(s, seat)
    if s.battle.on:
        value += battle_worth(s, seat)
    return value


def reasons(s: Evoloosen, seat: i64) -> list[tuple[str, float]]:
    """The parts of the judgement by name."""
    player = s.seats[seat]
    rival = -1000.0
    for other in range(s.players):
        if other != seat:
            rival = max(rival, worth(s, other))
    return [
        ("part-adaptations", GENE * float(len(player.genes)) + (pending_worth(s, seat) if seat == s.active else 0.0)),
        ("part-mutation", MP * float(player.mp)),
        ("part-hand", CARD * float(len(player.hand))),
        ("part-strength", POINT * float(s.pf(seat) + s.int_points(seat))),
        ("part-battle", battle_worth(s, seat) if s.battle.on else 0.0),
        ("part-rivals", -rival),
    ]


def pending_worth(s: Evoloosen, seat: i64) -> float:
    """What the active player is about to get or to miss: an Adaptation being bought, a second one, none at all."""
    value = 0.0
    for frame in s.stack:
        if isinstance(frame, Adapting) and frame.pending >= 0 and s.pool[frame.pending] == frame.token:
            value += GENE - MP * float(price(s, frame.token))
    if s.skip_adapting:
        value -= SKIP
    if s.doubled:
        value += SKIP
    return value + MP * float(s.discount)


def talk_worth(s: Evoloosen, seat: i64) -> float:
    """An open offer costs a little patience, so that nobody bargains for nothing; help that would turn a battle is
    worth a part of what it would bring."""
    value = 0.0
    for frame in s.stack:
        if isinstance(frame, Deal) and frame.offer.by == seat:
            value -= PATIENCE
            if frame.offer.kind == v.COLLAB:
                value += hope(s, seat, frame.offer.to, frame.offer.share_mp, frame.offer.share_cards)
        elif isinstance(frame, SeekHelp) and frame.seat == seat:
            value -= PATIENCE
            for other in range(s.players):
                if other != seat and hope(s, seat, other, 0, 0) > 0.0:
                    value += 2.0 * PATIENCE
    return value


def hope(s: Evoloosen, seat: i64, helper: i64, share_mp: i64, share_cards: i64) -> float:
    """What the encounterer may hope for from a helper who would turn the battle; a larger share is likelier taken."""
    battle = s.battle
    if battle.encounterer != seat or battle.helper >= 0:
        return 0.0
    lead = side_strength(s) - enemy_strength(s)
    if lead > 0 or lead + s.pf(helper) <= 0:
        return 0.0
    face = s.habitat.face[battle.enemy]
    kept = MP * float(s.cards.loot_mp[face] - share_mp) + CARD * float(s.cards.loot_cards[face] - share_cards)
    likely = 0.5 if share_mp + share_cards > 0 else 0.1
    return likely * (kept - defeat_worth(s, seat, s.cards.happening[face]))


def battle_worth(s: Evoloosen, seat: i64) -> float:
    """What the battle would bring the seat as it stands now, with what was declared."""
    battle = s.battle
    if not s.fights(seat):
        return 0.0
    if battle.enemy < 0:
        return 0.6 * float(fighter_strength(s, seat) + declared_boost(s, seat))
    face = s.habitat.face[battle.enemy]
    lead = side_strength(s) - enemy_strength(s) - declared_boost(s, codes.ENEMY)
    for other in range(s.players):
        if s.fights(other):
            lead += declared_boost(s, other)
    if lead > 0:
        mp = battle.share_mp if seat == battle.helper else s.cards.loot_mp[face] - battle.share_mp
        cards = battle.share_cards if seat == battle.helper else s.cards.loot_cards[face] - battle.share_cards
        return MP * float(mp + battle.spoils[seat]) + CARD * float(cards)
    if (battle.shields >> seat) & 1:
        return 0.0
    return defeat_worth(s, seat, s.cards.happening[face]) + 0.05 * float(max(lead, -10))


def declared_boost(s: Evoloosen, aim: i64) -> i64:
    """What the Inventions that were declared and not prevented will add there."""
    total: i64 = 0
    for play in s.declared:
        if play.target == aim and not play.void:
            program = s.cards.programs[s.cards.effect[s.inventions.face[play.token]]]
            if program[0] == codes.OP_BOOST:
                total += program[1]
    return total


def defeat_worth(s: Evoloosen, seat: i64, program: i64) -> float:
    """What Upon Defeat would cost the seat."""
    if program < 0:
        return 0.0
    words = s.cards.programs[program]
    value = 0.0
    at: i64 = 0
    while at < len(words):
        op: i64 = words[at]
        if op == codes.OP_MP:
            value += MP * float(max(words[at + 1], -s.seats[seat].mp))
        elif op == codes.OP_DISCARD and s.seats[seat].hand:
            value -= CARD
        elif op == codes.OP_SKIP_ADAPTING and seat == s.active:
            value -= SKIP
        elif op == codes.OP_LOSE_ADAPTATION and s.seats[seat].genes:
            value -= GENE
        at += WORDS_PER_EFFECT
    return value


def observe(s: Evoloosen, seat: int, out: list[float]) -> None:
    """Seats clockwise from the observer, the Gene Pool, the own hand, and the moment."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0.0
    at = 0
    for offset in range(s.players):
        observe_seat(s, (seat + offset) % s.players, out, at)
        at += SEAT_FEATURES
    at = SEAT_FEATURES * codes.SEATS
    for place in range(len(s.pool)):
        observe_place(s, seat, place, out, at + place * POOL_FEATURES)
    at += POOL_FEATURES * POOL
    for token in s.seats[seat].hand:
        out[at + s.inventions.face[token]] += 1.0
    observe_moment(s, seat, out, at + codes.INVENTION_FACES)


def observe_seat(s: Evoloosen, seat: i64, out: list[float], at: int) -> None:
    player = s.seats[seat]
    if player.species >= 0:
        out[at + player.species] = 1.0
    out[at + 5] = player.mp / 8
    out[at + 6] = len(player.hand) / 8
    out[at + 7] = len(player.genes) / 8
    out[at + 8] = s.pf(seat) / 10
    out[at + 9] = s.int_points(seat) / 10
    out[at + 10] = s.cp(seat) / 10
    out[at + 11] = s.gene_count(seat, codes.PRIMAL) / 4
    out[at + 12] = s.gene_count(seat, codes.MIND) / 4
    out[at + 13] = float(s.gene_count(seat, codes.ARMOR))
    out[at + 14] = 1.0 if player.companion >= 0 else 0.0
    out[at + 15] = s.cards.strength[s.habitat.face[player.tame]] / 10 if player.tame >= 0 else 0.0
    out[at + 16] = 1.0 if s.rocket == seat else 0.0
    out[at + 17] = 1.0 if s.active == seat else 0.0
    out[at + 18] = 1.0 if s.fights(seat) else 0.0
    out[at + 19] = (player.kept - player.broken) / 4


def observe_place(s: Evoloosen, seat: i64, place: i64, out: list[float], at: int) -> None:
    token = s.pool[place]
    if token < 0:
        return
    face = s.adaptations.face[token]
    out[at] = price(s, token) / 8
    out[at + 1] = s.cards.pf[face] / 4
    out[at + 2] = s.cards.int[face] / 4
    out[at + 3 + s.cards.part[face]] = 1.0
    out[at + 7] = 1.0 if adapt_reason(s, seat, place) == "" else 0.0
    out[at + 8] = 1.0 if (s.rotated >> place) & 1 else 0.0


def observe_moment(s: Evoloosen, seat: i64, out: list[float], at: int) -> None:
    out[at + s.phase] = 1.0
    out[at + 4 + s.stage] = 1.0
    out[at + 9] = s.round / codes.LAST_ROUND
    out[at + 10] = len(s.unresolved) / 5
    out[at + 11] = len(s.declared) / 5
    out[at + 12] = 1.0 if s.defeated else 0.0
    out[at + 13] = 1.0 if s.skip_adapting else 0.0
    out[at + 14] = 1.0 if s.doubled else 0.0
    out[at + 15] = s.discount / 4
    if s.battle.on:
        out[at + 16] = 1.0
        out[at + 17] = fighter_strength(s, seat) / 10
        if s.battle.enemy >= 0:
            out[at + 18] = enemy_strength(s) / 10
            out[at + 19] = side_strength(s) / 10
    out[at + 20] = ((seat - s.compass) % s.players) / 5
    out[at + 21] = s.players / 5
    out[at + 22] = len(s.habitat_deck) / 50
    out[at + 23] = float(s.mode)
