"""The judgement of searches in the whole game: the race, and the duel that it may end with."""

from __future__ import annotations

import math

import pytest

from galapagos.games.evoloosen.judgement.outlook import look_out
from galapagos.games.evoloosen.judgement.reckoning import arms, chances
from tests.games.evoloosen.table import Table, table
from tests.games.evoloosen.test_ending import last_round_over

SEVEN = "moss-coat,cardboard-carapace,sturdy-knees*2,second-thoughts*2,night-eyes"


def full(text: str) -> Table:
    return table(text, mode="full")


def last_round(text: str, reached: int = 0b10) -> Table:
    """Seat 1 has the rocket, and the last round is on."""
    t = full(text)
    t.s.rocket, t.s.stage, t.s.reached = 1, 1, reached
    return t


def duel(first: str, second: str) -> Table:
    """Seat 0 challenges seat 1, who holds the rocket."""
    t = last_round_over(last_round(f"{first} | {second}", 0b11))
    while t.s.view(None)["stage"] != "duel":
        t.do("pass").quiet()
    return t


def armed(hand: str, mind: int) -> float:
    t = full(f"mimic hand:{hand} | scavenger")
    return arms(t.s, 0, True, mind, look_out(t.s, 0))


def logit(t: Table) -> float:
    chance = t.s.reckon(0)
    return math.log(chance / (1 - chance))


@pytest.mark.compiled
def test_the_race_alone_is_judged_as_by_the_evaluation() -> None:
    t = table("mimic mp3 hand:solvent genes:club-tail | scavenger genes:moss-coat")
    assert t.s.reckon(0) == t.s.evaluate(0)


@pytest.mark.compiled
@pytest.mark.parametrize("stage", [0, 1, 4])
def test_everybodys_chances_add_up_to_one(stage: int) -> None:
    t = full(f"mimic mp3 genes:{SEVEN} | scavenger hand:solvent genes:club-tail | symbiont genes:third-eye")
    if stage:
        t.s.rocket, t.s.stage, t.s.reached = 1, stage, 0b11
        t.s.playing = 0b11 if stage > 1 else t.s.playing
    found = chances(t.s, 0, look_out(t.s, 0))
    assert sum(found) == pytest.approx(1.0)
    assert min(found) >= 0.0


@pytest.mark.parametrize(
    "better",
    ["mimic genes:moss-coat", "mimic mp3", "mimic hand:solvent", "mimic companion:sofa-snail", "mimic genes:club-tail"],
)
def test_more_is_better(better: str) -> None:
    assert full(f"{better} | scavenger").s.reckon(0) > full("mimic | scavenger").s.reckon(0)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("genes:moss-coat*2", "genes:sprinting-legs"),  # as strong, and nearer the eighth
        ("genes:dreaming-brain", "genes:spare-brain"),  # draws a card each round
        ("genes:third-eye", "genes:night-eyes"),  # one point of Intelligence more
        ("hand:pep-whistle", "hand:solvent"),  # a boost
    ],
)
def test_before_the_rocket_is_taken_all_that_leads_to_it_counts(better: str, worse: str) -> None:
    assert full(f"mimic {better} | scavenger").s.reckon(0) > full(f"mimic {worse} | scavenger").s.reckon(0)


def test_a_possible_repair_counts_the_more_the_nearer_the_end_is() -> None:
    gains = []
    for genes in ("third-eye", SEVEN):
        t = full(f"scavenger used:solvent genes:{genes} | mimic genes:sprinting-legs")
        before = logit(t)
        t.s.seats[0].repairs = 1
        gains.append(before - logit(t))
    assert gains[1] > 1.2 * gains[0] > 0


def test_a_type_of_which_no_more_can_be_held_is_a_burden() -> None:
    full_type = full("mimic genes:sturdy-knees*3,club-tail | scavenger").s.reckon(0)
    assert full_type < full("mimic genes:sturdy-knees*2,moss-coat,club-tail | scavenger").s.reckon(0)


