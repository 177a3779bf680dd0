"""Facts as English sentences and as JSON, for the commands."""

from collections.abc import Iterable
from typing import get_args

from ..engine.actions import Action
from ..engine.cards import SUIT_NAMES, Card, card_names
from ..engine.notation import action_text
from ..model.contrast import Contrast, EquallyGood, MeanGain
from ..model.fact_json import fact_values
from ..model.facts import (
    AllDealsSolved,
    ContestChances,
    CopiesUnseen,
    DealsSearched,
    DistanceWithout,
    ExpectedLosers,
    ExpectedTotal,
    Fact,
    ForcedAction,
    HelpfulDraws,
    HigherCardOut,
    HighestInSuit,
    HoldsNoneOfPair,
    HoldsOneOfPair,
    KnownHolding,
    KnownTiplu,
    KnownVoid,
    NoTimeLeft,
    PassedUp,
    PickedUp,
    PlaysLastToTrick,
    PrincipleApplies,
    SetDistance,
    TotalChances,
    TrumpsStillOut,
    UnbeatableCard,
)

FACT_KEYS: dict[type[Fact], str] = {
    NoTimeLeft: "no_time",
    AllDealsSolved: "exact",
    DealsSearched: "search",
    ExpectedTotal: "likely_total",
    TotalChances: "reaches",
    ContestChances: "rami_or_nolo",
    ExpectedLosers: "danger",
    SetDistance: "distance",
    HelpfulDraws: "outs",
    KnownVoid: "void",
    HigherCardOut: "higher_out",
    HighestInSuit: "highest",
    UnbeatableCard: "unbeatable",
    TrumpsStillOut: "trumps_out",
    KnownHolding: "holds",
    HoldsOneOfPair: "one_of_pair",
    HoldsNoneOfPair: "none_of_pair",
    PlaysLastToTrick: "plays_last",
    PickedUp: "took_up",
    PassedUp: "let_go",
    CopiesUnseen: "can_come",
    KnownTiplu: "tiplu",
    DistanceWithout: "without",
    ForcedAction: "forced",
    Contrast: "contrast",
    MeanGain: "mean_more",
    EquallyGood: "alike",
    PrincipleApplies: "principle",
}
# English only: commands are not translated. The names in braces are the keys of a fact.
FACT_SENTENCES: dict[type[Fact], str] = {
    NoTimeLeft: "There was no time to think; this is the rule of thumb's advice.",
    AllDealsSolved: "Every deal that is still possible was played out to its end:"
    " {worlds} in number.",
    DealsSearched: "The search tried deals that are still possible: {worlds} in number.",
    ExpectedTotal: "The own side is likely to come to {points} points.",
    TotalChances: "The own side comes to {points} points or more in {share} of the deals.",
    ContestChances: "Bidding rami is worth {rami}, bidding nolo {nolo}.",
    ExpectedLosers: "Played alone, this hand is in danger of {tricks} tricks.",
    SetDistance: "Cards that are missing for the sets: {number}.",
    HelpfulDraws: "Unseen cards that would help at once: {number}, namely {cards}.",
    KnownVoid: "Seat {seat} has no {suit}.",
    HigherCardOut: "{card} is still out, and may be held by {seats}, playing later.",
    HighestInSuit: "{card} is the highest that is left of its suit.",
    UnbeatableCard: "Nobody who still plays can beat {card} of seat {seat}.",
    TrumpsStillOut: "Trumps that are still out: {number}; who may hold them: {seats}.",
    KnownHolding: "Seat {seat} holds {card}.",
    HoldsOneOfPair: "Seat {seat} holds either king or queen of {suit}.",
    HoldsNoneOfPair: "Seat {seat} holds neither king nor queen of {suit}.",
    PlaysLastToTrick: "Nobody plays to this trick later.",
    PickedUp: "Seat {seat}, who plays next, took {card}.",
    PassedUp: "Seat {seat}, who plays next, let {card} go.",
    CopiesUnseen: "Copies of {card} that are still unseen: {number}.",
    KnownTiplu: "The tiplu is {card}.",
    DistanceWithout: "Cards missing: {missing} without {card}, {other_missing} without {other}.",
    ForcedAction: "Nothing else may be done.",
    Contrast: "{result} {number}: {better} of the deals after {best}, {other} after {instead}.",
    MeanGain: "On average {best} gains {number} more than {instead}.",
    EquallyGood: "It hardly matters: {actions}.",
    PrincipleApplies: "A principle: {principle}.",
}
CARD_KEYS = ("card", "cards", "other")  # numbers under these keys are cards


def fact_as_json(fact: Fact) -> dict[str, object]:
    """Return a fact as a JSON object."""
    places = {name: _to_json_value(value) for name, value in fact_values(fact).items()}
    return {"key": FACT_KEYS[type(fact)], "places": places}


def fact_sentence(fact: Fact) -> str:
    """Return a fact as a sentence."""
    places = {name: _value_text(name, value) for name, value in fact_values(fact).items()}
    return FACT_SENTENCES[type(fact)].format_map(places).replace(" 0:", ":")


def _to_json_value(value: object) -> object:
    if isinstance(value, tuple) and any(isinstance(each, get_args(Action)) for each in value):
        return list(map(_to_json_value, value))
    return action_text(value) if isinstance(value, get_args(Action)) else value


def _value_text(key: str, value: object) -> str:
    match value:
        case float():
            return f"{value:.2f}"
        case int() if key in CARD_KEYS:
            return card_names((Card(value),))
        case int() if key == "suit":
            return SUIT_NAMES[value]
        case tuple() if key in CARD_KEYS:
            return card_names(value)
        case tuple() if key == "actions":
            return " or ".join(map(action_text, value))
        case ():
            return "nobody in particular"
        case tuple():
            return ", ".join(f"seat {each}" for each in value)
        case str():
            return value.replace("_", " ")
        case _:
            return str(_to_json_value(value))


def facts_as_json(facts: Iterable[Fact]) -> list[dict[str, object]]:
    """Return facts as JSON objects, each with its sentence."""
    return [{**fact_as_json(fact), "text": fact_sentence(fact)} for fact in facts]
