"""Sets in a player's own rummy hand: how he has grouped it, and what may come of that. No Qt."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations

from ...engine.actions import Action, Finish, Lay, ShowTunnelas
from ...engine.cards import HIDDEN, Card, CardSet
from ...engine.phases.rummy_rights import Rights
from ...engine.rummy.arrange import fewest_dead
from ...engine.rummy.lacking import lacking, stand_ins
from ...engine.rummy.melds import SetRules, is_dublee, is_tunnela, neighbours
from ...engine.rummy.primary import DUBLEES_WANTED, SETS_WANTED
from ...engine.rummy.proposals import all_tunnelas, best_laying, finishing, ways_to_lay
from ...engine.state import Meld
from ...engine.view import View
from .sets_row import Look

MOST_WAYS = 9  # to lay sets that are shown one after another
PURE = ("pure", "married", "tunnela")
Groups = Sequence[Sequence[Card]]
Refusal = Callable[[Action], str]  # why an action may not be done; nothing when it may


def rights_of(view: View) -> Rights:
    return Rights(view.game.rules, view.game.seating)


def known_wild(view: View) -> CardSet:
    """Return the cards that are wild for the seat that sees this, who may not know of any."""
    if not view.rummy.is_dealt:
        return 0
    return rights_of(view).set_rules(view.rummy, view.seat).wild


def kind(view: View, cards: Sequence[Card]) -> str:
    """Return what a group of cards is to its owner: a kind of set, or nothing."""
    meld, allowed = tuple(sorted(cards)), rights_of(view).set_rules(view.rummy, view.seat)
    if is_tunnela(meld):
        return "tunnela"
    if allowed.is_pure(meld):
        return "married" if _is_married(view, meld) else "pure"
    if is_dublee(meld):
        return "dublee"
    if SetRules(largest=allowed.largest).is_trial(meld):
        return "trial"
    return "dirty" if allowed.is_set(meld) else ""


def _is_married(view: View, meld: Meld) -> bool:
    """Return whether the tiplu lies between its neighbours, as far as I know it."""
    tiplu = view.rummy.tiplu
    return known_wild(view) > 0 and {tiplu, *neighbours(tiplu)} <= set(meld)


def lacking_in(view: View, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return each card that would make a group a set."""
    return lacking(tuple(sorted(cards)), rights_of(view).largest)


def stand_ins_in(view: View, cards: Sequence[Card]) -> tuple[tuple[Card, Card], ...]:
    """Return each way in which one wild card of a set stands for another card."""
    return stand_ins(tuple(sorted(cards)), rights_of(view).set_rules(view.rummy, view.seat))


def look_of(view: View, cards: Sequence[Card]) -> Look:
    """Return on what a group of my hand lies."""
    if HIDDEN in cards:
        return "loose"
    if is_set := kind(view, cards):
        return "making" if is_set == "dublee" else "ready"
    return "making" if lacking_in(view, cards) else "loose"


def best_groups(view: View) -> list[Meld]:
    """Return the sets that leave the fewest cards over: those to be laid first before them."""
    rummy, seat, rights = view.rummy, view.seat, rights_of(view)
    first: Sequence[Meld] = ()
    if rights.may_lay(rummy, seat):
        first = best_laying(rummy, seat, rights).sets
    return groups_with(view, first)


def groups_with(view: View, first: Sequence[Meld]) -> list[Meld]:
    """Return these sets, the best of the other cards, and what of the rest may become one."""
    rest = Counter(view.rummy.hands[view.seat])
    rest.subtract(card for meld in first for card in meld)
    allowed = rights_of(view).set_rules(view.rummy, view.seat)
    others = fewest_dead(tuple(rest.elements()), allowed)
    rest.subtract(card for meld in others for card in meld)
    return [*first, *others, *_in_the_making(tuple(rest.elements()), allowed)]


def _in_the_making(cards: Sequence[Card], allowed: SetRules) -> list[Meld]:
    """Return pairs of cards that lack but one, each card in one pair, the widest choice first."""
    pairs = dict.fromkeys(map(_sorted, combinations(cards, 2)))
    natural = [pair for pair in pairs if not any(map(allowed.is_wild, pair))]
    useful = {pair: len(lacking(pair, allowed.largest)) for pair in natural}
    left, made = Counter(cards), []
    for pair in sorted(useful, key=lambda each: -useful[each]):
        if useful[pair] and Counter(pair) <= left:
            left.subtract(pair)
            made.append(pair)
    return made


def _sorted(cards: Sequence[Card]) -> Meld:
    return tuple(sorted(cards))


def ways_shown(view: View, groups: Groups, refusal: Refusal) -> list[Lay]:
    """Return the ways to lay that are worth showing: first as the player has grouped his cards."""
    own = _own_laying(view, groups)
    found = ways_to_lay(view.rummy, view.seat, rights_of(view))
    ways = [own, *found] if not refusal(own) else found
    alike = {tuple(sorted(way.sets)): way for way in reversed(ways)}
    return [way for way in ways if alike[tuple(sorted(way.sets))] is way][:MOST_WAYS]


def spelled_by(action: Action, view: View, groups: Groups, refusal: Refusal) -> Action:
    """Return an action with the sets as the player has grouped them, or with the best there are."""
    rummy, seat, rights = view.rummy, view.seat, rights_of(view)
    match action:
        case Lay():
            wanted = _own_laying(view, groups)
            return wanted if not refusal(wanted) else best_laying(rummy, seat, rights)
        case Finish():
            own = _own_finish(view, groups)
            return own if not refusal(own) else finishing(rummy, seat, rights)
        case ShowTunnelas():
            return all_tunnelas(rummy, seat)
        case _:
            return action


def _own_laying(view: View, groups: Groups) -> Lay:
    melds = [(tuple(sorted(group)), kind(view, group)) for group in groups]
    pairs = [meld for meld, of in melds if of == "dublee"]
    if len(pairs) >= DUBLEES_WANTED:
        return Lay(tuple(pairs[:DUBLEES_WANTED]))
    return Lay(tuple(meld for meld, of in melds if of in PURE)[:SETS_WANTED])


def _own_finish(view: View, groups: Groups) -> Finish:
    melds = [tuple(sorted(group)) for group in groups]
    sets = tuple(meld for meld in melds if len(meld) > 1)
    alone = [meld[0] for meld in melds if len(meld) == 1]
    if len(alone) != 1:
        return Finish()
    return Finish((*view.rummy.laid[view.seat], *sets), alone[0])
