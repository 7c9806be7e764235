"""Victory: Quick Mode; Last Round; Preparation, Arena, Duel; ties; the fortieth round."""

from __future__ import annotations

from copy import deepcopy

import pytest

from galapagos.games.evoloosen import GAME
from galapagos.games.evoloosen.rules.rocket import best_of
from galapagos.games.evoloosen.rules.turn import Round
from tests.games.evoloosen.table import Table, table

pytestmark = pytest.mark.compiled

SEVEN = "genes:moss-coat*2,cardboard-carapace*2,sturdy-knees*2,second-thoughts"
OTHER_SEVEN = "genes:thinking-cap,parade-plumage,sprinting-legs*2,night-eyes*2,third-eye"
THIRD_SEVEN = "genes:barrel-chest,club-tail,rubber-bones,folded-cortex,tidy-mind,talking-tail,bumper-shell"


def idle(t: Table) -> Table:
    """The asked player explores, if it is to, and passes until the next player explores."""
    t.quiet().do("explore").quiet()
    stage = t.s.stage
    while not t.s.over and t.frame in ("Action", "Adapting") and t.s.stage == stage:
        t.do("pass").quiet()
    return t


PEACE = "habitat:second-wind,unlocked-laboratory,gene-sale,free-lunch"


# --- Quick ------------------------------------------------------------------------------------------


def test_quick_the_first_with_eight_adaptations_wins_at_once() -> None:
    t = table(f"mimic mp8 {SEVEN} | scavenger {OTHER_SEVEN} | {PEACE} | pool:good-manners")
    t.do("explore", "pass", "adapt g0").quiet()
    assert (t.s.over, t.s.returns(), t.s.rocket) == (True, [1.0, 0.0], 0)


def test_quick_whoever_takes_the_rocket_wins() -> None:
    t = table(f"mimic | scavenger mp8 {OTHER_SEVEN} | {PEACE} | pool:good-manners", turn=1)
    t.do("1: explore", "pass", "adapt g0").quiet()
    assert (t.s.over, t.s.returns(), t.s.rocket) == (True, [0.0, 1.0], 1)


def test_seven_are_not_enough() -> None:
    t = table(f"mimic mp8 {SEVEN.replace(',second-thoughts', '')} | scavenger | {PEACE} | pool:good-manners")
    t.do("explore", "pass", "adapt g0").quiet()
    assert (t.s.over, len(t[0].genes), t.s.rocket) == (False, 7, -1)


def test_the_eighth_card_may_come_from_anywhere() -> None:
    """Rule 17: an Opportunity, a theft."""
    t = table(f"mimic {SEVEN} | scavenger | habitat:stray-chromosome | adaptations:good-manners")
    t.do("explore")
    assert t.s.over
    t = table(
        f"mimic hand:borrowed-genome {SEVEN.replace('second-thoughts', 'spare-brain')} | scavenger genes:parade-plumage"
        f" | {PEACE}"
    )
    t.do("explore", "play borrowed-genome p1", "steal parade-plumage")
    assert t.s.over


# --- Full: the rocket and the last round ------------------------------------------------------------------


def rocket(second: str = "scavenger", third: str = "", piles: str = "", mode: str = "full") -> Table:
    """Seat 0 takes the rocket in the first turn."""
    t = table(
        f"mimic mp8 {SEVEN} | {second}{third} | {piles or PEACE} | pool:good-manners,headbutt-logic,mammoth-shoulders",
        mode=mode,
    )
    return t.do("explore", "pass", "adapt g0").quiet()


def test_full_the_first_with_eight_takes_the_rocket_and_the_game_goes_on() -> None:
    t = rocket()
    assert (t.s.over, t.s.rocket, t.asked) == (False, 0, 1)
    assert t.s.view(None)["stage"] == "playing"


def test_after_that_round_comes_one_last_round() -> None:
    t = rocket()
    idle(t)
    assert (t.s.round, t.s.view(None)["stage"]) == (2, "last-round")
    idle(idle(t))
    assert t.s.over


