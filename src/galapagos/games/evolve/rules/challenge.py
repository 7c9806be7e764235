"""The second half of Score Dominance Points & Collect Cards: the challenge."""

from __future__ import annotations

from mypy_extensions import i64

from galapagos.games.evolve.rules.draws import draw
from galapagos.games.evolve.rules.ranking import measure, owed_cards, rank
from galapagos.games.evolve.rules.specials import CARDS, score_special
from galapagos.games.evolve.state import Evolve


def score_challenge(s: Evolve) -> None:
    """Score the challenge and draw its cards: as a special one says, or by rank."""
    challenge = s.challenge_face()
    beasts = s.beasts()
    if s.deck.special[challenge] >= 0:
        score_special(s, beasts, challenge)
        draw(s, [CARDS] * s.players)
        return
    scores: list[i64] = [measure(s.deck, beast, challenge) for beast in beasts]
    found = rank(s, beasts, scores, s.deck.challenge_labels[challenge])
    draw(s, owed_cards(beasts, found))
