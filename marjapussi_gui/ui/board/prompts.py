"""The legal actions of a view, grouped by the control that each needs. No Qt."""

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
    """The options of the player: cards, amounts, piles and buttons."""

    legal: Sequence[Action] = ()
    plays: dict[Card, Action] = field(default_factory=dict)  # actions with a single card
    wanted: int = 0  # number of cards to select and confirm
    amounts: tuple[Bid | Raise, ...] = ()  # in ascending order
    piles: dict[Zone, Action] = field(default_factory=dict)  # drawing from a pile
    buttons: tuple[Action, ...] = ()
    spelled: tuple[Spelled, ...] = ()  # actions to be completed with sets

    @property
    def choosable(self) -> frozenset[Card]:
        """The cards that may be selected to be given or discarded."""
        if not self.wanted:
            return frozenset()
        given = (action.cards for action in self.legal if isinstance(action, Give | Discard))
        return frozenset(card for cards in given for card in cards)

    def barred(self, hand: Iterable[Card]) -> list[Card]:
        """Return the cards of a hand that may not be played, laid as a bid or given."""
        if self.wanted:
            allowed = self.choosable
        elif isinstance(next(iter(self.plays.values()), None), Play | Show):
            allowed = frozenset(self.plays)
        else:
            return []
        return [card for card in hand if card not in allowed]

    def handover(self, cards: Iterable[Card]) -> Action | None:
        """Return the legal action that gives or discards exactly these cards, or None."""
        first = self.legal[0]
        assert isinstance(first, Give | Discard)
        action = type(first)(tuple(sorted(cards)))
        return action if action in self.legal else None


NOTHING = Prompts()


def prompts(view: View) -> Prompts:
    """Return the options for the legal actions of a view."""
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
    """Return the alternative to giving cards, which is always the last legal action."""
    return () if isinstance(legal[-1], Give | Discard) else (legal[-1],)
