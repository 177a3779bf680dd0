"""The costliest decisions of a match: questions, answers and reasons."""

from collections.abc import Sequence
from dataclasses import replace
from threading import Event as Flag

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.notation import parse_action
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.ui.board.graphics_items import CardItem
from marjapussi_gui.ui.common import theme
from marjapussi_gui.ui.common.requests import PlayFrom, Practise
from marjapussi_gui.ui.pages.review.page import ReviewPage
from marjapussi_gui.ui.pages.review.review_state import ReviewState
from marjapussi_gui.ui.panels.question import panel_contents
from marjapussi_gui.ui.panels.question.answer_options import CardOptionStrip
from marjapussi_gui.ui.text.card_names import card_name
from marjapussi_gui.ui.text.review_moment_text import QuestionKind
from tests.parameters import mostly_slow
from tests.ui.dialogs.layout_checks import cut_off_texts, overlapping_widgets
from tests.ui.quick_evaluator import quick_evaluate

from .sample_review import create_review_page, random_match

LEFT = Qt.MouseButton.LeftButton
KEYS = [each.key for each in VARIANTS]
NARROW, WIDE = (800, 600), (1280, 800)
SIZES = (NARROW, (1120, 700), (1100, 600), (1000, 760), WIDE)


@pytest.fixture
def page(qtbot: QtBot) -> ReviewPage:
    page = create_review_page()
    qtbot.addWidget(page)
    page.resize(*WIDE)
    page.apply_preferences(Preferences(pace="off"))
    page.show()
    qtbot.waitActive(page)
    return page


def inquiry(page: ReviewPage) -> ReviewState:
    assert page._state is not None
    return page._state


def press(page: ReviewPage, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or page, key)


@pytest.mark.parametrize(
    ("kind", "options", "question"),
    [
        (DecisionKind.FOLLOW, ("play AS", "play 9S"), QuestionKind.PLAY),
        (DecisionKind.BID, ("bid 60", "pass"), QuestionKind.SAY),
        (DecisionKind.LEAD, ("play AS", "declare H"), QuestionKind.DO),
        (DecisionKind.GIVE, ("give AS KS QS", "give 9S KS QS"), QuestionKind.DO),
    ],
)
def test_question_asks_to_play_cards_to_make_calls_or_for_any_action(
    kind: DecisionKind, options: tuple[str, ...], question: QuestionKind
) -> None:
    values = tuple(ActionValue(parse_action(each), 0.0) for each in options)
    verdict = Verdict(Seat(0), kind, values[0].action, values, Grade.FINE)

    assert panel_contents.question_kind(verdict) is question


def ask_for_a_card(page: ReviewPage) -> int:
    """Go to the dearest moment at which only cards could be played; return where it is."""
    page.show_match(random_match("marjapussi"))
    verdicts, mistakes = page.controller.verdicts.verdicts_by_ply, inquiry(page).mistakes
    ply = next(each for each in mistakes if panel_contents.answer_cards(verdicts[each]))
    page.controller.go_to_mistake(mistakes.index(ply))
    return ply


def cards(page: ReviewPage) -> CardOptionStrip:
    assert isinstance(page.question_panel.options_widget, CardOptionStrip)
    return page.question_panel.options_widget


def test_moments_come_dearest_first_and_with_their_answer_covered(page: ReviewPage) -> None:
    page.show_match(random_match("marjapussi"))
    verdicts, mistakes = page.controller.verdicts.verdicts_by_ply, inquiry(page).mistakes
    costs = [verdicts[ply].cost for ply in mistakes]
    at_first = page.question_panel.title

    press(page, Qt.Key.Key_J)

    assert at_first == f"{len(mistakes)} moments to think about"
    assert costs == sorted(costs, reverse=True)
    assert page.ply == mistakes[0]
    assert page.question_panel.title.startswith("What would you have ")
    assert page.question_panel.reasons == ()
    assert page.question_panel.buttons["show"].text() == "Show the answer"


