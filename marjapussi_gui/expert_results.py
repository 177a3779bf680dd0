"""Replay of finished hands by the expert level, to measure skill and luck."""

from dataclasses import replace
from random import Random
from threading import Event as Flag

from .engine.actions import Deal
from .engine.events import HandScored, Log
from .engine.frozen import frozen
from .engine.game import Game
from .engine.seating import margin
from .engine.state import NOBODY, Seat, Side, State
from .kept.match import Match
from .store.database import Database
from .store.hands import Hands
from .store.matches import Loaded, Matches
from .store.trouble import StoreError
from .table.runner import Job, Runner

EXPERT = "expert"
MOST_UNREADABLE = 50  # hands skipped in one search for the next; more mean a damaged database


@frozen
class Again:
    """A hand to replay, from its match.

    With a rotation of n, each seat gets the cards that were dealt n seats further on.
    """

    id: int
    match: Match
    number: int
    turned: int = 0


@frozen
class Compared:
    """The result of an expert with the player's cards: point difference and luck.

    Luck is the expert's match equity after the hand, minus that with the cards of the next seat.
    """

    difference: int = 0
    luck: float = 0.0


NO_RESULT = Compared()  # of a hand that was not finished


class ExpertResults:
    """The background replay of stored hands by the expert level, one after another."""

    def __init__(self, database: Database, runner: Runner) -> None:
        self._hands, self._matches, self._runner = Hands(database), Matches(database), runner
        self._job: Job | None = None

    def go_on(self) -> None:
        """Replay in the background until every hand is done or pause() is called."""
        if self._job is None:
            self._job = self._runner.run(self._compared, self._note)

    def go_on_if(self, is_idle: bool) -> None:  # noqa: FBT001 - it is a signal's
        """Resume while the program is idle, and pause as soon as a match goes on."""
        if is_idle:
            self.go_on()
        else:
            self.pause()

    def pause(self) -> None:
        """Stop the replay in progress, so that the match has the processor."""
        if self._job is not None:
            self._job.stop()
            self._job = None

    def _compared(self, stop: Flag) -> tuple[Again, Compared] | None:
        """Return the next task and its comparison, or None if no hand is left."""
        task = self._next()
        return None if task is None else (task, compare(task, stop))

    def _next(self) -> Again | None:
        try:
            pending = self._hands.without_expert(MOST_UNREADABLE)
        except StoreError:
            return None  # the statistics page reports it when it is opened
        tasks = (self._again(match, number) for match, number in pending)
        return next((again for again in tasks if again is not None), None)

    def _again(self, match: int, number: int) -> Again | None:
        """Return the task for a hand, or None if its match is unreadable or has no such hand."""
        try:
            loaded = self._matches.load(match)
        except (StoreError, KeyError):
            return None
        if not isinstance(loaded, Loaded) or not 0 <= number < loaded.state.match.hands:
            return None
        listed = loaded.listed
        levels = listed.level, listed.partner_level
        return Again(match, Match(loaded.record, listed.seed, *levels, Seat(listed.me)), number)

    def _note(self, result: tuple[Again, Compared] | None) -> None:
        self._job = None
        if result is None:
            return
        task, comparison = result
        try:
            self._hands.note_expert(task.id, task.number, comparison.difference, comparison.luck)
        except StoreError:
            return  # the match in progress has reported the failing store
        self.go_on()


def compare(again: Again, stop: Flag) -> Compared:
    """Return the expert's result with the own cards, and the luck against the next seat's."""
    own = played_again(again, stop)
    rotated = played_again(replace(again, turned=1), stop)
    if stop.is_set():
        return NO_RESULT
    return Compared(own.difference, own.chance - rotated.chance)


@frozen
class Played:
    """The result of a replayed hand: point difference and match equity of the expert's side."""

    difference: int = 0
    chance: float = 0.0


def played_again(again: Again, stop: Flag) -> Played:
    """Return the result of a hand with the expert in the player's seat."""
    from .bots.base import (
        Think,
    )  # imported here, off the GUI thread, as the search takes long to load
    from .bots.levels import LEVELS

    match, game = again.match, again.match.record.header.game
    state, original_deal = _before(again)
    log = Log()
    levels = [_level(match, seat) for seat in game.seating.seats]
    bots = [LEVELS.get(level, LEVELS[EXPERT])() for level in levels]
    rngs = [Random(f"{match.seed}|{again.number}|{seat}") for seat in game.seating.seats]
    while state.match.hands == again.number:
        if stop.is_set():
            return Played()
        if (seat := state.turn) == NOBODY:
            action = original_deal or game.chance(state, match.seed)
            original_deal = None
        else:
            view = game.look(state, seat)
            action = bots[seat].consider(view, Think(rngs[seat], stop=stop)).action
        state = game.step(state, action, log)
    gained = next(event.gained for event in log if isinstance(event, HandScored))
    side = game.seating.side(match.me)
    return Played(margin(gained, side), _chance(game, state, side, stop))


def _chance(game: Game, state: State, side: Side, stop: Flag) -> float:
    """Return a side's match equity, or 0 if the task was stopped."""
    from .bots.chances import by_match
    from .bots.standings import Stopped

    try:
        return by_match(game, stop.is_set)(state.match, state.dealer)[side]
    except Stopped:
        return 0.0


def _before(again: Again) -> tuple[State, Deal | None]:
    """Return the state before a hand, and its deal if the record has one."""
    record = again.match.record
    game: Game = record.header.game
    state = game.start(record.header.start)
    for entry in record.entries:
        if state.match.hands == again.number and isinstance(entry.action, Deal):
            return state, turned(entry.action, again.turned)
        state = game.step(state, entry.action)
    return state, None


def turned(deal: Deal, by: int) -> Deal:
    """Return a deal in which each seat gets the cards dealt to a seat further around the table."""
    hands, down, up = (each[by:] + each[:by] for each in (deal.hands, deal.down, deal.up))
    return Deal(hands, deal.stock, down, up)


def _level(match: Match, seat: Seat) -> str:
    if seat == match.me:
        return EXPERT
    seating = match.record.header.game.seating
    is_partner = seating.partners and seat == seating.partner(match.me)
    return match.partner_level if is_partner else match.level
