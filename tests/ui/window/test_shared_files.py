"""A hand or a match is saved as a page from the review: what the player saw, or all cards."""

from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QAction, QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from marjapussi_gui.engine.actions import Sooli
from marjapussi_gui.engine.codes.code_text import read_code
from marjapussi_gui.engine.codes.hand import hands_of
from marjapussi_gui.engine.codes.pbn import read_pbn
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.view import View
from marjapussi_gui.ui.common.requests import SaveMatch
from marjapussi_gui.ui.dialogs.picture_dialog import PictureDialog
from marjapussi_gui.ui.text.i18n import say
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.sharing.shared_records import random_record

MANY = 20  # actions; shorter matches may have no finished trick


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "page.html"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    return path


def review(
    window: MainWindow, hands: int = 2, cut: int = 0, key: str = "bag", seed: int = 3
) -> None:
    lines = list(random_record(find_variant(key), seed, hands).lines())
    text = "\n".join((*lines[: len(lines) - cut], ""))
    stored = window._services.storage.matches.import_record(text.encode(), 1)
    window.navigator.review_match(stored.id, 5)


def offers(window: MainWindow) -> dict[str, QAction]:
    """Return the entries of the menu of pages by their text."""
    page = window.pages.review_page
    page.show_more_menu()
    menus = page.buttons.more_button.findChildren(QMenu)
    pages = next(each for each in menus if each.title() == say("save-page"))
    offered = {action.text(): action for action in pages.actions()}
    for each in menus:
        each.close()
    return offered


def test_a_hand_is_saved_as_it_was_seen(window: MainWindow, file: Path) -> None:
    review(window)

    offers(window)[say("save-page-hand-mine")].trigger()

    page = file.read_text(encoding="utf-8")
    assert page.count("<article>") == 1
    assert "Only what Aino saw" in page
    assert window.notice_bar.sentence == "Saved as page.html."


def test_a_match_is_saved_with_all_cards(window: MainWindow, file: Path) -> None:
    review(window)

    offers(window)[say("save-page-match-all")].trigger()

    page = file.read_text(encoding="utf-8")
    assert page.count("<article>") == 2
    assert "Only what" not in page


def test_all_cards_are_offered_after_the_count_only(window: MainWindow) -> None:
    review(window, hands=1, cut=3)

    assert [action.isEnabled() for action in offers(window).values()] == [True, False, True, False]


def test_a_file_that_cannot_be_written_ends_in_a_sentence(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    review(window)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("/nowhere/page.html", ""))

    offers(window)[say("save-page-hand-mine")].trigger()

    assert "/nowhere/page.html" in window.notice_bar.sentence


def more(window: MainWindow) -> dict[str, QAction]:
    """Return the entries of the menu of more commands by their text."""
    page = window.pages.review_page
    page.show_more_menu()
    menu, *others = page.buttons.more_button.findChildren(QMenu)
    offered = {action.text(): action for action in menu.actions()}
    for each in (menu, *others):
        each.close()
    return offered


def test_a_hand_is_saved_as_a_board(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "hand.pbn"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    review(window, 1, key="tuppi", seed=tuppi_seed(is_sooli=False))

    more(window)[say("save-board")].trigger()

    match = window.pages.review_page._match
    assert match is not None
    (hand,) = hands_of(match.record)
    assert read_pbn(path.read_text(encoding="utf-8")).states() == hand.states()
    assert window.notice_bar.sentence == "Saved as hand.pbn."


def test_a_sooli_is_no_board(window: MainWindow, file: Path) -> None:
    review(window, 1, key="tuppi", seed=tuppi_seed(is_sooli=True))

    more(window)[say("save-board")].trigger()

    assert window.notice_bar.sentence == say("pbn-fault-sooli")
    assert not file.exists()


def test_only_finished_hands_of_games_with_bids_by_cards_are_boards(window: MainWindow) -> None:
    for key, cut in (("bag", 0), ("tuppi", 3)):
        review(window, 1, cut, key, tuppi_seed(is_sooli=False))
        assert say("save-board") not in more(window)


def tuppi_seed(*, is_sooli: bool) -> int:
    """Return the seed of a random match with, or without, a sooli in its first hand."""
    for seed in count():
        record = random_record(find_variant("tuppi"), seed, 1)
        actions = [each.action for each in record.entries]
        if any(isinstance(each, Sooli) for each in actions) == is_sooli and len(actions) > MANY:
            return seed
    raise AssertionError


def press(window: MainWindow, button: str) -> None:
    """Open the picture of the moment, and press a button of its dialog."""

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PictureDialog)
        getattr(dialog, button).click()

    QTimer.singleShot(0, window, answer)
    window.pages.review_page.menus.picture_action.trigger()


def test_a_picture_is_copied(window: MainWindow) -> None:
    review(window)

    press(window, "copy_button")

    assert QApplication.clipboard().image().size() == QSize(1200, 800)


def test_the_code_of_a_picture_is_copied(window: MainWindow) -> None:
    review(window)

    press(window, "code_button")

    assert isinstance(read_code(QApplication.clipboard().text()), View)


def test_a_picture_is_saved(window: MainWindow, file: Path) -> None:
    review(window)

    press(window, "save_button")

    assert QImage(str(file)).size() == QSize(1200, 800)
    assert QImage(str(file)).textKeys() == ["Code"]


def test_nothing_is_written_without_a_name(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    review(window)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))

    offers(window)[say("save-page-hand-all")].trigger()

    assert window.notice_bar.sentence == ""


@pytest.mark.parametrize("name", ["match.html", "match.marja"])
def test_a_match_of_the_list_is_saved_as_a_page(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    review(window)
    asked: list[str] = []

    def choose(*given: object) -> tuple[str, str]:
        asked.extend(map(str, given))
        return str(tmp_path / name), say("page-files")

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)

    window.do_request(SaveMatch(window.pages.review_page.controller.match_id))

    page = (tmp_path / "match.html").read_text("utf-8")
    assert asked[-1] == f"{say('record-files')};;{say('page-files')}"
    assert page.count("<article>") == 2
    assert "Only what Aino saw" in page
    assert window.notice_bar.sentence == "Saved as match.html."
