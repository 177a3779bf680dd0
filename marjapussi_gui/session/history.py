"""The events of a match so far, as they were visible from one seat."""

from collections.abc import Iterator
from dataclasses import replace

from ..engine.cards import Card
from ..engine.events import CardsDealt, Event, HandScored, MatchWon, TrickTaken
from ..engine.frozen import frozen
from ..engine.rummy.events import RummyEnded, SetsLaid
from ..engine.state import Trick
from ..engine.view import View
from ..model.remark import Note, RemarkKind, RemarkWithView

SeenEvents = tuple[Event, ...]  # the events of one action


@frozen
class History:
    """The events of a match up to some action, and answers to questions about them."""

    events_by_action: tuple[SeenEvents, ...] = ()
    # unplayed cards by seat, if a hand with tricks ended early
    cards_left: tuple[tuple[Card, ...], ...] = ()
    remarks: tuple[RemarkWithView, ...] = ()  # what the helper said, in this order
    notes: tuple[Note, ...] = ()  # the player's, by ply

    @property
    def is_hand_over(self) -> bool:
        return self.hand_score is not None

    @property
    def hand_score(self) -> HandScored | None:
        """The score of the hand that the last action ended, or None if no hand ended."""
        return next((event for event in self._last_events if isinstance(event, HandScored)), None)

    @property
    def match_won(self) -> MatchWon | None:
        """The event that ended the match, or None if the last action didn't end it."""
        return next((event for event in self._last_events if isinstance(event, MatchWon)), None)

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """All tricks of the last hand, with the oldest first."""
        events = (event for action in self._hand_events_by_action() for event in action)
        return tuple(event.trick for event in events if isinstance(event, TrickTaken))

    @property
    def rummy_end_event(self) -> RummyEnded | None:
        """The event that ended a rummy deal, or None if the last action ended none."""
        return next((event for event in self._last_events if isinstance(event, RummyEnded)), None)

    @property
    def laid_sets(self) -> tuple[SetsLaid, ...]:
        """All sets laid in the last hand, with the oldest first."""
        events = (event for action in self._hand_events_by_action() for event in action)
        return tuple(event for event in events if isinstance(event, SetsLaid))

    @property
    def hand_scores(self) -> tuple[HandScored, ...]:
        """The scores of all hands of the match, with the oldest first."""
        events = (event for action in self.events_by_action for event in action)
        return tuple(event for event in events if isinstance(event, HandScored))

    @property
    def has_praise_in_hand(self) -> bool:
        """Whether a choice was praised since the last deal."""
        last_deal = max(
            (ply for ply, each in enumerate(self.events_by_action) if is_deal(each)), default=0
        )
        return any(
            each.remark.kind is RemarkKind.PRAISE and each.remark.ply > last_deal
            for each in self.remarks
        )

    @property
    def _last_events(self) -> SeenEvents:
        return self.events_by_action[-1] if self.events_by_action else ()

    def _hand_events_by_action(self) -> Iterator[SeenEvents]:
        """Yield the events of each action since the last deal."""
        deals = [ply for ply, action in enumerate(self.events_by_action) if is_deal(action)]
        yield from self.events_by_action[deals[-1] :] if deals else ()


def view_with_score(view: View, scored: HandScored) -> View:
    """Return the view before the last action of a hand, but with the final points and tricks."""
    return replace(view, points=scored.points, tricks_won=scored.tricks)


def is_deal(events: SeenEvents) -> bool:
    return any(isinstance(event, CardsDealt) for event in events)