def test_the_answer_names_the_action_its_value_and_the_reasons(page: ReviewPage) -> None:
    ply = ask_for_a_card(page)
    verdict = page.controller.verdicts.verdicts_by_ply[ply]

    QTest.mouseClick(page.question_panel.buttons["show"], LEFT)

    said = [each.accessibleDescription() for each in cards(page).card_buttons]
    own = round(100 * (verdict.chosen_value.win_chance or 0))
    assert page.ply == ply + 1
    assert page.question_panel.reasons == ("The computer tried 40 deals that are still possible.",)
    assert said[0] == "90% best"
    assert any(each.startswith(f"{own}% yours: ") for each in said)
    assert page.footer.standing_label.text() == f"Chance of winning the match: {own}%"


def test_stepping_on_from_a_question_shows_its_answer(page: ReviewPage) -> None:
    ply = ask_for_a_card(page)

    press(page, Qt.Key.Key_Right)
    answer = inquiry(page).subject
    press(page, Qt.Key.Key_Left)

    assert answer == ("answer", ply)
    assert inquiry(page).subject == ("question", ply)


@pytest.mark.parametrize("place", [0, -1])
def test_a_card_of_the_hand_is_an_answer(page: ReviewPage, place: int) -> None:
    ply = ask_for_a_card(page)
    wanted = page.controller.verdicts.verdicts_by_ply[ply].action_values[place].action

    mine = page.board.card_layer.own_items()
    item = next(each for each in mine if each.card == panel_contents.card_of_action(wanted))
    left = page.board.mapFromScene(item.sceneBoundingRect().topLeft())
    at = left + (page.board.mapFromScene(item.pos()) - left) / 2
    QTest.mouseClick(page.board.viewport(), LEFT, pos=at)

    assert inquiry(page).subject == ("answer", ply)
    assert (page.question_panel.title == "Well spotted!") == (place == 0)


def test_a_card_beside_the_table_is_an_answer_too(page: ReviewPage) -> None:
    ask_for_a_card(page)

    QTest.mouseClick(cards(page).card_buttons[0], LEFT)

    assert inquiry(page).subject[0] == "answer"


@pytest.mark.parametrize("sort", ["suit", "rank"])
def test_cards_to_choose_from_are_sorted_as_in_the_hand(page: ReviewPage, sort: str) -> None:
    page.apply_preferences(Preferences(pace="off", sort=sort))
    ask_for_a_card(page)
    asked = 0
    for place in range(len(inquiry(page).mistakes)):
        page.controller.go_to_mistake(place)
        if isinstance(page.question_panel.options_widget, CardOptionStrip):
            offered = [each.accessibleName().lower() for each in cards(page).card_buttons]
            held = [card_name(each.card) for each in page.board.card_layer.own_items()]
            assert offered == [each for each in held if each in offered]
            asked += len(offered) > 2

    assert asked


def test_cards_to_choose_from_are_sorted_anew_when_the_preference_changes(
    page: ReviewPage,
) -> None:
    ask_for_a_card(page)
    before = [each.accessibleName() for each in cards(page).card_buttons]

    page.apply_preferences(Preferences(pace="off", low_first=True))

    after = [each.accessibleName() for each in cards(page).card_buttons]
    held = [card_name(each.card) for each in page.board.card_layer.own_items()]
    assert after != before
    assert [each.lower() for each in after] == [each for each in held if each.capitalize() in after]


def barred_items(page: ReviewPage, place: int) -> list[CardItem]:
    """Go to a mistake, and return the cards that couldn't be played there."""
    page.controller.go_to_mistake(place)
    cards = page.board.card_layer
    return [each for each in cards.own_items() if each.card in cards.disabled]


def test_what_may_not_be_played_is_no_answer(page: ReviewPage) -> None:
    ask_for_a_card(page)
    mistakes = inquiry(page).mistakes
    barred = next(filter(None, (barred_items(page, place) for place in range(len(mistakes)))))
    before = inquiry(page).subject

    item = barred[0]
    page.board.hand_input.click_card(item)

    assert inquiry(page).subject == before


