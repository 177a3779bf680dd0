"""Errors in records say what is wrong and what would be right."""

import json

import pytest

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.notation import ActionTextError, parse_action
from marjapussi_gui.engine.record_lines import RecordLineError, parse_header

GAMES = {each.key: each for each in VARIANTS}
HEADER = {"marjapussi": 1, "game": "bag", "rules": {}, "seats": ["a", "b", "c", "d"], "dealer": 3}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("dance", "'dance' isn't an action such as 'play QH' or 'pass'"),
        ("play 1S", "'play 1S' isn't an action, because '1S' isn't a card such as QH or TS"),
        (
            "declare X",
            "'declare X' isn't an action, because 'X' isn't one of the suits S, H, D and C",
        ),
        ("bid five", "'bid five' isn't an action, because 'five' isn't a whole number"),
        ("give ", "'give ' isn't an action, because a card such as QH is missing"),
        (
            "finish AS",
            "'finish AS' isn't an action, because the last discard is missing after ' ; '",
        ),
    ],
)
def test_invalid_action_says_what_is_wrong(text: str, sentence: str) -> None:
    with pytest.raises(ActionTextError) as caught:
        parse_action(text)

    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"marjapussi": 2}, "the record format must be 1, not 2"),
        ({"game": "whist"}, f"there's no game 'whist', only {', '.join(GAMES)}"),
        ({"seats": []}, "'seats' must have a name for each player, but it's empty"),
        ({"dealer": 4}, "'dealer' must be a seat from 0 to 3, not 4"),
    ],
)
def test_invalid_header_says_what_would_be_right(change: dict[str, object], sentence: str) -> None:
    line = json.dumps(HEADER | change).encode()

    with pytest.raises(RecordLineError) as caught:
        parse_header(line, GAMES)

    assert str(caught.value) == sentence
