"""First times are found in the stored records, with the hand that made them."""

from collections.abc import Mapping
from dataclasses import replace
from threading import Event as Flag

import pytest

from marjapussi_gui.engine.cards import NO_SUIT
from marjapussi_gui.engine.events import (
    Event,
    HandScored,
    Log,
    MarriageAnswered,
    MarriageAsked,
    MarriageDeclared,
)
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import Seat, Side
from marjapussi_gui.model.first_occurrences import FirstOccurrenceKind, possible_first_occurrences
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.storage import first_occurrence_search
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.first_occurrence_search import find_first_occurrences
from marjapussi_gui.storage.hand_table import HandTable, summarize_hands
from marjapussi_gui.storage.match_table import MatchTable
from tests.storage.played_matches import (
    ME,
    load_match,
    record_header,
    statistics_queries,
    store_random_match,
)

KEYS = ["marjapussi", "bag", "huutopussi", "avomarjapussi"]


def logged_hands(record: MatchRecord) -> list[tuple[int, int, tuple[Event, ...]]]:
    """Return the events of each action, with the ply after it and the number of its hand."""
    game = record.header.game
    state, found = game.initial_state(record.header.start), []
    for ply, entry in enumerate(record.entries, 1):
        hand, log = state.match.hands_played, Log()
        state = game.step(state, entry.action, log)
        found.append((ply, hand, tuple(log)))
    return found


def own_events(record: MatchRecord, kind: FirstOccurrenceKind) -> list[tuple[int, int]]:
    """Return where an event of a kind happens in a match."""

    def is_of_kind(event: Event, events: tuple[Event, ...]) -> bool:
        if kind is FirstOccurrenceKind.MARRIAGE:
            return isinstance(event, MarriageDeclared) and event.seat == ME
        if kind is FirstOccurrenceKind.PORVOO:
            items = event.items if isinstance(event, HandScored) else ()
            return any(item.key == "porvoo" and item.side != 0 for item in items)
        asked = [each for each in events if isinstance(each, MarriageAsked)]
        return (
            isinstance(event, MarriageAnswered)
            and event.seat == ME
            and event.suit != NO_SUIT
            and all(each.seat != ME for each in asked)
        )

    return [
        (ply, hand)
        for ply, hand, events in logged_hands(record)
        if any(is_of_kind(event, events) for event in events)
    ]


@pytest.fixture(scope="module")
def played() -> Database:
    database = Database.in_memory()
    for seed in (1, 2, 3):
        for key in KEYS:
            store_random_match(database, key, seed, hands=8)
    return database


@pytest.mark.parametrize("key", ["", *KEYS])
@pytest.mark.parametrize(
    "kind", [FirstOccurrenceKind.MARRIAGE, FirstOccurrenceKind.ANSWER, FirstOccurrenceKind.PORVOO]
)
def test_first_occurrence_is_the_first_one_in_all_records(
    played: Database, key: str, kind: FirstOccurrenceKind
) -> None:
    summaries = reversed(MatchTable(played).list_summaries(key))
    wanted = [
        (summary.id, summary.game, *place)
        for summary in summaries
        for place in own_events(load_match(played, summary.id).record, kind)
    ]

    found = find_first_occurrences(played, key, Flag()).get(kind)

    place = found and (found.match_id, found.game, found.ply, found.hand_number)
    assert place == (wanted[0] if wanted else None)


def test_sample_has_marriages_and_answers(played: Database) -> None:
    found = find_first_occurrences(played, "", Flag())

    assert {FirstOccurrenceKind.MARRIAGE, FirstOccurrenceKind.ANSWER} <= set(found)


def store_hands(database: Database, key: str, *changes: Mapping[str, object]) -> int:
    """Store a match, and replace facts about its hands."""
    match = store_random_match(database, key, hands=len(changes))
    hands = summarize_hands(load_match(database, match).record, ME)
    changed = [replace(hand, **each) for hand, each in zip(hands, changes, strict=True)]  # type: ignore[arg-type]
    HandTable(database).save_summaries(match, *changed)
    return match


def test_first_porvoo_is_that_of_the_opponents(database: Database) -> None:
    own = {"notes": ("porvoo",), "porvoo_count": 1}
    theirs = {"notes": ("porvoo",), "porvoo_count": 0}
    match = store_hands(database, "marjapussi", own, {"notes": ()}, theirs, theirs)

    found = find_first_occurrences(database, "marjapussi", Flag())[FirstOccurrenceKind.PORVOO]

    assert (found.match_id, found.hand_number) == (match, 2)
    hands = summarize_hands(load_match(database, match).record, ME)
    assert found.ply == hands[2].ply


