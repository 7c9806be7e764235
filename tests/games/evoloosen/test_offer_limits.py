"""Limitations in offers: what can be written, what is ready-made, and what can still be accepted."""

from __future__ import annotations

import pytest

from tests.games.evoloosen.table import Table, table

pytestmark = pytest.mark.compiled

SEVEN = "pep-whistle,pep-whistle,borrowed-boots,borrowed-boots,banana-peel,banana-peel,fizzy-tonic"
EIGHT = f"{SEVEN},fizzy-tonic"
GRAVIES = "growth-gravy,loaded-lunchbox"


def trading(first: str, second: str) -> Table:
    """Seat 0 offers seat 1 a trade in its Action phase."""
    t = table(f"{first} | {second} | habitat:second-wind").do("explore").quiet()
    return t.do("talk", "deal trade p1")


def lines(t: Table, verb: str) -> list[str]:
    return [option for option in t.options() if option.split()[0] == verb]


# --- Ready-made offers -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "second", "templates"),
    [
        (f"mimic mp3 hand:{GRAVIES}", "scavenger mp3 hand:solvent,polite-no", "01234"),
        # the giver's MP buy one or two cards
        (f"mimic mp2 hand:{GRAVIES}", "scavenger mp3 hand:solvent,polite-no", "01234"),
        (f"mimic mp1 hand:{GRAVIES}", "scavenger mp3 hand:solvent,polite-no", "0234"),
        (f"mimic mp0 hand:{GRAVIES}", "scavenger mp3 hand:solvent,polite-no", "234"),
        # the other's MP buy the newest card
        (f"mimic mp3 hand:{GRAVIES}", "scavenger mp2 hand:solvent,polite-no", "01234"),
        (f"mimic mp3 hand:{GRAVIES}", "scavenger mp1 hand:solvent,polite-no", "0124"),
        (f"mimic mp3 hand:{GRAVIES}", "scavenger mp0 hand:solvent,polite-no", "014"),
        # nobody gets more than 8 MP
        (f"mimic mp3 hand:{GRAVIES}", "scavenger mp6 hand:solvent,polite-no", "01234"),
        (f"mimic mp3 hand:{GRAVIES}", "scavenger mp7 hand:solvent,polite-no", "0234"),
        (f"mimic mp3 hand:{GRAVIES}", "scavenger mp8 hand:solvent,polite-no", "234"),
        (f"mimic mp6 hand:{GRAVIES}", "scavenger mp3 hand:solvent,polite-no", "01234"),
        (f"mimic mp7 hand:{GRAVIES}", "scavenger mp3 hand:solvent,polite-no", "0124"),
        (f"mimic mp8 hand:{GRAVIES}", "scavenger mp3 hand:solvent,polite-no", "014"),
        # nobody gets more than 8 cards; a swap changes nothing
        (f"mimic mp3 hand:{SEVEN}", "scavenger mp3 hand:solvent,polite-no", "0234"),
        (f"mimic mp3 hand:{EIGHT}", "scavenger mp3 hand:solvent,polite-no", "234"),
        ("mimic mp3 hand:solvent", f"scavenger mp3 hand:{SEVEN}", "01234"),
        ("mimic mp3 hand:solvent", f"scavenger mp3 hand:{EIGHT}", "014"),
        # nobody gives cards that are not there
        (f"mimic mp3 hand:{GRAVIES}", "scavenger mp3 hand:solvent", "0234"),
        (f"mimic mp3 hand:{GRAVIES}", "scavenger mp3", "23"),
        ("mimic mp3", "scavenger mp3 hand:solvent,polite-no", "01"),
    ],
)
def test_ready_made_trades_within_the_limits(first: str, second: str, templates: str) -> None:
    t = trading(first, second)
    assert t.options() == [f"template t{number}" for number in templates] + ["form"]


@pytest.mark.parametrize(
    ("giver", "taker", "templates"),
    [(3, 0, "012"), (2, 0, "01"), (1, 0, "0"), (8, 5, "012"), (8, 6, "01"), (8, 7, "0"), (8, 8, "")],
)
def test_ready_made_bribes_within_the_limits(giver: int, taker: int, templates: str) -> None:
    t = table(f"mimic mp{giver} | scavenger mp{taker} | habitat:lint-lynx").do("explore", "solo", "0: talk")
    t.do("deal bribe p1")
    assert t.options() == [f"template t{number}" for number in templates] + ["form"]


