"""DEFENSIVE TRAITS: what Burrowing, Flight, Nocturnal and Speed have in common. Each has a module that runs these."""

from __future__ import annotations

from tests.games.beginning.table import Table

HIDING = ["burrowing", "flight", "nocturnal", "speed"]


class HidingTrait:
    """The species is protected from carnivores without the same trait."""

    trait = ""

    def others(self) -> list[str]:
        return [name for name in HIDING if name != self.trait]

    def test_it_protects_from_carnivores_without_it(self) -> None:
        t = Table(f"A*\nB\n0 A 0 carnivore\n1 B 0 {self.trait}\n2 B 0")
        t.do("hunt s0")
        assert t.options() == "prey s2"
        assert t.why_not("prey s1") == "why-evades"

    def test_it_does_not_protect_from_carnivores_with_it(self) -> None:
        t = Table(f"A*\nB\n0 A 0 carnivore {self.trait}\n1 B 0 {self.trait}\n2 B 0")
        t.do("hunt s0")
        assert t.options() == "prey s1, prey s2"

    def test_another_way_to_hide_is_no_help_to_the_carnivore(self) -> None:
        for other in self.others():
            t = Table(f"A*\nB\n0 A 0 carnivore {other}\n1 B 0 {self.trait}\n2 B 0 {other}")
            t.do("hunt s0")
            assert t.options() == "prey s2"

    def test_with_another_both_are_needed(self) -> None:
        for other in self.others():
            for has, expected in [
                (self.trait, "prey s2"),
                (other, "prey s2"),
                (f"{self.trait} {other}", "prey s1, prey s2"),
            ]:
                t = Table(f"A*\nB\n0 A 0 carnivore {has}\n1 B 0 {self.trait} {other}\n2 B 0")
                t.do("hunt s0")
                assert t.options() == expected

    def test_it_protects_from_carnivores_of_the_same_owner_too(self) -> None:
        t = Table(f"hole 1\nA*\nB\n0 A 0 carnivore\n1 A 0 {self.trait}")
        assert t.options() == "feed s1"
        assert t.why_not("hunt s0") == "why-no-prey"

    def test_a_carnivore_with_it_still_attacks_those_without(self) -> None:
        t = Table(f"A*\nB\n0 A 0 carnivore {self.trait}\n1 B 0 fertile")
        t.do("hunt s0")
        assert t.options() == "prey s1"

    def test_removed_it_protects_no_more(self) -> None:
        t = Table(f"A*\nB\n0 A 0 carnivore\n1 A 1 {self.trait}\n2 B 1 speed", at="adapt")
        t.do(f"remove s1 {self.trait}", "done", "hunt s0")
        assert t.options() == "prey s1"
