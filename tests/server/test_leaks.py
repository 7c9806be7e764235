"""Nothing that a seat receives depends on what it may not know.

These tests look at the bytes that came through the socket, not at the games' visibility. The same game is played at two
tables; at one of them everything that the watched seat does not know was dealt anew. Both must tell it the same, byte
by byte, until it rightly learns a card that differs.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import galapagos
from galapagos import games
from galapagos.kernel.state import State
from galapagos.kernel.text import Event
from galapagos.server.settings import Settings
from galapagos.table import entries
from galapagos.table.history import History
from tests.server.client import Player
from tests.server.conftest import Running, running
from tests.server.games import Setting, settings

STEPS = 50


@pytest.fixture
async def everywhere(tmp_path: Path) -> AsyncIterator[Running]:
    """A server with all games."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    async with running(Settings(database=database, rates=1000.0)) as found:
        yield found


class Twin:
    """One of two tables: its people, each on a socket of their own, a spectator, and the true state behind."""

    def __init__(self, people: list[Player], watcher: Player, history: History) -> None:
        self.people = people
        self.watcher = watcher
        self.history = history

    @classmethod
    async def deal(
        cls,
        server: Running,
        setting: Setting,
        seed: int,
        before: int,
        watched: int | None = None,
        anew: int | None = None,
    ) -> Twin:
        """A table after some decisions; with `anew`, what the watched seat does not know is dealt by that instead."""
        people = [await server.player(f"Guest {seat}") for seat in range(setting.players)]
        watcher = await server.player("Dot")
        guests = [(await person.get("/api/me"))["id"] for person in people]
        seatings = [entries.Sat(seat, guest, f"Guest {seat}") for seat, guest in enumerate(guests)]
        opening = prelude(setting, seed, before)
        setup = entries.Setup(setting.game, setting.mode, setting.players, seed, guests[0], opening=opening)
        room = await server.hub.create(setup, [*seatings, entries.Started()])
        history = room.table.history
        assert history is not None
        if anew is not None:
            sink = history.state.sink
            history.state = deal_anew(history.state, watched, Random(anew))
            history.state.sink = sink
            history._anchor = history.state.clone()
        for person in [*people, watcher]:
            await person.connect(room.id, plain=setting.game in games.ids())  # the sketch must not leak either
        return cls(people, watcher, history)

    @property
    def state(self) -> State:
        return self.history.state

    def stream(self, watched: int | None) -> list[str]:
        """What the watched seat received: every byte of every position."""
        player = self.watcher if watched is None else self.people[watched]
        return [text for text in player.heard if '"type":"position"' in text]

    async def act(self, seat: int, action: int) -> None:
        """A decision, and everybody has seen it."""
        await self.people[seat].act(seat, action)
        await asyncio.gather(*(player.ask({"type": "ping"}) for player in [*self.people, self.watcher]))


