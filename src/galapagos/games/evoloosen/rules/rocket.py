"""The goal: eight Adaptations claim the rocket; how ties are broken (rules 17, 18 and 20)."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen.state import LAST, Evoloosen
from galapagos.kernel.state import count


def claim_rocket(s: Evoloosen) -> None:
    """Whoever has eight now takes the rocket, or may challenge its holder later."""
    ready: i64 = 0
    seat: i64 = 0
    for player in s.seats:
        if len(player.genes) >= codes.GOAL:
            ready |= 1 << seat
        seat += 1
    if ready == 0 or s.stage > LAST:
        return
    if s.rocket < 0:
        s.rocket = best_of(s, ready)
        if s.watched():
            s.tell("took-rocket", {"player": f"player:{s.rocket}"}, "rocket:0", f"player:{s.rocket}")
        if s.mode == 0:
            s.finish(1 << s.rocket)
    s.reached |= ready


def best_of(s: Evoloosen, seats: i64) -> i64:
    """A tie between players: the rocket's holder, then PF, then INT, then the die."""
    if s.rocket >= 0 and (seats >> s.rocket) & 1:
        return s.rocket
    return by_mind_or_die(s, highest(seats, [s.pf(seat) for seat in range(s.players)]))


def by_mind_or_die(s: Evoloosen, seats: i64) -> i64:
    """The rest of a tie: INT, then the die, thrown again while the highest are equal."""
    seats = highest(seats, [s.int_points(seat) for seat in range(s.players)])
    while count(seats) > 1:
        thrown: list[i64] = [0] * s.players
        for seat in range(s.players):
            if (seats >> seat) & 1:
                thrown[seat] = s.roll(6)
        seats = highest(seats, thrown)
    return first_from(s, 0, seats)


def highest(seats: i64, scores: list[i64]) -> i64:
    """Those of the seats whose score is highest."""
    best: i64 = -1
    found: i64 = 0
    seat: i64 = 0
    for score in scores:
        if (seats >> seat) & 1:
            if score > best:
                best = score
                found = 1 << seat
            elif score == best:
                found |= 1 << seat
        seat += 1
    return found


def first_from(s: Evoloosen, start: i64, seats: i64) -> i64:
    """The first of the seats, clockwise from one; -1 for none."""
    seat: i64 = start
    left: i64 = s.players
    while left > 0:
        if (seats >> seat) & 1:
            return seat
        seat = s.next(seat)
        left -= 1
    return -1
