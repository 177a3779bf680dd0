"""A verdict with all fields set, a result of practising it, and a remark."""

from datetime import UTC, datetime

from marjapussi_gui.engine.actions import Bid, Pass
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.exercise import PracticeResult
from marjapussi_gui.model.facts import DealsSearched, HelpfulDraws
from marjapussi_gui.model.remark import Note, Remark, RemarkKind
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict

VERDICT = Verdict(
    Seat(2),
    DecisionKind.BID,
    Pass(),
    (ActionValue(Bid(60), 12.5, 0.55, 0.01), ActionValue(Pass(), -3.0, 0.5, 0.02)),
    Grade.MISTAKE,
    400,
    (DealsSearched(400), HelpfulDraws((Card(3), Card(4)), 2)),
)

PRACTICE_RESULT = PracticeResult(
    datetime(2026, 5, 8, 12, tzinfo=UTC), datetime(2026, 5, 5, 12, tzinfo=UTC), 3, 2, 1, "{}"
)

REMARK = Remark(12, RemarkKind.WARNING, Pass(), (DealsSearched(400),))
NOTE = Note(12, "Ässä ensin?\nKysy Ainolta.")
