"""What the facts of a verdict state, decided from the rules and what the seat saw."""

from collections.abc import Collection, Iterable, Iterator

from marjapussi_gui.engine.actions import Declare, Play
from marjapussi_gui.engine.cards import (
    CARDS_OF_SUIT,
    JOKER,
    MARRIAGE_PAIRS,
    NO_SUIT,
    SUIT_OF,
    Card,
    CardSet,
    cards_in_set,
)
from marjapussi_gui.engine.state import NOBODY, Seat
from marjapussi_gui.engine.view import View
from marjapussi_gui.model import facts
from marjapussi_gui.model.contrast import ActionContrast, MeanGain

from .card_reason_truth import may_lack
from .meanings_rummy import RummyTable
from .possible_deals import Wish
from .trick_table import TrickTable

Wrong = Iterator[tuple[str, bool]]  # statements that would be false, and whether they are


def false_in_view(fact: facts.Fact, view: View) -> list[str]:
    legal = view.legal_actions
    match fact:
        case ActionContrast(_, share, other_share, better, other):
            wrong = [
                ("an action is not legal", not {better, other} <= {*legal}),
                ("the actions are the same", better == other),
                ("a share is no share", not (0 <= share <= 1 and 0 <= other_share <= 1)),
                ("both are as frequent", share == other_share),
            ]
            if view.game.is_rummy:
                wrong = wrong[1:]
        case MeanGain(gain, better, other):
            wrong = [
                ("nothing is gained", gain <= 0),
                ("the actions are the same", better == other),
            ]
        case facts.MarriageCanWait(suit):
            wrong = [("the marriage can't be declared", Declare(suit) not in legal)]
        case facts.ScoresWithoutContract():
            calls = view.auction.calls
            others = {*view.game.seating.seats} - {view.seat}
            passed = {each.seat for each in calls if not each.amount}
            wrong = [("somebody may still bid", not others <= passed or view.auction.bid > 0)]
        case facts.ContractLost() | facts.ContractUnstoppable():
            seating, holder = view.game.seating, view.auction.highest_bidder
            ours = holder != NOBODY and seating.side_of(holder) == seating.side_of(view.seat)
            wrong = [
                ("there is no contract", holder == NOBODY),
                ("it is the other side's", isinstance(fact, facts.ContractLost) != ours),
            ]
        case facts.ContractAmountChances(amount, share, higher, higher_share):
            wrong = [
                ("the higher amount is made as often", higher_share > share),
                ("the higher amount isn't higher", higher <= amount),
            ]
        case facts.ExchangeHelps():
            wrong = [*_exchange(fact, view)]
        case facts.ForcedAction(is_play=is_play):
            wrong = [
                ("there is a choice", len(legal) != 1),
                ("it isn't a card", is_play != isinstance(legal[0], Play)),
            ]
        case _:
            return []
    return [why for why, is_wrong in wrong if is_wrong]


def _exchange(fact: facts.ExchangeHelps, view: View) -> Wrong:
    """Yield what is false whichever cards are chosen; false_in_choice knows those."""
    suit = CARDS_OF_SUIT[SUIT_OF[fact.cards[0]]]
    mine = {each for each in view.hand if suit >> each & 1}
    yield "a card isn't in hand", not {*fact.cards} <= {*view.hand}
    match fact.effect:
        case facts.ExchangeEffect.PAIR_KEPT:
            yield (
                "it is no pair",
                {*fact.cards} != {*cards_in_set(MARRIAGE_PAIRS[SUIT_OF[fact.cards[0]]])},
            )
        case facts.ExchangeEffect.SUIT_EMPTIED | facts.ExchangeEffect.SUIT_KEPT:
            yield "it isn't the whole suit", {*fact.cards} != mine
        case facts.ExchangeEffect.HALF_GIVEN:
            pair = MARRIAGE_PAIRS[SUIT_OF[fact.cards[0]]]
            yield "it is no half", not pair >> fact.cards[0] & 1
            yield "the other half is in hand", sum(pair >> each & 1 for each in mine) != 1
            yield "it isn't the partner", fact.seat != view.game.seating.partner_of(view.seat)
        case _:
            return


def false_in_choice(fact: facts.ExchangeHelps, chosen: Collection[Card]) -> list[str]:
    """Return what is false if these cards are given or discarded."""
    gone = {*fact.cards} & {*chosen}
    is_given = fact.effect in (facts.ExchangeEffect.SUIT_EMPTIED, facts.ExchangeEffect.HALF_GIVEN)
    is_right = gone == {*fact.cards} if is_given else not gone
    return [] if is_right else ["the chosen cards have another effect"]


