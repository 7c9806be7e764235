"""Adaptations: the eight powers. Rulings 1, 2 and 8."""

from __future__ import annotations

from galapagos.games.evolve.rules.turn import SCORE_BIOME, SCORE_CHALLENGE, TURN_UP_NEXT
from tests.games.evolve.table import (
    all_pass,
    beast,
    challenge_id,
    do,
    hand,
    listen,
    options,
    pile_ids,
    position,
    sizes,
)

QUIET = "challenge meteor then plague then territory"

# --- Thrift ------------------------------------------------------------------------------------


def test_thrift_takes_1_off_every_cost() -> None:
    s = position("A 0 | thrifty-crystals | snap-decision button-snout\nB 0 | | modest-fan")
    assert options(s, "A") == ["pass", "play button-snout", "play snap-decision"]
    do(s, "A play snap-decision; A pay button-snout")
    assert s.waiting == [1]


def test_ruling_1_thrift_never_takes_a_cost_below_zero() -> None:
    s = position(f"{QUIET}\nA 0 | thrifty-crystals | button-snout\nB 0 | | modest-fan")
    do(s, "A play button-snout; B pass")
    assert "button-snout" in beast(s, "A")


def test_thrift_makes_a_cost_of_1_free() -> None:
    s = position("A 0 | thrifty-crystals | nibbling-beak\nB 0 | | modest-fan")
    do(s, "A play nibbling-beak")
    assert s.waiting == [1]


def test_the_power_of_another_creature_does_not_help() -> None:
    s = position("A 0 | thrifty-crystals | \nB 0 | | modest-fan")
    assert options(s, "B") == ["pass"]


# --- Second wind -------------------------------------------------------------------------------------

WINDY = f"""
    {QUIET}
    A 0 | second-wind | button-snout hopeful-wag nibbling-beak barrel-belly modest-fan
    B 0 |  | cosy-coat
"""


def test_second_wind_allows_a_second_play_at_1_more() -> None:
    s = position(WINDY)
    do(s, "A play button-snout")
    assert s.question(0) == ("ask-second", {})
    do(s, "A play hopeful-wag")
    assert s.question(0) == ("ask-pay", {"card": "@card-hopeful-wag", "due": 1})
    do(s, "A pay nibbling-beak; B pass")
    assert beast(s, "A") == ["button-snout", "hopeful-wag", "second-wind"]
    assert pile_ids(s, s.discards) == ["nibbling-beak"]


def test_the_second_play_is_paid_after_the_first() -> None:
    s = position(WINDY)
    do(s, "A play nibbling-beak; A pay button-snout")
    assert options(s, "A") == ["pass", "play barrel-belly", "play hopeful-wag", "play modest-fan"]
    do(s, "A play modest-fan; A pay hopeful-wag; A pay barrel-belly; B pass")
    assert beast(s, "A") == ["nibbling-beak", "modest-fan", "second-wind"]


def test_the_second_card_is_of_another_kind() -> None:
    s = position(WINDY)
    do(s, "A play button-snout")
    assert options(s, "A") == ["pass", "play barrel-belly", "play hopeful-wag", "play modest-fan"]
    assert s.why_not(0, ["card:2"]) == ("why-same-kind", {"action": "play nibbling-beak"})
    assert s.why_not(0, ["card:0"]) == ("why-already-picked", {"action": "play button-snout"})


def test_the_second_play_may_be_left_out() -> None:
    s = position(WINDY)
    do(s, "A play button-snout; A pass; B pass")
    assert beast(s, "A") == ["button-snout", "second-wind"]


def test_passing_at_once_is_no_play_at_all() -> None:
    s = position(WINDY)
    do(s, "A pass")
    assert s.waiting == [1]


def test_the_second_play_must_be_affordable_at_1_more() -> None:
    s = position("A 0 | second-wind | button-snout modest-fan hopeful-wag\nB 0 | | cosy-coat")
    do(s, "A play button-snout")
    # Two cards are left: the wag costs 1 with the other, the fan would cost 2.
    assert options(s, "A") == ["pass", "play hopeful-wag"]
    assert s.why_not(0, ["card:38"]) == ("why-too-expensive", {"action": "play modest-fan"})


def test_cards_that_paid_for_the_first_are_gone_for_the_second() -> None:
    s = position("A 0 | second-wind | nibbling-beak hopeful-wag wet-ribbon barrel-belly\nB 0 | | cosy-coat")
    do(s, "A play nibbling-beak; A pay hopeful-wag")
    assert options(s, "A") == ["pass"]
    assert s.why_not(0, ["card:36"]) == ("why-already-picked", {"action": "play hopeful-wag"})


