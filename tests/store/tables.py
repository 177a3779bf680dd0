"""Matches that players without a plan play at full speed, and write down."""

from random import Random
from threading import Event as Flag

from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.events import Event
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.phases.rummy_turns import RummyTurns
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.record_lines import RecordHeader
from marjapussi_gui.engine.rummy.action_proposals import complete_action
from marjapussi_gui.engine.rummy.rights import RummyRights
from marjapussi_gui.engine.state import MatchStart, Seat
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.session.journal import Journal
from marjapussi_gui.session.match_session import MatchSession
from marjapussi_gui.session.participants import BotPlayer
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_table import LoadedMatch, MatchTable

ME = Seat(0)


def header(game: Game, seed: int = 1) -> RecordHeader:
    names = tuple(f"Aino {seat}" for seat in game.seating.seats)
    return RecordHeader(game, names, MatchStart(game.first_dealer(seed)))


def table(record: MatchRecord, journal: Journal, seed: int = 1) -> MatchSession:
    """Return a table at which everybody plays at random."""
    rng = Random(seed)

    def decide(view: View, _: Flag) -> Action:
        return anything(view, rng)

    players = [BotPlayer(decide, ImmediateTaskRunner()) for _ in record.header.player_names]
    return MatchSession(MatchState(record, seed, "", "", ME), players, journal, ignore)


def anything(view: View, rng: Random) -> Action:
    action = rng.choice(view.legal_actions)
    turns = [phase for phase in view.game.phases if isinstance(phase, RummyTurns)]
    allowed: RummyRights | None = turns[0].rights if turns else None
    return action if allowed is None else complete_action(action, view.rummy, view.seat, allowed)


def ignore(_events: tuple[Event, ...], _view: View, _ply: int) -> None:
    pass


def played(database: Database, key: str = "marjapussi", seed: int = 1, hands: int = 2) -> int:
    """Play so many hands of a match, or all of it, and return its number."""
    matches = MatchTable(database)
    first = header(find_variant(key).create_game(), seed)
    match = matches.create(MatchState(MatchRecord(first), seed, "normal", "expert", ME))
    going = table(MatchRecord(first), matches.open_journal(match), seed)
    going.resume()
    while going.state.match.hands_played < hands and not going.state.match.is_over:
        going.deal_next_hand()
    matches.update_score(match, going.record)
    return match


def loaded(database: Database, match: int) -> LoadedMatch:
    outcome = MatchTable(database).load(match)
    assert isinstance(outcome, LoadedMatch)
    return outcome
