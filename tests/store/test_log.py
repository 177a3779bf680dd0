import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from marjapussi_gui.store import log
from marjapussi_gui.store.places import places_in, usual_places


@pytest.fixture
def logger(tmp_path: Path) -> Iterator[logging.Logger]:
    handler = log.log_to(tmp_path / "logs", "a test")
    assert handler is not None
    logger = logging.getLogger("a test")
    logger.propagate = False
    yield logger
    logger.removeHandler(handler)
    handler.close()


def test_error_is_told_without_folders_and_values(logger: logging.Logger, tmp_path: Path) -> None:
    try:
        Path(tmp_path, "Aino Virtanen").read_text()
    except OSError:
        logger.exception("a file could not be read")

    text = (tmp_path / "logs" / "a test.log").read_text()
    assert "a file could not be read" in text
    assert "test_log.py:" in text
    assert "FileNotFoundError" in text
    assert "Aino" not in text
    assert str(tmp_path) not in text


def test_logs_stay_small(logger: logging.Logger, tmp_path: Path) -> None:
    for _ in range(1000):
        logger.info("x" * 2000)

    files = list((tmp_path / "logs").iterdir())
    assert log.OLD_FILES + 1 == len(files)
    assert sum(file.stat().st_size for file in files) <= (log.OLD_FILES + 1) * log.LARGEST


def test_folder_that_cannot_be_made_has_no_log(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("a file")

    assert log.log_to(tmp_path / "logs", "another test") is None


def test_places_are_named_after_the_program(tmp_path: Path) -> None:
    usual, chosen = usual_places(), places_in(tmp_path)

    assert "marjapussi" in str(usual.data)
    assert "marjapussi" in str(usual.logs)
    assert usual.file.parent == usual.data
    assert chosen.backups.parent == tmp_path == chosen.file.parent
