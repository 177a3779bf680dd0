from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from marjapussi_gui.engine.cards import card
from marjapussi_gui.ui.basis.assets import ENGLISH, asset, dialogs_of
from marjapussi_gui.ui.basis.languages import SPOKEN, Catalogue, chosen, speak, spoken, texts
from marjapussi_gui.ui.wording.card_names import card_name, short_name
from marjapussi_gui.ui.wording.glossary import linked, term
from marjapussi_gui.ui.wording.tongue import (
    decimal,
    digits,
    first_sentence,
    grouped,
    plain,
    sentences,
    signed,
    translate,
)
from tests.ui.asked import Asked

KEYS_AND_DIRECTION = ("QShortcut", "QGuiApplication")  # keys are called as keyboards write them
OTHERS = tuple(language for language in SPOKEN if language != ENGLISH)


class Listener(QWidget):
    """Counts how often it hears that the language has changed."""

    heard = 0

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.heard += 1
        super().changeEvent(event)


@pytest.mark.parametrize(
    ("preference", "wanted", "language"),
    [
        ("fi", ("sv-SE",), "fi"),
        ("en", ("fi-FI",), "en"),
        ("system", ("fi-FI", "fi", "en-GB"), "fi"),
        ("system", ("sv_FI",), "sv"),
        ("system", ("nl-NL", "nl", "sv-SE", "fi-FI"), "sv"),
        ("system", ("ne-NP",), "ne"),
        ("system", ("et-EE",), "en"),
        ("system", ("C",), "en"),
        ("system", (), "en"),
        ("klingon", ("fi-FI",), "en"),
    ],
)
def test_first_wanted_language_that_is_spoken_is_chosen(
    preference: str, wanted: tuple[str, ...], language: str
) -> None:
    assert chosen(preference, wanted) == language


def test_system_has_a_language() -> None:
    assert chosen("system") in SPOKEN


def test_cards_have_names_in_every_language(qapp: QApplication) -> None:
    names = {}
    for language in SPOKEN:
        speak(qapp, language)
        names[language] = card_name(card("TH"))

    assert names == {
        "de": "Herz-Zehn",
        "en": "ten of hearts",
        "fi": "herttakymppi",
        "ne": "पानको दस",
        "sv": "hjärter tio",
    }


def test_cards_decline_in_finnish(qapp: QApplication) -> None:
    speak(qapp, "fi")

    assert card_name(card("KS"), "genitive") == "patakuninkaan"
    assert card_name(card("AD"), "partitive") == "ruutuässää"


@pytest.mark.parametrize("language", OTHERS)
def test_switching_back_and_forth_leaves_english_intact(qapp: QApplication, language: str) -> None:
    keys = texts(asset(f"translations/marjapussi_{language}.ts"))

    for each in (language, *OTHERS, ENGLISH):
        speak(qapp, each)

    assert spoken(qapp) == ENGLISH
    assert [key for key in keys if translate(*key) != key[1]] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_said_as_it_is_written(qapp: QApplication, language: str) -> None:
    written = texts(asset(f"translations/marjapussi_{language}.ts"))

    speak(qapp, language)

    assert {key: translate(*key) for key in written} == written


def test_sentence_without_a_translation_stays_english(qapp: QApplication) -> None:
    speak(qapp, "fi")

    assert translate("Log", "Nobody has ever said this.") == "Nobody has ever said this."


def test_comment_tells_sentences_apart(qapp: QApplication) -> None:
    speak(qapp, "fi")

    assert translate("Log", "{side} win the match.", "two others") == "{side} voittavat ottelun."
    assert translate("Log", "{side} win the match.", "you and another") == (
        "{side} voitatte ottelun."
    )


def test_standard_dialogs_speak_too(qapp: QApplication, qtbot: QtBot) -> None:
    words = []
    for language in SPOKEN:
        speak(qapp, language)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(box)
        words.append(box.buttons()[0].text())

    assert words == ["Cancel", "Abbrechen", "Peru", "रद्द गर्ने", "Avbryt"]


