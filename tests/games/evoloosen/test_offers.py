"""Interactions Between Players: collaborations, trades, bribes, promises and the public ledger."""

from __future__ import annotations

import pytest

from galapagos.games.evoloosen import GAME
from tests.games.evoloosen.table import Table, table

pytestmark = pytest.mark.compiled

FORM = ("talk", "deal trade p1", "form")


def trading(first: str, second: str, rest: str = "") -> Table:
    """Seat 0 in its Action phase."""
    return table(f"{first} | {second}{rest} | habitat:second-wind").do("explore").quiet()


# --- Making an offer -----------------------------------------------------------------------------------


def test_an_offer_is_made_in_small_steps_and_nobody_sees_it_before_it_is_sent() -> None:
    t = trading("mimic mp3 hand:solvent", "scavenger mp3 hand:banana-peel")
    before = t.s.view(1)
    t.do("talk", "deal trade p1", "form", "give-mp 1", "want-any 1")
    assert t.s.view(1) == before
    assert t.s.view(0)["picked"] == ["talk", "deal trade p1", "form", "give-mp 1", "want-any 1"]
    t.do("send")
    offer = t.s.view(1)["offer"]
    assert offer is not None
    assert (offer["kind"], offer["by"], offer["to"], offer["give_mp"], offer["want_any"]) == ("trade", 0, 1, 1, 1)
    assert (t.frame, t.asked) == ("Deal", 1)


def test_every_step_can_be_the_last() -> None:
    t = trading("mimic mp3 hand:solvent", "scavenger mp3 hand:banana-peel")
    t.do(*FORM)
    for line in ("give-mp 1", "give-card h0", "want-mp 1", "want-card polite-no", "pledge help", "ask spare"):
        assert "send" in t.options()
        t.do(line)
    assert t.options() == ["send"]


def test_no_move_has_more_stages_than_the_longest_offer() -> None:
    hand = "hand:solvent,pep-whistle,banana-peel,fizzy-tonic"
    t = table(
        f"mimic mp3 {hand} | scavenger mp3 hand:polite-no,quick-quack,spring-heels,growth-gravy | habitat:lantern-owl"
    )
    t.do("explore", "team").quiet()
    moves = ["talk", "deal collab p1", "form", "give-mp 1", "give-card h0", "give-card h1", "give-card h2", "want-mp 1"]
    moves += ["want-card pep-whistle", "want-card fizzy-tonic", "want-card junk-drawer", "want-any 1", "share 1 1"]
    moves += ["pledge help", "ask spare", "send"]
    for move in moves:
        assert (t.frame, t.asked) == ("SeekHelp", 0)
        t.do(move)
    assert t.frame == "Deal"
    assert len(moves) == GAME.longest_move


def test_the_form_goes_in_one_order() -> None:
    t = trading("mimic mp3 hand:solvent,polite-no", "scavenger mp3 hand:banana-peel,fizzy-tonic")
    t.do(*FORM, "give-card h1")
    assert t.verbs() == {"send", "want-mp", "want-card", "want-any", "pledge", "ask"}
    t.do("want-card solvent")
    assert "want-card pep-whistle" not in t.options()
    assert "want-card junk-drawer" in t.options()
    t.do("want-any 1")
    assert t.verbs() == {"send", "pledge", "ask"}


def test_equal_cards_are_offered_once() -> None:
    t = trading("mimic hand:solvent,pep-whistle,pep-whistle", "scavenger mp3")
    t.do(*FORM)
    assert [each for each in t.options() if each.startswith("give-card")] == ["give-card h0", "give-card h1"]
    t.do("give-card h1")
    assert [each for each in t.options() if each.startswith("give-card")] == ["give-card h2"]


def test_an_offer_gives_and_names_three_cards_at_most() -> None:
    hand = "hand:solvent,pep-whistle,banana-peel,fizzy-tonic"
    t = trading(f"mimic {hand}", "scavenger hand:polite-no,quick-quack,spring-heels,growth-gravy")
    t.do(*FORM, "give-card h0", "give-card h1", "give-card h2")
    assert "give-card" not in t.verbs()
    t.do("want-card pep-whistle", "want-card borrowed-boots", "want-card banana-peel")
    assert "want-card" not in t.verbs()
    assert [each for each in t.options() if each.startswith("want-any")] == ["want-any 1"]


