"""Intelligence System: Cognitive Points, types of Inventions, Swift windows and answers."""

from __future__ import annotations

import pytest

from galapagos.games.evoloosen.rules.strength import enemy_strength, side_strength
from tests.games.evoloosen.table import table

pytestmark = pytest.mark.compiled

# --- Cognitive Points -----------------------------------------------------------------------------


def test_cp_equal_the_intelligence_points() -> None:
    t = table("mimic genes:third-eye,headbutt-logic | scavenger")
    assert (t.s.int_points(0), t.s.cp(0)) == (6, 6)
    assert t.s.pf(0) == 1


def test_using_an_invention_spends_cp_but_not_intelligence() -> None:
    t = table("mimic mp1 hand:spring-heels,growth-gravy genes:third-eye | scavenger | habitat:lint-lynx")
    t.do("explore", "solo", "play spring-heels p0")
    assert (t.s.int_points(0), t.s.cp(0)) == (3, 0)
    assert t.used(0) == ["spring-heels"]
    assert t.why_not("play growth-gravy p0") == "why-cp"


def test_spent_cp_stay_spent_until_the_round_ends() -> None:
    t = table(
        "mimic hand:mutagen-lemonade,light-fingers genes:second-thoughts | scavenger hand:pep-whistle"
        " | habitat:free-lunch"
    )
    t.do("explore", "play mutagen-lemonade -")
    assert t.quiet().why_not("play light-fingers p1") == "why-cp"


def test_losing_intelligence_does_not_make_cp_negative() -> None:
    """CP left = max(0, INT - CP spent)."""
    t = table("mimic spent3 genes:third-eye | scavenger")
    t.s.seats[0].int_bonus = -2
    assert (t.s.int_points(0), t.s.cp(0)) == (1, 0)


def test_a_card_that_costs_nothing_needs_no_intelligence() -> None:
    t = table("mimic mp1 hand:pep-whistle | scavenger | habitat:lint-lynx")
    t.do("explore", "solo", "play pep-whistle p0")
    assert side_strength(t.s) == 2


# --- Types ------------------------------------------------------------------------------------------


def test_action_inventions_are_for_the_action_phase() -> None:
    t = table("mimic hand:mutagen-lemonade,pep-whistle genes:third-eye | scavenger | habitat:free-lunch")
    t.do("explore").quiet()
    assert "play mutagen-lemonade -" in t.options()
    assert t.why_not("play pep-whistle p0") == "why-action-or-swift"


def test_swift_inventions_can_be_used_in_the_action_phase_and_in_battle() -> None:
    t = table("mimic hand:magnet-on-a-string genes:third-eye | scavenger mp2 | habitat:free-lunch")
    t.do("explore").quiet()
    assert "play magnet-on-a-string p1" in t.options()
    t = table("mimic hand:magnet-on-a-string genes:third-eye | scavenger mp2 | habitat:lint-lynx")
    t.do("explore", "solo")
    assert "play magnet-on-a-string p1" in t.options()


def test_a_card_that_is_not_held_cannot_be_used() -> None:
    t = table("mimic genes:third-eye | scavenger | habitat:free-lunch")
    t.do("explore").quiet()
    assert t.why_not("play mutagen-lemonade -") == "why-not-held"


def test_equal_cards_share_one_action() -> None:
    t = table("mimic hand:mutagen-lemonade,mutagen-lemonade genes:third-eye | scavenger | habitat:free-lunch")
    t.do("explore").quiet()
    assert t.options().count("play mutagen-lemonade -") == 1


# --- Swift windows ------------------------------------------------------------------------------------

HOLDER = "scavenger hand:keyhole-periscope genes:third-eye"
ACTOR = "mimic mp2 hand:banana-peel"


def windows(text: str, *moves: str) -> list[tuple[str, int]]:
    """Play the moves and note every window that opens: the phase it interrupts, and who is asked."""
    t = table(text)
    seen: list[tuple[str, int]] = []
    left = list(moves)
    while left or t.interrupts():
        if t.frame == "Window":
            seen.append((t.s.view(None)["phase"], t.asked))
            t.s.apply(t.s.parse("pass"))
        elif left and left[0] in t.options():
            t.s.apply(t.s.parse(left.pop(0)))
        else:
            t.s.apply(t.s.parse("pass"))
    return seen


