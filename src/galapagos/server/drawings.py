"""Drawings: made in a process of their own, so many for each address, and kept once they are made."""

from collections import OrderedDict

from galapagos.gallery import Size, Theme
from galapagos.gallery.paint import paint
from galapagos.server.limits import DRAWING_BURST, DRAWINGS_PER_SECOND, Buckets
from galapagos.server.pool import Pool
from galapagos.table.refusal import Refusal

LIMIT = 10.0
KEPT = 32_000_000  # characters


class Drawings:
    """Draws, and keeps the drawings that were asked for last."""

    def __init__(self, rates: float) -> None:
        self._pool = Pool(1)
        self._turns = Buckets(DRAWINGS_PER_SECOND * rates, DRAWING_BURST * rates)
        self._kept: OrderedDict[tuple[str, Size, Theme], str] = OrderedDict()
        self._length = 0

    async def get(self, description: str, size: Size, theme: Theme, address: str) -> str:
        """The drawing of a description. Only what must be drawn counts for the limit."""
        key = (description, size, theme)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if not self._turns.take(address):
            raise Refusal("too-fast", status=429)
        svg = await self._pool.run(LIMIT, paint, description, size, theme, who=address)
        self._keep(key, svg)
        return svg

    def _keep(self, key: tuple[str, Size, Theme], svg: str) -> None:
        self._length += len(svg) - len(self._kept.get(key, ""))
        self._kept[key] = svg
        while self._length > KEPT:
            self._length -= len(self._kept.popitem(last=False)[1])

    def close(self) -> None:
        """Draw no more."""
        self._pool.close()
