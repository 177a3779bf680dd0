"""Facts as JSON, with the sentences of the window, for the commands."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, get_args

from ..engine.actions import Action
from ..engine.notation import action_text
from ..engine.record import Replay
from ..engine.state import Seat
from ..model.contrast import Contrast, EquallyGood, MeanGain
from ..model.fact_json import fact_values
from ..model.facts import (
    AllDealsSolved,
    CardAtRisk,
    ContestChances,
    ContractLost,
    ContractUnstoppable,
    CopiesUnseen,
    DealsSearched,
    DistanceWithout,
    ExpectedLosers,
    ExpectedTotal,
    Fact,
    FewConnections,
    ForcedAction,
    HelpfulDraws,
    HigherCardOut,
    HighestInSuit,
    HoldsNoneOfPair,
    HoldsOneOfPair,
    KnownHolding,
    KnownTiplu,
    KnownVoid,
    LeastMissed,
    MarriageCanWait,
    NoTimeLeft,
    PassedUp,
    PickedUp,
    PlaysLastToTrick,
    PrincipleApplies,
    ScoresWithoutContract,
    SetDistance,
    TotalChances,
    TrumpsStillOut,
    UnbeatableCard,
)

if TYPE_CHECKING:  # Qt, on which the texts stand, is imported only where a sentence is written
    from ..ui.text.table_players import TablePlayers

FACT_KEYS: dict[type[Fact], str] = {
    NoTimeLeft: "no_time",
    ScoresWithoutContract: "unopposed",
    ContractLost: "contract_lost",
    ContractUnstoppable: "contract_safe",
    MarriageCanWait: "can_wait",
    LeastMissed: "least_missed",
    CardAtRisk: "at_risk",
    FewConnections: "connects",
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


def fact_as_json(fact: Fact) -> dict[str, object]:
    """Return a fact as a JSON object."""
    places = {name: _to_json_value(value) for name, value in fact_values(fact).items()}
    return {"key": FACT_KEYS[type(fact)], "places": places}


def _to_json_value(value: object) -> object:
    if isinstance(value, tuple) and any(isinstance(each, get_args(Action)) for each in value):
        return list(map(_to_json_value, value))
    return action_text(value) if isinstance(value, get_args(Action)) else value


def facts_as_json(facts: Iterable[Fact], people: "TablePlayers") -> list[dict[str, object]]:
    """Return facts as JSON objects, each with its sentence."""
    from ..ui.text.reason_text import reason_sentence

    return [{**fact_as_json(fact), "text": reason_sentence(fact, people)} for fact in facts]


def players_of(replayed: Replay, seat: Seat) -> "TablePlayers":
    """Return the players of a record, as the player of this seat speaks of them."""
    from ..ui.text.i18n import use_english_numbers
    from ..ui.text.table_players import TablePlayers

    use_english_numbers()
    header = replayed.record.header
    return TablePlayers(header.player_names, seat, header.game.seating)
