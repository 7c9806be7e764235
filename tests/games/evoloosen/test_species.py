"""The five species and their keywords: Expand, Repair, Tame, Unleash; the Mimic and the Symbiont."""

from __future__ import annotations

import pytest

from galapagos.games.evoloosen.rules.adapting import cut_sizes
from galapagos.games.evoloosen.rules.strength import enemy_strength, side_strength
from tests.games.evoloosen.table import Table, table

pytestmark = pytest.mark.compiled

# --- Expansionist ----------------------------------------------------------------------------------


def expanding(seat: str, rest: str = "") -> Table:
    t = table(f"{seat} | mimic | scavenger | habitat:unlocked-laboratory{rest}")
    return t.do("explore", "pass").quiet()


@pytest.mark.parametrize("mp", [0, 2])
def test_expand_costs_no_mp_and_ends_the_turn(mp: int) -> None:
    t = expanding(f"expansionist mp{mp}")
    size = len(t.s.habitat_pile)
    t.do("expand").quiet()
    assert (t[0].mp, len(t.s.lands), len(t.s.habitat_pile)) == (mp, 1, size + 1)
    assert (t.frame, t.asked) == ("Exploring", 1)


def test_without_intelligence_the_whole_deck_is_shuffled() -> None:
    """Keywords, Expand: nobody knows where the land lies."""
    t = expanding("expansionist mp2")
    t.do("expand")
    lands = [i for i, token in enumerate(t.s.habitat_pile) if t.s.deck.kind[t.s.habitat.face[token]] == 9]
    assert len(lands) == 1
    assert not any(t.s.habitat.known[token] for token in t.s.habitat_pile)


def test_only_the_expansionist_expands() -> None:
    t = table("mimic mp2 | scavenger | habitat:unlocked-laboratory").do("explore", "pass").quiet()
    assert t.why_not("expand") == "why-not-expansionist"


def test_expand_needs_a_land() -> None:
    t = expanding("expansionist mp2")
    t.s.habitat_pile.extend(t.s.lands)
    t.s.lands = []
    t.s._choices = None
    assert t.why_not("expand") == "why-no-land"


@pytest.mark.parametrize(
    ("genes", "piles"), [("second-thoughts", 2), ("second-thoughts*2", 3), ("night-eyes*2,third-eye*2", 5)]
)
def test_the_left_neighbour_cuts_once_for_each_intelligence_card(genes: str, piles: int) -> None:
    """The book's example: one card, one cut; two cards, two cuts."""
    t = expanding(f"expansionist mp2 genes:{genes}")
    t.do("expand")
    assert (t.frame, t.asked) == ("Expand", 1)
    assert t.verbs() == {"cut"}
    assert t.why_not("pass") == "when-pass"
    t.do("cut c0")
    assert t.asked == 0
    assert t.options() == [f"pile k{pile}" for pile in range(piles)]


def test_the_chosen_pile_is_shuffled_with_the_land_and_goes_on_top() -> None:
    t = expanding("expansionist mp2 genes:second-thoughts*2")
    t.s.habitat_pile = t.s.habitat_pile[:9]
    before = list(t.s.habitat_pile)  # bottom first
    t.do("expand", "cut c0", "pile k1")
    after = t.s.habitat_pile
    assert after[:3] == before[:3]  # the lowest pile
    assert after[3:6] == before[6:]  # the top pile, now beneath
    assert sorted(after[6:9]) == sorted(before[3:6])
    kinds = [t.s.deck.kind[t.s.habitat.face[token]] for token in after]
    assert kinds.index(9) >= 6  # the land is among the four on top


def test_the_top_and_the_bottom_pile_can_be_chosen() -> None:
    for pile, rest in ((0, slice(0, 6)), (2, slice(3, 9))):
        t = expanding("expansionist mp2 genes:second-thoughts*2")
        t.s.habitat_pile = t.s.habitat_pile[:9]
        before = list(t.s.habitat_pile)
        t.do("expand", "cut c0", f"pile k{pile}")
        assert t.s.habitat_pile[:6] == before[rest]


