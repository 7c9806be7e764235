"""Change the rules at random, one change at a time, and count the changes that no example test notices.

    python scripts/mutants.py --game another-world --count 150 --seed 1

Each change is made in a temporary copy: an operator, a constant, a comparison, a deleted statement or a negated
condition in the rules, traits, powers or effects of a game. Then the game's tests run, without random play and
without stored games, up to the first failure. To be quick, one process imports everything, and a fork of it runs the
tests with the changed code.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import types
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "galapagos" / "games"
RULES = ("rules", "traits", "powers", "effects")

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
# Game tests need no plugins, and without them a run begins much sooner.
SETTINGS = "[pytest]\naddopts = --import-mode=importlib\npythonpath = . src\nfilterwarnings = ignore\n"
EXAMPLES = "not random and not stored and not slow"
DELETABLE = (ast.Assign, ast.AugAssign, ast.Expr, ast.Return, ast.Continue, ast.Break)


class Mutant:
    """One change: where, what it was, what it became, and the changed source."""

    def __init__(self, path: Path, line: int, before: str, after: str, source: str) -> None:
        self.path = path
        self.line = line
        self.before = before
        self.after = after
        self.source = source

    def __str__(self) -> str:
        where = f"{self.path.relative_to(ROOT)}:{self.line}"
        return f"{where}: {first_line(self.before)}  →  {first_line(self.after)}"


def first_line(text: str) -> str:
    return text.splitlines()[0][:90] if text else ""


def rule_files(package: str) -> list[Path]:
    """The files of a game that hold its rules."""
    folder = GAMES / package
    found = [path for name in RULES for path in [*folder.glob(f"{name}*.py"), *folder.glob(f"{name}*/**/*.py")]]
    if not found:
        raise SystemExit(f"mutants: no rules in {folder.relative_to(ROOT)}")
    return sorted(set(found))


def places(tree: ast.Module) -> list[ast.AST]:
    """Everything that can be changed, in a stable order. Statements outside functions are left alone."""
    return [node for node in inside_functions(tree) if kinds(node)]


def inside_functions(tree: ast.AST, inside: bool = False) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.FunctionDef):
            for part in child.body:
                if not is_docstring(part):
                    if not (part is child.body[-1] and returns_value(part)):  # the type checker minds a missing return
                        yield part
                    yield from inside_functions(part, True)
        elif isinstance(child, ast.ClassDef):
            yield from inside_functions(child)
        elif inside:
            yield child
            yield from inside_functions(child, True)


def returns_value(node: ast.AST) -> bool:
    return isinstance(node, ast.Return) and node.value is not None


def is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def kinds(node: ast.AST) -> list[str]:
    """The ways in which a node can be changed."""
    found: list[str] = []
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARISONS:
        found.append("compare")
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATORS:
        found.append("operate")
    if isinstance(node, ast.BoolOp):
        found.append("connect")
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        found.append("negate")
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        found.append("affirm")
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        found.append("count")
    if isinstance(node, DELETABLE):
        found.append("delete")
    return found


def change(node: ast.AST, kind: str) -> ast.AST:
    """The changed node; some are changed in place."""
    if isinstance(node, ast.Compare) and kind == "compare":
        node.ops[0] = COMPARISONS[type(node.ops[0])]()
    elif isinstance(node, ast.BinOp | ast.AugAssign) and kind == "operate":
        node.op = OPERATORS[type(node.op)]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        node.test = ast.UnaryOp(ast.Not(), node.test)
    elif isinstance(node, ast.UnaryOp):
        return node.operand
    elif isinstance(node, ast.Constant):
        node.value = not node.value if isinstance(node.value, bool) else int(str(node.value)) + 1
    else:
        return ast.Pass()
    return node


class Replace(ast.NodeTransformer):
    """Puts one node in another's place."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)


def mutants(package: str, count: int, seed: int) -> list[Mutant]:
    """So many different changes, drawn at random from all that are possible."""
    every = []
    for path in rule_files(package):
        nodes = places(ast.parse(path.read_text(encoding="utf-8")))
        every += [(path, i, kind) for i, node in enumerate(nodes) for kind in kinds(node)]
    chosen = random.Random(seed).sample(every, min(count, len(every)))
    return [mutant(path, index, kind) for path, index, kind in chosen]


def mutant(path: Path, index: int, kind: str) -> Mutant:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    node = places(tree)[index]
    line, before = getattr(node, "lineno", 0), ast.unparse(node)
    new = change(node, kind)
    after = ast.unparse(new)
    if new is not node:
        Replace(node, new).visit(tree)
    return Mutant(path, line, before, after, ast.unparse(ast.fix_missing_locations(tree)))


