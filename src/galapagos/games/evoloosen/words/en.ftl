# Evoloosen in English: every card, question, action, event and reason, in our own words.

game-name = Evoloosen
game-title = Evoloosen
game-tagline = Explore, bargain, cheat, and reach the rocket
game-about = Dr. Carlwin built a world to hurry evolution along; then Eidolia, the mind that was to run it, began to have ideas. Lead your species through the simulation: explore, fight, invent, buy genes from the pool and talk others into helping you. The first with eight Adaptations has a rocket to catch.
game-time = 60–90 minutes
game-learn = Explore, fight, loot and adapt: a first turn on a wild planet.
mode-quick = Quick
mode-quick-text = The first with eight Adaptations wins.
mode-full = With finals
mode-full-text = Eight Adaptations win the rocket; then the others may still fight for it.

## Cards: a name; what is printed on it, and one line of its own

# Habitat
card-lint-lynx = Lint Lynx
card-lint-lynx-text = Loot: 1 MP. Upon defeat: lose 1 MP. Born under a sofa, raised by a broom.
card-polite-piranha = Polite Piranha
card-polite-piranha-text = Loot: 1 MP. Upon defeat: lose 1 MP. Asks before every bite. Does not wait for the answer.
card-sock-weevil = Sock Weevil
card-sock-weevil-text = Loot: 1 MP. Upon defeat: lose 1 MP. Always takes the left one.
card-grumbling-fern = Grumbling Fern
card-grumbling-fern-text = Loot: 1 MP. Upon defeat: lose 1 MP. Has opinions about your watering.
card-teacup-wolf = Teacup Wolf
card-teacup-wolf-text = Loot: 1 MP and 1 Invention. Upon defeat: lose 1 MP. Howls at saucers.
card-hopscotch-newt = Hopscotch Newt
card-hopscotch-newt-text = Loot: 1 MP and 1 Invention. Upon defeat: lose 1 MP. One leg, two legs, pounce.
card-accordion-eel = Accordion Eel
card-accordion-eel-text = Loot: 2 MP and 1 Invention. Upon defeat: lose 1 MP and discard an Invention. You hear it breathing in, then out, then closer.
card-pinching-parson = Pinching Parson
card-pinching-parson-text = Loot: 2 MP and 1 Invention. Upon defeat: lose 1 MP and discard an Invention. The sermon is short and sideways.
card-lantern-owl = Lantern Owl
card-lantern-owl-text = Loot: 2 MP and 1 Invention. Upon defeat: lose 1 MP and discard an Invention. Reads you like a bedtime story.
card-carpet-bear = Carpet Bear
card-carpet-bear-text = Loot: 2 MP and 1 Invention. Upon defeat: lose 1 MP and discard an Invention. It was not a rug after all.
card-mildew-marauder = Mildew Marauder
card-mildew-marauder-text = Loot: 2 MP and 1 Invention. Upon defeat: lose 1 MP and discard an Invention. Conquers one damp corner at a time.
card-zip-lizard = Zip Lizard
card-zip-lizard-text = Loot: 2 MP and 1 Invention. Upon defeat: lose 1 MP and discard an Invention. Opens from the front, which is the alarming part.
card-ink-auditor = Ink Auditor
card-ink-auditor-text = Loot: 2 MP and 1 Invention. Upon defeat: skip Adapting. Eight arms, eight forms, three copies of each.
card-thunder-pheasant = Thunder Pheasant
card-thunder-pheasant-text = Loot: 3 MP and 1 Invention. Upon defeat: skip Adapting. First the feathers, then the flash, then the bang.
card-cobble-stomper = Cobble Stomper
card-cobble-stomper-text = Loot: 3 MP and 1 Invention. Upon defeat: skip Adapting. A road that got up and left.
card-midnight-mane = Midnight Mane
card-midnight-mane-text = Loot: 3 MP and 2 Inventions. Upon defeat: skip Adapting. You see the stars, and then that they blink.
card-cathedral-crab = Cathedral Crab
card-cathedral-crab-text = Loot: 3 MP and 2 Inventions. Upon defeat: skip Adapting. The bells are for dinner.
card-tiktaalik-rex = Tiktaalik Rex
card-tiktaalik-rex-text = Loot: 3 MP and 2 Inventions. Upon defeat: lose an Adaptation. It crawled ashore and simply kept going.
card-hall-monitor = Hall Monitor
card-hall-monitor-text = Attacks whoever has 3 or more Adaptations. Loot: 1 MP and 1 Invention. Upon defeat: lose 1 MP. No evolving in the corridor.
card-tax-drone = Tax Drone
card-tax-drone-text = Attacks whoever has 5 or more MP. Loot: 2 MP and 1 Invention. Upon defeat: lose 1 MP and discard an Invention. Counts your points aloud until you share.
card-patent-troll = Patent Troll
card-patent-troll-text = Attacks whoever has 5 or more cards in hand. Loot: 2 MP and 1 Invention. Upon defeat: lose 1 MP and discard an Invention. Everything in your bag was its idea first.
card-peer-reviewer = Peer Reviewer
card-peer-reviewer-text = Attacks whoever has 4 or more INT. Loot: 2 MP and 1 Invention. Upon defeat: lose 1 MP and discard an Invention. Has one small question. It is never small.
card-rubber-sentinel = Rubber Sentinel
card-rubber-sentinel-text = Attacks whoever has 3 or more Adaptations. Loot: 3 MP and 1 Invention. Upon defeat: skip Adapting. Bounces back, and takes it personally.
card-echo-of-a-glitch = Echo of a Glitch
card-echo-of-a-glitch-text = Attacks whoever has 3 or more Adaptations. Loot: 3 MP and 2 Inventions. Upon defeat: skip Adapting. Glitch. Glitch. Glitch.
card-envy-engine = Envy Engine
card-envy-engine-text = Attacks whoever has the most Adaptations. Loot: 3 MP and 2 Inventions. Upon defeat: skip Adapting. Runs on other people's success.
card-left-hand-of-eidolia = Left Hand of Eidolia
card-left-hand-of-eidolia-text = Attacks whoever has 3 or more Adaptations. Loot: 3 MP and 2 Inventions. Upon defeat: lose an Adaptation. The right one does not know what it is doing.
card-button-smith = Button Smith
card-button-smith-text = Quest: 1 or more Armor Adaptations. Reward: 2 MP. Will fasten anything that has a front.
card-riddle-gardener = Riddle Gardener
card-riddle-gardener-text = Quest: 2 or more INT Adaptations. Reward: 1 MP and 1 Invention. What grows when you share it? Correct, have a turnip.
card-wall-mender = Wall Mender
card-wall-mender-text = Quest: 3 or more PF. Reward: 2 MP. Needs somebody to hold the heavy end.
card-lost-cartographer = Lost Cartographer
card-lost-cartographer-text = Quest: 3 or more INT. Reward: 1 MP and 1 Invention. Knows where everything is except here.
card-brass-peddler = Brass Peddler
card-brass-peddler-text = Quest: 4 or more PF. Price: 1 MP. Reward: 3 Inventions. Three for the price of a scratch.
card-night-librarian = Night Librarian
card-night-librarian-text = Quest: 5 or more INT. Reward: 2 MP and 1 Invention. Whispers, because the books are asleep.
card-bridge-giant = Bridge Giant
card-bridge-giant-text = Quest: 6 or more PF. Reward: 3 MP and 1 Invention. Would love a day off. Could you stand here?
card-pocket-moth = Pocket Moth
card-pocket-moth-text = When you win a battle: gain 1 MP. Collects small change from the light.
card-filing-ferret = Filing Ferret
card-filing-ferret-text = Nobody takes your cards or makes you discard. Alphabetises your bag and bites all other hands.
card-postal-puffin = Postal Puffin
card-postal-puffin-text = When you complete a quest: draw an Invention. Neither rain nor rain nor rain.
card-sofa-snail = Sofa Snail
card-sofa-snail-text = Slow, but you arrive rested.
card-rented-ram = Rented Ram
card-rented-ram-text = Please return with a full tank.
card-second-hand-dragon = Second-Hand Dragon
card-second-hand-dragon-text = One careful owner, mildly singed.
card-stray-chromosome = Stray Chromosome
card-stray-chromosome-text = Gain the top Adaptation, if it fits. It followed you home. You may keep it, if it fits.
card-gene-sale = Gene Sale
card-gene-sale-text = Your next Adaptation this turn costs 2 MP less. Everything must grow.
card-unlocked-laboratory = Unlocked Laboratory
card-unlocked-laboratory-text = Draw 2 Inventions. The note says back in five minutes. It is very yellow.
card-meteor-garden = Meteor Garden
card-meteor-garden-text = Gain 1 MP, then explore again. Make a wish, then look behind the crater.
card-second-wind = Second Wind
card-second-wind-text = Get 3 CP back, then +2 PF until the round ends. You had it in the other lung.
card-free-lunch = Free Lunch
card-free-lunch-text = Everyone: gain 1 MP. The exception that proves nothing.
card-great-levelling = Great Levelling
card-great-levelling-text = Whoever has most Adaptations: lose 2 MP, then all others: draw an Invention. The tall grass is mown first.
card-fog-of-forgetting = Fog of Forgetting
card-fog-of-forgetting-text = −2 INT until the round ends, with 2 or more INT, then discard an Invention. What were we talking about?
card-suspicious-die = Suspicious Die
card-suspicious-die-text = 1–2: lose 2 MP. 3–4: draw an Invention. 5–6: gain 2 MP. A common die. Probably.
card-owned-land = Owned Land
card-owned-land-text = Its owner gains 3 MP and an Invention; anybody else pays the owner up to 2 MP and explores again. Mind the freshly painted border.

