"""Pairs of house rules that contradict each other."""

from collections.abc import Callable

from .frozen import frozen
from .options import Option
from .rules import Rules

# Default target of the auction games that can have a fixed number of deals
DEFAULT_AUCTION_TARGET = 500
# Card points of a whole pack in the auction games
TOTAL_CARD_POINTS = {"original": 120, "simplified": 140}


@frozen
class RuleConflict:
    """Two options that may contradict each other, and a test for that."""

    keys: tuple[str, str]
    applies: Callable[[Rules], bool]
    required_option: str = ""  # if not empty, the conflict needs a game with this option


RULE_CONFLICTS = (
    RuleConflict(
        ("overshoot", "exact"),
        lambda rules: rules.overshoot == "fall" and not rules.exact,
    ),
    RuleConflict(
        ("falls_to", "exact"),
        lambda rules: rules.falls_to != Rules().falls_to and not rules.exact,
    ),
    RuleConflict(
        ("falls_to", "overshoot"),
        lambda rules: rules.falls_to != Rules().falls_to and rules.overshoot == "subtract",
    ),
    RuleConflict(
        ("half_after_whole", "whole_after_trumps"),
        lambda rules: rules.half_after_whole and rules.whole_after_trumps == "not_declarers",
    ),
    RuleConflict(
        ("half_after_whole", "ask_order"),
        lambda rules: rules.half_after_whole and rules.ask_order == "strict",
    ),
    RuleConflict(
        ("min_bid", "target"),
        lambda rules: not rules.deals and rules.min_bid >= rules.target,
    ),
    RuleConflict(
        ("min_bid", "pips"),
        lambda rules: rules.opening == "must" and rules.min_bid > TOTAL_CARD_POINTS[rules.pips],
    ),
    RuleConflict(
        ("floor", "below_zero"),
        lambda rules: rules.floor != Rules().floor and rules.below_zero == "last",
    ),
    RuleConflict(
        ("lapiajo_waived", "trickless"),
        lambda rules: rules.lapiajo_waived and rules.trickless == "double",
    ),
    RuleConflict(
        ("target", "deals"),
        lambda rules: rules.deals > 0 and rules.target != DEFAULT_AUCTION_TARGET,
        required_option="min_bid",
    ),
    RuleConflict(
        ("stop_when_lost", "winner_banks"),
        lambda rules: rules.stop_when_lost and rules.winner_banks,
    ),
    RuleConflict(
        ("dublee_bonus", "dublees"),
        lambda rules: rules.dublee_bonus != Rules().dublee_bonus and not rules.dublees,
    ),
)


def find_conflicts(rules: Rules, options: tuple[Option, ...]) -> tuple[RuleConflict, ...]:
    """Return the conflicts in the rules between options that a game has."""
    keys = {each.key for each in options}
    return tuple(
        each
        for each in RULE_CONFLICTS
        if keys.issuperset(each.keys) and (not each.required_option or each.required_option in keys)
        if each.applies(rules)
    )
