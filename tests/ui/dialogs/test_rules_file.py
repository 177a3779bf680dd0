"""Files of house rules: what is written reads back, and nothing else is taken."""

import json

import pytest

from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.model.new_game import default_rules
from marjapussi_gui.ui.dialogs.rules_file import (
    MAX_BYTES,
    RulesFile,
    RulesFileError,
    format_rules,
    parse_rules,
)

GOOD: dict[str, object] = {
    "marjapussi-rules": 1,
    "game": "marjapussi",
    "name": "Kesä",
    "rules": {"pack": 28, "porvoo": False},
}


def with_changes(**places: object) -> bytes:
    return json.dumps({**GOOD, **places}).encode()


def without_key(key: str) -> bytes:
    return json.dumps({each: value for each, value in GOOD.items() if each != key}).encode()


BROKEN = {
    "nothing": b"",
    "no text": b"\xff\xfe\x00",
    "no JSON": b"pack: 28",
    "cut off": with_changes()[:-5],
    "two texts": with_changes() + with_changes(),
    "a list": b"[]",
    "a number": b"12",
    "null": b"null",
    "another file": b'{"deals": 4}',
    "no mark": without_key("marjapussi-rules"),
    "a later version": with_changes(**{"marjapussi-rules": 2}),
    "a true version": with_changes(**{"marjapussi-rules": True}),
    "a broken version": with_changes(**{"marjapussi-rules": 1.0}),
    "no game": without_key("game"),
    "another game": with_changes(game="bag"),
    "a game unheard of": with_changes(game="bridge"),
    "a game that is a list": with_changes(game=["marjapussi"]),
    "no name": without_key("name"),
    "an empty name": with_changes(name="  "),
    "a name of two lines": with_changes(name="one\ntwo"),
    "a long name": with_changes(name="x" * 61),
    "a name that is a number": with_changes(name=7),
    "no rules": without_key("rules"),
    "rules in a list": with_changes(rules=["pack"]),
    "one thing more": with_changes(colour="red"),
    "a rule unheard of": with_changes(rules={"jokers": 2}),
    "a rule of another game": with_changes(rules={"min_bid": 50}),
    "a value out of range": with_changes(rules={"pack": 30}),
    "a number as text": with_changes(rules={"pack": "28"}),
    "a number for yes": with_changes(rules={"porvoo": 0}),
    "yes for a number": with_changes(rules={"falls_to": True}),
    "a broken number": with_changes(rules={"falls_to": 7.0}),
    "nobody's value": with_changes(rules={"pack": None}),
    "a value that is a list": with_changes(rules={"pack": [28]}),
    "a huge number": b'{"marjapussi-rules":1,"game":"marjapussi","name":"a","rules":{"falls_to":'
    + b"9" * 5000
    + b"}}",
    "a key twice": b'{"marjapussi-rules":1,"marjapussi-rules":1}',
    "not a number": with_changes(rules={"falls_to": float("nan")}),
    "rules that clash": with_changes(rules={"exact": False, "falls_to": 3}),
    "nested deeply": b"[" * 9000 + b"]" * 9000,
    "endless": with_changes() + b" " * MAX_BYTES,
}


@pytest.mark.parametrize("data", BROKEN.values(), ids=BROKEN.keys())
def test_broken_file_is_refused_in_one_sentence(data: bytes) -> None:
    with pytest.raises(RulesFileError) as refused:
        parse_rules(data, find_variant("marjapussi"))

    sentence = str(refused.value)
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert len(sentence) < 200
    assert "\n" not in sentence


@pytest.mark.parametrize("one", VARIANTS, ids=lambda one: one.key)
def test_written_rules_read_back(one: Variant) -> None:
    rules = RulesFile("Mökki “2”", default_rules(one))

    assert rules == parse_rules(format_rules(one, rules).encode(), one)


def test_rules_not_named_stay_at_their_default() -> None:
    one = find_variant("marjapussi")

    read = parse_rules(with_changes(), one)

    assert read.values == {**default_rules(one), "pack": 28, "porvoo": False}
