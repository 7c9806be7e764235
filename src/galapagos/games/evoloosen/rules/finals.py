"""Last Round & Victory: preparation, arena and duel (rules 18 to 20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen.parts import Battle
from galapagos.games.evoloosen.rules.action import Action
from galapagos.games.evoloosen.rules.battle import Turns
from galapagos.games.evoloosen.rules.effects import Moment
from galapagos.games.evoloosen.rules.looting import Looting
from galapagos.games.evoloosen.rules.rocket import best_of, by_mind_or_die, first_from, highest
from galapagos.games.evoloosen.rules.strength import fighter_strength
from galapagos.games.evoloosen.rules.taming import lose_tame
from galapagos.games.evoloosen.rules.upkeep import begin_turn, upkeep
from galapagos.games.evoloosen.state import ACTION, ARENA, DUEL, NO_PHASE, PREPARATION, Evoloosen
from galapagos.kernel.flow import Frame
from galapagos.kernel.state import count

# The stages of the finals; between battles it is decided which comes next.
BEGINNING: Final = 0
PREPARING: Final = 1
BETWEEN: Final = 2
IN_ARENA: Final = 3
LOOTING: Final = 4
IN_DUEL: Final = 5


class Finals(Frame[Evoloosen]):
    """The finalists prepare; challengers meet in the arena; the last of them duels the rocket's holder."""

    __slots__ = ("at", "challengers", "left")

    def __init__(self, challengers: i64 = 0, at: i64 = 0, left: i64 = 0) -> None:
        self.challengers: i64 = challengers
        self.at: i64 = at
        self.left: i64 = left  # finalists who have not prepared yet

    def copy(self) -> Finals:
        return Finals(self.challengers, self.at, self.left)

    def step(self, s: Evoloosen) -> bool:
        if self.at == BEGINNING:
            self.at = PREPARING
            s.stage = PREPARATION
            if s.watched():
                s.tell("preparation", {"player": f"player:{s.rocket}"}, "", "rocket:0")
            s.playing = self.challengers | 1 << s.rocket
            self.left = s.playing
        elif self.at == PREPARING and self.left:
            self._prepare(s)
        elif self.at == PREPARING:
            self.at = BETWEEN
            for player in s.seats:
                player.spent = 0
        elif self.at == BETWEEN and count(self.challengers) > 1:
            self.at = IN_ARENA
            self._arena(s)
        elif self.at == BETWEEN:
            self.at = IN_DUEL
            self._duel(s)
        elif self.at == IN_ARENA:
            self.at = LOOTING
            self._win_arena(s)
        elif self.at == LOOTING:
            self.at = BETWEEN
            s.playing = self.challengers | 1 << s.rocket
            upkeep(s)
        else:
            self._end(s)
        return False

    def _prepare(self, s: Evoloosen) -> None:
        """Preparation: one Action phase each, the holder first, then clockwise."""
        seat: i64 = first_from(s, s.rocket, self.left)
        self.left &= ~(1 << seat)
        begin_turn(s, seat)
        s.phase = ACTION
        s.push(Action(seat))

    def _arena(self, s: Evoloosen) -> None:
        """All challengers against all, from the one with the most PF."""
        s.stage = ARENA
        self._meet(s, self.challengers, best_of(s, self.challengers))
        if s.watched():
            s.tell("arena-began", {"player": f"player:{s.active}"}, "", "battle:0")

    def _duel(self, s: Evoloosen) -> None:
        """The challenger against the rocket's holder, who begins."""
        s.stage = DUEL
        self._meet(s, self.challengers | 1 << s.rocket, s.rocket)
        if s.watched():
            s.tell("duel-began", {"player": f"player:{s.rocket}"}, "", "battle:0")

    def _meet(self, s: Evoloosen, fighters: i64, start: i64) -> None:
        begin_turn(s, start)
        s.phase = NO_PHASE
        s.playing = fighters
        s.battle.on = True
        s.battle.fighters = fighters
        order: list[i64] = [start]
        seat: i64 = s.next(start)
        while seat != start:
            if s.plays(seat):
                order.append(seat)
            seat = s.next(seat)
        s.push(Turns(order))
        for fighter in reversed(order):
            s.push(Moment(fighter, codes.WHEN_BATTLE))

    def _win_arena(self, s: Evoloosen) -> None:
        """The strongest wins, takes the losers' Inventions and goes on to the duel."""
        scores: list[i64] = [fighter_strength(s, seat) for seat in range(s.players)]
        victor: i64 = by_mind_or_die(s, highest(self.challengers, scores))
        if s.battle.tame_side >= 0 and s.battle.tame_side != victor:
            lose_tame(s)
        if s.watched():
            s.tell("won-arena", {"player": f"player:{victor}"}, "battle:0", f"player:{victor}")
        s.push(Looting(victor, self.challengers & ~(1 << victor)))
        self.challengers = 1 << victor
        s.battle = Battle()

    def _end(self, s: Evoloosen) -> None:
        """Duel: the challenger must be stronger by one at least; the holder wins ties."""
        challenger: i64 = first_from(s, 0, self.challengers)
        stronger = fighter_strength(s, challenger) > fighter_strength(s, s.rocket)
        winner: i64 = challenger if stronger else s.rocket
        s.battle = Battle()
        if s.watched():
            s.tell("won-duel", {"player": f"player:{winner}"}, "battle:0", f"player:{winner}")
        s.finish(1 << winner)
