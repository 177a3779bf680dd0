"""Nothing on the felt lies over what is to be seen or read, in any game, number or size."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.actions import Stand
from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.thinking import player
from marjapussi_gui.ui.basis.new_game import usual_game
from marjapussi_gui.ui.basis.preferences import Preferences
from marjapussi_gui.ui.board.pace import INSTANT
from marjapussi_gui.ui.pages.table_page import TablePage
from marjapussi_gui.ui.shell.window import Window
from tests.ui.overlaps import bubble_box, covered_indices, overlaps
from tests.ui.playing import decided, gone, opened, seated

SIZES = ((800, 600), (1280, 800), (1920, 1080))
TABLES = [(each.key, players) for each in VARIANTS for players in each.players]
MOMENTS = (1, 10)  # decisions of mine
FEW = 3  # cards: those of a hand that lie beside my plate
STILL = Preferences(pace="off", rest="short", sound=False)
LARGE = replace(STILL, text="large", cards="large", index="large", language="fi")
LARGE_CARDS = replace(STILL, cards="large")
LONGEST = "Maximiliana Wolkensteins"  # a name of 24 letters
LONG = "A half in spades?"  # a long thing to say
PIXEL = 0.5  # pictures begin on whole ones


def sit(window: Window, key: str, players: int) -> TablePage:
    page = window.ways.table_page
    page.board.story.pace = page.board.touch.pace = INSTANT
    game = replace(usual_game(variant(key), level="normal"), players=players, names=())
    window.host.play(replace(game, seed=2, partner_level="normal"))
    return page


def faults(window: Window, key: str, players: int, sizes: tuple[tuple[int, int], ...]) -> list[str]:
    """Return what overlaps in the course of a hand, with bubbles of everybody."""
    page, decide, done, found = sit(window, key, players), player("normal", 3), 0, list[str]()
    for moment in MOMENTS:
        while done < moment and page.sitting.view is not None:
            page.sitting.act(decided(page.sitting.view, decide))
            done += 1
        for size in sizes if moment == MOMENTS[-1] else sizes[:2]:
            window.resize(*size)
            QApplication.processEvents()
            found += [f"{key} {players}, {moment}, {size}: {each}" for each in said(page, moment)]
    return found


def said(page: TablePage, moment: int) -> Iterator[str]:
    yield from overlaps(page)
    yield from advised(page)
    people = page.board.story.people
    for seat in map(Seat, range(people.seating.players)):
        page.board.furniture.speech.say(seat, LONG if moment > MOMENTS[0] else "110")
        yield from (f"{each} ({seat} speaks)" for each in overlaps(page) if "bubble" in each)
        page.board.furniture.speech.hush()


def advised(page: TablePage) -> Iterator[str]:
    """Yield what overlaps while one of the cards on the left is advised."""
    cards = page.board.cards
    for item in cards.own_items()[:FEW]:
        cards.meant = frozenset({item})
        cards.settle_own()
        yield from (f"{each} ({item.card} advised)" for each in overlaps(page) if "plate" in each)
    cards.meant = frozenset()
    cards.settle_own()


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_nothing_lies_over_another(qapp: QApplication, key: str, players: int) -> None:
    window = opened(preferences=STILL)
    found = faults(window, key, players, SIZES)
    gone(window)

    assert found == []


@pytest.mark.parametrize(
    ("preferences", "size"),
    [(LARGE, SIZES[0]), pytest.param(LARGE_CARDS, SIZES[1], marks=pytest.mark.slow)],
)
def test_nothing_lies_over_another_in_large_type(
    qapp: QApplication, preferences: Preferences, size: tuple[int, int]
) -> None:
    window, found = opened(preferences=preferences), list[str]()
    for key, players in TABLES:
        found += faults(window, key, players, (size,))
    window.prefer(Preferences(language="en", sound=False))
    gone(window)

    assert found == []


@pytest.fixture
def page(qapp: QApplication) -> Iterator[TablePage]:
    window = opened(preferences=STILL)
    seated(window, "marjapussi")
    yield window.ways.table_page
    gone(window)


def test_a_plate_over_words_is_found(page: TablePage) -> None:
    assert overlaps(page) == []
    plate = page.board.furniture.shown("plate 0")
    assert plate is not None

    plate.setPos(page.board.furniture.box("prompt").center())

    assert any("plate 0" in each for each in overlaps(page))


def test_a_card_over_an_index_is_found(page: TablePage) -> None:
    first, second = page.board.cards.own_items()[:2]
    second.setPos(first.pos())

    assert covered_indices(page.board) == [
        f"index of {first.card} in hand under {second.card}",
    ]


def test_words_beyond_the_felt_are_found(page: TablePage) -> None:
    page.board.furniture.things.texts["title"].setX(page.width() - 10)

    assert any("is cut" in each for each in overlaps(page))


@pytest.mark.parametrize("size", SIZES)
def test_the_tail_of_a_bubble_ends_beside_the_plate(page: TablePage, size: tuple[int, int]) -> None:
    page.window().resize(*size)
    furniture, u = page.board.furniture, page.board.layout_now.u
    for seat in map(Seat, range(4)):
        bubble = furniture.speech.say(seat, LONG)
        assert bubble is not None
        tip = bubble.mapToScene(bubble.transformOriginPoint())
        plate = furniture.seats.plate_box(seat)

        far = 3.5 * u + PIXEL
        near = plate.adjusted(-far, -far, far, far)
        assert near.contains(tip)
        assert not plate.adjusted(2.5 * u, 2.5 * u, -2.5 * u, -2.5 * u).contains(tip)
        assert not plate.intersects(bubble_box(page.board))


def test_what_was_said_stays_while_a_hint_lies_open(page: TablePage) -> None:
    page.board.furniture.speech.say(Seat(2), LONG)

    page.show_hint()

    assert page.panels.hint.is_open
    assert page.board.furniture.shown("bubble") is not None
    assert not bubble_box(page.board).toRect().intersects(page.panels.hint.geometry())


def test_longer_words_of_another_language_have_room(qapp: QApplication) -> None:
    window = opened(preferences=STILL)
    window.resize(*SIZES[0])
    page, decide, found = sit(window, "huutopussi-three", 3), player("normal", 3), list[str]()
    while (view := page.sitting.view) is not None and Stand() not in view.legal:
        page.sitting.act(decided(view, decide))
    assert view is not None
    for language in ("en", "fi", "sv"):
        window.prefer(replace(STILL, language=language))
        QApplication.processEvents()
        found += list(overlaps(page))
    window.prefer(Preferences(language="en", sound=False))
    gone(window)

    assert found == []


@pytest.mark.parametrize("preferences", [STILL, LARGE])
def test_long_names_lie_over_nothing_where_sets_are_laid(
    qapp: QApplication, preferences: Preferences
) -> None:
    window, found = opened(preferences=preferences), list[str]()
    page, decide = sit(window, "marriage", 5), player("normal", 3)
    game = usual_game(variant("marriage"), level="normal", players=5)
    game = replace(game, seed=2, partner_level="normal", names=(LONGEST,) * 5)
    window.host.play(game)
    while page.sitting.view is not None and not page.sitting.view.rummy.laid[0]:
        page.sitting.act(decided(page.sitting.view, decide))
    for size in SIZES:
        window.resize(*size)
        QApplication.processEvents()
        found += [f"{size}: {each}" for each in overlaps(page)]
    window.prefer(Preferences(language="en", sound=False))
    gone(window)

    assert found == []
