"""Dealing: shuffle the pack and give each seat its cards."""

from dataclasses import replace

from ..actions import Action, Deal
from ..cards import NAMES, Card, card_set
from ..events import Dealt, Log
from ..frozen import frozen
from ..seating import Seating
from ..shuffle import Luck
from ..state import NOBODY, Exchange, Rows, Standing, State
from . import Phase


@frozen
class Dealing(Phase):
    """The deal: every seat gets its cards one at a time, starting left of the dealer."""

    seating: Seating
    cards: tuple[Card, ...]  # the pack before the shuffle
    hand_size: int
    row_size: int = 0  # face-down cards before each seat, each with a face-up card on it

    @property
    def has_stock(self) -> bool:
        return len(self.cards) > self.seating.players * self.hand_size

    @property
    def has_rows(self) -> bool:
        return self.row_size > 0

    def name(self, state: State) -> str:
        return "deal"

    def enter(self, state: State, log: Log | None) -> State:
        return State(state.phase, NOBODY, state.dealer, state.match)

    def refusal(self, state: State, action: Action) -> str:
        if not isinstance(action, Deal):
            return "a deal is due"
        sizes = [self.seating.players * [size] for size in self._sizes()]
        dealt = [[len(part) for part in parts] for parts in (action.hands, action.down, action.up)]
        for wanted, given in zip(sizes, dealt, strict=True):
            if wanted != given and (given or any(wanted)):
                return f"{self.seating.players} hands of {self.hand_size} cards are dealt"
        return odd_card(self.cards, all_cards(action))

    def chance(self, state: State, luck: Luck) -> Deal:
        order = luck.shuffled("deal", self.cards)
        players = self.seating.players
        hands, end = {}, players * self.hand_size
        for place, seat in enumerate(self.seating.round_from(self.seating.after(state.dealer))):
            hands[seat] = tuple(order[place:end:players])
        return self._laid_out([hands[seat] for seat in self.seating.seats], tuple(order[end:]))

    def step(self, state: State, action: Action, log: Log | None) -> State:
        assert isinstance(action, Deal)
        if log is not None:
            log.append(Dealt(state.dealer, action.hands, action.stock, action.down, action.up))
        up = action.up or ((),) * self.seating.players
        return state.but(
            match=with_deal(state.match),
            hands=tuple(card_set((*a, *b)) for a, b in zip(action.hands, up, strict=True)),
            rows=Rows(action.up, action.down),
            stock=action.stock,
            exchange=Exchange(),
        )

    def done(self, state: State) -> bool:
        return bool(state.hands)

    def _sizes(self) -> tuple[int, int, int]:
        return self.hand_size - 2 * self.row_size, self.row_size, self.row_size

    def _laid_out(self, hands: list[tuple[Card, ...]], stock: tuple[Card, ...]) -> Deal:
        if not self.has_rows:
            return Deal(tuple(hands), stock)
        held, down, _ = self._sizes()
        return Deal(
            tuple(cards[:held] for cards in hands),
            stock,
            tuple(cards[held : held + down] for cards in hands),
            tuple(cards[held + down :] for cards in hands),
        )


def with_deal(match: Standing) -> Standing:
    return replace(match, dealt=match.dealt + 1)


def all_cards(deal: Deal) -> list[Card]:
    parts = (*deal.hands, *deal.down, *deal.up, deal.stock)
    return [card for part in parts for card in part]


def odd_card(wanted: tuple[Card, ...], cards: list[Card]) -> str:
    """Return how cards differ from the expected ones in any order, or an empty string."""
    for card in sorted(set(cards)):
        if wanted.count(card) < cards.count(card):
            foreign = card not in wanted
            return f"{NAMES[card]} is {'not in the pack' if foreign else 'there too often'}"
    for card in sorted(set(wanted)):
        if wanted.count(card) > cards.count(card):
            return f"{NAMES[card]} is missing"
    return ""
