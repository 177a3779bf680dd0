"""Facts as JSON, with the same sentences as in the window, for several commands."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, get_args

from ..engine.actions import Action
from ..engine.notation import action_text
from ..engine.record_lines import RecordHeader
from ..engine.state import Seat
from ..model.fact_json import fact_name, fact_values
from ..model.facts import Fact

if TYPE_CHECKING:  # the texts need Qt, so they are imported only where a sentence is written
    from ..ui.text.table_players import TablePlayers

# the key of each fact in the output, by the name of the fact in files
FACT_KEYS: dict[str, str] = {
    "NoTime": "no_time",
    "Unopposed": "unopposed",
    "ContractLost": "contract_lost",
    "ContractSafe": "contract_safe",
    "CanWait": "can_wait",
    "LeastMissed": "least_missed",
    "AtRisk": "at_risk",
    "Against": "against",
    "Exchange": "exchange",
    "Tied": "tied",
    "Connects": "connects",
    "Exact": "exact",
    "Searched": "search",
    "LikelyTotal": "likely_total",
    "Reaches": "reaches",
    "Amounts": "amount_chances",
    "RamiOrNolo": "rami_or_nolo",
    "Danger": "danger",
    "Distance": "distance",
    "Outs": "outs",
    "Void": "void",
    "HigherOut": "higher_out",
    "Highest": "highest",
    "Unbeatable": "unbeatable",
    "TrumpsOut": "trumps_out",
    "Holds": "holds",
    "OneOfPair": "one_of_pair",
    "NoneOfPair": "none_of_pair",
    "PlaysLast": "plays_last",
    "TookUp": "took_up",
    "LetGo": "let_go",
    "CanCome": "can_come",
    "Tiplu": "tiplu",
    "Without": "without",
    "HelpfulWithout": "helpful_without",
    "Forced": "forced",
    "Contrast": "contrast",
    "MeanMore": "mean_more",
    "Alike": "alike",
    "Shared": "shared",
    "Advised": "principle",
}


def fact_as_json(fact: Fact) -> dict[str, object]:
    """Return a fact's name and fields as a JSON object, without the sentence in words."""
    places = {name: _to_json_value(value) for name, value in fact_values(fact).items()}
    return {"key": FACT_KEYS[fact_name(fact)], "places": places}


def _to_json_value(value: object) -> object:
    if isinstance(value, tuple):
        return list(map(_to_json_value, value))
    return action_text(value) if isinstance(value, get_args(Action)) else value


def facts_as_json(facts: Iterable[Fact], people: "TablePlayers") -> list[dict[str, object]]:
    """Return facts as JSON objects, each with the sentence that states it."""
    from ..ui.text.reason_text import reason_sentence

    return [{**fact_as_json(fact), "text": reason_sentence(fact, people)} for fact in facts]


def players_of(header: RecordHeader, seat: Seat) -> "TablePlayers":
    """Return the players of a record, named from the point of view of a seat."""
    from ..ui.text.i18n import capitalized, use_english_numbers
    from ..ui.text.table_players import TablePlayers

    use_english_numbers()
    names = tuple(map(capitalized, header.player_names))  # most of them begin a sentence
    return TablePlayers(names, seat, header.game.seating)