@pytest.mark.parametrize(
    ("first", "second", "lines"),
    [
        ("mimic mp2", "scavenger mp0", {"give-mp 1", "give-mp 2"}),
        ("mimic mp5", "scavenger mp7", {"give-mp 1", "want-mp 1", "want-mp 2", "want-mp 3"}),
        ("mimic mp0 hand:solvent", "scavenger mp8", {"give-card h0"} | {f"want-mp {n}" for n in range(1, 9)}),
    ],
)
def test_an_offer_that_would_break_a_limit_cannot_be_written(first: str, second: str, lines: set[str]) -> None:
    t = trading(first, second).do(*FORM)
    assert {each for each in t.options() if each.split()[0] in ("give-mp", "give-card", "want-mp")} == lines


def test_full_hands_can_only_swap() -> None:
    full = "hand:pep-whistle,pep-whistle,pep-whistle,borrowed-boots,borrowed-boots,banana-peel,banana-peel,fizzy-tonic"
    t = trading(f"mimic mp1 {full}", "scavenger hand:solvent,polite-no")
    t.do(*FORM)
    assert t.verbs().isdisjoint({"want-card", "want-any"})
    t.do("give-card h0")
    assert [each for each in t.options() if each.startswith("want-any")] == ["want-any 1"]
    t = trading("mimic mp1 hand:solvent,polite-no", f"scavenger {full}")
    t.do(*FORM)
    assert "give-card" not in t.verbs()


def test_templates_that_would_break_a_limit_are_not_there() -> None:
    t = trading("mimic mp1", "scavenger mp1 hand:solvent")
    t.do("talk", "deal trade p1")
    assert t.options() == ["template t0", "form"]


@pytest.mark.parametrize(
    ("template", "mp", "hands"),
    [
        ("t0", [2, 4], [["fizzy-tonic", "polite-no", "solvent"], ["banana-peel"]]),
        ("t1", [1, 5], [["banana-peel", "fizzy-tonic", "polite-no", "solvent"], []]),
        ("t2", [4, 2], [["solvent"], ["banana-peel", "fizzy-tonic", "polite-no"]]),
        ("t3", [5, 1], [["solvent"], ["banana-peel", "fizzy-tonic", "polite-no"]]),
        ("t4", [3, 3], [["fizzy-tonic", "solvent"], ["banana-peel", "polite-no"]]),
    ],
)
def test_ready_made_trades(template: str, mp: list[int], hands: list[list[str]]) -> None:
    t = trading("mimic mp3 hand:solvent,polite-no", "scavenger mp3 hand:fizzy-tonic,banana-peel")
    t.do("talk", "deal trade p1", f"template {template}", "accept")
    if template in ("t0", "t1", "t4"):
        t.do("hand-over h0")
    if template == "t1":
        t.do("hand-over h1")
    assert (t.mp(), [t.hand(0), t.hand(1)]) == (mp, hands)


# --- Answering --------------------------------------------------------------------------------------------


def test_what_is_agreed_changes_hands_at_once() -> None:
    t = trading("mimic mp3 hand:solvent,polite-no", "scavenger mp3 hand:banana-peel,fizzy-tonic")
    t.do(*FORM, "give-mp 2", "give-card h0", "want-mp 1", "want-card banana-peel", "send", "accept")
    assert t.mp() == [2, 4]
    assert (t.hand(0), t.hand(1)) == (["banana-peel", "polite-no"], ["fizzy-tonic", "solvent"])


def test_a_rejected_offer_changes_nothing() -> None:
    t = trading("mimic mp3 hand:solvent", "scavenger mp3 hand:banana-peel")
    t.do(*FORM, "give-mp 2", "want-any 1", "send", "reject")
    assert t.mp() == [3, 3]
    assert (t.frame, t.asked) == ("Action", 0)


def test_a_time_out_is_a_rejection() -> None:
    t = trading("mimic mp3 hand:solvent", "scavenger mp3 hand:banana-peel")
    t.do(*FORM, "give-mp 2", "send")
    assert t.s.notation(t.s.default_action(1)) == "reject"
    assert t.why_not("pass") == "when-pass"


def test_a_named_card_that_is_not_held_cannot_be_accepted() -> None:
    """Rule 16: silently; others just see a rejection."""
    t = trading("mimic mp3", "scavenger mp3 hand:banana-peel")
    t.do(*FORM, "give-mp 1", "want-card solvent", "send")
    assert t.options() == ["reject", "counter"]
    assert t.why_not("accept") == "why-not-held"


