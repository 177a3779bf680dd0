"""The page CODES.md: its table agrees with the games, and a program that knows only it agrees."""

import json
from collections.abc import Mapping
from itertools import islice
from shutil import which

import pytest

from marjapussi_gui.engine.codes.code_text import Coded, CodedPosition, write_code
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.options import Option, OptionValue, value_text
from tests.engine.codes.code_samples import (
    PAGE,
    as_json,
    moments,
    random_hands,
    random_match,
    run_stranger,
)


def test_page_lists_the_games_with_their_rules_and_presets() -> None:
    """The order of rules, values and presets is part of the format: add new ones at the end."""
    table = PAGE.read_text(encoding="utf-8").split("```")[1].strip().splitlines()

    assert table == table_lines()


needs_node = pytest.mark.skipif(not which("node"), reason="the second coder needs Node.js")


@needs_node
def test_second_coder_reads_and_writes_the_same_hands() -> None:
    hands = [hand for variant in VARIANTS for hand in islice(random_hands(variant), 8)]
    codes = [write_code(hand) for hand in hands]

    read = [json.loads(line) for line in run_stranger("read", codes)]
    written = run_stranger("write", [json.dumps(each) for each in read])
    for each in read:
        del each["played_out"]

    assert read == list(map(as_json, hands))
    assert written == codes


@needs_node
def test_second_coder_reads_the_same_views_and_positions() -> None:
    matches = [random_match(variant, seed) for variant in VARIANTS for seed in range(2)]
    seen = [(match, *each) for match in matches for each in islice(moments(match, 1, 0.1), 4)]
    coded: list[Coded] = [view for _, _, view in seen]
    coded += [CodedPosition(match.game, state) for match, state, _ in seen]

    read = run_stranger("read", list(map(write_code, coded)))

    assert list(map(json.loads, read)) == [json.loads(json.dumps(as_json(each))) for each in coded]


def table_lines() -> list[str]:
    lines = []
    for variant in VARIANTS:
        pairs = " in pairs" if variant.has_partners else ""
        lines += ["", f"game {variant.place} {variant.key}"]
        lines.append(f"players {'|'.join(map(str, variant.players))}{pairs}")
        if variant.fixed_values:
            lines.append(f"fixed {_values_text(variant.fixed_values)}")
        lines.append(" ".join(["rules", *map(_choices_text, variant.options)]))
        for number, preset in enumerate(variant.presets):
            lines.append(f"preset {number} {_values_text(preset.option_values)}".rstrip())
    return lines[1:]


def _values_text(values: Mapping[str, OptionValue]) -> str:
    return " ".join(f"{key}={value_text(value)}" for key, value in values.items())


def _choices_text(option: Option) -> str:
    choices = option.choices
    if isinstance(choices, range):
        step = f"/{choices.step}" if choices.step > 1 else ""
        return f"{option.key}={choices[0]}..{choices[-1]}{step}={option.default}"
    assert choices[0] == option.default
    return f"{option.key}={'|'.join(map(value_text, choices))}"
