import subprocess
import sysconfig
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
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

from marjapussi_gui.engine.cards import parse_card
from marjapussi_gui.system.assets import ENGLISH, asset_path, qt_translation_path
from marjapussi_gui.ui.common.languages import (
    AVAILABLE_LANGUAGES,
    TranslationCatalogue,
    current_language,
    install_language,
    read_translations,
    resolve_language,
)
from marjapussi_gui.ui.common.plural_rules import PLURAL_RULES, plural_rule
from marjapussi_gui.ui.text.card_names import card_name, short_card_name
from marjapussi_gui.ui.text.glossary import find_term, link_terms
from marjapussi_gui.ui.text.i18n import (
    Message,
    decimal_text,
    grouped_number,
    localized_digits,
    number_text,
    plural,
    resolve,
    say,
    signed_number,
    split_first_sentence,
    to_sentences,
    translate,
)
from tests.ui.recording_translator import RecordingTranslator

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
    keys = read_translations(asset_path(f"translations/marjapussi_{language}.ts"))

    for each in (language, *OTHERS, ENGLISH):
        install_language(qapp, each)

    assert current_language(qapp) == ENGLISH
    assert [key for key in keys if translate(*key) != key[1]] == []
    assert say("stock-count", number=1) == "1 left"


@pytest.mark.parametrize("language", OTHERS)
def test_every_translation_is_loaded_as_written(qapp: QApplication, language: str) -> None:
    written = read_translations(asset_path(f"translations/marjapussi_{language}.ts"))

    install_language(qapp, language)

    assert {
        key: tuple(QCoreApplication.translate(*key, number) for number in (1, 2))[: len(forms)]
        for key, forms in written.items()
    } == written


def test_sentence_without_a_translation_stays_english(qapp: QApplication) -> None:
    install_language(qapp, "fi")

    assert translate("Log", "Nobody has ever said this.") == "Nobody has ever said this."


def test_comment_distinguishes_sentences(qapp: QApplication) -> None:
    install_language(qapp, "fi")

    assert translate("Log", "{side} win the match.", "two others") == "{side} voittavat ottelun."
    assert translate("Log", "{side} win the match.", "you and another") == (
        "{side} voitatte ottelun."
    )


def test_standard_dialogs_speak_too(qapp: QApplication, qtbot: QtBot) -> None:
    words = []
    for language in AVAILABLE_LANGUAGES:
        install_language(qapp, language)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(box)
        words.append(box.buttons()[0].text())

    assert words == ["Cancel", "Abbrechen", "Peru", "रद्द गर्ने", "Avbryt"]


def test_texts_that_qt_does_not_translate_are_ours(qapp: QApplication, qtbot: QtBot) -> None:
    asked = RecordingTranslator(qapp)
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
    assert seen <= set(read_translations(qt_translation_path("ne")))


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

    assert translate("Games", "{number} players, with partners").format(number=4).startswith("४ ")
    assert (number_text(-20), signed_number(3), localized_digits(505)) == (
        "\N{MINUS SIGN}२०",
        "+३",
        "५०५",
    )
    assert short_card_name(parse_card("TH")) == "10♥"  # as on the card


def test_sentences_end_as_the_language_ends_them(qapp: QApplication) -> None:
    install_language(qapp, "ne")

    assert to_sentences(("एक", "", "दुई")) == "एक। दुई।"
    assert split_first_sentence("एक। दुई। तीन।") == ("एक।", "दुई। तीन।")
    assert split_first_sentence("एक।") == ("एक।", "")


@pytest.mark.parametrize(("language", "ended"), [(ENGLISH, "One."), ("ne", "एक।")])
def test_what_is_a_sentence_already_ends_once(
    language: str, ended: str, qapp: QApplication
) -> None:
    install_language(qapp, language)

    assert to_sentences((ended, f"{ended[:-1]}?", ended[:-1])) == f"{ended} {ended[:-1]}? {ended}"


def test_a_term_is_marked_whole_where_vowels_are_signs(qapp: QApplication) -> None:
    install_language(qapp, "ne")
    trump = [find_term("trump")]

    assert link_terms("<p>तुरुप बन्छ।</p>", trump, set()) == (
        '<p><a href="term:trump">तुरुप</a> बन्छ।</p>'
    )
    assert link_terms("<p>तुरुपी</p>", trump, set()) == "<p>तुरुपी</p>"


