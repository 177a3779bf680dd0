"""A window in which everybody has a name that nobody should have."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event as Flag
from unicodedata import category

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAction
from PySide6.QtGui import Qt as Texts
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGraphicsSimpleTextItem,
    QLabel,
    QPushButton,
    QTextBrowser,
    QWidget,
)

from marjapussi_gui.app.ai_services import create_decider, evaluate
from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.model.new_game import NewGame
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.storage.backup_folder import BackupFolder
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.people_table import PeopleTable
from marjapussi_gui.storage.settings import PresetTable
from marjapussi_gui.ui.art.score_sheet_picture import SHEET_MARGIN
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.dialogs.backups_dialog import BackupsDialog
from marjapussi_gui.ui.dialogs.house_rules_dialog import HouseRulesDialog
from marjapussi_gui.ui.dialogs.new_game_dialog import NewGameDialog
from marjapussi_gui.ui.dialogs.seat_editor import MAX_NAME_LENGTH
from marjapussi_gui.ui.panels.table_panel import TablePanel
from marjapussi_gui.ui.text.sanitizing import (
    INVISIBLE_CATEGORIES,
    MAX_PRESET_LENGTH,
    ZERO_WIDTH_JOINERS,
    sanitize,
)
from marjapussi_gui.ui.window.main_window import MainWindow
from marjapussi_gui.ui.window.page_screenshots import SCREENSHOT_PREFERENCES
from tests.app_runner import RunningApp
from tests.services import replace_services
from tests.ui.dialogs.layout_checks import (
    covered_cards,
    cut_off_texts,
    horizontal_scrolling,
    widgets_outside,
)
from tests.ui.quick_evaluator import quick_evaluate

from .window_driver import close_window, open_window

NAMES = (
    "<h1>big</h1>\nR&D",
    "W" * 5000,
    "<img src=x>\0\x07",
    "\N{RIGHT-TO-LEFT OVERRIDE}evil\N{POP DIRECTIONAL FORMATTING} אבגדה \ud800 & Co",
    "x\ny\n" * 300,
)
TABLES = {"bondtolva-two": 2, "huutopussi-three": 3, "tuppi": 4, "marriage": 5}
SIZES = ((800, 600), (1280, 800))
FILE = "<b>bold<b> &\n\N{RIGHT-TO-LEFT OVERRIDE}" + "W" * 180
PARTS = ("WWWW", "evil", "yx", "<")  # of the names, wherever they stand
MARKUP = ("<h1", "<img")
MOVES = 6


@pytest.fixture
def window() -> Iterator[MainWindow]:
    window = open_window(evaluate=evaluate)
    yield window
    close_window(window)


@pytest.fixture
def quick_window() -> Iterator[MainWindow]:
    made = MainWindow(
        replace_services(
            create_memory_services(ImmediateTaskRunner(), SCREENSHOT_PREFERENCES),
            evaluate=quick_evaluate,
        )
    )
    made.pages.table_page.board.event_player.speed = NO_ANIMATION
    made.show()
    yield made
    close_window(made)


def play_in_window(window: MainWindow, key: str, moves: int = MOVES) -> None:
    """Play a number of decisions in a match of hostile names, or to the end of a hand."""
    page, decide = window.pages.table_page, create_decider("easy", 3)
    window.match_controller.start_match(
        NewGame(key, TABLES[key], {}, "easy", "easy", NAMES[: TABLES[key]], 3)
    )
    for _ in range(moves):
        if (view := page.table_controller.view) is not None:
            page.table_controller.perform(decide(view, Flag()))


def resize_window(window: QWidget, size: tuple[int, int]) -> None:
    window.resize(*size)
    for _ in range(3):
        QApplication.processEvents()


# What is wrong


def faults(window: QWidget) -> list[str]:
    """Return everything that takes words of others for more than that, or has no room for them."""
    sentences = [
        *markup_texts(window),
        *unclean_texts(window),
        *clipped_buttons(window),
        *horizontal_scrolling(window),
    ]
    return sentences + widgets_outside(window)


def markup_texts(window: QWidget) -> list[str]:
    """Return what would be taken for markup."""
    labels = window.findChildren(QLabel)
    wrong = [each.text() for each in labels if each.textFormat() != Texts.TextFormat.PlainText]
    tips = [each.toolTip() for each in window.findChildren(QWidget)]
    wrong += [tip for tip in tips if Texts.mightBeRichText(tip) and is_marked(tip)]
    pressed = [each.text() for each in window.findChildren(QAbstractButton)]
    pressed += [each.text() for each in window.findChildren(QAction)]
    wrong += [text for text in pressed if "&" in text.replace("&&", "")]
    pages = [each.toHtml() for each in window.findChildren(QTextBrowser)]
    return wrong + [page[:200] for page in pages if is_marked(page.partition("<body")[2])]


def is_marked(text: str) -> bool:
    return any(each in text for each in MARKUP)


def unclean_texts(window: QWidget) -> list[str]:
    """Return texts with what is not seen, or with a name that was not cut."""
    return [text for text in texts(window) if not is_clean(text)]


def texts(window: QWidget) -> Iterator[str]:
    yield window.windowTitle()
    for action in window.findChildren(QAction):
        yield action.text()
    for widget in window.findChildren(QWidget):
        yield widget.accessibleName()
        yield widget.accessibleDescription()
        yield widget.toolTip()
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        if isinstance(widget, QComboBox):
            yield from (widget.itemText(place) for place in range(widget.count()))


def is_clean(text: str) -> bool:
    unseen = [
        each
        for each in text
        if category(each) in INVISIBLE_CATEGORIES and each not in ZERO_WIDTH_JOINERS + "\n"
    ]
    return not unseen and "W" * (MAX_PRESET_LENGTH + 1) not in text and "x\n" not in text


def clipped_buttons(window: QWidget) -> list[str]:
    """Return the buttons that are not wholly within the width of a window."""
    buttons = [each for each in window.findChildren(QPushButton) if each.isVisible()]
    return [
        control.text() or control.accessibleName()
        for control in buttons
        if place(control, window).left() < 0 or place(control, window).right() > window.width()
    ]


def place(widget: QWidget, window: QWidget) -> QRect:
    return QRect(widget.mapTo(window, QPoint()), widget.size())


def hidden_cards(window: MainWindow) -> list[str]:
    """Return items over the player's own cards, and texts that do not fit."""
    board = window.pages.table_page.board
    own = [item.sceneBoundingRect() for item in board.card_layer.own_items()]
    sheet = board.decorations.bounding_box("sheet", margin=SHEET_MARGIN * board.table_layout.unit)
    hidden = [text for text in covered_cards(board) if any(part in text for part in PARTS)]
    return [*hidden, *("sheet" for card in own if sheet.intersects(card))]