@pytest.mark.parametrize(
    ("size", "piles", "cut", "sizes"),
    [
        (9, 3, 0, [3, 3, 3]),
        (11, 3, 0, [4, 4, 3]),
        (11, 3, 1, [3, 4, 4]),
        (11, 3, 2, [5, 4, 2]),
        (3, 3, 2, [1, 1, 1]),
        (10, 2, 1, [5, 5]),
        (10, 2, 2, [6, 4]),
    ],
)
def test_cuts_are_near_equal(size: int, piles: int, cut: int, sizes: list[int]) -> None:
    """Rule 13."""
    assert cut_sizes(size, piles, cut) == sizes


def test_equal_cuts_are_offered_once() -> None:
    t = expanding("expansionist mp2 genes:second-thoughts*2")
    t.s.habitat_pile = t.s.habitat_pile[:9]
    t.do("expand")
    assert t.options() == ["cut c0", "cut c2"]


def test_with_too_few_cards_the_discards_are_shuffled_in_first() -> None:
    """Rule 13."""
    t = expanding("expansionist mp2 genes:second-thoughts*2")
    t.s.habitat_discards.extend(t.s.habitat_pile[2:])
    t.s.habitat_pile = t.s.habitat_pile[:2]
    total = len(t.s.habitat_pile) + len(t.s.habitat_discards)
    t.do("expand", "cut c0", "pile k0")
    assert (len(t.s.habitat_pile), t.s.habitat_discards) == (total + 1, [])


def test_with_hardly_any_cards_the_land_is_just_shuffled_in() -> None:
    t = expanding("expansionist mp2 genes:second-thoughts*2")
    t.s.unresolved.extend(t.s.habitat_pile[1:] + t.s.habitat_discards)
    t.s.habitat_pile = t.s.habitat_pile[:1]
    t.s.habitat_discards = []
    t.do("expand").quiet()
    assert (len(t.s.habitat_pile), t.frame) == (2, "Exploring")


def test_own_land_pays_three_mp_and_an_invention() -> None:
    t = table("expansionist mp1 | mimic | land:1")
    t.do("explore").quiet()
    assert (t.mp(), t.hands(), len(t.s.lands)) == ([4, 0], [1, 0], 2)
    assert t.frame == "Action"  # the owner does not explore again


def test_others_pay_up_to_two_mp_and_explore_again() -> None:
    """Rule 13."""
    t = table("mimic mp3 | expansionist mp1 | habitat:unlocked-laboratory | land:1")
    t.do("explore").quiet()
    assert (t.mp(), t.hands(), len(t.s.lands)) == ([1, 3], [2, 0], 2)
    t = table("mimic mp1 | expansionist mp1 | habitat:unlocked-laboratory | land:1")
    assert t.do("explore").quiet().mp() == [0, 2]


def test_adapt_twice_lets_one_adapt_and_expand_but_not_expand_twice() -> None:
    """Keywords, Expand; rule 13."""
    start = (
        "expansionist mp8 hand:double-dose genes:cardboard-carapace*2,thinking-cap | mimic | habitat:second-wind"
        " | pool:moss-coat,sturdy-knees"
    )
    t = table(start).do("explore", "play double-dose -", "pass", "adapt g0").quiet()
    assert "expand" in t.options()
    t.do("expand").quiet()
    assert t.asked == 1
    t = table(start).do("explore", "play double-dose -", "pass", "expand").quiet()
    assert t.why_not("expand") == "why-expand-once"
    t.do("adapt g0").quiet()
    assert t.asked == 1


def test_fence_post_feet_raise_the_rent() -> None:
    t = table("mimic mp5 | expansionist genes:fence-post-feet | habitat:unlocked-laboratory | land:1")
    assert t.do("explore").quiet().mp() == [2, 3]


def test_surveyors_eye_finds_one_invention_more_on_own_land_only() -> None:
    t = table("expansionist mp1 genes:surveyors-eye | mimic | land:1")
    t.do("explore").quiet()
    assert (t.mp(), t.hands()) == ([4, 0], [2, 0])
    t = table("mimic mp3 | expansionist mp1 genes:surveyors-eye | habitat:second-wind | land:1")
    t.do("explore").quiet()
    assert (t.mp()[1], t.hands()[1]) == (3, 0)


