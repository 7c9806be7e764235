# Evolve! The Game of Unnatural Selection, in English.

## The game

game-name = Evolve!
game-title = Evolve! The Game of Unnatural Selection
game-tagline = Build the right beast for the wrong weather
game-about = One beast each, made of a head, a body, a tail and one clever adaptation. Every round brings another biome and another challenge; everyone mutates in secret, at once. When the sun dies, the most dominant beast has won.
game-time = 30–45 minutes
game-learn = Read the biome, choose a mutation, pay for it, and win a challenge.
    .text = Grow a beast from heads, bodies, tails and oddities, and be the most dominant when the sun goes out.
mode-base = The whole game
    .text = Biomes come and go until the Dying Sun, which lies somewhere in the middle of their deck.

## Heads

card-button-snout = Button Snout
    .text = First nose on the planet; very proud of it.
card-midnight-squint = Midnight Squint
    .text = Sees everything at night and most things at breakfast.
card-nibbling-beak = Nibbling Beak
    .text = Never a meal, always a snack.
card-kissing-lamprey = Kissing Lamprey
    .text = It means well. Nobody waits to find out.
card-shovel-snout = Shovel Snout
    .text = Smells the roses from underneath.
card-rash-little-tusks = Rash Little Tusks
    .text = Charges first and looks for lunch later.
card-pine-picker-bill = Pine-Picker Bill
    .text = There is always one more cone, one branch up.
card-thinking-cap = Thinking Cap
    .text = Mostly forehead, partly plan.
card-snap-decision = Snap Decision
    .text = The jaw has already made up its mind.
card-quarrelsome-frill = Quarrelsome Frill
    .text = Opens it to argue, opens it wider to apologise.
card-nosy-trunk = Nosy Trunk
    .text = Keeps the family close and the pantry closer.
card-bitter-smile = Bitter Smile
    .text = Charming until the very last moment.
card-hat-stand-antlers = Hat-Stand Antlers
    .text = Impressive at a distance, awkward in doorways.
card-lamplit-lamprey = Lamplit Lamprey
    .text = Reads the menu in the dark.
card-walking-hedge = Walking Hedge
    .text = Birds have nested in it twice this spring.
card-drawbridge-tusks = Drawbridge Tusks
    .text = Closed to visitors after sunset.
card-harvest-mandibles = Harvest Mandibles
    .text = Reaps, stacks and bites the hand that helps.
card-old-professor = Old Professor
    .text = Has outlived three ice ages and most theories.

## Bodies

card-humble-blob = Humble Blob
    .text = No plan, no bones, no worries.
card-leaf-litter-coat = Leaf-Litter Coat
    .text = You have walked past one today.
card-barrel-belly = Barrel Belly
    .text = Built for winter, kept for summer.
card-wet-ribbon = Wet Ribbon
    .text = A river that learned to wriggle.
card-nervous-sprinter = Nervous Sprinter
    .text = Already gone when the leaf fell.
card-scruffy-jumper = Scruffy Jumper
    .text = Warm, itchy, and there is only the one.
card-travelling-cottage = Travelling Cottage
    .text = Home is where the snail is.
card-striped-pyjamas = Striped Pyjamas
    .text = Looks best in a crowd of two hundred.
card-beetle-back = Beetle Back
    .text = Goes down well in any garden.
card-cosy-coat = Cosy Coat
    .text = Everybody leans on it sooner or later.
card-blubber-bank = Blubber Bank
    .text = Saves for a cold day and finds one.
card-cactus-hide = Cactus Hide
    .text = Needs little, hugs less.
card-wall-of-shoulders = Wall of Shoulders
    .text = Enters a room twice: left side, right side.
card-feathered-kite = Feathered Kite
    .text = Holds no strings.
card-tangle-of-serpents = Tangle of Serpents
    .text = Nine heads voted for a body and settled on this.
card-hive-of-hands = Hive of Hands
    .text = Every meeting ends with honey.
card-walking-fortress = Walking Fortress
    .text = Slow to arrive, impossible to remove.
card-elder-of-the-ice = Elder of the Ice
    .text = Older than the hill it sleeps on.

## Tails

card-hopeful-wag = Hopeful Wag
    .text = Says everything it needs to say.
card-question-curl = Question Curl
    .text = Hangs about, wondering.
card-modest-fan = Modest Fan
    .text = Only opens it when asked. Please ask.
