"""What a position is worth, and the vector for learners: from the seat's own knowledge."""

from __future__ import annotations

import pytest

from galapagos.games.evoloosen import codes
from galapagos.games.evoloosen.judgement.evaluation import standings, strength
from galapagos.games.evoloosen.judgement.observation import OBSERVATION_SIZE
from galapagos.games.evoloosen.rules.effects import Run
from tests.games.evoloosen.table import Table, table


def worth(text: str, seat: int = 0) -> float:
    return table(text).s.evaluate(seat)


def judged(text: str, seat: int = 0) -> float:
    """The seat's own strength in its judgement."""
    return own(table(text), seat)


def own(t: Table, seat: int = 0) -> float:
    return strength(standings(t.s, seat)[seat])


def test_judgements_add_up_to_one() -> None:
    s = table("mimic mp3 genes:moss-coat | scavenger hand:solvent | symbiont").s
    assert sum(s.evaluate(seat) for seat in range(3)) == pytest.approx(1.0)


@pytest.mark.parametrize(
    "better",
    ["mimic genes:moss-coat", "mimic mp3", "mimic hand:solvent", "mimic companion:sofa-snail", "mimic tame:lint-lynx"],
)
def test_more_is_better(better: str) -> None:
    assert worth(f"{better} | scavenger") > worth("mimic | scavenger")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("bumper-shell", "zipper-skin"),  # defeats do no harm, instead of no harm to the hand
        ("patient-plates", "zipper-skin"),  # Adapting is never skipped
        ("knotted-genes", "zipper-skin"),  # Adaptations are never lost
        ("dreaming-brain", "spare-brain"),  # draws a card each round
        ("pickpocket-claws", "club-tail"),  # in each battle that is won
        ("rubber-bones", "sturdy-knees"),  # or lost
    ],
)
def test_adaptations_are_worth_what_their_effects_do(better: str, worse: str) -> None:
    assert worth(f"mimic genes:{better} | scavenger") > worth(f"mimic genes:{worse} | scavenger") + 0.005


def test_a_guard_against_skipping_is_worth_little_to_the_strong() -> None:
    strong = "mammoth-shoulders,tool-belt-muscles,snapping-jaw*2"
    gains = []
    for genes in ("moss-coat", strong):
        guarded = judged(f"mimic genes:{genes},patient-plates | scavenger")
        gains.append(guarded - judged(f"mimic genes:{genes},zipper-skin | scavenger"))
    assert gains[0] > 2 * gains[1] > 0


def test_inventions_are_worth_more_while_many_adaptations_are_to_come() -> None:
    gains = []
    for genes in ("moss-coat", "moss-coat*2,sturdy-knees*3,second-thoughts"):
        gains.append(
            judged(f"mimic hand:solvent genes:{genes} | scavenger") - judged(f"mimic genes:{genes} | scavenger")
        )
    assert gains[0] > 2 * gains[1] > 0


def test_the_first_mutation_points_are_worth_most() -> None:
    genes = "moss-coat*2,sturdy-knees*3,second-thoughts*2"  # the next income pays for the eighth in any case
    t = table(f"mimic genes:{genes} | scavenger | habitat:gene-sale | pool:mammoth-shoulders")
    t.do("explore", "pass", "pass").quiet()
    assert t.s.active == 1
    strengths = []
    for mp in (0, 2, 4):
        t.s.seats[0].mp = mp
        strengths.append(own(t))
    assert strengths[1] - strengths[0] > 2 * (strengths[2] - strengths[1]) > 0


def test_a_type_of_which_no_more_can_be_held_is_a_burden() -> None:
    assert judged("mimic genes:sturdy-knees*3,club-tail | scavenger") < judged(
        "mimic genes:sturdy-knees*2,moss-coat,club-tail | scavenger"
    )


