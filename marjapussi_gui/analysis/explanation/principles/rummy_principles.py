"""Principles of rummy: what to draw, what to discard, and when to lay sets.

Each test gets the advised card or action and another one, and returns whether its principle favours
the advised one. Of two cards, the advised one is the discard and the other one is the kept card.
Two cards are neighbours if they can be in the same sequence.
"""

from collections.abc import Callable, Iterator

from ....bots.rummy.easy_player import set_potential
from ....bots.rummy.lay_choice import dublee_count
from ....bots.rummy.normal_player import counts_with_offer, hand_distance
from ....bots.rummy.rummy_view import KIND_OF_CARD, RummyView
from ....engine.actions import DRAW_FROM_OFFER, DRAW_FROM_STOCK, Action, Discard
from ....engine.cards import JOKER, RANK_OF, Card
from ....engine.rummy.melds import MAX_SET_SIZE
from ....model.principle import Principle
from ..rummy_facts import pickup_facts

ActionTest = Callable[[RummyView, Action, Action], bool]
DiscardTest = Callable[
    [RummyView, Card, Card], bool
]  # returns whether to discard the first card rather than the second
END_RANKS, MIDDLE_RANKS = "AK2", "56789T"
MANY_PAIRS = 5
SET_SIZE = 3  # three identical cards are a tunnela, three neighbours a sequence


def _nearness(rummy_view: RummyView, card: Card) -> float:
    return set_potential(KIND_OF_CARD[card], rummy_view.hand_counts, rummy_view.wild_kinds)


def throws_lone_card(rummy_view: RummyView, card: Card, other: Card) -> bool:
    return not _nearness(rummy_view, card) and _nearness(rummy_view, other) > 0


def denies_next_player(rummy_view: RummyView, card: Card, other: Card) -> bool:
    """Return whether the next player took cards near the kept card but none near the discard."""
    return any(pickup_facts(rummy_view, other)) and not any(pickup_facts(rummy_view, card))


def keeps_wild_card(rummy_view: RummyView, card: Card, other: Card) -> bool:
    return _is_wild_card(rummy_view, other) and not _is_wild_card(rummy_view, card)


def _is_wild_card(rummy_view: RummyView, card: Card) -> bool:
    return card == JOKER or bool(rummy_view.wild_kinds[KIND_OF_CARD[card]])


def throws_safe_card(rummy_view: RummyView, card: Card, other: Card) -> bool:
    gone = rummy_view.unwanted_cards_of(rummy_view.next_seat)
    return card in gone and other not in gone


def throws_dead_card(rummy_view: RummyView, card: Card, other: Card) -> bool:
    """Return whether some unseen card goes with the kept card, but none with the discard."""
    return (
        not _helpful_cards_unseen(rummy_view, card) and _helpful_cards_unseen(rummy_view, other) > 0
    )


def _helpful_cards_unseen(rummy_view: RummyView, card: Card) -> int:
    """Return how many unseen cards equal a card or are within two ranks of it in its suit."""
    if card == JOKER:
        return 1
    kind, row = KIND_OF_CARD[card], KIND_OF_CARD[card] - KIND_OF_CARD[card] % MAX_SET_SIZE
    beside = {row + (kind + step) % MAX_SET_SIZE for step in (-2, -1, 0, 1, 2)}
    return sum(rummy_view.live_counts[each] for each in beside)


def keeps_middle_card(rummy_view: RummyView, card: Card, other: Card) -> bool:
    """Return whether the discard has one of the end ranks, and the kept card a middle rank.

    Both cards have neighbours in hand, or neither has.
    """
    are_alike = (_occupied_places_near(rummy_view, card) > 0) == (
        _occupied_places_near(rummy_view, other) > 0
    ) and _is_loose_single(rummy_view, card)
    return are_alike and RANK_OF[card] in END_RANKS and RANK_OF[other] in MIDDLE_RANKS


def keeps_pairs(rummy_view: RummyView, card: Card, other: Card) -> bool:
    """Return whether the hand has many pairs, and the kept card is one of them."""
    if not rummy_view.rights.allows_dublees or dublee_count(rummy_view) < MANY_PAIRS:
        return False
    return (
        rummy_view.hand_counts[KIND_OF_CARD[card]] != 2
        and rummy_view.hand_counts[KIND_OF_CARD[other]] == 2
    )


