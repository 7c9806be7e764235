"""Calls about the rules: the page of a game, and the same for a table with its players, mode and deck."""

import asyncio
from functools import cache
from typing import Annotated

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath, PathParameter, QueryParameter

from galapagos import games
from galapagos.gallery.rules import Chapter, page
from galapagos.kernel.game import Deck, Game
from galapagos.server.api.problems import REFUSALS, hub_of
from galapagos.server.reading import RuleFigure, RuleLine, Rules, RuleScene, RuleSection
from galapagos.table.making import check_players

Call = Request[None, None, State]
MOST = 16


@get("/api/games/{game:str}/rules", responses=REFUSALS)
async def of_game(
    request: Call,
    game: FromPath[str],
    players: Annotated[int, QueryParameter(ge=0, le=MOST)] = 0,
    mode: Annotated[str, QueryParameter(max_length=40)] = "",
) -> Rules:
    """The rules of a game on one page, for so many players and that mode, or for all."""
    found = hub_of(request).game(game)
    if mode:
        check_players(found, mode, players or found.modes[found.mode_number(mode)].fewest)
    return await asyncio.to_thread(standard, found, players, mode)


@get("/api/tables/{table:str}/rules", responses=REFUSALS)
async def of_table(request: Call, table: Annotated[str, PathParameter(max_length=40)]) -> Rules:
    """The rules for a table: its number of players, its mode, and its deck."""
    setup = (await hub_of(request).room(table)).table.setup
    game = hub_of(request).game(setup.game)
    if setup.deck is None:
        return await asyncio.to_thread(standard, game, setup.players, setup.mode)
    return await asyncio.to_thread(written, game, setup.players, setup.mode, game.deck(setup.deck))


@cache
def standard(game: Game, players: int, mode: str) -> Rules:
    """The page with the game's own deck."""
    return written(game, players, mode, game.deck())


def written(game: Game, players: int, mode: str, deck: Deck) -> Rules:
    """The page as it is sent."""
    return Rules(
        game.id, games.title(game.id), players, mode, [_section(each) for each in page(game, players, mode, deck)]
    )


def _section(chapter: Chapter) -> RuleSection:
    return RuleSection(
        id=chapter.id,
        title=chapter.title,
        lines=[RuleLine(*block) for block in chapter.blocks],
        heads=chapter.heads,
        rows=chapter.rows,
        figures=[RuleFigure(*figure) for figure in chapter.figures],
        scene=RuleScene(*chapter.scene) if chapter.scene else None,
        about=chapter.about,
    )
