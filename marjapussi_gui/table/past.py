"""The events of a match so far, as one seat saw them."""

from collections.abc import Iterator
from dataclasses import replace

from ..engine.cards import Card
from ..engine.events import Dealt, Event, HandScored, MatchWon, TrickTaken
from ..engine.frozen import frozen
from ..engine.rummy.events import RummyEnded, SetsLaid
from ..engine.state import Trick
from ..engine.view import View

Seen = tuple[Event, ...]  # the events of one action


@frozen
class Past:
    """The events of a match up to some action, and what follows from them."""

    actions: tuple[Seen, ...] = ()
    held: tuple[tuple[Card, ...], ...] = ()  # by seat, if a trick-taking hand ended early

    @property
    def is_hand_over(self) -> bool:
        """Whether the last action ended a hand."""
        return self.scored is not None

    @property
    def scored(self) -> HandScored | None:
        """The score of the hand that ended with the last action, if any."""
        return next((event for event in self._last if isinstance(event, HandScored)), None)

    @property
    def won(self) -> MatchWon | None:
        """The end of the match, if the last action ended it."""
        return next((event for event in self._last if isinstance(event, MatchWon)), None)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """All tricks of the last hand, the oldest first."""
        events = (event for action in self._hand() for event in action)
        return tuple(event.trick for event in events if isinstance(event, TrickTaken))

    @property
    def ended(self) -> RummyEnded | None:
        """The end of a rummy hand, if the last action ended one."""
        return next((event for event in self._last if isinstance(event, RummyEnded)), None)

    @property
    def laid(self) -> tuple[SetsLaid, ...]:
        """All sets laid in the last hand, the oldest first."""
        events = (event for action in self._hand() for event in action)
        return tuple(event for event in events if isinstance(event, SetsLaid))

    @property
    def hands(self) -> tuple[HandScored, ...]:
        """The scores of all hands of the match, the oldest first."""
        events = (event for action in self.actions for event in action)
        return tuple(event for event in events if isinstance(event, HandScored))

    @property
    def _last(self) -> Seen:
        return self.actions[-1] if self.actions else ()

    def _hand(self) -> Iterator[Seen]:
        """Yield the events of each action since the last deal."""
        deals = [ply for ply, action in enumerate(self.actions) if is_deal(action)]
        yield from self.actions[deals[-1] :] if deals else ()


def view_at_count(view: View, scored: HandScored) -> View:
    """Return a view from before the last action of a hand, with the final points and tricks."""
    return replace(view, points=scored.points, won=scored.tricks)


def is_deal(action: Seen) -> bool:
    return any(isinstance(event, Dealt) for event in action)