def test_what_qt_does_not_speak_is_said_by_texts_of_ours(qapp: QApplication, qtbot: QtBot) -> None:
    asked = Asked(qapp)
    qapp.installTranslator(asked)
    for mode in (QFileDialog.AcceptMode.AcceptOpen, QFileDialog.AcceptMode.AcceptSave):
        files = QFileDialog(None, "", "", "")
        qtbot.addWidget(files)
        files.setOption(QFileDialog.Option.DontUseNativeDialog)
        files.setAcceptMode(mode)
        files.ensurePolished()
    for writing in (QLineEdit(), QTextEdit()):
        qtbot.addWidget(writing)
        writing.createStandardContextMenu().deleteLater()
    box = QMessageBox()
    qtbot.addWidget(box)
    box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    qapp.removeTranslator(asked)

    seen = {key for key in asked.keys if key[0] not in KEYS_AND_DIRECTION and "+" not in key[1]}
    assert len(seen) > 40
    assert seen <= set(texts(dialogs_of("ne")))


def test_numbers_follow_the_language(qapp: QApplication) -> None:
    written = []
    for language in SPOKEN:
        speak(qapp, language)
        written.append((decimal(2.5), QLocale().language()))

    assert written == [
        ("2.5", QLocale.Language.English),
        ("2,5", QLocale.Language.German),
        ("2,5", QLocale.Language.Finnish),
        ("२.५", QLocale.Language.Nepali),
        ("2,5", QLocale.Language.Swedish),
    ]


def test_digits_from_five_on_stand_in_groups(qapp: QApplication) -> None:
    written = []
    for language in SPOKEN:
        speak(qapp, language)
        written.append((grouped(9_999), grouped(12_000)))

    assert written == [
        ("9999", "12,000"),
        ("9999", "12.000"),
        ("9999", "12\N{NO-BREAK SPACE}000"),
        ("९९९९", "१२,०००"),  # noqa: RUF001
        ("9999", "12\N{NO-BREAK SPACE}000"),
    ]


def test_numbers_in_sentences_have_the_digits_of_the_language(qapp: QApplication) -> None:
    speak(qapp, "ne")

    assert translate("Games", "{number} players, partners").format(number=4).startswith("४ ")
    assert (plain(-20), signed(3), digits(505)) == ("\N{MINUS SIGN}२०", "+३", "५०५")
    assert short_name(card("TH")) == "10♥"  # as on the card


def test_sentences_end_as_the_language_ends_them(qapp: QApplication) -> None:
    speak(qapp, "ne")

    assert sentences(("एक", "", "दुई")) == "एक। दुई।"
    assert first_sentence("एक। दुई। तीन।") == ("एक।", "दुई। तीन।")
    assert first_sentence("एक।") == ("एक।", "")


@pytest.mark.parametrize(("language", "ended"), [(ENGLISH, "One."), ("ne", "एक।")])
def test_what_is_a_sentence_already_ends_once(
    language: str, ended: str, qapp: QApplication
) -> None:
    speak(qapp, language)

    assert sentences((ended, f"{ended[:-1]}?", ended[:-1])) == f"{ended} {ended[:-1]}? {ended}"


def test_a_term_is_marked_whole_where_vowels_are_signs(qapp: QApplication) -> None:
    speak(qapp, "ne")
    trump = [term("trump")]

    assert linked("<p>तुरुप बन्छ।</p>", trump, set()) == ('<p><a href="term:trump">तुरुप</a> बन्छ।</p>')
    assert linked("<p>तुरुपी</p>", trump, set()) == "<p>तुरुपी</p>"


def test_widgets_hear_once_of_each_change(qapp: QApplication, qtbot: QtBot) -> None:
    listener = Listener()
    qtbot.addWidget(listener)
    listener.show()

    heard = []
    for language in ("fi", "fi", "sv", "en", "en"):
        speak(qapp, language)
        QCoreApplication.processEvents()
        heard.append(listener.heard)

    assert heard == [1, 1, 2, 3, 3]


def test_unfinished_text_is_left_to_english(tmp_path: Path) -> None:
    file = tmp_path / "half.ts"
    file.write_text(
        "<TS><context><name>Log</name><message><source>You pass.</source>"
        '<translation type="unfinished"></translation></message></context></TS>',
        encoding="utf-8",
    )

    assert texts(file) == {}
    assert Catalogue(file).isEmpty()
