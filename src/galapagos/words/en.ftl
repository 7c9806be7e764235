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
