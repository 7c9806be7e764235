"""Small kinds of values that a client may send, with their limits."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from galapagos.server.limits import SEEN

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24, pattern=rf"^{SEEN}*(?!\s){SEEN}+$")]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
ActionId: TypeAlias = Annotated[int, Meta(ge=0, le=2047)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Seed: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Thing: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Notation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=120)]
DeckText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64_000)]
RecordText: TypeAlias = Annotated[str, Meta(min_length=2, max_length=500_000)]
