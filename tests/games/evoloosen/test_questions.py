"""What each player is asked, and what a clock answers for one who does not."""

from __future__ import annotations

import pytest

from galapagos.games.evoloosen import GAME
from galapagos.games.evoloosen.game import EvoloosenState
from galapagos.kernel.text import Param
from tests.games.evoloosen.table import Table, table
from tests.games.evoloosen.test_ending import OTHER_SEVEN, duel

pytestmark = pytest.mark.compiled

SIGN = "scavenger hand:false-signpost genes:second-thoughts"
WRANGLER = "wrangler genes:club-tail,night-eyes"


def default(t: Table) -> str:
    """What a clock plays for the one asked."""
    return t.s.notation(t.s.default_action(t.asked))


def test_the_species_is_asked_for_and_a_clock_takes_the_first_that_is_left() -> None:
    state = GAME.start(2, 3, "quick")
    assert isinstance(state, EvoloosenState)
    t = Table(state)
    assert t.s.question(t.asked) == ("ask-species", {})
    assert default(t) == "species expansionist"
    t.s.apply(t.s.parse("species expansionist"))
    assert default(t) == "species scavenger"


@pytest.mark.parametrize(
    ("seats", "moves", "key", "params", "clock"),
    [
        # Exploring and what is met there
        ("mimic | symbiont | row:sofa-snail,rented-ram", [], "ask-explore", {"n": 2}, "explore"),
        (f"{WRANGLER} | symbiont | habitat:lint-lynx", ["explore"], "ask-tame", {"card": "@card-lint-lynx"}, "fight"),
        ("mimic | symbiont | habitat:hall-monitor", ["explore"], "ask-idle", {"card": "@card-hall-monitor"}, "fight"),
        (
            "mimic mp1 genes:mammoth-shoulders | symbiont | habitat:brass-peddler",
            ["explore"],
            "ask-pay",
            {"card": "@card-brass-peddler"},
            "leave",
        ),
        ("mimic | symbiont | habitat:pocket-moth", ["explore"], "ask-keep", {"card": "@card-pocket-moth"}, "leave"),
        ("mimic | symbiont | habitat:sofa-snail", ["explore"], "ask-keep", {"card": "@card-sofa-snail"}, "leave"),
        # Battle
        (
            "mimic genes:sturdy-knees | symbiont | habitat:teacup-wolf",
            ["explore"],
            "ask-solo",
            {"card": "@card-teacup-wolf", "enemy": 3, "own": 1},
            "solo",
        ),
        ("mimic | symbiont | habitat:lint-lynx", ["explore", "team"], "ask-volunteer", {"player": "player:0"}, "pass"),
        ("mimic | symbiont | habitat:lint-lynx", ["explore", "team", "!pass"], "ask-help", {"n": 3}, "pass"),
        (
            "mimic mp1 genes:sturdy-knees | symbiont | habitat:teacup-wolf",
            ["explore", "solo"],
            "ask-battle-turn",
            {"enemy": 3, "own": 1},
            "pass",
        ),
        (
            "mimic genes:sturdy-knees | symbiont mp1 | habitat:teacup-wolf",
            ["explore", "solo"],
            "ask-sabotage",
            {"enemy": 3, "own": 1},
            "pass",
        ),
        # Inventions
        (f"mimic | {SIGN} | habitat:gene-sale", [], "ask-swift", {}, "pass"),
        (
            f"mimic hand:pep-whistle | {SIGN} | habitat:lint-lynx",
            ["explore", "solo", "play pep-whistle p0"],
            "ask-answer",
            {"player": "player:0", "card": "@card-pep-whistle"},
            "pass",
        ),
        (
            f"mimic hand:pep-whistle | {SIGN} | habitat:lint-lynx",
            ["explore", "solo", "play pep-whistle p0", "play false-signpost -"],
            "ask-redirect",
            {"player": "player:0", "card": "@card-pep-whistle"},
            "redirect enemy",
        ),
        # Choices that effects ask for
        (
            "mimic hand:pep-whistle,solvent | symbiont | habitat:fog-of-forgetting",
            ["explore"],
            "ask-discard",
            {"n": 1},
            "discard pep-whistle",
        ),
        (
            "mimic genes:moss-coat,club-tail | symbiont | habitat:tiktaalik-rex",
            ["explore", "solo"],
            "ask-lose",
            {},
            "lose moss-coat",
        ),
        (
            "mimic hand:borrowed-genome genes:spare-brain | symbiont genes:moss-coat | habitat:gene-sale",
            ["explore", "play borrowed-genome p1"],
            "ask-steal",
            {"victim": "player:1"},
            "steal moss-coat",
        ),
        (
            "mimic hand:gene-scissors genes:third-eye | symbiont | habitat:gene-sale | pool:-,moss-coat",
            ["explore", "play gene-scissors -"],
            "ask-snip",
            {},
            "snip g1",
        ),
        # Action
        ("mimic mp1 | symbiont | habitat:gene-sale", ["explore"], "ask-action", {}, "pass"),
        (
            "mimic hand:pep-whistle,solvent | symbiont | habitat:gene-sale",
            ["explore", "recycle solvent"],
            "ask-recycle",
            {},
            "recycle pep-whistle",
        ),
        ("mimic | symbiont mp1 | habitat:gene-sale", ["explore"], "ask-trade", {"target": "player:0"}, "pass"),
        # Adapting
        (
            "mimic mp4 | symbiont | habitat:gene-sale | pool:moss-coat",
            ["explore", "pass"],
            "ask-adapt",
            {"mp": 4, "left": 1},
            "pass",
        ),
        (
            "mimic mp8 hand:double-dose genes:third-eye | symbiont | habitat:gene-sale | pool:moss-coat",
            ["explore", "play double-dose -", "pass"],
            "ask-adapt",
            {"mp": 8, "left": 2},
            "pass",
        ),
        (
            "expansionist mp1 genes:second-thoughts*2 | symbiont | habitat:gene-sale",
            ["explore", "pass", "expand"],
            "ask-cut",
            {"n": 3, "player": "player:0"},
            "cut c0",
        ),
        (
            "expansionist mp1 genes:second-thoughts*2 | symbiont | habitat:gene-sale",
            ["explore", "pass", "expand", "cut c1"],
            "ask-pile",
            {"n": 3},
            "pile k0",
        ),
    ],
)
def test_a_question(seats: str, moves: list[str], key: str, params: dict[str, Param], clock: str) -> None:
    t = table(seats)
    for move in moves:
        if move == "!pass":
            t.decline()
        else:
            t.do(move)
    # What comes before the question: windows, invitations, battle turns of who has nothing to do.
    while t.s.question(t.asked)[0] != key:
        t.decline()
    assert t.s.question(t.asked) == (key, params)
    assert default(t) == clock