def test_instant_victory_without_a_challenger() -> None:
    t = idle(idle(idle(rocket())))
    assert t.s.returns() == [1.0, 0.0]


def test_the_rocket_stays_with_who_drops_below_eight() -> None:
    t = rocket()
    t[0].genes.pop()
    idle(idle(idle(t)))
    assert (t.s.rocket, t.s.returns()) == (0, [1.0, 0.0])


def test_who_reaches_eight_in_the_round_of_the_rocket_is_a_challenger() -> None:
    """Rule 18."""
    t = rocket(f"scavenger mp8 {OTHER_SEVEN}")
    t.do("explore", "pass", "adapt g1").quiet()
    assert t.s.reached == 0b11
    assert t.s.rocket == 0


def test_a_challenger_who_loses_a_card_again_stays_one() -> None:
    """Rule 18: at any moment."""
    t = rocket(f"scavenger mp8 {OTHER_SEVEN}")
    t.do("explore", "pass", "adapt g1").quiet()
    t[1].genes.pop()
    idle(idle(t))
    assert t.s.view(None)["stage"] == "preparation"


# --- Preparation --------------------------------------------------------------------------------------------


def finals(second: str, third: str = "", hand: str = "") -> Table:
    """Seat 0 holds the rocket; whoever else has eight challenges; the last round is over."""
    t = table(f"mimic {hand} {SEVEN},good-manners | {second}{third}", mode="full")
    t.s.rocket = 0
    for seat in range(t.s.players):
        t.s.reached |= (len(t[seat].genes) >= 8) << seat
    return last_round_over(t)


def last_round_over(t: Table) -> Table:
    t.s.stage = 1
    t.s.restack([Round(t.s.players)])
    t.s.settle()
    return t.quiet()


def test_finalists_prepare_holder_first_then_clockwise() -> None:
    t = finals(f"scavenger mp1 {OTHER_SEVEN},zipper-skin", " | symbiont | wrangler " + THIRD_SEVEN + ",headbutt-logic")
    assert t.s.view(None)["stage"] == "preparation"
    assert [seat["playing"] for seat in t.s.view(None)["seats"]] == [True, True, False, True]
    order = []
    while t.s.view(None)["stage"] == "preparation":
        order.append(t.quiet().asked)
        t.do("pass").quiet()
    assert order == [0, 1, 3]


def test_preparation_begins_with_full_upkeep() -> None:
    """Rule 19."""
    t = table(f"mimic mp1 {SEVEN},good-manners | scavenger mp2 {OTHER_SEVEN},zipper-skin used:solvent", mode="full")
    t.s.rocket, t.s.reached = 0, 0b11
    t[1].tapped, t[1].spent = True, 2
    last_round_over(t)
    assert t.s.view(None)["stage"] == "preparation"
    assert t.mp() == [4, 5]
    assert (t[1].spent, t[1].tapped, t.used(1)) == (0, False, [])


def test_an_action_phase_each_in_preparation() -> None:
    t = finals(f"scavenger mp1 {OTHER_SEVEN},zipper-skin", hand="hand:mutagen-lemonade,pep-whistle,banana-peel")
    before = t[0].mp
    t.do("play mutagen-lemonade -").quiet()
    assert t[0].mp == min(8, before + 2)
    assert "recycle pep-whistle" in t.options()
    assert t.s.cp(0) == 3


def test_nothing_can_be_stolen_from_who_is_not_a_finalist() -> None:
    """Preparation, and rule 15: only finalists trade."""
    t = finals(
        f"scavenger mp1 hand:solvent {OTHER_SEVEN},zipper-skin",
        " | symbiont mp5 hand:polite-no genes:club-tail",
        "hand:light-fingers,magnet-on-a-string",
    )
    assert t.why_not("play light-fingers p2") == "why-not-in-finals"
    assert t.why_not("play magnet-on-a-string p2") == "why-not-in-finals"
    assert t.do("talk").options() == ["deal trade p1"]


