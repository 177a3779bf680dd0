"""The list of lessons, what lessons announce and offer, and the guided first hand after them."""

from collections.abc import Iterator
from unittest.mock import Mock

import pytest
from PySide6.QtWidgets import QAbstractButton, QWidget

from marjapussi_gui.app.service_factory import load_lessons
from marjapussi_gui.engine.actions import AskHalf, AskWhole, Declare, Play
from marjapussi_gui.learning.guided_hands import deal_number_by_game, hand_progress_key
from marjapussi_gui.model.match_totals import MatchTotals
from marjapussi_gui.ports.repositories import LessonProgress
from marjapussi_gui.ports.statistics_service import StatisticsService
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.common.requests import ShowLessons
from marjapussi_gui.ui.text import lesson_page_text as texts
from marjapussi_gui.ui.text.card_names import card_name
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.text.hint_text import comment_sentences
from marjapussi_gui.ui.window.learning_navigator import suggested_lesson
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.dialogs.layout_checks import accessible_name
from tests.ui.pages.test_lesson_page import LAST, OF_MARJAPUSSI, SECOND, open_lesson
from tests.ui.window_driver import close_window, open_window

WORDS_PER_MINUTE = 150  # read aloud
MINUTES_PER_STEP = 0.1  # to find and press what a step asks for


@pytest.fixture
def window() -> Iterator[MainWindow]:
    window = open_window()
    window.resize(1280, 800)
    yield window
    close_window(window)


def test_the_list_says_what_each_lesson_teaches(window: MainWindow) -> None:
    window.learning.show_lessons("marjapussi")
    rows = window.pages.lesson_list_page.rows

    assert [row.summary_label.text() for row in rows[:-1]] == [
        texts.lesson_text("marjapussi", lesson.summary_key) for lesson in OF_MARJAPUSSI
    ]
    assert rows[-1].title_label.text() == "Your first hand"


def test_the_list_shows_which_lessons_are_finished(window: MainWindow) -> None:
    progress = window._services.learning.lesson_progress
    progress.save(OF_MARJAPUSSI[0].key, len(OF_MARJAPUSSI[0].steps))
    progress.save(OF_MARJAPUSSI[1].key, 2)

    window.learning.show_lessons("marjapussi")
    rows = window.pages.lesson_list_page.rows

    assert [row.is_done for row in rows] == [True, *[False] * (len(rows) - 1)]
    assert [row.start_button.text() for row in rows[:3]] == ["Repeat", "Go on", "Start"]
    assert rows[0].state_label.text() == "Finished"
    assert window.focusWidget() is rows[1].start_button


def test_learn_and_the_lesson_page_lead_to_the_list(window: MainWindow) -> None:
    window.navigator.go_home()
    window.pages.start_page.request.emit(ShowLessons("tuppi"))
    pages = [window.page_stack.current_page]
    assert window.pages.lesson_list_page.game_key == "tuppi"

    window.pages.lesson_list_page.rows[0].start_button.click()
    pages.append(window.page_stack.current_page)
    window.pages.lesson_page.header.list_button.click()
    pages.append(window.page_stack.current_page)

    lessons = window.pages.lesson_list_page
    assert pages == [lessons, window.pages.lesson_page, lessons]


def test_the_list_can_show_another_game(window: MainWindow) -> None:
    window.learning.show_lessons("marjapussi")
    page = window.pages.lesson_list_page

    page.game_field.set_value("tuppi")

    assert page.game_key == "tuppi"
    assert page.title == "Tuppi: lessons"


def test_buttons_appear_when_they_are_taught(window: MainWindow) -> None:
    first, second, third = OF_MARJAPUSSI[:3]

    for lesson, offered in (
        (first, set[type]()),
        (second, {AskHalf}),
        (third, {AskHalf, AskWhole, Declare}),
    ):
        kinds = set[type]()
        for step in range(len(lesson.steps)):
            page = open_lesson(window, lesson, step)
            kinds |= {type(button.property("action")) for button in page.prompt_bar.buttons}
        assert kinds <= offered
        assert kinds or not offered


def test_moves_made_for_the_player_are_announced(window: MainWindow) -> None:
    lesson = next(each for each in load_lessons() if each.key == "marriage-4")
    page = open_lesson(window, lesson, 2)
    assert page.session is not None
    number = len(page.session.actions_on_players_behalf)

    page.on_next()

    said = "Now watch. I\N{RIGHT SINGLE QUOTATION MARK}ll make your next"
    assert number > 1
    assert any(said in each for each in page.accessible_board.recent_sentences)


def test_nothing_is_announced_if_nothing_is_played_for_the_player(window: MainWindow) -> None:
    page = open_lesson(window, SECOND)

    page.on_next()

    assert not any("Now watch" in each for each in page.accessible_board.recent_sentences)


def test_a_guided_hand_follows_the_last_lesson(window: MainWindow) -> None:
    page = open_lesson(window, LAST, len(LAST.steps) - 1)
    page.panel.play_button.click()
    table, match = window.pages.table_page, window.match_controller.match

    assert window.page_stack.current_page is table
    assert match is not None
    assert match.seed == deal_number_by_game()["marjapussi"]
    assert match.record.header.player_names[1:] == ("Hilma", "Väinö", "Elsa")
    assert table.guide.hand is not None