def test_in_a_duel_a_battle_turn_names_no_enemy() -> None:
    t = duel(f"scavenger hand:pep-whistle {OTHER_SEVEN},zipper-skin", "hand:banana-peel").quiet()
    assert t.s.question(0) == ("ask-duel-turn", {})
    assert default(t) == "pass"


# --- Offers, step by step ------------------------------------------------------------------------------------


def steps(t: Table) -> list[tuple[str, str]]:
    """Let a clock play for the one asked until the move is whole: each question, and what the clock answers."""
    seat, acts = t.asked, t.s.acts
    seen = []
    while t.s.acts == acts:
        seen.append((t.s.question(seat)[0], default(t)))
        t.s.apply(t.s.default_action(seat))
    return seen


@pytest.mark.parametrize(
    ("seats", "moves", "first"),
    [
        ("mimic mp3 | symbiont mp3 | habitat:gene-sale", ["explore", "0: talk"], "trade p1"),
        ("mimic mp3 | symbiont | habitat:lint-lynx", ["explore", "solo", "0: talk"], "trade p1"),
        ("mimic mp3 | symbiont | habitat:lint-lynx", ["explore", "team", "0: talk"], "collab p1"),
        ("mimic mp3 | symbiont mp3 hand:solvent | habitat:gene-sale", ["explore", "1: talk"], "trade p0"),
    ],
)
def test_a_clock_that_finishes_an_offer_gives_nothing_away(seats: str, moves: list[str], first: str) -> None:
    """The ready-made offers would: the clock writes an empty form."""
    t = table(seats).do(*moves)
    assert steps(t) == [("ask-deal", f"deal {first}"), ("ask-template", "form"), ("ask-form", "send")]
    offer = t.s.view(None)["offer"]
    assert offer is not None
    assert (offer["give_mp"], offer["give"], offer["pledge"]) == (0, [], None)


def test_a_form_begun_is_sent_as_it_stands() -> None:
    t = table("mimic mp3 | symbiont | habitat:gene-sale").do("explore", "0: talk", "deal trade p1", "form", "give-mp 2")
    assert steps(t) == [("ask-form", "send")]
    assert t.s.view(None)["offer"]["give_mp"] == 2  # type: ignore[index]


def test_an_offer_is_asked_about_by_its_maker_and_its_kind() -> None:
    t = table("mimic mp3 | symbiont | scavenger | habitat:gene-sale").do(
        "explore", "0: talk", "deal trade p2", "form", "send"
    )
    assert t.s.question(2) == (
        "ask-reply",
        {"player": "player:0", "deal": "@deal-trade", "give": "@term-nothing", "want": "@term-nothing"},
    )
    assert default(t) == "reject"
    t = table("mimic mp3 | symbiont mp3 | scavenger mp3 | habitat:lint-lynx")
    t.do("explore", "team", "0: talk", "deal collab p2", "template t0")
    assert t.s.question(1) == ("ask-bribe", {"target": "player:2"})
    assert default(t) == "pass"
    t.do("1: talk", "deal bribe p2", "template t0")
    terms: dict[str, Param] = {"give": "@term-mp:1", "want": "@promise-decline"}
    assert t.s.question(2) == ("ask-reply", {"player": "player:1", "deal": "@deal-bribe", **terms})
    t.do("2: reject")
    terms = {"give": "@term-nothing", "want": "@term-help"}
    assert t.s.question(2) == ("ask-reply", {"player": "player:0", "deal": "@deal-collab", **terms})


def test_a_counter_begun_is_sent_and_cards_are_handed_over() -> None:
    t = table("mimic mp3 | symbiont mp3 hand:solvent,pep-whistle | habitat:gene-sale")
    t.do("explore", "0: talk", "deal trade p1", "template t0", "1: counter")
    assert steps(t) == [("ask-form", "send")]
    t = table("mimic mp3 | symbiont mp3 hand:solvent,pep-whistle | habitat:gene-sale")
    t.do("explore", "0: talk", "deal trade p1", "template t1", "1: accept")
    assert steps(t) == [("ask-hand-over", "hand-over h0"), ("ask-hand-over", "hand-over h1")]


def test_half_way_through_a_move_nothing_else_can_be_done() -> None:
    t = table("mimic mp3 | symbiont mp3 hand:solvent | habitat:gene-sale").do("explore", "0: talk")
    assert t.why_not("pass") == "why-finish-first"
    t.do("deal trade p1", "template t0", "1: counter")
    assert t.why_not("accept") == "why-finish-first"
