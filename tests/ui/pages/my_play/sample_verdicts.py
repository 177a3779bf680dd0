"""Store verdicts with given costs, without playing."""

from collections.abc import Iterable

from marjapussi_gui.analysis.evaluation.evaluator_version import EVALUATOR_VERSION
from marjapussi_gui.engine.actions import Pass, Play
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.skill import LevelRates
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.verdict_table import VerdictTable

BEST, DONE = Play(Card(0)), Pass()
LEVELS: LevelRates = {
    level: dict.fromkeys(
        (DecisionKind.ASK, DecisionKind.LEAD, DecisionKind.FOLLOW, DecisionKind.END), cost
    )
    for level, cost in (("easy", 16.0), ("normal", 12.0), ("strong", 8.0), ("expert", 4.0))
}


def verdict_of_cost(cost: float, kind: DecisionKind = DecisionKind.LEAD) -> Verdict:
    """Return that a decision cost so many thousandths of a match, and as many points."""
    rank = Grade.MISTAKE if cost >= 20 else Grade.FINE
    worths = ActionValue(BEST, cost, 0.5 + cost / 1000), ActionValue(DONE, 0.0, 0.5)
    return Verdict(Seat(0), kind, DONE, worths, rank)


def save_verdicts(
    database: Database, match: int, verdicts: Iterable[Verdict], ply: int = 0
) -> None:
    """Save verdicts on the decisions of a match in order."""
    for place, verdict in enumerate(verdicts):
        VerdictTable(database).save(match, ply + place, verdict, EVALUATOR_VERSION)
