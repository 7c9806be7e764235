"""The house of a tab: it answers the calls about tables that a server would, for one player.

What needs no rules (the list of games, the player's name, the lists of tables) the page knows by itself.
"""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias
from urllib.parse import parse_qs, urlsplit

from galapagos import games
from galapagos.files import toml_of
from galapagos.kernel.game import Game
from galapagos.kernel.text import BadDeck, BadRecord, GalapagosError
from galapagos.review import quiz
from galapagos.tab.browser import Browser, Kept, Row, Shelf, Thinkers
from galapagos.tab.parlour import ME, Parlour
from galapagos.tab.reviews import Reviews
from galapagos.table import entries, film
from galapagos.table.ending import ended
from galapagos.table.making import again, check_players, known_level, reseated, seatings
from galapagos.table.outset import opening_lines
from galapagos.table.poster import pictured
from galapagos.table.refusal import Refusal
from galapagos.table.seal import Seal, draw
from galapagos.table.sheets import Sheet, record_text
from galapagos.table.speech import Speech
from galapagos.table.table import Table
from galapagos.table.thinking import levels

BUDGET = 1_500  # milliseconds for a bot's decision
Data: TypeAlias = dict[str, Any]


@dataclass(frozen=True)
class Plan:
    """What a new table's seat is."""

    kind: str
    level: str | None = None
    name: str | None = None


