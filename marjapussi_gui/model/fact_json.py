"""Conversion of facts to JSON and back, with names that files and other programs rely on."""

from dataclasses import fields
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from ..engine.actions import Action
from ..engine.errors import MarjapussiError
from ..engine.notation import action_text, parse_action
from .contrast import ActionContrast, EquallyFrequentResult, EquallyGood, MeanGain
from .facts import (
    AllDealsSolved,
    CardAtRisk,
    CardsMissingAfterDiscard,
    CardsMissingForSets,
    ContractAmountChances,
    ContractLost,
    ContractUnstoppable,
    CopiesUnseen,
    CountsAgainstCard,
    DealsSearched,
    ExchangeHelps,
    ExpectedLosers,
    ExpectedTotal,
    Fact,
    FewCardsCompleteSet,
    ForcedAction,
    GivesAwayLeast,
    HelpfulAfterDiscard,
    HelpfulDraws,
    HigherCardOut,
    HighestInSuit,
    HoldsNoneOfPair,
    HoldsOneOfPair,
    KnownHolding,
    KnownTiplu,
    KnownVoid,
    MarriageCanWait,
    NextPlayerPassedUp,
    NextPlayerPickedUp,
    NoSearchTimeLeft,
    PlaysLastToTrick,
    PointTotalChances,
    PrincipleApplies,
    RamiAndNoloChances,
    ScoresWithoutContract,
    TiedCards,
    TrumpsStillOut,
    UnbeatableCard,
)

# The name of each class in files, and the keys of its fields in their order. Databases contain
# them, so these strings must never change, even if the classes or fields are renamed.
FACT_FORMATS: dict[str, tuple[type[Fact], tuple[str, ...]]] = {
    "Exact": (AllDealsSolved, ("worlds",)),
    "Searched": (DealsSearched, ("worlds",)),
    "LikelyTotal": (ExpectedTotal, ("points",)),
    "Reaches": (PointTotalChances, ("points", "share")),
    "Amounts": (ContractAmountChances, ("points", "share", "more", "more_share")),
    "RamiOrNolo": (RamiAndNoloChances, ("rami", "nolo")),
    "Danger": (ExpectedLosers, ("tricks",)),
    "Distance": (CardsMissingForSets, ("number",)),
    "Outs": (HelpfulDraws, ("cards", "number")),
    "Void": (KnownVoid, ("seat", "suit", "trick")),
    "HigherOut": (HigherCardOut, ("card", "seats")),
    "Highest": (HighestInSuit, ("card",)),
    "Unbeatable": (UnbeatableCard, ("card", "seat")),
    "TrumpsOut": (TrumpsStillOut, ("number", "seats")),
    "Holds": (KnownHolding, ("seat", "card")),
    "OneOfPair": (HoldsOneOfPair, ("seat", "suit")),
    "NoneOfPair": (HoldsNoneOfPair, ("seat", "suit")),
    "PlaysLast": (PlaysLastToTrick, ("leader",)),
    "TookUp": (NextPlayerPickedUp, ("seat", "card")),
    "LetGo": (NextPlayerPassedUp, ("seat", "card")),
    "CanCome": (CopiesUnseen, ("card", "number")),
    "Tiplu": (KnownTiplu, ("card",)),
    "Without": (CardsMissingAfterDiscard, ("card", "missing", "other", "other_missing")),
    "HelpfulWithout": (HelpfulAfterDiscard, ("card", "number", "other", "other_number")),
    "Forced": (ForcedAction, ("is_card", "must", "held", "suit", "against", "barred")),
    "Contrast": (
        ActionContrast,
        ("result", "better", "other", "best", "instead", "number", "card"),
    ),
    "MeanMore": (MeanGain, ("number", "best", "instead")),
    "Alike": (EquallyGood, ("number", "actions", "is_most", "others")),
    "Shared": (EquallyFrequentResult, ("result", "share")),
    "Advised": (PrincipleApplies, ("principle",)),
    "NoTime": (NoSearchTimeLeft, ()),
    "Unopposed": (ScoresWithoutContract, ("points",)),
    "ContractLost": (ContractLost, ()),
    "ContractSafe": (ContractUnstoppable, ()),
    "CanWait": (MarriageCanWait, ("suit",)),
    "LeastMissed": (GivesAwayLeast, ()),
    "AtRisk": (CardAtRisk, ("card", "higher", "seats")),
    "Against": (CountsAgainstCard, ("card",)),
    "Exchange": (ExchangeHelps, ("effect", "cards", "seat")),
    "Tied": (TiedCards, ("trait", "cards")),
    "Connects": (FewCardsCompleteSet, ("card", "cards")),
}
_NAME_OF_CLASS = {fact_class: name for name, (fact_class, _) in FACT_FORMATS.items()}
TypeHint = object  # the type annotation of a field
ACTION_KEY = "do"  # the key that stands for the text of an action within a fact


