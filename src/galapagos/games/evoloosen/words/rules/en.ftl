# The rules of Evoloosen on one page. Numbers are parameters: `primer.py` reads them from the decks and the rules.

## The frame
rules-goal = The goal
rules-goal-text =
    Lead your species through a hurried evolution. Whoever first has { $goal } Adaptations takes the rocket. In the quick game that is the win; with finals the others may still fight for it.

    If nobody has taken it after { $rounds } rounds, the most Adaptations win.

rules-words = The words used here
rules-words-text =
    - MP, Mutation Points: money. At most { $mp }; what is beyond is lost. Nobody owes any.
    - PF, Primal Force: the sum of your Adaptations, your companion, and what is played on you. It wins battles.
    - INT, Intelligence: the sum of your Adaptations.
    - CP, Cognitive Points: your INT, to be spent on Inventions within a round. Spending them does not lower your INT.
    - Enemy: a Predator or an Antagonist.
    - Companion: a pet or a mount.
    - Adapt: buy an Adaptation from the Gene Pool. What comes to you in other ways is not Adapting.

    No score falls below zero. “Most” includes equals. Other ties between players go to the rocket’s holder, then to the higher PF, then INT, then the die.

rules-setup = Setting the table
rules-setup-text =
    + The first player is drawn by lot and gets the compass.
    + From there clockwise, everybody picks a species for the whole game, draws { $hand } Inventions and takes { $money } MP.
    + The Adaptation deck is made of the { $common } common cards and the cards of the species that are played, { $own } each; all others stay in the box. Turn up { $pool } of them: the Gene Pool.
    + Shuffle the { $habitat } Habitat cards (Owned Lands lie beside the Expansionist, if there is one) and the { $inventions } Inventions.

rules-habitat = Habitat cards
rules-habitat-text =
    - Predator: it attacks. Fight it.
    - Antagonist: it attacks whoever its card describes, as you are when it is turned up. If it takes no notice of you, fight it or leave it.
    - Villager: a quest. If you have what it asks for, or more, you get the reward at once; if it also asks a price, you may pay it. A quest is no battle.
    - Pet, mount: keep it, or leave it. You can have one companion; an old one is discarded.
    - Opportunity, event, hazard, die: do what it says.
    - Owned Land: see Expansionist.
rules-habitat-kind = kind
rules-habitat-cards = cards

rules-species = The species
rules-species-text =
    - Expansionist: instead of an Adapt you may Expand: shuffle an Owned Land into the Habitat deck. Draw your own land: { $landMp } MP and { $landCards ->
        [one] an Invention
       *[other] { $landCards } Inventions
    }. Others who draw it pay you up to { $rent } MP and explore again. It always comes back to you.
    - Scavenger: once a round, in your Action phase, take back a used Invention for { $repair } CP: Repair. What was spent on it stays spent.
    - Wrangler: instead of fighting a Predator that you have drawn you may Tame it and take its loot, if its PF is at most your PF and INT together less { $margin }. Once a round, in a battle turn, Unleash it: pay its PF in CP.
    - Mimic: the first time each round that a Battle or Swift Invention of another side is used on you, draw one.
    - Symbiont: winning as a helper brings you one MP beyond the deal; as a helper you are spared the first Upon Defeat of each round.

## The turn
rules-round = A round
rules-round-text =
    Everybody has one turn, clockwise from the compass: Exploring, Action, Adapting. Then the round ends.

rules-explore = Exploring
rules-explore-text =
    Turn up the top Habitat card, or take one of the Unresolved cards, and face it. You can’t do both. Nothing else may be done before that, unless a card says so. Faced cards are discarded.

    A card may let you explore again, at most { $again } times a turn.

rules-unresolved = Unresolved cards
rules-unresolved-text =
    These stay in a row for everybody later in the round:

    - an Enemy that was scared away or left, or whose Upon Defeat hurt nobody, and whose loot nobody took,
    - a Villager whose quest was not completed,
    - a companion that nobody kept.

    Who takes an Unresolved Enemy must fight it at once, and can’t tame it, even an Antagonist that would take no notice. Who takes an Unresolved Villager must meet its quest, and pays its price.

