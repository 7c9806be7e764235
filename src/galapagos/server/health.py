"""Health: whether the database can be written to. A full disk lets everybody read and nobody play."""

import asyncio
import time

from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError

from galapagos.server.orders import HEALTH
from galapagos.server.schema import orders
from galapagos.server.storage import OUTAGES, Storage, StorageDown

LASTS = 2.0  # seconds for which an answer holds: asking often costs nothing
PATIENCE = 5.0


class Health:
    """Writes one row again and again, when asked."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._lock = asyncio.Lock()
        self._good = -LASTS

    async def check(self) -> None:
        """StorageDown when nothing can be written."""
        async with self._lock:
            if time.monotonic() - self._good < LASTS:
                return
            try:
                await asyncio.wait_for(self._write(), PATIENCE)
            except (*OUTAGES, TimeoutError) as error:
                raise StorageDown(str(error)) from error
            self._good = time.monotonic()

    async def _write(self) -> None:
        now = time.time()
        try:
            async with self._storage.engine.begin() as connection:
                done = await connection.execute(update(orders).where(orders.c.kind == HEALTH).values(at=now))
                if not done.rowcount:
                    await connection.execute(insert(orders).values(kind=HEALTH, name="", text="", at=now))
        except IntegrityError:  # another process was the first to write it
            return
