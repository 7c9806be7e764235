# What the browser says by itself at this game's table; the rules' own sentences come from the server.

## The table
beginning-species = { $owner }’s species of { $count }, { $traits }; { $hungry ->
    [0] all fed
    [one] one hungry
   *[other] { $hungry } hungry
  }
beginning-no-traits = no traits
beginning-trait-of = Trait { $trait }
beginning-population = Population card { $number }, { $food ->
    [0] hungry
    [one] { $food } food
   *[other] { $food } food
  }, { $known }
beginning-called = { $owner }’s species { $number }
beginning-hunters = May be attacked by { $species }.
beginning-prey = May attack { $species }.
beginning-hungry = { $count } hungry
beginning-face = On its face
beginning-hole-title = The watering hole
beginning-hole = { $count ->
    [0] The watering hole is empty
    [one] One food at the watering hole
   *[other] { $count } food at the watering hole
  }
beginning-excess = Food beyond the watering hole: there is always enough of it
beginning-phases = Steps of the turn
beginning-phase-gather = Gather
beginning-phase-adapt = Adapt
beginning-phase-eat = Eat
beginning-phase-score = Score
beginning-turn = { $name }’s turn
beginning-ending = { $turns ->
    [one] The last turn
   *[other] { $turns } turns left
  }
beginning-bag = Food bag: { $count }
beginning-points = Points now

## The almanac
kind-carnivore = The carnivore
kind-eating = Eating traits
kind-population = Population traits

## The lesson
lesson-beginning-hello = Every turn brings two food to the watering hole, a new species of yours, and three cards. Food that your species eat is what wins.
lesson-beginning-trait = Cards become traits, more population, or new species. Point at Defensive Horns, then at your species, and give it the trait.
lesson-beginning-grow = Two animals eat twice as much. Point at Speed, then at your species, and add it as population: face down, the trait on it does not count.
lesson-beginning-ready = Keep the Carnivore for later. Say that you are done adapting.
lesson-beginning-feed = Now your species eat, one food at a time: point at it twice. Whoever stays hungry at the end of the turn is lost.
lesson-beginning-carnivore = Ada has had her turn, and you have a new species. Give that one the Carnivore: point at the card, then at species 2.
lesson-beginning-eat = That is enough for this turn: start to eat.
lesson-beginning-hunt = A carnivore never eats at the watering hole. Point at it, then at Ada’s species, then at the card that is eaten.
lesson-beginning-graze = The others still graze: feed both animals of species 0.
lesson-beginning-done = Two turns, and nobody of yours went hungry. Protect your species: Burrowing, Flight, Nocturnal and Speed keep carnivores away that lack them.
lesson-beginning-chapter-1 = A species grows
lesson-beginning-chapter-2 = It eats
lesson-beginning-chapter-3 = A carnivore
