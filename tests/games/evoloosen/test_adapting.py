"""Turns, Adapting Phase; Limitations; the Gene Pool and the end of a round."""

from __future__ import annotations

import pytest

from tests.games.evoloosen.table import Table, table

pytestmark = pytest.mark.compiled


def adapting(seat: str, pool: str, rest: str = "scavenger") -> Table:
    return table(f"{seat} | {rest} | habitat:unlocked-laboratory | pool:{pool}").do("explore", "pass").quiet()


# --- Adapt -----------------------------------------------------------------------------------------


def test_adapting_buys_one_card_and_ends_the_turn() -> None:
    t = adapting("mimic mp8", "second-thoughts,sturdy-knees")
    t.do("adapt g0").quiet()
    assert (t.genes(0), t[0].mp) == (["second-thoughts"], 6)
    assert (t.frame, t.asked) == ("Exploring", 1)


def test_it_is_a_choice() -> None:
    t = adapting("mimic mp8", "second-thoughts")
    assert t.options() == ["pass", "adapt g0"]
    assert t.why_not("explore") == "when-explore"
    t.do("pass").quiet()
    assert (t.asked, t.genes(0)) == (1, [])


def test_a_bought_place_stays_empty_until_the_round_ends() -> None:
    t = adapting("mimic mp8", "second-thoughts,sturdy-knees")
    t.do("adapt g0").quiet()
    assert t.pool() == ["-", "sturdy-knees", "-", "-", "-", "-"]


def test_what_one_cannot_afford_cannot_be_bought() -> None:
    t = adapting("mimic mp2", "sturdy-knees,second-thoughts")
    assert t.options() == ["pass", "adapt g1"]
    assert t.why_not("adapt g0") == "why-mp"
    assert t.why_not("adapt g5") == "why-slot-empty"


@pytest.mark.parametrize(
    ("owned", "card", "reason"),
    [
        ("sprinting-legs*2,barrel-chest,club-tail", "sturdy-knees", "why-four-of-a-type"),
        ("sprinting-legs*2,barrel-chest", "sturdy-knees", ""),
        ("night-eyes*2,third-eye,tidy-mind", "second-thoughts", "why-four-of-a-type"),
        ("night-eyes*2,third-eye", "second-thoughts", ""),
        ("bumper-shell", "zipper-skin", "why-one-armor"),
        ("moss-coat*2", "zipper-skin", ""),
        ("bumper-shell,moss-coat", "cardboard-carapace", ""),
        ("cardboard-carapace*2,parade-plumage,thinking-cap", "moss-coat", ""),
        ("moss-coat", "many-pockets", "why-other-species"),
        ("moss-coat", "parrot-lobe", ""),
    ],
)
def test_limits_to_adaptation_cards(owned: str, card: str, reason: str) -> None:
    """Four of INT and PF each, one full Armor, empty Armor without limit, never another species' card."""
    t = adapting(f"mimic mp8 genes:{owned}", card)
    assert ("adapt g0" in t.options()) is (reason == "")
    assert t.why_not("adapt g0") == reason


def test_adaptations_cannot_be_given_up_by_choice() -> None:
    """Rule 2: nothing that a player can do in a turn discards one."""
    t = table("mimic mp8 genes:moss-coat,third-eye | scavenger | habitat:unlocked-laboratory | pool:club-tail")
    t.do("explore").quiet()
    assert t.verbs().isdisjoint({"lose", "snip"})
    t.do("pass").quiet()
    assert t.verbs() == {"pass", "adapt"}


def test_after_adapting_twice_was_allowed_one_may_still_pass() -> None:
    t = table(
        "mimic mp8 hand:double-dose genes:third-eye | scavenger | habitat:free-lunch | pool:moss-coat,sturdy-knees"
    )
    t.do("explore", "play double-dose -", "pass", "adapt g0", "0: pass").quiet()
    assert (t.frame, t.asked) == ("Exploring", 1)
    assert t.genes(0) == ["moss-coat", "third-eye"]