def test_windows_open_at_the_turns_start_after_a_reveal_at_phase_changes_and_before_an_adapt() -> None:
    seen = windows(
        f"mimic mp2 hand:pep-whistle,pep-whistle | {HOLDER} | habitat:wall-mender | pool:second-thoughts",
        "explore",
        "recycle pep-whistle",
        "recycle pep-whistle",
        "pass",
        "adapt g0",
    )
    assert seen[:6] == [
        ("exploring", 1),  # the turn begins
        ("exploring", 1),  # a card was revealed
        ("action", 1),
        ("adapting", 1),
        ("adapting", 1),  # before the Adapt resolves
        ("exploring", 1),  # the next turn
    ]


def test_a_window_opens_between_battle_turns_and_after_the_battle() -> None:
    seen = windows(f"{ACTOR} | {HOLDER} | habitat:lint-lynx,free-lunch", "explore", "solo", "pass", "pass", "pass")
    # start, reveal, after the fighter's turn, after the battle; then the next turn begins
    assert seen[:5] == [("exploring", 1)] * 5


def test_a_window_does_not_open_again_before_something_has_happened() -> None:
    """All pass after the reveal, in Action nothing is done: the Adapting phase begins without another window."""
    seen = windows(f"{ACTOR} | {HOLDER} | habitat:wall-mender,free-lunch", "explore", "pass", "pass", "pass")
    # start, reveal, the Villager stays Unresolved; not before Adapting; then the next turn begins
    assert seen[:4] == [("exploring", 1), ("exploring", 1), ("action", 1), ("exploring", 1)]


def test_an_offer_is_news_to_a_window() -> None:
    """Turned down, too; then the window after the battle turn opens again."""
    t = table("mimic mp1 hand:pep-whistle | scavenger mp1 hand:banana-peel genes:third-eye | habitat:lint-lynx")
    t.do("explore", "solo", "0: pass").decline()
    assert (t.frame, t.asked) == ("BattleTurn", 1)
    t.do("1: talk", "deal trade p0", "form", "send", "0: reject", "1: pass")
    assert (t.frame, t.asked) == ("Window", 1)


@pytest.mark.parametrize(
    ("seat", "asked"),
    [
        ("symbiont hand:pep-whistle genes:third-eye", True),  # nothing Swift, but nobody can see that
        ("symbiont genes:third-eye", False),  # an empty hand
        ("symbiont hand:keyhole-periscope", False),  # no CP, and no Swift card costs nothing
        ("symbiont hand:keyhole-periscope spent3 genes:third-eye", False),
    ],
)
def test_a_window_asks_everybody_who_could_answer_as_far_as_the_table_can_see(seat: str, asked: bool) -> None:
    t = table(f"mimic | {seat} | habitat:free-lunch")
    assert (t.frame == "Window") is asked


def test_a_play_reopens_the_window() -> None:
    """Rule 12: until all decline."""
    t = table(
        "mimic hand:keyhole-periscope,pep-whistle genes:third-eye | scavenger hand:pep-whistle genes:third-eye"
        " | habitat:free-lunch"
    )
    t.do("0: play keyhole-periscope p1")
    assert (t.frame, t.asked) == ("Window", 1)  # others may answer the play
    t.decline()
    assert (t.frame, t.asked) == ("Window", 0)
    assert t.knows(0, 1) == ["pep-whistle"]


def test_in_a_window_only_swift_inventions_can_be_used() -> None:
    t = table("mimic hand:mutagen-lemonade genes:third-eye | scavenger | habitat:free-lunch")
    assert t.frame == "Window"
    assert t.why_not("play mutagen-lemonade -") == "why-swift-only"
    assert t.why_not("explore") == "when-explore"


def test_a_swift_card_for_battles_needs_a_battle() -> None:
    t = table("mimic hand:quick-quack,thunder-sheet genes:third-eye | scavenger | habitat:free-lunch")
    assert t.why_not("play quick-quack p0") == "why-no-battle"
    assert t.options() == ["pass"]