def test_cp_are_back_after_the_preparation_too() -> None:
    t = finals(f"scavenger mp1 {OTHER_SEVEN},zipper-skin", hand="hand:mutagen-lemonade")
    t.do("play mutagen-lemonade -", "0: pass").quiet()
    assert t[0].spent == 1
    t.do("1: pass").quiet()
    assert (t[0].spent, t.s.view(None)["stage"]) == (0, "duel")


# --- Duel ---------------------------------------------------------------------------------------------------


def duel(second: str, hand: str = "") -> Table:
    t = finals(second, hand=hand)
    return t.do("0: pass", "1: pass")


def finish(t: Table) -> list[float]:
    while not t.s.over:
        t.decline()
    return t.s.returns()


def test_the_duel_begins_with_the_rockets_holder() -> None:
    t = duel(f"scavenger hand:pep-whistle {OTHER_SEVEN},zipper-skin", "hand:banana-peel")
    while t.frame == "Window":
        t.decline()
    assert (t.frame, t.asked) == ("BattleTurn", 0)
    assert t.s.view(None)["stage"] == "duel"
    assert "talk" not in t.options()  # no offers in a duel


def test_the_stronger_challenger_wins() -> None:
    # 2 + 2 + 2 PF for the holder; 2 + 4 + 1 for the challenger
    t = duel(f"scavenger {OTHER_SEVEN},zipper-skin")
    assert finish(t) == [0.0, 1.0]


def test_the_holder_wins_ties() -> None:
    # six each
    t = duel(f"scavenger {OTHER_SEVEN},spare-brain")
    assert t.s.over
    assert t.s.returns() == [1.0, 0.0]


def test_inventions_decide_a_duel() -> None:
    t = duel(f"scavenger mp1 {OTHER_SEVEN},zipper-skin", "hand:pep-whistle,banana-peel")
    t.quiet()
    assert {"play pep-whistle p0", "play pep-whistle p1"} <= set(t.options())
    assert t.why_not("play pep-whistle enemy") == "why-target"
    t.do("play pep-whistle p0")
    assert finish(t) == [1.0, 0.0]


def test_a_duel_ends_when_both_pass_without_a_play() -> None:
    t = duel(f"scavenger hand:pep-whistle {OTHER_SEVEN},spare-brain", "hand:banana-peel")
    t.do("0: play banana-peel p1").quiet()
    assert (t.frame, t.asked) == ("BattleTurn", 1)
    t.do("1: play pep-whistle p1").quiet()
    assert t.s.over
    assert t.s.returns() == [1.0, 0.0]


def test_non_finalists_stay_out_of_the_duel() -> None:
    t = finals(
        f"scavenger hand:pep-whistle {OTHER_SEVEN},zipper-skin",
        " | symbiont mp3 hand:quick-quack,banana-peel genes:talking-tail",
        "hand:banana-peel",
    )
    t.do("0: pass", "1: pass")
    asked = set()
    while not t.s.over:
        asked.add(t.asked)
        t.decline()
    assert asked == {0, 1}


def test_a_tame_can_be_unleashed_in_a_duel() -> None:
    t = duel(f"wrangler mp1 tame:lint-lynx {OTHER_SEVEN},spare-brain")
    t.do("1: unleash p1")
    assert finish(t) == [0.0, 1.0]


CARDS = "hand:banana-peel,polite-no,fizzy-tonic,growth-gravy"


def test_when_your_battle_begins_comes_in_the_duel_too() -> None:
    """Rule 22: Tool-Belt Muscles add 2 with four Inventions in hand; both fighters are asked for it."""
    t = duel(f"scavenger {CARDS} {OTHER_SEVEN},tool-belt-muscles").quiet()
    assert t.s.view(None)["stage"] == "duel"
    assert t.s.battle.mods[:2] == [0, 2]


def test_when_your_battle_begins_comes_in_the_arena_and_again_in_the_duel() -> None:
    """Rule 22."""
    belt = f"wrangler {CARDS} {THIRD_SEVEN},tool-belt-muscles"
    t = arena(f"scavenger {OTHER_SEVEN},zipper-skin", belt).quiet()
    assert t.s.view(None)["stage"] == "arena"
    assert t.s.battle.mods[:3] == [0, 0, 2]
    while t.s.view(None)["stage"] == "arena":
        t.decline()
    assert t.quiet().s.battle.mods[:3] == [0, 0, 2]


