"""Speech: texts as sentences, for one table's names, from the games' catalogues and the server's own."""

from collections.abc import Sequence
from functools import lru_cache

from galapagos.files import package_text
from galapagos.kernel.text import Param, Text
from galapagos.server.logs import logger
from galapagos.server.protocol import Level, Phrase, Words
from galapagos.server.refusal import Refusal
from galapagos.server.shelf import Shelf
from galapagos.words import Catalogue, UnknownWords

PHRASES = (
    "hello", "good-luck", "well-played", "thanks", "wow", "ouch", "sorry", "thinking", "again", "bye",
)  # fmt: skip
LANGUAGE = "en"


def own_catalogue() -> Catalogue:
    """The server's own words, with those that all games share."""
    file = f"{LANGUAGE}.ftl"
    sources = [package_text("galapagos.words", file), package_text("galapagos.server", "words", file)]
    return Catalogue(sources, LANGUAGE)


class Speech:
    """Says things in the words of a game or of the server."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._own = own_catalogue()
        self._say = lru_cache(maxsize=20_000)(self._render)

    def say(self, game: str, text: Text, names: Sequence[str] = ()) -> str:
        """The sentence, or nothing when the text is only for programs (a pure motion)."""
        key, params = text
        return self._say(game, key, tuple(params.items()), tuple(names) if _named(params) else ())

    def words(self, game: str, text: Text, names: Sequence[str] = ()) -> Words:
        """The sentence with its key and parameters."""
        return Words(text[0], dict(text[1]), self.say(game, text, names))

    def own(self, key: str, params: dict[str, Param] | None = None) -> str:
        """A sentence of the server's own."""
        return self._own.render((key, params or {}))

    def refusal(self, refusal: Refusal) -> str:
        """Why something was refused."""
        return refusal.text or self.own(refusal.code, refusal.params)

    def phrases(self) -> list[Phrase]:
        """What can be said at a table."""
        return [Phrase(id, self.own(f"phrase-{id}")) for id in PHRASES]

    def level(self, id: str) -> Level:
        """A level with its words."""
        key = f"level-{id}"
        if self._own.has(key):
            return Level(id, self.own(key), self.own(f"{key}-text"))
        return Level(id, id.replace("-", " ").capitalize(), "")

    def catalogue(self, game: str) -> Catalogue:
        """A game's own words."""
        return self._shelf.catalogue(game)

    def has(self, game: str, key: str) -> bool:
        """Whether a game's catalogue has a sentence under that key."""
        return self._shelf.catalogue(game).has(key)

    def game_words(self, game: str, key: str, otherwise: str) -> str:
        """A sentence of a game's catalogue, if it has one under that key."""
        catalogue = self._shelf.catalogue(game)
        return catalogue.render((key, {})) if catalogue.has(key) else otherwise

    def more(self, game: str, key: str) -> str:
        """What a game's catalogue adds to an entry: `<key>-text`, or the entry's attribute `.text`."""
        catalogue = self._shelf.catalogue(game)
        if catalogue.has(f"{key}-text"):
            return catalogue.render((f"{key}-text", {}))
        return catalogue.attribute(key, "text")

    def _render(self, game: str, key: str, params: tuple[tuple[str, Param], ...], names: tuple[str, ...]) -> str:
        for catalogue in (self._shelf.catalogue(game), self._own):
            if catalogue.has(key):
                try:
                    return catalogue.render((key, dict(params)), names)
                except UnknownWords as error:
                    logger.warning("words missing", extra={"game": game, "key": key, "reason": str(error)})
                    return ""
        return ""


def _named(params: dict[str, Param]) -> bool:
    return any(isinstance(value, str) and value.startswith("player:") for value in params.values())
