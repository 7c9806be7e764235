# The client's own words. Sentences about a game come from the server's catalogues, those of its table from its folder.

## The site
site-name = Galapagos
site-motto = Every island another way to evolve
site-lead = Pick an island. Two clicks, and you are playing.
nav-label = Pages
nav-map = Map
nav-mine = My games
nav-tables = Tables
nav-almanac = Almanac
nav-settings = Settings
skip-to-content = Skip to the page
loading = One moment …
not-found = There is nothing at this address.
not-found-back = Back to the map
unofficial = Unofficial: our own drawings and words, not affiliated with the games’ publishers.
trouble-unreachable = The server can’t be reached. Try again in a moment.
trouble-unknown = Something went wrong on the server. Try again in a moment.
solo-loading = The rules and the bots are being fetched; the next time they are here already.
solo-alone = This is a site of files without a server: you play alone against bots, or round one laptop. Tables by link and the lobby need a server.
solo-offer = Play in this tab alone, without our server
solo-newer = A newer edition of this site is here. It opens the next time you load the page; games go on.
try-again = Try again
close = Close

## Games
players-range = { $low ->
    [one] { $low } to { $high } players
   *[other] { $low } to { $high } players
  }
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
fact-players = Players
fact-time = Time

## A game's page
play-heading = Play now
play-lead = Against bots, at once.
play-mode = Way to play
play-players = Players
play-level = Bots
play-start = Play
friends-heading = Play with friends
friends-lead = Make a table and send its link. Bots can take the seats that stay empty.
friends-make = Make a table
new-title = A new table of { $game }
new-lead = Choose how you want to play. Then send the link to your friends.
new-seats = Seats
new-seats-note = More or fewer, and bots, can also be chosen at the table.
new-allowed = What this table allows
new-hints = Hints from a bot
new-undo = Taking a move back, until something was shown
new-auto = Start by itself when every seat is taken
new-deck = A deck of your own
new-deck-note = A changed copy of the game’s cards.toml. Without one you play with the usual cards.
new-back = Back to the game
fact-clock = Time
fact-watch = Who may watch
fact-deck = Cards
fact-deck-own = A deck of its own
fact-hints = Hints
fact-undo = Taking back
allowed = allowed
not-allowed = not allowed
watch-all = Everybody: it is in the list of tables
watch-link = Whoever has the link
watch-nobody = Nobody but the players
clock-none = No limit
clock-each = { $time } for each decision
clock-budget = { $time } for the game, and { $more } more with each decision
clock-budget-bare = { $time } for the game
clock-zero = Whose time is over has the plainest move played for them.
clock-zero-budget = Whose time is used up has the plainest move played for them, and goes on with what each decision adds.
clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
  }
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
  }
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
pass-heading = Pass and play
pass-lead = One screen, several people. A curtain falls between you.
pass-person = Name of person { $number }
pass-people = People
pass-start = Start
person-name = Person { $number }
learn-heading = Learn it by playing
learn-start = Start the lesson
learn-on = Go on with the lesson
learn-chapters = Chapters
learn-done = done
learn-minutes = About five minutes
almanac-open = All cards and traits
game-unknown = This game is not on this server.

## Tables
tables-title = Tables
tables-mine = Your tables
tables-mine-none = You sit at no table now.
tables-open = Open tables
tables-open-none = No open table right now. Make one from any island.
tables-back = Go on playing
tables-join = Join
tables-watch = Watch
tables-record = Watch a record
tables-record-lead = Choose a record file that was saved from a table: it opens as a replay.
tables-record-file = Record file
name-save = Save
name-ask = What shall we call you?
name-once = You are asked this once. It can be changed at any table.
name-first = Say first what we shall call you.
name-saved = Saved.

## My games
mine-title = My games
mine-running = Going on
mine-running-none = No game of yours is going on.
mine-finished = Over
mine-finished-none = No game of yours is over yet.
mine-forgotten = { $count ->
    [one] One that was left alone
   *[other] { $count } that were left alone
  }
mine-your-turn = Your turn.
mine-their-turn = { $names } to choose.
mine-going = It goes on.
mine-waiting = Waiting for players.
mine-minutes = { $count ->
    [one] { $count } minute left.
   *[other] { $count } minutes left.
  }
