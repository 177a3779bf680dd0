"""Deductions about hidden cards from bids, exchanges, marriages and tricks."""

from collections.abc import Iterator
from operator import itemgetter

from ..engine.actions import Bid, Give, Pass, Redeal
from ..engine.cards import (
    ACES,
    ALL_SUITS,
    NO_SUIT,
    PAIRS,
    SUIT_OF,
    SUIT_SETS,
    CardSet,
    Suit,
    card_set,
    ranked,
)
from ..engine.phases.showing import BLACK, RED
from ..engine.phases.tricks import Tricks
from ..engine.state import NO_CARD, NOBODY, WHOLE, Made, Question, Seat, Trick
from ..engine.view import View
from .knowledge import Knowledge, Limit

SIXES, HIGH, MATADORS = ranked("6"), ranked("ATKQ"), ranked("AT")
SPADES = SUIT_SETS[0]
THREE_SIXES = ("three_sixes", "three_sixes_or_low")


def learn_from_bids(known: Knowledge, played: list[list[CardSet]]) -> None:
    view, rules = known.view, known.view.game.rules
    givers = {gift.giver for gift in view.exchange.gifts}
    for bid in view.showing.bids[: view.showing.turned]:
        if bid.seat == view.seat:
            continue
        if bid.card == NO_CARD:
            known.barred[bid.seat] |= (RED if bid.rami else BLACK) & ~ranked(rules.show_barred)
        elif bid.seat not in givers:
            known.held[bid.seat] |= 1 << bid.card & ~played[0][bid.seat]
    changed = {seat for gift in view.exchange.gifts for seat in (gift.giver, gift.taker)}
    if view.exchange.kitty:
        changed.add(view.auction.holder)
    for seat in {call.seat for call in view.auction.calls} - changed - {view.seat}:
        if rules.redeal in THREE_SIXES:
            _limit(known, played, seat, SIXES, (0, 2))
        if rules.redeal == "three_sixes_or_low":
            _limit(known, played, seat, HIGH, (1, 13))
    if rules.redeal == "four_sixes" and view.game.seating.partners:
        _learn_from_the_offer(known, played)


def _learn_from_the_offer(known: Knowledge, played: list[list[CardSet]]) -> None:
    """Learn about the partner's sixes from whether a redeal is among the legal actions."""
    view = known.view
    if not view.legal or not isinstance(view.legal[0], Bid | Pass | Give):
        return
    partner, others = view.game.seating.partner(view.seat), SIXES & known.hidden
    if view.legal[-1] == Redeal():
        known.held[partner] |= others
    else:
        _limit(known, played, partner, SIXES, (0, others.bit_count() - 1))


def learn_from_exchange(known: Knowledge, played: list[list[CardSet]]) -> None:
    view, holder = known.view, known.view.auction.holder
    for gift in view.exchange.gifts:
        moved = card_set(c for c in gift.cards if c >= 0)
        if gift.giver == view.seat:
            known.held[gift.taker] |= moved & ~played[0][gift.taker]
        else:
            known.held[gift.giver] &= ~moved
    if view.exchange.kitty and holder not in (view.seat, NOBODY):
        kitty = card_set(c for c in view.exchange.kitty if c >= 0) & known.hidden
        for seat in view.game.seating.seats:
            if seat != holder:
                known.barred[seat] |= kitty
        known.not_dead |= kitty
        known.not_rest |= MATADORS
        if not known.rest:  # nothing has been discarded yet
            known.held[holder] |= kitty


def learn_from_marriages(known: Knowledge, played: list[list[CardSet]]) -> None:
    view = known.view
    asked = {
        (q.seat, q.answer, q.after): q for q in view.marriages.questions if q.answer != NO_SUIT
    }
    for marriage in view.marriages.made:
        question = asked.get((marriage.seat, marriage.suit, marriage.after))
        _learn_from_made(known, played, marriage, question)
    declared: set[Suit] = set()
    for question in view.marriages.questions:
        declared = {
            marriage.suit for marriage in view.marriages.made if marriage.after < question.after
        }
        if view.game.rules.half_bluff and question.suit != WHOLE:
            _learn_from_both(known, played, question)
        elif question.answer == NO_SUIT:
            _learn_from_no(known, played, question, declared)


def _learn_from_made(
    known: Knowledge, played: list[list[CardSet]], marriage: Made, question: Question | None
) -> None:
    pair, seating = PAIRS[marriage.suit], known.view.game.seating
    if question is None or question.suit == WHOLE:
        owner = marriage.seat if question is None else seating.partner(marriage.seat)
        if owner != known.view.seat:
            known.held[owner] |= pair & ~played[marriage.after][owner]
        return
    for seat in (marriage.seat, seating.partner(marriage.seat)):
        _limit(known, played, seat, pair, (1, 1), marriage.after)


