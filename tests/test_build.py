"""The package says truly how it was built, and the build compiles what it should."""

from importlib import import_module
from pathlib import Path

import pytest

import hatch_build
from galapagos._build import compiled

ROOT = Path(hatch_build.__file__).parent


@pytest.mark.compiled
def test_compiled_tells_whether_the_running_kernel_is_machine_code() -> None:
    kernel = import_module("galapagos.kernel.rng")
    assert compiled() is not str(kernel.__file__).endswith(".py")


def project(root: Path, *files: str) -> Path:
    """A project with these source files and our list of what to compile."""
    (root / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text(encoding="utf-8"), encoding="utf-8")
    for name in files:
        path = root / "src" / "galapagos" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    return root


def compiled_names(root: Path) -> list[str]:
    return [path.relative_to("galapagos").as_posix() for path in hatch_build.modules_to_compile(root)]


def test_kernel_rules_and_search_are_compiled(tmp_path: Path) -> None:
    files = ["bots/search/tree.py", "games/one/rules/turn.py", "games/one/state.py", "kernel/flow.py"]
    assert compiled_names(project(tmp_path, *files)) == files


def test_conformance_and_everything_above_the_games_stay_plain(tmp_path: Path) -> None:
    assert compiled_names(project(tmp_path, "kernel/conformance.py", "cli.py", "server/app.py", "bots/ladder.py")) == []


def test_a_plain_build_can_be_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GALAPAGOS_PURE", "1")
    assert not hatch_build.wants_compiled(project(tmp_path, "kernel/flow.py"))
    assert "plain Python" in capfd.readouterr().err


def test_without_a_compiler_the_build_is_plain_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("GALAPAGOS_PURE", raising=False)
    monkeypatch.setenv("CC", str(tmp_path / "no-such-compiler"))
    assert not hatch_build.wants_compiled(project(tmp_path, "kernel/flow.py"))
    assert "No working C compiler" in capfd.readouterr().err


def test_pages_are_built_only_where_there_are_some(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GALAPAGOS_NO_WEB", raising=False)
    assert not hatch_build.wants_web(tmp_path)
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package.json").write_text("{}")
    assert hatch_build.wants_web(tmp_path)
    monkeypatch.setenv("GALAPAGOS_NO_WEB", "1")
    assert not hatch_build.wants_web(tmp_path)
