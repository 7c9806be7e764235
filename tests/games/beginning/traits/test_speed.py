"""DEFENSIVE TRAITS: Speed."""

from __future__ import annotations

import pytest

from tests.games.beginning.traits.hiding import HidingTrait

pytestmark = pytest.mark.compiled


class TestSpeed(HidingTrait):
    trait = "speed"
