"""What an installation brings: the core plays games without server, database or number libraries."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from galapagos import extras
from scripts.wheels import Environment, build

ROOT = Path(__file__).parents[1]
HEAVY = {"aiosqlite", "alembic", "litestar", "msgspec", "numpy", "psycopg", "scipy", "sqlalchemy", "uvicorn"}


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with nothing but the plain wheel and what it asks for."""
    folder = tmp_path_factory.mktemp("packages")
    wheel = build(ROOT, folder / "wheels", plain=True)
    environment = Environment(folder / "empty", sys.executable)
    environment.install(str(wheel))
    return environment


def test_the_core_brings_no_server_and_no_database(core: Environment) -> None:
    assert "rich" in core.libraries()
    assert not HEAVY & core.libraries()


def test_the_core_simulates_every_game(core: Environment) -> None:
    for game in ("another-world", "beginning", "evolve", "evoloosen"):
        said = core.galapagos("simulate", game, "--games", "2", "--bots", "random", "--json")
        assert '"games": 2' in said.stdout, said.stderr


def test_what_the_core_lacks_is_named_with_the_extra_that_brings_it(core: Environment) -> None:
    serve = core.galapagos("serve")
    assert serve.returncode == 2
    assert re.search(r"needs \w+: pip install 'galapagos\[server\]'", serve.stderr.replace("\n", " "))
    learned = core.galapagos("simulate", "another-world", "--games", "2", "--bots", "learned,random")
    assert learned.returncode == 2
    assert re.search(r"needs numpy: pip install 'galapagos\[(envs|lab)\]'", learned.stderr.replace("\n", " "))


def test_a_library_that_no_extra_brings_is_named_itself() -> None:
    error = ModuleNotFoundError("No module named 'moonshine'", name="moonshine.still")
    assert str(extras.missing(error, "This")) == "This needs moonshine: pip install 'moonshine'"