def test_widgets_hear_once_of_each_change(qapp: QApplication, qtbot: QtBot) -> None:
    listener = Listener()
    qtbot.addWidget(listener)
    listener.show()

    heard = []
    for language in ("fi", "fi", "sv", "en", "en"):
        install_language(qapp, language)
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

    assert read_translations(file) == {}
    assert TranslationCatalogue(file).isEmpty()


# Plural forms


def forms_file(folder: Path, language: str, forms: int) -> Path:
    """Write a .ts file with one message whose forms are named by their place."""
    file = folder / f"marjapussi_{language}.ts"
    texts = "".join(
        f"<numerusform>{{number}} form {n} {{what}}</numerusform>" for n in range(forms)
    )
    file.write_text(
        f'<TS version="2.1" language="{language}"><context><name>Table</name>'
        '<message numerus="yes">'
        "<source>{number} decks {what}</source><comment>1 deck {what}</comment>"
        f"<translation>{texts}</translation></message></context></TS>",
        encoding="utf-8",
    )
    return file


def decks(number: int) -> str:
    return plural("Table", "1 deck {what}", "{number} decks {what}", number, what="here")


def test_language_of_three_forms_takes_one_file(qapp: QApplication, tmp_path: Path) -> None:
    polish = TranslationCatalogue(forms_file(tmp_path, "pl", 3))

    qapp.installTranslator(polish)
    said = [decks(number) for number in (1, 2, 4, 5, 12, 22, 0, -1, -3)]
    qapp.removeTranslator(polish)

    assert said == [
        "1 form 0 here",
        "2 form 1 here",
        "4 form 1 here",
        "5 form 2 here",
        "12 form 2 here",
        "22 form 1 here",
        "0 form 2 here",
        "-1 form 0 here",
        "-3 form 1 here",
    ]


def test_language_with_a_single_form_uses_it_for_every_number(
    qapp: QApplication, tmp_path: Path
) -> None:
    japanese = TranslationCatalogue(forms_file(tmp_path, "ja", 1))

    qapp.installTranslator(japanese)
    said = [decks(number) for number in (1, 2)]
    qapp.removeTranslator(japanese)

    assert said == ["1 form 0 here", "2 form 0 here"]


def test_english_has_its_two_forms_in_the_code(qapp: QApplication) -> None:
    said = [decks(number) for number in (0, 1, 2, -1, 12_000)]

    assert said == [
        "0 decks here",
        "1 deck here",
        "2 decks here",
        "1 deck here",
        "12,000 decks here",
    ]


def test_message_that_lacks_a_form_is_left_to_english(tmp_path: Path) -> None:
    file = forms_file(tmp_path, "pl", 3)
    content = file.read_text(encoding="utf-8")
    file.write_text(content.replace("{number} form 1 {what}", ""), encoding="utf-8")

    assert read_translations(file) == {}


@pytest.mark.parametrize("language", [*PLURAL_RULES, "fi", "ne"])
def test_plural_rules_are_those_of_qt(tmp_path: Path, language: str) -> None:
    rule = plural_rule(language)
    forms = 1 + max(map(rule, range(200)))
    source, compiled = forms_file(tmp_path, language, forms), tmp_path / "forms.qm"
    lrelease = Path(sysconfig.get_path("scripts")) / "pyside6-lrelease"
    subprocess.run([lrelease, source, "-qm", compiled], check=True, capture_output=True)
    translator = QTranslator()
    assert translator.load(str(compiled))

    by_qt = [
        translator.translate("Table", "{number} decks {what}", "1 deck {what}", number)
        for number in range(200)
    ]

    assert by_qt == [f"{{number}} form {rule(number)} {{what}}" for number in range(200)]


# Constant texts


def test_message_speaks_the_language_of_the_moment(qapp: QApplication) -> None:
    pass_label = Message("Table", "passed", "on a plate")

    before = pass_label()
    install_language(qapp, "fi")

    assert (before, pass_label(), resolve(pass_label)) == ("passed", "passaa", "passaa")
