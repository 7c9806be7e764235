"""Battle System: winning, battle turns, sabotage, Upon Defeat, loot."""

from __future__ import annotations

import pytest

from galapagos.games.evoloosen.rules.strength import enemy_strength, fighter_strength, side_strength
from tests.games.evoloosen.table import table

pytestmark = pytest.mark.compiled

QUIET = "scavenger"


# --- Winning ------------------------------------------------------------------------------------------


def test_a_battle_is_won_with_one_point_more_than_the_enemy() -> None:
    t = table(f"mimic genes:spare-brain,mammoth-shoulders | {QUIET} | habitat:teacup-wolf")
    t.do("explore").fight()
    assert "won-battle" in t.told()
    assert t.discarded()["habitat"] == ["teacup-wolf"]
    assert (t[0].mp, len(t[0].hand)) == (1, 1)


def test_equal_to_an_enemy_is_defeat() -> None:
    """Rule 8."""
    t = table(f"mimic mp2 genes:snapping-jaw | {QUIET} | habitat:teacup-wolf")
    t.do("explore").fight()
    assert "lost-battle" in t.told()
    assert t[0].mp == 1


@pytest.mark.parametrize(
    ("enemy", "genes", "mp", "cards"),
    [
        ("lint-lynx", "sprinting-legs", 1, 0),
        ("teacup-wolf", "mammoth-shoulders", 1, 1),
        ("accordion-eel", "mammoth-shoulders,sturdy-knees", 2, 1),
        ("ink-auditor", "mammoth-shoulders,sturdy-knees,snapping-jaw", 2, 1),
        ("thunder-pheasant", "mammoth-shoulders,snapping-jaw*2", 3, 1),
        ("midnight-mane", "mammoth-shoulders,snapping-jaw*2,sturdy-knees", 3, 2),
    ],
)
def test_the_printed_loot_is_taken(enemy: str, genes: str, mp: int, cards: int) -> None:
    t = table(f"mimic genes:{genes} | {QUIET} | habitat:{enemy}")
    t.do("explore").fight()
    assert (t[0].mp, len(t[0].hand)) == (mp, cards)


def test_mp_over_the_limit_are_lost_and_inventions_over_it_are_not_drawn() -> None:
    """Rule 6."""
    hand = ",".join(["pep-whistle"] * 3 + ["banana-peel"] * 2 + ["fizzy-tonic"] * 2)
    t = table(
        f"mimic mp7 hand:{hand} genes:mammoth-shoulders,snapping-jaw*2,sturdy-knees | {QUIET} | habitat:midnight-mane"
    )
    deck = len(t.s.invention_pile)
    t.do("explore").fight()
    assert (t[0].mp, len(t[0].hand)) == (8, 8)
    assert len(t.s.invention_pile) == deck - 1


# --- Upon Defeat ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("enemy", ["lint-lynx", "polite-piranha", "sock-weevil", "grumbling-fern", "hopscotch-newt"])
def test_a_weak_enemy_takes_one_mp(enemy: str) -> None:
    t = table(f"mimic mp2 hand:pep-whistle | {QUIET} | habitat:{enemy}")
    t.do("explore").fight()
    assert (t[0].mp, len(t[0].hand)) == (1, 1)


@pytest.mark.parametrize(
    "enemy",
    ["accordion-eel", "pinching-parson", "lantern-owl", "carpet-bear", "mildew-marauder", "zip-lizard"],
)
def test_a_middling_enemy_takes_one_mp_and_a_card(enemy: str) -> None:
    t = table(f"mimic mp2 hand:pep-whistle,banana-peel | {QUIET} | habitat:{enemy}")
    t.do("explore").fight()
    assert t.frame == "Discard"
    assert t.options() == ["discard pep-whistle", "discard banana-peel"]
    assert t.why_not("discard solvent") == "why-not-held"
    t.do("discard banana-peel")
    assert (t[0].mp, t.hand(0)) == (1, ["pep-whistle"])