def _learn_from_no(
    known: Knowledge, played: list[list[CardSet]], question: Question, done: set[Suit]
) -> None:
    partner = known.view.game.seating.partner(question.seat)
    if question.suit != WHOLE:
        pair = PAIRS[question.suit]
        _limit(known, played, question.seat, pair, (1, 1), question.after)
        known.barred[partner] |= pair & ~played[question.after][partner]
        return
    for suit in ALL_SUITS:
        if suit not in done:
            _limit(known, played, partner, PAIRS[suit], (0, 1), question.after)


def _learn_from_both(known: Knowledge, played: list[list[CardSet]], question: Question) -> None:
    """Learn from a half question that may be a bluff: asker and partner both reveal their half."""
    asker, partner = question.seat, known.view.game.seating.partner(question.seat)
    pair, after = PAIRS[question.suit], question.after
    if question.answer != NO_SUIT:
        for seat in (asker, partner):
            _limit(known, played, seat, pair, (1, 1), after)
    elif question.has_half:
        known.barred[asker] |= pair & ~played[after][asker]
        _limit(known, played, partner, pair, (1, 2), after)
    else:
        known.barred[partner] |= pair & ~played[after][partner]


def _limit(
    known: Knowledge,
    played: list[list[CardSet]],
    seat: Seat,
    cards: CardSet,
    numbers: tuple[int, int],
    after: int = 0,
) -> None:
    """Add bounds on the cards a seat held after some tricks, minus those played since."""
    if seat == known.view.seat:
        return
    played_since = (played[after][seat] & cards).bit_count()
    left = cards & known.hidden
    least, most = numbers
    known.limits.append(
        Limit(seat, left, max(0, least - played_since), max(0, most - played_since))
    )


def learn_from_tricks(known: Knowledge) -> None:
    view = known.view
    phase = known.setting.phase
    free = _free_tricks(view) if phase.full_hand else 0
    for number, trick in enumerate((*view.tricks, view.trick)):
        if trick.cards and number >= free:  # from here on nobody draws a card
            _learn_from_lead(known, number, trick)
            if number == 0 and phase.rules.ace_shows:
                _learn_from_first_trick(known, trick)
            for seat, cards in lacking(phase, _trump(known, number), trick):
                known.barred[seat] |= cards


def _free_tricks(view: View) -> int:
    """Return the number of tricks until the stock is empty and suits must be followed."""
    dealing, players = view.game.dealing, view.game.seating.players
    return (len(dealing.cards) - players * dealing.hand_size) // players


def _trump(known: Knowledge, number: int) -> Suit:
    """Return the trump suit of a trick, NO_SUIT where there was none."""
    phase = known.setting.phase
    marriages = known.view.marriages
    declared = [(marriage.after, marriage.suit) for marriage in marriages.made]
    answered = [(q.after, q.answer) for q in marriages.questions if q.answer != NO_SUIT]
    restored = [
        each for each in answered if each not in declared
    ]  # a suit declared before becomes trumps again
    suits = [
        suit for after, suit in sorted((*declared, *restored), key=itemgetter(0)) if after <= number
    ]
    if not suits or phase.speech is None:
        return NO_SUIT
    return suits[0] if phase.speech.trumps_stay else suits[-1]


def _learn_from_lead(known: Knowledge, number: int, trick: Trick) -> None:
    rules, view, seat, led = known.view.game.rules, known.view, trick.leader, trick.cards[0]
    if number == 0 and rules.first_lead != "free" and not ACES >> led & 1:
        known.barred[seat] |= ACES
        if rules.first_lead == "ace_or_spade" and not SPADES >> led & 1:
            known.barred[seat] |= SPADES
    suits = [marriage.suit for marriage in view.marriages.made if marriage.after == number]
    if rules.marriage_lead and number and suits and not PAIRS[suits[-1]] >> led & 1:
        known.barred[seat] |= PAIRS[suits[-1]]


def _learn_from_first_trick(known: Knowledge, trick: Trick) -> None:
    """Exclude the ace of the suit led from all who followed: they had to show it."""
    led = SUIT_OF[trick.cards[0]]
    for seat, of in zip(trick.seats[1:], trick.cards[1:], strict=False):
        if SUIT_OF[of] == led and not ACES >> of & 1:
            known.barred[seat] |= ACES & SUIT_SETS[led]


def lacking(phase: Tricks, trump: Suit, trick: Trick) -> Iterator[tuple[Seat, CardSet]]:
    """Yield each follower of a trick with the cards that its play proves it did not hold."""
    rules, above = phase.rules, phase.strength.above
    best = trick.cards[0] if trick.cards else NO_CARD
    for seat, of in zip(trick.seats[1:], trick.cards[1:], strict=False):
        led = SUIT_OF[trick.cards[0]]
        beats = phase.strength.beats(of, best, trump)
        if SUIT_OF[of] == led:
            if rules.must_head and not beats and SUIT_OF[best] == led:
                yield seat, above[best]
        else:
            yield seat, SUIT_SETS[led]
            if trump != NO_SUIT and rules.must_trump:
                if SUIT_OF[of] != trump:
                    yield seat, SUIT_SETS[trump]
                elif rules.must_head and SUIT_OF[best] == trump and not beats:
                    yield seat, above[best]
        if beats:
            best = of
