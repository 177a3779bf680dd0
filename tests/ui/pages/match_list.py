"""Store matches, and read the rows of the matches page."""

from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.record_lines import RecordHeader
from marjapussi_gui.engine.state import MatchStart
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.ui.pages.matches.matches_page import MatchesPage


def store_match(
    database: Database, number: int = 1, key: str = "bag", names: tuple[str, ...] = ()
) -> None:
    """Keep so many matches that were only begun."""
    game, matches = find_variant(key).create_game(), MatchTable(database)
    header = RecordHeader(
        game, names or ("Aino",) * game.seating.players, MatchStart(game.first_dealer(1))
    )
    for seed in range(number):
        matches.create(MatchState(MatchRecord(header), seed, "easy", "easy"))


def row_texts(page: MatchesPage) -> list[str]:
    QApplication.processEvents()
    return [each.text() for each in page.findChildren(QLabel) if each.isVisible()]


def row_buttons(page: MatchesPage) -> list[str]:
    QApplication.processEvents()
    return [each.text() for each in page.findChildren(QPushButton) if each.isVisible()]


def visible_row_texts(page: MatchesPage) -> list[str]:
    return [each.text() for each in page.findChildren(QLabel) if each.isVisible()]


def settle_list(page: MatchesPage) -> None:
    page.search_field.returnPressed.emit()
    while page._search_timer.isActive():
        QApplication.processEvents()
