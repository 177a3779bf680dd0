"""Facts as commands print them: each has a key, a sentence and a JSON form."""

import json
from typing import get_args

import pytest

from marjapussi_gui.commands.command import to_json
from marjapussi_gui.commands.reason_output import FACT_KEYS, fact_as_json, facts_as_json
from marjapussi_gui.engine.actions import Pass, Play
from marjapussi_gui.engine.cards import parse_card, parse_cards
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model import facts
from marjapussi_gui.model.contrast import ActionContrast, PlayoutResult
from marjapussi_gui.model.fact_json import FACT_FORMATS, fact_from_json, fact_to_json
from marjapussi_gui.ui.text.reason_text import reason_sentences
from marjapussi_gui.ui.text.table_players import TablePlayers
from tests.sample_facts import ALL_FACTS

PEOPLE = TablePlayers(
    ("normal 0", "b", "c", "d"), Seat(0), find_variant("marjapussi").create_game().seating
)


@pytest.mark.parametrize(
    ("fact", "text"),
    [
        (facts.AllDealsSolved(6), '{"key": "exact", "places": {"worlds": 6}}'),
        (facts.DealsSearched(60), '{"key": "search", "places": {"worlds": 60}}'),
        (facts.ExpectedTotal(164), '{"key": "likely_total", "places": {"points": 164}}'),
        (
            facts.RamiAndNoloChances(0.433, 0.479),
            '{"key": "rami_or_nolo", "places": {"rami": 0.433, "nolo": 0.479}}',
        ),
        (facts.ExpectedLosers(0.9), '{"key": "danger", "places": {"tricks": 0.9}}'),
        (facts.CardsMissingForSets(2), '{"key": "distance", "places": {"number": 2}}'),
        (
            facts.HelpfulDraws(parse_cards("AS KS"), 3),
            '{"key": "outs", "places": {"cards": [0, 2], "number": 3}}',
        ),
        (
            facts.HigherCardOut(parse_card("AS"), (Seat(1), Seat(2))),
            '{"key": "higher_out", "places": {"card": 0, "seats": [1, 2]}}',
        ),
        (
            ActionContrast(PlayoutResult.TRICK, 1.0, 0.5, Play(parse_card("AS")), Pass()),
            (
                '{"key": "contrast", "places": {"result": "trick", "better": 1.0, "other": 0.5,'
                ' "best": "play AS", "instead": "pass", "number": 0, "card": -1}}'
            ),
        ),
    ],
)
def test_each_fact_has_its_own_form_in_json(fact: facts.Fact, text: str) -> None:
    assert to_json(fact_as_json(fact)) == text


def test_every_kind_of_fact_has_a_key() -> None:
    assert {FACT_FORMATS[name][0] for name in FACT_KEYS} == set(get_args(facts.Fact))
    assert len(set(FACT_KEYS.values())) == len(FACT_KEYS)


def test_every_fact_is_written_as_json_with_the_sentence_of_the_window() -> None:
    sentences = reason_sentences(ALL_FACTS, PEOPLE)

    for sentence, told in zip(sentences, facts_as_json(ALL_FACTS, PEOPLE), strict=True):
        assert json.loads(to_json(told))["text"] == sentence
        assert sentence.endswith(".")
        assert not set("{}_") & set(sentence)


def test_every_fact_round_trips_through_json() -> None:
    for fact in ALL_FACTS:
        assert fact_from_json(json.loads(json.dumps(fact_to_json(fact)))) == fact
