"""How fast things move, as the player and the system wish."""

from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.board.pace import FADE, INSTANT, Pace, pace_of


def test_pace_without_flights_keeps_its_pauses() -> None:
    pace, usual = pace_of(Preferences(), is_still=True), pace_of(Preferences())

    assert usual == Pace()
    assert pace.is_still
    assert (FADE, 0, 0) == (pace.play, pace.apart, pace.breath)
    assert (usual.pause, usual.moment, usual.rest) == (pace.pause, pace.moment, pace.rest)


def test_off_is_off_whatever_the_system_wishes() -> None:
    off = Preferences(pace="off", rest="short")

    assert pace_of(off) == pace_of(off, is_still=True)
    assert (INSTANT.play, 450.0) == (pace_of(off).play, pace_of(off).rest)
