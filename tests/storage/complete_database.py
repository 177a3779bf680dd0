"""The contents of fixtures/everything.sql: every kind of fact, preference and progress.

``python -m tests.storage.complete_database`` wrote the file before the classes were renamed.
The file never changes. If classes are renamed again, change the names here only.
"""

from datetime import UTC, datetime
from pathlib import Path

from marjapussi_gui.engine.actions import Bid, Give, Lay, Pass, Play
from marjapussi_gui.engine.cards import Card, Suit, parse_card, parse_cards
from marjapussi_gui.engine.options import OptionValue
from marjapussi_gui.engine.phases.play_obligations import DUTY_KEYS, ObligationKind
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model import facts
from marjapussi_gui.model.contrast import ActionContrast, EquallyGood, MeanGain, PlayoutResult
from marjapussi_gui.model.exercise import PracticeResult
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.model.principle import Principle
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.exercise_table import ExerciseTable
from marjapussi_gui.storage.hand_table import HandTable
from marjapussi_gui.storage.settings import (
    LESSONS_KEY,
    PUZZLES_KEY,
    RULES_READ_KEY,
    KeyValueStore,
    PresetTable,
    ProgressTable,
)
from marjapussi_gui.storage.verdict_table import VerdictTable
from tests.storage.played_matches import store_random_match
from tests.storage.schema_fixtures import FIXTURES, write

FILE = FIXTURES / "everything.sql"
WHEN = datetime(2026, 6, 6, 12, tzinfo=UTC)
TEN, ACE, KING = parse_card("TD"), parse_card("AD"), parse_card("KS")
DIAMONDS = Suit(2)
FACTS: tuple[facts.Fact, ...] = (
    facts.AllDealsSolved(1),
    facts.DealsSearched(60),
    facts.ExpectedTotal(114),
    facts.PointTotalChances(150, 0.75),
    facts.RamiAndNoloChances(0.5, 0.25),
    facts.ExpectedLosers(0.5),
    facts.CardsMissingForSets(2),
    facts.HelpfulDraws((Card(3), Card(4)), 31),
    facts.KnownVoid(Seat(1), DIAMONDS, 2),
    facts.HigherCardOut(TEN, (Seat(1), Seat(2))),
    facts.HighestInSuit(TEN),
    facts.UnbeatableCard(TEN, Seat(2)),
    facts.TrumpsStillOut(3, (Seat(1),)),
    facts.KnownHolding(Seat(1), TEN),
    facts.HoldsOneOfPair(Seat(1), DIAMONDS),
    facts.HoldsNoneOfPair(Seat(3), DIAMONDS),
    facts.PlaysLastToTrick(Seat(1)),
    facts.NextPlayerPickedUp(Seat(1), TEN),
    facts.NextPlayerPassedUp(Seat(1), TEN),
    facts.CopiesUnseen(TEN, 2),
    facts.KnownTiplu(TEN),
    facts.CardsMissingAfterDiscard(TEN, 2, KING, 3),
    facts.ForcedAction(is_play=False),
    facts.ForcedAction(True, DUTY_KEYS[ObligationKind.OVERTRUMP], 12, DIAMONDS, TEN),
    ActionContrast(PlayoutResult.POINTS_AT_LEAST, 0.75, 0.25, Play(ACE), Play(KING), 60, TEN),
    ActionContrast(PlayoutResult.TRICK, 1.0, 0.0, Give(parse_cards("AS TS KS")), Pass()),
    MeanGain(1.25, Bid(140), Lay((parse_cards("KS QS JS"),))),
    EquallyGood(3),
    facts.PrincipleApplies(Principle.KEEP_THE_PAIR),
)


def verdict(kind: DecisionKind, rank: Grade, reasons: tuple[facts.Fact, ...] = ()) -> Verdict:
    worths = ActionValue(Bid(60), 12.5, 0.5, 0.125), ActionValue(Pass(), -3.0, None)
    return Verdict(Seat(0), kind, Pass(), worths, rank, 400, reasons)


VERDICTS = {
    1: verdict(DecisionKind.BID, Grade.MISTAKE, FACTS),
    2: verdict(DecisionKind.GIVE, Grade.FORCED),
    3: verdict(DecisionKind.SHOW, Grade.FINE),
    4: verdict(DecisionKind.ASK, Grade.INACCURACY),
    5: verdict(DecisionKind.LEAD, Grade.BLUNDER),
    6: verdict(DecisionKind.FOLLOW, Grade.CLOSE),
    7: verdict(DecisionKind.END, Grade.FINE),
    8: verdict(DecisionKind.DRAW, Grade.FINE),
    9: verdict(DecisionKind.LAY, Grade.FINE),
    10: verdict(DecisionKind.DISCARD, Grade.FINE),
}
EVALUATOR = 7
PRACTICE_RESULT = PracticeResult(
    datetime(2026, 6, 9, 12, tzinfo=UTC), datetime(2026, 6, 6, 12, tzinfo=UTC), 5, 4, 2, "{}"
)
PREFERENCES = Preferences(
    language="fi",
    chrome="dark",
    text="large",
    felt="birch",
    cards="large",
    deck="two",
    index="large",
    back="juniper",
    pace="slow",
    rest="click",
    click="raise",
    sort="rank",
    low_first=True,
    sound=False,
    volume=33,
    speech="turn",
    voice=True,
    hints=True,
    warnings="always",
    count_myself=True,
    forced=True,
    players=3,
    level="strong",
    name="Väinö",
)
PROGRESS = {
    LESSONS_KEY: {"bag-1": 3, "huutopussi-three-2": 1},
    PUZZLES_KEY: {"a57da8f3a212": 2, "09081f53956a": 1},
    RULES_READ_KEY: {"tuppi": 1},
}
WINDOW = {"geometry": b"\1\2\3"}
PRESET: dict[str, OptionValue] = {"target": 12, "must_trump": False, "bag_exit": "at_once"}


def fill(database: Database) -> None:
    for key, hands in (("huutopussi", 2), ("tuppi", 2), ("marjapussi", 1), ("bondtolva-two", 1)):
        store_random_match(database, key, seed=hands, hands=hands)
    HandTable(database).save_luck(1, 0, 0.25)
    for ply, each in VERDICTS.items():
        VerdictTable(database).save(1, ply, each, EVALUATOR)
    VerdictTable(database).mark_evaluated(1, EVALUATOR, 2)
    ExerciseTable(database).save_result(1, 1, PRACTICE_RESULT)
    choices = KeyValueStore(database)
    choices.save_preferences(PREFERENCES)
    choices.save_window_state(WINDOW)
    for where, stops in PROGRESS.items():
        progress = ProgressTable(database, key=where)
        for key, number in stops.items():
            progress.save(key, number)
    PresetTable(database).save("bag", "Mökillä", PRESET)


def main(file: Path = FILE) -> None:
    database = Database.in_memory(lambda: WHEN)
    fill(database)
    write(database, file)
    database.close()


if __name__ == "__main__":
    main()
