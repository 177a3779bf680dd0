"""A lesson is played: step by step, in every way of doing things, left and taken up again."""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_gui.app.service_factory import load_lessons
from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import HIDDEN, parse_card
from marjapussi_gui.learning.lessons import Lesson
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION, AnimationSpeed
from marjapussi_gui.ui.board.animator import FRAME_MS
from marjapussi_gui.ui.pages.lessons.lesson_page import DECORATIONS_BY_PLACE, LessonPage
from marjapussi_gui.ui.text import lesson_page_text
from marjapussi_gui.ui.text import lesson_page_text as texts
from marjapussi_gui.ui.text import screen_reader_text as spoken_words
from marjapussi_gui.ui.text.card_names import card_name
from marjapussi_gui.ui.text.i18n import say
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.fake_clock import FakeClock
from tests.parameters import mostly_slow
from tests.ui.table_driver import set_animation_speed
from tests.ui.window_driver import DragMouse, Mouse, ScreenReader, close_window, open_window

SMALLEST = (800, 600)
MAX_WAIT_MS = 4000
LAYOUTS = [
    each for each in load_lessons() if each.key in ("huutopussi-3", "avomarjapussi-1", "marriage-1")
]
FIRST_ONES = [each for each in load_lessons() if each.key in ("marjapussi-1", "tuppi-1")]
LAST_ONES = [*{each.game: each for each in load_lessons()}.values()]  # of each game
OF_MARJAPUSSI = [each for each in load_lessons() if each.game == "marjapussi"]
FIRST, SECOND, LAST = OF_MARJAPUSSI[0], OF_MARJAPUSSI[1], OF_MARJAPUSSI[-1]


@pytest.fixture
def window(qapp: QApplication) -> Iterator[MainWindow]:
    window = open_window()
    window.resize(1280, 800)
    yield window
    close_window(window)


def open_lesson(window: MainWindow, lesson: Lesson, step: int = 0) -> LessonPage:
    page = window.pages.lesson_page
    set_animation_speed(page.board, NO_ANIMATION)
    page.accessible_board.recent_sentences.clear()
    window.page_stack.show_page(page)
    page.show_lesson(lesson, step)
    return page


def is_past(page: LessonPage, step: int) -> bool:
    """Return whether a screen reader's press, which lasts a little, took effect."""
    return number(page) > step


def complete_step(page: LessonPage, hand: Mouse, lesson: Lesson, step: int) -> None:
    task = lesson.task_action(step)
    if task is None:
        hand.press(page.panel.next_button)
    else:
        hand.do(task)


def number(page: LessonPage) -> int:
    assert page.session is not None
    while page.session.card_to_reach_step is not None:
        page.on_next()
    assert page.session.has_reached_step
    assert page.session.ply == len(page.session.session.record.entries)
    return page.session.step_index


@pytest.mark.parametrize(
    "first", [0, pytest.param(1, marks=pytest.mark.slow), pytest.param(2, marks=pytest.mark.slow)]
)
def test_next_leads_through_every_lesson_in_the_smallest_window(
    window: MainWindow, first: int
) -> None:
    window.resize(*SMALLEST)
    for lesson in load_lessons()[first::3]:
        page = open_lesson(window, lesson)

        for step in range(len(lesson.steps)):
            assert number(page) == step
            assert page.panel.text_label.text() == lesson_page_text.step_text(
                lesson, step, lesson.steps[step].text_key
            )
            assert page.panel.progress_label.text() == f"Step {step + 1} of {len(lesson.steps)}"
            assert_within(page)
            if page.panel.next_button.isVisible():
                Mouse(window, page).press(page.panel.next_button)

        assert page.panel.play_button.isVisible()
        assert page.session is not None
        last = lesson.record.entries[: lesson.steps[-1].ply]
        assert last == page.session.session.record.entries


@pytest.mark.parametrize(("size", "language"), [((800, 600), "de"), ((1280, 800), "en")])
def test_the_panel_lies_clear_of_open_rows(
    window: MainWindow, size: tuple[int, int], language: str
) -> None:
    window.resize(*size)
    window.apply_preferences(Preferences(language=language, sound=False))
    covered = [
        (lesson.key, step, area)
        for lesson in load_lessons()
        if lesson.game == "avomarjapussi"
        for step in range(len(lesson.steps) - 1)
        for area in areas_below_panel(open_lesson(window, lesson, step))
    ]
    window.apply_preferences(Preferences(language="en", sound=False))

    assert covered == []


