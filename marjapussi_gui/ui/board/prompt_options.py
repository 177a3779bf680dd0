"""The legal actions of a view, grouped by the control that offers them. No Qt."""

from collections.abc import Container, Iterable, Sequence
from dataclasses import field, replace

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
    ShowBidCard,
    ShowTunnelas,
)
from ...engine.cards import Card
from ...engine.events import DISCARD_ZONE, STOCK_ZONE, Zone
from ...engine.frozen import frozen
from ...engine.view import View

SetsAction = Lay | Finish | ShowTunnelas


@frozen
class PromptOptions:
    """What the player can do: play cards, bid amounts, draw from piles and press buttons."""

    legal_actions: Sequence[Action] = ()
    card_actions: dict[Card, Action] = field(default_factory=dict)  # actions with a single card
    required_count: int = 0  # number of cards that must be selected and confirmed
    bids: tuple[Bid | Raise, ...] = ()  # in ascending order
    pile_actions: dict[Zone, Action] = field(default_factory=dict)  # drawing from a pile
    button_actions: tuple[Action, ...] = ()
    sets_actions: tuple[SetsAction, ...] = ()  # actions that need sets added

    @property
    def selectable_cards(self) -> frozenset[Card]:
        if not self.required_count:
            return frozenset()
        given = (
            action.cards for action in self.legal_actions if isinstance(action, Give | Discard)
        )
        return frozenset(card for cards in given for card in cards)

    def unplayable(self, hand: Iterable[Card]) -> list[Card]:
        """Return the cards of a hand that can't be chosen; empty if no card has to be chosen."""
        if self.required_count:
            allowed = self.selectable_cards
        elif isinstance(next(iter(self.card_actions.values()), None), Play | ShowBidCard):
            allowed = frozenset(self.card_actions)
        else:
            return []
        return [card for card in hand if card not in allowed]

    def handover_action(self, cards: Iterable[Card]) -> Action | None:
        """Return the legal action that gives away or discards exactly these cards, or None."""
        first = self.legal_actions[0]
        assert isinstance(first, Give | Discard)
        action = type(first)(tuple(sorted(cards)))
        return action if action in self.legal_actions else None

    def restricted_to(self, action_types: Container[type[Action]]) -> "PromptOptions":
        """Return the options with buttons only for actions of these types."""
        return replace(
            self,
            bids=tuple(each for each in self.bids if type(each) in action_types),
            pile_actions={
                pile: each for pile, each in self.pile_actions.items() if type(each) in action_types
            },
            button_actions=tuple(
                each for each in self.button_actions if type(each) in action_types
            ),
            sets_actions=tuple(each for each in self.sets_actions if type(each) in action_types),
        )


NO_OPTIONS = PromptOptions()


def prompt_options(view: View, actions: Iterable[Action] | None = None) -> PromptOptions:
    """Return the options for the given actions, by default all legal actions of a view."""
    legal = view.legal_actions if actions is None else tuple(actions)
    if legal and isinstance(legal[0], Give | Discard) and not view.rummy.is_dealt:
        return PromptOptions(
            legal, required_count=len(legal[0].cards), button_actions=_alternative_actions(legal)
        )
    plays: dict[Card, Action] = {}
    piles: dict[Zone, Action] = {}
    amounts: list[Bid | Raise] = []
    buttons: list[Action] = []
    spelled: list[SetsAction] = []
    for action in legal:
        match action:
            case Play(card) | ShowBidCard(card) | Discard((card,)):
                plays[card] = action
            case Bid() | Raise():
                amounts.append(action)
            case Draw(source):
                piles[DISCARD_ZONE if source == "offer" else STOCK_ZONE] = action
            case Lay() | Finish() | ShowTunnelas():
                spelled.append(action)
            case _:
                buttons.append(action)
    amounts.sort(key=lambda action: action.amount)
    return PromptOptions(legal, plays, 0, tuple(amounts), piles, tuple(buttons), tuple(spelled))


def _alternative_actions(legal_actions: Sequence[Action]) -> tuple[Action, ...]:
    """Return what the player can do instead of giving cards: the last legal action, if any."""
    return () if isinstance(legal_actions[-1], Give | Discard) else (legal_actions[-1],)
