"""The review page, with mouse and keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.cards import HIDDEN, Card
from marjapussi_gui.engine.events import Zone
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.ui.board.kitty import visible_zones
from marjapussi_gui.ui.common.requests import PlayFrom
from marjapussi_gui.ui.pages.review.page import ReviewPage
from marjapussi_gui.ui.panels.question.review_board import OpenCardsLayout
from tests.parameters import mostly_slow
from tests.preset_games import few_games
from tests.ui.board.test_plate_positions import overlap
from tests.ui.dialogs.layout_checks import accessible_name

from .sample_review import open_review_page, random_match

LEFT = Qt.MouseButton.LeftButton
KEYS = [each.key for each in VARIANTS]


@pytest.fixture
def page(qtbot: QtBot) -> ReviewPage:
    return open_review_page(qtbot)


def press(page: ReviewPage, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or page, key)


def shown_cards(page: ReviewPage) -> dict[Zone, list[Card]]:
    view = page.board.event_player.view
    assert view is not None
    return {zone: sorted(cards) for zone, cards in visible_zones(view) if cards}


@pytest.mark.parametrize("key", mostly_slow(KEYS, "marjapussi", "huutopussi", "tuppi", "marriage"))
def test_no_plate_lies_on_an_open_hand(page: ReviewPage, key: str) -> None:
    page.resize(1280, 800)
    page.show_match(random_match(key))
    page.open_cards_checkbox.setChecked(True)

    assert overlap(page.board) == []


def test_the_back_row_is_never_longer_than_the_front_row() -> None:
    layout = OpenCardsLayout(1280.0, 800.0, 4)

    for number in range(1, 22):
        spots = layout.spots(Zone("hand", Seat(1)), (number,))
        front = max(spot.x for spot in spots)

        assert max(spot.y for spot in spots) == max(s.y for s in spots if s.x == front)


@few_games
def test_the_felt_shows_every_moment(page: ReviewPage, key: str) -> None:
    page.show_match(random_match(key))

    for number, ply in enumerate((*range(0, page.timeline.maximum(), 7), page.timeline.maximum())):
        page.open_cards_checkbox.setChecked(number % 2 == 0)
        page.timeline.setValue(ply)

        assert shown_cards(page) == page.board.card_layer.zones.cards_by_zone
        assert page.sentence_label.text()
        page.open_cards_checkbox.toggle()
        assert shown_cards(page) == page.board.card_layer.zones.cards_by_zone


def test_keys_lead_through_the_match(page: ReviewPage) -> None:
    page.show_match(random_match("marjapussi"))
    last = page.timeline.maximum()
    for key, ply in (
        (Qt.Key.Key_Right, 2),
        (Qt.Key.Key_Right, 3),
        (Qt.Key.Key_Left, 2),
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_Right, last),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_PageDown, 1),
    ):
        press(page, key)

        assert page.ply == ply


def test_page_keys_go_from_hand_to_hand(page: ReviewPage) -> None:
    page.show_match(random_match("marjapussi"))

    press(page, Qt.Key.Key_PageDown)
    second = page.ply
    press(page, Qt.Key.Key_Right)
    press(page, Qt.Key.Key_PageUp)

    assert second > 20
    assert page.ply == second
    assert page.footer.place_label.text() == f"Hand 2 · {second} of {page.timeline.maximum()}"


def test_buttons_lead_through_the_match(page: ReviewPage) -> None:
    page.show_match(random_match("marjapussi"))

    for name in ("last", "hand_before", "before", "after", "first"):
        QTest.mouseClick(page.step_buttons[name], LEFT)

    assert page.ply == 0
    assert not page.step_buttons["first"].isEnabled()
    assert not page.step_buttons["before"].isEnabled()
    assert page.step_buttons["after"].isEnabled()


def test_all_cards_are_shown_or_only_those_known(page: ReviewPage) -> None:
    page.show_match(random_match("marjapussi"))

    assert set(shown_cards(page)[Zone("hand", 1)]) == {HIDDEN}
    press(page, Qt.Key.Key_O)
    assert HIDDEN not in shown_cards(page)[Zone("hand", 1)]
    press(page, Qt.Key.Key_O)
    assert set(shown_cards(page)[Zone("hand", 1)]) == {HIDDEN}


def test_each_step_is_described_and_announced(page: ReviewPage) -> None:
    page.show_match(random_match("marjapussi"))

    press(page, Qt.Key.Key_Home)
    assert page.sentence_label.text() == "Nothing has happened yet."
    press(page, Qt.Key.Key_End)
    assert (
        "takes the trick" in page.sentence_label.text()
        or "take the trick" in page.sentence_label.text()
    )
    assert page.sentence_label.text() in page.accessible_board.recent_sentences[-2:]


def test_tricks_of_the_hand_lie_open_until_the_next_move(page: ReviewPage) -> None:
    page.show_match(random_match("marjapussi"), 30)

    QTest.mouseClick(page.buttons.tricks_button, LEFT)
    assert page.tricks_panel.isVisible()
    assert page.dismiss()
    assert not page.tricks_panel.isVisible()
    assert not page.dismiss()
    page.toggle_tricks()
    press(page, Qt.Key.Key_Right)
    assert not page.tricks_panel.isVisible()


def test_a_game_without_tricks_offers_none(page: ReviewPage) -> None:
    page.show_match(random_match("marriage"))
    assert page.buttons.tricks_button.isHidden()

    page.show_match(random_match("marjapussi"))
    assert page.buttons.tricks_button.isVisible()


def test_play_goes_on_from_what_is_shown(page: ReviewPage, qtbot: QtBot) -> None:
    page.show_match(random_match("marjapussi"), 17)

    with qtbot.waitSignal(page.request) as asked:
        page.menus.play_action.trigger()

    assert asked.args == [PlayFrom(random_match("marjapussi"), 17)]


def test_nothing_is_played_from_where_a_match_is_over(page: ReviewPage) -> None:
    page.show_match(random_match("bondtolva", hands=1000))

    press(page, Qt.Key.Key_End)
    assert not page.menus.play_action.isEnabled()
    press(page, Qt.Key.Key_Left)
    assert page.menus.play_action.isEnabled()


def test_the_way_back(page: ReviewPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.request) as asked:
        QTest.mouseClick(page.buttons.back_button, LEFT)

    assert asked.args == ["back"]


def test_everything_has_a_name(page: ReviewPage) -> None:
    page.show_match(random_match("marjapussi"))

    own = page.buttons
    named = (
        *page.step_buttons.values(),
        own.tricks_button,
        own.more_button,
        own.other_seats_button,
        own.back_button,
        page.timeline,
    )
    assert all(accessible_name(each) for each in named)
    assert all(each.toolTip() for each in page.step_buttons.values())
    assert page.timeline.accessibleDescription() == page.sentence_label.text()


def test_accessible_name_of_the_timeline_describes_each_hand(page: ReviewPage) -> None:
    page.show_match(random_match("marjapussi"))
    name = page.timeline.accessibleName()

    assert name.startswith("Position in the match. Chance of winning the match: ")
    assert name.count("after hand") == name.count("%") > 0
