"""Store matches with given hands, without playing."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from marjapussi_gui.analysis.evaluation.evaluator_version import EVALUATOR_VERSION
from marjapussi_gui.engine.actions import Bid, Pass
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.options import OptionValue
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.record_lines import RecordHeader
from marjapussi_gui.engine.state import MatchStart, Seat, Side
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.storage.backup_folder import BackupFolder
from marjapussi_gui.storage.hand_table import HandSummary, HandTable
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.open_database import open_database
from marjapussi_gui.storage.statistics_queries import StatisticsQueries
from marjapussi_gui.storage.verdict_table import VerdictTable

NOON = datetime(2025, 3, 1, 12, tzinfo=UTC)


def sample_hand(
    number: int,
    gained: int,
    lost: int = 0,
    *,
    bidder: str = "",
    is_made: bool | None = None,
    marriages: int = 0,
    refused: int = 0,
    porvoo: int = 0,
) -> HandSummary:
    """Return a hand of a match."""
    return HandSummary(
        number=number,
        ply=40 * (number + 1),
        scores=(gained, lost),
        points_gained=gained,
        best_rival_points=lost,
        trick_count=5,
        bid_amount=0,
        bidder_role=bidder,
        is_bid_made=is_made,
        marriage_count=marriages,
        refused_marriage_count=refused,
        porvoo_count=porvoo,
        notes=(),
    )


class SampleMatches:
    """A store with matches, and what is counted in it."""

    def __init__(self, folder: Path) -> None:
        self._now = NOON
        self.folder = folder
        self.troubles: list[str] = []
        self.database = open_database(folder / "kept.db", clock=lambda: self._now).database
        backups = BackupFolder(self.database, folder / "backups")
        self.figures = StatisticsQueries(self.database, backups, self.troubles.append)

    def match(
        self,
        key: str,
        hands: Sequence[HandSummary],
        *,
        winner: Side | None = None,
        rules: dict[str, OptionValue] | None = None,
        level: str = "normal",
        partner: str = "expert",
        lost: Sequence[float] = (),
        day: int = 0,
        is_assisted: bool = False,
    ) -> int:
        """Keep a match, finished where it has a winner, and return its number.

        The first hands are evaluated: each has one decision, which lost so many points.
        """
        self._now = datetime.fromtimestamp(NOON.timestamp() + 86400 * day, UTC)
        game, matches = find_variant(key).create_game(rules), MatchTable(self.database)
        header = RecordHeader(
            game, ("Aino",) * game.seating.players, MatchStart(game.first_dealer(1))
        )
        record = MatchRecord(header)
        state = MatchState(record, 1, level, partner, is_assisted=is_assisted)
        match = matches.create(state).id
        HandTable(self.database).save_summaries(match, *hands)
        for number, points in enumerate(lost):
            values = ActionValue(Bid(60), points, 0.5), ActionValue(Pass(), 0.0, 0.4)
            grade = Grade.MISTAKE if points else Grade.INACCURACY
            verdict = Verdict(Seat(0), DecisionKind.BID, Pass(), values, grade)
            VerdictTable(self.database).save(match, 40 * number, verdict)
        if lost:
            VerdictTable(self.database).mark_evaluated(match, EVALUATOR_VERSION, 40 * len(lost))
        if winner is not None:
            matches.mark_finished(match, winner)
        return match
