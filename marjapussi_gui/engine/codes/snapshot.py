"""View codes and position codes: a moment of a hand, as one seat sees it or with all cards open.

Both are written from a HandMoment. A view code is made from the view alone, so it can't reveal
more. Reading it puts arbitrary cards in place of the hidden ones and computes the view again.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields as dataclass_fields
from dataclasses import replace
from functools import partial
from typing import TypeVar

from ..actions import Redeal
from ..cards import (
    ALL_SUITS,
    HIDDEN,
    NO_SUIT,
    Card,
    Suit,
    card_set,
    cards_in_set,
    parse_cards,
)
from ..events import STOCK_ZONE, Zone
from ..frozen import frozen
from ..game import Game
from ..phases.auction import BID_STEP
from ..phases.dealing import increment_deal_count
from ..phases.tricks import find_trick_phase
from ..state import (
    NO_CARD,
    NOBODY,
    Auction,
    AuctionCall,
    CardPairRows,
    ContestKind,
    DeclaredMarriage,
    ExchangeGift,
    ExchangeState,
    FaceDownBids,
    GameState,
    Marriages,
    MatchStanding,
    Meld,
    PartnerQuestion,
    PendingChance,
    RummyState,
    RummyTurn,
    Seat,
    ShownBid,
    Trick,
)
from ..view import View, create_view
from .code_alphabet import raise_content_error
from .code_fields import CodeFields
from .header import BLANK_STANDING, STANDARD_GAME, code_game, code_standing

PHASES = ("show", "sooli", "auction", "exchange", "play", "draw", "discard", "chance")
CONTESTS, CHANCES = tuple(ContestKind), tuple(PendingChance)
PLAIN_CARDS = tuple(Card(number) for number in range(HIDDEN, 53))
SIXES = parse_cards("6S 6H 6D 6C")
SOME_CARD = PLAIN_CARDS[2]  # stands for a card that nobody sees
NO_TRICK = Trick(())
NO_MARRIAGE = DeclaredMarriage(ALL_SUITS[0], Seat(0), 0)
NO_QUESTION = PartnerQuestion(Seat(0), NO_SUIT, 0)
Cards = tuple[Card, ...]
T = TypeVar("T")


@frozen
class HandMoment:
    """What a view code or a position code stores about a moment. Unknown cards are HIDDEN."""

    game: Game
    phase: str
    turn: Seat
    dealer: Seat
    match: MatchStanding  # before the deal
    hands: tuple[Cards, ...]  # without cards that lie on the table
    stock: Cards
    tricks: tuple[Trick, ...]  # the last one is the current one
    marriages: Marriages
    auction: Auction
    showing: FaceDownBids
    exchange: ExchangeState
    rows: CardPairRows
    rummy: RummyState  # without hands and stock
    can_redeal: bool = False  # whether the seat to act is offered a new deal


def moment_of_state(game: Game, state: GameState) -> HandMoment:
    hands = state.rummy.hands or tuple(map(cards_in_set, state.hands))
    return _create_hand_moment(
        state, game, game.phase_name(state), hands, state.rummy.stock or state.stock
    )


def moment_of_view(view: View) -> HandMoment:
    """Return the moment that a view shows, with nothing but what its seat may know."""
    zones = dict(view.zones)
    hands = tuple(
        view.hand
        if seat == view.seat
        else (HIDDEN,) * (len(zones[Zone("hand", seat)]) + len(zones.get(Zone("show", seat), ())))
        for seat in view.game.seating.seats
    )
    can_redeal = bool(view.legal_actions) and isinstance(view.legal_actions[-1], Redeal)
    moment = _create_hand_moment(view, view.game, view.phase, hands, zones[STOCK_ZONE])
    return replace(moment, can_redeal=can_redeal)


def _create_hand_moment(
    it: GameState | View, game: Game, phase: str, hands: tuple[Cards, ...], stock: Cards
) -> HandMoment:
    if it.rows.face_up:
        hands = tuple(
            tuple(card for card in hand if card not in row)
            for hand, row in zip(hands, it.rows.face_up, strict=True)
        )
    before_deal = replace(it.match, deal_count=it.match.deal_count - 1)
    tricks = (*it.tricks, it.trick) if it.trick.seats else ()
    return HandMoment(
        *(game, phase, it.turn, it.dealer, before_deal, hands, stock, tricks),
        *(it.marriages, it.auction, it.showing, it.exchange, it.rows),
        replace(it.rummy, hands=(), stock=()),
    )


def code_position(
    fields: CodeFields, game: Game = STANDARD_GAME, state: GameState | None = None
) -> tuple[Game, GameState]:
    """Write or read a moment of a hand with all cards open."""
    moment = None if state is None else moment_of_state(game, state)
    game = code_game(fields, game)
    state = state_of_moment(_HandMomentCoder(fields, game, None).code(moment))
    with _refuse_on_error():
        game.legal_actions(state)
        game.scoring_phase.points(state)
    return game, state


def code_view(fields: CodeFields, view: View | None = None) -> View:
    """Write or read the view of one seat."""
    moment = None if view is None else moment_of_view(view)
    game = code_game(fields, STANDARD_GAME if view is None else view.game)
    seat = fields.pick(game.seating.seats, Seat(0) if view is None else view.seat)
    coder = _HandMomentCoder(fields, game, seat)
    state = state_of_moment(_guess_hidden_cards(coder.code(moment), seat, coder.pool))
    view = create_view(game, state, seat)
    with _refuse_on_error():
        for part in dataclass_fields(View):
            getattr(view, part.name)
    return view


class _HandMomentCoder:
    """Writes or reads a moment. The pool holds the cards that haven't been named yet."""

    def __init__(self, fields: CodeFields, game: Game, viewer: Seat | None) -> None:
        self._fields, self._game, self._viewer = fields, game, viewer
        self._seats = game.seating.seats
        self.pool = sorted(game.dealing_phase.cards)

    def code(self, moment: HandMoment | None) -> HandMoment:
        fields, game = self._fields, self._game
        it = moment or _blank_moment(game)
        phase, turn = fields.pick(PHASES, it.phase), self._seat(it.turn)
        dealer, match = code_standing(fields, game, it.dealer, it.match)
        can_redeal = (
            self._viewer == turn
            and game.option_values.get("redeal") == "four_sixes"
            and fields.flag(it.can_redeal)
        )
        rows = it.rows
        if game.dealing_phase.has_rows:
            rows = CardPairRows(
                *(tuple(map(self._row, each)) for each in (rows.face_up, rows.face_down))
            )
        hands = tuple(
            self._hand(hand, is_open=self._viewer in (None, seat))
            for seat, hand in enumerate(it.hands)
        )
        stock = self._stock(it.stock)
        showing = self._optional(it.showing, FaceDownBids(), self._face_down_bids)
        state = GameState(0, NOBODY, dealer, match, showing=showing)
        tricks = self._tricks(state, it.tricks)
        return HandMoment(
            *(game, phase, turn, dealer, match, hands, stock, tricks),
            self._optional(it.marriages, Marriages(), self._marriages),
            self._optional(it.auction, Auction(), self._auction),
            showing,
            self._optional(it.exchange, ExchangeState(), self._exchange),
            rows,
            self._rummy(it.rummy) if game.is_rummy else it.rummy,
            can_redeal,
        )

    def _optional(self, value: T, blank: T, code: Callable[[T], T]) -> T:
        return code(value) if self._fields.flag(value != blank) else blank

    def _seat(self, seat: Seat) -> Seat:
        return Seat(self._fields.number(len(self._seats) + 1, seat + 1) - 1)

    def _suit(self, suit: Suit) -> Suit:
        return Suit(self._fields.number(5, suit + 1) - 1)

    def _card(self, card: Card) -> Card:
        return self._fields.pick(PLAIN_CARDS, card)

    def _cards(self, cards: Cards) -> Cards:
        return self._fields.items(4, cards, self._card, NO_CARD)

    def _melds(self, melds: tuple[Meld, ...]) -> tuple[Meld, ...]:
        return self._fields.items(4, melds, self._cards, ())

    def _hand(self, hand: Cards, *, is_open: bool) -> Cards:
        count = self._fields.long(16, len(hand))
        if count > len(self.pool):
            raise_content_error("there are too few cards")
        if not is_open:
            return (HIDDEN,) * count
        return self._fields.cards_from(self.pool, hand, count)

    def _row(self, row: Cards) -> Cards:
        cards = []
        for card in row:
            choices = [NO_CARD, HIDDEN, *self.pool]
            cards.append(self._fields.pick(choices, card))
            if cards[-1] >= 0:
                self.pool.remove(cards[-1])
        return tuple(cards)

    def _stock(self, stock: Cards) -> Cards:
        count = self._fields.long(16, len(stock))
        if count > len(self.pool):
            raise_content_error("there are too few cards")
        if self._viewer is not None:
            return (HIDDEN,) * count
        cards = stock or (NO_CARD,) * count
        return tuple(self._fields.card_from(self.pool, card) for card in cards)

    def _face_down_bids(self, showing: FaceDownBids) -> FaceDownBids:
        fields = self._fields

        def code_bid(bid: ShownBid) -> ShownBid:
            seat, card = fields.pick(self._seats, bid.seat), self._card(bid.card)
            return ShownBid(seat, card, is_rami=fields.flag(bid.is_rami))

        return FaceDownBids(
            fields.items(4, showing.bids, code_bid, ShownBid(Seat(0), NO_CARD, is_rami=False)),
            fields.number(len(self._seats) + 1, showing.turned_count),
            fields.pick(CONTESTS, showing.contest),
            self._seat(showing.declarer),
            self._seat(showing.soloist),
            fields.items(2, showing.refused_by, partial(fields.pick, self._seats), Seat(0)),
        )

    def _tricks(self, state: GameState, tricks: tuple[Trick, ...]) -> tuple[Trick, ...]:
        """Write or read all tricks, including the current one: first leader, cards and winners."""
        fields, leader = self._fields, NOBODY
        if self._game.is_rummy:
            return ()
        phase = find_trick_phase(self._game.phases, state)

        def code_trick(trick: Trick) -> Trick:
            nonlocal leader
            if leader == NOBODY:
                leader = fields.pick(self._seats, trick.seats[0] if trick.seats else Seat(0))
            seats = phase.seats_in_trick(state, leader)
            count = fields.number(len(seats) + 1, len(trick.cards))
            given = trick.cards or (NO_CARD,) * count
            cards = tuple(fields.card_from(self.pool, card) for card in given)
            if not cards:
                return Trick(seats)
            best = fields.pick(cards, trick.best_card)
            leader = seats[cards.index(best)]
            return Trick(seats, cards, best, leader)

        return fields.items(8, tricks, code_trick, NO_TRICK)

    def _marriages(self, marriages: Marriages) -> Marriages:
        fields = self._fields

        def code_declared(it: DeclaredMarriage) -> DeclaredMarriage:
            return DeclaredMarriage(
                fields.pick(ALL_SUITS, it.suit),
                fields.pick(self._seats, it.seat),
                fields.long(8, it.tricks_before),
            )

        def code_question(it: PartnerQuestion) -> PartnerQuestion:
            return PartnerQuestion(
                fields.pick(self._seats, it.seat),
                self._suit(it.suit),
                fields.long(8, it.tricks_before),
                self._suit(it.answer),
                fields.flag(it.partner_has_half),
            )

        trump = self._suit(marriages.trump)
        declared = fields.items(2, marriages.declared, code_declared, NO_MARRIAGE)
        questions = fields.items(2, marriages.questions, code_question, NO_QUESTION)
        suits = 0
        for each in declared:
            suits |= 1 << each.suit
        spoken = fields.long(8, marriages.spoken_at_trick + 1) - 1
        return Marriages(trump, declared, questions, suits, spoken, self._seat(marriages.asker))

    def _auction(self, auction: Auction) -> Auction:
        fields = self._fields

        def code_amount(amount: int) -> int:
            return BID_STEP * fields.long(16, amount // BID_STEP)

        def code_call(call: AuctionCall) -> AuctionCall:
            return AuctionCall(fields.pick(self._seats, call.seat), code_amount(call.amount))

        return Auction(
            fields.items(8, auction.calls, code_call, AuctionCall(Seat(0), 0)),
            code_amount(auction.bid),
            self._seat(auction.highest_bidder),
            fields.number(1 << len(self._seats), auction.passed_seats),
            code_amount(auction.final_bid),
        )

    def _exchange(self, exchange: ExchangeState) -> ExchangeState:
        def code_gift(gift: ExchangeGift) -> ExchangeGift:
            giver, taker = (
                self._fields.pick(self._seats, seat) for seat in (gift.giver, gift.taker)
            )
            return ExchangeGift(giver, taker, self._cards(gift.cards))

        return ExchangeState(
            self._fields.items(2, exchange.gifts, code_gift, ExchangeGift(Seat(0), Seat(0), ())),
            self._cards(exchange.kitty),
            self._cards(exchange.discards),
        )

    def _rummy(self, rummy: RummyState) -> RummyState:
        fields = self._fields

        def code_turn(turn: RummyTurn) -> RummyTurn:
            seat = fields.pick(self._seats, turn.seat)
            return RummyTurn(seat, self._card(turn.taken_offer), self._card(turn.discard))

        return RummyState(
            laid_sets=tuple(map(self._melds, rummy.laid_sets)),
            shown_tunnelas=tuple(map(self._melds, rummy.shown_tunnelas)),
            discards=self._cards(rummy.discards),
            turns=fields.items(8, rummy.turns, code_turn, RummyTurn(Seat(0), NO_CARD, NO_CARD)),
            tiplu=self._card(rummy.tiplu),
            reshuffle_count=fields.number(4, rummy.reshuffle_count),
            pending_chance=fields.pick(CHANCES, rummy.pending_chance),
            has_drawn=fields.flag(rummy.has_drawn),
            drawn_from_offer=self._card(rummy.drawn_from_offer),
            drawn_from_stock=self._card(rummy.drawn_from_stock),
            laid_this_turn=fields.flag(rummy.laid_this_turn),
        )


def _blank_moment(game: Game) -> HandMoment:
    """Return an empty moment for a reader to fill, with lists of the right lengths."""
    players, form = game.seating.players, game.dealing_phase
    nothing: tuple[Cards, ...] = ((),) * players
    row = ((NO_CARD,) * form.row_size,) * players if form.has_rows else ()
    return HandMoment(
        *(game, PHASES[0], NOBODY, Seat(0), BLANK_STANDING, nothing, (), (), Marriages()),
        *(Auction(), FaceDownBids(), ExchangeState(), CardPairRows(row, row)),
        RummyState(laid_sets=((),) * players, shown_tunnelas=((),) * players)
        if game.is_rummy
        else RummyState(),
    )


def _guess_hidden_cards(moment: HandMoment, seat: Seat, pool: list[Card]) -> HandMoment:
    """Return the moment with an arbitrary card in place of each hidden one.

    The partner gets the sixes if the seat is offered a new deal for them, else other cards first.
    """
    seating = moment.game.seating
    order = sorted(pool, key=lambda card: (card in SIXES) != moment.can_redeal)
    first = seating.partner_of(seat) if seating.has_partners else seat
    hands = list(moment.hands)
    for owner in (first, *seating.seats):
        if HIDDEN in hands[owner]:
            count = len(hands[owner])
            if count > len(order):
                raise_content_error("there are too few cards")
            hands[owner], order = tuple(order[:count]), order[count:]
    show, exchange, rummy = moment.showing, moment.exchange, moment.rummy
    bids = tuple(
        replace(bid, card=(*hands[bid.seat], SOME_CARD)[0]) if bid.card == HIDDEN else bid
        for bid in show.bids
    )
    return replace(
        moment,
        hands=tuple(hands),
        stock=_replace_hidden(moment.stock),
        showing=replace(show, bids=bids),
        exchange=ExchangeState(
            tuple(replace(gift, cards=_replace_hidden(gift.cards)) for gift in exchange.gifts),
            _replace_hidden(exchange.kitty),
            _replace_hidden(exchange.discards),
        ),
        rows=CardPairRows(moment.rows.face_up, tuple(map(_replace_hidden, moment.rows.face_down))),
        rummy=replace(
            rummy,
            tiplu=_replace_hidden((rummy.tiplu,))[0],
            drawn_from_stock=_replace_hidden((rummy.drawn_from_stock,))[0],
        ),
    )


def _replace_hidden(cards: Cards) -> Cards:
    return tuple(SOME_CARD if card == HIDDEN else card for card in cards)


def state_of_moment(moment: HandMoment) -> GameState:
    """Return the game state of a moment that has no hidden cards."""
    up = moment.rows.face_up or ((),) * len(moment.hands)
    hands = tuple(
        card_set((*hand, *(card for card in row if card >= 0)))
        for hand, row in zip(moment.hands, up, strict=True)
    )
    is_rummy = moment.game.is_rummy
    state = GameState(
        0,
        moment.turn,
        moment.dealer,
        increment_deal_count(moment.match),
        () if is_rummy else hands,
        moment.tricks[-1] if moment.tricks else NO_TRICK,
        moment.tricks[:-1],
        moment.marriages,
        moment.auction,
        moment.showing,
        moment.exchange,
        moment.rows,
        () if is_rummy else moment.stock,
        replace(moment.rummy, hands=moment.hands, stock=moment.stock) if is_rummy else moment.rummy,
    )
    with _refuse_on_error():
        numbers = (
            number
            for number, phase in enumerate(moment.game.phases[:-1])
            if phase.name(state) == moment.phase and not phase.is_skipped(state)
        )
        return state.replace(phase=next(numbers))


@contextmanager
def _refuse_on_error() -> Iterator[None]:
    """Turn any error in the block into a CodeError: the code describes an impossible moment."""
    try:
        yield
    except (AssertionError, AttributeError, LookupError, StopIteration, ValueError) as error:
        raise_content_error(f"there's no such moment: {type(error).__name__}")
