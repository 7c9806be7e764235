"""The judgement of searches in the whole game, which most often ends with a duel for the rocket.

The evaluation sees the race to the eighth Adaptation. Here the race counts for less, since whoever comes second may
still challenge the holder, and what counts for more is what a player can bring to the duel: Primal Force, and the
Inventions that its Intelligence is enough for.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.judgement.evaluation import (
    GIVEN,
    TAKEN,
    Standing,
    evaluate,
    hand_after,
    needed,
    standing,
)
from galapagos.games.evoloosen.judgement.outlook import Outlook, look_out, may_act
from galapagos.games.evoloosen.judgement.pending import as_picked
from galapagos.games.evoloosen.judgement.prospects import MOST
from galapagos.games.evoloosen.rules.action import Action
from galapagos.games.evoloosen.rules.strength import fighter_strength
from galapagos.games.evoloosen.rules.taming import unleash_price
from galapagos.games.evoloosen.state import LAST, PREPARATION, Evoloosen

# What the features of the race weigh, found by games between players who judge by them: see docs/notebook/bots.md.
# The first five count the more, the fewer Adaptations are still to come.
TIME: Final = 5.1
MONEY: Final = 1.15
SUPPLY: Final = 1.7
FULL: Final = -0.9
REPAIR: Final = 0.3
NEAR: Final = 7.0  # the larger, the less it matters how many are to come
FORCE: Final = 0.24
MIND: Final = 0.18
CARDS: Final = 0.285
ARMS: Final = 0.04

# What a player brings to a duel, in Primal Force: what its boosts come to, each card in hand, a tame; and the rocket.
BOOSTS: Final = 1.3
CARD: Final = 1.0
CARD_NOW: Final = 0.25  # in the duel itself, when nothing more can be drawn
TAMED: Final = 0.85
HOLDER: Final = 1.0
# How much a lead of one point is worth: before the finals, in their preparation, in the duel.
SURE: Final = [0.3, 0.3, 0.5]
# How sure it is that who may have so many Adaptations by the end of the last round has eight.
PLENTY: Final = 0.2
CLEAR: Final = 6.0


def reckon(s: Evoloosen, seat: i64) -> float:
    """The chance to win: by the race alone where it decides, else with the duel counted in."""
    if s.over or not s.mode:
        return evaluate(s, seat)
    s = as_picked(s, seat)
    outlook = look_out(s, seat)
    see_recycling(s, seat, outlook)
    now = chances(s, seat, outlook)
    offer = outlook.offer
    if offer is None:
        return now[seat]
    then = chances(s, seat, look_out(s, seat, offer))
    taken = TAKEN if then[offer.to] > now[offer.to] else GIVEN
    return now[seat] + taken * (then[seat] - now[seat])


def see_recycling(s: Evoloosen, seat: i64, outlook: Outlook) -> None:
    """Of two cards the seat has picked the first, which nobody else knows: what both bring is not there yet, and what
    they cost must not seem free."""
    frame = s.stack[-1]
    if isinstance(frame, Action) and frame.seat == seat and frame.picked and v.RECYCLE.has(frame.picked[0]):
        outlook.cards[seat] -= 2.0
        outlook.mp[seat] += 1.0
        outlook.reach[seat] = max(outlook.reach[seat] - 1.0, 0.0)


def chances(s: Evoloosen, seat: i64, outlook: Outlook) -> list[float]:
    """Everybody's chance, as far as the seat can know: of the hands it sees its own."""
    found = [standing(s, player, player == seat, outlook) for player in range(s.players)]
    if s.rocket < 0:
        return race(s, seat, outlook, found)
    return finals(s, seat, outlook, found)


# --- Before the rocket is taken ------------------------------------------------------------------------


def race(s: Evoloosen, seat: i64, outlook: Outlook, found: list[Standing]) -> list[float]:
    """Shares of the win by everybody's strength."""
    near = 1.0 / (NEAR + needed(s))
    weights: list[float] = []
    total = 0.0
    for player in range(s.players):
        x = found[player]
        worth = near * (TIME * x.time + MONEY * x.money + SUPPLY * x.supply + FULL * x.full + REPAIR * x.repair)
        worth += FORCE * x.force + MIND * x.mind + CARDS * outlook.cards[player]
        worth += ARMS * arms(s, player, player == seat, int(x.mind), outlook)
        weight = math.exp(worth)
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]