# --- Scavenger ------------------------------------------------------------------------------------------


def test_repair_takes_a_used_invention_back_once_a_round() -> None:
    t = table("scavenger used:solvent,pep-whistle spent2 genes:spare-brain | mimic | habitat:second-wind")
    t[0].spent = 2
    t.do("explore").quiet()
    t[0].spent = 2
    assert {"repair solvent", "repair pep-whistle"} <= set(t.options())
    assert t.why_not("repair banana-peel") == "why-not-used"
    t.do("repair solvent").quiet()
    assert (t.hand(0), t.used(0), t[0].spent) == (["solvent"], ["pep-whistle"], 4)
    assert t.why_not("repair pep-whistle") == "why-once-a-round"


def test_repair_costs_two_cp() -> None:
    seats = "scavenger used:solvent genes:night-eyes{} | mimic"
    t = table(f"{seats.format('')} | habitat:free-lunch").do("explore", "repair solvent")
    assert t[0].spent == 2
    t = table(f"{seats.format(' spent1')} | habitat:free-lunch").do("explore").quiet()
    assert t.why_not("repair solvent") == "why-cp"


def test_repair_needs_room_in_the_hand() -> None:
    hand = "pep-whistle,pep-whistle,pep-whistle,banana-peel,banana-peel,fizzy-tonic,fizzy-tonic,polite-no"
    t = table(f"scavenger hand:{hand} used:solvent genes:third-eye | mimic | habitat:second-wind").do("explore").quiet()
    assert t.why_not("repair solvent") == "why-hand-full"


def test_many_pockets_repair_twice() -> None:
    t = table("scavenger used:solvent,pep-whistle genes:many-pockets,spare-brain | mimic | habitat:second-wind")
    t.do("explore", "repair solvent", "repair pep-whistle").quiet()
    assert t.hand(0) == ["pep-whistle", "solvent"]


def test_tinkers_nose_repairs_for_one_cp_less() -> None:
    t = table("scavenger used:solvent genes:tinkers-nose | mimic | habitat:free-lunch").do("explore").quiet()
    t[0].spent = 2
    t.do("repair solvent")
    assert t[0].spent == 3
    t = table("scavenger used:solvent genes:tinkers-nose spent3 | mimic | habitat:free-lunch").do("explore").quiet()
    assert t.why_not("repair solvent") == "why-cp"


# --- Wrangler: Tame -----------------------------------------------------------------------------------------


def test_the_wrangler_may_tame_a_drawn_predator_and_takes_its_loot() -> None:
    t = table("wrangler genes:snapping-jaw,spare-brain,second-thoughts | mimic | habitat:accordion-eel")
    t.do("explore").quiet()
    assert t.options() == ["fight", "tame"]
    t.do("tame")
    assert (t.tame(0), t[0].mp, len(t[0].hand)) == ("accordion-eel", 2, 1)
    assert t.s.pf(0) == 3  # a tame adds nothing by itself
    assert t.quiet().frame == "Action"


@pytest.mark.parametrize(
    ("genes", "predator", "tameable"),
    [
        ("mammoth-shoulders,second-thoughts", "lint-lynx", True),  # 1 <= 4 + 1 - 4
        ("mammoth-shoulders,second-thoughts", "sock-weevil", False),
        ("mammoth-shoulders,night-eyes", "sock-weevil", True),  # 2 <= 4 + 2 - 4
        ("lasso-tongue", "lint-lynx", True),  # 1 <= 3 + 0 - 4 + 2
        ("lasso-tongue", "sock-weevil", False),
    ],
)
def test_the_wrangler_tames_up_to_pf_and_int_less_four(genes: str, predator: str, tameable: bool) -> None:
    t = table(f"wrangler genes:{genes} | mimic | habitat:{predator}")
    t.do("explore").quiet()
    assert (t.frame == "Encounter") is tameable


