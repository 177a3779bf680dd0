"""The score line "all hands", for windows without space for the hands around the score."""

from collections.abc import Mapping

from ...engine.cards import Card
from ...engine.events import ScoredCardGroup
from ...engine.state import Seat
from ..art.card_pictures import CardPictures
from ..text.i18n import say
from ..text.table_players import TablePlayers
from .ledger_column import LabelFactory
from .ledger_line import LedgerLine

HeldCards = tuple[tuple[str, tuple[Card, ...]], ...]  # name and cards of each player


def cards_by_name(hands: Mapping[Seat, tuple[Card, ...]], people: TablePlayers) -> HeldCards:
    seats = sorted(hands, key=lambda seat: (seat < people.own_seat, seat))
    return tuple((people.you_or_name(seat), hands[seat]) for seat in seats)


def create_hands_line(
    held: HeldCards, create_label: LabelFactory, deck: CardPictures, scale: float
) -> LedgerLine:
    line = LedgerLine(create_label(say("all-cards")), create_label(""), scale)
    names, hands = zip(*held, strict=True)
    line.attach_cards([ScoredCardGroup(cards) for cards in hands], deck, names)
    return line
