"""The page of the score sheet: what is typed, refused, added, corrected and taken back."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.record_lines import RecordHeader
from marjapussi_gui.engine.state import MatchStart, Seat
from marjapussi_gui.model.score_sheet import ScoreSheet
from marjapussi_gui.ui.dialogs.score_sheet_dialog import ScoreSheetDialog
from marjapussi_gui.ui.pages.score_sheet.score_sheet_page import ScoreSheetPage
from marjapussi_gui.ui.sharing.sheet_page import sheet_page
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.text.sheet_text import SheetTexts
from marjapussi_gui.ui.widgets.focus_ring import FocusRing
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.engine.sheet.typed_hands import typed_hands
from tests.random_matches import RandomMatch

from .sheet_typist import ENTER, NAMES, empty_sheet, press, type_hand


@pytest.fixture(autouse=True)
def focus_ring(qapp: QApplication) -> Iterator[None]:
    """Let Enter press buttons, as in the program."""
    ring = FocusRing(qapp)
    yield
    qapp.focusChanged.disconnect(ring._on_focus_changed)
    ring.deleteLater()


@pytest.fixture
def page(window: MainWindow) -> ScoreSheetPage:
    window.show()
    show(window, "huutopussi")
    return window.pages.score_sheet_page


def show(window: MainWindow, key: str) -> None:
    game = find_variant(key).create_game()
    names = NAMES[: game.seating.players]
    header = RecordHeader(game, names, MatchStart(Seat(0)))
    sheet = window._services.storage.sheets.save(ScoreSheet(header))
    window.open_sheet(sheet)


def type_keys(text: str) -> None:
    for key in text:
        press(key)


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.key)
def test_hand_typed_key_by_key_is_the_hand_that_was_played(
    variant: object, window: MainWindow
) -> None:
    window.show()
    match = RandomMatch(variant.create_game(), 5, Seat(0))  # type: ignore[attr-defined]
    (hand,) = typed_hands(match, hands=1)
    sheet = window._services.storage.sheets.save(empty_sheet(match))
    window.open_sheet(sheet)
    page = window.pages.score_sheet_page

    type_hand(page, hand.entry)

    assert page.sheet is not None
    assert page.sheet.hands == (hand.entry,)
    assert page.sheet.score_hands()[0].event.scores == hand.event.scores


def test_impossible_number_is_refused_on_enter_and_not_before(page: ScoreSheetPage) -> None:
    type_keys(f"2120{ENTER}c{ENTER}52")
    bar = page.entry_panel.refusal_bar
    assert bar.isHidden()

    press(ENTER)

    assert not bar.isHidden()
    assert "52" in bar.what.text()
    assert [each.text() for each in bar.buttons] == ["50", "55"]


def test_tray_says_what_bidders_need_but_not_while_a_number_is_typed(page: ScoreSheetPage) -> None:
    tray = page.entry_panel.count_view
    type_keys("2120")
    assert "need" not in tray.text()

    type_keys(f"{ENTER}c")
    assert "Eero and Toivo need 60 more" in tray.text()

    type_keys(f"{ENTER}5")

    assert "Eero and Toivo: 60 of 120" in tray.text()
    assert "Eero and Toivo need 60 more" in tray.text()


def test_nearest_value_goes_on_to_the_next_field(page: ScoreSheetPage) -> None:
    type_keys(f"2120{ENTER}c{ENTER}52{ENTER}")
    bar = page.entry_panel.refusal_bar

    bar.buttons[1].click()
    type_keys(f"1{ENTER}")

    assert bar.isHidden()
    assert page.sheet is not None
    assert page.sheet.hands[0]["points-0"] == 55


def test_every_key_is_stored_at_once(page: ScoreSheetPage, window: MainWindow) -> None:
    assert page.sheet is not None
    sheets = window._services.storage.sheets
    for keys, bid in (("2", None), ("1", 1), ("2", 12), ("0", 120)):
        press(keys)
        stored = sheets.load(page.sheet.id)
        assert stored is not None
        assert stored.draft == ({"who": 1} if bid is None else {"who": 1, "bid": bid})


def test_shift_enter_goes_back(page: ScoreSheetPage) -> None:
    type_keys(f"2120{ENTER}")
    target = QApplication.focusWidget()
    assert target is not None

    QTest.keyClick(target, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)

    assert QApplication.focusWidget() is page.entry_panel.view("bid").focus_target


def test_earlier_hand_can_be_corrected(page: ScoreSheetPage) -> None:
    type_keys(f"190{ENTER}{ENTER}50{ENTER}2{ENTER}")
    type_keys(f"290{ENTER}{ENTER}50{ENTER}2{ENTER}")
    type_keys("3")  # the third hand has begun
    assert page.sheet is not None
    before = page.sheet.score_hands()[-1].event.scores

    page.ledger.table.anchorClicked.emit(QUrl("0"))
    type_keys(f"1{ENTER}")
    page.entry_panel.view("last").focus_target.setFocus()
    type_keys(f"1{ENTER}")

    after = page.sheet.score_hands()[-1].event.scores
    assert before == (-40, 200)
    assert after == (-40, 180)
    assert page.sheet.draft == {"who": 2}


def test_hand_being_changed_or_else_the_last_one_is_in_sight(window: MainWindow) -> None:
    window.show()
    show(window, "tuppi")
    page = window.pages.score_sheet_page
    bar = page.ledger.table.verticalScrollBar()
    for _ in range(12):
        type_keys(f"18{ENTER}{ENTER}14{ENTER}{ENTER}")  # the second hand ends the rise
    QApplication.processEvents()
    assert bar.value() > bar.maximum() - 20 > 0

    page.ledger.table.anchorClicked.emit(QUrl("0"))
    QApplication.processEvents()

    assert bar.value() < 40


def test_undo_takes_back_the_last_change(page: ScoreSheetPage) -> None:
    type_keys(f"190{ENTER}{ENTER}50{ENTER}2{ENTER}")

    page.undo_button.click()

    assert page.sheet is not None
    assert page.sheet.hands == ()
    assert page.sheet.draft["bid"] == 90


def test_won_match_ends_with_the_winner_and_the_reason(window: MainWindow) -> None:
    window.show()
    show(window, "tuppi")
    page = window.pages.score_sheet_page

    type_keys(f"113{ENTER}{ENTER}113{ENTER}{ENTER}")

    assert "Aino" in page.entry_panel.title_label.text()
    assert "Aino and Saima: 56 of 52" in page.entry_panel.count_view.text()
    assert page.sheet is not None
    assert page.sheet.is_over


def test_hand_is_announced_with_the_next_dealer(page: ScoreSheetPage) -> None:
    type_keys(f"190{ENTER}{ENTER}50{ENTER}2{ENTER}")

    assert "Eero" in page.announcer.recent_sentences[-1]


def test_dialog_begins_a_sheet_with_the_people_who_are_known(window: MainWindow) -> None:
    dialog = ScoreSheetDialog("tuppi", window._services.storage.presets, ["Liisa"], window)
    dialog.name_edits[0].setText(" Liisa ")
    dialog.dealer_buttons[2].setChecked(True)

    sheet = dialog.new_sheet()

    assert sheet.header.player_names == ("Liisa", "", "", "")
    assert sheet.header.start.dealer == 2


def test_who_plays_alone_is_called_by_name(window: MainWindow) -> None:
    show(window, "huutopussi-three")
    sheet = window.pages.score_sheet_page.sheet
    assert sheet is not None

    assert [SheetTexts(sheet).side_name(side) for side in range(3)] == ["Aino", "Eero", "Saima"]


def test_command_is_offered_everywhere(window: MainWindow) -> None:
    assert window.actions_by_command[Command.SCORE_SHEET].isEnabled()


def test_page_for_printing_has_every_hand(page: ScoreSheetPage) -> None:
    type_keys(f"190{ENTER}{ENTER}50{ENTER}2{ENTER}")
    type_keys(f"290{ENTER}{ENTER}50{ENTER}2{ENTER}")
    assert page.sheet is not None

    html = sheet_page(page.sheet)

    assert "1. Aino 90" in html
    assert "2. Eero 90" in html
    assert "<a " not in html
