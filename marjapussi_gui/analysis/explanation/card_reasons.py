"""Why a seat played a card, answered from what that seat saw at that moment.

The answer depends only on the seat's view, so it can't give away what the seat didn't know.
"""

from dataclasses import replace

from ...bots.belief.seat_position import SeatPosition
from ...bots.players.bot import BotDecision
from ...engine.actions import Play
from ...engine.cards import (
    ALL_SUITS,
    CARDS_OF_SUIT,
    NO_SUIT,
    SUIT_OF,
    Card,
    CardSet,
    card_set,
    cards_in_set,
)
from ...engine.state import NO_CARD, Seat
from ...engine.view import View
from ...model.card_reason import CardChoice, CardInference, CardReason, Purpose, SideBenefit
from .card_purposes import (
    higher_cards_out,
    main_purpose,
    other_seat_of_purpose,
    partner_holdings,
    public_purpose,
    purpose_cards,
)
from .principles.marriage_games import (
    all_but_losing_aces,
    all_but_tens_in_danger,
    cards_outside_marriages,
    last_trump,
    trump_suits_to_come,
)
from .principles.trick_play import CardMeaning, card_value, is_highest_left
from .rummy_reasons import explain_rummy_card
from .trick_knowledge import ForgetfulKnowledge, TrickKnowledge

MAX_LISTENER_CARDS, MAX_OWN_CARDS, MAX_CARDS = 1, 2, 5
CHEAP_PURPOSES = {
    Purpose.LEAD_CHEAP,
    Purpose.LOSE_CHEAPLY,
    Purpose.LEAVE_TO_PARTNER,
    Purpose.PARTNERS_TRICK,
    Purpose.DISCARD_CHEAP,
}
POINT_PURPOSES = {Purpose.ADD_POINTS, Purpose.HELP_PARTNER}
WASTEFUL_PURPOSES = {Purpose.LOSE}  # a lower card would have given away less
SAVING_PURPOSES = {  # purposes that leave room for another reason
    *CHEAP_PURPOSES,
    Purpose.UNEXPLAINED,
    Purpose.LEAD_KEEPING_HIGHER,
    Purpose.DUCK,
    Purpose.LOSE,
    Purpose.DISCARD_CHEAP,
    Purpose.DISCARD,
    Purpose.THROW_HIGH,
}


def explain_card(
    view: View,
    card: Card,
    listener: Seat,
    *,
    is_over: bool = True,
    decision: BotDecision | None = None,
) -> CardReason | None:
    """Return why the viewing seat plays, discards or takes a card, or None if that isn't legal.

    The listener is the seat that asks. The reason includes the cards that the listener was known to
    have. Until the hand is over, the reason is only what everybody at the table could infer. After
    that, it is a purpose served by all cards that a computer player held equally good, as far as
    the player remembered what was played.
    """
    if view.game.is_rummy:
        found = explain_rummy_card(view, card)
        return found if found is None or is_over else CardReason(view.seat, card, Purpose.UNTOLD)
    if Play(card) not in view.legal_actions:
        return None
    belief = TrickKnowledge(SeatPosition(view))
    equal, remembered = 0, belief
    if decision is not None and decision.action == Play(card):
        equal = card_set(each.card for each in decision.tied if isinstance(each, Play))
        if decision.has_forgotten:
            remembered = ForgetfulKnowledge(belief.position)
    equal &= ~(1 << card)
    purpose = (
        main_purpose(belief, equal | 1 << card, remembered)
        if is_over
        else public_purpose(belief, card)
    )
    if purpose in (Purpose.FORCED, Purpose.UNTOLD):
        return CardReason(view.seat, card, purpose)
    reason = CardReason(
        view.seat,
        card,
        purpose,
        other_seat=other_seat_of_purpose(belief, purpose, card),
        other_card=_other_card_of_purpose(belief, purpose, card),
        suit=belief.suit_led if view.trick.cards else SUIT_OF[card],
    )
    if not is_over:
        return reason
    if equal:
        return replace(reason, equal_cards=cards_in_set(equal))
    saving, saved = _saving(belief, card) if purpose in SAVING_PURPOSES else (None, NO_CARD)
    theirs, mine, out = _relevant_cards(belief, card, listener)
    return replace(
        reason,
        choice=classify_card_choice(belief, purpose, card),
        saving=saving,
        saved_card=saved,
        listener_cards=theirs,
        own_cards=mine,
        cards_out=out,
    )


