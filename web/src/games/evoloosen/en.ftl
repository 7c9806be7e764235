# What the browser says by itself at this game's table; the rules' own sentences come from the server.

## The table
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
loosen-int = Cognitive Points left, of Intelligence
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
loosen-expected = → { $strength }
loosen-choose = Which species will you be?
loosen-chosen = { $name }: { $species }
loosen-ahead-habitat = Next in the Habitat:
loosen-ahead-adaptations = Next Adaptations:
loosen-discards = Discards ({ $count })
loosen-discards-habitat = Habitat
loosen-discards-inventions = Inventions
loosen-discards-adaptations = Adaptations
loosen-ledger = Promises ({ $count })
loosen-ledger-line = { $by } promised { $to } { $promise }

## Lines of the form for an offer, until something is chosen
form-give-mp = MP …
form-give-card = A card …
form-share = A share of the loot …
form-want-mp = MP …
form-want-card = A card …
form-want-any = Any cards …
form-pledge = I promise …
form-ask = They promise …
form-template = An offer …

## The almanac
kind-invention = Inventions
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

## The lesson
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
lesson-evoloosen-chapter-1 = Explore and fight
lesson-evoloosen-chapter-2 = Act
lesson-evoloosen-chapter-3 = Adapt
