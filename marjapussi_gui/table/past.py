"""What happened in a match so far, action by action, as one seat saw it."""

from collections.abc import Iterator
from dataclasses import replace

from ..engine.cards import Card
from ..engine.events import Dealt, Event, HandScored, MatchWon, TrickTaken
from ..engine.frozen import frozen
from ..engine.rummy.events import RummyEnded, SetsLaid
from ..engine.state import Trick
from ..engine.view import View

Seen = tuple[Event, ...]  # what one action did


@frozen
class Past:
    """The actions of a match up to a moment; everything that is told of it follows from them."""

    actions: tuple[Seen, ...] = ()
    held: tuple[tuple[Card, ...], ...] = ()  # by seat: cards left when a hand of tricks ended early

    @property
    def is_hand_over(self) -> bool:
        """Whether a hand ended with the last action."""
        return self.scored is not None

    @property
    def scored(self) -> HandScored | None:
        """How the hand was counted that ended with the last action."""
        return next((event for event in self._last if isinstance(event, HandScored)), None)

    @property
    def won(self) -> MatchWon | None:
        """How the match ended, if it did with the last action."""
        return next((event for event in self._last if isinstance(event, MatchWon)), None)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """All tricks of the last hand, in the order in which they were taken."""
        events = (event for action in self._hand() for event in action)
        return tuple(event.trick for event in events if isinstance(event, TrickTaken))

    @property
    def ended(self) -> RummyEnded | None:
        """How a deal of sets ended with the last action, if it did."""
        return next((event for event in self._last if isinstance(event, RummyEnded)), None)

    @property
    def laid(self) -> tuple[SetsLaid, ...]:
        """All that was laid in the last hand, in the order in which that was done."""
        events = (event for action in self._hand() for event in action)
        return tuple(event for event in events if isinstance(event, SetsLaid))

    @property
    def hands(self) -> tuple[HandScored, ...]:
        """How each hand of the match was counted, in the order in which they were played."""
        events = (event for action in self.actions for event in action)
        return tuple(event for event in events if isinstance(event, HandScored))

    @property
    def _last(self) -> Seen:
        return self.actions[-1] if self.actions else ()

    def _hand(self) -> Iterator[Seen]:
        """Yield the actions since the last deal."""
        deals = [ply for ply, action in enumerate(self.actions) if is_deal(action)]
        yield from self.actions[deals[-1] :] if deals else ()


def view_at_count(view: View, scored: HandScored) -> View:
    """Return the view of a hand before its last action, with what the hand came to."""
    return replace(view, points=scored.points, won=scored.tricks)


def is_deal(action: Seen) -> bool:
    return any(isinstance(event, Dealt) for event in action)
