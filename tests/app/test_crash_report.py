"""Every fault is reported, and reporting it never fails."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from marjapussi_gui.app.crash_report import (
    MAX_REPORTS,
    REPEAT_INTERVAL_S,
    ExceptHook,
    make_excepthook,
    report_text,
    write_report,
)
from marjapussi_gui.engine.cards import parse_cards


@pytest.fixture(autouse=True)
def silence_log() -> Iterator[None]:
    logging.getLogger("marjapussi").disabled = True
    yield
    logging.getLogger("marjapussi").disabled = False


def test_a_failing_record_does_not_hide_the_fault(tmp_path: Path) -> None:
    reports: list[tuple[str, Path | None]] = []

    def record() -> str:
        raise StopIteration

    hook = make_excepthook(
        tmp_path / "logs", record, lambda text, path: reports.append((text, path))
    )
    hook(RuntimeError, RuntimeError("a fault"), None)

    [(text, path)] = reports
    assert "RuntimeError: a fault" in text
    assert "no record: StopIteration" in text
    assert path is not None
    assert text == path.read_text("utf-8")


def test_report_is_written_whatever_names_there_are(tmp_path: Path) -> None:
    path = write_report(tmp_path, "half a letter: \ud800")

    assert path is not None
    assert path.read_text("utf-8") == r"half a letter: \ud800"


def report_value_error(hook: ExceptHook) -> None:
    try:
        parse_cards("no cards")
    except ValueError as error:
        hook(type(error), error, error.__traceback__)


def report_type_error(hook: ExceptHook) -> None:
    try:
        write_report(None, "")  # type: ignore[arg-type]
    except TypeError as error:
        hook(type(error), error, error.__traceback__)


def test_error_that_repeats_is_reported_once_a_minute_and_place(tmp_path: Path) -> None:
    now, told = 0.0, []
    hook = make_excepthook(tmp_path, str, lambda _text, path: told.append(path), lambda: now)

    for _ in range(50):
        report_value_error(hook)
    report_type_error(hook)
    assert len(told) == len(list(tmp_path.iterdir())) == 2

    now = REPEAT_INTERVAL_S - 1
    report_value_error(hook)
    assert len(told) == 2

    now = REPEAT_INTERVAL_S
    report_value_error(hook)
    assert len(told) == len(list(tmp_path.iterdir())) == 3


def test_only_the_newest_reports_stay_and_all_files_of_others(tmp_path: Path) -> None:
    others = [
        tmp_path / name
        for name in ("marjapussi.log", "report-1.txt", "report-20200101-000000-000000.txt")
    ]
    for other in others:
        other.write_text("not ours")
    text = report_text("Traceback", "")
    paths = [write_report(tmp_path, text) for _ in range(MAX_REPORTS + 5)]

    assert all(other.exists() for other in others)
    assert [path for path in paths if path is not None and path.exists()] == paths[5:]
