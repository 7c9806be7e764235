"""STEP 4: SCORE, and END OF GAME, second half: counting."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.beginning.state import Beginning


def bag_food(s: Beginning) -> None:
    """The active player's eaten food goes into their bag."""
    total: i64 = 0
    for species in s.species:
        if species.owner == s.active:
            for token in species.herd:
                total += s.food[token]
                s.food[token] = 0
    s.bags[s.active] += total
    if s.watched():
        s.tell("scored", {"player": f"player:{s.active}", "count": total}, "", f"bag:{s.active}")


def count_points(s: Beginning) -> None:
    """The highest score wins; a tie is a shared win."""
    best: i64 = -1
    winners: i64 = 0
    for seat in range(s.players):
        points = s.points(seat)
        if points > best:
            best = points
            winners = 0
        if points == best:
            winners |= 1 << seat
        if s.watched():
            s.tell("counted", {"player": f"player:{seat}", "count": points}, "", f"bag:{seat}")
    s.finish(winners)
