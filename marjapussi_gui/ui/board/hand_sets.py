"""Which groups of cards in the player's rummy hand are sets, and how to lay them. No Qt."""

from collections.abc import Callable, Sequence

from ...engine.actions import Action, Finish, Lay, ShowTunnelas
from ...engine.cards import HIDDEN, Card, CardSet
from ...engine.rummy import card_groups
from ...engine.rummy.action_proposals import best_lay_action, fill_in_sets, ranked_lay_actions
from ...engine.rummy.card_groups import Groups, SetKind
from ...engine.rummy.set_progress import completing_cards, wild_card_substitutes
from ...engine.rummy.turn_rules import RummyTurnRules
from ...engine.state import Meld
from ...engine.view import View
from .sets_row import GroupState

MAX_OPTIONS = 9  # ways of laying sets that the player can step through
FindRefusal = Callable[[Action], str]  # returns why an action is illegal; empty if it is legal


def rummy_turn_rules(view: View) -> RummyTurnRules:
    return RummyTurnRules(view.game.rules, view.game.seating)


def known_wild_cards(view: View) -> CardSet:
    if not view.rummy.is_dealt:
        return 0
    return rummy_turn_rules(view).set_rules(view.rummy, view.seat).wild_cards


def set_kind(view: View, cards: Sequence[Card]) -> SetKind:
    return card_groups.set_kind(view.rummy, view.seat, rummy_turn_rules(view), cards)


def missing_cards(view: View, cards: Sequence[Card]) -> tuple[Card, ...]:
    return completing_cards(tuple(sorted(cards)), rummy_turn_rules(view).max_set_size)


def wild_replacements(view: View, cards: Sequence[Card]) -> tuple[tuple[Card, Card], ...]:
    return wild_card_substitutes(
        tuple(sorted(cards)), rummy_turn_rules(view).set_rules(view.rummy, view.seat)
    )


def group_state(view: View, cards: Sequence[Card]) -> GroupState:
    """Return whether a group in the hand is a set, could become one, or is loose cards."""
    if HIDDEN in cards:
        return "loose"
    if is_set := set_kind(view, cards):
        return "making" if is_set is SetKind.DUBLEE else "ready"
    return "making" if missing_cards(view, cards) else "loose"


def best_groups(view: View) -> list[Meld]:
    return card_groups.best_groups(view.rummy, view.seat, rummy_turn_rules(view))


def best_groups_including(view: View, fixed_groups: Sequence[Meld]) -> list[Meld]:
    return card_groups.complete_groups(view.rummy, view.seat, rummy_turn_rules(view), fixed_groups)


def ways_to_lay_sets(view: View, groups: Groups, find_refusal: FindRefusal) -> list[Lay]:
    """Return the ways of laying sets worth offering, first the player's own grouping."""
    rummy, seat, turn_rules = view.rummy, view.seat, rummy_turn_rules(view)
    own = card_groups.lay_action_from_groups(rummy, seat, turn_rules, groups)
    found = ranked_lay_actions(rummy, seat, turn_rules)
    ways = [own, *found] if not find_refusal(own) else found
    first_by_sets = {tuple(sorted(way.sets)): way for way in reversed(ways)}
    return [way for way in ways if first_by_sets[tuple(sorted(way.sets))] is way][:MAX_OPTIONS]


def complete_with_own_sets(
    action: Action, view: View, groups: Groups, find_refusal: FindRefusal
) -> Action:
    """Return an action with the player's own sets or, if these are illegal, the best ones."""
    rummy, seat, turn_rules = view.rummy, view.seat, rummy_turn_rules(view)
    match action:
        case Lay():
            own: Action = card_groups.lay_action_from_groups(rummy, seat, turn_rules, groups)
            return own if not find_refusal(own) else best_lay_action(rummy, seat, turn_rules)
        case Finish():
            own = card_groups.finish_action_from_groups(rummy, seat, groups)
            return own if not find_refusal(own) else fill_in_sets(Finish(), rummy, seat, turn_rules)
        case ShowTunnelas():
            return fill_in_sets(ShowTunnelas(), rummy, seat, turn_rules)
        case _:
            return action
