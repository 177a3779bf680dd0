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

from marjapussi_gui.app.demo_data import add_evaluations, create_demo_database
from marjapussi_gui.app.screenshot import with_stored_matches
from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ports.services import Services
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.storage.database import Database
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.window.main_window import MainWindow
from marjapussi_gui.ui.window.page_screenshots import SCREENSHOT_PREFERENCES, Screenshot, open_page
from tests.services import replace_services
from tests.ui.quick_evaluator import quick_evaluate
from tests.ui.window_driver import close_window

Opens = Callable[[MainWindow, Services], object]


def shot(page: str, game: str = "huutopussi", moves: int = 6) -> Opens:
    wanted = Screenshot(Path(), page=page, game=game, moves=moves)
    return lambda window, kit: open_page(window, wanted, kit)


def after(first: Opens, then: Callable[[MainWindow], object]) -> Opens:
    def opens(window: MainWindow, kit: Services) -> None:
        first(window, kit)
        then(window)

    return opens


def open_review(window: MainWindow) -> None:
    window.navigator.review_match(window.pages.matches_page._matches.list_summaries()[0].id)


def open_question(window: MainWindow) -> None:
    open_review(window)
    window.pages.review_page.controller.step_to_mistake()


def open_answer(window: MainWindow) -> None:
    open_question(window)
    window.pages.review_page.show_answer()


def light_card(window: MainWindow) -> None:
    """Look back on a card that was played, and light it."""
    open_answer(window)
    window.pages.review_page.card_questions.table_cards.cards[0].click()


PLACES: dict[str, Opens] = {
    **{page: shot(page) for page in ("table", "start", "learn", "rules", "keys", "guide")},
    **{page: shot(page) for page in ("count", "hint", "tricks", "known", "talk", "review")},
    **{page: shot(page) for page in ("matches", "statistics", "profile", "my-play")},
    **{page: shot(page) for page in ("lessons", "order", "puzzles", "puzzle")},
    "practice": after(shot("start"), lambda window: window.run_command(Command.PRACTICE)),
    "rummy": shot("table", "marriage"),
    "count of rummy": shot("count", "marriage"),
    "all tricks": after(
        shot("count", "tuppi"), lambda window: window.pages.table_page.toggle_tricks()
    ),
    "tricks looked back on": after(
        shot("review"), lambda window: window.pages.review_page.toggle_tricks()
    ),
    "asked": after(shot("matches"), open_question),
    "answered": after(shot("matches"), open_answer),
    "a lit card": after(shot("matches"), light_card),
    "trouble": after(shot("start"), lambda window: window.show_storage_error("locked")),
}

BEHIND: dict[str, tuple[Opens, Callable[[MainWindow], object]]] = {
    "start": (shot("start"), lambda window: window.run_command(Command.STATISTICS)),
    "table": (shot("table"), lambda window: window.navigator.review_current_match()),
    "count": (shot("count"), lambda window: window.learning.show_rules()),
    "matches": (shot("matches"), open_review),
}


@pytest.fixture(scope="module")
def store() -> Iterator[Database]:
    database = add_evaluations(create_demo_database(compared_hands=0), match_count=10)
    yield database
    database.close()


@pytest.fixture
def windows(store: Database) -> Iterator[Callable[[str], MainWindow]]:
    """Return a function that opens a window with the same matches as every other."""
    all_windows: list[MainWindow] = []
    databases: list[Database] = []

    def open_in_language(language: str) -> MainWindow:
        kit = create_memory_services(
            ImmediateTaskRunner(), replace(SCREENSHOT_PREFERENCES, language=language)
        )
        kit = replace_services(kit, evaluate=quick_evaluate)
        databases.append(Database.in_memory())
        with store.reading_connection() as connection:
            databases[-1].restore_from(connection)
        all_windows.append(MainWindow(with_stored_matches(kit, databases[-1])))
        all_windows[-1].show()
        return all_windows[-1]

    yield open_in_language
    for window in all_windows:
        window.apply_preferences(Preferences(language="en", sound=False))
        close_window(window)
    for database in databases:
        database.close()


def texts(window: MainWindow) -> list[str]:
    """Return everything that is read or heard in a window."""
    for _ in range(3):
        QApplication.processEvents()
    widgets = [each for each in window.findChildren(QWidget) if each.isVisible()]
    page = window.page_stack.currentWidget()
    board = getattr(page, "board", None)
    felt = [] if board is None else board.items()
    items = [each for each in felt if isinstance(each, QGraphicsSimpleTextItem)]
    words = [text for widget in widgets for text in texts_of(widget)]
    return sorted({*words, *(each.text() for each in items if each.isVisible())})


