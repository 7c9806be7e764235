"""The archive: decks that tables are played with, records of finished games, and tables whose save lags behind."""

import json
from typing import Any

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from galapagos.kernel.game import Deck
from galapagos.review.service import EDITION
from galapagos.server.schema import decks, entries, records, reviews, saves, tables
from galapagos.server.storage import Storage


class Archive:
    """What is kept for good, so that no upgrade of rules or decks takes it away."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._kept: set[str] = set()  # fingerprints of decks that are known to be there

    async def keep_deck(self, deck: Deck) -> None:
        """Keep a deck, once."""
        if deck.fingerprint not in self._kept:
            row = {"fingerprint": deck.fingerprint, "source": json.dumps(deck.source, separators=(",", ":"))}
            await self._storage.put(decks, row)
            self._kept.add(deck.fingerprint)

    async def deck(self, fingerprint: str) -> dict[str, Any] | None:
        """The source of a deck that was kept."""
        found = await self._one(select(decks.c.source).where(decks.c.fingerprint == fingerprint))
        source: dict[str, Any] | None = None if found is None else json.loads(found)
        return source

    async def keep_record(self, table: str, text: str) -> None:
        """Keep the record of a game, unless there is one already."""
        await self._storage.put(records, {"table_id": table, "text": text})

    async def record(self, table: str) -> str | None:
        """The record of a finished game."""
        return await self._one(select(records.c.text).where(records.c.table_id == table))

    async def keep_review(self, table: str, seat: int, text: str) -> None:
        """Keep the review of a seat's game."""
        await self._storage.put(reviews, {"table_id": table, "seat": seat, "edition": EDITION, "text": text})

    async def review(self, table: str, seat: int) -> str | None:
        """The review of a seat's game, if there is one that is made as it would be today."""
        c = reviews.c
        found = select(c.text).where(c.table_id == table, c.seat == seat, c.edition == EDITION)
        return await self._one(found)

    async def behind(self, after: str, limit: int = 100) -> list[str]:
        """Tables in play, in the order of their ids, whose log has gone on since they were saved."""
        last = select(func.max(entries.c.number)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        query = (
            select(tables.c.id)
            .outerjoin(saves, saves.c.table_id == tables.c.id)
            .where(tables.c.status == "playing", tables.c.id > after)
            .where(or_(saves.c.number.is_(None), saves.c.number < last))
            .order_by(tables.c.id)
            .limit(limit)
        )

        async def read(connection: AsyncConnection) -> list[str]:
            return [row[0] for row in await connection.execute(query)]

        return await self._storage.patiently(read)

    async def _one(self, query: Any) -> str | None:
        async def read(connection: AsyncConnection) -> str | None:
            row = (await connection.execute(query)).first()
            return None if row is None else str(row[0])

        return await self._storage.patiently(read)