@pytest.mark.parametrize(
    "enemy", ["ink-auditor", "thunder-pheasant", "cobble-stomper", "midnight-mane", "cathedral-crab"]
)
def test_a_strong_enemy_makes_the_loser_skip_adapting(enemy: str) -> None:
    t = table(f"mimic mp8 | {QUIET} | habitat:{enemy} | pool:second-thoughts")
    t.do("explore").fight().quiet()
    assert (t.frame, t.asked) == ("Exploring", 1)
    assert t[0].mp == 8


def test_the_strongest_predator_takes_an_adaptation_that_the_loser_picks() -> None:
    t = table(f"mimic genes:third-eye,sturdy-knees | {QUIET} | habitat:tiktaalik-rex")
    t.do("explore").fight()
    assert t.options() == ["lose sturdy-knees", "lose third-eye"]
    assert t.why_not("lose club-tail") == "why-not-yours"
    t.do("lose third-eye")
    assert t.genes(0) == ["sturdy-knees"]
    assert t.discarded()["adaptations"] == ["third-eye"]


def test_who_has_no_adaptation_loses_none() -> None:
    t = table(f"mimic | {QUIET} | habitat:tiktaalik-rex")
    t.do("explore").fight()
    assert t.quiet().frame == "Adapting"


def test_a_defeat_skips_action_but_not_adapting() -> None:
    """Turns, Action Phase."""
    t = table(f"mimic mp3 | {QUIET} | habitat:lint-lynx | pool:second-thoughts")
    t.do("explore").fight().quiet()
    assert (t.frame, t.asked) == ("Adapting", 0)


def test_a_victory_leaves_the_action_phase() -> None:
    t = table(f"mimic genes:sprinting-legs | {QUIET} | habitat:lint-lynx")
    t.do("explore").fight().quiet()
    assert (t.frame, t.asked) == ("Action", 0)


def test_no_debt() -> None:
    """General Limitations: one can't be in debt."""
    t = table(f"mimic mp0 | {QUIET} | habitat:lint-lynx")
    t.do("explore").fight()
    assert t[0].mp == 0


@pytest.mark.parametrize(
    ("antagonist", "outcome"),
    [
        ("hall-monitor", "mp"),
        ("tax-drone", "card"),
        ("patent-troll", "card"),
        ("peer-reviewer", "card"),
        ("rubber-sentinel", "skip"),
        ("echo-of-a-glitch", "skip"),
        ("envy-engine", "skip"),
        ("left-hand-of-eidolia", "gene"),
    ],
)
def test_antagonists_punish_by_their_strength(antagonist: str, outcome: str) -> None:
    t = table(f"mimic mp2 hand:pep-whistle genes:second-thoughts | {QUIET} | row:{antagonist} | pool:good-manners")
    t.do("take u0").fight()
    if outcome == "card":
        t.do("discard pep-whistle")
    if outcome == "gene":
        t.do("lose second-thoughts")
    t.quiet()
    losses = {"mp": (1, 1, 1), "card": (1, 0, 1), "skip": (2, 1, 1), "gene": (2, 1, 0)}
    assert (t[0].mp, len(t[0].hand), len(t[0].genes)) == losses[outcome]
    assert t.frame == ("Exploring" if outcome == "skip" else "Adapting")


# --- Battle turns ---------------------------------------------------------------------------------------


def test_solo_is_final() -> None:
    """In Battle: who fights alone has no chance for a collaboration later."""
    t = table(f"mimic mp3 | {QUIET} mp3 | habitat:lint-lynx")
    t.do("explore", "solo")
    assert t.frame == "BattleTurn"
    assert "deal collab p1" not in t.do("talk").options()


def test_nothing_else_comes_before_solo_or_team() -> None:
    t = table(f"mimic | {QUIET} | habitat:lint-lynx")
    t.do("explore")
    assert t.quiet().options() == ["solo", "team"]
    assert t.why_not("pass") == "when-pass"


def test_the_fighter_takes_the_first_battle_turn_then_clockwise() -> None:
    t = table("mimic mp1 | scavenger mp1 | symbiont mp1 | habitat:lint-lynx")
    t.do("explore", "solo")
    seats = []
    while t.s.battle.on:
        seats.append(t.asked)
        t.do("pass")
    assert seats == [0, 1, 2]


