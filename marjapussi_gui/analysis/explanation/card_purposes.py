"""The purposes of playing a card, as tests on what the player can prove.

Each list holds the purposes of one kind of situation, the most telling first.
"""

from collections.abc import Callable, Iterator

from ...engine.actions import Play
from ...engine.cards import CARDS_OF_SUIT, NO_SUIT, SUIT_OF, Card, CardSet, card_set, cards_in_set
from ...engine.state import NOBODY, Seat
from ...model.card_reason import Purpose
from .principles.marriage_games import leads_singleton, wins_to_declare
from .principles.no_trumps import leads_long_suit, returns_partners_suit
from .principles.trick_play import (
    CardTest,
    card_value,
    has_card_points,
    is_highest_left,
    is_trump,
    lets_partner_trump,
    opponent_seats,
)
from .trick_belief import TrickBelief

PurposeTest = Callable[[TrickBelief, Card], bool]
Purposes = tuple[tuple[Purpose, PurposeTest], ...]
MANY_POINTS = 10  # those of an ace or ten in most games


def purposes_of(belief: TrickBelief) -> Purposes:
    """Return the purposes that a card can have in this situation, the most telling first."""
    is_lead = not belief.view.trick.cards
    if belief.wants_few_tricks:
        return FEW_TRICKS_LEADS if is_lead else FEW_TRICKS_FOLLOWS
    if not belief.wants_tricks:
        return SOLOIST_LEADS if is_lead else SOLOIST_FOLLOWS
    return LEADS if is_lead else FOLLOWS


def legal_cards(belief: TrickBelief) -> CardSet:
    """Return the cards that may be played now."""
    return card_set(each.card for each in belief.view.legal_actions if isinstance(each, Play))


def partner_seats(belief: TrickBelief) -> list[Seat]:
    return [seat for seat in belief.other_seats if belief.is_partner(seat)]


def partner_holdings(belief: TrickBelief, card: Card) -> CardSet:
    """Return the higher cards of the same suit that a partner must hold."""
    held = 0
    for seat in partner_seats(belief):
        held |= belief.deal_belief.held[seat] | belief.deal_belief.state.hands[seat]
    return held & belief.ranking.higher_cards[card]


def higher_cards_out(belief: TrickBelief, card: Card) -> CardSet:
    """Return the higher cards of the suit that other players can still play."""
    return belief.cards_out(belief.ranking.higher_cards[card])


def _principle_test(principle: CardTest) -> PurposeTest:
    """Return a test whether a principle favours a card over another legal card."""

    def test(belief: TrickBelief, card: Card) -> bool:
        others = cards_in_set(legal_cards(belief) & ~(1 << card))
        return any(principle(belief, card, other) for other in others)

    return test


def _wins_to_declare(belief: TrickBelief, card: Card) -> bool:
    has_marriages = bool(belief.deal_belief.adapter.phase.marriage_rules)
    return has_marriages and _principle_test(wins_to_declare)(belief, card)


def _keeps_higher(belief: TrickBelief, card: Card) -> bool:
    return bool(belief.ranking.higher_cards[card] & belief.hand)


def _draws_trumps(belief: TrickBelief, card: Card) -> bool:
    trumps = CARDS_OF_SUIT[belief.trump] if belief.trump != NO_SUIT else 0
    return is_trump(belief, card) and any(
        belief.possible_cards(seat, trumps) for seat in opponent_seats(belief)
    )


def _drives_out(belief: TrickBelief, card: Card) -> bool:
    """Return whether a single higher card is out, and the lead is the seat's next best."""
    above = belief.ranking.higher_cards[card]
    is_next = not above & belief.hand
    return is_next and higher_cards_out(belief, card).bit_count() == 1


def _is_cheap(belief: TrickBelief, card: Card) -> bool:
    """Return whether no legal card is worth less."""
    cards = cards_in_set(legal_cards(belief))
    return card_value(belief, card) == min(card_value(belief, each) for each in cards)


