# The rules of Evolve! on one page. Numbers are parameters: `primer.py` reads them from the deck and the rules.

rules-goal = The goal
rules-goal-text =
    Everybody has one creature and changes it round by round. Fitting the biome and winning challenges brings points of dominance. When the sun dies, the most dominant creature wins.

rules-creature = Your creature
rules-creature-text =
    A creature has up to { $kinds } cards, one of each kind: head, body, tail, adaptation. It starts as nothing at all: every attribute is zero, and it has no abilities.

    - Attributes: Aggression, Resilience, Allure and Gathering win challenges. Each is the sum of the creature’s cards, never below { $lowest } or above { $highest }.
    - Abilities, such as Swimming or Venom: they fit a creature to biomes, and some challenges favour one. Having an ability more than once does not count more.
    - Flying is an ability that also breaks ties: see Places and ties.
    - Adaptations are cards like the others. Some have a power of their own: see Powers.

rules-setup = Setting the table
rules-setup-text =
    + Shuffle the { $creatures } creature cards and deal { $hand } to everybody. Hands are secret. Everybody starts at zero points.
    + Shuffle the { $challenges } challenges.
    + Shuffle the biomes and put the Dying Sun among them, so that it comes in round { $first } at the earliest and in round { $last } at the latest.

    A round has these steps: biome, challenge, mutation, points and cards, hand limit.

rules-biome = The biome comes up
rules-biome-text =
    The next biome is this round’s. The one after it is turned up as well, so everybody knows what comes next, until the Dying Sun has come.

rules-biome-name = biome
rules-biome-pays = pays for
rules-biome-costs = costs for

rules-challenge = The challenge is selected
rules-challenge-text =
    In the first round the top challenge is this round’s. In all later rounds but the last, the player whose creature alone is the least expensive, by the printed costs of its cards, takes the previewed challenge and the hidden one below it, secretly, and selects one of them. The other is discarded; if it was the hidden one, nobody else sees it. If several creatures cost least, nobody selects, and the previewed challenge is played.

    Then the next challenge is turned up, unless the Dying Sun comes next.

    Some challenges begin with an action, which is done now:

    - Crossbreeding: everybody draws a card and decides, all at once, whether to add it to the right neighbour’s creature, free of cost, or to keep it. It may replace a card. It does not use up the neighbour’s own play.
    - Genetic Drift: everybody discards up to { $drift } cards unseen, all at once, and draws as many.

rules-challenge-name = challenge
rules-challenge-counts = what counts
rules-challenge-favours = favours
rules-challenge-bonus = { $ability } +{ $points }

rules-mutate = Mutation
rules-mutate-text =
    Everybody may play one card from the hand on their creature. Its cost is paid in other cards of the hand, exactly, and these are discarded. If there is a card of the same kind, the new one replaces it; the old one is discarded and can’t pay. Cards can’t be removed otherwise.

    All choose in secret and show at once. Powers count as they were when the choice began; an adaptation played now works from the next step on.

    When the cards run out, the discards are shuffled.

rules-score-biome = Points for the biome
rules-score-biome-text =
    Each ability at the top of the biome brings one point to whoever has it. The ability at the bottom costs one point, and whoever loses it draws one card: life is hard there, and hardship breeds change. Points may fall below zero.

rules-places = Places and ties
rules-places-text =
    A challenge without an asterisk says which attributes count: one, a sum, or a difference. The attributes are held within their limits first, then added or taken off; an ability that the challenge favours adds its points at the end, once. Everybody gets points and draws cards by place.

    Equals share a place, and the next score is the next place. Flying breaks ties: among equals those who fly come first, as a place of their own.
rules-places-place = place
rules-places-points = points
rules-places-cards = cards
rules-places-further = { $place } and further

rules-specials = Special challenges
rules-specials-text =
    A challenge with an asterisk has points of its own, and everybody draws { $cards } cards.

    - Circle of Life: everybody hunts the left neighbour. With more Aggression than the neighbour has Resilience the hunter gains { $catch } points, else the hunted gains { $escape }. On a tie a hunter catches who flies while the hunted does not.
    - Meteor: whoever has a Resilience of { $proof } or more gains { $survived } points.
    - Wildfire: the lowest Resilience loses one point, all others gain one.
    - Human Abduction: the highest Allure loses one point, all others gain one.
    - Starvation: whoever has a Gathering of { $starving } or less loses one point, all others gain one.

    Where being lowest or highest costs a point and several are equal, those who fly escape it, unless all of them fly. Being below or above a fixed number is no tie.

rules-draw = Drawing cards
rules-draw-text =
    Biome first, then the challenge. Points have no limit either way. If there are not enough cards anywhere, they go one by one to whoever is owed most, then to the less dominant, then by seat.

rules-limit = The end of the round
rules-limit-text =
    Whoever holds more than { $limit } cards discards down to { $limit }, all at once, by choice. Then the next round begins.

rules-dying-sun = The Dying Sun
rules-dying-sun-text =
    When the Dying Sun is this round’s biome, it is the last round: there is no challenge card and no points for the biome. All mutate once more. Then each attribute is a contest of its own, with points by place as usual and no cards: { $best } points can still be won.

    The most dominance wins. Among equals those who fly win, and share if they are several; if none of them flies, all of them share.

rules-powers = Powers
rules-powers-text =
    - Larder: the hand limit is { $larder }.
    - Thrift: cards cost one less, never below zero.
    - Second wind: you may play a further card in the same mutation, of another kind, for one more.
    - Keepsake: a card that is replaced returns to the hand after paying, even if it is this one.
    - Composure: the biome costs nothing, and brings no card for it.
    - Consolation: in the last place of a challenge with places, draw one more, unless all are equal.
    - Mimicry: one of the biome’s top abilities that the right neighbour has and you lack counts as yours.
    - Foresight: you always see the challenge below the preview.

## Facts for the almanac
fact-cost = cost { $cost }
fact-attribute = { $attribute } { $value }
fact-abilities = { $abilities }
fact-power = power: { $power }
fact-gain = pays { $points } each for { $abilities }
fact-loss = { $ability } loses { $points }
fact-bonus = { $ability } adds { $points }
fact-special = special*
fact-sun = comes in round { $first } to { $last }
