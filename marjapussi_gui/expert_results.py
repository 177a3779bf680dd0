"""What an expert would have scored with one's own cards, and how lucky they were."""

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
MOST_UNREADABLE = 50  # hands in a row; whoever has more of them has other troubles


@frozen
class Again:
    """A hand to be played once more: the match, and which of its hands.

    It may be turned: each seat holds what was dealt so many places further on.
    """

    id: int
    match: Match
    number: int
    turned: int = 0


@frozen
class Compared:
    """What an expert makes of a hand: points gained less lost, and by how much the cards helped.

    Luck is his chance in the match after it, less what that is with the cards of the next seat.
    """

    difference: int = 0
    luck: float = 0.0


NO_RESULT = Compared()  # of a hand that was not played to its end: it says neither luck nor skill


class ExpertResults:
    """Plays the hands of the store once more, one after another, whenever there is time."""

    def __init__(self, database: Database, runner: Runner) -> None:
        self._hands, self._matches, self._runner = Hands(database), Matches(database), runner
        self._job: Job | None = None

    def go_on(self) -> None:
        """Play in the background until every hand was compared, or pause() is called."""
        if self._job is None:
            self._job = self._runner.run(self._compared, self._note)

    def go_on_if(self, is_idle: bool) -> None:  # noqa: FBT001 - it is a signal's
        """Go on while nobody plays, and pause as soon as somebody does."""
        if is_idle:
            self.go_on()
        else:
            self.pause()

    def pause(self) -> None:
        """Leave the processor to the match."""
        if self._job is not None:
            self._job.stop()
            self._job = None

    def _compared(self, stop: Flag) -> tuple[Again, Compared] | None:
        """Return the next hand that was not compared yet, and what the expert made of it."""
        again = self._next()
        return None if again is None else (again, compare(again, stop))

    def _next(self) -> Again | None:
        try:
            waiting = self._hands.without_expert(MOST_UNREADABLE)
        except StoreError:
            return None  # it is told when somebody looks at them
        hands = (self._again(match, number) for match, number in waiting)
        return next((again for again in hands if again is not None), None)

    def _again(self, match: int, number: int) -> Again | None:
        """Return a hand to be played; None where its match cannot be read or has none such."""
        try:
            loaded = self._matches.load(match)
        except (StoreError, KeyError):
            return None
        if not isinstance(loaded, Loaded) or not 0 <= number < loaded.state.match.hands:
            return None
        listed = loaded.listed
        company = listed.level, listed.partner_level
        return Again(match, Match(loaded.record, listed.seed, *company, Seat(listed.me)), number)

    def _note(self, result: tuple[Again, Compared] | None) -> None:
        self._job = None
        if result is None:
            return
        again, made = result
        try:
            self._hands.note_expert(again.id, again.number, made.difference, made.luck)
        except StoreError:
            return  # it was told when an action could not be kept
        self.go_on()


def compare(again: Again, stop: Flag) -> Compared:
    """Return what the expert's side makes of these cards, and of those of the next seat."""
    own = played_again(again, stop)
    others = played_again(replace(again, turned=1), stop)
    if stop.is_set():
        return NO_RESULT
    return Compared(own.difference, own.chance - others.chance)


@frozen
class Played:
    """How a hand ended for the expert's side: points gained less lost, and the match after it."""

    difference: int = 0
    chance: float = 0.0


def played_again(again: Again, stop: Flag) -> Played:
    """Return how a hand ends in which an expert has one's own place."""
    from .bots.base import Think  # here, off the window's thread, the search is first imported
    from .bots.levels import LEVELS

    match, game = again.match, again.match.record.header.game
    state, dealt = _before(again)
    log = Log()
    levels = [_level(match, seat) for seat in game.seating.seats]
    players = [LEVELS.get(level, LEVELS[EXPERT])() for level in levels]
    chances = [Random(f"{match.seed}|{again.number}|{seat}") for seat in game.seating.seats]
    while state.match.hands == again.number:
        if stop.is_set():
            return Played()
        if (seat := state.turn) == NOBODY:
            action = dealt or game.chance(state, match.seed)
            dealt = None
        else:
            view = game.look(state, seat)
            action = players[seat].consider(view, Think(chances[seat], stop=stop)).action
        state = game.step(state, action, log)
    gained = next(event.gained for event in log if isinstance(event, HandScored))
    side = game.seating.side(match.me)
    return Played(margin(gained, side), _chance(game, state, side, stop))


def _chance(game: Game, state: State, side: Side, stop: Flag) -> float:
    """Return the chance to win the match as it stands; nothing where nobody waits for it."""
    from .bots.chances import by_match
    from .bots.standings import Stopped

    try:
        return by_match(game, stop.is_set)(state.match, state.dealer)[side]
    except Stopped:
        return 0.0


def _before(again: Again) -> tuple[State, Deal | None]:
    """Return where a hand began, and how it is dealt."""
    record = again.match.record
    game: Game = record.header.game
    state = game.start(record.header.start)
    for entry in record.entries:
        if state.match.hands == again.number and isinstance(entry.action, Deal):
            return state, turned(entry.action, again.turned)
        state = game.step(state, entry.action)
    return state, None


def turned(deal: Deal, by: int) -> Deal:
    """Return a deal that gives each seat what lies before the one so many places further on."""
    hands, down, up = (each[by:] + each[:by] for each in (deal.hands, deal.down, deal.up))
    return Deal(hands, deal.stock, down, up)


def _level(match: Match, seat: Seat) -> str:
    if seat == match.me:
        return EXPERT
    seating = match.record.header.game.seating
    is_partner = seating.partners and seat == seating.partner(match.me)
    return match.partner_level if is_partner else match.level
