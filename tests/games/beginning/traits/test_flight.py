"""DEFENSIVE TRAITS: Flight."""

from __future__ import annotations

import pytest

from tests.games.beginning.traits.hiding import HidingTrait

pytestmark = pytest.mark.compiled


class TestFlight(HidingTrait):
    trait = "flight"
