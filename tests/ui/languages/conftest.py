from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.system.assets import ENGLISH
from marjapussi_gui.ui.common.languages import install_language


@pytest.fixture(autouse=True)
def restore_english(qapp: QApplication) -> Iterator[None]:
    """Let a test speak what it likes, and the next one begin in English."""
    install_language(qapp, ENGLISH)
    yield
    install_language(qapp, ENGLISH)
