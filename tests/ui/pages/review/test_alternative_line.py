"""A hand as it could have gone, to be stepped through on the page for looking back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.cards import HIDDEN
from marjapussi_gui.engine.events import Zone
from marjapussi_gui.ui.board.kitty import visible_zones
from marjapussi_gui.ui.pages.review.page import ReviewPage

from .sample_review import open_review_page, random_match

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot) -> ReviewPage:
    return open_review_page(qtbot, 1280, 800)


def menu_texts(page: ReviewPage) -> list[str]:
    page.show_more_menu()
    menu = page.buttons.more_button.findChildren(
        QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly
    )[-1]
    texts = [action.text() for action in menu.actions()]
    menu.close()
    return texts


def test_a_line_is_stepped_through_with_open_cards(page: ReviewPage) -> None:
    page.show_match(random_match("bondtolva"), 9)
    whole = page.timeline.maximum()

    page.menus.could_win_action.trigger()

    inquiry = page.controller.state
    assert inquiry is not None
    assert inquiry.line is not None
    assert page.ply == inquiry.line.ply
    assert page.timeline.maximum() == inquiry.line.ply + len(inquiry.line.entries) < whole
    view = page.board.event_player.view
    assert view is not None
    assert HIDDEN not in dict(visible_zones(view))[Zone("hand", 1)]
    assert page.question_panel.title == "Could I have won this hand?"
    assert "This is perfect play with all cards face up" in page.question_panel.reasons[1]
    page.go_to_step("last")
    assert inquiry.playback.state_at(page.ply).match.hands_played == 1


def test_the_way_back_leads_to_the_hand_as_it_was_played(page: ReviewPage) -> None:
    page.show_match(random_match("bondtolva"), 9)
    whole = page.timeline.maximum()
    page.menus.could_win_action.trigger()
    page.go_to_step("last")

    QTest.mouseClick(page.question_panel.buttons["leave"], LEFT)
    by_button = page.ply, page.timeline.maximum(), page.open_cards_checkbox.isChecked()
    page.menus.could_win_action.trigger()
    was_open = page.dismiss()

    assert by_button == (9, whole, False)
    assert was_open
    assert (page.ply, page.timeline.maximum(), page.open_cards_checkbox.isChecked()) == by_button
    assert not page.dismiss()


def test_play_goes_on_from_a_line_that_might_have_been(page: ReviewPage, qtbot: QtBot) -> None:
    page.show_match(random_match("bondtolva"), 9)
    page.menus.could_win_action.trigger()
    inquiry = page.controller.state
    assert inquiry is not None
    page.go_to_step("after")

    with qtbot.waitSignal(page.request) as asked:
        page.menus.play_action.trigger()

    assert asked.args[0].match.record == inquiry.playback.record
    assert asked.args[0].ply == page.ply


def test_a_line_is_offered_for_hands_of_tricks_that_are_over(page: ReviewPage) -> None:
    wish = "Could I have won this hand?"
    page.show_match(random_match("bondtolva"), 9)
    of_tricks = menu_texts(page)
    page.show_match(random_match("bondtolva", hands=0), 0)
    page.show_match(random_match("marriage"), 9)

    assert wish in of_tricks
    assert wish not in menu_texts(page)


def test_a_missing_line_is_explained(page: ReviewPage) -> None:
    page.show_match(random_match("bondtolva"), 9)
    page.controller._line_loader._find_line = lambda *_: None

    page.menus.could_win_action.trigger()

    assert page.question_panel.reasons == ("The computer can’t work that out for this hand.",)
    QTest.mouseClick(page.question_panel.buttons["leave"], LEFT)
    assert page.question_panel.title != "Could I have won this hand?"


def test_a_line_that_cannot_be_worked_out_is_none(
    page: ReviewPage, caplog: pytest.LogCaptureFixture
) -> None:
    def failing(*_: object) -> None:
        raise ValueError("too hard")

    page.show_match(random_match("bondtolva"), 9)
    page.controller._line_loader._find_line = failing

    page.menus.could_win_action.trigger()

    assert page.question_panel.reasons == ("The computer can’t work that out for this hand.",)
    assert [each.getMessage() for each in caplog.records] == ["no line was found"]
    caplog.clear()