mine-hours = { $count } hours left.
mine-days = { $count } days left.
mine-with = with { $names }
mine-won = you won
mine-shared = you shared the win
mine-lost = you did not win
mine-closed = closed
mine-hide = Hide
mine-hide-game = Hide this game of { $game }
mine-replay = Replay
mine-go-on = Go on playing: { $game }
mine-go-on-turn = Your turn: { $game }

## Before the start
room-title = A table of { $game }
room-seats = Seats
room-free = free
room-you = you
mark-first = begins
room-bot = bot
room-sit = Sit here
room-leave = Stand up
room-fill = Put a bot here
room-fill-all = Bots on all free seats
room-start = Start the game
room-start-said = When every seat is taken, anybody at the table can start the game.
room-start-auto = The game starts by itself as soon as every seat is taken.
room-add = One more seat
room-remove = Remove this seat
room-away = Send the bot away
room-kick = Ask { $name } to leave
room-block = Block { $name }
room-kept = kept for { $name }
room-kept-you = kept for you
room-decline = No, thanks
watchers = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
  }
code-show = QR code
code-label = The link as a QR code
room-link = Send this link to your friends
room-copy = Copy link
room-copied = The link is copied.
table-practice-mark = Practice
table-practice = Practice: somebody here may know what is hidden, by how the table was made or by taking moves back.
table-seal = The seal on this game’s chance:
table-seal-text = When the game is over, its record shows what this was made of, and “galapagos replay --verify” checks it.
room-watching = You are watching. Sit down to play.

## At the table
bot-1 = Finch
bot-2 = Tortoise
bot-3 = Iguana
bot-4 = Pelican
bot-5 = Sea Lion
seat-nobody = Seat { $seat }
question-heading = The question
question-loading = The table is being laid …
narrowed = { $count ->
    [one] One option fits.
   *[other] { $count } options fit.
  }
options-heading = What you can do
options-none = Nothing to decide for you now.
options-clear = Start over
options-count = { $count ->
    [one] { $count } option
   *[other] { $count } options
  }
log-heading = What happened
log-empty = Nothing yet.
log-since = Since your last move
log-passed = { $count ->
    [one] { $names } passes.
   *[other] { $names } pass.
  }
log-show = { $text } Show it on the table
chat-heading = Say something
chat-said = { $name }: { $text }
chat-said-watcher = { $name } (watching): { $text }
tool-undo = Undo
tool-hint = Hint
tool-hint-busy = Thinking …
tool-log = Log
tool-options = Options
tool-menu = Menu
tool-skip = Skip to my turn
tool-help = What is this?
tool-help-on = Point at a thing to read about it. Nothing is done by it.
undo-none = Nothing to take back: something was shown, drawn or answered since.
hint-none = A hint is for when you are asked.
why-watching = You are watching: only those at the table can do that.
careful = { $text }: are you sure?
careful-yes = Yes: { $text }
careful-no = No
ahead = First: { $text }
picked-heading = Chosen so far
together-feed = Feed all of them
form-give = I give
form-want = I want
form-promise = Promises
form-ready = Ready-made
quiet-heading = Pass
quiet-battle = … for this battle
quiet-turn = … for this turn
quiet-change = … until I can do something else
quiet-now-battle = You pass until the battle ends.
quiet-now-turn = You pass until the turn ends.
quiet-now-change = You pass until you can do something else.
quiet-stop = Ask me again
room-ask = Does anybody want to?
room-nobody = Nobody: all pass
room-somebody = { $name } wants to
help-now = Now: { $text }
help-close = Close help
tool-resign = Resign
tool-resign-sure = Give up this game? A bot finishes your moves, and you can’t win.
tool-resign-yes = Yes, resign
tool-link = Move this seat to another device
tool-link-text = Open this link on the other device. It works once.
tool-map = Leave the table
tool-handover = Let a bot play for { $name }
tool-handover-own = Let a bot play for me
tool-takeback = Play your own seat again
menu-table = How this table is set up
menu-name = Be called something else
rest-days = Days of vacation
rest-begin = Stop my clock
rest-end = I am back: run my clock
banner-stand-in = A bot ({ $level }) plays for { $name }.
banner-gone = { $name } is away, and the game waits.
banner-rematch = The others ask for another game.
banner-accept = Play again with them
hint-do = Do this
hint-chance = { $chance } %
hint-others = Next best
line-lost = The line broke. Connecting again …
line-gone = This table does not exist, or no longer.
curtain-title = { $name }, it is your turn
curtain-text = Everybody else looks away. Nothing is shown until you open the curtain.
curtain-open = I am { $name }: open
you-are = You are { $name }
forced = Only one thing is possible.
table-region = The table
table-things = Things on the table: arrow keys move between them, Enter points at one
seat-away = away
seat-resigned = resigned
seat-stand-in = a bot plays
clock-left = { $time } left
clock-resting = on vacation
clocks-label = Time left
left-days = { $days } d { $hours } h
left-hours = { $hours } h { $minutes } min

