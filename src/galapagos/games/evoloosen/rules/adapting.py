"""Turns, phase 3: Adapting, and the Expansionist's Expand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen import verbs as v
from galapagos.games.evoloosen.ground import buried
from galapagos.games.evoloosen.rules.inventions import Window
from galapagos.games.evoloosen.rules.limits import lose, why_not_hold
from galapagos.games.evoloosen.rules.piles import acquire
from galapagos.games.evoloosen.rules.rocket import claim_rocket
from galapagos.games.evoloosen.state import POOL, Evoloosen
from galapagos.kernel.flow import Frame
from galapagos.kernel.text import Text
from galapagos.kernel.verbs import Verb

# The stages of Expand.
BEGINNING: Final = 0
CUTTING: Final = 1
CHOOSING: Final = 2


class Adapting(Frame[Evoloosen]):
    """Adapt: buy one card of the Gene Pool, which ends the turn; or pass. Twice, if a card allows it."""

    __slots__ = ("expanded", "left", "pending", "seat", "token")

    def __init__(self, seat: i64 = 0, left: i64 = 1) -> None:
        self.seat: i64 = seat
        self.left: i64 = left
        self.expanded: bool = False
        self.pending: i64 = -1  # the place in the pool that is being bought
        self.token: i64 = -1

    def copy(self) -> Adapting:
        other = Adapting(self.seat, self.left)
        other.expanded = self.expanded
        other.pending = self.pending
        other.token = self.token
        return other

    def step(self, s: Evoloosen) -> bool:
        if self.pending >= 0:
            self._resolve(s)
        elif self.left > 0:
            return True
        else:
            s.pop()
        return False

    def asked(self, s: Evoloosen) -> i64:
        return self.seat

    def options(self, s: Evoloosen) -> list[i64]:
        options: list[i64] = [v.PASS.base]
        for place in range(POOL):
            if why_not_adapt(s, self.seat, place) == "":
                options.append(v.ADAPT.of(place))
        if self._why_not_expand(s) == "":
            options.append(v.EXPAND.base)
        return options

    def _why_not_expand(self, s: Evoloosen) -> str:
        return "why-expand-once" if self.expanded else why_not_expand(s, self.seat)

    def take(self, s: Evoloosen, option: i64) -> None:
        if option == v.PASS.base:
            self.left = 0
        elif option == v.EXPAND.base:
            self.left -= 1
            self.expanded = True
            s.push(Expand(self.seat))
        else:
            self.pending = v.ADAPT.operand(option)
            self.token = s.pool[self.pending]
            if s.watched():
                about = s.about_gene(self.seat, self.token)
                s.tell("wants-to-adapt", about, f"slot:{self.pending}", f"player:{self.seat}")
            s.push(Window(self.token))

    def _resolve(self, s: Evoloosen) -> None:
        """The card is bought, if it is still there and can still be paid."""
        place: i64 = self.pending
        self.pending = -1
        if s.pool[place] != self.token or why_not_adapt(s, self.seat, place) != "":
            return
        lose(s, self.seat, price(s, self.token))
        s.stir()
        s.pool[place] = -1
        s.rotated &= ~(1 << place)
        s.discount = 0
        self.left -= 1
        acquire(s, self.seat, self.token, f"slot:{place}")
        claim_rocket(s)

    def default(self, s: Evoloosen, seat: i64) -> i64:
        return v.PASS.base

    def question(self, s: Evoloosen, seat: i64) -> Text:
        return ("ask-adapt", {"mp": s.seats[seat].mp, "left": self.left})

    def verbs(self, s: Evoloosen, seat: i64) -> list[Verb]:
        return [v.ADAPT, v.EXPAND, v.PASS]

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        if v.ADAPT.has(action):
            return why_not_adapt(s, seat, v.ADAPT.operand(action))
        return self._why_not_expand(s) if action == v.EXPAND.base else ""


def price(s: Evoloosen, token: i64) -> i64:
    """What the Adaptation costs the active player now."""
    cost: i64 = s.deck.cost[s.adaptations.face[token]] - s.discount
    return cost if cost > 0 else 0


def why_not_adapt(s: Evoloosen, seat: i64, place: i64) -> str:
    """Why the card at that place can't be bought (Limitations)."""
    token = s.pool[place]
    if token < 0:
        return "why-slot-empty"
    reason = why_not_hold(s, seat, token)
    if reason:
        return reason
    return "" if price(s, token) <= s.seats[seat].mp else "why-mp"


# --- Expand -------------------------------------------------------------------------------------------------


