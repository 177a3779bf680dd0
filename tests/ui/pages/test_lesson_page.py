"""A lesson is played: stop by stop, in every way of doing things, left and taken up again."""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_gui.app import lessons
from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import card
from marjapussi_gui.teacher.lessons import Lesson
from marjapussi_gui.ui.board.pace import INSTANT, Pace
from marjapussi_gui.ui.pages.lesson import LessonPage
from marjapussi_gui.ui.shell.window import Window
from marjapussi_gui.ui.wording import lessons as texts
from marjapussi_gui.ui.wording import spoken as spoken_words
from marjapussi_gui.ui.wording import teaching
from marjapussi_gui.ui.wording.card_names import card_name
from tests.clock import Clock
from tests.ui.playing import Dragger, Listener, Mouse, gone, opened
from tests.walker.run import hurried

SMALLEST = (800, 600)
LAYOUTS = [
    each for each in lessons() if each.key in ("huutopussi-3", "avomarjapussi-1", "marriage-1")
]
FIRST_ONES = [each for each in lessons() if each.key in ("marjapussi-1", "tuppi-1")]
LAST_ONES = [*{each.game: each for each in lessons()}.values()]  # of each game
FIRST, SECOND = (next(each for each in lessons() if each.key == f"marjapussi-{n}") for n in (1, 2))


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = opened()
    window.resize(1280, 800)
    yield window
    gone(window)


def taught(window: Window, lesson: Lesson, stop: int = 0) -> LessonPage:
    page = window.ways.lesson_page
    page.board.story.pace = page.board.touch.pace = INSTANT
    page.spoken.said.clear()
    window.pages.turn_to(page)
    page.show_lesson(lesson, stop)
    return page


def is_past(page: LessonPage, stop: int) -> bool:
    """Return whether a screen reader's press, which lasts a little, took effect."""
    return number(page) > stop


def done(page: LessonPage, hand: Mouse, lesson: Lesson, stop: int) -> None:
    """Do what a stop asks for, or go on."""
    task = lesson.task(stop)
    if task is None:
        hand.press(page.panel.on)
    else:
        hand.do(task)


def number(page: LessonPage) -> int:
    assert page.course is not None
    assert page.course.has_arrived
    assert page.course.ply == len(page.course.table.record.entries)
    return page.course.number


@pytest.mark.parametrize(
    "first", [0, pytest.param(1, marks=pytest.mark.slow), pytest.param(2, marks=pytest.mark.slow)]
)
def test_next_leads_through_every_lesson_in_the_smallest_window(window: Window, first: int) -> None:
    window.resize(*SMALLEST)
    for lesson in lessons()[first::3]:
        page = taught(window, lesson)

        for stop in range(len(lesson.stops)):
            assert number(page) == stop
            assert page.panel.text.text() == teaching.told(lesson, stop, lesson.stops[stop].text)
            assert page.panel.count.text() == f"Stop {stop + 1} of {len(lesson.stops)}"
            assert_within(page)
            if page.panel.on.isVisible():
                Mouse(window, page).press(page.panel.on)

        assert page.panel.play.isVisible()
        assert page.course is not None
        last = lesson.record.entries[: lesson.stops[-1].at]
        assert last == page.course.table.record.entries


def test_clicking_what_is_asked_leads_through_last_lessons(window: Window) -> None:
    for lesson in LAST_ONES:
        page = taught(window, lesson)
        hand = Mouse(window, page)

        for stop in range(len(lesson.stops) - 1):
            assert number(page) == stop
            done(page, hand, lesson, stop)

        assert number(page) == len(lesson.stops) - 1


@pytest.mark.parametrize("lesson", FIRST_ONES, ids=lambda lesson: lesson.key)
@pytest.mark.parametrize("way", [Dragger, Listener])
def test_dragging_and_a_screen_reader_lead_through_first_lessons(
    window: Window, lesson: Lesson, way: type[Mouse], qtbot: QtBot
) -> None:
    page = taught(window, lesson)
    hand = way(window, page)

    for stop in range(len(lesson.stops) - 1):
        done(page, hand, lesson, stop)
        qtbot.waitUntil(partial(is_past, page, stop))

    assert number(page) == len(lesson.stops) - 1


