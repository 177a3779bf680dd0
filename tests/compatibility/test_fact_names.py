"""Facts are stored in databases, and printed for other programs, under stable names."""

from dataclasses import fields, replace
from typing import get_args

import pytest

from marjapussi_gui.commands.reason_output import fact_as_json
from marjapussi_gui.engine.actions import Bid, Pass, Play
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.model.contrast import EquallyGood
from marjapussi_gui.model.fact_json import FACT_FORMATS, fact_from_json, fact_to_json
from marjapussi_gui.model.facts import Fact
from marjapussi_gui.model.verdict import verdict_from_json, verdict_to_json
from tests.sample_facts import ALL_FACTS
from tests.storage import complete_database

# The name in a database, the one for other programs, and what a fact of that kind holds
NAMES = {
    "Exact": ("exact", "worlds"),
    "Searched": ("search", "worlds"),
    "LikelyTotal": ("likely_total", "points"),
    "Reaches": ("reaches", "points share"),
    "Amounts": ("amount_chances", "points share more more_share"),
    "RamiOrNolo": ("rami_or_nolo", "rami nolo"),
    "Danger": ("danger", "tricks"),
    "Distance": ("distance", "number"),
    "Outs": ("outs", "cards number"),
    "Void": ("void", "seat suit trick"),
    "HigherOut": ("higher_out", "card seats"),
    "Highest": ("highest", "card"),
    "Unbeatable": ("unbeatable", "card seat"),
    "TrumpsOut": ("trumps_out", "number seats"),
    "Holds": ("holds", "seat card"),
    "OneOfPair": ("one_of_pair", "seat suit"),
    "NoneOfPair": ("none_of_pair", "seat suit"),
    "PlaysLast": ("plays_last", "leader"),
    "TookUp": ("took_up", "seat card"),
    "LetGo": ("let_go", "seat card"),
    "CanCome": ("can_come", "card number"),
    "Tiplu": ("tiplu", "card"),
    "Without": ("without", "card missing other other_missing"),
    "HelpfulWithout": ("helpful_without", "card number other other_number"),
    "Tied": ("tied", "trait cards"),
    "Forced": ("forced", "is_card must held suit against barred"),
    "Contrast": ("contrast", "result better other best instead number card"),
    "MeanMore": ("mean_more", "number best instead"),
    "Alike": ("alike", "number actions is_most others"),
    "Shared": ("shared", "result share"),
    "Advised": ("principle", "principle"),
    "NoTime": ("no_time", ""),
    "Unopposed": ("unopposed", "points"),
    "ContractLost": ("contract_lost", ""),
    "ContractSafe": ("contract_safe", ""),
    "CanWait": ("can_wait", "suit"),
    "LeastMissed": ("least_missed", ""),
    "AtRisk": ("at_risk", "card higher seats"),
    "Against": ("against", "card"),
    "Connects": ("connects", "card cards"),
    "Exchange": ("exchange", "effect cards seat"),
}
WRITTEN: dict[str, dict[str, object]] = {
    "Outs": {"fact": "Outs", "cards": [3, 4], "number": 31},
    "HigherOut": {"fact": "HigherOut", "card": 27, "seats": [1, 2]},
    "MeanMore": {
        "fact": "MeanMore",
        "number": 1.25,
        "best": {"do": "bid 140"},
        "instead": {"do": "lay KS QS JS"},
    },
    "Alike": {"fact": "Alike", "number": 3, "actions": [], "is_most": False, "others": []},
    "NoTime": {"fact": "NoTime"},
    "Advised": {"fact": "Advised", "principle": "keep_the_pair"},
}


def example(name: str) -> Fact:
    known = (*complete_database.FACTS, *ALL_FACTS)
    return next(each for each in known if fact_to_json(each)["fact"] == name)


def test_every_kind_of_fact_has_its_stored_name() -> None:
    assert {name: " ".join(keys) for name, (_, keys) in FACT_FORMATS.items()} == {
        name: places for name, (_, places) in NAMES.items()
    }
    assert {fact_class for fact_class, _ in FACT_FORMATS.values()} == set(get_args(Fact))


def test_every_field_of_a_fact_is_written() -> None:
    for fact_class, keys in FACT_FORMATS.values():
        assert len(keys) == len(fields(fact_class))


@pytest.mark.parametrize("name", NAMES)
def test_stored_and_printed_facts_have_these_names(name: str) -> None:
    key, places = NAMES[name]
    fact = example(name)

    assert list(fact_to_json(fact)) == ["fact", *places.split()]
    told = fact_as_json(fact)
    assert (told["key"], list(told["places"])) == (key, places.split())  # type: ignore[call-overload]


@pytest.mark.parametrize("name", WRITTEN)
def test_values_inside_a_fact_are_plain(name: str) -> None:
    assert fact_to_json(example(name)) == WRITTEN[name]
    assert fact_from_json(WRITTEN[name]) == example(name)


def test_field_that_is_missing_has_its_usual_value() -> None:
    assert fact_from_json({"fact": "Forced"}) == fact_from_json(
        {
            "fact": "Forced",
            "is_card": True,
            "must": "",
            "held": 0,
            "suit": -1,
            "against": -1,
            "barred": 0,
        }
    )
    assert fact_from_json({"fact": "Alike", "number": 3}) == EquallyGood(3)


def test_actions_that_are_alike_are_read_back() -> None:
    written = {
        "fact": "Alike",
        "number": 2,
        "actions": [{"do": "pass"}, {"do": "bid 140"}],
        "is_most": True,
        "others": [{"do": "play AS"}],
    }
    fact = EquallyGood(2, (Pass(), Bid(140)), True, (Play(Card(0)),))

    assert fact_to_json(fact) == written
    assert fact_from_json(written) == fact


def test_advised_action_is_read_back_and_may_be_missing() -> None:
    advising = replace(complete_database.VERDICTS[2], tie_break=Bid(60))
    written = verdict_to_json(advising)

    assert written["advised"] == "bid 60"
    assert verdict_from_json(written) == advising
    del written["advised"]
    assert verdict_from_json(written) == complete_database.VERDICTS[2]


def test_verdict_is_written_under_these_names() -> None:
    written = verdict_to_json(complete_database.VERDICTS[2])

    assert written == {
        "seat": 0,
        "kind": "give",
        "done": "pass",
        "rank": "forced",
        "deals": 400,
        "worths": [["bid 60", 12.5, 0.5, 0.125], ["pass", -3.0, None, 0.0]],
        "reasons": [],
        "advised": None,
        "tempting": None,
    }