# Invention
card-pep-whistle = Pep Whistle
card-pep-whistle-text = +2 PF for a fighter or the Enemy in this battle. One long note, and somebody stands up straighter.
card-borrowed-boots = Borrowed Boots
card-borrowed-boots-text = +2 PF for a fighter in this battle. Two sizes too brave.
card-banana-peel = Banana Peel
card-banana-peel-text = −2 PF for a fighter or the Enemy in this battle. An old classic, freshly dropped.
card-fizzy-tonic = Fizzy Tonic
card-fizzy-tonic-text = +2 PF for a fighter or the Enemy in this battle, then draw an Invention. Shake well before bravery.
card-loaded-lunchbox = Loaded Lunchbox
card-loaded-lunchbox-text = +2 PF for a fighter in this battle, then 1 MP more if that fighter wins. Heavy enough to swing, with dessert.
card-growth-gravy = Growth Gravy
card-growth-gravy-text = +3 PF for a fighter or the Enemy in this battle. Thick, brown, and rising.
card-rubber-snake = Rubber Snake
card-rubber-snake-text = The Enemy or an unleashed tame runs away. Nobody checks. Nobody ever checks.
card-spring-heels = Spring Heels
card-spring-heels-text = +4 PF for a fighter or the Enemy in this battle. Up is the new forward.
card-bubble-bodice = Bubble Bodice
card-bubble-bodice-text = +4 PF for a fighter in this battle, then Upon Defeat does not hit that fighter in it. Fashionable, and it bounces.
card-volcano-vinegar = Volcano Vinegar
card-volcano-vinegar-text = +6 PF for a fighter or the Enemy in this battle. The school experiment that went well.
card-shrink-sherbet = Shrink Sherbet
card-shrink-sherbet-text = −6 PF for a fighter or the Enemy in this battle. Sweet, sour, smaller.
card-borrowed-moon = Borrowed Moon
card-borrowed-moon-text = +8 PF for a fighter or the Enemy in this battle. Back in the sky by Tuesday, promise.
card-giant-gauntlet = Giant Gauntlet
card-giant-gauntlet-text = +8 PF for a fighter in this battle, then 1 MP more if that fighter wins. The other one is in the wash.
card-quick-quack = Quick Quack
card-quick-quack-text = +2 PF for a fighter or the Enemy in this battle. Loud, sudden, oddly encouraging.
card-false-signpost = False Signpost
card-false-signpost-text = The Invention you answer gets another target. This way, please. Yes, over there.
card-keyhole-periscope = Keyhole Periscope
card-keyhole-periscope-text = Look at another hand. For looking round other people's corners.
card-polite-no = Polite No
card-polite-no-text = The Invention you answer does nothing. Thank you, but no.
card-solvent = Universal Solvent
card-solvent-text = The Invention you answer does nothing. Dissolves anything, including plans.
card-feather-bed = Feather Bed
card-feather-bed-text = If that fighter is defeated in this battle, Upon Defeat does not hit them. Lose softly.
card-magnet-on-a-string = Magnet on a String
card-magnet-on-a-string-text = Take 1 MP from another player. It was practically mine already.
card-thunder-sheet = Thunder Sheet
card-thunder-sheet-text = The Enemy or an unleashed tame runs away. The oldest trick in the theatre.
card-gene-scissors = Gene Scissors
card-gene-scissors-text = Discard a card of the Gene Pool. Snip, and that future is gone.
card-sudden-second-helping = Sudden Second Helping
card-sudden-second-helping-text = +4 PF for a fighter or the Enemy in this battle. Room for more? There is now.
card-junk-drawer = Junk Drawer
card-junk-drawer-text = Draw 2 Inventions, then discard an Invention. Batteries, string, and the thing you need.
card-sleeve-full-of-ideas = Sleeve Full of Ideas
card-sleeve-full-of-ideas-text = Draw 2 Inventions, then discard an Invention. Most of them are even yours.
card-mole-telegram = Mole Telegram
card-mole-telegram-text = Look at the top 2 cards of the Habitat deck, then look at the top 2 cards of the Adaptation deck. News from below. Stop. Much digging. Stop.
card-mutagen-lemonade = Mutagen Lemonade
card-mutagen-lemonade-text = Gain 2 MP. Tastes of lemon and possibility.
card-light-fingers = Light Fingers
card-light-fingers-text = Take a card unseen from another hand. They weigh less with every visit.
card-fine-print-coupon = Fine-Print Coupon
card-fine-print-coupon-text = Your next Adaptation this turn costs 2 MP less. Terms apply, to somebody else.
card-charity-tin = Charity Tin
card-charity-tin-text = Take 2 MP from another player. For a good cause: you.
card-pool-cleaner = Pool Cleaner
card-pool-cleaner-text = Six new cards in the Gene Pool. Draw an Invention. Out with the old soup.
card-twin-incubator = Twin Incubator
card-twin-incubator-text = Adapt twice this turn. Why hatch one?
card-double-dose = Double Dose
card-double-dose-text = Adapt twice this turn. The label says not to.
card-borrowed-genome = Borrowed Genome
card-borrowed-genome-text = Take an Adaptation from another player and skip Adapting. You will hardly notice it is missing.