def test_cards_cannot_be_played_without_a_question(page: ReviewPage) -> None:
    ask_for_a_card(page)
    offered = dict(page.board.hand_input.options.card_actions)
    page.go_to_step("first")

    assert offered
    assert page.board.hand_input.options.card_actions == {}
    assert page.board.card_layer.disabled == frozenset()


def test_play_from_the_answer_begins_before_the_mistake(page: ReviewPage, qtbot: QtBot) -> None:
    page.show_match(random_match("marjapussi"))
    page.controller.step_to_mistake()
    ply = page.ply
    page.show_answer()

    with qtbot.waitSignal(page.request) as asked:
        QTest.mouseClick(page.question_panel.buttons["play"], LEFT)

    assert asked.args == [PlayFrom(random_match("marjapussi"), ply)]


def test_moments_lead_on_and_back(page: ReviewPage) -> None:
    page.show_match(random_match("marjapussi"))
    mistakes = inquiry(page).mistakes
    page.controller.step_to_mistake()

    QTest.mouseClick(page.question_panel.buttons["next"], LEFT)
    second = page.ply
    QTest.mouseClick(page.question_panel.buttons["previous"], LEFT)

    assert second == mistakes[1]
    assert page.ply == mistakes[0]
    page.question_panel.mistake_chosen.emit(len(mistakes) - 1)
    assert page.ply == mistakes[-1]


def test_the_last_moment_leads_to_a_summary_and_not_to_the_first(page: ReviewPage) -> None:
    page.show_match(random_match("marjapussi"))
    mistakes = inquiry(page).mistakes
    page.controller.go_to_mistake(len(mistakes) - 1)
    page.show_answer()
    assert page.question_panel.buttons["next"].text() == "Finish"

    QTest.mouseClick(page.question_panel.buttons["next"], LEFT)

    assert page.question_panel.title == "That was the last moment."
    asked: list[object] = []
    page.request.connect(asked.append)
    QTest.mouseClick(page.question_panel.buttons["practise"], LEFT)
    assert asked == [Practise()]
    page.controller.step_to_mistake()
    assert inquiry(page).subject[0] == "summary"
    page.controller.step_to_mistake(-1)
    assert page.ply == mistakes[-1]


def test_an_answer_that_was_uncovered_is_no_question_any_more(page: ReviewPage) -> None:
    page.show_match(random_match("marjapussi"))
    page.controller.step_to_mistake()
    assert page.question_panel.title.endswith("?")

    QTest.mouseClick(page.question_panel.buttons["show"], LEFT)

    assert page.question_panel.title == "There was a better choice."


def test_another_seat_is_evaluated_on_request(page: ReviewPage) -> None:
    page.show_match(random_match("marjapussi"))
    mine = set(page.controller.verdicts.verdicts_by_ply)

    page.review_seat(Seat(1))
    page.controller.step_to_mistake()

    assert page.controller.verdicts.verdicts_by_ply[page.ply].seat == 1
    assert page.question_panel.title == "What would you have done in Aino’s place?"
    assert mine < set(page.controller.verdicts.verdicts_by_ply)
    assert page.board.hand_input.options.card_actions == {}
    assert page.buttons.status_label.text() == "Reviewing: Aino"


def test_stored_verdicts_are_not_evaluated_again(page: ReviewPage) -> None:
    asked: list[View] = []

    def counting(view: View, done: Action | None, stop: Flag) -> Verdict:
        asked.append(view)
        return quick_evaluate(view, done, stop)

    page.controller.verdicts._evaluate = counting
    page.show_match(random_match("marjapussi"), match_id=-7)
    first = len(asked)
    page.show_match(random_match("bag"), match_id=-8)
    both = len(asked)
    page.show_match(random_match("marjapussi"), match_id=-7)

    assert 0 < first < both == len(asked)
    assert inquiry(page).mistakes