@pytest.mark.parametrize(("giver", "taker", "templates"), [(1, 7, "01234"), (0, 7, "0123"), (1, 8, "0123")])
def test_ready_made_collaborations_within_the_limits(giver: int, taker: int, templates: str) -> None:
    t = table(f"mimic mp{giver} | scavenger mp{taker} | habitat:lint-lynx").do("explore", "team", "0: talk")
    t.do("deal collab p1")
    assert t.options() == [f"template t{number}" for number in templates] + ["form"]


@pytest.mark.parametrize(
    ("enemy", "template", "share"),
    [
        ("lint-lynx", 0, (0, 0)),  # 1 MP: half of it is the encounterer's
        ("teacup-wolf", 0, (0, 1)),  # 1 MP and 1 Invention
        ("accordion-eel", 0, (1, 1)),  # 2 and 1
        ("midnight-mane", 0, (1, 1)),  # 3 and 2
        ("midnight-mane", 1, (3, 0)),
        ("midnight-mane", 2, (0, 2)),
        ("midnight-mane", 3, (3, 2)),
        ("midnight-mane", 4, (0, 0)),
    ],
)
def test_what_a_ready_made_collaboration_promises_of_the_loot(
    enemy: str, template: int, share: tuple[int, int]
) -> None:
    t = table(f"mimic mp1 | scavenger | habitat:{enemy}").do("explore", "team", "0: talk", "deal collab p1")
    t.do(f"template t{template}", "1: accept")
    assert (t.s.battle.share_mp, t.s.battle.share_cards) == share
    assert t.mp() == ([0, 1] if template == 4 else [1, 0])


# --- The form ------------------------------------------------------------------------------------------------


def test_what_is_given_makes_room_for_what_is_wanted() -> None:
    t = trading("mimic mp7", "scavenger mp5").do("form")
    assert lines(t, "want-mp") == ["want-mp 1"]
    t.do("give-mp 2")
    assert lines(t, "want-mp") == ["want-mp 1", "want-mp 2", "want-mp 3"]
    assert lines(t, "give-mp") == []


def test_given_cards_make_room_for_wanted_ones() -> None:
    t = trading(f"mimic hand:{SEVEN}", "scavenger hand:solvent,polite-no,quick-quack").do("form")
    assert lines(t, "want-any") == ["want-any 1"]
    t.do("give-card h0")
    assert lines(t, "want-any") == ["want-any 1", "want-any 2"]
    t.do("want-card solvent")
    assert lines(t, "want-any") == ["want-any 1"]


def test_no_more_cards_are_given_than_the_other_can_hold() -> None:
    t = trading(f"mimic hand:{GRAVIES},solvent", f"scavenger hand:{SEVEN}").do("form", "give-card h0")
    assert lines(t, "give-card") == []


def test_three_of_any_card_at_most() -> None:
    t = trading("mimic mp1", f"scavenger hand:{EIGHT}").do("form")
    assert lines(t, "want-any") == ["want-any 1", "want-any 2", "want-any 3"]
    t = trading("mimic mp1", f"scavenger hand:{GRAVIES}").do("form")
    assert lines(t, "want-any") == ["want-any 1", "want-any 2"]


def test_no_more_cards_are_named_than_the_other_holds() -> None:
    t = trading("mimic mp1", "scavenger hand:solvent").do("form", "want-card solvent")
    assert lines(t, "want-card") == lines(t, "want-any") == []


def test_a_card_is_named_once() -> None:
    t = trading("mimic mp1", f"scavenger hand:{EIGHT}").do("form", "want-card banana-peel")
    assert "want-card banana-peel" not in t.options()


def test_any_invention_of_the_deck_can_be_named() -> None:
    t = trading("mimic mp1", "scavenger hand:solvent").do("form")
    assert len(lines(t, "want-card")) == 34
    assert {"want-card pep-whistle", "want-card borrowed-genome"} <= set(t.options())


def test_one_promise_each_way() -> None:
    t = trading("mimic mp1", "scavenger mp1").do("form", "pledge help")
    assert t.verbs() == {"send", "ask"}
    t.do("ask help")
    assert t.options() == ["send"]


def test_a_share_is_for_collaborations_and_is_written_once() -> None:
    assert "share" not in trading("mimic mp1", "scavenger mp1").do("form").verbs()
    t = table("mimic | scavenger | habitat:midnight-mane").do("explore", "team", "0: talk", "deal collab p1", "form")
    shares = [f"share {mp} {cards}" for mp in range(4) for cards in range(3)]
    assert lines(t, "share") == shares[1:]
    t.do("share 0 1")
    assert t.verbs() == {"send", "pledge", "ask"}