def _cards_held_at(rummy_view: RummyView, card: Card, *steps: int) -> int:
    """Return how many held cards of a card's suit are at these rank distances."""
    if card == JOKER:
        return 0
    kind = KIND_OF_CARD[card]
    row = kind - kind % MAX_SET_SIZE
    return sum(rummy_view.hand_counts[row + (kind + step) % MAX_SET_SIZE] for step in steps)


def keeps_neighbours(rummy_view: RummyView, card: Card, other: Card) -> bool:
    """Return whether the kept card has an adjacent neighbour and the discard only a distant one."""
    has_gap = _cards_held_at(rummy_view, card, -2, 2) > 0 and not _cards_held_at(
        rummy_view, card, -1, 1
    )
    return has_gap and _cards_held_at(rummy_view, other, -1, 1) > 0


def keeps_tunnela(rummy_view: RummyView, card: Card, other: Card) -> bool:
    return (
        rummy_view.hand_counts[KIND_OF_CARD[other]]
        >= SET_SIZE
        > rummy_view.hand_counts[KIND_OF_CARD[card]]
    )


def keeps_sequence(rummy_view: RummyView, card: Card, other: Card) -> bool:
    """Return whether the kept card is part of a sequence, and the discard isn't."""
    is_needed = other != JOKER and rummy_view.hand_counts[KIND_OF_CARD[other]] == 1
    return (
        is_needed and _is_in_sequence(rummy_view, other) and not _is_in_sequence(rummy_view, card)
    )


def _is_in_sequence(rummy_view: RummyView, card: Card) -> bool:
    """Return whether the hand has a card and two neighbours of it. Aces are high and low."""
    if card == JOKER:
        return False
    row, at = divmod(KIND_OF_CARD[card], MAX_SET_SIZE)
    held = rummy_view.hand_counts[MAX_SET_SIZE * row : MAX_SET_SIZE * (row + 1)]
    starts = (at - 2, at - 1, at) if RANK_OF[card] != "A" else (at, MAX_SET_SIZE + at - 2)
    return any(
        all(held[(start + step) % MAX_SET_SIZE] for step in range(SET_SIZE))
        for start in starts
        if 0 <= start <= MAX_SET_SIZE - 2
    )


def keeps_card_that_fits_twice(rummy_view: RummyView, card: Card, other: Card) -> bool:
    """Return whether the kept card has neighbours at two or more ranks, unlike the discard."""
    return _occupied_places_near(rummy_view, other) >= 2 > _occupied_places_near(
        rummy_view, card
    ) and _is_loose_single(rummy_view, card)


def _occupied_places_near(rummy_view: RummyView, card: Card) -> int:
    """Return at how many of the four nearest ranks in the suit the seat holds a card."""
    return sum(_cards_held_at(rummy_view, card, step) > 0 for step in (-2, -1, 1, 2))


def _is_loose_single(rummy_view: RummyView, card: Card) -> bool:
    """Return whether a card is neither double, wild, nor part of a sequence."""
    is_single = (
        not _is_wild_card(rummy_view, card) and rummy_view.hand_counts[KIND_OF_CARD[card]] == 1
    )
    return is_single and not _is_in_sequence(rummy_view, card)


def throws_spare_copy(rummy_view: RummyView, card: Card, other: Card) -> bool:
    """Return whether the discard is a second copy, and the kept card a single one.

    Both cards have neighbours in hand.
    """
    if rummy_view.rights.allows_dublees and dublee_count(rummy_view) >= MANY_PAIRS:
        return False
    is_spare = (
        rummy_view.hand_counts[KIND_OF_CARD[card]] == 2
        and _cards_held_at(rummy_view, card, -1, 1) > 0
    )
    return (
        is_spare
        and _is_loose_single(rummy_view, other)
        and _cards_held_at(rummy_view, other, -1, 1) > 0
    )


def throws_card_with_few_outs(rummy_view: RummyView, card: Card, other: Card) -> bool:
    return (
        0 < 2 * _helpful_cards_unseen(rummy_view, card) <= _helpful_cards_unseen(rummy_view, other)
    )