def test_only_predators_can_be_tamed_and_only_by_the_wrangler() -> None:
    t = table("wrangler genes:mammoth-shoulders | mimic | row:hall-monitor").do("take u0")
    assert t.frame == "SoloOrTeam"
    t = table("mimic genes:mammoth-shoulders | wrangler | habitat:lint-lynx").do("explore").quiet()
    assert t.frame == "SoloOrTeam"


def test_the_old_tame_is_discarded_before_a_new_one_is_tamed() -> None:
    """Rule 14."""
    t = table("wrangler tame:lint-lynx genes:snapping-jaw,third-eye | mimic | habitat:sock-weevil")
    t.do("explore", "tame")
    assert t.tame(0) == "sock-weevil"
    assert t.discarded()["habitat"] == ["lint-lynx"]


def test_the_wrangler_may_fight_instead() -> None:
    t = table("wrangler genes:snapping-jaw,night-eyes | mimic | habitat:lint-lynx")
    t.do("explore", "fight").fight()
    assert t[0].mp == 1
    assert t.tame(0) is None


# --- Wrangler: Unleash ---------------------------------------------------------------------------------------


def test_unleash_adds_the_tame_to_a_side_for_its_pf() -> None:
    t = table("wrangler mp1 tame:accordion-eel genes:spare-brain,second-thoughts | mimic | habitat:hopscotch-newt")
    t.do("explore", "solo")
    assert {"unleash p0", "unleash enemy"} <= set(t.options())
    assert t.why_not("unleash p1") == "why-target"
    t.do("unleash p0").quiet()
    assert (side_strength(t.s), t.s.cp(0)) == (4, 1)
    assert t.why_not("unleash p0") == "why-tapped"


@pytest.mark.parametrize(
    ("tame", "price"),
    [("lint-lynx", 1), ("sock-weevil", 2), ("teacup-wolf", 3), ("accordion-eel", 4), ("ink-auditor", 7)],
)
def test_unleashing_costs_the_pf(tame: str, price: int) -> None:
    t = table(f"wrangler mp1 tame:{tame} genes:spare-brain,third-eye | mimic | row:hall-monitor")
    t.do("take u0", "solo", "unleash p0")
    assert t[0].spent == price


def test_unleash_needs_the_cp_a_tame_and_a_battle() -> None:
    t = table("wrangler mp1 tame:accordion-eel genes:third-eye | mimic | row:hall-monitor").do("take u0", "solo")
    assert t.why_not("unleash p0") == "why-cp"
    t = table("wrangler mp1 genes:second-thoughts | mimic | row:hall-monitor").do("take u0", "solo")
    assert t.why_not("unleash p0") == "why-no-tame"


def test_an_unleash_makes_another_battle_round() -> None:
    """Rule 7."""
    t = table("mimic mp1 | wrangler mp1 tame:lint-lynx genes:second-thoughts | habitat:teacup-wolf")
    t.do("explore", "solo", "0: pass", "1: unleash enemy", "1: pass").quiet()
    assert (t.frame, t.asked) == ("BattleTurn", 0)
    assert enemy_strength(t.s) == 4


def test_a_tame_on_the_winning_side_returns() -> None:
    t = table("wrangler tame:accordion-eel genes:spare-brain | mimic | row:hall-monitor")
    t.do("take u0").fight("unleash p0")
    assert (t.tame(0), t[0].tapped) == ("accordion-eel", True)
    t = table("mimic mp2 | wrangler tame:lint-lynx genes:second-thoughts | habitat:teacup-wolf")
    t.do("explore", "solo", "0: pass", "1: unleash enemy").end_battle()
    assert t.tame(1) == "lint-lynx"


def test_a_tame_beaten_beside_its_wrangler_is_discarded_and_its_cp_are_back() -> None:
    t = table("wrangler mp2 tame:lint-lynx genes:second-thoughts | mimic | row:left-hand-of-eidolia")
    t.do("take u0").fight("unleash p0")
    t.do("lose second-thoughts")
    assert (t.tame(0), t[0].spent, t[0].tapped) == (None, 0, True)
    assert sorted(t.discarded()["habitat"]) == ["left-hand-of-eidolia", "lint-lynx"]


