"""The vocabulary of effects, word by word, beyond what the standard cards use of it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from galapagos.games.evoloosen import GAME, codes
from galapagos.games.evoloosen.rules.strength import side_strength
from tests.games.evoloosen.table import Table, table

pytestmark = pytest.mark.compiled

SOURCE = GAME.standard_source()


def deck(*effects: dict[str, Any], target: str = "none", type: str = "action") -> dict[str, Any]:
    """The standard deck with one more Invention, the gizmo, that does this."""
    source = deepcopy(SOURCE)
    row = {"id": "gizmo", "name": "Gizmo", "category": "common", "type": type, "cp": 0, "target": target}
    source["invention"].append(row | {"effects": list(effects)})
    return source


def use(seats: str, *effects: dict[str, Any], aim: str = "-", piles: str = "") -> Table:
    """Seat 0 uses the gizmo in its Action phase."""
    source = deck(*effects, target="player" if aim != "-" else "none")
    t = table(f"{seats} | habitat:gene-sale{piles}", deck=source)
    return t.do("explore", f"0: play gizmo {aim}")


THREE = "mimic mp3 hand:gizmo | scavenger mp3 | symbiont mp3"


@pytest.mark.parametrize(
    ("who", "mp"),
    [("self", [5, 3, 3]), ("others", [3, 5, 5]), ("each", [5, 5, 5])],
)
def test_whom_an_effect_hits(who: str, mp: list[int]) -> None:
    assert use(THREE, {"do": "mp", "n": 2, "who": who}).quiet().mp() == mp


def test_the_target_is_whom_the_card_names() -> None:
    assert use(THREE, {"do": "mp", "n": 2, "who": "target"}, aim="p2").quiet().mp() == [3, 3, 5]


def test_most_includes_ties() -> None:
    t = use(
        "mimic mp3 hand:gizmo genes:moss-coat | scavenger mp3 genes:moss-coat | symbiont mp3",
        {"do": "mp", "n": 2, "who": "most"},
    )
    assert t.quiet().mp() == [5, 5, 3]


@pytest.mark.parametrize(
    ("condition", "held", "missed"),
    [
        ({"what": "pf", "min": 3}, "genes:club-tail", "genes:sprinting-legs"),
        ({"what": "int", "min": 3}, "genes:third-eye", "genes:night-eyes"),
        ({"what": "mp", "min": 3}, "mp3", "mp2"),
        ({"what": "hand", "min": 1}, "hand:solvent", "mp1"),
        ({"what": "adaptations", "min": 2}, "genes:moss-coat*2", "genes:moss-coat"),
        ({"what": "most"}, "genes:moss-coat", "mp1"),
        ({"what": "pf-cards", "min": 2}, "genes:sturdy-knees*2", "genes:sturdy-knees,moss-coat"),
        ({"what": "int-cards", "min": 2}, "genes:second-thoughts*2", "genes:second-thoughts,thinking-cap"),
        ({"what": "armor-cards", "min": 2}, "genes:moss-coat,bumper-shell", "genes:moss-coat,sturdy-knees"),
    ],
)
def test_conditions_are_read_for_the_one_who_is_hit(condition: dict[str, Any], held: str, missed: str) -> None:
    for seat, drawn in ((held, 1), (missed, 0)):
        rival = "mimic hand:gizmo genes:thinking-cap" if condition["what"] == "most" else "mimic hand:gizmo"
        rival = rival if "thinking-cap" not in seat else "mimic hand:gizmo"
        t = use(f"{rival} | scavenger {seat}", {"do": "draw", "n": 1, "who": "others", "if": condition})
        before = 1 if "hand:" in seat else 0
        assert t.quiet().hands()[1] == before + drawn


def test_effects_go_clockwise_from_the_acting_player() -> None:
    t = use(
        "mimic hand:gizmo,solvent | scavenger hand:polite-no | symbiont hand:banana-peel",
        {"do": "discard", "n": 1, "who": "each"},
    )
    asked = []
    while t.frame == "Discard":
        asked.append(t.asked)
        t.do(t.options()[0])
    assert asked == [0, 1, 2]


def test_discarding_stops_with_an_empty_hand() -> None:
    t = use("mimic hand:gizmo | scavenger hand:polite-no", {"do": "discard", "n": 3, "who": "others"})
    assert t.s.question(1) == ("ask-discard", {"n": 3})
    t.do("discard polite-no")
    assert (t.frame, t.asked) == ("Action", 0)


def test_nobody_is_asked_to_discard_from_an_empty_hand() -> None:
    t = use("mimic hand:gizmo | scavenger", {"do": "discard", "n": 1, "who": "others"})
    assert t.quiet().frame == "Action"


def test_taking_cards_stops_at_the_hand_limit() -> None:
    full = "gizmo,pep-whistle,pep-whistle,pep-whistle,banana-peel,banana-peel,fizzy-tonic,fizzy-tonic"
    t = use(
        f"mimic hand:{full} | scavenger hand:solvent,polite-no", {"do": "take-card", "n": 2, "who": "target"}, aim="p1"
    )
    assert t.quiet().hands() == [8, 1]


def test_every_card_of_a_hand_can_be_the_one_that_is_taken() -> None:
    taken = set()
    for seed in range(30):
        source = deck({"do": "take-card", "n": 1, "who": "target"}, target="player")
        seats = "mimic hand:gizmo | scavenger hand:solvent,polite-no,banana-peel"
        t = table(f"{seats} | habitat:gene-sale", deck=source, seed=seed)
        taken.add(t.do("explore", "play gizmo p1").quiet().hand(0)[0])
    assert taken == {"solvent", "polite-no", "banana-peel"}


def test_losing_mp_stops_at_nothing() -> None:
    assert use("mimic hand:gizmo | scavenger mp1", {"do": "mp", "n": -2, "who": "others"}).quiet().mp() == [0, 0]


def test_ones_own_guard_does_not_stop_ones_own_card() -> None:
    t = use("mimic mp3 hand:gizmo genes:piggy-bank-hide | scavenger", {"do": "mp", "n": -2})
    assert t.quiet().mp() == [1, 0]


@pytest.mark.parametrize(
    ("guard", "effect"),
    [
        ("piggy-bank-hide", {"do": "mp", "n": -2, "who": "others"}),
        ("zipper-skin", {"do": "discard", "who": "others"}),
        ("knotted-genes", {"do": "lose-adaptation", "who": "others"}),
        ("piggy-bank-hide", {"do": "take-mp", "who": "others"}),
        ("zipper-skin", {"do": "take-card", "who": "others"}),
        ("knotted-genes", {"do": "take-adaptation", "who": "others"}),
    ],
)
def test_guards_stop_what_others_do(guard: str, effect: dict[str, Any]) -> None:
    t = use(f"mimic hand:gizmo | scavenger mp3 hand:solvent genes:{guard}", effect).quiet()
    assert (t[1].mp, t.hand(1), t.genes(1)) == (3, ["solvent"], [guard])
    assert t.frame == "Action"


def test_the_stats_change_until_the_round_ends() -> None:
    t = use(
        "mimic spent2 hand:gizmo genes:third-eye | scavenger", {"do": "pf", "n": 3}, {"do": "int", "n": 2}, {"do": "cp"}
    )
    assert (t.s.pf(0), t.s.int_points(0), t[0].spent) == (3, 5, 1)
    assert t.told()[-3:] == ["changed-pf", "changed-int", "regained-cp"]


def test_no_more_cp_come_back_than_were_spent() -> None:
    t = use("mimic spent1 hand:gizmo genes:third-eye | scavenger", {"do": "cp", "n": 3})
    assert (t[0].spent, t.s.cp(0)) == (0, 3)


def test_points_below_zero_count_as_zero() -> None:
    t = use("mimic hand:gizmo genes:moss-coat | scavenger", {"do": "pf", "n": -3}, {"do": "int", "n": -3})
    assert (t.s.pf(0), t.s.int_points(0)) == (0, 0)


def test_others_gain_adaptations_clockwise() -> None:
    t = use(
        "mimic hand:gizmo | scavenger | symbiont",
        {"do": "gain-adaptation", "who": "each"},
        piles=" | adaptations:club-tail,moss-coat,third-eye",
    )
    assert [t.genes(seat) for seat in range(3)] == [["club-tail"], ["moss-coat"], ["third-eye"]]


def test_several_at_once_take_the_rocket_by_the_tie_rules() -> None:
    """Rule 17: the second in turn order has more PF."""
    t = use(
        "mimic hand:gizmo genes:moss-coat*2,cardboard-carapace*2,sturdy-knees*2,second-thoughts"
        " | scavenger genes:thinking-cap,parade-plumage,sprinting-legs*2,night-eyes*2,club-tail",
        {"do": "gain-adaptation", "who": "each"},
        piles=" | adaptations:third-eye,talking-tail",
    )
    assert (t.s.over, t.s.rocket) == (True, 1)


def test_losing_an_adaptation_through_a_card_is_the_losers_choice() -> None:
    t = use("mimic hand:gizmo | scavenger genes:moss-coat,club-tail", {"do": "lose-adaptation", "who": "others"})
    assert (t.frame, t.asked) == ("LoseGene", 1)
    assert t.why_not("pass") == "when-pass"


def test_nothing_is_gained_from_an_empty_deck() -> None:
    source = deck({"do": "gain-adaptation"})
    t = table("mimic hand:gizmo | scavenger | habitat:gene-sale", deck=source)
    t.s.box.extend(t.s.gene_pile)
    t.s.gene_pile = []
    t.do("explore", "play gizmo -")
    assert (t.genes(0), t.s.gene_discards) == ([], [])
    assert "could-not-hold" not in t.told()


def test_skip_adapting_hits_only_the_active_player() -> None:
    t = use("mimic hand:gizmo | scavenger", {"do": "skip-adapting", "who": "each"})
    assert t.s.skip_adapting
    t = use("mimic hand:gizmo | scavenger", {"do": "skip-adapting", "who": "others"})
    assert not t.s.skip_adapting


def test_snip_finds_nothing_in_an_empty_pool() -> None:
    t = use("mimic hand:gizmo | scavenger", {"do": "draw"}, {"do": "snip"})
    assert t.quiet().frame == "Action"


def test_a_battle_effect_at_a_moment_is_for_its_owner() -> None:
    source = deepcopy(SOURCE)
    row = next(row for row in source["adaptation"] if row["id"] == "moss-coat")
    row["effects"] = [{"when": "battle", "do": "boost", "n": 3}, {"when": "battle", "do": "shield"}]
    t = table("mimic mp1 genes:moss-coat | scavenger mp1 genes:moss-coat | habitat:teacup-wolf", deck=source)
    t.do("explore", "team", "0: talk", "deal collab p1", "template t0", "1: accept")
    assert side_strength(t.s) == 2 * (1 + 3)
    assert t.s.battle.shields == 0b11


def test_battle_effects_outside_a_battle_do_nothing() -> None:
    source = deepcopy(SOURCE)
    row = next(row for row in source["adaptation"] if row["id"] == "moss-coat")
    row["effects"] = [{"when": "upkeep", "do": "boost", "n": 3}]
    t = table("mimic genes:moss-coat | scavenger | habitat:gene-sale,free-lunch", deck=source)
    t.do("explore", "pass", "pass", "explore", "pass", "pass").quiet()
    assert t.s.battle.mods == [0] * codes.SEATS


def test_a_companion_acts_at_its_moments_and_improves_nothing() -> None:
    source = deepcopy(SOURCE)
    row = next(row for row in source["habitat"] if row["id"] == "pocket-moth")
    row["effects"] = [{"when": "upkeep", "do": "draw", "n": 2}]
    t = table("mimic companion:pocket-moth | scavenger | habitat:gene-sale,free-lunch", deck=source)
    t.do("explore", "pass", "pass", "explore", "pass", "pass").quiet()
    assert t.hands() == [2, 0]


def test_a_free_swift_card_opens_windows_for_everybody_with_a_card() -> None:
    """What the table can see depends on the deck: with a Swift card for 0 CP nobody's hand is safe to skip."""
    source = deck({"do": "draw"}, type="swift")
    t = table("mimic hand:pep-whistle | scavenger | habitat:gene-sale", deck=source)
    assert (t.frame, t.asked) == ("Window", 0)


