"""Turns, Exploring Phase; Unresolved Habitat Cards; Looting; Villager Quests."""

from __future__ import annotations

import pytest

from tests.games.evoloosen.table import table

pytestmark = pytest.mark.compiled


def test_the_drawn_card_is_seen_by_everybody() -> None:
    t = table("mimic | scavenger | habitat:wall-mender")
    t.do("explore")
    assert t.row() == ["wall-mender"]
    assert "explored" in t.told()
    for seat in (0, 1, None):
        assert t.s.view(seat)["unresolved"][0]["id"] == "wall-mender"


def test_played_cards_get_discarded() -> None:
    t = table("mimic | scavenger | habitat:unlocked-laboratory")
    t.do("explore")
    assert t.discarded()["habitat"] == ["unlocked-laboratory"]


def test_when_the_habitat_deck_runs_out_the_discards_are_shuffled() -> None:
    t = table("mimic | scavenger | habitat:wall-mender")
    t.s.habitat_discards = t.s.habitat_pile
    t.s.habitat_pile = []
    size = len(t.s.habitat_discards)
    t.do("explore")
    assert len(t.s.habitat_pile) == size - 1


def test_with_deck_and_discards_empty_nothing_is_drawn() -> None:
    """Rule 6."""
    t = table("mimic | scavenger | habitat:wall-mender")
    t.s.unresolved = t.s.habitat_pile
    t.s.habitat_pile = []
    t.do("explore").quiet()
    assert t.frame == "Action"
    assert "explored" not in t.told()


# --- Unresolved cards ------------------------------------------------------------------------------


def test_an_unresolved_card_can_be_taken_instead_of_exploring() -> None:
    t = table("mimic genes:snapping-jaw | scavenger | row:wall-mender | habitat:free-lunch")
    assert t.quiet().options() == ["explore", "take u0"]
    t.do("take u0")
    assert t.mp() == [2, 0]
    assert t.row() == []
    assert t.discarded()["habitat"] == ["wall-mender"]
    assert t.quiet().frame == "Action"


def test_an_unresolved_villager_can_be_taken_only_if_the_quest_is_met() -> None:
    t = table("mimic | scavenger | row:wall-mender")
    assert t.quiet().options() == ["explore"]
    assert t.why_not("take u0") == "why-quest"
    assert t.why_not("take u1") == "why-no-card"


def test_an_unresolved_villager_whose_price_cannot_be_paid_cannot_be_taken() -> None:
    t = table("mimic mp0 genes:mammoth-shoulders | scavenger | row:brass-peddler")
    assert t.quiet().why_not("take u0") == "why-mp"


def test_who_takes_an_unresolved_villager_with_a_price_pays_it() -> None:
    """Rule 5: no second thoughts."""
    t = table("mimic mp2 genes:mammoth-shoulders | scavenger | row:brass-peddler").do("take u0").quiet()
    assert (t.frame, t[0].mp, len(t[0].hand)) == ("Action", 1, 3)
    assert (t.row(), t.discarded()["habitat"]) == ([], ["brass-peddler"])


def test_an_unresolved_antagonist_must_be_fought_even_if_it_does_not_attack() -> None:
    """Rule 3, and the book's example: a condition of more Adaptations than the player has."""
    t = table("mimic | scavenger | row:hall-monitor")
    t.do("take u0")
    assert t.s.battle.on
    assert t.frame == "SoloOrTeam"


def test_an_unresolved_predator_cannot_be_tamed() -> None:
    """Rule 3."""
    t = table("wrangler | mimic | row:lint-lynx")
    t.do("take u0")
    assert t.frame == "SoloOrTeam"


def test_the_row_serves_everybody_later_in_the_round() -> None:
    """Rule 3: one row; the card that seat 0 leaves can be taken by seat 2, past seat 1."""
    t = table("mimic | scavenger | symbiont genes:snapping-jaw | habitat:wall-mender,free-lunch")
    t.do("explore", "pass", "pass", "explore", "pass", "pass")
    assert t.quiet().asked == 2
    assert t.options() == ["explore", "take u0"]


def test_a_companion_left_again_stays_unresolved() -> None:
    t = table("mimic | scavenger | row:sofa-snail,rented-ram")
    t.do("take u1", "leave")
    assert t.row() == ["sofa-snail", "rented-ram"]


