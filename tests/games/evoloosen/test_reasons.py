"""Why not: the reason of what a player most likely means, and of each line that an offer can't have."""

from __future__ import annotations

import pytest

from galapagos.games import catalogue
from galapagos.games.evoloosen import verbs as v
from tests.games.evoloosen.table import Table, table
from tests.games.evoloosen.test_ending import OTHER_SEVEN, duel, finals
from tests.games.evoloosen.test_offer_limits import EIGHT, SEVEN, trading
from tests.games.evoloosen.test_species import expanding

pytestmark = pytest.mark.compiled

WORDS = catalogue("evoloosen")
THREE = "solvent,polite-no,quick-quack"


def acting(seat: str, other: str = "scavenger") -> Table:
    """Seat 0 in its Action phase."""
    return table(f"{seat} | {other} | habitat:second-wind").do("explore").quiet()


def card(t: Table, name: str) -> str:
    return f"invention:{t.s.deck.inventions.ids.index(name)}"


def test_every_action_says_when_it_is_possible() -> None:
    assert [verb.name for verb in v.VERBS.verbs if not WORDS.has(f"when-{verb.name}")] == []


# --- Pointing at things ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "name", "reason"),
    [
        ("mimic mp1 hand:growth-gravy", "growth-gravy", "why-action-or-swift"),  # a Battle card
        ("mimic mp1 hand:mutagen-lemonade genes:third-eye spent9", "mutagen-lemonade", "why-cp"),
        ("mimic mp1 hand:light-fingers genes:third-eye", "light-fingers", "why-nothing-there"),  # nobody holds a card
        ("mimic mp1 hand:quick-quack genes:third-eye", "quick-quack", "why-no-battle"),
        ("mimic mp1 hand:quick-quack genes:third-eye", "solvent", "why-not-held"),
    ],
)
def test_pointing_at_a_card_in_hand_means_to_use_it(seat: str, name: str, reason: str) -> None:
    t = acting(seat)
    assert t.pointing(card(t, name)) == reason


def test_pointing_at_a_card_that_can_be_recycled_leads_somewhere() -> None:
    t = acting("mimic mp1 hand:growth-gravy,solvent")
    assert t.pointing(card(t, "growth-gravy")) == ""


def test_pointing_at_what_the_question_is_not_about_says_when_it_is() -> None:
    t = table("mimic mp1 hand:solvent genes:moss-coat | scavenger | habitat:second-wind | pool:club-tail").quiet()
    assert t.frame == "Exploring"
    assert t.pointing(card(t, "solvent")) == "when-play"
    assert t.pointing("slot:0") == "when-adapt"
    assert t.pointing(f"gene:{t[0].genes[0]}") == "when-use"
    t.do("explore").quiet()
    assert t.pointing("slot:0") == "when-adapt"
    assert t.pointing(f"gene:{t[0].genes[0]}") == "why-no-effect"
    assert t.pointing("do:explore") == "when-explore"


def test_pointing_at_a_card_in_the_row() -> None:
    t = table("mimic | scavenger | habitat:second-wind | row:riddle-gardener").quiet()
    assert t.pointing(f"habitat:{t.s.unresolved[0]}") == "why-quest"


# --- Encounters --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "met", "reasons"),
    [
        ("wrangler genes:club-tail,night-eyes", "lint-lynx", ["", "why-predator-attacks", "why-no-quest", ""]),
        ("mimic", "hall-monitor", ["", "", "why-no-quest", "why-not-wrangler"]),
        ("mimic mp1 genes:mammoth-shoulders", "brass-peddler", ["why-no-enemy", "", "", "why-not-wrangler"]),
        ("wrangler", "pocket-moth", ["why-no-enemy", "", "why-no-quest", "why-not-predator"]),
    ],
)
def test_what_can_be_done_with_whom_one_meets(seat: str, met: str, reasons: list[str]) -> None:
    t = table(f"{seat} | symbiont | habitat:{met}").do("explore").quiet()
    assert [t.why_not(move) for move in ("fight", "leave", "pay", "tame")] == reasons
    assert t.why_not("keep") == ("" if met == "pocket-moth" else "why-no-companion")


def test_cuts_and_piles() -> None:
    """Rule 13: eight cards in two piles are cut as 4 and 4, which two of the three ways come to, or as 5 and 3."""
    t = expanding("expansionist mp2 genes:second-thoughts")
    t.s.habitat_pile = t.s.habitat_pile[:8]
    t.do("expand")
    assert [t.why_not(f"cut c{cut}") for cut in range(3)] == ["", "why-same-cut", ""]
    t.do("cut c0")
    assert [t.why_not(f"pile k{pile}") for pile in range(3)] == ["", "", "why-no-pile"]


