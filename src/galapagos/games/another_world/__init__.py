"""Evolution: Another World. Grow strange creatures, fill them with energy, and let them become more than they were.

Start reading at `rules.turn`; the traits are in `traits`. It brings what bots think of it (`judgement`), its pictures
(`drawing`), its table in text (`sketch`), what became of its cards (`ledger`), and its words.
"""

from galapagos.games.another_world.game import AnotherWorldGame
from galapagos.games.another_world.judgement import AnotherWorldJudgement
from galapagos.kernel.game import Mode

GAME = AnotherWorldGame(
    id="another-world",
    modes=[Mode("base", 2, 4), Mode("quartet", 2, 3), Mode("solo", 1, 1)],
    rules_version=3,  # full Caring creatures order their triggers; who has no creature keeps the round open
    judgement=AnotherWorldJudgement(),
)