# --- Villagers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("villager", "enough", "too_little", "mp", "cards"),
    [
        ("button-smith", "moss-coat", "snapping-jaw", 2, 0),
        ("button-smith", "bumper-shell", "third-eye", 2, 0),
        ("riddle-gardener", "night-eyes*2", "third-eye", 1, 1),
        ("wall-mender", "snapping-jaw", "sprinting-legs", 2, 0),
        ("lost-cartographer", "third-eye", "night-eyes", 1, 1),
        ("night-librarian", "third-eye,night-eyes", "spare-brain", 2, 1),
        ("bridge-giant", "snapping-jaw*2", "snapping-jaw,sprinting-legs", 3, 1),
    ],
)
def test_a_quest_needs_scores_equal_or_higher(villager: str, enough: str, too_little: str, mp: int, cards: int) -> None:
    t = table(f"mimic genes:{enough} | scavenger | habitat:{villager}")
    t.do("explore").quiet()
    assert (t[0].mp, len(t[0].hand)) == (mp, cards)
    assert t.discarded()["habitat"] == [villager]
    t = table(f"mimic genes:{too_little} | scavenger | habitat:{villager}")
    t.do("explore").quiet()
    assert (t[0].mp, len(t[0].hand)) == (0, 0)
    assert t.row() == [villager]


def test_a_quest_with_a_cost_is_a_choice() -> None:
    """Rule 5."""
    t = table("mimic mp2 genes:mammoth-shoulders | scavenger | habitat:brass-peddler")
    t.do("explore")
    assert t.quiet().options() == ["leave", "pay"]
    assert t.why_not("fight") == "why-no-enemy"
    t.do("pay")
    assert (t[0].mp, len(t[0].hand)) == (1, 3)


def test_a_quest_with_a_cost_can_be_left() -> None:
    t = table("mimic mp2 genes:mammoth-shoulders | scavenger | habitat:brass-peddler")
    t.do("explore", "leave")
    assert t.row() == ["brass-peddler"]
    assert t[0].mp == 2


def test_a_quest_whose_cost_cannot_be_paid_stays_unresolved() -> None:
    t = table("mimic mp0 genes:mammoth-shoulders | scavenger | habitat:brass-peddler")
    t.do("explore").quiet()
    assert t.row() == ["brass-peddler"]


def test_a_quest_is_no_battle() -> None:
    """General Notes: cards that act on a won battle do not act on a quest."""
    t = table("mimic genes:trophy-antlers*2 | scavenger | habitat:wall-mender")
    t.do("explore").quiet()
    assert t[0].mp == 2
    assert t.frame == "Action"


# --- Antagonists ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("antagonist", "attacked", "spared"),
    [
        ("hall-monitor", "mimic genes:moss-coat*2,thinking-cap", "mimic genes:moss-coat*2"),
        ("tax-drone", "mimic mp5", "mimic mp4"),
        (
            "patent-troll",
            "mimic hand:pep-whistle,pep-whistle,pep-whistle,banana-peel,banana-peel",
            "mimic hand:pep-whistle,pep-whistle,pep-whistle,banana-peel",
        ),
        ("peer-reviewer", "mimic genes:spare-brain", "mimic genes:third-eye"),
        ("envy-engine", "mimic genes:moss-coat", "mimic"),
    ],
)
def test_an_antagonist_attacks_only_if_its_condition_holds(antagonist: str, attacked: str, spared: str) -> None:
    rival = "scavenger genes:parade-plumage"
    t = table(f"{attacked} | {rival} | habitat:{antagonist}")
    t.do("explore").quiet()
    assert t.frame == "SoloOrTeam"
    t = table(f"{spared} | {rival} | habitat:{antagonist}")
    t.do("explore").quiet()
    assert (t.frame, t.options()) == ("Encounter", ["fight", "leave"])


def test_most_adaptations_includes_ties() -> None:
    """Rule 20: with one each, both have the most."""
    t = table("mimic genes:moss-coat | scavenger genes:thinking-cap | habitat:envy-engine")
    assert t.do("explore").quiet().frame == "SoloOrTeam"


def test_an_idle_antagonist_may_be_fought_or_left() -> None:
    """Rule 4."""
    t = table("mimic | scavenger | habitat:hall-monitor")
    t.do("explore", "leave")
    assert t.row() == ["hall-monitor"]
    assert t.quiet().frame == "Action"
    t = table("mimic | scavenger | habitat:hall-monitor")
    t.do("explore", "fight")
    assert t.s.battle.on


