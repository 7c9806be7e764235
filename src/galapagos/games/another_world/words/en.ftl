# Evolution: Another World, in English.

## The game
game-name = Another World
game-title = Evolution: Another World
game-tagline = Gather energy at the Source, transmute three creatures
game-about = Strange creatures drink from strange springs. Grow them trait by trait, keep the neighbours’ beaks out of your energy, and be first to turn three of them into something higher. Nobody starves and nobody dies, but nobody sleeps safely either.
game-time = 30–60 minutes
game-learn = Create, grow a trait, drink, attack, transmute: one creature’s whole way.
mode-base = The game of the book
mode-base-text = The first to transmute three creatures wins.
mode-quartet = Quartet
mode-quartet-text = The first to transmute four creatures wins.
mode-solo = Against the Shade
mode-solo-text = Transmute three creatures before the Shade transmutes one.
shade = The Shade
rival-solo = The Shade

## Traits
trait-fire-breathing = Fire-breathing
trait-fire-breathing-text = Attack: the target loses one trait card of your choice. If it does, this one gains 1 energy. It falls asleep after the attack.
trait-lulling = Lulling
trait-lulling-text = Attack: the target is put to sleep. If it was awake, this one gains 1 energy. It falls asleep after the attack.
trait-vampire = Vampire
trait-vampire-text = Attack: the target loses 1 energy. If it does, this one gains 1 energy. It falls asleep after the attack.
trait-fearsome = Fearsome
trait-fearsome-text = When activated: you may silence one trait of another creature until the turn ends.
trait-fireproof = Fireproof
trait-fireproof-text = Fire-breathing has no effect on it.
trait-many-eyed = Many-eyed
trait-many-eyed-text = While it is awake, Vampire has no effect on it.
trait-toxic = Toxic
trait-toxic-text = After an attack on it, even a failed one: you may make the attacker lose 2 energy, or all it has.
trait-vengeful = Vengeful
trait-vengeful-text = After an attack on it, even a failed one: you may pick one trait card that the attacker loses.
trait-caring = Caring
trait-caring-text = When it gains energy, even asleep, it may pass 1 on to a friend with room. It can gain while full; what is still beyond 4 then goes back.
trait-charming = Charming
trait-charming-text = When a friend gains from the Source and this one has at most 1 energy, it may gain 1 too, even asleep.
trait-long-tailed = Long-tailed
trait-long-tailed-text = When it gains energy, even asleep, it may lose one of its trait cards, this one included, to gain 1 more.
trait-tiny = Tiny
trait-tiny-text = With at most 3 trait cards it can transmute at 3 energy.
trait-astral = Astral
trait-astral-text = It attacks only Astral creatures, and only Astral creatures attack it.
trait-flying = Flying
trait-flying-text = Only Flying creatures can attack it. It can attack the others, too.
trait-metamorphic = Metamorphic
trait-metamorphic-text = When activated: it may copy one trait of a friend until the turn ends.
trait-pestering = Pestering
trait-pestering-text = When activated: it may wake another creature.

## The Shade, for the almanac
rule-shade-turn = The Shade’s turn
rule-shade-turn-text = If all its creatures sleep, it gets a new creature from the deck. Its waking creature with the most energy (the leftmost of equals) gets a trait: the upright one of the next card, or the other where that is Caring or Metamorphic. If it has that trait, its right-hand neighbour gets it, or else nobody. Then that creature acts. If it has enough energy, it transmutes, and the Shade wins. If it got an orange trait this turn, it tries to attack. If not, or in vain, it gains 1 energy from the Source, from the lower part if it can. If it can’t, it tries to attack. It falls asleep only after an attack.
rule-shade-attack = The Shade’s attacks
rule-shade-attack-text = It attacks only with an attacking trait, one of your creatures that is chosen by lot, sleeping or not, and only if success is certain: the target loses energy or a trait, or falls asleep. It uses Lulling, Fire-breathing and Vampire in that order, each if it succeeds. Your Toxic and Vengeful may answer.
rule-shade-choices = The Shade’s choices
rule-shade-choices-text = Where the Shade has a choice, a Choice card decides: its blue number counts creatures from the left, its purple one traits from the oldest, and round again. With one candidate there is no card. What its creatures may do they always do, creatures from left to right, oldest trait first.
rule-shade-round = Rounds against the Shade
rule-shade-round-text = The round ends when all your creatures sleep, whatever the Shade’s do. The Shade has no hand and draws no cards for one. One transmutation wins for it; you need three.
rule-shade-astral = Astral, on the Shade’s creatures
rule-shade-astral-text = It can attack Astral creatures and the others. Only your Astral creatures can attack it.
rule-shade-fearsome = Fearsome, on the Shade’s creatures
rule-shade-fearsome-text = When it has chosen the target of an attack, all traits of that target are silenced until the turn ends.
rule-shade-long-tailed = Long-tailed, on the Shade’s creatures
rule-shade-long-tailed-text = When it gains energy and is not full yet, it always loses a trait card, chosen by lot, to gain 1 more.
rule-shade-pestering = Pestering, on the Shade’s creatures
rule-shade-pestering-text = When activated, it wakes one of the Shade’s own sleeping creatures, if there is one; of several one is chosen by lot.