def test_space_and_the_arrows_lead_through_last_lessons(window: Window) -> None:
    for lesson in LAST_ONES:
        page = taught(window, lesson)

        for stop in range(len(lesson.stops) - 1):
            assert number(page) == stop
            is_task = lesson.task(stop) is not None
            QTest.keyClick(page.board, Qt.Key.Key_Space if is_task else Qt.Key.Key_Right)

        assert number(page) == len(lesson.stops) - 1


def test_return_leads_through_a_lesson_and_the_focus_ends_on_the_way_on(window: Window) -> None:
    page = taught(window, FIRST)

    for stop in range(len(FIRST.stops) - 1):
        assert number(page) == stop
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)

    assert number(page) == len(FIRST.stops) - 1
    assert window.focusWidget() is page.panel.further
    page.on_back()
    assert window.focusWidget() is page.board


def test_the_left_arrow_leads_back_to_the_first_stop(window: Window) -> None:
    last = len(SECOND.stops) - 1
    page = taught(window, SECOND, last)

    for stop in reversed(range(last)):
        QTest.keyClick(page.board, Qt.Key.Key_Left)
        assert number(page) == stop


def test_a_lesson_can_be_followed_by_ear(window: Window) -> None:
    """What is announced at each stop tells what to do, and the names of things lead to it."""
    for lesson in lessons():
        page = taught(window, lesson)
        teacher = texts.teacher(lesson.game)

        assert page.spoken.said[0] == teaching.title(lesson.game, lesson.number, lesson.title)
        for stop, here in enumerate(lesson.stops[:-1]):
            announced = teaching.says(teacher, teaching.told(lesson, stop, here.text))
            assert announced in page.spoken.said
            assert page.panel.text.accessibleName() == announced
            assert page.panel.stitches.accessibleName() == f"Stop {stop + 1} of {len(lesson.stops)}"
            task = lesson.task(stop)
            if isinstance(task, Play):
                named = [
                    b for b in page.spoken.buttons if b.accessibleName().startswith(name_of(task))
                ]
                named[0].click()
            else:
                page.panel.on.click()
            assert number(page) == stop + 1


def name_of(task: Play) -> str:
    """Return how the button over a card begins."""
    whole = spoken_words.card_in_hand(task.card, 1, 1, may_play=True)
    return whole[: len(card_name(task.card))]


def test_another_card_is_answered_and_glides_back(window: Window) -> None:
    page = taught(window, FIRST, 2)

    Mouse(window, page).put(card("KS"))

    assert number(page) == 2
    assert page.panel.text.text() == texts.text("marjapussi", "beat else")
    assert card("KS") in page.board.cards.order.cards
    item = Mouse(window, page).item(card("KS"))
    assert (item.home.x, item.home.y) == (item.spot.x, item.spot.y)


def test_a_forbidden_card_is_refused_in_the_panel(window: Window) -> None:
    page = taught(window, FIRST, 2)

    Mouse(window, page).put(card("8S"))

    assert number(page) == 2
    assert "jack of spades" in page.panel.text.text()


def test_the_right_card_before_its_time_is_taken(window: Window) -> None:
    page = taught(window, FIRST, 1)

    Mouse(window, page).put(card("TS"))

    assert number(page) == 3


def test_another_card_before_its_time_waits(window: Window) -> None:
    page = taught(window, FIRST, 1)

    Mouse(window, page).put(card("KS"))

    assert number(page) == 1
    assert page.panel.text.text() == teaching.not_now()


def test_a_lesson_that_was_left_is_taken_up_again(window: Window) -> None:
    window.ways.learn("marjapussi")
    page = window.ways.lesson_page
    page.board.story.pace = INSTANT
    for _ in range(3):
        page.on_next()

    window.on_escape()
    assert window.pages.currentWidget() is window.ways.start_page
    assert window.ways.start_page.offer.offered is not None
    window.ways.start_page.offer.begin.click()

    assert window.pages.currentWidget() is page
    assert page.course is not None
    assert (page.course.lesson, number(page)) == (FIRST, 3)


def test_learn_begins_the_first_lesson_that_is_not_done(window: Window) -> None:
    window._services.progress.keep("marjapussi-1", len(FIRST.stops))

    window.ways.learn("marjapussi")

    course = window.ways.lesson_page.course
    assert course is not None
    assert (course.lesson.key, course.number) == ("marjapussi-2", 0)


