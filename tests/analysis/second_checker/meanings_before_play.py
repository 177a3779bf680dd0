"""What a reader takes the principles of bidding, exchanging and showing to mean."""

from collections.abc import Callable, Iterable

from marjapussi_gui.engine import actions
from marjapussi_gui.engine.cards import (
    CARDS_OF_SUIT,
    MARRIAGE_PAIRS,
    RANK_OF,
    SUIT_OF,
    Card,
    card_set,
)
from marjapussi_gui.engine.state import ContestKind
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.principle import Principle

from .meaning import Meaning

LOW_RANKS, HIGH_RANKS = "A23456", "KQJT9"  # at sooli, where aces are low
MANY_HIGH, MANY_LOW = 5, 8  # of thirteen cards
LOW_BID = 100


def _stated(
    must: Iterable[actions.Action], may: Iterable[actions.Action], **false: bool
) -> Meaning:
    required, allowed = frozenset(must), frozenset(may)
    why = (key.replace("_", " ") for key, is_so in false.items() if is_so)
    return Meaning(required, allowed | required, tuple(why))


def _pairs(view: View) -> list[int]:
    held = card_set(view.hand)
    return [suit for suit, pair in enumerate(MARRIAGE_PAIRS) if held & pair == pair]


def _aces(view: View) -> list[Card]:
    return [card for card in view.hand if RANK_OF[card] == "A"]


def _bids(view: View) -> list[actions.Bid]:
    return [each for each in view.legal_actions if isinstance(each, actions.Bid)]


def bid_the_pair(view: View) -> Meaning:
    bids = _bids(view)
    lowest = min((each.amount for each in bids), default=0)
    low = [each for each in bids if each.amount <= max(LOW_BID, lowest)]
    return _stated(
        [],
        low,
        there_is_no_pair=not _pairs(view),
        there_is_no_ace=not _aces(view),
        there_is_no_low_bid=lowest > max(LOW_BID, view.game.rules.min_bid),
    )


def weak_hand(view: View) -> Meaning:
    return _stated(
        [actions.Pass()],
        [each for each in view.legal_actions if not isinstance(each, actions.Bid)],
        there_is_a_pair=bool(_pairs(view)),
        there_are_two_aces=len(_aces(view)) > 1,
    )


def high_only_with_pair(view: View) -> Meaning:
    high = [
        each
        for each in view.legal_actions
        if isinstance(each, actions.Bid | actions.Raise) and each.amount > LOW_BID
    ]
    rest = [each for each in view.legal_actions if each not in high]
    return _stated([], rest, there_is_a_pair=bool(_pairs(view)), no_bid_is_above_100=not high)


def partner_bids(view: View) -> Meaning:
    seating = view.game.seating
    highest = view.auction.highest_bidder
    is_partner = seating.has_partners and highest == seating.partner_of(view.seat)
    rest = [
        each for each in view.legal_actions if not isinstance(each, actions.Bid | actions.Redeal)
    ]
    return _stated(rest, rest, the_partner_has_not_bid_highest=not is_partner)