def test_who_has_nothing_at_all_is_passed_over() -> None:
    t = table("mimic mp1 | scavenger | symbiont mp1 | habitat:lint-lynx")
    t.do("explore", "solo", "0: pass")
    assert t.asked == 2


def test_any_play_makes_another_battle_round() -> None:
    """Rule 7."""
    t = table("mimic hand:pep-whistle,banana-peel | scavenger mp1 | habitat:lint-lynx")
    t.do("explore", "solo", "play pep-whistle p0", "0: pass", "1: pass")
    assert (t.frame, t.asked) == ("BattleTurn", 0)
    t.do("0: pass", "1: pass")
    assert not t.s.battle.on


def test_an_offer_makes_no_battle_round() -> None:
    """Rule 7: offers do not."""
    t = table("mimic mp2 hand:pep-whistle | scavenger mp1 | habitat:lint-lynx")
    t.do("explore", "solo", "talk", "deal bribe p1", "template t0", "1: reject", "0: pass", "1: pass")
    assert not t.s.battle.on


def test_any_number_of_inventions_can_be_played_on_a_battle_turn() -> None:
    t = table("mimic mp1 hand:pep-whistle,borrowed-boots,banana-peel | scavenger | habitat:zip-lizard")
    t.do("explore", "solo", "play pep-whistle p0", "play borrowed-boots p0", "play banana-peel enemy")
    assert (side_strength(t.s), enemy_strength(t.s)) == (4, 4)


def test_others_sabotage_on_their_battle_turn_and_name_the_target() -> None:
    """Sabotaging: either the Enemy or the player in battle."""
    t = table("mimic mp1 genes:sprinting-legs | scavenger mp1 hand:pep-whistle,banana-peel | habitat:lint-lynx")
    t.do("explore", "solo", "0: pass")
    assert [each for each in t.options() if each.startswith("play")] == [
        "play pep-whistle p0",
        "play pep-whistle enemy",
        "play banana-peel p0",
        "play banana-peel enemy",
    ]
    t.do("1: play pep-whistle enemy")
    assert (side_strength(t.s), enemy_strength(t.s)) == (2, 3)
    t.do("1: play banana-peel p0")
    assert (side_strength(t.s), enemy_strength(t.s)) == (0, 3)


def test_a_saboteur_cannot_be_named() -> None:
    t = table("mimic | scavenger hand:pep-whistle | habitat:lint-lynx")
    t.do("explore", "solo")
    assert t.asked == 1
    assert t.why_not("play pep-whistle p1") == "why-target"


def test_action_inventions_cannot_be_used_in_battle() -> None:
    t = table("mimic mp1 hand:junk-drawer | scavenger | habitat:lint-lynx")
    t.do("explore", "solo")
    assert t.why_not("play junk-drawer -") == "why-battle-or-swift"
    assert t.why_not("explore") == "when-explore"


def test_pf_below_zero_counts_as_zero() -> None:
    """General Notes: no negative scores; rule 8: each is floored at 0."""
    t = table("mimic genes:sturdy-knees | scavenger mp1 hand:banana-peel,banana-peel | habitat:lint-lynx")
    t.do("explore", "solo", "1: play banana-peel p0", "1: play banana-peel enemy")
    assert (side_strength(t.s), enemy_strength(t.s)) == (0, 0)
    t.end_battle()
    assert "lost-battle" in t.told()


def test_the_floor_comes_before_the_sum() -> None:
    """Rule 8: a weakened helper does not weaken the encounterer."""
    t = table(
        "mimic mp2 genes:mammoth-shoulders | symbiont | scavenger mp1 hand:banana-peel,banana-peel"
        " | habitat:teacup-wolf"
    )
    t.do("explore", "team", "0: talk", "deal collab p1", "template t0", "1: accept")
    t.do("0: pass", "2: play banana-peel p1", "2: play banana-peel p1")
    assert [fighter_strength(t.s, seat) for seat in (0, 1)] == [4, 0]
    assert side_strength(t.s) == 4


def test_boosts_end_with_the_battle() -> None:
    t = table("mimic hand:pep-whistle | scavenger | habitat:lint-lynx")
    t.do("explore").fight("play pep-whistle p0")
    assert t.s.pf(0) == 0
    assert not t.s.battle.on
    assert t.s.battle.mods == [0, 0, 0, 0, 0]


