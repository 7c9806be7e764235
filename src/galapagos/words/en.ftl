# Words that all games share.
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
log-redeal = Everything hidden is dealt anew.
verify-sealed = The seal holds: { $commitment } is the hash of seed { $seed } and salt { $salt }. It must be the one that the table showed at the start.
verify-broken = The seal is broken: { $commitment } is not the hash of seed { $seed } and salt { $salt }.
verify-unsealed = There is no seal: nobody was shown a hash at the start, so the seed { $seed } may have been chosen.
verify-replays = { $entries } entries follow the rules, and { $pins } recorded states come out the same.
verify-differs = It does not replay: { $why }
replay-won = { $entries } entries, all as recorded. Won by { $winners }.
replay-lost = { $entries } entries, all as recorded. Nobody won.
replay-unfinished = { $entries } entries, all as recorded. The game is not finished.
play-bot = { $level } { $number }
play-welcome = Type “?” at any question for what you can type, “rules” for the rules.
play-table = The table
play-changed = New on the table
play-news = What happened
play-prompt = Your choice:
play-help =
    A number, a move’s notation, or the beginning of an option’s words: choose it.
    ? name: the whole text of a card, trait or place.
    ? number: the texts of what that option names.
    rules: the rules in short.
    hint: what a strong player would do, and why.
    undo: take your last choice back, until something was shown, drawn or answered.
    log: what happened.
    table, options: show them again.
    pass turn: pass until this turn is over. pass always: pass whenever this question comes. ask: ask me again.
    quit: leave the table.
play-forced = The only choice: { $option }.
play-passed = You pass, as you said.
play-passing-turn = You pass until this turn is over. “ask” at the next question takes it back.
play-passing-always = You pass whenever this question comes. “ask” at another question takes it back.
play-asking = You are asked again.
play-no-pass = Nothing can be passed here.
play-undone = Your last choice is taken back.
play-nothing-to-undo = There is nothing to take back: something was shown, drawn or answered since.
play-empty-log = Nothing has happened yet.
play-no-rules = This game brings no rules to read.
play-hint = { $level } would choose { $number }, “{ $option }”. { $why }
play-illegal = Not possible: { $reason }
play-not-understood = “{ $answer }” is no choice here. Type a number from 1 to { $most }, or “?” for help.
play-which = “{ $answer }” may be any of { $numbers }: type the number.
play-unknown = There is nothing called “{ $name }” here.
play-nothing-named = Option { $name } names nothing to look up.
play-several = Which of them: { $names }{ $more ->
    [0] ?
   *[other] , and { $more } more?
}
play-fact-cost = cost { $value }
play-fact-copies = { $value } in the deck
play-fact-pf = PF { $value }
play-fact-int = INT { $value }
play-fact-cp = { $value } CP
play-won = You win!
play-lost = { $winners } wins. Thank you for playing.
play-shared = The win is shared: { $winners }.
play-nobody = Nobody wins this time.
play-left = You left the table. The same cards again: { $command }

# Hints: what speaks for an action. $gain is in percent, $part one of the game's “part-…” phrases.
hint-plain = This looks best.
hint-only = It is the only choice.
hint-even = The best choices are about equal; this one is as good as any.
hint-gain = It raises the chance to win by { $gain } % over the next best choice.
hint-part = What speaks for it: { $part }.

# How a game ended.
outcome-limit = The game reached its limit, so it is a draw among those who played to the end.
outcome-rival-limit = The game reached its limit: { $player } wins by outlasting you.
outcome-resigned = All others gave up.
outcome-rival-resigned = You gave up.

# The table as plain text.
sketch-none = none

# Drawings, as a screen reader tells them
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
art-sign = A sign
