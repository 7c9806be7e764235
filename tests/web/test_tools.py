"""The client's own checks: types, style, and the tests of its pure parts."""

from pathlib import Path

import pytest

from tests.web.conftest import npm


@pytest.mark.parametrize("script", ["test", "check", "lint"])
def test_the_client_passes_its_own_checks(tools: Path, script: str) -> None:
    npm(tools, "run", script)
