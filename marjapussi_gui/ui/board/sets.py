"""Sets in a player's own rummy hand, asked of the engine as his view has them. No Qt."""

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

MOST_WAYS = 9  # to lay sets that are shown one after another
Refusal = Callable[[Action], str]  # why an action may not be done; nothing when it may


def rights_of(view: View) -> Rights:
    return Rights(view.game.rules, view.game.seating)


def known_wild(view: View) -> CardSet:
    """Return the cards that are wild for the seat that sees this, who may not know of any."""
    if not view.rummy.is_dealt:
        return 0
    return rights_of(view).set_rules(view.rummy, view.seat).wild


def kind(view: View, cards: Sequence[Card]) -> SetKind:
    return grouping.kind_of(view.rummy, view.seat, rights_of(view), cards)


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
        return "making" if is_set is SetKind.DUBLEE else "ready"
    return "making" if lacking_in(view, cards) else "loose"


def best_groups(view: View) -> list[Meld]:
    return grouping.best_groups(view.rummy, view.seat, rights_of(view))


def groups_with(view: View, first: Sequence[Meld]) -> list[Meld]:
    return grouping.groups_with(view.rummy, view.seat, rights_of(view), first)


def ways_shown(view: View, groups: Groups, refusal: Refusal) -> list[Lay]:
    """Return the ways to lay that are worth showing: first as the player has grouped his cards."""
    rummy, seat, rights = view.rummy, view.seat, rights_of(view)
    own = grouping.grouped_laying(rummy, seat, rights, groups)
    found = ways_to_lay(rummy, seat, rights)
    ways = [own, *found] if not refusal(own) else found
    alike = {tuple(sorted(way.sets)): way for way in reversed(ways)}
    return [way for way in ways if alike[tuple(sorted(way.sets))] is way][:MOST_WAYS]


def spelled_by(action: Action, view: View, groups: Groups, refusal: Refusal) -> Action:
    """Return an action with the sets as the player has grouped them, or with the best there are."""
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