def areas_below_panel(page: LessonPage) -> Iterator[str]:
    """Yield the open cards and the parts of the header that the panel covers."""
    paper = page.panel.paper
    for zone, items in page.board.card_layer.zones.items():
        for item in items if zone.kind in ("up", "hand", "trick") else ():
            box = page.board.mapFromScene(item.sceneBoundingRect()).boundingRect()
            if item.card != HIDDEN and paper.intersects(box):
                yield f"{item.card} in {zone.kind}"
    for widget in (page.header.title_label, page.header.list_button, page.header.leave_button):
        if paper.intersects(widget.geometry()):
            yield str(widget.text())


def test_clicking_suggested_actions_leads_through_last_lessons(window: MainWindow) -> None:
    for lesson in LAST_ONES:
        page = open_lesson(window, lesson)
        hand = Mouse(window, page)

        for step in range(len(lesson.steps) - 1):
            assert number(page) == step
            complete_step(page, hand, lesson, step)

        assert number(page) == len(lesson.steps) - 1


@pytest.mark.parametrize("lesson", FIRST_ONES, ids=lambda lesson: lesson.key)
@pytest.mark.parametrize("way", [DragMouse, ScreenReader])
def test_dragging_and_a_screen_reader_lead_through_first_lessons(
    window: MainWindow, lesson: Lesson, way: type[Mouse], qtbot: QtBot
) -> None:
    page = open_lesson(window, lesson)
    hand = way(window, page)

    for step in range(len(lesson.steps) - 1):
        complete_step(page, hand, lesson, step)
        qtbot.waitUntil(partial(is_past, page, step))

    assert number(page) == len(lesson.steps) - 1


def test_space_and_the_arrows_lead_through_last_lessons(window: MainWindow) -> None:
    for lesson in LAST_ONES:
        page = open_lesson(window, lesson)

        for step in range(len(lesson.steps) - 1):
            assert number(page) == step
            is_task = lesson.task_action(step) is not None
            QTest.keyClick(page.board, Qt.Key.Key_Space if is_task else Qt.Key.Key_Right)

        assert number(page) == len(lesson.steps) - 1


def test_return_leads_through_a_lesson_and_the_focus_ends_on_the_way_on(window: MainWindow) -> None:
    page = open_lesson(window, FIRST)

    for step in range(len(FIRST.steps) - 1):
        assert number(page) == step
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)

    assert number(page) == len(FIRST.steps) - 1
    assert window.focusWidget() is page.panel.next_lesson_button
    page.on_back()
    assert window.focusWidget() is page.board


def test_the_left_arrow_leads_back_to_the_first_step(window: MainWindow) -> None:
    last = len(SECOND.steps) - 1
    page = open_lesson(window, SECOND, last)

    for step in reversed(range(last)):
        QTest.keyClick(page.board, Qt.Key.Key_Left)
        assert number(page) == step


@pytest.mark.parametrize(
    "lesson", mostly_slow(load_lessons(), *load_lessons()[::5]), ids=lambda lesson: lesson.key
)
def test_a_lesson_can_be_followed_by_ear(window: MainWindow, lesson: Lesson) -> None:
    """Follow the announcement at each step, finding controls by their accessible names."""
    page = open_lesson(window, lesson)
    teacher = texts.teacher_name(lesson.game)

    assert page.accessible_board.recent_sentences[0] == lesson_page_text.lesson_title(
        lesson.game, lesson.number, lesson.title_key
    )
    for step, here in enumerate(lesson.steps[:-1]):
        announced = say(
            "teacher",
            teacher=teacher,
            sentence=lesson_page_text.step_text(lesson, step, here.text_key),
        )
        assert announced in page.accessible_board.recent_sentences
        assert page.panel.text_label.accessibleName() == announced
        assert page.panel.stitches.accessibleName() == f"Step {step + 1} of {len(lesson.steps)}"
        task = lesson.task_action(step)
        if isinstance(task, Play):
            named = [
                b
                for b in page.accessible_board.card_buttons
                if b.accessibleName().startswith(name_of(task))
            ]
            named[0].click()
        else:
            page.panel.next_button.click()
        assert number(page) == step + 1


def name_of(task: Play) -> str:
    """Return how the button over a card begins."""
    whole = spoken_words.hand_card_label(task.card, 1, 1, may_play=True)
    return whole[: len(card_name(task.card))]


def test_player_plays_the_cards_between_the_steps(window: MainWindow) -> None:
    taught_by_watching = []
    for lesson in load_lessons():
        page = open_lesson(window, lesson)
        assert page.session is not None
        played = 0
        while not (page.session.is_last_step and page.session.has_reached_step):
            task = page.session.task if page.session.has_reached_step else None
            played += isinstance(page.session.card_to_reach_step or task, Play)
            page.on_next()
        entries = lesson.record.entries[lesson.steps[0].ply : lesson.steps[-1].ply]
        own = [each for each in entries if each.seat == lesson.seat]
        if 4 * played < 3 * sum(isinstance(each.action, Play) for each in own):
            taught_by_watching.append(lesson.key)

    assert taught_by_watching == []


