# Words of the table server: refusals, what happens at a table besides the game, phrases, and its own levels.
guest-name = Guest

late = The table has moved on since then; look again.
future = That position has not been yet.
not-asked = This seat is not asked now.
not-your-seat = That seat is not yours.
not-playing = There is no game going on at this table.
no-undo = There is nothing that this seat could take back.
resigned = This seat has given up.
bot-plays = A bot plays this seat now.
not-handed-over = No bot plays for this seat.
not-gone = That person is not gone long enough.
rules-error = That move met a fault in the rules; nothing was changed.
illegal = That is not possible now.
malformed = This message can’t be read: { $why }
too-large = That is too large.
too-fast = Too much at once; wait a moment.
hello-first = Say hello first.
storage = It could not be stored; nothing was changed. Try again.
unknown-phrase = There is no such phrase.
unknown-level = There is no bot of that level.
no-hint = There is no hint for this.

no-such-table = There is no such table.
no-such-seat = This table has no such seat.
no-such-game = There is no such game here.
no-such-step = This game has no such step.
not-found = There is nothing here.
bad-request = That can’t be read: { $why }
bad-setup = That can’t be set up: { $why }
bad-deck = The deck does not fit: { $why }
bad-record = The record does not fit: { $why }
bad-opening = The opening fails at move { $line }.
bad-art = There is no such drawing: { $why }
bad-origin = Calls from that page are not accepted.
bot-needs-level = A bot’s seat needs a level.
practice = This table is for its maker’s practice.
seat-empty = Nobody sits there.
seat-taken = Somebody sits there already.
seats-open = Some seats are still open.
table-full = All seats are taken.
started = The game has started already.
not-over = The game is not over yet.
not-the-maker = Only who made the table may do that.
link-used = That link has been used, or was never ours.
already-yours = That seat is yours already.
storage-down = The table’s memory can’t be reached just now. Try again soon.
server-error = Something went wrong here. Nothing was changed.

table-undone = { $player } took a decision back.
table-resigned = { $player } gives up.
table-handed-over = A bot plays for { $player } now.
table-taken-back = { $player } plays again.

hint-sentence = { $level } would choose: { $option }
hint-sentence-chance = { $level } would choose: { $option } It gives that a chance of { $percent } %.

level-random = Drifter
level-random-text = Chooses at random.

phrase-hello = Hello!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-good-luck = Good luck!
phrase-ouch = Ouch.
phrase-wow = Wow!
phrase-thinking = Let me think.
phrase-sorry = Sorry!
phrase-again = One more?
phrase-bye = Good night!
no-client = The web client is not built into this installation.
possible = That is possible.