def test_adapting_twice_lasts_for_one_turn() -> None:
    t = table(
        "mimic mp8 hand:double-dose genes:third-eye | scavenger mp8 | habitat:free-lunch,gene-sale"
        " | pool:moss-coat,sturdy-knees,second-thoughts"
    )
    t.do("explore", "play double-dose -", "pass", "0: pass", "explore", "pass", "adapt g0").quiet()
    assert t.s.round == 2
    assert t.genes(1) == ["moss-coat"]


def test_a_discount_is_for_one_adaptation() -> None:
    t = table(
        "mimic mp4 hand:double-dose,fine-print-coupon genes:spare-brain | scavenger | habitat:unlocked-laboratory"
        " | pool:sturdy-knees,moss-coat"
    )
    t.do("explore", "play double-dose -", "play fine-print-coupon -", "pass", "adapt g0")
    assert t.quiet()[0].mp == 3
    t.do("adapt g1")
    assert t.quiet()[0].mp == 0


def test_a_card_snipped_before_the_adapt_resolves_is_not_bought() -> None:
    t = table(
        "mimic mp8 | scavenger hand:gene-scissors genes:third-eye | habitat:gene-sale | pool:second-thoughts,moss-coat"
    )
    t.do("explore", "pass", "adapt g0", "1: play gene-scissors -", "snip g0").quiet()
    assert (t.genes(0), t[0].mp) == ([], 8)
    assert (t.frame, t.asked) == ("Adapting", 0)
    t.do("adapt g1").quiet()
    assert t.genes(0) == ["moss-coat"]


def test_mp_taken_before_the_adapt_resolves_are_missing() -> None:
    t = table(
        "mimic mp3 | scavenger hand:magnet-on-a-string genes:third-eye | habitat:unlocked-laboratory | pool:moss-coat"
    )
    t.do("explore", "pass", "adapt g0", "1: play magnet-on-a-string p0").quiet()
    assert (t.genes(0), t[0].mp, t.frame) == ([], 2, "Adapting")


# --- Action phase ------------------------------------------------------------------------------------


def test_two_inventions_make_one_mp_any_number_of_times() -> None:
    """Rule 2."""
    t = table("mimic hand:pep-whistle,pep-whistle,solvent,banana-peel,fizzy-tonic | scavenger | habitat:second-wind")
    t.do("explore", "recycle pep-whistle", "recycle pep-whistle").quiet()
    assert t[0].mp == 1
    t.do("recycle solvent", "recycle fizzy-tonic").quiet()
    assert (t[0].mp, t.hand(0)) == (2, ["banana-peel"])
    assert t.discarded()["inventions"] == ["pep-whistle", "pep-whistle", "solvent", "fizzy-tonic"]
    assert t.why_not("recycle banana-peel") == "why-two-cards"


def test_recycling_names_two_different_cards_of_the_hand() -> None:
    t = table("mimic hand:pep-whistle,solvent,banana-peel | scavenger | habitat:second-wind")
    t.do("explore", "recycle solvent")
    assert t.options() == ["recycle pep-whistle", "recycle banana-peel"]
    assert t.why_not("pass") == "why-finish-first"
    assert t.hand(0) == ["banana-peel", "pep-whistle", "solvent"]  # nothing has changed yet


def test_others_see_nothing_of_a_half_made_move() -> None:
    t = table("mimic hand:pep-whistle,solvent,banana-peel | scavenger | habitat:second-wind")
    t.do("explore").quiet()
    before = t.s.view(1)
    t.do("recycle solvent")
    assert t.s.view(1) == before
    assert t.s.view(0)["picked"] == ["recycle solvent"]


def test_reasons_in_the_action_phase() -> None:
    t = table("mimic hand:pep-whistle,solvent | scavenger | habitat:second-wind").do("explore").quiet()
    assert t.why_not("recycle banana-peel") == "why-not-held"
    assert t.why_not("repair solvent") == "why-not-scavenger"
    assert t.why_not("explore") == "when-explore"


# --- Rounds ------------------------------------------------------------------------------------------------


def play_round(t: Table) -> Table:
    """Everybody explores and passes."""
    for _seat in range(t.s.players):
        t.quiet().do("explore").quiet()
        while t.frame in ("Action", "Adapting"):
            t.do("pass").quiet()
    return t