def false_in_tricks(fact: facts.Fact, t: TrickTable) -> list[str]:
    return [why for why, is_wrong in _trick_wrong(fact, t) if is_wrong]


def _trick_wrong(fact: facts.Fact, t: TrickTable) -> Wrong:
    match fact:
        case facts.KnownVoid(seat, suit, number):
            yield "the seat may have the suit", t.is_void(seat, suit) is False
            if number:
                yield "the trick didn't show it", not _showed_void(t, seat, suit, number)
        case facts.HigherCardOut(card, seats):
            yield "the card isn't out", not t.out >> card & 1
            yield "a seat doesn't play later", not {*seats} <= {*t.later}
            yield "no seat is named", not seats
            yield (
                "a seat can't have the card",
                any(not t.may_have(seat) >> card & 1 for seat in seats),
            )
        case facts.CardAtRisk(card, higher, seats):
            yield "the higher card isn't out", not t.out >> higher & 1
            yield "it isn't higher", not t.higher(card) >> higher & 1
            yield "nobody can have it", not t.in_others_hands >> higher & 1
        case facts.HighestInSuit(card):
            yield "it isn't held", not t.hand >> card & 1
            yield "a higher card is left", bool(t.higher(card) & (t.out | t.hand))
        case facts.UnbeatableCard(card, seat):
            yield from _unbeatable(card, seat, t)
        case facts.PlaysLastToTrick(leader):
            yield "others play later", bool(t.later) or t.is_leading
            yield "another led", leader != t.trick.seats[0]
        case facts.ForcedAction(obligation=obligation, forbidden_cards=forbidden):
            yield from _forced(obligation, forbidden, t)
        case facts.TiedCards(trait, cards):
            yield "a card can't be played", not {*cards} <= {*t.cards}
            yield from _tied(trait, cards, t)
        case _:
            yield from _holding_wrong(fact, t)


def _tied(trait: facts.SharedCardTrait, cards: Collection[Card], t: TrickTable) -> Wrong:
    match trait:
        case facts.SharedCardTrait.SURE:
            yield "a card doesn't beat the trick", not all(map(t.beats, cards))
            yield "a card may be beaten", any(t.may_be_beaten(each) is True for each in cards)
        case facts.SharedCardTrait.LOST:
            yield "a card beats the trick", any(map(t.beats, t.cards))
        case facts.SharedCardTrait.BELOW_TRUMPS:
            yield "there are no trumps", t.trump == NO_SUIT
            yield "a card is a trump", any(SUIT_OF[each] == t.trump for each in cards)
            yield "a higher card is out", any(t.higher(each) & t.out for each in cards)
            yield "the trick is begun", not t.is_leading
        case facts.SharedCardTrait.NEIGHBOURS:
            low, high = min(cards, key=t.rank), max(cards, key=t.rank)
            between = t.higher(low) & ~t.higher(high)
            yield "the suits differ", len({SUIT_OF[each] for each in cards}) != 1
            yield "a card out is between", bool(between & t.out)
            yield "a card of the trick is between", any(between >> c & 1 for c in t.trick.cards)
        case facts.SharedCardTrait.POINTLESS:
            yield "a card has points", any(map(t.points, cards))
            yield "no card has points", not any(map(t.points, t.cards))
        case facts.SharedCardTrait.UNSURE:
            yield "a card is sure", any(map(t.wins_surely, t.cards))


def _holding_wrong(fact: facts.Fact, t: TrickTable) -> Wrong:
    match fact:
        case facts.TrumpsStillOut(count, seats):
            out = t.out & CARDS_OF_SUIT[t.trump] if t.trump != NO_SUIT else 0
            yield "the number is another", out.bit_count() != count
            if len(seats) == 1:
                others = [each for each in t.trick.seats if each not in (*seats, t.me)]
                yield (
                    "another seat may have a trump",
                    any(t.deals.may_hold(each, out) for each in others),
                )
        case facts.KnownHolding(seat, card):
            yield "the card may be elsewhere", may_lack(t, seat, card)
        case facts.HoldsOneOfPair(seat, suit):
            yield "it may hold both or none", _may_hold_other_than(t, seat, suit, 1)
        case facts.HoldsNoneOfPair(seat, suit):
            yield "it may hold one", _may_hold_other_than(t, seat, suit, 0)
        case _:
            return


