"""The dearest moments of a match: asked with the answer covered, answered, and argued."""

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
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View
from marjapussi_gui.kept.verdict import Rank, Verdict
from marjapussi_gui.ui.basis import theme
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.pages.review import ReviewPage
from marjapussi_gui.ui.review import contents
from marjapussi_gui.ui.review.choices import CardStrip
from marjapussi_gui.ui.review.inquiry import Inquiry
from tests.ui.dialogs.measure import cut_off, overlapping

from .matches import judge, match, new_page

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")

LEFT = Qt.MouseButton.LeftButton
KEYS = [each.key for each in VARIANTS]
NARROW, WIDE = (800, 600), (1280, 800)
SIZES = (NARROW, (1120, 700), (1100, 600), (1000, 760), WIDE)


@pytest.fixture
def page(qtbot: QtBot) -> ReviewPage:
    page = new_page()
    qtbot.addWidget(page)
    page.resize(*WIDE)
    page.prefer(Preferences(pace="off"))
    page.show()
    qtbot.waitActive(page)
    return page


def inquiry(page: ReviewPage) -> Inquiry:
    assert page._inquiry is not None
    return page._inquiry


def press(page: ReviewPage, key: Qt.Key) -> None:
    QTest.keyClick(QApplication.focusWidget() or page, key)


def ask_for_a_card(page: ReviewPage) -> int:
    """Go to the dearest moment at which only cards could be played; return where it is."""
    page.show_match(match("marjapussi"))
    verdicts, mistakes = page.guide.verdicts.by_ply, inquiry(page).mistakes
    ply = next(each for each in mistakes if contents.plays(verdicts[each]))
    page.guide.go_to_place(mistakes.index(ply))
    return ply


def cards(page: ReviewPage) -> CardStrip:
    assert isinstance(page.question.choices, CardStrip)
    return page.question.choices


def test_moments_come_dearest_first_and_with_their_answer_covered(page: ReviewPage) -> None:
    page.show_match(match("marjapussi"))
    verdicts, mistakes = page.guide.verdicts.by_ply, inquiry(page).mistakes
    costs = [verdicts[ply].cost for ply in mistakes]
    at_first = page.question.title

    press(page, Qt.Key.Key_J)

    assert at_first == f"{len(mistakes)} moments to think about"
    assert costs == sorted(costs, reverse=True)
    assert page.ply == mistakes[0]
    assert page.question.title.startswith("What would you have ")
    assert page.question.reasons == ()
    assert page.question.buttons["show"].text() == "Show the answer"


def test_the_answer_tells_what_was_done_what_it_was_worth_and_why(page: ReviewPage) -> None:
    ply = ask_for_a_card(page)
    verdict = page.guide.verdicts.by_ply[ply]

    QTest.mouseClick(page.question.buttons["show"], LEFT)

    said = [each.accessibleDescription() for each in cards(page).cards]
    own = round(100 * (verdict.own.chance or 0))
    assert page.ply == ply + 1
    assert page.question.reasons == ("The computer tried 40 deals that are still possible.",)
    assert said[0] == "90 % best"
    assert any(each.startswith(f"{own} % yours: ") for each in said)
    assert page.foot.standing.text() == f"Chance to win the match: {own} %"


def test_one_step_on_from_a_question_is_its_answer(page: ReviewPage) -> None:
    ply = ask_for_a_card(page)

    press(page, Qt.Key.Key_Right)
    answer = inquiry(page).subject
    press(page, Qt.Key.Key_Left)

    assert answer == ("answer", ply)
    assert inquiry(page).subject == ("question", ply)


@pytest.mark.parametrize("place", [0, -1])
def test_a_card_of_the_hand_is_an_answer(page: ReviewPage, place: int) -> None:
    ply = ask_for_a_card(page)
    wanted = page.guide.verdicts.by_ply[ply].worths[place].action

    mine = page.felt.cards.own_items()
    item = next(each for each in mine if each.card == contents.card_of(wanted))
    left = page.felt.mapFromScene(item.sceneBoundingRect().topLeft())
    at = left + (page.felt.mapFromScene(item.pos()) - left) / 2
    QTest.mouseClick(page.felt.viewport(), LEFT, pos=at)

    assert inquiry(page).subject == ("answer", ply)
    assert (page.question.title == "Yes, that is right.") == (place == 0)