class House:
    """All tables of a tab."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.shelf = Shelf(browser)
        self.thinkers = Thinkers(browser)
        self.reviews = Reviews(self.shelf, self.thinkers)
        self.speech = Speech(games.catalogue)
        self.levels = levels()
        self.budget = BUDGET
        self._parlours: dict[str, Parlour] = {}

    # --- what the page calls -----------------------------------------------------------------------------------------

    async def call(self, method: str, path: str, body: str) -> str:
        """The answer to a call, as `[status, body]`: what a server would answer to the same one."""
        try:
            return json.dumps([200, await self._call(method, urlsplit(path), json.loads(body or "{}"))])
        except (Refusal, GalapagosError, RecursionError) as error:
            refusal = _refusal(error)
            return json.dumps([refusal.status, {"code": refusal.code, "text": self.speech.refusal(refusal)}])

    async def _call(self, method: str, address: Any, data: Data) -> Any:
        asked = {name: values[0] for name, values in parse_qs(address.query).items()}
        for verb, pattern, answer in CALLS:
            found = re.fullmatch(pattern, address.path)
            if verb == method and found:
                return await answer(self, *found.groups(), **({"data": data} if method != "GET" else {}), **asked)
        raise Refusal("not-here", status=404)

    async def hear(self, table: str, text: str) -> None:
        """A message of the page about a table; what there is to answer is told."""
        await (await self.parlour(table)).hear(json.loads(text))

    def leave(self, table: str) -> None:
        """The page looks at this table no longer: its bots wait."""
        if table in self._parlours:
            self._parlours[table].looking = False

    # --- tables ------------------------------------------------------------------------------------------------------

    async def parlour(self, id: str) -> Parlour:
        """A table in use; it is read from its log when it was not."""
        if id not in self._parlours:
            self._parlours[id] = Parlour(self, await self.rebuild(id))
        return self._parlours[id]

    async def rebuild(self, id: str) -> Table:
        """A table, from its log."""
        found = await self.shelf.load(id)
        if found is None:
            raise Refusal("no-such-table", status=404)
        kept, rows = found
        setup = entries.read_setup(kept.setup)
        if setup.rules != self.game(setup.game).rules_version:
            raise Refusal("stranded")
        table = Table(kept.id, setup, kept.created, self.game(setup.game))
        for row in rows:
            table.take(entries.read_entry(row.body), row.at, row.versions)
        table.refresh()
        return table

    def game(self, id: str) -> Game:
        if id not in games.ids():
            raise Refusal("no-such-game", status=404)
        return games.game(id)

    async def make(self, setup: entries.Setup, given: list[entries.Entry]) -> Sheet:
        """A new table with its first entries."""
        created = time.time()
        table = Table(secrets.token_hex(12), setup, created, self.game(setup.game))
        rows = []
        for entry in given:
            table.take(entry, created)
            rows.append(Row(table.number, created, entries.write(entry), table.versions()))
        parlour = Parlour(self, table)
        await self.shelf.create(Kept(table.id, entries.write(setup), created), rows, parlour.sheet())
        self._parlours[table.id] = parlour
        return parlour.sheet()

    async def create(self, data: Data) -> Sheet:
        game, plans = self.game(data["game"]), [Plan(**plan) for plan in data["seats"]]
        check_players(game, data["mode"], len(plans))
        if any(plan.kind == "open" for plan in plans):
            raise Refusal("not-here", status=404)
        deck = None if data.get("deck") is None else toml_of(data["deck"], "deck")
        seed, opening = data.get("seed"), data.get("opening", [])
        practice = seed is not None or bool(opening)
        seal = draw() if seed is None else Seal(seed, "")
        setup = entries.Setup(
            game=game.id,
            mode=data["mode"],
            players=len(plans),
            seed=seal.seed,
            salt=seal.salt,
            commitment="" if practice else seal.commitment,
            maker=ME,
            practice=practice,
            deck=deck,
            fingerprint=None if deck is None else game.deck(deck).fingerprint,
            rules=game.rules_version,
            lesson=bool(data.get("lesson")),
        )
        if opening:
            setup = replace(setup, opening=opening_lines(game, setup, opening))
        return await self.make(setup, [*seatings(self.speech, ME, await self.shelf.name(), plans), entries.Started()])

    async def show(self, id: str) -> Sheet:
        return (await self.parlour(id)).sheet()

    async def _change(self, id: str, judge: Callable[[Table], entries.Entry]) -> Sheet:
        parlour = await self.parlour(id)
        await parlour.do(judge)
        return parlour.sheet()

    async def resign(self, id: str, data: Data) -> Sheet:
        return await self._change(id, lambda t: t.resign(ME, data["seat"]))

    async def hand_over(self, id: str, data: Data) -> Sheet:
        level = known_level(data["level"])
        return await self._change(id, lambda t: t.hand_over(ME, data["seat"], level, gone=False))

    async def take_back(self, id: str, data: Data) -> Sheet:
        return await self._change(id, lambda t: t.take_back(ME, data["seat"]))

    async def rematch(self, id: str, data: Data) -> Sheet:
        old = await self.parlour(id)
        old.table.begin_rematch(ME, "")
        if old.table.rematch is None:
            new = await self.make(again(old.table, ME), [*reseated(old.table), entries.Started()])
            await old.do(lambda t: t.begin_rematch(ME, new["id"]))
        return (await self.parlour(old.table.rematch or "")).sheet()

    # --- finished games ----------------------------------------------------------------------------------------------

    async def _over(self, id: str) -> Parlour:
        parlour = await self.parlour(id)
        if parlour.table.status != "over":
            raise Refusal("not-over")
        return parlour

    async def record(self, id: str) -> str:
        parlour = await self._over(id)
        return record_text(parlour.table, self.speech)

    async def import_record(self, data: Data) -> Sheet:
        header, lines, over = film.verify(data["record"])
        if not over:
            raise Refusal("not-over", status=400)
        return await self.make(film.imported(header, lines, ME, self.speech), [entries.Started()])

    async def replay(self, id: str) -> Sheet:
        parlour = await self._over(id)
        names, setup = parlour.names(), parlour.table.setup
        history = parlour.table.history
        assert history is not None
        steps = film.index(await self.record(id), names)
        return {
            "table": id, "game": setup.game, "mode": setup.mode, "names": names,
            "result": history.state.returns(), "steps": steps,
        }  # fmt: skip

    async def moment(self, id: str, step: str, seat: str = "all", sketch: str = "") -> Sheet:
        parlour = await self._over(id)
        found = film.moment(await self.record(id), tuple(parlour.names()), int(step), seat, bool(sketch))
        if found is None:
            raise Refusal("no-such-step", status=404)
        shown: Sheet = json.loads(found)
        return shown

    async def chances(self, id: str) -> Sheet:
        return film.chances(await self.record(id), (await self.parlour(id)).names())

    async def ending(self, id: str) -> Sheet:
        return ended(await self.record(id), (await self.parlour(id)).names())

    async def poster(self, id: str) -> str:
        parlour = await self._over(id)
        return pictured(parlour.table.setup.game, await self.record(id), parlour.names())

    async def branch(self, id: str, data: Data) -> Sheet:
        parlour = await self._over(id)
        plans = [Plan(**plan) for plan in data["seats"]]
        setup = film.branched(parlour.table, await self.record(id), data["step"], ME, len(plans), False)
        return await self.make(setup, [*seatings(self.speech, ME, await self.shelf.name(), plans), entries.Started()])

    # --- reviews -----------------------------------------------------------------------------------------------------

    async def review(self, id: str, seat: str) -> Sheet:
        (await self._over(id)).table.chair(int(seat))
        return await self.reviews.look(id, int(seat))

    async def want_review(self, id: str, seat: str, data: Data) -> Sheet:
        parlour = await self._over(id)
        parlour.table.chair(int(seat))
        return await self.reviews.want(id, int(seat), await self.record(id), parlour.names())

    # --- puzzles -----------------------------------------------------------------------------------------------------

    async def puzzles(self, game: str) -> Sheet:
        return quiz.overview(self.game(game).id)

    async def puzzle(self, game: str, number: str, sketch: str = "") -> Sheet:
        return _found(quiz.posed(self.game(game).id, int(number), bool(sketch)))

    async def answer(self, game: str, number: str, data: Data) -> Sheet:
        return _found(quiz.answered(self.game(game).id, int(number), data["choice"]))


def _found(sheet: Sheet | None) -> Sheet:
    if sheet is None:
        raise Refusal("not-found", status=404)
    return sheet


def _refusal(error: Exception) -> Refusal:
    if isinstance(error, Refusal):
        return error
    code = {BadDeck: "bad-deck", BadRecord: "bad-record"}.get(type(error), "bad-setup")
    return Refusal(code, {"why": str(error)}, status=400)


TABLE = "/api/tables/([^/]+)"
CALLS: list[tuple[str, str, Callable[..., Awaitable[Any]]]] = [
    ("POST", "/api/tables", House.create),
    ("POST", "/api/records", House.import_record),
    ("GET", TABLE, House.show),
    ("POST", f"{TABLE}/resign", House.resign),
    ("POST", f"{TABLE}/hand-over", House.hand_over),
    ("POST", f"{TABLE}/take-back", House.take_back),
    ("POST", f"{TABLE}/rematch", House.rematch),
    ("GET", f"{TABLE}/record", House.record),
    ("GET", f"{TABLE}/replay", House.replay),
    ("GET", f"{TABLE}/replay/([0-9]+)", House.moment),
    ("GET", f"{TABLE}/chances", House.chances),
    ("GET", f"{TABLE}/ending", House.ending),
    ("GET", f"{TABLE}/poster", House.poster),
    ("POST", f"{TABLE}/branch", House.branch),
    ("GET", f"{TABLE}/review/([0-9]+)", House.review),
    ("POST", f"{TABLE}/review/([0-9]+)", House.want_review),
    ("GET", "/api/games/([^/]+)/puzzles", House.puzzles),
    ("GET", "/api/games/([^/]+)/puzzles/([0-9]+)", House.puzzle),
    ("POST", "/api/games/([^/]+)/puzzles/([0-9]+)", House.answer),
]