def test_two_named_cards_must_both_be_held() -> None:
    t = trading("mimic mp3", "scavenger mp3 hand:banana-peel,solvent")
    t.do(*FORM, "want-card banana-peel", "want-card solvent", "send", "accept")
    assert t.hand(0) == ["banana-peel", "solvent"]


def test_the_one_asked_picks_the_cards_where_any_are_wanted() -> None:
    t = trading("mimic mp3", "scavenger mp3 hand:banana-peel,polite-no,polite-no")
    t.do(*FORM, "give-mp 1", "want-any 2", "send", "accept")
    assert t.options() == ["hand-over h0", "hand-over h1"]
    assert t.hand(0) == []
    t.do("hand-over h1")
    assert t.options() == ["hand-over h0", "hand-over h2"]
    t.do("hand-over h2")
    assert (t.hand(0), t.hand(1)) == (["polite-no", "polite-no"], ["banana-peel"])


def test_a_named_card_is_not_handed_over_twice() -> None:
    t = trading("mimic mp3", "scavenger mp3 hand:banana-peel,solvent")
    t.do(*FORM, "want-card solvent", "want-any 1", "send", "accept")
    assert t.options() == ["hand-over h0"]
    t.do("hand-over h0")
    assert t.hand(0) == ["banana-peel", "solvent"]


def test_a_second_copy_of_a_named_card_can_be_handed_over_as_any() -> None:
    t = trading("mimic mp3", "scavenger mp3 hand:polite-no,polite-no,solvent")
    t.do(*FORM, "want-card polite-no", "want-any 1", "send", "accept")
    assert t.options() == ["hand-over h1", "hand-over h2"]
    t.do("hand-over h1")
    assert (t.hand(0), t.hand(1)) == (["polite-no", "polite-no"], ["solvent"])


def test_one_counter_offer_and_no_more() -> None:
    t = trading("mimic mp3", "scavenger mp3 hand:banana-peel")
    t.do(*FORM, "give-mp 1", "want-any 1", "send", "counter", "give-card h0", "want-mp 3", "send")
    assert (t.frame, t.asked, t.options()) == ("Deal", 0, ["accept", "reject"])
    assert t.why_not("counter") == "why-one-counter"
    t.do("accept")
    assert (t.mp(), t.hand(0)) == ([0, 6], ["banana-peel"])
    assert (t.frame, t.asked) == ("Action", 0)


def test_a_counter_uses_no_allowance() -> None:
    """Rule 15: after a countered trade the active player has one left, then none."""
    t = trading("mimic mp3", "scavenger mp3 hand:banana-peel")
    t.do(*FORM, "send", "counter", "send", "reject")
    t.do(*FORM, "send", "reject")
    assert t.s.trades == 2
    assert t.why_not("talk") == "why-two-trades"


# --- What others see -----------------------------------------------------------------------------------------


def test_offered_cards_are_seen_by_both_parties_others_see_how_many() -> None:
    """Rule 16."""
    t = trading("mimic mp3 hand:solvent,polite-no,banana-peel", "scavenger", " | symbiont")
    t.do(*FORM, "give-card h1", "send")
    shown = [t.s.view(seat)["offer"] for seat in (0, 1, 2, None)]
    assert [offer["give"] for offer in shown if offer] == [["polite-no"], ["polite-no"], [None], [None]]
    assert t.knows(1, 0).count("polite-no") == 1
    assert t.knows(2, 0) == [None, None, None]


def test_which_card_was_offered_cannot_be_told_from_its_place() -> None:
    """The same tokens are laid open whichever card it is."""
    laid = []
    for place in (0, 1, 2):
        t = trading("mimic mp3 hand:solvent,polite-no,banana-peel", "scavenger", " | symbiont")
        t.do(*FORM, f"give-card h{place}", "send")
        laid.append([token for token in t[0].hand if t.s.inventions.knows(1, token)])
    assert laid[0] == laid[1] == laid[2]


def test_what_others_knew_of_a_hand_is_gone_after_a_hidden_deal() -> None:
    t = trading("mimic hand:solvent,polite-no", "scavenger mp3", " | symbiont")
    for token in t[0].hand:
        t.s.reveal(t.s.inventions, token, 1 << 2)
    t.do(*FORM, "give-card h0", "send", "accept")
    assert t.knows(2, 1) == [None]
    assert t.knows(2, 0) == [None]
    assert t.knows(0, 1) == ["solvent"]


