from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from marjapussi_gui.analysis.evaluation.decision_kinds import is_answer_known
from marjapussi_gui.bots.arena.duels import play_match
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.actions import AskHalf, AskWhole, Bid, Pass
from marjapussi_gui.engine.cards import NO_SUIT
from marjapussi_gui.engine.events import HandScored, Log, MarriageAnswered
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.record import MatchRecord, replay
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.luck import MatchLuck
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.model.match_totals import StatisticsScope
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.storage.backup_folder import BackupFolder
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.hand_table import HandSummary, HandTable, summarize_hands
from marjapussi_gui.storage.match_queries import VARIANT_BY_KEY
from marjapussi_gui.storage.match_table import MatchTable, rules_digest
from marjapussi_gui.storage.statistics_queries import StatisticsQueries
from marjapussi_gui.storage.verdict_table import VerdictTable
from marjapussi_gui.system.paths import paths_in_folder
from tests.storage.played_matches import (
    continued_journal,
    load_match,
    match_summary,
    record_header,
    store_random_match,
)

KEYS = [each.key for each in VARIANTS]


@pytest.fixture
def statistics(database: Database, tmp_path: Path) -> StatisticsQueries:
    return StatisticsQueries(
        database, BackupFolder(database, paths_in_folder(tmp_path).backup_folder)
    )


def hand(number: int = 0, **facts: object) -> HandSummary:
    usual: dict[str, object] = {
        "number": number,
        "ply": 40 * (number + 1),
        "scores": (3, 0),
        "points_gained": 3,
        "best_rival_points": 0,
        "trick_count": 5,
        "bid_amount": 0,
        "bidder_role": "",
        "is_bid_made": None,
        "marriage_count": 0,
        "refused_marriage_count": 0,
        "porvoo_count": 0,
        "notes": (),
    }
    return HandSummary(**{**usual, **facts})  # type: ignore[arg-type]


def store_open_match(database: Database, level: str = "easy", key: str = "bag") -> int:
    record = MatchRecord(record_header(find_variant(key).create_game()))
    return MatchTable(database).create(MatchState(record, 1, level, "expert")).id


def store_finished_match(database: Database, winner: int, level: str = "easy") -> int:
    match = store_open_match(database, level)
    MatchTable(database).mark_finished(match, winner)  # type: ignore[arg-type]
    return match


@pytest.mark.parametrize("key", KEYS)
def test_hands_of_a_match_add_up_to_its_scores(database: Database, key: str) -> None:
    match = store_random_match(database, key, hands=3)
    reloaded = load_match(database, match)
    scored = replay(reloaded.record.text().encode(), VARIANT_BY_KEY).scored_hands

    for seat in reloaded.record.header.game.seating.seats:
        hands = summarize_hands(reloaded.record, seat)

        side = reloaded.record.header.game.seating.side_of(seat)
        assert [hand.score_changes[side] for hand in scored] == [
            hand.points_gained for hand in hands
        ]
        assert [hand.scores for hand in scored] == [hand.scores for hand in hands]
        assert list(range(len(scored))) == [hand.number for hand in hands]
    listed = match_summary(MatchTable(database), match)
    assert len(scored) == listed.hand_count
    assert scored[-1].scores == listed.scores


def hand_that(key: str, *texts: str, level: str = "easy") -> MatchRecord:
    """Return a match of one hand that ends as these notes and items say."""
    game = find_variant(key).create_game()
    names = tuple("Aino" for _ in game.seating.seats)
    for seed in range(400):
        bots = [LEVELS[level]() for _ in names]
        log: Log = []
        record, _ = play_match(game, names, bots, seed, 1, log=log)
        [scored] = [event for event in log if isinstance(event, HandScored)]
        if all(text in notes_and_items(scored) for text in texts):
            return record
    raise AssertionError(texts)


def notes_and_items(scored: HandScored) -> tuple[str, ...]:
    items = (f"{item.key} {item.side}" for item in scored.items)
    return (*scored.notes, *items)


