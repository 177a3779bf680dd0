"""Dealing: shuffle the pack and give each seat its cards."""

from collections.abc import Sequence
from dataclasses import replace

from ..actions import Action, Deal
from ..cards import Card, card_mismatch, card_set, remove_cards
from ..events import CardsDealt, Log
from ..frozen import frozen
from ..seating import Seating
from ..shuffle import RandomSource
from ..state import NOBODY, CardPairRows, ExchangeState, GameState, MatchStanding, Seat
from . import Phase


@frozen
class Dealing(Phase):
    """The phase that deals cards one at a time to every seat, starting left of the dealer."""

    seating: Seating
    cards: tuple[Card, ...]  # the sorted pack before the shuffle
    hand_size: int
    # Number of face-down cards on the table before each seat, each with a face-up card on it
    row_size: int = 0

    @property
    def has_stock(self) -> bool:
        return len(self.cards) > self.seating.players * self.hand_size

    @property
    def has_rows(self) -> bool:
        return self.row_size > 0

    def name(self, state: GameState) -> str:
        return "deal"

    def enter(self, state: GameState, log: Log | None) -> GameState:
        return GameState(state.phase, NOBODY, state.dealer, state.match)

    def refusal_reason(self, state: GameState, action: Action) -> str:
        if not isinstance(action, Deal):
            return "a deal must come first"
        sizes = [self.seating.players * [size] for size in self._part_sizes()]
        dealt = [
            [len(part) for part in parts]
            for parts in (action.hands, action.face_down, action.face_up)
        ]
        for wanted, given in zip(sizes, dealt, strict=True):
            if wanted != given and (given or any(wanted)):
                return f"there must be {self.seating.players} hands of {self.hand_size} cards"
        return card_mismatch(self.cards, all_dealt_cards(action))

    def chance_action(self, state: GameState, random_source: RandomSource) -> Deal:
        order = random_source.shuffle("deal", self.cards)
        players = self.seating.players
        hands, end = {}, players * self.hand_size
        for place, seat in enumerate(
            self.seating.seats_from(self.seating.seat_after(state.dealer))
        ):
            hands[seat] = tuple(order[place:end:players])
        return self._arrange_rows([hands[seat] for seat in self.seating.seats], tuple(order[end:]))

    @property
    def visible_hand_size(self) -> int:
        """The number of cards that a player sees after the deal: in the hand and face up."""
        return self.hand_size - self.row_size

    def deal_with_hand(
        self, seat: Seat, visible: Sequence[Card], random_source: RandomSource
    ) -> Deal:
        """Return a random deal in which a seat sees exactly these cards."""
        rest = random_source.shuffle("deal", remove_cards(self.cards, visible))
        own, (held, down, _) = random_source.shuffle("hand", visible), self._part_sizes()
        hands = []
        for each in self.seating.seats:
            taken = down if each == seat else self.hand_size
            cards, rest = rest[:taken], rest[taken:]
            hands.append(tuple([*own[:held], *cards, *own[held:]] if each == seat else cards))
        return self._arrange_rows(hands, tuple(rest))

    def step(self, state: GameState, action: Action, log: Log | None) -> GameState:
        assert isinstance(action, Deal)
        if log is not None:
            log.append(
                CardsDealt(
                    state.dealer, action.hands, action.stock, action.face_down, action.face_up
                )
            )
        up = action.face_up or ((),) * self.seating.players
        return state.replace(
            match=increment_deal_count(state.match),
            hands=tuple(card_set((*a, *b)) for a, b in zip(action.hands, up, strict=True)),
            rows=CardPairRows(action.face_up, action.face_down),
            stock=action.stock,
            exchange=ExchangeState(),
        )

    def is_done(self, state: GameState) -> bool:
        return bool(state.hands)

    def _part_sizes(self) -> tuple[int, int, int]:
        return self.hand_size - 2 * self.row_size, self.row_size, self.row_size

    def _arrange_rows(self, hands: list[tuple[Card, ...]], stock: tuple[Card, ...]) -> Deal:
        if not self.has_rows:
            return Deal(tuple(hands), stock)
        held, down, _ = self._part_sizes()
        return Deal(
            tuple(cards[:held] for cards in hands),
            stock,
            tuple(cards[held : held + down] for cards in hands),
            tuple(cards[held + down :] for cards in hands),
        )


def increment_deal_count(match: MatchStanding) -> MatchStanding:
    return replace(match, deal_count=match.deal_count + 1)


def all_dealt_cards(deal: Deal) -> list[Card]:
    parts = (*deal.hands, *deal.face_down, *deal.face_up, deal.stock)
    return [card for part in parts for card in part]