def test_second_wind_may_replace_itself_in_either_play() -> None:
    s = position(f"{QUIET}\nA 0 | second-wind | twitchy-antennae hopeful-wag cosy-coat\nB 0 | | modest-fan")
    do(s, "A play twitchy-antennae; A play hopeful-wag; A pay cosy-coat; B pass")
    assert beast(s, "A") == ["hopeful-wag", "twitchy-antennae"]
    assert pile_ids(s, s.discards) == ["cosy-coat", "second-wind"]


# --- Keepsake -------------------------------------------------------------------------------------------


def test_keepsake_takes_a_replaced_card_back_after_payment() -> None:
    s = position(f"{QUIET}\nA 0 | nibbling-beak sentimental-web | shovel-snout modest-fan\nB 0 | | cosy-coat\npile")
    do(s, "A play shovel-snout; A pay modest-fan; B pass")
    assert beast(s, "A") == ["shovel-snout", "sentimental-web"]
    # The discarded fan was drawn again for the challenge by B, who has less to its name, or by A.
    assert "nibbling-beak" in hand(s, "A")
    assert "nibbling-beak" not in pile_ids(s, s.discards)


def test_ruling_2_keepsake_works_even_when_it_is_itself_replaced() -> None:
    s = position(f"{QUIET}\nA 0 | sentimental-web | twitchy-antennae\nB 0 | | cosy-coat")
    do(s, "A play twitchy-antennae; B pass")
    assert beast(s, "A") == ["twitchy-antennae"]
    assert "sentimental-web" in hand(s, "A")


def test_ruling_1_keepsake_played_now_does_not_keep_what_it_replaces() -> None:
    s = position(f"{QUIET}\nA 0 | twitchy-antennae | sentimental-web modest-fan\nB 0 | | cosy-coat")
    do(s, "A play sentimental-web; A pay modest-fan; B pass")
    assert "twitchy-antennae" in pile_ids(s, s.discards)


def test_what_keepsake_takes_back_stays_known_to_all() -> None:
    s = position(f"{QUIET}\nA 0 | nibbling-beak sentimental-web | button-snout\nB 0 | | cosy-coat")
    events = listen(s)
    do(s, "A play button-snout; B pass")
    seen = [card["id"] for card in s.view(1)["seats"][0]["hand"]]
    assert "nibbling-beak" in seen
    told = next(event for event in events if event.key == "took-back")
    assert told.params == {"player": "player:0", "card": "@card-nibbling-beak"}
    assert (told.source, told.target) == ("creature:0", "hand:0")


# --- Larder ------------------------------------------------------------------------------------------------

ELEVEN = (
    "button-snout midnight-squint nibbling-beak kissing-lamprey shovel-snout rash-little-tusks "
    "pine-picker-bill thinking-cap snap-decision quarrelsome-frill nosy-trunk"
)


def test_larder_raises_the_hand_limit_to_12() -> None:
    s = position(f"{QUIET}\nA 0 | bottomless-pouch | {ELEVEN}\nB 0 | | {'modest-fan'}", at=SCORE_CHALLENGE)
    assert sizes(s) == [13, 3]
    assert s.waiting == [0]
    assert s.question(0) == ("ask-limit", {"due": 1})
    assert s.view(0)["seats"][0]["limit"] == 12
    assert s.view(0)["seats"][1]["limit"] == 10


# --- Composure --------------------------------------------------------------------------------------------


def test_composure_loses_nothing_to_the_biome_and_draws_nothing_for_it() -> None:
    s = position(
        f"biome desert then tundra\n{QUIET}\nA 0 | swimming all-weather-gills |\nB 0 | swimming |", at=SCORE_BIOME
    )
    assert s.dominance == [0, -1]
    assert sizes(s) == [2, 3]


def test_composure_still_gains() -> None:
    s = position(
        f"biome desert then tundra\n{QUIET}\nA 0 | swimming survival all-weather-gills |\nB 0 | |", at=SCORE_BIOME
    )
    assert s.dominance == [1, 0]


def test_composure_does_not_help_in_special_challenges() -> None:
    s = position(
        "challenge starvation then plague then territory\nA 0 | all-weather-gills |\nB 0 | |", at=SCORE_CHALLENGE
    )
    assert s.dominance == [-1, -1]


# --- Consolation ------------------------------------------------------------------------------------------

LAST = "challenge mating-frenzy then plague then territory"


def test_consolation_draws_one_more_card_in_the_last_place() -> None:
    s = position(f"{LAST}\nA 0 | allure=3 |\nB 0 | consoling-spores |", at=SCORE_CHALLENGE)
    assert sizes(s) == [1, 3]


def test_consolation_counts_in_the_lowest_group() -> None:
    s = position(
        f"{LAST}\nA 0 | allure=3 |\nB 0 | consoling-spores |\nC 0 | |\nD 0 | allure=-1 |\nE 0 | allure=-1 flying |",
        at=SCORE_CHALLENGE,
    )
    assert sizes(s) == [1, 2, 2, 4, 3]
    s = position(f"{LAST}\nA 0 | allure=3 |\nB 0 | consoling-spores |\nC 0 | |", at=SCORE_CHALLENGE)
    assert sizes(s) == [1, 3, 2]