class StoredValueError(MarjapussiError, ValueError):
    """Raised for stored JSON that isn't a valid fact or verdict."""


def fact_to_json(fact: Fact) -> dict[str, object]:
    values = {key: _value_to_json(value) for key, value in fact_values(fact).items()}
    return {"fact": fact_name(fact), **values}


def fact_from_json(data: Any) -> Fact:  # noqa: ANN401 - anything may be in a file
    """Return the fact that the JSON describes. Raise StoredValueError if it is not valid."""
    values = dict(data)
    name = values.pop("fact")
    if name not in FACT_FORMATS:
        raise StoredValueError(f"there's no fact {name!r:.50}")
    fact_class, keys = FACT_FORMATS[name]
    names = dict(zip(keys, _field_names(fact_class), strict=True))
    fact = fact_class(**{names[key]: _value_from_json(value) for key, value in values.items()})
    if not _is_valid(fact):
        raise StoredValueError(f"the fact {name} has a value of the wrong type: {values!r:.100}")
    return fact


def fact_name(fact: Fact) -> str:
    return _NAME_OF_CLASS[type(fact)]


def fact_values(fact: Fact) -> dict[str, object]:
    _, keys = FACT_FORMATS[fact_name(fact)]
    values = (getattr(fact, name) for name in _field_names(type(fact)))
    return dict(zip(keys, values, strict=True))


def _field_names(fact_class: type[Fact]) -> tuple[str, ...]:
    return tuple(each.name for each in fields(fact_class))


def _value_to_json(value: object) -> object:
    if isinstance(value, tuple):
        return [_value_to_json(each) for each in value]
    if isinstance(value, get_args(Action)):
        return {ACTION_KEY: action_text(value)}
    return value


def _value_from_json(data: Any) -> Any:  # noqa: ANN401 - anything may be in a file
    if isinstance(data, list):
        return tuple(map(_value_from_json, data))
    if isinstance(data, dict):
        return parse_action(data[ACTION_KEY])
    return data


def _is_valid(fact: Fact) -> bool:
    """Return whether every field of a fact has a value of its declared type."""
    fact_class: type = type(fact)
    hints = _type_hints(fact_class)
    return all(_matches_hint(hints[each.name], getattr(fact, each.name)) for each in fields(fact))


@cache
def _type_hints(fact_class: type) -> dict[str, TypeHint]:
    return get_type_hints(fact_class)


def _matches_hint(hint: TypeHint, value: object) -> bool:
    if isinstance(hint, NewType):
        return _matches_hint(hint.__supertype__, value)
    origin, parts = get_origin(hint), get_args(hint)
    if origin is tuple:
        return isinstance(value, tuple) and _matches_tuple_hint(parts, value)
    if origin in (UnionType, Union):
        return any(_matches_hint(part, value) for part in parts)
    if hint is float:
        return isinstance(value, int | float)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return value in {each.value for each in hint}
    return not isinstance(hint, type) or isinstance(value, hint)


def _matches_tuple_hint(parts: tuple[TypeHint, ...], values: tuple[object, ...]) -> bool:
    if len(parts) == 2 and parts[1] is Ellipsis:
        return all(_matches_hint(parts[0], value) for value in values)
    pairs = zip(parts, values, strict=False)
    return len(parts) == len(values) and all(_matches_hint(part, value) for part, value in pairs)
