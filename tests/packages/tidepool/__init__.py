"""Tidepool: a tiny fifth game that uses every part of the contract, in a package of its own.

Each round all players bid a card in secret, plain or raised (a die is added). The best bid takes a
shell; the winner then buries a card and pinches somebody (one move in two stages). The others may
shield the victim, in turn; each shield may be broken by the pincher, once. Three shells win.

It brings rules and words and nothing else: everything beyond them is the plain default.
"""

from tidepool.game import TidepoolGame

GAME = TidepoolGame()
