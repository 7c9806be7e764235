# The rules of Another World on one page. Numbers are parameters: `primer.py` reads them from the deck and the rules.

## Before the first round
rules-goal = The goal
rules-goal-text =
    Creatures gather energy. One whose track is full can transmute: it leaves the table, and you get a token for it. Whoever is first to have { $goal } tokens wins at once.

    Nobody starves, nobody is eaten, and there are no points. At worst a creature loses energy, a trait, or the rest of the round, asleep.

rules-setup = Setting the table
rules-setup-text =
    + Shuffle the { $sources } Energy Sources and turn one up. Energy for everybody lies on its lower part: how much depends on the number of players, as the table says. Some Sources have extra energy on their upper part, the same for any number of players; only creatures with the trait that stands there can drink it.
    + Shuffle the { $cards } Evolution cards. Everybody gets one of them face down: the first creature.
    + Everybody draws a hand of { $hand }. Hands are secret, their sizes are not.
    + Who goes first is drawn by lot.

    Energy, sleep and transmutation tokens never run out.
rules-sources-source = Source
rules-sources-players = { $n } players
rules-sources-extra = extra
rules-sources-trait = { $upper } for { $trait }

## The round
rules-round = A round
rules-round-text =
    Before the first turn of every round, from the first player on, each player may change the whole hand once: discard all of it, then draw as many cards. Then turns go clockwise, from the first player, until all creatures on the table are asleep.

    The end of the round is looked for after every whole turn. A player without creatures counts as asleep, but has one turn in every round all the same. A round in which everybody has had { $longest } turns ends, whoever is awake.

    When the deck’s last card is drawn, the discards are shuffled and become the deck. If there are no cards anywhere, nothing is drawn.

rules-turn = Your turn
rules-turn-text =
    Take these steps in order. Only the last one is a must.

    + Create: you may place a card as a new creature.
    + Evolve: you may give one of your creatures a trait.
    + Activate: choose one of your creatures that is awake; it acts. If all of them sleep, your turn ends without it.

rules-create = Step: a new creature
rules-create-text =
    Place a card of your hand face down in front of you. It is a creature without traits or energy now; what stands on its face no longer matters. You may create one creature a turn, and have as many as you like.

    You may look at the faces of your own creatures, never at those of others.

    All your creatures are friends of each other, even if they attack each other now and then.

rules-evolve = Step: a new trait
rules-evolve-text =
    Every Evolution card shows a pair of traits. Choose either of them and put the card, that trait up, under one of your creatures; the other trait has no effect. You may add one trait a turn, to any of your creatures: a sleeping one, too, and the one you have just created.

    A creature may have any number of traits, but none of them twice.

rules-activate = Step: activation
rules-activate-text =
    Choose one of your creatures that is awake. First you may use its traits that act when it is activated (Fearsome, Metamorphic, Pestering), in any order, each once. Then it does one of the following things, and that ends your turn:

    - Gain energy from the Source.
    - Attack another creature.
    - Transmute.
    - Fall asleep.

    A new creature is awake: if all the others sleep and you have created one, you must activate it.

## The actions
rules-gain = Gaining energy
rules-gain-text =
    The activated creature takes one energy from the Source. Everybody may drink from the lower part. A creature with the trait that stands on the upper part may drink from there instead: you choose. It stays awake.

    It can’t drink if there is no energy left for it, or if its track of { $full } is full (a Caring creature can).

    Then traits answer: the creature’s own Caring and Long-tailed, and the Charming of its friends. You choose their order. Each is checked when its turn comes, and what it sets off is done before the others go on. A trait whose card was lost meanwhile no longer answers.

    Energy that is passed on by Caring is no gain: nothing answers it. What lies on a Caring creature beyond { $full } stays there only until the answers are done, then it goes back to the supply.

rules-attack = Attacking
rules-attack-text =
    The activated creature needs at least one Attacking trait (Fire-breathing, Lulling or Vampire) and somebody it can attack.

    + Name the target: any other creature, an opponent’s or your own, asleep or not. Astral and Flying must allow it. They are checked now and not again.
    + Use an Attacking trait. If the target’s Fireproof or Many-eyed stops it, or if there is nothing to lose (no trait card, no energy, already asleep), it has no effect. If it has one, the attacker gains one energy from the supply, and its own Caring and Long-tailed may answer. A full attacker that is not Caring gains nothing; the target suffers all the same.
    + Use another Attacking trait if you like: each at most once, in any order, at least one in all. One that was lost on the way can’t be used.
    + After the attack, even one without effect, the target’s Toxic and Vengeful may answer, in their owner’s order.
    + The attacker falls asleep.

rules-transmute = Transmuting
rules-transmute-text =
    A creature with { $full } energy can transmute; a Tiny one with at most { $tinyCards } trait cards needs only { $tinyEnergy }. Its energy goes back to the supply, the creature and all its traits are discarded, and you get a token.

rules-sleep = Sleeping
rules-sleep-text =
    A creature that can’t or need not do anything else falls asleep, if you choose so. A sleeping creature can’t be activated until the round ends or a Pestering creature wakes it. It can still be attacked and given traits, and most of its traits go on working.

