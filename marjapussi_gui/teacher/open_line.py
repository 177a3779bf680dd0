"""Double-dummy play of a finished hand: how it could have gone with all cards open."""

from threading import Event as Flag

from ..bots.open_cards import CannotSolve, open_values
from ..engine.actions import Action
from ..engine.events import HandScored, Log
from ..engine.game import Game
from ..engine.lines import Entry
from ..engine.record import MatchRecord
from ..engine.state import NOBODY, Seat, State
from ..kept.open_line import OpenLine

MOST = 2_000_000  # takes some seconds; larger hands are solved from a later card on
PLAY = "play"


def open_line(record: MatchRecord, seat: Seat, ply: int, stop: Flag) -> OpenLine | None:
    """Return the best play with open cards, from the first card of the own side that can be solved.

    None if the game has no tricks, or if the hand is too large to solve to its end.
    """
    for start, state in _starts(record, seat, ply):
        try:
            entries, gained = _played_out(record.header.game, state, stop)
        except CannotSolve:
            continue
        return OpenLine(start, entries, gained, _gained(record, start))
    return None


def _starts(record: MatchRecord, seat: Seat, ply: int) -> list[tuple[int, State]]:
    """Return the plies and states at which the own side played its first card of a trick."""
    game, side = record.header.game, record.header.game.seating.side(seat)
    state = game.start(record.header.start)
    points_by_hand: list[list[tuple[int, State]]] = [[]]
    hand_at_ply, last_trick = 0, -1
    for number, entry in enumerate(record.entries):
        is_mine = entry.seat != NOBODY and game.seating.side(entry.seat) == side
        if is_mine and game.name(state) == PLAY and len(state.tricks) != last_trick:
            last_trick = len(state.tricks)
            points_by_hand[-1].append((number, state))
        if number < ply:
            hand_at_ply = len(points_by_hand) - 1
        hands = state.match.hands
        state = game.step(state, entry.action)
        if state.match.hands > hands:
            points_by_hand.append([])
            last_trick = -1
    return points_by_hand[hand_at_ply]


def _played_out(game: Game, state: State, stop: Flag) -> tuple[tuple[Entry, ...], tuple[int, ...]]:
    """Return the actions of perfect play and the gains of each side."""
    entries: list[Entry] = []
    log, hands = Log(), state.match.hands
    while state.match.hands == hands:
        if stop.is_set():
            raise CannotSolve("it was stopped")
        entries.append(Entry(state.turn, _best(game, state)))
        state = game.step(state, entries[-1].action, log)
    return tuple(entries), _scored(log)


def _best(game: Game, state: State) -> Action:
    if len(game.legal(state)) == 1:
        return game.legal(state)[0]
    values = open_values(game, state, MOST)
    return max(values, key=values.__getitem__)


def _gained(record: MatchRecord, start: int) -> tuple[int, ...]:
    """Return what each side gained in the hand as it was played."""
    game = record.header.game
    state, log = game.start(record.header.start), Log()
    for number, entry in enumerate(record.entries):
        state = game.step(state, entry.action, log)
        if number >= start and any(isinstance(event, HandScored) for event in log):
            break
        if any(isinstance(event, HandScored) for event in log):
            log = Log()
    return _scored(log)


def _scored(log: Log) -> tuple[int, ...]:
    return next(event.gained for event in log if isinstance(event, HandScored))
