"""The purposes of playing a card: for each, the legal cards that serve it.

Each list holds the purposes of one kind of situation, the most telling first. What a purpose says
is true of every card in its set.
"""

from collections.abc import Callable

from ...engine.actions import Declare
from ...engine.cards import CARDS_OF_SUIT, NO_SUIT, SUIT_OF, Card, CardSet, cards_in_set
from ...engine.state import NOBODY, Seat
from ...model.card_reason import Purpose
from .principles.marriage_games import actions_after_winning, singletons
from .principles.no_trumps import leads_from_longest_suit, leads_of_partners_suit
from .principles.trick_play import (
    can_opponents_play,
    card_value,
    has_card_points,
    highest_ranks,
    is_trump,
    leads_for_partner_to_trump,
    partner_seats,
)
from .trick_knowledge import TrickKnowledge

PurposeMeaning = Callable[[TrickKnowledge], CardSet]
Purposes = tuple[tuple[Purpose, PurposeMeaning], ...]
FEW_HIGHER = 2  # cards that a high lead may draw out


def purposes_of(belief: TrickKnowledge) -> Purposes:
    """Return the purposes that a card can have in this situation, the most telling first."""
    is_lead = not belief.view.trick.cards
    if is_lead and belief.legal_cards != belief.hand:
        return CHOSEN_LEADS  # the rules leave hardly a choice
    if belief.wants_few_tricks:
        return FEW_TRICKS_LEADS if is_lead else FEW_TRICKS_FOLLOWS
    if not belief.wants_tricks:
        return SOLOIST_LEADS if is_lead else SOLOIST_FOLLOWS
    return LEADS if is_lead else FOLLOWS


def partner_holdings(belief: TrickKnowledge, card: Card) -> CardSet:
    """Return the higher cards of the same suit that a partner must hold."""
    held = 0
    for seat in partner_seats(belief):
        held |= belief.deal_belief.held[seat] | belief.deal_belief.state.hands[seat]
    return held & belief.ranking.higher_cards[card]


def higher_cards_out(belief: TrickKnowledge, card: Card) -> CardSet:
    """Return the higher cards of the suit that other players can still play."""
    return belief.cards_out(belief.ranking.higher_cards[card])


def _winners(belief: TrickKnowledge) -> CardSet:
    return belief.legal_cards & ~belief.losers


def _cards_following_suit(belief: TrickKnowledge) -> CardSet:
    return belief.legal_cards & CARDS_OF_SUIT[belief.suit_led]


def _off_suit_cards(belief: TrickKnowledge) -> CardSet:
    """Return the cards of other suits, if playing one shows that the seat is out of the suit."""
    state, phase = belief.deal_belief.state, belief.deal_belief.adapter.phase
    if state.stock and phase.full_hand_size:  # nobody has to follow suit yet
        return 0
    return belief.legal_cards & ~_cards_following_suit(belief)


def _discards(belief: TrickKnowledge) -> CardSet:
    return belief.losers & _off_suit_cards(belief)


def _cheap_discards(belief: TrickKnowledge) -> CardSet:
    """Return the discards that give away least, if other cards would give away more."""
    cheapest = _cheapest(belief, belief.legal_cards)
    is_cheaper = has_card_points(belief) and cheapest != belief.legal_cards
    return cheapest & _discards(belief) if is_cheaper else 0


def _cheapest(belief: TrickKnowledge, cards: CardSet) -> CardSet:
    """Return the given cards that are worth as little as the cheapest legal card."""
    least = min(card_value(belief, each) for each in cards_in_set(belief.legal_cards))
    return belief.select(lambda card: cards >> card & 1 and card_value(belief, card) == least)


def _winners_before_own_marriage(belief: TrickKnowledge) -> CardSet:
    """Return sure winners that let the seat declare a marriage next, if it can't do so now."""
    if any(isinstance(each, Declare) for each in belief.view.legal_actions):
        return 0
    return belief.select(
        lambda card: (
            belief.sure_winners >> card & 1
            and any(isinstance(each, Declare) for each in actions_after_winning(belief, card))
        )
    )


def _trump_drawers(belief: TrickKnowledge) -> CardSet:
    """Return the seat's highest trump, if opponents may have trumps and have to follow suit."""
    trumps = CARDS_OF_SUIT[belief.trump] if belief.trump != NO_SUIT else 0
    if belief.deal_belief.state.stock or not can_opponents_play(belief, trumps):
        return 0
    return highest_ranks(belief, belief.legal_cards & trumps)


def _cards_below_partner_holdings(belief: TrickKnowledge) -> CardSet:
    return belief.select(lambda card: partner_holdings(belief, card))


def _leads_beaten_only_by_trumps(belief: TrickKnowledge) -> CardSet:
    """Return the cards that only a trump can beat."""
    return belief.select(
        lambda card: (
            belief.trump not in (NO_SUIT, SUIT_OF[card])
            and not belief.sure_winners >> card & 1
            and not any(
                belief.possible_cards(seat, belief.ranking.higher_cards[card])
                for seat in belief.other_seats
            )
        )
    )


