"""Battle With Collaboration: volunteers, offers, shared turns, shared loot, shared defeat."""

from __future__ import annotations

import pytest

from galapagos.games.evoloosen.rules.strength import side_strength
from tests.games.evoloosen.table import Table, table

pytestmark = pytest.mark.compiled


def team(text: str, template: str = "template t0", helper: int = 1) -> Table:
    """Seat 0 explores and finds help for the price of a template."""
    t = table(text)
    return t.do("explore", "team", "0: talk", f"deal collab p{helper}", template, f"{helper}: accept")


def test_volunteers_are_asked_clockwise_once() -> None:
    """Rule 15."""
    t = table("mimic mp1 | scavenger | symbiont | habitat:lint-lynx")
    t.do("explore", "team")
    assert (t.frame, t.asked, t.options()) == ("Volunteers", 1, ["pass", "volunteer"])
    assert t.why_not("solo") == "when-solo"
    t.do("1: volunteer")
    assert (t.frame, t.asked) == ("Volunteers", 2)
    t.decline()
    assert (t.frame, t.asked) == ("SeekHelp", 0)
    battle = t.s.view(None)["battle"]
    assert battle is not None
    assert battle["volunteers"] == [1]


def test_a_collaboration_sums_the_primal_force() -> None:
    t = team("mimic mp1 genes:sturdy-knees | symbiont genes:sprinting-legs | habitat:sock-weevil")
    assert side_strength(t.s) == 3
    assert (t.s.battle.helper, t.s.battle.fighters) == (1, 0b11)
    t.end_battle()
    assert "won-battle" in t.told()


def test_at_most_two_fight_together() -> None:
    """Important: a maximum of 2 players in a collaboration."""
    t = team("mimic mp4 | symbiont mp1 | scavenger mp1 | habitat:lint-lynx")
    assert t.frame == "BattleTurn"
    assert "deal collab p2" not in t.do("0: talk").options()


def test_the_helper_shares_the_encounterers_battle_turn() -> None:
    """Rule 8: the encounterer acts, then the helper; others follow, past the helper's own place."""
    t = team("mimic mp2 | scavenger mp1 | symbiont mp1 | expansionist mp1 | habitat:lint-lynx", helper=2)
    seats = []
    while t.s.battle.on:
        if t.frame == "BattleTurn":
            seats.append(t.asked)
        t.s.apply(t.s.parse("pass"))
    assert seats == [0, 2, 1, 3]


def test_no_window_opens_between_encounterer_and_helper() -> None:
    t = team(
        "mimic mp2 | symbiont mp1 | scavenger hand:quick-quack genes:third-eye | habitat:lint-lynx",
    )
    assert (t.frame, t.asked) == ("BattleTurn", 0)
    t.s.apply(t.s.parse("pass"))
    assert (t.frame, t.asked) == ("BattleTurn", 1)
    t.s.apply(t.s.parse("pass"))
    assert (t.frame, t.asked) == ("Window", 2)


def test_both_must_pass() -> None:
    """Rule 8: a play by the helper brings the encounterer another turn."""
    t = team("mimic mp2 | symbiont mp1 hand:pep-whistle | scavenger | habitat:lint-lynx")
    t.do("0: pass", "1: play pep-whistle p0", "1: pass")
    assert (t.frame, t.asked) == ("BattleTurn", 0)


@pytest.mark.parametrize(
    ("template", "encounterer", "helper"),
    [
        ("template t0", (2, 1), (1, 1)),
        ("template t1", (0, 2), (3, 0)),
        ("template t2", (3, 0), (0, 2)),
        ("template t3", (0, 0), (3, 2)),
    ],
)
def test_the_loot_is_shared_as_agreed(template: str, encounterer: tuple[int, int], helper: tuple[int, int]) -> None:
    """Rule 9: two numbers within the printed loot of 3 MP and 2 Inventions; the rest is the encounterer's."""
    t = team("mimic genes:mammoth-shoulders,snapping-jaw*2,sturdy-knees | scavenger | habitat:midnight-mane", template)
    t.end_battle()
    assert [(player.mp, len(player.hand)) for player in t.s.seats] == [encounterer, helper]


def test_shares_stay_within_the_printed_loot() -> None:
    """Rule 9, and: loot-sharing agreements can't be falsified."""
    t = table("mimic | scavenger | habitat:teacup-wolf")
    t.do("explore", "team", "0: talk", "deal collab p1", "form")
    assert [each for each in t.options() if each.startswith("share")] == ["share 0 1", "share 1 0", "share 1 1"]


def test_upon_defeat_hits_everybody_in_battle() -> None:
    t = team("mimic mp2 | scavenger mp2 | habitat:teacup-wolf")
    t.end_battle()
    assert t.mp() == [1, 1]


def test_each_loser_discards_a_card_of_its_own() -> None:
    t = team("mimic mp2 hand:pep-whistle | scavenger mp2 hand:banana-peel | habitat:accordion-eel")
    t.end_battle()
    assert (t.frame, t.asked) == ("Discard", 0)
    t.do("discard pep-whistle")
    assert (t.frame, t.asked) == ("Discard", 1)
    t.do("discard banana-peel")
    assert t.hands() == [0, 0]


def test_skip_adapting_affects_only_the_encounterer() -> None:
    t = team("mimic mp8 | scavenger mp8 | habitat:ink-auditor,free-lunch | pool:second-thoughts")
    t.end_battle().quiet()
    assert (t.frame, t.asked) == ("Exploring", 1)
    t.do("explore", "pass")
    assert t.quiet().frame == "Adapting"


def test_only_the_active_player_skips_action_after_a_defeat() -> None:
    """Rule 10."""
    t = team("mimic mp2 | scavenger mp2 | habitat:teacup-wolf,free-lunch")
    t.end_battle().do("pass", "explore").quiet()
    assert (t.frame, t.asked) == ("Action", 1)


def test_nobody_accepts_then_the_battle_is_fought_alone() -> None:
    """Rule 15, and the limit: three offers a battle."""
    t = table("mimic mp3 | scavenger mp1 | habitat:lint-lynx")
    t.do("explore", "team")
    for left in (3, 2, 1):
        assert t.quiet().s.question(0) == ("ask-help", {"n": left})
        t.do("talk", "deal collab p1", "template t0", "1: reject")
    assert (t.frame, t.asked) == ("BattleTurn", 0)
    assert t.s.battle.helper == -1


def test_the_encounterer_may_give_up_seeking() -> None:
    t = table("mimic mp3 | scavenger mp1 | habitat:lint-lynx")
    t.do("explore", "team", "0: pass")
    assert (t.frame, t.asked) == ("BattleTurn", 0)


def test_a_scared_enemy_leaves_both_alone() -> None:
    t = team("mimic mp2 | symbiont mp2 hand:rubber-snake genes:night-eyes | habitat:teacup-wolf")
    t.do("0: pass", "1: play rubber-snake enemy").quiet()
    assert t.row() == ["teacup-wolf"]
    assert t.mp() == [2, 2]


def test_a_helper_can_be_shielded() -> None:
    t = team("mimic mp2 | scavenger mp2 | symbiont mp2 hand:feather-bed genes:night-eyes | habitat:teacup-wolf")
    t.do("0: pass", "1: pass", "2: play feather-bed p1").end_battle()
    assert t.mp() == [1, 2, 2]


def test_who_seeks_help_offers_collaborations_only() -> None:
    t = table("mimic mp3 | scavenger mp3 | symbiont mp3 | habitat:lint-lynx").do("explore", "team", "0: talk")
    assert t.options() == ["deal collab p1", "deal collab p2"]
