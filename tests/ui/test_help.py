"""The page of keys and the guide: complete, and in every language."""

from html.parser import HTMLParser
from pathlib import Path

import pytest

from marjapussi_gui.system.assets import asset_path
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES
from marjapussi_gui.ui.window.user_guide import guide_html
from tests.ui.playing import gone, opened


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
    window = opened()
    window.run_command("keys")
    text = window.navigator.text_page.text_view.toPlainText()
    for name, action in window.actions_by_name.items():
        if not action.shortcut().isEmpty():
            assert action.shortcut().toString() in text, name
    assert window.page_stack.currentWidget() is window.navigator.text_page
    window.on_escape()
    assert window.page_stack.currentWidget() is window.navigator.start_page
    gone(window)


def test_no_two_things_have_the_same_key() -> None:
    window = opened()
    keys = [each.shortcut().toString() for each in window.actions_by_name.values()]
    used = [key for key in keys if key]
    assert len(used) == len(set(used))
    gone(window)


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


def test_a_language_without_a_guide_has_the_english_one() -> None:
    assert guide_html("et") == guide_html("en")


def test_the_guide_is_read_in_the_window() -> None:
    window = opened()
    window.navigator.show_guide()
    assert "every" in window.navigator.text_page.text_view.toPlainText()
    gone(window)


def test_the_guide_lies_in_the_assets() -> None:
    assert {f"{language}.md" for language in AVAILABLE_LANGUAGES} == {
        file.name for file in asset_path("guide").glob("*.md")
    }