def _next_best_leads(belief: TrickKnowledge) -> CardSet:
    """Return the seat's highest card of each suit in which only one higher card is still out."""
    if belief.deal_belief.state.stock:  # nobody has to follow suit yet
        return 0
    return belief.select(
        lambda card: (
            not belief.ranking.higher_cards[card] & belief.hand
            and higher_cards_out(belief, card).bit_count() == 1
        )
    )


def _cheapest_leads(belief: TrickKnowledge) -> CardSet:
    """Return the cheapest leads, if every card may be led and none is sure to win."""
    if belief.sure_winners or belief.legal_cards != belief.hand:
        return 0
    return _cheapest(belief, belief.legal_cards)


def _leads_from_one_longest_suit(belief: TrickKnowledge) -> CardSet:
    """Return the leads from the longest suit, unless another is as long."""
    leads = leads_from_longest_suit(belief)
    return leads if len({SUIT_OF[each] for each in cards_in_set(leads)}) == 1 else 0


def _leads_keeping_higher(belief: TrickKnowledge) -> CardSet:
    return belief.select(lambda card: belief.ranking.higher_cards[card] & belief.hand)


def _high_leads(belief: TrickKnowledge) -> CardSet:
    """Return the leads that few cards of the suit can beat."""
    return belief.select(lambda card: 0 < higher_cards_out(belief, card).bit_count() <= FEW_HIGHER)


def _is_partner_winning(belief: TrickKnowledge) -> bool:
    return belief.is_partner(belief.view.trick.winner)


def _point_cards_for_partner(belief: TrickKnowledge) -> CardSet:
    if not _is_partner_winning(belief) or not has_card_points(belief):
        return 0
    return belief.losers & ~_cheapest(belief, belief.legal_cards)


def _cards_leaving_partner_trick(belief: TrickKnowledge) -> CardSet:
    """Return the cards that leave the partner a trick which the seat could have taken."""
    return _cards_below_partners_best(belief) if _winners(belief) else 0


def _cards_below_partners_best(belief: TrickKnowledge) -> CardSet:
    return belief.losers if _is_partner_winning(belief) else 0


def _forced_higher_cards(belief: TrickKnowledge) -> CardSet:
    """Return the cards that follow suit, if the rules of play forbid the lower ones in hand."""
    is_obligation = belief.hand & ~belief.legal_cards & CARDS_OF_SUIT[belief.suit_led]
    return _cards_following_suit(belief) if is_obligation and not belief.losers else 0


def _only_higher_cards(belief: TrickKnowledge) -> CardSet:
    """Return the cards that follow suit, if the seat has no lower card of the suit."""
    return 0 if belief.losers else _cards_following_suit(belief)


def _ruffs(belief: TrickKnowledge) -> CardSet:
    winners = _winners(belief) & _off_suit_cards(belief)
    return belief.select(lambda card: winners >> card & 1 and is_trump(belief, card))


def _overtakers(belief: TrickKnowledge) -> CardSet:
    """Return the cards that beat the partner's, if a lower card could be played."""
    return _winners(belief) if _is_partner_winning(belief) and belief.losers else 0


def _winners_if_last(belief: TrickKnowledge) -> CardSet:
    return 0 if belief.later_seats else _winners(belief)


def _cards_helping_partner(belief: TrickKnowledge) -> CardSet:
    """Return the losers with points, if a partner plays later and may win the trick."""
    best = belief.view.trick.best_card
    can_win = any(
        belief.is_partner(seat) and belief.possible_cards(seat, belief.cards_beating(best))
        for seat in belief.later_seats
    )
    if not can_win or not has_card_points(belief):
        return 0
    return belief.losers & ~_cheapest(belief, belief.legal_cards)


def _ducking_cards(belief: TrickKnowledge) -> CardSet:
    return belief.losers if _winners(belief) else 0


def _risky_discards(belief: TrickKnowledge) -> CardSet:
    return highest_ranks(belief, _discards(belief))


def _highest_winners(belief: TrickKnowledge) -> CardSet:
    """Return the highest card, if no legal card is sure to lose the trick."""
    return 0 if belief.losers else highest_ranks(belief, belief.legal_cards)


def _beatable_winners(belief: TrickKnowledge) -> CardSet:
    """Return the winners that somebody after the seat may beat."""
    return _winners(belief) & ~belief.sure_winners


LEADS: Purposes = (
    (Purpose.WIN_TO_DECLARE, _winners_before_own_marriage),
    (Purpose.LEAD_SURE, lambda belief: belief.sure_winners),
    (Purpose.PARTNER_TRUMPS, leads_for_partner_to_trump),
    (Purpose.DRAW_TRUMPS, _trump_drawers),
    (Purpose.PARTNER_HOLDS, _cards_below_partner_holdings),
    (Purpose.LEAD_BACK, leads_of_partners_suit),
    (Purpose.LEAD_TOP, _leads_beaten_only_by_trumps),
    (Purpose.LEAD_SINGLETON, singletons),
    (Purpose.DRIVE_OUT, _next_best_leads),
    (Purpose.LEAD_LONG, _leads_from_one_longest_suit),
    (Purpose.LEAD_CHEAP, _cheapest_leads),
    (Purpose.LEAD_KEEPING_HIGHER, _leads_keeping_higher),
    (Purpose.LEAD_HIGH, _high_leads),
)
CHOSEN_LEADS: Purposes = ((Purpose.LEAD_KEEPING_HIGHER, _leads_keeping_higher),)

