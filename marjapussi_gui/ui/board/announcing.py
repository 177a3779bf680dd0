"""How much of the game is announced: everything, what concerns the player, or only turns."""

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
    """Chooses the sentence that is announced for an event, depending on the level."""

    def __init__(self) -> None:
        self.amount = "all"
        self._is_asked = False  # the turn was announced, and the player has not acted since
        self._due: View | None = None  # the view when the turn was last announced
        self._last: CardPlayed | None = None  # announced together with the winner of the trick

    def due(self, sentence: str, view: View | None) -> str:
        """Return the sentence for the player's turn; empty if it was announced before.

        After an announcement such as a marriage the player still leads, which needs no repetition.
        """
        self._is_asked = True
        before, self._due = self._due, view
        return "" if self.amount == "all" and is_left_to_do(view, before) else sentence

    def of(self, event: Event, after: Event | None, before: View | None, people: People) -> str:
        """Return the sentence for an event; empty if nothing is announced.

        An event may be announced together with the one that follows it.
        """
        is_announced = AMOUNTS[self.amount](event, before, people)
        if isinstance(event, CardPlayed) and people.is_me(event.seat):
            is_announced = is_announced or not self._is_asked
            self._is_asked = False
        elif people.is_me(words.speaker(event)):
            self._is_asked = False
        last, self._last = self._last, None
        match event, after:
            case CardPlayed(), TrickTaken() if is_announced:
                self._last = event
                return ""
            case TrickTaken(), _ if last is not None:
                return ending(last, event, people) if is_announced else heard(last, people)
            case MarriageAnswered(), MarriageMade():
                return ""  # the announcement of the marriage contains the answer
        return heard(event, people) if is_announced else ""


def is_left_to_do(view: View | None, before: View | None) -> bool:
    """Return whether the player still has the same lead, with fewer legal actions than before."""
    if view is None or before is None or view.phase != "play" or view.hand != before.hand:
        return False
    return set(view.legal) < set(before.legal)


def heard(event: Event, people: People) -> str:
    """Return the sentence for an event, with all cards spelled out."""
    if isinstance(event, SetsLaid):
        return laid(event, people, named_sets(event.sets))
    return words.sentence_of(event, people)


def _everything(_event: Event, _before: View | None, _people: People) -> bool:
    return True


def _what_concerns_me(event: Event, before: View | None, people: People) -> bool:
    """Accept events that change what the player may do or holds, and those of the player's side."""
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
    """Accept only what is asked of the player or given to them, own tricks, and new trumps."""
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
