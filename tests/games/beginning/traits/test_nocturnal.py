"""DEFENSIVE TRAITS: Nocturnal."""

from __future__ import annotations

import pytest

from tests.games.beginning.traits.hiding import HidingTrait

pytestmark = pytest.mark.compiled


class TestNocturnal(HidingTrait):
    trait = "nocturnal"
