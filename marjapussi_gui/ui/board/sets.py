"""Questions about the groups in a player's rummy hand, answered by the engine. No Qt."""

from collections.abc import Callable, Sequence

from ...engine.actions import Action, Finish, Lay, ShowTunnelas
from ...engine.cards import HIDDEN, Card, CardSet
from ...engine.phases.rummy_rights import Rights
from ...engine.rummy import grouping
from ...engine.rummy.grouping import Groups, SetKind
from ...engine.rummy.lacking import lacking, stand_ins
from ...engine.rummy.proposals import best_laying, spelled_out, ways_to_lay
from ...engine.state import Meld
from ...engine.view import View
from .sets_row import Look

MOST_WAYS = 9  # of laying sets that the player can cycle through
Refusal = Callable[[Action], str]  # why an action is illegal; empty if it is legal


def rights_of(view: View) -> Rights:
    return Rights(view.game.rules, view.game.seating)


def known_wild(view: View) -> CardSet:
    """Return the cards that the viewing seat knows to be wild."""
    if not view.rummy.is_dealt:
        return 0
    return rights_of(view).set_rules(view.rummy, view.seat).wild


def kind(view: View, cards: Sequence[Card]) -> SetKind:
    return grouping.kind_of(view.rummy, view.seat, rights_of(view), cards)


def lacking_in(view: View, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return each card that would complete a group to a set."""
    return lacking(tuple(sorted(cards)), rights_of(view).largest)


def stand_ins_in(view: View, cards: Sequence[Card]) -> tuple[tuple[Card, Card], ...]:
    """Return the pairs of a wild card and the card that it can stand for in a set."""
    return stand_ins(tuple(sorted(cards)), rights_of(view).set_rules(view.rummy, view.seat))


def look_of(view: View, cards: Sequence[Card]) -> Look:
    """Return the state of a group in the player's hand."""
    if HIDDEN in cards:
        return "loose"
    if is_set := kind(view, cards):
        return "making" if is_set is SetKind.DUBLEE else "ready"
    return "making" if lacking_in(view, cards) else "loose"


def best_groups(view: View) -> list[Meld]:
    return grouping.best_groups(view.rummy, view.seat, rights_of(view))


def groups_with(view: View, first: Sequence[Meld]) -> list[Meld]:
    return grouping.groups_with(view.rummy, view.seat, rights_of(view), first)


def ways_shown(view: View, groups: Groups, refusal: Refusal) -> list[Lay]:
    """Return the ways to lay sets worth showing, the player's own grouping first."""
    rummy, seat, rights = view.rummy, view.seat, rights_of(view)
    own = grouping.grouped_laying(rummy, seat, rights, groups)
    found = ways_to_lay(rummy, seat, rights)
    ways = [own, *found] if not refusal(own) else found
    first_by_sets = {tuple(sorted(way.sets)): way for way in reversed(ways)}
    return [way for way in ways if first_by_sets[tuple(sorted(way.sets))] is way][:MOST_WAYS]


def spelled_by(action: Action, view: View, groups: Groups, refusal: Refusal) -> Action:
    """Return an action completed with the player's sets, or the best ones if those are illegal."""
    rummy, seat, rights = view.rummy, view.seat, rights_of(view)
    match action:
        case Lay():
            own: Action = grouping.grouped_laying(rummy, seat, rights, groups)
            return own if not refusal(own) else best_laying(rummy, seat, rights)
        case Finish():
            own = grouping.grouped_finish(rummy, seat, groups)
            return own if not refusal(own) else spelled_out(Finish(), rummy, seat, rights)
        case ShowTunnelas():
            return spelled_out(ShowTunnelas(), rummy, seat, rights)
        case _:
            return action
