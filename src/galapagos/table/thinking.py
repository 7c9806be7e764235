"""What bots do at a table: decisions and hints. Only plain data comes and goes, so it can be done elsewhere."""

import json

from galapagos import bots
from galapagos.bots import Seat
from galapagos.bots.hunting import Hunter
from galapagos.games import game as game_of
from galapagos.table.sheets import Advised

RUNNERS_UP = 3


def levels() -> list[str]:
    """The levels of bots that can sit down, the weakest first."""
    return list(bots.LEVELS)


def decide(game: str, data: str, seat: int, level: str, seed: int, budget: int) -> int:
    """A bot's decision. The data is a redeal, so the bot knows no more than its seat does."""
    return _bot(level, seed, budget).choose(_seat(game, data, seat))


def advise(game: str, data: str, seat: int, level: str, seed: int, budget: int) -> Advised:
    """A bot's decision with its reasons. The data is a redeal, as for a decision."""
    advice = _bot(level, seed, budget).explain(_seat(game, data, seat))
    ideas = [(advice.action, advice.chance), *advice.runners_up[:RUNNERS_UP]]
    return Advised([(int(action), float(chance)) for action, chance in ideas], advice.why[0], dict(advice.why[1]))


def _bot(level: str, seed: int, budget: int) -> bots.Bot:
    """The bot of a level; one that searches stops at its own measure or at the budget, whichever comes first."""
    bot = bots.make(level, seed)
    if isinstance(bot, Hunter):
        bot.milliseconds = budget
    return bot


def _seat(game: str, data: str, seat: int) -> Seat:
    return Seat(game_of(game).load(json.loads(data)), seat)