def classify_card_choice(belief: TrickKnowledge, purpose: Purpose, card: Card) -> CardChoice:
    useful = purpose_cards(belief, purpose)
    if purpose in POINT_PURPOSES:
        useful |= belief.select(lambda each: belief.is_beaten(each) and card_value(belief, each))
    says_enough = useful == 1 << card and purpose != Purpose.UNEXPLAINED
    if says_enough or purpose == Purpose.WIN_TO_DECLARE:
        return CardChoice.NOTHING
    suit = CARDS_OF_SUIT[SUIT_OF[card]]
    if _is_safest(belief, useful, card):
        return CardChoice.SAFE
    if (
        purpose in WASTEFUL_PURPOSES
        and useful & suit & ~belief.ranking.higher_cards[card] != 1 << card
    ):
        return CardChoice.NO_REASON
    if belief.hand & suit == 1 << card:
        return CardChoice.ONLY_OF_SUIT
    # the sentence about a low lead names the higher card
    named = 0 if purpose == Purpose.LEAD_KEEPING_HIGHER else useful & suit
    for cards, lowest, highest in (
        (belief.hand & suit, CardChoice.LOWEST, CardChoice.HIGHEST),
        (named, CardChoice.LOWEST_USEFUL, CardChoice.HIGHEST_USEFUL),
        (
            belief.hand & suit,
            CardChoice.SECOND_LOWEST,
            CardChoice.SECOND_HIGHEST,
        ),
    ):
        ranked = _rank_cards(belief, cards)
        distance = 0 if lowest != CardChoice.SECOND_LOWEST else 1
        if distance < len(ranked):
            if ranked[-1 - distance] == card:
                return lowest
            if ranked[distance] == card:  # "my highest card" is no reason for a cheap one
                return CardChoice.NOTHING if purpose in CHEAP_PURPOSES else highest
    return CardChoice.IN_BETWEEN


def _is_safest(belief: TrickKnowledge, useful: CardSet, card: Card) -> bool:
    """Return whether a card is sure to win a trick, but no lower one of its suit is."""
    lower = (
        useful & CARDS_OF_SUIT[SUIT_OF[card]] & ~belief.ranking.higher_cards[card] & ~(1 << card)
    )
    is_needed = bool(belief.view.trick.cards and belief.later_seats)
    return (
        is_needed
        and belief.is_sure_winner(card)
        and bool(lower)
        and not lower & belief.sure_winners
    )


def _rank_cards(belief: TrickKnowledge, cards: CardSet) -> list[Card]:
    higher = belief.ranking.higher_cards
    return sorted(cards_in_set(cards), key=lambda each: higher[each].bit_count())


def _other_card_of_purpose(belief: TrickKnowledge, purpose: Purpose, card: Card) -> Card:
    if belief.view.trick.cards:
        return belief.view.trick.best_card
    match purpose:
        case Purpose.PARTNER_HOLDS:
            return _rank_cards(belief, partner_holdings(belief, card))[0]
        case Purpose.DRIVE_OUT:
            return cards_in_set(higher_cards_out(belief, card))[0]
        case Purpose.LEAD_KEEPING_HIGHER:
            return _rank_cards(belief, belief.ranking.higher_cards[card] & belief.hand)[0]
    return NO_CARD


def _saving(belief: TrickKnowledge, card: Card) -> tuple[SideBenefit | None, Card]:
    """Return a card's side benefit, or None, and the card that is saved or leaves a suit empty."""
    if belief.hand & CARDS_OF_SUIT[SUIT_OF[card]] == 1 << card and (void := _void(belief, card)):
        return void, card
    if not belief.wants_tricks:
        return None, NO_CARD
    has_marriages = belief.deal_belief.adapter.phase.marriage_rules is not None
    for saving, meaning in SAVINGS if has_marriages else SAVINGS_WITHOUT_MARRIAGES:
        saved = belief.legal_cards & ~meaning(belief)
        if saved and not saved >> card & 1:
            same_suit = saved & CARDS_OF_SUIT[SUIT_OF[card]]
            return saving, cards_in_set(same_suit or saved)[0]
    return None, NO_CARD


