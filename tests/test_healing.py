"""What was shown is kept once the file can be written again; else it is asked about."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.ui.basis import theme
from tests.healing import KINDS, AnyTrouble, run

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")
kinds = pytest.mark.parametrize("kind", KINDS)


@pytest.fixture(autouse=True)
def type_face(qapp: QApplication) -> None:
    theme.load_fonts()


@kinds
@pytest.mark.parametrize("seed", range(2))
def test_everything_shown_is_kept_once_the_trouble_is_over(
    tmp_path: Path, kind: type[AnyTrouble], seed: int
) -> None:
    outcome = run(tmp_path / "place", kind, seed, is_healed=True)

    if outcome is None:
        pytest.skip("there can be no such trouble here")
    assert outcome.shown
    assert outcome.is_kept, outcome
    assert outcome.questions == []


@kinds
@pytest.mark.parametrize("seed", range(2))
def test_nothing_is_dropped_without_a_question(
    tmp_path: Path, kind: type[AnyTrouble], seed: int
) -> None:
    outcome = run(tmp_path / "place", kind, seed, is_healed=False)

    if outcome is None:
        pytest.skip("there can be no such trouble here")
    assert outcome.is_kept or len(outcome.questions) == 1, outcome
