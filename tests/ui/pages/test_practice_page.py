"""Own mistakes come back as exercises, five at a time, by mouse, keyboard and screen reader."""

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.model.decisions import DecisionPoint, list_decisions
from marjapussi_gui.model.exercise import MAX_PER_DAY
from marjapussi_gui.model.facts import DealsSearched, PrincipleApplies
from marjapussi_gui.model.match_totals import ALL_MATCHES
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.model.principle import Principle
from marjapussi_gui.model.skill import summarize_skill
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.exercise_table import ExerciseTable
from marjapussi_gui.storage.verdict_table import VerdictTable
from marjapussi_gui.ui.pages.practice import question_page
from marjapussi_gui.ui.pages.practice.practice_page import PracticePage
from marjapussi_gui.ui.panels.question.practice_round import PracticeQuestion
from marjapussi_gui.ui.text import reason_text as reason_words
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.services import replace_services
from tests.storage.played_matches import ME, load_match, store_random_match
from tests.ui.window_driver import close_window

HINT = PrincipleApplies(Principle.WIN_TO_DECLARE)


def verdict_on(decision: DecisionPoint) -> Verdict:
    """Return a verdict by which another action was better, and a third as good."""
    others = [action for action in decision.view.legal_actions if action != decision.chosen]
    as_good = [ActionValue(action, 1.9, 0.59, 0.02) for action in others[1:2]]
    worths = (
        ActionValue(others[0], 2.0, 0.6),
        *as_good,
        ActionValue(decision.chosen, 0.0, 0.5, 0.02),
    )
    reasons = DealsSearched(400), HINT
    return Verdict(ME, DecisionKind.LEAD, decision.chosen, worths, Grade.MISTAKE, 400, reasons)


def is_of_cards(decision: DecisionPoint) -> bool:
    legal = decision.view.legal_actions
    return len(legal) > 2 and all(isinstance(action, Play) for action in legal)


class PracticeDriver:
    """A window on a store with mistakes in it."""

    def __init__(self, mistakes: int = 12) -> None:
        self.database = Database.in_memory()
        matches = [
            store_random_match(self.database, "marjapussi", seed, hands=6) for seed in (1, 2)
        ]
        chosen = [
            (match, each)
            for match in matches
            for each in list_decisions(load_match(self.database, match).record, ME)
            if is_of_cards(each)
        ]
        assert len(chosen) >= mistakes
        for match, each in chosen[:mistakes]:
            VerdictTable(self.database).save(match, each.ply, verdict_on(each), 1)
        kit = create_memory_services(
            ImmediateTaskRunner(), Preferences(pace="off", rest="short", sound=False)
        )
        kept = ExerciseTable(self.database, pytest.fail)
        self.window = MainWindow(replace_services(kit, exercises=kept))
        self.window.show()
        self.window.navigator.go_home()

    @property
    def page(self) -> PracticePage:
        return self.window.pages.practice_page

    @property
    def question(self) -> PracticeQuestion:
        assert self.page.question is not None
        return self.page.question

    def press(self, name: str) -> None:
        QTest.mouseClick(self.page.panel.buttons[name], Qt.MouseButton.LeftButton)

    def answer_all(self) -> None:
        while self.page.question is not None:
            self.page.on_action_chosen(self.question.verdict.best.action)
            self.press("next")


@pytest.fixture
def practice() -> Iterator[PracticeDriver]:
    here = PracticeDriver()
    yield here
    close_window(here.window)
    here.database.close()


def test_the_start_page_shows_what_is_due_and_my_play_leads_to_it(practice: PracticeDriver) -> None:
    door = practice.window.pages.start_page.my_play_tile
    assert door.due_count == 5
    assert door.accessibleName().endswith("Five moments are waiting today.")
    QTest.mouseClick(door, Qt.MouseButton.LeftButton)
    begin = practice.window.pages.my_play_page.overview.moments.begin_button
    QTest.mouseClick(begin, Qt.MouseButton.LeftButton)

    assert practice.window.page_stack.current_page is practice.page
    assert practice.page.panel.title == "What do you play?"
    best = practice.question.verdict.best.action
    card = next(each for each in practice.page._choice_buttons() if each.isEnabled())
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert practice.question.reply is not None
    assert practice.question.is_correct(best)


def test_what_is_as_good_is_right_and_what_was_done_is_not(practice: PracticeDriver) -> None:
    practice.window.run_command(Command.PRACTICE)
    right = list[bool]()
    for place in range(2):
        done = practice.question.verdict.action_values[1 + place].action
        practice.page.on_action_chosen(done)
        assert practice.question.reply is not None
        right.append(practice.question.reply.is_correct)
        practice.press("next")

    assert right == [True, False]


