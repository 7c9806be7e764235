"""What everybody hears: the events that a reader of the stored playthrough does not meet."""

from __future__ import annotations

import pytest

from galapagos.kernel.text import Param
from tests.games.evoloosen.table import Table, table
from tests.games.evoloosen.test_ending import OTHER_SEVEN, THIRD_SEVEN, arena

pytestmark = pytest.mark.compiled

WRANGLER = "wrangler mp1 tame:accordion-eel genes:spare-brain"
SNAKE = "hand:rubber-snake genes:night-eyes"


def heard(t: Table, key: str) -> tuple[dict[str, Param], str, str]:
    """The one event with that key: its words, where it starts and where it ends."""
    found = [event for event in t.events if event.key == key]
    assert len(found) == 1, f"{key} was told {len(found)} times: {t.told()}"
    assert found[0].visible_to(t.s.players)
    return found[0].params, found[0].source, found[0].target


@pytest.mark.parametrize(
    ("seats", "moves", "key", "params", "source", "target"),
    [
        (
            "mimic | expansionist | habitat:gene-sale | land:1",
            ["explore"],
            "found-land",
            {"player": "player:0", "owner": "player:1"},
            "habitat",
            "player:1",
        ),
        (
            "expansionist | mimic | land:1",
            ["explore"],
            "found-own-land",
            {"player": "player:0", "owner": "player:0"},
            "habitat",
            "player:0",
        ),
        (
            "expansionist mp1 | mimic | habitat:gene-sale",
            ["explore", "pass", "expand"],
            "expanded",
            {"player": "player:0"},
            "player:0",
            "deck:habitat",
        ),
        (
            "mimic | scavenger | habitat:sofa-snail",
            ["explore", "keep"],
            "kept-companion",
            {"player": "player:0", "card": "@card-sofa-snail"},
            "habitat",
            "player:0",
        ),
        (
            "mimic mp1 | scavenger | symbiont | habitat:lint-lynx",
            ["explore", "team", "0: talk", "deal collab p2", "template t0", "2: accept"],
            "joined",
            {"player": "player:2"},
            "player:2",
            "battle:0",
        ),
        (
            "mimic genes:club-tail | scavenger | habitat:lint-lynx",
            ["explore", "solo"],
            "won-battle",
            {"player": "player:0", "card": "@card-lint-lynx"},
            "battle:0",
            "player:0",
        ),
        (
            f"mimic {SNAKE} | scavenger | habitat:lint-lynx",
            ["explore", "solo", "play rubber-snake enemy"],
            "scared",
            {"card": "@card-lint-lynx"},
            "enemy:0",
            "row:0",
        ),
        (
            "mimic hand:feather-bed genes:night-eyes | scavenger mp1 | habitat:lint-lynx",
            ["explore", "solo", "play feather-bed p0"],
            "shielded",
            {"player": "player:0"},
            "",
            "player:0",
        ),
        (
            "mimic genes:bumper-shell | scavenger | habitat:teacup-wolf",
            ["explore", "solo"],
            "shrugged-off",
            {"player": "player:0"},
            "",
            "player:0",
        ),
        (
            "mimic mp1 genes:mirror-scales | scavenger hand:banana-peel | habitat:lint-lynx",
            ["explore", "solo", "0: pass", "1: play banana-peel p0"],
            "warded",
            {"player": "player:0"},
            "",
            "player:0",
        ),
        (
            "mimic hand:light-fingers genes:second-thoughts | scavenger hand:solvent | habitat:gene-sale",
            ["explore", "play light-fingers p1"],
            "took-cards",
            {"player": "player:0", "victim": "player:1", "n": 1},
            "player:1",
            "player:0",
        ),
        (
            "mimic hand:borrowed-genome genes:spare-brain | scavenger genes:moss-coat | habitat:gene-sale",
            ["explore", "play borrowed-genome p1", "steal moss-coat"],
            "stole-gene",
            {"player": "player:0", "victim": "player:1", "card": "@card-moss-coat"},
            "player:1",
            "player:0",
        ),
        (
            "mimic hand:gene-scissors genes:third-eye | scavenger | habitat:gene-sale | pool:-,moss-coat",
            ["explore", "play gene-scissors -", "snip g1"],
            "snipped",
            {"player": "player:0", "card": "@card-moss-coat"},
            "slot:1",
            "discard:adaptations",
        ),
        (
            "mimic hand:pool-cleaner genes:night-eyes | scavenger | habitat:gene-sale | pool:moss-coat",
            ["explore", "play pool-cleaner -"],
            "renewed-pool",
            {},
            "",
            "pool:0",
        ),
        (
            "mimic hand:keyhole-periscope genes:second-thoughts | scavenger hand:solvent | habitat:gene-sale",
            ["0: play keyhole-periscope p1"],
            "peeked-hand",
            {"player": "player:0", "victim": "player:1"},
            "player:1",
            "player:0",
        ),
        (
            "mimic hand:mole-telegram | scavenger | habitat:gene-sale",
            ["explore", "play mole-telegram -"],
            "peeked-habitat",
            {"player": "player:0", "n": 2},
            "deck:habitat",
            "player:0",
        ),
        (
            "mimic hand:mole-telegram | scavenger | habitat:gene-sale",
            ["explore", "play mole-telegram -"],
            "peeked-genes",
            {"player": "player:0", "n": 2},
            "deck:adaptations",
            "player:0",
        ),
        (
            "mimic | scavenger | habitat:second-wind",
            ["explore"],
            "changed-pf",
            {"player": "player:0", "n": 2},
            "",
            "player:0",
        ),
        (
            "mimic genes:night-eyes | scavenger | habitat:fog-of-forgetting",
            ["explore"],
            "changed-int",
            {"player": "player:0", "n": -2},
            "",
            "player:0",
        ),
        (
            "mimic spent2 genes:night-eyes | scavenger | habitat:second-wind",
            ["explore"],
            "regained-cp",
            {"player": "player:0", "n": 2},
            "",
            "player:0",
        ),
        (
            "mimic genes:bumper-shell | scavenger | habitat:stray-chromosome | adaptations:zipper-skin",
            ["explore"],
            "could-not-hold",
            {"player": "player:0", "card": "@card-zipper-skin"},
            "deck:adaptations",
            "discard:adaptations",
        ),
        (
            "scavenger used:solvent genes:third-eye | mimic | habitat:gene-sale",
            ["explore", "repair solvent"],
            "repaired",
            {"player": "player:0", "card": "@card-solvent"},
            "player:0",
            "player:0",
        ),
        (
            f"mimic mp1 {SNAKE} | {WRANGLER} | habitat:lint-lynx",
            ["explore", "solo", "0: pass", "1: unleash enemy", "1: pass", "0: play rubber-snake tame"],
            "played-on-tame",
            {"player": "player:0", "card": "@card-rubber-snake"},
            "player:0",
            "enemy:0",
        ),
        (
            f"mimic mp1 | {WRANGLER} | habitat:lint-lynx",
            ["explore", "solo", "0: pass", "1: unleash enemy"],
            "unleashed-for-enemy",
            {"player": "player:1", "card": "@card-accordion-eel"},
            "player:1",
            "enemy:0",
        ),
        (
            f"mimic mp1 | {WRANGLER} | habitat:lint-lynx",
            ["explore", "solo", "0: pass", "1: unleash p0"],
            "unleashed",
            {"player": "player:1", "card": "@card-accordion-eel", "target": "player:0"},
            "player:1",
            "player:0",
        ),
        (
            "mimic mp1 hand:pep-whistle | scavenger hand:false-signpost genes:second-thoughts | habitat:lint-lynx",
            ["explore", "solo", "play pep-whistle p0", "1: play false-signpost -", "redirect enemy"],
            "redirected",
            {"player": "player:0", "card": "@card-pep-whistle", "target": "@aim-enemy"},
            "player:1",
            "enemy:0",
        ),
        (
            "mimic mp1 hand:pep-whistle | scavenger hand:false-signpost genes:second-thoughts | habitat:lint-lynx",
            ["explore", "solo", "play pep-whistle enemy", "1: play false-signpost -", "redirect p0"],
            "redirected",
            {"player": "player:0", "card": "@card-pep-whistle", "target": "player:0"},
            "player:1",
            "player:0",
        ),
        (
            "mimic mp8 | scavenger | habitat:gene-sale | pool:club-tail",
            ["explore", "pass", "adapt g0"],
            "lost-mp",
            {"player": "player:0", "n": 3},
            "player:0",
            "bank:0",
        ),
        (
            "mimic genes:moss-coat | scavenger genes:club-tail,snapping-jaw | habitat:accordion-eel",
            ["explore", "team"],
            "seeks-help",
            {"player": "player:0"},
            "player:0",
            "",
        ),
        (
            "mimic mp3 genes:moss-coat | scavenger genes:club-tail,snapping-jaw | habitat:accordion-eel",
            ["explore", "team", "1: volunteer", "0: talk", "deal collab p1", "form", "send", "accept"],
            "joined",
            {"player": "player:1"},
            "player:1",
            "battle:0",
        ),
        (
            "mimic | scavenger | habitat:rubber-sentinel",
            ["explore", "fight", "solo"],
            "skips-adapting",
            {"player": "player:0"},
            "",
            "player:0",
        ),
    ],
)
def test_an_event(seats: str, moves: list[str], key: str, params: dict[str, Param], source: str, target: str) -> None:
    t = table(seats).do(*moves)
    if t.s.battle.on and key not in t.told():
        t.end_battle()
    if key not in t.told():
        t.quiet()
    words, start, end = heard(t, key)
    assert words == params
    assert (start.split(":")[0] if source == "habitat" else start, end) == (source, target)