def test_the_window_after_the_last_battle_turn_can_turn_the_battle() -> None:
    """Rule 7: seat 1 talks until the last window, boosts the Enemy, and seat 0 gets another turn to answer."""
    t = table(
        "mimic mp1 hand:pep-whistle genes:sprinting-legs | scavenger hand:quick-quack,banana-peel genes:third-eye"
        " | habitat:lint-lynx"
    )
    t.do("explore", "solo", "0: pass", "1: talk", "deal trade p0", "form", "send", "0: reject", "1: pass")
    assert (t.frame, t.asked) == ("Window", 1)
    t.do("1: play quick-quack enemy").quiet()
    assert (t.frame, t.asked) == ("BattleTurn", 0)
    assert (side_strength(t.s), enemy_strength(t.s)) == (2, 3)


# --- Answers --------------------------------------------------------------------------------------------


def test_a_prevented_invention_is_lost_and_its_cp_are_spent() -> None:
    """Rule 12: to the discards at once."""
    t = table(
        "mimic mp1 hand:spring-heels genes:third-eye | scavenger hand:polite-no genes:third-eye | habitat:lint-lynx"
    )
    t.do("explore", "solo", "play spring-heels p0", "1: play polite-no -")
    assert side_strength(t.s) == 0
    assert t.s.cp(0) == 0
    assert t.used(0) == []
    assert t.discarded()["inventions"] == ["spring-heels"]
    assert t.used(1) == ["polite-no"]


def test_an_answer_can_be_answered() -> None:
    """Last in, first out: the second prevention saves the first play."""
    t = table(
        "mimic mp1 hand:growth-gravy,solvent genes:spare-brain | scavenger hand:polite-no genes:third-eye"
        " | habitat:lint-lynx"
    )
    t.do("explore", "solo", "play growth-gravy p0", "1: play polite-no -", "0: play solvent -")
    t.quiet()
    assert side_strength(t.s) == 3
    assert sorted(t.discarded()["inventions"]) == ["polite-no"]


def test_at_most_four_answers_above_the_first_play() -> None:
    """Rule 12."""
    brains = "genes:spare-brain,dreaming-brain"
    hand = "keyhole-periscope,magnet-on-a-string,polite-no"
    t = table(
        f"mimic mp2 hand:pep-whistle,{hand} {brains} | scavenger mp2 hand:solvent,polite-no,quick-quack,false-signpost"
        " genes:third-eye*2 | habitat:lint-lynx"
    )
    t.do("explore", "solo", "play pep-whistle p0", "1: play solvent -", "0: play polite-no -")
    t.do("1: play polite-no -")
    assert len(t.s.declared) == 4
    assert t.frame == "Window"
    t.do("0: play magnet-on-a-string p1")
    # the fifth on the pile resolves at once: nobody may answer it
    assert len(t.s.declared) == 4
    assert t[0].mp == 3


def test_nobody_answers_their_own_play() -> None:
    t = table(
        "mimic mp1 hand:pep-whistle,polite-no,keyhole-periscope genes:third-eye | scavenger hand:banana-peel"
        " | habitat:lint-lynx"
    )
    t.do("explore", "solo", "play pep-whistle p0")
    assert (t.frame, t.asked) == ("BattleTurn", 0)  # nobody else could answer
    assert side_strength(t.s) == 2


def test_there_must_be_something_to_prevent() -> None:
    t = table("mimic hand:polite-no genes:third-eye | scavenger")
    assert t.why_not("play polite-no -") == "why-no-play"


def test_a_redirected_invention_hits_another_target() -> None:
    t = table(
        "mimic mp1 hand:borrowed-moon genes:spare-brain,second-thoughts"
        " | scavenger hand:false-signpost genes:second-thoughts | habitat:lint-lynx"
    )
    t.do("explore", "solo", "play borrowed-moon p0", "1: play false-signpost -")
    assert t.options() == ["redirect enemy"]
    assert t.why_not("redirect p0") == "why-same-target"
    t.do("redirect enemy")
    assert (side_strength(t.s), enemy_strength(t.s)) == (0, 9)


def test_what_could_name_no_other_target_cannot_be_redirected() -> None:
    t = table("mimic mp1 hand:borrowed-boots | scavenger hand:false-signpost genes:second-thoughts | habitat:lint-lynx")
    t.do("explore", "solo", "play borrowed-boots p0")
    assert (t.frame, t.asked) == ("Window", 1)
    assert t.why_not("play false-signpost -") == "why-no-other-target"


