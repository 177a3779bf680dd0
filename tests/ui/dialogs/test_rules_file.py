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


def changed(**places: object) -> bytes:
    return json.dumps({**GOOD, **places}).encode()


def without(key: str) -> bytes:
    return json.dumps({each: value for each, value in GOOD.items() if each != key}).encode()


BROKEN = {
    "nothing": b"",
    "no text": b"\xff\xfe\x00",
    "no JSON": b"pack: 28",
    "cut off": changed()[:-5],
    "two texts": changed() + changed(),
    "a list": b"[]",
    "a number": b"12",
    "null": b"null",
    "another file": b'{"deals": 4}',
    "no mark": without("marjapussi-rules"),
    "a later version": changed(**{"marjapussi-rules": 2}),
    "a true version": changed(**{"marjapussi-rules": True}),
    "a broken version": changed(**{"marjapussi-rules": 1.0}),
    "no game": without("game"),
    "another game": changed(game="bag"),
    "a game unheard of": changed(game="bridge"),
    "a game that is a list": changed(game=["marjapussi"]),
    "no name": without("name"),
    "an empty name": changed(name="  "),
    "a name of two lines": changed(name="one\ntwo"),
    "a long name": changed(name="x" * 61),
    "a name that is a number": changed(name=7),
    "no rules": without("rules"),
    "rules in a list": changed(rules=["pack"]),
    "one thing more": changed(colour="red"),
    "a rule unheard of": changed(rules={"jokers": 2}),
    "a rule of another game": changed(rules={"min_bid": 50}),
    "a value out of range": changed(rules={"pack": 30}),
    "a number as text": changed(rules={"pack": "28"}),
    "a number for yes": changed(rules={"porvoo": 0}),
    "yes for a number": changed(rules={"falls_to": True}),
    "a broken number": changed(rules={"falls_to": 7.0}),
    "nobody's value": changed(rules={"pack": None}),
    "a value that is a list": changed(rules={"pack": [28]}),
    "a huge number": b'{"marjapussi-rules":1,"game":"marjapussi","name":"a","rules":{"falls_to":'
    + b"9" * 5000
    + b"}}",
    "a key twice": b'{"marjapussi-rules":1,"marjapussi-rules":1}',
    "not a number": changed(rules={"falls_to": float("nan")}),
    "rules that clash": changed(rules={"exact": False, "falls_to": 3}),
    "nested deeply": b"[" * 9000 + b"]" * 9000,
    "endless": changed() + b" " * MAX_BYTES,
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

    read = parse_rules(changed(), one)

    assert read.values == {**default_rules(one), "pack": 28, "porvoo": False}
