"""The laboratory: many games, tournaments, and what they tell.

    from galapagos import lab

    lab.simulate("…", games=1000, bots="forager").tally.wins
    lab.tournament("…", ["hunter", "forager"]).standings
    lab.balance("…", deck="mine.toml", against="standard").headline

Reports and ratings need the extra `lab`.
"""

from galapagos.lab.experiments import Simulation, TooFew, balance, simulate, tournament
from galapagos.lab.files import Files
from galapagos.lab.sweep import Progress, cores

__all__ = ["Files", "Progress", "Simulation", "TooFew", "balance", "cores", "simulate", "tournament"]
