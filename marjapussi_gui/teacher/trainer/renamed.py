"""Verdicts with other cards: the actions and the facts renamed."""

from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from typing import Any, get_args, get_type_hints

from ...engine.actions import Action
from ...engine.cards import Card, Suit
from ...engine.renaming import Renaming
from ...facts import Fact, Forced
from ...kept.verdict import Verdict

ACTIONS = get_args(Action)


def verdict_renamed(verdict: Verdict, names: Renaming) -> Verdict:
    """Return the same verdict with other cards."""
    return replace(
        verdict,
        done=names.action(verdict.done),
        worths=tuple(replace(each, action=names.action(each.action)) for each in verdict.worths),
        reasons=tuple(_fact(each, names) for each in verdict.reasons),
        advised=None if verdict.advised is None else names.action(verdict.advised),
    )


def _fact(fact: Fact, names: Renaming) -> Fact:
    fact_class: type = type(fact)
    hints = _hints(fact_class)
    changed = {
        each.name: _value(hints[each.name], getattr(fact, each.name), names)
        for each in fields(fact)
    }
    if isinstance(fact, Forced):
        changed["held"] = names.set_of(fact.held)
        changed["barred"] = names.set_of(fact.barred)
    return replace(fact, **changed)


@cache
def _hints(fact_class: type) -> Mapping[str, object]:
    return get_type_hints(fact_class)


def _value(hint: object, value: Any, names: Renaming) -> Any:  # noqa: ANN401 - any field of a fact
    if hint is Card:
        return names.card(value)
    if hint is Suit:
        return names.suit(value)
    if hint == tuple[Card, ...]:
        return names.all_of(value)
    if hint == tuple[Action, ...]:
        return tuple(map(names.action, value))
    return names.action(value) if isinstance(value, ACTIONS) else value