def test_an_adaptation_that_is_about_to_be_stolen_counts_for_the_thief() -> None:
    genes = "dreaming-brain,moss-coat"
    seats = f"mimic mp4 hand:borrowed-genome genes:{genes} | scavenger genes:club-tail,snapping-jaw"
    t = table(f"{seats} | habitat:unlocked-laboratory | pool:second-thoughts").do("explore").quiet()
    before = own(t)
    victim = t.s.evaluate(1)
    t.do("play borrowed-genome p1").quiet()
    assert t.frame == "TakeGene"
    asked = own(t)
    assert t.s.evaluate(1) < victim  # who is about to lose it
    assert own(t.do("steal club-tail").quiet()) == pytest.approx(asked, abs=1.0)  # no Adapting either way
    assert t.s.skip_adapting
    assert asked > before - 3.0  # less than half a round is lost


def test_what_hits_several_players_is_not_foreseen() -> None:
    t = table("mimic mp3 | scavenger mp3 genes:moss-coat")
    before = own(t)
    t.s.push(Run(t.s.deck.happening[t.s.deck.habitat.ids.index("great-levelling")], 0))
    assert own(t) == before


def test_a_companion_guards_as_well() -> None:
    t = table("mimic companion:filing-ferret | scavenger")
    before = own(t)
    face = t.s.deck.habitat.ids.index("filing-ferret")
    guards = t.s.deck.pet_guards
    kept = guards[face]
    guards[face] = 1 << codes.GUARD_SKIP
    after = own(t)
    guards[face] = kept
    assert after > before


def test_a_card_that_is_about_to_be_discarded_counts_no_more() -> None:
    t = table("mimic hand:junk-drawer,solvent,polite-no | scavenger | habitat:gene-sale").do(
        "explore", "play junk-drawer -"
    )
    t.quiet()
    assert t.frame == "Discard"
    asked = t.s.evaluate(0)
    assert t.do("discard solvent").quiet().s.evaluate(0) == pytest.approx(asked, abs=0.001)


def test_an_adaptation_that_is_about_to_be_lost_counts_no_more() -> None:
    t = table("mimic genes:moss-coat*2 | scavenger | habitat:tiktaalik-rex").do("explore").fight()
    t.quiet()
    assert t.frame == "LoseGene"
    asked = t.s.evaluate(0)
    assert t.do("lose moss-coat").quiet().s.evaluate(0) == pytest.approx(asked, abs=0.06)


def test_a_battle_that_is_being_won_is_worth_more() -> None:
    winning = table("mimic mp1 genes:club-tail | scavenger mp1 | habitat:lint-lynx").do("explore", "solo")
    losing = table("mimic mp1 genes:club-tail | scavenger mp1 | habitat:midnight-mane").do("explore", "solo")
    assert winning.s.evaluate(0) > losing.s.evaluate(0)


def test_an_adaptation_being_bought_counts_before_the_window_closes() -> None:
    t = table("mimic mp8 | scavenger hand:solvent genes:third-eye | habitat:gene-sale | pool:mammoth-shoulders")
    t.do("explore", "pass").quiet()
    before = t.s.evaluate(0)
    t.do("adapt g0")
    assert t.frame == "Window"
    assert t.s.evaluate(0) > before


def test_a_dearer_adaptation_that_is_being_bought_counts_with_all_it_has() -> None:
    worths = []
    for place in (0, 1):
        t = table(
            "mimic mp8 | scavenger hand:solvent genes:third-eye | habitat:gene-sale | pool:sturdy-knees,club-tail"
        )
        t.do("explore", "pass", f"adapt g{place}")
        t.s.seats[0].mp = 4 + place * 2  # so that both leave as much
        assert t.frame == "Window"
        worths.append(t.s.evaluate(0))
    assert worths[1] > worths[0]


@pytest.mark.parametrize("seat", [0, 1])
def test_passing_the_turn_does_not_change_the_judgement(seat: int) -> None:
    seats = "mimic mp2 genes:club-tail,third-eye | scavenger mp4 genes:snapping-jaw,moss-coat"
    t = table(f"{seats} | habitat:unlocked-laboratory | pool:mammoth-shoulders").do("explore", "pass").quiet()
    before = t.s.evaluate(seat)
    t.do("pass").quiet()
    assert t.s.active == 1
    assert t.s.evaluate(seat) == pytest.approx(before, abs=0.03)


