# The client's own words. Sentences about a game come from the server's catalogues.

## The site
site-name = Galapagos
site-motto = Four islands, four ways to evolve
site-lead = Pick an island. Two clicks, and you are playing.
nav-label = Pages
nav-map = Map
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
try-again = Try again
close = Close
cancel = Cancel

## Games
game-another-world-name = Another World
game-another-world-short = Gather energy at the Source, transmute three creatures
game-another-world-text = Strange creatures drink from strange springs. Grow them trait by trait, keep the neighbours’ beaks out of your energy, and be first to turn three of them into something higher. Nobody starves and nobody dies, but nobody sleeps safely either.
game-another-world-time = 30–60 minutes
game-another-world-learn = Create, grow a trait, drink, attack, transmute: one creature’s whole way.
game-beginning-name = The Beginning
game-beginning-short = Feed your species before somebody feeds on them
game-beginning-text = Species gather at one watering hole, and there is never quite enough. Breed them, give them horns or wings or a taste for their neighbours, and count every bite: food eaten is what wins.
game-beginning-time = 20–30 minutes
game-beginning-learn = A species, a trait, a meal: one whole turn at the watering hole.
game-evolve-name = Evolve!
game-evolve-short = Build the right beast for the wrong weather
game-evolve-text = One beast each, made of a head, a body, a tail and one clever adaptation. Every round brings another biome and another challenge; everyone mutates in secret, at once. When the sun dies, the most dominant beast has won.
game-evolve-time = 30–45 minutes
game-evolve-learn = Read the biome, choose a mutation, pay for it, and win a challenge.
game-evoloosen-name = Evoloosen
game-evoloosen-short = Explore, bargain, cheat, and reach the rocket
game-evoloosen-text = The planet is full of things that bite and things that bargain. Explore, fight, invent, buy genes from the pool and talk others into helping you. The first with eight adaptations has a rocket to catch.
game-evoloosen-time = 60–90 minutes
game-evoloosen-learn = Explore, fight, loot and adapt: a first turn on a wild planet.

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
friends-public = Show it in the list of tables
friends-clock = Time for each decision
clock-none = No limit
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
name-saved = Saved.

## Before the start
room-title = A table of { $game }
room-seats = Seats
room-seat = Seat { $seat }
room-free = free
room-you = you
room-bot = bot
room-sit = Sit here
room-leave = Stand up
room-fill = Put a bot here
room-fill-all = Bots on all free seats
room-start = Start the game
room-wait-start = The game starts as soon as every seat is taken.
room-link = Send this link to your friends
room-copy = Copy link
room-copied = The link is copied.
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
chat-heading = Say something
chat-said = { $name }: { $text }
tool-undo = Undo
tool-hint = Hint
tool-hint-busy = Thinking …
tool-log = Log
tool-options = Options
tool-menu = Menu
tool-resign = Resign
tool-resign-sure = Give up this game? A bot finishes your moves, and you can’t win.
tool-resign-yes = Yes, resign
tool-link = Move this seat to another device
tool-link-text = Open this link on the other device. It works once.
tool-map = Leave the table
tool-handover = Let a bot play for { $name }
tool-takeback = Play your own seat again
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

## The result
result-title = The game is over
result-won = { $name } wins
result-shared = { $names } share the win
result-draw = Nobody wins
result-you-won = You win!
result-again = Play again
result-again-theirs = Go to the new table
result-replay = Watch the replay
result-chances = Each player’s chances
result-turning = Turning points
result-turning-step = Step { $step }: { $text }
result-look = Look at the table
result-show = Show the result
result-record = Save the record
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
replay-move = { $name }: { $move }
replay-share = Copy link to this step
replay-steps = Steps

## Almanac
almanac-title = Almanac
almanac-lead = Every card and trait of every game, in our own words and drawings.
almanac-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
  }