def test_right_answer_is_praised_as_in_a_review(practice: PracticeDriver) -> None:
    practice.window.run_command(Command.PRACTICE)

    practice.page.on_action_chosen(practice.question.verdict.best.action)

    assert practice.page.panel.title == "Well spotted!"


def test_round_has_five_and_the_day_has_ten(practice: PracticeDriver) -> None:
    practice.window.run_command(Command.PRACTICE)
    practice.answer_all()
    assert practice.page.panel.title == "5 out of 5 right"

    practice.press("more")
    practice.answer_all()

    assert "more" not in practice.page.panel.buttons
    rows = practice.database.query("select count(*) from practised")
    assert rows[0][0] == MAX_PER_DAY
    practice.press("leave")
    assert practice.window.page_stack.current_page is practice.window.pages.start_page
    practice.window.navigator.go_home()
    assert practice.window.pages.start_page.my_play_tile.due_count == 0


def test_revealing_the_answer_counts_as_wrong(practice: PracticeDriver) -> None:
    practice.window.run_command(Command.PRACTICE)
    practice.press("show")

    assert practice.question.reply is not None
    assert not practice.question.reply.is_correct
    assert practice.page.panel.title == "This is best."
    assert practice.page.round.results == [False]


def test_hint_is_a_principle_and_makes_the_answer_hard(practice: PracticeDriver) -> None:
    practice.window.run_command(Command.PRACTICE)
    practice.press("hint")

    assert practice.question.was_hint_shown
    assert "hint" not in practice.page.panel.buttons
    people = practice.question.people
    assert (
        reason_words.reason_sentences([HINT], people)[0]
        in practice.page.accessible_board.recent_sentences
    )
    practice.page.on_action_chosen(practice.question.verdict.best.action)
    assert practice.question.reply is not None
    assert practice.question.reply.had_hint


def test_digits_answer_and_space_goes_on(practice: PracticeDriver) -> None:
    practice.window.run_command(Command.PRACTICE)
    first = practice.question.exercise
    QTest.keyClick(QApplication.focusWidget() or practice.page, Qt.Key.Key_1)
    assert practice.question.reply is not None

    QTest.keyClick(QApplication.focusWidget() or practice.page, Qt.Key.Key_Space)

    assert practice.question.exercise is not first
    assert practice.question.reply is None


def test_card_of_the_hand_is_an_answer(practice: PracticeDriver) -> None:
    practice.window.run_command(Command.PRACTICE)
    best = practice.question.verdict.best.action
    assert isinstance(best, Play)
    practice.page.board.hand_input.action_chosen.emit(best)

    assert practice.question.reply is not None
    assert practice.question.reply.is_correct


def test_cards_are_others_each_time(
    practice: PracticeDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(question_page, "Random", lambda: Random(1))
    hands, plies = list[tuple[Card, ...]](), set[int]()
    for _ in range(4):
        practice.window.run_command(Command.PRACTICE)
        hands.append(practice.question.moment.view.hand)
        plies.add(practice.question.exercise.ply)

    assert len(plies) == 1  # the same exercise
    assert len(set(hands)) == len(hands)


def test_moment_can_be_played_on(practice: PracticeDriver) -> None:
    practice.window.run_command(Command.PRACTICE)
    view = practice.question.moment.view
    practice.press("show")
    practice.press("play")

    table = practice.window.pages.table_page.table_controller.session
    assert practice.window.page_stack.current_page is practice.window.pages.table_page
    assert table is not None
    assert table.view.hand == view.hand
    assert table.is_assisted


def test_profile_leads_to_exercises_of_a_kind_before_they_are_due(practice: PracticeDriver) -> None:
    practice.window.run_command(Command.PRACTICE)
    practice.answer_all()
    practice.window.learning.start_practice(DecisionKind.LEAD, "marjapussi")

    assert len(practice.page.round.exercises) == 5
    practice.window.learning.start_practice(DecisionKind.BID, "marjapussi")
    assert practice.page.panel.title == "Nothing to practise now"


def test_profile_shows_learning_progress(practice: PracticeDriver) -> None:
    learned = ExerciseTable(practice.database).learning_progress(ALL_MATCHES)
    rates = practice.window.pages.my_play_page.skill.rates
    rates.show_skill("marjapussi", summarize_skill(()), {}, learned)

    assert rates.learned_label.text() == "0 out of 12 moments learned"
