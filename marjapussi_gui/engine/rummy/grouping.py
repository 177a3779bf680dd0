"""Groups of cards in a rummy hand: their kind, and the best groups."""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from itertools import combinations

from ..actions import Finish, Lay
from ..cards import Card
from ..phases.rummy_rights import Rights
from ..state import Meld, Rummy, Seat
from .arrange import fewest_dead
from .lacking import lacking
from .melds import SetRules, is_dublee, is_tunnela, neighbours
from .primary import DUBLEES_WANTED, SETS_WANTED
from .proposals import best_laying

Groups = Sequence[Sequence[Card]]


class SetKind(StrEnum):
    """The kind of set that a group of cards is for its owner."""

    NONE = ""
    PURE = "pure"
    MARRIED = "married"  # the tiplu with the cards above and below it
    TUNNELA = "tunnela"
    TRIAL = "trial"
    DUBLEE = "dublee"
    DIRTY = "dirty"


SERVING = {SetKind.PURE, SetKind.MARRIED, SetKind.TUNNELA}


def kind_of(rummy: Rummy, seat: Seat, rights: Rights, cards: Sequence[Card]) -> SetKind:
    """Return the kind of set that cards are for a seat, with the wild cards that it knows."""
    meld, allowed = _meld(cards), rights.set_rules(rummy, seat)
    if is_tunnela(meld):
        return SetKind.TUNNELA
    if allowed.is_pure(meld):
        is_married = allowed.wild > 0 and {rummy.tiplu, *neighbours(rummy.tiplu)} <= set(meld)
        return SetKind.MARRIED if is_married else SetKind.PURE
    if is_dublee(meld):
        return SetKind.DUBLEE
    if SetRules(largest=allowed.largest).is_trial(meld):
        return SetKind.TRIAL
    return SetKind.DIRTY if allowed.is_set(meld) else SetKind.NONE


def best_groups(rummy: Rummy, seat: Seat, rights: Rights) -> list[Meld]:
    """Return the groups that leave the fewest cards over, primary sets first if possible."""
    first = best_laying(rummy, seat, rights).sets if rights.may_lay(rummy, seat) else ()
    return groups_with(rummy, seat, rights, first)


def groups_with(rummy: Rummy, seat: Seat, rights: Rights, first: Sequence[Meld]) -> list[Meld]:
    """Return these sets, the best sets of the other cards, and pairs that may become sets."""
    rest, allowed = Counter(rummy.hands[seat]), rights.set_rules(rummy, seat)
    rest.subtract(card for meld in first for card in meld)
    others = fewest_dead(tuple(rest.elements()), allowed)
    rest.subtract(card for meld in others for card in meld)
    return [*first, *others, *_in_the_making(tuple(rest.elements()), allowed)]


def grouped_laying(rummy: Rummy, seat: Seat, rights: Rights, groups: Groups) -> Lay:
    """Return the action that lays the groups as they are, even if they are not enough."""
    melds = [(_meld(group), kind_of(rummy, seat, rights, group)) for group in groups]
    pairs = [meld for meld, kind in melds if kind is SetKind.DUBLEE]
    if len(pairs) >= DUBLEES_WANTED:
        return Lay(tuple(pairs[:DUBLEES_WANTED]))
    return Lay(tuple(meld for meld, kind in melds if kind in SERVING)[:SETS_WANTED])


def grouped_finish(rummy: Rummy, seat: Seat, groups: Groups) -> Finish:
    """Return the action that finishes with these groups and discards the single card."""
    melds = list(map(_meld, groups))
    sets = tuple(meld for meld in melds if len(meld) > 1)
    alone = [meld[0] for meld in melds if len(meld) == 1]
    return Finish((*rummy.laid[seat], *sets), alone[0]) if len(alone) == 1 else Finish()


def _in_the_making(cards: Sequence[Card], allowed: SetRules) -> list[Meld]:
    """Return pairs that lack one card, those with the most completing cards first."""
    pairs = dict.fromkeys(map(_meld, combinations(cards, 2)))
    natural = [pair for pair in pairs if not any(map(allowed.is_wild, pair))]
    useful = {pair: len(lacking(pair, allowed.largest)) for pair in natural}
    left, made = Counter(cards), []
    for pair in sorted(useful, key=lambda each: -useful[each]):
        if useful[pair] and Counter(pair) <= left:
            left.subtract(pair)
            made.append(pair)
    return made


def _meld(cards: Sequence[Card]) -> Meld:
    return tuple(sorted(cards))
