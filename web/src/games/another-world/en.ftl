# What the browser says by itself at this game's table; the rules' own sentences come from the server.

## The table
world-shade = The Shade
world-creature = { $owner }’s creature { $number }, { $state }, { $energy } energy; { $traits }
world-creature-title = Creature { $number }
world-asleep = asleep
world-awake = awake
world-no-traits = no traits
world-ready = It has the energy to transmute.
world-barred = Can’t be attacked by the acting creature: { $trait }.
world-strike-works = { $trait } would work on it.
world-strike-shielded = { $trait } would do nothing: { $shield } protects it.
world-strike-fails = { $trait } would do nothing here.
world-answer = It answers with { $trait }.
world-then-asleep = After the attack the attacker falls asleep.
world-face = On its face: { $traits }
world-role-active = acting
world-role-target = target
world-role-gaining = gaining
world-trait-plain = Trait { $trait }
world-trait-silenced = Trait { $trait }, silenced
world-trait-copied = Trait { $trait }, copied
world-silenced = Silenced until the end of the turn.
world-copied = Copied until the end of the turn.
world-other-half = The card’s other trait: { $trait }
world-hand-card = Card with { $first } and { $second }
world-hand-help = A card can become a new creature, face down, or one of its two traits.
world-half = { $trait }
world-source = The Source: { $name }
world-upper = Upper part: { $count } energy for { $trait } creatures
world-upper-short = { $trait } only
world-lower = Lower part: { $count } energy for everybody
world-lower-short = for everybody
world-supply = The supply of energy
world-supply-short = supply
world-transmuted = { $count } of { $goal } transmuted

## The almanac
kind-source = Sources
kind-aggressive = Aggressive traits
kind-energetic = Energetic traits
kind-special = Special traits

## The lesson
lesson-world-hello = The creature with three energy is yours; four, and it can transmute. Transmute three creatures and you win. Above lies the Source, where energy comes from; below are your cards.
lesson-world-create = First you may make a new creature: point at the lizard strip of your first card. It goes down face down, and its traits no longer matter.
lesson-world-trait = Now you may give one creature a trait. Point at Vampire, then at your new creature, number 3. Watch it change.
lesson-world-activate = Every turn one of your waking creatures acts. Choose creature 1: it is almost full.
lesson-world-gain = Let it drink from the lower part of the Source, which is open to everybody.
lesson-world-skip = Creature 1 is full, but Ada moved too. This turn you make no creature and add no trait: say so twice.
lesson-world-attack = The Source is dry now, so take energy from others. Choose creature 3, your vampire, and then its target: Ada’s creature 2.
lesson-world-strike = Strike with Vampire. The target loses an energy, yours gains one, and then it falls asleep from the effort.
lesson-world-transmute = Your turn again, and creature 1 is still full. Skip creating, skip the trait, choose creature 1, and transmute it.
lesson-another-world-done = One star of three. Remember: creatures never die here, but a sleeping one can’t act until the round ends.
lesson-world-chapter-1 = A creature grows
lesson-world-chapter-2 = It drinks
lesson-world-chapter-3 = Attack, and transmute
