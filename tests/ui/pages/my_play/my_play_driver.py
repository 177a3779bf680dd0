"""A window on the page about the player's play, with a database of its own."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_gui.app.screenshot import with_stored_matches
from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.model.decisions import DecisionPoint, list_decisions
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.exercise_table import ExerciseTable
from marjapussi_gui.storage.verdict_table import VerdictTable
from marjapussi_gui.ui.pages.my_play.my_play_page import MyPlayPage
from marjapussi_gui.ui.pages.my_play.overview import Overview
from marjapussi_gui.ui.window.main_window import MainWindow
from marjapussi_gui.ui.window.page_screenshots import SCREENSHOT_PREFERENCES
from tests.services import replace_services
from tests.storage.played_matches import ME, load_match, store_random_match
from tests.ui.window_driver import close_window

OpenMyPlay = Callable[..., "MyPlayDriver"]
SIZES = [(1280, 800), (1366, 768), (800, 600)]


class MyPlayDriver:
    """Opens the page, and plays and presses what a player would."""

    def __init__(
        self,
        size: tuple[int, int] = (1280, 800),
        game: str = "marjapussi",
        hands: int = 4,
        mistakes: int = 12,
        matches: int = 1,
        **preferences: object,
    ) -> None:
        self.database = Database.in_memory()
        self.match_id = 0  # of the last match
        for seed in range(1, matches + 1) if hands else ():
            self.match_id = store_random_match(self.database, game, seed, hands=hands)
            if mistakes:
                self.store_mistakes(mistakes)
        chosen = replace(SCREENSHOT_PREFERENCES, **preferences)  # type: ignore[arg-type]
        services = create_memory_services(ImmediateTaskRunner(), chosen)
        services = with_stored_matches(services, self.database)
        services = replace_services(services, exercises=ExerciseTable(self.database))
        self.learning = services.learning
        self.window = MainWindow(services)
        self.window.resize(*size)
        self.window.show()
        self.window.apply_preferences(replace(chosen, language="en"))
        self.window.apply_preferences(chosen)
        self.open()

    @property
    def page(self) -> MyPlayPage:
        return self.window.pages.my_play_page

    @property
    def overview(self) -> Overview:
        return self.page.overview

    @property
    def current_page(self) -> QWidget:
        return self.window.page_stack.current_page

    def open(self, game: str = "") -> None:
        self.window.navigator.go_home()
        self.window.navigator.show_my_play()
        if game:
            self.page.show_play(game)
        self.settle()

    def store_mistakes(self, count: int) -> None:
        """Store verdicts on the decisions in the last match: some are mistakes, each costlier."""
        decisions = list_decisions(load_match(self.database, self.match_id).record, ME)
        assert len(decisions) >= count
        for place, decision in enumerate(decisions):
            cost = 0.02 * (place + 1) if place < count else 0.0
            verdict = verdict_of_cost(decision, cost)
            VerdictTable(self.database).save(self.match_id, decision.ply, verdict)

    def set_today(self, day: date) -> None:
        self.overview._current_day = lambda: day
        self.page.reload()
        self.settle()

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        self.settle()

    def settle(self) -> None:
        for _ in range(4):
            QApplication.processEvents()

    def close(self) -> None:
        close_window(self.window)
        self.database.close()


def verdict_of_cost(decision: DecisionPoint, cost: float) -> Verdict:
    """Return a verdict by which the player lost a share of the match."""
    from marjapussi_gui.analysis.evaluation.decision_kinds import decision_kind

    best = next(each for each in decision.view.legal_actions if each != decision.chosen)
    values = ActionValue(best, 0.0, 0.4 + cost), ActionValue(decision.chosen, 0.0, 0.4)
    kind = decision_kind(decision.view, decision.chosen)
    assert kind in DecisionKind
    return Verdict(ME, kind, decision.chosen, values, Grade.MISTAKE if cost else Grade.FINE)
