"""What a second start of the program is to open goes to the window that runs already."""

import os
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from marjapussi_gui.ui.window import appearance
from marjapussi_gui.ui.window.appearance import ForwardedOpenRequests, forward_to_window

CODE = Path("H3BN D8QR")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(appearance, "WAIT_S", 0.5)
    return tmp_path / "open"


@pytest.fixture
def received(qapp: QApplication, folder: Path) -> Iterator[list[Path]]:
    window, found = QWidget(), list[Path]()
    ForwardedOpenRequests(window, folder, found.append)
    yield found
    window.deleteLater()


def second_start(argument: Path, folder: Path) -> bool:
    """Pass on an argument as another program does, while this one goes on."""
    answers: list[bool] = []
    thread = Thread(target=lambda: answers.append(forward_to_window(argument, folder)))
    thread.start()
    while thread.is_alive():
        QTest.qWait(5)
    return answers[0]


def test_running_window_receives_a_code_and_a_file(
    received: list[Path], folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "päivän jako.marja"
    file.write_text("{}")
    monkeypatch.chdir(tmp_path)

    assert second_start(CODE, folder)
    assert second_start(Path(file.name), folder)
    assert received == [CODE, file]
    assert list(folder.iterdir()) == []


def test_nobody_takes_it_where_no_window_runs(folder: Path) -> None:
    assert not forward_to_window(CODE, folder)
    assert list(folder.iterdir()) == []


def test_nothing_opens_behind_a_dialog(received: list[Path], folder: Path) -> None:
    dialog = QDialog()
    dialog.setModal(True)
    dialog.show()

    assert not second_start(CODE, folder)
    dialog.close()
    assert second_start(CODE, folder)
    assert received == [CODE]


def test_only_what_is_still_waited_for_is_opened(qapp: QApplication, folder: Path) -> None:
    folder.mkdir()
    for name in ("old", "new"):
        (folder / f"{name}{appearance.REQUEST_SUFFIX}").write_text(name)
    os.utime(folder / f"old{appearance.REQUEST_SUFFIX}", (0, 0))
    window, found = QWidget(), list[Path]()
    ForwardedOpenRequests(window, folder, found.append)

    assert found == [Path("new")]
    assert list(folder.iterdir()) == []
    window.deleteLater()


def test_folder_that_cannot_be_used_is_no_trouble(qapp: QApplication, folder: Path) -> None:
    folder.write_text("no folder")
    window = QWidget()
    ForwardedOpenRequests(window, folder, list[Path]().append)

    assert not forward_to_window(CODE, folder)
    window.deleteLater()
