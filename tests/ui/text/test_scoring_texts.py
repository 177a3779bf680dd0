"""Each scoring phase has one class of texts, and nothing else checks its type."""

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from marjapussi_gui.engine import phases
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.phases.contract import ContractScoringPhase
from marjapussi_gui.engine.phases.counting import MissingScoringError
from marjapussi_gui.ui.text import scoring
from marjapussi_gui.ui.text.scoring import TEXTS_BY_COUNT, texts_by_scoring_type

UI = Path(__file__).parents[3] / "marjapussi_gui" / "ui"


class Applause(ContractScoringPhase):
    """A scoring phase without texts."""


def test_every_game_is_counted_in_a_way_that_has_a_companion() -> None:
    used = {type(each.create_game().scoring_phase) for each in VARIANTS}

    assert used == set(TEXTS_BY_COUNT)
    assert all(companion.scoring_type is kind for kind, companion in TEXTS_BY_COUNT.items())


def test_a_count_without_companion_is_named() -> None:
    with pytest.raises(MissingScoringError, match=r"text\.scoring has TEXTS for Applause$"):
        texts_by_scoring_type([*TEXTS_BY_COUNT, Applause], TEXTS_BY_COUNT.values())


def test_a_count_without_companion_is_missed_at_import(monkeypatch: pytest.MonkeyPatch) -> None:
    contract = importlib.import_module(f"{phases.__name__}.contract")
    with monkeypatch.context() as patched:
        patched.setattr(contract, "Applause", Applause, raising=False)
        with pytest.raises(MissingScoringError, match="Applause"):
            importlib.reload(scoring)

    assert set(importlib.reload(scoring).TEXTS_BY_COUNT) == set(TEXTS_BY_COUNT)


def test_kinds_of_counting_are_named_in_their_companions_only() -> None:
    kinds = {kind.__name__ for kind in TEXTS_BY_COUNT}
    named = {
        path.relative_to(UI).as_posix() for path in UI.rglob("*.py") if kinds & set(imported(path))
    }

    assert {path.rpartition("/")[0] for path in named} == {"text/scoring"}
    assert len(named) == len(TEXTS_BY_COUNT)


def imported(path: Path) -> Iterator[str]:
    """Yield the names of all that a file imports from elsewhere."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom | ast.Import):
            yield from (each.name for each in node.names)