def _is_low(belief: TrickBelief, card: Card) -> bool:
    """Return whether no legal card of the suit is lower."""
    suit = legal_cards(belief) & CARDS_OF_SUIT[SUIT_OF[card]]
    return not any(belief.ranking.higher_cards[each] >> card & 1 for each in cards_in_set(suit))


def _beats(belief: TrickBelief, card: Card) -> bool:
    return not belief.is_beaten(card)


def _all_beat(belief: TrickBelief) -> bool:
    return all(_beats(belief, each) for each in cards_in_set(legal_cards(belief)))


def _can_beat(belief: TrickBelief) -> bool:
    return any(_beats(belief, each) for each in cards_in_set(legal_cards(belief)))


def _is_partner_winning(belief: TrickBelief) -> bool:
    return belief.is_partner(belief.view.trick.winner)


def _can_partner_win(belief: TrickBelief) -> bool:
    """Return whether a partner plays later and may beat the best card of the trick."""
    best = belief.view.trick.best_card
    return any(
        belief.is_partner(seat) and belief.possible_cards(seat, belief.cards_beating(best))
        for seat in belief.later_seats
    )


def _follows(belief: TrickBelief, card: Card) -> bool:
    return SUIT_OF[card] == belief.suit_led


def _adds_points(belief: TrickBelief, card: Card) -> bool:
    is_left = _is_partner_winning(belief) and belief.is_beaten(card)
    return is_left and has_card_points(belief) and card_value(belief, card) >= MANY_POINTS


def _leaves_to_partner(belief: TrickBelief, card: Card) -> bool:
    return _is_partner_winning(belief) and belief.is_beaten(card)


def _must_beat(belief: TrickBelief, card: Card) -> bool:
    """Return whether every legal card beats the trick, although another card wouldn't."""
    others = cards_in_set(belief.hand & ~legal_cards(belief))
    return (
        _follows(belief, card)
        and _all_beat(belief)
        and any(SUIT_OF[each] == belief.suit_led for each in others)
    )


def _ruffs(belief: TrickBelief, card: Card) -> bool:
    return is_trump(belief, card) and not _follows(belief, card) and _beats(belief, card)


def _helps_partner(belief: TrickBelief, card: Card) -> bool:
    return (
        belief.is_beaten(card)
        and _can_partner_win(belief)
        and has_card_points(belief)
        and not _is_cheap(belief, card)
    )


def _takes_with_high(belief: TrickBelief, card: Card) -> bool:
    """Return whether the trick can't be avoided any more."""
    return _all_beat(belief) and (not belief.later_seats or not _is_low(belief, card))


def _stays_under(belief: TrickBelief, card: Card) -> bool:
    return belief.is_beaten(card) and _follows(belief, card)


