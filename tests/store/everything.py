"""What stands in fixtures/everything.sql: every kind of fact, preference and progress.

``python -m tests.store.everything`` wrote it, before everything in the program got another name.
The file stays as it is, for ever; where names change in the program, they change here.
"""

from datetime import UTC, datetime
from pathlib import Path

from marjapussi_gui.contrast import Alike, Contrast, MeanMore, Result
from marjapussi_gui.engine.actions import Bid, Give, Lay, Pass, Play
from marjapussi_gui.engine.cards import Card, Suit, card, card_list
from marjapussi_gui.engine.options import Value
from marjapussi_gui.engine.phases.duties import DUTY_KEYS, Must
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.facts import (
    Advised,
    CanCome,
    Danger,
    Distance,
    Exact,
    Fact,
    Forced,
    HigherOut,
    Highest,
    Holds,
    LetGo,
    LikelyTotal,
    NoneOfPair,
    OneOfPair,
    Outs,
    PlaysLast,
    RamiOrNolo,
    Reaches,
    Searched,
    Tiplu,
    TookUp,
    TrumpsOut,
    Unbeatable,
    Void,
    Without,
)
from marjapussi_gui.kept.exercise import Practised
from marjapussi_gui.kept.verdict import Kind, Rank, Verdict, Worth
from marjapussi_gui.principle import Principle
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.exercises import Exercises
from marjapussi_gui.store.hands import Hands
from marjapussi_gui.store.preferences import Choices, StoredPresets
from marjapussi_gui.store.verdicts import Verdicts
from marjapussi_gui.stored.choices import keep_preferences
from marjapussi_gui.stored.learning import LESSONS, PUZZLES, RULES, StoredProgress
from marjapussi_gui.ui.basis.preferences import Preferences
from tests.store.make_fixture import FIXTURES, write
from tests.store.tables import played

FILE = FIXTURES / "everything.sql"
WHEN = datetime(2026, 6, 6, 12, tzinfo=UTC)
TEN, ACE, KING = card("TD"), card("AD"), card("KS")
DIAMONDS = Suit(2)
FACTS: tuple[Fact, ...] = (
    Exact(1),
    Searched(60),
    LikelyTotal(114),
    Reaches(150, 0.75),
    RamiOrNolo(0.5, 0.25),
    Danger(0.5),
    Distance(2),
    Outs((Card(3), Card(4)), 31),
    Void(Seat(1), DIAMONDS, 2),
    HigherOut(TEN, (Seat(1), Seat(2))),
    Highest(TEN),
    Unbeatable(TEN, Seat(2)),
    TrumpsOut(3, (Seat(1),)),
    Holds(Seat(1), TEN),
    OneOfPair(Seat(1), DIAMONDS),
    NoneOfPair(Seat(3), DIAMONDS),
    PlaysLast(Seat(1)),
    TookUp(Seat(1), TEN),
    LetGo(Seat(1), TEN),
    CanCome(TEN, 2),
    Tiplu(TEN),
    Without(TEN, 2, KING, 3),
    Forced(is_card=False),
    Forced(True, DUTY_KEYS[Must.OVERTRUMP], 12, DIAMONDS, TEN),
    Contrast(Result.POINTS_AT_LEAST, 0.75, 0.25, Play(ACE), Play(KING), 60, TEN),
    Contrast(Result.TRICK, 1.0, 0.0, Give(card_list("AS TS KS")), Pass()),
    MeanMore(1.25, Bid(140), Lay((card_list("KS QS JS"),))),
    Alike(3),
    Advised(Principle.KEEP_THE_PAIR),
)


def verdict(kind: Kind, rank: Rank, reasons: tuple[Fact, ...] = ()) -> Verdict:
    worths = Worth(Bid(60), 12.5, 0.5, 0.125), Worth(Pass(), -3.0, None)
    return Verdict(Seat(0), kind, Pass(), worths, rank, 400, reasons)


VERDICTS = {
    1: verdict(Kind.BID, Rank.MISTAKE, FACTS),
    2: verdict(Kind.GIVE, Rank.FORCED),
    3: verdict(Kind.SHOW, Rank.FINE),
    4: verdict(Kind.ASK, Rank.SLIP),
    5: verdict(Kind.LEAD, Rank.BLUNDER),
    6: verdict(Kind.FOLLOW, Rank.CLOSE),
    7: verdict(Kind.END, Rank.FINE),
    8: verdict(Kind.DRAW, Rank.FINE),
    9: verdict(Kind.LAY, Rank.FINE),
    10: verdict(Kind.DISCARD, Rank.FINE),
}
JUDGE = 7
PRACTISED = Practised(
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
    tutor=True,
    count_myself=True,
    forced=True,
    players=3,
    level="strong",
    name="Väinö",
)
PROGRESS = {
    LESSONS: {"bag-1": 3, "huutopussi-three-2": 1},
    PUZZLES: {"a57da8f3a212": 2, "09081f53956a": 1},
    RULES: {"tuppi": 1},
}
WINDOW = {"geometry": b"\1\2\3"}
PRESET: dict[str, Value] = {"target": 12, "must_trump": False, "bag_exit": "at_once"}


def fill(database: Database) -> None:
    """Keep something of everything."""
    for key, hands in (("huutopussi", 2), ("tuppi", 2), ("marjapussi", 1), ("bondtolva-two", 1)):
        played(database, key, seed=hands, hands=hands)
    Hands(database).note_expert(1, 0, 3, 0.25)
    for ply, each in VERDICTS.items():
        Verdicts(database).note(1, ply, each, JUDGE)
    Verdicts(database).settle(1, JUDGE, 2)
    Exercises(database).note(1, 1, PRACTISED)
    choices = Choices(database)
    keep_preferences(choices, PREFERENCES)
    choices.keep_window(WINDOW)
    for where, stops in PROGRESS.items():
        progress = StoredProgress(choices, lambda _: None, where)
        for key, number in stops.items():
            progress.keep(key, number)
    StoredPresets(database).write("bag", "Mökillä", PRESET)


def main(file: Path = FILE) -> None:
    """Write the fixture."""
    database = Database.in_memory(lambda: WHEN)
    fill(database)
    write(database, file)
    database.close()


if __name__ == "__main__":
    main()
