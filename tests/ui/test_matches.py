"""Whole matches played through the window, in each way in which a person can play."""

from collections.abc import Iterator
from itertools import cycle, product

import pytest
from _pytest.mark import ParameterSet
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.events import STOCK, Event, Zone
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.thinking import player
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.basis.runner import ThreadRunner
from marjapussi_gui.ui.board.kitty import zones_shown
from marjapussi_gui.ui.shell.window import Window
from tests.folding import Folded

from .playing import Dragger, Keyboard, Mouse, decided, gone, opened, play_on, seated

KEYS = [each.key for each in VARIANTS]
WHOLE = ("bondtolva-two", "huutopussi-three", "marriage")  # matches of two, three, and with sets
HANDS = {Mouse: 1, Dragger: 1, Keyboard: 1}


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = opened()
    yield window
    gone(window)


class Watch:
    """Holds what the felt shows against what was told of it, event by event."""

    def __init__(self, window: Window) -> None:
        self.board = window.ways.table_page.board
        self.folded: Folded | None = None
        self.events = 0
        self.board.story.event_told.connect(self.on_event_told)

    def on_event_told(self, event: Event, _after: Event | None) -> None:
        if self.folded is None:
            view = self.board.story.view
            assert view is not None
            self.folded = Folded(view.game, Seat(0))
        self.check()
        self.events += 1
        self.folded.see([event])

    def check(self) -> None:
        if self.folded is not None:
            view = self.board.story.view
            assert view is not None
            zones = dict(self.folded.zones)
            if zones_shown(view) != view.zones:
                zones |= {STOCK: list(dict(zones_shown(view))[STOCK])}
            assert shown(zones) == self.board.cards.zones.contents

    def check_view(self) -> None:
        view = self.board.story.view
        assert view is not None
        assert shown(dict(zones_shown(view))) == self.board.cards.zones.contents


def mostly_slow_ways() -> Iterator[ParameterSet]:
    """Yield each game with each way; of each game one way is quick."""
    for (number, key), (place, way) in product(enumerate(KEYS), enumerate(HANDS)):
        is_quick = number % len(HANDS) == place
        yield pytest.param(key, way, marks=() if is_quick else pytest.mark.slow)


def shown(zones: dict[Zone, tuple[Card, ...]] | dict[Zone, list[Card]]) -> dict[Zone, list[Card]]:
    return {zone: sorted(cards) for zone, cards in zones.items() if cards}


@pytest.mark.parametrize(("key", "way"), [*mostly_slow_ways()])
def test_hands_can_be_played(window: Window, key: str, way: type[Mouse]) -> None:
    watch, sitting = Watch(window), seated(window, key)

    play_on(window, way(window), hands=HANDS[way], check=watch.check_view)

    assert sitting.table is not None
    match = sitting.table.state.match
    assert match.over or match.hands >= HANDS[way]
    assert watch.events > 20


@pytest.mark.parametrize(
    "key", [each if each in WHOLE else pytest.param(each, marks=pytest.mark.slow) for each in KEYS]
)
def test_a_whole_match_can_be_played(window: Window, key: str) -> None:
    play_whole_match(window, key, Mouse)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "way"), list(zip(KEYS, cycle(HANDS), strict=False)))
def test_a_hand_can_be_played_at_normal_speed(
    qapp: QApplication, key: str, way: type[Mouse]
) -> None:
    runner = ThreadRunner()
    window = opened(runner, Preferences(sound=False))
    watch = Watch(window)
    seated(window, key)

    play_slowly(window, way(window))

    watch.check_view()
    assert window.ways.table_page.panels.breakdown.isVisible()
    runner.close()
    gone(window)


def play_slowly(window: Window, hand: Mouse) -> None:
    """Play a hand, waiting each time until all of it was shown."""
    decide, page = player("normal", 3), window.ways.table_page
    for _ in range(60_000):
        if page.panels.breakdown.isVisible():
            return
        if page.sitting.view is not None and page.board.story.is_settled:
            hand.do(decided(page.sitting.view, decide))
        QTest.qWait(10)
    raise AssertionError("the hand does not end")


@pytest.mark.slow
@pytest.mark.parametrize("way", [Dragger, Keyboard])
@pytest.mark.parametrize("key", KEYS)
def test_a_whole_match_needs_no_clicks(window: Window, key: str, way: type[Mouse]) -> None:
    play_whole_match(window, key, way)


def play_whole_match(window: Window, key: str, way: type[Mouse]) -> None:
    watch, sitting = Watch(window), seated(window, key)

    play_on(window, way(window), hands=1000, check=watch.check_view)

    assert sitting.table is not None
    assert sitting.table.state.match.over
