"""The best line of play in a hand, if all cards are open (double dummy)."""

from threading import Event as Flag

from ...bots.equity.match_equity_table import CancelledError
from ...bots.players.double_dummy_values import CannotSolveError, double_dummy_values
from ...engine.actions import Action
from ...engine.events import HandScored, Log
from ...engine.game import Game
from ...engine.record import MatchRecord
from ...engine.record_lines import RecordEntry
from ...engine.state import NOBODY, GameState, Seat
from ...model.verdict import DoubleDummyLine

MAX_POSITIONS = 2_000_000  # takes a few seconds; in larger hands the line starts later
PLAY_PHASE = "play"


def double_dummy_line(
    record: MatchRecord, seat: Seat, ply: int, cancel: Flag
) -> DoubleDummyLine | None:
    """Return the best play with all cards open, from as early in the hand as it can be solved.

    The line starts where the seat's side plays a card or, in an unfinished hand, where the record
    ends. Return None if the game has no tricks, if the search was cancelled, or if no position in
    the hand can be solved.
    """
    for start, state in _double_dummy_starts(record, seat, ply):
        try:
            entries, gained = _play_best(record.header.game, state, cancel)
        except CannotSolveError:
            continue
        except CancelledError:
            return None
        return DoubleDummyLine(start, entries, gained, _actual_gains(record, start))
    return None


def _double_dummy_starts(record: MatchRecord, seat: Seat, ply: int) -> list[tuple[int, GameState]]:
    """Return the ply and the state before each trick's first card from the seat's side."""
    game, side = record.header.game, record.header.game.seating.side_of(seat)
    state = game.initial_state(record.header.start)
    points_by_hand: list[list[tuple[int, GameState]]] = [[]]
    hand_at_ply, last_trick = 0, -1
    for number, entry in enumerate(record.entries):
        is_mine = entry.seat != NOBODY and game.seating.side_of(entry.seat) == side
        if is_mine and game.phase_name(state) == PLAY_PHASE and len(state.tricks) != last_trick:
            last_trick = len(state.tricks)
            points_by_hand[-1].append((number, state))
        if number < ply:
            hand_at_ply = len(points_by_hand) - 1
        hands = state.match.hands_played
        state = game.step(state, entry.action)
        if state.match.hands_played > hands:
            points_by_hand.append([])
            last_trick = -1
    if hand_at_ply == len(points_by_hand) - 1 and game.phase_name(state) == PLAY_PHASE:
        return [(len(record.entries), state)]
    return points_by_hand[hand_at_ply]


def _play_best(
    game: Game, state: GameState, cancel: Flag
) -> tuple[tuple[RecordEntry, ...], tuple[int, ...]]:
    """Return the actions of perfect play until the hand ends, and each side's change of score."""
    entries: list[RecordEntry] = []
    log, hands = Log(), state.match.hands_played
    while state.match.hands_played == hands:
        if cancel.is_set():
            raise CancelledError("the search for the best line was cancelled")
        entries.append(RecordEntry(state.turn, _best_action(game, state)))
        state = game.step(state, entries[-1].action, log)
    return tuple(entries), _gains_in_log(log)


def _best_action(game: Game, state: GameState) -> Action:
    if len(game.legal_actions(state)) == 1:
        return game.legal_actions(state)[0]
    values = double_dummy_values(game, state, MAX_POSITIONS)
    return max(values, key=values.__getitem__)


def _actual_gains(record: MatchRecord, start: int) -> tuple[int, ...]:
    """Return each side's change of score in the hand as it was really played, if it was."""
    game = record.header.game
    state, log = game.initial_state(record.header.start), Log()
    for number, entry in enumerate(record.entries):
        state = game.step(state, entry.action, log)
        if number >= start and any(isinstance(event, HandScored) for event in log):
            break
        if any(isinstance(event, HandScored) for event in log):
            log = Log()
    return _gains_in_log(log)


def _gains_in_log(log: Log) -> tuple[int, ...]:
    return next((event.score_changes for event in log if isinstance(event, HandScored)), ())