# --- Offers: to whom, of which kind -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        ("trade p1", ""),
        ("trade p0", "why-not-yourself"),
        ("trade p2", "why-no-player"),
        ("collab p1", "why-no-collab"),
        ("bribe p1", "why-no-bribe"),
    ],
)
def test_in_the_action_phase_there_are_trades_with_the_others(deal: str, reason: str) -> None:
    t = acting("mimic mp1").do("talk")
    assert t.why_not(f"deal {deal}") == reason
    assert t.why_not("pass") == "why-finish-first"
    assert t.why_not("accept") == "when-accept"


def test_only_finalists_trade_in_preparation() -> None:
    """Rule 15."""
    t = finals(f"scavenger mp1 hand:solvent {OTHER_SEVEN},zipper-skin", " | symbiont mp5", "hand:light-fingers")
    assert t.do("talk").why_not("deal trade p2") == "why-not-in-finals"


def test_there_are_no_offers_in_a_duel() -> None:
    """Rule 15."""
    t = duel(f"scavenger mp1 hand:pep-whistle {OTHER_SEVEN},zipper-skin", "hand:banana-peel")
    assert t.quiet().why_not("talk") == "why-no-offers-in-finals"


def test_one_offer_a_battle_turn() -> None:
    t = table("mimic mp3 hand:solvent | scavenger mp3 | habitat:lint-lynx").do("explore", "solo", "talk")
    assert t.why_not("deal collab p1") == "why-no-collab"
    t.do("deal bribe p1", "template t0", "1: reject")
    assert t.why_not("talk") == "why-one-offer"


def test_an_opponents_trade_is_for_whose_turn_it_is() -> None:
    t = table("mimic mp1 | scavenger mp3 | symbiont mp1 | habitat:second-wind").do("explore", "1: talk")
    assert t.why_not("deal trade p2") == "why-only-invited"
    assert t.why_not("deal bribe p0") == "why-no-bribe"


def test_who_seeks_help_offers_collaborations() -> None:
    t = table("mimic mp1 | scavenger mp3 | habitat:lint-lynx").do("explore", "team", "0: talk")
    assert t.why_not("deal trade p1") == "why-no-trade"
    assert t.why_not("deal collab p1") == ""


def test_ready_made_offers() -> None:
    t = trading("mimic mp1", "scavenger mp3 hand:solvent,polite-no")
    assert t.why_not("template t0") == ""
    assert t.why_not("template t1") == "why-offer-mp"
    assert t.why_not("template t2") == "why-offer-cards"
    t = table("mimic mp8 | scavenger | habitat:lint-lynx").do("explore", "solo", "0: talk", "deal bribe p1")
    assert t.why_not("template t2") == ""
    assert t.why_not("template t3") == "why-no-template"


# --- The lines of an offer ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "line", "reason"),
    [
        # Mutation Points: nobody is in debt, nobody has more than 8.
        ("mimic mp3", "scavenger", "give-mp 3", ""),
        ("mimic mp3", "scavenger", "give-mp 4", "why-offer-mp"),
        ("mimic mp3", "scavenger mp5", "give-mp 3", ""),
        ("mimic mp3", "scavenger mp6", "give-mp 3", "why-mp-limit"),
        ("mimic mp3", "scavenger", "give-mp 0", "why-zero"),
        ("mimic mp3", "scavenger mp1", "want-mp 2", "why-offer-mp"),
        ("mimic mp8", "scavenger mp1", "want-mp 1", "why-mp-limit"),
        ("mimic mp3", "scavenger mp1", "want-mp 0", "why-zero"),
        # Inventions: nobody holds more than 8, and nobody gives what is not there.
        (f"mimic hand:{THREE}", "scavenger", "give-card h2", ""),
        (f"mimic hand:{THREE}", "scavenger", "give-card h3", "why-no-card"),
        ("mimic hand:solvent", f"scavenger hand:{EIGHT}", "give-card h0", "why-hand-limit"),
        ("mimic hand:polite-no,polite-no", "scavenger", "give-card h1", "why-equal-card"),
        ("mimic mp1", "scavenger mp1", "want-card solvent", "why-offer-cards"),
        ("mimic mp1", "scavenger hand:polite-no", "want-card solvent", ""),  # it need not be there
        (f"mimic hand:{EIGHT}", "scavenger hand:solvent", "want-card solvent", "why-hand-limit"),
        ("mimic mp1", f"scavenger hand:{EIGHT}", "want-any 3", ""),
        ("mimic mp1", f"scavenger hand:{EIGHT}", "want-any 4", "why-three-cards"),
        ("mimic mp1", "scavenger hand:solvent", "want-any 2", "why-offer-cards"),
        (f"mimic hand:{SEVEN}", f"scavenger hand:{THREE}", "want-any 2", "why-hand-limit"),
        ("mimic mp1", "scavenger hand:solvent", "want-any 0", "why-zero"),
        # Promises, and the share of a helper.
        ("mimic mp1", "scavenger", "share 1 0", "why-share-of-loot"),
        ("mimic mp1", "scavenger", "pledge help", ""),
        ("mimic mp1", "scavenger", "pledge decline", "why-decline"),
        ("mimic mp1", "scavenger", "ask decline", "why-decline"),
        ("mimic mp1", "scavenger", "pledge sabotage-0", "why-third-player"),
        ("mimic mp1", "scavenger", "ask sabotage-1", "why-third-player"),
        ("mimic mp1", "scavenger", "ask sabotage-2", "why-no-player"),
        # What is no line of an offer.
        ("mimic mp1", "scavenger", "send", ""),
        ("mimic mp1", "scavenger", "pass", "why-finish-first"),
        ("mimic mp1", "scavenger", "form", "when-form"),
    ],
)
def test_each_line_says_which_limit_forbids_it(first: str, second: str, line: str, reason: str) -> None:
    t = trading(first, second).do("form")
    assert t.why_not(line) == reason
    assert (line in t.options()) is (reason == "")