def test_a_form_is_carried_out_line_by_line() -> None:
    t = table(
        "mimic mp3 hand:solvent,polite-no | scavenger mp3 hand:banana-peel,quick-quack,fizzy-tonic"
        " | habitat:midnight-mane"
    )
    t.do("explore", "team", "0: talk", "deal collab p1", "form", "give-mp 2", "give-card h1", "want-mp 1")
    t.do("want-card banana-peel", "want-any 1", "share 2 1", "pledge spare", "ask help", "send")
    offer = t.s.view(1)["offer"]
    assert offer == {
        "kind": "collab",
        "by": 0,
        "to": 1,
        "counter": False,
        "give_mp": 2,
        "give": ["polite-no"],
        "want_mp": 1,
        "want": ["banana-peel"],
        "want_any": 1,
        "share_mp": 2,
        "share_cards": 1,
        "pledge": "spare",
        "ask": "help",
    }
    t.do("1: accept", "hand-over h2")
    assert (t.mp(), t.hand(0), t.hand(1)) == (
        [2, 4],
        ["banana-peel", "fizzy-tonic", "solvent"],
        ["polite-no", "quick-quack"],
    )
    assert (t.s.battle.helper, t.s.battle.share_mp, t.s.battle.share_cards) == (1, 2, 1)
    assert t.s.view(None)["ledger"] == [
        {"by": 0, "to": 1, "promise": "spare", "about": None},
        {"by": 1, "to": 0, "promise": "help", "about": None},
    ]


def test_a_counter_is_a_form_of_the_same_kind_the_other_way_round() -> None:
    t = table("mimic mp3 | scavenger mp2 hand:banana-peel | symbiont | habitat:midnight-mane")
    t.do("explore", "team", "0: talk", "deal collab p1", "template t0", "1: counter")
    assert lines(t, "give-mp") == ["give-mp 1", "give-mp 2"]
    assert lines(t, "want-mp") == ["want-mp 1", "want-mp 2", "want-mp 3"]
    assert lines(t, "pledge") == ["pledge help", "pledge spare", "pledge sabotage-2"]
    t.do("give-card h0", "want-mp 3", "share 3 2", "send")
    offer = t.s.view(0)["offer"]
    assert offer is not None
    assert (offer["kind"], offer["by"], offer["to"], offer["counter"]) == ("collab", 1, 0, True)
    t.do("0: accept")
    assert (t.mp(), t.hand(0), t.s.battle.helper, t.s.battle.share_cards) == ([0, 5, 0], ["banana-peel"], 1, 2)


# --- Between the offer and its answer ---------------------------------------------------------------------------


def bribed(helper: str, offer: tuple[str, ...], bribe: tuple[str, ...]) -> Table:
    """Seat 0 asks seat 2 for help; before the reply seat 1 bribes seat 2, who takes the bribe."""
    t = table(f"mimic mp5 hand:polite-no | scavenger mp5 | {helper} | habitat:lint-lynx")
    t.do("explore", "team", "0: talk", "deal collab p2", "form", *offer, "send")
    return t.do("1: talk", "deal bribe p2", "form", *bribe, "send", "2: accept")


def test_a_bribe_may_leave_no_room_for_the_offer() -> None:
    t = bribed("symbiont mp6", ("give-mp 2",), ("give-mp 1",))
    assert t.options() == ["reject", "counter"]
    assert t.why_not("accept") == "why-mp-limit"
    t = bribed("symbiont mp6", ("give-mp 1",), ("give-mp 1",))
    assert "accept" in t.options()


def test_a_bribe_may_take_what_the_offer_wants() -> None:
    t = bribed("symbiont mp2", ("want-mp 2",), ("want-mp 1",))
    assert t.why_not("accept") == "why-offer-mp"
    t = bribed("symbiont mp2 hand:solvent", ("want-card solvent",), ("want-card solvent",))
    assert t.why_not("accept") == "why-offer-cards"
    t = bribed("symbiont mp2 hand:solvent,banana-peel", ("want-card solvent",), ("want-card solvent",))
    assert t.why_not("accept") == "why-not-held"


def test_naming_two_cards_needs_both() -> None:
    t = trading("mimic mp1", "scavenger hand:banana-peel,banana-peel")
    t.do("form", "want-card banana-peel", "want-card solvent", "send")
    assert t.why_not("accept") == "why-not-held"
