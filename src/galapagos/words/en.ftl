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
