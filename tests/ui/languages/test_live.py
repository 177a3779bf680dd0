"""Another language is spoken at once, on every page and with every panel open."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGraphicsSimpleTextItem,
    QLabel,
    QLineEdit,
    QTextBrowser,
    QWidget,
)

from marjapussi_gui.app import services
from marjapussi_gui.sample_store import filled, judged
from marjapussi_gui.shots import with_matches
from marjapussi_gui.store.database import Database
from marjapussi_gui.table.runner import ImmediateRunner
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.basis.services import Services
from marjapussi_gui.ui.shell.shots import STILL, Shot, open_page
from marjapussi_gui.ui.shell.window import Window
from tests.ui.playing import gone
from tests.ui.review.matches import judge

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # says the offscreen platform

Opens = Callable[[Window, Services], object]


def shot(page: str, game: str = "huutopussi", moves: int = 6) -> Opens:
    wanted = Shot(Path(), page=page, game=game, moves=moves)
    return lambda window, kit: open_page(window, wanted, kit)


def after(first: Opens, then: Callable[[Window], object]) -> Opens:
    def opens(window: Window, kit: Services) -> None:
        first(window, kit)
        then(window)

    return opens


def in_review(window: Window) -> None:
    """Look back on a match of the list."""
    window.ways.review_match(window.ways.matches_page._shelf.rows()[0].id)


def asked(window: Window) -> None:
    """Look back on a match of the list, at a moment whose answer is covered."""
    in_review(window)
    window.ways.review_page.guide.go_to_moment()


def answered(window: Window) -> None:
    asked(window)
    window.ways.review_page.show_answer()


PLACES: dict[str, Opens] = {
    **{page: shot(page) for page in ("table", "start", "learn", "rules", "keys", "guide")},
    **{page: shot(page) for page in ("count", "hint", "tricks", "known", "talk", "review")},
    **{page: shot(page) for page in ("matches", "statistics", "profile")},
    "rummy": shot("table", "marriage"),
    "count of rummy": shot("count", "marriage"),
    "all tricks": after(
        shot("count", "tuppi"), lambda window: window.ways.table_page.show_tricks()
    ),
    "tricks looked back on": after(
        shot("review"), lambda window: window.ways.review_page.show_tricks()
    ),
    "asked": after(shot("matches"), asked),
    "answered": after(shot("matches"), answered),
    "trouble": after(shot("start"), lambda window: window.tell_trouble("locked")),
}

BEHIND: dict[str, tuple[Opens, Callable[[Window], object]]] = {
    "start": (shot("start"), lambda window: window.ways.show_statistics()),
    "table": (shot("table"), lambda window: window.ways.review()),
    "count": (shot("count"), lambda window: window.ways.show_rules()),
    "matches": (shot("matches"), in_review),
}


@pytest.fixture(scope="module")
def store() -> Iterator[Database]:
    database = judged(filled(compared=0), matches=10)
    yield database
    database.close()


@pytest.fixture
def windows(qapp: QApplication, store: Database) -> Iterator[Callable[[str], Window]]:
    all_windows: list[Window] = []

    def opened(language: str) -> Window:
        kit = services(ImmediateRunner(), replace(STILL, language=language))
        kit = replace(kit, judge=judge)
        all_windows.append(Window(with_matches(kit, store)))
        all_windows[-1].show()
        return all_windows[-1]

    yield opened
    for window in all_windows:
        window.prefer(Preferences(language="en", sound=False))
        gone(window)


def texts(window: Window) -> list[str]:
    """Return everything that is read or heard in a window."""
    for _ in range(3):
        QApplication.processEvents()
    widgets = [each for each in window.findChildren(QWidget) if each.isVisible()]
    page = window.pages.currentWidget()
    board = getattr(page, "board", None) or getattr(page, "felt", None)
    felt = [] if board is None else board.items()
    items = [each for each in felt if isinstance(each, QGraphicsSimpleTextItem)]
    words = [text for widget in widgets for text in said_by(widget)]
    return sorted({*words, *(each.text() for each in items if each.isVisible())})


def said_by(widget: QWidget) -> list[str]:
    spoken = [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
    match widget:
        case QLabel() | QAbstractButton():
            spoken.append(widget.text())
        case QComboBox():
            spoken += [widget.itemText(place) for place in range(widget.count())]
        case QLineEdit():
            spoken.append(widget.placeholderText())
        case QTextBrowser():
            spoken.append(widget.toPlainText())
    return [text.replace("<p>", "").replace("</p>", "") for text in spoken if text]


@pytest.mark.parametrize("place", PLACES)
def test_nothing_stays_in_the_old_language(windows: Callable[[str], Window], place: str) -> None:
    window = windows("en")
    PLACES[place](window, window._services)
    english = texts(window)
    speak_finnish(window)
    followed = texts(window)
    other = windows("fi")
    PLACES[place](other, other._services)

    fresh = texts(other)
    assert (set(fresh) - set(followed), set(followed) - set(fresh)) == (set(), set())
    assert len(set(english) - set(followed)) > 2


@pytest.mark.parametrize("place", BEHIND)
def test_nothing_waits_in_the_old_language_behind_another_page(
    windows: Callable[[str], Window], place: str
) -> None:
    opens, leaves = BEHIND[place]
    window, other = windows("en"), windows("en")
    opens(window, window._services)
    leaves(window)
    speak_finnish(window)
    window.pages.go_back()
    followed = texts(window)
    speak_finnish(other)
    opens(other, other._services)

    fresh = texts(other)
    assert (set(fresh) - set(followed), set(followed) - set(fresh)) == (set(), set())


def speak_finnish(window: Window) -> None:
    window.prefer(replace(window.host.preferences, language="fi"))
    QApplication.processEvents()