almanac-find = Find
almanac-none = Nothing has that name.
number-pf = PF
number-int = INT
number-cp = CP
number-cost = cost
number-upper = upper part
number-food = food
number-aggression = Aggression
number-resilience = Resilience
number-allure = Allure
number-gathering = Gathering
kind-trait = Traits
kind-card = Cards
kind-place = Places
kind-source = Sources
kind-choice = Choice cards
kind-head = Heads
kind-body = Bodies
kind-tail = Tails
kind-adaptation = Adaptations
kind-biome = Biomes
kind-challenge = Challenges
kind-ability = Abilities
kind-habitat = Habitat
kind-invention = Inventions
kind-species = Species
kind-creature = Creatures
kind-aggressive = Aggressive traits
kind-defensive = Defensive traits
kind-energetic = Energetic traits
kind-special = Special traits
kind-carnivore = The carnivore
kind-eating = Eating traits
kind-population = Population traits
kind-power = Powers
kind-attribute = Attributes
kind-predator = Predators
kind-antagonist = Antagonists
kind-villager = Villagers
kind-pet = Pets
kind-mount = Mounts
kind-opportunity = Opportunities
kind-event = Events
kind-hazard = Hazards
kind-die = Dice
kind-land = Land

## Lessons
lesson-title = Learn { $game }
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
settings-forced = Play a move by itself when it is the only one
settings-sound = Sound
settings-name = Your name at the table
settings-keys = Keys
settings-keys-text = Tab moves between what you can choose. Arrow keys walk over the table and the list of options. Enter or Space chooses. Digits 1 to 9 pick from the list. U undoes, H asks for a hint, L opens the log, Escape starts over.

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

## Evolve!
evolve-head = head
evolve-body = body
evolve-tail = tail
evolve-adaptation = adaptation
evolve-aggression = Aggression
evolve-resilience = Resilience
evolve-allure = Allure
evolve-gathering = Gathering
evolve-card = { $name }, { $kind }, cost { $cost }: { $details }
evolve-creature = { $name }’s beast: { $tracks }; { $abilities }
evolve-no-abilities = no abilities
evolve-slot = { $kind }: { $name }
evolve-hand-of = { $name } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
evolve-dominance = Dominance { $points }
evolve-biome-now = Biome
evolve-biome-next = Next biome
evolve-challenge-now = Challenge
evolve-challenge-next = Next challenge
evolve-challenge-none = not chosen yet
evolve-challenge-hidden = Under it ({ $count } left)
evolve-unknown = face down
evolve-round = Round { $round }
evolve-deck = { pile-deck }
evolve-discard = { pile-discard }
evolve-role-play = play
evolve-role-pay = pay
evolve-role-drop = drop
hand-of = { $name } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }

## The Beginning
beginning-species = { $owner }’s species of { $count }, { $traits }; { $hungry ->
    [0] all fed
    [one] one hungry
   *[other] { $hungry } hungry
  }
beginning-no-traits = no traits
beginning-trait-of = Trait { $trait }
beginning-population = Population card { $number }, { $food ->
    [0] hungry
    [one] { $food } food
   *[other] { $food } food
  }, { $known }
beginning-face = On its face
beginning-hole-title = The watering hole
beginning-hole = { $count ->
    [0] The watering hole is empty
    [one] One food at the watering hole
   *[other] { $count } food at the watering hole
  }
beginning-excess = Food beyond the watering hole: there is always enough of it
beginning-phases = Steps of the turn
beginning-phase-gather = Gather
beginning-phase-adapt = Adapt
beginning-phase-eat = Eat
beginning-phase-score = Score
beginning-turn = { $name }’s turn
beginning-ending = The last turns
beginning-bag = Food bag: { $count }
beginning-points = Points now

## Another World
world-shade = The Shade
world-creature = { $owner }’s creature { $number }, { $state }, { $energy } energy; { $traits }
world-creature-title = Creature { $number }
world-asleep = asleep
world-awake = awake
world-no-traits = no traits
world-face = On its face: { $traits }
world-role-active = acting
world-role-target = target
world-role-gaining = gaining
world-trait-plain = Trait { $trait }
world-trait-silenced = Trait { $trait }, silenced
world-trait-copied = Trait { $trait }, copied
world-silenced = Silenced until the end of the turn.
world-copied = Copied until the end of the turn.
world-other-half = The card’s other trait: { $trait }
world-hand-card = Card with { $first } and { $second }
world-hand-help = A card can become a new creature, face down, or one of its two traits.
world-half = { $trait }
world-source = The Source: { $name }
world-upper = Upper part: { $count } energy for { $trait } creatures
world-upper-short = { $trait } only
world-lower = Lower part: { $count } energy for everybody
world-lower-short = for everybody
world-supply = The supply of energy
world-supply-short = supply
world-transmuted = { $count } of { $goal } transmuted

## People in the lessons
lesson-ada = Ada
lesson-bo = Bo
lesson-cy = Cy
lesson-di = Di
lesson-ed = Ed

