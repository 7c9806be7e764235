"""The vector of a position: what the seat knows, each thing in its place."""

from __future__ import annotations

from galapagos.games.evolve.rules.turn import END_OF_ROUND, SELECT_CHALLENGE
from tests.games.evolve.table import GAME, do, position


def test_a_vector_tells_hand_creatures_biomes_and_challenges() -> None:
    s = position(
        """
        round 4
        biome desert then tundra
        challenge ambush then genetic-drift then rut
        A 2 | snap-decision twitchy-antennae | cosy-coat
        B -4 | second-wind | modest-fan rope-trick
        """
    )
    vector = [9.0] * GAME.observation_size
    s.observe(0, vector)
    assert [i for i in range(144) if vector[i]] == [27]  # Cosy Coat in hand, nothing picked
    # Itself: there, 2 points, 1 card, a price of 2; Aggression 2, Resilience 1, Gathering 1; no abilities; Foresight;
    # a head, an adaptation.
    assert vector[144:148] == [1.0, 0.1, 0.1, 0.1]
    assert vector[148:152] == [0.2, 0.1, 0.0, 0.1]
    assert vector[152:165] == [0.0] * 13
    assert vector[165:173] == [0.0] * 7 + [1.0]
    assert vector[173:177] == [1.0, 0.0, 0.0, 1.0]
    # The neighbour: -4 points, 2 cards, a price of 4; Aggression 3, Resilience 1; Running; Second wind.
    assert vector[177:181] == [1.0, -0.2, 0.2, 0.2]
    assert vector[181:185] == [0.3, 0.1, 0.0, 0.0]
    assert [i for i in range(13) if vector[185 + i]] == [6]
    assert [i for i in range(8) if vector[198 + i]] == [2]
    assert vector[210:342] == [0.0] * 132  # four empty seats
    # Desert: Survival, Burrowing; Swimming. Tundra: Survival, Insulation; Venom.
    assert [i for i in range(27) if vector[342 + i]] == [4, 5, 13 + 1]
    assert [i for i in range(27) if vector[369 + i]] == [4, 10, 13 + 7]
    # Ambush: Aggression less Allure, Climbing adds 1. Genetic Drift: Resilience, and its action. Rut is hidden.
    assert vector[396:400] == [1.0, 0.0, -1.0, 0.0]
    assert [i for i in range(20) if vector[400 + i]] == [7 + 2]
    assert vector[409] == 0.5
    assert vector[420:424] == [0.0, 1.0, 0.0, 0.0]
    assert [i for i in range(20) if vector[424 + i]] == [1]
    assert vector[444:468] == [0.0] * 24
    # Round 4, 66 of 72 cards in the pile, none discarded, nothing picked, asked.
    assert vector[468:] == [0.4, 66 / 72, 0.0, 0.0, 1.0]


def test_a_vector_tells_the_own_picks_a_special_challenge_and_the_last_biome() -> None:
    s = position(
        """
        round 6
        biome caves then dying-sun
        challenge meteor then -
        A 0 | | snap-decision cosy-coat modest-fan barrel-belly
        B 0 | | nibbling-beak
        """
    )
    do(s, "A play snap-decision; A pay modest-fan")
    vector = [0.0] * GAME.observation_size
    s.observe(0, vector)
    assert (vector[72 + 8], vector[72 + 38]) == (1.0, -1.0)
    assert vector[468 + 3] == 0.2
    assert vector[369 + 26] == 1.0
    assert [i for i in range(24) if vector[396 + i]] == [4 + 2 + 1, 4 + 2 + 5 + 5]
    s.observe(1, vector)
    assert vector[72:144] == [0.0] * 72


def test_a_vector_tells_the_hidden_challenge_to_who_knows_it() -> None:
    s = position(
        "A 0 | | modest-fan\nB 0 | nibbling-beak | cosy-coat\nchallenge - then nesting then rut", at=SELECT_CHALLENGE
    )
    vector = [0.0] * GAME.observation_size
    s.observe(0, vector)
    assert vector[444:448] == [1.0, 0.0, 1.0, 0.0]
    assert vector[468 + 4] == 1.0
    s.observe(1, vector)
    assert vector[444:448] == [0.0, 0.0, 0.0, 0.0]
    assert vector[468 + 4] == 0.0


def test_a_vector_tells_every_card_of_a_hand_over_the_limit() -> None:
    heads = " ".join(GAME.deck().ids[1:13])  # type: ignore[attr-defined]
    s = position(f"challenge nesting then plague then rut\nA 0 | | {heads}\nB 0 | | modest-fan", at=END_OF_ROUND)
    vector = [0.0] * GAME.observation_size
    s.observe(0, vector)
    assert sum(vector[:72]) == 12