def test_hands_are_counted_by_week_with_the_current_one_last(tmp_path: Path) -> None:
    days = [datetime(2026, 5, 5, 12, tzinfo=UTC)]
    database = Database.in_memory(lambda: days[-1])
    backups = BackupFolder(database, paths_in_folder(tmp_path).backup_folder)
    for days_ago, hands in ((0, 1), (8, 2), (9, 1), (40, 3)):
        days.append(days[0] - timedelta(days=days_ago))
        store_random_match(database, "tuppi", hands=hands)
    days.append(days[0])

    weeks = StatisticsQueries(database, backups).weekly_hands(3)

    assert weeks == [0, 3, 1]
    database.close()


@pytest.mark.parametrize(("note", "is_made"), [("made", True), ("failed", False)])
def test_bid_is_made_or_fails(note: str, *, is_made: bool) -> None:
    record = hand_that("huutopussi", note)

    roles = [summarize_hands(record, Seat(seat))[0] for seat in range(4)]

    assert [is_made] * 4 == [each.is_bid_made for each in roles]
    assert ["me", "other", "other", "partner"] == sorted(each.bidder_role for each in roles)
    assert min(each.bid_amount for each in roles) >= 50


@pytest.mark.parametrize("note", ["rami", "sooli"])
def test_seat_that_chose_rami_counts_as_bidder(note: str) -> None:
    record = hand_that("tuppi", note)

    for seat in range(4):
        hand = summarize_hands(record, Seat(seat))[0]

        won = hand.points_gained > 0
        ours = hand.bidder_role in ("me", "partner")
        assert hand.is_bid_made == (won == ours)


def test_no_seat_counts_as_bidder_if_none_chose_rami() -> None:
    hand = summarize_hands(hand_that("tuppi", "nolo", level="random"), Seat(0))[0]

    assert ("", None) == (hand.bidder_role, hand.is_bid_made)


def test_trip_to_porvoo_is_the_side_s_own() -> None:
    record = hand_that("marjapussi", "porvoo", "porvoo 0")

    counts = [summarize_hands(record, Seat(seat))[0].porvoo_count for seat in range(4)]

    assert counts == [1, 0, 1, 0]


@pytest.mark.parametrize("key", ["marjapussi", "pfadfinder"])
def test_questions_whose_answer_was_known_are_not_asked_in_vain(key: str) -> None:
    record = hand_that(key, level="random")
    game, refused, known = record.header.game, 0, 0
    state = game.initial_state(record.header.start)
    for entry in record.entries:
        log: Log = []
        pointless = isinstance(entry.action, AskHalf | AskWhole) and is_answer_known(
            create_view(game, state, entry.seat), entry.action
        )
        state = game.step(state, entry.action, log)
        vain = [each for each in log if isinstance(each, MarriageAnswered) and each.suit == NO_SUIT]
        refused += len(vain)
        known += len(vain) if pointless else 0

    counted = [summarize_hands(record, Seat(seat))[0].refused_marriage_count for seat in (0, 1)]

    assert known
    assert sum(counted) == refused - known


def test_hand_without_tricks_and_bids_has_none() -> None:
    hand = summarize_hands(hand_that("marriage"), Seat(0))[0]

    assert (0, "", None) == (hand.trick_count, hand.bidder_role, hand.is_bid_made)


