"""The buttons of a lesson fit into every window, in every language and text size."""

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.app.service_factory import load_lessons
from marjapussi_gui.system.assets import ENGLISH
from marjapussi_gui.ui.common import theme
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES, install_language
from marjapussi_gui.ui.pages.lessons.lesson_page import LessonPage
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.parameters import mostly_slow
from tests.ui.dialogs.layout_checks import cut_off_texts, show_at_size
from tests.ui.pages.test_lesson_page import open_lesson

USUAL = (1280, 720)
SIZES = ((800, 600), USUAL, (1366, 768), (1920, 1080))
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
                page.retranslate()
                QApplication.processEvents()
                wrong += [(size, lesson.key, step, fault) for fault in faults(page)]
    install_language(qapp, ENGLISH)
    theme.apply_theme(qapp, "light")

    assert wrong == []


def test_the_ways_on_are_whole_at_the_end_of_every_lesson(window: MainWindow) -> None:
    show_at_size(window, *USUAL)

    wrong = [
        (lesson.key, fault)
        for lesson in load_lessons()
        for fault in faults(open_lesson(window, lesson, len(lesson.steps) - 1))
    ]

    assert wrong == []


def faults(page: LessonPage) -> list[str]:
    """Return what is cut off, covered or missing in the row of buttons of the panel."""
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
