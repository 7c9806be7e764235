# Evolution: The Beginning, in English.

## The game
game-name = The Beginning
game-title = Evolution: The Beginning
game-tagline = Feed your species before somebody feeds on them
game-about = Species gather at one watering hole, and there is never quite enough. Breed them, give them horns or wings or a taste for their neighbours, and count every bite: food eaten is what wins.
game-time = 20–30 minutes
game-learn = A species, a trait, a meal: one whole turn at the watering hole.
mode-base = The game of the book
mode-base-text = Most food and cards at the end win.
no-card = no card

## Traits
trait-carnivore = Carnivore
    .text = Never eats at the Watering Hole, but 2 food for each attack. Hungry, it must go on attacking whom it can, your own species included.
trait-burrowing = Burrowing
    .text = Only carnivores that burrow can attack it.
trait-flight = Flight
    .text = Only carnivores that fly can attack it.
trait-nocturnal = Nocturnal
    .text = Only nocturnal carnivores can attack it.
trait-speed = Speed
    .text = Only fast carnivores can attack it.
trait-defensive-horns = Defensive Horns
    .text = Whoever attacks it loses a population before eating; you choose which.
trait-long-neck = Long Neck
    .text = Eats 3 food at the start of every meal of yours, as far as it fits, not from the Watering Hole.
trait-scavenger = Scavenger
    .text = Eats 1 food whenever any carnivore attacks, anywhere, as far as it fits, not from the Watering Hole.
trait-fat-tissue = Fat Tissue
    .text = Each population may eat a second food; it is fed with the first.
trait-fertile = Fertile
    .text = Gains a population at the start of each of your turns.

## Kinds of traits
kind-carnivore = Carnivore
kind-defensive = Defence
kind-eating = Food
kind-population = Population

## Places
place-hole = Watering Hole
place-deck = Deck
place-discard = Discard pile
place-excess = Excess food
place-bag = Food bag

## Phases
phase-gather = Gather
phase-adapt = Adapt
phase-eat = Eat
phase-score = Score

## Questions
ask-adapt = Adapt: play a card, remove a trait, or be done.
ask-use = What becomes of { $card }?
ask-eat = Feed your species: who eats next?
ask-eat-more = Everybody who must eat has eaten. Does anybody eat more?
ask-prey = Whom does your species { $species } attack?
ask-bite = Which population of { $whose ->
    [own] your own
   *[other] { $player }’s
} species { $prey } is eaten?
ask-store = How many second foods does your carnivore, species { $species }, take? Full, it can’t attack.
ask-lose = Your horns strike: which population of { $player }’s species { $species } is lost?

## Actions
act-play = Play { $card }
act-create = Create a new species, face down
act-grow = Add a population to species { $species }, face down
act-evolve = Give the trait to species { $species }
act-remove = Remove { $trait } from species { $species }
act-done = Done adapting: start to eat
act-feed = Species { $species } eats from the Watering Hole
act-hunt = Species { $species } attacks
act-prey = { $whose ->
    [own] Attack your own species { $species }
    [nobody] Attack species { $species }
   *[other] Attack { $player }’s species { $species }
}
act-bite = Eat population { $population } { $food ->
    [0] (no food on it)
   *[other] ({ $food } food on it goes to its owner)
}
act-lose = It loses population { $population } { $food ->
    [0] (no food on it)
   *[other] ({ $food } food on it goes to its owner)
}
act-stop = Eat no more
act-store = { $count ->
    [0] Take no second food
    [one] Take 1 second food
   *[other] Take { $count } second foods
}

## Parts of the judgement, for hints: “What speaks for it: …”
part-points = more points on the table
part-food = more food in the next turns
part-danger = fewer of yours can be eaten
part-hunger = fewer of yours will starve
part-rivals = it sets your strongest rival back

## Reasons
why-one-card = First say what becomes of the card you picked.
why-card-first = First pick a card of your hand.
why-no-card = There is no such card in your hand.
why-same-card = An equal card earlier in your hand stands for this one.
why-no-species = There is no such species on the table.
why-not-yours = That species is not yours.
why-duplicate = The species has this trait already.
why-enough-traits = The species has as many traits as it can have: remove one first.
why-no-trait = The species does not have this trait.
why-carnivore = A carnivore never eats from the Watering Hole.
why-no-carnivore = Only a carnivore attacks.
why-hole-empty = The Watering Hole is empty.
why-full = The species is full.
why-first-foods = A second food has to wait until each of your plant eaters has a first one.
why-no-prey = There is nobody this carnivore can attack.
why-itself = A species never attacks itself.
why-evades = It hides from this carnivore: the carnivore lacks one of its Burrowing, Flight, Nocturnal and Speed.
why-hunter-first = To attack it, first pick a carnivore of yours.
why-prey-first = First pick the carnivore and its prey.
why-attack-first = First finish the attack you began.
why-must-eat = Somebody of yours is hungry and has to eat: a plant eater while there is food, a carnivore while there is prey.
why-no-population = The species has no such population.
why-second-foods-first = First say how many second foods your carnivore takes.
why-no-second-food = There is not so much second food to take.
why-horns-first = First the horns strike: choose the population that is lost.

