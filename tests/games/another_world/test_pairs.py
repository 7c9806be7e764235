"""Every ordered pair of traits that can meet: in an attack, in an activation, in a gain of energy.

The tables were written by hand from the rulings. Rows are the trait of the creature that acts, columns the trait of the
other creature, both in the order of the reference table:
fire-breathing lulling vampire fearsome | fireproof many-eyed toxic vengeful | caring charming long-tailed tiny |
astral flying metamorphic pestering
"""

from __future__ import annotations

import pytest

from galapagos.games.another_world.names import TRAIT_NAMES
from tests.games.another_world import table

# An attack. The attacker has the row's trait, and Vampire if that is no Attacking trait; the target is awake with
# 2 energy and has the column's trait. h: hits, and the attacker gains 1. n: negated. x: can't be declared.
# After it, p: Toxic may answer. v: Vengeful may answer. After a hit, t: Long-tailed of the attacker may answer.
ATTACKS = """
fire-breathing h  h  h  h  n  h  h  h  h  h  h  h  x  x  h  h
lulling        h  h  h  h  h  h  hp hv h  h  h  h  x  x  h  h
vampire        h  h  h  h  h  n  hp hv h  h  h  h  x  x  h  h
fearsome       h  h  h  h  h  n  hp hv h  h  h  h  x  x  h  h
fireproof      h  h  h  h  h  n  hp hv h  h  h  h  x  x  h  h
many-eyed      h  h  h  h  h  n  hp hv h  h  h  h  x  x  h  h
toxic          h  h  h  h  h  n  hp hv h  h  h  h  x  x  h  h
vengeful       h  h  h  h  h  n  hp hv h  h  h  h  x  x  h  h
caring         h  h  h  h  h  n  hp hv h  h  h  h  x  x  h  h
charming       h  h  h  h  h  n  hp hv h  h  h  h  x  x  h  h
long-tailed    ht ht ht ht ht n  htp htv ht ht ht ht x x  ht ht
tiny           h  h  h  h  h  n  hp hv h  h  h  h  x  x  h  h
astral         x  x  x  x  x  x  x  x  x  x  x  x  h  x  x  x
flying         h  h  h  h  h  n  hp hv h  h  h  h  x  h  h  h
metamorphic    h  h  h  h  h  n  hp hv h  h  h  h  x  x  h  h
pestering      h  h  h  h  h  n  hp hv h  h  h  h  x  x  h  h
"""

# A gain from the Source. The gainer has the row's trait and 0 energy, its friend the column's trait and 0 energy.
# g: may give to the friend. s: may shed a trait. c: the friend may be charmed. -: nothing is asked.
GAINS = """
fire-breathing - - - - - - - - - c - - - - - -
lulling        - - - - - - - - - c - - - - - -
vampire        - - - - - - - - - c - - - - - -
fearsome       - - - - - - - - - c - - - - - -
fireproof      - - - - - - - - - c - - - - - -
many-eyed      - - - - - - - - - c - - - - - -
toxic          - - - - - - - - - c - - - - - -
vengeful       - - - - - - - - - c - - - - - -
caring         g g g g g g g g g gc g g g g g g
charming       - - - - - - - - - c - - - - - -
long-tailed    s s s s s s s s s sc s s s s s s
tiny           - - - - - - - - - c - - - - - -
astral         - - - - - - - - - c - - - - - -
flying         - - - - - - - - - c - - - - - -
metamorphic    - - - - - - - - - c - - - - - -
pestering      - - - - - - - - - c - - - - - -
"""

# A gain with both traits on the gainer itself (the row's is the older), 0 energy, and a friend with room.
# g: may give. r: may shed the row's. k: may shed the column's. The diagonal is no creature: never two copies.
BOTH = """
fire-breathing . - - - - - - - g - rk - - - - -
caring         g g g g g g g g . g grk g g g g g
charming       - - - - - - - - g . rk - - - - -
long-tailed    rk rk rk rk rk rk rk rk grk rk . rk rk rk rk rk
tiny           - - - - - - - - g - rk . - - - -
"""