def test_a_free_swift_card_for_battles_opens_windows_in_battles_only() -> None:
    source = deck({"do": "boost", "n": 1}, type="swift", target="either")
    t = table("mimic hand:pep-whistle | scavenger mp1 | habitat:lint-lynx", deck=source)
    assert t.frame == "Exploring"
    t.do("explore")
    assert t.frame == "SoloOrTeam"  # the card was revealed, and the battle is not on yet
    t.do("solo", "0: pass")
    assert (t.frame, t.asked) == ("Window", 0)


def test_a_free_answer_opens_windows_for_others_plays_only() -> None:
    source = deck({"do": "prevent"}, type="swift", target="play")
    t = table("mimic hand:pep-whistle,solvent | scavenger hand:polite-no | habitat:lint-lynx", deck=source)
    assert t.frame == "Exploring"
    t.do("explore", "solo", "play pep-whistle p0")
    assert (t.frame, t.asked) == ("Window", 1)  # seat 0 can't answer its own play
    t.decline()
    assert (t.frame, t.asked) == ("BattleTurn", 0)
    t = table("mimic hand:pep-whistle,solvent | scavenger hand:gizmo,polite-no | habitat:lint-lynx", deck=source)
    t.do("explore", "solo", "play pep-whistle p0", "1: play gizmo -")
    assert (t.frame, t.asked) == ("Window", 0)  # the answer is seat 1's own
    t.decline()
    assert (t.frame, t.asked) == ("Window", 1)  # and the whistle can be answered again
    t.decline()
    assert (t.frame, t.asked) == ("BattleTurn", 0)
    assert side_strength(t.s) == 0


