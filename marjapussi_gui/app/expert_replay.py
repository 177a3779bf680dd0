"""Replays finished hands with an expert in the player's seat, to measure the luck of the cards."""

from dataclasses import replace
from functools import partial
from random import Random
from threading import Event as Flag

from ..engine.actions import Deal
from ..engine.frozen import frozen
from ..engine.game import Game
from ..engine.state import NOBODY, GameState, Seat, Side
from ..engine.view import create_view
from ..model.match_state import MatchState
from ..storage.database import Database
from ..storage.errors import StoreError
from ..storage.hand_table import HandTable
from ..storage.match_table import MatchTable
from ..ui.common.idle_queue import SaveResult

EXPERT_LEVEL = "expert"
MAX_UNREADABLE_HANDS = 50  # hands to skip in one step; if there are more, the database is damaged


@frozen
class ReplayTask:
    """A hand of a match that the expert is to replay.

    A rotation of n gives each seat the cards that were dealt to the n-th seat after it.
    """

    match_id: int
    match: MatchState
    hand_number: int
    rotation: int = 0


class ExpertReplay:
    """An idle task that lets the expert replay one stored hand per step."""

    def __init__(self, database: Database) -> None:
        self._hands, self._matches = HandTable(database), MatchTable(database)

    def run_step(self, stop: Flag) -> SaveResult | None:
        """Replay the next hand, and return a function that saves the result.

        Return None if no hand is left, or if the task was stopped.
        """
        task = self._next_task()
        if task is None:
            return None
        return partial(self._save, task, measure_luck(task, stop))

    def forget(self) -> None:
        pass  # each step looks for the next hand again

    def _next_task(self) -> ReplayTask | None:
        try:
            pending = self._hands.hands_without_luck(MAX_UNREADABLE_HANDS)
        except StoreError:
            return None  # the statistics page reports this error when it opens
        tasks = (self._create_task(match, number) for match, number in pending)
        return next((again for again in tasks if again is not None), None)

    def _create_task(self, match_id: int, hand_number: int) -> ReplayTask | None:
        """Return the task for a hand, or None if its match is unreadable or lacks this hand."""
        try:
            match = self._matches.read(match_id)
        except StoreError:
            return None
        if match is None:
            return None
        hand_count = match.record.state_after().match.hands_played
        return ReplayTask(match_id, match, hand_number) if 0 <= hand_number < hand_count else None

    def _save(self, task: ReplayTask, luck: float) -> bool:
        try:
            self._hands.save_luck(task.match_id, task.hand_number, luck)
        except StoreError:
            return False  # the match in progress reports that the database is failing
        return True


def measure_luck(task: ReplayTask, stop: Flag) -> float:
    """Return how much more often the expert wins with the player's cards than the next seat's.

    Both are the chances to win the match after the hand. If stopped, return 0.
    """
    own = replay_hand(task, stop)
    rotated = replay_hand(replace(task, rotation=1), stop)
    return 0.0 if stop.is_set() else own - rotated


def replay_hand(task: ReplayTask, stop: Flag) -> float:
    """Replay a hand with the expert in the player's seat, and return its chance to win the match.

    If stopped, return 0.
    """
    from ..bots.players.bot import (
        SearchContext,
    )  # imported here, off the GUI thread, as the search is slow to load
    from ..bots.players.levels import LEVELS

    match, game = task.match, task.match.record.header.game
    state, original_deal = _state_before(task)
    levels = [_level_at(match, seat) for seat in game.seating.seats]
    bots = [LEVELS.get(level, LEVELS[EXPERT_LEVEL])() for level in levels]
    rngs = [Random(f"{match.seed}|{task.hand_number}|{seat}") for seat in game.seating.seats]
    while state.match.hands_played == task.hand_number:
        if stop.is_set():
            return 0.0
        if (seat := state.turn) == NOBODY:
            action = original_deal or game.chance_action(state, match.seed)
            original_deal = None
        else:
            view = create_view(game, state, seat)
            action = bots[seat].decide(view, SearchContext(rngs[seat], stop=stop)).action
        state = game.step(state, action)
    return _equity_after(game, state, game.seating.side_of(match.own_seat), stop)


def _equity_after(game: Game, state: GameState, side: Side, stop: Flag) -> float:
    """Return a side's chance to win the match, or 0 if the task was stopped."""
    from ..bots.equity.match_equity import match_equity
    from ..bots.equity.match_equity_table import CancelledError

    try:
        return match_equity(game, stop.is_set)(state.match, state.dealer)[side]
    except CancelledError:
        return 0.0


def _state_before(task: ReplayTask) -> tuple[GameState, Deal | None]:
    """Return the state before a hand, and the deal of the hand, or None if it isn't recorded."""
    record = task.match.record
    game: Game = record.header.game
    state = game.initial_state(record.header.start)
    for entry in record.entries:
        if state.match.hands_played == task.hand_number and isinstance(entry.action, Deal):
            return state, rotate_deal(entry.action, task.rotation)
        state = game.step(state, entry.action)
    return state, None


def rotate_deal(deal: Deal, places: int) -> Deal:
    """Return a deal in which each seat gets the cards held `places` seats after it."""
    hands, down, up = (
        each[places:] + each[:places] for each in (deal.hands, deal.face_down, deal.face_up)
    )
    return Deal(hands, deal.stock, down, up)


def _level_at(match: MatchState, seat: Seat) -> str:
    if seat == match.own_seat:
        return EXPERT_LEVEL
    seating = match.record.header.game.seating
    is_partner = seating.has_partners and seat == seating.partner_of(match.own_seat)
    return match.partner_level if is_partner else match.level
