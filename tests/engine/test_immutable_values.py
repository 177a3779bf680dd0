"""A value that somebody was handed is the match's own: nobody changes it."""

from dataclasses import FrozenInstanceError

import pytest

from marjapussi_gui.engine.state import Seat
from tests.scripted_match import ScriptedMatch


def test_what_a_view_shows_cannot_be_changed() -> None:
    table = ScriptedMatch("marjapussi").deal_from_seed(1)
    view = table.view(0)

    with pytest.raises(FrozenInstanceError):
        view.match.scores = (11, 0)  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        table.state.turn = Seat(3)  # type: ignore[misc]

    assert table.scores == (0, 0)