def test_the_end_of_a_round() -> None:
    t = table(
        "mimic mp7 spent2 used:solvent | scavenger mp1 | habitat:second-wind,unlocked-laboratory"
        " | row:wall-mender | pool:club-tail"
    )
    play_round(t)
    assert t.s.compass == 1  # 1. pass the compass
    assert t.mp() == [8, 4]  # 2. receive 3 MP, up to 8
    assert t.row() == []  # 3. discard Unresolved cards
    assert "wall-mender" in t.discarded()["habitat"]
    assert (t.used(0), t[0].spent) == ([], 0)  # 4. discard used Inventions, CP back
    assert "solvent" in t.discarded()["inventions"]
    assert t.pool()[0] == "club-tail"  # 5. the Gene Pool is filled
    assert "-" not in t.pool()


def test_pool_cards_stay_for_two_rounds() -> None:
    """Rule 1: rotated cards are discarded first, then the rest is rotated."""
    t = table(
        "mimic | scavenger | habitat:second-wind,unlocked-laboratory,gene-sale,free-lunch"
        " | pool:club-tail,moss-coat,third-eye | adaptations:sturdy-knees,night-eyes,barrel-chest,tidy-mind"
    )
    play_round(t)
    assert t.pool() == ["club-tail", "moss-coat", "third-eye", "sturdy-knees", "night-eyes", "barrel-chest"]
    assert t.s.rotated == 0b000111
    play_round(t)
    assert t.pool()[3:] == ["sturdy-knees", "night-eyes", "barrel-chest"]
    assert t.pool()[0] == "tidy-mind"
    assert t.s.rotated == 0b111000
    assert t.discarded()["adaptations"] == ["club-tail", "moss-coat", "third-eye"]


def test_a_place_bought_from_is_no_longer_rotated() -> None:
    t = table("mimic mp8 | scavenger | habitat:second-wind,unlocked-laboratory,gene-sale | pool:club-tail,moss-coat")
    t.s.rotated = 0b11
    t.do("explore", "pass", "adapt g0").quiet()
    assert t.s.rotated == 0b10
    t.do("explore", "pass", "pass").quiet()
    assert t.s.rotated == 0
    assert t.discarded()["adaptations"] == ["moss-coat"]


def test_when_the_adaptation_deck_runs_out_its_discards_are_shuffled() -> None:
    t = table("mimic | scavenger | habitat:second-wind,unlocked-laboratory | pool:-")
    t.s.gene_discards = t.s.gene_pile
    t.s.gene_pile = []
    total = len(t.s.gene_discards)
    play_round(t)
    assert "-" not in t.pool()
    assert (len(t.s.gene_pile), t.s.gene_discards) == (total - 6, [])


def test_with_no_adaptations_left_the_pool_stays_empty() -> None:
    t = table("mimic | scavenger | habitat:second-wind,unlocked-laboratory | pool:-")
    t.s.box.extend(t.s.gene_pile)
    t.s.gene_pile = []
    play_round(t)
    assert t.pool() == ["-"] * 6


def test_when_the_invention_deck_runs_out_its_discards_are_shuffled() -> None:
    t = table("mimic hand:pep-whistle | scavenger | habitat:unlocked-laboratory")
    t.s.invention_discards = t.s.invention_pile
    t.s.invention_pile = []
    total = len(t.s.invention_discards)
    t.do("explore")
    assert (len(t.s.invention_pile), t.s.invention_discards) == (total - 2, [])
    assert t.knows(1, 0) == [None, None, None]


def test_with_no_inventions_left_nothing_is_drawn() -> None:
    """Rule 6."""
    t = table("mimic | scavenger | habitat:unlocked-laboratory")
    t[1].used = t.s.invention_pile
    t.s.invention_pile = []
    t.do("explore")
    assert t.hands() == [0, 0]


def test_what_lasts_for_a_round_is_over() -> None:
    t = table("mimic | scavenger | habitat:second-wind,fog-of-forgetting")
    t.do("explore")
    assert t.s.pf(0) == 2
    t[0].wards = t[0].dodges = t[0].mimicked = t[0].repairs = 1
    t.do("pass", "pass", "explore", "pass", "pass").quiet()
    player = t[0]
    assert (player.pf_bonus, player.wards, player.dodges, player.mimicked, player.repairs) == (0, 0, 0, 0, 0)
