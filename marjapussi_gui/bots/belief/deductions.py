"""Deductions about hidden cards from bids, exchanged cards, marriages and tricks."""

from collections.abc import Iterator
from operator import itemgetter

from ...engine.actions import Bid, Give, Pass, Redeal
from ...engine.cards import (
    ACES,
    ALL_SUITS,
    CARDS_OF_SUIT,
    MARRIAGE_PAIRS,
    NO_SUIT,
    SUIT_OF,
    CardSet,
    Suit,
    card_set,
    cards_of_ranks,
)
from ...engine.phases.face_down_bidding import BLACK_CARDS, RED_CARDS
from ...engine.phases.tricks import TrickPhase
from ...engine.state import NO_CARD, NOBODY, WHOLE, DeclaredMarriage, PartnerQuestion, Seat, Trick
from ...engine.view import View
from ...model.playing_habits import seats_promising_ace
from .belief import Belief, CountConstraint

SIXES, ACES_AND_TENS = cards_of_ranks("6"), cards_of_ranks("AT")
SPADES = CARDS_OF_SUIT[0]


def learn_from_bids(belief: Belief, played: list[list[CardSet]]) -> None:
    view, rules = belief.view, belief.view.game.rules
    givers = {gift.giver for gift in view.exchange.gifts}
    for bid in view.showing.bids[: view.showing.turned_count]:
        if bid.seat == view.seat:
            continue
        if bid.card == NO_CARD:
            belief.excluded[bid.seat] |= (
                RED_CARDS if bid.is_rami else BLACK_CARDS
            ) & ~cards_of_ranks(rules.show_barred)
        elif bid.seat not in givers:
            belief.held[bid.seat] |= 1 << bid.card & ~played[0][bid.seat]
    if rules.redeal == "four_sixes" and view.game.seating.has_partners:
        _learn_from_redeal_offer(belief, played)


def _learn_from_redeal_offer(belief: Belief, played: list[list[CardSet]]) -> None:
    """Deduce which sixes the partner holds: a side with all four may demand a new deal."""
    view = belief.view
    if not view.legal_actions or not isinstance(view.legal_actions[0], Bid | Pass | Give):
        return
    partner, others = view.game.seating.partner_of(view.seat), SIXES & belief.hidden_cards
    if view.legal_actions[-1] == Redeal():
        belief.held[partner] |= others
    else:
        _add_constraint(belief, played, partner, SIXES, (0, others.bit_count() - 1))


def learn_from_partners_promise(belief: Belief, played: list[list[CardSet]]) -> None:
    """Learn that the partner was dealt an ace if their bid promised one and it is possible."""
    view = belief.view
    promising = seats_promising_ace(view) - _seats_with_new_cards(view)
    if not promising:
        return
    partner = view.game.seating.partner_of(view.seat)
    is_possible = bool(ACES & belief.hidden_cards & ~belief.excluded[partner])
    if partner in promising and is_possible:
        _add_constraint(belief, played, partner, ACES, (1, ACES.bit_count()))


def _seats_with_new_cards(view: View) -> set[Seat]:
    """Return the seats whose hands changed after the deal."""
    changed = {seat for gift in view.exchange.gifts for seat in (gift.giver, gift.taker)}
    if view.exchange.kitty:
        changed.add(view.auction.highest_bidder)
    return changed


def learn_from_exchange(belief: Belief, played: list[list[CardSet]]) -> None:
    view, holder = belief.view, belief.view.auction.highest_bidder
    for gift in view.exchange.gifts:
        moved = card_set(c for c in gift.cards if c >= 0)
        if gift.giver == view.seat:
            belief.held[gift.taker] |= moved & ~played[0][gift.taker]
        else:
            belief.held[gift.giver] &= ~moved
    if view.exchange.kitty and holder not in (view.seat, NOBODY):
        kitty = card_set(c for c in view.exchange.kitty if c >= 0) & belief.hidden_cards
        for seat in view.game.seating.seats:
            if seat != holder:
                belief.excluded[seat] |= kitty
        belief.not_in_dead_hand |= kitty
        belief.not_out_of_play |= ACES_AND_TENS
        if not belief.out_of_play_count:  # the declarer has not discarded yet
            belief.held[holder] |= kitty


