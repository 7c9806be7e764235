"""What a deck promises on average: for exploring, by Primal Force; for Inventions, by Intelligence.

The judgement of a position looks these up. They are guesses for weighing, no rules.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen.deck import WORDS_PER_EFFECT, Deck

MOST: Final = 40  # points beyond which nothing changes
ATTACKS: Final = 0.8  # how often an Antagonist attacks
MET: Final = 0.5  # how often a quest is met that does not ask for Primal Force
SKIPS: Final = 0.6  # how often a defeat costs a turn that would have brought an Adaptation
PLAYABLE: Final = 0.35  # the share of one card's boosts that each point of Intelligence makes playable
CROWDED: Final = 0.32  # how much less with more cards: exponents fitted to hands dealt at random
BLUR: Final = 1.5  # how much Inventions change who wins a battle, in Primal Force


class Prospects:
    """Tables by points (Primal Force for exploring, Intelligence for Inventions) and by Invention."""

    __slots__ = (
        "arms",
        "battles",
        "boost",
        "cards",
        "delay",
        "kept_boost",
        "kept_profit",
        "kept_twice",
        "loot",
        "profit",
        "spared",
        "supply",
        "supply_lost",
        "supply_won",
        "twice",
        "wins",
    )

    def __init__(self, deck: Deck) -> None:
        # What exploring brings, by Primal Force: MP, Inventions, turns without an Adaptation.
        self.loot: list[float] = [0.0] * (MOST + 1)
        self.cards: list[float] = [0.0] * (MOST + 1)
        self.delay: list[float] = [0.0] * (MOST + 1)
        # How often there is a battle, by Primal Force how often one is won, and by guard and Primal Force how much of
        # the delay is spared.
        self.battles: float = 0.0
        self.wins: list[float] = [0.0] * (MOST + 1)
        self.spared: list[float] = [0.0] * (len(codes.GUARDS) * (MOST + 1))
        total = 0.0
        for face in range(len(deck.kind)):
            if deck.kind[face] != codes.LAND:
                total += float(deck.habitat.copies[face])
        for face in range(len(deck.kind)):
            for pf in range(MOST + 1):
                self._explore(deck, face, pf, float(deck.habitat.copies[face]) / total)
        # What Inventions do, by face: PF in a battle, MP, Adaptations.
        self.boost: list[float] = []
        self.profit: list[float] = []
        self.twice: list[float] = []
        for face in range(len(deck.cp)):
            self._invention(deck.programs[deck.effect[face]])
        # Inventions that Adaptations draw, by face: each round, and each time that a battle is won or lost.
        self.supply: list[float] = [drawn(deck, face, codes.WHEN_UPKEEP) for face in range(len(deck.cost))]
        self.supply_won: list[float] = [drawn(deck, face, codes.WHEN_WIN) for face in range(len(deck.cost))]
        self.supply_lost: list[float] = [drawn(deck, face, codes.WHEN_DEFEAT) for face in range(len(deck.cost))]
        # The same of the average card among those that the Intelligence is enough for, others doing nothing.
        self.kept_boost: list[float] = average(deck, self.boost)
        self.kept_profit: list[float] = average(deck, self.profit)
        self.kept_twice: list[float] = average(deck, self.twice)
        # By cards in a hand and Intelligence: what their boosts come to in one battle.
        self.arms: list[float] = armed(self.kept_boost)

    def _explore(self, deck: Deck, face: i64, pf: i64, share: float) -> None:
        """Add what one card of the Habitat brings."""
        kind: i64 = deck.kind[face]
        if kind == codes.PREDATOR or kind == codes.ANTAGONIST:
            met = share * (ATTACKS if kind == codes.ANTAGONIST else 1.0)
            wins = 1.0 / (1.0 + exp((float(deck.strength[face] - pf) + 0.5) / BLUR))
            self.wins[pf] += met * wins
            if pf == 0:
                self.battles += met
            self._add(pf, met * wins, float(deck.loot_mp[face]), float(deck.loot_cards[face]), 0.0)
            before = self.delay[pf]
            self._run(deck, deck.happening[face], pf, met * (1.0 - wins))
            self._spare(codes.GUARD_DEFEAT, pf, self.delay[pf] - before)
        elif kind == codes.VILLAGER:
            quest = MET
            if deck.condition[face] == codes.IF_PF:
                quest = 1.0 if pf >= deck.least[face] else 0.0
            mp = float(deck.loot_mp[face] - deck.price[face])
            self._add(pf, share * quest, mp, float(deck.loot_cards[face]), 0.0)
        elif kind == codes.DIE:
            for thrown in range(6):
                self._run(deck, deck.die[face * 6 + thrown], pf, share / 6.0)
        elif kind != codes.LAND:
            self._run(deck, deck.happening[face], pf, share)

    def _run(self, deck: Deck, program: i64, pf: i64, chance: float) -> None:
        """Add what the effects on the exploring player bring."""
        if program < 0:
            return
        words = deck.programs[program]
        at: i64 = 0
        while at < len(words):
            op: i64 = words[at]
            n = float(words[at + 1])
            if op == codes.OP_DISCOUNT or (op == codes.OP_MP and words[at + 2] == codes.SELF):
                self._add(pf, chance, n, 0.0, 0.0)
            elif op == codes.OP_DRAW and words[at + 2] == codes.SELF:
                self._add(pf, chance, 0.0, n, 0.0)
            elif op == codes.OP_DISCARD:
                self._add(pf, chance, 0.0, -n, 0.0)
            elif op == codes.OP_SKIP_ADAPTING or op == codes.OP_LOSE_ADAPTATION:
                self._add(pf, chance, 0.0, 0.0, SKIPS)
                guard = codes.GUARD_SKIP if op == codes.OP_SKIP_ADAPTING else codes.GUARD_ADAPTATIONS
                self._spare(guard, pf, chance * SKIPS)
            elif op == codes.OP_GAIN_ADAPTATION:
                self._add(pf, chance, 0.0, 0.0, -SKIPS)
            at += WORDS_PER_EFFECT

    def _add(self, pf: i64, chance: float, mp: float, cards: float, delay: float) -> None:
        self.loot[pf] += chance * mp
        self.cards[pf] += chance * cards
        self.delay[pf] += chance * delay

    def _spare(self, guard: i64, pf: i64, turns: float) -> None:
        self.spared[guard * (MOST + 1) + pf] += turns

    def lag(self, pf: i64, guards: i64) -> float:
        """Turns without an Adaptation that exploring costs, with these guards (as bits)."""
        found = self.delay[pf]
        if (guards >> codes.GUARD_DEFEAT) & 1:
            return found - self.spared[codes.GUARD_DEFEAT * (MOST + 1) + pf]
        if (guards >> codes.GUARD_SKIP) & 1:
            found -= self.spared[codes.GUARD_SKIP * (MOST + 1) + pf]
        if (guards >> codes.GUARD_ADAPTATIONS) & 1:
            found -= self.spared[codes.GUARD_ADAPTATIONS * (MOST + 1) + pf]
        return found

    def _invention(self, words: list[i64]) -> None:
        boost = 0.0
        profit = 0.0
        twice = 0.0
        at: i64 = 0
        while at < len(words):
            op: i64 = words[at]
            n = float(words[at + 1])
            if op == codes.OP_BOOST:
                boost += abs(n)
            elif op == codes.OP_MP or op == codes.OP_DISCOUNT or op == codes.OP_TAKE_MP:
                profit += n
            elif op == codes.OP_ADAPT_TWICE or op == codes.OP_TAKE_ADAPTATION:
                twice += n
            at += WORDS_PER_EFFECT
        self.boost.append(boost)
        self.profit.append(profit)
        self.twice.append(twice)


def average(deck: Deck, worth: list[float]) -> list[float]:
    """By Intelligence, what the average Invention is worth."""
    found: list[float] = []
    for mind in range(MOST + 1):
        total = 0.0
        copies = 0.0
        for face in range(len(deck.cp)):
            copies += float(deck.inventions.copies[face])
            if deck.cp[face] <= mind:
                total += float(deck.inventions.copies[face]) * worth[face]
        found.append(total / copies)
    return found


def armed(boosts: list[float]) -> list[float]:
    """By cards in an unknown hand and Intelligence, what can be added in one battle: all that is free, and the more of
    the rest the fewer cards share the Intelligence."""
    found: list[float] = []
    for held in range(codes.HAND_LIMIT + 1):
        free = float(held) * boosts[0]
        rest = float(held) * boosts[MOST] - free
        for mind in range(MOST + 1):
            found.append(free + rest * (1.0 - exp(-PLAYABLE * float(mind) / float(max(held, 1)) ** CROWDED)))
    return found


def drawn(deck: Deck, face: i64, moment: i64) -> float:
    """How many Inventions the Adaptation draws at that moment, less those that it discards."""
    program: i64 = deck.gene_programs[face * codes.ALWAYS + moment]
    found = 0.0
    if program >= 0:
        words = deck.programs[program]
        at: i64 = 0
        while at < len(words):
            if words[at] == codes.OP_DRAW:
                found += float(words[at + 1])
            elif words[at] == codes.OP_DISCARD:
                found -= float(words[at + 1])
            at += WORDS_PER_EFFECT
    return found


_known: Final[dict[str, Prospects]] = {}


def prospects_of(deck: Deck) -> Prospects:
    """What that deck promises, reckoned once."""
    found = _known.get(deck.fingerprint)
    if found is None:
        found = Prospects(deck)
        _known[deck.fingerprint] = found
    return found
