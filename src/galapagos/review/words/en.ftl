# Words of the review and the puzzles. $part is one of the game's “part-…” phrases, points are points of chance.
review-title = { $game }: the review of { $player }
review-accuracy = Accuracy { $accuracy } % ({ $low }–{ $high } %) over { $choices } choices.
review-part = { $part }: { $accuracy } % of { $choices }
review-opening = the first third
review-middle = the middle
review-ending = the last third
review-counts = { $finds ->
    [0] No finds
    [one] One find
   *[other] { $finds } finds
}, { $slips ->
    [0] no slips
    [one] one slip
   *[other] { $slips } slips
}, { $blunders ->
    [0] no blunders
    [one] one blunder
   *[other] { $blunders } blunders
}. What you lost by your own choices: { $lost } points of chance.
review-luck = Luck: from { $begun } % at first, { $luck } points by cards and dice, { $others } points by the others.
review-won = You won.
review-shared = You shared the win.
review-lost = You did not win.
review-unfinished = The game is not over.
review-nothing = There was no choice to judge.
review-slip = Slip at step { $step }, round { $round }: “{ $played }”
review-blunder = Blunder at step { $step }, round { $round }: “{ $played }”
review-find = Good find at step { $step }, round { $round }: “{ $played }”
review-cost = It cost { $points } points of chance ({ $low } to { $high }), from { $chance } %.
review-gain = It gained { $points } points of chance ({ $low } to { $high }) over what one sees at once.
review-better = Better: “{ $best }”
review-for = What speaks for it: { $part }.
review-against = The other has this to it: { $part }.
review-unseen = It does not show at once: only the answers of the others make it the best.
review-knew = What you knew: { $own ->
    [0] nothing that was not open to all
    [one] one card that not everybody knew
   *[other] { $own } cards that not everybody knew
}. What you did not: { $theirs ->
    [0] no card of others
    [one] one card that only others knew
   *[other] { $theirs } cards that only others knew
}, { $nobodys ->
    [0] none that nobody knew
    [one] one that nobody knew
   *[other] { $nobodys } that nobody knew
}{ $together ->
    [0] .
    [one] , and what another player chose at the same time.
   *[other] , and what { $together } others chose at the same time.
}
review-upsets = In { $share } % of the deals that looked the same to you the other choice would have done better.
review-good-luck = Good luck after step { $step }: { $points } points of chance.
review-bad-luck = Bad luck after step { $step }: { $points } points of chance.
review-lessons = For next time
review-lesson-none = You lost nothing that can be told from noise. Play on like this.
review-lesson-part = { $count ->
    [one] Once the better choice meant: { $part }
   *[other] { $count } times the better choice meant: { $part }
} ({ $points } points of chance).
review-lesson-instead = { $count ->
    [one] Once you went for this, and something else was worth more: { $part }
   *[other] { $count } times you went for this, and something else was worth more: { $part }
} ({ $points } points of chance).
review-lesson-question = Take your time when you are asked: “{ $part }” ({ $count } slips, { $points } points of chance).
review-lesson-unseen = Ask what the others will do next: { $count ->
    [one] once
   *[other] { $count } times
} the better choice did not show at once ({ $points } points of chance).
review-lesson-plain = Look at every option once more: { $count ->
    [one] once
   *[other] { $count } times
} the better choice was to be seen one move ahead ({ $points } points of chance).
review-lesson-when = Most of it was lost in { $part } of the game: { $count } slips, { $points } points of chance.

# Puzzles
puzzle-title = { $game }: puzzle { $number } of { $count }
puzzle-task = You are { $player }. One choice is clearly the best.
puzzle-prompt = Your choice:
puzzle-right = Right!
puzzle-wrong = Not the best: “{ $best }” is.
puzzle-gain = It is { $points } points of chance better than “{ $other }” ({ $low } to { $high }).
puzzle-none = There are no puzzles for this game.
puzzle-no-option = Type a number from 1 to { $most }.
