"""What cards are that lie together, and how a hand is best put into sets."""

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
    """What a group of cards is to its owner; the empty text for nothing."""

    NONE = ""
    PURE = "pure"
    MARRIED = "married"  # the tiplu between its neighbours
    TUNNELA = "tunnela"
    TRIAL = "trial"
    DUBLEE = "dublee"
    DIRTY = "dirty"


SERVING = {SetKind.PURE, SetKind.MARRIED, SetKind.TUNNELA}  # among the sets to lay first


def kind_of(rummy: Rummy, seat: Seat, rights: Rights, cards: Sequence[Card]) -> SetKind:
    """Return what cards are to a seat, by what it knows to be wild."""
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
    """Return the sets that leave the fewest cards over: those to be laid first before them."""
    first = best_laying(rummy, seat, rights).sets if rights.may_lay(rummy, seat) else ()
    return groups_with(rummy, seat, rights, first)


def groups_with(rummy: Rummy, seat: Seat, rights: Rights, first: Sequence[Meld]) -> list[Meld]:
    """Return these sets, the best of the other cards, and what of the rest may become one."""
    rest, allowed = Counter(rummy.hands[seat]), rights.set_rules(rummy, seat)
    rest.subtract(card for meld in first for card in meld)
    others = fewest_dead(tuple(rest.elements()), allowed)
    rest.subtract(card for meld in others for card in meld)
    return [*first, *others, *_in_the_making(tuple(rest.elements()), allowed)]


def grouped_laying(rummy: Rummy, seat: Seat, rights: Rights, groups: Groups) -> Lay:
    """Return the laying of groups as they are; whether they are enough is not asked."""
    melds = [(_meld(group), kind_of(rummy, seat, rights, group)) for group in groups]
    pairs = [meld for meld, kind in melds if kind is SetKind.DUBLEE]
    if len(pairs) >= DUBLEES_WANTED:
        return Lay(tuple(pairs[:DUBLEES_WANTED]))
    return Lay(tuple(meld for meld, kind in melds if kind in SERVING)[:SETS_WANTED])


def grouped_finish(rummy: Rummy, seat: Seat, groups: Groups) -> Finish:
    """Return the finish with groups as they are, and the one card that lies alone."""
    melds = list(map(_meld, groups))
    sets = tuple(meld for meld in melds if len(meld) > 1)
    alone = [meld[0] for meld in melds if len(meld) == 1]
    return Finish((*rummy.laid[seat], *sets), alone[0]) if len(alone) == 1 else Finish()


def _in_the_making(cards: Sequence[Card], allowed: SetRules) -> list[Meld]:
    """Return pairs of cards that lack but one, each card in one pair, the widest choice first."""
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