def test_decisions_of_an_unfinished_hand_are_not_evaluated(page: ReviewPage) -> None:
    whole = random_match("marjapussi")
    record = replace(whole.record, entries=whole.record.entries[:20])

    page.show_match(replace(whole, record=record))

    assert page.controller.verdicts.verdicts_by_ply == {}
    assert not page.question_panel.isVisible()
    assert page.footer.standing_label.text() == "This hand will be reviewed when it’s finished."


def test_a_match_without_mistakes_shows_the_hardest_choice(page: ReviewPage) -> None:
    def praise(view: View, done: Action | None, stop: Flag) -> Verdict:
        given = quick_evaluate(view, done, stop)
        return Verdict(given.seat, given.kind, given.chosen, given.action_values, Grade.FINE)

    page.controller.verdicts._evaluate = praise
    page.show_match(random_match("bag"))

    panel, hardest = page.question_panel, inquiry(page).hardest_ply
    assert panel.title == "No mistakes"
    assert panel.options_widget is not None

    panel.buttons["hardest"].click()

    assert inquiry(page).subject == ("answer", hardest)


@pytest.mark.parametrize(
    ("key", "size"),
    mostly_slow(
        [*((key, NARROW) for key in KEYS), ("bag", WIDE), ("marriage", WIDE)],
        *((key, NARROW) for key in ("marjapussi", "huutopussi", "tuppi", "marriage")),
        ("bag", WIDE),
    ),
)
def test_every_decision_of_every_game_has_a_question_and_an_answer(
    page: ReviewPage, key: str, size: tuple[int, int]
) -> None:
    page.resize(*size)
    page.show_match(random_match(key))
    step = max(len(page.controller.verdicts.verdicts_by_ply) // 6, 1)

    for ply in sorted(page.controller.verdicts.verdicts_by_ply)[::step]:
        inquiry(page).go_to_question(ply)
        page.footer.move_timeline_marker(inquiry(page))
        page.show_moment()
        assert page.question_panel.options_widget is not None
        assert page.question_panel.title.endswith("?")
        page.show_answer()
        assert page.question_panel.reasons


# Beside the table


@pytest.mark.parametrize("size", [NARROW, WIDE])
def test_the_question_lies_beside_the_hand_and_the_trick(
    page: ReviewPage, size: tuple[int, int]
) -> None:
    page.resize(*size)
    page.show_match(random_match("marjapussi"))

    right = max(item.sceneBoundingRect().right() for item in page.board.card_layer.own_items())

    assert page.question_panel.isVisible()
    assert right < page.question_panel.x()


def test_a_newly_opened_match_shows_the_overview_before_questions(page: ReviewPage) -> None:
    page.show_match(random_match("bag"))
    page.show_match(random_match("bag"), min(page.controller.verdicts.verdicts_by_ply))
    at_first = inquiry(page).subject

    page.go_to_step("before")
    page.go_to_step("after")

    assert at_first == ("overview", -1)
    assert inquiry(page).subject[0] == "question"


@pytest.mark.parametrize(
    "key", mostly_slow(["marjapussi", "huutopussi", "tuppi", "marriage"], "huutopussi", "marriage")
)
def test_nothing_lies_over_anything_else_beside_the_table(
    qapp: QApplication, page: ReviewPage, key: str
) -> None:
    theme.apply_theme(qapp, "light")
    page.show_match(random_match(key))
    plies = sorted(page.controller.verdicts.verdicts_by_ply)[::7]
    faults = [
        f"{size}: {each}"
        for size in SIZES
        for each in faults_beside(page, size, plies if size in (NARROW, WIDE) else plies[::3])
    ]

    assert faults == []


def faults_beside(page: ReviewPage, size: tuple[int, int], plies: Sequence[int]) -> list[str]:
    """Return what is cut off or overlaps in these questions and answers."""
    page.resize(*size)
    faults = []
    for ply in plies:
        inquiry(page).go_to_question(ply)
        page.on_moment_changed()
        for _ in range(2):
            QApplication.processEvents()
            faults += [
                *overlapping_widgets(page.question_panel),
                *cut_off_texts(page.question_panel),
            ]
            page.show_answer()
    return faults
