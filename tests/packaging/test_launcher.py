"""The frozen program begins in order wherever it is started."""

import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import launcher
import PyInstaller
import pytest

HOOK = Path(PyInstaller.__file__).parent / "hooks" / "rthooks" / "pyi_rth_multiprocessing.py"
# Begins as a frozen program does that another process starts with these words
AS_HELPER = f"""
import runpy, sys
from pathlib import Path
from subprocess import _args_from_interpreter_flags

sys.frozen = True
exec(Path({str(HOOK)!r}).read_text(encoding="utf-8"))
sys.argv = ["marjapussi", *_args_from_interpreter_flags(), "-c", sys.argv[1]]
sys.path[:0] = [{str(Path(launcher.__file__).parent)!r}]
import launcher
sys.exit(launcher.main())
"""
TRACKER = "from multiprocessing.resource_tracker import main;print('it tracks')"


@pytest.fixture(autouse=True)
def spoken_calls() -> Iterator[None]:
    """Let interrupts be heard again: at its end the program is deaf to them."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_a_process_that_only_helps_does_that() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", AS_HELPER, TRACKER], capture_output=True, text=True, check=False
    )

    assert (0, "it tracks\n", "") == (ran.returncode, ran.stdout, ran.stderr)


@pytest.mark.parametrize(
    ("arguments", "status"), [(["games"], 0), (["deal", "bag", "--players", "3"], 1)]
)
def test_it_runs_without_a_console(
    arguments: list[str], status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["marjapussi", *arguments])
    for name in ("stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)

    assert launcher.main() == status
    assert isinstance(sys.stdout, io.StringIO)
    assert isinstance(sys.stderr, io.StringIO)
    assert bool(sys.stdout.getvalue()) == (status == 0)


def test_picture_is_taken_without_a_console(tmp_path: Path) -> None:
    picture = tmp_path / "Äö kuva.png"
    script = (
        "import sys; sys.stdin = sys.stdout = sys.stderr = None;"
        f"sys.argv = ['marjapussi-gui', '--shot', {str(picture)!r}];"
        "from marjapussi_gui.__main__ import main; sys.exit(main())"
    )

    ran = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(Path.cwd())},
        check=False,
    )

    assert ran.returncode == 0
    assert picture.stat().st_size > 10_000


@pytest.mark.skipif(os.name != "posix", reason="a window on Windows is not offscreen")
def test_a_record_is_opened_without_a_console(tmp_path: Path) -> None:
    record = tmp_path / "none.marja"
    script = (
        "import sys, launcher; from PySide6.QtCore import QTimer; from PySide6.QtWidgets import "
        "QApplication; sys.stdout = sys.stderr = None; app = QApplication(['marjapussi']);"
        f"sys.argv = ['marjapussi', '--data-dir', {str(tmp_path)!r}, {str(record)!r}];"
        "QTimer.singleShot(0, QApplication.closeAllWindows); sys.exit(launcher.main())"
    )
    places = os.pathsep.join((str(Path(launcher.__file__).parent), str(Path.cwd())))

    ran = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": places},
        check=False,
    )

    assert (0, "", "") == (ran.returncode, ran.stdout, ran.stderr)
    assert (tmp_path / "marjapussi.db").is_file()