# --- Scared --------------------------------------------------------------------------------------------------


def test_a_scared_enemy_goes_unresolved_and_nobody_wins_or_loses() -> None:
    t = table("mimic mp3 hand:rubber-snake genes:night-eyes | scavenger | habitat:tiktaalik-rex")
    t.do("explore", "solo", "play rubber-snake enemy").quiet()
    assert not t.s.battle.on
    assert t.row() == ["tiktaalik-rex"]
    assert (t[0].mp, t.genes(0)) == (3, ["night-eyes"])
    assert t.frame == "Action"


def test_who_scared_an_enemy_meets_it_no_more_this_turn_but_others_may() -> None:
    t = table("mimic hand:rubber-snake genes:night-eyes | scavenger | habitat:lint-lynx,free-lunch")
    t.do("explore", "solo", "play rubber-snake enemy", "pass", "pass")
    assert t.quiet().options() == ["explore", "take u0"]


def test_with_five_players_the_enemy_is_nobodys_seat() -> None:
    """A target is a seat, or the Enemy right after the last of five."""
    t = table(
        "mimic mp1 hand:pep-whistle,borrowed-boots | scavenger | symbiont | expansionist"
        " | wrangler mp1 tame:lint-lynx hand:keyhole-periscope genes:third-eye | habitat:teacup-wolf"
    )
    t.do("explore", "solo", "play pep-whistle enemy").quiet()
    assert (side_strength(t.s), enemy_strength(t.s)) == (0, 5)
    assert t.why_not("play borrowed-boots p4") == "why-target"
    t.do("0: pass")
    while t.frame != "BattleTurn":
        t.decline()
    assert t.why_not("unleash p4") == "why-target"
    assert t.why_not("play keyhole-periscope enemy") == "why-target"
    t.do("4: unleash enemy").quiet()
    assert enemy_strength(t.s) == 6


# --- A defeat that hurts nobody ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "seat",
    [
        "mimic mp2 genes:bumper-shell",  # the first defeat of the round
        "mimic mp2 genes:piggy-bank-hide",  # all that it costs is 1 MP
    ],
)
def test_an_enemy_whose_upon_defeat_is_guarded_against_becomes_unresolved(seat: str) -> None:
    """Unresolved Habitat Cards, rule 11: Upon Defeat hurt nobody, and no loot was taken."""
    t = table(f"{seat} | scavenger mp2 | habitat:teacup-wolf")
    t.do("explore").fight()
    assert (t.mp(), t.row(), t.discarded()["habitat"]) == ([2, 2], ["teacup-wolf"], [])
    assert "left-unresolved" in t.told()
    assert t.quiet().frame == "Adapting"  # a defeat all the same


def test_an_enemy_becomes_unresolved_when_its_victim_is_shielded() -> None:
    t = table("mimic mp2 hand:feather-bed genes:night-eyes | scavenger | habitat:teacup-wolf")
    t.do("explore").fight("play feather-bed p0")
    assert (t[0].mp, t.row()) == (2, ["teacup-wolf"])


def test_a_guard_against_half_of_upon_defeat_does_not_keep_the_enemy() -> None:
    """Accordion Eel: 1 MP and a discard."""
    t = table("mimic mp2 hand:solvent genes:piggy-bank-hide | scavenger | habitat:accordion-eel")
    t.do("explore").fight().do("discard solvent").quiet()
    assert (t[0].mp, t.row(), t.discarded()["habitat"]) == (2, [], ["accordion-eel"])


@pytest.mark.parametrize(("predator", "row"), [("teacup-wolf", []), ("ink-auditor", ["ink-auditor"])])
def test_a_helper_who_suffers_resolves_the_enemy_and_one_who_does_not_does_not(predator: str, row: list[str]) -> None:
    """Skip Adapting never hits a helper; the encounterer is shielded."""
    t = table(f"mimic mp2 hand:feather-bed genes:night-eyes | scavenger mp2 | habitat:{predator}")
    t.do("explore", "team", "0: talk", "deal collab p1", "template t0", "1: accept", "play feather-bed p0")
    t.end_battle()
    assert t.row() == row
