"""What a seat's position is worth, from that seat's knowledge alone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen.judgement.outlook import Outlook, look_out
from galapagos.games.evoloosen.judgement.pending import as_picked
from galapagos.games.evoloosen.judgement.prospects import MOST, Prospects
from galapagos.games.evoloosen.parts import Offer
from galapagos.games.evoloosen.rules.strength import fighter_strength
from galapagos.games.evoloosen.rules.upkeep import INCOME
from galapagos.games.evoloosen.state import LAST, Evoloosen
from galapagos.kernel.judgement import share

LATER: Final = 3.2  # what an Adaptation costs that is bought later on
NEVER: Final = 99
ENOUGH: Final = 2.0  # MP that pay for most Adaptations together with the next income
LAND_MP: Final = 2.7  # what an Owned Land brings that is drawn, by whomever
TAKEN: Final = 0.8  # how likely an offer is taken that seems to help whom it is made to
GIVEN: Final = 0.02  # and one that does not
# How likely it is to miss an Adaptation for want of so many MP, when there is exploring before it.
MISSED: Final = [0.0, 0.6, 0.8, 0.95]


class Standing:
    """What speaks for a player: the features of the judgement."""

    __slots__ = (
        "duel",
        "force",
        "full",
        "hand",
        "land",
        "means",
        "might",
        "mind",
        "money",
        "out",
        "profit",
        "repair",
        "rocket",
        "short",
        "supply",
        "talk",
        "tame",
        "time",
        "twice",
    )

    def __init__(self) -> None:
        self.time: float = 0.0  # rounds until the eighth Adaptation, counted negative
        self.money: float = 0.0  # MP, with what a battle is going to bring
        self.means: float = 0.0  # the first of them: with the next income they pay for most Adaptations
        self.hand: float = 0.0  # Inventions, times the Adaptations that are still to come
        self.supply: float = 0.0  # Inventions that the Adaptations are going to draw
        self.full: float = 0.0  # types of which no more can be held, times the Adaptations that are still to come
        self.profit: float = 0.0  # MP that they can bring
        self.twice: float = 0.0  # Adaptations that they can bring
        self.force: float = 0.0  # Primal Force
        self.mind: float = 0.0  # Intelligence
        self.tame: float = 0.0  # Primal Force of the tame
        self.land: float = 0.0  # MP that Owned Lands in the deck may bring
        self.repair: float = 0.0  # used Inventions that can still be repaired
        self.might: float = 0.0  # Primal Force where a duel may follow
        self.rocket: float = 0.0  # whether the player holds it
        self.out: float = 0.0  # the chance not to be among the finalists
        self.short: float = 0.0  # Adaptations that may be missing at the end of the last round (for searches)
        self.duel: float = 0.0  # Primal Force in the finals
        self.talk: float = 0.0  # what an offer may bring, in MP


class Collection:
    """What a player's Adaptations and companion come to, for features that are made of several of these."""

    __slots__ = ("counts", "drawn", "drawn_lost", "drawn_won", "guards")

    def __init__(self) -> None:
        self.counts: list[i64] = [0, 0, 0, 0]  # Adaptations by type
        self.guards: i64 = 0  # what is guarded, as bits
        self.drawn: float = 0.0  # Inventions that are drawn each round,
        self.drawn_won: float = 0.0  # in a battle that is won,
        self.drawn_lost: float = 0.0  # and in one that is lost


# What the features weigh. Up to LAND they are fitted and rounded: to how much the options of 1,179 choices differed
# when each was played on to the end a hundred times and more, see docs/notebook/bots.md. Those of the finals and
# of offers, which few positions of that play have, are set by hand; REPAIR so that a repaired card is worth more.
TIME: Final = 6.3
MONEY: Final = 0.17
MEANS: Final = 0.47
HAND: Final = 0.22
SUPPLY: Final = 0.57
FULL: Final = -0.3
PROFIT: Final = 0.1
TWICE: Final = 0.2
FORCE: Final = 0.13
MIND: Final = 0.19
TAME: Final = 0.05
LAND: Final = 0.45
REPAIR: Final = 0.1
MIGHT: Final = 0.2
ROCKET: Final = 2.0
OUT: Final = -12.0
DUEL: Final = 1.0
TALK: Final = 0.2


