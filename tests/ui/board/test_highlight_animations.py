"""Great moments begin, end, can be cut short, and leave nothing behind."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QTimer
from PySide6.QtWidgets import QGraphicsItem

from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.events import Event, MatchWon
from marjapussi_gui.engine.rummy.events import CardDiscarded, RummyEnded
from marjapussi_gui.engine.state import NO_SIDE, NOBODY, Seat, Side
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.art.contract_progress import ContractProgressBar, progress_of_tricks
from marjapussi_gui.ui.board.animation_speed import (
    NO_ANIMATION,
    REDUCED_MOTION,
    AnimationSpeed,
    animation_speed,
)
from marjapussi_gui.ui.board.graphics_items import CardItem
from marjapussi_gui.ui.board.highlight_animations import (
    celebrated_side,
    contract_result_progress,
    is_lapiajo,
)
from marjapussi_gui.ui.sound.cues import berry_pitch
from marjapussi_gui.ui.text.event_text import contract_caption, highlight_text, sweep_caption

from .manual_board import (
    EMPTIED,
    MARRIED,
    MOMENTS,
    PASSED,
    ROLLED,
    SPILT,
    TIED,
    ManualBoard,
    contract_scored,
    hand_scored,
)

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
        seen = max(seen, len(felt.guests))

    assert seen > 0 or event is TIED
    assert ([], set()) == (felt.guests, highlight_items(felt))
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
    assert ([], set()) == (felt.guests, highlight_items(felt))
    assert len(felt.heard) == heard


@EVENTS
def test_without_motion_nothing_comes_and_no_timer_runs(key: str, event: Event) -> None:
    felt = ManualBoard(key, NO_ANIMATION)

    felt.show_event(event)

    assert felt.story.is_settled
    assert ([], False) == (felt.guests, is_animated(felt))
    assert felt.heard == []


@EVENTS
def test_where_nothing_may_fly_pictures_only_come_and_go(key: str, event: Event) -> None:
    felt = ManualBoard(key, REDUCED_MOTION)

    felt.show_event(event)
    places: dict[QGraphicsItem, tuple[QPointF, float, float]] = {}
    while not felt.story.is_settled:
        felt.animator.go_on(16)
        for item in felt.guests:
            place = item.pos(), item.scale(), item.rotation()
            assert places.setdefault(item, place) == place

    assert ([], set()) == (felt.guests, highlight_items(felt))


@EVENTS
@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
@pytest.mark.parametrize("reduced_motion", [True, False])
def test_no_moment_takes_more_than_two_seconds(
    key: str, event: Event, pace: str, *, reduced_motion: bool
) -> None:
    felt = ManualBoard(key, animation_speed(Preferences(pace=pace), reduced_motion=reduced_motion))
    felt.show_event(event)
    moment, start = None, 0.0

    while not felt.story.is_settled:
        felt.animator.go_on(8)
        if felt.story.moment is not moment:
            moment, start = felt.story.moment, felt.animator.time
        if moment is not None:
            assert felt.animator.time - start <= 2000


@EVENTS
@pytest.mark.parametrize("after", [20, 500, 1000, 1700])
def test_skipping_a_moment_skips_nothing_after_it(key: str, event: Event, after: float) -> None:
    felt = ManualBoard(key)
    felt.show_event(event)
    felt.story.add_events((PASSED,), felt.view)
    while felt.story.moment is None:
        felt.animator.go_on(8)
    seen: list[Event] = []
    felt.story.event_started.connect(lambda event, _: seen.append(event))
    moment = felt.story.moment
    felt.animator.go_on(after)

    if felt.story.moment is moment:
        assert felt.story.skip_moment()
        assert felt.story.moment is not moment
    while felt.story.skip_moment():  # several moments may follow each other
        pass
    felt.run_until(lambda: PASSED in seen)

    assert ([], set()) == (felt.guests, highlight_items(felt))
    assert not felt.story.is_settled  # the next action is shown at its own speed
    assert not felt.story.skip_moment()


def test_nothing_is_skipped_as_a_moment_while_somebody_speaks() -> None:
    felt = ManualBoard()
    felt.show_event(PASSED)

    assert not felt.story.skip_moment()
    assert not felt.story.is_settled


@pytest.mark.parametrize(
    ("event", "word"),
    [
        (contract_scored(130, 145, is_made=True), "130 MADE"),
        (contract_scored(200, 95, is_made=False), "200 FAILED"),
        (hand_scored(60, 60), ""),
        (MOMENTS["a broken rise"][1], "RISE BROKEN"),
        (MOMENTS["rising"][1], "NOUSUSSA"),
        (MOMENTS["all tricks"][1], "LÄPIAJO"),
        (MOMENTS["the road to Porvoo"][1], "PORVOO"),
        (MOMENTS["a finish"][1], "FINISHED"),
        (RummyEnded(NOBODY, (), Card(7)), ""),
        (MatchWon(NO_SIDE), "TIE"),
    ],
)
def test_each_moment_has_the_word_of_its_fact(event: Event, word: str) -> None:
    assert highlight_text(event, ManualBoard().story.people) == word


def test_a_contract_is_sewn_as_far_as_it_was_made_and_says_whose_it_was() -> None:
    felt = ManualBoard("huutopussi")
    event = contract_scored(200, 95, is_made=False)

    assert contract_result_progress(event, "#000000") == ContractProgressBar(95, 200, "#000000")
    assert celebrated_side(event, felt.story.people) == 1
    assert contract_caption(event, felt.story.people) == "Aino and Helvi: 95 points"


def test_the_side_whose_rise_is_broken_gives_the_star_its_colour() -> None:
    felt = ManualBoard("tuppi")

    assert celebrated_side(MOMENTS["a broken rise"][1], felt.story.people) == 0


def test_who_finishes_is_seen_before_the_hands_are_turned_up() -> None:
    felt = ManualBoard("marriage", moves=9)
    felt.show_event(MOMENTS["a finish"][1])
    while not felt.guests:
        felt.animator.go_on(16)

    words = [each for each in felt.heard if each[0] == "slide"]
    assert words == []
    assert felt.story.moment is not None


def test_a_bag_that_wins_the_match_is_tied_in_the_wreath_only() -> None:
    felt = ManualBoard()
    tied: list[object] = []
    felt.furniture.score_bags.set_bag_picture = (  # type: ignore[method-assign]
        lambda owner, picture: tied.append((owner, picture.cacheKey()))
    )
    felt.story.add_events((TIED, MatchWon(Side(0))), felt.view)
    while felt.story.moment is None:
        felt.animator.go_on(8)
    felt.story.skip_moment()  # the berries
    rolled = len(tied)

    felt.run_to_end()

    assert rolled == len(tied)


def test_king_and_queen_are_larger_than_the_cards_of_the_trick() -> None:
    felt = ManualBoard()
    felt.show_event(MARRIED)
    while len(felt.guests) < 5:
        felt.animator.go_on(16)
    felt.animator.go_on(900)
    shown = [item for item in felt.guests if isinstance(item, CardItem)]

    assert [item.width * item.scale() for item in shown] == [150.0, 150.0]


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
    shown = sorted(item.card for item in felt.guests if isinstance(item, CardItem))

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


def test_every_trick_of_a_lapiajo_is_a_stitch_of_the_side_that_took_it() -> None:
    felt = ManualBoard("huutopussi")
    event = replace(contract_scored(200, 95, is_made=False), tricks=(9, 0), notes=("lapiajo",))

    felt.show_event(event)
    while len(felt.guests) < 2:
        felt.animator.go_on(16)

    assert is_lapiajo(event)
    assert celebrated_side(event, felt.story.people) == 0
    assert progress_of_tricks(9, "#000000").stitch_count == 9
    assert not [item for item in felt.guests if isinstance(item, CardItem)]
    assert sweep_caption(event, felt.story.people).endswith(": all 9 tricks")


def test_the_last_discard_lies_below_the_word_of_a_finish() -> None:
    felt = ManualBoard("marriage", moves=9)
    finish = MOMENTS["a finish"][1]
    discard = CardDiscarded(Seat(1), Card(7))
    felt.story.add_events((discard, finish), felt.view)
    while not felt.guests:
        felt.animator.go_on(16)

    ribbon = min(item.zValue() for item in felt.guests)
    cards = [item for items in felt.cards.zones.values() for item in items]

    assert max(item.zValue() for item in cards) < ribbon
