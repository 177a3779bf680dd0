"""The view of one seat: the parts of a state that a player may know.

Views are built from the visible parts instead of removing hidden ones, so a new field of a state
stays hidden until it is added here.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, replace
from operator import attrgetter
from typing import TYPE_CHECKING

from .actions import Action
from .bidding_events import seen_bid
from .cards import HIDDEN, Card, card_set, members
from .events import STOCK, Zone, hidden
from .frozen import frozen
from .rummy.view import rummy_zones, seen_rummy
from .state import (
    NO_CARD,
    Auction,
    Exchange,
    Gift,
    Marriages,
    Rows,
    Rummy,
    Seat,
    Showing,
    Standing,
    State,
    Trick,
)

if TYPE_CHECKING:
    from .game import Game

Zones = tuple[tuple[Zone, tuple[Card, ...]], ...]


class _Moment:
    """A base class that creates the parts of a view when they are first used."""

    __slots__ = ("_from",)

    _from: tuple["Game", State, Seat]

    if not TYPE_CHECKING:  # type checkers would accept any attribute name

        def __getattr__(self, name: str) -> object:
            """Create a part; Python calls this only while it does not exist."""
            if name not in PARTS:
                raise AttributeError(f"{type(self).__name__!r} has no {name!r}")
            part = PARTS[name](*self._from)
            setattr(self, name, part)
            return part


@frozen
class View(_Moment):
    """Everything that one seat may know of a state."""

    seat: Seat
    game: "Game"
    phase: str
    turn: Seat
    dealer: Seat
    match: Standing
    hand: tuple[Card, ...]  # including the seat's face-up cards on the table
    zones: Zones  # the cards of each zone, HIDDEN if the seat cannot see them
    trick: Trick
    tricks: tuple[Trick, ...]
    marriages: Marriages
    auction: Auction
    showing: Showing
    exchange: Exchange
    rows: Rows
    rummy: Rummy
    won: tuple[int, ...]  # number of tricks by side
    points: tuple[int, ...]  # by side in this hand, as far as the seat can know them
    legal: Sequence[Action]  # empty unless it is the seat's turn

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle and copy the view with all its parts, but without the complete state."""
        return View, _all_parts(self)


def look(game: "Game", state: State, seat: Seat) -> View:
    """Return the view of a seat. Its parts are created when they are first used.

    That is safe because a state never changes.
    """
    view: View = View.__new__(View)
    view._from = game, state, seat  # noqa: SLF001 - a View alone may hold a state
    return view


def _own_hand(state: State, seat: Seat) -> tuple[Card, ...]:
    if state.rummy.is_dealt:
        return state.rummy.hands[seat]
    return members(state.hands[seat]) if state.hands else ()


def _legal(game: "Game", state: State, seat: Seat) -> Sequence[Action]:
    return game.legal(state) if state.turn == seat else ()


def _showing(showing: Showing, seat: Seat) -> Showing:
    turned = showing.turned
    if turned == len(showing.bids):
        return showing
    return Showing(
        bids=(*showing.bids[:turned], *(seen_bid(bid, seat) for bid in showing.bids[turned:])),
        turned=turned,
        game=showing.game,
        declarer=showing.declarer,
        soloist=showing.soloist,
        refused=showing.refused,
    )


def _exchange(game: "Game", state: State, seat: Seat) -> Exchange:
    away = state.exchange.away
    kitty, holder = state.exchange.kitty, state.auction.holder
    if kitty and not game.rules.kitty_open and seat != holder:
        kitty = hidden(kitty)
    if not state.exchange.gifts and not away and kitty == state.exchange.kitty:
        return state.exchange
    gifts = (
        gift
        if seat in (gift.giver, gift.taker)
        else Gift(gift.giver, gift.taker, hidden(gift.cards))
        for gift in state.exchange.gifts
    )
    return Exchange(
        gifts=tuple(gifts),
        kitty=kitty,
        away=away if seat == holder else hidden(away),
    )