## When an action is possible, for what the present question is not about
when-play = Cards are played in step 2 of your turn, Adapt, before your species eat.
when-create = A card becomes a new species in step 2 of your turn, Adapt.
when-grow = Population is added in step 2 of your turn, Adapt, with a card of your hand.
when-evolve = Traits are added in step 2 of your turn, Adapt, with a card of your hand.
when-remove = Traits are removed in step 2 of your turn, Adapt.
when-done = Adapting is step 2 of your turn: it ends when you are done, and then your species eat.
when-feed = Species eat in step 3 of your turn, Eat, when you are done adapting.
when-hunt = Carnivores attack in step 3 of your turn, Eat, when you are done adapting.
when-prey = Whom to attack is chosen in step 3 of your turn, Eat, after the carnivore.
when-bite = Which population is eaten is chosen last in an attack, after the carnivore and whom it attacks.
when-lose = Only horns make a carnivore lose population: the player they belong to chooses it, right after the attack.
when-stop = Eating can be stopped in step 3 of your turn, Eat, once everybody who must eat has eaten.
when-store = Second foods are taken when a carnivore with Fat Tissue finds food; elsewhere they are eaten like any other.

## What happened
turn = { $player }’s turn{ $turns ->
    [1] , the last one
   *[other] {""}
}.
gathered = { $player } puts { $count } food on the Watering Hole.
arrived = A new species comes to { $player }: species { $species }.
bred = { $player }’s fertile species { $species } gains a population.
drew = { $player } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
drew-card = { $player } draws { $card }.
shuffled = { $count ->
    [one] The only discard becomes the new deck.
   *[other] The { $count } discards are shuffled into a new deck.
}
ending = The deck has run out: { $turns } turns are left, this one included. { $player } has the last one.
created = { $player } creates a new species from the hand: species { $species }.
grew = { $player }’s species { $species } gains a population from the hand.
evolved = { $player }’s species { $species } evolves { $trait }.
removed = { $player }’s species { $species } loses { $trait }.
browsed = { $player }’s species { $species } reaches up and eats { $count } food.
grazed = { $player }’s species { $species } eats from the Watering Hole.
attacked = { $player }’s species { $species } attacks { $victim }’s species { $prey }.
eaten = { $player }’s species { $species } loses a population: it was { $card }.{ $food ->
    [0] { "" }
   *[other] { " " }{ $food } food goes to { $player }’s bag.
}
gored = Horns! { $player }’s species { $species } loses a population: it was { $card }.{ $food ->
    [0] { "" }
   *[other] { " " }{ $food } food goes to { $player }’s bag.
}
extinct = { $player }’s species { $species } is extinct.{ $count ->
    [0] { "" }
    [one] { " " }A new card replaces its trait.
   *[other] { " " }New cards replace its { $count } traits.
}
devoured = { $player }’s species { $species } eats { $count } food.
stored = { $player }’s species { $species } takes { $count ->
    [one] a second food
   *[other] { $count } second foods
}.
scavenged = { $player }’s species { $species } scavenges { $count } food.
starved = { $player }’s species { $species } loses a population to hunger: it was { $card }.
scored = { $player } { $count ->
    [0] has no food for the bag
   *[other] puts { $count } food into the bag
}.
counted = { $player } has { $count ->
    [one] 1 point
   *[other] { $count } points
}.

## The table as text, and drawings as a screen reader tells them
sketch-table = Round { $round }, { $player }’s turn: { $phase }.
sketch-hole = Watering Hole: { $hole } food.
sketch-decks = Deck { $deck }, discards { $discard }. { $ending ->
    [over] The game is over.
    [last] This is the last turn.
    [round] The last round: { $turns } turns are left, this one included.
    [later] One more round after this turn.
   *[no] When the deck runs out, the last turns begin.
}
sketch-name = { $player }
sketch-yours = yours
sketch-hand = hand: { $faces }
sketch-player = { $player }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}: { $points } points now, { $bag } of them food in the bag; { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand.
sketch-species = species { $id }: population { $population }, { $hungry } hungry; { $food } food eaten, room for { $room } more; traits: { $traits }
sketch-legend = { $name }: { $text }
sketch-rules =
    Your turn has four steps: Gather, Adapt, Eat, Score.
    Gather: 2 food go to the Watering Hole, you get a new species of one population, and you draw 3 cards.
    Adapt: each card of your hand may become a new species, a population more, or a trait. A species has up to 3 different traits.
    Eat: your species eat one food at a time from the Watering Hole; a Carnivore eats by attacking instead. Who is hungry must eat while there is food, even if the only prey is yours.
    Whoever has not eaten starves. Score: the food your species ate goes into your bag.
    When the deck runs out, play goes on until the last player’s turn. Food in your bag and each card of yours, in hand and on the table, is a point.
art-species = { $population ->
    [0] An empty ground
    [one] One animal
   *[other] A herd of { $population }
}{ $traits-count ->
    [0] {""}
   *[other] : { $traits }
}
art-watering-hole = A watering hole with { $food } food
art-back = The back of a card

## How it ended
score-food = Food
score-population = Population
score-traits = Traits
score-hand = Cards in hand
score-points = Points
outcome-points = Decided by points: { $points }, { $margin } more than the next.
outcome-shared-points = The highest scores are equal, at { $points } points. There is no tie-break: the win is shared.
story-feast = The best meal: { $count } food for { $player } in round { $round }.
story-hunter = { $player } attacked most: { $count ->
    [one] once
   *[other] { $count } times
}.
story-losses = { $eaten ->
    [0] Nobody was eaten
    [one] One population was eaten
   *[other] { $eaten } populations were eaten
}, { $starved ->
    [0] nobody starved
    [one] one starved
   *[other] { $starved } starved
}, { $extinct ->
    [0] and no species died out.
    [one] and one species died out.
   *[other] and { $extinct } species died out.
}
