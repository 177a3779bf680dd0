"""Cards move as if they had weight: carried, let go, thrown and laid down."""

from collections.abc import Callable, Iterator
from math import hypot

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.events import CardPlayed, TrickTaken, Zone, hand_zone
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.ui.art.card_pictures import CardPictures
from marjapussi_gui.ui.art.deck_style import DeckStyle
from marjapussi_gui.ui.board.animation_speed import (
    NO_ANIMATION,
    REDUCED_MOTION,
    AnimationSpeed,
)
from marjapussi_gui.ui.board.card_flights import CardFlights, CardPlacement
from marjapussi_gui.ui.board.card_layer import LIFT_DISTANCE
from marjapussi_gui.ui.board.graphics_items import LIFTED_GROWTH, CardItem, CardShadow
from marjapussi_gui.ui.board.hand_input import CardDrag
from marjapussi_gui.ui.board.motions import (
    LEAN_DEGREES,
    LEAN_SPEED,
    MAX_THROW,
    SWEEP,
    THROW,
    Arc,
    Callback,
    Carry,
)
from marjapussi_gui.ui.board.table_layout import CardSpot
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.random_matches import RandomMatch, Step
from tests.ui.table_driver import TableDriver, set_animation_speed
from tests.ui.test_table_page import play_until_card_barred
from tests.ui.window_driver import LEFT, Mouse, start_match

from .manual_board import FRAME, ME, ManualAnimator, ManualBoard

SPOT = CardSpot(300.0, 500.0, 5.0, 100.0)
FLIGHT = 250.0
GAME = find_variant("marjapussi").create_game()


class RecordingAnimator(ManualAnimator):
    """An animator that remembers how long each step of the events takes."""

    def __init__(self) -> None:
        super().__init__()
        self.durations: list[float] = []

    def call_later(self, delay: float, callback: Callback) -> None:
        self.durations.append(delay)
        super().call_later(delay, callback)


@pytest.fixture
def animator() -> ManualAnimator:
    return ManualAnimator()


@pytest.fixture
def item() -> CardItem:
    """A card that lies on SPOT."""
    item = CardItem(Card(3))
    item.update_picture(CardPictures(DeckStyle(), 1.0), SPOT.width)
    item.place_at(SPOT)
    return item


@pytest.fixture
def drag(item: CardItem, animator: ManualAnimator) -> CardDrag:
    start = item.mapToScene(-40.0, 60.0)
    return CardDrag(item, start, item.pos() - start, animator)


def pull(drag: CardDrag, animator: ManualAnimator, velocity: QPointF, lasts: float) -> QPointF:
    """Drag at a velocity in pixels per millisecond; return the position of the pointer."""
    pointer = QPointF(drag.carry.pointer if drag.carry is not None else drag.start)
    for _ in range(round(lasts / FRAME)):
        pointer += velocity * FRAME
        drag.follow(QPointF(pointer))
        animator.go_on(FRAME)
    return pointer


def shadow_of(item: CardItem) -> CardShadow | None:
    """Return the visible shadow of a card in the air, or None."""
    shadows = (each for each in item.childItems() if isinstance(each, CardShadow))
    return next((each for each in shadows if each.isVisible()), None)


def path_of(
    animator: ManualAnimator, *items: CardItem, lasts: float = FLIGHT
) -> list[tuple[QPointF, ...]]:
    """Return where cards are at each frame of their flights."""
    places = []
    for _ in range(round(lasts / FRAME)):
        animator.go_on(FRAME)
        places.append(tuple(each.pos() for each in items))
    return places


def length(vector: QPointF) -> float:
    return hypot(vector.x(), vector.y())


# Carried cards


@pytest.mark.parametrize("way", [1, -1])
def test_carried_card_leans_into_its_motion(
    drag: CardDrag, animator: ManualAnimator, way: int
) -> None:
    pull(drag, animator, QPointF(way * LEAN_SPEED, -0.5), 400.0)

    assert way * drag.item.rotation() == pytest.approx(LEAN_DEGREES, abs=0.3)


def test_fast_card_leans_no_further(drag: CardDrag, animator: ManualAnimator) -> None:
    pull(drag, animator, QPointF(5 * LEAN_SPEED, 0.0), 400.0)

    assert drag.item.rotation() <= LEAN_DEGREES


def test_card_held_still_is_upright_and_paints_nothing(
    drag: CardDrag, animator: ManualAnimator
) -> None:
    pull(drag, animator, QPointF(LEAN_SPEED, 0.0), 200.0)
    leaning = drag.item.rotation()
    animator.go_on(1000.0)

    assert leaning > LEAN_DEGREES / 2
    assert drag.item.rotation() == 0
    assert not animator.is_busy