def test_a_whole_hand_laid_open_hides_nothing_from_who_knew_it() -> None:
    t = trading("mimic hand:solvent", "scavenger mp3", " | symbiont")
    t.s.reveal(t.s.inventions, t[0].hand[0], 1 << 2)
    t.do(*FORM, "give-card h0", "send", "accept")
    assert t.knows(2, 1) == ["solvent"]


# --- Limits --------------------------------------------------------------------------------------------------


def test_opponents_are_asked_for_a_trade_once_as_action_begins() -> None:
    """Rule 15."""
    t = table("mimic mp1 | scavenger mp1 | symbiont mp1 | expansionist | habitat:second-wind").do("explore")
    assert (t.frame, t.s.waiting) == ("Trades", [1, 2])  # seat 3 has nothing to offer
    t.decline().decline()
    assert (t.frame, t.asked) == ("Action", 0)


def test_an_opponents_trade_is_with_the_active_player() -> None:
    t = table("mimic mp1 hand:solvent | scavenger mp3 | symbiont mp1 | habitat:second-wind")
    t.do("explore", "1: talk")
    assert t.options() == ["deal trade p0"]
    t.do("deal trade p0", "template t0", "0: accept", "hand-over h0")
    assert t.hand(1) == ["solvent"]
    assert (t.frame, t.asked) == ("Action", 0)  # one offer each


def test_two_trades_by_the_active_player() -> None:
    t = trading("mimic mp3", "scavenger mp3", " | symbiont mp3")
    for _trade in range(2):
        t.do("talk")
        assert t.options() == ["deal trade p1", "deal trade p2"]
        t.do("deal trade p2", "form", "send", "reject")
    assert "talk" not in t.options()


def test_one_bribe_or_trade_a_battle_turn() -> None:
    t = table("mimic mp3 hand:solvent | scavenger mp3 | symbiont mp3 | habitat:lint-lynx").do("explore", "solo", "talk")
    assert t.options() == ["deal trade p1", "deal trade p2", "deal bribe p1", "deal bribe p2"]
    t.do("deal bribe p2", "template t0", "2: reject")
    assert (t.frame, t.asked, t.options()) == ("BattleTurn", 0, ["pass"])


def test_who_has_nothing_cannot_offer() -> None:
    t = trading("mimic", "scavenger mp3")
    assert t.why_not("talk") == "why-nothing-to-offer"


# --- Bribes --------------------------------------------------------------------------------------------------


def test_every_third_player_may_bribe_the_one_asked_before_the_reply() -> None:
    """Rule 15."""
    t = table("mimic mp3 | scavenger mp3 | symbiont mp3 | expansionist mp3 | habitat:lint-lynx")
    t.do("explore", "team", "0: talk", "deal collab p2", "template t0")
    assert (t.frame, t.asked) == ("Invite", 1)
    t.do("1: talk")
    assert t.options() == ["deal bribe p2"]
    t.do("deal bribe p2", "template t1", "2: accept")
    assert t.mp() == [3, 1, 5, 3]
    assert (t.frame, t.asked) == ("Invite", 3)
    t.decline()
    assert (t.frame, t.asked) == ("Deal", 2)


def test_a_bribe_may_be_betrayed_and_the_transfer_stands() -> None:
    """Rule 16."""
    t = table("mimic mp3 | scavenger mp3 | symbiont mp3 | habitat:lint-lynx")
    t.do("explore", "team", "0: talk", "deal collab p2", "template t0", "1: talk", "deal bribe p2", "template t0")
    t.do("2: accept", "2: accept")
    assert t.s.battle.helper == 2
    assert t.mp() == [3, 2, 4]
    assert (t[2].kept, t[2].broken) == (0, 1)


def test_with_two_players_nobody_bribes() -> None:
    t = table("mimic mp3 | scavenger mp3 | habitat:lint-lynx")
    t.do("explore", "team", "0: talk", "deal collab p1", "template t0")
    assert (t.frame, t.asked) == ("Deal", 1)


