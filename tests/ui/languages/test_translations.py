"""The .ts files against the sentences of the program."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from runpy import run_path

import pytest
from rewording import placeholders

from marjapussi_gui.system.assets import ENGLISH, translation_path
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES, read_translations
from marjapussi_gui.ui.text.event_text import MAX_HIGHLIGHT_LENGTH

TOP = Path(__file__).parents[3]
WORDING = TOP / "marjapussi_gui" / "ui" / "text"
TRANSLATIONS = TOP / "assets" / "translations"
SCRIPT = run_path(str(TOP / "packaging" / "translations.py"))
CHECK: Callable[[Path, Path], tuple[str, ...]] = SCRIPT["find_problems"]
UPDATE: Callable[[Path, Path], None] = SCRIPT["update_translations"]

PLACE = re.compile(r"\{(\w+)\}")
SMALL_BEGINNING = re.compile(r"\w{2}\. [a-zåäö]")  # of a sentence
LETTERS = re.compile(r"[^\W\d_]")

# What is the same in every language: names of games, sources, words of a game and signs on cards
WORDS_OF_ALL = {  # of the games, the same in every language
    "dublee",
    "jhiplu",
    "läpiajo",
    "maal",
    "nolo",
    "partner",
    "poplu",
    "rami",
    "sooli",
    "tiplu",
    "trial",
    "tunnela",
}
NAMES = {
    *WORDS_OF_ALL,
    "Marjapussi",
    "Marjapussi 40/20",
    "Avomarjapussi",
    "Bondtolva",
    "Huutopussi",
    "Partner",
    "Partner: {level}",
    "Tuppi",
    "Marriage",
    "Pfadfinder",
    "Jena",
    "Rami",
    "Rami!",
    "rami",
    "Nolo",
    "nolo",
    "Sooli",
    "Sooli!",
    "SOOLI",
    "LÄPIAJO",
    "PORVOO",
    "Porvoo",
    "NOUSUSSA",
    "Maal",
    "Tiplu",
    "Tiplu: {card}",
    "Tunnela!",
    "tunnela",
    "dublee",
    "Joker",
    "Pass",
    "{number} match",
    "A=11, 10=10, K=4, Q=3, J=2",
    "A=10, 10=10, K=5, Q=5, J=5",
    *"AKQJRNS",
}
SAME_IN = {  # of words that two languages share
    "de": {
        *("Tab", "Normal", "Name: {who}", "Fairness", "Marriage", "Dublees", "Rami!", "Sooli!"),
        *("Tunnela!", "Tunnelas!", "{card}, wild", "Standard", "Status"),
    },
    "sv": {"Standard", "Status"},
    "ne": {"Tab", "Space", "Space, Enter"},  # as the keys say
}

both = pytest.mark.parametrize(
    "language", [each for each in AVAILABLE_LANGUAGES if each != ENGLISH]
)


def translated_texts(language: str) -> list[tuple[str, str, str]]:
    """Return context, English form and translation; a message with a number has several."""
    pairs = []
    for (context, source, comment), forms in read_translations(translation_path(language)).items():
        english = (source,) if len(forms) == 1 else (comment, *[source] * (len(forms) - 1))
        pairs += [(context, *pair) for pair in zip(english, forms, strict=True)]
    return pairs


def test_translations_are_up_to_date_and_complete() -> None:
    assert CHECK(WORDING, TRANSLATIONS) == ()


def copies(folder: Path) -> tuple[Path, Path]:
    wording, translations = folder / "wording", folder / "translations"
    shutil.copytree(WORDING, wording, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(TRANSLATIONS, translations)
    return wording, translations


def test_check_fails_when_a_sentence_is_new(tmp_path: Path) -> None:
    wording, translations = copies(tmp_path)
    (wording / "more.py").write_text(
        'translate(\n    "Log",\n    "Nobody has ever "\n    "said this.",\n)\n', encoding="utf-8"
    )

    faults = CHECK(wording, translations)

    assert "marjapussi_sv.ts is not up to date: run packaging/translations.py update" in faults
    assert "marjapussi_fi.ts: Log: Nobody has ever said this." in faults


def test_check_names_a_message_that_lacks_a_form_of_its_language(tmp_path: Path) -> None:
    wording, translations = copies(tmp_path)
    for file in translations.glob("*.ts"):
        file.unlink()
    polish = translations / "marjapussi_pl.ts"
    polish.write_text(
        '<TS version="2.1" language="pl"><context><name>Table</name><message numerus="yes">'
        "<source>{number} tricks</source><comment>{number} trick</comment><translation>"
        "<numerusform>{number} lewa</numerusform><numerusform>{number} lewy</numerusform>"
        "</translation></message></context></TS>",
        encoding="utf-8",
    )

    UPDATE(wording, translations)
    before = CHECK(wording, translations)
    content = polish.read_text(encoding="utf-8")
    two, three = "lewy</numerusform>\n            <numerusform>", "{number} lew"
    polish.write_text(content.replace(two, two + three), encoding="utf-8")
    after = CHECK(wording, translations)

    assert set(before) - set(after) == {"marjapussi_pl.ts: Table: {number} tricks"}


def test_check_fails_when_a_sentence_is_gone(tmp_path: Path) -> None:
    wording, translations = copies(tmp_path)
    (wording / "screen_reader_text.py").write_text("", encoding="utf-8")

    assert len(CHECK(wording, translations)) == len(AVAILABLE_LANGUAGES) - 1


def test_update_keeps_translations_and_drops_removed_texts(tmp_path: Path) -> None:
    wording, translations = copies(tmp_path)
    (wording / "screen_reader_text.py").write_text("", encoding="utf-8")
    file = translations / "marjapussi_fi.ts"

    UPDATE(wording, translations)

    before = read_translations(translation_path("fi"))
    remaining = {key: forms for key, forms in before.items() if key[0] != "Spoken"}
    assert read_translations(file) == remaining


@both
def test_places_of_a_sentence_are_those_of_its_translation(language: str) -> None:
    differing = [
        (english, text)
        for _, english, text in translated_texts(language)
        if placeholders(english) != placeholders(text)
        and placeholders(english) ^ placeholders(text) != {"number"}  # "one trick" needs none
    ]

    assert differing == []


@both
def test_nothing_is_left_in_english(language: str) -> None:
    same = [
        text
        for _, english, text in translated_texts(language)
        if text == english
        and LETTERS.search(PLACE.sub("", text))
        and text not in NAMES | SAME_IN.get(language, set())
    ]

    assert same == []


@both
def test_punctuation_and_markup_agree(language: str) -> None:
    def frame(text: str) -> tuple[str, int, int]:
        text = text.replace("।", ".")
        return text[-1] if text[-1] in ".:…)" else "", text.count("<i>"), text.count("</i>")

    talk = {"Speech", "Table"}
    differing = [
        (english, text)
        for context, english, text in translated_texts(language)
        if context not in talk and frame(english) != frame(text)
    ]

    assert differing == []


@both
def test_sentences_begin_with_a_capital(language: str) -> None:
    pairs = ((english, text) for _, english, text in translated_texts(language))
    every = (text for pair in pairs for text in pair)

    assert [text for text in every if SMALL_BEGINNING.search(text)] == []


@both
def test_words_of_great_moments_fit_their_ribbon(language: str) -> None:
    texts = [text for context, _, text in translated_texts(language) if context == "Moments"]
    words = [text.replace("{bid}", "400") for text in texts]

    assert len(words) == 10
    assert max(map(len, words)) <= MAX_HIGHLIGHT_LENGTH