LEADS: Purposes = (
    (Purpose.WIN_TO_DECLARE, _wins_to_declare),
    (Purpose.LEAD_SURE, lambda belief, card: belief.is_sure_winner(card)),
    (Purpose.PARTNER_TRUMPS, _principle_test(lets_partner_trump)),
    (Purpose.DRAW_TRUMPS, _draws_trumps),
    (Purpose.PARTNER_HOLDS, lambda belief, card: bool(partner_holdings(belief, card))),
    (Purpose.LEAD_BACK, _principle_test(returns_partners_suit)),
    (Purpose.LEAD_SINGLETON, _principle_test(leads_singleton)),
    (Purpose.DRIVE_OUT, _drives_out),
    (Purpose.LEAD_LONG, _principle_test(leads_long_suit)),
    (Purpose.LEAD_CHEAP, _is_low),
    (Purpose.LEAD_KEEPING_HIGHER, _keeps_higher),
    (Purpose.LEAD_HIGH, lambda belief, card: not _keeps_higher(belief, card)),
)
FOLLOWS: Purposes = (
    (Purpose.ADD_POINTS, _adds_points),
    (Purpose.LEAVE_TO_PARTNER, _leaves_to_partner),
    (
        Purpose.OVERTAKE,
        lambda belief, card: _is_partner_winning(belief) and not _must_beat(belief, card),
    ),
    (Purpose.MUST_BEAT, _must_beat),
    (Purpose.RUFF, _ruffs),
    (
        Purpose.TAKE_LAST,
        lambda belief, card: _beats(belief, card) and not belief.later_seats,
    ),
    (Purpose.TAKE_SURE, lambda belief, card: belief.is_sure_winner(card)),
    (Purpose.TRY_TO_WIN, _beats),
    (Purpose.HELP_PARTNER, _helps_partner),
    (
        Purpose.DUCK,
        lambda belief, card: belief.is_beaten(card) and _can_beat(belief),
    ),
    (
        Purpose.LOSE_CHEAPLY,
        lambda belief, card: _follows(belief, card) and _is_cheap(belief, card),
    ),
    (Purpose.LOSE, _follows),
    (Purpose.DISCARD, lambda belief, card: not _follows(belief, card)),
)
FEW_TRICKS_LEADS: Purposes = (
    (
        Purpose.LEAD_UNDER,
        lambda belief, card: bool(higher_cards_out(belief, card)),
    ),
    (Purpose.LEAD_UNSAFE, lambda belief, card: not higher_cards_out(belief, card)),
)
FEW_TRICKS_FOLLOWS: Purposes = (
    (Purpose.STAY_UNDER, _stays_under),
    (Purpose.THROW_HIGH, lambda belief, card: not _follows(belief, card)),
    (Purpose.TAKE_WITH_HIGH, _takes_with_high),
    (Purpose.HOPE_FOR_HIGHER, lambda belief, _: bool(belief.later_seats)),
    (Purpose.SPEND_HIGH, _beats),
)
SOLOIST_LEADS: Purposes = (
    (
        Purpose.LEAD_TO_SOLOIST,
        lambda belief, card: not is_highest_left(belief, card),
    ),
    (Purpose.LEAD_HIGH, is_highest_left),
)
SOLOIST_FOLLOWS: Purposes = (
    (Purpose.THROW_HIGH, lambda belief, card: not _follows(belief, card)),
    (Purpose.PLAY_UNDER_SOLOIST, lambda belief, card: belief.is_beaten(card)),
    (Purpose.HOPE_FOR_HIGHER, lambda belief, _: bool(belief.later_seats)),
    (Purpose.SPEND_HIGH, _beats),
)


def purpose_cards(belief: TrickBelief, purpose: Purpose) -> CardSet:
    """Return the legal cards for which this purpose comes first."""
    return card_set(
        each for each in cards_in_set(legal_cards(belief)) if first_purpose(belief, each) == purpose
    )


def first_purpose(belief: TrickBelief, card: Card) -> Purpose:
    """Return the most telling purpose of playing a card."""
    if legal_cards(belief) == 1 << card:
        return Purpose.FORCED
    return next(_fitting_purposes(belief, card), Purpose.UNEXPLAINED)


def _fitting_purposes(belief: TrickBelief, card: Card) -> Iterator[Purpose]:
    return (each for each, fits in purposes_of(belief) if fits(belief, card))


def seat_of_purpose(belief: TrickBelief, purpose: Purpose, card: Card) -> Seat:
    """Return the player that a purpose is about, or NOBODY."""
    partners = partner_seats(belief)
    match purpose:
        case Purpose.PARTNER_TRUMPS:
            seats = [seat for seat in partners if belief.can_trump(seat, SUIT_OF[card])]
        case Purpose.PARTNER_HOLDS | Purpose.LEAD_BACK:
            seats = partners
        case Purpose.HELP_PARTNER:
            seats = [seat for seat in belief.later_seats if seat in partners]
        case Purpose.LEAD_TO_SOLOIST | Purpose.PLAY_UNDER_SOLOIST:
            seats = [belief.view.showing.soloist]
        case _:
            seats = []
    return next(iter(seats), NOBODY)