rules-action = Action
rules-action-text =
    Unless you were defeated this turn, do as much as you like of this:

    - Recycle: discard a pair of Inventions for one MP.
    - Use Action and Swift Inventions.
    - Use the effects of your Adaptations, each once a round.
    - Use your species’ power, if it belongs here.
    - Offer trades: see Bargaining. As the phase begins, each of the others may offer you one.

rules-adapt = Adapting
rules-adapt-text =
    Adaptations are of Primal Force, Intelligence or Armor. They add PF or INT, and some have an effect. They lie before you, open, for the rest of the game, unless a card takes one away.

    Unless an Enemy made you skip it, buy one card of the Gene Pool for its cost in MP, or pass. Buying ends your turn. The place stays empty until the round ends.

    Cards that let you Adapt once more count once a turn, even if they are prevented.

rules-limits = Limits
rules-limits-text =
    - Primal Force Adaptations: { $type }. Intelligence Adaptations: { $type }.
    - Full Armor: one. Empty Armor: no limit.
    - Adaptations of another species: none.
    - Inventions in hand: { $cards }, and nothing else is held in hand. Beyond that none are drawn, and nobody else gets them.
    - MP: { $mp }.
    - Companions: one, pet or mount.

    What you can’t hold you can’t buy or steal; if it comes to you by a card, it is discarded. Nobody gives up an Adaptation by choice, and none can be traded.

rules-round-end = The end of a round
rules-round-end-text =
    + The compass goes to the next player.
    + Everybody gets { $income } MP.
    + Unresolved cards are discarded.
    + Used Inventions are discarded, and all CP are back. Tames are ready again.
    + The Gene Pool: turned cards are discarded, the rest is turned, and the empty places are filled. So no card stays longer than a pair of rounds.

    When a deck runs out, its discards are shuffled. All discards are public.

## Inventions
rules-inventions = Inventions
rules-inventions-text =
    An Invention costs CP. When it is used it lies beside your species until the round ends. Its type says when:

    - Action: in your Action phase.
    - Battle: in your battle turn.
    - Swift: in all of these, and whenever you are asked for one.

    If it has a target, name it as you play. It is “used on you” if somebody who is not on your side names you with a Battle or Swift Invention. Cheats, Chemicals, Gadgets and Common are families of Inventions; cards may speak of them.
rules-inventions-type = type
rules-inventions-cards = cards

rules-swift = Swift windows
rules-swift-text =
    There is a moment for Swift Inventions as a turn begins, after a card is turned up, after every Invention that is declared, between battle turns, after a battle, between phases, and before an Adapt. All who could answer, as far as the table can see, are asked at the same time and in secret. Of those who want to play a card the first clockwise from the active player does, and everybody is asked again. When all pass, it is over, and it does not come again before something has happened.

    Who plays a card is not asked to answer it. Answers are settled last in, first out, at most { $depth } above the first card. CP are paid when a card is declared. A card that is prevented is discarded at once, and its CP are spent.

## Battle
rules-battle = Battle
rules-battle-text =
    Whoever faces an Enemy says first: alone, or with one helper. Alone is final. See Bargaining for how a helper is found.

    Then battle turns go round, the fighters first, then the others clockwise. On your battle turn you may play Battle and Swift Inventions, on either side, Unleash a tame, or pass. A helper takes the battle turn together with the player who met the Enemy, who acts first. Those who only look on may interfere with cards, never with their own PF. As soon as anybody has played or unleashed something, there is another round of battle turns; when all pass in a row, the battle ends.

    You win if your PF, with your helper’s, is higher than the Enemy’s. Equal is not enough.

