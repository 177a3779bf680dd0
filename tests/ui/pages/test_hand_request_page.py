"""Hands are ordered by chips, and practised ten in a row or played at the table."""

from collections.abc import Iterator
from threading import Event as Flag

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.hand_request import (
    HANDS_IN_A_ROW,
    MAX_DEALS,
    OWN_SEAT,
    HandRequest,
    PracticePart,
    WishGroup,
)
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.model.verdict import Verdict
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.ui.pages.practice.hand_request_page import HandRequestPage
from marjapussi_gui.ui.pages.practice.requested_hands_page import RequestedHandsPage
from marjapussi_gui.ui.pages.practice.requested_hands_panel import RoundState
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.text.i18n import say
from marjapussi_gui.ui.widgets.fields import ComboField
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.held_cards import MEANINGS, Held
from tests.parameters import mostly_slow
from tests.services import replace_services
from tests.ui.dialogs.layout_checks import accessible_name
from tests.ui.quick_evaluator import quick_evaluate
from tests.ui.window_driver import close_window


class OrderDriver:
    """A window in which hands are ordered."""

    def __init__(self, evaluate: object = quick_evaluate, **services: object) -> None:
        preferences = Preferences(pace="off", rest="short", sound=False)
        kit = create_memory_services(ImmediateTaskRunner(), preferences)
        self.window = MainWindow(replace_services(kit, evaluate=evaluate, **services))
        self.window.show()
        self.window.run_command(Command.ORDER)

    @property
    def page(self) -> HandRequestPage:
        return self.window.pages.order_page

    @property
    def hands(self) -> RequestedHandsPage:
        return self.window.pages.ordered_hands_page

    @property
    def current_page(self) -> object:
        return self.window.page_stack.current_page

    def choose_game(self, key: str) -> None:
        self.page.game_field.set_value(key)

    def click_chip(self, key: str) -> None:
        groups = (*self.page.groups.values(), self.page.part_group)
        chip = next(group.chips[key] for group in groups if key in group.chips)
        assert chip.isVisible(), key
        QTest.mouseClick(chip, Qt.MouseButton.LeftButton)

    def press(self, name: str) -> None:
        QTest.mouseClick(self.hands.panel.buttons[name], Qt.MouseButton.LeftButton)

    def answer(self) -> None:
        assert self.hands.question is not None
        self.hands.on_action_chosen(self.hands.question.verdict.best.action)


@pytest.fixture
def driver() -> Iterator[OrderDriver]:
    here = OrderDriver()
    yield here
    close_window(here.window)


def test_my_play_leads_to_the_order(driver: OrderDriver) -> None:
    driver.window.run_command(Command.MY_PLAY)
    link = driver.window.pages.my_play_page.overview.links[Command.ORDER]
    QTest.mouseClick(link, Qt.MouseButton.LeftButton)

    assert driver.current_page is driver.page
    assert driver.page.game_field.hasFocus()


def test_a_field_is_wide_enough_for_choices_that_come_after_its_size_was_asked() -> None:
    choices = [(each.key, each.key * 2) for each in VARIANTS]
    early, late = ComboField("Game", choices), ComboField[str]("Game")
    assert late.sizeHint().width() < early.sizeHint().width()

    late.set_choices(choices)

    assert late.sizeHint() == early.sizeHint()


def test_at_first_every_hand_fits_and_few_chips_are_seen(driver: OrderDriver) -> None:
    cards = driver.page.groups[WishGroup.CARDS]

    assert driver.page.order == HandRequest()
    assert driver.page.status_label.text() == say("any-hand")
    assert sum(chip.isVisible() for chip in cards.chips.values()) <= 10
    QTest.mouseClick(cards.more_button, Qt.MouseButton.LeftButton)
    assert all(chip.isVisible() for chip in cards.chips.values())
    assert cards.more_button.text() == say("fewer")


def test_a_conflict_is_named_and_nothing_can_be_started(driver: OrderDriver) -> None:
    driver.click_chip("ace")
    driver.click_chip("no-ace")
    assert driver.page.status_label.text() == "No deal fits both “An ace” and “No ace”."
    assert not driver.page.start_button.isEnabled()
    assert not driver.page.play_button.isEnabled()

    driver.click_chip("ace")
    assert driver.page.start_button.isEnabled()
    assert driver.page.status_label.text().startswith("About 1 in")


def test_a_part_is_chosen_like_a_radio_button(driver: OrderDriver) -> None:
    driver.choose_game("huutopussi")
    driver.click_chip("auction")
    driver.click_chip("exchange")
    assert driver.page.part_group.chosen == ("exchange",)
    driver.click_chip("exchange")
    assert driver.page.order.part is PracticePart.EXCHANGE


def test_another_game_keeps_the_wishes_it_knows(driver: OrderDriver) -> None:
    driver.choose_game("huutopussi")
    for key in ("marriage", "no-ace", "partner-opened", "auction"):
        driver.click_chip(key)
    driver.choose_game("tuppi")
    assert driver.page.order == HandRequest(("no-ace",), PracticePart.AUCTION)

    driver.choose_game("marriage")
    assert driver.page.order == HandRequest()
    assert not driver.page.groups[WishGroup.BIDDING].isVisible()
    assert not driver.page.part_group.isVisible()


def test_clear_takes_back_all_wishes(driver: OrderDriver) -> None:
    for key in ("marriage", "dealer", "last-five"):
        driver.click_chip(key)
    QTest.mouseClick(driver.page.clear_button, Qt.MouseButton.LeftButton)

    assert driver.page.order == HandRequest()
    assert not driver.page.clear_button.isVisible()


