"""People: what the server keeps of a guest beyond the cookie, once they move to another device or cut one off.

Of most guests nothing is kept. It is read every few seconds, as far as it is new.
"""

from typing import NamedTuple

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from galapagos.server import clock
from galapagos.server.identity import Pass, Person
from galapagos.server.schema import people
from galapagos.server.storage import Storage

OVERLAP = 60.0  # seconds for which the clocks of processes may differ


class Standing(NamedTuple):
    """How a guest stands: `epoch` counts how often all other devices were cut off, `number` the links."""

    epoch: int = 0
    number: int = 0


class People:
    """Which cookies and links still hold."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._standings: dict[str, Standing] = {}
        self._read = 0.0

    def holds(self, person: Person) -> bool:
        """Whether a cookie that we wrote was not cut off since."""
        return self._standings.get(person.id, Standing()).epoch == person.epoch

    async def look(self) -> set[str]:
        """Read what is new; the guests some of whose devices were cut off."""
        since, self._read = self._read - OVERLAP, clock.now()
        query = select(people.c.guest, people.c.epoch, people.c.number).where(people.c.at > since)
        async with self._storage.engine.connect() as connection:
            found = {guest: Standing(epoch, number) for guest, epoch, number in await connection.execute(query)}
        before = {guest: self._standings.get(guest, Standing()) for guest in found}
        self._standings |= found
        return {guest for guest, standing in found.items() if standing.epoch != before[guest].epoch}

    async def invite(self, person: Person) -> Pass:
        """A pass to this person for another device; those before it hold no longer."""
        standing = await self._raise(person.id, number=1)
        return Pass(person.id, person.name, standing.epoch, standing.number)

    async def accept(self, given: Pass) -> bool:
        """Use a pass up; False when it holds no longer."""
        change = (
            update(people)
            .where(people.c.guest == given.id, people.c.epoch == given.epoch, people.c.number == given.number)
            .values(number=people.c.number + 1, at=clock.now())
        )

        async def write(connection: AsyncConnection) -> bool:
            return bool((await connection.execute(change)).rowcount)

        return await self._storage.patiently(write)

    async def cut_off(self, person: Person) -> Person:
        """Let only the device hold that is given the new cookie."""
        standing = await self._raise(person.id, epoch=1, number=1)
        return person._replace(epoch=standing.epoch)

    async def _raise(self, guest: str, epoch: int = 0, number: int = 0) -> Standing:
        await self._storage.put(people, {"guest": guest, "epoch": 0, "number": 0, "at": clock.now()})
        change = (
            update(people)
            .where(people.c.guest == guest)
            .values(epoch=people.c.epoch + epoch, number=people.c.number + number, at=clock.now())
            .returning(people.c.epoch, people.c.number)
        )

        async def write(connection: AsyncConnection) -> Standing:
            return Standing(*(await connection.execute(change)).one())

        self._standings[guest] = standing = await self._storage.patiently(write)
        return standing