def test_totals_are_summed(database: Database, statistics: StatisticsQueries) -> None:
    match = store_open_match(database)
    HandTable(database).save_summaries(
        match,
        hand(0, bidder_role="me", bid_amount=60, is_bid_made=True, marriage_count=2),
        hand(
            1,
            points_gained=-4,
            best_rival_points=2,
            bidder_role="partner",
            bid_amount=70,
            is_bid_made=False,
            porvoo_count=1,
        ),
        hand(
            2,
            points_gained=0,
            best_rival_points=1,
            bidder_role="other",
            is_bid_made=True,
            refused_marriage_count=3,
        ),
    )

    totals = statistics.totals()

    assert (3, 1, -1, 3) == (totals.hands, totals.hands_won, totals.gained, totals.lost)
    assert (1, 1, 1, 0) == (
        totals.bids_made,
        totals.bids_failed,
        totals.own_bids_made,
        totals.own_bids_failed,
    )
    assert (2, 3, 1) == (totals.marriages, totals.refused, totals.porvoo)
    assert (0, 0) == (totals.matches, totals.matches_won)


def test_streaks_count_consecutive_wins(database: Database, statistics: StatisticsQueries) -> None:
    for winner in (0, 0, 0, 1, -1, 0, 0):
        store_finished_match(database, winner)

    totals = statistics.totals()

    assert (7, 5, 3, 2) == (
        totals.matches,
        totals.matches_won,
        totals.longest_streak,
        totals.streak,
    )


def test_scopes_count_what_they_name(database: Database, statistics: StatisticsQueries) -> None:
    for level in ("easy", "easy", "strong"):
        store_finished_match(database, 0, level)
    continued_journal(MatchTable(database), 2).mark_assisted()

    key = rules_digest(find_variant("bag").create_game())
    for scope, matches in (
        (StatisticsScope(), 2),
        (StatisticsScope(level="easy"), 1),
        (StatisticsScope(level="strong", game="bag", rules_key=key, partner_level="expert"), 1),
        (StatisticsScope(game="tuppi"), 0),
        (StatisticsScope(is_assisted=True), 1),
    ):
        assert matches == statistics.totals(scope).matches


def test_imported_matches_do_not_count(database: Database, statistics: StatisticsQueries) -> None:
    match = store_random_match(database, hands=99)
    before = statistics.totals()

    MatchTable(database).import_record(MatchTable(database).export_record(match).encode(), 1)

    assert before == statistics.totals()
    assert before.matches == 1


def test_series_and_distribution(database: Database, statistics: StatisticsQueries) -> None:
    for gained in (3, -2, 3):
        HandTable(database).save_summaries(store_open_match(database), hand(points_gained=gained))

    assert [3, -2, 3] == [point.gained for point in statistics.hand_series()]
    assert {-2: 1, 3: 2} == statistics.point_distribution()


def test_kinds_name_the_rules(database: Database, statistics: StatisticsQueries) -> None:
    for level in ("easy", "strong", "strong"):
        HandTable(database).save_summaries(store_open_match(database, level), hand())

    first, second = statistics.match_categories()

    assert ("strong", 2, 2) == (first.level, first.match_count, first.hand_count)
    assert ("easy", 1, 1) == (second.level, second.match_count, second.hand_count)
    assert find_variant("bag").create_game().option_values == first.options
    assert first.rules_key == second.rules_key


def test_matches_of_an_earlier_version_count_under_the_same_rules(
    database: Database, statistics: StatisticsQueries
) -> None:
    for _ in range(2):
        HandTable(database).save_summaries(store_open_match(database, "easy"), hand())
    with database.transaction() as connection:
        connection.execute("update matches set rules = '0123456789abcdef' where id = 1")

    (category,) = statistics.match_categories()

    assert category.match_count == 2
    assert category.rules_key == rules_digest(find_variant("bag").create_game())


def test_match_with_an_unreadable_header_keeps_its_rules(
    database: Database, statistics: StatisticsQueries
) -> None:
    HandTable(database).save_summaries(store_open_match(database, "easy"), hand())
    with database.transaction() as connection:
        connection.execute("update matches set rules = '0123456789abcdef', header = 'torn'")

    (category,) = statistics.match_categories()

    assert category.rules_key == "0123456789abcdef"


