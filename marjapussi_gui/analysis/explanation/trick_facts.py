"""Proven facts in trick play that matter for a choice. They are true in every possible deal."""

from collections.abc import Callable, Iterator
from functools import partial

from ...engine.actions import Action, AskHalf, AskWhole, Declare, Play
from ...engine.cards import (
    ALL_SUITS,
    CARDS_OF_SUIT,
    MARRIAGE_PAIRS,
    NO_SUIT,
    SUIT_OF,
    Card,
    CardSet,
    Suit,
    card_set,
    cards_in_set,
    cards_of_ranks,
)
from ...engine.phases.duties import DUTY_KEYS, strictest_duty
from ...engine.state import Seat
from ...model.facts import (
    CardAtRisk,
    Fact,
    ForcedAction,
    HigherCardOut,
    HighestInSuit,
    HoldsNoneOfPair,
    HoldsOneOfPair,
    KnownHolding,
    KnownVoid,
    PlaysLastToTrick,
    TrumpsStillOut,
    UnbeatableCard,
)
from .trick_belief import TrickBelief

KINGS_AND_QUEENS = cards_of_ranks("KQ")


def proven_facts(belief: TrickBelief, best: Action, other: Action | None) -> Iterator[Fact]:
    """Yield the proven facts that favour the best action over the other, the strongest first."""
    if len(belief.view.legal_actions) == 1:
        yield forced_fact(belief)
        return
    match best:
        case Play(card) if belief.view.trick.cards:
            yield from _facts_for_follow(belief, card, _played_card(other))
        case Play(card):
            yield from _facts_for_lead(belief, card, _played_card(other))
        case AskHalf(suit):
            yield from _facts_for_question(belief, suit, other)
        case Declare() | AskWhole():
            return
        case _:
            yield from _known_kings_and_queens(belief)


def _played_card(action: Action | None) -> Card | None:
    return action.card if isinstance(action, Play) else None


def forced_fact(belief: TrickBelief) -> ForcedAction:
    """Return the fact that says why only one action is legal."""
    (only,) = belief.view.legal_actions
    if not isinstance(only, Play):
        return ForcedAction(is_play=False)
    phase, state = belief.deal_belief.adapter.phase, belief.deal_belief.state
    owed = {card: duty for card in belief.view.hand if (duty := phase.violated_duty(state, card))}
    if not owed:
        return ForcedAction()
    duty = strictest_duty(owed.values())
    barred = card_set(card for card, each in owed.items() if each == duty)
    return ForcedAction(
        True, DUTY_KEYS[duty.kind], duty.allowed_cards, duty.suit, duty.card_to_beat, barred
    )


def _facts_for_follow(belief: TrickBelief, card: Card, other: Card | None) -> Iterator[Fact]:
    trick, takes = belief.view.trick, not belief.is_beaten(card)
    other_takes = other is not None and not belief.is_beaten(other)
    if not belief.later_seats and (takes or other_takes):
        yield PlaysLastToTrick(trick.leader)
    if belief.is_trick_secured() and not takes:
        yield UnbeatableCard(trick.best_card, trick.winner)
    if other is not None and other_takes and belief.wants_tricks:
        yield from _cards_at_risk(belief, other, preferred=card)
    if belief.later_seats and _is_only_sure_winner(belief, card, other):
        yield UnbeatableCard(card, belief.view.seat)
    helps = partial(_void_favours_follow, belief, takes=takes, other_takes=other_takes)
    yield from _void_facts(belief, belief.suit_led, helps)
    is_of_trumps = takes or belief.trump in _suits_of(card, other)
    if belief.trump not in (NO_SUIT, belief.suit_led) and is_of_trumps:
        yield from _trump_facts(belief)
    if takes and belief.wants_tricks:
        yield from _highest_card_facts(belief, card)


def _is_only_sure_winner(belief: TrickBelief, card: Card, other: Card | None) -> bool:
    """Return whether a card is sure to win a wanted trick, unlike the other card."""
    is_other_sure = other is not None and belief.is_sure_winner(other)
    return belief.wants_tricks and belief.is_sure_winner(card) and not is_other_sure


def _void_favours_follow(
    belief: TrickBelief, seat: Seat, *, takes: bool, other_takes: bool
) -> bool:
    """Return whether a later seat's void in the suit led is a reason for the advised card."""
    if belief.is_partner(seat):
        return belief.can_trump(seat, belief.suit_led) and not takes
    if belief.can_trump(seat, belief.suit_led):
        return other_takes or not takes
    return takes and belief.wants_tricks