card-paddle-rudder = Paddle Rudder
    .text = Steers the pond, not the other way round.
card-sand-sweeper = Sand Sweeper
    .text = Leaves no trace and a tidy doorstep.
card-sharp-opinion = Sharp Opinion
    .text = Has a point and makes it.
card-forked-whisk = Forked Whisk
    .text = Undecided, but in style.
card-rope-trick = Rope Trick
    .text = The fifth hand does half the work.
card-doorknocker = Doorknocker
    .text = Calls once.
card-sprinters-streamer = Sprinter's Streamer
    .text = The finish line is whatever is behind it.
card-autumn-fan = Autumn Fan
    .text = Lovely among leaves, startling in May.
card-glimmer-fin = Glimmer Fin
    .text = A small moon for deep water.
card-parade-banner = Parade Banner
    .text = Everyone follows it; it has no idea where.
card-winter-muff = Winter Muff
    .text = Nose warmer by night, pillow by day.
card-ribbon-of-sky = Ribbon of Sky
    .text = Writes its name on the wind, in cursive.
card-scorpions-signature = Scorpion's Signature
    .text = Signs once, in purple ink.
card-peacock-parliament = Peacock Parliament
    .text = A hundred eyes, all voting for itself.
card-comet-train = Comet Train
    .text = Comes round once in an age; worth the wait.

## Adaptations

card-bottomless-pouch = Bottomless Pouch
    .text = Nobody has ever reached the other end.
card-twitchy-antennae = Twitchy Antennae
    .text = Knows what is coming and would rather not.
card-treehouse-claws = Treehouse Claws
    .text = Good for bark, bad for sofas.
card-sentimental-web = Sentimental Web
    .text = Never throws an old leg away.
card-pincushion-quills = Pincushion Quills
    .text = Free hugs, few takers.
card-consoling-spores = Consoling Spores
    .text = The hindmost has the best mushrooms.
card-mole-mittens = Mole Mittens
    .text = Knits tunnels in the dark.
card-borrowed-eyes = Borrowed Eyes
    .text = Forty eyes, none of them real.
card-copycat-spots = Copycat Spots
    .text = Whatever the neighbour wears, by Tuesday.
card-all-weather-gills = All-Weather Gills
    .text = Rain, dust or lava, it breathes on.
card-reading-lantern = Reading Lantern
    .text = One more chapter, then sleep.
card-storm-sail = Storm Sail
    .text = Warm in the sun, quick in the wind.
card-thrifty-crystals = Thrifty Crystals
    .text = Grows back what others throw away.
card-paper-wings = Paper Wings
    .text = Light enough to be a good idea.
card-meadow-spores = Meadow Spores
    .text = Soon the whole field is in on it.
card-second-wind = Second Wind
    .text = Just when everyone had stopped watching.
card-geode-heart = Geode Heart
    .text = Plain outside; please do not crack it.
card-albatross-wings = Albatross Wings
    .text = Wider than the beach it took off from.

## Challenges

challenge-mating-frenzy = Mating Frenzy
    .text = Everyone dances, one dances better.
challenge-territory = Territory
    .text = My rock, and also that rock.
challenge-plague = Plague
    .text = A sneeze heard round the world.
challenge-foraging = Foraging
    .text = First up finds the berries.
challenge-nesting = Nesting
    .text = A fine twig impresses twice.
challenge-pack-hunt = Pack Hunt
    .text = Dinner runs faster than one of us.
challenge-rut = Rut
    .text = Flowers in one paw, a fist in the other.
challenge-siege = Siege
    .text = Whoever leaves first, loses.
challenge-long-winter = Long Winter
    .text = Fat and acorns, in that order.
challenge-great-migration = Great Migration
    .text = A long way, in good company.
challenge-domestication = Domestication
    .text = Sweet, soft, unlikely to bite.
challenge-ambush = Ambush
    .text = Best attended by nobody.
challenge-hibernation = Hibernation
    .text = Wake me when there is cake.
challenge-hoarding = Hoarding
    .text = Collect quietly.
challenge-crossbreeding = Crossbreeding
    .text = A gift, wanted or not.
challenge-genetic-drift = Genetic Drift
    .text = Small changes while nobody looks.
challenge-circle-of-life = Circle of Life
    .text = The one before you is hungry.
challenge-meteor = Meteor
    .text = A good day to be underground.
challenge-wildfire = Wildfire
    .text = Warm, then much too warm.
