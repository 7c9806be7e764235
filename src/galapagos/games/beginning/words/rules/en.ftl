# The rules of The Beginning on one page. Numbers are parameters: `primer.py` reads them from the deck and the rules.

rules-goal = The goal
rules-goal-text =
    Your species grow, change and eat. Every food they have eaten counts at the end, and so does every card you have left. The highest score wins.

rules-setup = Setting the table
rules-setup-text =
    + The Watering Hole lies in the middle, empty. Beside it lies the Excess Food, which never runs out.
    + Shuffle the { $cards } cards. Everybody gets an empty food bag.
    + Who goes first is drawn by lot; turns go clockwise.

    A turn has these steps: Gather, Adapt, Eat, Score.

rules-gather = Gather
rules-gather-text =
    This is done for you, in this order:

    + { $food } food from the Excess Food go to the Watering Hole.
    + You get a new species: the top card of the deck, face down. It has a population of one.
    + Each of your Fertile species gets one more population card from the deck, the oldest species first.
    + You draw { $draws } cards.

    Population cards lie face down. Nobody may look at those from the deck; you know those that you played yourself. Discards lie open, and everybody may count hands, bags and the deck.

rules-adapt = Adapt
rules-adapt-text =
    Play as many cards of your hand as you like, in any order. A card becomes one of these:

    - A new species: face down, with a population of one.
    - Population: face down on one of your species. There is no limit, but each population card has to eat.
    - A trait: face up on one of your species, a new one, too. At most { $traits } traits on a species, and no trait twice.

    You may also discard a trait of one of your species, as often as you like. Nothing is drawn for it, and traits neither move nor come back to the hand. If Fat Tissue goes, the food that is there stays.

    Keep the cards that you don’t play: a hand has no limit.

rules-eat = Eat
rules-eat-text =
    Each population card holds one food, with Fat Tissue { $stores }. What holds none when you are done starves. You feed your species one step at a time, in the order you like: a food from the Watering Hole, or an attack.

    The first food of each card is a must as long as there is any: plant eaters eat from the Watering Hole while it has food, carnivores attack while there is somebody they can attack. Second foods (Fat Tissue) are your choice, and from the Watering Hole only when none of your plant eaters is hungry any more. Food goes to hungry cards first, then to the oldest.

    All your Long Necks eat before anything else, the oldest species first.

rules-attack = Attacking
rules-attack-text =
    A species with the Carnivore trait never eats from the Watering Hole. It eats other species, yours included, never itself. It must attack while it has a hungry card and there is a target, even its owner’s own species, even horns that will be the end of it. When it has no room for food it can’t attack.

    + Choose the target. Whatever the target has of Burrowing, Flight, Nocturnal and Speed, the carnivore must have as well.
    + Choose the population card that is eaten. It is discarded; food on it goes into its owner’s bag.
    + Horns strike, if the target has them: the defender picks a population card of the carnivore, which is lost; food on it goes into its owner’s bag.
    + Species without population are extinct, the target first.
    + The carnivore, if it lives, gets { $prey } food from the Excess Food, or as much as it can hold.
    + Every Scavenger on the table with room gets { $scraps } food from the Excess Food, even the carnivore, even the target, and even if the carnivore died of it.

rules-starve = Starvation and extinction
rules-starve-text =
    When you are done eating, all your population cards without food are discarded at once.

    Without population cards a species is extinct: its traits are discarded, and its owner draws as many cards as it had traits, to be played on the next own turn. Lost population is never replaced. An extinction on another player’s turn draws at once; those of your own hunger draw when all starving cards are discarded.

rules-score = Score
rules-score-text =
    All food on your species goes into your bag. What is left on the Watering Hole stays there for the next player, whose turn begins with Gather.

rules-traits = The traits
rules-traits-text =
    Grey, defensive:

    - Burrowing, Flight, Nocturnal, Speed: only a carnivore that has the same ones, all of them, can attack this species.
    - Defensive Horns: whoever attacks this species loses a population card before it eats, even if the last card of the species was eaten. The defender picks it.

    Red:

    - Carnivore: it attacks other species for { $prey } food a time, and never eats from the Watering Hole.

    Green, eating:

    - Long Neck: on each of your turns, before anything else is eaten, it gets { $neck } food from the Excess Food, or as much as it can hold. Carnivores, too.
    - Scavenger: it gets { $scraps } food from the Excess Food after every attack, on anybody’s turn. Food that it finds on another’s turn stays until the end of your next turn and counts as eaten.

    Yellow, population:

    - Fat Tissue: each population card may hold { $stores } food. Second foods are never a must. The owner of a carnivore with Fat Tissue says how many of them it takes, since a full carnivore can’t attack; all others take what Long Neck or Scavenger bring without asking.
    - Fertile: it gets one more population card before you draw, on each of your turns.
rules-traits-trait = trait
rules-traits-copies = cards
rules-traits-food = food

rules-last-turn = The last turns
rules-last-turn-text =
    When the last card leaves the deck, the discards are shuffled at once and become the deck, and the end is near: whoever sits at the first player’s right has the last turn of the game. So all have had equally many. If the deck runs out in that very player’s turn, one more whole round is played.

    If the deck runs out once more, it is renewed again and nothing else changes. With no cards anywhere nothing is drawn.

rules-end = Counting
rules-end-text =
    Everybody gets one point for each of these:

    - food in the bag and on population cards,
    - your cards on the table, as population or as traits,
    - cards in hand.

    The most points win. Equals share the win.

## Facts for the almanac
fact-copies = { $count } of { $all } cards
fact-food = eats { $food } food
fact-kind-carnivore = red
fact-kind-defensive = grey, defensive
fact-kind-eating = green, eating
fact-kind-population = yellow, population