def stand_safely(view: View) -> Meaning:
    raises = [each for each in view.legal_actions if isinstance(each, actions.Raise)]
    return _stated(
        [actions.Stand()],
        (actions.Stand(), *raises[: len(raises) // 2]),
        nothing_can_be_raised=not raises,
    )


def _gifts(view: View) -> list[actions.Give | actions.Discard]:
    return [each for each in view.legal_actions if isinstance(each, actions.Give | actions.Discard)]


def give_the_aces(view: View) -> Meaning:
    number = {each: sum(RANK_OF[card] == "A" for card in each.cards) for each in _gifts(view)}
    most = max(number.values())
    best = [each for each in number if number[each] == most]
    return _stated(
        best,
        best,
        there_is_no_ace=not most,
        it_is_the_declarer=view.auction.highest_bidder == view.seat,
    )


def give_no_half(view: View) -> Meaning:
    pairs = [MARRIAGE_PAIRS[suit] for suit in _pairs(view)]
    whole = [
        each
        for each in _gifts(view)
        if all((card_set(each.cards) & pair).bit_count() != 1 for pair in pairs)
    ]
    return _stated(whole, whole, there_is_no_pair=not pairs)


def empty_a_suit(view: View) -> Meaning:
    held = card_set(view.hand)
    suits = [held & cards for cards in CARDS_OF_SUIT if held & cards]
    empty = [each for each in _gifts(view) if any(s & ~card_set(each.cards) == 0 for s in suits)]
    return _stated(empty, empty, no_suit_can_be_emptied=not empty)


def keep_the_long(view: View) -> Meaning:
    held = card_set(view.hand)
    length = [(held & cards).bit_count() for cards in CARDS_OF_SUIT]
    longest = [suit for suit in range(4) if length[suit] == max(length)]

    def keeps(gift: actions.Give | actions.Discard, suit: int) -> bool:
        return not card_set(gift.cards) & CARDS_OF_SUIT[suit]

    gifts = _gifts(view)
    some = [each for each in gifts if any(keeps(each, suit) for suit in longest)]
    return _stated(some if len(longest) == 1 else (), some)


def discard_points(view: View) -> Meaning:
    simplified = view.game.rules.pips == "simplified"
    worth = {"K": 5, "Q": 5, "J": 5} if simplified else {"K": 4, "Q": 3, "J": 2}
    points = {each: sum(worth.get(RANK_OF[c], 0) for c in each.cards) for each in _gifts(view)}
    most = max(points.values())
    best = [each for each in points if points[each] == most]
    return _stated(
        best,
        [each for each in points if points[each]],
        no_card_is_worth_points=not most,
        nothing_is_discarded=not all(isinstance(each, actions.Discard) for each in points),
    )


def _sooli_rank(card: Card) -> int:
    return "A23456789TJQK".index(RANK_OF[card])


def give_the_worst(view: View) -> Meaning:
    """Leave open which card is hardest to duck with, but not that it's no low one."""
    gifts = _gifts(view)
    ranks = sorted(_sooli_rank(each.cards[0]) for each in gifts)
    high = [each for each in gifts if _sooli_rank(each.cards[0]) >= ranks[len(ranks) // 2]]
    return _stated([], high, it_is_not_the_soloist=view.showing.soloist != view.seat)


def give_low(view: View) -> Meaning:
    gifts = _gifts(view)
    lowest = min(_sooli_rank(each.cards[0]) for each in gifts)
    low = [each for each in gifts if _sooli_rank(each.cards[0]) == lowest]
    return _stated(low, low, it_is_the_soloist=view.showing.soloist == view.seat)


def _shows(view: View, contest: ContestKind) -> list[actions.Action]:
    red = contest == ContestKind.RAMI
    return [
        each
        for each in view.legal_actions
        if (isinstance(each, actions.ShowBidCard) and (SUIT_OF[each.card] in (1, 2)) == red)
        or (isinstance(each, actions.SayBid) and each.contest == contest)
    ]


def show_strength(view: View) -> Meaning:
    high = sum(RANK_OF[card] in "AKQ" for card in view.hand)
    shows = _shows(view, ContestKind.RAMI)
    return _stated(shows, shows, there_are_not_many_high_cards=high < MANY_HIGH)


def show_weakness(view: View) -> Meaning:
    high = sum(RANK_OF[card] in "AKQ" for card in view.hand)
    shows = _shows(view, ContestKind.NOLO)
    return _stated(shows, shows, high_cards_are_not_few=high > len(view.hand) // 3)


def alone_with_low(view: View) -> Meaning:
    suits = {SUIT_OF[card] for card in view.hand}
    low = {SUIT_OF[card] for card in view.hand if RANK_OF[card] in LOW_RANKS}
    return _stated([actions.Sooli()], [actions.Sooli()], a_suit_has_no_low_card=bool(suits - low))


def too_high_alone(view: View) -> Meaning:
    high = sum(_sooli_rank(card) > 4 for card in view.hand)
    return _stated([actions.Pass()], [actions.Pass()], there_are_hardly_any_high_cards=high < 3)


MEANINGS_BEFORE_PLAY: dict[Principle, Callable[[View], Meaning]] = {
    Principle.BID_THE_PAIR: bid_the_pair,
    Principle.WEAK_HAND: weak_hand,
    Principle.HIGH_ONLY_WITH_PAIR: high_only_with_pair,
    Principle.PARTNER_BIDS: partner_bids,
    Principle.STAND_SAFELY: stand_safely,
    Principle.GIVE_THE_ACES: give_the_aces,
    Principle.GIVE_NO_HALF: give_no_half,
    Principle.EMPTY_A_SUIT: empty_a_suit,
    Principle.KEEP_THE_LONG: keep_the_long,
    Principle.DISCARD_POINTS: discard_points,
    Principle.GIVE_THE_WORST: give_the_worst,
    Principle.GIVE_LOW: give_low,
    Principle.SHOW_STRENGTH: show_strength,
    Principle.SHOW_WEAKNESS: show_weakness,
    Principle.ALONE_WITH_LOW: alone_with_low,
    Principle.TOO_HIGH_ALONE: too_high_alone,
}
