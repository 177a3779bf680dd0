"""The buttons of a lesson fit into every window, in every language and text size."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from marjapussi_gui.app.service_factory import load_lessons
from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.events import Zone
from marjapussi_gui.learning.lessons import Lesson
from marjapussi_gui.ui.art.score_sheet_picture import SHEET_MARGIN
from marjapussi_gui.ui.board.table_layout import CARD_RATIO, SMALL_TABLE_UNIT
from marjapussi_gui.ui.common import theme
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES, install_language
from marjapussi_gui.ui.pages.lessons.lesson_page import LessonPage
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.parameters import mostly_slow
from tests.ui.dialogs.layout_checks import cut_off_texts, show_at_size
from tests.ui.pages.test_lesson_page import open_lesson

USUAL = (1280, 720)
SIZES = ((800, 600), USUAL, (1366, 768), (1920, 1080))
PANEL_EDGES = (20, 46, -20, -20)  # pixels: shadow, and the face above the panel
CARD_EDGES = (5, 5, -5, -5)  # pixels: the shadow of a card
PLATE_EDGES = (14, 14, -14, -14)  # pixels: the glow of a plate
CAPTIONS = ("stock", "offer", "progress", "title", "deal")  # what is written on the felt
PILES, OWN_ZONES = ("trick", "stock", "discards"), ("hand", "up", "down")
LAYOUT_KEYS = "marjapussi-2", "huutopussi-3", "pfadfinder-2", "marriage-2", "marriage-3"
LAYOUTS = [each for each in load_lessons() if each.key in LAYOUT_KEYS]
ROWS = [each for each in load_lessons() if each.key in ("avomarjapussi-1", "marjapussi-1")]


@pytest.mark.parametrize("text", mostly_slow(["normal", "large"], "large"))
@pytest.mark.parametrize("language", mostly_slow(AVAILABLE_LANGUAGES, "de", "ne"))
def test_the_ways_on_are_whole_in_every_language_and_window(
    qapp: QApplication, window: MainWindow, language: str, text: str
) -> None:
    theme.apply_theme(qapp, "light", text)
    install_language(qapp, language)
    wrong = []
    for size in SIZES:
        show_at_size(window, *size)
        for lesson in ROWS:
            for step in (0, len(lesson.steps) - 1):
                page = open_lesson(window, lesson, step)
                QApplication.processEvents()
                wrong += [(size, lesson.key, step, fault) for fault in faults(page)]
    theme.apply_theme(qapp, "light")

    assert wrong == []


@pytest.mark.parametrize("lesson", ROWS, ids=lambda lesson: lesson.key)
def test_ranks_are_readable_and_lie_beside_or_above_the_panel(
    window: MainWindow, lesson: Lesson
) -> None:
    step = next(n for n, each in enumerate(lesson.steps) if each.rank_order_suit is not None)
    for size in SIZES:
        show_at_size(window, *size)
        page = open_lesson(window, lesson, step)
        QApplication.processEvents()

        assert page.bookmark.isVisible()
        assert not page.bookmark.strip.toRect().intersects(page.panel.paper)
        assert page.bookmark.height() > 0.3 * page.height()


def test_the_panel_is_no_higher_than_its_text_needs(window: MainWindow) -> None:
    show_at_size(window, *USUAL)
    steps = range(len(ROWS[0].steps))
    heights = []
    for step in (*steps, *reversed(steps)):
        page = open_lesson(window, ROWS[0], step)
        QApplication.processEvents()
        heights.append(page.panel.text_label.height())

    assert len(set(heights)) > 1
    assert heights == heights[::-1]


def test_the_ways_on_are_whole_at_the_end_of_every_lesson(window: MainWindow) -> None:
    show_at_size(window, *USUAL)

    wrong = [
        (lesson.key, fault)
        for lesson in load_lessons()
        for fault in faults(open_lesson(window, lesson, len(lesson.steps) - 1))
    ]

    assert wrong == []


@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1366, 768)], ids=str)
@pytest.mark.parametrize(
    "lesson", mostly_slow(load_lessons(), *load_lessons()[::6]), ids=lambda lesson: lesson.key
)
def test_the_panel_covers_no_card_and_no_name(
    window: MainWindow, lesson: Lesson, size: tuple[int, int]
) -> None:
    show_at_size(window, *size)

    covered = [
        (step + 1, name)
        for step in range(len(lesson.steps))
        for name in covered_things(open_lesson(window, lesson, step))
    ]

    assert covered == []


@pytest.mark.parametrize("language", mostly_slow(AVAILABLE_LANGUAGES, "de"))
def test_the_panel_covers_no_played_card_in_any_language(
    qapp: QApplication, window: MainWindow, language: str
) -> None:
    install_language(qapp, language)
    covered = []
    for size in ((800, 600), USUAL, (1366, 768)):
        show_at_size(window, *size)
        for lesson in LAYOUTS:
            for step in range(len(lesson.steps)):
                page = open_lesson(window, lesson, step)
                covered += [(size, lesson.key, step + 1, name) for name in covered_things(page)]

    assert covered == []


def covered_things(page: LessonPage) -> Iterator[str]:
    """Yield the cards and name plates that the lesson's panel covers, and places for own cards.

    Among open rows, the panel has to lie over some cards of the opponent.
    """
    QApplication.processEvents()
    board, layout = page.board, page.board.table_layout
    panel = page.panel.geometry().adjusted(*PANEL_EDGES)
    for zone, box in visible_cards(page):
        if box.intersects(panel):
            yield f"a card of {zone}"
    session = page.session
    assert session is not None
    if not layout.is_rummy and not layout.has_open_rows and isinstance(session.task, Play):
        (spot,) = layout.spots(Zone("trick", layout.own_seat), [1])
        if spot.y + spot.width * CARD_RATIO / 2 > panel.top():
            yield "the place of the own card in a trick"
    for seat in range(layout.player_count):
        if seat == layout.own_seat and (layout.is_rummy or layout.has_open_rows):
            continue
        plate = board.decorations.visible_picture(f"plate {seat}")
        if plate is not None:
            box = board.mapFromScene(plate.sceneBoundingRect()).boundingRect()
            if box.adjusted(*PLATE_EDGES).intersects(panel):
                yield f"the plate of seat {seat}"
    yield from (f"the caption {key}" for key in covered_captions(page, panel))


def covered_captions(page: LessonPage, panel: QRect) -> Iterator[str]:
    """Yield the captions on the felt that lie under the panel, wholly or in part.

    The progress is hidden by it in a small window, where the panel needs the whole width.
    """
    layout, decorations = page.board.table_layout, page.board.decorations
    for key in CAPTIONS:
        margin = SHEET_MARGIN * layout.unit * (key == "progress")
        box = decorations.bounding_box(key, margin=margin)
        is_hidden = key == "progress" and layout.unit < SMALL_TABLE_UNIT
        if not (is_hidden or box.isEmpty()) and box.toRect().intersects(panel):
            yield key


def visible_cards(page: LessonPage) -> Iterator[tuple[Zone, QRect]]:
    """Yield the boxes of all cards except backs, and except the opponent's open rows."""
    board, layout = page.board, page.board.table_layout
    for zone, items in board.card_layer.zones.items():
        is_own = zone.seat == layout.own_seat
        if zone.kind in PILES or (is_own and zone.kind in OWN_ZONES):
            for item in items:
                box = board.mapFromScene(item.sceneBoundingRect()).boundingRect()
                yield zone, box.adjusted(*CARD_EDGES)


def faults(page: LessonPage) -> list[str]:
    QApplication.processEvents()
    panel = page.panel
    ways = [
        each
        for each in (
            panel.back_button,
            panel.next_button,
            panel.next_lesson_button,
            panel.play_button,
        )
        if each.isVisible()
    ]
    row = [each for each in (panel.stitches, panel.progress_label, *ways) if each.isVisible()]
    words = [each for each in row if each is not panel.stitches]
    cut = [each.accessibleName() for each in words if each.width() < each.sizeHint().width()]
    covered = [
        f"{two.accessibleName()} lies over what is left of it"
        for one, two in pairwise(row)
        if one.geometry().intersects(two.geometry())
    ]
    beyond = [each.accessibleName() for each in row if not panel.rect().contains(each.geometry())]
    return cut + covered + beyond + cut_off_texts(panel)