# --- From then on --------------------------------------------------------------------------------------


def finals(s: Evoloosen, seat: i64, outlook: Outlook, found: list[Standing]) -> list[float]:
    """The holder wins unless a challenger is there who is stronger; of several the strongest comes to the duel."""
    holder = s.rocket
    sure = SURE[0 if s.stage <= LAST else 1 if s.stage == PREPARATION else 2]
    powers = [prowess(s, player, player == seat, found[player], outlook) for player in range(s.players)]
    there = [qualified(s, player, found[player]) for player in range(s.players)]
    found_chances: list[float] = [0.0] * s.players
    kept = 1.0
    total = 0.0
    for player in range(s.players):
        if player == holder:
            continue
        taken = there[player] * beats(sure, powers[player] - powers[holder] - HOLDER)
        kept *= 1.0 - taken
        for rival in range(s.players):
            if rival != holder and rival != player:
                taken *= 1.0 - there[rival] * beats(sure, powers[rival] - powers[player])
        found_chances[player] = taken
        total += taken
    found_chances[holder] = kept
    total += kept
    return [chance / total for chance in found_chances]


def beats(sure: float, lead: float) -> float:
    return 1.0 / (1.0 + math.exp(max(min(-sure * lead, 30.0), -30.0)))


def qualified(s: Evoloosen, seat: i64, x: Standing) -> float:
    """The chance that the seat is among the finalists."""
    if s.stage > LAST:
        return 1.0 if s.plays(seat) else 0.0
    if (s.reached >> seat) & 1:
        return 1.0
    return beats(CLEAR, PLENTY - x.short)


def prowess(s: Evoloosen, seat: i64, known: bool, x: Standing, outlook: Outlook) -> float:
    """What the seat can bring to the duel, in Primal Force."""
    if s.stage <= LAST:
        return x.force + readiness(s, seat, known, int(x.mind), CARD, outlook)
    boosts = float(outlook.boosts[seat])
    if not (s.battle.on and s.fights(seat)):
        return float(s.pf(seat)) + boosts + readiness(s, seat, known, min(s.int_points(seat), MOST), CARD, outlook)
    force = float(fighter_strength(s, seat)) + boosts
    if not may_act(s, seat, outlook) and not ahead(s, seat):
        return force
    return force + readiness(s, seat, known, min(s.cp(seat), MOST), CARD_NOW, outlook)


def ahead(s: Evoloosen, seat: i64) -> bool:
    """Whether the seat wins as it stands: then whoever is to win against it must play, and its turn comes again."""
    own: i64 = fighter_strength(s, seat)
    if seat == s.rocket:
        own += 1  # wins ties
    for other in range(s.players):
        if other != seat and s.fights(other) and fighter_strength(s, other) >= own:
            return False
    return True


def readiness(s: Evoloosen, seat: i64, known: bool, mind: i64, card: float, outlook: Outlook) -> float:
    """What can still be added with so many Cognitive Points: boosts, other cards of such a worth, the tame."""
    player = s.seats[seat]
    found = BOOSTS * arms(s, seat, known, mind, outlook) + card * outlook.cards[seat]
    fresh = not (s.battle.on and player.tapped)  # it may have been unleashed in this battle
    if player.tame >= 0 and fresh and unleash_price(s, seat) <= mind:
        found += TAMED * float(s.deck.strength[s.habitat.face[player.tame]])
    return found


def arms(s: Evoloosen, seat: i64, known: bool, mind: i64, outlook: Outlook) -> float:
    """What the boosts in hand come to that so many Cognitive Points are enough for."""
    prospects = outlook.prospects
    if not known:
        held: i64 = min(max(int(outlook.cards[seat]), 0), codes.HAND_LIMIT)
        return prospects.arms[held * (MOST + 1) + mind]
    free = 0.0
    best: list[float] = [0.0] * (mind + 1)  # the most by Cognitive Points spent
    for token in hand_after(s, seat, outlook.agreed):
        face: i64 = s.inventions.face[token]
        boost = prospects.boost[face]
        if boost <= 0.0:
            continue
        cost: i64 = s.deck.cp[face]
        if cost == 0:
            free += boost
            continue
        points: i64 = mind
        while points >= cost:
            best[points] = max(best[points], best[points - cost] + boost)
            points -= 1
    return free + best[mind]
