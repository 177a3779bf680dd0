"""A hint: its text, its place and its use."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QScrollArea

from marjapussi_gui.app.ai_services import create_decider, evaluate
from marjapussi_gui.engine.actions import Bid, Give, Pass, Play
from marjapussi_gui.engine.cards import Card, parse_card, parse_cards
from marjapussi_gui.model.contrast import EquallyGood
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Grade, Verdict
from marjapussi_gui.ui.board.board_geometry import notice_box
from marjapussi_gui.ui.pages.table.hint_controller import hint_text
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.panels.action_values_table import (
    ActionValuesTable,
    ValueRow,
    create_values_layout,
)
from marjapussi_gui.ui.panels.hint_panel import HintText
from marjapussi_gui.ui.panels.table_panel import SHADOW_MARGIN
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.text.hint_text import HintSentences
from marjapussi_gui.ui.text.suggestion_text import suggestion_sentence
from marjapussi_gui.ui.text.table_players import TablePlayers
from marjapussi_gui.ui.text.tie_text import equally_good_sentence
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.analysis.view_notation import trick_view
from tests.parameters import mostly_slow

from .window_driver import LEFT, Mouse, choose_action, close_window, open_window, start_match

SIZES = ((800, 600), (1280, 800))
ALL_SIZES = ((800, 600), (1000, 700), (1280, 800), (1920, 1080))


@pytest.fixture
def window() -> Iterator[MainWindow]:
    window = open_window(evaluate=evaluate)
    yield window
    close_window(window)


def is_suggested(page: TablePage) -> bool:
    on_a_button = any(each.property("look") == "suggested" for each in page.prompt_bar.buttons)
    return on_a_button or page.board.hand_input.card_cursor.current_item is not None


def test_a_hint_names_the_best_action_and_its_reasons(window: MainWindow) -> None:
    table, page = start_match(window, "bag", seed=5), window.pages.table_page
    assert len(table.own_view.legal_actions) > 1

    window.actions_by_command[Command.HINT].trigger()

    assert page.panels.hint.isVisible()
    note = page.panels.hint
    assert note.visible_texts[0].startswith(("Lead ", "Play ", "Take ", "Ask "))
    assert len(note.visible_texts) > 2
    assert not any(text.endswith("%") for text in note.visible_texts)
    assert is_suggested(page)


def test_values_stand_below_the_words_and_are_folded_at_the_next_hint(window: MainWindow) -> None:
    start_match(window, "bag", seed=2)
    page = window.pages.table_page
    page.toggle_hint()
    note = page.panels.hint
    assert note.values_button is not None
    words_alone = note.visible_texts

    QTest.mouseClick(note.values_button, LEFT)
    assert any(text.endswith("%") for text in note.visible_texts)
    assert [text for text in words_alone if text.endswith(".")] == [
        text for text in note.visible_texts if text.endswith(".")
    ]
    assert "wins match" in note.visible_texts
    assert note.values_button is not None
    QTest.keyClick(note.values_button, Qt.Key.Key_Return)
    assert note.visible_texts == words_alone

    assert note.values_button is not None
    QTest.mouseClick(note.values_button, LEFT)
    page.toggle_hint()
    page.toggle_hint()
    assert note.is_open
    assert not any(text.endswith("%") for text in note.visible_texts)


@pytest.mark.parametrize("key", mostly_slow(["bag", "huutopussi", "marjapussi"], "bag"))
def test_the_note_goes_when_something_was_done(window: MainWindow, key: str) -> None:
    table, page, mouse = start_match(window, key), window.pages.table_page, Mouse(window)
    decide, opened_notes = create_decider("normal", 3), 0
    for _ in range(12):
        if table.view is None:
            break
        page.toggle_hint()
        opened_notes += page.panels.hint.is_open
        mouse.do(choose_action(table.view, decide))

        assert not page.panels.hint.is_open

    assert opened_notes > 5


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("key", ["huutopussi-three", "tuppi", "bondtolva-two"])
def test_words_and_values_are_seen_without_scrolling(
    window: MainWindow, key: str, size: tuple[int, int]
) -> None:
    table, page = start_match(window, key, seed=5), window.pages.table_page
    decide, mouse = create_decider("normal", 3), Mouse(window)
    window.resize(*size)
    while table.view is not None and table.view.phase != "play":
        mouse.do(choose_action(table.view, decide))
    QApplication.processEvents()

    page.toggle_hint()
    note = page.panels.hint
    assert note.values_button is not None
    QTest.mouseClick(note.values_button, LEFT)
    QApplication.processEvents()

    areas = note.findChildren(QScrollArea)
    assert [each.verticalScrollBar().maximum() for each in areas if each.isVisible()] == [0]
    assert (
        cards_under(
            page,
            note.geometry().adjusted(SHADOW_MARGIN, SHADOW_MARGIN, -SHADOW_MARGIN, -SHADOW_MARGIN),
        )
        == []
    )


def test_a_long_title_without_reasons_gets_an_area_that_fits_it(window: MainWindow) -> None:
    start_match(window, "bag", seed=5)
    page, low, high = window.pages.table_page, (20, 20, 320, 80), (20, 20, 320, 420)
    note, words = page.panels.hint, HintSentences("", "Only a long title. " * 8)

    note.show_hint(lambda: HintText(words), page.board.card_pictures)
    note.place_below_lamp((low, high), 30)
    QApplication.processEvents()

    (title,) = (each for each in note.findChildren(QLabel) if each.text() == words.advice)
    assert title.height() >= title.heightForWidth(title.width())
    assert note.height() > low[3] - low[1] + 2 * SHADOW_MARGIN

    note.place_below_lamp((low,), 30)  # if no area is high enough, words come first

    assert title.height() >= title.heightForWidth(title.width())


@pytest.mark.parametrize("sizes", [SIZES, pytest.param(ALL_SIZES, marks=pytest.mark.slow)])
def test_the_title_of_the_values_is_never_cut_and_the_best_lies_on_darker_linen(
    window: MainWindow, sizes: tuple[tuple[int, int], ...]
) -> None:
    start_match(window, "bag", seed=2)
    page, note = window.pages.table_page, window.pages.table_page.panels.hint
    for size in sizes:
        window.resize(*size)
        page.toggle_hint()
        fold = note.values_button
        assert fold is not None
        title = fold.findChildren(QLabel)[0]
        assert title.text() == "What each choice is worth"
        assert title.height() >= title.heightForWidth(title.width())
        assert not any(each.isVisible() for each in note.findChildren(QFrame, "best"))
        QTest.mouseClick(fold, LEFT)
        assert any(each.isVisible() for each in note.findChildren(QFrame, "best"))
        page.toggle_hint()


def test_the_lamp_shines_as_long_as_its_note_hangs_there(window: MainWindow) -> None:
    start_match(window, "bag", seed=2)
    page = window.pages.table_page
    lamp = page.tool_buttons.button_for("hint")

    QTest.mouseClick(lamp, LEFT)
    assert lamp.property("lit")
    assert is_suggested(page)
    QTest.mouseClick(lamp, LEFT)

    assert not lamp.property("lit")
    assert not page.panels.hint.is_open
    assert not is_suggested(page)


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_H])
def test_the_note_is_rolled_up_by_keys(window: MainWindow, key: Qt.Key) -> None:
    start_match(window, "huutopussi")
    page = window.pages.table_page
    page.toggle_hint()
    suggested = [each for each in page.prompt_bar.buttons if each.property("look") == "suggested"]

    QTest.keyClick(window, key)

    assert suggested
    assert not page.panels.hint.is_open
    assert not [each for each in page.prompt_bar.buttons if each.property("look") == "suggested"]


@pytest.mark.parametrize("key", mostly_slow(["bag", "huutopussi", "tuppi", "marriage"], "tuppi"))
def test_space_does_what_is_suggested(window: MainWindow, key: str) -> None:
    table, page = start_match(window, key), window.pages.table_page
    for _ in range(3):
        page.toggle_hint()
        assert page.hint_controller.advice is not None
        before, best = len(table.session.record.entries), page.hint_controller.advice
        page.board.setFocus()

        QTest.keyClick(page.board, Qt.Key.Key_Space)

        assert best == table.session.record.entries[before].action


def test_a_forced_card_is_described_as_the_only_card(window: MainWindow) -> None:
    table, page, mouse = (
        start_match(window, "bag", seed=2),
        window.pages.table_page,
        Mouse(window),
    )
    decide = create_decider("normal", 3)
    while table.view is not None and len(table.view.legal_actions) > 1:
        mouse.do(choose_action(table.view, decide))

    page.toggle_hint()

    assert page.panels.hint.visible_texts[0].startswith(("You must ", "It is the only card"))
    assert page.panels.hint.values_button is None
    assert page.board.hand_input.card_cursor.current_item is not None


def test_a_verdict_without_reasons_is_shown_as_advice(window: MainWindow) -> None:
    table, mouse = start_match(window, "bag", seed=2), Mouse(window)
    decide = create_decider("normal", 3)
    while table.view is not None and len(table.view.legal_actions) > 1:
        mouse.do(choose_action(table.view, decide))
    view, people = table.view, table.people
    assert view is not None
    assert people is not None
    only = view.legal_actions[0]

    forced = Verdict(view.seat, DecisionKind.FOLLOW, only, (ActionValue(only, 0.0),), Grade.FORCED)
    told = hint_text(forced, view, people)

    assert told.words.advice
    assert told.values is None


@pytest.mark.parametrize(
    ("tied", "worse", "said"),
    [
        ("KH QH", "JH", "The king and queen of hearts are equally good."),
        ("JH TS", "KH", "The ten of spades and the jack of hearts are equally good."),
        ("KH KS", "9C", "Either king will do."),
        ("KH QH JH", "", "Any of your hearts will do."),
        ("KH QH", "", "Either of your hearts will do."),
        ("AS AH AD", "", "Any ace will do."),
        ("KH QS JD", "", "Any card will do."),
        ("9C 8H 7D", "AC KH QD", "Any of your low cards will do."),
        ("9C 8C 7C", "AC KH", "Any of your low clubs will do."),
        ("9C 8C 7C JH", "KS QS AS", "Any of your hearts or clubs will do."),
        ("9C 8C 7C JH", "AC", "Any card will do, except the ace of clubs."),
        ("9C 8H 7D TS", "AC AH AD", "10♠ 8♥ 7♦ 9♣ are equally good."),
    ],
)
def test_a_hint_begins_with_the_tie(tied: str, worse: str, said: str) -> None:
    view = trick_view("bag", "KH QH JH TS 9C 8C")
    plays, others = (tuple(map(Play, parse_cards(each))) for each in (tied, worse))
    worths = tuple(ActionValue(each, 0.0, 0.5) for each in plays)
    tie = EquallyGood(len(plays), plays, len(plays) > len(others), others)
    verdict = Verdict(view.seat, DecisionKind.LEAD, plays[0], worths, Grade.FINE, 9, (tie,))

    people = TablePlayers(("", "A", "B", "C"), view.seat, view.game.seating)
    told = hint_text(verdict, view, people)

    advice = suggestion_sentence(plays[0], view, people)
    assert told.words == HintSentences(said, advice)
    assert told.words.text == f"{said} {advice}"


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        (
            EquallyGood(3, tuple(map(Play, parse_cards("KH QH JH")))),
            "The king, queen and jack of hearts are equally good.",
        ),
        (
            EquallyGood(2, tuple(Give((each,)) for each in parse_cards("4S 2H"))),
            "The four of spades and the two of hearts are equally good.",
        ),
        (
            EquallyGood(3, tuple(Give(parse_cards(f"AS {each}")) for each in ("9S", "8S", "7S"))),
            "Be sure to give A♠. The rest hardly matters.",
        ),
        (EquallyGood(2, (Bid(60), Pass())), "It’s equally good if you pass or if you bid 60."),
        (EquallyGood(3), "You have 3 equally good choices."),
    ],
)
def test_all_equally_good_actions_are_named_if_they_are_known(fact: EquallyGood, said: str) -> None:
    assert equally_good_sentence(fact) == said


@pytest.mark.parametrize(
    "key", mostly_slow(["marjapussi", "huutopussi-three", "tuppi", "bondtolva-two"], "marjapussi")
)
def test_a_hint_leaves_the_table_free(window: MainWindow, key: str) -> None:
    table, page = start_match(window, key), window.pages.table_page
    decide, mouse = create_decider("normal", 3), Mouse(window)
    while table.view is not None and table.view.phase != "play":
        mouse.do(choose_action(table.view, decide))

    for size in ALL_SIZES if key == "marjapussi" else SIZES:
        window.resize(*size)
        QApplication.processEvents()
        page.toggle_hint()
        assert_free(page)
        page.toggle_hint()
        assert not page.panels.hint.is_open


def assert_free(page: TablePage) -> None:
    """Fail if the hint covers anything the player needs to see."""
    note = page.panels.hint.geometry().adjusted(
        SHADOW_MARGIN, SHADOW_MARGIN, -SHADOW_MARGIN, -SHADOW_MARGIN
    )
    assert note.isValid()
    assert page.rect().contains(note)
    assert not note.intersects(page.prompt_bar.geometry()) or not page.prompt_bar.isVisible()
    assert note.top() >= page.tool_buttons.geometry().bottom()
    _, top, _, bottom = notice_box(page.board.table_layout)
    is_long = note.height() > bottom - top  # rather than have it scrolled, a plate is covered
    assert is_long or [plate for plate in plates_on(page) if plate.intersects(note)] == []
    assert cards_under(page, note) == []


def cards_under(page: TablePage, note: QRect) -> list[QRect]:
    """Return where cards of hands and of the trick lie, without shadows, that a note covers."""
    cards = [
        page.board.mapFromScene(item.sceneBoundingRect()).boundingRect().adjusted(5, 5, -5, -5)
        for zone, items in page.board.card_layer.zones.items()
        if zone.kind in ("hand", "trick")
        for item in items
    ]
    return [card for card in cards if card.intersects(note)]


def plates_on(page: TablePage) -> list[QRect]:
    seats, half_high = page.board.decorations.seat_plates, round(17 * page.board.table_layout.unit)
    boxes = [seats.plate_box(seat).toAlignedRect() for seat in seats.plates]
    return [
        QRect(box.left(), box.center().y() - half_high, box.width(), 2 * half_high) for box in boxes
    ]


def test_advised_action_comes_first_among_equal_values() -> None:
    view = trick_view("bag", "KH QH JH TS 9C 8C")
    plays = tuple(Play(parse_card(each)) for each in ("KH", "QH", "JH"))
    worths = tuple(ActionValue(each, 0.0, 0.5) for each in plays)
    verdict = Verdict(
        view.seat, DecisionKind.LEAD, plays[2], worths, Grade.FINE, 9, (), tie_break=plays[2]
    )

    told = hint_text(verdict, view, TablePlayers(("", "A", "B", "C"), view.seat, view.game.seating))

    assert told.values is not None
    assert [row.card for row in told.values.rows] == [plays[2].card, plays[0].card, plays[1].card]


def test_cards_are_not_as_wide_as_words_beside_them(window: MainWindow) -> None:
    note = window.pages.table_page.panels.hint
    deck = window.pages.table_page.board.card_pictures
    names = (("Ask for a whole", None), *((f"{n}", Card(n)) for n in range(5)))
    rows = tuple(ValueRow(name, name, ("50%",), card) for name, card in names)
    values = ActionValuesTable("Values", "9 deals", "wins match", rows)

    for is_low in (False, True):
        layout = create_values_layout(values, note, deck, is_low=is_low)
        cells = [layout.takeAt(0) for _ in rows]
        words, *cards = (cell.widget() for cell in cells if cell is not None)
        assert words is not None
        widths = {card.width() for card in cards if card is not None}
        assert len(widths) == 1
        assert widths.pop() < words.width() / 1.5
