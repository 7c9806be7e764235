# What the browser says by itself at this game's table; the rules' own sentences come from the server.

## The table
evolve-head = head
evolve-body = body
evolve-tail = tail
evolve-adaptation = adaptation
evolve-aggression = Aggression
evolve-resilience = Resilience
evolve-allure = Allure
evolve-gathering = Gathering
evolve-card = { $name }, { $kind }, cost { $cost }: { $details }
evolve-creature = { $name }’s beast: { $tracks }; { $abilities }
evolve-no-abilities = no abilities
evolve-slot = { $kind }: { $name }
evolve-dominance = Dominance { $points }
evolve-biome-now = Biome
evolve-biome-next = Next biome
evolve-challenge-now = Challenge
evolve-challenge-next = Next challenge
evolve-challenge-none = not chosen yet
evolve-challenge-last = The last round
evolve-contests = Four contests
evolve-contests-points = one for each attribute, up to 12 points
evolve-price = { $least ->
    [alone] creature of cost { $price }, the least expensive
    [tied] creature of cost { $price }, the least expensive with others
   *[no] creature of cost { $price }
}
evolve-challenge-hidden = Under it ({ $count } left)
evolve-unknown = face down
evolve-standing = Challenge { $value }, { $place ->
    [1] first
    [2] second
    [3] third
   *[other] place { $place }
}
evolve-printed = Printed cost: { $cost }
evolve-left = left neighbour
evolve-right = right neighbour
evolve-chooser = chooses next
evolve-role-play = play
evolve-role-pay = pay
evolve-role-drop = drop

## The almanac
kind-head = Heads
kind-body = Bodies
kind-tail = Tails
kind-biome = Biomes
kind-challenge = Challenges
kind-ability = Abilities
kind-power = Powers
kind-attribute = Attributes
kind-rule = Rules of challenges

## The lesson
lesson-evolve-hello = Your beast starts as a plain grey ancestor: no head, body, tail or adaptation of its own. Its four attributes, from Aggression to Gathering, are all zero.
lesson-evolve-biome = Each round has a biome and a challenge. The Grassland pays for Herding and Burrowing and punishes Climbing. Nesting is won by Allure and Gathering together.
lesson-evolve-play = You mutate in secret, all at once. Parade Banner has Herding and four Allure: point at it.
lesson-evolve-pay = It costs three, paid with other cards. Give up the three cards that the lesson marks.
lesson-evolve-scored = You scored for the biome and for the challenge. Ada’s beast was the cheapest, so she chose what comes next: Domestication, Allure minus Aggression. She may not have looked at your tail.
lesson-evolve-next = Look one round ahead: the Mountains will pay for Climbing. Play Pine-Picker Bill, a head that climbs.
lesson-evolve-pay-again = Pay for it with Paddle Rudder and Storm Sail.
lesson-evolve-done = Two challenges, two wins. When the Dying Sun comes up, somewhere between round six and ten, the most dominant beast has won.
lesson-evolve-chapter-1 = A beast, a biome, a challenge
lesson-evolve-chapter-2 = Mutate and pay
lesson-evolve-chapter-3 = Look one round ahead