challenge-human-abduction = Human Abduction
    .text = They only take the prettiest.
challenge-starvation = Starvation
    .text = Was there ever a cupboard?

## Biomes

biome-desert = Desert
    .text = Sand above, sand below, a rumour of water.
biome-coastline = Coastline
    .text = Two tides a day knock at every door.
biome-grassland = Grassland
    .text = Flat, green and full of ears.
biome-savannah = Savannah
    .text = Long shadows, longer legs.
biome-rainforest = Rainforest
    .text = Three storeys of neighbours, all loud.
biome-deep-ocean = Deep Ocean
    .text = Dark water minding its own business.
biome-tundra = Tundra
    .text = The wind owns the place.
biome-mountains = Mountains
    .text = Thin air, fine views.
biome-swamp = Swamp
    .text = What looks like a log may disagree.
biome-caves = Caves
    .text = Mind your head, then mind the echo.
biome-volcanic-isles = Volcanic Isles
    .text = Warm ground, bright nights, new land weekly.
biome-glacier = Glacier
    .text = White on white on very white.
biome-badlands = Badlands
    .text = Nothing to eat and nowhere to hide.
biome-ruined-city = Ruined City
    .text = The builders left the lights off.
biome-dying-sun = Dying Sun
    .text = One last red evening. Be something worth watching.

## Kinds, attributes, abilities

kind-head = head
kind-body = body
kind-tail = tail
kind-adaptation = adaptation

attribute-aggression = Aggression
    .text = How hard it bites first.
attribute-resilience = Resilience
    .text = How much it shrugs off.
attribute-allure = Allure
    .text = How gladly it is looked at.
attribute-gathering = Gathering
    .text = How much it carries home.

ability-flying = Flying
    .text = Wins every tie.
ability-swimming = Swimming
    .text = Takes the wet way round.
ability-climbing = Climbing
    .text = Up is a direction like any other.
ability-camouflage = Camouflage
    .text = Not seen, not eaten, not thanked.
ability-survival = Survival
    .text = Makes do with next to nothing.
ability-burrowing = Burrowing
    .text = Has a second front door, below.
ability-running = Running
    .text = Elsewhere by the time you look.
ability-venom = Venom
    .text = One small bite, one long regret.
ability-armour = Armour
    .text = Knock as long as you like.
ability-night-sight = Night Sight
    .text = For whom the dark is only dim.
ability-insulation = Insulation
    .text = Brings its own summer.
ability-herding = Herding
    .text = There is room in the middle.
ability-cunning = Cunning
    .text = Had thought of that already.

## Powers of adaptations

power-larder = Larder
power-larder-text = Your hand limit is 12.
power-thrift = Thrift
power-thrift-text = Cards cost you 1 less.
power-second-wind = Second wind
power-second-wind-text = You may play a second card, of another kind, for 1 more.
power-keepsake = Keepsake
power-keepsake-text = A card replaced on your creature returns to your hand.
power-composure = Composure
power-composure-text = No biome takes points from you.
power-consolation = Consolation
power-consolation-text = Draw one more card when you come last.
power-mimicry = Mimicry
power-mimicry-text = One of your right neighbour’s abilities counts for you in the biome.
power-foresight = Foresight
power-foresight-text = You see the challenge under the preview.

## What challenges ask for, told from the deck's own numbers

tell-ranked = { $pluses ->
    [0] The lowest { $minus } wins.
    [one] The highest { $first }{ $minuses ->
        [0] { "" }
       *[other] { "" } less { $minus }
    } wins.
    [2] The highest { $first } plus { $second }{ $minuses ->
        [0] { "" }
       *[other] { "" } less { $minus }
    } wins.
   *[other] The highest sum of { $plus }{ $minuses ->
        [0] { "" }
       *[other] { "" } less { $minus }
    } wins.
}
tell-bonus = { $ability } counts as { $points } more here.
tell-favour = { $ability } counts as { $points } more { $attribute }.