def _showed_void(t: TrickTable, seat: Seat, suit: int, number: int) -> bool:
    trick = (*t.state.tricks, t.trick)[number - 1]
    if seat not in trick.seats or trick.seats.index(seat) >= len(trick.cards):
        return False
    card, led = trick.cards[trick.seats.index(seat)], trick.cards[0]
    if SUIT_OF[led] == suit:
        return SUIT_OF[card] != suit
    # who could neither follow nor trump has no trumps either
    return t.rules.must_trump and SUIT_OF[card] not in (SUIT_OF[led], suit)


def _unbeatable(card: Card, seat: Seat, t: TrickTable) -> Wrong:
    if seat == t.me:
        yield "it isn't playable", card not in t.cards
        yield "it doesn't beat the trick", not t.beats(card)
        yield "somebody may beat it", t.may_be_beaten(card) is True
        yield "nobody plays later", not t.later
    else:
        yield "it isn't winning", card != t.best or seat != t.trick.winner
        yield "somebody may beat it", t.may_be_beaten(card) is True
        yield "the seat itself can beat it", any(map(t.beats, t.cards))


def _may_hold_other_than(t: TrickTable, seat: Seat, suit: int, number: int) -> bool:
    pair: CardSet = MARRIAGE_PAIRS[suit]
    halves = [1 << card for card in cards_in_set(pair & t.deals.hidden)]
    wishes: list[Wish] = [{seat: each} for each in (*halves, pair & t.deals.hidden)]
    return any(
        t.deals.exists(lambda state: (state.hands[seat] & pair).bit_count() != number, wish)
        for wish in wishes
    )


def _forced(obligation: str, forbidden: CardSet, t: TrickTable) -> Wrong:
    if not t.cards:
        return
    card = t.cards[0]
    follow = t.hand & CARDS_OF_SUIT[t.led] if t.led != NO_SUIT else 0
    trumps = t.hand & CARDS_OF_SUIT[t.trump] if t.trump != NO_SUIT else 0
    others = cards_in_set(forbidden)
    match obligation:
        case "FOLLOW":
            yield "it isn't the only card of the suit", follow != 1 << card
        case "BEAT":
            yield "it doesn't beat the card", not t.beats(card)
            yield "another card beats it", any(map(t.beats, others)) or not others
        case "TRUMP":
            yield "it could follow", bool(follow)
            yield "it isn't the only trump", trumps != 1 << card
        case "OVERTRUMP":
            yield "it could follow", bool(follow)
            yield "another trump is higher", any(map(t.beats, others)) or not others
        case "":
            yield "there is another card", t.hand.bit_count() != 1
        case _:
            return


def false_in_sets(fact: facts.Fact, t: RummyTable) -> list[str]:
    return [why for why, is_wrong in _rummy_wrong(fact, t) if is_wrong]


def _rummy_wrong(fact: facts.Fact, t: RummyTable) -> Wrong:
    match fact:
        case facts.NextPlayerPickedUp(seat, card):
            yield "it isn't the next player", seat != t.next
            yield "the card isn't there", card not in t.known(seat)
        case facts.NextPlayerPassedUp(seat, card):
            yield "it isn't the next player", seat != t.next
            yield "it was never offered or discarded", card not in t.refused_by_next
        case facts.CopiesUnseen(card, count):
            yield "the number is another", t.unseen(card) != count
        case facts.KnownTiplu(card):
            yield "it isn't the tiplu", t.rummy.tiplu != card
        case facts.HelpfulDraws(cards, count):
            yield "the number is another", sum(map(t.unseen, cards)) != count
            yield "a card is gone", any(not t.unseen(card) for card in cards)
        case facts.FewCardsCompleteSet(card, connecting):
            yield from _few_connections(card, connecting, t)
        case facts.CardsMissingAfterDiscard(_, missing, _, other_missing):
            yield "the other is not farther", missing >= other_missing
        case facts.HelpfulAfterDiscard(_, count, _, other_count):
            yield "the other is not less", count <= other_count
        case _:
            return


def _few_connections(card: Card, connecting: Iterable[Card], t: RummyTable) -> Wrong:
    mates = [each for each in {*t.without(card)} if JOKER not in (each, card)]
    pure = {c for each in mates for c in t.completing(card, each, trials=False) if t.unseen(c)}
    everything = {c for each in mates for c in t.completing(card, each, trials=True) if t.unseen(c)}
    named = {*connecting}
    yield "another card would complete a sequence", bool(pure - named)
    yield "another card would complete a set of a rank", t.has_laid and bool(everything - named)
    yield "the card completes nothing", bool(named - everything)