def texts_of(widget: QWidget) -> list[str]:
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
def test_nothing_stays_in_the_old_language(
    windows: Callable[[str], MainWindow], place: str
) -> None:
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
    windows: Callable[[str], MainWindow], place: str
) -> None:
    opens, leaves = BEHIND[place]
    window, other = windows("en"), windows("en")
    opens(window, window._services)
    leaves(window)
    speak_finnish(window)
    window.page_stack.go_back()
    followed = texts(window)
    speak_finnish(other)
    opens(other, other._services)

    fresh = texts(other)
    assert (set(fresh) - set(followed), set(followed) - set(fresh)) == (set(), set())


def test_search_place_and_focus_stay_on_the_matches(
    windows: Callable[[str], MainWindow],
) -> None:
    window = windows("en")
    window.resize(800, 600)
    window.navigator.show_matches()
    page = window.pages.matches_page
    page.status_filter.set_value("finished")
    page.search_field.setText("a")
    page.search_field.setFocus()
    page.refresh_list()
    QApplication.processEvents()
    page.match_list.verticalScrollBar().setValue(150)
    speak_finnish(window)
    other = window.pages.matches_page

    assert other is not page
    assert window.page_stack.current_page is other
    assert other.status_filter.value() == "finished"
    assert other.search_field.text() == "a"
    assert window.focusWidget() is other.search_field
    assert other.match_list.verticalScrollBar().value() == 150


def test_an_open_family_stays_open(windows: Callable[[str], MainWindow]) -> None:
    window = windows("en")
    family_tile = window.pages.start_page.family_tiles[1]
    family_tile.click()
    family_tile.choose(family_tile.rows[-1].variant.key)
    family_tile.rows[-1].setFocus()
    height = family_tile.height()
    speak_finnish(window)
    other = window.pages.start_page.expanded_tile

    assert other is not None
    assert other is not family_tile
    assert other.chosen_key == family_tile.rows[-1].variant.key
    assert window.focusWidget() is other.rows[-1]
    assert other.height() == height


def test_a_hidden_question_takes_no_focus(windows: Callable[[str], MainWindow]) -> None:
    window = windows("en")
    window.learning.start_practice()
    window.learning.show_guide()
    speak_finnish(window)

    assert window.focusWidget() is window.pages.text_page.text_view


def test_wishes_stay_chosen(windows: Callable[[str], MainWindow]) -> None:
    window = windows("en")
    window.learning.show_order()
    page = window.pages.order_page
    page.game_field.set_value("huutopussi")
    next(iter(page.groups.values())).chips["ace"].click()
    order = page.order
    speak_finnish(window)

    assert window.pages.order_page.order == order
    assert window.pages.order_page.game_field.value() == "huutopussi"
    assert window.pages.order_page.start_button.isEnabled()


def test_rules_stay_at_the_chapter_that_is_read(windows: Callable[[str], MainWindow]) -> None:
    window = windows("en")
    window.learning.show_rules()
    window.pages.rules_page.search_field.setText("tri")
    window.pages.rules_page.go_to_chapter(3)
    place = window.pages.rules_page._reading_place
    speak_finnish(window)

    assert window.pages.rules_page._reading_place == place
    assert window.pages.rules_page.search_field.text() == "tri"
    assert window.focusWidget() is window.pages.rules_page.text_view


def test_back_leads_through_the_pages_made_anew(windows: Callable[[str], MainWindow]) -> None:
    window = windows("en")
    window.navigator.show_matches()
    window.pages.matches_page.status_filter.set_value("finished")
    window.learning.show_puzzles("tuppi")
    window.learning.show_puzzle(0)
    speak_finnish(window)
    window.page_stack.go_back()

    came_back_to = [window.page_stack.current_page]
    assert window.pages.puzzle_list_page.game_field.value() == "tuppi"
    window.page_stack.go_back()
    came_back_to.append(window.page_stack.current_page)
    assert came_back_to == [window.pages.puzzle_list_page, window.pages.matches_page]
    assert window.pages.matches_page.status_filter.value() == "finished"


def speak_finnish(window: MainWindow) -> None:
    window.apply_preferences(replace(window.match_controller.preferences, language="fi"))
    QApplication.processEvents()
