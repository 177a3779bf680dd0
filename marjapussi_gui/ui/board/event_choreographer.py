"""The steps that show an event on the table: sounds, speech, moving cards and highlights."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from ...engine import bidding_events
from ...engine.cards import HIDDEN, Card
from ...engine.events import (
    STOCK_ZONE,
    CardMove,
    CardPlayed,
    CardsDealt,
    Event,
    HandScored,
    MatchWon,
    TrickTaken,
    Zone,
    hand_zone,
    hide_cards,
)
from ...engine.frozen import frozen
from ...engine.rummy.events import RummyEnded, TipluSeen
from ...engine.seating import Seating
from ...engine.state import NO_CARD, NO_SIDE, NOBODY, Seat
from ...engine.view import View
from ...session.history import view_with_score
from ..sound.cues import sound_cue
from ..text import event_text as words
from ..text.i18n import LazyText
from ..text.table_players import TablePlayers
from .animation_speed import FOLD_MS, LAST_TRICK_MS, MOMENT_MS, NO_ANIMATION, ease_in_out
from .card_layer import CardLayer
from .effects_layer import EffectsLayer
from .highlight_animations import HighlightAnimations
from .motions import SWEEP
from .score_bag_animations import ScoreBagAnimations, ScoreBagChange, bag_changes
from .score_bags import has_score_bags
from .table_decorations import TableDecorations
from .winners_animation import WinnersAnimation

Step = Callable[[], float]  # starts something and returns its duration in milliseconds
ROAD_NOTE: Final = "porvoo"


@frozen
class SceneStep:
    """An animation step of a moment: a short scene that can be skipped on its own."""

    moment: object  # the same for all steps of a moment
    step: Step
    shown_ms: float = 0.0  # how long no press may skip it

    def __call__(self) -> float:
        return self.step()


def moment_of(step: Step) -> object:
    """Return the moment that a step belongs to, or None."""
    return step.moment if isinstance(step, SceneStep) else None


def unskippable_ms(step: Step) -> float:
    """Return how many milliseconds must pass before a press may skip a step."""
    return step.shown_ms if isinstance(step, SceneStep) else 0.0


def _scene_steps(*steps: Step, shown_ms: float = 0.0) -> Iterator[Step]:
    moment = object()
    return (SceneStep(moment, step, shown_ms) for step in steps)


class EventChoreographer:
    """Turns events into animation steps, given only the view from before the events."""

    def __init__(
        self,
        effects: EffectsLayer,
        card_layer: CardLayer,
        decorations: TableDecorations,
        play_sound: Callable[[str, float], object],
        on_cleared: Callable[[], object],
    ) -> None:
        self.speed = NO_ANIMATION
        self.people = TablePlayers((), NOBODY, Seating(4, has_partners=True))
        self.view: View | None = None  # before the events being shown
        self._effects, self._card_layer, self._decorations, self._play_sound = (
            effects,
            card_layer,
            decorations,
            play_sound,
        )
        self._on_cleared = on_cleared  # called when all cards have been removed
        self._highlights = HighlightAnimations(effects, card_layer, decorations)
        self._bag_animations = ScoreBagAnimations(effects, decorations.score_bags, self._play)
        self._celebration = WinnersAnimation(effects, card_layer, decorations)
        self._scores: tuple[int, ...] = ()  # after the last hand

    def start_match(self, people: TablePlayers) -> None:
        self.people, self.view, self._scores = people, None, ()
        self._highlights.clear()

    def event_steps(self, event: Event, next_event: Event | None = None) -> Iterator[Step]:
        yield lambda: self._play_event_sound(event)
        yield from self._reveal_steps(event)
        speech = partial(words.bubble_text, event, self.people)
        if speech():
            yield lambda: self._show_speech(event, speech)
        if isinstance(event, RummyEnded):  # who finished, before all hands are turned up
            yield self._clear_actor
            yield from self._highlight_steps(event)
        yield from self._move_steps(event, next_event)
        if not isinstance(event, RummyEnded):
            yield from self._highlight_steps(event)

    def lift_card(self, event: Event, pause: float) -> None:
        """Lift the card that another player is about to play, at the end of the thinking pause."""
        lift = min(self.speed.flight_lift, pause)
        if isinstance(event, CardPlayed) and lift:
            self._card_layer.lift_for_flight(event.moves()[0], pause - lift, lift)

    def _reveal_steps(self, event: Event) -> Iterator[Step]:
        """Yield the steps that turn up the cards laid as bids, before anybody speaks."""
        if isinstance(event, bidding_events.BidCardsTurned):
            for bid in event.face_up_bids:
                if bid.card != NO_CARD:
                    yield partial(self._reveal_cards, Zone("show", bid.seat), (bid.card,))
            yield lambda: self.speed.speech_pause

    def _highlight_steps(self, event: Event) -> Iterator[Step]:
        """Yield the steps that highlight a rare event, usually by a ribbon with a word."""
        word = words.highlight_text(event, self.people)
        is_road = (
            self._has_score_bags and isinstance(event, HandScored) and ROAD_NOTE in event.notes
        )
        if isinstance(event, MatchWon) and event.side != NO_SIDE:
            yield from _scene_steps(
                lambda: self._celebrate(event), self._end_celebration, self._clear_highlight
            )
        elif word and not is_road:
            yield from _scene_steps(
                lambda: self._start_highlight(event, word),
                self._end_highlight,
                self._clear_highlight,
            )

    def _move_steps(self, event: Event, next_event: Event | None) -> Iterator[Step]:
        match event:
            case CardsDealt():
                yield lambda: self._deal(event)
            case HandScored():
                yield lambda: self._show_result(event)
                yield self._remove_cards
                yield from self._bag_steps(event, next_event)
            case bidding_events.RedealDemanded():
                yield self._clear_actor
                yield self._remove_cards
            case bidding_events.KittyShown():
                if HIDDEN not in event.cards:
                    yield lambda: self._reveal_cards(STOCK_ZONE, event.cards)
                    yield lambda: self.speed.speech_pause
                yield lambda: self._fly_cards(event.moves(), self.speed.card_flight)
            case TipluSeen():
                yield from _scene_steps(
                    lambda: self._peek_at_tiplu(event), self._end_highlight, self._clear_highlight
                )
            case RummyEnded():
                yield lambda: self._reveal_hands(event.hands)
                yield lambda: 2 * self.speed.trick_pause
                yield lambda: self._reveal_hands(tuple(map(hide_cards, event.hands)))
            case TrickTaken():
                yield self._clear_actor
                yield from self._trick_steps(event, next_event)
            case _ if event.moves():
                yield lambda: self._fly_cards(event.moves(), self.speed.card_flight)
            case _:
                pass

    def _trick_steps(self, event: TrickTaken, next_event: Event | None) -> Iterator[Step]:
        """Yield the steps that show a complete trick and then collect it."""
        steps = partial(self._show_complete_trick, event), partial(self._collect_trick, event)
        is_last = isinstance(next_event, HandScored)
        yield from _scene_steps(*steps, shown_ms=LAST_TRICK_MS) if is_last else steps

    def _play_event_sound(self, event: Event) -> float:
        cue = sound_cue(event)
        rolls_berries = (
            isinstance(event, HandScored) and self._has_score_bags and self.speed.berry_flight
        )
        if cue is not None and not rolls_berries:  # each berry has a sound of its own
            self._play(*cue)
        return 0.0

    def _play(self, name: str, pitch: float) -> None:
        if self.speed.card_flight:
            self._play_sound(name, pitch)

    def _show_speech(self, event: Event, speech: LazyText) -> float:
        speaker, pause = words.speaking_seat(event), self.speed.speech_pause
        bubble = self._decorations.speech_bubbles.show_bubble(speaker, speech) if pause else None
        if bubble is not None:
            self._effects.animator.animate(bubble, self.speed.bubble_growth, bubble.setScale)
        if isinstance(
            event, bidding_events.BidMade | bidding_events.BidPassed
        ):  # the sooner it is the player's turn, the longer
            own_seat, seat_count = self.people.own_seat, len(self.people.seating.seats)
            return pause * 2 / (2 + ((own_seat - speaker) % seat_count or seat_count))
        return pause

    def _deal(self, event: CardsDealt) -> float:
        self._card_layer.clear()
        self._card_layer.hand_order.start_hand()
        moves = _in_deal_order(event.moves())
        apart = self.speed.interval_for_deal(len(moves))
        flown = [self._card_layer.move_card(move) for move in moves]
        self._card_layer.fly(flown, self.speed.deal_flight, apart, arc=SWEEP)
        return self.speed.deal_flight + apart * len(moves)

    def _remove_cards(self) -> float:
        self._card_layer.clear()
        self._on_cleared()
        return self.speed.card_lift

    def _show_result(self, event: HandScored) -> float:
        self._scores = event.scores
        if self.view is not None:
            counted = view_with_score(self.view, event)
            self._decorations.show(counted, self.people, NOBODY)
        return self._clear_actor()

    def _clear_actor(self) -> float:
        """Remove the mark of the acting seat, whose turn is over."""
        self._decorations.clear_actor()
        return 0.0

    def _show_complete_trick(self, event: TrickTaken) -> float:
        """Leave a complete trick on the table, with the winning card lifted."""
        self._card_layer.lift_winning_card(
            event.trick.winner, self.speed.card_lift, self.speed.winner_settle
        )
        return self.speed.trick_pause

    def _collect_trick(self, event: TrickTaken) -> float:
        self._card_layer.winning_item = None
        flown = [self._card_layer.move_card(move) for move in event.moves()]
        self._card_layer.fly(flown, self.speed.collect_trick, easing=ease_in_out, arc=SWEEP)
        return self.speed.collect_trick

    @property
    def _has_score_bags(self) -> bool:
        return self.view is not None and has_score_bags(self.view)

    def _bag_steps(self, event: HandScored, next_event: Event | None) -> Iterator[Step]:
        """Yield the steps that roll the points of a hand, as berries, into the score bags.

        The full bag of a side that wins the match is tied later, when the match is celebrated.
        """
        if self.view is None or not has_score_bags(self.view):
            return
        target, mine = (
            self.view.game.rules.target,
            self.people.seating.side_of(self.people.own_seat),
        )
        bags = self._bag_animations
        all_changes, porvoo_changes, surplus_changes = (
            bag_changes(event, mine, target, keys) for keys in ((), (ROAD_NOTE,), ("overshoot",))
        )
        winner = next_event.side if isinstance(next_event, MatchWon) else NO_SIDE
        full = tuple(
            change
            for change in all_changes
            if change.is_full and (winner == NO_SIDE or change.owner != int(winner != mine))
        )
        yield self._hide_earned_berries
        yield from _scene_steps(
            lambda: bags.fly_berries_in(
                all_changes, self._card_layer.layout, self.speed.berry_flight
            ),
            self._clear_highlight,
            lambda: bags.show_rolled_in_berries(all_changes),
        )
        if full:
            yield from _scene_steps(
                lambda: bags.tie_full_bags(full, self.speed.tie_bag),
                lambda: bags.show_tied_bags(full),
            )
        if surplus_changes:
            yield from _scene_steps(
                lambda: bags.spill_surplus(surplus_changes, self.speed.berry_flight),
                self._end_highlight,
                self._clear_highlight,
                lambda: bags.show_remaining_berries(surplus_changes),
            )
        if porvoo_changes:
            yield from _scene_steps(
                lambda: self._send_to_porvoo(event, porvoo_changes),
                self._end_highlight,
                self._clear_highlight,
                lambda: bags.show_remaining_berries(porvoo_changes),
            )

    def _hide_earned_berries(self) -> float:
        """Hide the berries beside the bags, because they are about to roll in."""
        self._decorations.score_bags.hide_earned_berries()
        return 0.0

    def _send_to_porvoo(self, event: HandScored, changes: tuple[ScoreBagChange, ...]) -> float:
        """Roll the berries of a side that lost its whole score along the road to Porvoo."""
        if not self.speed.highlight:
            return 0.0
        side = next(item.side for item in event.items if item.key == ROAD_NOTE)
        unrolled = self._highlights.show_ribbon(
            words.highlight_text(event, self.people), side, self.people
        )
        took = self._bag_animations.send_to_porvoo(changes, self.speed.berry_flight)
        return max(self._wait_before_scene_end(unrolled, FOLD_MS), took)

    def _reveal_cards(self, zone: Zone, cards: tuple[Card, ...]) -> float:
        self._card_layer.reveal(zone, cards, self.speed.card_flight)
        return self.speed.card_flight

    def _reveal_hands(self, hands: tuple[tuple[Card, ...], ...]) -> float:
        is_open = any(HIDDEN not in cards for cards in hands if cards)
        lasts = self.speed.card_flight * is_open
        for seat, cards in enumerate(hands):
            if seat != self.people.own_seat:
                self._card_layer.reveal(hand_zone(Seat(seat)), cards, lasts)
        return lasts

    def _peek_at_tiplu(self, event: TipluSeen) -> float:
        """Show a seat looking at the tiplu, the card below the stock that decides what is wild."""
        if not self.speed.highlight:
            return 0.0
        start = self._card_layer.layout.spots(STOCK_ZONE, [1])[0]
        shown = event.card if event.card != NO_CARD else HIDDEN
        lifted = self._highlights.animate_peek(event.seat, shown, start)
        return min(
            lifted + self.speed.speech_pause, MOMENT_MS - self._highlights.scene_end_duration
        )

    def _fly_cards(self, moves: tuple[CardMove, ...], duration: float) -> float:
        self._card_layer.winning_item = None
        self._card_layer.fly([self._card_layer.move_card(move) for move in moves], duration)
        return duration

    def _start_highlight(self, event: Event, word: str) -> float:
        if not self.speed.highlight:
            return 0.0
        unrolled = self._highlights.start(event, word, self.people, self.view)
        return self._wait_before_scene_end(unrolled, self._highlights.scene_end_duration)

    def _wait_before_scene_end(self, start: float, end: float) -> float:
        """Return how long to wait before a scene ends, from the durations of its start and end."""
        return min(start + self.speed.highlight, MOMENT_MS - end)

    def _celebrate(self, event: MatchWon) -> float:
        """Show the winners of the match: their bag or portraits within a wreath."""
        if not self.speed.highlight or self.view is None:
            return 0.0
        self._decorations.speech_bubbles.hide_bubble()
        return self._celebration.start(
            event.side, self._scores or self.view.match.scores, self.view, self.people, self.speed
        )

    def _end_celebration(self) -> float:
        """Fade the celebration out, unless the table keeps showing it."""
        return 0.0 if self._decorations.shows_winners else self._end_highlight()

    def _end_highlight(self) -> float:
        if self._effects.is_empty or not self.speed.highlight:
            return 0.0
        return self._highlights.end()

    def _clear_highlight(self) -> float:
        self._highlights.clear()
        return 0.0


def _in_deal_order(moves: tuple[CardMove, ...]) -> list[CardMove]:
    count: dict[object, int] = {}
    keyed = []
    for move in moves:
        number = count[move.target] = count.get(move.target, -1) + 1
        keyed.append((move.target.kind == "stock", number, move))
    keyed.sort(key=lambda each: each[:2])
    return [move for _, _, move in keyed]