def strength(x: Standing) -> float:
    """The features, weighed."""
    return (
        TIME * x.time
        + MONEY * x.money
        + MEANS * x.means
        + HAND * x.hand
        + SUPPLY * x.supply
        + FULL * x.full
        + PROFIT * x.profit
        + TWICE * x.twice
        + FORCE * x.force
        + MIND * x.mind
        + TAME * x.tame
        + LAND * x.land
        + REPAIR * x.repair
        + MIGHT * x.might
        + ROCKET * x.rocket
        + OUT * x.out
        + DUEL * x.duel
        + TALK * x.talk
    )


def evaluate(s: Evoloosen, seat: i64) -> float:
    """The chance to win, guessed from what everybody sees and the seat's own hand."""
    if s.over:
        return s.returns()[seat]
    s = as_picked(s, seat)
    outlook = look_out(s, seat)
    offer = outlook.offer
    sure = certainty(s)
    now = weigh(s, seat, outlook)
    own = share(now, seat, sure)
    if offer is None:
        return own
    then = weigh(s, seat, look_out(s, seat, offer))
    taken = TAKEN if share(then, offer.to, sure) > share(now, offer.to, sure) else GIVEN
    return own + taken * (share(then, seat, sure) - own)


def win_shares(s: Evoloosen, seat: i64, agreed: Offer | None = None) -> list[float]:
    """Everybody's share of the win in the eyes of the seat, as if the offer were agreed."""
    sure = certainty(s)
    strengths = weigh(s, seat, look_out(s, seat, agreed))
    return [share(strengths, player, sure) for player in range(s.players)]


def need(s: Evoloosen, seat: i64, mp: float) -> list[float]:
    """What so many MP more would add to everybody's strength, in the eyes of the seat."""
    outlook = look_out(s, seat)
    before = weigh(s, seat, outlook)
    for other in range(s.players):
        outlook.mp[other] += mp
    after = weigh(s, seat, outlook)
    return [after[other] - before[other] for other in range(s.players)]


def weigh(s: Evoloosen, seat: i64, outlook: Outlook) -> list[float]:
    """Everybody's strength, as far as the seat can know it: of the hands it sees its own."""
    return [strength(standing(s, player, player == seat, outlook)) for player in range(s.players)]


def certainty(s: Evoloosen) -> float:
    """How much a lead counts: the more, the nearer the end is."""
    if s.stage > LAST:
        return 1.0
    return 1.0 / (1.0 + needed(s))


def needed(s: Evoloosen) -> float:
    """How many Adaptations a player still needs, on average."""
    left = 0.0
    for player in s.seats:
        left += float(codes.GOAL - len(player.genes))
    return max(left, 0.0) / float(s.players)


def standings(s: Evoloosen, seat: i64) -> list[Standing]:
    """Everybody's standing, as far as the seat can know it: of the hands it sees its own."""
    outlook = look_out(s, seat)
    return [standing(s, player, player == seat, outlook) for player in range(s.players)]


def standing(s: Evoloosen, seat: i64, known: bool, outlook: Outlook) -> Standing:
    if s.stage > LAST:
        return finalist(s, seat, outlook)
    x = Standing()
    held = collect(s, seat, outlook, x)
    counts = held.counts
    x.money = min(outlook.mp[seat], float(codes.MP_LIMIT))
    x.hand = min(outlook.cards[seat], float(codes.HAND_LIMIT))
    x.talk = outlook.talk[seat]
    in_hand(s, seat, known, outlook, x)
    powers(s, seat, outlook, x)
    need = float(codes.GOAL - counts[0] - counts[1] - counts[2] - counts[3]) - outlook.genes[seat]
    to_come(outlook.prospects, need, held, x)
    late = delays(s, seat, need, held, x, outlook)
    if s.rocket >= 0:
        last_round(s, seat, need, late, outlook, x)
    else:
        x.time = -finish(s, seat, need if outlook.left[seat] == 0 else need - 1.0, late)
        x.might = x.force if s.mode else 0.0
    return x


def to_come(prospects: Prospects, need: float, held: Collection, x: Standing) -> None:
    """What counts the more, the more Adaptations are still to come."""
    x.means = min(x.money, ENOUGH)
    x.hand *= max(need, 1.0)
    won = prospects.wins[int(x.force)]
    x.supply = need * (held.drawn + won * held.drawn_won + (prospects.battles - won) * held.drawn_lost)
    full = 0.0
    for part in range(codes.ARMOR):
        if held.counts[part] >= codes.TYPE_LIMIT:
            full += 1.0
    x.full = full * need


