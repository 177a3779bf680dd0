"""Whole matches played through the window, in each way in which a person can play."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.cards import Card
from marjapussi_gui.engine.events import Event, Zone
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.ui.window import Window
from tests.folding import Folded

from .playing import Dragger, Keyboard, Mouse, gone, opened, play_on, seated

KEYS = [each.key for each in VARIANTS]
HANDS = {Mouse: 1000, Dragger: 2, Keyboard: 2}


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = opened()
    yield window
    gone(window)


class Watch:
    """Holds what the felt shows against what was told of it, event by event."""

    def __init__(self, window: Window) -> None:
        self.board = window.table_page.board
        self.folded: Folded | None = None
        self.events = 0
        self.board.story.told.connect(self.on_told)

    def on_told(self, event: Event) -> None:
        if self.folded is None:
            view = self.board.story.view
            assert view is not None
            self.folded = Folded(view.game, Seat(0))
        self.check()
        self.events += 1
        self.folded.see([event])

    def check(self) -> None:
        if self.folded is not None:
            assert shown(self.folded.zones) == self.board.cards.contents()

    def check_view(self) -> None:
        view = self.board.story.view
        assert view is not None
        assert shown(dict(view.zones)) == self.board.cards.contents()


def shown(zones: dict[Zone, tuple[Card, ...]] | dict[Zone, list[Card]]) -> dict[Zone, list[Card]]:
    return {zone: sorted(cards) for zone, cards in zones.items() if cards}


@pytest.mark.parametrize("way", HANDS)
@pytest.mark.parametrize("key", KEYS)
def test_a_match_can_be_played(window: Window, key: str, way: type[Mouse]) -> None:
    watch = Watch(window)
    sitting = seated(window, key)

    play_on(window, way(window), hands=HANDS[way], check=watch.check_view)

    assert sitting.table is not None
    match = sitting.table.state.match
    assert match.over or match.hands >= HANDS[way]
    assert watch.events > 20