def test_where_a_duel_may_follow_strength_counts_for_more_and_the_race_for_less() -> None:
    strong, early = "mimic genes:mammoth-shoulders,snapping-jaw", "mimic genes:moss-coat*2,cardboard-carapace"
    seats = [f"{own} | scavenger genes:sturdy-knees*2" for own in (strong, early)]
    assert table(seats[0]).s.reckon(0) < table(seats[1]).s.reckon(0)
    assert full(seats[0]).s.reckon(0) > full(seats[1]).s.reckon(0)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("hand", "mind", "boost"),
    [
        ("solvent", 9, 0),  # no boost
        ("pep-whistle,banana-peel", 0, 4),  # free, also what weakens the other side
        ("spring-heels", 2, 0),  # costs 3
        ("spring-heels", 3, 4),
        ("growth-gravy,growth-gravy,spring-heels", 4, 6),  # twice 3 for 2, rather than 4 for 3
        ("growth-gravy,growth-gravy,spring-heels", 5, 7),
        ("pep-whistle,borrowed-moon,growth-gravy", 6, 10),
    ],
)
def test_the_boosts_that_intelligence_is_enough_for_count(hand: str, mind: int, boost: int) -> None:
    assert armed(hand, mind) == boost


def test_of_other_hands_only_the_number_of_cards_is_known() -> None:
    whistle, solvent = (
        full(f"mimic | scavenger hand:{card} genes:third-eye").s for card in ("borrowed-moon", "solvent")
    )
    assert whistle.reckon(0) == solvent.reckon(0)
    t = full("mimic | scavenger hand:solvent,polite-no,pep-whistle")
    few, many = (arms(t.s, 1, False, mind, look_out(t.s, 0)) for mind in (0, 6))
    assert 0 < few < many


def test_who_can_not_have_eight_adaptations_any_more_has_lost() -> None:
    seats = "mimic mp4 hand:pep-whistle,banana-peel genes:{} | scavenger genes:club-tail | pool:moss-coat"
    near, far = (last_round(seats.format(genes)) for genes in (SEVEN, "sprinting-legs"))
    assert near.s.reckon(0) > 0.2
    assert far.s.reckon(0) < 0.01
    assert far.s.reckon(1) > 0.99


def test_whoever_had_eight_in_the_last_round_is_among_the_finalists() -> None:
    seats = "mimic genes:sprinting-legs | scavenger genes:trophy-antlers"
    assert last_round(seats).s.reckon(0) < 0.01
    assert last_round(seats, 0b11).s.reckon(0) > 0.4


@pytest.mark.parametrize("stage", [1, 2, 4])
def test_the_holder_of_the_rocket_is_ahead_of_an_equal(stage: int) -> None:
    t = last_round("mimic genes:sprinting-legs | scavenger genes:trophy-antlers", 0b11)
    t.s.stage, t.s.playing = stage, 0b11
    assert t.s.reckon(1) > 0.5 > t.s.reckon(0)


def test_the_strongest_of_several_challengers_is_ahead_of_the_others() -> None:
    t = last_round("mimic genes:club-tail | scavenger genes:snapping-jaw | symbiont genes:moss-coat", 0b111)
    first, holder, third = chances(t.s, 0, look_out(t.s, 0))
    assert first > third
    assert holder > third


def test_a_challenger_can_be_sure_of_a_weak_holder_unless_there_is_a_stronger_one() -> None:
    seats = "mimic genes:mammoth-shoulders,tool-belt-muscles,snapping-jaw*2 | scavenger"
    rival = " | symbiont genes:spare-brain,dreaming-brain hand:borrowed-moon,giant-gauntlet,volcano-vinegar"
    assert last_round(seats, 0b11).s.reckon(0) > 0.9
    t = last_round(seats + rival, 0b111)
    t.s.seats[2].pf_bonus = 20
    assert t.s.reckon(0) < 0.2


@pytest.mark.parametrize("stage", [1, 4])
def test_every_card_in_hand_counts_for_something(stage: int) -> None:
    found = []
    for hand in ("hand:solvent", ""):
        own, other = f"mimic {hand} genes:sprinting-legs", "scavenger genes:trophy-antlers"
        t = last_round(f"{own} | {other}", 0b11) if stage == 1 else duel(own, f"{other} hand:polite-no")
        found.append(t.s.reckon(0))
    assert found[0] > found[1] + 0.01


