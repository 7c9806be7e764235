"""Fuzz a real server: `python -m bench.attack.fuzz`. No answer may be its fault, and every message must be answered."""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import galapagos
from bench.load.__main__ import answers, free_port

SERVE = """
import sys
from galapagos.server.main import serve
from galapagos.server.settings import Settings
serve(port=int(sys.argv[1]), database=sys.argv[2], settings=Settings(rates=1e6, budget=50, pause=0.0, log="error"))
"""
AT_ONCE = 8
PATIENCE = 60.0
ANSWERS = ("accepted", "refused", "reason", "hint", "pong", "said")
ODD: list[Any] = [
    *(
        None,
        True,
        0,
        -1,
        2**31,
        2**63,
        2**70,
        1e308,
        0.5,
        "",
        " ",
        "a\x00b",
        "\ud800",
        "\u202e",
        "💧" * 30,
        "x" * 5_000,
    ),
    *([], {}, [[]] * 50, {"a": {"b": []}}, "../../etc/passwd", "%00", "null", "0", "-0", "1e9", "; drop table tables"),
]


class Fuzz:
    """Calls and messages that are nearly right, or not at all."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.chance = Random(seed)
        self.statuses: Counter[int] = Counter()
        self.faults: list[str] = []
        self.answered: Counter[str] = Counter()
        self.tables = ["none"]
        self.paths: list[tuple[str, str]] = []

    async def learn(self, client: httpx.AsyncClient) -> None:
        """What can be called here."""
        schema = (await client.get("/schema/openapi.json")).json()
        self.paths = [(method.upper(), path) for path, found in schema["paths"].items() for method in found]
        self.paths += [("GET", "/"), ("GET", "/healthz"), ("GET", "/metrics"), ("GET", "/livez")]

    # --- calls ---------------------------------------------------------------------------------------------------

    def path(self, path: str) -> str:
        """A path with its parts filled in."""
        chance = self.chance
        parts = [self.part(part) if part.startswith("{") else part for part in path.split("/")]
        query = f"?{chance.choice(['game', 'seat', 'size', 'theme', 'sketch'])}={self.word()}"
        return "/".join(parts) + (query if chance.random() < 0.2 else "")

    def part(self, name: str) -> str:
        if "table" in name and self.chance.random() < 0.7:
            return self.chance.choice(self.tables)
        return self.chance.choice([*galapagos.games.ids(), "0", "1", "99", self.word(), self.word()])

    def word(self) -> str:
        """Anything that can stand in a path."""
        data = str(self.chance.choice(ODD)).encode(errors="surrogatepass")[:300]
        return "".join(f"%{byte:02X}" if byte < 48 or byte > 122 else chr(byte) for byte in data) or "x"

    def body(self) -> bytes:
        """A body: nearly right, odd, or no JSON at all."""
        chance = self.chance
        if chance.random() < 0.1:
            return chance.randbytes(chance.randrange(200))
        game = galapagos.game(chance.choice(list(galapagos.games.ids())))
        mode = chance.choice(game.modes)
        kinds = [{"kind": "mine"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
        whole: dict[str, Any] = {
            "game": game.id, "mode": mode.name, "seats": [chance.choice(kinds) for _ in range(mode.fewest)],
            "name": "Ada", "seat": 0, "level": "random", "step": 1, "token": "a.b.c", "record": "{}\n", "deck": "a = 1",
            "public": False, "start": True, "seed": 1, "opening": [], "clock": {"seconds": 60}, "away": 60,
        }  # fmt: skip
        sets = (
            ["game", "mode", "seats"],
            ["name"],
            ["seat"],
            ["seat", "level"],
            ["step", "seats"],
            ["token"],
            ["record"],
        )
        names = set(chance.choice(sets)) | set(chance.sample(sorted(whole), chance.choice((0, 0, 1, 2))))
        found = {name: chance.choice(ODD) if chance.random() < 0.15 else whole[name] for name in names}
        return json.dumps(found).encode()

    async def call(self, client: httpx.AsyncClient) -> None:
        """One call."""
        method, path = self.chance.choice(self.paths)
        if self.chance.random() < 0.05:
            method = self.chance.choice(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH"])
        path = self.path(path)
        body = self.body() if method in ("POST", "PUT", "PATCH") else b""
        headers = {"content-type": self.chance.choice(["application/json"] * 9 + ["text/plain"])}
        try:
            answer = await client.request(method, path, content=body, headers=headers)
        except httpx.HTTPError as error:
            self.faults.append(f"{method} {path} {body[:200]!r}: {error!r}")
            return
        self.statuses[answer.status_code] += 1
        if answer.status_code >= 500:
            self.faults.append(f"{method} {path} {body[:200]!r}: {answer.status_code} {answer.text[:200]}")
        if answer.status_code == 201 and "id" in answer.json():
            self.tables = [*self.tables[-30:], answer.json()["id"]]

    async def calls(self, number: int) -> None:
        """Many calls, some at once."""

        async def some(client: httpx.AsyncClient) -> None:
            for _ in range(number // AT_ONCE):
                await self.call(client)

        async with httpx.AsyncClient(verify=False, base_url=self.address, timeout=PATIENCE) as client:
            await self.learn(client)
            await asyncio.gather(*(some(client) for _ in range(AT_ONCE)))

    # --- messages ------------------------------------------------------------------------------------------------

    def message(self) -> str | bytes:
        """A message: nearly right, odd, or no JSON at all."""
        chance = self.chance
        if chance.random() < 0.03:
            return chance.randbytes(chance.randrange(1, 100))
        if chance.random() < 0.05:
            return "".join(chr(chance.randrange(0x20, 0x500)) for _ in range(chance.randrange(1, 80)))
        kind = chance.choice(["act"] * 8 + ["undo", "undo", "why", "why", "say", "ping", "hello", "table"])
        whole: dict[str, Any] = {
            "seat": chance.randrange(3), "version": chance.randrange(40), "action": chance.randrange(2048),
            "touches": [chance.choice(["card:1", "player:0", "do:pass", "creature:3"])], "phrase": "hello", "seen": {},
        }  # fmt: skip
        needed = {
            "act": ["seat", "version", "action"], "undo": ["seat", "version"], "why": ["seat", "touches"],
            "say": ["phrase"], "hello": ["seen"],
        }.get(kind, [])  # fmt: skip
        found = {name: chance.choice(ODD[:14]) if chance.random() < 0.04 else whole[name] for name in needed}
        if chance.random() < 0.02:
            found[chance.choice(["extra", "seat", "id"])] = chance.choice(ODD[:14])
        return json.dumps({"type": kind, "id": chance.randrange(10**6), **found})

    async def messages(self, number: int) -> None:
        """Many messages, one after the other, at tables of every game."""
        left = number
        while left > 0:
            table, cookie = await self.seat()
            url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            async with connect(url, additional_headers={"Cookie": cookie}, max_size=None) as socket:
                await socket.send('{"type":"hello","id":0,"seen":{}}')
                await self.answer(socket, "hello")
                left = await self.talk(socket, min(left, 2_000)) + max(0, left - 2_000)

    async def seat(self) -> tuple[str, str]:
        """A table at which we play all seats."""
        game = galapagos.game(self.chance.choice(list(galapagos.games.ids())))
        mode = self.chance.choice(game.modes)
        body = {"game": game.id, "mode": mode.name, "seats": [{"kind": "mine"}] * mode.fewest, "start": True}
        async with httpx.AsyncClient(verify=False, base_url=self.address, timeout=PATIENCE) as client:
            made = await client.post("/api/tables", json=body)
            return made.json()["id"], f"guest={client.cookies['guest']}"

    async def talk(self, socket: ClientConnection, left: int) -> int:
        """Send messages until the server has had enough of our faults; how many are left."""
        with suppress(ConnectionClosed):
            while left > 0:
                message = self.message()
                await socket.send(message)
                left -= 1
                if not await self.answer(socket, message):
                    break
        return left

    async def answer(self, socket: ClientConnection, message: str | bytes) -> bool:
        """Wait for the answer; False when the socket was closed with it."""
        try:
            while True:
                kind = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["type"]
                if kind in ANSWERS:
                    self.answered[kind] += 1
                    return True
        except TimeoutError:
            self.faults.append(f"no answer to {message[:200]!r}")
            return False
        except ConnectionClosed:
            code = socket.close_code
            self.answered[f"closed {code}"] += 1
            if code not in (4408, 4413):
                self.faults.append(f"closed with {code} after {message[:200]!r}")
            return False


def main() -> None:
    """Fuzz, and tell what was answered; 1 when something was the server's fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--calls", type=int, default=20_000)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", default="", metavar="URL", help="a PostgreSQL database, instead of SQLite")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = options.postgres or f"sqlite:///{Path(folder) / 'fuzzed.db'}"
        port = free_port()
        server = subprocess.Popen([sys.executable, "-c", SERVE, str(port), database])
        try:
            fuzz = asyncio.run(fuzzed(port, options))
        finally:
            server.terminate()
            server.wait(30)
    print(json.dumps({"statuses": fuzz.statuses, "answers": fuzz.answered, "faults": fuzz.faults[:50]}, indent=2))
    sys.exit(bool(fuzz.faults))


async def fuzzed(port: int, options: argparse.Namespace) -> Fuzz:
    """The calls, then the messages."""
    address = f"http://127.0.0.1:{port}"
    await answers(address)
    fuzz = Fuzz(address, options.seed)
    await fuzz.calls(options.calls)
    await fuzz.messages(options.messages)
    return fuzz


if __name__ == "__main__":
    main()
