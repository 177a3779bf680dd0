"""Whatever goes wrong is told, and nothing goes wrong in telling it."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from marjapussi_gui.crashes import reporting, written


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    logging.getLogger("marjapussi").disabled = True
    yield
    logging.getLogger("marjapussi").disabled = False


def test_record_that_cannot_be_told_hides_no_fault(tmp_path: Path) -> None:
    reports: list[tuple[str, Path | None]] = []

    def record() -> str:
        raise StopIteration

    hook = reporting(tmp_path / "logs", record, lambda text, path: reports.append((text, path)))
    hook(RuntimeError, RuntimeError("a fault"), None)

    [(text, path)] = reports
    assert "RuntimeError: a fault" in text
    assert "no record: StopIteration" in text
    assert path is not None
    assert text == path.read_text("utf-8")


def test_report_is_written_whatever_names_there_are(tmp_path: Path) -> None:
    path = written(tmp_path, "half a letter: \ud800")

    assert path is not None
    assert path.read_text("utf-8") == r"half a letter: \ud800"
