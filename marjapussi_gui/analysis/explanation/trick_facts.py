"""Proven facts in trick play that are reasons for a choice: true in every possible deal."""

from collections.abc import Callable, Collection, Iterator

from ...bots.belief.seat_position import SeatPosition
from ...engine.actions import Action, AskHalf, Play
from ...engine.cards import (
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
from ...engine.phases.play_obligations import DUTY_KEYS, strictest_obligation
from ...engine.state import Seat
from ...model import facts
from ...model.principle import Principle
from .principles.trick_play import card_value, count_cards_above, has_card_points, is_highest_left
from .reason_choice import Reason
from .trick_knowledge import TrickKnowledge

VALUABLE_CARDS = cards_of_ranks("ATKQ")


def trick_reasons(
    belief: TrickKnowledge, options: Collection[Action], wrong: Action | None
) -> Iterator[Reason]:
    """Yield the proven facts that speak for some of the options, the strongest first."""
    if belief.view.phase == "play" and belief.wants_tricks:
        yield from _winner_reasons(belief)
        if isinstance(wrong, Play) and (VALUABLE_CARDS & ~belief.losers) >> wrong.card & 1:
            for risk in _cards_at_risk(belief, wrong.card):
                exposed = frozenset(map(Play, _cards_as_exposed(belief, wrong.card)))
                yield Reason(risk, frozenset(options) - {wrong}, exposed)
    for question in options:
        if isinstance(question, AskHalf):
            for fact in _partner_facts(belief, question.suit):
                yield Reason(fact, frozenset({question}))


def _winner_reasons(belief: TrickKnowledge) -> Iterator[Reason]:
    """Yield a reason for the only sure winner, and for the only card that is top of its suit."""
    trick, seat = belief.view.trick, belief.view.seat
    is_needed = bool(belief.later_seats) and not belief.is_on_own_side(trick.winner)
    if belief.sure_winners.bit_count() == 1 and is_needed:
        (card,) = cards_in_set(belief.sure_winners)
        yield Reason(facts.UnbeatableCard(card, seat), frozenset({Play(card)}))
    if trick.cards:
        return
    highest = belief.select(lambda card: not belief.cards_out(belief.ranking.higher_cards[card]))
    if highest.bit_count() == 1:
        (card,) = cards_in_set(highest)
        rest = belief.cards_out(CARDS_OF_SUIT[SUIT_OF[card]])
        if rest and belief.ranking.higher_cards[card]:
            yield Reason(facts.HighestInSuit(card), frozenset({Play(card)}))


def _cards_at_risk(belief: TrickKnowledge, card: Card) -> Iterator[facts.CardAtRisk]:
    """Yield the highest unplayed card with which an opponent may beat a card of its suit."""
    ranked = sorted(
        cards_in_set(belief.unseen_among(belief.ranking.higher_cards[card])),
        key=lambda each: belief.ranking.higher_cards[each].bit_count(),
    )
    for each in ranked:
        seats = tuple(seat for seat in belief.later_seats if belief.possible_cards(seat, 1 << each))
        opponents = tuple(seat for seat in seats if not belief.is_partner(seat))
        if opponents:
            yield facts.CardAtRisk(card, each, opponents)
            return


def _cards_as_exposed(belief: TrickKnowledge, card: Card) -> Iterator[Card]:
    """Yield the legal cards that are at risk and worth at least as much as this card."""

    def worth(each: Card) -> tuple[int, int]:
        return card_value(belief, each), -count_cards_above(belief, each)

    for each in cards_in_set(belief.legal_cards):
        if worth(each) >= worth(card) and any(_cards_at_risk(belief, each)):
            yield each


def _partner_facts(belief: TrickKnowledge, suit: Suit) -> Iterator[facts.KnownHolding]:
    """Yield a fact if the partner certainly holds the half that a question asks for."""
    missing = MARRIAGE_PAIRS[suit] & ~belief.hand
    for seat in belief.other_seats:
        if belief.is_partner(seat):
            for card in cards_in_set(missing & belief.deal_belief.held[seat]):
                yield facts.KnownHolding(seat, card)


def evidence_for(belief: TrickKnowledge, principle: Principle) -> facts.Fact | None:
    """Return the proven fact that makes a principle apply, if the player may have missed it."""
    trick = belief.view.trick
    match principle:
        case Principle.LEAVE_IT_TO_PARTNER | Principle.POINTS_TO_PARTNER:
            return facts.UnbeatableCard(trick.best_card, trick.winner)
        case Principle.PARTNER_TRUMPS | Principle.THEY_TRUMP:
            wants_partner = principle == Principle.PARTNER_TRUMPS
            suits = dict.fromkeys(SUIT_OF[each] for each in belief.view.hand)
            return next(
                (
                    facts.KnownVoid(seat, suit, _trick_showing_void(belief, seat, suit))
                    for suit in suits
                    for seat in belief.later_seats
                    if belief.is_partner(seat) == wants_partner and belief.can_trump(seat, suit)
                ),
                None,
            )
        case Principle.DRAW_TRUMPS:
            return next(_trump_facts(belief), None)
        case _:
            return None


def lost_trick_facts(position: SeatPosition) -> tuple[facts.UnbeatableCard, ...]:
    """Return a fact if nobody can beat the best card of the trick any more, otherwise nothing."""
    if position.view.game.is_rummy or not position.view.trick.cards:
        return ()
    belief, trick = TrickKnowledge(position), position.view.trick
    is_lost = belief.losers == belief.legal_cards and belief.is_unbeatable(trick.best_card)
    return (facts.UnbeatableCard(trick.best_card, trick.winner),) if is_lost else ()


def trait_shared_by_ties(
    position: SeatPosition, tied: Collection[Action], wrong: Action | None
) -> tuple[facts.TiedCards, ...]:
    """Return the most telling trait that all tied cards share and the wrong card lacks."""
    cards = [each.card for each in tied if isinstance(each, Play)]
    if position.view.game.is_rummy or len(cards) < max(len(tied), 2):
        return ()
    belief = TrickKnowledge(position)
    unwanted = () if belief.wants_tricks else WINNING_TRAITS
    for trait, having in CARD_TRAITS:
        found = having(belief, cards[0])
        if isinstance(wrong, Play) and (trait in unwanted or found >> wrong.card & 1):
            continue
        if not card_set(cards) & ~found:
            return (facts.TiedCards(trait, tuple(sorted(cards))),)
    return ()


def _leads_only_trumps_beat(belief: TrickKnowledge) -> CardSet:
    """Return the leads that only a trump can beat."""
    if belief.view.trick.cards or belief.trump == NO_SUIT:
        return 0
    plain = belief.legal_cards & ~CARDS_OF_SUIT[belief.trump]
    return belief.select(lambda card: plain >> card & 1 and is_highest_left(belief, card))


def _neighbours_of(belief: TrickKnowledge, card: Card) -> CardSet:
    """Return the cards that are equivalent to a card: no card in play ranks between them."""
    in_play = belief.cards_out(CARDS_OF_SUIT[SUIT_OF[card]]) | card_set(belief.view.trick.cards)
    higher = belief.ranking.higher_cards
    return belief.select(
        lambda each: SUIT_OF[each] == SUIT_OF[card] and not (higher[each] ^ higher[card]) & in_play
    )


def _cards_without_points(belief: TrickKnowledge) -> CardSet:
    """Return the cards without points, if other cards may be played that have some."""
    if not has_card_points(belief):
        return 0
    pointless = belief.select(lambda card: not card_value(belief, card))
    return pointless if pointless != belief.legal_cards else 0


def _beatable_cards(belief: TrickKnowledge) -> CardSet:
    """Return all legal cards if each may be beaten, or nothing if that can't be told."""
    # with unknown discards a card may be sure, and only a look at every deal would show it
    is_unclear = belief.deal_belief.out_of_play_count and not belief.position.all_possible_deals
    return 0 if belief.sure_winners or is_unclear else belief.legal_cards


CARD_TRAITS: tuple[tuple[facts.SharedCardTrait, Callable[[TrickKnowledge, Card], CardSet]], ...] = (
    (facts.SharedCardTrait.SURE, lambda belief, _: belief.sure_winners),
    (
        facts.SharedCardTrait.LOST,
        lambda belief, _: belief.losers if belief.losers == belief.legal_cards else 0,
    ),
    (facts.SharedCardTrait.BELOW_TRUMPS, lambda belief, _: _leads_only_trumps_beat(belief)),
    (facts.SharedCardTrait.POINTLESS, lambda belief, _: _cards_without_points(belief)),
    (facts.SharedCardTrait.NEIGHBOURS, _neighbours_of),
    (facts.SharedCardTrait.UNSURE, lambda belief, _: _beatable_cards(belief)),
)
WINNING_TRAITS = (facts.SharedCardTrait.SURE, facts.SharedCardTrait.BELOW_TRUMPS)


def fact_of_forced_action(belief: TrickKnowledge) -> facts.ForcedAction:
    """Return the fact that says why only one action is legal."""
    (only,) = belief.view.legal_actions
    if not isinstance(only, Play):
        return facts.ForcedAction(is_play=False)
    phase, state = belief.deal_belief.adapter.phase, belief.deal_belief.state
    owed = {
        card: obligation
        for card in belief.view.hand
        if (obligation := phase.violated_obligation(state, card))
    }
    if not owed:
        return facts.ForcedAction()
    obligation = strictest_obligation(owed.values())
    barred = card_set(card for card, each in owed.items() if each == obligation)
    return facts.ForcedAction(
        True,
        DUTY_KEYS[obligation.kind],
        obligation.allowed_cards,
        obligation.suit,
        obligation.card_to_beat,
        barred,
    )


def _trick_showing_void(belief: TrickKnowledge, seat: Seat, suit: Suit) -> int:
    """Return the first trick in which a seat couldn't follow suit, or 0 if there is none."""
    for number, trick in enumerate((*belief.view.tricks, belief.view.trick), 1):
        played = dict(zip(trick.seats, trick.cards, strict=False))
        if seat in played and SUIT_OF[trick.cards[0]] == suit != SUIT_OF[played[seat]]:
            return number
    return 0


def _trump_facts(belief: TrickKnowledge) -> Iterator[facts.TrumpsStillOut]:
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
        yield facts.TrumpsStillOut(number, seats)