def test_a_card_beside_the_table_is_an_answer_too(page: ReviewPage) -> None:
    ask_for_a_card(page)

    QTest.mouseClick(cards(page).cards[0], LEFT)

    assert inquiry(page).subject[0] == "answer"


def test_what_may_not_be_played_is_no_answer(page: ReviewPage) -> None:
    ask_for_a_card(page)
    barred = page.felt.cards.barred
    before = inquiry(page).subject

    item = next(each for each in page.felt.cards.own_items() if each.card in barred)
    page.felt.touch.click(item)

    assert inquiry(page).subject == before


def test_nothing_is_played_on_the_felt_where_nothing_is_asked(page: ReviewPage) -> None:
    ask_for_a_card(page)
    offered = dict(page.felt.touch.prompts.plays)
    page.step("first")

    assert offered
    assert page.felt.touch.prompts.plays == {}
    assert page.felt.cards.barred == frozenset()


def test_play_from_the_answer_begins_before_the_mistake(page: ReviewPage, qtbot: QtBot) -> None:
    page.show_match(match("marjapussi"))
    page.guide.go_to_moment()
    ply = page.ply
    page.show_answer()

    with qtbot.waitSignal(page.play_from_asked) as asked:
        QTest.mouseClick(page.question.buttons["play"], LEFT)

    assert asked.args == [match("marjapussi"), ply]


def test_moments_lead_on_and_back(page: ReviewPage) -> None:
    page.show_match(match("marjapussi"))
    mistakes = inquiry(page).mistakes
    page.guide.go_to_moment()

    QTest.mouseClick(page.question.buttons["next"], LEFT)
    second = page.ply
    QTest.mouseClick(page.question.buttons["previous"], LEFT)

    assert second == mistakes[1]
    assert page.ply == mistakes[0]
    page.question.went.emit(len(mistakes) - 1)
    assert page.ply == mistakes[-1]


def test_the_last_moment_leads_to_a_summary_and_not_to_the_first(page: ReviewPage) -> None:
    page.show_match(match("marjapussi"))
    mistakes = inquiry(page).mistakes
    page.guide.go_to_place(len(mistakes) - 1)
    page.show_answer()
    assert page.question.buttons["next"].text() == "Finish"

    QTest.mouseClick(page.question.buttons["next"], LEFT)

    assert page.question.title == "That was the last moment."
    assert page.question.buttons == {}
    page.guide.go_to_moment()
    assert inquiry(page).subject[0] == "summary"
    page.guide.go_to_moment(-1)
    assert page.ply == mistakes[-1]


def test_an_answer_that_was_uncovered_is_no_question_any_more(page: ReviewPage) -> None:
    page.show_match(match("marjapussi"))
    page.guide.go_to_moment()
    assert page.question.title.endswith("?")

    QTest.mouseClick(page.question.buttons["show"], LEFT)

    assert page.question.title == "There was a better choice."


def test_another_seat_is_judged_on_wish(page: ReviewPage) -> None:
    page.show_match(match("marjapussi"))
    mine = set(page.guide.verdicts.by_ply)

    page.judge_seat(Seat(1))
    page.guide.go_to_moment()

    assert page.guide.verdicts.by_ply[page.ply].seat == 1
    assert page.question.title == "Aino: what would you have done?"
    assert mine < set(page.guide.verdicts.by_ply)
    assert page.felt.touch.prompts.plays == {}
    assert page.controls.judged.text() == "Judged: Aino"


def test_what_is_kept_is_not_judged_again(page: ReviewPage) -> None:
    asked: list[View] = []

    def counting(view: View, done: Action | None, stop: Flag) -> Verdict:
        asked.append(view)
        return judge(view, done, stop)

    page.guide.verdicts._judge = counting
    page.show_match(match("marjapussi"), number=7)
    first = len(asked)
    page.show_match(match("bag"), number=8)
    both = len(asked)
    page.show_match(match("marjapussi"), number=7)

    assert 0 < first < both == len(asked)
    assert inquiry(page).mistakes