def test_consolation_is_no_help_in_a_better_place() -> None:
    s = position(f"{LAST}\nA 0 | |\nB 0 | allure=2 consoling-spores |", at=SCORE_CHALLENGE)
    assert sizes(s) == [2, 1]


def test_ruling_8_nobody_is_last_when_all_tie() -> None:
    s = position(f"{LAST}\nA 0 | |\nB 0 | consoling-spores |", at=SCORE_CHALLENGE)
    assert sizes(s) == [1, 1]


def test_ruling_8_consolation_is_for_ranked_challenges_only() -> None:
    s = position(f"{QUIET}\nA 0 | resilience=5 |\nB 0 | consoling-spores |", at=SCORE_CHALLENGE)
    assert sizes(s) == [2, 2]


# --- Mimicry -------------------------------------------------------------------------------------------------


def mimic(*creatures: str) -> list[int]:
    seats = "\n".join(f"{'ABC'[i]} 0 | {creature} |" for i, creature in enumerate(creatures))
    return position(f"biome desert then tundra\n{QUIET}\n{seats}", at=SCORE_BIOME).dominance


def test_mimicry_copies_an_ability_of_the_right_neighbour_for_the_biome() -> None:
    assert mimic("survival", "copycat-spots", "") == [1, 1, 0]


def test_mimicry_looks_to_the_right_only() -> None:
    assert mimic("", "copycat-spots", "survival") == [0, 0, 1]


def test_the_right_neighbour_of_the_first_seat_is_the_last() -> None:
    assert mimic("copycat-spots", "", "survival") == [1, 0, 1]


def test_mimicry_copies_one_ability_not_two() -> None:
    assert mimic("survival burrowing", "copycat-spots", "") == [2, 1, 0]


def test_ruling_8_mimicry_copies_what_is_missing() -> None:
    assert mimic("survival burrowing", "survival copycat-spots", "") == [2, 2, 0]


def test_mimicry_adds_nothing_that_the_creature_has_already() -> None:
    assert mimic("survival", "survival copycat-spots", "") == [1, 1, 0]


def test_mimicry_never_copies_the_loss() -> None:
    assert mimic("swimming", "copycat-spots", "") == [-1, 0, 0]


def test_ruling_8_mimicry_is_for_the_biome_only() -> None:
    s = position(
        "challenge long-winter then plague then territory\nA 0 | insulation |\nB 0 | copycat-spots |",
        at=SCORE_CHALLENGE,
    )
    assert s.dominance == [3, 2]


# --- Foresight -----------------------------------------------------------------------------------------------


def test_foresight_sees_the_card_under_the_preview() -> None:
    s = position("challenge meteor then - then territory\nA 0 | twitchy-antennae |\nB 0 | |", at=TURN_UP_NEXT)
    hidden = s.challenge_pile[-1]
    assert s.challenges.known[hidden] == 1
    found = s.view(0)["hidden_challenge"]
    assert found is not None
    assert found["id"] == challenge_id(s, hidden)


def test_foresight_works_as_soon_as_it_is_played() -> None:
    s = position("A 0 | | twitchy-antennae\nB 0 | | modest-fan\nC 0 | nibbling-beak | cosy-coat")
    events = listen(s)
    hidden = s.challenge_pile[-1]
    do(s, "A play twitchy-antennae; B pass; C pass")
    assert [event.key for event in events].index("foresaw") < [event.key for event in events].index("ranked")
    told = next(event for event in events if event.key == "foresaw")
    assert told.params == {"challenge": f"@challenge-{challenge_id(s, hidden)}", "special": 0}
    assert [told.visible_to(seat) for seat in range(4)] == [True, False, False, False]


def test_foresight_sees_nothing_when_nothing_is_previewed() -> None:
    s = position("biome desert then dying-sun\nchallenge meteor then -\nA 0 | | twitchy-antennae\nB 0 | |")
    do(s, "A play twitchy-antennae; B pass")
    assert not s.challenges.knows(0, s.challenge_pile[-1])
    assert s.view(0)["hidden_challenge"] is None


def test_foresight_tells_each_card_once() -> None:
    s = position("A 0 | twitchy-antennae | modest-fan\nB 0 | | cosy-coat\nC 0 | | barrel-belly")
    events = listen(s)
    all_pass(s)
    assert [event.key for event in events].count("foresaw") == 1 + 1  # this round's under card, and the next round's


def test_powers_show_in_the_view() -> None:
    s = position("A 0 | twitchy-antennae |\nB 0 | mole-mittens | \nC 0 | |")
    assert [seat["power"] for seat in s.view(1)["seats"]] == ["foresight", None, None]