# --- Arena ----------------------------------------------------------------------------------------------------


def arena(second: str, third: str) -> Table:
    t = finals(second, f" | {third}")
    return t.do("0: pass", "1: pass", "2: pass")


TWO = f"scavenger hand:pep-whistle,solvent {OTHER_SEVEN},zipper-skin"
THREE = f"wrangler hand:banana-peel,polite-no {THIRD_SEVEN},headbutt-logic"


def test_the_arena_begins_with_the_most_pf_and_leaves_the_holder_out() -> None:
    # seat 1 has 2 + 4 + 1 = 7; seat 2 has 2 + 3 + 1 + 1 + 1 = 8
    t = arena(TWO, THREE)
    assert t.s.view(None)["stage"] == "arena"
    assert (t.s.active, t.s.playing, t.s.battle.fighters) == (2, 0b110, 0b110)
    asked = set()
    while t.s.view(None)["stage"] == "arena":
        asked.add(t.asked)
        t.decline()
    assert asked == {1, 2}


def test_the_arena_victor_takes_the_losers_inventions_and_duels_the_holder() -> None:
    t = arena(TWO, THREE)
    while t.s.view(None)["stage"] == "arena":
        t.decline()
    assert t.s.view(None)["stage"] == "duel"
    assert (t.s.playing, t.hand(1)) == (0b101, [])
    assert t.hand(2) == ["banana-peel", "pep-whistle", "polite-no", "solvent"]
    assert t.knows(0, 2) == [None] * 4
    assert t.s.active == 0
    assert finish(t) == [0.0, 0.0, 1.0]


def test_the_holder_who_had_seen_a_losers_hand_does_not_know_what_the_victor_took() -> None:
    """Rule 21; one card stays behind."""
    full = "banana-peel,polite-no,fizzy-tonic,fizzy-tonic,growth-gravy,growth-gravy,spring-heels"
    t = arena(TWO, f"wrangler hand:{full} {THIRD_SEVEN},headbutt-logic")
    for token in t[1].hand:
        t.s.reveal(t.s.inventions, token, 1 << 0)
    while t.s.view(None)["stage"] == "arena":
        t.decline()
    assert t.knows(0, 1) + t.knows(0, 2) == [None] * 9


def test_the_victor_takes_no_more_than_can_be_held() -> None:
    """General Notes, rule 6."""
    full = "banana-peel,polite-no,fizzy-tonic,fizzy-tonic,growth-gravy,growth-gravy,spring-heels"
    t = arena(TWO, f"wrangler hand:{full} {THIRD_SEVEN},headbutt-logic")
    while t.s.view(None)["stage"] == "arena":
        t.decline()
    assert t.hands()[1:] == [1, 8]


def looting(third: str = "hand:banana-peel,polite-no", fourth: str = "hand:fizzy-tonic,fizzy-tonic") -> Table:
    """Seat 1 wins the arena against seats 2 and 3, with six Inventions in hand."""
    six = "hand:pep-whistle,pep-whistle,pep-whistle,growth-gravy,growth-gravy,spring-heels"
    t = finals(
        f"scavenger {six} {OTHER_SEVEN},mammoth-shoulders",
        f" | wrangler {third} {THIRD_SEVEN},headbutt-logic | symbiont {fourth} {FOURTH_EIGHT}",
    )
    t.do("0: pass", "1: pass", "2: pass", "3: pass")
    while t.s.view(None)["stage"] == "arena" and t.frame != "Looting":
        t.decline()
    return t


FOURTH_EIGHT = (
    "genes:trophy-antlers,pickpocket-claws,snapping-jaw,mirror-scales"
    ",long-memory,star-whiskers,second-thoughts,spare-brain"
)