def test_the_condition_is_read_once_on_the_reveal() -> None:
    """Rule 4: losing MP to a Swift card after the reveal does not calm the Tax Drone."""
    t = table("mimic mp5 | scavenger mp0 hand:magnet-on-a-string genes:third-eye | habitat:tax-drone")
    t.do("explore", "1: play magnet-on-a-string p0")
    t.quiet()
    assert t[0].mp == 4
    assert t.frame == "SoloOrTeam"


# --- Companions ------------------------------------------------------------------------------------------


def test_a_mount_that_is_kept_adds_its_pf() -> None:
    t = table("mimic genes:sturdy-knees | scavenger | habitat:second-hand-dragon")
    t.do("explore", "keep")
    assert t.companion(0) == "second-hand-dragon"
    assert t.s.pf(0) == 4


def test_a_replaced_companion_is_discarded() -> None:
    """Limitations: either one Pet or one Mount."""
    t = table("mimic companion:pocket-moth | scavenger | habitat:sofa-snail")
    t.do("explore", "keep")
    assert t.companion(0) == "sofa-snail"
    assert t.discarded()["habitat"] == ["pocket-moth"]


def test_a_companion_that_is_not_kept_is_unresolved() -> None:
    t = table("mimic companion:pocket-moth | scavenger | habitat:sofa-snail")
    t.do("explore", "leave")
    assert t.row() == ["sofa-snail"]
    assert t.companion(0) == "pocket-moth"


# --- Opportunities and the rest ------------------------------------------------------------------------------


def test_an_opportunity_gives_an_adaptation_for_nothing() -> None:
    t = table("mimic mp0 | scavenger | habitat:stray-chromosome | adaptations:third-eye")
    t.do("explore")
    assert t.genes(0) == ["third-eye"]


@pytest.mark.parametrize(
    ("owned", "drawn"),
    [
        ("moss-coat", "many-pockets"),
        ("bumper-shell", "zipper-skin"),
        ("sprinting-legs*2,club-tail,barrel-chest", "snapping-jaw"),
    ],
)
def test_an_adaptation_that_cannot_be_held_is_discarded(owned: str, drawn: str) -> None:
    """Limitations: another species' card; rule 6: one over a limit."""
    t = table(f"mimic genes:{owned} | scavenger | habitat:stray-chromosome | adaptations:{drawn}")
    before = t.genes(0)
    t.do("explore")
    assert t.genes(0) == before
    assert t.discarded()["adaptations"] == [drawn]
    assert "could-not-hold" in t.told()


def test_one_opportunity_lets_the_player_explore_again() -> None:
    t = table("mimic | scavenger | habitat:meteor-garden,unlocked-laboratory")
    t.do("explore").quiet()
    assert t[0].mp == 1
    assert len(t[0].hand) == 2
    assert t.discarded()["habitat"] == ["meteor-garden", "unlocked-laboratory"]


def test_exploring_again_comes_to_an_end() -> None:
    """With nothing else to shuffle the garden comes again: eight more times, then the phase is over."""
    t = table("mimic | scavenger | habitat:meteor-garden")
    t.s.unresolved = t.s.habitat_pile[:-1]
    t.s.habitat_pile = t.s.habitat_pile[-1:]
    t.do("explore").quiet()
    assert t.told().count("explored") == 9
    assert (t[0].mp, t.frame) == (8, "Action")


@pytest.mark.parametrize(("seed", "mp", "cards"), [(0, 0, 0), (1, 4, 0), (2, 2, 1)])
def test_the_die_decides_in_three_ranges(seed: int, mp: int, cards: int) -> None:
    """1 or 2: lose 2 MP; 3 or 4: draw; 5 or 6: gain 2 MP."""
    wanted = {0: (1, 2), 1: (5, 6), 2: (3, 4)}[seed]
    for attempt in range(100):
        t = table("mimic mp2 | scavenger | habitat:suspicious-die", seed=attempt)
        t.do("explore").quiet()
        rolled = [event.params["n"] for event in t.events if event.key == "rolled"]
        if rolled[0] in wanted:
            assert (t[0].mp, len(t[0].hand)) == (mp, cards)
            return
    raise AssertionError("the die never fell so")