def test_a_tame_beaten_beside_the_enemy_costs_the_wrangler_its_loot() -> None:
    """Rule 14: 2 MP and a card, at random, to the winner."""
    t = table(
        "mimic genes:mammoth-shoulders,snapping-jaw | wrangler mp5 hand:solvent tame:accordion-eel genes:spare-brain"
        " | habitat:lint-lynx"
    )
    t.do("explore", "solo", "1: unleash enemy").end_battle()
    assert t.mp() == [1 + 2, 3]
    assert (t.hand(0), t.hand(1), t.tame(1), t[1].spent) == (["solvent"], [], None, 0)


def test_the_wrangler_pays_as_far_as_it_reaches() -> None:
    t = table(
        "mimic genes:mammoth-shoulders,snapping-jaw | wrangler mp1 tame:accordion-eel genes:spare-brain"
        " | habitat:lint-lynx"
    )
    t.do("explore", "solo", "1: unleash enemy").end_battle()
    assert t.mp() == [1 + 1, 0]


def test_helpers_divide_the_tames_loot_rounded_up_for_the_encounterer() -> None:
    t = table(
        "mimic genes:mammoth-shoulders,snapping-jaw*2 | scavenger genes:club-tail"
        " | wrangler mp5 hand:solvent,polite-no tame:thunder-pheasant genes:spare-brain,third-eye,second-thoughts"
        " | habitat:lint-lynx"
    )
    t.do("explore", "team", "0: talk", "deal collab p1", "template t0", "1: accept")
    t.do("2: unleash enemy").end_battle()
    assert t.mp() == [1 + 2, 0 + 1, 2]
    assert t.hands() == [1, 0, 1]


def test_a_tame_lost_in_the_wranglers_own_battle_pays_nobody() -> None:
    """Rule 14: beaten beside the Enemy whom its own Wrangler met, with a helper who wins."""
    t = table(
        "wrangler mp5 hand:solvent,polite-no tame:accordion-eel genes:spare-brain"
        " | mimic genes:mammoth-shoulders,snapping-jaw*2 | row:hall-monitor"
    )
    t.do("take u0", "team", "0: talk", "deal collab p1", "form", "send", "1: accept", "0: unleash enemy").end_battle()
    assert "won-battle" in t.told()
    assert (t[1].mp, t.hand(1), t.tame(0)) == (0, [], None)


def test_a_wrangler_who_helps_pays_the_encounterer() -> None:
    """Rule 14: it is the other's battle; the half that would be the helper's is its own."""
    t = table(
        "mimic genes:mammoth-shoulders,snapping-jaw | wrangler mp5 hand:solvent tame:accordion-eel genes:spare-brain"
        " | habitat:lint-lynx"
    )
    t.do("explore", "team", "0: talk", "deal collab p1", "form", "send", "1: accept", "1: unleash enemy")
    t.end_battle()
    assert (t.mp(), t.hand(0)) == ([1 + 1, 4], ["solvent"])


def test_a_tame_can_be_scared_away() -> None:
    """Keywords, Unleash: discarded, CP refreshed; the battle goes on."""
    t = table(
        "mimic mp1 hand:rubber-snake genes:night-eyes | wrangler mp1 tame:accordion-eel genes:spare-brain"
        " | habitat:lint-lynx"
    )
    t.do("explore", "solo", "0: pass", "1: unleash enemy", "1: pass")
    assert "play rubber-snake tame" in t.quiet().options()
    t.do("play rubber-snake tame").quiet()
    assert t.s.battle.on
    assert (enemy_strength(t.s), t.tame(1), t[1].spent) == (1, None, 0)
    assert t.s.view(None)["battle"]["tame_side"] is None  # type: ignore[index]
    assert t.discarded()["habitat"] == ["accordion-eel"]


def test_a_tame_beside_its_wrangler_can_be_scared_away_too() -> None:
    t = table(
        "wrangler mp1 tame:accordion-eel genes:spare-brain | mimic mp1 hand:rubber-snake genes:night-eyes"
        " | row:hall-monitor"
    )
    t.do("take u0", "solo", "unleash p0", "0: pass", "1: play rubber-snake tame").quiet()
    assert (t.s.battle.on, side_strength(t.s), t.tame(0), t[0].spent) == (True, 0, None, 0)