def _with_known_cards(state: State, seat: Seat) -> State:
    """Return the state without the declarer's discards if they are hidden from the seat."""
    if seat == state.auction.holder or not state.exchange.away:
        return state
    return state.but(exchange=replace(state.exchange, away=()))


def _rows(rows: Rows) -> Rows:
    return Rows(rows.up, tuple(map(_covered, rows.down))) if rows.down else rows


def _covered(row: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(NO_CARD if card == NO_CARD else HIDDEN for card in row)


def _zones(game: "Game", state: State, seat: Seat) -> Iterator[tuple[Zone, tuple[Card, ...]]]:
    if state.rummy.is_dealt:
        yield from rummy_zones(state.rummy, seat)
        return
    up = state.rows.up
    for owner, held in enumerate(state.hands):
        in_hand = members(held & ~card_set(c for c in up[owner] if c >= 0)) if up else members(held)
        laid_down = (
            [b.card for b in state.showing.bids if b.seat == owner] if _is_laid(state) else []
        )
        in_hand = tuple(card for card in in_hand if card not in laid_down)
        yield Zone("hand", owner), in_hand if owner == seat else hidden(in_hand)
        yield (
            Zone("show", owner),
            tuple(c if owner == seat else HIDDEN for c in laid_down if c >= 0),
        )
    yield from _row_zones(state.rows)
    yield from (
        (Zone("trick", s), (c,)) for s, c in zip(state.trick.seats, state.trick.cards, strict=False)
    )
    for side, number in enumerate(_cards_won(game, state)):
        yield Zone("won", side), (HIDDEN,) * number
    yield STOCK, hidden(state.stock)
    if state.exchange.away:
        holder = state.auction.holder
        away = state.exchange.away
        yield Zone("away", holder), away if seat == holder else hidden(away)


def _is_laid(state: State) -> bool:
    return bool(state.showing.bids) and not state.showing.game


def _row_zones(rows: Rows) -> Iterator[tuple[Zone, tuple[Card, ...]]]:
    for owner, row in enumerate(rows.down):
        for place, card in enumerate(row):
            yield Zone("down", owner, place), (HIDDEN,) * (card != NO_CARD)
    for owner, row in enumerate(rows.up):
        for place, card in enumerate(row):
            yield Zone("up", owner, place), (card,) * (card != NO_CARD)


def _cards_won(game: "Game", state: State) -> list[int]:
    numbers = [0] * len(game.seating.sides)
    for trick in state.tricks:
        numbers[game.seating.side(trick.winner)] += len(trick.cards)
    return numbers


_all_parts = attrgetter(*(each.name for each in fields(View)))

PARTS: dict[str, Callable[["Game", State, Seat], object]] = {
    "seat": lambda _, __, seat: seat,
    "game": lambda game, _, __: game,
    "phase": lambda game, state, _: game.name(state),
    "turn": lambda _, state, __: state.turn,
    "dealer": lambda _, state, __: state.dealer,
    "match": lambda _, state, __: state.match,
    "hand": lambda _, state, seat: _own_hand(state, seat),
    "zones": lambda game, state, seat: tuple(_zones(game, state, seat)),
    "trick": lambda _, state, __: state.trick,
    "tricks": lambda _, state, __: state.tricks,
    "marriages": lambda _, state, __: state.marriages,
    "auction": lambda _, state, __: state.auction,
    "showing": lambda _, state, seat: _showing(state.showing, seat),
    "exchange": _exchange,
    "rows": lambda _, state, __: _rows(state.rows),
    "rummy": lambda _, state, seat: seen_rummy(state.rummy, seat, is_turn=state.turn == seat),
    "won": lambda game, state, _: game.count.tricks(state),
    "points": lambda game, state, seat: game.count.points(_with_known_cards(state, seat)),
    "legal": _legal,
}
