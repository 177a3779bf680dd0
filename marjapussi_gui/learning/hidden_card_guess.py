"""Guesses the hidden cards of a view, so that the hand can be looked at and played on."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from ..bots.belief.seat_position import SeatPosition
from ..engine.cards import HIDDEN, Card, cards_in_set, cards_of_ranks
from ..engine.codes.code_alphabet import CodeError, raise_content_error
from ..engine.codes.hand import Hand
from ..engine.codes.hand_rebuilding import rebuild_hand
from ..engine.codes.snapshot import HandMoment, moment_of_view, state_of_moment
from ..engine.phases.exchange import ACES_AND_TENS
from ..engine.phases.face_down_bidding import RED_CARDS
from ..engine.state import NOBODY, CardPairRows, ExchangeGift, ExchangeState, ShownBid
from ..engine.view import View, create_view

MAX_GUESSES, MAX_GUESSES_WITH_ROWS = 20, 100  # with rows, most guesses break the rules
Cards = tuple[Card, ...]


def guess_hand(view: View, rng: Random) -> Hand:
    """Return a hand that looks the same to the seat of a view. Raise CodeError if none is found."""
    if view.game.is_rummy:
        raise_content_error("in games with several packs, hidden cards can't be guessed")
    position = SeatPosition(view)
    for _ in range(MAX_GUESSES_WITH_ROWS if view.rows.face_up else MAX_GUESSES):
        words = position.world_dealer.deal(1, rng.getrandbits(63))
        hands = [cards_in_set(position.codes.decode(word)) for word in words]
        try:
            goal = state_of_moment(_fill(moment_of_view(view), hands, view, rng))
            hand = rebuild_hand(view.game, goal, rng.shuffle)
        except CodeError:
            continue
        if create_view(view.game, hand.states()[-1], view.seat) == view:
            return hand
    return raise_content_error("no deal explains it")


def _fill(moment: HandMoment, dealt: list[Cards], view: View, rng: Random) -> HandMoment:
    """Return a moment with these hands, and with cards from the rest in all hidden places."""
    on_table = {card for row in moment.rows.face_up for card in row}
    hands = tuple(
        tuple(card for card in hand if card not in on_table) for hand in dealt[: len(moment.hands)]
    )
    played: list[list[Card]] = [[] for _ in hands]
    for trick in moment.tricks:
        for seat, card in zip(trick.seats, trick.cards, strict=False):
            played[seat].append(card)
    owned = [{*hand, *cards} for hand, cards in zip(hands, played, strict=True)]
    exchange, holder = moment.exchange, moment.auction.highest_bidder
    on_table.update(exchange.discards, exchange.kitty if holder == NOBODY else ())
    rest = [card for card in moment.game.dealing_phase.cards if card not in on_table.union(*owned)]
    rng.shuffle(rest)
    discards = exchange.discards
    if HIDDEN in discards:
        rest.sort(key=lambda card: ACES_AND_TENS >> card & 1, reverse=True)
        discards = tuple(sorted(rest.pop() for _ in discards))
    kitty = exchange.kitty
    if HIDDEN in kitty:
        source = rest if holder == NOBODY else [*owned[holder], *discards]
        kitty = tuple(rng.sample(source, len(kitty)))
    stock = rest[: len(moment.stock)]
    if kitty and holder == NOBODY:
        stock[: len(kitty)] = kitty
    gifts: list[ExchangeGift] = []
    for gift in reversed(exchange.gifts):
        if HIDDEN in gift.cards:
            kept = owned[gift.taker].difference(*(each.cards for each in gifts))
            given = tuple(sorted(rng.sample(sorted(kept), len(gift.cards))))
            gifts.insert(0, replace(gift, cards=given))
        else:
            gifts.insert(0, gift)
    return replace(
        moment,
        hands=hands,
        stock=tuple(stock),
        rows=CardPairRows(moment.rows.face_up, _fill_hidden_cards(moment.rows.face_down, rest)),
        exchange=ExchangeState(tuple(gifts), kitty, discards),
        showing=replace(
            moment.showing,
            bids=tuple(_guess_bid(bid, owned[bid.seat], view, rng) for bid in moment.showing.bids),
        ),
    )


def _fill_hidden_cards(rows: tuple[Cards, ...], rest: list[Card]) -> tuple[Cards, ...]:
    return tuple(tuple(rest.pop() if card == HIDDEN else card for card in row) for row in rows)


def _guess_bid(bid: ShownBid, owned: Iterable[Card], view: View, rng: Random) -> ShownBid:
    barred = cards_of_ranks(view.game.rules.show_barred)
    allowed = [card for card in sorted(owned) if not barred >> card & 1]
    if bid.card != HIDDEN or not allowed:
        return bid
    card = rng.choice(allowed)
    return replace(bid, card=card, is_rami=bool(RED_CARDS >> card & 1))
