"""Foreign text is shown literally: there is one way to create a text, and it is used everywhere."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as Texts
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from marjapussi_gui.ui.widgets.labels import create_label, tooltip_text

UI = Path(__file__).parents[2] / "marjapussi_gui" / "ui"
FILES = sorted(UI.rglob("*.py"))
ONLY_IN = {  # what takes a text for markup, or may: where it is seen to
    "QLabel": "widgets/labels.py",
    "setTextFormat": "widgets/labels.py",
    "setHtml": "widgets/rich_text_view.py",
    "appendHtml": "panels/hand_log_panel.py",
}
NOWHERE = {
    "QErrorMessage",
    "QGraphicsTextItem",
    "QInputDialog",
    "QMessageBox",
    "QTextEdit",
    "QToolTip",
    "setStatusTip",
    "setWhatsThis",
}


def nodes() -> Iterator[tuple[str, ast.AST]]:
    """Yield everything that the screen is made of, with the file in which it stands."""
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            yield path.relative_to(UI).as_posix(), node


def called_names(node: ast.AST) -> list[str]:
    """Return the names of what is called there, or derived from."""
    callees = [node.func] if isinstance(node, ast.Call) else []
    callees = node.bases if isinstance(node, ast.ClassDef) else callees
    return [each.attr if isinstance(each, ast.Attribute) else ast.unparse(each) for each in callees]


def test_texts_are_made_in_one_way() -> None:
    calls = [(file, name) for file, node in nodes() for name in called_names(node)]

    assert [(file, name) for file, name in calls if ONLY_IN.get(name, file) != file] == []
    assert [(file, name) for file, name in calls if name in NOWHERE] == []
    assert ("widgets/labels.py", "QLabel") in calls


def test_tool_tips_are_escaped() -> None:
    calls = [node for _, node in nodes() if called_names(node) == ["setToolTip"]]
    texts = [node.args[0] for node in calls if isinstance(node, ast.Call)]

    assert len(texts) > 5
    escaping = ["tooltip_text"], ["wrap_tooltip"]
    assert [ast.unparse(text) for text in texts if called_names(text) not in escaping] == []


@pytest.mark.parametrize("even", [False, True])
def test_markup_in_a_label_is_shown_as_it_is_written(even: bool) -> None:
    words = create_label("<h1>R&D</h1>", balanced=even)

    assert Qt.TextFormat.PlainText == words.textFormat()
    assert "<h1>R&D</h1>" == words.text()


def test_a_tool_tip_shows_its_text_literally() -> None:
    assert "Aino & Eero < 3" == tooltip_text("Aino & Eero < 3")
    assert "<p>&lt;img src=x&gt; plays.</p>" == tooltip_text("<img src=x> plays.")
    assert Texts.mightBeRichText(tooltip_text("&lt; is written for <"))


@pytest.mark.parametrize("look", ["", "caption", "title"])
def test_no_word_pushes_others_aside(qtbot: QtBot, look: str) -> None:
    long, usual = create_label("W" * 5000, look), create_label("a word of usual length", look)
    for words in (long, usual):
        qtbot.addWidget(words)

    assert long.minimumSizeHint().width() < 24 * long.fontMetrics().horizontalAdvance("m")
    assert usual.minimumSizeHint() == QLabel.minimumSizeHint(usual)
