# Words of the table server: refusals, what happens at a table besides the game, phrases, and its own levels.
guest-name = Guest
host-name = The host
somebody = Somebody
alert-turn = It is your turn: { $game }.
alert-try = This is how you will be told that it is your turn.
bad-address = That address can’t be used. Give the address of an ntfy topic, like https://ntfy.sh/a-topic-nobody-guesses.
no-such-host = There is no server of that name.
no-messages = The host of this server sends no messages.
not-sent = The message was not taken there. Look at the address again.

late = The table has moved on since then; look again.
future = That position has not been yet.
not-your-turn = This seat is not asked now.
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
long-headers = The headers of this call are too long.
too-fast = Too much at once; wait a moment.
busy = There is too much to do here just now. Try again soon.
hello-first = Say hello first.
storage = It could not be stored; nothing was changed. Try again.
unknown-phrase = There is no such phrase.
unknown-level = There is no bot of that level.
no-hint = There is no hint for this.

no-such-table = There is no such table.
damaged = What is stored of this table is damaged; it is set aside for the host to look at.
stranded = This table was played under other rules and can’t be gone on with here.
old-rules = This game was played under other rules than this server has; its record is kept, and can be saved.
closed-over = This game was played under older rules, which this server no longer has. Its record is kept.
closed-running = This game began under older rules and can’t go on under the new ones. It is closed; its record is kept.
no-such-seat = This table has no such seat.
not-here = That needs a server with other people; this site is a folder of files.
no-such-game = There is no such game here.
no-such-step = This game has no such step.
not-found = There is nothing here.
bad-request = That can’t be read: { $why }
bad-setup = That can’t be set up: { $why }
bad-deck = The deck does not fit: { $why }
bad-record = The record does not fit: { $why }
bad-opening = The opening fails at move { $line }.
bad-art = There is no such drawing: { $why }
blocked = The host of this server does not let you in.
bad-origin = Calls from that page are not accepted.
bot-needs-level = A bot’s seat needs a level.
practice = This table is for its maker’s practice: who made it knows what is hidden.
seat-empty = Nobody sits there.
seat-taken = Somebody sits there already.
seats-open = Some seats are still open.
one-seat = At a public table everybody takes one seat, so that others can sit down, too.
maker-starts = Who made this table says when it starts.
table-full = All seats are taken.
seat-kept = That seat is kept for somebody.
barred = Who made this table has closed it to you.
no-watchers = While this game is played, only those at the table see it.
hints-off = This table was made without hints.
kick-yourself = To leave your own seat, stand up.
no-rest = Here decisions don’t take days: nobody can go on vacation.
rested-enough = { $days ->
    [0] You have had all the vacation that a game gives.
    [one] One day of vacation is left in this game.
   *[other] { $days } days of vacation are left in this game.
  }
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
table-redealt = Everything hidden is dealt anew.
table-timed-out = { $player }’s time is over: the table decides.
table-taken-back = { $player } plays again.

step-chose = { $player } chooses: { $option }.
ending-won = { $names } wins
ending-shared = { $names } share the win
ending-nobody = Nobody wins

hint-sentence = { $level } would choose: { $option }.

level-random = Drifter
level-random-text = Chooses at random.
level-hatchling = Hatchling
level-hatchling-text = Looks one step ahead and often errs.
level-forager = Forager
level-forager-text = Takes what looks best right now.
level-hunter = Hunter
level-hunter-text = Thinks several moves ahead about what may be hidden.
level-apex = Apex
level-apex-text = Thinks ten times as long as the Hunter.

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
