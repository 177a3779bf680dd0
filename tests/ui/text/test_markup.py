"""Pages that are made of rich text place plain texts in it."""

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.ui.text.about_text import keys_html
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.text.markup import html_bullet_list, html_paragraph, html_section, html_table
from tests.ui.text.rules_text import rules_html

HOSTILE, ESCAPED = "<img src=x> & <b>", "&lt;img src=x&gt; &amp; &lt;b&gt;"


def test_whatever_is_placed_is_no_markup() -> None:
    page = html_section(HOSTILE, html_paragraph(HOSTILE, HOSTILE), html_bullet_list([HOSTILE]))
    page += html_table([HOSTILE], [[HOSTILE], [HOSTILE, HOSTILE]])

    assert 8 == page.count(ESCAPED)
    assert HOSTILE not in page


def test_keys_are_no_markup() -> None:
    page = keys_html(dict.fromkeys(Command, "Ctrl+<"))

    assert "<td>Ctrl+&lt;</td>" in page


def test_rules_have_nothing_to_escape() -> None:
    assert [each.key for each in VARIANTS if "&lt;" in rules_html(each.create_game())] == []
