"""What all tests of the screen share: Qt without a display, and our type."""

import os

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.ui import theme

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session", autouse=True)
def type_face(qapp: QApplication) -> None:
    theme.load_fonts()
