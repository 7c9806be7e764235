# Words that all games share.
title-another-world = Evolution: Another World
title-beginning = Evolution: The Beginning
title-evolve = Evolve! The Game of Unnatural Selection
title-evoloosen = Evoloosen
player-number = Player { $number }
game-over = The game is over.
not-asked = It is not { $player }’s choice now.
not-now = That is not possible now.
no-such-action = There is no action { $action }.
waiting-for = { $others ->
    [0] Waiting for { $player }.
    [one] Waiting for { $player } and one other.
   *[other] Waiting for { $player } and { $others } others.
}

# The log and the terminal.
log-undo = { $player } takes a move back.
log-resign = { $player } gives up.
log-handover = { $to } plays on for { $player }.
replay-won = { $entries } entries, all as recorded. Won by { $winners }.
replay-lost = { $entries } entries, all as recorded. Nobody won.
replay-unfinished = { $entries } entries, all as recorded. The game is not finished.
play-bot = { $level } { $number }
play-prompt = Your choice (a number, undo, log, help, quit)
play-help = Type the number of a choice, or its notation. “undo” takes your last choice back, until something was shown, drawn or answered. “log” tells what happened. “quit” leaves the game.
play-nothing-to-undo = There is nothing to take back: something was shown, drawn or answered since.
play-not-understood = “{ $answer }” is no choice here. Type a number from 1 to { $most }, or “help”.
play-won = You win!
play-lost = { $winners } wins. Thank you for playing.
play-shared = The win is shared: { $winners }.
play-nobody = Nobody wins this time.
play-left = You left the table.
hint-plain = It looks best from here.

# Hints: what speaks for an action. $gain is in percent, $part one of the game's “part-…” phrases.
hint-plain = This looks best.
hint-only = It is the only choice.
hint-even = The best choices are about equal; this one is as good as any.
hint-gain = It raises the chance to win by { $gain } % over the next best choice.
hint-part = What speaks for it: { $part }.

# The table as plain text.
sketch-none = none
sketch-card = hand: { $faces }
sketch-hand = hand: { $faces }
sketch-aw-table = Round { $round }. Deck { $deck }, discards { $discard }.
sketch-aw-source = Source: { $place }, { $lower } energy.
sketch-aw-source-upper = Source: { $place }, { $lower } energy below, { $upper } above for { $trait }.
sketch-aw-player = { $player }: { $transmuted } of { $goal } transmuted, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand.
sketch-aw-shade = The Shade:
sketch-aw-creature = creature { $id } { $energy } { $state ->
    [asleep] asleep
    [active] activated
   *[awake] awake
}: { $traits }
sketch-aw-silenced = silenced: { $traits }
sketch-aw-copied = copied: { $traits }
sketch-be-table = Round { $round }, { $phase }. Watering hole { $hole }, deck { $deck }, discards { $discard }.{ $ending ->
    [yes] {" "}The end is near.
   *[no] {""}
}
sketch-be-player = { $player }: { $bag } food in the bag, { $points } points now, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand.
sketch-be-species = species { $id }: population { $population } ({ $fed } fed, { $food } food), traits: { $traits }
sketch-ev-table = Round { $round }. Deck { $deck }, discards { $discard }.
sketch-ev-biome = Biome: { $name } (a point each for { $gain }; one less for { $loss }).
sketch-ev-next-biome = Next biome: { $name } (plus { $gain }; minus { $loss }).
sketch-ev-challenge = Challenge: { $name }.
sketch-ev-next-challenge = Next challenge: { $name }.
sketch-ev-hidden-challenge = Hidden challenge: { $name }.
sketch-ev-player = { $player }: dominance { $points }, { $cards ->
    [one] one card
   *[other] { $cards } cards
} in hand.
sketch-ev-attributes = { $numbers }
sketch-ev-beast = beast: { $parts }; abilities: { $abilities }
sketch-ev-card = hand: { $name } ({ $kind }, cost { $cost }): { $points }

