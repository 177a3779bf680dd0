"""Hidden cards exchanged: states that differ only in what a seat cannot see."""

from dataclasses import replace

from marjapussi_gui.engine.cards import Card, members
from marjapussi_gui.engine.phases.showing import RED
from marjapussi_gui.engine.state import NO_CARD, Gift, Rows, Seat, Shown, State


class Renamed:
    """Two cards exchanged wherever they lie."""

    def __init__(self, a: Card, b: Card) -> None:
        self._names = {a: b, b: a}

    def card(self, card: Card) -> Card:
        return self._names.get(card, card)

    def cards(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(map(self.card, cards))

    def state(self, state: State) -> State:
        showing, exchange = state.showing, state.exchange
        return replace(
            state,
            hands=tuple(sum(1 << self.card(c) for c in members(hand)) for hand in state.hands),
            rows=Rows(state.rows.up, tuple(map(self.cards, state.rows.down))),
            stock=self.cards(state.stock),
            showing=replace(showing, bids=tuple(map(self._bid, showing.bids))),
            exchange=replace(
                exchange,
                gifts=tuple(Gift(g.giver, g.taker, self.cards(g.cards)) for g in exchange.gifts),
                kitty=self.cards(exchange.kitty),
                away=self.cards(exchange.away),
            ),
        )

    def _bid(self, bid: Shown) -> Shown:
        card = self.card(bid.card)
        return bid if card == NO_CARD else Shown(bid.seat, card, rami=bool(RED >> card & 1))


def known_cards(state: State, seat: Seat, *, is_kitty_open: bool = True) -> set[Card]:
    """Return the cards whose place seat knows, by the rules of the table."""
    known = set(members(state.hands[seat])) if state.hands else set()
    known |= {card for trick in (*state.tricks, state.trick) for card in trick.cards}
    known |= {card for row in state.rows.up for card in row}
    known |= {bid.card for bid in state.showing.bids[: state.showing.turned]}
    known |= {bid.card for bid in state.showing.bids if bid.seat == seat}
    if is_kitty_open or seat == state.auction.holder:
        known |= set(state.exchange.kitty)
    for gift in state.exchange.gifts:
        known |= set(gift.cards) if seat in (gift.giver, gift.taker) else set()
    return known | (set(state.exchange.away) if state.auction.holder == seat else set())