def learn_from_marriages(belief: Belief, played: list[list[CardSet]]) -> None:
    view = belief.view
    asked = {
        (q.seat, q.answer, q.tricks_before): q
        for q in view.marriages.questions
        if q.answer != NO_SUIT
    }
    for marriage in view.marriages.declared:
        question = asked.get((marriage.seat, marriage.suit, marriage.tricks_before))
        _learn_from_declared_marriage(belief, played, marriage, question)
    declared: set[Suit] = set()
    for question in view.marriages.questions:
        declared = {
            marriage.suit
            for marriage in view.marriages.declared
            if marriage.tricks_before < question.tricks_before
        }
        if view.game.rules.half_bluff and question.suit != WHOLE:
            _learn_from_half_bluff(belief, played, question)
        elif question.answer == NO_SUIT:
            _learn_from_negative_answer(belief, played, question, declared)


def _learn_from_declared_marriage(
    belief: Belief,
    played: list[list[CardSet]],
    marriage: DeclaredMarriage,
    question: PartnerQuestion | None,
) -> None:
    pair, seating = MARRIAGE_PAIRS[marriage.suit], belief.view.game.seating
    if question is None or question.suit == WHOLE:
        owner = marriage.seat if question is None else seating.partner_of(marriage.seat)
        if owner != belief.view.seat:
            belief.held[owner] |= pair & ~played[marriage.tricks_before][owner]
        return
    for seat in (marriage.seat, seating.partner_of(marriage.seat)):
        _add_constraint(belief, played, seat, pair, (1, 1), marriage.tricks_before)


def _learn_from_negative_answer(
    belief: Belief,
    played: list[list[CardSet]],
    question: PartnerQuestion,
    declared_suits: set[Suit],
) -> None:
    partner = belief.view.game.seating.partner_of(question.seat)
    if question.suit != WHOLE:
        pair = MARRIAGE_PAIRS[question.suit]
        _add_constraint(belief, played, question.seat, pair, (1, 1), question.tricks_before)
        belief.excluded[partner] |= pair & ~played[question.tricks_before][partner]
        return
    for suit in ALL_SUITS:
        if suit not in declared_suits:
            _add_constraint(
                belief, played, partner, MARRIAGE_PAIRS[suit], (0, 1), question.tricks_before
            )


def _learn_from_half_bluff(
    belief: Belief, played: list[list[CardSet]], question: PartnerQuestion
) -> None:
    """Learn from a question for half of a marriage, under rules that allow bluffing.

    Half of a marriage is the king or queen of a suit.
    """
    asker, partner = question.seat, belief.view.game.seating.partner_of(question.seat)
    pair, after = MARRIAGE_PAIRS[question.suit], question.tricks_before
    if question.answer != NO_SUIT:
        for seat in (asker, partner):
            _add_constraint(belief, played, seat, pair, (1, 1), after)
    elif question.partner_has_half:
        belief.excluded[asker] |= pair & ~played[after][asker]
        _add_constraint(belief, played, partner, pair, (1, 2), after)
    else:
        belief.excluded[partner] |= pair & ~played[after][partner]


def _add_constraint(
    belief: Belief,
    played: list[list[CardSet]],
    seat: Seat,
    cards: CardSet,
    count_range: tuple[int, int],
    tricks_before: int = 0,
) -> None:
    """Record bounds on how many of the cards a seat held after tricks_before tricks."""
    if seat == belief.view.seat:
        return
    played_since = (played[tricks_before][seat] & cards).bit_count()
    left = cards & belief.hidden_cards
    least, most = count_range
    belief.constraints.append(
        CountConstraint(seat, left, max(0, least - played_since), max(0, most - played_since))
    )


