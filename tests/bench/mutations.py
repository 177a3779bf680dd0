"""Whether tests notice when a line of the program is changed: random mutations, and who survives.

python -m tests.bench.mutations [--count 200] [--seed 1] [--folders engine session storage]

Each mutation is made in a copy of the project, in which the tests of its folder run until the first
failure. Write a test for each survivor, unless its mutation changes nothing.
"""

import argparse
import ast
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PACKAGE = "marjapussi_gui"
COPIED = (PACKAGE, "assets", "packaging", "tests", "pyproject.toml", "README.md")
TESTS = {
    "engine": ("tests/engine", "tests/playthroughs", "tests/compatibility"),
    "session": ("tests/session", "tests/compatibility"),
    "storage": ("tests/storage", "tests/compatibility"),
}
CPU_LIMIT_S, TIMEOUT_S = 120, 1800  # for one run of the tests; a mutant that hangs was noticed
OTHER_OPERATOR: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


class Mutation(NamedTuple):
    path: Path  # from the root
    line: int
    original: str
    mutant: str
    source: str  # of the whole file

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.original}  ->  {self.mutant}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folders", nargs="*", default=[*TESTS])
    chosen = parser.parse_args()
    everything = [each for folder in chosen.folders for each in folder_mutations(folder)]
    picked = Random(chosen.seed).sample(everything, min(chosen.count, len(everything)))
    with TemporaryDirectory() as temporary:
        copy = Path(temporary)
        for name in COPIED:
            copy_item = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copy_item(ROOT / name, copy / name)
        for folder in chosen.folders:
            assert run_tests(folder, copy) == "ALIVE", f"the tests of {folder} fail unchanged"
        outcomes: Counter[str] = Counter()
        for number, mutation in enumerate(picked, 1):
            outcome = try_mutation(mutation, copy)
            outcomes[outcome] += 1
            print(f"{number} {outcome} {mutation}", flush=True)
    print(*(f"{count} {outcome}" for outcome, count in outcomes.items()), sep=", ")


def try_mutation(mutation: Mutation, copy: Path) -> str:
    """Run the tests of the folder with a mutation, and return what came of it."""
    file = copy / mutation.path
    original = file.read_text("utf-8")
    file.write_text(mutation.source, "utf-8")
    outcome = run_tests(mutation.path.parts[1], copy)
    file.write_text(original, "utf-8")
    return outcome


def run_tests(folder: str, copy: Path) -> str:
    """Return "ALIVE" if all tests of a folder pass, else "killed" or "hangs"."""
    limited = ["sh", "-c", f'ulimit -t {CPU_LIMIT_S}; exec "$@"', "sh"]
    command = [sys.executable, "-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
    try:
        done = subprocess.run(
            [*limited, *command, *TESTS[folder]],
            cwd=copy,
            env={**os.environ, "PYTHONPATH": str(copy), "QT_QPA_PLATFORM": "offscreen"},
            check=False,
            capture_output=True,
            timeout=TIMEOUT_S,
        )
    except subprocess.TimeoutExpired:
        return "hangs"
    if done.returncode < 0:  # ended by a signal
        return "hangs"
    return "killed" if done.returncode else "ALIVE"


def folder_mutations(folder: str) -> Iterator[Mutation]:
    for path in sorted((ROOT / PACKAGE / folder).rglob("*.py")):
        source = path.read_text("utf-8")
        for node in walk_code(ast.parse(source)):
            for part, mutant in mutants(node):
                yield create_mutation(path.relative_to(ROOT), source, part, mutant)


def walk_code(node: ast.AST) -> Iterator[ast.AST]:
    """Yield all nodes but annotations and f-strings, whose places are wrong before Python 3.12."""
    yield node
    annotations = getattr(node, "annotation", None), getattr(node, "returns", None)
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.JoinedStr) and child not in annotations:
            yield from walk_code(child)


def create_mutation(
    path: Path, source: str, node: ast.expr | ast.stmt, mutant: ast.AST
) -> Mutation:
    text, lines = source.encode(), source.encode().splitlines(keepends=True)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    begin = sum(map(len, lines[: node.lineno - 1])) + node.col_offset
    end = sum(map(len, lines[: node.end_lineno - 1])) + node.end_col_offset
    new = ast.unparse(mutant) if isinstance(node, ast.stmt) else f"({ast.unparse(mutant)})"
    changed = (text[:begin] + new.encode() + text[end:]).decode()
    return Mutation(path, node.lineno, ast.unparse(node), new, changed)


def mutants(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, ast.AST]]:
    """Yield what a node, or a part of it, may be changed into."""
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in OTHER_OPERATOR:
            yield node, with_field(node, "ops", [OTHER_OPERATOR[type(operator)]()])
        case ast.BoolOp(op=operator, values=[first, *_]):
            yield node, with_field(node, "op", OTHER_OPERATOR[type(operator)]())
            yield node, first
        case ast.BinOp(op=operator) if type(operator) in OTHER_OPERATOR:
            yield node, with_field(node, "op", OTHER_OPERATOR[type(operator)]())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, operand
        case ast.Constant(value=bool(value)):
            yield node, ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield node, ast.Constant(value + 1)
        case ast.IfExp(body=body):
            yield node, body
        case ast.If(test=test, orelse=[]):
            yield test, ast.Constant(False)
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            yield node, ast.Pass()


def with_field(node: ast.AST, field: str, value: object) -> ast.AST:
    changed = deepcopy(node)
    setattr(changed, field, value)
    return changed


if __name__ == "__main__":
    main()