rules-battle-end = After the battle
rules-battle-end-text =
    - Won: the fighters take the loot on the card, a helper the share that was agreed, whoever met the Enemy the rest.
    - Lost: what the card says Upon Defeat hits all who fought. Skip Adapting hits only the player whose turn it is; that player also skips Action.
    - Scared: the Enemy is Unresolved, and nothing else happens.

rules-tames = Tames and lands
rules-tames-text =
    - A tame is no companion. It adds its PF only when it is unleashed, to either side, until the battle ends. Taming a new one discards the old one first.
    - On the winning side, or if the Enemy is scared away, it comes back. Otherwise, or if it is scared away itself, it is discarded, and the CP that it cost are back; a new one can’t be unleashed that round. If it stood with the Enemy and another player won, the Wrangler pays its loot to the winner, as far as MP and hand reach; in a collaboration it is divided, the odd part to whoever met the Enemy. In the Wrangler’s own battle it pays nobody.
    - Expand: with no Intelligence Adaptation the land is shuffled into the whole Habitat deck. For each Intelligence Adaptation the left neighbour cuts the deck once; the Expansionist picks a pile for the land, it is shuffled, and goes on top. If cards allow another Adapt, you may Expand once and Adapt once, not Expand twice.

## Between players
rules-bargaining = Bargaining
rules-bargaining-text =
    An offer goes from one player to another: what I give, what I want (MP, Inventions), and promises. The other accepts, rejects, or makes one counter-offer. What changes hands changes hands at once, and shares of the loot bind. Promises do not, but everybody sees who keeps them; they end after the next battle of whoever they were made to.

    - Help: up to { $collabs } offers before a battle, with a share of the loot. Others may volunteer first. If nobody accepts, you fight alone.
    - Bribe: before the answer, every third player may make one offer to whoever is asked for help; and in a battle turn.
    - Trade: { $trades } offers in your own Action phase, and one by each of the others as it begins; and in a battle turn.

    In a battle turn you may make one offer in all. An offer gives at most { $cardsGiven } cards and names at most { $cardsGiven }. Cards that are offered are seen by both parties only. Adaptations can’t be traded. In the preparation for the finals only finalists bargain; in the arena and the duel nobody does.

## The finals
rules-last-round = The last round
rules-last-round-text =
    With { $goal } Adaptations the rocket is yours at once, even in another’s turn; if several get there together, the tie rule decides. You keep it, whatever you lose afterwards. This round is finished, and one more is played. Everybody who has { $goal } at any moment until it ends is a challenger. Without challengers the holder wins.

rules-preparation = Preparation
rules-preparation-text =
    Holder and challengers are the finalists, whatever they lose from now on. A new round begins for them: used Inventions are discarded, CP and tames are back. Each finalist has one more Action phase, the holder first, then clockwise. Nothing may be stolen from those who are no finalists. Then CP are back once more.

rules-arena = The arena
rules-arena-text =
    Several challengers fight each other first, in battle turns from the highest PF on; the holder may not interfere. When all pass, the highest PF wins. The winner takes the Inventions of the beaten unseen, as many as { $cards } allow, from whose hand first is the winner’s choice, and goes on to the duel: a new round, without another preparation. What was played in the arena ends with it.

rules-duel = The duel
rules-duel-text =
    Holder and challenger take battle turns, the holder first, until both pass. The higher PF has the rocket and the game. On a tie the holder wins.

rules-secrets = Who knows what
rules-secrets-text =
    Hands and decks are hidden. Everything else is public: MP, Adaptations, companions, tames, used Inventions, the number of cards in a hand, the Gene Pool, Unresolved cards, discards. A card that is taken unseen is known to its old and its new owner alone.

## Facts for the almanac
fact-pf = PF { $pf }
fact-int = INT { $int }
fact-companion = adds { $pf } PF
fact-cost = cost { $cost } MP
fact-price = asks { $cost } MP
fact-cp = { $cp } CP
fact-type = { $type }
fact-category = { $category }
fact-species = only for the { $species }
fact-loot = loot: { $mp } MP, { $inventions } Inventions
fact-copies = { $count } of { $all } cards
