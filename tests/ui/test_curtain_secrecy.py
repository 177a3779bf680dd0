"""Nothing that the window shows or says depends on cards that the person there may not see."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import NOBODY, Seat

from .twin_windows import (
    ScriptedWindow,
    channels,
    deal_anew,
    differences,
    last_turns,
    moments,
    random_record,
    requested_channels,
)

PEOPLE = {2: (1, 2), 3: (1, 0, 2), 4: (1, 0, 2, 0), 5: (1, 2, 0, 0, 3)}
GAMES = [each.key for each in VARIANTS]


@pytest.mark.parametrize("key", GAMES)
def test_hidden_cards_are_neither_seen_nor_heard(qapp: QApplication, key: str) -> None:
    game = find_variant(key).create_game()
    people = PEOPLE[game.seating.players]
    rng = Random(key)
    compared = 0
    for seed in range(20):
        whole = random_record(game, seed)
        turns = last_turns(whole, people)[:8]
        if not turns:
            continue
        record = replace(whole, entries=whole.entries[: turns[-1]])
        seat = rng.choice((*(Seat(s) for s, person in enumerate(people) if person), NOBODY))
        other = deal_anew(record, seat, rng)
        if other is None:
            continue
        one, two = ScriptedWindow(record, people), ScriptedWindow(other, people)
        for _ in moments(one, two, seat):
            assert differences(channels(one.window), channels(two.window)) == []
            assert one.spoken == two.spoken
            compared += 1
        if one.seat_at_screen in (seat, NOBODY):
            asked, answers = requested_channels(one.window), requested_channels(two.window)
            assert differences(asked, answers) == []
        one.close()
        two.close()
        if compared >= 6:
            break
    assert compared
