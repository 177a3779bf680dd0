"""Principles of rummy: what to draw, what to discard, and when to lay sets.

The test of a discard principle tells whether the principle recommends to discard a card. Two cards
are neighbours if they can be in the same sequence.
"""

from collections.abc import Callable, Collection, Iterator

from ....bots.rummy.lay_choice import dublee_count
from ....bots.rummy.normal_level_player import hand_counts_with_offer, hand_distance
from ....bots.rummy.rummy_view import KIND_OF_CARD, RummyView
from ....engine.actions import (
    DRAW_FROM_OFFER,
    DRAW_FROM_STOCK,
    Action,
    Discard,
    Finish,
    Lay,
    ShowTunnelas,
)
from ....engine.cards import JOKER, RANK_OF, Card
from ....engine.rummy.melds import MAX_SET_SIZE
from ....model.principle import Principle
from ..rummy_facts import kinds_at_distances, pickup_facts

DiscardTest = Callable[[RummyView, Card], bool]
END_RANKS = "AK2"
MANY_PAIRS = 5
SET_SIZE = 3  # three identical cards are a tunnela, three neighbours a sequence
IMMEDIATE_PRINCIPLES: dict[Principle, type[Action]] = {  # these actions are never put off
    Principle.LAY_EARLY: Lay,
    Principle.FINISH_NOW: Finish,
    Principle.SHOW_TUNNELAS: ShowTunnelas,
}


def fits_nothing(rummy_view: RummyView, card: Card) -> bool:
    """Return whether no other card in hand can be in a set with a card."""
    if _is_wild_card(rummy_view, card):
        return False
    kind = KIND_OF_CARD[card]
    held = rummy_view.hand_counts
    same_rank = sum(held[other] for other in range(kind % MAX_SET_SIZE, JOKER, MAX_SET_SIZE))
    return same_rank == 1 and not _occupied_places_near(rummy_view, card)


def is_far_from_next_player(rummy_view: RummyView, card: Card) -> bool:
    """Return whether the next player took no card that goes with this one."""
    return not any(pickup_facts(rummy_view, card))


def is_natural_card(rummy_view: RummyView, card: Card) -> bool:
    return not _is_wild_card(rummy_view, card)


def _is_wild_card(rummy_view: RummyView, card: Card) -> bool:
    return card == JOKER or bool(rummy_view.wild_kinds[KIND_OF_CARD[card]])


def is_unwanted_by_next(rummy_view: RummyView, card: Card) -> bool:
    return card in rummy_view.unwanted_cards_of(rummy_view.next_seat)


def is_dead(rummy_view: RummyView, card: Card) -> bool:
    return not _is_wild_card(rummy_view, card) and not _helpful_cards_unseen(rummy_view, card)


def _helpful_cards_unseen(rummy_view: RummyView, card: Card) -> int:
    """Return how many unseen cards could be in a set with a card, apart from wild ones."""
    kind, live = KIND_OF_CARD[card], rummy_view.live_counts
    beside = {kind, *kinds_at_distances(kind, -2, -1, 1, 2)}
    same_rank = range(kind % MAX_SET_SIZE, JOKER, MAX_SET_SIZE)
    return sum(live[each] for each in beside | {*same_rank})


def is_single_of_end_rank(rummy_view: RummyView, card: Card) -> bool:
    return RANK_OF[card] in END_RANKS and _is_loose_single(rummy_view, card)


def is_outside_pairs(rummy_view: RummyView, card: Card) -> bool:
    """Return whether the seat collects pairs, and the card isn't one of them."""
    return _collects_pairs(rummy_view) and rummy_view.hand_counts[KIND_OF_CARD[card]] != 2


def _collects_pairs(rummy_view: RummyView) -> bool:
    may_collect = rummy_view.turn_rules.allows_dublees and not rummy_view.has_laid
    return may_collect and dublee_count(rummy_view) >= MANY_PAIRS


def fits_only_with_gap(rummy_view: RummyView, card: Card) -> bool:
    """Return whether a card has neighbours only two ranks away, while others have adjacent ones."""
    has_neighbours = any(
        RANK_OF[each] not in "AK" and _count_held_at_steps(rummy_view, each, 1)
        for each in rummy_view.hand
    )
    return (
        has_neighbours
        and _count_held_at_steps(rummy_view, card, -2, 2) > 0
        and not _count_held_at_steps(rummy_view, card, -1, 1)
    )


def _count_held_at_steps(rummy_view: RummyView, card: Card, *steps: int) -> int:
    """Return how many cards in hand are of the same suit, at these rank distances from a card."""
    held = rummy_view.hand_counts
    return sum(held[each] for each in kinds_at_distances(KIND_OF_CARD[card], *steps))


def is_outside_tunnelas(rummy_view: RummyView, card: Card) -> bool:
    return rummy_view.hand_counts[KIND_OF_CARD[card]] < SET_SIZE


def is_outside_sequences(rummy_view: RummyView, card: Card) -> bool:
    """Return whether discarding a card breaks up no finished sequence."""
    two_below, below, above, two_above = (
        _count_held_at_steps(rummy_view, card, step) for step in (-2, -1, 1, 2)
    )
    low, high = min(two_below, below), min(above, two_above)
    between = 0 if RANK_OF[card] == "A" else min(below - low, above - high)
    sequences = low + high + between  # that share no card but this kind
    return not sequences or rummy_view.hand_counts[KIND_OF_CARD[card]] > sequences


