"""The page of keys and the guide: complete, and in every language."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
import translations
from PySide6.QtWidgets import QLabel, QMenu, QPushButton

from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.system.assets import asset_path
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES
from marjapussi_gui.ui.dialogs.preferences_dialog import PreferencesDialog
from marjapussi_gui.ui.dialogs.question_dialog import ReplayHandDialog
from marjapussi_gui.ui.text.commands import COMMANDS, Command, command_label
from marjapussi_gui.ui.window.menu import TableMenu
from marjapussi_gui.ui.window.user_guide import guide_html
from tests.ui.window_driver import close_window, open_window, start_match

GUIDE_ROW = re.compile(r"^\|.*$", re.MULTILINE)


class Reader(HTMLParser):
    """Gathers the text of a page and the pictures in it."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.pictures: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "img":
            self.pictures.append(dict(attrs)["src"] or "")

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def test_the_page_of_keys_has_every_key() -> None:
    window = open_window()
    window.run_command(Command.KEYS)
    text = window.pages.text_page.text_view.toPlainText()
    for name, action in window.actions_by_command.items():
        if not action.shortcut().isEmpty():
            assert action.shortcut().toString() in text, name
    assert window.page_stack.currentWidget() is window.pages.text_page
    window.on_escape()
    assert window.page_stack.currentWidget() is window.pages.start_page
    close_window(window)


def test_no_two_things_have_the_same_key() -> None:
    window = open_window()
    keys = [each.shortcut().toString() for each in window.actions_by_command.values()]
    used = [key for key in keys if key]
    assert len(used) == len(set(used))
    close_window(window)


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_the_guide_is_whole(language: str) -> None:
    reader = Reader()
    html = guide_html(language)
    reader.feed(html)

    assert html.count("<h2>") == guide_html("en").count("<h2>")
    assert not any("*" in text or "`" in text or "](" in text for text in reader.texts)
    assert len(reader.pictures) == 3
    for picture in reader.pictures:
        assert Path(picture.removeprefix("file://")).is_file()


def test_the_guides_have_the_keys_of_the_program() -> None:
    assert list(translations.outdated_guides(asset_path("guide"))) == []


def test_a_guide_with_another_key_is_found(tmp_path: Path) -> None:
    for language in ("en", "de"):
        text = asset_path(f"guide/{language}.md").read_text("utf-8")
        (tmp_path / f"{language}.md").write_text(text.replace("| H |", "| J |"), "utf-8")

    assert [each.partition(" ")[0] for each in translations.outdated_guides(tmp_path)] == [
        "de.md",
        "en.md",
    ]


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_keys_in_the_sentences_of_a_guide_are_keys_of_the_program(language: str) -> None:
    text = asset_path(f"guide/{language}.md").read_text("utf-8")
    table, sentences = "\n".join(GUIDE_ROW.findall(text)), GUIDE_ROW.sub("", text)
    named = set(re.findall(r"\b\w+\+[A-Z]\b|\bF\d+\b|(?<=\()[A-Z](?=\))", sentences))

    assert len(named) >= 10
    assert [key for key in named if f"| {key} |" not in table] == []


def test_keys_in_the_readme_are_keys_of_the_program() -> None:
    text = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    named = re.findall(r"`([A-Z]|F\d+|(?:Ctrl|Shift)\+\S+?)`", text)
    keys = {each.key: each.command for each in COMMANDS}

    assert [keys.get(key) for key in named] == [
        Command.HINT,
        Command.KNOWN,
        Command.TRICKS,
        Command.TALK,
        Command.UNDO,
        Command.REDO,
        Command.REVIEW,
        Command.KEYS,
        Command.RULES,
        Command.GUIDE,
    ]


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_menu_has_at_most_twelve_rows_in_groups_in_one_column(size: tuple[int, int]) -> None:
    window = open_window()
    window.resize(*size)
    start_match(window, "marjapussi")
    window.show_menu()
    menu = next(each for each in window.findChildren(QMenu) if each.isVisible())
    separators = [each.isSeparator() for each in menu.actions()]
    boxes = [menu.actionGeometry(each) for each in menu.actions() if not each.isSeparator()]
    enabled = [each.isEnabled() for each in menu.actions() if not each.isSeparator()]
    submenus = [each for each in menu.actions() if each.menu() is not None]
    panel = menu.height()
    close_window(window)

    assert separators.count(False) == 12
    assert separators.count(True) == 3
    assert all(enabled)
    assert submenus == []
    assert {(box.left(), box.width()) for box in boxes} == {(boxes[0].left(), boxes[0].width())}
    assert min(box.height() for box in boxes) >= 40
    assert panel <= size[1] - 60


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
@pytest.mark.parametrize("text", ["normal", "large"])
def test_rows_of_the_menu_have_room_for_their_words_and_keys(language: str, text: str) -> None:
    window = open_window(preferences=Preferences(language=language, text=text, sound=False))
    start_match(window, "marjapussi")
    window.show_menu()
    menu = next(each for each in window.findChildren(TableMenu) if each.isVisible())
    cut = [each.text() for each in menu.actions() if menu.extra_width_needed(each) > 0]
    window.apply_preferences(Preferences(language="en", sound=False))
    close_window(window)

    assert cut == []


def test_what_left_the_menu_is_at_the_table_or_in_the_preferences() -> None:
    window = open_window()
    table = start_match(window, "marjapussi")
    people = window.match_controller.table_players
    assert people is not None
    dialogs = ReplayHandDialog(people, window), PreferencesDialog(Preferences(), window)
    labels = [each.text() for dialog in dialogs for each in dialog.findChildren(QPushButton)]
    moved = (
        *(Command.PLAY_FOR_ME, Command.REVIEW, Command.COPY_DEAL, Command.AUDIT),
        *(Command.FULL, Command.KEYS, Command.GUIDE, Command.ABOUT, Command.QUIT),
    )
    seats = dialogs[0].seat_field.count()
    for dialog in dialogs:
        dialog.deleteLater()
    close_window(window)

    assert table is not None
    assert [each for each in moved if command_label(each) not in labels] == []
    assert seats == 4


def test_this_hand_again_is_played_from_the_seat_that_was_chosen() -> None:
    window = open_window()
    table = start_match(window, "tuppi")
    before = table.own_view
    assert before is not None
    record = window.match_controller.match
    assert record is not None
    window.dialogs._run_command_or_replay(None, 2)

    match = window.match_controller.match
    close_window(window)

    assert match is not None
    assert match.own_seat == (record.own_seat + 2) % 4
    assert match.is_assisted


def test_panels_are_named_in_the_menu_as_in_their_titles() -> None:
    window = open_window()
    start_match(window, "marjapussi")
    table = window.pages.table_page
    for command, panel in (
        (Command.KNOWN, table.panels.cards_out),
        (Command.TRICKS, table.panels.tricks),
        (Command.TALK, table.panels.hand_log),
    ):
        window.run_command(command)
        texts = [each.text() for each in panel.findChildren(QLabel)]
        assert command_label(command) in texts, (command, texts)
    close_window(window)


def test_a_language_without_a_guide_shows_the_english_guide() -> None:
    assert guide_html("et") == guide_html("en")


def test_the_guide_is_read_in_the_window() -> None:
    window = open_window()
    window.learning.show_guide()
    assert "every" in window.pages.text_page.text_view.toPlainText()
    close_window(window)


def test_the_guide_lies_in_the_assets() -> None:
    assert {f"{language}.md" for language in AVAILABLE_LANGUAGES} == {
        file.name for file in asset_path("guide").glob("*.md")
    }