@pytest.mark.parametrize(
    "key",
    mostly_slow([variant.key for variant in VARIANTS], "marjapussi", "huutopussi-two", "marriage"),
)
def test_ten_hands_in_a_row_fulfil_the_order_and_end_with_a_result(key: str) -> None:
    driver = OrderDriver()
    wish = "tunnela" if key == "marriage" else "ace"
    driver.choose_game(key)
    driver.click_chip(wish)
    driver.page.start_button.click()
    for number in range(1, HANDS_IN_A_ROW + 1):
        assert driver.current_page is driver.hands
        question = driver.hands.question
        assert question is not None
        record = question.posed.record
        assert record.header.game.key == key
        if len(record.entries) == 1:
            view = question.moment.view
            hand = record.state_after(1).rummy.hands[OWN_SEAT] if key == "marriage" else view.hand
            assert MEANINGS[wish](Held(hand))
        assert driver.hands.round is not None
        assert driver.hands.round.hand_number == number
        driver.answer()
        assert driver.hands.panel.title == "Well spotted!" or driver.hands.question is question
        driver.press("skip")

    assert driver.hands.round is not None
    assert driver.hands.round.state is RoundState.FINISHED
    assert driver.hands.panel.title == "10 out of 10 right"
    driver.press("more")
    assert driver.hands.round.hand_number == 1
    close_window(driver.window)


def test_next_plays_the_same_hand_on_within_its_part(driver: OrderDriver) -> None:
    driver.click_chip("last-five")
    driver.page.start_button.click()
    first = driver.hands.question
    assert first is not None
    driver.answer()
    QTest.keyClick(driver.hands.panel.buttons["next"], Qt.Key.Key_Space)

    second = driver.hands.question
    assert second is not None
    before, after = first.posed.record.entries, second.posed.record.entries
    if driver.hands.round is not None and driver.hands.round.hand_number == 1:
        assert after[: len(before)] == before
        assert after[len(before)].action == first.verdict.best.action


def test_a_wrong_answer_and_giving_up_count_as_wrong(driver: OrderDriver) -> None:
    driver.page.start_button.click()
    question = driver.hands.question
    assert question is not None
    driver.hands.on_action_chosen(question.verdict.action_values[-1].action)
    assert driver.hands.panel.title == "There’s a better choice."
    driver.press("skip")
    driver.hands.give_up()
    assert driver.hands.panel.title == "This is best."

    assert driver.hands.round is not None
    assert driver.hands.round.results == [[False], [False]]


def test_a_question_can_be_played_on_at_the_table(driver: OrderDriver) -> None:
    driver.page.start_button.click()
    driver.answer()
    question = driver.hands.question
    assert question is not None
    driver.press("play")

    match = driver.window.match_controller.match
    assert match is not None
    assert driver.current_page is driver.window.pages.table_page
    assert (
        match.record.entries[: len(question.posed.record.entries)] == question.posed.record.entries
    )


def test_one_hand_is_played_at_the_table_from_its_deal(driver: OrderDriver) -> None:
    driver.click_chip("no-ace")
    driver.click_chip("dealer")
    driver.page.play_button.click()

    match = driver.window.match_controller.match
    assert match is not None
    assert driver.current_page is driver.window.pages.table_page
    assert match.own_seat == match.record.header.start.dealer == OWN_SEAT
    assert match.is_assisted
    hand = match.record.state_after(1).hands[OWN_SEAT]
    assert MEANINGS["no-ace"](Held([card for card in range(52) if hand >> card & 1]))  # type: ignore[misc]


def test_leaving_the_hands_leads_back_to_the_order(driver: OrderDriver) -> None:
    driver.click_chip("void")
    driver.page.start_button.click()
    QTest.keyClick(driver.window, Qt.Key.Key_Escape)

    assert driver.current_page is driver.page
    assert driver.page.order == HandRequest(("void",))


def test_an_order_that_never_comes_up_says_so() -> None:
    driver = OrderDriver(deal_requested_hand=lambda *_: None)
    driver.page.play_button.click()
    assert driver.page.status_label.text() == say("order-not-found", number=MAX_DEALS)

    driver.page.start_button.click()
    assert driver.hands.panel.title == say("order-not-found", number=MAX_DEALS)
    assert {"again", "leave"} == driver.hands.panel.buttons.keys()
    close_window(driver.window)


def test_a_decision_without_a_difference_is_not_asked() -> None:
    asked = []

    def evaluate(view: View, action: Action | None, cancel: Flag) -> Verdict:
        verdict = quick_evaluate(view, action, cancel)
        asked.append(view)
        if len(asked) > 1:
            return verdict
        return Verdict(
            verdict.seat, verdict.kind, verdict.chosen, verdict.action_values[:1], verdict.grade
        )

    driver = OrderDriver(evaluate)
    driver.page.start_button.click()
    assert driver.hands.question is not None
    assert len(asked) == 2
    close_window(driver.window)


def test_a_failed_evaluation_offers_the_next_hand(caplog: pytest.LogCaptureFixture) -> None:
    def fail(_view: View, _action: Action | None, _cancel: Flag) -> Verdict:
        raise ValueError("no verdict")

    driver = OrderDriver(fail)
    driver.page.start_practice()

    assert [each.getMessage() for each in caplog.records] == ["can't practise an ordered hand"]
    caplog.clear()
    assert driver.hands.panel.title == say("evaluation-failed")
    driver.press("skip")
    assert driver.hands.round is not None
    assert driver.hands.round.hand_number == 2
    caplog.clear()
    close_window(driver.window)


def test_chips_have_names_for_screen_readers(driver: OrderDriver) -> None:
    cards = driver.page.groups[WishGroup.CARDS]

    assert cards.accessibleName() == "What you hold"
    assert accessible_name(cards.chips["no-ace"]) == "No ace"
    assert driver.page.game_field.accessibleName() == "Game"
