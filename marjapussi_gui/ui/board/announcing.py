"""How much is said of what happens: everything, what concerns me, or my turn. No Qt here."""

from collections.abc import Callable

from ...engine.bidding_events import (
    BidLaid,
    BidMade,
    BidSaid,
    CardsGiven,
    CardsPutAway,
    KittyShown,
    Passed,
)
from ...engine.events import (
    CardPlayed,
    CardTurned,
    Dealt,
    Event,
    MarriageAnswered,
    MarriageAsked,
    MarriageMade,
    StockDrawn,
    TrickTaken,
)
from ...engine.rummy.events import (
    CardDiscarded,
    OfferTaken,
    OfferTurned,
    SetsLaid,
    StockRenewed,
    TipluSeen,
    TunnelasShown,
)
from ...engine.state import Seat
from ...engine.view import View
from ..wording import events as words
from ..wording.listening import named_sets
from ..wording.log import ending
from ..wording.people import People
from ..wording.rummy_log import laid


class Announcing:
    """Finds the sentence for an event, if as much is to be said; what is due mostly is."""

    def __init__(self) -> None:
        self.amount = "all"
        self._is_asked = False  # I was told that it is my turn, and have done nothing since
        self._due: View | None = None  # where I was last told what to do
        self._last: CardPlayed | None = None  # of a trick, told together with who takes it

    def due(self, sentence: str, view: View | None) -> str:
        """Return what I am to do now: what I play then is no news to me.

        Who has spoken, and heard all, was told before that he leads: that is not said again.
        """
        self._is_asked = True
        before, self._due = self._due, view
        return "" if self.amount == "all" and is_left_to_do(view, before) else sentence

    def of(self, event: Event, after: Event | None, before: View | None, people: People) -> str:
        """Return what is said of an event, after what was true before.

        What comes of it at once may be told in the same sentence, or tell it, too.
        """
        is_said = AMOUNTS[self.amount](event, before, people)
        if isinstance(event, CardPlayed) and people.is_me(event.seat):
            is_said = is_said or not self._is_asked
            self._is_asked = False
        elif people.is_me(words.speaker(event)):
            self._is_asked = False
        last, self._last = self._last, None
        match event, after:
            case CardPlayed(), TrickTaken() if is_said:
                self._last = event
                return ""
            case TrickTaken(), _ if last is not None:
                return ending(last, event, people) if is_said else heard(last, people)
            case MarriageAnswered(), MarriageMade():
                return ""  # what is made tells it
        return heard(event, people) if is_said else ""


def is_left_to_do(view: View | None, before: View | None) -> bool:
    """Return whether I have only spoken since, and lead with what I could have led with before."""
    if view is None or before is None or view.phase != "play" or view.hand != before.hand:
        return False
    return set(view.legal) < set(before.legal)


def heard(event: Event, people: People) -> str:
    """Return an event as it is said: a sign on a card is no word, so each has its name."""
    if isinstance(event, SetsLaid):
        return laid(event, people, named_sets(event.sets))
    return words.sentence_of(event, people)


def _everything(_event: Event, _before: View | None, _people: People) -> bool:
    return True


def _what_concerns_me(event: Event, before: View | None, people: People) -> bool:
    """Tell what changes what I may do or hold: who leads what, who takes it, what my side says."""
    match event:
        case CardPlayed(seat):
            return not people.is_me(seat) and (before is None or not before.trick.cards)
        case CardTurned(seat) | StockDrawn(seat):
            return people.is_me(seat)
        case MarriageAsked(seat) | MarriageAnswered(seat):
            return _is_ours(seat, people)
        case CardsGiven(giver, taker):
            return people.is_me(giver) or people.is_me(taker)
        case TipluSeen(seat):
            return people.is_me(seat)
        case CardDiscarded(seat):
            return people.is_me(people.seating.after(seat))
        case CardsPutAway() | BidLaid() | OfferTaken() | Dealt():
            return False
        case _:
            return True


def _my_turn(event: Event, _before: View | None, people: People) -> bool:
    """Tell only what was asked of me or given to me, which tricks are ours, and what all play."""
    match event:
        case TrickTaken(side):
            return people.is_mine(side)
        case MarriageMade(is_trump=is_trump):
            return is_trump
        case MarriageAsked(seat) | MarriageAnswered(seat):
            return _is_ours(seat, people) and not people.is_me(seat)
        case CardsGiven(taker=seat) | KittyShown(seat):
            return people.is_me(seat)
        case TipluSeen(knowers=knowers):
            return any(map(people.is_me, knowers))
        case _:
            return not isinstance(event, OF_OTHERS)


def _is_ours(seat: Seat, people: People) -> bool:
    return people.is_mine(people.seating.side(seat))


OF_OTHERS = (
    *(BidLaid, BidMade, BidSaid, CardDiscarded, CardPlayed, CardTurned, CardsPutAway, Dealt),
    *(OfferTaken, OfferTurned, Passed, SetsLaid, StockDrawn, StockRenewed, TunnelasShown),
)
AMOUNTS: dict[str, Callable[[Event, View | None, People], bool]] = {
    "all": _everything,
    "mine": _what_concerns_me,
    "turn": _my_turn,
}
