"""Fixtures for the matches page: an empty database and the page showing it."""

from collections.abc import Iterator

import pytest

from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.sheet_table import SheetTable
from marjapussi_gui.ui.pages.matches.matches_page import MatchesPage


@pytest.fixture
def database() -> Iterator[Database]:
    made = Database.in_memory()
    yield made
    made.close()


@pytest.fixture
def page(database: Database) -> MatchesPage:
    troubles: list[str] = []
    made = MatchesPage(MatchTable(database, troubles.append), SheetTable(database))
    made.resize(1280, 800)
    made.show()
    return made
