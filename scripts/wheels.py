"""Build the wheel and the source archive, and install them into empty environments: `make wheels`.

For every Python from 3.11 on that this machine has: the plain core, which must bring no server, and the whole with
`[server]`. Each plays a few games; a line tells what came with it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PYTHONS = ("3.11", "3.12", "3.13")
UV = [sys.executable, "-m", "uv"]


def build(root: Path, folder: Path, plain: bool = False, kind: str = "wheel") -> Path:
    """The wheel, or the source archive, in the folder; a plain wheel has neither machine code nor pages."""
    asked = {"GALAPAGOS_PURE": "1", "GALAPAGOS_NO_WEB": "1"} if plain else {}
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    done = subprocess.run(command, cwd=root, env=os.environ | asked, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"wheels: the build failed\n{done.stdout}\n{done.stderr}")
    return max(folder.iterdir(), key=lambda path: path.stat().st_mtime_ns)


class Environment:
    """An environment of its own, empty at first."""

    def __init__(self, folder: Path, python: str) -> None:
        self.python = folder / "bin" / "python"
        run([*UV, "venv", "--quiet", "--python", python, str(folder)])

    def install(self, what: str) -> None:
        run([*UV, "pip", "install", "--quiet", "--python", str(self.python), what])

    def libraries(self) -> set[str]:
        """What is installed, by name."""
        listed = run([*UV, "pip", "freeze", "--python", str(self.python)])
        return {line.partition("==")[0].partition(" @")[0].lower() for line in listed.splitlines()}

    def galapagos(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the command in it; nothing of the project's sources is on its path."""
        clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        command = [str(self.python), "-c", "from galapagos.cli import main; main()", *arguments]
        return subprocess.run(command, cwd=self.python.parent, env=clean, capture_output=True, text=True, check=False)


def run(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"wheels: {' '.join(command)}\n{done.stderr}")
    return done.stdout


def found(version: str) -> str:
    """The Python of that version here; "" when there is none."""
    done = subprocess.run(
        [*UV, "python", "find", "--no-python-downloads", version], capture_output=True, text=True, check=False
    )
    return done.stdout.strip() if done.returncode == 0 else ""


def tried(work: Path, archive: Path, version: str, extra: str) -> str:
    """A line that says what came with the archive for this Python, and that it plays."""
    environment = Environment(work / f"{version}{extra}{archive.suffix}", found(version))
    environment.install(f"{archive}[{extra}]" if extra else str(archive))
    played = environment.galapagos("simulate", "beginning", "--games", "10", "--bots", "forager,random")
    if played.returncode:
        raise SystemExit(f"wheels: {archive.name} does not play under Python {version}\n{played.stderr}")
    kind = environment.galapagos("--version").stdout.strip()
    return f"Python {version}  [{extra or 'core'}]  {len(environment.libraries())} packages  {kind}"


def main() -> None:
    dist = ROOT / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    source = build(ROOT, dist, kind="sdist")
    print(f"built {source.name}", flush=True)
    with tempfile.TemporaryDirectory(prefix="galapagos-wheels-") as folder:
        work = Path(folder)
        plain = build(ROOT, work / "plain", plain=True)
        for version in PYTHONS:
            if not found(version):
                print(f"Python {version}  not on this machine")
                continue
            print(tried(work, plain, version, ""), flush=True)
            print(tried(work, plain, version, "server"), flush=True)
        whole = build(ROOT, dist)
        print(f"built {whole.name}")
        print(tried(work, whole, f"{sys.version_info.major}.{sys.version_info.minor}", ""), flush=True)


if __name__ == "__main__":
    main()
