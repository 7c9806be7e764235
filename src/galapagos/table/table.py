"""A table: the fold of its entries. It judges requests and takes entries; it stores nothing and talks to nobody."""

from dataclasses import replace

from galapagos.kernel.game import Game
from galapagos.kernel.text import Event
from galapagos.table import entries
from galapagos.table.chair import CLOCK, Chair
from galapagos.table.entries import Status
from galapagos.table.history import History
from galapagos.table.outset import begin
from galapagos.table.plain import to_json
from galapagos.table.refusal import Refusal
from galapagos.table.viewpoint import Encode, Gallery

MOST_UNDOS = 1_000  # in one game: a record without end could be replayed by nobody


class Table:
    """A table at some point of its entries."""

    def __init__(self, id: str, setup: entries.Setup, created: float, game: Game, encode: Encode = to_json) -> None:
        self.id = id
        self.setup = setup
        self.created = created
        self.game = game
        self.number = 0  # of the last entry
        self.chairs = [self._chair() for _ in range(setup.players)]
        self.barred: set[str] = set()  # who shall not come back
        self.history: History | None = None
        self._encode = encode
        self.gallery = Gallery(setup.players, encode)
        self.rematch: str | None = None
        self.shelved: entries.Summary | None = None  # what is known of a table whose log was not, or can't be, played
        self.closed = ""  # the key of the sentence that says why it can't be looked at any more
        self._events: list[Event] = []
        self._depth = self._deepest = 0
        self._undos = 0
        self._watching = False  # whether anybody sees what happens now, or it is only read from the log
        self.practising = setup.practice

    # --- what it is --------------------------------------------------------------------------------------------------

    def _chair(self) -> Chair:
        return Chair(float(self.setup.clock or 0))

    @property
    def status(self) -> Status:
        if self.history is None:
            return "waiting" if self.shelved is None else self.shelved.status
        return "over" if self.history.state.over else "playing"

    @property
    def result(self) -> list[float] | None:
        """One number a seat when the game is over, if that is known."""
        if self.history is None:
            return None if self.shelved is None else self.shelved.result
        return self.history.state.returns() if self.history.state.over else None

    def summary(self) -> str:
        """What the lobby shows, without the entries."""
        asked = [chair.asked_at for chair in self.chairs]
        return entries.write(entries.Summary(self.status, self._sitters(), self.result, asked))

    def _sitters(self) -> list[entries.Sitter]:
        return [entries.Sitter(chair.guest, chair.level, chair.name, chair.kept) for chair in self.chairs]

    def lay_down(self, closed: str, result: list[float] | None) -> None:
        """Let the game be over although nobody can play its log under the rules of today."""
        self.history = None
        self.closed = closed
        self.shelved = entries.Summary("over", self._sitters(), result)

    @classmethod
    def listed(cls, id: str, setup: entries.Setup, created: float, game: Game, summary: entries.Summary) -> "Table":
        """A table as the lobby shows it. It can't be played on."""
        table = cls(id, replace(setup, players=len(summary.chairs)), created, game)
        table.shelved = summary
        for chair, sitter in zip(table.chairs, summary.chairs, strict=True):
            chair.give(sitter.guest, sitter.level, sitter.name)
            chair.kept = sitter.kept
        for chair, asked in zip(table.chairs, summary.asked, strict=False):
            chair.asked_at = asked
        return table

    @property
    def playing(self) -> History:
        """The game that is being played, or a refusal."""
        if self.history is None or self.history.state.over:
            raise Refusal("not-playing")
        return self.history

    @property
    def waiting(self) -> list[int]:
        """The seats that are asked."""
        if self.history is None:
            return [seat for seat, chair in enumerate(self.chairs) if self.shelved and chair.asked_at is not None]
        return self.history.state.waiting

    @property
    def asked(self) -> list[float | None]:
        """Since when each person is asked."""
        return [chair.asked_at for chair in self.chairs if chair.guest is not None]

    def deadline(self, seat: int) -> float | None:
        """When the clock decides for a seat that is asked."""
        running = self.setup.clock is not None and seat in self.waiting
        return self.chairs[seat].deadline if running else None

    def left(self, seat: int) -> float | None:
        """What is left of a seat's budget, as it was when its clock last stood."""
        return None if self.setup.increment is None else self.chairs[seat].left

    def due(self) -> float | None:
        """When the server must act by itself: 0 for a bot's move, a clock's end, or None."""
        waiting = self.waiting
        if any(self.chairs[seat].driver is not None for seat in waiting):
            return 0.0
        ends = [end for end in map(self.deadline, waiting) if end is not None]
        return min(ends, default=None)

    @property
    def alone(self) -> bool:
        """Whether one person plays against bots, without a clock: nobody minds what that person takes back."""
        people = [chair for chair in self.chairs if chair.level is None]
        return len(people) == 1 and len(self.chairs) > 1 and self.setup.clock is None

    @property
    def bots_only(self) -> bool:
        """Whether nobody decides here for themselves."""
        return all(chair.driver is not None for chair in self.chairs)

    def alarm(self) -> float | None:
        """When the server must act although nobody looks: as `due`, but bots among themselves wait for somebody."""
        return None if self.bots_only else self.due()

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest == guest]

    @property
    def full(self) -> bool:
        """Whether no seat is open."""
        return not any(chair.open for chair in self.chairs)

    def may_look(self, guest: str) -> bool:
        """Whether a guest may see the table: while it is played, perhaps those alone who sit there."""
        if self.seats_of(guest):
            return True
        return guest not in self.barred and (self.setup.watch or self.status != "playing")

    def close(self) -> None:
        """Hear of no more events: then nothing of the game knows the table any more."""
        if self.history is not None:
            self.history.state.sink = None

    # --- judging: the entry that a request becomes, or a refusal -----------------------------------------------------

    def sit(self, guest: str, name: str, seat: int | None) -> entries.Sat:
        self.not_started()
        if self.setup.practice and guest != self.setup.maker:
            raise Refusal("practice", status=403)
        if self.setup.public and guest != self.setup.maker and self.seats_of(guest):
            raise Refusal("one-seat", status=403)
        if guest in self.barred:
            raise Refusal("barred", status=403)
        return entries.Sat(self._free_seat(guest, seat), guest, name)

    def fill(self, guest: str, level: str, name: str, seat: int | None) -> entries.Filled:
        self.not_started()
        self.only_maker(guest)
        return entries.Filled(self._open_seat(seat), level, name)

    def leave(self, guest: str, seat: int) -> entries.Left:
        self.not_started()
        chair = self.chair(seat)
        if chair.open:
            raise Refusal("seat-empty")
        if chair.guest != guest and not (chair.level is not None and guest == self.setup.maker):
            raise Refusal("not-your-seat", status=403)
        return entries.Left(seat)

    def start(self, guest: str, alone: bool = False) -> entries.Started:
        """Begin. At a public table that is the maker's to say, unless those who sit there were left alone."""
        self.not_started()
        if not self.seats_of(guest):
            self.only_maker(guest)
        if self.setup.public and guest != self.setup.maker and not alone:
            raise Refusal("maker-starts", status=403)
        if not self.full:
            raise Refusal("seats-open")
        return entries.Started(self.game.rules_version)

    def shut(self, number: int) -> entries.Closed:
        """Close a table that could not go on after that entry."""
        if self.number != number:
            raise Refusal("late")
        return entries.Closed()

    def act(self, guest: str, seat: int, version: int, action: int) -> entries.Acted:
        history = self.playing
        chair = self.own(guest, seat)
        if chair.resigned:
            raise Refusal("resigned")
        if chair.stand_in is not None:
            raise Refusal("bot-plays")
        self._current(seat, version)
        return self.decision(history, seat, action)

    def decision(self, history: History, seat: int, action: int, by: str = "") -> entries.Acted:
        """A legal action as an entry; the refusal says which rule forbids it."""
        state = history.state
        reason = state.illegal(seat, action)
        if reason is None:
            return entries.Acted(seat, state.notation(action), by)
        if reason[0] == "not-asked":
            raise Refusal("not-your-turn")
        raise Refusal("illegal", text=self.game.plain(reason))

    def undo(self, guest: str, seat: int, version: int) -> entries.Undone:
        history = self.playing
        if self.own(guest, seat).driver is not None:
            raise Refusal("no-undo")
        if version < self.gallery.of(seat).asked:
            raise Refusal("late")
        if self._undos >= MOST_UNDOS or not history.can_undo(seat):
            raise Refusal("no-undo")
        return entries.Undone(seat, far=not history.near(seat))

    def resign(self, guest: str, seat: int) -> entries.Resigned:
        history = self.playing
        self.own(guest, seat)
        if history.state.resigned >> seat & 1:
            raise Refusal("resigned")
        return entries.Resigned(seat)

    def hand_over(self, guest: str, seat: int, level: str, gone: bool) -> entries.HandedOver:
        _ = self.playing
        chair = self.chair(seat)
        if chair.guest is None or chair.driver is not None:
            raise Refusal("bot-plays")
        if chair.guest != guest and not (gone and self.seats_of(guest)):
            raise Refusal("not-gone", status=403)
        return entries.HandedOver(seat, level)

    def take_back(self, guest: str, seat: int) -> entries.TakenBack:
        _ = self.playing
        if self.own(guest, seat).stand_in is None:
            raise Refusal("not-handed-over")
        return entries.TakenBack(seat)

    def move(self, guest: str, name: str, seat: int, turn: int) -> entries.Moved:
        chair = self.chair(seat)
        self.not_practice()
        if chair.guest is None or chair.turn != turn:
            raise Refusal("link-used", status=410)
        if chair.guest == guest:
            raise Refusal("already-yours")
        return entries.Moved(seat, guest, chair.name or name)

    def begin_rematch(self, guest: str, table: str) -> entries.Rematched:
        if self.status != "over":
            raise Refusal("not-over")
        if not self.seats_of(guest):
            raise Refusal("not-your-seat", status=403)
        return entries.Rematched(table)

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refusal("no-such-seat", status=404)
        return self.chairs[seat]

    def own(self, guest: str, seat: int) -> Chair:
        """A seat that belongs to the guest."""
        if not 0 <= seat < len(self.chairs) or self.chairs[seat].guest != guest:
            raise Refusal("not-your-seat", status=403)
        return self.chairs[seat]

    def _current(self, seat: int, version: int) -> None:
        point = self.gallery.of(seat)
        if version > point.version:
            raise Refusal("future")
        if not point.options:
            raise Refusal("late" if version < point.version else "not-your-turn")
        if version < point.asked:
            raise Refusal("late")

    def _free_seat(self, guest: str, seat: int | None) -> int:
        """An open seat that is not kept for somebody else: the one that is kept for the guest first."""
        if seat is None:
            free = [i for i, chair in enumerate(self.chairs) if chair.open and chair.kept in (guest, None)]
            if not free:
                raise Refusal("table-full")
            return min(free, key=lambda i: self.chairs[i].kept is None)
        if self.chair(seat).kept not in (guest, None):
            raise Refusal("seat-kept")
        return self._open_seat(seat)

    def _open_seat(self, seat: int | None) -> int:
        if seat is None:
            seat = next((i for i, chair in enumerate(self.chairs) if chair.open), None)
            if seat is None:
                raise Refusal("table-full")
        elif not self.chair(seat).open:
            raise Refusal("seat-taken")
        return seat

    def not_started(self) -> None:
        if self.status != "waiting":
            raise Refusal("started")

    def not_practice(self) -> None:
        """Nobody else comes to a table whose maker knows what is hidden."""
        if self.setup.practice:
            raise Refusal("practice", status=403)

    def only_maker(self, guest: str) -> None:
        if guest != self.setup.maker:
            raise Refusal("not-the-maker", status=403)

    # --- taking entries ----------------------------------------------------------------------------------------------

    def take(self, entry: entries.Entry, at: float, versions: str | None = None) -> None:
        """Make the entry part of the table. It was judged before, here or in another process.

        With the versions that were stored with it nobody looks: `refresh` must follow the last such entry.
        """
        if isinstance(entry, entries.Seating):
            self._arrange(entry, at)
        else:
            self._watching = versions is None
            self.gallery.forget()
            self._look(self._play(entry), versions)
            self._run_clocks(entry, at)
        self.number += 1

    def note(self, entry: entries.Entry, at: float = 0.0) -> None:
        """Take only what the entry says of the seats: the game itself was resumed from a save."""
        if isinstance(entry, entries.Seating):
            self._arrange(entry, at)
        elif isinstance(entry, entries.Resigned):
            self.chairs[entry.seat].resigned = True
        elif isinstance(entry, entries.HandedOver):
            self.chairs[entry.seat].stand_in = entry.level
        elif isinstance(entry, entries.TakenBack):
            self.chairs[entry.seat].stand_in = None
        self.number += 1

    def refresh(self) -> None:
        """Look at the table as it is after entries that came with their versions."""
        if self.history is not None:
            self.gallery.refresh(self.history)

    def versions(self) -> str | None:
        """What is stored with an entry, so that nobody has to look again."""
        return None if self.history is None else self.gallery.versions()

    def resume(self, history: History, at: float, versions: str) -> None:
        """Go on from a saved state, with the versions that everybody had then."""
        self._host(history)
        self.gallery.resume(versions)
        self._run_clocks(entries.Started(), at)

    def _arrange(self, entry: entries.Seating, at: float) -> None:
        if isinstance(entry, entries.Closed):
            self.lay_down("closed-running", None)
        elif isinstance(entry, entries.Rematched):
            self.rematch = entry.table
        elif isinstance(entry, entries.Added):
            self.chairs.append(self._chair())
            self._resize()
        elif isinstance(entry, entries.Removed):
            self._remove(entry.seat)
        else:
            self._seat(self.chairs[entry.seat], entry, at)

    def _seat(self, chair: Chair, entry: entries.OfChair, at: float) -> None:
        if isinstance(entry, entries.Sat | entries.Moved):
            chair.give(entry.guest, None, entry.name)
        elif isinstance(entry, entries.Filled):
            chair.give(None, entry.level, entry.name)
        elif isinstance(entry, entries.Kept):
            chair.keep(entry.guest, entry.name)
        elif isinstance(entry, entries.Declined):
            chair.keep(None, "")
        elif isinstance(entry, entries.Renamed):
            chair.name = entry.name
        elif isinstance(entry, entries.Rested):
            chair.rest(at, entry.days)
        else:
            if isinstance(entry, entries.Kicked) and entry.block and chair.guest is not None:
                self.barred.add(chair.guest)
            chair.give(None, None, "")

    def _remove(self, seat: int) -> None:
        """Take a seat away; those behind it move up, and no link to a seat means another one now."""
        last = max(chair.turn for chair in self.chairs)
        del self.chairs[seat]
        for chair in self.chairs[seat:]:
            chair.turn = last + 1
        self._resize()

    def _resize(self) -> None:
        self.setup = replace(self.setup, players=len(self.chairs))
        self.gallery = Gallery(len(self.chairs), self._encode)

    def _play(self, entry: entries.Playing) -> int | None:
        if isinstance(entry, entries.Started):
            self._host(begin(self.game, self.setup))
            return None
        history = self.history
        assert history is not None
        chair = self.chairs[entry.seat]
        if isinstance(entry, entries.Acted):
            history.apply(entry.seat, history.state.parse(entry.move))
            self._depth += 1
            if entry.by == CLOCK:
                self._note("timed-out", entry.seat)
        elif isinstance(entry, entries.Undone):
            self._take_back(history, entry)
            self._depth -= 1
            self._undos += 1
        elif isinstance(entry, entries.Resigned):
            chair.resigned = True
            history.resign(entry.seat)
            self._note("resigned", entry.seat)
        elif isinstance(entry, entries.HandedOver):
            chair.stand_in = entry.level
            history.hand_over(entry.seat, entry.level)
            self._note("handed-over", entry.seat)
        else:
            chair.stand_in = None
            history.hand_over(entry.seat, "person")
            self._note("taken-back", entry.seat)
        return entry.seat

    def _host(self, history: History) -> None:
        self.history = history
        history.free = self.alone
        history.firm = not self.setup.undo
        history.set_out()  # the opening was nobody's decision here
        history.state.sink = self._hear

    def _hear(self, event: Event) -> None:
        """An event; the games say which are moments that everybody should see by themselves."""
        self._events.append(event)
        if self._watching and self.history is not None:
            self.gallery.glance(self.history.state, event, self.game.moments.get(event.key))

    def _take_back(self, history: History, entry: entries.Undone) -> None:
        if entry.far:
            history.back(entry.seat)
            self.practising = True
        else:
            history.undo(entry.seat)
        self._note("undone", entry.seat)

    def _note(self, key: str, seat: int) -> None:
        self._events.append(Event(f"table-{key}", {"player": f"player:{seat}"}, "", "", -1))

    def _look(self, actor: int | None, versions: str | None) -> None:
        assert self.history is not None
        if versions is None:
            self.gallery.look(self.history, self._events, actor)
        else:
            self.gallery.note(self._events, actor, versions)
        self._events.clear()

    def _run_clocks(self, entry: entries.Entry, at: float) -> None:
        """A seat's clock starts when it is asked, and anew after each decision that was not made before."""
        decided = entry.seat if isinstance(entry, entries.Acted) and self._depth > self._deepest else -1
        anew = entry.seat if isinstance(entry, entries.TakenBack) else decided
        self._deepest = max(self._deepest, self._depth)
        waiting, increment = self.waiting, self.setup.increment
        for seat, chair in enumerate(self.chairs):
            if seat == anew or seat not in waiting:
                chair.stop(at, budget=increment is not None)
            if seat == decided and chair.driver is None:  # a bot that stands in gathers no time
                chair.left += increment or 0
            if seat in waiting:
                chair.run(at, self.number + 1)