def test_another_card_between_the_steps_is_answered(window: MainWindow) -> None:
    page = open_lesson(window, FIRST, 5)
    page.on_next()
    assert page.session is not None
    card = page.session.card_to_reach_step
    assert card is not None
    assert page.panel.text_label.text() == lesson_page_text.card_text(
        "marjapussi", "your card", card
    )
    assert page.spotlight._lit_area.to_play == (card.card,)

    [other, *_] = [c for c in page.board.card_layer.hand_order.cards if c != card.card]
    page.on_action_tried(Play(other))

    assert page.session.card_to_reach_step == card
    assert page.panel.text_label.text() == lesson_page_text.card_text(
        "marjapussi", "else card", card
    )
    Mouse(window, page).put(card.card)
    assert page.session.card_to_reach_step != card


def test_another_card_is_answered_and_glides_back(window: MainWindow) -> None:
    page = open_lesson(window, FIRST, 2)

    Mouse(window, page).put(parse_card("KS"))

    assert number(page) == 2
    assert page.panel.text_label.text() == texts.lesson_text("marjapussi", "beat else")
    assert parse_card("KS") in page.board.card_layer.hand_order.cards
    item = Mouse(window, page).item(parse_card("KS"))
    assert (item.home.x, item.home.y) == (item.spot.x, item.spot.y)


def test_a_forbidden_card_is_refused_in_the_panel(window: MainWindow) -> None:
    page = open_lesson(window, FIRST, 2)

    Mouse(window, page).put(parse_card("8S"))

    assert number(page) == 2
    assert "jack of spades" in page.panel.text_label.text()


def test_the_right_card_before_its_time_is_taken(window: MainWindow) -> None:
    page = open_lesson(window, FIRST, 1)

    Mouse(window, page).put(parse_card("TS"))

    assert number(page) == 3


def test_another_card_before_its_time_waits(window: MainWindow) -> None:
    page = open_lesson(window, FIRST, 1)

    Mouse(window, page).put(parse_card("KS"))

    assert number(page) == 1
    assert page.panel.text_label.text() == say("press-next")


def test_a_lesson_that_was_left_is_taken_up_again(window: MainWindow) -> None:
    window.learning.start_lesson("marjapussi")
    page = window.pages.lesson_page
    page.board.event_player.speed = NO_ANIMATION
    for _ in range(3):
        page.on_next()

    window.on_escape()
    assert window.page_stack.currentWidget() is window.pages.start_page
    assert window.pages.start_page.lesson_tile.offered_lesson is not None
    window.pages.start_page.lesson_tile.start_button.click()

    assert window.page_stack.currentWidget() is page
    assert page.session is not None
    assert (page.session.lesson, number(page)) == (FIRST, 3)


def test_learn_begins_the_first_lesson_that_is_not_done(window: MainWindow) -> None:
    window._services.learning.lesson_progress.save("marjapussi-1", len(FIRST.steps))

    window.learning.start_lesson("marjapussi")

    course = window.pages.lesson_page.session
    assert course is not None
    assert (course.lesson.key, course.step_index) == ("marjapussi-2", 0)


def test_learn_begins_anew_where_all_is_done(window: MainWindow) -> None:
    for each in OF_MARJAPUSSI:
        window._services.learning.lesson_progress.save(each.key, len(each.steps))

    window.learning.start_lesson("marjapussi")

    course = window.pages.lesson_page.session
    assert course is not None
    assert (course.lesson.key, course.step_index) == ("marjapussi-1", 0)


def test_a_lesson_that_was_done_stays_done(window: MainWindow) -> None:
    page = open_lesson(window, FIRST)
    while number(page) < len(FIRST.steps) - 1:
        page.on_next()
    page.on_back()

    assert window._services.learning.lesson_progress.load()[FIRST.key] == len(FIRST.steps)


def test_after_the_last_step_the_next_lesson_and_then_a_hand_is_played(window: MainWindow) -> None:
    page = open_lesson(window, FIRST, len(FIRST.steps) - 1)
    page.panel.next_lesson_button.click()
    assert page.session is not None
    assert page.session.lesson == SECOND

    page = open_lesson(window, LAST, len(LAST.steps) - 1)
    assert not page.panel.next_lesson_button.isVisible()
    page.panel.play_button.click()

    assert window.page_stack.current_page is window.pages.table_page
    assert window.match_controller.last_game.game == "marjapussi"