def test_who_is_not_among_the_finalists_has_lost() -> None:
    t = last_round("mimic genes:club-tail | scavenger genes:snapping-jaw | symbiont genes:mammoth-shoulders", 0b11)
    t.s.stage, t.s.playing = 2, 0b11
    assert t.s.reckon(2) == 0.0


def test_in_the_duel_a_hand_counts_until_its_player_has_passed() -> None:
    t = duel("mimic hand:pep-whistle genes:third-eye,moss-coat", "scavenger hand:solvent,polite-no genes:night-eyes")
    assert t.asked == 1  # the holder begins
    before = t.s.reckon(0)
    t.do("1: pass").quiet()
    assert t.s.reckon(0) > before + 0.1
    declared = t.do("play pep-whistle p0").s.reckon(0)
    assert declared == pytest.approx(t.quiet().s.reckon(0), abs=0.02)  # what is declared counts at once


@pytest.mark.parametrize(("own", "kept"), [("club-tail", True), ("moss-coat", True), ("second-thoughts", False)])
def test_in_the_duel_the_hand_of_who_is_ahead_counts_when_it_has_passed(own: str, kept: bool) -> None:
    """Whoever wins against it must play, and then its turn comes again. The holder is ahead also with as much."""
    t = duel("mimic hand:solvent genes:moss-coat", f"scavenger hand:pep-whistle,borrowed-boots genes:{own}")
    before = t.s.reckon(1)
    t.do("1: pass")
    assert (t.s.reckon(1) > before - 0.01) == kept


def test_in_the_duel_only_the_cognitive_points_that_are_left_count() -> None:
    t = duel("mimic hand:growth-gravy genes:third-eye", "scavenger hand:solvent genes:club-tail")
    before = t.s.reckon(0)
    t.s.seats[0].spent = 2
    assert t.s.reckon(0) < before


def test_a_tame_counts_that_can_still_be_unleashed() -> None:
    with_tame, without, tapped = (
        last_round(f"wrangler {tame} genes:third-eye | scavenger genes:third-eye", 0b11)
        for tame in ("tame:lint-lynx", "", "tame:lint-lynx")
    )
    tapped.s.battle.on, tapped.s.seats[0].tapped = True, True
    assert with_tame.s.reckon(0) > without.s.reckon(0)
    assert tapped.s.reckon(0) == pytest.approx(without.s.reckon(0))
    with_tame.s.seats[0].genes.clear()  # no Intelligence to unleash it
    without.s.seats[0].genes.clear()
    assert with_tame.s.reckon(0) == pytest.approx(without.s.reckon(0))


def test_an_offer_counts_as_likely_as_it_is_taken() -> None:
    t = full("mimic mp3 | scavenger mp3 hand:solvent | habitat:gene-sale").do("explore").quiet()
    before = t.s.reckon(0)
    t.do("talk", "deal trade p1", "form", "give-mp 2", "send")
    assert t.s.reckon(0) < before - 0.005


def test_the_end_is_worth_what_it_returns() -> None:
    genes = "moss-coat*2,cardboard-carapace*2,sturdy-knees*2,second-thoughts"
    t = table(f"mimic genes:{genes} | scavenger | habitat:stray-chromosome | adaptations:good-manners").do("explore")
    assert (t.s.reckon(0), t.s.reckon(1)) == (1.0, 0.0)


@pytest.mark.compiled
@pytest.mark.parametrize("mp", [3, 6])  # short of one more for the jaw, which a third card can't bring; and enough
def test_the_first_card_of_two_that_are_recycled_is_not_judged_as_kept(mp: int) -> None:
    seats = f"mimic mp{mp} hand:solvent,mole-telegram,polite-no | scavenger"
    t = full(f"{seats} | habitat:second-wind | pool:snapping-jaw").do("explore").quiet()
    before, seen = t.s.reckon(0), t.s.reckon(1)
    half = t.do("recycle solvent").s.reckon(0)
    assert t.s.reckon(1) == seen  # nobody else knows of it
    whole = t.do("recycle mole-telegram").quiet().s.reckon(0)
    assert half == pytest.approx(whole, abs=0.01)
    assert half < before  # a card is worth more than half a Mutation Point