# Adaptation
card-sturdy-knees = Sturdy Knees
card-sturdy-knees-text = The foundation of all standing.
card-rubber-bones = Rubber Bones
card-rubber-bones-text = When you are defeated: draw an Invention. Falls well.
card-sprinting-legs = Sprinting Legs
card-sprinting-legs-text = For towards and for away.
card-barrel-chest = Barrel Chest
card-barrel-chest-text = Room for one big breath.
card-trophy-antlers = Trophy Antlers
card-trophy-antlers-text = When you win a battle: gain 1 MP. There is always space for another ribbon.
card-snapping-jaw = Snapping Jaw
card-snapping-jaw-text = Bites first, chews later.
card-club-tail = Club Tail
card-club-tail-text = Members only.
card-pickpocket-claws = Pickpocket Claws
card-pickpocket-claws-text = When you win a battle: draw an Invention. Shake hands, then count.
card-thinking-tusks = Thinking Tusks
card-thinking-tusks-text = Sharp in both ways.
card-mammoth-shoulders = Mammoth Shoulders
card-mammoth-shoulders-text = Doors are a suggestion.
card-tool-belt-muscles = Tool-Belt Muscles
card-tool-belt-muscles-text = When your battle begins: +2 PF for you in this battle, with 4 or more cards in hand. The more you carry, the harder you hit.
card-second-thoughts = Second Thoughts
card-second-thoughts-text = Better than none.
card-good-manners = Good Manners
card-good-manners-text = When you complete a quest: gain 1 MP. Please opens many purses.
card-night-eyes = Night Eyes
card-night-eyes-text = The dark has details.
card-folded-cortex = Folded Cortex
card-folded-cortex-text = More brain, same hat.
card-tidy-mind = Tidy Mind
card-tidy-mind-text = In Action, once a round: draw an Invention, then discard an Invention. A place for every idea, and one idea out.
card-long-memory = Long Memory
card-long-memory-text = When a Battle or Swift Invention of another side names you: gain 1 MP. It remembers what you did, and sends a bill.
card-third-eye = Third Eye
card-third-eye-text = For the things behind the things.
card-talking-tail = Talking Tail
card-talking-tail-text = Always has the last word.
card-star-whiskers = Star Whiskers
card-star-whiskers-text = In Action, once a round: look at the top card of the Habitat deck. They twitch before tomorrow does.
card-headbutt-logic = Headbutt Logic
card-headbutt-logic-text = The argument is short.
card-spare-brain = Spare Brain
card-spare-brain-text = For weekends.
card-dreaming-brain = Dreaming Brain
card-dreaming-brain-text = When a round ends: draw an Invention. Wakes up with a plan.
card-bumper-shell = Bumper Shell
card-bumper-shell-text = The first Upon Defeat that would hit you each round does not; the battle is lost all the same. Built for the first crash of the day.
card-piggy-bank-hide = Piggy-Bank Hide
card-piggy-bank-hide-text = Nobody makes you lose MP. Nothing falls out, however hard they shake.
card-zipper-skin = Zipper Skin
card-zipper-skin-text = Nobody takes your cards or makes you discard. Closed to visitors.
card-knotted-genes = Knotted Genes
card-knotted-genes-text = Nobody takes or costs you Adaptations, and no Upon Defeat does. Untie that, if you can.
card-mirror-scales = Mirror Scales
card-mirror-scales-text = The first Battle or Swift Invention of another side that names you each round does nothing, good or bad. The first idea of the day looks at itself and leaves.
card-patient-plates = Patient Plates
card-patient-plates-text = Nobody makes you skip Adapting. Nobody tells you when to stop growing.
card-cardboard-carapace = Cardboard Carapace
card-cardboard-carapace-text = This side up.
card-moss-coat = Moss Coat
card-moss-coat-text = Grows on you.
card-thinking-cap = Thinking Cap
card-thinking-cap-text = Warm ears, warm ideas.
card-parade-plumage = Parade Plumage
card-parade-plumage-text = Worn for the march to the rocket.
card-fence-post-feet = Fence-Post Feet
card-fence-post-feet-text = Visitors of your land pay 1 MP more. Wherever you stand is yours.
card-surveyors-eye = Surveyor's Eye
card-surveyors-eye-text = Your own land brings 1 Invention more. Sees a border in every field.
card-many-pockets = Many Pockets
card-many-pockets-text = Repair twice a round. One of them has your pockets in it.
card-tinkers-nose = Tinker's Nose
card-tinkers-nose-text = Repair for 1 CP less. Can smell a loose screw.
card-lasso-tongue = Lasso Tongue
card-lasso-tongue-text = Tame Predators with 2 PF more. Fetch.
card-whisper-glands = Whisper Glands
card-whisper-glands-text = Unleash for 1 CP less. The beast does it for a kind word.
card-copycat-fists = Copycat Fists
card-copycat-fists-text = Draw one more when you mimic. Whatever you do, twice.
card-parrot-lobe = Parrot Lobe
card-parrot-lobe-text = Mimic once more each round. Repeats itself. Repeats itself.
card-helping-hands = Helping Hands
card-helping-hands-text = Win as a helper: 1 MP more. More of them than usual.
card-shared-nerves = Shared Nerves
card-shared-nerves-text = As a helper you are spared every Upon Defeat. Half the pain each, and then none.