def test_hand_noted_again_takes_the_place_of_the_first(
    database: Database, statistics: StatisticsQueries
) -> None:
    match = store_open_match(database)
    HandTable(database).save_summaries(match, hand(points_gained=3))

    HandTable(database).save_summaries(match, hand(points_gained=1, scores=(1, 0)))

    assert (1, 1) == (statistics.totals().hands, statistics.totals().gained)
    assert (1, 0) == match_summary(MatchTable(database), match).scores


def test_reset_restarts_counts_and_preserves_a_backup_and_the_matches(
    database: Database, statistics: StatisticsQueries, tmp_path: Path
) -> None:
    store_finished_match(database, 0)
    going = store_open_match(database)
    HandTable(database).save_summaries(going, hand(0), hand(1))

    statistics.reset()
    HandTable(database).save_summaries(going, hand(2))

    totals = statistics.totals()
    assert (0, 1) == (totals.matches, totals.hands)
    assert MatchTable(database).count() == 2
    assert [path.name[7:19] for path in paths_in_folder(tmp_path).backup_folder.iterdir()] == [
        "before-reset"
    ]


def test_reset_of_a_game_leaves_other_games(
    database: Database, statistics: StatisticsQueries
) -> None:
    for key in ("bag", "tuppi"):
        HandTable(database).save_summaries(store_open_match(database, key=key), hand())

    statistics.reset("tuppi")

    assert [1, 0] == [
        statistics.totals(StatisticsScope(game=key)).hands for key in ("bag", "tuppi")
    ]


def test_nothing_played_counts_nothing(statistics: StatisticsQueries) -> None:
    totals = statistics.totals()

    assert (0, 0, 0, 0) == (totals.matches, totals.hands, totals.gained, totals.streak)
    assert (
        statistics.match_categories(),
        statistics.hand_series(),
        statistics.point_distribution(),
    ) == ([], [], {})


def store_compared_match(database: Database, *lucks: float | None, winner: int = 0) -> int:
    """Store a finished match with one hand for each luck value."""
    match = store_finished_match(database, winner)
    HandTable(database).save_summaries(match, *(hand(number) for number in range(len(lucks))))
    for number, luck in enumerate(lucks):
        if luck is not None:
            HandTable(database).save_luck(match, number, luck)
    return match


def test_luck_of_a_match_is_that_of_its_hands(
    database: Database, statistics: StatisticsQueries
) -> None:
    store_compared_match(database, 0.25, -0.5)
    store_compared_match(database, 0.125, winner=1)

    assert [MatchLuck(True, -0.25), MatchLuck(False, 0.125)] == statistics.match_luck()


def test_luck_is_not_known_before_every_hand_was_compared(
    database: Database, statistics: StatisticsQueries
) -> None:
    match = store_compared_match(database, 0.25, None)

    assert [MatchLuck(True, None)] == statistics.match_luck()
    assert [(match, 1)] == HandTable(database).hands_without_luck(9)


def test_a_match_that_is_not_over_is_no_outcome(
    database: Database, statistics: StatisticsQueries
) -> None:
    HandTable(database).save_summaries(store_open_match(database), hand())

    assert [] == statistics.match_luck()


def test_outcomes_are_those_of_the_scope(database: Database, statistics: StatisticsQueries) -> None:
    store_compared_match(database, 0.25)

    assert [] == statistics.match_luck(StatisticsScope("tuppi"))
    assert [] == statistics.match_luck(StatisticsScope(is_assisted=True))
    assert [MatchLuck(True, 0.25)] == statistics.match_luck(StatisticsScope("bag"))


def test_luck_beyond_all_bounds_is_none(database: Database, statistics: StatisticsQueries) -> None:
    match = store_compared_match(database, 0.25)
    with database.transaction() as connection:
        connection.execute("update hands set luck = 9e999 where match = ?", (match,))

    assert [MatchLuck(True, None)] == statistics.match_luck()


def test_hands_that_an_older_version_compared_are_compared_anew(database: Database) -> None:
    match = store_compared_match(database, 0.25)
    with database.transaction() as connection:
        connection.execute("update hands set luck = null where match = ?", (match,))

    assert [(match, 0)] == HandTable(database).hands_without_luck(9)