def _facts_for_lead(belief: TrickBelief, card: Card, other: Card | None) -> Iterator[Fact]:
    suit = SUIT_OF[card]
    if _is_only_sure_winner(belief, card, other):
        yield UnbeatableCard(card, belief.view.seat)
    yield from _void_facts(belief, suit, partial(_void_favours_lead, belief, suit))
    if other is not None and SUIT_OF[other] != suit:
        yield from _void_facts(
            belief, SUIT_OF[other], partial(_void_opposes_lead, belief, SUIT_OF[other])
        )
    if belief.wants_tricks:
        yield from _highest_card_facts(belief, card)
        if other is not None and SUIT_OF[other] == suit:
            yield from _cards_at_risk(belief, other, preferred=card)
    yield from _marriage_facts_for_lead(belief, card, other)
    if belief.trump in _suits_of(card, other):
        yield from _trump_facts(belief)
    if belief.wants_few_tricks:
        yield from _higher_card_facts(belief, card)


def _void_favours_lead(belief: TrickBelief, suit: Suit, seat: Seat) -> bool:
    """Return whether a seat's void in a suit is a reason to lead that suit."""
    if belief.is_partner(seat):
        return belief.can_trump(seat, suit)
    return belief.wants_tricks and not belief.can_trump(seat, suit)


def _void_opposes_lead(belief: TrickBelief, suit: Suit, seat: Seat) -> bool:
    """Return whether a seat's void in a suit is a reason not to lead that suit."""
    if not belief.wants_tricks:
        return not belief.is_partner(seat)
    return not belief.is_partner(seat) and belief.can_trump(seat, suit)


def _marriage_facts_for_lead(
    belief: TrickBelief, card: Card, other: Card | None
) -> Iterator[KnownHolding | HoldsOneOfPair | HoldsNoneOfPair]:
    """Yield proven facts about the marriages in the suits of both leads.

    That a seat has neither card is only mentioned if half of the marriage is led.
    """
    is_half = bool(MARRIAGE_PAIRS[SUIT_OF[card]] >> card & 1)
    for fact in marriage_facts(belief, _suits_of(card, other)):
        if not isinstance(fact, HoldsNoneOfPair) or (is_half and fact.suit == SUIT_OF[card]):
            yield fact


def _suits_of(*cards: Card | None) -> list[Suit]:
    return [SUIT_OF[each] for each in cards if each is not None]


def _facts_for_question(belief: TrickBelief, suit: Suit, other: Action | None) -> Iterator[Fact]:
    """Yield proven facts about the half marriage that is asked for, and about the other half."""
    yield from marriage_facts(belief, [suit])
    if isinstance(other, AskHalf):
        every = marriage_facts(belief, [other.suit])
        yield from (each for each in every if _is_partner_without_half(belief, each))


def _is_partner_without_half(
    belief: TrickBelief, fact: KnownHolding | HoldsOneOfPair | HoldsNoneOfPair
) -> bool:
    return isinstance(fact, HoldsNoneOfPair) and belief.is_partner(fact.seat)


def _cards_at_risk(belief: TrickBelief, card: Card, preferred: Card) -> Iterator[CardAtRisk]:
    """Yield a fact on the highest unplayed card that beats this card but not the preferred one."""
    above = belief.ranking.higher_cards[card]
    if SUIT_OF[card] == SUIT_OF[preferred]:
        above &= ~belief.ranking.higher_cards[preferred]
    for each, seats in _higher_cards_out(belief, above):
        opponents = tuple(seat for seat in seats if not belief.is_partner(seat))
        yield CardAtRisk(card, each, opponents)
        return


def _higher_card_facts(belief: TrickBelief, card: Card) -> Iterator[HigherCardOut]:
    """Yield the highest unplayed card that beats this card."""
    for each, seats in _higher_cards_out(belief, belief.ranking.higher_cards[card]):
        yield HigherCardOut(each, seats)
        return


def _higher_cards_out(
    belief: TrickBelief, cards: CardSet
) -> Iterator[tuple[Card, tuple[Seat, ...]]]:
    """Yield unseen cards, highest first, each with the later opponents who may hold it."""
    ranked = sorted(
        cards_in_set(cards), key=lambda each: belief.ranking.higher_cards[each].bit_count()
    )
    for each in ranked:
        seats = tuple(seat for seat in belief.later_seats if belief.possible_cards(seat, 1 << each))
        if belief.unseen_among(1 << each) and not all(map(belief.is_partner, seats)):
            yield each, seats