## The species: a name; what they can do, and one line

species-expansionist = Expansionist
species-expansionist-text = Instead of Adapting, shuffle an Owned Land into the Habitat deck. Draw your own: 3 MP and an Invention. Others who draw it pay you up to 2 MP and explore again. Plants a flag first and asks the field later.
species-scavenger = Scavenger
species-scavenger-text = Once a round, in your Action phase, pay 2 CP to take one used Invention back in hand. One species' rubbish is another's rocket.
species-wrangler = Wrangler
species-wrangler-text = Tame a Predator you drew instead of fighting it, up to your PF plus INT less 4. Once a round unleash your tame into any battle for its PF in CP. Never met a monster it did not like.
species-mimic = Mimic
species-mimic-text = The first time each round that a Battle or Swift Invention of another side names you, draw one; also if it does you good. Imitation, then flattery, then lunch.
species-symbiont = Symbiont
species-symbiont-text = Win as a helper: 1 MP more. As a helper you are spared the first Upon Defeat of each round. Better together, best a little ahead.
## Names of things
aim-enemy = the Enemy
aim-tame = the tame
aim-- = nobody
deal-collab = a collaboration
deal-trade = a trade
deal-bribe = a bribe
promise-help = a promise to help next time
promise-spare = a promise not to sabotage
promise-decline = a promise to decline
promise-sabotage = a promise to sabotage somebody
term-nothing = nothing
term-help = help in this battle
term-mp = { $n } MP
term-cards = { $n ->
    [one] a card
   *[other] { $n } cards
}
term-any = { $n ->
    [one] any card
   *[other] any { $n } cards
}
term-share-mp = { $n } MP of the loot
term-share-cards = { $n ->
    [one] 1 Invention of the loot
   *[other] { $n } Inventions of the loot
}
term-sabotage = a promise to sabotage { $player }
quest-pf = { $n } or more PF
quest-int = { $n } or more INT
quest-mp = { $n } or more MP
quest-hand = { $n } or more cards in hand
quest-adaptations = { $n } or more Adaptations
quest-most = the most Adaptations
quest-pf-cards = { $n } or more PF Adaptations
quest-int-cards = { $n } or more INT Adaptations
quest-armor-cards = { $n } or more Armor Adaptations
type-pf = Primal Force
type-int = Intelligence
type-armor = Armor
type-empty-armor = empty Armor
type-action = Action
type-battle = Battle
type-swift = Swift
category-cheats = Cheats
category-chemicals = Chemicals
category-gadgets = Gadgets
category-common = Common
kind-predator = Predator
kind-antagonist = Antagonist
kind-villager = Villager
kind-pet = Pet
kind-mount = Mount
kind-opportunity = Opportunity
kind-event = Event
kind-hazard = Hazard
kind-die = Die
kind-land = Owned Land
phase-between = Between turns
phase-exploring = Exploring
phase-action = Action
phase-adapting = Adapting
stage-playing = The race to the rocket
stage-last-round = The last round
stage-preparation = Preparation
stage-arena = The arena
stage-duel = The duel

## Effects, as they are told on cards
effect-mp = { $n ->
    [-1] { $who } lose 1 MP.
   *[other] { $who }: { $n } MP.
}
effect-draw = { $who }: draw { $n ->
    [one] an Invention
   *[other] { $n } Inventions
}.
effect-discard = { $who }: discard { $n ->
    [one] an Invention
   *[other] { $n } Inventions
}.
effect-take-mp = Take { $n } MP from the target.
effect-take-card = Take { $n ->
    [one] a card
   *[other] { $n } cards
} unseen from the target’s hand.
effect-peek-hand = Look at the target’s hand.
effect-peek-habitat = Look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of the Habitat deck.
effect-peek-genes = Look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of the Adaptation deck.
effect-pf = { $who }: { $n } PF until the round ends.
effect-int = { $who }: { $n } INT until the round ends.
effect-cp = { $who }: { $n } CP back.
effect-boost = { $n } PF in this battle.
effect-scare = The Enemy or an unleashed tame runs away.
effect-shield = No Upon Defeat for this fighter in this battle.
effect-loot = { $n } MP more, if this fighter wins.
effect-prevent = The answered Invention does nothing.
effect-redirect = The answered Invention gets another target.
effect-gain-adaptation = { $who }: gain the top Adaptation, if it fits.
effect-lose-adaptation = { $who }: lose an Adaptation of your choice.
effect-take-adaptation = Take an Adaptation from the target.
effect-adapt-twice = You may Adapt twice this turn.
effect-discount = Your next Adaptation this turn costs { $n } MP less.
effect-snip = Discard a card of the Gene Pool.
effect-renew = Six new cards in the Gene Pool.
effect-explore = Explore again.
effect-skip-adapting = Skip Adapting.
effect-guard-mp = Nobody makes you lose MP.
effect-guard-hand = Nobody takes your cards or makes you discard.
effect-guard-adaptations = Nobody takes or costs you Adaptations.
effect-guard-skip = Nobody makes you skip Adapting.
effect-guard-defeat = The first Upon Defeat that would hit you each round does not.
effect-guard-inventions = The first Battle or Swift Invention of another side that names you each round does nothing.
effect-improve-rent = Visitors of your land pay 1 MP more.
effect-improve-land-draw = Your own land brings 1 Invention more.
effect-improve-repair-count = Repair twice a round.
effect-improve-repair-cp = Repair for 1 CP less.
effect-improve-tame-reach = Tame Predators with 2 PF more.
effect-improve-unleash-cost = Unleash for 1 CP less.
effect-improve-mimic-draw = Draw one more when you mimic.
effect-improve-mimic-count = Mimic once more each round.
effect-improve-symbiont-gain = Win as a helper: 1 MP more.
effect-improve-symbiont-shield = As a helper you are spared every Upon Defeat.
when-action = In Action, once a round:
when-battle = When your battle begins:
when-win = When you win a battle:
when-defeat = When you are defeated:
when-quest = When you complete a quest:
when-used-on = When a Battle or Swift Invention of another side names you:
when-upkeep = When a round ends:
when-always = Always:
who-self = you
who-target = the target
who-others = all others
who-each = everyone
who-most = whoever has most Adaptations