# Costly choices


def store_verdict(
    database: Database,
    match: int,
    ply: int,
    cost: float,
    grade: Grade = Grade.MISTAKE,
    *,
    in_points: bool = False,
) -> None:
    best = ActionValue(Bid(60), cost, None if in_points else 0.5 + cost)
    chosen = ActionValue(Pass(), 0.0, None if in_points else 0.5)
    verdict = Verdict(Seat(0), DecisionKind.BID, Pass(), (best, chosen), grade)
    VerdictTable(database).save(match, ply, verdict)


def test_costliest_choices_come_first_with_their_hands(
    database: Database, statistics: StatisticsQueries
) -> None:
    match = store_random_match(database, "marjapussi", hands=2)
    other = store_random_match(database, "bag", hands=1)
    end = database.query("select ply from hands where match = ? and number = 0", match)[0]["ply"]
    store_verdict(database, match, 5, 0.1)
    store_verdict(database, match, end + 3, 0.3)
    store_verdict(database, other, 6, 0.2)
    store_verdict(database, match, 7, 0.25, Grade.INACCURACY)

    found = statistics.costly_choices("", 30, 2)

    places = [(each.match_id, each.ply, each.hand_number) for each in found]
    assert places == [(match, end + 3, 1), (other, 6, 0)]
    assert [each.match_id for each in statistics.costly_choices("bag", 30, 3)] == [other]


def test_points_are_compared_with_chances_as_hundredths_of_a_match(
    database: Database, statistics: StatisticsQueries
) -> None:
    rummy, tricks = store_open_match(database, key="marriage"), store_open_match(database)
    store_verdict(database, rummy, 5, 30.0, in_points=True)
    store_verdict(database, tricks, 5, 0.4)
    store_verdict(database, tricks, 6, 0.2)

    found = statistics.costly_choices("", 30, 3)

    assert [(each.match_id, each.ply) for each in found] == [(tricks, 5), (rummy, 5), (tricks, 6)]


def test_choices_with_help_are_marked_and_old_ones_left_out(
    database: Database, statistics: StatisticsQueries
) -> None:
    helped, old = store_open_match(database), store_open_match(database)
    for match in (helped, old):
        store_verdict(database, match, 5, 0.1)
    with database.transaction() as connection:
        connection.execute("update matches set assisted = 1 where id = ?", (helped,))
        long_ago = (datetime.now(UTC) - timedelta(days=31)).isoformat()
        connection.execute("update matches set changed_at = ? where id = ?", (long_ago, old))

    found = statistics.costly_choices("", 30, 3)

    assert [(each.match_id, each.is_assisted) for each in found] == [(helped, True)]


def test_a_damaged_verdict_is_no_costly_choice(
    database: Database, statistics: StatisticsQueries
) -> None:
    match = store_open_match(database)
    store_verdict(database, match, 5, 0.1)
    store_verdict(database, match, 6, 0.2)
    with database.transaction() as connection:
        connection.execute("update verdicts set verdict = '?' where ply = 6")

    assert [each.ply for each in statistics.costly_choices("", 30, 3)] == [5]


def test_decisions_with_and_without_help_can_be_counted_together(
    database: Database, statistics: StatisticsQueries
) -> None:
    helped, alone = store_open_match(database), store_open_match(database)
    for match in (helped, alone):
        store_verdict(database, match, 5, 0.1)
    with database.transaction() as connection:
        connection.execute("update matches set assisted = 1 where id = ?", (helped,))

    both = statistics.evaluated_decisions(StatisticsScope("bag", is_assisted=None))

    assert [(each.match_id, each.is_assisted) for each in both] == [(helped, True), (alone, False)]
    assert len(statistics.evaluated_decisions(StatisticsScope(is_assisted=None))) == 2