# Pages


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", TABLES)
def test_the_table_has_room(window: MainWindow, key: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    play_in_window(window, key)
    resize_window(window, size)

    assert faults(window) == []
    assert hidden_cards(window) == []
    assert any("W" * 4 in text for text in felt_texts(window)) or key == "tuppi"


def felt_texts(window: MainWindow) -> list[str]:
    page = window.pages.table_page
    items = [each for each in page.board.items() if isinstance(each, QGraphicsSimpleTextItem)]
    return [*(each.text() for each in items), *page.accessible_board.recent_sentences]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("panel", ["hand_score", "tricks", "cards_out", "hand_log", "hint"])
def test_panels_have_room(window: MainWindow, panel: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    play_in_window(window, "huutopussi-three", 500 if panel in ("hand_score", "tricks") else 5)
    page = window.pages.table_page
    opens = {
        "tricks": page.toggle_tricks,
        "cards_out": page.toggle_cards_out,
        "hand_log": page.toggle_hand_log,
        "hint": page.toggle_hint,
    }
    opens.get(panel, page.board.finish_events)()
    resize_window(window, size)

    open_panel: TablePanel = getattr(page.panels, panel)
    assert open_panel.isVisible()
    assert faults(window) == []
    assert cut_off_texts(open_panel) == []
    assert page.rect().contains(open_panel.geometry())


@pytest.mark.parametrize("size", SIZES[:1])
@pytest.mark.parametrize("key", TABLES)
def test_looking_back_has_room(quick_window: MainWindow, key: str, size: tuple[int, int]) -> None:
    window = quick_window
    window.resize(*size)
    play_in_window(window, key, 500 if key == "tuppi" else MOVES)
    window.navigator.review_current_match()
    page = window.pages.review_page
    sentences = []
    for ply in range(0, page.timeline.maximum(), max(page.timeline.maximum() // 20, 1)):
        page.timeline.setValue(ply)
        sentences.append(page.sentence_label.text())
        resize_window(window, size)
        assert page.sentence_label.width() <= page.width()
    page.toggle_tricks()
    resize_window(window, size)

    assert any("WWWW" in text for text in sentences)
    assert faults(window) == []
    assert page.rect().contains(page.tricks_panel.geometry())


@pytest.mark.parametrize("size", SIZES)
def test_the_list_of_matches_has_room(tmp_path: Path, size: tuple[int, int]) -> None:
    program = RunningApp(tmp_path)
    window = program.window
    names = [name.replace("\ud800", "") for name in NAMES]
    for key, players in TABLES.items():
        window.match_controller.start_match(
            NewGame(key, players, {}, "easy", "easy", tuple(names[:players]), 3)
        )
    window.navigator.show_matches()
    window.pages.matches_page._confirm_delete(
        window.pages.matches_page._matches.list_summaries()[0].id
    )
    window.show_storage_error("recovered")
    window.record_files.open_file(tmp_path / FILE)
    resize_window(window, size)

    assert size == (window.width(), window.height())
    assert faults(window) == []
    assert window.pages.matches_page.match_list.count == len(TABLES)
    assert "<b>bold<b> &" in window.notice_bar.sentence
    program.end()


def test_a_hostile_file_is_named_as_it_is(window: MainWindow, tmp_path: Path) -> None:
    hostile = tmp_path / FILE
    hostile.write_bytes(b'{"marjapussi": 1, "game": "<img src=x>\\n' + b"W" * 5000 + b'"}')
    window.record_files.open_file(hostile)
    resize_window(window, SIZES[0])

    assert "isn’t a valid match record. Line 1 is wrong." in window.notice_bar.sentence
    assert faults(window) == []


@pytest.mark.parametrize("size", SIZES)
def test_dialogs_have_room(window: MainWindow, size: tuple[int, int]) -> None:
    presets = PresetTable(Database.in_memory())
    for name in ("<h1>big</h1>", "W" * 60, "a & b", "i" * 60):
        presets.save("marriage", name, {})
    game = NewGame("marriage", 5, {}, names=NAMES)
    dialogs = (
        NewGameDialog(game, presets, PeopleTable(Database.in_memory()), window),
        HouseRulesDialog(find_variant("marriage"), {}, presets, window),
    )
    dialogs[1].save_preset("<h1>R&D</h1>")
    dialogs[1].import_file(f"/nowhere/{FILE}")
    for dialog in dialogs:
        dialog.show()
        resize_window(dialog, size)

        assert size == (dialog.width(), dialog.height())
        assert faults(dialog) == []
    assert [line.text() for line in dialogs[0].names_form.name_edits] == [
        sanitize(name)[:MAX_NAME_LENGTH] for name in NAMES
    ]


def test_restore_question_fits_its_dialog(window: MainWindow, tmp_path: Path) -> None:
    troubles: list[str] = []
    database = Database.in_memory()
    safe = BackupFolder(database, tmp_path, report_error=troubles.append)
    dialog = BackupsDialog(safe, window)
    dialog.confirm_restore(tmp_path / FILE, FILE)
    dialog.show()
    resize_window(dialog, (640, 520))

    assert 640 == dialog.width()
    assert "<b>bold<b> &" in dialog.message.text
    assert faults(dialog) == []
    dialog.message.action_button.click()
    assert "isn’t a backup that the program can restore" in dialog.message.text
    database.close()