## Actions
act-pass = Pass
act-species = Play the { $species }
act-explore = Explore
act-take = Take { $row }
act-fight = Fight
act-leave = Leave it
act-keep = Keep it
act-pay = Pay and complete the quest
act-tame = Tame it
act-solo = Fight alone
act-team = Seek help
act-volunteer = Volunteer
act-unleash = Unleash the tame for { $aim }
act-play = Use { $invention } on { $aim }
act-play-plain = Use { $invention }
act-redirect = Redirect it to { $aim }
act-loot = Take { $player }’s Inventions first
act-discard = Discard { $invention }
act-recycle = Recycle { $invention }
act-repair = Repair { $invention }
act-use = Use the effect of { $gene }
act-adapt = Adapt: { $slot }
act-snip = Snip { $slot }
act-lose = Lose { $gene }
act-steal = Take { $gene }
act-expand = Expand
act-cut = Cut into { $sizes } cards
act-pile = Pile { $pile }, from the top ({ $size ->
    [one] one card
   *[other] { $size } cards
})
act-talk = Make an offer
act-deal = Offer { $deal } to { $player }
act-template-collab-0 = Half of the loot: { $give }
act-template-collab-1 = All MP of the loot: { $give }
act-template-collab-2 = All Inventions of the loot: { $give }
act-template-collab-3 = All of the loot: { $give }
act-template-collab-4 = No loot, but { $give }
act-template-trade-0 = { $give } for { $want }
act-template-trade-1 = { $give } for { $want }
act-template-trade-2 = { $give } for { $want }
act-template-trade-3 = { $give } for { $want }
act-template-trade-4 = { $give } for { $want }
act-template-bribe-0 = { $give } for { $want }
act-template-bribe-1 = { $give } for { $want }
act-template-bribe-2 = { $give } for { $want }
act-template-bribe-3 = { $give } for { $want }
act-template-bribe-4 = { $give } for { $want }
act-form = Write an offer of your own
act-give-mp = Give { $n } MP
act-give-card = Give { $hand }
act-want-mp = Want { $n } MP
act-want-card = Want { $invention }
act-want-any = Want { $n ->
    [one] any card
   *[other] any { $n } cards
}
act-share = The helper gets { $mp } MP and { $cards ->
    [0] no Inventions
    [one] 1 Invention
   *[other] { $cards } Inventions
} of the loot
act-pledge-help = Promise to help next time
act-pledge-spare = Promise not to sabotage
act-pledge-decline = Promise to decline
act-pledge-sabotage = Promise to sabotage { $target }
act-ask-help = Ask for help next time
act-ask-spare = Ask for no sabotage
act-ask-decline = Ask to decline
act-ask-sabotage = Ask for sabotage of { $target }
act-send = Send the offer
act-accept = Accept
act-reject = Reject
act-counter = Make a counter-offer
act-hand-over = Hand over { $hand }

## Questions
ask-species = Which species do you play?
ask-swift = Do you use a Swift Invention now?
ask-swift-adapt = { $player } is about to buy { $card }. Do you use a Swift Invention first?
ask-answer = { $player } uses { $card }. Do you answer it?
ask-explore = { $n ->
    [0] Your turn: explore.
   *[other] Your turn: explore, or take an Unresolved card.
}
ask-tame = { $card }: tame it or fight it?
ask-idle = { $card } takes no notice of you. Fight it or leave it?
ask-pay = { $card } asks a price. Pay it?
ask-keep = { $card } would come along. Keep it?
ask-solo = { $card } has { $enemy } PF, you have { $own }. Fight alone, or seek help?
ask-volunteer = { $player } seeks help. Do you volunteer?
ask-help = Whom do you ask for help? { $n ->
    [one] One offer is left.
   *[other] { $n } offers are left.
}
ask-battle-turn = Your battle turn: you have { $own } PF, the Enemy { $enemy }.
ask-sabotage = Your battle turn: they have { $own } PF, the Enemy { $enemy }. Do you interfere?
ask-duel-turn = Your battle turn: use Inventions, or pass.
ask-discard = { $n ->
    [one] Discard a card.
   *[other] Discard { $n } cards.
}
ask-lose = Which Adaptation do you lose?
ask-steal = Which Adaptation of { $victim } do you take?
ask-snip = Which card of the Gene Pool do you discard?
ask-redirect = What is { $card } used on instead?
ask-loot = Whose Inventions do you take first, unseen? You can hold { $n } more.
ask-action = Your Action phase: what do you do?
ask-recycle = Which second card do you recycle?
ask-adapt = { $left ->
    [one] You have { $mp } MP. Adapt, or pass?
   *[other] You have { $mp } MP and may Adapt twice. Adapt, or pass?
}
ask-cut = { $player } expands. How do you cut the Habitat deck into { $n } piles?
ask-pile = Into which of the { $n } piles does your land go?
ask-reply = { $player } offers you { $deal }: { $give } for { $want }. Your answer?
ask-bribe = Do you bribe { $target } to decline?
ask-trade = Do you offer { $target } a trade?
ask-deal = What do you offer, and to whom?
ask-template = A ready-made offer, or one of your own?
ask-form = Add to the offer, or send it.
ask-hand-over = Which card do you hand over?

