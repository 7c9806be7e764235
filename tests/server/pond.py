"""A shelf with one game, Tidepool, for servers under test; its words are here."""

from __future__ import annotations

from galapagos.files import package_text
from galapagos.kernel.game import Game
from galapagos.words import Catalogue
from tests.tiny.tidepool import TidepoolGame

WORDS = """
game-name = Tidepool
game-title = Tidepool
mode-base = Plain
ask-bid = Which card do you bid?
ask-stance = Plain, or raised by a die?
ask-bury = Which card do you bury?
ask-pinch = Whom do you pinch?
ask-shield = Do you shield { $victim }?
ask-break = Do you break the shield?
act-bid = Bid card { $card }.
act-plain = Bid as it is.
act-raise = Raise it by a die.
act-bury = Bury card { $card }.
act-pinch = Pinch { $player }.
act-shield = Shield with a { $face }.
act-pass = Pass.
act-break = Break the shield.
drew = { $player } draws a card.
drew-face = You draw a { $face }.
tossed = { $player } discards a { $face }.
took-shell = { $player } takes a shell.
pinched = { $player } pinches { $victim }.
not-yourself = Nobody pinches themselves.
bury-first = First a card is buried.
not-held = That card is not in your hand.
"""
_game = TidepoolGame()
_catalogue = Catalogue([package_text("galapagos.words", "en.ftl"), WORDS], "en")
_game.render = _catalogue.render


def ids() -> tuple[str, ...]:
    """Tidepool alone."""
    return ("tidepool",)


def game(id: str) -> Game:
    """The one game there is."""
    assert id == "tidepool"
    return _game


def catalogue(id: str) -> Catalogue:
    """Its words."""
    return _catalogue
