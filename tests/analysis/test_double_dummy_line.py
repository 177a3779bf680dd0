"""A hand as it could have gone with all cards open."""

from threading import Event as Flag

import pytest

from marjapussi_gui.analysis.evaluation.double_dummy import double_dummy_line
from marjapussi_gui.engine.actions import Deal
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.model.verdict import DoubleDummyLine
from tests.ui.pages.review.sample_review import ME, random_record


def line(key: str, ply: int) -> DoubleDummyLine:
    found = double_dummy_line(random_record(key), ME, ply, Flag())
    assert found is not None
    return found


@pytest.mark.parametrize("key", ["bondtolva", "marjapussi"])
def test_a_line_is_legal_and_ends_with_the_hand(key: str) -> None:
    played, found = random_record(key), line(key, 9)
    game = played.header.game
    state = game.initial_state(played.header.start)

    for entry in (*played.entries[: found.ply], *found.entries):
        assert state.turn == entry.seat
        state = game.step(state, entry.action)

    assert state.match.hands_played == 1
    assert played.entries[found.ply].seat in (ME, 2)


def test_the_line_plays_the_hand_at_the_given_ply() -> None:
    entries = random_record("bondtolva").entries
    second = [ply for ply, entry in enumerate(entries) if isinstance(entry.action, Deal)][1]

    assert line("bondtolva", 3).ply < second < line("bondtolva", second + 3).ply


def test_what_was_gained_is_what_the_hand_brought() -> None:
    played, found = random_record("bondtolva"), line("bondtolva", 3)
    game = played.header.game
    state = game.initial_state(played.header.start)
    for entry in played.entries:
        before, state = state, game.step(state, entry.action)
        if state.match.hands_played:
            break

    scores = zip(state.match.scores, before.match.scores, strict=True)
    assert found.actual_gains == tuple(after - earlier for after, earlier in scores)


def test_playing_a_line_gains_at_least_its_gains() -> None:
    """From the end of a line on, nothing better is found than the line itself."""
    played, found = random_record("bondtolva"), line("bondtolva", 3)
    entries = (*played.entries[: found.ply], *found.entries)

    again = double_dummy_line(MatchRecord(played.header, entries), ME, found.ply + 1, Flag())

    assert again is not None
    assert again.gains == again.actual_gains == found.gains


def test_a_game_without_tricks_has_no_line() -> None:
    assert double_dummy_line(random_record("marriage"), ME, 9, Flag()) is None


def test_a_line_that_is_not_wanted_any_more_is_none() -> None:
    stop = Flag()
    stop.set()

    assert double_dummy_line(random_record("bondtolva"), ME, 9, stop) is None