def learn_from_tricks(belief: Belief) -> None:
    view = belief.view
    phase = belief.adapter.phase
    free = _count_tricks_with_stock(view) if phase.full_hand_size else 0
    for number, trick in enumerate((*view.tricks, view.trick)):
        if trick.cards and number >= free:  # from now on nobody draws cards
            _learn_from_lead(belief, number, trick)
            if number == 0 and phase.rules.ace_shows:
                _learn_from_first_trick(belief, trick)
            for seat, cards in cards_excluded_by_following(
                phase, _trump_in_trick(belief, number), trick
            ):
                belief.excluded[seat] |= cards


def _count_tricks_with_stock(view: View) -> int:
    """Return how many tricks are played until the stock is empty."""
    dealing, players = view.game.dealing_phase, view.game.seating.players
    return (len(dealing.cards) - players * dealing.hand_size) // players


def _trump_in_trick(belief: Belief, trick_number: int) -> Suit:
    """Return the trump suit in a trick, or NO_SUIT if there were no trumps yet."""
    phase = belief.adapter.phase
    marriages = belief.view.marriages
    declared = [(marriage.tricks_before, marriage.suit) for marriage in marriages.declared]
    answered = [(q.tricks_before, q.answer) for q in marriages.questions if q.answer != NO_SUIT]
    restored = [
        each for each in answered if each not in declared
    ]  # a suit that was declared earlier became trumps again
    suits = [
        suit
        for after, suit in sorted((*declared, *restored), key=itemgetter(0))
        if after <= trick_number
    ]
    if not suits or phase.marriage_rules is None:
        return NO_SUIT
    return suits[0] if phase.marriage_rules.keeps_first_trump else suits[-1]


def _learn_from_lead(belief: Belief, trick_number: int, trick: Trick) -> None:
    rules, view, seat, led = belief.view.game.rules, belief.view, trick.leader, trick.cards[0]
    if trick_number == 0 and rules.first_lead != "free" and not ACES >> led & 1:
        belief.excluded[seat] |= ACES
        if rules.first_lead == "ace_or_spade" and not SPADES >> led & 1:
            belief.excluded[seat] |= SPADES
    suits = [
        marriage.suit
        for marriage in view.marriages.declared
        if marriage.tricks_before == trick_number
    ]
    if rules.marriage_lead and trick_number and suits and not MARRIAGE_PAIRS[suits[-1]] >> led & 1:
        belief.excluded[seat] |= MARRIAGE_PAIRS[suits[-1]]


def _learn_from_first_trick(belief: Belief, trick: Trick) -> None:
    """Learn that a player who followed suit with another card doesn't hold the ace.

    Some rules require the ace to be played to the first trick.
    """
    led = SUIT_OF[trick.cards[0]]
    for seat, of in zip(trick.seats[1:], trick.cards[1:], strict=False):
        if SUIT_OF[of] == led and not ACES >> of & 1:
            belief.excluded[seat] |= ACES & CARDS_OF_SUIT[led]


def cards_excluded_by_following(
    phase: TrickPhase, trump: Suit, trick: Trick
) -> Iterator[tuple[Seat, CardSet]]:
    """Yield each later seat in a trick, and the cards that it can't have held under the rules."""
    rules, above = phase.rules, phase.ranking.higher_cards
    best = trick.cards[0] if trick.cards else NO_CARD
    for seat, of in zip(trick.seats[1:], trick.cards[1:], strict=False):
        led = SUIT_OF[trick.cards[0]]
        beats = phase.ranking.beats(of, best, trump)
        if SUIT_OF[of] == led:
            if rules.must_head and not beats and SUIT_OF[best] == led:
                yield seat, above[best]
        else:
            yield seat, CARDS_OF_SUIT[led]
            if trump != NO_SUIT and rules.must_trump:
                if SUIT_OF[of] != trump:
                    yield seat, CARDS_OF_SUIT[trump]
                elif rules.must_head and SUIT_OF[best] == trump and not beats:
                    yield seat, above[best]
        if beats:
            best = of
