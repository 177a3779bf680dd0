"""Matches of bots to review."""

from functools import cache

from pytestqt.qtbot import QtBot

from marjapussi_gui.analysis.evaluation.double_dummy import double_dummy_line
from marjapussi_gui.app.ai_services import open_values
from marjapussi_gui.app.service_factory import create_memory_services
from marjapussi_gui.bots.arena.duels import play_match
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.verdict_table import VerdictTable
from marjapussi_gui.ui.pages.review.page import ReviewPage
from marjapussi_gui.ui.pages.review.review_controller import ReviewController
from marjapussi_gui.ui.pages.review.verdict_loader import DoubleDummyLoader, VerdictLoader
from tests.services import replace_services
from tests.ui.quick_evaluator import quick_evaluate

ME = Seat(0)


@cache
def random_record(key: str, hands: int = 2) -> MatchRecord:
    game = find_variant(key).create_game()
    names = ("", "Aino", "Eero", "Helvi", "Onni")[: game.seating.players]
    bots = [LEVELS["easy"]() for _ in game.seating.seats]
    return play_match(game, names, bots, 1, hands)[0]


def random_match(key: str, hands: int = 2) -> MatchState:
    return MatchState(random_record(key, hands), 1, "easy", "expert", ME)


def create_review_page() -> ReviewPage:
    runner = ImmediateTaskRunner()
    services = replace_services(
        create_memory_services(runner, Preferences()), evaluate=quick_evaluate
    )
    verdicts = VerdictLoader(runner, quick_evaluate, VerdictTable(Database.in_memory()))
    controller = ReviewController(
        verdicts, DoubleDummyLoader(runner, double_dummy_line, open_values)
    )
    return ReviewPage(controller, services)


def open_review_page(qtbot: QtBot, width: int = 800, height: int = 600) -> ReviewPage:
    """Show a page without animations."""
    page = create_review_page()
    page.resize(width, height)
    page.apply_preferences(Preferences(pace="off"))
    page.show()
    qtbot.waitActive(page)
    return page
