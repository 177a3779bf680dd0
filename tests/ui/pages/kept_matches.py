"""Matches in a store and the page that lists them, for tests."""

from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.lines import Header
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import Start
from marjapussi_gui.kept.match import Match
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.matches import Matches
from marjapussi_gui.ui.pages.matches import MatchesPage


def keep(
    database: Database, number: int = 1, key: str = "bag", names: tuple[str, ...] = ()
) -> None:
    """Keep so many matches that were only begun."""
    game, matches = variant(key).game(), Matches(database)
    header = Header(game, names or ("Aino",) * game.seating.players, Start(game.first_dealer(1)))
    for seed in range(number):
        matches.begin(Match(MatchRecord(header), seed, "easy", "easy"))


def texts(page: MatchesPage) -> list[str]:
    QApplication.processEvents()
    return [each.text() for each in page.findChildren(QLabel) if each.isVisible()]


def buttons(page: MatchesPage) -> list[str]:
    QApplication.processEvents()
    return [each.text() for each in page.findChildren(QPushButton) if each.isVisible()]


def texts_now(page: MatchesPage) -> list[str]:
    return [each.text() for each in page.findChildren(QLabel) if each.isVisible()]


def settled(page: MatchesPage) -> None:
    """Let a search come to its end."""
    page.search.returnPressed.emit()
    while page._go_on.isActive():
        QApplication.processEvents()