# Drawings, as a screen reader tells them
art-another-world-creature = { $shade ->
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
art-another-world-place = A landscape: { $name }
art-another-world-back = The back of a card
art-beginning-species = { $population ->
    [0] An empty ground
    [one] One animal
   *[other] A herd of { $population }
}{ $traits-count ->
    [0] {""}
   *[other] : { $traits }
}
art-beginning-watering-hole = A watering hole with { $food } food
art-beginning-back = The back of a card
art-evolve-beast = { $shape-count ->
    [0] A beast that is only a sketch
   *[other] A beast: { $shape }
}
art-evolve-card = A card: { $shape }
art-evolve-biome = A landscape: { $name }
art-evolve-challenge = An emblem: { $name }
art-evolve-back = The back of a card
art-evoloosen-species = { $name }: { $pf } of force, { $int } of mind, { $armor } of armour; rocket { $progress } of 8
art-evoloosen-being = { $role ->
    [predator] Predator
    [antagonist] Antagonist
    [villager] Villager
    [pet] Pet
    [mount] Mount
   *[none] Being
}: { $shape }
art-evoloosen-invention = A contraption: { $name }
art-evoloosen-adaptation = An adaptation: { $name }
art-evoloosen-event = { $name }
art-evoloosen-rocket = A rocket, stage { $stage } of 8
art-evoloosen-back = The back of a card
art-event-opportunity = An opportunity
art-event-event = An event
art-event-hazard = A hazard
art-event-die = A throw of the die
art-event-land = Owned land
art-word-beak = a beak
art-word-snout = a snout
art-word-maw = a wide maw
art-word-tusks = tusks
art-word-mandibles = mandibles
art-word-antlers = antlers
art-word-trunk = a trunk
art-word-frill = a frill
art-word-dome = a domed head
art-word-lamprey = a sucking mouth
art-word-shell = a shell
art-word-barrel = a barrel of a body
art-word-serpent = a serpent's body
art-word-furry = a furry body
art-word-plated = a plated body
art-word-lithe = a lithe body
art-word-blubber = a body of blubber
art-word-insect = an insect's body
art-word-feathered = a feathered body
art-word-amorphous = a shapeless body
art-word-fan = a fan tail
art-word-club = a club tail
art-word-whip = a whip tail
art-word-fin = a tail fin
art-word-plume = a plumed tail
art-word-stinger = a stinger
art-word-rudder = a rudder tail
art-word-stub = a stub of a tail
art-word-forked = a forked tail
art-word-curl = a curled tail
art-word-wings = wings
art-word-gills = gills
art-word-claws = claws
art-word-quills = quills
art-word-lantern = a lantern
art-word-web = webbed feet
art-word-eyespots = eyespots
art-word-spores = spores
art-word-antennae = antennae
art-word-sail = a sail on the back
art-word-pouch = a pouch
art-word-crystals = crystals
art-word-wolf = a wolf
art-word-cat = a cat
art-word-bear = a bear
art-word-bird = a bird
art-word-lizard = a lizard
art-word-crab = a crab
art-word-squid = a squid
art-word-bug = a bug
art-word-plant = a plant
art-word-golem = a golem
art-word-humanoid = a person
art-word-robot = a robot
art-word-ghost = a ghost
art-word-fish = a fish
art-word-mushroom = a mushroom
art-word-small = small
art-word-large = large
art-word-long = long
art-word-spiked = spiked
art-word-spotted = spotted
art-word-striped = striped
art-word-glowing = glowing
art-word-woolly = woolly
art-word-wet = wet
art-word-scaled = scaled
art-word-many = many
sketch-el-table = Round { $round }. { $stage }. { $active }: { $phase }.
sketch-el-gene = Gene Pool: { $name } ({ $type }, { $cost } MP): PF { $pf }, INT { $int }
sketch-el-unresolved = Unresolved: { $name } ({ $kind }, PF { $pf })
sketch-el-encounter = Encounter: { $name } ({ $kind })
sketch-el-name = { $player }
sketch-el-each-other = each other
sketch-el-battle = Battle: { $fighters } ({ $own }) against { $enemy } ({ $strength })
sketch-el-declared = Declared: { $name } by { $player }
sketch-el-player = { $player }, { $species }: { $mp } MP, PF { $pf }, INT { $int }, { $cp } CP left, { $cards ->
    [one] one Invention
   *[other] { $cards } Inventions
}{ $rocket ->
    [yes] , the rocket
   *[no] {""}
}
sketch-el-genes = Adaptations: { $genes }
sketch-el-followers = with { $names }
sketch-el-card = hand: { $name } ({ $type }, { $cp } CP){ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
