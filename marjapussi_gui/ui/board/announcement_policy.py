"""Decides which events are announced: all, those that matter to the player, or only turns."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from ...engine import events
from ...engine.bidding_events import (
    BidCardLaid,
    BidMade,
    BidPassed,
    BidSpoken,
    CardsGiven,
    DeclarerDiscarded,
    KittyShown,
)
from ...engine.rummy.events import (
    CardDiscarded,
    FirstCardOffered,
    OfferTaken,
    SetsLaid,
    StockRenewed,
    TipluSeen,
    TunnelasShown,
)
from ...engine.state import Seat
from ...engine.view import View
from ..text import event_text as words
from ..text.event_log import trick_end_sentence
from ..text.screen_reader_text import spoken_sentence
from ..text.table_players import TablePlayers


class AnnouncementPolicy:
    """Decides which sentence is announced for an event, by the preferred level of detail."""

    def __init__(self) -> None:
        self.level = "all"
        self._was_prompted = False  # the turn was announced, and the player hasn't acted since
        self._view_at_prompt: View | None = None  # the view when the turn was last announced
        self._last_card: events.CardPlayed | None = (
            None  # announced together with the winner of the trick
        )

    def turn_sentence(self, sentence: str, view: View | None) -> str:
        """Return the sentence for the player's turn, or an empty string if it would be repeated.

        After declaring a marriage, for example, the player is on lead as before.
        """
        self._was_prompted = True
        before, self._view_at_prompt = self._view_at_prompt, view
        return "" if self.level == "all" and is_still_on_lead(view, before) else sentence

    def event_sentence(
        self,
        event: events.Event,
        next_event: events.Event | None,
        view_before: View | None,
        people: TablePlayers,
    ) -> str:
        """Return the sentence to announce for an event, or an empty string for none.

        An event may be announced together with the next one.
        """
        is_announced = FILTER_BY_LEVEL[self.level](event, view_before, people)
        if isinstance(event, events.CardPlayed) and people.is_own_seat(event.seat):
            is_announced = is_announced or not self._was_prompted
            self._was_prompted = False
        elif people.is_own_seat(words.speaking_seat(event)):
            self._was_prompted = False
        last, self._last_card = self._last_card, None
        match event, next_event:
            case events.CardPlayed(), events.TrickTaken() if is_announced:
                self._last_card = event
                return ""
            case events.TrickTaken(), _ if last is not None:
                end = event if is_announced else None
                return addressed(partial(_card_sentence, last, end), people)
            case events.MarriageAnswered(), events.MarriageDeclared():
                return ""  # the announcement of the marriage contains the answer
        return addressed(partial(spoken_sentence, event), people) if is_announced else ""


def addressed(say_to: Callable[[TablePlayers], str], people: TablePlayers) -> str:
    """Return a sentence, after the person's name if it says "you" and several people play."""
    if not people.has_several_people:
        return say_to(people)
    sentence = say_to(replace(people, has_several_people=False))
    is_to_all = sentence == say_to(people.for_spectator())
    return sentence if is_to_all else people.addressed(sentence)


def _card_sentence(
    card: events.CardPlayed, trick: events.TrickTaken | None, people: TablePlayers
) -> str:
    if trick is None:
        return spoken_sentence(card, people)
    return trick_end_sentence(card, trick, people)


def is_still_on_lead(view: View | None, before: View | None) -> bool:
    """Return whether the player still leads from the same hand, but with fewer options."""
    if view is None or before is None or view.phase != "play" or view.hand != before.hand:
        return False
    return set(view.legal_actions) < set(before.legal_actions)


def _accept_all(_event: events.Event, _view_before: View | None, _people: TablePlayers) -> bool:
    return True


def _accept_relevant(event: events.Event, view_before: View | None, people: TablePlayers) -> bool:
    """Accept events that change the player's cards or options or concern the player's side."""
    match event:
        case events.CardPlayed(seat):
            return not people.is_own_seat(seat) and (
                view_before is None or not view_before.trick.cards
            )
        case events.CardTurned(seat) | events.StockDrawn(seat):
            return people.is_own_seat(seat)
        case events.MarriageAsked(seat) | events.MarriageAnswered(seat):
            return _is_own_side(seat, people)
        case CardsGiven(giver, taker):
            return people.is_own_seat(giver) or people.is_own_seat(taker)
        case TipluSeen(seat):
            return people.is_own_seat(seat)
        case CardDiscarded(seat):
            return people.is_own_seat(people.seating.seat_after(seat))
        case DeclarerDiscarded() | BidCardLaid() | OfferTaken() | events.CardsDealt():
            return False
        case _:
            return True


def _accept_essential(event: events.Event, _view_before: View | None, people: TablePlayers) -> bool:
    """Accept only new trumps, the player's own tricks, and questions and cards for the player."""
    match event:
        case events.TrickTaken(side):
            return people.is_own_side(side)
        case events.MarriageDeclared(is_trump=is_trump):
            return is_trump
        case events.MarriageAsked(seat) | events.MarriageAnswered(seat):
            return _is_own_side(seat, people) and not people.is_own_seat(seat)
        case CardsGiven(taker=seat) | KittyShown(seat):
            return people.is_own_seat(seat)
        case TipluSeen(known_to=knowers):
            return any(map(people.is_own_seat, knowers))
        case _:
            return not isinstance(event, ROUTINE_EVENTS)


def _is_own_side(seat: Seat, people: TablePlayers) -> bool:
    return people.is_own_side(people.seating.side_of(seat))


ROUTINE_EVENTS = (
    *(
        BidCardLaid,
        BidMade,
        BidSpoken,
        CardDiscarded,
        events.CardPlayed,
        events.CardTurned,
        DeclarerDiscarded,
        events.CardsDealt,
    ),
    *(
        OfferTaken,
        FirstCardOffered,
        BidPassed,
        SetsLaid,
        events.StockDrawn,
        StockRenewed,
        TunnelasShown,
    ),
)
FILTER_BY_LEVEL: dict[str, Callable[[events.Event, View | None, TablePlayers], bool]] = {
    "all": _accept_all,
    "mine": _accept_relevant,
    "turn": _accept_essential,
}
