"""What each card is worth with all cards open, shown in a review at one glance."""

import pytest
from pytestqt.qtbot import QtBot

from marjapussi_gui.ui.pages.review.page import ReviewPage
from marjapussi_gui.ui.panels.question.answer_options import CardOptionStrip

from .sample_review import open_review_page, random_match


@pytest.fixture
def page(qtbot: QtBot) -> ReviewPage:
    page = open_review_page(qtbot)
    page.show_match(random_match("huutopussi"))
    page.timeline.setValue(39)
    return page


def shown_worths(page: ReviewPage) -> dict[str, str]:
    return {
        option.name: option.value + "!" * (option.role == "worth-best")
        for strip in page.question_panel.findChildren(CardOptionStrip)
        if strip.isVisible()
        for option in strip._options
    }


def test_each_card_has_its_number_and_the_best_is_marked(page: ReviewPage) -> None:
    page.menus.worths_action.trigger()

    assert page.open_cards_checkbox.isChecked()
    assert shown_worths(page) == {
        "eight of spades": "\N{MINUS SIGN}60",
        "king of diamonds": "\N{MINUS SIGN}60",
        "nine of diamonds": "\N{MINUS SIGN}60",
        "ace of clubs": "+165!",
    }


def test_numbers_follow_the_moment_until_they_are_closed(page: ReviewPage) -> None:
    page.menus.worths_action.trigger()
    first = shown_worths(page)
    page.go_to_step("after")
    second = shown_worths(page)
    page.question_panel.buttons["worths"].click()

    assert first.keys() != second.keys()
    assert second
    assert page.question_panel.title != "What each card is worth"


@pytest.mark.parametrize("key", ["huutopussi-three", "marriage"])
def test_numbers_are_not_offered_where_one_number_does_not_tell(page: ReviewPage, key: str) -> None:
    page.show_match(random_match(key), 20)

    assert page.controller.state is not None
    assert not page.controller.state.has_worths
