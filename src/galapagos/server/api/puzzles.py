"""Calls about puzzles: which there are, one to look at, and the answer to a choice."""

from typing import Annotated

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody, PathParameter

from galapagos.review import quiz
from galapagos.server.afterwards import Answer, Posed, Puzzles, Solved
from galapagos.server.api.problems import REFUSALS, hub_of, shows
from galapagos.server.api.records import JSON, run
from galapagos.server.protocol import encode
from galapagos.table.refusal import Refusal

Call = Request[None, None, State]
Game = Annotated[str, PathParameter(max_length=40)]
Number = Annotated[int, PathParameter(ge=1, le=10_000)]


@get("/api/games/{game:str}/puzzles", responses=REFUSALS)
async def overview(request: Call, game: Game) -> Puzzles:
    """How many puzzles a game has, and which one belongs to this day."""
    hub_of(request).game(game)
    return msgspec.convert(await run(request, quiz.overview, game), Puzzles)


@get("/api/games/{game:str}/puzzles/{number:int}", responses=shows(Posed))
async def posed(request: Call, game: Game, number: Number, sketch: FromQuery[bool] = False) -> Response[bytes]:
    """A puzzle: the position as whoever is asked knows it, and what they may do."""
    hub_of(request).game(game)
    found = await run(request, quiz.posed, game, number, sketch)
    if found is None:
        raise Refusal("not-found", status=404)
    return Response(encode(found), media_type=JSON)


@post("/api/games/{game:str}/puzzles/{number:int}", status_code=200, responses=REFUSALS)
async def answered(request: Call, game: Game, number: Number, data: JSONBody[Answer]) -> Solved:
    """Whether a choice is the best one, and why the best is."""
    hub_of(request).game(game)
    found = await run(request, quiz.answered, game, number, data.choice)
    if found is None:
        raise Refusal("not-found", status=404)
    return msgspec.convert(found, Solved)