# An activation. The active creature has the row's trait and 3 energy; its sleeping friend has the column's trait; the
# Source's upper part (Astral) holds energy. s: may silence it. m: may copy it. w: may wake it. -: none of these.
ACTIVATIONS = """
fire-breathing - - - - - - - - - - - - - - - -
lulling        - - - - - - - - - - - - - - - -
vampire        - - - - - - - - - - - - - - - -
fearsome       s s s s s s s s s s s s s s s s
fireproof      - - - - - - - - - - - - - - - -
many-eyed      - - - - - - - - - - - - - - - -
toxic          - - - - - - - - - - - - - - - -
vengeful       - - - - - - - - - - - - - - - -
caring         - - - - - - - - - - - - - - - -
charming       - - - - - - - - - - - - - - - -
long-tailed    - - - - - - - - - - - - - - - -
tiny           - - - - - - - - - - - - - - - -
astral         - - - - - - - - - - - - - - - -
flying         - - - - - - - - - - - - - - - -
metamorphic    m m m m m m m m m m m m m m - m
pestering      w w w w w w w w w w w w w w w w
"""

# What a Metamorphic creature with 3 energy can do after copying. Its friend A sleeps with the trait, C is the foe's.
COPIED = {
    "fire-breathing": {"attack A", "attack C"},
    "lulling": {"attack A", "attack C"},
    "vampire": {"attack A", "attack C"},
    "fearsome": {"scare A"},
    "fireproof": set(),
    "many-eyed": set(),
    "toxic": set(),
    "vengeful": set(),
    "caring": set(),
    "charming": set(),
    "long-tailed": set(),
    "tiny": {"transmute"},
    "astral": {"gain upper"},
    "flying": set(),
    "pestering": {"wake A"},
}


def position(text: str) -> table.Table:
    """Hundreds of them: without playing every move twice."""
    return table.Table(text, twins=False)


def cells(grid: str) -> list[tuple[str, str, str]]:
    """Row, column and entry of every cell."""
    found = []
    for line in grid.strip().splitlines():
        row, *entries = line.split()
        assert len(entries) == 16, line
        found += [(row, column, entry) for column, entry in zip(TRAIT_NAMES, entries, strict=True)]
    return found


@pytest.mark.parametrize(("attacker", "target", "entry"), cells(ATTACKS))
def test_an_attack(attacker: str, target: str, entry: str) -> None:
    weapon = attacker if attacker in ("fire-breathing", "lulling", "vampire") else "vampire"
    traits = weapon if weapon == attacker else f"{weapon}, {attacker}"
    t = position(f"A me 1: {traits}\nC foe 2: {target}\nD foe 0").do("activate A")
    assert ("attack C" in t.options()) is (entry != "x")
    if entry == "x":
        return
    burns = weapon == "fire-breathing" and entry != "n"
    t.do("attack C", f"burn {target}" if burns else f"strike {weapon}")
    assert t["A"].energy == (1 if entry == "n" else 2)
    assert t["C"].energy == (1 if weapon == "vampire" and "h" in entry else 2)
    assert t["C"].asleep is (weapon == "lulling")
    assert t.traits("C") == ([] if burns else [target])
    if "t" in entry:
        assert t.options() == {"shed vampire", "shed long-tailed", "enough"}
        t.do("enough")
    answers = {"p": {"poison"}, "v": {f"avenge {trait}" for trait in t.traits("A")}}.get(entry[-1], set())
    foes = {"activate D"} if weapon == "lulling" else {"activate C", "activate D"}
    assert t.options() == (answers | {"spare"} if answers else foes)
    assert t["A"].asleep is not bool(answers)


@pytest.mark.parametrize(("gainer", "friend", "entry"), cells(GAINS))
def test_a_gain_of_energy(gainer: str, friend: str, entry: str) -> None:
    t = position(f"source quiet-pool 3 0\nA me 0: {gainer}\nB me 0: {friend}\nC foe 0").do("activate A", "gain lower")
    expected = set()
    expected |= {"give B"} if "g" in entry else set()
    expected |= {f"shed {gainer}"} if "s" in entry else set()
    expected |= {"charm B"} if "c" in entry else set()
    assert t["A"].energy == 1
    assert t.options() == (expected | {"enough"} if expected else {"activate C"})