rule-places = Places
rule-places-text = The first place gains 3 points and draws 1 card, the second 2 and 2, the third 1 and 3, all others 0 and 4.
rule-special = Special challenges*
rule-special-text = This challenge is special: all draw 2 cards.
rule-last-round = The last round
rule-last-round-text = The last round: no challenge card and no points for the biome. All mutate once more, then come four contests, one for each attribute: 3, 2 and 1 points for the first three places in each, 12 at most.
rule-chooser = The least expensive creature
rule-chooser-text = From the second round until the Dying Sun, whoever alone has the least expensive creature, by the sum of its cards’ costs, looks at the hidden challenge and plays that or the previewed one. On a tie the previewed one is played.
rule-crossbreeding = Crossbreeding
rule-crossbreeding-text = First everybody draws a card and either adds it to the right neighbour’s creature, free of cost, or keeps it.
rule-genetic-drift = Genetic Drift
rule-genetic-drift-text = First everybody may exchange up to two cards of the hand unseen.
rule-circle-of-life = Circle of Life
rule-circle-of-life-text = Everybody hunts the left neighbour. Aggression above the neighbour’s Resilience: the hunter gains 2 points; else the hunted gains 1.
rule-meteor = Meteor
rule-meteor-text = Whoever has a Resilience of 5 or more gains 2 points.
rule-wildfire = Wildfire
rule-wildfire-text = The lowest Resilience loses 1 point, all others gain 1.
rule-human-abduction = Human Abduction
rule-human-abduction-text = The highest Allure loses 1 point, all others gain 1.
rule-starvation = Starvation
rule-starvation-text = Whoever has a Gathering of 1 or less loses 1 point, all others gain 1.

## Questions

ask-mutate = Play a card on your creature, or play nothing.
ask-pay = Pay for { $card }: { $due ->
    [one] choose one more card to discard.
   *[other] choose { $due } more cards to discard.
}
ask-second = Play a second card, of another kind and for 1 more, or stop here.
ask-challenge = Which challenge is it to be: { $previewed }, which all have seen, or { $hidden }?
ask-splice = Add { $card } to { $target }’s creature, or keep it?
ask-drift = { $left ->
    [one] Exchange one more card, or stop here.
   *[other] Exchange up to { $left } cards unseen, or none.
}
ask-limit = Your hand is too full: { $due ->
    [one] discard one card.
   *[other] discard { $due } cards.
}

## Actions

act-pass = Pass
act-play = Play { $card }
act-pay = Pay with { $card }
act-drop = Discard { $card }
act-choose = { $challenge ->
    [previewed] Play the previewed challenge
   *[hidden] Play the hidden challenge
}
act-splice = Add it to { $creature }’s creature
act-keep = Keep it in hand

## Why not

why-not-in-hand = You do not hold that card.
why-already-picked = You have already chosen that card.
why-same-kind = The second card has to be of another kind than the first.
why-too-expensive = You do not hold enough other cards to pay for that.
why-pay-first = Finish paying for the card that you chose.
why-nothing-to-pay = There is nothing to pay now: choose a card to play first.
why-right-neighbour = The card can only join your right neighbour’s creature.

## When something is possible

when-pass = You can pass when you are asked to play a card, or to exchange some for Genetic Drift.
when-play = Cards are played when all creatures mutate, after the challenge is selected.
when-pay = Cards pay for a card that you play when creatures mutate.
when-drop = Cards are discarded for Genetic Drift, or at the end of a round when your hand is over its limit.
when-choose = From the second round until the Dying Sun, whoever alone has the least expensive creature chooses the challenge; on a tie nobody does.
when-splice = A card joins your right neighbour’s creature only by Crossbreeding, just after you drew it.
when-keep = Whether you keep a card or give it away is asked by Crossbreeding, just after you drew it.

## What happened

