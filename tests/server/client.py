"""A client of the table server, as the browser is one: HTTP calls, and a socket that keeps what it was told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 120.0  # only a test that fails waits so long


class Refused(Exception):
    """A message that was refused: its code."""


class Player:
    """A guest with a cookie, at one table."""

    def __init__(self, address: str, name: str = "Ada") -> None:
        self.address = address
        self.name = name
        # Without TLS there is nothing to verify; reading the certificates takes longer than most tests.
        self.http = httpx.AsyncClient(verify=False, base_url=address, timeout=PATIENCE)
        self.table = ""
        self.sheet: dict[str, Any] = {}
        self.positions: dict[int | None, dict[str, Any]] = {}
        self.log: dict[int | None, list[dict[str, Any]]] = {}
        self.heard: list[str] = []
        self.said: list[dict[str, Any]] = []
        self.socket: ClientConnection | None = None
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._reader: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._next = 0

    async def get(self, path: str, **params: Any) -> Any:
        return self._checked(await self.http.get(path, params=params))

    async def post(self, path: str, body: Any = None) -> Any:
        return self._checked(await self.http.post(path, json=body))

    @staticmethod
    def _checked(response: httpx.Response) -> Any:
        if response.status_code >= 400:
            raise Refused(response.json()["code"])
        return response.json() if "json" in response.headers["content-type"] else response.text

    async def introduce(self) -> Player:
        self._checked(await self.http.put("/api/me", json={"name": self.name}))
        return self

    async def make(self, game: str = "tidepool", mode: str = "base", **more: Any) -> str:
        body = {"game": game, "mode": mode, **more}
        self.table = (await self.post("/api/tables", body))["id"]
        return self.table

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    async def connect(
        self, table: str | None = None, address: str | None = None, seen: bool = True, plain: bool = False
    ) -> Player:
        """Open the socket and say hello with what was seen; `plain`: with no layout for any game."""
        self.table = table or self.table
        url = (address or self.address).replace("http", "ws", 1) + f"/api/tables/{self.table}/socket"
        self.socket = await connect(url, additional_headers={"Cookie": self.cookie}, max_size=None)
        self._reader = asyncio.create_task(self._read(self.socket))
        versions = {json.dumps(seat): p["version"] for seat, p in self.positions.items()} if seen else {}
        await self.ask({"type": "hello", "seen": versions, "layouts": [] if plain else None})
        return self

    async def close(self) -> None:
        await self.drop()
        await self.http.aclose()

    async def drop(self) -> None:
        """Lose the connection."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None
        if self._reader is not None:
            await self._reader

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str)
                self.heard.append(text)
                self._take(json.loads(text))
        except Exception as error:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError(str(error)))
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("closed"))
        self._answers.clear()
        self._changed.set()

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "table":
            self.sheet = message["table"]
        elif kind == "position":
            self._take_position(message)
        elif kind == "said":
            self.said.append(message)
        if (answer := self._answers.pop(message.get("id", -1), None)) and not answer.done():
            answer.set_result(message)
        self._changed.set()

    def _take_position(self, message: dict[str, Any]) -> None:
        seat = message["seat"]
        known = self.positions.get(seat, {"version": 0})["version"]
        assert message["since"] in (0, known), (message["since"], known)
        if message["since"] == 0:
            self.log[seat] = []
        assert all(event["version"] > message["since"] for event in message["events"])
        self.log.setdefault(seat, []).extend(message["events"])
        self.positions[seat] = message

    async def send(self, text: str | bytes) -> None:
        assert self.socket is not None
        await self.socket.send(text)

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message and wait for its answer; a refusal is raised."""
        self._next += 1
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[self._next] = answer
        await self.send(json.dumps({"id": self._next, **message}))
        found = await asyncio.wait_for(answer, PATIENCE)
        if found["type"] == "refused":
            raise Refused(found["code"])
        return found

    async def act(self, seat: int, action: int, version: int | None = None) -> dict[str, Any]:
        version = self.positions[seat]["version"] if version is None else version
        return await self.ask({"type": "act", "seat": seat, "version": version, "action": action})

    async def undo(self, seat: int) -> dict[str, Any]:
        return await self.ask({"type": "undo", "seat": seat, "version": self.positions[seat]["version"]})

    async def until(self, test: Callable[[], bool]) -> None:
        """Wait until something is so."""

        async def wait() -> None:
            while not test():
                self._changed.clear()
                await self._changed.wait()

        await asyncio.wait_for(wait(), PATIENCE)

    def asked(self) -> list[int]:
        """My seats that are asked."""
        return [seat for seat, p in self.positions.items() if seat is not None and p["options"]]

    @property
    def gone(self) -> bool:
        """Whether the connection has ended."""
        return self._reader is None or self._reader.done() or self.socket is None

    @property
    def over(self) -> bool:
        return any(p["over"] for p in self.positions.values())
