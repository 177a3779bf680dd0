"""Replaces the cards in verdicts, for the same decision with other cards."""

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Any, get_args, get_type_hints

from ...engine.actions import Action
from ...engine.card_renaming import CardRenaming
from ...engine.cards import Card, Suit
from ...model.facts import Fact, ForcedAction
from ...model.verdict import Verdict

ACTION_TYPES = get_args(Action)


def rename_cards_in_verdict(verdict: Verdict, renaming: CardRenaming) -> Verdict:
    """Return the verdict with the cards in its actions and facts renamed."""
    return replace(
        verdict,
        chosen=renaming.rename_action(verdict.chosen),
        action_values=tuple(
            replace(each, action=renaming.rename_action(each.action))
            for each in verdict.action_values
        ),
        reasons=tuple(_rename_cards_in_fact(each, renaming) for each in verdict.reasons),
        tie_break=_rename_optional(verdict.tie_break, renaming),
        temptation=_rename_optional(verdict.temptation, renaming),
    )


def _rename_optional(action: Action | None, renaming: CardRenaming) -> Action | None:
    return None if action is None else renaming.rename_action(action)


def _rename_cards_in_fact(fact: Fact, renaming: CardRenaming) -> Fact:
    fact_class: type = type(fact)
    hints = _field_types(fact_class)
    changed = {
        each.name: _rename_cards_in_value(hints[each.name], getattr(fact, each.name), renaming)
        for each in fields(fact)
    }
    if isinstance(fact, ForcedAction):
        changed["allowed_cards"] = renaming.rename_card_set(fact.allowed_cards)
        changed["forbidden_cards"] = renaming.rename_card_set(fact.forbidden_cards)
    return replace(fact, **changed)


@cache
def _field_types(fact_class: type) -> Mapping[str, object]:
    return get_type_hints(fact_class)


def _rename_cards_in_value(hint: object, value: Any, renaming: CardRenaming) -> Any:  # noqa: ANN401 - any field of a fact
    if hint is Card:
        return renaming.rename_card(value)
    if hint is Suit:
        return renaming.rename_suit(value)
    if hint == tuple[Card, ...]:
        return renaming.rename_cards(value)
    if hint == tuple[Action, ...]:
        return tuple(map(renaming.rename_action, value))
    return renaming.rename_action(value) if isinstance(value, ACTION_TYPES) else value
