"""How the game at a table begins: as its set-up says, after its opening."""

from galapagos.kernel.game import Game
from galapagos.kernel.text import GalapagosError
from galapagos.table import entries
from galapagos.table.history import History
from galapagos.table.refusal import Refusal


def begin(game: Game, setup: entries.Setup) -> History:
    """The game as the set-up says, after its opening."""
    seed, mode, deck = setup.seed, setup.mode, setup.deck
    history = History.start(game, setup.players, seed, mode, deck, setup.salt, setup.commitment)
    for number, line in enumerate(setup.opening, start=1):
        seat, _, words = line.partition(" ")
        try:
            history.enter(int(seat), words)
        except (GalapagosError, ValueError) as error:
            raise Refusal("bad-opening", {"line": number}, status=400, text=str(error)) from error
    return history


def opening_lines(game: Game, setup: entries.Setup, moves: list[str]) -> list[str]:
    """Moves in notation as lines of a record: each for the first seat that is asked then."""
    history = begin(game, setup)
    lines: list[str] = []
    for number, move in enumerate(moves, start=1):
        seat = history.state.to_move
        try:
            history.apply(seat, history.state.parse(move))
        except GalapagosError as error:
            raise Refusal("bad-opening", {"line": number}, status=400, text=str(error)) from error
        lines.append(f"{seat} {move}")
    return lines