def test_nothing_of_a_hand_that_is_still_played_is_judged(page: ReviewPage) -> None:
    whole = match("marjapussi")
    record = replace(whole.record, entries=whole.record.entries[:20])

    page.show_match(replace(whole, record=record))

    assert page.guide.verdicts.by_ply == {}
    assert page.question.title == "A hand is judged when it is over."
    assert page.foot.standing.text() == "Not judged yet"


def test_where_nothing_was_dear_that_is_said(page: ReviewPage) -> None:
    def praise(view: View, done: Action | None, stop: Flag) -> Verdict:
        given = judge(view, done, stop)
        return Verdict(given.seat, given.kind, given.done, given.worths, Rank.FINE)

    page.guide.verdicts._judge = praise
    page.show_match(match("bag"))

    assert page.question.title == "No mistakes"
    assert page.question.buttons == {}


@pytest.mark.parametrize(
    ("key", "size"), [*((key, NARROW) for key in KEYS), ("bag", WIDE), ("marriage", WIDE)]
)
def test_every_decision_of_every_game_is_asked_and_answered(
    page: ReviewPage, key: str, size: tuple[int, int]
) -> None:
    page.resize(*size)
    page.show_match(match(key))
    step = max(len(page.guide.verdicts.by_ply) // 6, 1)

    for ply in sorted(page.guide.verdicts.by_ply)[::step]:
        inquiry(page).go(ply)
        page.foot.put_needle(inquiry(page))
        page.show_moment()
        assert page.question.choices is not None
        assert page.question.title.endswith("?")
        page.show_answer()
        assert page.question.reasons


# In a narrow window


def test_in_a_narrow_window_the_question_folds_away(page: ReviewPage) -> None:
    page.resize(*NARROW)
    page.show_match(match("marjapussi"))
    at_first = page.question.isVisible(), page.asker.beside.tab.isVisible()

    page.guide.go_to_moment()
    asked = page.question.isVisible(), page.asker.beside.tab.isVisible()
    QTest.mouseClick(page.question.buttons["fold"], LEFT)
    folded = page.question.isVisible(), page.asker.beside.tab.isVisible()
    QTest.mouseClick(page.asker.beside.tab, LEFT)

    assert at_first == folded == (False, True)
    assert asked == (True, False)
    assert page.question.isVisible()


def test_in_a_wide_window_the_table_makes_room_for_the_question(page: ReviewPage) -> None:
    page.show_match(match("marjapussi"))

    right = max(item.sceneBoundingRect().right() for item in page.felt.cards.own_items())

    assert page.question.isVisible()
    assert not page.asker.beside.tab.isVisible()
    assert right < page.question.x()


def test_nothing_is_asked_before_anything_was_looked_at(page: ReviewPage) -> None:
    page.show_match(match("bag"))
    page.show_match(match("bag"), min(page.guide.verdicts.by_ply))
    at_first = inquiry(page).subject

    page.step("before")
    page.step("after")

    assert at_first == ("overview", -1)
    assert inquiry(page).subject[0] == "question"


@pytest.mark.parametrize("key", ["marjapussi", "huutopussi", "tuppi", "marriage"])
def test_nothing_lies_over_anything_else_beside_the_table(
    qapp: QApplication, page: ReviewPage, key: str
) -> None:
    theme.dress(qapp, "light")
    page.show_match(match(key))
    plies = sorted(page.guide.verdicts.by_ply)[::7]
    faults = [
        f"{size}: {each}"
        for size in SIZES
        for each in faults_beside(page, size, plies if size in (NARROW, WIDE) else plies[::3])
    ]

    assert faults == []


def faults_beside(page: ReviewPage, size: tuple[int, int], plies: Sequence[int]) -> list[str]:
    """Return what is cut off or lies over something else where these are asked and answered."""
    page.resize(*size)
    faults = []
    for ply in plies:
        inquiry(page).go(ply)
        page.on_turned()
        for _ in range(2):
            QApplication.processEvents()
            faults += [*overlapping(page.question), *cut_off(page.question)]
            page.show_answer()
    return faults
