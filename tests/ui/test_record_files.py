"""What is opened as a record is a file: a pipe or a device never holds up the window."""

import os
import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog

from marjapussi_gui.ui.common.user_files import NotAFileError, read_file
from marjapussi_gui.ui.window.main_window import MainWindow

pytestmark = pytest.mark.skipif(os.name != "posix", reason="pipes with a name are those of POSIX")


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    path = tmp_path / "pipe.marja"
    os.mkfifo(path)
    return path


def drop(window: MainWindow, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    action, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    window.dropEvent(QDropEvent(QPointF(5, 5), action, data, left, Qt.KeyboardModifier.NoModifier))


def choose(window: MainWindow, path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
        chosen = window.record_files.ask_for_path()
    assert chosen is not None
    window.shared_codes.open_file(chosen)


@pytest.mark.parametrize(
    "open_record", [drop, choose, lambda window, path: window.record_files.open_file(path)]
)
def test_a_pipe_is_refused_in_a_sentence(
    window: MainWindow, pipe: Path, open_record: Callable[[MainWindow, Path], None]
) -> None:
    open_record(window, pipe)

    assert window.notice_bar.sentence == (
        "pipe.marja isn’t an ordinary file. Choose a saved record instead."
    )


def test_a_device_and_a_socket_are_refused(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "socket"))
        for path in (Path("/dev/zero"), tmp_path / "socket"):
            with pytest.raises(NotAFileError):
                read_file(path, 10)


def test_of_a_file_as_much_is_read_as_is_wanted(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_bytes(b"0123456789")
    link.symlink_to(file)

    assert read_file(file, 4) == b"0123"
    assert read_file(link, 99) == b"0123456789"
    with pytest.raises(IsADirectoryError):
        read_file(tmp_path, 4)
