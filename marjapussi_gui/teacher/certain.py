"""Proven facts in trick play: each is true in every possible deal and bears on the choice."""

from collections.abc import Callable, Iterator
from functools import partial

from ..engine.actions import Action, AskHalf, AskWhole, Declare, Play
from ..engine.cards import (
    ALL_SUITS,
    NO_SUIT,
    PAIRS,
    SUIT_OF,
    SUIT_SETS,
    Card,
    Suit,
    card_set,
    members,
    ranked,
)
from ..engine.phases.duties import DUTY_KEYS, strictest
from ..engine.state import Seat
from ..facts import (
    Fact,
    Forced,
    HigherOut,
    Highest,
    Holds,
    NoneOfPair,
    OneOfPair,
    PlaysLast,
    TrumpsOut,
    Unbeatable,
    Void,
)
from .certainty import Certainty

ALL_PAIRS = ranked("KQ")


def certain(at: Certainty, best: Action, other: Action | None) -> Iterator[Fact]:
    """Yield the proven facts that favour the best action over the other, the most telling first."""
    if len(at.view.legal) == 1:
        yield forced(at)
        return
    match best:
        case Play(card) if at.view.trick.cards:
            yield from _of_a_follow(at, card, _played(other))
        case Play(card):
            yield from _of_a_lead(at, card, _played(other))
        case AskHalf(suit):
            yield from _of_a_question(at, suit, other)
        case Declare() | AskWhole():
            return
        case _:
            yield from _of_what_was_given(at)


def _played(action: Action | None) -> Card | None:
    return action.card if isinstance(action, Play) else None


def forced(at: Certainty) -> Forced:
    """Return why there is only one legal action."""
    (only,) = at.view.legal
    if not isinstance(only, Play):
        return Forced(is_card=False)
    phase, state = at.known.setting.phase, at.known.state
    owed = {card: duty for card in at.view.hand if (duty := phase.duty(state, card))}
    if not owed:
        return Forced()
    duty = strictest(owed.values())
    barred = card_set(card for card, each in owed.items() if each == duty)
    return Forced(True, DUTY_KEYS[duty.must], duty.cards, duty.suit, duty.against, barred)


def _of_a_follow(at: Certainty, card: Card, other: Card | None) -> Iterator[Fact]:
    trick, takes = at.view.trick, not at.is_beaten(card)
    other_takes = other is not None and not at.is_beaten(other)
    if not at.later and (takes or other_takes):
        yield PlaysLast(trick.leader)
    if at.is_secured() and not takes:
        yield Unbeatable(trick.best, trick.winner)
    if other is not None and other_takes and at.wants_tricks:
        yield from _higher_out(at, other, but=card)
    if at.wins(card) and at.later and at.wants_tricks:
        yield Unbeatable(card, at.view.seat)
    helps = partial(_helps_a_follow, at, takes=takes, other_takes=other_takes)
    yield from _voids(at, at.led, helps)
    is_of_trumps = takes or at.trump in _suits_of(card, other)
    if at.trump not in (NO_SUIT, at.led) and is_of_trumps:
        yield from _trumps(at)
    if takes and at.wants_tricks:
        yield from _highest(at, card)


def _helps_a_follow(at: Certainty, seat: Seat, *, takes: bool, other_takes: bool) -> bool:
    """Return whether a later seat's void in the suit led favours the card."""
    if at.is_partner(seat):
        return at.may_trump(seat, at.led) and not takes
    if at.may_trump(seat, at.led):
        return other_takes or not takes
    return takes and at.wants_tricks


def _of_a_lead(at: Certainty, card: Card, other: Card | None) -> Iterator[Fact]:
    suit = SUIT_OF[card]
    if at.wins(card) and at.wants_tricks:
        yield Unbeatable(card, at.view.seat)
    yield from _voids(at, suit, partial(_helps_a_lead, at, suit))
    if other is not None and SUIT_OF[other] != suit:
        yield from _voids(at, SUIT_OF[other], partial(_harms_a_lead, at, SUIT_OF[other]))
    if at.wants_tricks:
        yield from _highest(at, card)
        if other is not None and SUIT_OF[other] == suit:
            yield from _higher_out(at, other, but=card)
    yield from _of_led_pairs(at, card, other)
    if at.trump in _suits_of(card, other):
        yield from _trumps(at)
    if at.wants_few:
        yield from _higher_out(at, card, but=card)


def _helps_a_lead(at: Certainty, suit: Suit, seat: Seat) -> bool:
    """Return whether a seat's void in a suit favours leading it."""
    if at.is_partner(seat):
        return at.may_trump(seat, suit)
    return at.wants_tricks and not at.may_trump(seat, suit)


def _harms_a_lead(at: Certainty, suit: Suit, seat: Seat) -> bool:
    """Return whether a seat's void in a suit speaks against leading it."""
    if not at.wants_tricks:
        return not at.is_partner(seat)
    return not at.is_partner(seat) and at.may_trump(seat, suit)


