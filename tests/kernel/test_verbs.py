"""The verb table: ids, operands and notation."""

from __future__ import annotations

import pytest

from galapagos.kernel.text import BadNotation
from galapagos.kernel.verbs import Operand, Verbs


@pytest.fixture
def verbs() -> Verbs:
    table = Verbs()
    table.add("pass")
    table.add("attack", Operand("creature", 12, "c"))
    table.add("give", Operand("trait", 3, names=["tiny", "toxic", "astral"]), Operand("creature", 12, "c"))
    return table


def test_every_action_has_a_notation_that_parses_back(verbs: Verbs) -> None:
    assert verbs.count == 1 + 12 + 36
    texts = [verbs.notation(action) for action in range(verbs.count)]
    assert len(set(texts)) == verbs.count
    assert [verbs.parse(text) for text in texts] == list(range(verbs.count))


def test_notation_is_short_and_readable(verbs: Verbs) -> None:
    give = verbs.verbs[2]
    assert verbs.notation(give.of2(1, 4)) == "give toxic c4"
    assert give.values(give.of2(2, 11)) == [2, 11]
    assert verbs.verbs[1].operand(verbs.parse("attack c7")) == 7


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "no such verb"),
        ("dance", "no such verb; the verbs are pass, attack, give"),
        ("attack", "expected attack <creature>"),
        ("attack c12", "'c12' is no creature"),
        ("attack 3", "'3' is no creature"),
        ("attack c-1", "'c-1' is no creature"),
        ("give sour c1", "'sour' is no trait"),
        ("pass now", "expected pass"),
    ],
)
def test_bad_notation_says_what_is_wrong(verbs: Verbs, text: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint.replace("(", r"\(")):
        verbs.parse(text)


def test_a_table_past_the_limit_is_refused() -> None:
    table = Verbs()
    with pytest.raises(ValueError, match="past 2048"):
        table.add("many", Operand("a", 50), Operand("b", 50))


def test_an_unknown_id_is_refused(verbs: Verbs) -> None:
    with pytest.raises(BadNotation, match="no action 49"):
        verbs.notation(49)
