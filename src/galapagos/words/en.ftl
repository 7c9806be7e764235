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
