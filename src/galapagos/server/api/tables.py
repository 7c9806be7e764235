"""Calls about tables: make, sit, fill, start, resign, hand over, take back, rematch, move a seat."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Annotated

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from galapagos.server.api.problems import REFUSALS, hub_of, person_of
from galapagos.server.guard import Guard
from galapagos.server.identity import Link
from galapagos.server.limits import LOBBY_LOOKS
from galapagos.server.protocol import CreateTable, Lobby
from galapagos.server.protocol import Table as TableSheet
from galapagos.server.room import Room
from galapagos.server.wishes import Claim, Claimed, Fill, HandOver, Leave, Resign, SeatLink, Sit, TakeBack
from galapagos.table import entries
from galapagos.table.making import again, check_players, invited, known_level, seatings
from galapagos.table.outset import opening_lines
from galapagos.table.refusal import Refusal
from galapagos.table.seal import Seal, draw
from galapagos.table.table import Table

Call = Request[None, None, State]
GAME = r"^[A-Za-z0-9_-]*$"
Which = Annotated[str, PathParameter(max_length=40)]


@get("/api/tables", responses=REFUSALS)
async def lobby(
    request: Call, game: Annotated[str | None, QueryParameter(max_length=40, pattern=GAME)] = None
) -> Lobby:
    """Public tables, and your own that are not over."""
    hub, guest = hub_of(request), person_of(request).id
    may(hub.looks.take(guest) and hub.looks_there.take(Guard.address(request.scope)))
    found = hub.listed(hub.livelier(await hub.storage.lobby(game, LOBBY_LOOKS)), guest)
    own = hub.listed(await hub.storage.tables_of(guest, game), guest)
    return Lobby(
        open=[table for table in found if table.watch or table.status == "waiting" or mine(table)],
        mine=[table for table in own if mine(table)],
    )


def mine(table: TableSheet) -> bool:
    """Whether it is your table: you made it, or have a seat there, or one is kept for you."""
    return table.yours or any(seat.mine or seat.kept == "you" for seat in table.seats)


@post("/api/tables", responses=REFUSALS)
async def create(request: Call, data: JSONBody[CreateTable]) -> TableSheet:
    """Make a table."""
    hub, person = hub_of(request), person_of(request)
    limit_makings(request, data.public)
    game = hub.game(data.game)
    players = len(data.seats)
    check_players(game, data.mode, players)
    deck = None if data.deck is None else await hub.decks.read(data.deck)
    practice = data.seed is not None or bool(data.opening)
    if practice and any(plan.kind == "open" for plan in data.seats):
        raise Refusal("practice", status=400)
    seal = draw() if data.seed is None else Seal(data.seed, "")
    setup = entries.Setup(
        game=game.id,
        mode=data.mode,
        players=players,
        seed=seal.seed,
        salt=seal.salt,
        commitment="" if practice else seal.commitment,
        maker=person.id,
        public=data.public,
        practice=practice,
        clock=None if data.clock is None else data.clock.seconds,
        increment=None if data.clock is None else data.clock.increment,
        watch=data.watch,
        hints=data.hints,
        undo=data.undo,
        auto=data.auto,
        away=data.away,
        deck=deck,
        fingerprint=None if deck is None else game.deck(deck).fingerprint,
        rules=game.rules_version,
        lesson=data.lesson,
    )
    if data.opening:
        setup = replace(setup, opening=await asyncio.to_thread(opening_lines, game, setup, data.opening))
    found = seatings(hub.speech, person.id, person.name, data.seats)
    if data.start and all(plan.kind != "open" for plan in data.seats):
        found.append(entries.Started())
    return (await hub.create(setup, found)).sheet(person.id)


def limit_makings(request: Call, public: bool = False) -> None:
    """Nobody makes tables without end, of public ones fewer, and a full server makes none."""
    hub, guest, address = hub_of(request), person_of(request).id, Guard.address(request.scope)
    if len(hub.rooms) >= hub.settings.most_tables:
        raise Refusal("busy", status=503)
    may(hub.makings.take(guest) and hub.makings_there.take(address))
    may(not public or (hub.publics.take(guest) and hub.publics_there.take(address)))


def may(allowed: bool) -> None:
    """Refuse whoever does something too often."""
    if not allowed:
        raise Refusal("too-fast", status=429)


@get("/api/tables/{table:str}", responses=REFUSALS)
async def show(request: Call, table: Which) -> TableSheet:
    """A table as you see it."""
    room, guest = await hub_of(request).room(table), person_of(request).id
    if not room.table.may_look(guest):
        raise Refusal("barred" if guest in room.table.barred else "no-watchers", status=403)
    return room.sheet(guest)


async def change(request: Call, table: str, judge: Callable[[Table], entries.Entry]) -> TableSheet:
    """Do something at a table, and show it as it is then."""
    room = await hub_of(request).room(table)
    await room.do(judge)
    await begin_if_full(room)
    return room.sheet(person_of(request).id)


async def begin_if_full(room: Room) -> None:
    """A table that was made so starts by itself."""
    table = room.table
    if table.setup.auto and table.status == "waiting" and table.full:
        with suppress(Refusal):  # somebody was quicker
            await room.do(lambda t: t.start(t.setup.maker))


@post("/api/tables/{table:str}/sit", status_code=200, responses=REFUSALS)
async def sit(request: Call, table: Which, data: JSONBody[Sit]) -> TableSheet:
    """Take a seat."""
    hub, person = hub_of(request), person_of(request)
    name = (data.name or person.name).strip()
    if (await hub.room(table)).table.setup.public:
        may(hub.seats.take(person.id) and hub.seats_there.take(Guard.address(request.scope)))
    return await change(request, table, lambda t: t.sit(person.id, name, data.seat))


@post("/api/tables/{table:str}/leave", status_code=200, responses=REFUSALS)
async def leave(request: Call, table: Which, data: JSONBody[Leave]) -> TableSheet:
    """Give a seat back before the start; the maker may also send a bot away."""
    return await change(request, table, lambda t: t.leave(person_of(request).id, data.seat))


@post("/api/tables/{table:str}/fill", status_code=200, responses=REFUSALS)
async def fill(request: Call, table: Which, data: JSONBody[Fill]) -> TableSheet:
    """Put bots on open seats."""
    hub, guest = hub_of(request), person_of(request).id
    name = hub.speech.level(known_level(data.level)).name
    room = await hub.room(table)
    everywhere = data.seat is None and any(chair.open for chair in room.table.chairs)
    number = sum(chair.open for chair in room.table.chairs) if everywhere else 1
    for _ in range(number):
        await room.do(lambda t: t.fill(guest, data.level, name, data.seat))
    await begin_if_full(room)
    return room.sheet(guest)


@post("/api/tables/{table:str}/start", status_code=200, responses=REFUSALS)
async def start(request: Call, table: Which) -> TableSheet:
    """Begin the game."""
    room = await hub_of(request).room(table)
    alone = room.gone(room.table.setup.maker)
    return await change(request, table, lambda t: t.start(person_of(request).id, alone))


@post("/api/tables/{table:str}/resign", status_code=200, responses=REFUSALS)
async def resign(request: Call, table: Which, data: JSONBody[Resign]) -> TableSheet:
    """Give up."""
    return await change(request, table, lambda t: t.resign(person_of(request).id, data.seat))


@post("/api/tables/{table:str}/hand-over", status_code=200, responses=REFUSALS)
async def hand_over(request: Call, table: Which, data: JSONBody[HandOver]) -> TableSheet:
    """Let a bot play for you, or for a person who is gone."""
    hub, guest = hub_of(request), person_of(request).id
    level = known_level(data.level)
    room = await hub.room(table)

    def judge(t: Table) -> entries.Entry:
        person = t.chair(data.seat).guest
        return t.hand_over(guest, data.seat, level, gone=person is not None and room.gone(person))

    await room.do(judge)
    return room.sheet(guest)


@post("/api/tables/{table:str}/take-back", status_code=200, responses=REFUSALS)
async def take_back(request: Call, table: Which, data: JSONBody[TakeBack]) -> TableSheet:
    """Play your own seat again."""
    return await change(request, table, lambda t: t.take_back(person_of(request).id, data.seat))


@post("/api/tables/{table:str}/rematch", responses=REFUSALS)
async def rematch(request: Call, table: Which) -> TableSheet:
    """Ask for a new table with the same people and bots, or accept that: it starts when all have."""
    hub, person = hub_of(request), person_of(request)
    room = await hub.room(table)
    room.table.begin_rematch(person.id, "")
    async with room.rematching:  # who comes second finds the table of the first
        if room.table.rematch is None:
            limit_makings(request)
            new = await hub.create(again(room.table, person.id), invited(room.table, person.id))
            await room.do(lambda t: t.begin_rematch(person.id, new.id))
    new = await hub.room(room.table.rematch or "")
    await _accept(new, person.id)
    return new.sheet(person.id)


async def _accept(room: Room, guest: str) -> None:
    """Sit on the seats that are kept for a guest."""
    for chair in [chair for chair in room.table.chairs if chair.kept == guest]:
        await room.do(partial(Table.sit, guest=guest, name=chair.name, seat=None))
    await begin_if_full(room)


@post("/api/tables/{table:str}/seats/{seat:int}/link", status_code=200, responses=REFUSALS)
async def link(request: Call, table: Which, seat: FromPath[int]) -> SeatLink:
    """A link that moves your seat to another device."""
    hub = hub_of(request)
    room = await hub.room(table)
    chair = room.table.own(person_of(request).id, seat)
    room.table.not_practice()
    token = hub.signer.write_link(Link(room.id, seat, chair.turn))
    return SeatLink(f"/seat/{token}", token)


@post("/api/claim", status_code=200, responses=REFUSALS)
async def claim(request: Call, data: JSONBody[Claim]) -> Claimed:
    """Take a seat over with its link."""
    hub, person = hub_of(request), person_of(request)
    found = hub.signer.read_link(data.token)
    if found is None:
        raise Refusal("link-used", status=410)
    room = await hub.room(found.table)
    await room.do(lambda t: t.move(person.id, person.name, found.seat, found.turn))
    return Claimed(found.table, found.seat)