def test_whoever_comes_first_in_the_round_of_the_eighth_adaptation_is_ahead() -> None:
    genes = "parade-plumage,cardboard-carapace,sturdy-knees*2,second-thoughts*2,night-eyes"
    other = "moss-coat,cardboard-carapace,sturdy-knees,rubber-bones,good-manners,second-thoughts,night-eyes"
    t = table(
        f"mimic mp5 genes:{genes} | scavenger mp5 genes:{other} | habitat:gene-sale | pool:thinking-cap,moss-coat"
    )
    assert t.s.evaluate(0) > 0.7


def test_what_can_still_be_played_counts_until_the_fighter_has_passed() -> None:
    seats = "mimic mp1 hand:pep-whistle genes:moss-coat | scavenger hand:solvent"
    t = table(f"{seats} | habitat:sock-weevil").do("explore", "solo")
    fighting = t.s.evaluate(0)
    played = table(f"{seats} | habitat:sock-weevil").do("explore", "solo", "play pep-whistle p0").s.evaluate(0)
    passed = t.do("0: pass").s.evaluate(0)
    assert t.s.battle.on
    assert played > passed
    assert fighting > passed


def test_a_declared_boost_counts_before_it_resolves_unless_it_is_prevented() -> None:
    t = table(
        "mimic mp1 hand:pep-whistle genes:moss-coat | scavenger hand:polite-no genes:third-eye | habitat:sock-weevil"
    )
    t.do("explore", "solo", "play pep-whistle p0")
    declared = t.s.evaluate(0)
    t.s.declared[0].void = True
    assert t.s.evaluate(0) < declared


def test_a_declared_action_counts_before_it_resolves() -> None:
    seats = "mimic mp1 hand:mutagen-lemonade genes:third-eye | scavenger hand:polite-no genes:third-eye"
    t = table(f"{seats} | habitat:unlocked-laboratory | pool:moss-coat").do("explore").quiet()
    before = t.s.evaluate(0)
    t.do("play mutagen-lemonade -")
    assert t.frame == "Window"
    assert t.s.evaluate(0) > before


def test_what_is_offered_counts_as_given() -> None:
    t = table("mimic mp3 | scavenger mp3 hand:solvent | habitat:gene-sale").do("explore").quiet()
    before = t.s.evaluate(0)
    t.do("talk", "deal trade p1", "form", "give-mp 2", "send")
    assert t.s.evaluate(0) < before - 0.01


def test_only_the_own_hand_is_known() -> None:
    lemonade, solvent = (
        table(f"mimic genes:third-eye hand:{card} | scavenger hand:polite-no").s
        for card in ("twin-incubator", "solvent")
    )
    assert lemonade.evaluate(0) > solvent.evaluate(0)
    assert lemonade.evaluate(1) == solvent.evaluate(1)


@pytest.mark.parametrize("enemy", ["teacup-wolf", "accordion-eel", "ink-auditor", "tiktaalik-rex"])
def test_defeats_cost_more_the_stronger_the_enemy(enemy: str) -> None:
    weaker = {"accordion-eel": "teacup-wolf", "ink-auditor": "accordion-eel", "tiktaalik-rex": "ink-auditor"}
    seats = "mimic mp2 hand:solvent genes:moss-coat | scavenger"
    t = table(f"{seats} | habitat:{enemy}").do("explore").quiet()
    easier = table(f"{seats} | habitat:{weaker.get(enemy, 'lint-lynx')}").do("explore").quiet()
    assert t.s.evaluate(0) < easier.s.evaluate(0)


def test_a_shield_takes_the_sting_out_of_a_defeat() -> None:
    t = table("mimic mp2 | scavenger | habitat:ink-auditor").do("explore").quiet()
    before = t.s.evaluate(0)
    t.s.battle.shields = 1
    assert t.s.evaluate(0) > before