## Traits
rules-traits = The traits
rules-traits-text =
    Each trait is on { $copies } of the { $cards } cards. What a trait says goes before the rules on this page. If several of a creature’s traits act at once, its owner orders them.

    Orange, aggressive:

    - Fire-breathing: attack; the target loses a trait card of your choice.
    - Lulling: attack; the target falls asleep.
    - Vampire: attack; the target loses one energy.
    - Fearsome: when activated, you may silence one trait of one other creature until the turn ends. You need not attack that creature.

    Green, defensive: they act only when their creature is attacked, and all but Many-eyed work asleep:

    - Fireproof: Fire-breathing has no effect on it.
    - Many-eyed: while it is awake, Vampire has no effect on it.
    - Toxic: after an attack on it, the attacker may be made to lose { $dose } energy, or all it has.
    - Vengeful: after an attack on it, you may pick a trait card that the attacker loses.

    Blue, energetic; they work asleep, too:

    - Caring: when it gains energy from anywhere, it may pass one on to a friend with room. It may gain while it is full.
    - Charming: when a friend gains from the Source and this one has less than { $charmed } energy, it may gain one from the supply.
    - Long-tailed: when it gains energy, except by this trait or by Caring, it may lose one of its trait cards, this one included, to gain one more. There must be room for it once the card is gone.
    - Tiny: it can transmute with { $tinyEnergy } energy while it has at most { $tinyCards } trait cards, this one counted.

    Purple, special:

    - Astral: it attacks only Astral creatures, and only they attack it.
    - Flying: only Flying creatures attack it. It attacks anybody.
    - Metamorphic: when activated, it may copy one trait of a friend until the turn ends, asleep or not, if it does not have that trait.
    - Pestering: when activated, it may wake one other creature, anybody’s.

    A silenced trait has no effect and can’t be copied, but its card is still there: it can be lost, and it counts for Tiny. A copied trait works fully, but is no card: it can’t be lost and does not count for Tiny. A copied Fearsome or Pestering may be used at once. Both last until the turn ends, whatever is lost.

## The end
rules-round-end = The end of a round
rules-round-end-text =
    + The Source goes under its deck with what is left on it back in the supply; the next one is turned up and gets its energy.
    + All creatures wake up.
    + From the first player on, everybody draws { $draws } cards, and one more for each own creature that has energy.
    + The next player clockwise goes first.

rules-end = The end of the game
rules-end-text =
    Whoever has { $goal } tokens wins at once. After { $rounds } rounds nobody does.

rules-quartet = Quartet
rules-quartet-text =
    For { $fewest } or { $most } players: everything is the same, but { $quartet } transmutations are needed to win.

rules-secrets = Who knows what
rules-secrets-text =
    Trait cards on the table are public, both of their traits. The faces of creatures, and of hands that were changed, are known to their owner alone; those of the Shade’s creatures to nobody. Everybody may count cards.

## Alone against the Shade
rules-shade = Against the Shade
rules-shade-text =
    You play alone against the Shade. You need { $goal } transmutations; the Shade needs { $shade }. It has no hand: it plays straight from the deck.

    The table is set as for { $energyFor } players. You get a creature and a hand of { $hand }, the Shade a creature alone, and it goes first. From then on the first turn of a round alternates.

    Creatures stand in the order in which they were created, and close their gaps. When none of your creatures is awake the round is over, whatever the Shade’s do. At its end you draw as usual; the Shade draws nothing. After { $rounds } rounds the Shade has won.

rules-shade-lots = The Choice cards
rules-shade-lots-text =
    Where the Shade has to choose, one of the { $choices } Choice cards does. Its blue number counts out a creature, from the left and round again; its purple number a trait, from the oldest and round again. With only one candidate no card is drawn. Used up, they are shuffled again.

    What its creatures may do by their traits they always do: creatures from left to right, the oldest trait first.

rules-shade-turn = The Shade’s turn
rules-shade-turn-text =
    + New creature: if all its creatures sleep, the next card of the deck becomes one more, at the right end.
    + New trait: its waking creature with the most energy, the leftmost of equals, gets the trait that stands upright on the next card; the other one, where that is Caring or Metamorphic. If it has that trait, the creature to its right gets it; if that can’t be either, the card is discarded.
    + The same creature is activated. Its Pestering acts at once.
    + With enough energy it transmutes, and the Shade has won.
    + Has it just got an orange trait? Then it tries to attack.
    + If it did not attack, it gains one energy from the Source, from the lower part if it can. It stays awake.
    + If it could not, and has an Attacking trait, it tries to attack after all. If that fails, too, its turn is over, and it stays awake.

    It tries to attack: a Choice card names the target among all your creatures. It attacks only if that is allowed and success is certain: the target is going to lose energy or a trait, or fall asleep. It uses Lulling, then Fire-breathing, then Vampire, each if it will have an effect then. After the attack it falls asleep and its turn ends. Your Toxic and Vengeful may answer.

rules-shade-traits = Traits of the Shade’s creatures
rules-shade-traits-text =
    - Astral: it may attack creatures that are not Astral, too.
    - Fearsome: it silences all traits of a target as soon as the target is chosen.
    - Long-tailed: it is used only while the track is not full; a Choice card picks the trait that is lost.
    - Pestering: it wakes only the Shade’s own creatures; among several a Choice card picks one.
    - Caring and Metamorphic: its creatures never have them.

## Facts for the almanac
fact-copies = on { $count } of { $all } cards
fact-colour-aggressive = orange, aggressive
fact-colour-defensive = green, defensive
fact-colour-energetic = blue, energetic
fact-colour-special = purple, special
fact-lower = { $energy } energy for { $players } players
fact-upper = { $energy } more for { $trait } creatures