def test_a_prevention_cannot_be_redirected() -> None:
    t = table(
        "mimic mp1 hand:pep-whistle,false-signpost genes:third-eye | scavenger hand:polite-no genes:third-eye"
        " | habitat:lint-lynx"
    )
    t.do("explore", "solo", "play pep-whistle p0", "1: play polite-no -")
    assert (t.frame, t.asked) == ("Window", 0)
    assert t.why_not("play false-signpost -") == "why-no-other-target"


def test_a_redirect_of_something_prevented_asks_for_nothing() -> None:
    t = table(
        "mimic mp1 hand:pep-whistle | scavenger mp1 hand:false-signpost genes:third-eye"
        " | symbiont mp1 hand:solvent genes:third-eye | habitat:lint-lynx"
    )
    t.do("explore", "solo", "play pep-whistle p0", "1: play false-signpost -")
    # The redirect is declared; the prevention answers the redirect, so the whistle works as it was aimed.
    t.do("2: play solvent -").quiet()
    assert (side_strength(t.s), enemy_strength(t.s)) == (2, 1)


def test_answers_resolve_last_in_first_out() -> None:
    t = table(
        "mimic mp1 hand:pep-whistle | scavenger mp1 hand:quick-quack genes:third-eye"
        " | symbiont mp1 hand:polite-no genes:third-eye | habitat:lint-lynx"
    )
    t.do("explore", "solo", "play pep-whistle p0", "1: play quick-quack enemy")
    assert (side_strength(t.s), enemy_strength(t.s)) == (0, 1)
    t.do("2: play polite-no -").quiet()  # it stops the quack, which was on top
    assert (side_strength(t.s), enemy_strength(t.s)) == (2, 1)


# --- Used on you ----------------------------------------------------------------------------------------


def test_used_on_you_means_by_another_side_and_naming_you() -> None:
    """Rule 11, with an Adaptation that gives 1 MP whenever an Invention is used on its owner."""
    t = table(
        "mimic mp0 hand:pep-whistle,borrowed-boots genes:long-memory | scavenger mp1 hand:pep-whistle,banana-peel"
        " | habitat:lint-lynx"
    )
    t.do("explore", "solo", "0: play pep-whistle p0")
    assert t.quiet()[0].mp == 0  # by oneself
    t.do("0: pass", "1: play pep-whistle enemy").quiet()
    assert t[0].mp == 0  # naming the Enemy
    t.do("1: play banana-peel p0").quiet()
    assert t[0].mp == 1


def test_an_ally_does_not_use_it_on_you() -> None:
    """Rule 11: not on your side."""
    t = table("mimic mp0 genes:long-memory | symbiont mp1 hand:pep-whistle | scavenger | habitat:lint-lynx")
    t.do("explore", "team", "0: talk", "deal collab p1", "template t0", "1: accept", "1: play pep-whistle p0")
    assert t.quiet()[0].mp == 0


def test_an_action_invention_is_not_used_on_you() -> None:
    """General Notes: of the types Battle and Swift."""
    t = table(
        "mimic mp0 hand:light-fingers genes:third-eye | scavenger mp0 hand:pep-whistle genes:long-memory"
        " | habitat:unlocked-laboratory"
    )
    t.do("explore", "play light-fingers p1").quiet()
    assert t[1].mp == 0
    assert len(t[1].hand) == 0


def test_a_prevented_invention_was_not_used_on_you() -> None:
    t = table("mimic mp0 hand:solvent genes:long-memory | scavenger mp1 hand:banana-peel | habitat:lint-lynx")
    t.do("explore", "solo", "0: pass", "1: play banana-peel p0", "0: play solvent -").quiet()
    assert t[0].mp == 0


# --- Two plays on the pile --------------------------------------------------------------------------------

PILE = (
    "mimic mp1 hand:pep-whistle | scavenger mp1 hand:quick-quack genes:third-eye"
    " | symbiont mp1 hand:false-signpost,polite-no genes:third-eye | habitat:lint-lynx"
)


def test_an_answer_is_to_the_play_on_top() -> None:
    t = table(PILE).do("explore", "solo", "play pep-whistle p0", "1: play quick-quack enemy")
    assert t.s.question(2) == ("ask-answer", {"player": "player:1", "card": "@card-quick-quack"})
    t.do("2: play false-signpost -").quiet()
    assert t.s.question(2) == ("ask-redirect", {"player": "player:1", "card": "@card-quick-quack"})
    t.do("redirect p0").quiet()
    assert (side_strength(t.s), enemy_strength(t.s)) == (4, 1)