biome = Round { $round }: { $biome }.
last-round = { rule-last-round-text }
biome-preview = Next comes { $biome }.
chooser = { $player } has the least expensive creature and chooses the challenge.
chooser-sees = The hidden challenge is { $challenge }{ $special ->
    [0] .
   *[other] *.
}
no-chooser = { $count } creatures are the least expensive, at a cost of { $price }: nobody chooses, and the previewed challenge is played.
challenge = { $special ->
    [0] The challenge is { $challenge }.
   *[other] The challenge is { $challenge }*, a special one: all draw 2 cards.
}
challenge-preview = The next challenge is { $challenge }{ $special ->
    [0] .
   *[other] *.
}
foresaw = Under the preview you see { $challenge }{ $special ->
    [0] .
   *[other] *.
}
drew = { $count ->
    [one] { $player } draws a card.
   *[other] { $player } draws { $count } cards.
}
drew-card = You draw { $card }.
reshuffled = { $count ->
    [one] The one discarded card is the new deck.
   *[other] The { $count } discards are shuffled into a new deck.
}
drifted = { $count ->
    [0] { $player } keeps all cards.
    [one] { $player } exchanges a card unseen.
   *[other] { $player } exchanges { $count } cards unseen.
}
spliced = { $player } adds { $card } to { $target }’s creature.
kept = { $player } keeps the drawn card.
paid = { $player } pays with { $card }.
played = { $player } plays { $card }.
passed = { $player } plays nothing.
shed = { $player }’s { $card } is discarded.
took-back = { $player } takes { $card } back into the hand.
biome-gain = { $player } is at home in { $biome }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
biome-loss = { $ability } costs { $player } 1 point in { $biome }.
ranked = { $challenge }: { $player } has { $score }, place { $place }, { $points ->
    [0] no points.
    [one] 1 point.
   *[other] { $points } points.
}
special-gain = { $challenge }: { $player } gains { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
special-loss = { $challenge }: { $player } loses { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
dropped = { $player } discards { $card }.
won = { $player } is the dominant species, with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}

# What speaks for an action, in hints.
part-points = more points of dominance
part-soon = your creature does better in this round and the next
part-later = your creature is worth more in the rounds to come
part-hand = better cards in your hand
part-rivals = it sets your strongest rival back

## The table as text, and drawings as a screen reader tells them
sketch-table = Round { $round }. The game ends with the Dying Sun; most dominance wins. Deck { $deck }, discards { $discard }.
sketch-biome = Biome: { $name }. 1 point for each of { $gain }{ $loss ->
    [none] .
   *[other] ; 1 point less for { $loss }, and a card.
}
sketch-biome-final = Biome: { $name }. { $rule }
sketch-next-biome = Next biome: { $name } (plus { $gain }; minus { $loss }).
sketch-next-biome-final = Next biome: { $name }. { $rule }
sketch-challenge = Challenge: { $name }{ $mark }. { $rule }
sketch-next-challenge = Next challenge: { $name }{ $mark }. { $rule }
sketch-hidden-challenge = Hidden challenge: { $name }{ $mark }. { $rule }
sketch-player = { $player }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}: dominance { $points }, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand (at most { $limit }).
sketch-attributes = { $numbers }; its cards cost { $price }{ $least ->
    [yes] {" "}(the least expensive)
   *[no] {""}
}
sketch-abilities = abilities: { $abilities }
sketch-part = { $kind }: { $name }: { $points }
sketch-held = hand: { $name } ({ $kind }, cost { $cost }): { $points }{ $picked ->
    [play] . You play it.
    [pay] . It pays.
    [drop] . You discard it.
   *[no] {""}
}
sketch-kind = { $kind }, cost { $cost }
sketch-rules =
    Everybody has one creature: a head, a body, a tail and an adaptation, one of each. Its attributes and abilities are those of its cards.
    Each round has a biome and a challenge; the next of both are in sight. From round 2 on, who alone has the least expensive creature chooses between the challenge in sight and a hidden one.
    Then all secretly play one card or none. A card of cost 3 is paid with 3 other cards of your hand. It replaces a card of its kind.
    The biome pays 1 point for each ability it names; the ability below takes 1 point and gives a card.
    The challenge pays 3, 2, 1 points to the first three places, and 1, 2, 3, 4 cards: who loses draws more. Flying wins ties. A challenge with an asterisk says how it pays; then all draw 2 cards.
    At the end of a round the hand is cut to 10 cards. The Dying Sun is the last biome: four contests, one for each attribute. Most dominance wins.
art-beast = { $shape-count ->
    [0] A beast that is only a sketch
   *[other] A beast: { $shape }
}
art-card = A card: { $shape }
art-biome = A landscape: { $name }
art-challenge = An emblem: { $name }
art-back = The back of a card

## How it ended
score-round = Round { $round }
score-sun = Dying Sun
score-dominance = Dominance
outcome-dominance = Decided by dominance: { $points }, { $margin } more than the next.
outcome-flying = The highest dominance was equal, at { $points }. The tie-break: whoever can fly wins.
outcome-shared-dominance = The highest dominance is equal, at { $points }, and Flying breaks no tie: the win is shared.
story-round = The best round: { $count } points for { $player } in round { $round }.
story-firsts = { $player } came first in the most contests: { $count }.
story-home = { $player } was at home in the most biomes: { $count }.
story-grew = { $player } changed most, with { $count } cards played.
