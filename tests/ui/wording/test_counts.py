"""Each way of counting has one companion in the wording, and nobody else asks for its kind."""

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from marjapussi_gui.engine import phases
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.phases.contract import ContractCount
from marjapussi_gui.engine.phases.counting import NoCompanion
from marjapussi_gui.ui.wording import counts
from marjapussi_gui.ui.wording.counts import COMPANIONS, paired

UI = Path(__file__).parents[3] / "marjapussi_gui" / "ui"


class Applause(ContractCount):
    """A way of counting of which nothing is said yet."""


def test_every_game_is_counted_in_a_way_that_has_a_companion() -> None:
    used = {type(each.game().count) for each in VARIANTS}

    assert used == set(COMPANIONS)
    assert all(companion.count is kind for kind, companion in COMPANIONS.items())


def test_a_count_without_companion_is_named() -> None:
    with pytest.raises(NoCompanion, match=r"wording\.counts has TEXTS for Applause$"):
        paired([*COMPANIONS, Applause], COMPANIONS.values())


def test_a_count_without_companion_is_missed_at_import(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = importlib.import_module(f"{phases.__name__}.contract")
    with monkeypatch.context() as patched:
        patched.setattr(contract, "Applause", Applause, raising=False)
        with pytest.raises(NoCompanion, match="Applause"):
            importlib.reload(counts)

    assert set(importlib.reload(counts).COMPANIONS) == set(COMPANIONS)


def test_kinds_of_counting_are_named_in_their_companions_only() -> None:
    kinds = {kind.__name__ for kind in COMPANIONS}
    named = {
        path.relative_to(UI).as_posix() for path in UI.rglob("*.py") if kinds & set(imported(path))
    }

    assert {path.rpartition("/")[0] for path in named} == {"wording/counts"}
    assert len(named) == len(COMPANIONS)


def imported(path: Path) -> Iterator[str]:
    """Yield the names of all that a file imports from elsewhere."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom | ast.Import):
            yield from (each.name for each in node.names)