def test_first_contract_is_one_that_the_player_bid_and_made(database: Database) -> None:
    match = store_hands(
        database,
        "huutopussi",
        {"bidder_role": "partner", "is_bid_made": True},
        {"bidder_role": "me", "is_bid_made": False},
        {"bidder_role": "me", "is_bid_made": True},
    )

    found = find_first_occurrences(database, "", Flag())[FirstOccurrenceKind.CONTRACT]

    assert (found.match_id, found.game, found.hand_number) == (match, "huutopussi", 2)


@pytest.mark.parametrize(
    ("scores", "winner", "is_found"),
    [((12, 7), 0, True), ((7, 12), 1, False), ((13, 7), 0, False)],
)
def test_full_bag_is_a_match_won_with_exactly_twelve(
    database: Database, scores: tuple[int, int], winner: int, *, is_found: bool
) -> None:
    match = store_random_match(database, "marjapussi", hands=1)
    MatchTable(database).mark_finished(match, Side(winner))
    with database.transaction() as connection:
        connection.execute("update matches set scores = ?", (f"[{scores[0]}, {scores[1]}]",))

    found = find_first_occurrences(database, "", Flag())

    assert (FirstOccurrenceKind.FULL_BAG in found) is is_found


def test_twelve_points_fill_no_bag_in_games_without_bags(database: Database) -> None:
    match = store_random_match(database, "huutopussi", hands=1)
    MatchTable(database).mark_finished(match, Side(0))
    with database.transaction() as connection:
        connection.execute("update matches set scores = '[12, 7]'")

    assert FirstOccurrenceKind.FULL_BAG not in find_first_occurrences(database, "", Flag())


def test_imported_matches_and_damaged_scores_are_ignored(database: Database) -> None:
    match = store_random_match(database, "marjapussi", hands=4)
    with database.transaction() as connection:
        connection.execute("update matches set winner = 0, status = 'finished', scores = '?'")
    assert FirstOccurrenceKind.FULL_BAG not in find_first_occurrences(database, "", Flag())
    assert FirstOccurrenceKind.MARRIAGE in find_first_occurrences(database, "", Flag())

    with database.transaction() as connection:
        connection.execute("update matches set origin = 'imported' where id = ?", (match,))

    assert find_first_occurrences(database, "", Flag()) == {}


def test_a_marriage_that_was_undone_is_no_first_occurrence(database: Database) -> None:
    match = store_random_match(database, "marjapussi", hands=4)
    first = find_first_occurrences(database, "", Flag())[FirstOccurrenceKind.MARRIAGE]
    stored = MatchTable(database).load(match)
    assert stored is not None

    stored.journal.truncate(first.ply - 1)

    later = find_first_occurrences(database, "", Flag()).get(FirstOccurrenceKind.MARRIAGE)
    assert later is None or later.ply < first.ply


def test_search_goes_on_after_the_first_candidates(
    played: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = find_first_occurrences(played, "", Flag())

    monkeypatch.setattr(first_occurrence_search, "CANDIDATES_PER_QUERY", 1)

    assert find_first_occurrences(played, "", Flag()) == found


def test_search_for_first_occurrences_can_be_cancelled(played: Database) -> None:
    cancel_flag = Flag()
    cancel_flag.set()

    assert FirstOccurrenceKind.MARRIAGE not in find_first_occurrences(played, "", cancel_flag)


def test_first_occurrences_of_a_closed_database_are_empty() -> None:
    database = Database.in_memory()
    statistics = statistics_queries(database)
    database.close()

    assert statistics.first_occurrences("", Flag()) == {}


def test_games_offer_the_first_occurrences_that_their_rules_have() -> None:
    kinds = {each.key: possible_first_occurrences(each) for each in VARIANTS}

    assert kinds["marjapussi"] == (
        FirstOccurrenceKind.MARRIAGE,
        FirstOccurrenceKind.ANSWER,
        FirstOccurrenceKind.PORVOO,
        FirstOccurrenceKind.FULL_BAG,
    )
    assert FirstOccurrenceKind.ANSWER not in kinds["avomarjapussi"]
    assert FirstOccurrenceKind.CONTRACT in kinds["huutopussi"]
    assert kinds["marriage"] == ()
    assert kinds["tuppi"] == ()


def test_an_unfinished_first_match_has_no_first_occurrences(database: Database) -> None:
    header = record_header(find_variant("marjapussi").create_game())
    MatchTable(database).create(MatchState(MatchRecord(header), 1, "", "", Seat(0)))

    assert find_first_occurrences(database, "", Flag()) == {}
