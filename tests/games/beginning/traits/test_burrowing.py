"""DEFENSIVE TRAITS: Burrowing."""

from __future__ import annotations

import pytest

from tests.games.beginning.traits.hiding import HidingTrait

pytestmark = pytest.mark.compiled


class TestBurrowing(HidingTrait):
    trait = "burrowing"
