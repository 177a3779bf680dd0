"""Texts of the handover curtain: the moves that everybody saw since a person's last turn."""

from collections.abc import Iterable, Sequence

from ...engine.bidding_events import CardsGiven, KittyShown
from ...engine.cards import Card
from ...engine.events import CardPlayed, CardsDealt, Event, TrickTaken
from ...engine.frozen import frozen
from ...engine.rummy.events import CardDiscarded, OfferTaken, SetsLaid
from ...engine.state import NO_CARD, NOBODY, Seat
from .event_text import bubble_text, speaking_seat
from .i18n import say
from .screen_reader_text import spoken_sentence
from .table_players import TablePlayers


@frozen
class PublicMove:
    """A move that everybody saw or heard: words, a card, or both."""

    seat: Seat
    text: str = ""
    card: Card = NO_CARD
    is_spoken: bool = False


@frozen
class MovesSinceTurn:
    """The moves since a person's last turn: earlier moves, and the cards of the current trick."""

    earlier: tuple[PublicMove, ...]
    on_table: tuple[PublicMove, ...]


def moves_since_turn(events: Iterable[Event], people: TablePlayers) -> MovesSinceTurn:
    """Return the moves among these events that the handover curtain shows."""
    earlier: list[PublicMove] = []
    on_table: list[PublicMove] = []
    for event in events:
        match event:
            case CardPlayed(seat, card):
                on_table.append(PublicMove(seat, card=card))
            case TrickTaken(_, trick):
                on_table.clear()
                won = trick.cards[trick.seats.index(trick.winner)]
                earlier.append(PublicMove(trick.winner, say("curtain-took-trick"), won))
            case CardDiscarded(seat, card):
                earlier.append(PublicMove(seat, say("curtain-discarded"), card))
            case OfferTaken(seat, card):
                earlier.append(PublicMove(seat, say("curtain-took-card"), card))
            case SetsLaid(seat):
                earlier.append(PublicMove(seat, say("curtain-laid-sets")))
            case KittyShown(seat) if seat != NOBODY:
                earlier.append(PublicMove(seat, say("curtain-took-kitty")))
            case CardsGiven(giver, taker):
                gift = say("curtain-gave-cards", number=len(event.cards), name=people.name(taker))
                earlier.append(PublicMove(giver, gift))
            case _ if words := bubble_text(event, people):
                earlier.append(PublicMove(speaking_seat(event), words, is_spoken=True))
    return MovesSinceTurn(tuple(earlier), tuple(on_table))


def spoken_moves(events: Sequence[Event], people: TablePlayers) -> str:
    """Return events (except the deal) as sentences for screen readers."""
    told = (each for each in events if not isinstance(each, CardsDealt))
    sentences = filter(None, (spoken_sentence(each, people.for_spectator()) for each in told))
    return " ".join(sentences)
