"""Hands that were checked by eye stay unchanged."""

from itertools import takewhile, zip_longest

import pytest

from marjapussi_gui.engine.errors import shorten
from marjapussi_gui.engine.game import Preset, Variant
from tests.playthroughs.transcript import FOLDER, cases, path_of, transcript

BEFORE = 20  # characters that are told of what is still the same
HOW = (
    "If the rules were meant to change, write all files again with"
    " `python -m tests.playthroughs.transcript`, and check the output of"
    " `git diff tests/playthroughs` by hand; otherwise fix the rule."
)


def describe_change(name: str, kept: str, now: str) -> str:
    """Return where a playthrough goes otherwise than it went, and what is to be done."""
    pairs = zip_longest(kept.splitlines(), now.splitlines(), fillvalue="")
    for number, (before, after) in enumerate(pairs, 1):
        if before != after:
            alike = takewhile(lambda pair: pair[0] == pair[1], zip(before, after, strict=False))
            at = max(len(list(alike)) - BEFORE, 0)
            was = f"{shorten(before[at:])!r} was played, and now {shorten(after[at:])!r}"
            return f"tests/playthroughs/{name}, line {number}: {was}. {HOW}"
    return ""


@pytest.mark.parametrize(
    ("variant", "preset"), cases(), ids=[path_of(*case).stem for case in cases()]
)
def test_playthrough_has_not_changed(variant: Variant, preset: Preset) -> None:
    path = path_of(variant, preset)
    kept = path.read_text(encoding="utf-8") if path.exists() else ""

    why = describe_change(path.name, kept, transcript(variant, preset))
    assert not why, why


def test_every_playthrough_is_of_a_preset() -> None:
    left = sorted(path.name for path in set(FOLDER.glob("*.txt")) - {path_of(*c) for c in cases()})

    assert not left, (
        f"no preset of a game is played in tests/playthroughs/{', '.join(left)}: delete"
    )


def test_change_names_its_line_and_what_to_do() -> None:
    assert describe_change("bag--one.txt", "a\nb\nc\n", "a\nx\nc\n") == (
        "tests/playthroughs/bag--one.txt, line 2: 'b' was played, and now 'x'. " + HOW
    )
    assert describe_change("bag--one.txt", "a\n", "a\nb\n").startswith(
        "tests/playthroughs/bag--one.txt, line 2: '' was played, and now 'b'. "
    )
    assert describe_change("bag--one.txt", "a\n", "a\n") == ""