def test_a_countered_collaboration_can_be_bribed_too() -> None:
    t = table("mimic mp3 | scavenger mp3 | symbiont mp3 | habitat:lint-lynx")
    t.do("explore", "team", "0: talk", "deal collab p2", "template t0", "2: counter", "share 1 0", "send")
    assert (t.frame, t.asked) == ("Invite", 1)
    t.do("1: talk")
    assert t.options() == ["deal bribe p0"]
    t.do("deal bribe p0", "form", "send", "0: reject", "0: accept")
    assert (t.s.battle.helper, t.s.battle.share_mp) == (2, 1)


@pytest.mark.parametrize(("template", "mp"), [("t0", 1), ("t1", 2), ("t2", 3)])
def test_ready_made_bribes(template: str, mp: int) -> None:
    t = table("mimic mp4 | scavenger mp3 | habitat:lint-lynx").do("explore", "solo", "talk", "deal bribe p1")
    assert t.options() == ["template t0", "template t1", "template t2", "form"]
    t.do(f"template {template}", "1: accept")
    assert t.mp() == [4 - mp, 3 + mp]
    assert t.s.view(None)["ledger"] == [{"by": 1, "to": 0, "promise": "spare", "about": None}]


def test_a_ready_made_collaboration_with_a_promise() -> None:
    t = table("mimic mp4 | scavenger mp3 | habitat:lint-lynx")
    t.do("explore", "team", "0: talk", "deal collab p1", "template t4", "1: accept")
    assert t.mp() == [3, 4]
    assert t.s.view(None)["ledger"] == [{"by": 0, "to": 1, "promise": "help", "about": None}]


# --- Promises -------------------------------------------------------------------------------------------------


def promised(first: str, second: str, line: str, rest: str) -> Table:
    """Seat 0 trades with seat 1 in its Action phase for a promise, then passes."""
    t = table(f"{first} | {second} | {rest}").do("explore")
    return t.do("0: talk", "deal trade p1", "form", line, "send", "1: accept", "0: pass", "0: pass")


def test_a_promise_can_be_made_about_a_third_player_only() -> None:
    t = trading("mimic mp1", "scavenger mp1", " | symbiont mp1").do(*FORM)
    asked = [each for each in t.options() if each.startswith("ask")]
    assert asked == ["ask help", "ask spare", "ask sabotage-2"]
    assert [each for each in t.options() if each.startswith("pledge")] == [
        "pledge help",
        "pledge spare",
        "pledge sabotage-2",
    ]


def test_only_who_is_bribed_before_a_reply_can_be_asked_to_decline() -> None:
    t = table("mimic mp3 | scavenger mp3 | symbiont mp3 | habitat:lint-lynx")
    t.do("explore", "team", "0: talk", "deal collab p2", "template t0", "1: talk", "deal bribe p2", "form")
    assert "ask decline" in t.options()
    assert "pledge decline" not in t.options()
    t = table("mimic mp3 | scavenger mp3 | habitat:lint-lynx").do("explore", "solo", "talk", "deal bribe p1", "form")
    assert "ask decline" not in t.options()


@pytest.mark.parametrize(("by", "to", "promise"), [(0, 2, "spare"), (2, 3, "sabotage"), (2, 0, "help"), (0, 1, "help")])
def test_what_a_ready_made_bribe_in_battle_asks_for(by: int, to: int, promise: str) -> None:
    """A fighter wants no sabotage, a saboteur wants more of it; a fighter is asked for help next time."""
    t = table("mimic mp3 | scavenger mp3 | symbiont mp3 | expansionist mp3 | habitat:lint-lynx")
    t.do("explore", "team", "0: talk", "deal collab p1", "template t0", "1: accept")
    if by == 2:
        t.do("0: pass", "1: pass")
    t.do(f"{by}: talk", f"deal bribe p{to}", "template t0", f"{to}: accept")
    ledger = t.s.view(None)["ledger"]
    assert [(entry["by"], entry["to"], entry["promise"]) for entry in ledger] == [(to, by, promise)]
    assert ledger[0]["about"] == (0 if promise == "sabotage" else None)


HELPLESS = "habitat:second-wind,teacup-wolf,gene-sale"


def test_no_sabotage_in_the_promisees_next_battle_is_kept() -> None:
    t = promised("mimic mp2 hand:pep-whistle", "scavenger mp2", "pledge spare", HELPLESS)
    t.do("1: explore").fight()
    assert (t[0].kept, t[0].broken, t.s.ledger) == (1, 0, [])


