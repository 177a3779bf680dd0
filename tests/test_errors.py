"""Every error of the package has one base, a name that ends in Error, and a message."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import marjapussi_gui
from marjapussi_gui.engine.errors import MarjapussiError

PACKAGE = Path(marjapussi_gui.__file__).parent
UNCONTRACTED = re.compile(
    r"\b((is|are|was|were|does|do|has|have) not|cannot|(there|it) is(?= \w)|is no)\b", re.IGNORECASE
)


@pytest.fixture(scope="module")
def errors() -> list[type[BaseException]]:
    """All classes of exceptions that the package defines."""
    for module in walk_packages(marjapussi_gui.__path__, "marjapussi_gui."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    return [each for each in subclasses(BaseException) if is_ours(each)]


def subclasses(error: type[BaseException]) -> Iterator[type[BaseException]]:
    for each in error.__subclasses__():
        yield each
        yield from subclasses(each)


def is_ours(error: type[BaseException]) -> bool:
    return error.__module__.partition(".")[0] == "marjapussi_gui"


def test_all_errors_have_one_base(errors: list[type[BaseException]]) -> None:
    assert len(set(errors)) > 20
    assert [each for each in errors if not issubclass(each, MarjapussiError)] == []


def test_names_of_errors_end_in_error(errors: list[type[BaseException]]) -> None:
    assert [each for each in errors if not each.__name__.endswith("Error")] == []


def test_no_error_is_raised_without_a_message(errors: list[type[BaseException]]) -> None:
    names = {each.__name__ for each in errors}
    silent = [
        f"{path.relative_to(PACKAGE)}:{node.lineno}"
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Raise) and is_silent(node.exc, names)
    ]

    assert silent == []


def is_silent(raised: ast.expr | None, names: set[str]) -> bool:
    """Return whether an error of these names is raised without an argument."""
    if isinstance(raised, ast.Call) and not raised.args:
        raised = raised.func
    return isinstance(raised, ast.Name) and raised.id in names


def test_errors_are_written_with_contractions() -> None:
    stiff = [
        f"{path.relative_to(PACKAGE)}:{literal.lineno}: {literal.value}"
        for path in PACKAGE.rglob("*.py")
        for raised in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(raised, ast.Raise)
        for literal in ast.walk(raised)
        if isinstance(literal, ast.Constant)
        and isinstance(literal.value, str)
        and UNCONTRACTED.search(literal.value)
    ]

    assert stiff == []
