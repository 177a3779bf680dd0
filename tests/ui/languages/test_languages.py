import json
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QTranslator
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QTextEdit,
    QWidget,
)

from marjapussi_gui.engine.cards import parse_card
from marjapussi_gui.system import assets
from marjapussi_gui.system.assets import ENGLISH, qt_message_path, read_messages
from marjapussi_gui.ui.common.languages import (
    AVAILABLE_LANGUAGES,
    current_language,
    install_language,
    resolve_language,
)
from marjapussi_gui.ui.text.card_names import card_name, short_card_name
from marjapussi_gui.ui.text.glossary import find_term, link_terms
from marjapussi_gui.ui.text.i18n import (
    Message,
    decimal_text,
    grouped_number,
    join_as_sentences,
    localized_digits,
    number_text,
    resolve,
    say,
    signed_number,
    split_first_sentence,
)

KEYS_AND_DIRECTION = ("QShortcut", "QGuiApplication")  # keys are called as keyboards write them
OTHERS = tuple(language for language in AVAILABLE_LANGUAGES if language != ENGLISH)


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
    assert resolve_language(preference, wanted) == language


def test_system_has_a_language() -> None:
    assert resolve_language("system") in AVAILABLE_LANGUAGES


def test_cards_have_names_in_every_language(qapp: QApplication) -> None:
    names = {}
    for language in AVAILABLE_LANGUAGES:
        install_language(qapp, language)
        names[language] = card_name(parse_card("TH"))

    assert names == {
        "de": "Herz-Zehn",
        "en": "ten of hearts",
        "fi": "herttakymppi",
        "ne": "पानको दस",
        "sv": "hjärter tio",
    }


def test_cards_decline_in_finnish(qapp: QApplication) -> None:
    install_language(qapp, "fi")

    assert card_name(parse_card("KS"), "genitive") == "patakuninkaan"
    assert card_name(parse_card("AD"), "partitive") == "ruutuässää"


@pytest.mark.parametrize("language", OTHERS)
def test_switching_back_and_forth_leaves_english_intact(qapp: QApplication, language: str) -> None:
    for each in (language, *OTHERS, ENGLISH):
        install_language(qapp, each)

    assert current_language() == ENGLISH
    assert say("stock-count", number=1) == "1 left"


def test_what_a_language_lacks_is_said_in_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "en.json").write_text('{"card": "{{rank}} of {{suit}}", "pass": "pass"}', "utf-8")
    (tmp_path / "fi.json").write_text('{"pass": "passaa", "pass#": "d74f"}', "utf-8")
    monkeypatch.setattr(assets, "message_path", lambda code: tmp_path / f"{code}.json")
    read_messages.cache_clear()

    texts = read_messages("fi")
    read_messages.cache_clear()

    assert (texts["card"], texts["pass"]) == ("{rank} of {suit}", "passaa")


def test_standard_dialogs_speak_too(qapp: QApplication) -> None:
    words = []
    for language in AVAILABLE_LANGUAGES:
        install_language(qapp, language)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        words.append(box.buttons()[0].text())

    assert words == ["Cancel", "Abbrechen", "Peru", "रद्द गर्ने", "Avbryt"]