def test_the_arena_is_announced_from_who_begins_to_who_wins() -> None:
    t = arena(
        f"scavenger hand:pep-whistle {OTHER_SEVEN},zipper-skin",
        f"wrangler hand:banana-peel {THIRD_SEVEN},headbutt-logic",
    )
    assert heard(t, "arena-began") == ({"player": "player:2"}, "", "battle:0")
    while t.s.view(None)["stage"] == "arena":
        t.decline()
    assert heard(t, "won-arena") == ({"player": "player:2"}, "battle:0", "player:2")


def test_nothing_is_told_of_nothing() -> None:
    """No MP over the limit, no card from an empty hand or over the hand limit, no loss of a poor player."""
    t = table("mimic mp8 | scavenger mp0 | habitat:free-lunch").do("explore")
    assert [event.params for event in t.events if event.key == "gained-mp"] == [{"player": "player:1", "n": 1}]
    t = table("mimic mp0 | scavenger | habitat:lint-lynx").do("explore").fight()
    assert "lost-mp" not in t.told()


def test_a_tame_returns_in_silence_and_is_lost_aloud() -> None:
    t = table(f"{WRANGLER} | mimic | row:hall-monitor").do("take u0").fight("unleash p0")
    assert "lost-tame" not in t.told()
    t = table(f"{WRANGLER} | mimic | row:left-hand-of-eidolia").do("take u0").fight("unleash p0")
    assert heard(t, "lost-tame") == (
        {"player": "player:0", "card": "@card-accordion-eel"},
        "player:0",
        "discard:habitat",
    )