## Reasons
why-species-taken = Somebody plays that species.
why-no-card = There is no such card.
why-no-enemy = It is no Enemy: there is nothing to fight.
why-predator-attacks = A Predator attacks: it can be fought or tamed, not left.
why-no-quest = Only a Villager’s quest has a price.
why-no-companion = Only pets and mounts can be kept.
why-quest = You do not meet the quest.
why-mp = You do not have enough MP.
why-cp = You do not have enough CP left this round.
why-not-held = You do not hold that card.
why-not-used = That card was not used.
why-no-target = This Invention names no target.
why-no-battle = There is no battle to influence.
why-target = That can’t be the target.
why-not-beaten = Only those beaten in the arena lose their Inventions.
why-doubled = Only one card a turn lets you Adapt twice.
why-own-turn = Only in your own Action phase.
why-pool-empty = The Gene Pool is empty.
why-no-play = There is nothing of somebody else’s to answer.
why-same-target = That is its target already.
why-no-other-target = It could name no other target.
why-not-yourself = Not yourself.
why-not-in-finals = Only finalists take part now.
why-nothing-there = There is nothing to take or to see.
why-guarded = That is guarded.
why-cannot-hold = There is no Adaptation that you could hold.
why-other-species = Only its own species can have that Adaptation.
why-one-armor = You can have one full Armor only.
why-four-of-a-type = You have four Adaptations of that type already: no more can be held.
why-not-yours = You do not have that Adaptation.
why-not-theirs = That player does not have that Adaptation.
why-slot-empty = That place is empty.
why-swift-only = Only Swift Inventions can be used now.
why-action-or-swift = In your Action phase only Action and Swift Inventions can be used.
why-battle-or-swift = In a battle turn only Battle and Swift Inventions can be used.
why-not-wrangler = Only the Wrangler tames.
why-not-predator = Only Predators can be tamed.
why-too-wild = It is too wild for you.
why-no-tame = You have no tame.
why-tapped = Your tame was out this round.
why-finish-first = First finish what you began.
why-nothing-to-offer = You have neither MP nor cards to offer.
why-two-trades = You have offered two trades this turn: there are no more.
why-one-offer = You have made an offer in this battle turn already.
why-no-offers-in-finals = There are no offers when players fight players.
why-no-collab = Help is asked for before the battle turns begin.
why-no-trade = Trades are offered in an Action phase, or in your battle turn.
why-no-bribe = Bribes are offered in your battle turn, or to whoever is asked for help.
why-only-invited = This offer is for somebody else: whoever’s turn it is, or whoever was asked for help.
why-no-player = There is no such player.
why-no-template = There is no such ready-made offer.
why-line-passed = An offer is written from top to bottom: you are past that line.
why-zero = An offer has no line for nothing: leave it out.
why-three-cards = An offer gives three cards at most, and names three at most.
why-equal-card = Give the first of equal cards.
why-share-of-loot = Only a helper gets a share of the loot.
why-loot = There is not so much loot.
why-decline = Only who is asked for help can be bribed to decline.
why-third-player = The one to be sabotaged is a third player.
why-offer-mp = Whoever is to pay does not have so many MP.
why-mp-limit = Nobody can have more than 8 MP.
why-offer-cards = There are not so many cards in that hand.
why-hand-limit = Nobody can hold more than 8 Inventions.
why-hand-over = Hand over another card: you do not hold that one, or it is named or picked already, or it equals one before it.
why-one-counter = There is one counter-offer only.
why-no-effect = That Adaptation has no effect to use.
why-once-a-round = Only once a round.
why-not-scavenger = Only the Scavenger repairs.
why-hand-full = Your hand is full.
why-two-cards = Recycling takes two cards.
why-not-expansionist = Only the Expansionist expands.
why-no-land = All your land lies in the deck.
why-same-cut = Another cut makes the same piles.
why-no-pile = There are not so many piles.
why-expand-once = You may Expand only once.

## When each action is possible
when-pass = You can pass when you are asked whether you want to do something.
when-species = Species are picked once, before the game begins.
when-explore = Exploring begins your turn.
when-take = An Unresolved card can be taken as your turn begins, instead of exploring.
when-fight = You choose to fight when you meet a Predator that you could tame, or an Antagonist that does not attack.
when-leave = An Antagonist that does not attack, a Villager who asks a price, a pet or a mount can be left when you meet it.
when-keep = Pets and mounts can be kept when you meet them.
when-pay = A Villager is paid when you meet them and their quest is met.
when-tame = The Wrangler tames a weak enough Predator that it has just drawn, instead of fighting it.
when-solo = Whether you fight alone is decided as your battle begins.
when-team = Help is sought as your battle begins.
when-volunteer = You can volunteer when somebody seeks help in a battle.
when-unleash = The Wrangler unleashes its tame in its battle turn.
when-play = Action Inventions are used in your Action phase, Battle Inventions in your battle turn, and Swift ones whenever you are asked for them.
when-loot = A hand is taken by the arena’s victor, when there is more than can be held.
when-redirect = A new target is chosen when your Invention redirects another one.
when-discard = Cards are discarded when a card says so.
when-recycle = Two Inventions are recycled for 1 MP in your Action phase.
when-repair = The Scavenger repairs in its Action phase.
when-use = The effects of Adaptations are used in your Action phase.
when-adapt = Adaptations are bought in your Adapting phase.
when-snip = A card of the Gene Pool is discarded when your Invention says so.
when-lose = An Adaptation is given up only when a card takes it from you.
when-steal = An Adaptation is taken from somebody when your Invention says so.
when-expand = The Expansionist expands in its Adapting phase.
when-cut = The Habitat deck is cut by the left neighbour of the Expansionist who expands.
when-pile = The Expansionist chooses a pile once the Habitat deck is cut.
when-talk = Offers are made in your Action phase, in your battle turn, when you seek help, and when you are invited to.
when-deal = What you offer, and to whom, comes first when you make an offer.
when-template = A ready-made offer is chosen once you have said what you offer, and to whom.
when-form = An offer of your own is begun once you have said what you offer, and to whom.
when-give-mp = What you give is a line of an offer of your own.
when-give-card = What you give is a line of an offer of your own.
when-want-mp = What you want is a line of an offer of your own.
when-want-card = What you want is a line of an offer of your own.
when-want-any = What you want is a line of an offer of your own.
when-share = The helper’s share is a line of an offer of your own for a collaboration.
when-pledge = What you promise is a line of an offer of your own.
when-ask = What you ask the other to promise is a line of an offer of your own.
when-send = You send an offer of your own when it is written.
when-accept = You can accept when somebody has made you an offer.
when-reject = You can reject when somebody has made you an offer.
when-counter = You can make a counter-offer when somebody has made you an offer.
when-hand-over = Cards are handed over when you have accepted an offer that wants any.

