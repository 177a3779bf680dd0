"""Groups of cards in a rummy hand: which kind of set they are, and how to group them best."""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from itertools import combinations

from ..actions import Finish, Lay
from ..cards import Card
from ..state import Meld, RummyState, Seat
from .action_proposals import best_lay_action
from .arrangement import best_arrangement
from .melds import SetRules, is_dublee, is_tunnela, tiplu_neighbours
from .primary_sets import DUBLEES_NEEDED, PRIMARY_SETS_NEEDED
from .set_progress import completing_cards
from .turn_rules import RummyTurnRules

Groups = Sequence[Sequence[Card]]


class SetKind(StrEnum):
    """The kind of set that some cards form for the player who holds them, or NONE."""

    NONE = ""
    PURE = "pure"
    MARRIED = "married"  # the tiplu (main wild card) with the cards above and below it
    TUNNELA = "tunnela"
    TRIAL = "trial"
    DUBLEE = "dublee"
    DIRTY = "dirty"


PRIMARY_KINDS = {SetKind.PURE, SetKind.MARRIED, SetKind.TUNNELA}


def set_kind(
    rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules, cards: Sequence[Card]
) -> SetKind:
    """Return the kind of set that cards form for a seat, which may not know the wild cards yet."""
    meld, allowed = _to_meld(cards), turn_rules.set_rules(rummy, seat)
    if is_tunnela(meld):
        return SetKind.TUNNELA
    if allowed.is_pure(meld):
        is_married = allowed.wild_cards > 0 and {
            rummy.tiplu,
            *tiplu_neighbours(rummy.tiplu),
        } <= set(meld)
        return SetKind.MARRIED if is_married else SetKind.PURE
    if is_dublee(meld):
        return SetKind.DUBLEE
    if SetRules(max_size=allowed.max_size).is_trial(meld):
        return SetKind.TRIAL
    return SetKind.DIRTY if allowed.is_set(meld) else SetKind.NONE


def best_groups(rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules) -> list[Meld]:
    """Return the groups that leave the fewest cards unused, after any primary sets in the hand.

    Primary sets are the sets that a player has to lay first: three pure sequences or tunnelas.
    """
    first = best_lay_action(rummy, seat, turn_rules).sets if turn_rules.can_lay(rummy, seat) else ()
    return complete_groups(rummy, seat, turn_rules, first)


def complete_groups(
    rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules, primary: Sequence[Meld]
) -> list[Meld]:
    """Return the given sets, the best sets of the other cards, and pairs that may become sets."""
    rest, allowed = Counter(rummy.hands[seat]), turn_rules.set_rules(rummy, seat)
    rest.subtract(card for meld in primary for card in meld)
    others = best_arrangement(tuple(rest.elements()), allowed)
    rest.subtract(card for meld in others for card in meld)
    return [*primary, *others, *_incomplete_pairs(tuple(rest.elements()), allowed)]


def lay_action_from_groups(
    rummy: RummyState, seat: Seat, turn_rules: RummyTurnRules, groups: Groups
) -> Lay:
    """Return the action that lays these groups. It is illegal if there are too few sets."""
    melds = [(_to_meld(group), set_kind(rummy, seat, turn_rules, group)) for group in groups]
    pairs = [meld for meld, kind in melds if kind is SetKind.DUBLEE]
    if len(pairs) >= DUBLEES_NEEDED:
        return Lay(tuple(pairs[:DUBLEES_NEEDED]))
    return Lay(tuple(meld for meld, kind in melds if kind in PRIMARY_KINDS)[:PRIMARY_SETS_NEEDED])


def finish_action_from_groups(rummy: RummyState, seat: Seat, groups: Groups) -> Finish:
    """Return the action that finishes with these groups and discards the only ungrouped card.

    Return an action without sets unless exactly one card is ungrouped.
    """
    melds = list(map(_to_meld, groups))
    sets = tuple(meld for meld in melds if len(meld) > 1)
    alone = [meld[0] for meld in melds if len(meld) == 1]
    return Finish((*rummy.laid_sets[seat], *sets), alone[0]) if len(alone) == 1 else Finish()


def _incomplete_pairs(cards: Sequence[Card], set_rules: SetRules) -> list[Meld]:
    """Return pairs one card short of a set, starting with those that the most cards complete."""
    pairs = dict.fromkeys(map(_to_meld, combinations(cards, 2)))
    natural = [pair for pair in pairs if not any(map(set_rules.is_wild, pair))]
    useful = {pair: len(completing_cards(pair, set_rules.max_size)) for pair in natural}
    left, made = Counter(cards), []
    for pair in sorted(useful, key=lambda each: -useful[each]):
        if useful[pair] and Counter(pair) <= left:
            left.subtract(pair)
            made.append(pair)
    return made


def _to_meld(cards: Sequence[Card]) -> Meld:
    return tuple(sorted(cards))
