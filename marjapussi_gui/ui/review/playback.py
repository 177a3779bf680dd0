"""A recorded match, position by position: the table, and what had just happened. No Qt here."""

from bisect import bisect_right
from dataclasses import replace
from itertools import takewhile

from ...engine.actions import Deal
from ...engine.events import Event, HandScored, TrickTaken
from ...engine.frozen import frozen
from ...engine.record import MatchRecord
from ...engine.state import NOBODY, Seat, State, Trick
from ...engine.view import View
from ...table.past import view_at_count
from .opened import moved, opened

ENDINGS = (TrickTaken, HandScored)
NO_TRICK = Trick(())


@frozen
class Moment:
    """The table after a number of actions, and the events of the last one."""

    view: View
    events: tuple[Event, ...]
    winner: Seat = NOBODY  # of the complete trick on the table


@frozen
class Stretch:
    """A hand: its first and last position in the match, and the scores at its end."""

    begin: int
    end: int
    scores: tuple[int, ...]


class Playback:
    """All positions of a record: before the first action, after it, and so on."""

    def __init__(self, record: MatchRecord, me: Seat) -> None:
        self.record, self.game, self.me = record, record.header.game, me
        self._states = [self.game.start(record.header.start)]
        self._events: list[tuple[Event, ...]] = [()]
        for entry in record.entries:
            log: list[Event] = []
            self._states.append(self.game.step(self._states[-1], entry.action, log))
            self._events.append(tuple(log))
        dealt = [isinstance(entry.action, Deal) for entry in record.entries]
        self._deals = [ply for ply, is_deal in enumerate(dealt, 1) if is_deal]

    @property
    def last(self) -> int:
        """The number of actions."""
        return len(self._states) - 1

    def state(self, ply: int) -> State:
        return self._states[ply]

    def moment(self, ply: int, *, is_open: bool) -> Moment:
        """Return the moment after a number of actions, with all cards or only known ones open."""
        events = self._events[ply]
        seen = tuple(event.seen_by(self.me) for event in events)
        if not any(isinstance(event, ENDINGS) for event in events):
            return Moment(self._view(ply, is_open=is_open), seen)
        view = self._lying(ply, is_open=is_open)
        return Moment(view, seen, view.trick.winner)

    # Hands

    def is_still_played(self, ply: int) -> bool:
        """Return whether the hand at this position isn't finished in the record."""
        if not self._deals or ply < self._deals[0]:
            return False
        dealt, last = self._states[self._deals[self._hand(ply)]].match, self._states[-1].match
        return dealt.hands == last.hands and not last.over

    def hand_number(self, ply: int) -> int:
        """Return the number of the hand at this position, from 1."""
        begins = self._deals[self._hand(ply)] if self._deals else 0
        return self._states[begins].match.hands + 1

    def hand_before(self, ply: int) -> int:
        """Return the start of this hand, or of the previous one if this one has just begun."""
        earlier = [deal for deal in self._deals if deal < ply]
        return earlier[-1] if earlier else 0

    def hand_after(self, ply: int) -> int:
        """Return the start of the next hand, or the end of the match."""
        return next((deal for deal in self._deals if deal > ply), self.last)

    def target(self, name: str, ply: int) -> int:
        """Return the position to which a step leads."""
        return {
            "first": 0,
            "hand_before": self.hand_before(ply),
            "before": max(ply - 1, 0),
            "after": min(ply + 1, self.last),
            "hand_after": self.hand_after(ply),
            "last": self.last,
        }[name]

    def tricks(self, ply: int) -> tuple[Trick, ...]:
        """Return all tricks of the hand at this position."""
        if not self._deals:
            return ()
        bounds = [*self._deals, self.last + 1]
        hand = self._hand(ply)
        events = (each for part in self._events[bounds[hand] : bounds[hand + 1]] for each in part)
        return tuple(event.trick for event in events if isinstance(event, TrickTaken))

    @property
    def stretches(self) -> tuple[Stretch, ...]:
        """The hands of the match; the last one may be unfinished."""
        numbers = [self._states[deal - 1].match.hands for deal in self._deals]
        begins = [
            ply for place, ply in enumerate(self._deals) if numbers[place] not in numbers[:place]
        ]
        begins = [0, *begins[1:]]
        ends = [*(begin - 1 for begin in begins[1:]), self.last]
        return tuple(
            Stretch(begin, end, self._states[end].match.scores)
            for begin, end in zip(begins, ends, strict=True)
        )

    # Private

    def _hand(self, ply: int) -> int:
        return max(bisect_right(self._deals, ply) - 1, 0)

    def _view(self, ply: int, *, is_open: bool) -> View:
        state = self._states[ply]
        view = self.game.look(state, self.me)
        return opened(view, state) if is_open else view

    def _lying(self, ply: int, *, is_open: bool) -> View:
        """Return the view in which a trick or hand is complete and still on the table."""
        events, before = self._events[ply], self._view(ply - 1, is_open=is_open)
        done = takewhile(lambda event: not isinstance(event, ENDINGS), events)
        zones = moved(before.zones, (move for event in done for move in event.moves()))
        scored = next((event for event in events if isinstance(event, HandScored)), None)
        view = self._view(ply, is_open=is_open) if scored is None else view_at_count(before, scored)
        trick = next((event.trick for event in events if isinstance(event, TrickTaken)), NO_TRICK)
        turn, match = self._states[ply].turn, self._states[ply].match
        return replace(view, zones=zones, trick=trick, match=match, turn=turn)