## Kinds of traits
kind-aggressive = Aggressive
kind-defensive = Defensive
kind-energetic = Energetic
kind-special = Special

## Energy Sources
source-moonlight-rock = Moonlight Rock
source-moonlight-rock-text = Two more energy here for Astral creatures.
source-windy-cliffs = Windy Cliffs
source-windy-cliffs-text = Two more energy here for Flying creatures.
source-ember-springs = Ember Springs
source-ember-springs-text = Two more energy here for Fireproof creatures.
source-watching-lake = Watching Lake
source-watching-lake-text = Two more energy here for Many-eyed creatures.
source-winding-river = Winding River
source-winding-river-text = One more energy here for Long-tailed creatures.
source-bitter-marsh = Bitter Marsh
source-bitter-marsh-text = One more energy here for Toxic creatures.
source-sunlit-meadow = Sunlit Meadow
source-sunlit-meadow-text = Plenty for everybody.
source-old-orchard = Old Orchard
source-old-orchard-text = Plenty for everybody.
source-quiet-pool = Quiet Pool
source-quiet-pool-text = The same for everybody.
source-fern-hollow = Fern Hollow
source-fern-hollow-text = The same for everybody.

## Places
place-deck = Evolution deck
place-discard = Discard pile
place-source = Source
place-supply = Supply
place-hand = Hand
part-lower = lower part
part-upper = upper part

## What speaks for an action, in hints
part-tokens = you come closer to the last transmutation
part-creatures = your creatures are better off
part-hand = more cards in your hand
part-rivals = it sets your strongest rival back

## Creatures, told with their owners
own-creature = { $player }’s creature { $creature }
other-creature = { $owner }’s creature { $other }
the-creature = { $yours ->
    [yes] your creature { $creature }
   *[no] { $owner }’s creature { $creature }
}
the-other = { $yours ->
    [yes] your creature { $other }
   *[no] { $owner }’s creature { $other }
}

## Questions
ask-redraw = Will you discard your { $cards ->
    [one] card and draw another?
   *[other] { $cards } cards and draw as many new ones?
}
ask-create = Will you place a card face down as a new creature?
ask-evolve = Will you give one of your creatures a new trait? Pick a card and one of its two traits.
ask-onto = Which of your creatures gets the trait?
ask-activate = Which of your creatures do you activate?
ask-action = What does your creature { $creature } do?
ask-silence = Which trait of { the-other } is silenced?
ask-copy = Which trait of { the-other } is copied?
ask-strike = How does your creature { $creature } attack { the-other }?
ask-strike-more = Does your creature { $creature } use another trait on { the-other }?
ask-answer = Your creature { $creature } was attacked by { the-other }. Does it answer?
ask-triggers = Your creature { $creature } gained energy. Which trait do you use?

## Actions
act-redraw = Discard your hand and draw as many cards
act-keep = Keep your hand
act-create = Create a creature from this card
act-no-creature = No new creature
act-evolve = { $trait } (the card’s other trait is { $other })
act-onto = Give it to your creature { $creature }
act-no-trait = No new trait
act-activate = Activate your creature { $creature }
act-scare = Fearsome: silence a trait of { the-creature }
act-silence = Silence { $trait }
act-mimic = Metamorphic: copy a trait of your creature { $creature }
act-copy = Copy { $trait }
act-wake = Pestering: wake { the-creature }
act-gain = Gain energy from the { $part } of the Source
act-transmute = Transmute
act-attack = Attack { the-creature }
act-sleep = Fall asleep
act-strike = Attack with { $trait }
act-burn = Fire-breathing: { $trait } is lost
act-stop = End the attack
act-poison = Toxic: the attacker loses 2 energy
act-avenge = Vengeful: the attacker loses { $trait }
act-spare = No answer
act-give = Caring: pass 1 energy to your creature { $creature }
act-charm = Charming: your creature { $creature } gains 1 energy
act-shed = Long-tailed: lose { $trait } to gain 1 more energy
act-enough = No more traits