def test_card_leans_again_after_a_rest(drag: CardDrag, animator: ManualAnimator) -> None:
    pull(drag, animator, QPointF(LEAN_SPEED, 0.0), 200.0)
    animator.go_on(5000.0)
    pull(drag, animator, QPointF(-LEAN_SPEED, 0.0), 200.0)

    assert drag.item.rotation() < -LEAN_DEGREES / 2


def test_grabbed_point_stays_under_the_pointer(drag: CardDrag, animator: ManualAnimator) -> None:
    grabbed = drag.item.mapFromScene(drag.start)
    for velocity in (QPointF(LEAN_SPEED, -1.0), QPointF(-LEAN_SPEED, 0.3)):
        pointer = pull(drag, animator, velocity, 160.0)
        drag.follow(pointer := pointer + QPointF(7.0, -3.0))  # between two frames

        assert length(drag.item.mapToScene(grabbed) - pointer) < 0.5


def test_carried_card_is_larger_and_its_shadow_falls_further_and_softer(
    drag: CardDrag, animator: ManualAnimator
) -> None:
    resting = shadow_of(drag.item)
    drops, strengths = [], []
    for _ in range(8):
        pull(drag, animator, QPointF(0.4, -0.4), FRAME)
        shadow = shadow_of(drag.item)
        assert shadow is not None
        fall = shadow.scenePos() - drag.item.scenePos()
        assert abs(fall.x()) < 0.01  # straight down, however the card leans
        drops.append(fall.y())
        strengths.append(shadow.opacity())

    assert resting is None
    assert drops == sorted(drops)
    assert drops[-1] == pytest.approx(0.08 * SPOT.width * (1 + LIFTED_GROWTH))
    assert strengths[0] < strengths[-1] == 1
    assert drag.item.scale() == pytest.approx(1 + LIFTED_GROWTH)


# Cards that are let go


def test_card_let_go_keeps_its_velocity(drag: CardDrag, animator: ManualAnimator) -> None:
    velocity = QPointF(0.9, -0.6)
    pull(drag, animator, velocity, 200.0)
    begun = drag.item.pos()

    animator.fly(drag.item, CardSpot(900.0, 100.0, 0.0, 100.0), FLIGHT)
    animator.time += 1.0
    animator.on_frame()

    assert length(drag.item.pos() - begun - velocity) < 0.05 * length(velocity)


def test_card_that_rested_in_the_hand_starts_from_rest(
    drag: CardDrag, animator: ManualAnimator
) -> None:
    pointer = pull(drag, animator, QPointF(0.9, -0.6), 200.0)
    animator.go_on(1000.0)
    drag.follow(pointer)
    begun = drag.item.pos()

    animator.fly(drag.item, CardSpot(900.0, 100.0, 0.0, 100.0), FLIGHT)
    (first,) = path_of(animator, drag.item, lasts=FRAME)

    assert length(first[0] - begun) < 10


def test_flung_card_lands_on_its_spot_without_leaving_the_table(
    drag: CardDrag, animator: ManualAnimator
) -> None:
    pull(drag, animator, QPointF(30.0, 0.0), 5 * FRAME)
    begun = drag.item.pos()
    end = CardSpot(begun.x() - 50.0, begun.y() - 20.0, 3.0, 100.0)

    animator.fly(drag.item, end, FLIGHT)
    far = max(length(place[0] - begun) for place in path_of(animator, drag.item, lasts=300.0))

    assert far < MAX_THROW * end.width * 4 / 27 + length(QPointF(50.0, 20.0))
    assert drag.item.spot == end
    assert shadow_of(drag.item) is None


def test_drag_that_ends_elsewhere_glides_back_on_a_curve(
    drag: CardDrag, animator: ManualAnimator
) -> None:
    flights = CardFlights(animator, CardPictures(DeckStyle(), 1.0))
    pull(drag, animator, QPointF(1.0, 0.0), 200.0)
    begun = drag.item.pos()

    flights.move_home([CardPlacement(drag.item, SPOT, 30.0)], 220.0)
    (first,) = path_of(animator, drag.item, lasts=FRAME)
    animator.go_on(300.0)

    assert first[0].x() > begun.x()  # on for a moment, although its place is to the left
    assert drag.item.spot == SPOT