def _is_in_sequence(rummy_view: RummyView, card: Card) -> bool:
    """Return whether the hand has a card and two neighbours of it. Aces are high and low."""
    held = rummy_view.hand_counts
    partners = _sequence_partners(KIND_OF_CARD[card])
    return any(all(held[each] for each in others) for others in partners)


def _sequence_partners(kind: int) -> list[list[int]]:
    """Return the pairs of kinds that form a sequence of three with this kind."""
    is_ace = kind != JOKER and kind % MAX_SET_SIZE == 0  # between a king and a two is no sequence
    steps = ((-2, -1), (1, 2)) if is_ace else ((-2, -1), (-1, 1), (1, 2))
    return [others for each in steps if len(others := kinds_at_distances(kind, *each)) == len(each)]


def fits_at_most_once(rummy_view: RummyView, card: Card) -> bool:
    """Return whether a card has fewer than two neighbours, while another card in hand has two."""
    twice = {each for each in rummy_view.hand if _occupied_places_near(rummy_view, each) > 1}
    return bool(twice) and card not in twice and is_natural_card(rummy_view, card)


def _occupied_places_near(rummy_view: RummyView, card: Card) -> int:
    """Return how many of the four nearest ranks of the same suit are in the seat's hand."""
    return sum(_count_held_at_steps(rummy_view, card, step) > 0 for step in (-2, -1, 1, 2))


def _is_loose_single(rummy_view: RummyView, card: Card) -> bool:
    """Return whether a card is neither double, wild, nor part of a sequence."""
    is_single = (
        not _is_wild_card(rummy_view, card) and rummy_view.hand_counts[KIND_OF_CARD[card]] == 1
    )
    return is_single and not _is_in_sequence(rummy_view, card)


def is_spare_copy(rummy_view: RummyView, card: Card) -> bool:
    """Return whether a card is the second copy of one that has neighbours in hand."""
    return (
        not _collects_pairs(rummy_view)
        and not _is_wild_card(rummy_view, card)
        and rummy_view.hand_counts[KIND_OF_CARD[card]] == 2
        and _count_held_at_steps(rummy_view, card, -1, 1) > 0
    )


def is_in_discards(rummy_view: RummyView, card: Card) -> bool:
    return card in rummy_view.view.rummy.discards


def is_beside_ace(rummy_view: RummyView, card: Card) -> bool:
    """Return whether this card and its neighbour need one particular card, as one is an ace."""
    if not _is_loose_single(rummy_view, card):
        return False
    match RANK_OF[card]:
        case "A":
            return _count_held_at_steps(rummy_view, card, -1, 1) > 0
        case "2":
            return (
                _count_held_at_steps(rummy_view, card, -1)
                > 0
                == _count_held_at_steps(rummy_view, card, 1)
            )
        case "K":
            return (
                _count_held_at_steps(rummy_view, card, 1)
                > 0
                == _count_held_at_steps(rummy_view, card, -1)
            )
        case _:
            return False


DISCARD_PRINCIPLES: tuple[tuple[Principle, DiscardTest], ...] = (
    (Principle.KEEP_THE_WILD, is_natural_card),
    (Principle.KEEP_PAIRS, is_outside_pairs),
    (Principle.KEEP_TUNNELA, is_outside_tunnelas),
    (Principle.KEEP_THE_SET, is_outside_sequences),
    (Principle.NOT_TO_THE_NEXT, is_far_from_next_player),
    (Principle.THROW_LONE_CARD, fits_nothing),
    (Principle.DEAD_CARD, is_dead),
    (Principle.SAFE_CARD, is_unwanted_by_next),
    (Principle.NOBODY_TOOK, is_in_discards),
    (Principle.ACE_PAIR, is_beside_ace),
    (Principle.KEEP_NEIGHBOURS, fits_only_with_gap),
    (Principle.SPARE_COPY, is_spare_copy),
    (Principle.FITS_TWICE, fits_at_most_once),
    (Principle.KEEP_THE_MIDDLE, is_single_of_end_rank),
)


def rummy_recommendations(
    rummy_view: RummyView, actions: Collection[Action]
) -> Iterator[tuple[Principle, list[Action]]]:
    """Yield each principle with the actions that it recommends, the most obvious first."""
    for principle, kind in IMMEDIATE_PRINCIPLES.items():
        yield principle, [each for each in actions if isinstance(each, kind)]
    if DRAW_FROM_OFFER in actions and is_natural_card(rummy_view, rummy_view.offer):
        yield _draw_recommendation(rummy_view)
    discards: dict[Action, Card] = {
        each: each.cards[0]
        for each in actions
        if isinstance(each, Discard) and len(each.cards) == 1
    }
    if discards:
        for principle, recommends in DISCARD_PRINCIPLES:
            chosen = [action for action, card in discards.items() if recommends(rummy_view, card)]
            if len(chosen) < len(discards):
                yield principle, chosen


def _draw_recommendation(rummy_view: RummyView) -> tuple[Principle, list[Action]]:
    """Return whether to take the offered card, and why."""
    now = hand_distance(rummy_view, rummy_view.hand_counts)
    then = hand_distance(rummy_view, hand_counts_with_offer(rummy_view))
    if then >= now:
        return Principle.STAY_HIDDEN, [DRAW_FROM_STOCK]
    is_laid_at_once = not then and not rummy_view.has_laid
    return Principle.TAKE_TO_LAY if is_laid_at_once else Principle.TAKE_WHAT_FITS, [DRAW_FROM_OFFER]