def throws_card_nobody_took(rummy_view: RummyView, card: Card, other: Card) -> bool:
    lying = rummy_view.view.rummy.discards
    return card in lying and other not in lying


def throws_card_beside_ace(rummy_view: RummyView, card: Card, other: Card) -> bool:
    """Return whether the discard can form a sequence with an ace in only one way.

    The kept card is not limited like this.
    """
    if not _is_beside_ace(rummy_view, card) or _is_beside_ace(rummy_view, other):
        return False
    return _cards_held_at(rummy_view, other, -1, 1) > 0


def _is_beside_ace(rummy_view: RummyView, card: Card) -> bool:
    match RANK_OF[card]:
        case "A":
            return _cards_held_at(rummy_view, card, -1, 1) > 0
        case "2":
            return _cards_held_at(rummy_view, card, -1) > 0
        case "K":
            return _cards_held_at(rummy_view, card, 1) > 0 and not _cards_held_at(
                rummy_view, card, -1
            )
        case _:
            return False


def takes_offer_to_lay(rummy_view: RummyView, best: Action, other: Action) -> bool:
    is_taken = best == DRAW_FROM_OFFER and other == DRAW_FROM_STOCK
    return (
        is_taken
        and not hand_distance(rummy_view, counts_with_offer(rummy_view))
        and hand_distance(rummy_view, rummy_view.hand_counts) > 0
    )


def takes_helpful_offer(rummy_view: RummyView, best: Action, other: Action) -> bool:
    is_taken = best == DRAW_FROM_OFFER and other == DRAW_FROM_STOCK
    return is_taken and hand_distance(rummy_view, counts_with_offer(rummy_view)) < hand_distance(
        rummy_view, rummy_view.hand_counts
    )


def leaves_useless_offer(rummy_view: RummyView, best: Action, other: Action) -> bool:
    is_left = best == DRAW_FROM_STOCK and other == DRAW_FROM_OFFER
    return is_left and hand_distance(rummy_view, counts_with_offer(rummy_view)) >= hand_distance(
        rummy_view, rummy_view.hand_counts
    )


DRAW_PRINCIPLES: tuple[tuple[Principle, ActionTest], ...] = (
    (Principle.TAKE_TO_LAY, takes_offer_to_lay),
    (Principle.TAKE_WHAT_FITS, takes_helpful_offer),
    (Principle.STAY_HIDDEN, leaves_useless_offer),
)
DISCARD_PRINCIPLES: tuple[tuple[Principle, DiscardTest], ...] = (
    (Principle.KEEP_THE_WILD, keeps_wild_card),
    (Principle.KEEP_PAIRS, keeps_pairs),
    (Principle.KEEP_TUNNELA, keeps_tunnela),
    (Principle.KEEP_THE_SET, keeps_sequence),
    (Principle.NOT_TO_THE_NEXT, denies_next_player),
    (Principle.THROW_LONE_CARD, throws_lone_card),
    (Principle.DEAD_CARD, throws_dead_card),
    (Principle.SAFE_CARD, throws_safe_card),
    (Principle.NOBODY_TOOK, throws_card_nobody_took),
    (Principle.ACE_PAIR, throws_card_beside_ace),
    (Principle.KEEP_NEIGHBOURS, keeps_neighbours),
    (Principle.SPARE_COPY, throws_spare_copy),
    (Principle.FITS_TWICE, keeps_card_that_fits_twice),
    (Principle.FEW_OUTS, throws_card_with_few_outs),
    (Principle.KEEP_THE_MIDDLE, keeps_middle_card),
)


def applicable_rummy_principles(
    rummy_view: RummyView, best: Action, other: Action
) -> Iterator[Principle]:
    """Yield the principles that favour the best action over the other, the most obvious first."""
    match best, other:
        case Discard((card,)), Discard((other_card,)):
            yield from (
                each for each, holds in DISCARD_PRINCIPLES if holds(rummy_view, card, other_card)
            )
        case _:
            yield from (each for each, holds in DRAW_PRINCIPLES if holds(rummy_view, best, other))