def why_not_expand(s: Evoloosen, seat: i64) -> str:
    """Why the seat can't Expand now. It costs an Adapt, no MP."""
    if s.seats[seat].species != codes.EXPANSIONIST:
        return "why-not-expansionist"
    return "" if s.lands else "why-no-land"


class Expand(Frame[Evoloosen]):
    """Expand: put an Owned Land into the Habitat deck. With n Adaptations of Intelligence the left neighbour
    cuts it into n + 1 piles; the chosen one is shuffled with the land and goes on top."""

    __slots__ = ("at", "cut", "seat")

    def __init__(self, seat: i64 = 0, at: i64 = 0, cut: i64 = 0) -> None:
        self.seat: i64 = seat
        self.at: i64 = at
        self.cut: i64 = cut

    def copy(self) -> Expand:
        return Expand(self.seat, self.at, self.cut)

    def step(self, s: Evoloosen) -> bool:
        if self.at != BEGINNING:
            return True
        self.at = CUTTING
        if s.watched():
            s.tell("expanded", {"player": f"player:{self.seat}"}, f"player:{self.seat}", "deck:habitat")
        if len(s.habitat_pile) < self._piles(s):
            s.habitat_pile.extend(s.habitat_discards)
            s.habitat_discards = []
            s.shuffle(s.habitat, s.habitat_pile)
            s.grounds = buried(s.grounds, s.habitat_pile, 0)
        if self._piles(s) == 1 or len(s.habitat_pile) < self._piles(s):
            s.pop()
            s.habitat_pile.append(s.lands.pop())
            s.shuffle(s.habitat, s.habitat_pile)
            s.grounds = buried(s.grounds, s.habitat_pile, 1)
        return False

    def _piles(self, s: Evoloosen) -> i64:
        return s.gene_count(self.seat, codes.MIND) + 1

    def asked(self, s: Evoloosen) -> i64:
        return s.next(self.seat) if self.at == CUTTING else self.seat

    def verbs(self, s: Evoloosen, seat: i64) -> list[Verb]:
        return [v.CUT] if self.at == CUTTING else [v.PILE]

    def why_not(self, s: Evoloosen, seat: i64, action: i64) -> str:
        if self.at == CHOOSING:
            return "" if v.PILE.operand(action) < self._piles(s) else "why-no-pile"
        sizes = self._sizes(s, v.CUT.operand(action))
        for cut in range(v.CUT.operand(action)):
            if self._sizes(s, cut) == sizes:
                return "why-same-cut"
        return ""

    def _sizes(self, s: Evoloosen, cut: i64) -> list[i64]:
        return cut_sizes(len(s.habitat_pile), self._piles(s), cut)

    def take(self, s: Evoloosen, option: i64) -> None:
        if self.at == CUTTING:
            self.at = CHOOSING
            self.cut = v.CUT.operand(option)
        else:
            s.pop()
            self._place(s, v.PILE.operand(option))

    def _place(self, s: Evoloosen, chosen: i64) -> None:
        """Pile 0 was on top. The others go back in order, the chosen one on top of them."""
        sizes = self._sizes(s, self.cut)
        above: i64 = 0
        for pile in range(chosen):
            above += sizes[pile]
        end: i64 = len(s.habitat_pile) - above
        start: i64 = end - sizes[chosen]
        picked: list[i64] = s.habitat_pile[start:end]
        rest: list[i64] = s.habitat_pile[:start] + s.habitat_pile[end:]
        picked.append(s.lands.pop())
        s.shuffle(s.habitat, picked)
        s.grounds = buried(s.grounds, picked, 1)
        s.habitat_pile = rest + picked

    def question(self, s: Evoloosen, seat: i64) -> Text:
        if self.at == CUTTING:
            return ("ask-cut", {"n": self._piles(s), "player": f"player:{self.seat}"})
        return ("ask-pile", {"n": self._piles(s)})


def cut_sizes(size: i64, piles: i64, cut: i64) -> list[i64]:
    """The piles of a near-equal cut, top first: the odd cards go to the first piles (0) or to the last (1), or
    the first pile gets one card of the last (2)."""
    least: i64 = size // piles
    odd: i64 = size % piles
    sizes: list[i64] = []
    for pile in range(piles):
        extra = pile >= piles - odd if cut == 1 else pile < odd
        sizes.append(least + 1 if extra else least)
    if cut == 2 and sizes[piles - 1] > 1:
        sizes[0] += 1
        sizes[piles - 1] -= 1
    return sizes