@pytest.mark.parametrize("op", ["discount", "adapt-twice"])
def test_what_changes_an_adapt_is_for_ones_own_action_phase(op: str) -> None:
    source = deck({"do": op}, type="swift")
    t = table("mimic hand:gizmo | scavenger | habitat:free-lunch,second-wind", deck=source)
    assert t.frame == "Window"
    assert t.why_not("play gizmo -") == "why-own-turn"  # the turn begins
    t.do("explore", "0: talk", "deal trade p1", "form", "send", "1: reject", "0: pass")
    assert (t.frame, t.asked, t.s.view(None)["phase"]) == ("Window", 0, "adapting")
    assert t.why_not("play gizmo -") == "why-own-turn"
    t = table("scavenger | mimic hand:gizmo | habitat:free-lunch", deck=source).do("explore").decline().decline()
    while t.asked == 1 and t.frame == "Window":
        assert t.why_not("play gizmo -") == "why-own-turn"  # another's turn
        t.decline()
    t = table("mimic hand:gizmo | scavenger | habitat:free-lunch", deck=source).do("explore", "play gizmo -")
    assert (t.s.discount, t.s.doubled) == ((1, False) if op == "discount" else (0, True))


def test_explorations_left_over_are_gone_with_the_turn() -> None:
    t = table("mimic | scavenger | habitat:gene-sale,second-wind,meteor-garden").do("explore", "pass")
    t.s.again = 1  # what the limit of eight a turn leaves over
    t.do("pass", "1: explore").quiet()
    assert (t.frame, t.asked) == ("Action", 1)
    assert t.discarded()["habitat"] == ["gene-sale", "second-wind"]