def test_the_arenas_victor_picks_whose_hand_is_taken_first() -> None:
    """Rule 26: there is room for two cards of four."""
    t = looting()
    assert (t.frame, t.asked, t.options()) == ("Looting", 1, ["loot p2", "loot p3"])
    assert t.why_not("loot p0") == "why-not-beaten"
    assert t.why_not("loot p1") == "why-not-beaten"
    t.do("loot p3")
    assert t.hands()[1:] == [8, 2, 0]
    assert t.s.view(None)["stage"] == "duel"


def test_where_there_is_room_left_the_other_loser_pays_as_well() -> None:
    t = looting("hand:banana-peel,polite-no", "hand:fizzy-tonic").do("loot p3")
    assert t.hands()[1:] == [8, 1, 0]


@pytest.mark.parametrize(
    ("third", "fourth", "left"),
    [
        ("hand:banana-peel", "hand:fizzy-tonic", [8, 0, 0]),  # all of it can be held
        ("hand:banana-peel,polite-no,solvent", "mp1", [8, 1, 0]),  # one hand only
    ],
)
def test_the_victor_is_not_asked_where_the_order_makes_no_difference(third: str, fourth: str, left: list[int]) -> None:
    t = looting(third, fourth)
    assert t.s.view(None)["stage"] == "duel"
    assert t.hands()[1:] == left


def test_boosts_decide_the_arena_and_end_with_it() -> None:
    """Rule 19."""
    t = arena(TWO, THREE)
    t.do("2: pass", "1: play pep-whistle p1")
    while t.s.view(None)["stage"] == "arena":
        t.decline()
    assert (t.s.playing, t.s.battle.mods) == (0b011, [0, 0, 0, 0, 0])


def test_arena_and_duel_are_new_rounds() -> None:
    """Rule 19: full upkeep between arena and duel."""
    t = arena(TWO, THREE)
    before = t.s.round
    t.do("2: pass", "1: play pep-whistle p2").quiet()
    while t.s.view(None)["stage"] == "arena":
        t.decline()
    assert t.s.round == before + 1
    assert t.used(1) == []


def test_a_tie_in_the_arena_goes_to_the_wiser() -> None:
    """Rule 20: PF, then INT: 8 each, then 9 against 10."""
    t = arena(
        f"scavenger {OTHER_SEVEN},thinking-tusks".replace("parade-plumage", "piggy-bank-hide"),
        f"wrangler {THIRD_SEVEN},headbutt-logic",
    )
    while not t.s.over and t.s.view(None)["stage"] == "arena":
        t.decline()
    assert "won-arena" in t.told()
    winner = next(event.params["player"] for event in t.events if event.key == "won-arena")
    assert winner == "player:2"


def test_a_tame_on_the_losing_side_of_the_arena_is_gone() -> None:
    t = arena(
        f"scavenger hand:pep-whistle {OTHER_SEVEN},mammoth-shoulders",
        f"wrangler tame:lint-lynx hand:banana-peel {THIRD_SEVEN},headbutt-logic",
    )
    t.do("1: pass", "2: unleash p2")
    while not t.s.over and t.s.view(None)["stage"] == "arena":
        t.decline()
    assert t.tame(2) is None


# --- Ties and the limit ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("mimic genes:club-tail", "scavenger genes:moss-coat", 0),
        ("mimic genes:moss-coat", "scavenger genes:club-tail", 1),
        ("mimic genes:cardboard-carapace", "scavenger genes:moss-coat", 0),
        ("mimic genes:moss-coat", "scavenger genes:cardboard-carapace", 1),
    ],
)
def test_ties_go_by_pf_then_int(first: str, second: str, winner: int) -> None:
    assert best_of(table(f"{first} | {second}").s, 0b11) == winner


def test_the_rockets_holder_wins_all_ties() -> None:
    t = table("mimic genes:club-tail | scavenger genes:moss-coat")
    t.s.rocket = 1
    assert best_of(t.s, 0b11) == 1
    assert best_of(t.s, 0b01) == 0
    t = table("mimic genes:moss-coat | scavenger genes:club-tail")
    t.s.rocket = 0
    assert best_of(t.s, 0b11) == 0


