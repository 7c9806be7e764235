"""Drawing when cards run out. Ruling 9."""

from __future__ import annotations

from typing import cast

from galapagos.games.evolve import GAME, wording
from galapagos.games.evolve.game import EvolveState
from galapagos.games.evolve.rules.draws import draw
from galapagos.games.evolve.rules.turn import SCORE_CHALLENGE
from galapagos.kernel.rng import seeded
from tests.games.evolve.table import all_pass, cards_in_play, hand, listen, pile_ids, position, sizes


def test_the_discards_are_shuffled_when_the_pile_is_empty() -> None:
    s = position(
        """
        challenge meteor then plague then territory
        A 0 | |
        B 0 | |
        pile snap-decision
        discard button-snout modest-fan barrel-belly
        """,
        at=SCORE_CHALLENGE,
    )
    assert sizes(s) == [2, 2]
    assert (s.pile, s.discards) == ([], [])
    assert "snap-decision" in hand(s, "A")


def test_a_shuffled_discard_is_forgotten() -> None:
    s = position("A 0 | |\nB 0 | |\npile\ndiscard button-snout modest-fan barrel-belly")
    draw(s, [1, 0])
    assert s.discards == []
    assert [s.creatures.known[token] for token in s.pile] == [0, 0]
    assert s.creatures.known[s.hands[0][0]] == 1


def test_the_discards_are_not_touched_while_the_pile_lasts() -> None:
    s = position("A 0 | |\nB 0 | |\npile snap-decision cosy-coat\ndiscard button-snout")
    draw(s, [1, 1])
    assert pile_ids(s, s.discards) == ["button-snout"]
    assert s.pile == []


def test_ruling_9_the_last_cards_go_to_whoever_is_owed_most() -> None:
    s = position("A 0 | |\nB 5 | |\nC 9 | |\npile snap-decision cosy-coat modest-fan")
    draw(s, [1, 2, 4])
    # C is owed 4, then 3, then 2 like B, who has fewer points.
    assert sizes(s) == [0, 1, 2]


def test_ruling_9_ties_go_to_the_lower_dominance() -> None:
    s = position("A 3 | |\nB 2 | |\nC 3 | |\npile snap-decision")
    draw(s, [2, 2, 2])
    assert sizes(s) == [0, 1, 0]


def test_ruling_9_then_to_the_lower_seat() -> None:
    s = position("A 3 | |\nB 2 | |\nC 2 | |\npile snap-decision cosy-coat modest-fan")
    draw(s, [2, 2, 2])
    assert sizes(s) == [1, 1, 1]
    s = position("A 3 | |\nB 2 | |\nC 2 | |\npile snap-decision")
    draw(s, [2, 2, 2])
    assert sizes(s) == [0, 1, 0]


def test_ruling_9_dominance_counts_as_it_is_after_the_scoring() -> None:
    # B wins the challenge, so A, with fewer points now, gets the one card they are both owed.
    s = position(
        """
        challenge meteor then plague then territory
        A 1 | |
        B 0 | resilience=5 |
        pile snap-decision
        """,
        at=SCORE_CHALLENGE,
    )
    assert s.dominance == [1, 2]
    assert sizes(s) == [1, 0]


def test_ruling_9_dominance_counts_as_it_is_after_the_places() -> None:
    # A wins and goes from 0 to 3, B from 9 to 11, C from 1 to 2. Owed are 1, 2 and 3, so the fourth and last card
    # lies between A and B and C, of whom C now has the fewest points.
    s = position(
        """
        challenge mating-frenzy then plague then territory
        A 0 | allure=3 |
        B 9 | allure=2 |
        C 1 | allure=1 |
        pile snap-decision cosy-coat modest-fan button-snout
        """,
        at=SCORE_CHALLENGE,
    )
    assert s.dominance == [3, 11, 2]
    assert sizes(s) == [0, 1, 3]


def test_ruling_9_dominance_counts_as_it_is_after_the_biome() -> None:
    # Both lose a point for Swimming and are owed the one card; A has gained two, so B has the fewer points now.
    s = position(
        """
        biome desert then tundra
        challenge meteor then plague then territory
        A 0 | swimming survival burrowing |
        B 1 | swimming |
        pile snap-decision
        """,
    )
    all_pass(s)
    assert (hand(s, "A"), hand(s, "B")) == ([], ["snap-decision"])


def test_without_any_cards_nobody_draws() -> None:
    s = position("A 3 | |\nB 2 | |\npile")
    draw(s, [2, 2])
    assert sizes(s) == [0, 0]


def test_six_players_run_the_deck_dry_and_play_on() -> None:
    """Everybody passes every time: hands fill up to the limit, and 72 cards are not enough for six."""
    dry = 0
    for seed in range(12):
        s = cast(EvolveState, GAME.start(6, seed))
        while not s.over:
            for seat in s.waiting:
                s.apply(s.default_action(seat), seat)
            dry += not s.pile and not s.discards
            cards_in_play(s)
    assert dry > 0


def test_six_players_who_play_run_the_deck_dry_too() -> None:
    dry = 0
    for seed in range(30):
        s = cast(EvolveState, GAME.start(6, seed))
        rng = seeded(seed, 7)
        while not s.over:
            seat = s.to_move
            options = s.legal_actions(seat)
            s.apply(options[rng.below(len(options))], seat)
            dry += not s.pile and not s.discards
    assert dry > 0


def test_events_tell_of_draws_and_of_the_new_deck() -> None:
    s = position("A 0 | |\nB 0 | |\npile snap-decision\ndiscard button-snout modest-fan")
    events = listen(s)
    draw(s, [0, 2])
    assert [(event.key, event.params) for event in events[:2]] == [
        ("reshuffled", {"count": 2}),
        ("drew", {"player": "player:1", "count": 2}),
    ]
    assert (events[0].source, events[0].target) == ("discard", "deck")
    assert (events[1].source, events[1].target) == ("deck", "hand:1")
    own = events[2:]
    assert [event.params["card"] for event in own] == [wording.card(s, token) for token in s.hands[1]]
    assert all(event.visible_to(1) and not event.visible_to(0) and not event.visible_to(2) for event in own)