## Evoloosen
loosen-habitat = { $title }, { $kind }{ $pf ->
    [0] {""}
   *[other] , PF { $pf }
  }; loot { $mp } MP, { $cards ->
    [one] { $cards } Invention
   *[other] { $cards } Inventions
  }
loosen-kind-predator = Predator
loosen-kind-antagonist = Antagonist
loosen-kind-villager = Villager
loosen-kind-pet = pet
loosen-kind-mount = mount
loosen-kind-opportunity = Opportunity
loosen-kind-event = event
loosen-kind-hazard = hazard
loosen-kind-die = die table
loosen-kind-land = Owned Land
loosen-gene = { $title }, { $type }, PF { $pf }, INT { $int }, cost { $cost } MP
loosen-type-pf = Primal Force
loosen-type-int = Intelligence
loosen-type-armor = full Armor
loosen-type-empty-armor = empty Armor
loosen-pf-short = PF { $n }
loosen-int-short = INT { $n }
loosen-armor-short = Armor
loosen-rotated = It leaves the pool when this round ends.
loosen-invention = { $title }, { $category }, { $type }, { $cp } CP{ $count ->
    [one] {""}
   *[other] , { $count } copies
  }
loosen-category-cheats = Cheat
loosen-category-chemicals = Chemical
loosen-category-gadgets = Gadget
loosen-category-common = Common
loosen-when-action = Action
loosen-when-battle = Battle
loosen-when-swift = Swift
loosen-seat = { $name }, { $species }: { $mp } MP, PF { $pf }, INT { $int }, { $cp } CP left, { $genes } of { $goal } Adaptations
loosen-no-species = no species yet
loosen-mp = Mutation points
loosen-pf = Primal Force
loosen-int = Creativity left, of Intelligence
loosen-hand = { $count ->
    [one] { $count } Invention in hand
   *[other] { $count } Inventions in hand
  }
loosen-progress = { $count } of { $goal } Adaptations
loosen-promises = promises kept { $kept }, broken { $broken }
loosen-enemy = enemy
loosen-tame = the tame beast
loosen-tame-fights = The tame beast fights for { $side } with PF { $pf }
loosen-turn = { $name }: { $phase }
loosen-phase-between = between turns
loosen-phase-exploring = exploring
loosen-phase-action = action
loosen-phase-adapting = adapting
loosen-stage-last-round = last round
loosen-stage-preparation = preparation
loosen-stage-arena = arena
loosen-stage-duel = duel
loosen-declared = Inventions being played
loosen-play = { $name }: { $card }
loosen-deal-collab = { $from } asks { $to } to fight together
loosen-deal-trade = { $from } offers { $to } a trade
loosen-deal-bribe = { $from } offers { $to } a bribe
loosen-offer-give-mp = gives { $count } MP
loosen-offer-give = gives { $cards }
loosen-offer-want-mp = wants { $count } MP
loosen-offer-want = wants { $cards }
loosen-offer-want-any = wants any { $count ->
    [one] { $count } Invention
   *[other] { $count } Inventions
  }
loosen-offer-share = the helper gets { $mp } MP and { $cards ->
    [one] { $cards } Invention
   *[other] { $cards } Inventions
  } of the loot
loosen-offer-pledge = promises { $promise }
loosen-offer-ask = asks for a promise { $promise }
loosen-promise-help = to help next time
loosen-promise-spare = not to sabotage
loosen-promise-decline = to decline
loosen-promise-sabotage = to sabotage somebody
loosen-rocket-holder = holds the rocket
loosen-compass = compass
loosen-encounterer = in battle
loosen-helper = helps
loosen-volunteer = volunteers
loosen-shielded = shielded
loosen-pool = Gene Pool
loosen-empty = empty
loosen-unresolved = Unresolved
loosen-deck-habitat = Habitat deck: { $count }
loosen-deck-inventions = Invention deck: { $count }
loosen-deck-adaptations = Adaptation deck: { $count }
loosen-ledger = Promises ({ $count })
loosen-ledger-line = { $by } promised { $to } { $promise }

