"""The view of one seat: the parts of a state that its player may know.

Views are built from the visible parts, instead of by removing hidden ones. So when the state gets a
new field, it stays hidden until it is added here.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, replace
from operator import attrgetter
from typing import TYPE_CHECKING

from .actions import Action
from .bidding_events import bid_as_seen_by
from .cards import HIDDEN, Card, card_set, cards_in_set
from .events import STOCK_ZONE, Zone, hide_cards
from .frozen import frozen
from .game import Game
from .rummy.observations import rummy_zones, visible_rummy_state
from .state import (
    NO_CARD,
    NOBODY,
    Auction,
    CardPairRows,
    ExchangeGift,
    ExchangeState,
    FaceDownBids,
    GameState,
    Marriages,
    MatchStanding,
    RummyState,
    Seat,
    Trick,
)

_set_part = object.__setattr__  # a view never changes, except that it adds its own parts
Zones = tuple[tuple[Zone, tuple[Card, ...]], ...]


class _LazyView:
    """Base of View, which creates each of its parts when it is first used."""

    __slots__ = ("_from",)

    _from: tuple[Game, GameState, Seat]

    if not TYPE_CHECKING:  # otherwise type checkers would accept any attribute name

        def __getattr__(self, name: str) -> object:
            """Create a part of the view. Python calls this only for parts that don't exist yet."""
            if name not in VIEW_PARTS:
                raise AttributeError(f"{type(self).__name__!r} has no {name!r}")
            part = VIEW_PARTS[name](*self._from)
            _set_part(self, name, part)
            return part


@frozen
class View(_LazyView):
    """Everything that one seat may know of a state."""

    seat: Seat  # NOBODY: what everybody may know
    game: Game
    phase: str
    turn: Seat
    dealer: Seat
    match: MatchStanding
    hand: tuple[Card, ...]  # including the seat's own face-up cards on the table
    zones: Zones  # the cards of each zone, HIDDEN if the seat cannot see them
    trick: Trick
    tricks: tuple[Trick, ...]
    marriages: Marriages
    auction: Auction
    showing: FaceDownBids
    exchange: ExchangeState
    rows: CardPairRows
    rummy: RummyState
    tricks_won: tuple[int, ...]  # number of tricks taken by each side
    points: tuple[int, ...]  # points of each side in this hand, as far as the seat may know them
    legal_actions: Sequence[Action]  # empty if it isn't the seat's turn

    def __reduce__(self) -> tuple[object, ...]:
        """Return how to pickle or copy the view: all parts except the complete state."""
        return View, _get_all_parts(self)


def create_view(game: Game, state: GameState, seat: Seat) -> View:
    """Return the view of a seat.

    Its parts are created when they are first used. They can be created so late because a state
    never changes.
    """
    view: View = object.__new__(View)
    _set_part(view, "_from", (game, state, seat))
    return view


def _hand_of(state: GameState, seat: Seat) -> tuple[Card, ...]:
    if seat == NOBODY:
        return ()
    if state.rummy.is_dealt:
        return state.rummy.hands[seat]
    return cards_in_set(state.hands[seat]) if state.hands else ()


def _legal_actions(game: Game, state: GameState, seat: Seat) -> Sequence[Action]:
    return game.legal_actions(state) if state.turn == seat != NOBODY else ()


def _visible_bids(showing: FaceDownBids, seat: Seat) -> FaceDownBids:
    turned = showing.turned_count
    if turned == len(showing.bids):
        return showing
    return FaceDownBids(
        bids=(
            *showing.bids[:turned],
            *(bid_as_seen_by(bid, seat) for bid in showing.bids[turned:]),
        ),
        turned_count=turned,
        contest=showing.contest,
        declarer=showing.declarer,
        soloist=showing.soloist,
        refused_by=showing.refused_by,
    )


def _visible_exchange(game: Game, state: GameState, seat: Seat) -> ExchangeState:
    away = state.exchange.discards
    kitty, holder = state.exchange.kitty, state.auction.highest_bidder
    if kitty and not game.rules.kitty_open and (seat != holder or seat == NOBODY):
        kitty = hide_cards(kitty)
    if not state.exchange.gifts and not away and kitty == state.exchange.kitty:
        return state.exchange
    gifts = (
        gift
        if seat in (gift.giver, gift.taker)
        else ExchangeGift(gift.giver, gift.taker, hide_cards(gift.cards))
        for gift in state.exchange.gifts
    )
    return ExchangeState(
        gifts=tuple(gifts),
        kitty=kitty,
        discards=away if seat == holder else hide_cards(away),
    )


