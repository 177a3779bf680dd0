"""How large the window may be: numbers that only go down, or a commit says why they don't.

Whoever makes something smaller lowers its number here, too.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "marjapussi_gui"
UI = PACKAGE / "ui"
WITH_GEOMETRY = frozenset({"board", "art", "widgets"})  # rooms that place things by hand
SLACK = 0.02  # a number may be so much smaller before it has to be lowered


def line_count(*folders: Path) -> int:
    return sum(len(file.read_bytes().splitlines()) for each in folders for file in sources(each))


def sources(folder: Path) -> list[Path]:
    return [folder] if folder.is_file() else [*folder.rglob("*.py")]


def count_in_ui(text: str, without: frozenset[str] = frozenset()) -> int:
    files = (each for each in sources(UI) if each.relative_to(UI).parts[0] not in without)
    return sum(each.read_text("utf-8").count(text) for each in files)


BUDGET: dict[str, tuple[Callable[[], int], int]] = {
    "lines of the package": (lambda: line_count(PACKAGE), 105_947),
    "files of the package": (lambda: len(sources(PACKAGE)), 694),
    "lines of the window": (lambda: line_count(UI), 59_360),
    "lines of the navigator": (lambda: line_count(UI / "window" / "navigator.py"), 247),
    "places set by hand": (lambda: count_in_ui(".setGeometry(", WITH_GEOMETRY), 48),
    "texts set again": (lambda: count_in_ui("def retranslate("), 11),
}


@pytest.mark.parametrize(("measure", "limit"), BUDGET.values(), ids=BUDGET)
def test_size_only_goes_down(measure: Callable[[], int], limit: int) -> None:
    size = measure()

    assert size <= limit
    assert size >= (1 - SLACK) * limit, f"lower the number to {size}"
