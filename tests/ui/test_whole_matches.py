"""Whole matches played through the window, in each way in which a person can play."""

from collections.abc import Iterator
from itertools import cycle, product

import pytest
from _pytest.mark import ParameterSet
from PySide6.QtTest import QTest

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.events import STOCK_ZONE, Event, Zone
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.board.kitty import visible_zones
from marjapussi_gui.ui.common.thread_runner import ThreadRunner
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.event_replay import EventReplay

from .window_driver import (
    DragMouse,
    Keyboard,
    Mouse,
    choose_action,
    close_window,
    open_window,
    play_hands,
    start_match,
)

KEYS = [each.key for each in VARIANTS]
WHOLE = ("bondtolva-two", "marriage")  # with tricks, and with sets
HANDS = {Mouse: 1, DragMouse: 1, Keyboard: 1}


class EventWatcher:
    """Compare the felt with the shown events, one by one."""

    def __init__(self, window: MainWindow) -> None:
        self.board = window.pages.table_page.board
        self.folded: EventReplay | None = None
        self.events = 0
        self.board.event_player.event_started.connect(self.on_event_shown)

    def on_event_shown(self, event: Event, _after: Event | None) -> None:
        if self.folded is None:
            view = self.board.event_player.view
            assert view is not None
            self.folded = EventReplay(view.game, Seat(0))
        self.check()
        self.events += 1
        self.folded.apply([event])

    def check(self) -> None:
        if self.folded is not None:
            view = self.board.event_player.view
            assert view is not None
            zones = dict(self.folded.zones)
            if visible_zones(view) != view.zones:
                zones |= {STOCK_ZONE: list(dict(visible_zones(view))[STOCK_ZONE])}
            assert without_empty_zones(zones) == self.board.card_layer.zones.cards_by_zone

    def check_view(self) -> None:
        view = self.board.event_player.view
        assert view is not None
        assert (
            without_empty_zones(dict(visible_zones(view)))
            == self.board.card_layer.zones.cards_by_zone
        )


def mostly_slow_ways() -> Iterator[ParameterSet]:
    """Yield each game with each input method; one method of each game is quick."""
    for (number, key), (place, way) in product(enumerate(KEYS), enumerate(HANDS)):
        is_quick = number % len(HANDS) == place
        yield pytest.param(key, way, marks=() if is_quick else pytest.mark.slow)


def without_empty_zones(
    zones: dict[Zone, tuple[Card, ...]] | dict[Zone, list[Card]],
) -> dict[Zone, list[Card]]:
    return {zone: sorted(cards) for zone, cards in zones.items() if cards}


@pytest.mark.parametrize(("key", "way"), [*mostly_slow_ways()])
def test_hands_can_be_played(window: MainWindow, key: str, way: type[Mouse]) -> None:
    watch, table = EventWatcher(window), start_match(window, key)

    play_hands(window, way(window), hands=HANDS[way], check=watch.check_view)
    match = table.session.state.match
    assert match.is_over or match.hands_played >= HANDS[way]
    assert watch.events > 20


@pytest.mark.parametrize(
    "key", [each if each in WHOLE else pytest.param(each, marks=pytest.mark.slow) for each in KEYS]
)
def test_a_whole_match_can_be_played(window: MainWindow, key: str) -> None:
    play_whole_match(window, key, Mouse)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "way"), list(zip(KEYS, cycle(HANDS), strict=False)))
def test_a_hand_can_be_played_at_normal_speed(key: str, way: type[Mouse]) -> None:
    runner = ThreadRunner()
    window = open_window(runner, Preferences(sound=False))
    watch, table = EventWatcher(window), start_match(window, key)

    play_slowly(window, way(window))

    watch.check_view()
    assert table.session.state.match.hands_played == 1
    assert watch.events == sum(map(len, table.session.history().events_by_action))
    runner.close()
    close_window(window)


def play_slowly(window: MainWindow, hand: Mouse) -> None:
    """Play a hand, waiting each time until all of it was shown."""
    decide, page = create_decider("normal", 3), window.pages.table_page
    for _ in range(60_000):
        if page.panels.hand_score.isVisible():
            return
        if page.table_controller.view is not None and page.board.event_player.is_settled:
            hand.do(choose_action(page.table_controller.view, decide))
        QTest.qWait(10)
    raise AssertionError("the hand does not end")


@pytest.mark.slow
@pytest.mark.parametrize("way", [DragMouse, Keyboard])
@pytest.mark.parametrize("key", KEYS)
def test_a_whole_match_needs_no_clicks(window: MainWindow, key: str, way: type[Mouse]) -> None:
    play_whole_match(window, key, way)


def play_whole_match(window: MainWindow, key: str, way: type[Mouse]) -> None:
    watch, table = EventWatcher(window), start_match(window, key)

    play_hands(window, way(window), hands=1000, check=watch.check_view)
    assert table.session.state.match.is_over