def test_newcomers_are_offered_the_first_lesson_once(window: MainWindow) -> None:
    window.navigator.go_home()
    offered = window.pages.start_page.lesson_tile.offered_lesson
    assert offered is not None
    assert offered.lesson == FIRST
    assert window.pages.start_page.lesson_tile.isVisible()

    window._services.learning.lesson_progress.save(FIRST.key, len(FIRST.steps))
    window.navigator.go_home()

    assert not window.pages.start_page.lesson_tile.isVisible()


def test_a_tile_shows_how_far_its_lessons_are(window: MainWindow) -> None:
    window._services.learning.lesson_progress.save(FIRST.key, 3)

    window.navigator.go_home()

    sewn = window.pages.start_page.family_tiles[0].progress_bar
    assert sewn.groups == tuple(
        (3 if each is FIRST else 0, len(each.steps)) for each in OF_MARJAPUSSI
    )
    total = sum(len(each.steps) for each in OF_MARJAPUSSI)
    assert sewn.accessibleName() == f"3 of {total} steps done"


def test_suggestion_survives_a_language_switch(window: MainWindow) -> None:
    page = open_lesson(window, SECOND, 2)

    page.retranslate()

    looks = [each.property("look") for each in page.prompt_bar.buttons]
    assert looks.count("suggested") == 1
    assert number(page) == 2


def test_next_hurries_before_it_goes_on(window: MainWindow, fast_clock: FakeClock) -> None:
    page = open_lesson(window, FIRST)
    set_animation_speed(page.board, AnimationSpeed())
    page.on_next()
    was_telling = page.board.event_player.is_playing

    page.on_next()

    assert was_telling
    assert number(page) == 1
    assert not page.board.event_player.is_playing


def test_mentioned_cards_are_lit_and_cards_to_play_are_gold(window: MainWindow) -> None:
    page = open_lesson(window, FIRST, 2)

    assert page.spotlight.isVisible()
    assert page.spotlight._lit_area.cards == (parse_card("JS"),)
    assert page.spotlight._lit_area.to_play == (parse_card("TS"),)
    assert page.bookmark.ranks == tuple("ATKQJ9876")
    assert page.bookmark.isVisible()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_panel_and_buttons_lie_within_the_window(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    for lesson in LAYOUTS:
        page = open_lesson(window, lesson)
        for _ in range(len(lesson.steps)):
            assert_within(page)
            page.on_next()


def assert_within(page: LessonPage) -> None:
    """Fail if a part of the page is cut off, or reaches beyond it."""
    QApplication.processEvents()
    for each in (
        page.panel.text_label,
        page.panel.back_button,
        page.header.leave_button,
        *page.prompt_bar.buttons,
    ):
        if each.isVisible():
            corner = each.mapTo(page, each.rect().bottomRight())
            assert page.rect().contains(corner), (number(page), each)
            assert page.rect().contains(each.mapTo(page, each.rect().topLeft()))
    for way in (
        page.panel.back_button,
        page.panel.next_button,
        page.panel.next_lesson_button,
        page.panel.play_button,
    ):
        assert not way.isVisible() or way.width() >= way.sizeHint().width(), number(page)
    needed = page.panel.text_label.heightForWidth(page.panel.text_label.width())
    assert page.panel.text_label.height() >= needed, number(page)


def test_spotlight_on_the_score_leaves_the_captions_of_the_bags_lit(window: MainWindow) -> None:
    page = open_lesson(window, FIRST, 1)
    captions = [page.board.decorations.items.visible_texts[f"caption {side}"] for side in (0, 1)]

    lit = page.spotlight._visible_decorations(DECORATIONS_BY_PLACE["score"])

    assert set(captions) <= set(lit)


def test_spotlight_on_the_trumps_leaves_their_name_lit(window: MainWindow) -> None:
    step = next(n for n, each in enumerate(SECOND.steps) if "trump" in each.highlighted_places)
    page = open_lesson(window, SECOND, step)

    lit = page.spotlight._visible_decorations(DECORATIONS_BY_PLACE["trump"])

    assert page.board.decorations.items.visible_texts["title"] in lit


@pytest.mark.parametrize(
    "lesson", mostly_slow(load_lessons(), *LAST_ONES[::4]), ids=lambda lesson: lesson.key
)
def test_nobody_waits_longer_than_four_seconds(
    window: MainWindow, clock: FakeClock, lesson: Lesson
) -> None:
    page = open_lesson(window, lesson)
    page.apply_preferences(Preferences(sound=False))
    session, longest = page.session, 0.0
    assert session is not None

    while not session.is_last_step or page.board.event_player.is_playing:
        begun = clock.ms
        page.on_next()
        while page.board.event_player.is_playing:
            clock.ms += FRAME_MS
            page.board.animator.on_frame()
        longest = max(longest, clock.ms - begun)

    assert 0 < longest <= MAX_WAIT_MS
