"""A connection: one socket of one guest at one table. What it may do is limited, and what waits for it, too."""

import json
from typing import TYPE_CHECKING

import msgspec

from galapagos.kernel.text import Text
from galapagos.server import protocol
from galapagos.server.identity import Person
from galapagos.server.kinds import Count
from galapagos.server.limits import (
    FAULTS,
    HELLO_BURST,
    HELLOS_PER_SECOND,
    MESSAGE_BURST,
    MESSAGE_BYTES,
    MESSAGES_PER_SECOND,
    Bucket,
)
from galapagos.server.outbox import Outbox
from galapagos.server.protocol import encode
from galapagos.server.room import Room
from galapagos.server.storage import StorageDown
from galapagos.table.ahead import through
from galapagos.table.refusal import Refusal
from galapagos.table.sheets import options
from galapagos.table.speech import PHRASES

if TYPE_CHECKING:
    from galapagos.server.hub import Hub

decoder = msgspec.json.Decoder(protocol.ClientMessage)


class TooManyFaults(Exception):
    """A client that keeps sending what can't be accepted."""


class Connection:
    """Answers one socket's messages."""

    def __init__(self, hub: "Hub", room: Room, person: Person, place: str = "") -> None:
        self.hub = hub
        self.room = room
        self.person = person
        self.guest = person.id
        self.place = place
        self.plain = False
        self.outbox = Outbox()
        self._greeted = False
        self._faults = 0
        rates = hub.settings.rates
        self._bucket = Bucket(MESSAGES_PER_SECOND * rates, MESSAGE_BURST * rates)
        self._hellos = Bucket(HELLOS_PER_SECOND * rates, max(1.0, HELLO_BURST * rates))

    def answer(self, message: protocol.ServerMessage) -> None:
        self.outbox.put(encode(message))

    async def hear(self, text: str) -> None:
        """Handle one message; whatever is wrong with it is answered."""
        id: int | None = None
        try:
            if not self._bucket.take():
                raise Refusal("too-fast")
            if len(text) > MESSAGE_BYTES or len(text.encode(errors="replace")) > MESSAGE_BYTES:
                raise Refusal("too-large")
            id = _id_of(text)
            await self._handle(_read(text))
        except Refusal as refusal:
            self.refuse(id, refusal)

    def refuse(self, id: int | None, refusal: Refusal) -> None:
        """Say why a message changed nothing."""
        self.hub.metrics.refusals.inc()
        self.answer(protocol.Refused(id, refusal.code, self.hub.speech.refusal(refusal)))
        if refusal.code in ("malformed", "too-fast", "too-large"):
            self._faults += 1
            if self._faults > FAULTS:
                raise TooManyFaults

    async def _handle(self, message: protocol.ClientMessage) -> None:
        if isinstance(message, protocol.Hello):
            await self._hello(message)
            return
        if not self._greeted:
            raise Refusal("hello-first")
        if isinstance(message, protocol.Act):
            await self._act(message)
        elif isinstance(message, protocol.Undo):
            await self._undo(message)
        elif isinstance(message, protocol.AskWhy):
            self.answer(self._why(message))
        elif isinstance(message, protocol.AskHint):
            await self._hint(message)
        elif isinstance(message, protocol.Say):
            self._say(message)
        else:
            self.answer(protocol.Pong(message.id))

    async def _hello(self, message: protocol.Hello) -> None:
        if not self._hellos.take() or not self.hub.greetings.take(self.guest):
            raise Refusal("too-fast")
        seen: dict[int | None, int] = {}
        for name, version in message.seen.items():
            if name != "null" and not (name.isascii() and name.isdecimal()):
                raise Refusal("malformed", {"why": "seen"})
            seen[None if name == "null" else int(name)] = version
        self.room.farewell(self)
        self._greeted = False
        try:
            self.room = await self.hub.room(self.room.id)  # the one that we were given may have been put away since
        except StorageDown as error:
            raise Refusal("storage") from error
        self._greeted = True
        self.plain = message.layouts is not None and self.room.table.setup.game not in message.layouts
        await self.room.welcome(self, seen)
        self.answer(protocol.Accepted(message.id, 0))

    async def _act(self, message: protocol.Act) -> None:
        await self.room.do(lambda table: table.act(self.guest, message.seat, message.version, message.action))
        self._accepted(message.id, message.seat)

    async def _undo(self, message: protocol.Undo) -> None:
        await self.room.do(lambda table: table.undo(self.guest, message.seat, message.version))
        self._accepted(message.id, message.seat)

    def _accepted(self, id: int, seat: int) -> None:
        self.answer(protocol.Accepted(id, self.room.table.gallery.of(seat).version))

    def _why(self, message: protocol.AskWhy) -> protocol.Reason:
        table = self.room.table
        history = table.playing
        table.own(self.guest, message.seat)
        reason: Text = history.state.why_not(message.seat, message.touches) or ("possible", {})
        words = protocol.Words(**self.hub.speech.words(table.setup.game, reason, self.room.names()))
        return protocol.Reason(message.id, words, self._through(message))

    def _through(self, message: protocol.AskWhy) -> list[protocol.Option]:
        """What would have to be declined first."""
        table = self.room.table
        state = table.playing.state
        if not message.touches or message.seat not in state.waiting:
            return []
        point = table.gallery.of(message.seat)
        found = through(state, message.seat, message.touches[-1])
        sheets = options(table.setup.game, table.playing, point, found, self.room.names(), self.hub.speech)
        return msgspec.convert(sheets, list[protocol.Option])

    async def _hint(self, message: protocol.AskHint) -> None:
        level = message.level or self.hub.levels[-1]
        if level not in self.hub.levels:
            raise Refusal("unknown-level")
        self.room.table.own(self.guest, message.seat)
        if not self.room.table.setup.hints:
            raise Refusal("hints-off")
        if not self.hub.hints.take(self.guest):
            raise Refusal("too-fast")
        self.hub.background(self._think(message, level))

    async def _think(self, message: protocol.AskHint, level: str) -> None:
        try:
            self.outbox.put(encode(await self.room.hint(message.id, message.seat, level, self.guest)))
        except Refusal as refusal:
            self.answer(protocol.Refused(message.id, refusal.code, self.hub.speech.refusal(refusal)))

    def _say(self, message: protocol.Say) -> None:
        if message.phrase not in PHRASES:
            raise Refusal("unknown-phrase")
        name = self.person.name
        if message.seat is not None:
            name = self.room.table.own(self.guest, message.seat).name
        self._may_speak()
        text = self.hub.speech.own(f"phrase-{message.phrase}")
        said = protocol.Said(message.seat, name, message.phrase, text)
        self.room.say(said)
        if self.hub.storage.postgres:
            data = msgspec.to_builtins(said) | {"table": self.room.id}
            self.hub.background(self.hub.storage.tell(f"said {json.dumps(data)}"))

    def _may_speak(self) -> None:
        """Nobody talks without end, and those who only watch share what one may say."""
        speakers = [self.guest] if self.room.table.seats_of(self.guest) else [self.guest, f"watchers {self.room.id}"]
        if not all(self.hub.phrases.take(speaker) for speaker in speakers):
            raise Refusal("too-fast")


class _Numbered(msgspec.Struct):
    id: Count


_numbered = msgspec.json.Decoder(_Numbered)


def _id_of(text: str) -> int | None:
    """The id of a message, also of one that is wrong otherwise."""
    try:
        return _numbered.decode(text).id
    except (msgspec.MsgspecError, UnicodeError):
        return None


def _read(text: str) -> protocol.ClientMessage:
    try:
        message: protocol.ClientMessage = decoder.decode(text)
        return message
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", {"why": str(error)}) from error