FOLLOWS: Purposes = (
    (Purpose.MUST_BEAT, _forced_higher_cards),
    (Purpose.ADD_POINTS, _point_cards_for_partner),
    (Purpose.LEAVE_TO_PARTNER, _cards_leaving_partner_trick),
    (Purpose.PARTNERS_TRICK, _cards_below_partners_best),
    (Purpose.OVERTAKE, _overtakers),
    (Purpose.RUFF, _ruffs),
    (Purpose.TAKE_LAST, _winners_if_last),
    (Purpose.TAKE_SURE, lambda belief: belief.sure_winners),
    (Purpose.ONLY_HIGHER, _only_higher_cards),
    (Purpose.TRY_TO_WIN, _beatable_winners),
    (Purpose.HELP_PARTNER, _cards_helping_partner),
    (Purpose.DUCK, _ducking_cards),
    (Purpose.LOSE_CHEAPLY, lambda belief: _cheapest(belief, _cards_following_suit(belief))),
    (Purpose.DISCARD_CHEAP, _cheap_discards),
    (Purpose.DISCARD, _discards),
    (Purpose.LOSE, lambda belief: belief.losers),
)
FEW_TRICKS_LEADS: Purposes = (
    (
        Purpose.LEAD_UNDER,
        lambda belief: belief.select(lambda card: higher_cards_out(belief, card)),
    ),
    (Purpose.LEAD_UNSAFE, lambda belief: belief.legal_cards),
)
FEW_TRICKS_FOLLOWS: Purposes = (
    (Purpose.STAY_UNDER, lambda belief: belief.losers & _cards_following_suit(belief)),
    (Purpose.THROW_HIGH, _risky_discards),
    (Purpose.DISCARD, _discards),
    (Purpose.TAKE_WITH_HIGH, _highest_winners),
    (Purpose.HOPE_FOR_HIGHER, _beatable_winners),
    (Purpose.SPEND_HIGH, _winners),
)
SOLOIST_LEADS: Purposes = (
    (
        Purpose.LEAD_TO_SOLOIST,
        lambda belief: belief.select(
            lambda card: belief.possible_cards(
                belief.view.showing.soloist, belief.ranking.higher_cards[card]
            )
        ),
    ),
)
SOLOIST_FOLLOWS: Purposes = (
    (Purpose.THROW_HIGH, _risky_discards),
    (Purpose.DISCARD, _discards),
    (Purpose.PLAY_UNDER_SOLOIST, lambda belief: belief.losers),
    (Purpose.HOPE_FOR_HIGHER, _beatable_winners),
    (Purpose.SPEND_HIGH, _winners),
)

# what everybody at the table can conclude from the cards that were played
PUBLIC_PURPOSES: Purposes = (
    (Purpose.LEAD_BACK, leads_of_partners_suit),
    (Purpose.PARTNERS_TRICK, _cards_below_partners_best),
    (Purpose.RUFF, _ruffs),
    (Purpose.TAKE_LAST, _winners_if_last),
    (Purpose.BEAT, lambda belief: _winners(belief) if belief.view.trick.cards else 0),
    (Purpose.DISCARD, _discards),
)


def purpose_cards(belief: TrickKnowledge, purpose: Purpose) -> CardSet:
    meaning = dict(purposes_of(belief)).get(purpose)
    return belief.legal_cards if meaning is None else meaning(belief)


def main_purpose(belief: TrickKnowledge, cards: CardSet, remembered: TrickKnowledge) -> Purpose:
    """Return the most telling purpose that all the cards serve, by both states of knowledge."""
    if belief.legal_cards == cards:
        return Purpose.FORCED if cards.bit_count() == 1 else Purpose.UNEXPLAINED
    fitting = (
        each
        for each, _ in purposes_of(belief)
        if not cards & ~(purpose_cards(belief, each) & purpose_cards(remembered, each))
    )
    return next(fitting, Purpose.UNEXPLAINED)


def public_purpose(belief: TrickKnowledge, card: Card) -> Purpose:
    """Return the most telling purpose that everybody at the table can infer, or UNTOLD.

    The purpose doesn't depend on the other cards in hand. If forced cards were left unexplained,
    the missing reason would reveal that they were forced.
    """
    if not belief.wants_tricks and not _discards(belief) >> card & 1:
        return Purpose.UNTOLD
    public = (each for each, cards in PUBLIC_PURPOSES if cards(belief) >> card & 1)
    return next(public, Purpose.UNTOLD)


def other_seat_of_purpose(belief: TrickKnowledge, purpose: Purpose, card: Card) -> Seat:
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
