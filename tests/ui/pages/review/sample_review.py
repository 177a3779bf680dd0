"""Matches of bots to review, and a quick evaluator."""

from functools import cache
from itertools import islice
from threading import Event as Flag

from marjapussi_gui.analysis.evaluation.decision_kinds import decision_kind
from marjapussi_gui.analysis.evaluation.double_dummy import double_dummy_line
from marjapussi_gui.bots.arena.duels import play_match
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.facts import DealsSearched
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.model.verdict import ActionValue, Grade, Verdict
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.verdict_table import VerdictTable
from marjapussi_gui.ui.pages.review.double_dummy_loader import DoubleDummyLoader
from marjapussi_gui.ui.pages.review.page import ReviewPage
from marjapussi_gui.ui.pages.review.review_controller import ReviewController
from marjapussi_gui.ui.pages.review.verdict_loader import VerdictLoader

ME = Seat(0)
MOST = 6  # actions that are valued


@cache
def random_record(key: str, hands: int = 2) -> MatchRecord:
    game = find_variant(key).create_game()
    names = ("", "Aino", "Eero", "Helvi", "Onni")[: game.seating.players]
    bots = [LEVELS["easy"]() for _ in game.seating.seats]
    return play_match(game, names, bots, 1, hands)[0]


def random_match(key: str, hands: int = 2) -> MatchState:
    return MatchState(random_record(key, hands), 1, "easy", "expert", ME)


def quick_evaluate(view: View, done: Action | None, _stop: Flag) -> Verdict:
    """Find the last of the first few actions best, and each before it worse by a tenth."""
    legal = list(islice(view.legal_actions, MOST))
    chosen = legal[-1] if done is None else done
    every = legal if chosen in legal else [chosen, *legal]
    worths = tuple(
        ActionValue(action, -5.0 * place, None if view.game.is_rummy else 0.9 - 0.1 * place)
        for place, action in enumerate(reversed(every))
    )
    cost = round(10 * (0.9 - (worths[every[::-1].index(chosen)].win_chance or 0.9)))
    rank = (
        (Grade.FINE, Grade.INACCURACY, Grade.MISTAKE)[min(cost, 2)] if cost < 4 else Grade.BLUNDER
    )
    kind = decision_kind(view, chosen)
    return Verdict(view.seat, kind, chosen, worths, rank, 40, (DealsSearched(40),))


def create_review_page() -> ReviewPage:
    """Return a page with a quick evaluator."""
    runner = ImmediateTaskRunner()
    verdicts = VerdictLoader(runner, quick_evaluate, VerdictTable(Database.in_memory()))
    return ReviewPage(ReviewController(verdicts, DoubleDummyLoader(runner, double_dummy_line)))
