"""Great moments begin, end, can be cut short, and leave nothing behind."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QGraphicsItem

from marjapussi_gui.engine.events import Event
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION, REDUCED_MOTION, AnimationSpeed
from marjapussi_gui.ui.board.motions import Fade
from marjapussi_gui.ui.sound.cues import berry_pitch

from .manual_board import EMPTIED, MARRIED, MOMENTS, ROLLED, SPILT, TIED, ManualBoard

EVENTS = pytest.mark.parametrize(("key", "event"), MOMENTS.values(), ids=MOMENTS)


def highlight_items(felt: ManualBoard) -> set[QGraphicsItem]:
    """Return what lies above everything that stays."""
    cards = {item for items in felt.cards.zones.values() for item in items}
    return {item for item in felt.scene.items() if item.zValue() >= 168} - cards


def is_animated(felt: ManualBoard) -> bool:
    return any(timer.isActive() for timer in felt.animator.findChildren(QTimer))


@EVENTS
def test_moment_begins_and_ends(key: str, event: Event) -> None:
    felt = ManualBoard(key)

    felt.show_event(event)
    seen = 0
    while not felt.story.is_settled:
        felt.animator.go_on(40)
        seen = max(seen, felt.guests)

    assert seen > 0 or event is TIED
    assert (0, set()) == (felt.guests, highlight_items(felt))
    assert not felt.animator.is_busy


@EVENTS
@pytest.mark.parametrize("after", [40, 700, 1700])
def test_moment_is_cut_short_and_leaves_nothing(key: str, event: Event, after: float) -> None:
    felt = ManualBoard(key)
    felt.show_event(event)
    felt.animator.go_on(after)
    heard = len(felt.heard)

    felt.story.finish()

    assert felt.story.is_settled
    assert (0, set()) == (felt.guests, highlight_items(felt))
    assert len(felt.heard) == heard


@EVENTS
def test_without_motion_nothing_comes_and_no_timer_runs(key: str, event: Event) -> None:
    felt = ManualBoard(key, NO_ANIMATION)

    felt.show_event(event)

    assert felt.story.is_settled
    assert (0, False) == (felt.guests, is_animated(felt))
    assert felt.heard == []


@EVENTS
def test_where_nothing_may_fly_pictures_only_come_and_go(key: str, event: Event) -> None:
    felt = ManualBoard(key, REDUCED_MOTION)

    felt.show_event(event)
    while not felt.story.is_settled:
        felt.animator.go_on(16)
        assert all(isinstance(each, Fade) for each in felt.animator._motions)

    assert (0, set()) == (felt.guests, highlight_items(felt))


def test_each_berry_is_heard_as_it_lands() -> None:
    felt = ManualBoard()
    felt.show_event(ROLLED)

    felt.run_to_end()

    pitches = [pitch for name, pitch in felt.heard if name == "berry"]
    assert pitches == [berry_pitch(number) for number in (8, 9, 10, 8, 9)]


def test_a_bag_that_was_skipped_is_shown_as_it_is() -> None:
    slow, quick = ManualBoard(), ManualBoard(pace=NO_ANIMATION)
    for felt in (slow, quick):
        felt.show_event(SPILT, (7, 8))
    slow.animator.go_on(1500)

    slow.story.finish()

    bags = [felt.furniture.score_bags.bag_item(0) for felt in (slow, quick)]
    assert all(bag is not None and bag.isVisible() for bag in bags)
    images = [bag.pixmap().toImage() for bag in bags if bag is not None]
    assert images[0] == images[1]
    assert all(bag.transform().isIdentity() for bag in bags if bag is not None)


def test_berries_go_to_porvoo_one_by_one() -> None:
    felt = ManualBoard()
    felt.show_event(EMPTIED)

    felt.run_to_end()

    assert 7 == [pitch for name, pitch in felt.heard if name == "berry"].count(0.75)


def test_king_and_queen_come_and_end_in_the_patch() -> None:
    felt = ManualBoard()
    felt.show_event(MARRIED)
    felt.animator.go_on(2800)
    shown = sorted(item.card for item in felt.story._effects._items if hasattr(item, "card"))

    felt.run_to_end()

    assert [15, 16] == shown


def test_a_speech_bubble_grows() -> None:
    felt = ManualBoard()
    felt.show_event(MARRIED)
    sizes = []
    for _ in range(60):
        felt.animator.go_on(16)
        bubble = felt.furniture.visible_picture("bubble")
        if bubble is not None:
            sizes.append(bubble.scale())

    assert sizes == sorted(sizes)
    assert (True, 1.0) == (sizes[0] < 0.5, sizes[-1])


def test_halo_breathes_while_somebody_acts_and_then_rests() -> None:
    felt = ManualBoard(moves=9)
    opacities = set()
    for _ in range(150):
        felt.animator.go_on(16)
        opacities.add(round(felt.furniture.seat_plates.halo.opacity(), 2))
    runs = is_animated(felt)
    felt.animator.go_on(2400 * 25)

    assert 0.6 == min(opacities)
    assert 1.0 == max(opacities)
    assert (True, False) == (runs, is_animated(felt))
    assert 1.0 == felt.furniture.seat_plates.halo.opacity()


def test_halo_is_still_where_nothing_moves() -> None:
    for pace in (NO_ANIMATION, REDUCED_MOTION):
        assert not is_animated(ManualBoard(pace=pace, moves=9))


def test_a_new_pace_is_obeyed_at_once() -> None:
    felt = ManualBoard(moves=9)

    felt.story.speed = NO_ANIMATION

    assert not is_animated(felt)
    felt.story.speed = AnimationSpeed()
    assert is_animated(felt)