## What happened
picked-species = { $player } plays the { $species }.
turn-began = { $player }’s turn begins.
round-ended = Round { $round } of the simulation begins; { $player } has the compass.
explored = { $player } explores and meets { $card }.
took-unresolved = { $player } takes { $card } from the row.
left-unresolved = { $card } stays Unresolved.
completed-quest = { $player } completes the quest of { $card }, who wanted { $quest }.
kept-companion = { $player } keeps { $card }.
found-own-land = { $player } comes home to its own land.
found-land = { $player } crosses { $owner }’s land and pays.
found-land-free = { $player } crosses { $owner }’s land and pays nothing: guarded.
rolled = { $player } rolls a { $n }.
tamed = { $player } tames { $card }.
unleashed = { $player } unleashes { $card } for { $target }.
unleashed-for-enemy = { $player } unleashes { $card } for the Enemy.
lost-tame = { $player } loses { $card }.
gained-mp = { $player } gains { $n } MP.
lost-mp = { $player } loses { $n } MP.
drew = { $player } draws { $n ->
    [one] an Invention
   *[other] { $n } Inventions
}.
discarded = { $player } discards { $card }.
took-cards = { $player } takes { $n ->
    [one] a card
   *[other] { $n } cards
} from { $victim }.
peeked-hand = { $player } looks at { $victim }’s hand.
peeked-habitat = { $player } looks at the top of the Habitat deck.
peeked-genes = { $player } looks at the top of the Adaptation deck.
changed-pf = { $n ->
    [-1] { $player }: −1 PF until the round ends.
    [-2] { $player }: −2 PF until the round ends.
    [-3] { $player }: −3 PF until the round ends.
    [-4] { $player }: −4 PF until the round ends.
    [-5] { $player }: −5 PF until the round ends.
    [-6] { $player }: −6 PF until the round ends.
    [-7] { $player }: −7 PF until the round ends.
    [-8] { $player }: −8 PF until the round ends.
   *[other] { $player }: +{ $n } PF until the round ends.
}
changed-int = { $n ->
    [-1] { $player }: −1 INT until the round ends.
    [-2] { $player }: −2 INT until the round ends.
    [-3] { $player }: −3 INT until the round ends.
    [-4] { $player }: −4 INT until the round ends.
    [-5] { $player }: −5 INT until the round ends.
    [-6] { $player }: −6 INT until the round ends.
    [-7] { $player }: −7 INT until the round ends.
    [-8] { $player }: −8 INT until the round ends.
   *[other] { $player }: +{ $n } INT until the round ends.
}
regained-cp = { $player } gets { $n } CP back.
battle-began = { $player } is in battle with { $card }.
seeks-help = { $player } seeks help.
volunteered = { $player } volunteers.
joined = { $player } joins the battle.
played = { $player } uses { $card }.
played-on-player = { $player } uses { $card } on { $target }.
played-on-enemy = { $player } uses { $card } on the Enemy.
played-on-tame = { $player } uses { $card } on the tame.
prevented = { $player }’s { $card } does nothing.
redirected = { $player }’s { $card } is used on { $target } instead.
warded = { $player }’s Armor wards it off.
guarded-mp = { $player } loses no MP: guarded.
guarded-hand = { $player } loses no card: guarded.
guarded-adaptations = { $player } loses no Adaptation: guarded.
guarded-skip = { $player } may Adapt all the same: guarded.
boosted = { $n ->
    [-1] { $player }: −1 PF in this battle.
    [-2] { $player }: −2 PF in this battle.
    [-3] { $player }: −3 PF in this battle.
    [-4] { $player }: −4 PF in this battle.
    [-5] { $player }: −5 PF in this battle.
    [-6] { $player }: −6 PF in this battle.
    [-7] { $player }: −7 PF in this battle.
    [-8] { $player }: −8 PF in this battle.
   *[other] { $player }: +{ $n } PF in this battle.
}
boosted-enemy = { $n ->
    [-1] The Enemy: −1 PF in this battle.
    [-2] The Enemy: −2 PF in this battle.
    [-3] The Enemy: −3 PF in this battle.
    [-4] The Enemy: −4 PF in this battle.
    [-5] The Enemy: −5 PF in this battle.
    [-6] The Enemy: −6 PF in this battle.
    [-7] The Enemy: −7 PF in this battle.
    [-8] The Enemy: −8 PF in this battle.
   *[other] The Enemy: +{ $n } PF in this battle.
}
scared = { $card } runs away.
shielded = { $player } is shielded from defeat.
won-battle = { $player } defeats { $card }.
lost-battle = { $player } is defeated by { $card }.
shrugged-off = { $player } shrugs the defeat off.
skips-adapting = { $player } will skip Adapting.
wants-to-adapt = { $player } reaches for { $card }.
acquired = { $player } acquires { $card }.
could-not-hold = { $player } can’t hold { $card }.
lost-gene = { $player } loses { $card }.
stole-gene = { $player } takes { $card } from { $victim }.
snipped = { $player } discards { $card } from the Gene Pool.
renewed-pool = The Gene Pool is renewed.
refreshed-pool = The Gene Pool is refreshed: what lay there for two rounds is gone, empty places are filled.
battle-goes-on = Something was used: everybody has another battle turn.
mimicked = { $player } mimics what was used and draws for it.
symbiosis = { $player } lives well by helping: more MP than its share.
last-round = The last round: Dr. Carlwin warms up the rocket for { $player }. Whoever else reaches eight Adaptations now may fight for it.
preparation = Preparation: Eidolia clears the field. Each finalist has one more Action phase, { $player } first, and all CP are back.
used-effect = { $player } uses the effect of { $card }.
repaired = { $player } repairs { $card }.
expanded = { $player } expands.
offered = { $player } offers { $target } { $deal }: { $give } for { $want }.
countered = { $player } makes { $target } a counter-offer: { $give } for { $want }.
accepted = { $player } accepts { $target }’s offer.
rejected = { $player } rejects { $target }’s offer.
promised = { $player } gives { $target } { $promise }.
promised-sabotage = { $player } promises { $target } to sabotage { $victim }.
kept-promise = { $player } keeps a promise to { $target }.
broke-promise = { $player } breaks a promise to { $target }.
took-rocket = { $player } takes Dr. Carlwin’s rocket.
arena-began = Eidolia opens the arena; { $player } begins.
won-arena = { $player } wins the arena.
duel-began = The duel for the rocket; { $player } begins.
won-duel = { $player } wins the duel and leaves the simulation for a real sky.

# What speaks for an action, in hints.
part-adaptations = you come closer to your next Adaptation
part-mutation = more MP
part-hand = more Inventions in your hand
part-strength = your species grows stronger
part-battle = the battle turns out better for you
part-rivals = it sets your strongest rival back