## Reasons
why-no-card = There is no such card in your hand.
why-card-first = Pick a card and a trait first.
why-creature-now = The trait is picked. Now pick the creature that gets it.
why-no-such-creature = There is no such creature.
why-not-yours = That is not one of your creatures.
why-has-trait = That creature already has this trait.
why-all-have-trait = All your creatures already have this trait.
why-asleep = That creature is asleep.
why-lower-empty = There is no energy left on the lower part of the Source.
why-upper-empty = There is no energy on the upper part of the Source.
why-upper-closed = Only creatures with the Source’s trait can gain from its upper part.
why-track-full = Its Energy track is full.
why-too-little-energy = It takes 4 energy to transmute (3 for a Tiny creature with at most 3 trait cards).
why-no-attacking-trait = It has no Attacking trait.
why-itself = A creature can’t do that to itself.
why-astral = Astral creatures fight only Astral ones, and the others only the others.
why-flying = Only Flying creatures can attack a Flying one.
why-used = That trait has been used already.
why-used-up = That trait can’t answer now.
why-lacks-trait = The creature does not have the trait for that.
why-no-effect = That would have no effect.
why-pick-trait = Pick one of the traits offered.
why-pick-burnt-trait = Pick the trait that Fire-breathing takes away.
why-not-attacking = The creature can’t attack with that trait.
why-no-fire = The creature can’t use Fire-breathing now.
why-no-such-card = The creature has no such trait card.
why-negated = The target is protected from Fire-breathing.
why-strike-first = An attack uses at least one Attacking trait.
why-not-caring = The creature can’t pass energy on now.
why-not-charming = No Charming of that creature waits to be used.
why-charmed-enough = A Charming creature with 2 energy or more gains nothing.
why-not-long-tailed = No Long-tailed of that creature waits to be used.
why-friend-full = That creature has no room for more energy.

## When an action is possible
when-redraw = You can change your hand only before the first turn of a round.
when-keep = Whether you keep your hand is asked before the first turn of a round.
when-create = A new creature is placed in the first step of your turn.
when-no-creature = Whether you place a new creature is asked in the first step of your turn.
when-evolve = A creature gets a new trait in the second step of your turn.
when-onto = Which creature gets the trait is asked after you pick a card in the second step of your turn.
when-no-trait = Whether you add a new trait is asked in the second step of your turn.
when-activate = You activate a creature in the last step of your turn.
when-gain = Gaining energy from the Source is one of the actions of the creature that you activate.
when-transmute = Transmuting is one of the actions of the creature that you activate.
when-attack = Attacking is one of the actions of the creature that you activate.
when-sleep = Falling asleep is one of the actions of the creature that you activate.
when-scare = A Fearsome creature silences a trait when you activate it, before its action.
when-silence = Which trait is silenced is asked after you point a Fearsome creature at another one.
when-mimic = A Metamorphic creature copies a trait when you activate it, before its action.
when-copy = Which trait is copied is asked after you point a Metamorphic creature at a friend.
when-wake = A Pestering creature wakes another one when you activate it, before its action.
when-strike = Attacking traits are used after your creature has declared an attack.
when-burn = Fire-breathing takes a trait card after your creature has declared an attack.
when-stop = Only your own attack can be ended, once a trait has been used in it.
when-poison = A Toxic creature answers after an attack on it.
when-avenge = A Vengeful creature answers after an attack on it.
when-spare = Whether a creature answers is asked after an attack on it.
when-give = A Caring creature passes energy on when it gains some.
when-charm = A Charming creature gains energy when a friend gains from the Source.
when-shed = A Long-tailed creature sheds a trait card when it gains energy.
when-enough = Whether traits are used is asked when one of your creatures gains energy.

