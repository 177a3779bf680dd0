"""Principles of rummy: what to draw, what to throw, and when to lay."""

from collections.abc import Callable, Iterator

from ...bots.rummy.easy import nearness
from ...bots.rummy.hands import KIND_OF, Sight
from ...bots.rummy.laying import pairs
from ...bots.rummy.normal import distance, with_offer
from ...engine.actions import FROM_OFFER, FROM_STOCK, Action, Discard
from ...engine.cards import JOKER, RANK_OF, Card
from ...engine.rummy.melds import LONGEST
from ...principle import Principle
from ..certain_of_sets import taken_near

Actions = Callable[[Sight, Action, Action], bool]
Cards = Callable[[Sight, Card, Card], bool]  # favours throwing the first card over the second
ENDS, MIDDLE = "AK2", "56789T"
MANY_PAIRS = 5
SAME = 3  # identical cards make a tunnela, neighbours a sequence


def _nearness(sight: Sight, card: Card) -> float:
    return nearness(KIND_OF[card], sight.held, sight.wild)


def stands_alone(sight: Sight, card: Card, other: Card) -> bool:
    return not _nearness(sight, card) and _nearness(sight, other) > 0


def not_to_the_next(sight: Sight, card: Card, other: Card) -> bool:
    """Return whether the next player picked up cards near the other card only."""
    return any(taken_near(sight, other)) and not any(taken_near(sight, card))


def keep_the_wild(sight: Sight, card: Card, other: Card) -> bool:
    return _is_wild(sight, other) and not _is_wild(sight, card)


def _is_wild(sight: Sight, card: Card) -> bool:
    return card == JOKER or bool(sight.wild[KIND_OF[card]])


def safe_card(sight: Sight, card: Card, other: Card) -> bool:
    gone = sight.let_go_by(sight.next_seat)
    return card in gone and other not in gone


def dead_card(sight: Sight, card: Card, other: Card) -> bool:
    """Return whether no unseen card goes with this card, but some with the other."""
    return not _comes(sight, card) and _comes(sight, other) > 0


def _comes(sight: Sight, card: Card) -> int:
    """Return how many unseen cards are identical to a card or near it in its suit."""
    if card == JOKER:
        return 1
    kind, row = KIND_OF[card], KIND_OF[card] - KIND_OF[card] % LONGEST
    beside = {row + (kind + step) % LONGEST for step in (-2, -1, 0, 1, 2)}
    return sum(sight.live[each] for each in beside)


def keep_the_middle(sight: Sight, card: Card, other: Card) -> bool:
    """Return whether the card has an end rank and the other a middle rank, neighbours alike."""
    are_alike = (_near(sight, card) > 0) == (_near(sight, other) > 0) and _is_plain(sight, card)
    return are_alike and RANK_OF[card] in ENDS and RANK_OF[other] in MIDDLE


def keep_pairs(sight: Sight, card: Card, other: Card) -> bool:
    """Return whether many pairs are held, and the other card would break one."""
    if not sight.rights.dublees_serve or pairs(sight) < MANY_PAIRS:
        return False
    return sight.held[KIND_OF[card]] != 2 and sight.held[KIND_OF[other]] == 2


def _beside(sight: Sight, card: Card, *steps: int) -> int:
    """Return how many cards are held this many steps from a card in its suit."""
    if card == JOKER:
        return 0
    kind = KIND_OF[card]
    row = kind - kind % LONGEST
    return sum(sight.held[row + (kind + step) % LONGEST] for step in steps)


def keep_neighbours(sight: Sight, card: Card, other: Card) -> bool:
    """Return whether the card has a neighbour only across a gap, and the other an adjacent one."""
    has_gap = _beside(sight, card, -2, 2) > 0 and not _beside(sight, card, -1, 1)
    return has_gap and _beside(sight, other, -1, 1) > 0


def keep_tunnela(sight: Sight, card: Card, other: Card) -> bool:
    return sight.held[KIND_OF[other]] >= SAME > sight.held[KIND_OF[card]]


def keep_the_set(sight: Sight, card: Card, other: Card) -> bool:
    return _is_in_sequence(sight, other) and not _is_in_sequence(sight, card)


def _is_in_sequence(sight: Sight, card: Card) -> bool:
    """Return whether a card and two of its neighbours are held. The ace also follows the king."""
    if card == JOKER:
        return False
    row, at = divmod(KIND_OF[card], LONGEST)
    held = sight.held[LONGEST * row : LONGEST * (row + 1)]
    starts = (at - 2, at - 1, at) if RANK_OF[card] != "A" else (at, LONGEST + at - 2)
    return any(
        all(held[(start + step) % LONGEST] for step in range(SAME))
        for start in starts
        if 0 <= start <= LONGEST - 2
    )


