"""A recorded match, position by position. No Qt.

A position is identified by its ply, the number of actions before it.
"""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import replace
from itertools import takewhile

from ....engine.actions import Deal
from ....engine.cards import HIDDEN, Card
from ....engine.events import STOCK_ZONE, CardMove, Event, HandScored, TrickTaken, Zone, ZoneKind
from ....engine.frozen import frozen
from ....engine.record import MatchRecord
from ....engine.state import NO_CARD, NOBODY, GameState, Seat, Trick
from ....engine.view import View, Zones, create_view
from ....session.history import view_with_score
from ...board.hand_order import HandOrder, count_stronger_cards
from ...board.kitty import kitty_size

OWN_ZONE_KINDS: tuple[ZoneKind, ...] = ("hand", "show", "away")  # zones whose owner sees the cards


def reveal_cards(view: View, state: GameState) -> View:
    """Return a view with all cards of the state face up, except those of won tricks."""
    game, order = view.game, HandOrder(stronger_count=count_stronger_cards(view.game))
    seen = [dict(create_view(game, state, seat).zones) for seat in game.seating.seats]
    stock = state.rummy.stock or state.stock
    if not kitty_size(game):
        stock = stock[::-1]  # so that the next card to draw is on top

    def reveal_zone(zone: Zone, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        if zone.kind == "down":
            return _card_tuple(state.rows.face_down[zone.seat][zone.place])
        if zone == STOCK_ZONE:
            return stock
        if zone.kind not in OWN_ZONE_KINDS or HIDDEN not in cards:
            return cards
        return _sort_cards(order, seen[zone.seat][zone])

    zones = tuple((zone, reveal_zone(zone, cards)) for zone, cards in view.zones)
    return replace(view, zones=zones, rummy=state.rummy)


def apply_moves(zones: Zones, moves: Iterable[CardMove]) -> Zones:
    """Return the cards by zone after some moves."""
    cards_by_zone = {zone: list(cards) for zone, cards in zones}
    for move in moves:
        source = cards_by_zone[move.source]
        source.remove(move.card if move.card in source else HIDDEN)
        cards_by_zone.setdefault(move.target, []).append(move.card)
    return tuple((zone, tuple(cards)) for zone, cards in cards_by_zone.items())


def _card_tuple(card: Card) -> tuple[Card, ...]:
    return () if card == NO_CARD else (card,)


def _sort_cards(order: HandOrder, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return cards in the order in which players hold them."""
    order.set_cards(cards)
    return tuple(order.cards)


ENDINGS = (TrickTaken, HandScored)
NO_TRICK = Trick(())


@frozen
class PlaybackMoment:
    """The table at a position, and the events of the action just before it."""

    view: View
    events: tuple[Event, ...]
    winner: Seat = NOBODY  # of a complete trick on the table


@frozen
class HandPlyRange:
    """A hand: its first and last ply in the match, and the scores at its end."""

    first_ply: int
    last_ply: int
    scores: tuple[int, ...]


class Playback:
    """All positions of a match record, from before the first action to after the last one."""

    def __init__(self, record: MatchRecord, own_seat: Seat) -> None:
        self.record, self.game, self.own_seat = record, record.header.game, own_seat
        self._states = [self.game.initial_state(record.header.start)]
        self._events: list[tuple[Event, ...]] = [()]
        for entry in record.entries:
            log: list[Event] = []
            self._states.append(self.game.step(self._states[-1], entry.action, log))
            self._events.append(tuple(log))
        dealt = [isinstance(entry.action, Deal) for entry in record.entries]
        self._deal_plies = [ply for ply, is_deal in enumerate(dealt, 1) if is_deal]

    @property
    def last_ply(self) -> int:
        return len(self._states) - 1

    def state_at(self, ply: int) -> GameState:
        return self._states[ply]

    def moment_at(self, ply: int, *, is_open: bool) -> PlaybackMoment:
        """Return the moment at a ply, with all cards face up if is_open."""
        events = self._events[ply]
        seen = tuple(event.as_seen_by(self.own_seat) for event in events)
        if not any(isinstance(event, ENDINGS) for event in events):
            return PlaybackMoment(self._view_at(ply, is_open=is_open), seen)
        view = self._full_trick_view(ply, is_open=is_open)
        return PlaybackMoment(view, seen, view.trick.winner)

    # Hands

    def is_hand_unfinished(self, ply: int) -> bool:
        if not self._deal_plies or ply < self._deal_plies[0]:
            return False
        dealt, last = (
            self._states[self._deal_plies[self._deal_index(ply)]].match,
            self._states[-1].match,
        )
        return dealt.hands_played == last.hands_played and not last.is_over

    def hand_number(self, ply: int) -> int:
        """Return the number of the hand at this ply, counted from 1."""
        begins = self._deal_plies[self._deal_index(ply)] if self._deal_plies else 0
        return self._states[begins].match.hands_played + 1

    def previous_hand_start(self, ply: int) -> int:
        earlier = [deal for deal in self._deal_plies if deal < ply]
        return earlier[-1] if earlier else 0

    def next_hand_start(self, ply: int) -> int:
        return next((deal for deal in self._deal_plies if deal > ply), self.last_ply)

    def step_target_ply(self, step: str, ply: int) -> int:
        """Return the ply that a step, such as "after", leads to from another ply."""
        return {
            "first": 0,
            "hand_before": self.previous_hand_start(ply),
            "before": max(ply - 1, 0),
            "after": min(ply + 1, self.last_ply),
            "hand_after": self.next_hand_start(ply),
            "last": self.last_ply,
        }[step]

    def tricks_of_hand(self, ply: int) -> tuple[Trick, ...]:
        if not self._deal_plies:
            return ()
        bounds = [*self._deal_plies, self.last_ply + 1]
        hand = self._deal_index(ply)
        events = (each for part in self._events[bounds[hand] : bounds[hand + 1]] for each in part)
        return tuple(event.trick for event in events if isinstance(event, TrickTaken))

    @property
    def hand_ranges(self) -> tuple[HandPlyRange, ...]:
        """All hands of the match. The last one may be unfinished."""
        numbers = [self._states[deal - 1].match.hands_played for deal in self._deal_plies]
        begins = [
            ply
            for place, ply in enumerate(self._deal_plies)
            if numbers[place] not in numbers[:place]
        ]
        begins = [0, *begins[1:]]
        ends = [*(begin - 1 for begin in begins[1:]), self.last_ply]
        return tuple(
            HandPlyRange(begin, end, self._states[end].match.scores)
            for begin, end in zip(begins, ends, strict=True)
        )

    # Private

    def _deal_index(self, ply: int) -> int:
        return max(bisect_right(self._deal_plies, ply) - 1, 0)

    def _view_at(self, ply: int, *, is_open: bool) -> View:
        state = self._states[ply]
        view = create_view(self.game, state, self.own_seat)
        return reveal_cards(view, state) if is_open else view

    def _full_trick_view(self, ply: int, *, is_open: bool) -> View:
        """Return the view of a trick or hand that is complete and hasn't been cleared away."""
        events, before = self._events[ply], self._view_at(ply - 1, is_open=is_open)
        done = takewhile(lambda event: not isinstance(event, ENDINGS), events)
        zones = apply_moves(before.zones, (move for event in done for move in event.moves()))
        scored = next((event for event in events if isinstance(event, HandScored)), None)
        view = (
            self._view_at(ply, is_open=is_open)
            if scored is None
            else view_with_score(before, scored)
        )
        trick = next((event.trick for event in events if isinstance(event, TrickTaken)), NO_TRICK)
        turn, match = self._states[ply].turn, self._states[ply].match
        return replace(view, zones=zones, trick=trick, match=match, turn=turn)
