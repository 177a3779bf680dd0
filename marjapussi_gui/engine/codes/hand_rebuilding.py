"""Finds a deal and actions that lead to a moment, given only what can be seen at that moment."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from ..actions import (
    DRAW_FROM_STOCK,
    Action,
    AnswerWhole,
    AskHalf,
    AskWhole,
    Bid,
    Deal,
    Declare,
    Discard,
    Draw,
    Give,
    Pass,
    Play,
    Raise,
    SayBid,
    ShowBidCard,
    Sooli,
    Stand,
)
from ..cards import NO_SUIT, Card, cards_in_set
from ..game import Game
from ..state import NO_CARD, NOBODY, WHOLE, ContestKind, GameState, Seat
from .code_alphabet import raise_content_error
from .hand import Hand

MAX_ACTIONS = 300
Shuffle = Callable[[list[Card]], object]


def rebuild_hand(game: Game, goal: GameState, shuffle: Shuffle = list) -> Hand:
    """Return a hand that leads to the given state. Raise CodeError if none does.

    The state doesn't tell where cards that were played from rows lay, or which cards were drawn
    from the stock, so these cards are shuffled.
    """
    if game.is_rummy:
        raise_content_error("the turns before it aren't known")
    before = replace(goal.match, deal_count=goal.match.deal_count - 1)
    actions: list[Action] = [_rebuild_deal(game, goal, shuffle)]
    blank = Hand(game, goal.dealer, before, ())
    state = blank.states()[0]
    while True:
        if why := game.refusal_reason(state, actions[-1]):
            raise_content_error(why)
        state = game.step(state, actions[-1])
        following = next(_next_actions(game, state, goal), None)
        if following is None or len(actions) > MAX_ACTIONS:
            break
        actions.append(following)
    if state != goal:
        raise_content_error("no hand leads to it")
    return replace(blank, actions=tuple(actions))


def _rebuild_deal(game: Game, goal: GameState, shuffle: Shuffle) -> Deal:
    hands, stock = _hands_before_play(game, goal), list(goal.stock)
    exchange, holder = goal.exchange, goal.auction.highest_bidder
    if exchange.kitty and holder != NOBODY:
        hands[holder] = [
            card for card in (*hands[holder], *exchange.discards) if card not in exchange.kitty
        ]
        stock[:0] = exchange.kitty
    for gift in reversed(exchange.gifts):
        hands[gift.taker] = [card for card in hands[gift.taker] if card not in gift.cards]
        hands[gift.giver] += gift.cards
    if goal.rows.face_up:
        return _rebuild_rows(game, goal, hands, shuffle)
    size = game.dealing_phase.hand_size
    winners = [Seat(0), *(trick.winner for trick in goal.tricks)]
    drawn = (len(game.dealing_phase.cards) - len(hands) * size - len(stock)) // len(hands)
    for hand, left in zip(hands, goal.hands, strict=True):  # cards held now may be drawn ones
        held = hand[-left.bit_count() :] if drawn and left else []
        shuffle(held)
        hand[len(hand) - len(held) :] = held
    for winner in reversed(winners[1 : drawn + 1]):  # the stock was drawn after these tricks
        pairs = [hands[seat].pop() for seat in game.seating.seats_from(winner)]
        stock[:0] = pairs
    return Deal(tuple(tuple(sorted(hand)) for hand in hands), tuple(stock))


def _hands_before_play(game: Game, goal: GameState) -> list[list[Card]]:
    """Return each seat's cards: those it has played, in order, followed by those it still holds."""
    played: list[list[Card]] = [[] for _ in game.seating.seats]
    for trick in (*goal.tricks, goal.trick):
        for seat, card in zip(trick.seats, trick.cards, strict=False):
            played[seat].append(card)
    return [[*cards, *cards_in_set(held)] for cards, held in zip(played, goal.hands, strict=True)]