class Workshop:
    """A temporary copy of the project in which one change at a time is tried."""

    def __init__(self, folder: Path, package: str, timeout: float) -> None:
        self.folder = folder
        self.package = package
        self.timeout = timeout
        ignore = shutil.ignore_patterns("__pycache__", "*.so", "static")
        shutil.copytree(ROOT / "src" / "galapagos", folder / "src" / "galapagos", ignore=ignore)
        tests = folder / "tests" / "games" / package
        shutil.copytree(ROOT / "tests" / "games" / package, tests, ignore=ignore)
        (folder / "pytest.ini").write_text(SETTINGS, encoding="utf-8")
        records = ROOT / "tests" / "records" / package.replace("_", "-")
        if records.exists():
            shutil.copytree(records, folder / "tests" / "records" / records.name)
        for helper in (ROOT / "tests" / "games").glob("*.py"):
            shutil.copy(helper, tests.parent)
        shutil.copy(ROOT / "tests" / "instincts.py", tests.parent.parent)
        self.tests = [str(tests.relative_to(folder))]
        self.nursery = subprocess.Popen(
            [sys.executable, __file__, "--nursery", *self.tests],
            cwd=folder,
            env=os.environ | {"PYTHONPATH": "src", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def survives(self, change: Mutant | None) -> bool:
        """Whether the tests pass in spite of the change; too long counts as a failure."""
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        place = "" if change is None else str(change.path.relative_to(ROOT / "src"))
        order = {"place": place, "source": change.source if change else "", "timeout": self.timeout}
        self.nursery.stdin.write(json.dumps(order) + "\n")
        self.nursery.stdin.flush()
        answer = self.nursery.stdout.readline()
        if not answer:
            raise SystemExit("mutants: the tests can't be collected")
        return answer.strip() == "passed"

    def close(self) -> None:
        assert self.nursery.stdin is not None
        self.nursery.stdin.close()
        self.nursery.wait()


# --- The nursery: a process that has everything imported, and a fork of it for each change ----------------------------


def nursery(tests: list[str]) -> None:
    """Try each change that comes in on standard input, and answer `passed` or `failed`."""
    import pytest

    answers = os.fdopen(os.dup(1), "w")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    if pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", *tests]) != 0:
        return
    limit = 0  # seconds of processor time: half as much again as without a change
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.alarm(int(order["timeout"]))
            if limit:
                resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
            if order["place"]:
                graft(order["place"], order["source"])
            code = pytest.main(
                ["-x", "-q", "-p", "no:cacheprovider", "-m", "not random and not stored and not slow", *tests]
            )
            os._exit(0 if code == 0 else 1)
        _, status, used = os.wait4(child, 0)
        if not order["place"]:
            limit = int(1.5 * (used.ru_utime + used.ru_stime)) + 3
        answers.write("passed\n" if status == 0 else "failed\n")
        answers.flush()


def graft(place: str, source: str) -> None:
    """Give the functions of an imported module the code of the changed source.

    A function that only runs while modules are imported keeps what it did: such a change survives.
    """
    module = sys.modules[place.removesuffix(".py").replace("/", ".")]
    for code in compile(source, place, "exec").co_consts:
        if isinstance(code, types.CodeType):
            graft_into(vars(module).get(code.co_name), code)


def graft_into(target: object, code: types.CodeType) -> None:
    if isinstance(target, types.FunctionType):
        if target.__code__.co_name == code.co_name:
            target.__code__ = code
    elif isinstance(target, property):
        graft_into(target.fget, code)
    elif isinstance(target, type):
        for inner in code.co_consts:
            if isinstance(inner, types.CodeType):
                graft_into(vars(target).get(inner.co_name), inner)


def run(package: str, count: int, seed: int, timeout: float, jobs: int) -> int:
    changes = mutants(package, count, seed)
    survivors: list[Mutant] = []
    with tempfile.TemporaryDirectory(prefix="galapagos-mutants-") as folder:
        workshops = [Workshop(Path(folder) / str(number), package, timeout) for number in range(jobs)]
        if not workshops[0].survives(None):
            raise SystemExit(f"mutants: the tests of {package} fail, or take too long, without any change")

        def work(number: int) -> None:
            for tried in range(number, len(changes), jobs):
                alive = workshops[number].survives(changes[tried])
                if alive:
                    survivors.append(changes[tried])
                print(f"{'SURVIVED' if alive else 'killed  '} {changes[tried]}", flush=True)

        with ThreadPoolExecutor(jobs) as pool:
            list(pool.map(work, range(jobs)))
        for workshop in workshops:
            workshop.close()
    killed = len(changes) - len(survivors)
    print(f"\n{package}: {killed} of {len(changes)} changes killed ({100 * killed / len(changes):.1f} %), seed {seed}")
    for survivor in survivors:
        print(f"  survived: {survivor}")
    return killed


def main() -> None:
    if sys.argv[1:2] == ["--nursery"]:
        nursery(sys.argv[2:])
        return
    every = sorted(path.parent.name for path in GAMES.glob("*/cards.toml"))
    parser = argparse.ArgumentParser(description="Change rules at random and count the changes that no test notices.")
    parser.add_argument("--game", action="append", help="a game's id; left out, all games")
    parser.add_argument("--count", type=int, default=150, help="changes for each game [150]")
    parser.add_argument("--seed", type=int, default=1, help="which changes [1]")
    parser.add_argument("--timeout", type=float, default=600, help="seconds for the tests of one change [600]")
    parser.add_argument("--jobs", type=int, default=1, help="changes tried at the same time [1]")
    parser.add_argument(
        "--least", type=float, default=90, help="fail below this share of killed changes, in percent [90]"
    )
    options = parser.parse_args()
    weak = []
    for game in options.game or every:
        package = game.replace("-", "_")
        killed = run(package, options.count, options.seed, options.timeout, options.jobs)
        if 100 * killed < options.least * options.count:
            weak.append(game)
    if weak:
        raise SystemExit(f"mutants: too many changes survived in {', '.join(weak)}")


if __name__ == "__main__":
    main()