## The result
result-title = The game is over
result-closed = The game is closed
result-won = { $name } wins
result-shared = { $names } share the win
result-draw = Nobody wins
result-you-won = You win!
result-again = Play again
result-again-theirs = Accept the new game
result-replay = Watch the replay
result-chances = Each player’s chances
result-turning = Turning points
result-turning-point = { $text } { $name }: { $before } → { $after } %
result-ranking = The ranking
result-part = Part of the score
result-place = { $place }.
result-plate = The winner’s creatures
result-story = The story
result-review = Review my play
result-share = Share a picture
result-look = Look at the table
result-show = Show the result
result-record = Save the record
chart-chance = Chance
chart-steps = Steps
chart-label = Chances of { $name }: from { $first } % to { $last } %, lowest { $low } %, highest { $high } %

## Replays
replay-title = Replay: { $game }
replay-step = Step { $step } of { $count }
replay-first = First step
replay-back = One step back
replay-play = Flow
replay-pause = Pause
replay-on = One step on
replay-last = Last step
replay-slider = Step
replay-seat = Seen by
replay-everybody = Everything open
replay-watcher = A watcher
replay-branch = Play on from here
replay-branch-as = Your seat
replay-branch-level = Bots
replay-start = The beginning
replay-share = Copy link to this step
replay-steps = Steps

replay-turn-back = The turn before
replay-turn-on = The next turn
replay-round = Round
replay-round-number = Round { $round }
replay-who = Moves of
replay-all = everybody
replay-speed = Speed
replay-speed-times = { $times } ×
replay-passes = { $count } times nothing but a pass
replay-hands = Hands
replay-hand = { $name } holds
replay-hand-none = no card

## Reviews
review-page = Review
review-title = Review: { $game }
review-lead = Every choice is judged by what could be known then, never by what was hidden. What lies inside the noise is not told.
review-seat = Whose choices
review-result = The result
review-making = Your choices are weighed. It goes on if you leave the page, and is kept.
review-summary = In short
review-lessons = For next time
review-chances = Your chances
review-signs = ★ a good find · ? a slip (5 points of chance or more) · ?? a blunder (10 or more)
review-choices = { $count ->
    [0] Finds and slips
    [one] One choice worth a word
   *[other] { $count } choices worth a word
  }
review-clean = No slip that can be told from noise, and no find that was hard to see.
review-where = round { $round }, step { $step }
review-played = You chose: “{ $text }”
review-look = Look at it
review-again = Try it again
review-luck = Luck, apart from play
review-luck-text = What cards, dice and lots did to your chances, where it was much.
verdict-find = Good find
verdict-slip = Slip
verdict-blunder = Blunder

## Puzzles
puzzles-title = Puzzles
puzzles-lead = Positions from real games. One choice is clearly the best, and it is not the one that is seen at once.
puzzles-today = Puzzle of the day
puzzles-today-game = Puzzle of the day: { $game }
puzzles-none = This game has no puzzles.
puzzles-number = Puzzle { $number }
puzzles-solved = solved
puzzles-missed = not solved
puzzle-heading = { $game }: puzzle { $number } of { $count }
puzzle-next = The next puzzle
puzzle-all = All puzzles
puzzle-retry = Try once more