def test_the_die_has_six_sides_and_is_thrown_again_while_the_highest_are_equal() -> None:
    again = 0
    for seed in range(60):
        s = table("mimic genes:moss-coat | scavenger genes:moss-coat | symbiont", seed=seed).s
        other = s.clone()
        thrown = [0, 0]
        while thrown[0] == thrown[1]:
            again += thrown[0] > 0
            thrown = [int(other.roll(6)), int(other.roll(6))]
        assert best_of(s, 0b011) == thrown.index(max(thrown))
    assert again > 0


def test_the_die_decides_what_is_still_equal() -> None:
    winners = set()
    for seed in range(30):
        t = table("mimic genes:moss-coat | scavenger genes:moss-coat | symbiont", seed=seed)
        winners.add(int(best_of(t.s, 0b011)))
    assert winners == {0, 1}


def test_after_forty_rounds_the_most_adaptations_win() -> None:
    t = table(f"mimic | scavenger genes:club-tail | {PEACE} | round:40")
    idle(idle(t))
    assert (t.s.over, t.s.returns()) == (True, [0.0, 1.0])


def test_the_fortieth_round_is_played_to_its_end() -> None:
    t = table(f"mimic | scavenger genes:club-tail | {PEACE} | round:39")
    idle(idle(t))
    assert (t.s.over, t.s.round) == (False, 40)


def test_a_tie_after_forty_rounds_is_broken() -> None:
    """Rule 20."""
    t = table(f"mimic genes:moss-coat | scavenger genes:club-tail | {PEACE} | round:40")
    assert idle(idle(t)).s.returns() == [0.0, 1.0]


def test_a_rocket_taken_in_the_fortieth_round_is_still_fought_for() -> None:
    t = rocket(piles=f"{PEACE} | round:40")
    idle(t)
    assert (t.s.over, t.s.round, t.s.view(None)["stage"]) == (False, 41, "last-round")


# --- Who stays out ------------------------------------------------------------------------------------------------


def test_arena_losers_stay_out_of_the_upkeep_before_the_duel() -> None:
    """Rule 18: what acts on others as a round ends no longer finds them."""
    source = deepcopy(GAME.standard_source())
    row = next(row for row in source["adaptation"] if row["id"] == "bumper-shell")
    row["effects"] = [{"when": "upkeep", "do": "draw", "n": 1, "who": "others"}]
    t = table(
        f"scavenger {OTHER_SEVEN},zipper-skin | wrangler {THIRD_SEVEN},headbutt-logic"
        f" | mimic {SEVEN},good-manners | symbiont",
        mode="full",
        deck=source,
    )
    t.s.rocket, t.s.reached = 2, 0b0111
    last_round_over(t)
    before = t.hands()
    t.do("2: pass", "0: pass", "1: pass")
    while not t.s.over:
        t.decline()
    drawn = [now - then for now, then in zip(t.hands(), before, strict=True)]
    assert drawn == [-before[0], before[0], 1, 0]  # the arena's victor takes the loser's hand, the holder draws


def test_any_seat_can_hold_the_rocket() -> None:
    """Arena between the seats on both sides of the holder; the losers and the seat without eight stay out."""
    t = table(
        f"scavenger hand:pep-whistle {OTHER_SEVEN},zipper-skin | symbiont | mimic hand:solvent {SEVEN},good-manners"
        f" | wrangler hand:banana-peel {THIRD_SEVEN},headbutt-logic",
        mode="full",
    )
    t.s.rocket, t.s.reached = 2, 0b1101
    last_round_over(t)
    assert [seat["playing"] for seat in t.s.view(None)["seats"]] == [True, False, True, True]
    prepared = []
    while t.s.view(None)["stage"] == "preparation":
        prepared.append(t.quiet().asked)
        t.do("pass").quiet()
    assert prepared == [2, 3, 0]
    assert (t.s.playing, t.s.active) == (0b1001, 3)
    while t.s.view(None)["stage"] == "arena":
        t.decline()
    assert (t.s.playing, t.s.active, t.s.battle.fighters) == (0b1100, 2, 0b1100)
    assert finish(t) == [0.0, 0.0, 0.0, 1.0]
