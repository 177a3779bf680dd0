from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.ui.basis.assets import ENGLISH
from marjapussi_gui.ui.basis.languages import speak


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    """Let a test speak what it likes, and the next one begin in English."""
    speak(qapp, ENGLISH)
    yield
    speak(qapp, ENGLISH)