def test_an_offer_that_leads_nowhere_is_worth_a_little_less_than_none() -> None:
    t = table("mimic mp3 | scavenger mp3 | habitat:gene-sale").do("explore").quiet()
    before = t.s.evaluate(0)
    t.do("talk", "deal trade p1", "form", "send")
    assert t.s.evaluate(0) < before


def test_asking_whoever_could_turn_the_battle_is_worth_something() -> None:
    seats = "mimic mp3 hand:solvent | scavenger genes:club-tail,snapping-jaw | symbiont genes:moss-coat"
    worths = []
    for helper in (1, 2):
        t = table(f"{seats} | habitat:accordion-eel").do("explore", "team").quiet()
        before = t.s.evaluate(0)
        t.do("talk", f"deal collab p{helper}", "template t0")
        worths.append(t.s.evaluate(0) - before)
    assert worths[0] > 0 > worths[1]


def test_seeking_help_is_worth_it_only_where_there_is_some() -> None:
    for genes, better in (("club-tail", True), ("second-thoughts", False)):
        start = f"mimic mp3 | scavenger genes:{genes} | habitat:sock-weevil"
        team = table(start).do("explore", "team").quiet()
        assert team.frame == "SeekHelp"
        alone = table(start).do("explore").quiet()
        assert (team.s.evaluate(0) > alone.s.evaluate(0)) is better


def test_land_in_the_deck_is_worth_its_price() -> None:
    seats = "expansionist mp3 genes:night-eyes,third-eye | mimic genes:moss-coat,club-tail"
    t = table(f"{seats} | habitat:unlocked-laboratory").do("explore", "pass").quiet()
    before = t.s.evaluate(0)
    t.do("expand").quiet()
    assert t.s.evaluate(0) > before


def test_the_last_round_is_open_only_to_those_who_can_still_have_eight() -> None:
    genes = "moss-coat*2,cardboard-carapace*2,sturdy-knees,second-thoughts"
    worths = []
    for more in ("rubber-bones,good-manners", "rubber-bones", "night-eyes,rubber-bones,good-manners"):
        t = table(f"mimic mp4 genes:{genes},{more} | scavenger mp4 genes:third-eye | habitat:gene-sale", mode="full")
        t.s.rocket = 1
        t.s.stage = 1
        t.s.reached = 1 << 1
        worths.append(t.s.evaluate(0))
    assert worths[1] < worths[0]
    assert worths[1] < worths[2]


def test_the_stronger_finalist_is_ahead_in_the_duel() -> None:
    t = table(
        "mimic genes:club-tail,snapping-jaw | scavenger genes:moss-coat | symbiont genes:mammoth-shoulders", mode="full"
    )
    t.s.rocket = 1
    t.s.stage = 4
    t.s.playing = 3
    assert t.s.evaluate(0) > t.s.evaluate(1) > t.s.evaluate(2)


def test_the_end_is_worth_what_it_returns() -> None:
    genes = "moss-coat*2,cardboard-carapace*2,sturdy-knees*2,second-thoughts"
    t = table(f"mimic genes:{genes} | scavenger | habitat:stray-chromosome | adaptations:good-manners").do("explore")
    assert (t.s.evaluate(0), t.s.evaluate(1)) == (1.0, 0.0)


def observed(t: Table, seat: int) -> list[float]:
    out = [9.0] * OBSERVATION_SIZE
    t.s.observe(seat, out)
    return out


def test_the_vector_is_filled_from_the_seats_own_place() -> None:
    t = table("mimic mp4 hand:solvent | scavenger mp2 | habitat:gene-sale | pool:club-tail")
    own, other = observed(t, 0), observed(t, 1)
    assert (own[5], other[5], own[25], other[25]) == (0.5, 0.25, 0.25, 0.5)
    assert 9.0 not in own
    assert own[3] == other[23] == 1.0  # the Mimic


def test_the_vector_hides_other_hands() -> None:
    one = table("mimic mp4 | scavenger hand:solvent | habitat:gene-sale")
    two = table("mimic mp4 | scavenger hand:polite-no | habitat:gene-sale")
    assert observed(one, 0) == observed(two, 0)
    assert observed(one, 1) != observed(two, 1)