def _highest_card_facts(belief: TrickBelief, card: Card) -> Iterator[HighestInSuit]:
    """Yield the fact that a card is the highest left in its suit, unless it is an ace."""
    if belief.ranking.higher_cards[card] and not belief.cards_out(
        belief.ranking.higher_cards[card]
    ):
        rest = belief.cards_out(CARDS_OF_SUIT[SUIT_OF[card]])
        if rest and not belief.ranking.higher_cards[card] & belief.hand:
            yield HighestInSuit(card)


def _void_facts(
    belief: TrickBelief, suit: Suit, is_relevant: Callable[[Seat], bool]
) -> Iterator[KnownVoid]:
    """Yield facts about later seats that are void in a suit that others still hold."""
    for seat in belief.later_seats if belief.unseen_among(CARDS_OF_SUIT[suit]) else ():
        if (
            belief.deal_belief.hidden_counts[seat]
            and belief.is_void(seat, suit)
            and is_relevant(seat)
        ):
            yield KnownVoid(seat, suit, _trick_showing_void(belief, seat, suit))


def _trick_showing_void(belief: TrickBelief, seat: Seat, suit: Suit) -> int:
    """Return the first trick in which a seat couldn't follow suit, or 0 if there is none."""
    for number, trick in enumerate((*belief.view.tricks, belief.view.trick), 1):
        played = dict(zip(trick.seats, trick.cards, strict=False))
        if seat in played and SUIT_OF[trick.cards[0]] == suit != SUIT_OF[played[seat]]:
            return number
    return 0


def _trump_facts(belief: TrickBelief) -> Iterator[TrumpsStillOut]:
    """Yield how many trumps the others hold, and in which hands, as far as that is proven."""
    trumps = CARDS_OF_SUIT[belief.trump]
    number = belief.cards_out(trumps).bit_count()
    seats = tuple(seat for seat in belief.other_seats if belief.possible_cards(seat, trumps))
    if (
        belief.deal_belief.out_of_play_count
        or belief.deal_belief.dead_hand_size
        or len(belief.other_seats) == 1
    ):
        seats = ()
    if number:
        yield TrumpsStillOut(number, seats)


def marriage_facts(
    belief: TrickBelief, suits: list[Suit] | None = None
) -> Iterator[KnownHolding | HoldsOneOfPair | HoldsNoneOfPair]:
    """Yield proven facts about undeclared kings and queens, the partner's first."""
    made = belief.view.marriages.declared_suits
    wanted = [suit for suit in (suits or ALL_SUITS) if not made >> suit & 1]
    for seat in sorted(belief.other_seats, key=lambda each: not belief.is_partner(each)):
        for suit in dict.fromkeys(wanted):
            yield from _marriage_facts_of_seat(belief, seat, suit)


def _marriage_facts_of_seat(
    belief: TrickBelief, seat: Seat, suit: Suit
) -> Iterator[KnownHolding | HoldsOneOfPair | HoldsNoneOfPair]:
    pair = MARRIAGE_PAIRS[suit]
    if not belief.unseen_among(pair):
        return
    for card in cards_in_set(pair & belief.deal_belief.held[seat]):
        yield KnownHolding(seat, card)
    for limit in belief.deal_belief.constraints:
        is_one = (limit.seat, limit.cards, limit.min_count, limit.max_count) == (seat, pair, 1, 1)
        if (
            is_one
            and belief.unseen_among(pair) == pair
            and not belief.deal_belief.held[seat] & pair
        ):
            yield HoldsOneOfPair(seat, suit)
            return
    if (
        _has_answered_question(belief, seat)
        and belief.deal_belief.hidden_counts[seat]
        and not belief.possible_cards(seat, pair)
    ):
        yield HoldsNoneOfPair(seat, suit)


def _has_answered_question(belief: TrickBelief, seat: Seat) -> bool:
    """Return whether a seat has answered a question about marriages."""
    seating = belief.view.game.seating
    return seating.has_partners and any(
        question.seat == seating.partner_of(seat) for question in belief.view.marriages.questions
    )


def _known_kings_and_queens(belief: TrickBelief) -> Iterator[Fact]:
    """Yield the kings and queens that other seats must hold, in games with marriages."""
    if belief.deal_belief.adapter.phase.marriage_rules:
        for seat in belief.other_seats:
            for card in cards_in_set(belief.deal_belief.held[seat] & KINGS_AND_QUEENS):
                yield KnownHolding(seat, card)