## The table as text, and drawings as a screen reader tells them
art-species = { $name }: { $pf } of force, { $int } of mind, { $armor } of armour; rocket { $progress } of 8
art-being = { $role ->
    [predator] Predator
    [antagonist] Antagonist
    [villager] Villager
    [pet] Pet
    [mount] Mount
   *[none] Being
}: { $shape }
art-invention = A contraption: { $name }
art-adaptation = An adaptation: { $name }
art-event = { $name }
art-rocket = A rocket, stage { $stage } of 8
art-back = The back of a card
art-event-opportunity = An opportunity
art-event-event = An event
art-event-hazard = A hazard
art-event-die = A throw of the die
art-event-land = Owned land
sketch-table = Round { $round }. { $stage }. { $active }’s turn: { $phase }.
sketch-setup = Before the first round everybody chooses a species, clockwise from { $active }.
sketch-undecided = no species yet
sketch-goal = { $mode ->
    [quick] The first with 8 Adaptations wins.
   *[full] The first with 8 Adaptations takes the rocket; then comes one last round, and who reaches 8, too, fights for it.
}
sketch-gene = Gene Pool: { $name } ({ $type }, { $cost } MP): PF { $pf }, INT { $int }. { $only ->
    [yes] Only for the { $species }. { $text }
   *[no] { $text }
}{ $rotated ->
    [yes] {" "}(Leaves when the round ends.)
   *[no] {""}
}
sketch-price = { $cost } MP
sketch-kind = { $type }, { $cp } CP
sketch-strength = { $kind }, PF { $pf }
sketch-unresolved = Unresolved: { $name } ({ $kind }, PF { $pf }). { $text }
sketch-encounter = Encounter: { $name } ({ $kind }, PF { $pf }). { $text }
sketch-name = { $player }
sketch-nobody = nobody
sketch-nothing = nothing
sketch-battle = Battle: { $fighters } with { $own } PF against { $enemy } with { $strength } PF. To win takes 1 more than the Enemy.
sketch-duel = Battle among players: { $fighters } PF.
sketch-share = { $player } helps, for { $mp } MP and { $cards ->
    [0] no Inventions
    [one] 1 Invention
   *[other] { $cards } Inventions
} of the loot
sketch-tame = The tame fights for { $side }, with { $pf } PF
sketch-shields = Shielded: { $names }
sketch-declared = { $player } uses { $name } on { $target }:
sketch-text = { $text }
sketch-offer = { $by } offers { $to } { $deal }: gives { $give }, wants { $want }.
sketch-offer-share = the helper gets { $mp } MP and { $cards ->
    [0] no Inventions
    [one] 1 Invention
   *[other] { $cards } Inventions
} of the loot
sketch-offer-pledge = { $by } promises { $promise }
sketch-offer-ask = { $by } asks for the promise { $promise }
sketch-mp = { $mp } MP
sketch-cards = { $cards ->
    [one] one Invention
   *[other] { $cards } Inventions
}
sketch-promise = { $player } has promised { $to } { $promise }.
sketch-decks = Decks: Habitat { $habitat }, Inventions { $inventions }, Adaptations { $adaptations }.
sketch-player = { $player }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
}, { $species }: { $genes } of 8 Adaptations, { $mp } MP, PF { $pf }, INT { $int }, { $cp } CP left, { $cards ->
    [one] one Invention
   *[other] { $cards } Inventions
} in hand{ $rocket ->
    [yes] , the rocket
   *[no] {""}
}
sketch-owned = Adaptation: { $name } ({ $type }): PF { $pf }, INT { $int }{ $used ->
    [yes] , used this round
   *[no] {""}
}. { $text }
sketch-companion-card = Companion: { $name }, PF { $pf }. { $text }
sketch-tame-card = Tame: { $name }, PF { $pf }. { $text }
sketch-held = hand: { $name } ({ $type }, { $cp } CP){ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}. { $text }
sketch-rules =
    Your turn: Exploring, Action, Adapting. MP (Mutation Points, at most 8) buy Adaptations; PF (Primal Force) wins battles; INT (Intelligence) gives as many CP (Cognitive Points) each round, which Inventions cost.
    Exploring: turn up a Habitat card, or take an Unresolved one. Enemies are fought, villagers have quests, pets and mounts come along.
    Battle: alone or with one helper, for a share of the loot. Then everybody in turn may use Battle and Swift Inventions on either side, until all pass. You win with at least 1 PF more than the Enemy, and take the loot; else “Upon defeat” happens.
    Action (not after a defeat): use Action Inventions and effects of Adaptations, trade, or turn 2 Inventions into 1 MP.
    Adapting: buy one card of the Gene Pool; that ends your turn. At most 4 of Primal Force, 4 of Intelligence and one full Armor; at most 8 Inventions in hand.
    Swift Inventions may be used at any time. What an offer gives is given at once; promises bind nobody, but all see who keeps them.
    A round’s end: everybody gets 3 MP, used Inventions go, CP come back, Unresolved cards go, the Gene Pool is refreshed.

## How it ended
score-pf = PF
score-int = INT
score-mp = MP
score-hand = Inventions in hand
score-adaptations = Adaptations
outcome-rocket = Decided by the rocket: { $player } had { $goal } Adaptations in round { $round }.
outcome-unchallenged = { $player } took the rocket with { $goal } Adaptations, and nobody else got so far in the last round.
outcome-held = Decided in the duel: { $player } held the rocket, which takes at least as much strength as the challenger’s.
outcome-challenger = Decided in the duel: { $player } was stronger than the holder and took the rocket.
outcome-most = Nobody took the rocket in { $round } rounds: { $player } had the most Adaptations.
outcome-most-pf = Nobody took the rocket in { $round } rounds, and the most Adaptations were equal. The tie-break: more PF.
outcome-most-int = Nobody took the rocket in { $round } rounds; the most Adaptations and the PF were equal. The tie-break: more INT.
outcome-most-die = Nobody took the rocket in { $round } rounds; Adaptations, PF and INT were equal. The tie-break: the die.
story-strongest = The strongest Enemy defeated: { $card }, with { $strength } PF, by { $player }.
story-battles = { $player } won the most battles: { $count }.
story-defeats = { $player } was defeated most: { $count ->
    [one] once
   *[other] { $count } times
}.
story-sabotage = { $player } used the most Inventions on others: { $count }.
story-broken = { $player } broke the most promises: { $count }.
story-deals = { $count ->
    [one] One deal was struck.
   *[other] { $count } deals were struck.
}