def test_card_that_may_not_be_played_glides_back(window: MainWindow) -> None:
    item, mouse = play_until_card_barred(window, "marjapussi")
    board, refused = TableDriver(window).board, list[Card]()
    board.hand_input.card_refused.connect(refused.append)
    set_animation_speed(board, AnimationSpeed())
    start, centre = mouse.point(item), QPointF(*board.table_layout.trick_centre)

    QTest.mousePress(board.viewport(), LEFT, pos=start)
    for to in (start / 2, board.mapFromScene(centre)):
        QTest.mouseMove(board.viewport(), to)
    QTest.mouseRelease(board.viewport(), LEFT, pos=board.mapFromScene(centre))
    away = length(item.pos() - QPointF(item.home.x, item.home.y))
    board.animator.finish_all()

    assert refused == [item.card]
    assert away > 100
    assert item.spot == item.home


# Cards that fly


def test_cards_that_change_places_fly_past_each_other(animator: ManualAnimator) -> None:
    pictures, items = CardPictures(DeckStyle(), 1.0), (CardItem(Card(3)), CardItem(Card(8)))
    spots = CardSpot(100.0, 300.0, 0.0, 80.0), CardSpot(700.0, 100.0, 0.0, 80.0)
    flights = CardFlights(animator, pictures)
    flights.move_home([CardPlacement(*each, 1.0) for each in zip(items, spots, strict=True)])
    distance = length(items[0].pos() - items[1].pos())

    swapped = [CardPlacement(*each, 1.0) for each in zip(items, spots[::-1], strict=True)]
    flights.fly(swapped, [(each, False) for each in items], FLIGHT, 0.0, lambda part: part)
    apart = min(length(one - other) for one, other in path_of(animator, *items))

    assert apart > 1.8 * THROW.bow * distance


def test_card_rises_and_lands_flat(item: CardItem, animator: ManualAnimator) -> None:
    end = CardSpot(700.0, 200.0, 5.0, SPOT.width)
    animator.fly(item, end, FLIGHT, arc=THROW)
    heights = []
    for _ in range(round(FLIGHT / FRAME)):
        animator.go_on(FRAME)
        heights.append(item.height)
    animator.go_on(FRAME)

    assert max(heights) == pytest.approx(0.5, abs=0.1)
    assert heights[-1] == 0
    assert item.spot == end
    assert item.transform().isIdentity()


@pytest.mark.parametrize("arc", [THROW, SWEEP])
def test_turning_card_keeps_its_right_angles(
    item: CardItem, animator: ManualAnimator, arc: Arc
) -> None:
    animator.fly(item, CardSpot(700.0, 200.0, 90.0, 60.0), FLIGHT, flips=True, arc=arc)
    for _ in range(round(FLIGHT / FRAME)):
        animator.go_on(FRAME)
        shape = item.sceneTransform()
        across = shape.map(QPointF(1.0, 0.0)) - shape.map(QPointF())
        along = shape.map(QPointF(0.0, 1.0)) - shape.map(QPointF())

        assert abs(QPointF.dotProduct(across, along)) < 1e-6


def test_turning_card_does_not_jump_to_another_size(
    item: CardItem, animator: ManualAnimator
) -> None:
    pictures, end = CardPictures(DeckStyle(), 1.0), CardSpot(700.0, 200.0, 90.0, 40.0)
    animator.fly(
        item,
        end,
        FLIGHT,
        flips=True,
        update_picture=lambda: item.update_picture(pictures, end.width),
    )
    widths = [item.spot.width]
    for _ in range(round(FLIGHT / FRAME) + 1):
        animator.go_on(FRAME)
        widths.append(item.spot.width)

    assert widths == sorted(widths, reverse=True)
    assert (widths[0], widths[-1]) == (SPOT.width, end.width)


# Tricks


def steps_of_hand() -> Iterator[Step]:
    return RandomMatch(GAME, 3, ME).steps(hands=1)


def board_before(
    wanted: Callable[[Step], bool], speed: AnimationSpeed | None = None
) -> tuple[ManualBoard, Step]:
    """Return a board that shows the table before the first step of a kind, and that step."""
    board = ManualBoard(pace=speed)
    step = next(each for each in steps_of_hand() if wanted(each))
    board.story.add_events((), create_view(GAME, step.before, ME))
    board.run_to_end()
    return board, step


def is_played_by_other(step: Step) -> bool:
    event = step.events[0]
    return isinstance(event, CardPlayed) and event.seat != ME


