"""Words of the trade are explained where they are met: on the felt, in bubbles and on the count."""

import re
from collections.abc import Iterator
from threading import Event as Flag

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QToolTip

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.events import Event
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES, install_language
from marjapussi_gui.ui.text.event_text import bubble_text
from marjapussi_gui.ui.text.glossary import explain_terms, terms_for_game
from marjapussi_gui.ui.widgets.labels import AccessibleNameTooltip
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.parameters import mostly_slow

from .table_driver import TableDriver
from .window_driver import start_match

MOST_ACTIONS = 60
# Words of the trade as they are shown, by the term of the glossary that explains them
WORDS = {
    "trick": "tricks?",
    "lead": "lead",
    "follow suit": "[Ff]ollow suit",
    "trump": "trumps?",
    "marriage": "marriages?",
    "whole": "whole",
    "half": "half",
    "little one": "little one",
    "card points": "card points",
    "Porvoo": "Porvoo",
    "stock": "stock",
    "bid": "[Bb]id(?:ding)?",
    "contract": "[Cc]ontract",
    "pass": "pass",
    "declarer": "[Dd]eclarer",
    "kitty": "kitty",
    "läpiajo": "läpiajo",
    "rami": "[Rr]ami",
    "nolo": "[Nn]olo",
    "sooli": "[Ss]ooli",
    "rising": "[Rr]ising|rise",
    "set": "sets?",
    "sequence": "[Ss]equence",
    "tunnela": "[Tt]unnelas?",
    "dublee": "[Dd]ublees?",
    "tiplu": "[Tt]iplu",
    "poplu": "[Pp]oplu",
    "jhiplu": "[Jj]hiplu",
    "wild card": "wild",
    "maal": "(?<!seen the )[Mm]aal",  # who has seen the maal is explained as a whole
}
Shown = tuple[str, str]  # a text and what explains it


@pytest.mark.parametrize("game", mostly_slow([each.key for each in VARIANTS], "pfadfinder"))
def test_every_word_of_the_trade_has_its_meaning_beside_it(window: MainWindow, game: str) -> None:
    shown = {*texts_of_first_hand(window, game)}
    table = TableDriver(window)
    terms = {each.key: each.meaning for each in terms_for_game(table.session.game)}

    unexplained = {
        (key, text)
        for text, meaning in shown
        for key, word in WORDS.items()
        if key in terms and re.search(rf"\b(?:{word})\b", text) and terms[key] not in meaning
    }

    assert shown
    assert unexplained == set()


@pytest.mark.parametrize("game", mostly_slow([each.key for each in VARIANTS], "tuppi"))
@pytest.mark.parametrize("language", mostly_slow(AVAILABLE_LANGUAGES[1:], "fi"))
def test_other_languages_explain_the_same_terms(
    qapp: QApplication, window: MainWindow, game: str, language: str
) -> None:
    in_english = explained_terms(window, game)

    install_language(qapp, language)
    explained = explained_terms(window, game)

    assert (in_english - explained) & WORDS.keys() == set()


@pytest.mark.qt_log_ignore("This plugin does not support raise")  # a tooltip
def test_a_line_of_the_count_tells_what_its_terms_mean(window: MainWindow) -> None:
    assert {*texts_of_first_hand(window, "marjapussi")}
    line = TableDriver(window).hand_score.lines[0].head
    middle = line.rect().center()

    QApplication.sendEvent(line, QHelpEvent(QEvent.Type.ToolTip, middle, line.mapToGlobal(middle)))

    assert "The value of the cards in your tricks, added up." in QToolTip.text()


@pytest.mark.qt_log_ignore("This plugin does not support raise")  # a tooltip
def test_a_text_on_the_felt_tells_by_a_click_what_its_terms_mean(window: MainWindow) -> None:
    board = start_match(window, "marjapussi").board
    text = board.decorations.items.visible_texts["title"]
    place = board.mapFromScene(text.sceneBoundingRect().center())

    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert "beats every card of the other suits" in QToolTip.text()


def explained_terms(window: MainWindow, game: str) -> set[str]:
    meanings = "\n".join(meaning for _, meaning in {*texts_of_first_hand(window, game)})
    terms = terms_for_game(TableDriver(window).session.game)
    return {each.key for each in terms if each.meaning in meanings}


def texts_of_first_hand(window: MainWindow, key: str) -> Iterator[Shown]:
    """Play a hand, and yield all texts on the felt, in bubbles, on buttons and on the count."""
    table = start_match(window, key, level="easy")
    decide, said = create_decider("easy", 3), list[str]()
    people, game = table.people, table.session.game

    def listen(event: Event, _after: Event | None) -> None:
        said.append(bubble_text(event, people))

    table.board.event_player.event_started.connect(listen)
    for count in range(MOST_ACTIONS):
        yield from _texts_on_felt(table)
        if table.hand_score.is_open or table.view is None or count == MOST_ACTIONS - 1:
            break
        table.perform(decide(table.own_view, Flag()))
    QApplication.processEvents()
    yield from _texts_on_felt(table)
    table.board.event_player.event_started.disconnect(listen)
    yield from ((each, explain_terms(each, game)) for each in said)


def _texts_on_felt(table: TableDriver) -> Iterator[Shown]:
    for item in table.board.decorations.items.visible_texts.values():
        yield item.text(), item.toolTip()
    page = table.page
    widgets: list[QLabel | QAbstractButton] = [*page.findChildren(QLabel)]
    for widget in (*widgets, *page.findChildren(QAbstractButton)):
        if widget.isVisible():
            tip = widget.findChild(AccessibleNameTooltip)
            meaning = page.term_tips.meaning(widget) or ("" if tip is None else tip.meaning)
            yield widget.accessibleName() or widget.text(), meaning