def fits_twice(sight: Sight, card: Card, other: Card) -> bool:
    """Return whether the other card has neighbours in more places than a single loose card."""
    return _near(sight, other) >= 2 > _near(sight, card) and _is_plain(sight, card)


def _near(sight: Sight, card: Card) -> int:
    """Return how many of the four places near a card in its suit are held."""
    return sum(_beside(sight, card, step) > 0 for step in (-2, -1, 1, 2))


def _is_plain(sight: Sight, card: Card) -> bool:
    """Return whether a card is held once, is not wild, and is in no sequence."""
    is_single = not _is_wild(sight, card) and sight.held[KIND_OF[card]] == 1
    return is_single and not _is_in_sequence(sight, card)


def spare_copy(sight: Sight, card: Card, other: Card) -> bool:
    """Return whether the card is one of two copies with a neighbour, and the other a single one."""
    if sight.rights.dublees_serve and pairs(sight) >= MANY_PAIRS:
        return False
    is_spare = sight.held[KIND_OF[card]] == 2 and _beside(sight, card, -1, 1) > 0
    return is_spare and _is_plain(sight, other) and _beside(sight, other, -1, 1) > 0


def few_come(sight: Sight, card: Card, other: Card) -> bool:
    return 0 < 2 * _comes(sight, card) <= _comes(sight, other)


def nobody_took(sight: Sight, card: Card, other: Card) -> bool:
    lying = sight.view.rummy.discards
    return card in lying and other not in lying


def ace_pair(sight: Sight, card: Card, other: Card) -> bool:
    """Return whether the card waits for one card only because of an ace, and the other for two."""
    if not _is_beside_ace(sight, card) or _is_beside_ace(sight, other):
        return False
    return _beside(sight, other, -1, 1) > 0


def _is_beside_ace(sight: Sight, card: Card) -> bool:
    match RANK_OF[card]:
        case "A":
            return _beside(sight, card, -1, 1) > 0
        case "2":
            return _beside(sight, card, -1) > 0
        case "K":
            return _beside(sight, card, 1) > 0 and not _beside(sight, card, -1)
        case _:
            return False


def take_to_lay(sight: Sight, best: Action, other: Action) -> bool:
    is_taken = best == FROM_OFFER and other == FROM_STOCK
    return is_taken and not distance(sight, with_offer(sight)) and distance(sight, sight.held) > 0


def take_what_fits(sight: Sight, best: Action, other: Action) -> bool:
    is_taken = best == FROM_OFFER and other == FROM_STOCK
    return is_taken and distance(sight, with_offer(sight)) < distance(sight, sight.held)


def stay_hidden(sight: Sight, best: Action, other: Action) -> bool:
    is_left = best == FROM_STOCK and other == FROM_OFFER
    return is_left and distance(sight, with_offer(sight)) >= distance(sight, sight.held)


OF_TURNS: tuple[tuple[Principle, Actions], ...] = (
    (Principle.TAKE_TO_LAY, take_to_lay),
    (Principle.TAKE_WHAT_FITS, take_what_fits),
    (Principle.STAY_HIDDEN, stay_hidden),
)
OF_DISCARDS: tuple[tuple[Principle, Cards], ...] = (
    (Principle.KEEP_THE_WILD, keep_the_wild),
    (Principle.KEEP_PAIRS, keep_pairs),
    (Principle.KEEP_TUNNELA, keep_tunnela),
    (Principle.KEEP_THE_SET, keep_the_set),
    (Principle.NOT_TO_THE_NEXT, not_to_the_next),
    (Principle.STANDS_ALONE, stands_alone),
    (Principle.DEAD_CARD, dead_card),
    (Principle.SAFE_CARD, safe_card),
    (Principle.NOBODY_TOOK, nobody_took),
    (Principle.ACE_PAIR, ace_pair),
    (Principle.KEEP_NEIGHBOURS, keep_neighbours),
    (Principle.SPARE_COPY, spare_copy),
    (Principle.FITS_TWICE, fits_twice),
    (Principle.FEW_COME, few_come),
    (Principle.KEEP_THE_MIDDLE, keep_the_middle),
)


def of_sets(sight: Sight, best: Action, other: Action) -> Iterator[Principle]:
    """Yield the principles that favour the best action over the other, the plainest first."""
    match best, other:
        case Discard((card,)), Discard((other_card,)):
            yield from (each for each, holds in OF_DISCARDS if holds(sight, card, other_card))
        case _:
            yield from (each for each, holds in OF_TURNS if holds(sight, best, other))