def _of_led_pairs(
    at: Certainty, card: Card, other: Card | None
) -> Iterator[Holds | OneOfPair | NoneOfPair]:
    """Yield what is proven of both suits' marriages; empty holdings only if a half is led."""
    is_half = bool(PAIRS[SUIT_OF[card]] >> card & 1)
    for fact in of_pairs(at, _suits_of(card, other)):
        if not isinstance(fact, NoneOfPair) or (is_half and fact.suit == SUIT_OF[card]):
            yield fact


def _suits_of(*cards: Card | None) -> list[Suit]:
    return [SUIT_OF[each] for each in cards if each is not None]


def _of_a_question(at: Certainty, suit: Suit, other: Action | None) -> Iterator[Fact]:
    """Yield what is proven of the half that is asked for, and of the other half."""
    yield from of_pairs(at, [suit])
    if isinstance(other, AskHalf):
        every = of_pairs(at, [other.suit])
        yield from (each for each in every if _is_refused(at, each))


def _is_refused(at: Certainty, fact: Holds | OneOfPair | NoneOfPair) -> bool:
    return isinstance(fact, NoneOfPair) and at.is_partner(fact.seat)


def _higher_out(at: Certainty, card: Card, but: Card) -> Iterator[HigherOut]:
    """Yield the highest card still out that beats this one but not the preferred one."""
    above = at.strength.above[card]
    if SUIT_OF[card] == SUIT_OF[but]:
        above &= ~at.strength.above[but] if but != card else above
    ranked = sorted(members(above), key=lambda each: at.strength.above[each].bit_count())
    for each in ranked:
        seats = tuple(seat for seat in at.later if at.may_hold(seat, 1 << each))
        against = [seat for seat in seats if not at.is_partner(seat)]
        if against and at.unseen(1 << each):
            yield HigherOut(each, seats)
            return


def _highest(at: Certainty, card: Card) -> Iterator[Highest]:
    """Yield that a card is the highest one left in its suit, unless it is an ace."""
    if at.strength.above[card] and not at.out(at.strength.above[card]):
        rest = at.out(SUIT_SETS[SUIT_OF[card]])
        if rest and not at.strength.above[card] & at.hand:
            yield Highest(card)


def _voids(at: Certainty, suit: Suit, is_told: Callable[[Seat], bool]) -> Iterator[Void]:
    """Yield which later seats are void in a suit that others still hold."""
    for seat in at.later if at.unseen(SUIT_SETS[suit]) else ():
        if at.known.sizes[seat] and at.is_void(seat, suit) and is_told(seat):
            yield Void(seat, suit, _shown_in(at, seat, suit))


def _shown_in(at: Certainty, seat: Seat, suit: Suit) -> int:
    """Return the first trick in which a seat had to play another suit, or 0 if there is none."""
    for number, trick in enumerate((*at.view.tricks, at.view.trick), 1):
        played = dict(zip(trick.seats, trick.cards, strict=False))
        if seat in played and SUIT_OF[trick.cards[0]] == suit != SUIT_OF[played[seat]]:
            return number
    return 0


def _trumps(at: Certainty) -> Iterator[TrumpsOut]:
    """Yield how many trumps the others hold, and which seats if no others can."""
    trumps = SUIT_SETS[at.trump]
    number = at.out(trumps).bit_count()
    seats = tuple(seat for seat in at.others if at.may_hold(seat, trumps))
    if at.known.rest or at.known.dead or len(at.others) == 1:
        seats = ()
    if number:
        yield TrumpsOut(number, seats)


def of_pairs(
    at: Certainty, suits: list[Suit] | None = None
) -> Iterator[Holds | OneOfPair | NoneOfPair]:
    """Yield what is proven of kings and queens not yet declared, the partner's first."""
    made = at.view.marriages.suits
    wanted = [suit for suit in (suits or ALL_SUITS) if not made >> suit & 1]
    for seat in sorted(at.others, key=lambda each: not at.is_partner(each)):
        for suit in dict.fromkeys(wanted):
            yield from _of_pair(at, seat, suit)


def _of_pair(at: Certainty, seat: Seat, suit: Suit) -> Iterator[Holds | OneOfPair | NoneOfPair]:
    pair = PAIRS[suit]
    if not at.unseen(pair):
        return
    for card in members(pair & at.known.held[seat]):
        yield Holds(seat, card)
    for limit in at.known.limits:
        is_one = (limit.seat, limit.cards, limit.least, limit.most) == (seat, pair, 1, 1)
        if is_one and at.unseen(pair) == pair and not at.known.held[seat] & pair:
            yield OneOfPair(seat, suit)
            return
    if _has_spoken(at, seat) and at.known.sizes[seat] and not at.may_hold(seat, pair):
        yield NoneOfPair(seat, suit)


def _has_spoken(at: Certainty, seat: Seat) -> bool:
    """Return whether a seat answered a question about marriages."""
    seating = at.view.game.seating
    return seating.partners and any(
        question.seat == seating.partner(seat) for question in at.view.marriages.questions
    )


def _of_what_was_given(at: Certainty) -> Iterator[Fact]:
    """Yield which kings and queens others certainly hold, if marriages count."""
    if at.known.setting.phase.speech:
        for seat in at.others:
            for card in members(at.known.held[seat] & ALL_PAIRS):
                yield Holds(seat, card)
