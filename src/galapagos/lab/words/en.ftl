# The balance report.
report-title = Balance of { $game }
report-subtitle = { $games } games, { $players } players, mode { $mode }, bots { $bots }, seed { $seed }, deck { $deck }
report-deck-standard = standard
report-deck-own = { $fingerprint }
report-summary = In short
report-nothing = nothing stands out
summary-seats = Seats: from { $low } to { $high } % of the games won; even would be { $even } %. { $verdict ->
    [even] The difference is within what chance does.
   *[uneven] The difference is more than chance does (p = { $p }).
}
summary-length = A game takes { $median } rounds in the middle (5 % take { $low } or fewer, 5 % { $high } or more); { $capped } games were cut off by the limit.
summary-cards-none = Cards: of { $tested } nobody can tell one from the typical card beyond chance.
summary-strong = Stronger than the typical card, the surest first: { $names }.
summary-weak = Weaker than the typical card, the surest first: { $names }.
summary-seldom = Hardly ever played when drawn: { $names }.
summary-always = Nearly always played when drawn: { $names }.
summary-changes = { $count ->
    [0] Against the other deck nothing changed beyond chance ({ $tested } tests).
    [one] Against the other deck one of { $tested } tests shows a change beyond chance: { $names }.
   *[other] Against the other deck { $count } of { $tested } tests show a change beyond chance. First: { $names }.
}
seats-title = Seats
seats-caption = Share of games won by seat, with 95 % intervals. The dotted line is even.
seat-name = Seat { $number }
axis-won = % of games won
species-title = Species
species-caption = Share of games won by who plays the species, with 95 % intervals. The dotted line is even.
length-title = Length of games
length-caption = How many rounds the games took.
axis-rounds = rounds
axis-games = games
cards-title = Cards and traits
cards-caption = What each is worth against the typical card of its group, in points of win chance, with 95 % intervals. Diamonds differ beyond chance.
cards-caption-some = The { $shown } of { $all } that surely matter most. The table has all of them.
axis-worth = points of win chance
use-title = Chosen and worth
use-caption = How often a card is played once drawn, and what it is worth when drawn. Diamonds differ beyond chance.
axis-share = % played of those drawn
column-card = Card
column-group = Kind
column-drawn = Drawn a game
column-played = Played a game
column-share = Played when drawn
column-worth-drawn = Worth when drawn
column-worth-played = Worth when played
column-flag = Beyond chance
column-pair = Together
column-synergy = More together
column-rows = Seen
column-figure = Figure
column-new = This deck
column-old = Other deck
column-change = Change
column-adjusted = Adjusted p
column-p = p
kind-drawn = worth when drawn
kind-played = worth when played
kind-share = played when drawn
flag-up = stronger
flag-down = weaker
pairs-title = Pairs
pairs-caption = Two cards played by one seat: how much more (or less) the later one was worth because the earlier one was there. { $flagged ->
    [0] None of { $tested } pairs differs beyond chance; these come closest.
   *[other] { $flagged } of { $tested } pairs differ beyond chance.
}
luck-title = Luck
luck-caption = How much of the outcome each source of chance explains: alone (only it is the same in two games) and with all that it meets (only it differs). { $games } games, each dealt nine times.
luck-alone = alone
luck-involved = with what it meets
luck-deal = the deal
luck-dice = dice
luck-order = order and lots
luck-bots = the bots' own chance
luck-seat = The seat alone explains { $share } % of the outcome.
changes-title = Against the other deck
changes-caption = The same seeds with both decks. What differs most, in points, with 95 % intervals; diamonds are beyond chance after adjusting for { $tested } tests.
axis-change = change in points
shift-rounds = Rounds a game
shift-decisions = Decisions a game
figure-seat = Seat { $number }, % won
method-title = What these numbers mean
method-games = Every game is played by the bots named above, from the seed above: the same command gives the same report. A stronger bot may value cards differently; these numbers are about games between these bots.
method-worth = Worth: a regression of the result on the card, at equal standing (the position's own judgement of the seat and of its best rival just before), round and seat. The number is the difference to the typical card of the same kind, in points of win chance. Games count as independent, rows of one game do not.
method-drawn = Worth when drawn is the fairest number: cards are dealt by chance, so it does not mix the card with who plays it. It is small for a card that is seldom used. Worth when played tells what a play brought; players choose when to play, and what the judgement does not see of their reasons is part of it.
method-tests = Beyond chance: p-values are adjusted so that among the flagged cards (and, apart, the flagged pairs) at most { $rate } % are expected to be false (Benjamini and Hochberg). Between two decks the stricter adjustment of Holm is used: a single false flag in the whole table has a chance of at most { $rate } %. A card worth more than the typical one is no fault by itself: costs and variety are meant.
method-luck = Luck: pairs of games in which one source of chance is dealt anew, or all but one. Alone is the source's own share of the outcome; with what it meets counts every chain of events that begins with it, so these shares add up to more than 100 %.
method-limits = What this can't tell: whether a card is fun; what people would do; effects smaller than the intervals; and cards that were seen fewer than { $fewest } times are not judged.
