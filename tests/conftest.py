"""What every test run shares."""

import os
from pathlib import Path

import galapagos
from galapagos._build import compiled

# Processes that tests start find Tidepool as this one does: in a package beside ours.
PACKAGES = str(Path(__file__).parent / "packages")
os.environ["PYTHONPATH"] = os.pathsep.join([PACKAGES, *filter(None, [os.environ.get("PYTHONPATH")])])


def pytest_report_header() -> str:
    """Say which package is tested, so that a run against the wrong one is seen."""
    kind = "compiled" if compiled() else "plain"
    return f"galapagos: {galapagos.__version__}, {kind}, {Path(galapagos.__file__).parent}"