def test_learn_begins_anew_where_all_is_done(window: Window) -> None:
    for each in (FIRST, SECOND):
        window._services.progress.keep(each.key, len(each.stops))

    window.ways.learn("marjapussi")

    course = window.ways.lesson_page.course
    assert course is not None
    assert (course.lesson.key, course.number) == ("marjapussi-1", 0)


def test_a_lesson_that_was_done_stays_done(window: Window) -> None:
    page = taught(window, FIRST)
    for _ in FIRST.stops:
        page.on_next()
    page.on_back()

    assert window._services.progress.stops()[FIRST.key] == len(FIRST.stops)


def test_after_the_last_stop_the_next_lesson_and_then_a_hand_is_played(window: Window) -> None:
    page = taught(window, FIRST, len(FIRST.stops) - 1)
    page.panel.further.click()
    assert page.course is not None
    assert page.course.lesson == SECOND

    page = taught(window, SECOND, len(SECOND.stops) - 1)
    assert not page.panel.further.isVisible()
    page.panel.play.click()

    assert window.pages.current is window.ways.table_page
    assert window.host.game.key == "marjapussi"


def test_newcomers_are_offered_the_first_lesson_once(window: Window) -> None:
    window.ways.go_home()
    offered = window.ways.start_page.offer.offered
    assert offered is not None
    assert offered.lesson == FIRST
    assert window.ways.start_page.offer.isVisible()

    window._services.progress.keep(FIRST.key, len(FIRST.stops))
    window.ways.go_home()

    assert not window.ways.start_page.offer.isVisible()


def test_a_tile_shows_how_far_its_lessons_are(window: Window) -> None:
    window._services.progress.keep(FIRST.key, 3)

    window.ways.go_home()

    sewn = window.ways.start_page.tiles[0].sewn
    assert sewn.groups == ((3, len(FIRST.stops)), (0, len(SECOND.stops)))
    both = len(FIRST.stops) + len(SECOND.stops)
    assert sewn.accessibleName() == f"3 of {both} stops learned"


def test_another_language_keeps_what_is_suggested(window: Window) -> None:
    page = taught(window, SECOND, 2)

    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))

    looks = [each.property("look") for each in page.bar.buttons]
    assert looks.count("suggested") == 1
    assert number(page) == 2


def test_next_hurries_before_it_goes_on(window: Window, clock: Clock) -> None:
    page = taught(window, FIRST)
    page.board.story.pace = page.board.touch.pace = Pace()
    page.on_next()
    was_telling = page.board.story.is_telling

    page.on_next()

    assert was_telling
    assert number(page) == 1
    assert not page.board.story.is_telling


def test_what_is_said_of_is_lit_and_what_is_to_be_played_gold(window: Window) -> None:
    page = taught(window, FIRST, 2)

    assert page.light.lit.cards == (card("JS"),)
    assert page.light.lit.golden == (card("TS"),)
    assert page.bookmark.ranks == tuple("ATKQJ9876")
    assert page.bookmark.isVisible()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_panel_and_buttons_lie_within_the_window(window: Window, size: tuple[int, int]) -> None:
    window.resize(*size)
    for lesson in LAYOUTS:
        page = taught(window, lesson)
        for _ in range(len(lesson.stops)):
            assert_within(page)
            page.on_next()


def assert_within(page: LessonPage) -> None:
    """Fail if a part of the page is cut off, or reaches beyond it."""
    QApplication.processEvents()
    for each in (page.panel.text, page.panel.back, page.head.leave, *page.bar.buttons):
        if each.isVisible():
            corner = each.mapTo(page, each.rect().bottomRight())
            assert page.rect().contains(corner), (number(page), each)
            assert page.rect().contains(each.mapTo(page, each.rect().topLeft()))
    for way in (page.panel.back, page.panel.on, page.panel.further, page.panel.play):
        assert not way.isVisible() or way.width() >= way.sizeHint().width(), number(page)
    needed = page.panel.text.heightForWidth(page.panel.text.width())
    assert page.panel.text.height() >= needed, number(page)


@pytest.fixture
def clock() -> Iterator[Clock]:
    clock = Clock()
    with hurried(clock):
        yield clock