def test_sabotage_breaks_the_promise_at_once() -> None:
    """Sabotaging: any action that affects either side."""
    t = promised("mimic mp2 hand:pep-whistle", "scavenger mp2", "pledge spare", HELPLESS)
    t.do("1: explore", "solo", "1: pass", "0: play pep-whistle enemy")
    assert (t[0].kept, t[0].broken, t.s.ledger) == (0, 1, [])


def test_unleashing_is_sabotage() -> None:
    t = promised("wrangler mp2 tame:lint-lynx genes:third-eye", "scavenger mp2", "pledge spare", HELPLESS)
    t.do("1: explore", "solo", "1: pass", "0: unleash enemy")
    assert t[0].broken == 1


def test_a_promise_to_help_is_kept_by_helping() -> None:
    t = promised("mimic mp2", "scavenger mp2", "pledge help", HELPLESS)
    t.do("1: explore", "team", "1: talk", "deal collab p0", "template t0", "0: accept").end_battle()
    assert (t[0].kept, t[0].broken, t.s.ledger) == (1, 0, [])


def test_a_promise_to_help_is_broken_by_refusing() -> None:
    t = promised("mimic mp2", "scavenger mp2", "pledge help", HELPLESS)
    t.do("1: explore", "team", "1: talk", "deal collab p0", "template t0", "0: reject", "1: pass").end_battle()
    assert (t[0].kept, t[0].broken, t.s.ledger) == (0, 1, [])


def test_a_promise_to_help_lapses_when_nobody_asks() -> None:
    """Rule 16: promises lapse after the promisee's next battle."""
    t = promised("mimic mp2", "scavenger mp2", "pledge help", HELPLESS)
    t.do("1: explore").fight()
    assert (t[0].kept, t[0].broken, t.s.ledger) == (0, 0, [])


THIRD = "symbiont mp2 | habitat:second-wind,gene-sale,teacup-wolf"


def test_a_promise_to_sabotage_is_kept_by_sabotage() -> None:
    t = promised("mimic mp2 hand:pep-whistle", "scavenger mp2", "pledge sabotage-2", THIRD)
    assert t.s.view(None)["ledger"] == [{"by": 0, "to": 1, "promise": "sabotage", "about": 2}]
    t.do("1: explore", "1: pass", "1: pass", "2: explore", "solo", "2: pass", "0: play pep-whistle enemy")
    assert (t[0].kept, t[0].broken) == (1, 0)


def test_a_promise_to_sabotage_is_broken_after_the_promisees_next_battle() -> None:
    t = promised("mimic mp2 hand:pep-whistle", "scavenger mp2", "pledge sabotage-2", "symbiont mp2 | " + HELPLESS)
    t.do("1: explore").fight()
    assert (t[0].kept, t[0].broken, t.s.ledger) == (0, 1, [])


def test_others_battles_leave_a_promise_open() -> None:
    t = promised("mimic mp2 hand:pep-whistle", "scavenger mp2", "pledge spare", THIRD)
    t.do("1: explore", "1: pass", "1: pass", "2: explore", "solo", "2: pass", "0: play pep-whistle enemy").end_battle()
    assert len(t.s.ledger) == 1


def test_a_promise_to_decline_is_kept_by_declining() -> None:
    t = table("mimic mp3 | scavenger mp3 | symbiont mp3 | habitat:lint-lynx")
    t.do("explore", "team", "0: talk", "deal collab p2", "template t0", "1: talk", "deal bribe p2", "template t0")
    t.do("2: accept", "2: reject")
    assert (t[2].kept, t[2].broken) == (1, 0)


def test_a_rejected_counter_keeps_the_promise_to_decline() -> None:
    t = table("mimic mp3 | scavenger mp3 | symbiont mp3 | habitat:lint-lynx")
    t.do("explore", "team", "0: talk", "deal collab p2", "template t0", "1: talk", "deal bribe p2", "template t0")
    t.do("2: accept", "2: counter", "send", "0: reject")
    assert (t[2].kept, t[2].broken) == (1, 0)
    assert t.s.battle.refused == 0  # it did not refuse: it countered


def test_a_fighter_does_not_sabotage_its_own_battle() -> None:
    t = promised("mimic mp2 hand:pep-whistle", "scavenger mp2", "pledge spare", HELPLESS)
    t.do("1: explore", "team", "1: talk", "deal collab p0", "template t0", "0: accept", "1: pass")
    t.do("0: play pep-whistle p1").end_battle()
    assert (t[0].kept, t[0].broken) == (1, 0)