def prelude(setting: Setting, seed: int, decisions: int) -> list[str]:
    """So many decisions at random, as lines of a record."""
    state = galapagos.game(setting.game).start(setting.players, seed, setting.mode)
    chance = Random(seed)
    lines: list[str] = []
    while len(lines) < decisions and not state.over:
        seat = chance.choice(state.waiting)
        action = chance.choice(state.legal_actions(seat))
        lines.append(f"{seat} {state.notation(action)}")
        state.apply(action, seat)
    return lines[: decisions if not state.over else len(lines) // 2]


def deal_anew(state: State, watched: int | None, chance: Random) -> State:
    """The same state with the faces that the watched seat does not know in another order.

    Written without `redeal`: cards stay among those with the same back and the same holders of knowledge.
    """
    other = state.clone()
    bit = other.spectator if watched is None else watched
    for cards in other.decks():
        cards.own_faces()
        groups: dict[int, list[int]] = {}
        for token, known in enumerate(cards.known):
            if not known >> bit & 1:
                groups.setdefault(int(known), []).append(token)
        for tokens in groups.values():
            faces = [cards.face[token] for token in tokens]
            chance.shuffle(faces)
            for token, face in zip(tokens, faces, strict=True):
                cards.face[token] = face
    return other


def known_faces(state: State, watched: int | None) -> list[list[int | None]]:
    """The faces that the watched seat knows, by token."""
    bit = state.spectator if watched is None else watched
    return [
        [int(face) if known >> bit & 1 else None for face, known in zip(cards.face, cards.known, strict=True)]
        for cards in state.decks()
    ]


def common_choice(twins: tuple[Twin, Twin], chance: Random) -> tuple[int, int] | None:
    """A seat that is asked at both tables, and an action that both offer it."""
    one, two = twins
    assert one.state.waiting == two.state.waiting
    pairs = [
        (seat, action)
        for seat in one.state.waiting
        for action in sorted(set(one.state.legal_actions(seat)) & set(two.state.legal_actions(seat)))
    ]
    return chance.choice(pairs) if pairs else None


@pytest.mark.parametrize("setting", settings(), ids=lambda s: f"{s.game}-{s.mode}")
async def test_hidden_cards_do_not_show_in_the_bytes(everywhere: Running, setting: Setting) -> None:
    compared = 0
    for watched in [None, 0, setting.players - 1][: 1 + setting.players]:
        for before in (0, 40):
            compared += await compare(everywhere, setting, 3 + before, watched, before)
    assert compared >= 2 * setting.players


async def compare(server: Running, setting: Setting, seed: int, watched: int | None, before: int) -> int:
    """Play both tables alike; how many decisions it took until the watched seat rightly learned a difference."""
    chance = Random(seed)
    twins = (
        await Twin.deal(server, setting, seed, before),
        await Twin.deal(server, setting, seed, before, watched, seed + 100),
    )
    one, two = twins
    steps = 0
    while steps < STEPS:
        assert one.stream(watched) == two.stream(watched), f"after {steps} decisions"
        choice = None if one.state.over or two.state.over else common_choice(twins, chance)
        if choice is None:
            break
        await asyncio.gather(*(twin.act(*choice) for twin in twins))
        steps += 1
        if known_faces(one.state, watched) != known_faces(two.state, watched):
            break
    for player in [*one.people, *two.people, one.watcher, two.watcher]:
        await player.close()
        server.players.remove(player)
    return steps


WISHES = re.compile(r'"want":\[[^]]*\]')  # Evoloosen: what a trader asks for by name, which may be any card there is

Faces = list[list[str]]  # for each back, what the faces are called


def evolve_faces(state: State) -> Faces:
    deck: Any = state.game.deck()
    return [deck.ids, deck.challenges, deck.biomes]


def evoloosen_faces(state: State) -> Faces:
    deck: Any = state.game.deck()
    return [deck.habitat.ids, deck.inventions.ids, deck.adaptations.ids]


class Tally:
    """Which faces each viewpoint has ever been shown, by the cards themselves."""

    def __init__(self, viewpoints: int) -> None:
        self.shown: list[set[tuple[int, int]]] = [set() for _ in range(viewpoints)]

    def count(self, state: State) -> None:
        for back, cards in enumerate(state.decks()):
            for face, known in zip(cards.face, cards.known, strict=True):
                for viewpoint, shown in enumerate(self.shown):
                    if known >> viewpoint & 1:
                        shown.add((back, int(face)))


@pytest.mark.parametrize(("id", "faces"), [("evolve", evolve_faces), ("evoloosen", evoloosen_faces)])
async def test_cards_that_were_never_shown_are_nowhere_in_the_bytes(
    everywhere: Running, id: str, faces: Callable[[State], Faces]
) -> None:
    setting = next(setting for setting in settings() if setting.game == id)
    twin = await Twin.deal(everywhere, setting._replace(players=3), 11, 0)
    chance, tally = Random(8), Tally(4)
    tally.count(twin.state)
    told = twin.state.sink

    def hear(event: Event) -> None:
        """What lies open in the middle of a rule has been shown, also when it is shuffled at its end."""
        tally.count(twin.state)
        assert told is not None
        told(event)

    twin.state.sink = hear
    for _ in range(250):
        if twin.state.over:
            break
        seat = chance.choice(twin.state.waiting)
        await twin.act(seat, chance.choice(twin.state.legal_actions(seat)))
        tally.count(twin.state)
    names = faces(twin.state)
    secret = 0
    for viewpoint, player in enumerate([*twin.people, twin.watcher]):
        received = WISHES.sub("", "\n".join(player.heard))
        shown = {names[back][face] for back, face in tally.shown[viewpoint]}
        assert shown, "the tally is empty"
        assert any(f'"{name}"' in received for name in shown), "what was shown can't be found either"
        for name in {name for back in names for name in back} - shown:
            where = received.find(f'"{name}"')
            assert where < 0, f"viewpoint {viewpoint} was told of {name}: {received[max(0, where - 200) : where + 60]}"
            secret += 1
    assert secret > 20