def collect(s: Evoloosen, seat: i64, outlook: Outlook, x: Standing) -> Collection:
    """What the Adaptations and companions bring, with the one that is being bought."""
    held = Collection()
    player = s.seats[seat]
    deck = s.deck
    prospects = outlook.prospects
    force: i64 = player.pf_bonus
    mind: i64 = player.int_bonus
    genes = player.genes
    if seat == s.active and outlook.pending >= 0:
        genes = [*genes, outlook.pending]
    for token in genes:
        face: i64 = s.adaptations.face[token]
        force += deck.pf[face]
        mind += deck.int[face]
        held.counts[deck.part[face]] += 1
        held.drawn += prospects.supply[face]
        held.drawn_won += prospects.supply_won[face]
        held.drawn_lost += prospects.supply_lost[face]
        held.guards |= deck.gene_guards[face]
    if player.companion >= 0:
        companion: i64 = s.habitat.face[player.companion]
        force += deck.strength[companion]
        held.guards |= deck.pet_guards[companion]
    if player.tame >= 0:
        x.tame = float(deck.strength[s.habitat.face[player.tame]])
    x.force = float(min(max(force, 0), MOST))
    x.mind = float(min(max(mind, 0), MOST))
    return held


def in_hand(s: Evoloosen, seat: i64, known: bool, outlook: Outlook, x: Standing) -> None:
    """What the Inventions can do: the seat knows its own, of others everybody knows how many there are."""
    player = s.seats[seat]
    prospects = outlook.prospects
    mind: i64 = int(x.mind)
    if not known:
        held = float(len(player.hand))
        x.profit = held * prospects.kept_profit[mind]
        x.twice = held * prospects.kept_twice[mind]
        return
    for token in hand_after(s, seat, outlook.agreed):
        face: i64 = s.inventions.face[token]
        if s.deck.cp[face] <= mind:
            x.profit += prospects.profit[face]
            x.twice += prospects.twice[face]


def hand_after(s: Evoloosen, seat: i64, agreed: Offer | None) -> list[i64]:
    """The cards that the seat knows it would have: what it gets for its own is still unknown."""
    if agreed is None:
        return s.seats[seat].hand
    if seat == agreed.to:
        return s.seats[seat].hand + agreed.give
    return [token for token in s.seats[seat].hand if seat != agreed.by or token not in agreed.give]


def powers(s: Evoloosen, seat: i64, outlook: Outlook, x: Standing) -> None:
    """What a species' power has in store."""
    player = s.seats[seat]
    if player.species == codes.EXPANSIONIST:
        draws = float(s.players * max(codes.GOAL - len(player.genes), 1))
        for ground in s.grounds:
            x.land += LAND_MP * min(draws / float(len(ground) + 1), 1.0)
    elif player.species == codes.SCAVENGER and outlook.left[seat] > 0 and outlook.reach[seat] >= 0.0:
        left: i64 = 1 + s.improved(seat, codes.MORE_REPAIR) - player.repairs
        x.repair = float(min(left, len(player.used)))


# --- The way to the eighth Adaptation ------------------------------------------------------------------


def finish(s: Evoloosen, seat: i64, turns: float, late: float) -> float:
    """In how many rounds the seat may have its eighth Adaptation, the order within that round counted in: the same
    before a turn as after it, if it went as expected."""
    rounds = max(turns + late, 0.0)
    whole: i64 = int(rounds)
    part = rounds - float(whole)
    return rounds + (1.0 - part) * place(s, seat, whole) + part * place(s, seat, whole + 1)


def place(s: Evoloosen, seat: i64, later: i64) -> float:
    """When the seat has its turn in a round so much later, as a part of the round: the compass goes round."""
    return float((seat - s.compass - later) % s.players) / float(s.players)


