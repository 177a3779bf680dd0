import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree

import pytest

from marjapussi_gui.app import crash_report
from marjapussi_gui.storage import program_log
from marjapussi_gui.system.paths import default_paths, paths_in_folder


@pytest.fixture
def logger(tmp_path: Path) -> Iterator[logging.Logger]:
    handler = program_log.start_file_log(tmp_path / "logs", "a test")
    assert handler is not None
    logger = logging.getLogger("a test")
    logger.propagate = False
    yield logger
    logger.removeHandler(handler)
    handler.close()


def test_logged_error_contains_no_folders_and_values(
    logger: logging.Logger, tmp_path: Path
) -> None:
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
    assert program_log.OLD_LOG_COUNT + 1 == len(files)
    assert (
        sum(file.stat().st_size for file in files)
        <= (program_log.OLD_LOG_COUNT + 1) * program_log.MAX_LOG_BYTES
    )


def test_folder_that_cannot_be_made_has_no_log(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("a file")

    assert program_log.start_file_log(tmp_path / "logs", "another test") is None


def test_places_are_named_after_the_program(tmp_path: Path) -> None:
    usual, chosen = default_paths(), paths_in_folder(tmp_path)

    assert "marjapussi" in str(usual.data_folder)
    assert "marjapussi" in str(usual.log_folder)
    assert usual.database.parent == usual.data_folder
    assert chosen.backup_folder.parent == tmp_path == chosen.database.parent


FAULT = """
import ctypes, sys, threading
from pathlib import Path
from marjapussi_gui.storage.open_database import open_database
from marjapussi_gui.app.crash_report import log_faults

def think():
    ready.set()
    ended.wait()

ready, ended = threading.Event(), threading.Event()
folder = Path(sys.argv[1])
with log_faults(folder / "logs"):
    database = open_database(folder / "marjapussi.db").database
    threading.Thread(target=think, name="thinker", daemon=True).start()
    ready.wait()
    ctypes.string_at(0)
"""


def test_native_crash_logs_the_stack_of_every_thread(tmp_path: Path) -> None:
    for _ in range(2):
        command = (sys.executable, "-c", FAULT, str(tmp_path))
        ended = subprocess.run(command, capture_output=True, text=True, check=False)

        assert ended.returncode != 0
        assert ended.stderr == ""

    text = (tmp_path / "logs" / crash_report.FAULT_LOG_NAME).read_text()
    assert text.count("Current thread") == 2
    assert text.count("in think") == 2
    assert text.count("flusher.py") >= 2


SOUND = """
import faulthandler, sys
from pathlib import Path
from marjapussi_gui.app.crash_report import log_faults

with log_faults(Path(sys.argv[1])):
    assert faulthandler.is_enabled()
assert not faulthandler.is_enabled()
"""


def test_normal_exit_logs_nothing_and_closes_the_file(tmp_path: Path) -> None:
    (tmp_path / crash_report.FAULT_LOG_NAME).write_text(
        crash_report.FAULT_HEADER + "x" * crash_report.MAX_FAULT_LOG_BYTES
    )

    command = (sys.executable, "-W", "error", "-X", "dev", "-X", "faulthandler=0", "-c", SOUND)
    environment = {**os.environ, "PYTHONFAULTHANDLER": ""}
    ended = subprocess.run(
        (*command, str(tmp_path)), capture_output=True, text=True, check=False, env=environment
    )

    assert (0, "") == (ended.returncode, ended.stderr)
    assert (tmp_path / crash_report.FAULT_LOG_NAME).read_text() == ""


def test_program_without_a_folder_for_its_faults_runs_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "logs").write_text("a file")

    with crash_report.log_faults(tmp_path / "logs"):
        assert (tmp_path / "logs").read_text() == "a file"


def test_line_that_cannot_be_written_is_lost_without_a_word(
    logger: logging.Logger, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    rmtree(tmp_path / "logs")

    for _ in range(1000):
        logger.info("x" * 2000)  # often enough to ask for a new file

    assert capfd.readouterr().err == ""
    assert not (tmp_path / "logs").exists()
