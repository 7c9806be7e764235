"""Speech: texts as sentences, for one table's names, from the games' catalogues and the table's own."""

import logging
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from galapagos.files import package_text
from galapagos.kernel.text import Param, Text
from galapagos.table.refusal import Refusal
from galapagos.words import Catalogue, UnknownWords

PHRASES = (
    "hello", "good-luck", "well-played", "thanks", "wow", "ouch", "sorry", "thinking", "again", "bye",
)  # fmt: skip
LANGUAGE = "en"
logger = logging.getLogger(__name__)


class Level(NamedTuple):
    """A level of bots with its words."""

    id: str
    name: str
    text: str


def own_catalogue() -> Catalogue:
    """The table's own words, with those that all games share; the first to have a key keeps it."""
    file = f"{LANGUAGE}.ftl"
    sources = [package_text("galapagos.table", "words", file), package_text("galapagos.words", file)]
    return Catalogue(sources, LANGUAGE)


class Speech:
    """Says things in the words of a game or of the table."""

    def __init__(self, catalogue: Callable[[str], Catalogue]) -> None:
        self.catalogue = catalogue  # the words of a game
        self._own = own_catalogue()
        self._say = lru_cache(maxsize=20_000)(self._render)

    def say(self, game: str, text: Text, names: Sequence[str] = ()) -> str:
        """The sentence, or nothing when the text is only for programs (a pure motion)."""
        key, params = text
        return self._say(game, key, tuple(params.items()), tuple(names) if _named(params) else ())

    def words(self, game: str, text: Text, names: Sequence[str] = ()) -> dict[str, Any]:
        """The sentence with its key and parameters."""
        return {"key": text[0], "params": dict(text[1]), "text": self.say(game, text, names)}

    def own(self, key: str, params: dict[str, Param] | None = None) -> str:
        """A sentence of the table's own."""
        return self._own.render((key, params or {}))

    def refusal(self, refusal: Refusal) -> str:
        """Why something was refused."""
        return refusal.text or self.own(refusal.code, refusal.params)

    def phrase(self, id: str) -> str:
        """What can be said at a table."""
        return self.own(f"phrase-{id}")

    def level(self, id: str) -> Level:
        """A level with its words."""
        key = f"level-{id}"
        if self._own.has(key):
            return Level(id, self.own(key), self.own(f"{key}-text"))
        return Level(id, id.replace("-", " ").capitalize(), "")

    def has(self, game: str, key: str) -> bool:
        """Whether a game's catalogue has a sentence under that key."""
        return self.catalogue(game).has(key)

    def game_words(self, game: str, key: str, otherwise: str) -> str:
        """A sentence of a game's catalogue, if it has one under that key."""
        catalogue = self.catalogue(game)
        return catalogue.render((key, {})) if catalogue.has(key) else otherwise

    def more(self, game: str, key: str) -> str:
        """What a game's catalogue adds to an entry: `<key>-text`, or the entry's attribute `.text`."""
        catalogue = self.catalogue(game)
        if catalogue.has(f"{key}-text"):
            return catalogue.render((f"{key}-text", {}))
        return catalogue.attribute(key, "text")

    def _render(self, game: str, key: str, params: tuple[tuple[str, Param], ...], names: tuple[str, ...]) -> str:
        for catalogue in (self.catalogue(game), self._own):
            if catalogue.has(key):
                try:
                    return catalogue.render((key, dict(params)), names)
                except UnknownWords as error:
                    logger.warning("words missing", extra={"game": game, "key": key, "reason": str(error)})
                    return ""
        return ""


def _named(params: dict[str, Param]) -> bool:
    return any(isinstance(value, str) and value.startswith("player:") for value in params.values())