def _rebuild_rows(game: Game, goal: GameState, hands: list[list[Card]], shuffle: Shuffle) -> Deal:
    """Return the deal of a game with rows, with the cards played since then in the free places."""
    rows, size = goal.rows, game.dealing_phase.hand_size - 2 * game.dealing_phase.row_size
    down, up, held = list[tuple[Card, ...]](), list[tuple[Card, ...]](), list[tuple[Card, ...]]()
    for hand, over, under in zip(hands, rows.face_up, rows.face_down, strict=True):
        spare = [card for card in hand if card not in over]
        in_hand = [card for card in spare if goal.hands[len(held)] >> card & 1]
        played = [card for card in spare if card not in in_hand]
        order = list(played)
        shuffle(played)
        in_hand += [played.pop() for _ in range(size - len(in_hand))]
        uppers, lowers = [], []
        for above, below in zip(over, under, strict=True):
            is_turned = above != NO_CARD and below == NO_CARD
            uppers.append(played.pop(0) if is_turned or above == NO_CARD else above)
            lowers.append(above if is_turned else below)
        for place, card in enumerate(lowers):
            if card == NO_CARD:
                pair = uppers[place], played.pop(0)
                uppers[place], lowers[place] = sorted(pair, key=order.index)
        held.append(tuple(sorted(in_hand)))
        up.append(tuple(uppers))
        down.append(tuple(lowers))
    return Deal(tuple(held), (), tuple(down), tuple(up))


def _next_actions(game: Game, now: GameState, goal: GameState) -> Iterator[Action]:
    match game.phase_name(now):
        case "show":
            for bid in goal.showing.bids[len(now.showing.bids) :]:
                said = SayBid(ContestKind.RAMI if bid.is_rami else ContestKind.NOLO)
                yield said if bid.card == NO_CARD else ShowBidCard(bid.card)
        case "sooli":
            refused = len(goal.showing.refused_by) - len(now.showing.refused_by)
            if refused or goal.showing.soloist != NOBODY:
                yield Pass() if refused else Sooli()
        case "auction":
            for call in goal.auction.calls[len(now.auction.calls) :]:
                yield Bid(call.amount) if call.amount else Pass()
        case "exchange":
            yield from _exchange_actions(game, now, goal)
        case "play":
            yield from _trick_actions(game, now, goal)


def _exchange_actions(game: Game, now: GameState, goal: GameState) -> Iterator[Action]:
    if isinstance(game.legal_actions(now)[0], Stand):
        final, bid = goal.auction.final_bid, goal.auction.bid
        if final:
            yield Stand() if final == bid else Raise(final)
        return
    for gift in goal.exchange.gifts[len(now.exchange.gifts) :]:
        yield Give(gift.cards)
    if goal.exchange.discards and not now.exchange.discards:
        yield Discard(goal.exchange.discards)


def _trick_actions(game: Game, now: GameState, goal: GameState) -> Iterator[Action]:
    done, said, wanted = len(now.tricks), now.marriages, goal.marriages
    asked = wanted.questions[len(said.questions) :]
    if said.asker != NOBODY:
        if asked:
            yield AnswerWhole(asked[0].answer)
        return
    declared = next(iter(wanted.declared[len(said.declared) :]), None)
    if asked and asked[0].tricks_before == done:
        names = asked[0].answer not in (NO_SUIT, *(each.suit for each in said.declared))
        if not names or (declared is not None and declared.suit == asked[0].answer):
            yield AskWhole() if asked[0].suit == WHOLE else AskHalf(asked[0].suit)
    if declared is not None and declared.tricks_before == done:
        yield Declare(declared.suit)
    if wanted.asker != NOBODY and done == len(goal.tricks):
        yield AskWhole()
    tricks, place = (*goal.tricks, goal.trick), len(now.trick.cards)
    if isinstance(game.legal_actions(now)[-1], Draw):
        if len(now.stock) > len(goal.stock):
            yield DRAW_FROM_STOCK
    elif done < len(tricks) and place < len(tricks[done].cards):
        yield Play(tricks[done].cards[place])