def test_nothing_can_be_stolen_that_is_gone_by_then() -> None:
    t = use(
        "mimic hand:gizmo | scavenger genes:moss-coat",
        {"do": "lose-adaptation", "who": "target"},
        {"do": "take-adaptation", "who": "target"},
        aim="p1",
    )
    t.do("lose moss-coat")
    assert (t.frame, t.asked, t.genes(0)) == ("Action", 0, [])


def test_where_nothing_is_named_an_effect_on_the_target_hits_nobody() -> None:
    source = deepcopy(SOURCE)
    row = next(row for row in source["habitat"] if row["id"] == "free-lunch")
    row["effects"] = [{"do": "mp", "n": 2, "who": "target"}]
    t = table("mimic mp1 | scavenger mp1 | habitat:free-lunch", deck=source).do("explore").quiet()
    assert (t.frame, t.mp()) == ("Action", [1, 1])


@pytest.mark.parametrize("card", ["free-lunch", "pocket-moth", "lint-lynx"])
def test_the_first_card_of_a_deck_does_what_it_says(card: str) -> None:
    """Whatever a deck begins with: its effect is the first of all."""
    source = deepcopy(SOURCE)
    row = next(row for row in source["habitat"] if row["id"] == card)
    source["habitat"].remove(row)
    source["habitat"].insert(0, row)
    t = table("mimic mp3 genes:club-tail | scavenger mp3 | habitat:free-lunch", deck=source).do("explore").quiet()
    assert t.mp() == [4, 4]
    t = table("mimic mp3 genes:club-tail companion:pocket-moth | scavenger | habitat:lint-lynx", deck=source)
    assert t.do("explore").fight().mp() == [3 + 1 + 1, 0]
    t = table("mimic mp3 | scavenger | habitat:lint-lynx", deck=source)
    assert t.do("explore").fight().mp() == [2, 0]


def test_several_cards_are_discarded_one_by_one() -> None:
    t = use(
        "mimic hand:gizmo | scavenger hand:polite-no,solvent,banana-peel,pep-whistle",
        {"do": "discard", "n": 3, "who": "others"},
    )
    for left, card in ((3, "solvent"), (2, "pep-whistle"), (1, "polite-no")):
        assert t.s.question(1) == ("ask-discard", {"n": left})
        t.do(f"discard {card}")
    assert (t.frame, t.asked, t.hand(1)) == ("Action", 0, ["banana-peel"])