def test_without_an_unleashed_tame_only_the_enemy_can_be_scared() -> None:
    t = table("mimic mp1 hand:rubber-snake genes:night-eyes | scavenger | habitat:lint-lynx").do("explore", "solo")
    assert t.why_not("play rubber-snake tame") == "why-target"


def test_when_the_enemy_is_scared_the_tame_returns() -> None:
    t = table("wrangler mp1 hand:rubber-snake tame:lint-lynx genes:third-eye | mimic | row:hall-monitor")
    t.do("take u0", "solo", "unleash p0", "play rubber-snake enemy").quiet()
    assert t.tame(0) == "lint-lynx"


def test_a_new_tame_cannot_be_unleashed_in_the_round_the_old_was_lost() -> None:
    t = table(
        "mimic mp1 genes:mammoth-shoulders | wrangler mp3 tame:lint-lynx genes:sprinting-legs,spare-brain"
        " | habitat:sock-weevil,grumbling-fern"
    )
    t.do("explore", "solo", "0: pass", "1: unleash enemy").end_battle()
    assert t.tame(1) is None
    t.do("pass", "pass", "1: explore", "tame")
    assert (t.tame(1), t[1].tapped) == ("grumbling-fern", True)


def test_a_tame_is_untapped_as_a_new_round_begins() -> None:
    t = table("wrangler tame:lint-lynx | mimic | habitat:free-lunch,gene-sale")
    t[0].tapped = True
    t.do("explore", "pass", "pass", "explore", "pass", "pass").quiet()
    assert not t[0].tapped


def test_whisper_glands_unleash_for_less() -> None:
    t = table("wrangler mp1 tame:accordion-eel genes:whisper-glands | mimic | row:hall-monitor")
    t.do("take u0", "solo", "unleash p0")
    assert t[0].spent == 3


# --- Mimic ---------------------------------------------------------------------------------------------------


def test_the_mimic_draws_the_first_time_each_round_an_invention_is_used_on_it() -> None:
    t = table("mimic mp1 | scavenger mp1 hand:banana-peel,banana-peel | habitat:lint-lynx")
    t.do("explore", "solo", "0: pass", "1: play banana-peel p0", "1: play banana-peel p0").quiet()
    assert len(t[0].hand) == 1


def test_copycat_fists_draw_one_more() -> None:
    t = table("mimic mp1 genes:copycat-fists | scavenger mp1 hand:banana-peel | habitat:lint-lynx")
    t.do("explore", "solo", "0: pass", "1: play banana-peel p0").quiet()
    assert len(t[0].hand) == 2


def test_parrot_lobe_mimics_once_more() -> None:
    t = table(
        "mimic mp1 genes:parrot-lobe | scavenger mp1 hand:banana-peel,banana-peel,pep-whistle | habitat:lint-lynx"
    )
    t.do("explore", "solo", "0: pass", "1: play banana-peel p0", "1: play banana-peel p0", "1: play pep-whistle p0")
    assert len(t.quiet()[0].hand) == 2


# --- Symbiont -------------------------------------------------------------------------------------------------


def helped(helper: str, enemy: str, genes: str) -> Table:
    t = table(f"mimic mp2 genes:{genes} | {helper} | scavenger | habitat:{enemy}")
    return t.do("explore", "team", "0: talk", "deal collab p1", "template t2", "1: accept").end_battle()


def test_the_symbiont_gains_one_mp_when_it_helps_and_wins() -> None:
    assert helped("symbiont", "lint-lynx", "sprinting-legs").mp() == [3, 1, 0]
    assert helped("symbiont genes:helping-hands", "lint-lynx", "sprinting-legs").mp() == [3, 2, 0]


def test_the_symbiont_ignores_the_first_defeat_of_a_round_as_a_helper() -> None:
    t = helped("symbiont mp3", "teacup-wolf", "second-thoughts")
    assert t.mp() == [1, 3, 0]
    assert t[1].dodges == 1


