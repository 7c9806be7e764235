"""Bots: players that see only what a person in their seat could see."""

from galapagos.bots.bot import Advice, Bot
from galapagos.bots.levels import LEVELS, BadBot, make, version
from galapagos.bots.seat import Seat

__all__ = ["LEVELS", "Advice", "BadBot", "Bot", "Seat", "make", "version"]
