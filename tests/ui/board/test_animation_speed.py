"""How fast things move, as the player and the system wish."""

from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.board.animation_speed import (
    FADE_MS,
    NO_ANIMATION,
    AnimationSpeed,
    animation_speed,
)


def test_pace_without_flights_still_has_pauses() -> None:
    pace, usual = (
        animation_speed(Preferences(), reduced_motion=True),
        animation_speed(Preferences()),
    )

    assert usual == AnimationSpeed()
    assert pace.is_reduced_motion
    assert (FADE_MS, 0, 0) == (pace.card_flight, pace.deal_interval, pace.halo_pulse)
    assert (usual.bot_pause, usual.highlight, usual.trick_pause) == (
        pace.bot_pause,
        pace.highlight,
        pace.trick_pause,
    )


def test_off_is_off_whatever_the_system_wishes() -> None:
    off = Preferences(pace="off", rest="short")

    assert animation_speed(off) == animation_speed(off, reduced_motion=True)
    assert (NO_ANIMATION.card_flight, 450.0) == (
        animation_speed(off).card_flight,
        animation_speed(off).trick_pause,
    )
