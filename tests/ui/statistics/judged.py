"""Decisions in a store that were never made, each with the cost that is wanted."""

from collections.abc import Iterable

from marjapussi_gui.engine.actions import Pass, Play
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.kept.skill import Levels
from marjapussi_gui.kept.verdict import Kind, Rank, Verdict, Worth
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.verdicts import Verdicts
from marjapussi_gui.teacher.newest import newest_judge

BEST, DONE = Play(Card(0)), Pass()
LEVELS: Levels = {
    level: dict.fromkeys((Kind.ASK, Kind.LEAD, Kind.FOLLOW, Kind.END), cost)
    for level, cost in (("easy", 16.0), ("normal", 12.0), ("strong", 8.0), ("expert", 4.0))
}


def of_cost(cost: float, kind: Kind = Kind.LEAD) -> Verdict:
    """Return that a decision cost so many thousandths of a match, and as many points."""
    rank = Rank.MISTAKE if cost >= 20 else Rank.FINE
    worths = Worth(BEST, cost, 0.5 + cost / 1000), Worth(DONE, 0.0, 0.5)
    return Verdict(Seat(0), kind, DONE, worths, rank)


def keep(database: Database, match: int, verdicts: Iterable[Verdict], ply: int = 0) -> None:
    """Keep verdicts on the decisions of a match, one after another."""
    for place, verdict in enumerate(verdicts):
        Verdicts(database).note(match, ply + place, verdict, newest_judge())
