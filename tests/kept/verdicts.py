"""A verdict with something of everything, and what came of practising it."""

from datetime import UTC, datetime

from marjapussi_gui.engine.actions import Bid, Pass
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.facts import Outs, Searched
from marjapussi_gui.kept.exercise import Practised
from marjapussi_gui.kept.verdict import Kind, Rank, Verdict, Worth

VERDICT = Verdict(
    Seat(2),
    Kind.BID,
    Pass(),
    (Worth(Bid(60), 12.5, 0.55, 0.01), Worth(Pass(), -3.0, 0.5, 0.02)),
    Rank.MISTAKE,
    400,
    (Searched(400), Outs((Card(3), Card(4)), 2)),
)

PRACTISED = Practised(
    datetime(2026, 5, 8, 12, tzinfo=UTC), datetime(2026, 5, 5, 12, tzinfo=UTC), 3, 2, 1, "{}"
)