@pytest.mark.parametrize(("older", "newer", "entry"), [cell for cell in cells(BOTH) if cell[2] != "."])
def test_a_gain_with_both_traits(older: str, newer: str, entry: str) -> None:
    t = position(f"source quiet-pool 3 0\nA me 0: {older}, {newer}\nB me 0\nC foe 0").do("activate A", "gain lower")
    expected = set()
    expected |= {"give B"} if "g" in entry else set()
    expected |= {f"shed {older}"} if "r" in entry else set()
    expected |= {f"shed {newer}"} if "k" in entry else set()
    assert t.options() == (expected | {"enough"} if expected else {"activate C"})


@pytest.mark.parametrize(("active", "friend", "entry"), cells(ACTIVATIONS))
def test_an_activation(active: str, friend: str, entry: str) -> None:
    t = position(f"source moonlight-rock 0 1\nA me 0 asleep: {friend}\nB me 2: {active}\nC foe 1").do("activate B")
    used = {"s": {"scare A"}, "m": {"mimic A"}, "w": {"wake A"}, "-": set()}[entry]
    assert {option for option in t.options() if option.split()[0] in ("scare", "mimic", "wake")} == used
    if entry == "s":
        t.do("scare A", f"silence {friend}")
        assert not t["A"].has(TRAIT_NAMES.index(friend))
    if entry == "m":
        t.do("mimic A", f"copy {friend}")
        assert t["B"].has(TRAIT_NAMES.index(friend))
    if entry == "w":
        t.do("wake A")
        assert not t["A"].asleep


@pytest.mark.parametrize("copied", list(COPIED))
def test_what_a_copied_trait_allows(copied: str) -> None:
    t = position(f"source moonlight-rock 0 1\nA me 1 asleep: {copied}\nB me 3: metamorphic\nC foe 1").do("activate B")
    assert t.options() == {"mimic A", "sleep"}
    t.do("mimic A", f"copy {copied}")
    assert t.options() == COPIED[copied] | {"sleep"}


@pytest.mark.parametrize("silenced", TRAIT_NAMES)
def test_an_attack_on_a_silenced_trait(silenced: str) -> None:
    """Fearsome makes every trait harmless: the attack can be declared, hits, and nobody answers."""
    t = position(f"A me 1: vampire, fearsome\nC foe 2: {silenced}\nD foe 0")
    t.do("activate A", "scare C", f"silence {silenced}", "attack C", "strike vampire")
    assert t.energies("AC") == [2, 1]
    assert t["A"].asleep


STRIKES = [
    # the target, first strike, second strike, the attacker's gain, answers
    ("C foe 2: many-eyed", "strike lulling", "strike vampire", 2, set()),
    ("C foe 2: many-eyed", "strike vampire", "strike lulling", 1, set()),
    ("C foe 2: many-eyed", "burn many-eyed", "strike vampire", 2, set()),
    ("C foe 2: many-eyed", "strike vampire", "burn many-eyed", 1, set()),
    ("C foe 1: toxic", "burn toxic", "strike lulling", 2, set()),
    ("C foe 1: toxic", "strike lulling", "strike vampire", 2, {"poison", "spare"}),
    ("C foe 0: vengeful", "burn vengeful", "strike lulling", 2, set()),
    ("C foe 0: fireproof", "strike fire-breathing", "strike lulling", 1, set()),
    ("C foe 0: fireproof", "strike fire-breathing", "strike vampire", 0, set()),
    ("C foe 1 asleep: tiny", "strike lulling", "burn tiny", 1, set()),
]


@pytest.mark.parametrize(("target", "first", "second", "gain", "answers"), STRIKES)
def test_two_strikes_in_order(target: str, first: str, second: str, gain: int, answers: set[str]) -> None:
    t = position(f"A me 0: fire-breathing, lulling, vampire\n{target}\nD foe 0")
    t.do("activate A", "attack C", first, second, "stop")
    assert t["A"].energy == gain
    assert t["A"].asleep is not bool(answers)
    assert not answers or t.options() == answers