def test_a_prevented_play_can_be_answered_but_not_redirected() -> None:
    """A redirect of something prevented asks for nothing, with one play on the pile and with two."""
    t = table(PILE).do("explore", "solo", "play pep-whistle p0", "2: play polite-no -", "2: play false-signpost -")
    assert t.quiet().frame == "BattleTurn"
    assert (side_strength(t.s), enemy_strength(t.s)) == (0, 1)
    assert t.used(2) == ["false-signpost", "polite-no"]
    t = table(PILE).do("explore", "solo", "play pep-whistle p0", "1: play quick-quack enemy", "2: play polite-no -")
    t.do("2: play false-signpost -")
    assert t.quiet().frame == "BattleTurn"
    assert (side_strength(t.s), enemy_strength(t.s)) == (2, 1)


def test_one_cannot_answer_the_answer_of_ones_own() -> None:
    t = table(PILE).do("explore", "solo", "play pep-whistle p0", "2: play polite-no -")
    asked = []
    while t.frame == "Window" and len(t.s.declared) == 2:
        asked.append(t.asked)
        t.decline()
    assert asked == [1]  # not seat 2, whose answer it is


# --- Naming a player ----------------------------------------------------------------------------------------


def test_a_card_for_other_players_names_one_who_is_there() -> None:
    t = table("mimic hand:keyhole-periscope genes:third-eye | scavenger hand:solvent")
    assert t.options() == ["pass", "play keyhole-periscope p1"]
    assert t.why_not("play keyhole-periscope p0") == "why-not-yourself"
    assert t.why_not("play keyhole-periscope p2") == "why-target"
    assert t.why_not("play keyhole-periscope enemy") == "why-target"
    assert t.why_not("play keyhole-periscope -") == "why-target"


@pytest.mark.parametrize(
    ("card", "poor", "guard"),
    [
        ("magnet-on-a-string", "mp0", "mp1 genes:piggy-bank-hide"),
        ("keyhole-periscope", "mp1", ""),
        ("light-fingers", "mp1", "hand:solvent genes:zipper-skin"),
        ("charity-tin", "mp0", "mp1 genes:piggy-bank-hide"),
        ("borrowed-genome", "mp1", "genes:knotted-genes"),
    ],
)
def test_there_must_be_something_to_take_or_to_see(card: str, poor: str, guard: str) -> None:
    hand = f"mimic hand:{card} genes:spare-brain"
    t = table(f"{hand} | scavenger {poor} | habitat:second-wind").do("explore").quiet()
    reason = "why-cannot-hold" if card == "borrowed-genome" else "why-nothing-there"
    assert t.why_not(f"play {card} p1") == reason
    if guard:
        t = table(f"{hand} | scavenger {guard} | habitat:second-wind").do("explore").quiet()
        assert t.why_not(f"play {card} p1") == "why-guarded"


def test_a_card_without_a_target_names_none() -> None:
    t = (
        table("mimic hand:mutagen-lemonade,gene-scissors genes:third-eye | scavenger | habitat:free-lunch")
        .do("explore")
        .quiet()
    )
    assert t.why_not("play gene-scissors -") == "why-pool-empty"
    assert t.why_not("play gene-scissors p1") == "why-no-target"


@pytest.mark.parametrize(
    ("card", "legal"),
    [
        ("pep-whistle", ["p0", "enemy"]),  # a fighter or the Enemy
        ("borrowed-boots", ["p0"]),  # a fighter
        ("rubber-snake", ["enemy", "tame"]),  # the Enemy, or the tame that was unleashed
        ("keyhole-periscope", ["p1"]),  # another player with a card
    ],
)
def test_what_can_be_named_in_a_battle(card: str, legal: list[str]) -> None:
    t = table(
        f"mimic mp1 hand:{card} genes:night-eyes | scavenger hand:solvent | wrangler tame:lint-lynx genes:third-eye"
        " | habitat:teacup-wolf"
    )
    t.do("explore", "solo", "0: pass", "1: pass", "2: unleash enemy").quiet()
    while t.asked != 0:
        t.decline()
    assert [each.split()[2] for each in t.options() if each.startswith("play")] == legal
    for aim in {"p0", "p1", "p2", "p3", "enemy", "tame", "-"} - set(legal) - {"p2", "p0"}:
        assert t.why_not(f"play {card} {aim}") == "why-target"
