"""Select Challenge. Ruling 3."""

from __future__ import annotations

from galapagos.games.evolve.game import EvolveState
from galapagos.games.evolve.rules.turn import REVEAL_BIOME, SELECT_CHALLENGE
from tests.games.evolve.table import all_pass, challenge_id, do, listen, options, pointing, position

# A's creature costs 1, B's 4, C's 2.
TABLE = """
    round 3
    biome desert then tundra
    challenge - then nesting then meteor
    A 0 | nibbling-beak | modest-fan
    B 0 | walking-hedge | barrel-belly
    C 0 | thinking-cap | cosy-coat
"""


def select(text: str = TABLE) -> EvolveState:
    return position(text, at=SELECT_CHALLENGE)


def test_the_owner_of_the_least_expensive_creature_selects() -> None:
    s = select()
    assert s.waiting == [0]
    assert options(s, "A") == ["choose previewed", "choose hidden"]


def test_the_creature_counts_with_the_sum_of_its_printed_costs() -> None:
    # A: 1 + 2 = 3; B: 4; C: 2.
    s = select(TABLE.replace("nibbling-beak", "nibbling-beak cosy-coat").replace("| cosy-coat", "| "))
    assert s.waiting == [2]


def test_the_chooser_alone_sees_the_second_card() -> None:
    s = select()
    hidden = s.challenge_pile[-1]
    assert s.challenges.known[hidden] == 1
    assert s.view(0)["hidden_challenge"] is not None
    assert s.view(1)["hidden_challenge"] is None
    assert s.view(None)["hidden_challenge"] is None


def test_taking_the_previewed_challenge_discards_the_hidden_one_unseen() -> None:
    s = select()
    hidden = s.challenge_pile[-1]
    do(s, "A choose previewed")
    assert challenge_id(s, s.challenge) == "nesting"
    assert s.challenge_discards == [hidden]
    assert s.challenges.known[hidden] == 1
    assert [entry and entry["id"] for entry in s.view(0)["past_challenges"]] == ["meteor"]
    assert s.view(1)["past_challenges"] == [None]


def test_taking_the_hidden_challenge_discards_the_previewed_one_openly() -> None:
    s = select()
    do(s, "A choose hidden")
    assert challenge_id(s, s.challenge) == "meteor"
    assert s.challenges.known[s.challenge] == s.everyone()
    assert [entry and entry["id"] for entry in s.view(2)["past_challenges"]] == ["nesting"]


def test_after_the_selection_the_next_challenge_is_turned_up() -> None:
    s = select()
    coming = s.challenge_pile[-2]
    do(s, "A choose hidden")
    assert s.preview == coming
    assert s.challenges.known[coming] == s.everyone()
    assert len(s.challenge_pile) == 21 - 4 + 1  # without the one in play, the one discarded, the preview


def test_a_tie_for_the_least_expensive_plays_the_previewed_card() -> None:
    s = select(TABLE.replace("thinking-cap", "rash-little-tusks"))
    assert challenge_id(s, s.challenge) == "nesting"
    assert s.waiting == [0, 1, 2]
    assert s.challenge_discards == []


def test_a_tie_among_dearer_creatures_does_not_matter() -> None:
    s = select(TABLE.replace("walking-hedge", "snap-decision"))  # B and C cost 2
    assert s.waiting == [0]


def test_a_tie_broken_by_a_cheaper_creature_later_is_no_tie() -> None:
    s = select(TABLE.replace("nibbling-beak", "snap-decision").replace("walking-hedge", "quarrelsome-frill"))
    assert s.waiting == [0, 1, 2]  # 2, 2, 2
    s = select(
        TABLE.replace("nibbling-beak", "snap-decision")
        .replace("walking-hedge", "quarrelsome-frill")
        .replace("thinking-cap", "kissing-lamprey")
    )
    assert s.waiting == [2]  # 2, 2, 1


def test_an_empty_creature_is_the_least_expensive() -> None:
    s = select(TABLE.replace("walking-hedge", ""))
    assert s.waiting == [1]


def test_nobody_selects_in_the_first_round() -> None:
    s = position(
        """
        round 1
        biome desert then tundra
        challenge - then - then meteor
        A 0 | nibbling-beak | modest-fan
        B 0 | walking-hedge | barrel-belly
        """,
        at=SELECT_CHALLENGE,
    )
    assert challenge_id(s, s.challenge) == "meteor"
    assert s.waiting == [0, 1]
    assert s.preview >= 0


def test_no_challenge_is_turned_up_when_the_dying_sun_comes() -> None:
    s = select(TABLE.replace("tundra", "dying-sun"))
    do(s, "A choose previewed")
    assert s.preview == -1
    assert s.view(0)["next_challenge"] is None
    assert s.view(0)["hidden_challenge"] is None


def test_nobody_selects_in_the_last_round() -> None:
    s = position(TABLE.replace("tundra", "dying-sun").replace("nesting then meteor", "- then meteor"), at=REVEAL_BIOME)
    assert s.last_round()
    assert s.challenge == -1
    assert s.waiting == [0, 1, 2]


def test_the_challenge_of_the_round_is_discarded_when_the_round_ends() -> None:
    s = select()
    do(s, "A choose previewed")
    played = s.challenge
    all_pass(s)
    assert s.round == 4
    assert played in s.challenge_discards
    assert s.view(1)["past_challenges"][-1] is not None


def test_the_question_names_both_cards_and_the_answers_point_at_them() -> None:
    s = select()
    assert s.question(0) == ("ask-challenge", {"previewed": "@challenge-nesting", "hidden": "@challenge-meteor"})
    assert s.touches(s.parse("choose previewed"), 0) == ["challenge:preview"]
    assert s.touches(s.parse("choose hidden"), 0) == ["challenge:hidden"]
    assert s.describe(s.parse("choose hidden"), 0) == ("act-choose", {"challenge": "hidden"})
    assert s.default_action(0) == s.parse("choose previewed")


def test_a_challenge_is_selected_before_anything_is_played_or_passed() -> None:
    s = select()
    assert pointing(s, "A", "card:38") == "when-play"  # the Modest Fan in the hand
    assert pointing(s, "A", "do:pass") == "when-pass"
    assert pointing(s, "A", "creature:1") == "when-splice"


def test_events_tell_the_chooser_alone_what_the_second_card_is() -> None:
    s = position(TABLE.replace("- then", "plague then"))
    events = listen(s)
    all_pass(s)
    told = {event.key: event for event in events}
    assert told["chooser"].params == {"player": "player:0"}
    assert told["chooser"].visible_to(2)
    assert told["chooser-sees"].params == {"challenge": "@challenge-meteor", "special": 1}
    assert [told["chooser-sees"].visible_to(seat) for seat in range(4)] == [True, False, False, False]
    do(s, "A choose previewed")
    told = {event.key: event for event in events}
    assert told["challenge"].params == {"challenge": "@challenge-nesting", "special": 0}
    assert told["challenge-preview"].params["challenge"] == f"@challenge-{challenge_id(s, s.preview)}"