def _without_hidden_discards(state: GameState, seat: Seat) -> GameState:
    """Return the state without the declarer's discards, unless the seat may see them."""
    if seat == state.auction.highest_bidder or not state.exchange.discards:
        return state
    return state.replace(exchange=replace(state.exchange, discards=()))


def _hide_face_down_cards(rows: CardPairRows) -> CardPairRows:
    return (
        CardPairRows(rows.face_up, tuple(map(_hide_row, rows.face_down)))
        if rows.face_down
        else rows
    )


def _hide_row(row: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(NO_CARD if card == NO_CARD else HIDDEN for card in row)


def _visible_zones(
    game: Game, state: GameState, seat: Seat
) -> Iterator[tuple[Zone, tuple[Card, ...]]]:
    if state.rummy.is_dealt:
        yield from rummy_zones(state.rummy, seat)
        return
    up = state.rows.face_up
    for owner, held in enumerate(state.hands):
        in_hand = (
            cards_in_set(held & ~card_set(c for c in up[owner] if c >= 0))
            if up
            else cards_in_set(held)
        )
        laid_down = (
            [b.card for b in state.showing.bids if b.seat == owner]
            if _has_face_down_bids(state)
            else []
        )
        in_hand = tuple(card for card in in_hand if card not in laid_down)
        yield Zone("hand", owner), in_hand if owner == seat else hide_cards(in_hand)
        yield (
            Zone("show", owner),
            tuple(c if owner == seat else HIDDEN for c in laid_down if c >= 0),
        )
    yield from _row_zones(state.rows)
    yield from (
        (Zone("trick", s), (c,)) for s, c in zip(state.trick.seats, state.trick.cards, strict=False)
    )
    for side, number in enumerate(_count_cards_won(game, state)):
        yield Zone("won", side), (HIDDEN,) * number
    yield STOCK_ZONE, hide_cards(state.stock)
    if state.exchange.discards:
        holder = state.auction.highest_bidder
        away = state.exchange.discards
        yield Zone("away", holder), away if seat == holder else hide_cards(away)


def _has_face_down_bids(state: GameState) -> bool:
    return bool(state.showing.bids) and not state.showing.contest


def _row_zones(rows: CardPairRows) -> Iterator[tuple[Zone, tuple[Card, ...]]]:
    for owner, row in enumerate(rows.face_down):
        for place, card in enumerate(row):
            yield Zone("down", owner, place), (HIDDEN,) * (card != NO_CARD)
    for owner, row in enumerate(rows.face_up):
        for place, card in enumerate(row):
            yield Zone("up", owner, place), (card,) * (card != NO_CARD)


def _count_cards_won(game: Game, state: GameState) -> list[int]:
    numbers = [0] * len(game.seating.sides)
    for trick in state.tricks:
        numbers[game.seating.side_of(trick.winner)] += len(trick.cards)
    return numbers


_get_all_parts = attrgetter(*(each.name for each in fields(View)))

VIEW_PARTS: dict[str, Callable[[Game, GameState, Seat], object]] = {
    "seat": lambda _, __, seat: seat,
    "game": lambda game, _, __: game,
    "phase": lambda game, state, _: game.phase_name(state),
    "turn": lambda _, state, __: state.turn,
    "dealer": lambda _, state, __: state.dealer,
    "match": lambda _, state, __: state.match,
    "hand": lambda _, state, seat: _hand_of(state, seat),
    "zones": lambda game, state, seat: tuple(_visible_zones(game, state, seat)),
    "trick": lambda _, state, __: state.trick,
    "tricks": lambda _, state, __: state.tricks,
    "marriages": lambda _, state, __: state.marriages,
    "auction": lambda _, state, __: state.auction,
    "showing": lambda _, state, seat: _visible_bids(state.showing, seat),
    "exchange": _visible_exchange,
    "rows": lambda _, state, __: _hide_face_down_cards(state.rows),
    "rummy": lambda _, state, seat: visible_rummy_state(
        state.rummy, seat, is_turn=state.turn == seat != NOBODY
    ),
    "tricks_won": lambda game, state, _: game.scoring_phase.tricks(state),
    "points": lambda game, state, seat: game.scoring_phase.points(
        _without_hidden_discards(state, seat)
    ),
    "legal_actions": _legal_actions,
}