def test_a_comment_is_shown_and_goes_with_the_decision(window: MainWindow) -> None:
    window.learning.start_guided_hand("marjapussi")
    table = window.pages.table_page
    table.board.finish_events()
    view = table.table_controller.view
    assert view is not None
    assert table.guide.hand is not None
    assert table.guide.hand.past_topics == ("lead",)
    assert table.panels.guide.isVisible()
    assert not table.panels.hint.isVisible()

    table.table_controller.perform(view.legal_actions[0])

    lead = comment_sentences("marjapussi", "lead").reasons[0]
    assert lead not in table.panels.guide.visible_texts
    assert window.match_controller.match is not None
    assert window.match_controller.match.is_assisted


def test_a_hint_takes_the_place_of_a_comment(window: MainWindow) -> None:
    window.learning.start_guided_hand("marjapussi")
    table = window.pages.table_page
    table.board.finish_events()
    assert table.panels.guide.is_open

    table.toggle_hint()

    assert table.panels.hint.is_open
    assert not table.panels.guide.is_open


def test_only_a_prepared_match_is_guided(window: MainWindow) -> None:
    window.learning.start_guided_hand("marjapussi")
    window.match_controller.start_default_match("marjapussi")

    assert window.pages.table_page.guide.hand is None


def test_first_match_has_tips_if_no_lesson_was_begun(window: MainWindow) -> None:
    window.learning.start_match("marjapussi")
    guide, match = window.pages.table_page.guide, window.match_controller.match
    window.pages.table_page.board.finish_events()

    hands = [guide.hand]
    assert match is not None
    # in some deals the first decision is about nothing new
    assert match.is_assisted == window.pages.table_page.panels.guide.is_open

    window._services.learning.lesson_progress.save("tuppi-1", 2)
    for key in ("marjapussi", "tuppi"):
        window.learning.start_match(key)
        hands.append(guide.hand)

    assert [each is None for each in hands] == [False, True, True]


def test_newcomers_are_offered_a_lesson_until_they_win() -> None:
    lessons = [LessonProgress(each, 0, 0) for each in OF_MARJAPUSSI]
    beaten, winner = Mock(StatisticsService), Mock(StatisticsService)
    beaten.totals.return_value = MatchTotals(matches=3)
    winner.totals.return_value = MatchTotals(matches=3, matches_won=1)

    assert suggested_lesson(lessons, "marjapussi", beaten) == lessons[0]
    assert suggested_lesson(lessons, "marjapussi", winner) is None
    begun = LessonProgress(SECOND, 3, 3)
    assert suggested_lesson([lessons[0], begun], "marjapussi", winner) == begun


def test_a_usual_match_follows_once_the_guided_hand_is_finished(window: MainWindow) -> None:
    window._services.learning.lesson_progress.save(hand_progress_key("marjapussi"), 1)

    window.learning.play_after_lesson("marjapussi")

    assert window.pages.table_page.guide.hand is None
    assert window.match_controller.last_game.game == "marjapussi"


def test_the_menu_opens_the_list_of_the_last_game(window: MainWindow) -> None:
    window.actions_by_command[Command.LESSONS].trigger()

    assert window.page_stack.current_page is window.pages.lesson_list_page


def test_a_newcomer_declares_a_marriage_within_ten_minutes(window: MainWindow) -> None:
    """Follow what is announced from the first start on, finding controls by their names."""
    window.navigator.go_home()
    window.pages.start_page.lesson_tile.start_button.click()
    page = window.pages.lesson_page
    page.board.event_player.speed = NO_ANIMATION
    spoken: list[str] = []
    steps, task = 0, None
    while not isinstance(task, Declare):
        assert page.session is not None
        spoken.append(page.panel.text_label.accessibleName())
        assert spoken[-1].startswith("Helvi: ")
        task = page.session.card_to_reach_step or page.session.task
        steps += 1
        if page.session.is_last_step and page.session.has_reached_step:
            press_named(page.panel, "Next lesson")
        elif isinstance(task, Play):
            name = card_name(task.card)
            buttons = page.accessible_board.card_buttons
            next(each for each in buttons if each.accessibleName().startswith(name)).click()
        elif task is None:
            press_named(page.panel, "Next")
        else:
            suggested = [b for b in page.prompt_bar.buttons if b.property("look") == "suggested"]
            suggested[0].click()
    words = sum(len(text.split()) for text in spoken)

    assert words
    assert words / WORDS_PER_MINUTE + steps * MINUTES_PER_STEP < 10


def press_named(parent: QWidget, name: str) -> None:
    buttons = [each for each in parent.findChildren(QAbstractButton) if each.isVisible()]
    next(each for each in buttons if accessible_name(each) == name).click()


def test_every_lesson_has_a_summary_of_its_own() -> None:
    for game in {lesson.game for lesson in load_lessons()}:
        keys = [lesson.summary_key for lesson in load_lessons() if lesson.game == game]
        assert len(set(keys)) == len(keys), game
