"""What every test run shares."""

from pathlib import Path

import galapagos
from galapagos._build import compiled


def pytest_report_header() -> str:
    """Say which package is tested, so that a run against the wrong one is seen."""
    kind = "compiled" if compiled() else "plain"
    return f"galapagos: {galapagos.__version__}, {kind}, {Path(galapagos.__file__).parent}"