class RecordingTranslator(QTranslator):
    """Translate no text, and record each request: context, sentence and comment."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.keys: list[tuple[str, str, str]] = []

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, sentence: str, comment: str | None = None, number: int = -1
    ) -> None:
        self.keys.append((context, sentence, comment or ""))


def test_texts_that_qt_does_not_translate_are_ours(qapp: QApplication) -> None:
    asked = RecordingTranslator(qapp)
    qapp.installTranslator(asked)
    for mode in (QFileDialog.AcceptMode.AcceptOpen, QFileDialog.AcceptMode.AcceptSave):
        files = QFileDialog(None, "", "", "")
        files.setOption(QFileDialog.Option.DontUseNativeDialog)
        files.setAcceptMode(mode)
        files.ensurePolished()
    for writing in (QLineEdit(), QTextEdit()):
        writing.createStandardContextMenu().deleteLater()
    box = QMessageBox()
    box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
    qapp.removeTranslator(asked)

    ours = json.loads(qt_message_path("ne").read_text("utf-8"))
    seen = {key[:2] for key in asked.keys if key[0] not in KEYS_AND_DIRECTION and "+" not in key[1]}
    assert len(seen) > 40
    assert seen <= {(context, text) for context, texts in ours.items() for text in texts}


def test_numbers_follow_the_language(qapp: QApplication) -> None:
    written = []
    for language in AVAILABLE_LANGUAGES:
        install_language(qapp, language)
        written.append((decimal_text(2.5), QLocale().language()))

    assert written == [
        ("2.5", QLocale.Language.English),
        ("2,5", QLocale.Language.German),
        ("2,5", QLocale.Language.Finnish),
        ("२.५", QLocale.Language.Nepali),
        ("2,5", QLocale.Language.Swedish),
    ]


def test_digits_from_five_on_stand_in_groups(qapp: QApplication) -> None:
    written = []
    for language in AVAILABLE_LANGUAGES:
        install_language(qapp, language)
        written.append((grouped_number(9_999), grouped_number(12_000)))

    assert written == [
        ("9999", "12,000"),
        ("9999", "12.000"),
        ("9999", "12\N{NO-BREAK SPACE}000"),
        ("९९९९", "१२,०००"),  # noqa: RUF001
        ("9999", "12\N{NO-BREAK SPACE}000"),
    ]


def test_numbers_in_sentences_have_the_digits_of_the_language(qapp: QApplication) -> None:
    install_language(qapp, "ne")

    assert say("number-players-with-partners", number=4).startswith("४ ")
    assert (number_text(-20), signed_number(3), localized_digits(505)) == (
        "\N{MINUS SIGN}२०",
        "+३",
        "५०५",
    )
    assert short_card_name(parse_card("TH")) == "10♥"  # as on the card


def test_sentences_end_as_the_language_ends_them(qapp: QApplication) -> None:
    install_language(qapp, "ne")

    assert join_as_sentences(("एक", "", "दुई")) == "एक। दुई।"
    assert split_first_sentence("एक। दुई। तीन।") == ("एक।", "दुई। तीन।")
    assert split_first_sentence("एक।") == ("एक।", "")


@pytest.mark.parametrize(("language", "ended"), [(ENGLISH, "One."), ("ne", "एक।")])
def test_what_is_a_sentence_already_ends_once(
    language: str, ended: str, qapp: QApplication
) -> None:
    install_language(qapp, language)

    assert (
        join_as_sentences((ended, f"{ended[:-1]}?", ended[:-1])) == f"{ended} {ended[:-1]}? {ended}"
    )


def test_a_term_is_marked_whole_where_vowels_are_signs(qapp: QApplication) -> None:
    install_language(qapp, "ne")
    trump = [find_term("trump")]

    assert link_terms("<p>तुरुप बन्छ।</p>", trump, set()) == (
        '<p><a href="term:trump">तुरुप</a> बन्छ।</p>'
    )
    assert link_terms("<p>तुरुपी</p>", trump, set()) == "<p>तुरुपी</p>"


def test_widgets_hear_once_of_each_change(qapp: QApplication) -> None:
    listener = Listener()
    listener.show()

    heard = []
    for language in ("fi", "fi", "sv", "en", "en"):
        install_language(qapp, language)
        QCoreApplication.processEvents()
        heard.append(listener.heard)

    assert heard == [1, 1, 2, 3, 3]


# Plural forms


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_every_language_has_one_form_for_one_and_one_for_all_others(
    qapp: QApplication, language: str
) -> None:
    install_language(qapp, language)
    one, other = (read_messages(language)[f"stock-count_{form}"] for form in ("one", "other"))

    said = [say("stock-count", number=number) for number in (1, -1, 0, 2, 11, 21)]

    assert said == [
        *(one.format(number=localized_digits(number)) for number in (1, -1)),
        *(other.format(number=localized_digits(number)) for number in (0, 2, 11, 21)),
    ]


def test_large_numbers_of_a_plural_are_grouped() -> None:
    assert say("stock-count", number=12_000) == "12,000 left"


# Constant texts


def test_message_speaks_the_language_of_the_moment(qapp: QApplication) -> None:
    passed = Message("passed")

    before = passed()
    install_language(qapp, "fi")

    assert (before, passed(), resolve(passed)) == ("passed", "passaa", "passaa")