def test_computer_player_lifts_the_card_before_it_flies() -> None:
    board, step = board_before(is_played_by_other)
    hand = step.events[0].moves()[0].source
    started: list[object] = []
    board.story.event_started.connect(lambda event, _: started.append(event))

    begun = board.animator.time
    board.story.add_events(step.events, create_view(GAME, step.after, ME))
    board.run_until(lambda: any(each.height > 0.2 for each in board.cards.zones[hand]))
    lifted = next(each for each in board.cards.zones[hand] if each.height)
    moved = length(lifted.pos() - QPointF(lifted.home.x, lifted.home.y))
    waited = board.animator.time - begun

    assert started == []
    assert 0 < moved <= LIFT_DISTANCE * board.cards.layout.unit + 0.01
    assert waited > AnimationSpeed().bot_pause - AnimationSpeed().flight_lift
    board.run_to_end()
    assert lifted in board.cards.zones[Zone("trick", step.events[0].moves()[0].target.seat)]
    assert lifted.height == 0


def test_a_trick_takes_as_long_as_its_pauses_and_flights(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.ui.board.manual_board.ManualAnimator", RecordingAnimator)
    board, step = board_before(is_played_by_other)
    speed, animator = AnimationSpeed(), board.animator
    assert isinstance(animator, RecordingAnimator)
    animator.durations.clear()
    trick = list(steps_of_hand())
    first = next(n for n, each in enumerate(trick) if each.events == step.events)
    last = next(n for n, each in enumerate(trick) if isinstance(each.events[-1], TrickTaken))

    others = 0
    for played in trick[first : last + 1]:
        others += is_played_by_other(played)
        board.story.add_events(played.events, create_view(GAME, played.after, ME))
        board.run_to_end()

    cards = last + 1 - first
    assert cards in (3, 4)
    expected = others * speed.bot_pause + cards * speed.card_flight
    assert sum(animator.durations) == expected + speed.trick_pause + speed.collect_trick
    assert not animator.is_busy  # nothing moves after the last step


def test_winning_card_settles_in_its_place() -> None:
    board, step = board_before(lambda each: isinstance(each.events[-1], TrickTaken))
    board.story.add_events(step.events, create_view(GAME, step.after, ME))
    board.run_until(lambda: board.cards.winning_item is not None)
    item = board.cards.winning_item
    assert item is not None
    widths = []
    for _ in range(round(AnimationSpeed().winner_settle / FRAME) + 1):
        board.animator.go_on(FRAME)
        widths.append(item.transform().isIdentity())

    assert not all(widths)
    assert item.transform().isIdentity()
    assert (item.spot, item.height) == (item.home, 0.0)


def test_skipped_animation_leaves_no_card_in_the_air() -> None:
    board, step = board_before(is_played_by_other)
    hand = step.events[0].moves()[0].source
    board.story.add_events(step.events, create_view(GAME, step.after, ME))
    board.run_until(lambda: any(each.height for each in board.cards.zones[hand]))

    board.story.finish()

    cards = [each for items in board.cards.zones.values() for each in items]
    assert [each for each in cards if each.height or each.spot != each.home] == []


# Without motion


@pytest.mark.parametrize("speed", [NO_ANIMATION, REDUCED_MOTION])
def test_without_motion_no_card_leaves_the_table(
    monkeypatch: pytest.MonkeyPatch, speed: AnimationSpeed
) -> None:
    raised: list[float] = []
    monkeypatch.setattr(
        CardItem, "_set_height", lambda _item, height, _angle: raised.append(height)
    )
    board = ManualBoard(pace=speed)
    for step in steps_of_hand():
        board.story.add_events(step.events, create_view(GAME, step.after, ME))
        board.run_to_end()

    assert set(raised) == {0.0}


@pytest.mark.parametrize("speed", [NO_ANIMATION, REDUCED_MOTION])
def test_without_motion_a_dragged_card_stays_upright(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, speed: AnimationSpeed
) -> None:
    carried: list[Carry] = []
    monkeypatch.setattr(Carry, "follow", lambda carry, *_: carried.append(carry))
    start_match(window, "marjapussi")
    board, mouse = TableDriver(window).board, Mouse(window)
    set_animation_speed(board, speed)
    item = board.card_layer.zones[hand_zone(ME)][2]
    start, view = mouse.point(item), board.viewport()
    offset = item.pos() - board.mapToScene(start)

    QTest.mousePress(view, LEFT, pos=start)
    for to in (start / 2, start / 3):
        QTest.mouseMove(view, to)

        assert item.pos() == board.mapToScene(to) + offset
        assert (item.rotation(), item.scale()) == (0.0, 1.06)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=start / 3)
    assert carried == []
    assert not [each for each in item.childItems() if isinstance(each, CardShadow)]
