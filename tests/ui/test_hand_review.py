"""The review below a count shows the expert's result once the hand is evaluated."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from marjapussi_gui.analysis.evaluation.decision_kinds import decision_kind
from marjapussi_gui.analysis.evaluation.evaluator_version import EVALUATOR_VERSION
from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.app.screenshot import with_stored_matches
from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.model.decisions import DecisionPoint, last_hand_decisions
from marjapussi_gui.model.new_game import default_game
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.verdict_table import VerdictTable
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.panels.hand_review_lines import HandReviewLines
from marjapussi_gui.ui.panels.hand_score_panel import HandScorePanel
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.text.i18n import signed_number
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.parameters import mostly_slow
from tests.services import services_without_matches
from tests.ui.dialogs.layout_checks import cut_off_texts, overlapping_widgets
from tests.ui.table_driver import TableDriver, set_animation_speed
from tests.ui.window_driver import close_window

LEFT = Qt.MouseButton.LeftButton
STILL = Preferences(pace="off", rest="short", sound=False)


@pytest.fixture
def open_review_window(database: Database) -> Iterator[Callable[..., MainWindow]]:
    windows: list[MainWindow] = []

    def window(*, is_kept: bool = True) -> MainWindow:
        kit = create_memory_services(ImmediateTaskRunner(), STILL)
        kit = with_stored_matches(kit, database) if is_kept else services_without_matches(kit)
        windows.append(MainWindow(kit))
        windows[-1].show()
        return windows[-1]

    yield window
    for each in windows:
        each.apply_preferences(Preferences(language="en", sound=False))
        close_window(each)


def play_hand(window: MainWindow, key: str = "huutopussi", seed: int = 3) -> HandScorePanel:
    table = window.pages.table_page
    set_animation_speed(table.board, NO_ANIMATION)
    game = default_game(find_variant(key), level="normal")
    window.match_controller.start_match(replace(game, seed=seed, partner_level="normal"))
    return finish_hand(window)


def finish_hand(window: MainWindow) -> HandScorePanel:
    table = TableDriver(window)
    table.play_hand(create_decider("normal", 1))
    assert table.hand_score.is_open
    return table.hand_score


def own_decisions(window: MainWindow) -> list[DecisionPoint]:
    match = window.match_controller.match
    assert match is not None
    return last_hand_decisions(match.record, match.own_seat)


def save_verdicts(
    window: MainWindow,
    database: Database,
    *points: float,
    chance: float = 0.05,
    of: list[DecisionPoint] | None = None,
) -> None:
    """Keep verdicts on the hand: the first decisions are mistakes that cost so many points."""
    kept = window.match_controller._stored_match
    assert kept is not None
    for place, each in enumerate(own_decisions(window) if of is None else of):
        is_dear = place < len(points)
        best = next(action for action in each.view.legal_actions if action != each.chosen)
        more, better = (points[place], chance) if is_dear else (0.0, 0.0)
        worths = ActionValue(best, 5.0 + more, 0.4 + better), ActionValue(each.chosen, 5.0, 0.4)
        rank = Grade.MISTAKE if is_dear else Grade.FINE
        verdict = Verdict(each.view.seat, DecisionKind.FOLLOW, each.chosen, worths, rank)
        VerdictTable(database).save(kept.id, each.ply, verdict, EVALUATOR_VERSION)
    window.idle_queue.step_saved.emit()


def save_hard_choices(window: MainWindow, database: Database) -> None:
    """Save verdicts on the hand: each decision was right, and anything else a mistake."""
    kept = window.match_controller._stored_match
    assert kept is not None
    for each in own_decisions(window):
        others = [action for action in each.view.legal_actions if action != each.chosen]
        values = ActionValue(each.chosen, 5.0, 0.4), *(ActionValue(a, 0.0, 0.2) for a in others)
        kind = decision_kind(each.view, each.chosen)
        verdict = Verdict(each.view.seat, kind, each.chosen, values, Grade.FINE)
        VerdictTable(database).save(kept.id, each.ply, verdict, EVALUATOR_VERSION)
    window.idle_queue.step_saved.emit()


def mark_evaluated(window: MainWindow, database: Database) -> None:
    kept, match = window.match_controller._stored_match, window.match_controller.match
    assert kept is not None
    assert match is not None
    VerdictTable(database).mark_evaluated(kept.id, EVALUATOR_VERSION, len(match.record.entries))


def review_texts(window: MainWindow) -> list[str]:
    match, kept = window.match_controller.match, window.match_controller._stored_match
    assert match is not None
    assert kept is not None
    page = window.pages.review_page
    page.show_match(match, 0, match_id=kept.id)
    return [each.text() for each in page.question_panel.findChildren(QLabel)]


def lines(count: HandScorePanel) -> HandReviewLines:
    assert count.hand_review_lines is not None
    return count.hand_review_lines


def own_result(window: MainWindow) -> int:
    scored = window.pages.table_page.panels.history.hand_score
    assert scored is not None
    return scored.score_changes[0] - max(scored.score_changes[1:])


def test_a_hand_before_evaluation_is_shown_as_pending(
    open_review_window: Callable[..., MainWindow],
) -> None:
    told = lines(play_hand(open_review_window()))

    assert told.comparison.text() == "Reviewing how you played…"
    assert (told.cost.text(), told.button.isVisible()) == ("", False)


def test_the_numbers_add_up_once_the_hand_is_evaluated(
    open_review_window: Callable[..., MainWindow], database: Database
) -> None:
    window = open_review_window()
    told, own = lines(play_hand(window)), own_result(window)

    save_verdicts(window, database, 12.2, 12.4)

    assert told.comparison.text() == (
        f"Expert: {signed_number(own + 25)} with your cards. You: {signed_number(own)}."
    )
    assert told.cost.text() == "Two mistakes cost you 25 points."
    assert told.button.text() == "Show both mistakes"
    assert told.button.isVisible()


def equal_text(points: int) -> str:
    """Return the comparison for a hand in which an expert would have done as well."""
    number = signed_number(points)
    return f"Expert: {number} with your cards. You: {number}."


def test_a_hand_without_hard_choices_is_not_praised_and_has_no_button(
    open_review_window: Callable[..., MainWindow], database: Database
) -> None:
    window = open_review_window()
    told = lines(play_hand(window))

    save_verdicts(window, database)

    assert (told.comparison.text(), told.cost.text()) == (equal_text(own_result(window)), "")
    assert not told.button.isVisible()


def test_praise_names_a_hard_choice(
    open_review_window: Callable[..., MainWindow], database: Database
) -> None:
    window = open_review_window()
    told = lines(play_hand(window))

    save_hard_choices(window, database)

    assert told.cost.text().startswith("Well played! You ")
    assert told.cost.isVisible()
    assert not told.button.isVisible()


def test_statistics_my_play_and_review_agree_with_the_count(
    open_review_window: Callable[..., MainWindow], database: Database
) -> None:
    window = open_review_window()
    told, own = lines(play_hand(window)), own_result(window)
    with database.transaction() as connection:  # what an earlier version found by a replay
        connection.execute("update hands set expert = ?, luck = 0", (own + 1,))

    save_verdicts(window, database)
    mark_evaluated(window, database)
    window.run_command(Command.STATISTICS)

    assert told.comparison.text() == equal_text(own)
    charts = window.pages.my_play_page.statistics.charts
    summary = charts[0].view.accessibleDescription()
    assert f"the expert would have {signed_number(own)} with your cards" in summary
    window.navigator.show_my_play()
    costs = window.pages.my_play_page.overview.costs
    assert costs.empty_label.text() == "No costly mistakes in the last 30 days."
    assert "None of these decisions cost much." in review_texts(window)


def test_my_play_and_the_review_praise_what_the_count_praises(
    open_review_window: Callable[..., MainWindow], database: Database
) -> None:
    window = open_review_window()
    told = lines(play_hand(window))

    save_hard_choices(window, database)
    mark_evaluated(window, database)

    choice = told.cost.text().removeprefix("Well played! ")
    window.navigator.show_my_play()
    praise = window.pages.my_play_page.overview.costs.empty_label.text()
    assert praise.startswith("No costly mistakes in the last 30 days. Well played! ")
    assert praise.endswith(f"hand 1: {choice}")
    assert told.cost.text() in review_texts(window)


def test_a_moment_that_costs_no_points_costs_a_share_of_the_match(
    open_review_window: Callable[..., MainWindow], database: Database
) -> None:
    window = open_review_window()
    told = lines(play_hand(window))

    save_verdicts(window, database, 0.2, chance=0.06)

    assert told.cost.text() == "One mistake cost you 6% in winning chances."


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_the_button_asks_about_the_first_moment_in_every_window(
    open_review_window: Callable[..., MainWindow], database: Database, size: tuple[int, int]
) -> None:
    window = open_review_window()
    window.resize(*size)
    told = lines(play_hand(window))
    save_verdicts(window, database, 5.0, 5.0)

    QTest.mouseClick(told.button, LEFT)

    assert window.page_stack.currentWidget() is window.pages.review_page
    assert window.pages.review_page.ply == own_decisions(window)[0].ply
    assert window.pages.review_page.question_panel.isVisible()
    assert "show" in window.pages.review_page.question_panel.buttons


def test_hand_evaluated_on_another_page_is_reviewed_on_return(
    open_review_window: Callable[..., MainWindow], database: Database
) -> None:
    window = open_review_window()
    told = lines(play_hand(window))

    window.navigator.show_matches()
    window.idle_queue.blockSignals(True)
    save_verdicts(window, database)
    window.page_stack.go_back()

    assert told.comparison.text() == equal_text(own_result(window))


def test_nothing_moves_when_the_review_appears(
    open_review_window: Callable[..., MainWindow], database: Database
) -> None:
    window = open_review_window()
    count = play_hand(window)
    QCoreApplication.processEvents()
    before = count.geometry(), lines(count).geometry()

    save_verdicts(window, database, 140.0, 48.0)
    QCoreApplication.processEvents()
    window.pages.table_page.panels.place_panels()

    assert before == (count.geometry(), lines(count).geometry())


@pytest.mark.parametrize("key", mostly_slow(["huutopussi", "marjapussi", "marriage"], "marriage"))
def test_it_fits_in_every_language(
    open_review_window: Callable[..., MainWindow], database: Database, key: str
) -> None:
    window = open_review_window()
    count = play_hand(window, key)
    save_verdicts(window, database, 140.0, 48.0)
    for language, size in product(("en", "fi", "sv"), ((800, 600), (1280, 800))):
        window.apply_preferences(replace(STILL, language=language))
        window.resize(*size)
        for _ in range(3):
            QCoreApplication.processEvents()

        assert [*cut_off_texts(count), *overlapping_widgets(count)] == [], (language, size)
        assert count.geometry().bottom() <= window.height(), (language, size)


def test_an_unsaved_match_is_not_evaluated(open_review_window: Callable[..., MainWindow]) -> None:
    count = play_hand(open_review_window(is_kept=False))

    assert count.hand_review_lines is None


def test_the_next_hand_has_its_own_review(
    open_review_window: Callable[..., MainWindow], database: Database
) -> None:
    window = open_review_window()
    count = play_hand(window)
    save_verdicts(window, database, 9.0)
    QTest.mouseClick(count.next_button, LEFT)

    finish_hand(window)

    assert lines(count).comparison.text() == "Reviewing how you played…"
    save_verdicts(window, database)
    assert lines(count).comparison.text() == equal_text(own_result(window))


def test_the_review_changes_with_the_language(
    open_review_window: Callable[..., MainWindow], database: Database
) -> None:
    window = open_review_window()
    count = play_hand(window)
    save_verdicts(window, database, 9.0)

    window.apply_preferences(replace(STILL, language="sv"))
    QCoreApplication.processEvents()

    assert lines(count).cost.text() == "Ett misstag kostade dig 9 poäng."


def test_taking_back_takes_the_count_away_and_nothing_is_waited_for(
    open_review_window: Callable[..., MainWindow], database: Database
) -> None:
    window = open_review_window()
    count = play_hand(window)

    of_the_hand = own_decisions(window)
    window.pages.table_page.undo()
    save_verdicts(window, database, of=of_the_hand)

    assert not count.is_open
    assert window.pages.table_page.hand_summary.first_mistake_ply is None
    assert finish_hand(window).is_open


def test_the_next_hand_has_the_keyboard_after_the_mistakes(
    open_review_window: Callable[..., MainWindow], database: Database
) -> None:
    window = open_review_window()
    count = play_hand(window)
    save_verdicts(window, database, 4.0)
    lines(count).button.setFocus()

    QTest.keyClick(lines(count).button, Qt.Key.Key_Space)
    was_away = window.page_stack.current_page is window.pages.review_page
    window.run_command(Command.ESCAPE)

    assert was_away
    assert window.focusWidget() is count.next_button
