"""Codes leave the window by one key, and come in by paste, drop, file and command line."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.codes.code_text import CodedPosition, read_code, write_code
from marjapussi_gui.engine.codes.hand import Hand
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.view import View, create_view
from marjapussi_gui.learning.received_hands import read_answer
from marjapussi_gui.model.match_state import IMPORTED, ReceivedCodeKind
from marjapussi_gui.model.new_game import TEN_DEALS, deals_of_day, todays_seed
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.ui.common.requests import CopyResult, KeepHand, PlayFrom, PlayTenDailyDeals
from marjapussi_gui.ui.dialogs.open_code_dialog import OpenDialog
from marjapussi_gui.ui.dialogs.picture_dialog import ReceivedMomentDialog
from marjapussi_gui.ui.sharing.hand_picture import ShownCards, draw_hand_picture, picture_content
from marjapussi_gui.ui.sound.system_voice import MAX_SENTENCE_LENGTH
from marjapussi_gui.ui.text import code_text
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.text.i18n import say
from marjapussi_gui.ui.widgets.match_row import details_text
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.engine.codes.code_samples import hostile_texts, moments, played_hands, random_match
from tests.learning.test_received_hands import hand_of_deal
from tests.random_matches import RandomMatch
from tests.ui.sharing.shared_records import random_record
from tests.ui.window_driver import start_match

GAME = VARIANTS[0].create_game()
DAY = date(2026, 11, 28)


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def a_hand(seed: int = 3) -> Hand:
    return next(played_hands(RandomMatch(GAME, seed, Seat(0)), 1))


def own_decision(key: str = "marjapussi") -> View:
    game = find_variant(key).create_game()
    for _, view in moments(RandomMatch(game, 3, Seat(0)), 1, 1):
        if view.turn == view.seat and view.phase == "play" and len(view.tricks) == 3:
            return view
    raise AssertionError("there's no such moment")


def drop(window: MainWindow, data: QMimeData) -> None:
    action, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    window.dropEvent(QDropEvent(QPointF(5, 5), action, data, left, Qt.KeyboardModifier.NoModifier))


def drop_text(window: MainWindow, text: str) -> None:
    data = QMimeData()
    data.setText(text)
    drop(window, data)


def match_ids(window: MainWindow) -> list[int]:
    return [each.id for each in window.navigator._storage.matches.list_summaries()]


def create_dialog(window: MainWindow, text: str = "") -> OpenDialog:
    codes = window.shared_codes
    return OpenDialog(
        lambda answer: codes._own_answer(answer.hand.game.key, answer.day, answer.count),
        codes._speak_sentences,
        window,
        text=text,
    )


def finish_hand(window: MainWindow) -> None:
    window.pages.table_page.autoplay_hand()


# Out


def test_key_copies_what_the_player_sees_and_after_the_count_the_hand(window: MainWindow) -> None:
    table = start_match(window, "marjapussi")
    QTest.keyClick(window, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    seen = read_code(clipboard())

    assert isinstance(seen, View)
    assert seen.hand == table.own_view.hand
    assert window.notice_bar.sentence == say("code-copied-guess")

    finish_hand(window)
    window.run_command(Command.COPY_CODE)
    hand = read_code(clipboard())

    assert isinstance(hand, Hand)
    assert window.notice_bar.sentence == say("code-copied-hand")
    assert not any(name for name, _ in hand.players)


def test_nothing_is_copied_before_the_key_is_pressed(window: MainWindow) -> None:
    QGuiApplication.clipboard().setText("mine")
    start_match(window, "marjapussi")
    finish_hand(window)

    assert clipboard() == "mine"


# In


@pytest.mark.parametrize(
    "open_it",
    [
        lambda window, code: window.shared_codes.open_text(code),
        lambda window, code: window.shared_codes.open_argument(Path(code)),
        drop_text,
    ],
)
def test_real_hand_is_reviewed_and_not_stored(
    window: MainWindow, open_it: Callable[[MainWindow, str], None]
) -> None:
    hand = a_hand()
    open_it(window, write_code(hand))
    page = window.pages.review_page

    assert window.page_stack.current_page is page
    assert say("shared-hand") in window.windowTitle()
    assert say("shared-hand") in page.footer.place_label.text()
    assert match_ids(window) == []


@pytest.mark.parametrize("language", ["en", "fi", "sv", "de", "ne"])
def test_kind_of_a_sent_hand_is_seen_in_a_small_window_too(
    window: MainWindow, language: str
) -> None:
    window.apply_preferences(Preferences(language=language, pace="off", sound=False))
    window.resize(800, 600)
    window.show()
    window.shared_codes.open_text(write_code(a_hand()))
    QTest.qWait(50)
    label = window.pages.review_page.footer.place_label
    text, is_whole = label.text(), label.width() >= label.sizeHint().width()
    kind = say("shared-hand")
    window.apply_preferences(Preferences(language="en", pace="off", sound=False))

    assert kind in text
    assert label.isVisible()
    assert is_whole


def test_code_may_be_longer_than_a_file_name(window: MainWindow) -> None:
    code = write_code(next(played_hands(random_match(find_variant("marriage"), 1), 1)))
    window.shared_codes.open_argument(Path(code))

    assert len(code) > 255
    assert window.page_stack.current_page is window.pages.review_page


def test_hand_is_kept_on_request_and_counted_nowhere(window: MainWindow) -> None:
    window.shared_codes.open_text(write_code(a_hand()))
    match = window.pages.review_page._match
    assert match is not None
    window.do_request(KeepHand(match, 5))
    (kept,) = match_ids(window)
    summary = window.navigator._storage.matches.summary(kept)

    assert summary is not None
    assert (summary.origin, summary.hand_count) == (IMPORTED, 1)
    assert window.pages.review_page.controller.match_id == kept
    assert details_text(summary, None).startswith(say("shared-hand"))
    assert window.navigator._storage.matches.last_open_match() is None


def test_own_decision_is_played_on_with_guessed_cards(window: MainWindow) -> None:
    view = own_decision()
    window.shared_codes.open_text(write_code(view))
    table = window.pages.table_page

    assert window.page_stack.current_page is table
    assert say("shared-guess") in window.windowTitle()
    assert say("shared-guess") in table.house_rules_name()
    assert table.table_controller.view is not None
    assert table.table_controller.view.hand == view.hand


def test_guessed_hand_stays_one(window: MainWindow) -> None:
    """It's counted nowhere, and isn't taken for a real one after a restart or in another code."""
    window.shared_codes.open_text(write_code(own_decision()))
    match_id = window.match_controller.match_id
    finish_hand(window)
    window.run_command(Command.COPY_CODE)

    assert window.notice_bar.sentence == say("nothing-to-copy")
    window.navigator.review_current_match()
    assert not window.pages.review_page._may_share_all  # in a page or a picture

    window.navigator.go_home()
    window.navigator.resume_match(match_id)
    match = window.match_controller.match
    assert match is not None
    assert match.shared is ReceivedCodeKind.GUESS
    window.do_request(PlayFrom(match, 10))
    again = window.match_controller.match
    assert again is not None
    assert again.shared is ReceivedCodeKind.GUESS
    summaries = window.navigator._storage.matches.list_summaries()
    assert {each.origin for each in summaries} == {IMPORTED}  # which nothing counts


def test_garbage_is_refused_in_one_sentence(window: MainWindow) -> None:
    before = window.page_stack.current_page
    for text in hostile_texts(60):
        window.notice_bar.show_reply("")
        window.shared_codes.open_text(text)
        if window.page_stack.current_page is before:
            assert window.notice_bar.sentence.count("\n") == 0
            assert window.notice_bar.sentence


def test_dropped_text_file_with_a_code_opens(window: MainWindow, tmp_path: Path) -> None:
    file = tmp_path / "hand.txt"
    file.write_text(f"What about this?\n{write_code(a_hand())}\n", encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    drop(window, data)

    assert window.page_stack.current_page is window.pages.review_page


# The dialog


def test_mistake_is_shown_at_its_group_when_the_code_is_complete(window: MainWindow) -> None:
    code = write_code(a_hand())
    wrong = code[:6] + ("3" if code[6] == "2" else "2") + code[7:]
    dialog = create_dialog(window)
    QGuiApplication.clipboard().setText(wrong)
    dialog.paste_button.click()

    assert dialog.message == say("code-fault-check-group", group=2)
    assert [each.text() for each in dialog.group_labels if each.property("look")] == [wrong[5:9]]
    assert dialog.received is None
    dialog.open_button.click()
    assert not dialog.result()


def test_code_is_typed_by_ear(window: MainWindow) -> None:
    code = write_code(a_hand())
    dialog = create_dialog(window)
    QTest.keyClicks(dialog.code_field, code[:6].lower().replace(" ", "-"))
    assert dialog.message == ""  # it isn't wrong to be in the middle of a code
    QTest.keyClicks(dialog.code_field, "o")
    assert dialog.message == say("code-fault-letter", group=2, letter="O")
    QTest.keyClick(dialog.code_field, Qt.Key.Key_Backspace)
    QTest.keyClicks(dialog.code_field, code[6:].lower())
    QTest.keyClick(dialog.code_field, Qt.Key.Key_Return)

    assert dialog.result()
    assert dialog.received is not None


def test_clipboard_is_read_only_to_paste(window: MainWindow) -> None:
    QGuiApplication.clipboard().setText(write_code(a_hand()))

    assert create_dialog(window).text == ""


def test_file_is_dropped_on_the_dialog(window: MainWindow, tmp_path: Path) -> None:
    dialog, data = create_dialog(window), QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "board.pbn"))])
    action, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    dialog.dropEvent(QDropEvent(QPointF(5, 5), action, data, left, Qt.KeyboardModifier.NoModifier))

    assert dialog.result()
    assert dialog.file == tmp_path / "board.pbn"


def test_text_is_dropped_on_the_dialog(window: MainWindow) -> None:
    dialog, data = create_dialog(window), QMimeData()
    data.setText(f"Look: {write_code(a_hand())}")
    action, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    dialog.dropEvent(QDropEvent(QPointF(5, 5), action, data, left, Qt.KeyboardModifier.NoModifier))

    assert not dialog.result()
    assert dialog.message.startswith(say("shared-hand"))


def test_voice_spells_the_code(window: MainWindow) -> None:
    sentences: list[str] = []
    dialog = OpenDialog(lambda _: None, sentences.extend, window, text=write_code(a_hand()))
    dialog.spell_button.click()

    assert len(sentences) == 2
    assert all(len(each) <= MAX_SENTENCE_LENGTH for each in sentences)
    assert dialog.message == "\n".join(sentences)


def test_empty_field_is_answered(window: MainWindow) -> None:
    dialog = create_dialog(window)
    dialog.open_button.click()

    assert dialog.message == say("code-fault-empty")


@pytest.mark.parametrize("language", ["en", "fi", "sv", "de", "ne"])
def test_code_is_spelled_in_words(window: MainWindow, language: str) -> None:
    window.apply_preferences(Preferences(language=language, pace="off", sound=False))
    (sentence,) = code_text.spelled("H3BN D8")
    words = say("spelling-alphabet").split()
    window.apply_preferences(Preferences(language="en", pace="off", sound=False))

    assert len(set(words)) == 27
    assert sentence.count(",") == 4
    assert sentence.count(";") == 1
    assert words[1] in sentence


# Answers to today's deal


def play_deal_of(window: MainWindow, day: date) -> None:
    window.match_controller.start_deal("marjapussi", todays_seed(day))
    finish_hand(window)


def test_answer_is_compared_only_after_playing(window: MainWindow) -> None:
    play_deal_of(window, DAY)
    window.do_request(CopyResult("marjapussi", DAY))
    line = clipboard()

    assert window.notice_bar.sentence == say("result-copied")
    assert "\n" not in line
    assert read_answer(line) is not None
    dialog = create_dialog(window, line)
    own, theirs = dialog.message.splitlines()[1:]
    assert own.startswith(say("review-you"))
    assert own.split(":", 1)[1] == theirs.split(":", 1)[1]

    window.navigator._storage.matches.delete(match_ids(window)[0])
    dialog = create_dialog(window, line)
    assert dialog.message == say("answer-unplayed")
    assert dialog.received is None
    assert not dialog.play_button.isHidden()
    dialog.open_button.click()
    assert not dialog.result()


def test_answers_of_other_versions_and_rules_are_not_compared(window: MainWindow) -> None:
    play_deal_of(window, DAY)
    window.do_request(CopyResult("marjapussi", DAY))
    line = clipboard()
    version = window.navigator._services.system.program_info.version

    assert create_dialog(window, line.replace(version, "9.9")).message.endswith(
        say("answer-other-version")
    )
    other = hand_of_deal(todays_seed(DAY), VARIANTS[0].create_game({"porvoo": False}))
    unlike = line[: line.index("H", line.index(version))] + write_code(other)
    assert create_dialog(window, unlike).message.endswith(say("answer-other-rules"))


def test_ten_deals_are_compared_once_all_were_played(window: MainWindow) -> None:
    QGuiApplication.clipboard().clear()
    for number in range(TEN_DEALS):
        window.do_request(PlayTenDailyDeals("bag", DAY))
        match = window.match_controller.match
        assert match is not None
        assert match.seed == deals_of_day(DAY, TEN_DEALS)[number]
        window.do_request(CopyResult("bag", DAY, TEN_DEALS))
        assert clipboard() == ""
        finish_hand(window)
    window.pages.table_page.on_continue_pressed()
    line = clipboard()

    assert not window.pages.table_page.panels.hand_score.isHidden()
    assert window.notice_bar.sentence == say("result-copied")
    assert line.count("\n") == 0
    answer = read_answer(line)
    assert answer is not None
    assert answer.count == TEN_DEALS
    title, each, own, theirs = create_dialog(window, line).message.splitlines()
    assert "ten deals" in title
    assert each.count(" : ") == TEN_DEALS
    assert own.split(":", 1)[1] == theirs.split(":", 1)[1]
    assert read_answer(line.replace(f"({answer.margins[0]:+d}", "(+99")) is None

    window.navigator._storage.matches.delete(match_ids(window)[0])
    dialog = create_dialog(window, line)
    assert dialog.message == say("answer-unplayed-ten")
    assert not dialog.play_button.isHidden()


def test_the_next_of_ten_deals_follows_the_count(window: MainWindow) -> None:
    window.do_request(PlayTenDailyDeals("bag", DAY))
    finish_hand(window)
    assert window.pages.table_page.panels.hand_score.next_button.text() == say("resume-continue")

    window.pages.table_page.on_continue_pressed()

    match = window.match_controller.match
    assert match is not None
    assert match.seed == deals_of_day(DAY, TEN_DEALS)[1]
    window.navigator.go_home()
    window.do_request(PlayTenDailyDeals("bag", DAY))
    again = window.match_controller.match
    assert again is not None
    assert again.record.text() == match.record.text()


# Pictures


def a_picture() -> QImage:
    record = random_record(find_variant("bag"), 1, hands=1)
    content = picture_content(record, 9, Seat(0), ShownCards.MINE)
    assert content is not None
    return draw_hand_picture(content)


def test_a_dropped_picture_opens(window: MainWindow, tmp_path: Path) -> None:
    file, data = tmp_path / "hand.PNG", QMimeData()
    a_picture().save(str(file))
    data.setUrls([QUrl.fromLocalFile(str(file))])
    drop(window, data)
    assert window.page_stack.current_page is window.pages.review_page
    assert window.pages.review_page.title == say("shared-guess")

    window.navigator.go_home()
    data = QMimeData()
    data.setImageData(a_picture())
    drop(window, data)
    assert window.page_stack.current_page is window.pages.review_page


def test_a_picture_is_pasted(window: MainWindow) -> None:
    QGuiApplication.clipboard().setImage(a_picture())
    dialog = create_dialog(window)
    dialog.paste_button.click()
    assert dialog.message.startswith(say("shared-guess"))

    blank = QImage(90, 90, QImage.Format.Format_RGB32)
    blank.fill(0)
    QGuiApplication.clipboard().setImage(blank)
    dialog.paste_button.click()
    assert dialog.received is None
    assert dialog.message == say("picture-fault-no_code")


def test_a_picture_without_a_code_is_refused_in_one_sentence(
    window: MainWindow, tmp_path: Path
) -> None:
    for number, content in enumerate((b"", b"no picture", bytes(9_000_000))):
        file = tmp_path / f"{number}.jpg"
        file.write_bytes(content)
        window.shared_codes.open_file(file)

        assert window.notice_bar.sentence == say("picture-fault-not_a_picture")
    assert match_ids(window) == []


@pytest.mark.parametrize("is_open", [False, True])
def test_a_moment_of_rummy_is_looked_at(window: MainWindow, is_open: bool) -> None:
    record = random_record(find_variant("marriage"), 1, hands=1)
    game, state = record.header.game, record.state_after(5)
    seen = CodedPosition(game, state) if is_open else create_view(game, state, Seat(1))
    code = write_code(seen)
    titles: list[str] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ReceivedMomentDialog)
        assert not dialog.preview.pixmap().isNull()
        titles.append(dialog.windowTitle())
        dialog.close_button.click()

    QTimer.singleShot(50, window, answer)
    window.shared_codes.open_text(f"Look: {code}")
    QTest.qWait(200)

    assert titles == [f"{say('shared-position' if is_open else 'shared-seen')}: Marriage"]
    assert create_dialog(window, code).seen is not None
    assert match_ids(window) == []
