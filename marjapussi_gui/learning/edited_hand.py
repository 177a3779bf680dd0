"""Edits of a hand in the position editor. The rules decide whether an edit is possible."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from ..engine.actions import (
    Action,
    Bid,
    Deal,
    Discard,
    Give,
    Pass,
    Play,
    Raise,
    SayBid,
    ShowBidCard,
    Sooli,
)
from ..engine.card_ranking import ACE_LOW_ORDER
from ..engine.cards import RANK_OF, Card, cards_in_set
from ..engine.codes.code_text import CodedPosition
from ..engine.codes.hand import Hand, hands_of
from ..engine.errors import MarjapussiError
from ..engine.game import Game
from ..engine.phases.auction import BID_STEP, Bidding
from ..engine.phases.face_down_bidding import RED_CARDS
from ..engine.record import MatchRecord
from ..engine.seating import Seating
from ..engine.state import NOBODY, ContestKind, GameState, MatchStart, Seat

BIDDING_PHASES = "show", "sooli", "auction", "exchange"


class ImpossibleEditError(MarjapussiError, ValueError):
    """Raised for an edit that breaks the rules. The action is None if the scores break them."""

    def __init__(self, reason: str, state: GameState, action: Action | None = None) -> None:
        super().__init__(f"the rules don't allow this: {reason}")
        self.state, self.action = state, action


def new_hand(game: Game, seed: int) -> Hand:
    """Return a hand with random cards, up to its first lead. In an auction, the opener wins."""
    start = game.initial_state(MatchStart(game.first_dealer(seed)))
    blank = Hand(game, start.dealer, start.match, ())
    deal = game.chance_action(start, seed)
    assert isinstance(deal, Deal)
    in_order = replace(deal, hands=tuple(tuple(sorted(each)) for each in deal.hands))
    hand = replace(blank, actions=(in_order,))
    return with_contract(hand, hand.states()[-1].turn, int(game.option_values.get("min_bid", 0)))


def check_hand(hand: Hand) -> Hand:
    """Return the hand, or raise ImpossibleEditError if it breaks the rules or would be over."""
    game, match = hand.game, hand.match
    state = replace(hand, actions=()).states()[0]
    start = MatchStart(hand.dealer, match.scores, match.in_bag, match.carried_points)
    if why := game.scoring_phase.start_refusal_reason(start):
        raise ImpossibleEditError(why, state)
    for action in hand.actions:
        state = _step(game, state, action)
    return hand


def _step(game: Game, state: GameState, action: Action) -> GameState:
    after = None if game.refusal_reason(state, action) else game.step(state, action)
    if after is None or not after.phase:
        why = game.refusal_reason(state, action) or "the hand would be over"
        raise ImpossibleEditError(why, state, action)
    return after


def position(hand: Hand) -> CodedPosition:
    """Return the position after the last action of a hand."""
    return CodedPosition(hand.game, hand.states()[-1])


def swap_cards(hand: Hand, one: Card, other: Card) -> Hand:
    """Return the hand with two cards exchanged, both in the deal and in all actions."""
    others = {one: other, other: one}

    def swap(cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(others.get(card, card) for card in cards)

    def exchange_in(action: Action) -> Action:
        match action:
            case Deal(hands, stock, face_down, face_up):
                rows = (tuple(map(swap, each)) for each in (face_down, face_up))
                return Deal(tuple(tuple(sorted(swap(each))) for each in hands), swap(stock), *rows)
            case Give(cards) | Discard(cards):
                return type(action)(tuple(sorted(swap(cards))))
            case Play(card) | ShowBidCard(card):
                return type(action)(others.get(card, card))
            case _:
                return action

    return check_hand(replace(hand, actions=tuple(map(exchange_in, hand.actions))))


def add_action(hand: Hand, action: Action) -> Hand:
    return check_hand(replace(hand, actions=(*hand.actions, action)))


def action_with_card(hand: Hand, card: Card) -> Action | None:
    """Return the action that plays (legally or not) or gives a card, or None if there is none."""
    state, gift = hand.states()[-1], Give((card,))
    if hand.game.phase_name(state) == "play" and state.hands[state.turn] >> card & 1:
        return Play(card)
    return gift if gift in hand.game.legal_actions(state) else None


def without_last_action(hand: Hand) -> Hand:
    """Return the hand without its last action, unless that is the deal."""
    return replace(hand, actions=hand.actions[:-1] or hand.actions)


def possible_calls(hand: Hand) -> Sequence[Action]:
    """Return the legal actions that need neither a card nor an amount, such as passing."""
    chosen = Play | ShowBidCard | Give | Discard | Bid | Raise
    legal = hand.game.legal_actions(hand.states()[-1])
    return [each for each in legal if not isinstance(each, chosen)]


def with_standing(hand: Hand, dealer: Seat, scores: tuple[int, ...]) -> Hand:
    """Return the hand with a new dealer and scores, its contract, and as much play as fits."""
    standing = replace(hand.match, scores=scores, collected_points=scores)
    first = replace(hand, actions=hand.actions[:1])
    moved = check_hand(replace(first, dealer=dealer, match=standing))
    declarer, amount = contract(hand)
    return _redo_bidding(hand, moved, declarer, amount, hand.states()[-1].showing.soloist)


def score_range(game: Game) -> range:
    """Return the scores that a side may have before a hand."""
    target = next(each for each in game.variant.options if each.key == "target").choices
    step = target.step if isinstance(target, range) else 1
    highest = int(game.option_values["target"])
    return range(-highest if "min_bid" in game.option_values else 0, highest, step)


def bid_range(game: Game) -> range:
    """Return the possible bids of a game with an auction."""
    highest = next(each.max_bid for each in game.phases if isinstance(each, Bidding))
    return range(int(game.option_values["min_bid"]), highest + 1, BID_STEP)


def hand_at(record: MatchRecord, ply: int) -> Hand | None:
    """Return the hand under way after `ply` actions; None before the first deal, and in rummy.

    If it is over, its last action is left out.
    """
    hands = hands_of(replace(record, entries=record.entries[:ply]))
    if not hands or record.header.game.is_rummy:
        return None
    return hands[-1] if hands[-1].states()[-1].phase else without_last_action(hands[-1])


def contract(hand: Hand) -> tuple[Seat, int]:
    """Return the declarer (NOBODY in nolo) and the bid (0 in games without an auction)."""
    state = hand.states()[-1]
    if state.showing.bids:
        return state.showing.declarer, 0
    return state.auction.highest_bidder, state.auction.bid


def with_contract(hand: Hand, declarer: Seat, amount: int, soloist: Seat = NOBODY) -> Hand:
    """Return the hand with bidding that leads to a contract, and as much play as still fits.

    The bid is raised if another player had to open. Cards that are given away are given back, and
    the kitty is discarded if the rules allow it. Against a soloist, an opponent is the declarer.
    """
    return _redo_bidding(hand, hand, declarer, amount, soloist)


def _redo_bidding(hand: Hand, begun: Hand, declarer: Seat, amount: int, soloist: Seat) -> Hand:
    """Return `begun` with new bidding, followed by as much of the play in `hand` as fits."""
    game, seating = hand.game, hand.game.seating
    if soloist != NOBODY and declarer not in (opponents := _opponents_of(soloist, seating)):
        declarer = opponents[0]
    deal, gifts = _deal_and_exchanged_cards(hand, soloist)
    actions = [deal]
    state = replace(begun, actions=(deal,)).states()[-1]
    while game.phase_name(state) in BIDDING_PHASES:
        if game.phase_name(state) == "sooli" and state.turn == soloist:
            actions.append(Sooli())
        elif game.phase_name(state) == "exchange" and gifts:
            actions.append(Give((gifts.pop(0),)))
        else:
            actions.append(_next_bidding_action(game, state, declarer, amount))
        state = _step(game, state, actions[-1])
    for before, action in zip(hand.states()[1:], hand.actions[1:], strict=False):
        if game.phase_name(before) not in BIDDING_PHASES:
            try:
                state = _step(game, state, action)
            except ImpossibleEditError:
                break
            actions.append(action)
    return replace(begun, actions=tuple(actions))


def _deal_and_exchanged_cards(hand: Hand, soloist: Seat) -> tuple[Action, list[Card]]:
    """Return the deal, and the cards that a soloist and the partner exchange.

    After the exchange, all players hold the same cards as before the edit. A new soloist is dealt
    the partner's highest card, and gives it back.
    """
    deal, last = replace(hand, actions=hand.actions[:1]), hand.states()[-1]
    gifts = [each.cards[0] for each in last.exchange.gifts if last.showing.soloist != NOBODY]
    if soloist == last.showing.soloist and len(gifts) == 2:
        return deal.actions[0], gifts
    if len(gifts) == 2:
        deal = swap_cards(deal, *gifts)
    if soloist == NOBODY:
        return deal.actions[0], []
    highest, lowest = (
        sorted(cards_in_set(deal.states()[-1].hands[seat]), key=_ace_low_rank)[place]
        for seat, place in ((hand.game.seating.partner_of(soloist), 0), (soloist, -1))
    )
    return swap_cards(deal, highest, lowest).actions[0], [highest, lowest]


def _opponents_of(seat: Seat, seating: Seating) -> list[Seat]:
    return [each for each in seating.seats if seating.side_of(each) != seating.side_of(seat)]


def _ace_low_rank(card: Card) -> int:
    return ACE_LOW_ORDER.index(RANK_OF[card])


def _next_bidding_action(game: Game, state: GameState, declarer: Seat, amount: int) -> Action:
    legal, is_declarer = game.legal_actions(state), state.turn == declarer
    match game.phase_name(state):
        case "show":
            fitting = (each for each in legal if _is_rami(each) == is_declarer)
            return next(fitting, legal[0])
        case "auction" if is_declarer:
            return Bid(max(amount, state.auction.bid + BID_STEP * bool(state.auction.bid)))
        case "sooli" | "auction":
            return Pass() if Pass() in legal else legal[0]
    exchange = state.exchange
    back = Give(exchange.gifts[-1].cards) if exchange.gifts else Discard(exchange.kitty)
    return back if back in legal else legal[0]


def _is_rami(action: Action) -> bool:
    match action:
        case ShowBidCard(card):
            return bool(RED_CARDS >> card & 1)
        case SayBid(contest):
            return contest == ContestKind.RAMI
        case _:
            return False