## What happened
round-began = Round { $round } begins.
turn-began = It is { $player }’s turn.
round-ended = Round { $round } ends.
all-awoke = All creatures wake up.
new-first-player = { $player } goes first now.
new-source = { $upper ->
    [0] The Source is { $source }: { $lower } energy for all.
   *[other] The Source is { $source }: { $lower } energy for all, and { $upper } more for { $trait } creatures.
}
reshuffled = The discard pile is shuffled into a new deck.
redrew = { $player } discards the whole hand.
drew = { $player } draws { $cards ->
    [one] a card.
   *[other] { $cards } cards.
}
drew-card = You draw { $upright } / { $turned }.
created = { $player } creates creature { $creature }.
evolved = { own-creature } is { $trait } now.
trait-discarded = { $player } draws { $trait } for creature { $creature }. It has that, and none on its right can take it.
activated = { $player } activates creature { $creature }.
silenced = { own-creature } silences { $trait } of { other-creature } until the turn ends.
silenced-all = { own-creature } silences every trait of { other-creature } until the turn ends.
copied = { own-creature } copies { $trait } from its friend, creature { $other }, until the turn ends.
woke = { own-creature } wakes { other-creature } by Pestering.
gained-lower = { own-creature } gains 1 energy from the Source.
gained-upper = { own-creature } gains 1 energy from the upper part of the Source.
gained = { own-creature } gains 1 energy from { $trait }.
gained-nothing = { own-creature } is full and gains no energy from { $trait }.
energy-wasted = { own-creature } is full: 1 energy goes back to the supply.
passed-energy = { own-creature } passes 1 energy to its friend, creature { $other }, by Caring.
shed-trait = { own-creature } loses { $trait } to its { $cause }.
transmuted = { own-creature } transmutes! That makes { $tokens } of { $goal }.
attacked = { own-creature } attacks { other-creature }.
held-back = { own-creature } looks at { other-creature } and does not attack: success is not certain.
burned = { own-creature } breathes fire on { other-creature }.
lost-trait = { own-creature } loses { $trait } to { $cause }.
lulled = { own-creature } lulls { other-creature } to sleep.
drained = { own-creature } drains 1 energy from { other-creature }.
negated = { $trait } has no effect: { other-creature } is { $shield }.
failed = { $trait } has no effect: { other-creature } { $why }.
failed-fire-breathing = has no trait card
failed-lulling = is asleep already
failed-vampire = has no energy
poisoned = { own-creature } poisons { other-creature }, which loses { $energy } energy.
avenged = { own-creature } takes revenge on { other-creature }.
fell-asleep = { own-creature } falls asleep.
chose-by-lot = A Choice card says { $number }, counting { $counted }.
counting-creatures = creatures
counting-traits = traits
won = { $player } wins!
game-drawn = Round { $round } was the last: the game is a draw.
outlasted = Round { $round } was the last: { $player } wins.

## The table as text, and drawings as a screen reader tells them
sketch-table = Round { $round }, { $player }’s turn.
sketch-goal = { $shade ->
    [yes] You win when you transmute { $goal } creatures; the Shade wins when it transmutes one.
   *[no] Whoever first transmutes { $goal } creatures wins.
}
sketch-source = Source: { $place }, { $lower } energy for all.
sketch-source-upper = Source: { $place }, { $lower } energy for all (lower part), { $upper } for { $trait } creatures (upper part).
sketch-decks = Deck { $deck }, discards { $discard }.
sketch-name = { $player }
sketch-yours = yours
sketch-player = { $player }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}: { $transmuted } of { $goal } transmuted, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand{ $first ->
    [yes] , goes first
   *[no] {""}
}.
sketch-shade = The Shade (one transmutation wins):
sketch-creature = creature { $id }: energy { $energy } of 4, { $state ->
    [asleep] asleep
    [active] activated
   *[awake] awake
}; traits: { $traits }
sketch-energy = energy { $energy }
sketch-card = hand: { $faces }
sketch-silenced = silenced this turn: { $traits }
sketch-copied = copied this turn: { $traits }
sketch-legend = { $name }: { $text }
sketch-rules =
    Your turn: you may create a creature from a card, face down; you may give a creature one trait; then you activate a creature that is awake.
    The activated creature does one thing: gain 1 energy from the Source, attack, transmute, or fall asleep. Gaining energy does not put it to sleep.
    An attack needs Fire-breathing, Lulling or Vampire. Each that works brings the attacker 1 energy, and after the attack it sleeps. Your own creatures can be attacked, too.
    A creature holds 4 energy, and transmutes when it has 4: it leaves the table and counts for you.
    A round ends when all creatures sleep. Then a new Source comes, all wake up, and everybody draws 2 cards and 1 more for each creature with energy.
    Before a round’s first turn everybody may change their whole hand once.
art-creature = { $shade ->
    [yes] A creature of the Shade
   *[no] A lizard-like creature
}{ $traits-count ->
    [0] {""}
   *[other] {" "}({ $traits })
}{ $copied-count ->
    [0] {""}
   *[other] , borrowing { $copied }
}{ $muted-count ->
    [0] {""}
   *[other] , silenced: { $muted }
}{ $asleep ->
    [yes] , asleep
   *[no] {""}
}{ $energy ->
    [-1] {""}
   *[other] , energy { $energy }
}
art-place = A landscape: { $name }
art-back = The back of a card

## How it ended
score-creatures = Creatures on the table
score-traits = Traits on them
score-energy = Energy on them
score-transmuted = Transmutations
outcome-transmuted = Decided by transmutations: { $player } was the first to make { $goal }, in round { $round }.
outcome-shade = One transmutation was enough for the Shade, in round { $round }.
story-first = The first transmutation: { $player }, in round { $round }.
story-attacks = { $player } attacked most: { $count ->
    [one] once
   *[other] { $count } times
}.
story-thefts = { $player } stole the most energy: { $count }.
story-answers = { $player } paid back the most attacks: { $count }.
story-source = { $player } drank the most at the Source: { $count } energy.
