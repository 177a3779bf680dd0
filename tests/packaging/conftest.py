"""Fixtures for packaging tests: icons are drawn once."""

import os
from pathlib import Path

import pytest
from icons import write_icons
from PySide6.QtWidgets import QApplication

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def icons(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    write_icons(folder)
    return folder
