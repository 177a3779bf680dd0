"""Nothing on the felt lies over what is to be seen or read, in any game, number or size."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.actions import Play, Stand
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.new_game import default_game
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.parameters import mostly_slow
from tests.ui.overlaps import bubble_box, covered_indices, overlaps
from tests.ui.table_driver import TableDriver, set_animation_speed
from tests.ui.test_mistake_warnings import first_is_best
from tests.ui.window_driver import choose_action, close_window, open_window, start_match

SIZES = ((800, 600), (1280, 800), (1920, 1080))
TABLES = [(each.key, players) for each in VARIANTS for players in each.players]
QUICK_TABLES = (("marriage", 5), ("huutopussi", 4), ("avomarjapussi", 2))
MOMENTS = (1, 10)  # decisions of mine
FEW = 3  # cards: those of a hand that lie beside my plate
STILL = Preferences(pace="off", rest="short", sound=False)
LARGE = replace(STILL, text="large", cards="large", index="large", language="fi")
LARGE_CARDS = replace(STILL, cards="large")
LONGEST = "Maximiliana Wolkensteins"  # a name of 24 letters
LONG = "A half in spades?"  # a long thing to say
PIXEL = 0.5  # pictures begin on whole ones


def start_table(window: MainWindow, key: str, players: int) -> TablePage:
    page = window.pages.table_page
    set_animation_speed(page.board, NO_ANIMATION)
    game = replace(default_game(find_variant(key), level="normal"), player_count=players, names=())
    window.match_controller.start_match(replace(game, seed=2, partner_level="normal"))
    return page


def overlaps_at_all_sizes(window: MainWindow) -> list[str]:
    page, found = window.pages.table_page, list[str]()
    for size in SIZES:
        window.resize(*size)
        QApplication.processEvents()
        found += [f"{size}: {each}" for each in overlaps(page)]
    return found


def faults(
    window: MainWindow, key: str, players: int, sizes: tuple[tuple[int, int], ...]
) -> list[str]:
    """Return what overlaps in the course of a hand, with bubbles of everybody."""
    page, decide, done, found = (
        start_table(window, key, players),
        create_decider("normal", 3),
        0,
        list[str](),
    )
    for moment in MOMENTS:
        while done < moment and page.table_controller.view is not None:
            page.table_controller.perform(choose_action(page.table_controller.view, decide))
            done += 1
        for size in sizes if moment == MOMENTS[-1] else sizes[:2]:
            window.resize(*size)
            QApplication.processEvents()
            found += [
                f"{key} {players}, {moment}, {size}: {each}" for each in bubble_faults(page, moment)
            ]
    return found


def bubble_faults(page: TablePage, moment: int) -> Iterator[str]:
    yield from overlaps(page)
    yield from hint_faults(page)
    people = page.board.event_player.people
    for seat in map(Seat, range(people.seating.players)):
        page.board.decorations.speech_bubbles.show_bubble(
            seat, LONG if moment > MOMENTS[0] else "110"
        )
        yield from (f"{each} ({seat} speaks)" for each in overlaps(page) if "bubble" in each)
        page.board.decorations.speech_bubbles.hide_bubble()


def hint_faults(page: TablePage) -> Iterator[str]:
    """Yield overlaps while a card on the left is advised."""
    cards = page.board.card_layer
    for item in cards.own_items()[:FEW]:
        cards.hinted = frozenset({item})
        cards.animate_hand()
        yield from (f"{each} ({item.card} advised)" for each in overlaps(page) if "plate" in each)
    cards.hinted = frozenset()
    cards.animate_hand()


@pytest.mark.parametrize(("key", "players"), mostly_slow(TABLES, *QUICK_TABLES))
def test_nothing_lies_over_another(key: str, players: int) -> None:
    window = open_window(preferences=STILL)
    found = faults(window, key, players, SIZES)
    close_window(window)

    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("preferences", "size"),
    [(LARGE, SIZES[0]), (LARGE_CARDS, SIZES[1])],
)
def test_nothing_lies_over_another_in_large_type(
    preferences: Preferences, size: tuple[int, int]
) -> None:
    window, found = open_window(preferences=preferences), list[str]()
    for key, players in TABLES:
        found += faults(window, key, players, (size,))
    window.apply_preferences(Preferences(language="en", sound=False))
    close_window(window)

    assert found == []


@pytest.fixture
def page() -> Iterator[TablePage]:
    window = open_window(preferences=STILL)
    start_match(window, "marjapussi")
    yield window.pages.table_page
    close_window(window)


def test_a_plate_over_words_is_found(page: TablePage) -> None:
    assert overlaps(page) == []
    plate = page.board.decorations.visible_picture("plate 0")
    assert plate is not None

    plate.setPos(page.board.decorations.bounding_box("prompt").center())

    assert any("plate 0" in each for each in overlaps(page))


def test_a_card_over_an_index_is_found(page: TablePage) -> None:
    first, second = page.board.card_layer.own_items()[:2]
    second.setPos(first.pos())

    assert covered_indices(page.board) == [
        f"index of {first.card} in hand under {second.card}",
    ]


def test_words_beyond_the_felt_are_found(page: TablePage) -> None:
    page.board.decorations.items.visible_texts["title"].setX(page.width() - 10)

    assert any("is cut" in each for each in overlaps(page))


@pytest.mark.parametrize("size", SIZES)
def test_the_tail_of_a_bubble_ends_beside_the_plate(page: TablePage, size: tuple[int, int]) -> None:
    page.window().resize(*size)
    furniture, u = page.board.decorations, page.board.table_layout.unit
    for seat in map(Seat, range(4)):
        bubble = furniture.speech_bubbles.show_bubble(seat, LONG)
        assert bubble is not None
        tip = bubble.mapToScene(bubble.transformOriginPoint())
        plate = furniture.seat_plates.plate_box(seat)

        far = 3.5 * u + PIXEL
        near = plate.adjusted(-far, -far, far, far)
        assert near.contains(tip)
        assert not plate.adjusted(2.5 * u, 2.5 * u, -2.5 * u, -2.5 * u).contains(tip)
        assert not plate.intersects(bubble_box(page.board))


def test_a_speech_bubble_stays_while_a_hint_is_open(page: TablePage) -> None:
    page.board.decorations.speech_bubbles.show_bubble(Seat(2), LONG)

    page.toggle_hint()

    assert page.panels.hint.is_open
    assert page.board.decorations.visible_picture("bubble") is not None
    assert not bubble_box(page.board).toRect().intersects(page.panels.hint.geometry())


def test_longer_words_of_another_language_have_room() -> None:
    window = open_window(preferences=STILL)
    window.resize(*SIZES[0])
    page, decide, found = (
        start_table(window, "huutopussi-three", 3),
        create_decider("normal", 3),
        list[str](),
    )
    view = TableDriver(window).play_until(lambda each: Stand() in each.legal_actions, decide)
    assert view is not None
    for language in ("en", "fi", "sv"):
        window.apply_preferences(replace(STILL, language=language))
        QApplication.processEvents()
        found += list(overlaps(page))
    window.apply_preferences(Preferences(language="en", sound=False))
    close_window(window)

    assert found == []


@pytest.mark.parametrize("preferences", [STILL, LARGE])
def test_long_names_lie_over_nothing_where_sets_are_laid(preferences: Preferences) -> None:
    window = open_window(preferences=preferences)
    start_table(window, "marriage", 5)
    game = default_game(find_variant("marriage"), level="normal", player_count=5)
    game = replace(game, seed=2, partner_level="normal", names=(LONGEST,) * 5)
    window.match_controller.start_match(game)
    decide = create_decider("normal", 3)
    TableDriver(window).play_until(lambda view: bool(view.rummy.laid_sets[0]), decide)
    found = overlaps_at_all_sizes(window)
    window.apply_preferences(Preferences(language="en", sound=False))
    close_window(window)

    assert found == []


@pytest.mark.parametrize("language", ["en", "fi", "sv", "de", "ne"])
def test_a_warning_lies_clear_of_large_cards_in_the_trick(language: str) -> None:
    large = replace(LARGE, language=language, warnings="always")
    window = open_window(preferences=large, evaluate=first_is_best)
    page, decide = start_table(window, "tuppi", 4), create_decider("normal", 3)
    view = TableDriver(window).play_until(
        lambda each: len(each.trick.cards) == 2 and len(each.legal_actions) > 1, decide
    )
    assert view is not None
    page.table_controller.perform_if_confirmed(view.legal_actions[-1])
    assert page.mistake_warner.is_warning
    found = [each for each in overlaps_at_all_sizes(window) if "words" in each]
    window.apply_preferences(Preferences(language="en", sound=False))
    close_window(window)

    assert found == []


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "normal"), *((each, "large") for each in ("en", "fi", "sv", "de", "ne"))],
)
def test_a_warning_lies_clear_of_a_lifted_open_card(language: str, text: str) -> None:
    preferences = replace(STILL, language=language, warnings="always", text=text, cards=text)
    window = open_window(preferences=preferences, evaluate=first_is_best)
    page, decide = start_table(window, "avomarjapussi", 2), create_decider("normal", 3)
    view = TableDriver(window).play_until(lambda each: len(each.legal_actions) > 3, decide)
    assert view is not None
    cards = page.board.card_layer.own_items()
    last = max((item.home.x, item.card) for item in cards if Play(item.card) in view.legal_actions)
    page.table_controller.perform_if_confirmed(Play(last[1]))
    assert page.mistake_warner.is_warning
    found = overlaps_at_all_sizes(window)
    window.apply_preferences(Preferences(language="en", sound=False))
    close_window(window)

    assert found == []
