"""What may be done just now, sorted by the kind of control that it needs. No Qt here."""

from collections.abc import Iterable, Sequence
from dataclasses import field

from ...engine.actions import (
    Action,
    Bid,
    Discard,
    Draw,
    Finish,
    Give,
    Lay,
    Play,
    Raise,
    Show,
    ShowTunnelas,
)
from ...engine.cards import Card
from ...engine.events import DISCARDS, STOCK, Zone
from ...engine.frozen import frozen
from ...engine.view import View

Spelled = Lay | Finish | ShowTunnelas


@frozen
class Prompts:
    """The legal actions of a view: cards to play, cards to choose, amounts, and all the others."""

    legal: Sequence[Action] = ()
    plays: dict[Card, Action] = field(default_factory=dict)  # a card that is played by itself
    wanted: int = 0  # so many cards are chosen, and then confirmed
    amounts: tuple[Bid | Raise, ...] = ()  # from the least to the most
    piles: dict[Zone, Action] = field(default_factory=dict)  # what is drawn from
    buttons: tuple[Action, ...] = ()
    spelled: tuple[Spelled, ...] = ()  # what needs sets besides

    @property
    def choosable(self) -> frozenset[Card]:
        """The cards of which some are to be handed over."""
        if not self.wanted:
            return frozenset()
        given = (action.cards for action in self.legal if isinstance(action, Give | Discard))
        return frozenset(card for cards in given for card in cards)

    def barred(self, hand: Iterable[Card]) -> list[Card]:
        """Return the cards of a hand that may not be played, laid as a bid, or handed over."""
        if self.wanted:
            free = self.choosable
        elif isinstance(next(iter(self.plays.values()), None), Play | Show):
            free = frozenset(self.plays)
        else:
            return []
        return [card for card in hand if card not in free]

    def handover(self, cards: Iterable[Card]) -> Action | None:
        """Return the legal action that hands over exactly these cards."""
        first = self.legal[0]
        assert isinstance(first, Give | Discard)
        action = type(first)(tuple(sorted(cards)))
        return action if action in self.legal else None


NOTHING = Prompts()


def prompts(view: View) -> Prompts:
    """Return the controls that the legal actions of a view need."""
    legal = view.legal
    if legal and isinstance(legal[0], Give | Discard) and not view.rummy.is_dealt:
        return Prompts(legal, wanted=len(legal[0].cards), buttons=_besides(legal))
    plays: dict[Card, Action] = {}
    piles: dict[Zone, Action] = {}
    amounts: list[Bid | Raise] = []
    buttons: list[Action] = []
    spelled: list[Spelled] = []
    for action in legal:
        match action:
            case Play(card) | Show(card) | Discard((card,)):
                plays[card] = action
            case Bid() | Raise():
                amounts.append(action)
            case Draw(source):
                piles[DISCARDS if source == "offer" else STOCK] = action
            case Lay() | Finish() | ShowTunnelas():
                spelled.append(action)
            case _:
                buttons.append(action)
    amounts.sort(key=lambda action: action.amount)
    return Prompts(legal, plays, 0, tuple(amounts), piles, tuple(buttons), tuple(spelled))


def _besides(legal: Sequence[Action]) -> tuple[Action, ...]:
    """Return what may be done instead of handing cards over: it stands last."""
    return () if isinstance(legal[-1], Give | Discard) else (legal[-1],)