def _void(belief: TrickKnowledge, card: Card) -> SideBenefit | None:
    """Return how it would help to have no card left of a card's suit, or None if it wouldn't."""
    suit, state = SUIT_OF[card], belief.deal_belief.state
    is_free = bool(state.stock and belief.deal_belief.adapter.phase.full_hand_size)
    if (
        is_free
        or belief.view.rows.face_up
        or not belief.view.trick.cards
        or not any(belief.possible_cards(each, CARDS_OF_SUIT[suit]) for each in belief.other_seats)
    ):
        return None
    if belief.wants_few_tricks:
        return SideBenefit.VOID_TO_DISCARD
    if belief.trump != NO_SUIT:
        has_trump = suit != belief.trump and belief.hand & CARDS_OF_SUIT[belief.trump]
        return SideBenefit.VOID_TO_TRUMP if has_trump else None
    others = [each for each in trump_suits_to_come(belief) if each != suit]
    has_one = any(belief.hand & CARDS_OF_SUIT[each] for each in others)
    return SideBenefit.VOID_BEFORE_TRUMPS if has_one else None


def _all_but_lost_tops(belief: TrickKnowledge) -> CardSet:
    """Return all cards except the highest cards left in their suits that would lose this trick."""
    tops = belief.select(
        lambda card: (
            is_highest_left(belief, card) and belief.cards_out(CARDS_OF_SUIT[SUIT_OF[card]])
        )
    )
    return belief.legal_cards & ~(belief.losers & tops)


SAVINGS_WITHOUT_MARRIAGES: tuple[tuple[SideBenefit, CardMeaning], ...] = (
    (SideBenefit.TOP, _all_but_lost_tops),
)
SAVINGS = (
    (SideBenefit.PAIR, cards_outside_marriages),
    (SideBenefit.LAST_TRICK, lambda belief: belief.legal_cards & ~last_trump(belief)),
    (SideBenefit.ACE, all_but_losing_aces),
    (SideBenefit.TEN, all_but_tens_in_danger),
    *SAVINGS_WITHOUT_MARRIAGES,
)


def _relevant_cards(
    belief: TrickKnowledge, card: Card, listener: Seat
) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
    """Return the listener's and the seat's cards that matter, and higher cards still out."""
    suits = CARDS_OF_SUIT[SUIT_OF[card]]
    if belief.suit_led != NO_SUIT:
        suits |= CARDS_OF_SUIT[belief.suit_led]
    theirs: tuple[Card, ...] = ()
    if listener in belief.other_seats:
        known = belief.deal_belief.held[listener] | belief.deal_belief.state.hands[listener]
        theirs = cards_in_set(known & suits)[:MAX_LISTENER_CARDS]
    own = _rank_cards(belief, belief.hand & CARDS_OF_SUIT[SUIT_OF[card]] & ~(1 << card))
    mine = tuple(own[:MAX_OWN_CARDS])
    rest = MAX_CARDS - len(theirs) - len(mine)
    higher = belief.unseen_among(belief.ranking.higher_cards[card])
    out = tuple(each for each in _rank_cards(belief, higher) if each not in theirs)[:rest]
    return theirs, mine, out


def read_card(before: View, after: View, player: Seat) -> CardInference | None:
    """Return what a card proves to the viewing seat about the player who has just played it.

    The views are the seat's, before and after the card. Return None in games without tricks.
    """
    if before.game.is_rummy:
        return None
    past, now = SeatPosition(before).belief, SeatPosition(after).belief
    hidden = now.hidden_cards
    if not now.hidden_counts[player]:
        return CardInference(player)
    ranking = now.adapter.phase.ranking
    known = TrickKnowledge(SeatPosition(after))
    earlier = TrickKnowledge(SeatPosition(before))
    news = now.excluded[player] & ~past.excluded[player] & hidden & ~now.located_cards
    void = tuple(
        suit
        for suit in ALL_SUITS
        if hidden & CARDS_OF_SUIT[suit]
        and known.is_void(player, suit)
        and not earlier.is_void(player, suit)
    )
    for suit in void:
        news &= ~CARDS_OF_SUIT[suit]
    ranked = sorted(cards_in_set(news), key=lambda each: ranking.higher_cards[each].bit_count())
    held = now.held[player] & ~past.held[player] & hidden
    return CardInference(player, void, tuple(ranked), cards_in_set(held))
