"""Store matches that random players play at full speed."""

from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from threading import Event as Flag

from marjapussi_gui.bots.arena.duels import play_match
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.events import Event
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.phases.rummy_turns import RummyTurns
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.record_lines import RecordHeader
from marjapussi_gui.engine.rummy.action_proposals import fill_in_sets
from marjapussi_gui.engine.rummy.turn_rules import RummyTurnRules
from marjapussi_gui.engine.state import MatchStart, Seat
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.exercise import PracticeResult
from marjapussi_gui.model.match_state import MatchState, MatchSummary
from marjapussi_gui.ports.match_repository import StoredMatch
from marjapussi_gui.session.journal import Journal
from marjapussi_gui.session.match_session import MatchSession
from marjapussi_gui.session.participants import BotPlayer
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.storage.backup_folder import BackupFolder
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.exercise_table import _parse_result
from marjapussi_gui.storage.match_journal import MatchJournal
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.statistics_queries import StatisticsQueries

ME = Seat(0)
PEOPLE = (1, 0, 2, 0)  # ids by seat, of people in a shared match


def record_header(game: Game, seed: int = 1) -> RecordHeader:
    names = tuple(f"Aino {seat}" for seat in game.seating.seats)
    return RecordHeader(game, names, MatchStart(game.first_dealer(seed)))


def random_session(record: MatchRecord, journal: Journal, seed: int = 1) -> MatchSession:
    """Return a session in which all seats play at random."""
    rng = Random(seed)

    def decide(view: View, _: Flag) -> Action:
        return random_action(view, rng)

    players = [BotPlayer(decide, ImmediateTaskRunner()) for _ in record.header.player_names]
    return MatchSession(MatchState(record, seed, "", "", ME), players, journal, ignore_events)


def random_action(view: View, rng: Random) -> Action:
    action = rng.choice(view.legal_actions)
    turns = [phase for phase in view.game.phases if isinstance(phase, RummyTurns)]
    allowed: RummyTurnRules | None = turns[0].turn_rules if turns else None
    return action if allowed is None else fill_in_sets(action, view.rummy, view.seat, allowed)


def ignore_events(_events: tuple[Event, ...], _view: View, _ply: int) -> None:
    pass


def store_random_match(
    database: Database, key: str = "marjapussi", seed: int = 1, hands: int = 2
) -> int:
    """Play and store the given number of hands of a match; return its id."""
    matches = MatchTable(database)
    first = record_header(find_variant(key).create_game(), seed)
    match = matches.create(MatchState(MatchRecord(first), seed, "normal", "expert", ME))
    going = random_session(MatchRecord(first), match.journal, seed)
    going.resume()
    while going.state.match.hands_played < hands and not going.state.match.is_over:
        going.deal_next_hand()
    matches.update_score(match, going.record)
    return match.id


def create_match(
    database: Database, people: tuple[int, ...] = PEOPLE, *, curtain: bool = True
) -> StoredMatch:
    first = MatchRecord(record_header(find_variant("marjapussi").create_game()))
    state = MatchState(first, 1, "normal", "expert", ME, people=people, curtain=curtain)
    return MatchTable(database).create(state)


def play_hands(database: Database, match: StoredMatch, hands: int = 2) -> None:
    session = random_session(match.state.record, match.journal)
    session.resume()
    while session.state.match.hands_played < hands:
        session.deal_next_hand()
    MatchTable(database).update_score(match, session.record)


@cache
def match_before_its_last_choice(key: str) -> MatchState:
    """Return a match that waits for the player's last choice of cards.

    Its players aren't random, because they would hardly ever make a contract and end the match.
    """
    game, last = find_variant(key).create_game(), 0
    names = tuple("Aino" for _ in game.seating.seats)
    record, _ = play_match(game, names, [LEVELS["normal"]() for _ in names], seed=1)
    state = game.initial_state(record.header.start)
    for ply, entry in enumerate(record.entries):
        if state.turn == ME and len(game.legal_actions(state)) > 1:
            last = ply
        state = game.step(state, entry.action, None)
    return MatchState(replace(record, entries=record.entries[:last]), 1, "easy", "easy")


def load_match(database: Database, match: int) -> MatchState:
    state = MatchTable(database).read(match)
    assert state is not None
    return state


def match_summary(matches: MatchTable, match: int) -> MatchSummary:
    listed = matches.summary(match)
    assert listed is not None
    return listed


def continued_journal(matches: MatchTable, match: int) -> MatchJournal:
    stored = matches.load(match)
    assert stored is not None
    assert isinstance(stored.journal, MatchJournal)
    return stored.journal


def practice_results(database: Database, match: int) -> dict[int, PracticeResult]:
    """Return the results of the exercises of a match by ply."""
    rows = database.query("select * from practised where match = ?", match)
    read = {row["ply"]: _parse_result(row) for row in rows}
    return {ply: result for ply, result in read.items() if result is not None}


def quarantined_contents(file: Path) -> list[bytes]:
    """Return the content of the damaged files that were set aside."""
    return [aside.read_bytes() for aside in file.parent.glob("*-damaged-*.db")]


def wait_until_flushed(database: Database) -> None:
    """Wait until everything committed so far is on the disk."""
    assert database._file is not None
    flusher = database._file._flusher
    with flusher._condition:
        flusher._condition.wait_for(lambda: flusher._flushed >= flusher._committed)


def statistics_queries(database: Database) -> StatisticsQueries:
    return StatisticsQueries(database, BackupFolder(database, Path("no folder")))