## Almanac
almanac-title = Almanac
almanac-lead = Every card and trait of every game, in our own words and drawings.
almanac-count = { $count ->
    [one] { $count } in all
   *[other] { $count } in all
  }
almanac-find = Find
almanac-none = Nothing has that name.
almanac-empty = This game has no cards or traits to look up.
kind-trait = Traits
kind-card = Cards
kind-place = Places
kind-adaptation = Adaptations
kind-species = Species
kind-creature = Creatures
kind-defensive = Defensive traits

## Rules
rules-title = Rules
rules-open = The whole rules
rules-lead = The whole rules, in our own words, in the order of play.
rules-for = With the numbers for this table: { $mode }, { players-count }.
rules-find = Find
rules-found = { $count ->
    [one] { $count } section
   *[other] { $count } sections
  }
rules-none = No section has these words.
rules-print = Print
rules-game = To the game
rules-contents = Sections
rules-anchor = Link to “{ $title }”
rules-scene = From a real game
rules-before = Before
rules-after = After
rules-why = The rule

## Lessons
lesson-title = Learn { $game }
lesson-chapter = Chapter { $number }: { $title }
lesson-step = Step { $step } of { $count }
lesson-show = Show me
lesson-other = That can be done, but this lesson wants something else: { $text }
lesson-done = That was your first turn
lesson-play = Now play a game
lesson-again = Once more
lesson-wait = The others play …
lesson-lost = The lesson’s table did not answer. Start it once more.
lesson-next = Go on

## Settings
settings-title = Settings
settings-page = The page
settings-page-auto = Like my device
settings-page-day = Day page
settings-page-night = Night page
settings-motion = Show motion on the table
settings-motion-note = Your device asks for less motion, so there is none.
settings-pace = Pace of the others’ moves
settings-pace-slow = Slow
settings-pace-usual = Usual
settings-pace-quick = Quick
settings-pace-at-once = At once
settings-forced = Play a move by itself when it is the only one
settings-sound = Sound
settings-name = Your name at the table
alert-heading = When it is my turn
alert-lead = The tab of a table has a mark in its title and icon. While you look elsewhere and the tab is open, you can also have:
alert-bell = A bell
alert-notices = A notification
alert-denied = Your browser does not allow notifications from this page.
alert-address = With the tab closed: a message to this ntfy topic
alert-address-note = ntfy brings messages to your phone: choose a topic that nobody guesses, and give its address here. You are told once a turn, when you are not at the table.
alert-try = Try it
alert-tried = Sent. Look whether it has arrived.
alert-saved = Saved: you will be told there.
alert-off = Tell me no more
alert-none = You will be told nowhere.
alert-title = It is your turn: { $game }
me-title = You on this device
me-devices = You on other devices
me-devices-text = A link makes another device yours, too: your tables and your name go along. It works once.
me-link = Make a link
me-link-label = Open this on your other device
me-unlink = Take the link back
me-unlinked = The link works no longer.
me-cut-off = Cut off my other devices
me-cut-off-done = Only this device is yours now.
me-forget = Forget me
me-forget-text = Your own tables are deleted. In the games of others you become “Somebody”; where you are playing, a bot plays on. This can’t be taken back.
me-forget-sure = Yes, forget me
me-forgotten = You are forgotten. Whoever plays here now is somebody new.
me-become = Be the person of this link on this device
me-become-text = Your tables and your name come along. Who you have been on this device is left behind.
settings-keys = Keys
settings-keys-text = Tab moves between what you can choose. Arrow keys walk over the table and the list of options. Enter or Space chooses. Digits 1 to 9 pick from the list, 0 is for being done or passing. U undoes, H asks for a hint, L opens the log, ? explains what you point at, Escape starts over. While others play, Space skips to your turn.

## On every table
hand-label = Your hand
hand-card = { $name }
card-hidden = A card you don’t know
pile-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
pile-discard = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
round-number = Round { $round }
hand-of = { $name } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }

## People in the lessons
lesson-ada = Ada
lesson-bo = Bo
lesson-cy = Cy
lesson-di = Di
lesson-ed = Ed
