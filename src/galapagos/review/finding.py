"""Finding puzzles: games of foragers among themselves, and in them what a search sees and a forager does not."""

from __future__ import annotations

from collections.abc import Iterator

from galapagos import games
from galapagos.bots.greedy import Forager
from galapagos.bots.seat import Seat
from galapagos.kernel.game import Mode
from galapagos.kernel.rng import Rng, seeded
from galapagos.kernel.state import State
from galapagos.review.puzzles import Puzzle, options_of
from galapagos.review.weighing import DEEP, QUICK, Z95, Budget, Scales, Weighed, estimate, weigh

CLOSER = Budget(150, 50)  # between the quick look and the long one, which costs a second
CLEAR = 0.06  # by at least so much, with 95 % confidence, is the best better than what is seen at once
APART = 0.03  # and than any other option
PROMISING = 0.08  # the difference that a quick look must show
OTHERS = 4  # options that the best is compared with
A_GAME = 2  # puzzles from one game at most
LONGEST = 300  # moves to the position
CHOICES = 3  # fewer options make no puzzle


def find(game: str, seed: int) -> Iterator[Puzzle]:
    """Puzzle after puzzle, without end; the same seed finds the same."""
    rng = seeded(seed, 40)
    while True:
        yield from _in_one_game(game, rng)


def _in_one_game(game: str, rng: Rng) -> Iterator[Puzzle]:
    """The puzzles of one game: any mode and number of players, foragers in all seats."""
    modes = games.game(game).modes
    mode = modes[rng.below(len(modes))]
    seed, players = int(rng.next()), mode.fewest + int(rng.below(mode.most - mode.fewest + 1))
    found = 0
    for state, seat, action, moves in _self_play(game, mode, players, seed):
        if len(state.considered(seat)) < CHOICES:
            continue
        weighed = _clear(Seat(state, seat), action, int(rng.next()))
        if weighed is not None:
            yield _puzzle(state, seat, weighed, mode, seed, moves)
            found += 1
            if found == A_GAME:
                return


def _self_play(game: str, mode: Mode, players: int, seed: int) -> Iterator[tuple[State, int, int, list[str]]]:
    """Every choice of a game: the state, the seat, what a forager plays there, and the moves so far."""
    state = games.game(game).start(players, seed, mode.name)
    bots = [Forager(seed + seat) for seat in range(players)]
    moves: list[str] = []
    while not state.over and len(moves) < LONGEST:
        seat = state.to_move
        action = bots[seat].choose(Seat(state, seat))
        yield state, seat, action, moves
        moves.append(f"{seat} {state.notation(action)}")
        state.apply(action, seat)


def _clear(seat: Seat, action: int, seed: int) -> Weighed | None:
    """What makes the position a puzzle, if it is one: quickly, then with care, then once more with other luck."""
    for budget in (QUICK, CLOSER):
        looked = weigh(seat, action, seed, budget)
        if looked.best == action or looked.gap < PROMISING:
            return None
    deep = weigh(seat, action, seed + 1, DEEP)
    if deep.best == action or deep.low < CLEAR or deep.obvious == deep.best:
        return None
    return deep if _unrivalled(seat, deep.best, action, seed + 2) else None


def _unrivalled(seat: Seat, best: int, action: int, seed: int) -> bool:
    """Whether another search finds the same, and no other option comes near it."""
    scales = Scales(seat, action, seed, DEEP)
    if scales.best() != best:
        return False
    visits = dict(zip(scales.tree.actions, scales.tree.visits, strict=True))
    others = sorted((option for option in visits if option != best), key=lambda option: -visits[option])
    return all(_apart(scales.compare(best, other)) for other in others[:OTHERS])


def _apart(gaps: list[float]) -> bool:
    mean, error = estimate(gaps)
    return mean - Z95 * error >= APART


def _puzzle(state: State, seat: int, weighed: Weighed, mode: Mode, seed: int, moves: list[str]) -> Puzzle:
    return Puzzle(
        mode=mode.name,
        players=int(state.players),
        seed=seed,
        moves="; ".join(moves),
        seat=seat,
        options=options_of(state, seat),
        best=state.notation(weighed.best),
        other=state.notation(weighed.rival),
        chance=round(weighed.chance, 3),
        gap=round(weighed.gap, 3),
        error=round(weighed.error, 3),
    )