@pytest.mark.parametrize(
    ("written", "line", "reason"),
    [
        (["give-mp 1"], "give-mp 2", "why-line-passed"),
        (["give-card h1"], "give-card h0", "why-line-passed"),
        (["give-card h1"], "give-mp 1", "why-line-passed"),
        (["want-mp 1"], "give-card h0", "why-line-passed"),
        (["want-any 1"], "want-card solvent", "why-line-passed"),
        (["ask help"], "pledge help", "why-line-passed"),
        (["give-mp 3"], "want-mp 5", ""),  # what is given makes room
        (["give-card h0", "give-card h1", "give-card h2"], "give-card h3", "why-three-cards"),
    ],
)
def test_an_offer_is_written_from_top_to_bottom(written: list[str], line: str, reason: str) -> None:
    t = trading(f"mimic mp6 hand:{THREE},banana-peel", "scavenger mp5 hand:fizzy-tonic")
    assert t.do("form", *written).why_not(line) == reason


def test_three_cards_are_named_at_most() -> None:
    t = trading("mimic mp1", f"scavenger hand:{EIGHT}")
    t.do("form", "want-card pep-whistle", "want-card borrowed-boots", "want-card banana-peel")
    assert t.why_not("want-card fizzy-tonic") == "why-three-cards"


def test_a_helper_gets_a_share_of_the_printed_loot() -> None:
    """Rule 9: the Lint Lynx has 1 MP and no Invention."""
    t = table("mimic mp1 | scavenger | habitat:lint-lynx").do("explore", "team", "0: talk", "deal collab p1", "form")
    shares = [(1, 0), (0, 0), (2, 0), (0, 1)]
    reasons = [t.why_not(f"share {mp} {cards}") for mp, cards in shares]
    assert reasons == ["", "why-zero", "why-loot", "why-loot"]


def test_who_is_bribed_before_a_reply_may_decline() -> None:
    t = table("mimic mp5 | scavenger mp5 | symbiont mp1 | habitat:lint-lynx")
    t.do("explore", "team", "0: talk", "deal collab p2", "form", "send", "1: talk", "deal bribe p2", "form")
    assert (t.why_not("ask decline"), t.why_not("pledge decline")) == ("", "why-decline")


def test_a_counter_offer_has_the_same_limits() -> None:
    t = trading("mimic mp8", "scavenger mp3").do("form", "send", "counter")
    assert t.why_not("give-mp 1") == "why-mp-limit"
    assert t.why_not("want-mp 6") == "why-mp-limit"
    assert t.why_not("accept") == "why-finish-first"
    assert t.why_not("hand-over h0") == "when-hand-over"


def test_cards_to_hand_over() -> None:
    """Solvent is named, and of the two No's the first goes."""
    t = trading("mimic mp3", "scavenger hand:solvent,polite-no,polite-no,banana-peel")
    t.do("form", "want-card solvent", "want-any 1", "send", "accept")
    reasons = [t.why_not(f"hand-over h{place}") for place in range(5)]
    assert reasons == ["why-hand-over", "", "why-hand-over", "", "why-hand-over"]
    assert t.why_not("reject") == "why-finish-first"