def test_the_second_defeat_of_a_round_hits_the_symbiont() -> None:
    for genes, mp in (("second-thoughts", 2), ("shared-nerves", 3)):
        t = table(f"mimic mp2 | symbiont mp3 genes:{genes} | scavenger | habitat:teacup-wolf")
        t[1].dodges = 1
        t.do("explore", "team", "0: talk", "deal collab p1", "template t2", "1: accept").end_battle()
        assert t.mp() == [1, mp, 0]


def test_the_symbiont_suffers_its_own_defeats() -> None:
    t = table("symbiont mp3 | mimic | habitat:teacup-wolf").do("explore").fight()
    assert t[0].mp == 2


def test_whisper_glands_unleash_a_weak_tame_for_nothing() -> None:
    t = table("wrangler mp1 tame:lint-lynx genes:whisper-glands spent3 | mimic | row:hall-monitor")
    t.do("take u0", "solo", "unleash p0")
    assert t[0].spent == 3


def test_why_something_cannot_be_tamed() -> None:
    t = table("wrangler | mimic | habitat:hall-monitor").do("explore").quiet()
    assert t.why_not("tame") == "why-not-predator"
    assert t.why_not("pass") == "when-pass"
    t = table("mimic | wrangler | habitat:sofa-snail").do("explore").quiet()
    assert t.why_not("tame") == "why-not-wrangler"


def test_in_the_last_window_of_a_battle_an_unleash_comes_too_late() -> None:
    """Unleashing is for battle turns, not for windows."""
    t = table("mimic mp1 | wrangler tame:lint-lynx hand:solvent genes:third-eye | habitat:teacup-wolf")
    t.do("explore", "solo", "0: pass")
    assert t.frame == "Window"
    assert t.why_not("unleash p0") == "when-unleash"


def test_a_deck_with_just_enough_cards_is_cut_as_it_is() -> None:
    """Rule 13: only with too few cards the discards are shuffled in."""
    t = expanding("expansionist mp2 genes:second-thoughts*2")
    t.s.habitat_discards.extend(t.s.habitat_pile[3:])
    t.s.habitat_pile = t.s.habitat_pile[:3]
    discards = list(t.s.habitat_discards)
    t.do("expand")
    assert (t.frame, t.options(), t.s.habitat_discards) == ("Expand", ["cut c0"], discards)


@pytest.mark.parametrize(("cut", "top"), [(0, 4), (1, 3), (2, 5)])
def test_the_cut_decides_how_large_the_piles_are(cut: int, top: int) -> None:
    """Eleven cards in three piles, top first: 4 4 3, or 3 4 4, or 5 4 2. The second goes on top with the land."""
    t = expanding("expansionist mp2 genes:second-thoughts*2")
    t.s.habitat_pile = t.s.habitat_pile[:11]
    before = list(t.s.habitat_pile)  # bottom first
    t.do("expand", f"cut c{cut}", "pile k1")
    assert t.s.habitat_pile[:7] == before[: 7 - top] + before[11 - top :]
    assert len(t.s.habitat_pile) == 12


@pytest.mark.parametrize(
    ("tame", "mp", "cards"),
    [
        ("lint-lynx", (1, 0), (0, 0)),  # 1 MP
        ("accordion-eel", (1, 1), (1, 0)),  # 2 MP and 1 card
        ("midnight-mane", (2, 1), (1, 1)),  # 3 MP and 2 cards
    ],
)
def test_helpers_divide_all_of_a_tames_loot(tame: str, mp: tuple[int, int], cards: tuple[int, int]) -> None:
    t = table(
        "mimic genes:mammoth-shoulders,snapping-jaw*2 | scavenger genes:club-tail"
        f" | wrangler mp5 hand:solvent,polite-no,banana-peel tame:{tame} genes:spare-brain,third-eye*2"
        " | habitat:polite-piranha"
    )
    t.do("explore", "team", "0: talk", "deal collab p1", "template t0", "1: accept")
    t.do("2: unleash enemy").end_battle()
    assert t.mp() == [1 + mp[0], mp[1], 5 - sum(mp)]
    assert t.hands() == [cards[0], cards[1], 3 - sum(cards)]
