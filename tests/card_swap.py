"""Swap hidden cards: create states that differ only in what a seat cannot see."""

from dataclasses import replace

from marjapussi_gui.engine.cards import Card, cards_in_set
from marjapussi_gui.engine.phases.face_down_bidding import RED_CARDS
from marjapussi_gui.engine.state import (
    NO_CARD,
    NOBODY,
    CardPairRows,
    ExchangeGift,
    GameState,
    Seat,
    ShownBid,
)


class CardSwap:
    """Swap two cards everywhere in a state."""

    def __init__(self, a: Card, b: Card) -> None:
        self._names = {a: b, b: a}

    def card(self, card: Card) -> Card:
        return self._names.get(card, card)

    def cards(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(map(self.card, cards))

    def state(self, state: GameState) -> GameState:
        showing, exchange = state.showing, state.exchange
        return replace(
            state,
            hands=tuple(sum(1 << self.card(c) for c in cards_in_set(hand)) for hand in state.hands),
            rows=CardPairRows(state.rows.face_up, tuple(map(self.cards, state.rows.face_down))),
            stock=self.cards(state.stock),
            showing=replace(showing, bids=tuple(map(self._bid, showing.bids))),
            exchange=replace(
                exchange,
                gifts=tuple(
                    ExchangeGift(g.giver, g.taker, self.cards(g.cards)) for g in exchange.gifts
                ),
                kitty=self.cards(exchange.kitty),
                discards=self.cards(exchange.discards),
            ),
        )

    def _bid(self, bid: ShownBid) -> ShownBid:
        card = self.card(bid.card)
        return (
            bid
            if card == NO_CARD
            else ShownBid(bid.seat, card, is_rami=bool(RED_CARDS >> card & 1))
        )


def known_cards(state: GameState, seat: Seat, *, is_kitty_open: bool = True) -> set[Card]:
    """Return the cards whose location the seat knows."""
    known = set(cards_in_set(state.hands[seat])) if state.hands and seat != NOBODY else set()
    known |= {card for trick in (*state.tricks, state.trick) for card in trick.cards}
    known |= {card for row in state.rows.face_up for card in row}
    known |= {bid.card for bid in state.showing.bids[: state.showing.turned_count]}
    known |= {bid.card for bid in state.showing.bids if bid.seat == seat}
    is_bidder = seat == state.auction.highest_bidder != NOBODY
    if is_kitty_open or is_bidder:
        known |= set(state.exchange.kitty)
    for gift in state.exchange.gifts:
        known |= set(gift.cards) if seat in (gift.giver, gift.taker) else set()
    return known | (set(state.exchange.discards) if is_bidder else set())
