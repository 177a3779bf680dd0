"""Gold and light go with their cards, and a seam tells where the next one will lie."""

from collections.abc import Iterator

import pytest

from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.events import Zone
from marjapussi_gui.thinking import player
from marjapussi_gui.ui.board.items import CardItem
from marjapussi_gui.ui.board.layout import Spot
from marjapussi_gui.ui.shell.window import Window
from tests.ui.playing import Mouse, decided, gone, opened, play_on, seated


@pytest.fixture
def window() -> Iterator[Window]:
    window = opened()
    yield window
    gone(window)


def to_a_play(window: Window, key: str, others: int, seed: int = 1) -> Mouse:
    """Play on until I am to play a card to so many of others."""
    sitting, mouse, decide = seated(window, key, seed), Mouse(window), player("normal", 3)
    for _ in range(200):
        view = sitting.view
        if view is None:
            mouse.press(window.ways.table_page.panels.breakdown.next_button)
        elif isinstance(view.legal[0], Play) and len(view.trick.cards) == others:
            return mouse
        else:
            mouse.do(decided(view, decide))
    raise AssertionError("no such trick")


def ringed(mouse: Mouse) -> CardItem | None:
    return mouse.board.touch.looking.ring.card


@pytest.mark.parametrize("key", ["marjapussi", "huutopussi-three", "tuppi"])
def test_card_that_wins_so_far_glows(window: Window, key: str) -> None:
    board = to_a_play(window, key, 2).board
    view = board.story.view
    assert view is not None

    assert board.cards.glow.card is not None
    assert board.cards.glow.card.card == view.trick.best


def test_no_card_glows_before_there_is_another(window: Window) -> None:
    assert to_a_play(window, "marjapussi", 1).board.cards.glow.card is None


def test_glow_is_gone_with_the_trick(window: Window) -> None:
    mouse = to_a_play(window, "marjapussi", 3)
    sitting = window.ways.table_page.sitting
    assert sitting.view is not None
    mouse.do(next(each for each in sitting.view.legal if isinstance(each, Play)))
    view = mouse.board.story.view
    assert view is not None

    assert (mouse.board.cards.glow.card is not None) == (len(view.trick.cards) > 1)


@pytest.mark.parametrize(
    "key", ["marjapussi", "bondtolva-two", "avomarjapussi", "huutopussi-three"]
)
def test_seam_lies_where_my_card_will_lie(window: Window, key: str) -> None:
    mouse = to_a_play(window, key, 1)
    sitting, target = window.ways.table_page.sitting, mouse.board.touch.target
    assert sitting.view is not None
    card = next(each.card for each in sitting.view.legal if isinstance(each, Play))
    wanted = mouse.board.layout_now.spots(Zone("trick", mouse.board.layout_now.me), [1])[0]

    assert target.isVisible()
    assert Spot(target.x(), target.y(), target.rotation(), target._width) == wanted
    mouse.do(Play(card))
    assert target.isVisible() == bool(sitting.prompts.plays)


def test_seam_keeps_its_place_in_a_window_of_another_size(window: Window) -> None:
    board = to_a_play(window, "marjapussi", 1).board
    window.resize(1000, 700)
    spot = board.layout_now.spots(Zone("trick", board.layout_now.me), [1])[0]

    assert (board.touch.target.x(), board.touch.target.y()) == (spot.x, spot.y)
    assert board.touch.target._width == spot.width
    window.resize(1280, 800)


def test_ring_goes_with_its_card(window: Window) -> None:
    board = to_a_play(window, "marjapussi", 1).board
    board.touch.looking.step(1)
    item = board.touch.looking.at
    window.resize(1000, 700)

    assert item is not None
    assert board.touch.looking.ring.card is item
    assert board.touch.looking.ring.mapToScene(0, 0) == item.pos()
    window.resize(1280, 800)


def test_no_ring_is_left_when_the_hand_is_over(window: Window) -> None:
    mouse = to_a_play(window, "bondtolva-two", 1)
    mouse.board.touch.looking.step(1)
    assert ringed(mouse) is not None
    play_on(window, mouse, hands=1)

    assert ringed(mouse) is None
    mouse.press(window.ways.table_page.panels.breakdown.next_button)
    assert ringed(mouse) is None


def test_ring_of_a_card_that_leaves_the_felt_is_seen_no_more(window: Window) -> None:
    board = to_a_play(window, "marjapussi", 1).board
    board.touch.looking.step(1)
    board.cards.clear()

    assert board.touch.looking.ring.card is None
    assert not board.touch.looking.ring.isVisible()
    assert not board.cards.glow.isVisible()