## The lesson of Another World
lesson-world-hello = The creature with three energy is yours; four, and it can transmute. Transmute three creatures and you win. Above lies the Source, where energy comes from; below are your cards.
lesson-world-create = First you may make a new creature: point at the lizard strip of your first card. It goes down face down, and its traits no longer matter.
lesson-world-trait = Now you may give one creature a trait. Point at Vampire, then at your new creature, number 3. Watch it change.
lesson-world-activate = Every turn one of your waking creatures acts. Choose creature 1: it is almost full.
lesson-world-gain = Let it drink from the lower part of the Source, which is open to everybody.
lesson-world-skip = Creature 1 is full, but Ada moved too. This turn you make no creature and add no trait: say so twice.
lesson-world-attack = The Source is dry now, so take energy from others. Choose creature 3, your vampire, and then its target: Ada’s creature 2.
lesson-world-strike = Strike with Vampire. The target loses an energy, yours gains one, and then it falls asleep from the effort.
lesson-world-transmute = Your turn again, and creature 1 is still full. Skip creating, skip the trait, choose creature 1, and transmute it.
lesson-another-world-done = One star of three. Remember: creatures never die here, but a sleeping one can’t act until the round ends.

## The lesson of The Beginning
lesson-beginning-hello = Every turn brings two food to the watering hole, a new species of yours, and three cards. Food that your species eat is what wins.
lesson-beginning-trait = Cards become traits, more population, or new species. Point at Defensive Horns, then at your species, and give it the trait.
lesson-beginning-grow = Two animals eat twice as much. Point at Speed, then at your species, and add it as population: face down, the trait on it does not count.
lesson-beginning-ready = Keep the Carnivore for later. Say that you are done adapting.
lesson-beginning-feed = Now your species eat, one food at a time: point at it twice. Whoever stays hungry at the end of the turn is lost.
lesson-beginning-carnivore = Ada has had her turn, and you have a new species. Give that one the Carnivore: point at the card, then at species 2.
lesson-beginning-eat = That is enough for this turn: start to eat.
lesson-beginning-hunt = A carnivore never eats at the watering hole. Point at it, then at Ada’s species, then at the card that is eaten.
lesson-beginning-graze = The others still graze: feed both animals of species 0.
lesson-beginning-done = Two turns, and nobody of yours went hungry. Protect your species: Burrowing, Flight, Nocturnal and Speed keep carnivores away that lack them.

## The lesson of Evolve!
lesson-evolve-hello = Your beast starts as a plain grey ancestor: no head, body, tail or adaptation of its own. Its four attributes, from Aggression to Gathering, are all zero.
lesson-evolve-biome = Each round has a biome and a challenge. The Grassland pays for Herding and Burrowing and punishes Climbing. Nesting is won by Allure and Gathering together.
lesson-evolve-play = You mutate in secret, all at once. Parade Banner has Herding and four Allure: point at it.
lesson-evolve-pay = It costs three, paid with other cards. Give up the three cards that the lesson marks.
lesson-evolve-scored = You scored for the biome and for the challenge. Ada’s beast was the cheapest, so she chose what comes next: Domestication, Allure minus Aggression. She may not have looked at your tail.
lesson-evolve-next = Look one round ahead: the Mountains will pay for Climbing. Play Pine-Picker Bill, a head that climbs.
lesson-evolve-pay-again = Pay for it with Paddle Rudder and Storm Sail.
lesson-evolve-done = Two challenges, two wins. When the Dying Sun comes up, somewhere between round six and ten, the most dominant beast has won.

## The lesson of Evoloosen
lesson-evoloosen-hello = You are the Scavenger, Ada the Mimic. Whoever first has eight Adaptations wins the quick game. They cost MP, the gem beside your name, and MP come from fights.
lesson-evoloosen-explore = A turn begins with exploring. Say so, and see what you meet.
lesson-evoloosen-solo = A Polite Piranha, strength 1. You have 0, but a whistle in your hand. Fight it alone.
lesson-evoloosen-boost = Pep Whistle adds 2 and costs nothing. Point at it, then at yourself.
lesson-evoloosen-pass = Two against one: enough, since you need one more than the enemy. Pass; now Ada could spoil it.
lesson-evoloosen-win = She lets you be. Pass again: the battle ends when everybody has passed in turn.
lesson-evoloosen-action = You won a gem. In your Action phase you may use Action Inventions: use Sleeve Full of Ideas, then put Pool Cleaner away.
lesson-evoloosen-enough = You could also recycle, repair or bargain. Pass for now.
lesson-evoloosen-adapt = Last comes adapting: buy one card from the Gene Pool. Good Manners costs two and adds Intelligence, which lets you use dearer Inventions.
lesson-evoloosen-done = One Adaptation of eight, and the rocket’s first bolt. The gene you bought stays yours; the gap in the pool closes when the round ends.