def delays(s: Evoloosen, seat: i64, need: float, held: Collection, x: Standing, outlook: Outlook) -> float:
    """Turns without an Adaptation that are to be expected, less those with two."""
    prospects = outlook.prospects
    force: i64 = int(x.force)
    lag = prospects.lag(force, held.guards)
    left: i64 = outlook.left[seat]
    explores = outlook.explores if seat == s.active else True
    mp = min(outlook.mp[seat], float(codes.MP_LIMIT))
    if left == 0:
        mp = min(mp + float(INCOME), float(codes.MP_LIMIT))
    first = cheapest(s, seat, held.counts, left > 0, outlook.discount)
    missed = miss(float(first) - mp - max(outlook.reach[seat], 0.0), explores)
    found = missed * (1.0 + lag) + outlook.skip[seat]
    rest = need - 1.0
    if explores:
        mp += prospects.loot[force]
        found += lag
    mp = max(mp - float(first) * (1.0 - missed) + (float(INCOME) - LATER) * missed, 0.0)
    if left > 1:
        second = miss(LATER - mp, False)
        found -= 1.0 - second
        mp = max(mp - LATER * (1.0 - second), 0.0)
        rest -= 1.0 - second
    if rest > 0.0:
        income = float(INCOME) + prospects.loot[force]
        found += rest * lag
        found += max(LATER * rest - mp - x.land - income * rest, 0.0) / income
    return found


def miss(short: float, explores: bool) -> float:
    """How likely an Adaptation is missed that many MP short of."""
    if short <= 0.0:
        return 0.0
    if not explores or short >= 3.0:
        return 1.0 if not explores else MISSED[3]
    whole: i64 = int(short)
    return MISSED[whole] + (short - float(whole)) * (MISSED[whole + 1] - MISSED[whole])


def cheapest(s: Evoloosen, seat: i64, counts: list[i64], now: bool, discount: i64) -> i64:
    """The price of the cheapest Adaptation that the seat could hold, now or in the next round."""
    deck = s.deck
    least: i64 = NEVER if now else int(LATER)
    for at in range(len(s.pool)):
        token: i64 = s.pool[at]
        if token < 0 or (not now and (s.rotated >> at) & 1):
            continue
        face: i64 = s.adaptations.face[token]
        cost: i64 = deck.cost[face]
        if cost < least and holdable(deck.part[face], counts):
            species: i64 = deck.of_species[face]
            if species < 0 or species == s.seats[seat].species:
                least = cost
    if now and seat == s.active:
        least -= discount
    return max(least, 0)


def holdable(part: i64, counts: list[i64]) -> bool:
    if part == codes.EMPTY_ARMOR:
        return True
    return counts[part] < (1 if part == codes.ARMOR else codes.TYPE_LIMIT)


# --- The finals ------------------------------------------------------------------------------------------


def last_round(s: Evoloosen, seat: i64, need: float, late: float, outlook: Outlook, x: Standing) -> None:
    """The rocket is taken: who may still challenge its holder, and what each would bring to the duel."""
    x.duel = x.force + outlook.reserve[seat]
    if seat == s.rocket:
        x.rocket = 1.0
    elif not (s.reached >> seat) & 1:
        turns = float(outlook.left[seat]) + (1.0 if s.stage < LAST else 0.0) - late
        x.short = need - turns
        x.out = min(max(x.short, 0.0), 1.0)


def finalist(s: Evoloosen, seat: i64, outlook: Outlook) -> Standing:
    """In the finals only Primal Force counts, and what can still be added to it."""
    x = Standing()
    x.rocket = 1.0 if seat == s.rocket else 0.0
    x.out = 0.0 if s.plays(seat) else 1.0
    x.hand = outlook.cards[seat]
    if s.plays(seat):
        x.duel = outlook.reserve[seat] + float(outlook.boosts[seat])
        x.duel += float(fighter_strength(s, seat) if s.fights(seat) else s.pf(seat))
    return x


def reasons(s: Evoloosen, seat: i64) -> list[tuple[str, float]]:
    """The parts of the judgement by name."""
    found = standings(as_picked(s, seat), seat)
    x = found[seat]
    rival = -1000.0
    for other in range(s.players):
        if other != seat:
            rival = max(rival, strength(found[other]))
    return [
        ("part-adaptations", TIME * x.time + OUT * x.out + ROCKET * x.rocket),
        ("part-mutation", MONEY * x.money + MEANS * x.means + LAND * x.land + TALK * x.talk),
        ("part-hand", HAND * x.hand + SUPPLY * x.supply + PROFIT * x.profit + TWICE * x.twice + REPAIR * x.repair),
        ("part-strength", FORCE * x.force + MIND * x.mind + FULL * x.full + TAME * x.tame + MIGHT * x.might),
        ("part-battle", DUEL * x.duel),
        ("part-rivals", -rival),
    ]
