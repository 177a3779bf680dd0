"""The messages of all languages: complete in a release, and alike in what must be alike."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from runpy import run_path

import pytest

from marjapussi_gui.system.assets import ENGLISH, message_path, read_messages
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES
from marjapussi_gui.ui.text.event_text import MAX_HIGHLIGHT_LENGTH

TOP = Path(__file__).parents[3]
MESSAGES = TOP / "assets" / "messages"
SCRIPT = run_path(str(TOP / "packaging" / "translations.py"))
FAULTS: Callable[[Path], Iterator[str]] = SCRIPT["find_faults"]
CONFIRM: Callable[[Path, list[str]], None] = SCRIPT["confirm"]
RENAME: Callable[[Path, list[Path], str, str], None] = SCRIPT["rename"]

PLACE = re.compile(r"\{(\w+)\}")
GRAMMATICAL_CASE = re.compile(r"_(genitive|partitive|inessive|adessive)$")
# a forced card can be named by its rank or in full (see ui/text/duty_text.py)
SAME_PLACES = {"rank": "card", "against_rank": "against", "other_ranks": "others"}
SMALL_BEGINNING = re.compile(r"\w{2}\. [a-zåäö]")  # of a sentence
LETTERS = re.compile(r"[^\W\d_]")
SPOKEN = ("speech-",)  # ids of what is spoken, where each language has its own punctuation

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
    "Code",
    "Rami",
    "Rami!",
    "Rami: {name}",
    "Sooli: {name}",
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
        *("Tunnela!", "Tunnelas!", "{card}, wild", "Standard", "Status", "Computer"),
        "Text (*.txt)",
    },
    "sv": {"Standard", "Status", "Person", "Text (*.txt)"},
    "ne": {"Tab", "Space", "Space, Enter"},  # as the keys say
}

both = pytest.mark.parametrize(
    "language", [each for each in AVAILABLE_LANGUAGES if each != ENGLISH]
)


def translated_texts(language: str) -> list[tuple[str, str, str]]:
    own = json.loads(message_path(language).read_text("utf-8"))
    english, translated = read_messages(ENGLISH), read_messages(language)
    return [(key, text, translated[key]) for key, text in english.items() if key in own]


def places(text: str) -> set[str]:
    """Return the places in a text, without grammatical cases."""
    names = {GRAMMATICAL_CASE.sub("", name) for name in PLACE.findall(text)}
    return {SAME_PLACES.get(name, name) for name in names}


@pytest.mark.slow  # a text may be unfinished on a branch, but not in a release
def test_translations_are_complete_and_fit_the_english() -> None:
    assert list(FAULTS(MESSAGES)) == []


def test_messages_are_written_as_the_script_writes_them(tmp_path: Path) -> None:
    folder = shutil.copytree(MESSAGES, tmp_path / "messages")

    CONFIRM(folder, [])

    for file in MESSAGES.glob("*.json"):
        assert file.read_text("utf-8") == (folder / file.name).read_text("utf-8"), file.name


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.json").write_text(
        '{"one": "One {{card}}", "deck_one": "1 deck", "deck_other": "{{number}} decks"}', "utf-8"
    )
    (tmp_path / "fi.json").write_text(
        '{"deck_one": "1 pakka", "one": "Yksi {{card}}", "deck_other": "{{number}} pakkaa"}',
        "utf-8",
    )
    CONFIRM(tmp_path, ["one", "deck"])
    return tmp_path


def test_confirmed_translations_have_no_faults(folder: Path) -> None:
    assert list(FAULTS(folder)) == []
    assert (folder / "fi.json").read_text("utf-8").splitlines()[1] == (
        '"one": "Yksi {{card}}", "one#": "e72f",'
    )


def test_a_change_of_english_is_a_fault_until_it_is_confirmed(folder: Path) -> None:
    english = folder / "en.json"
    english.write_text(english.read_text("utf-8").replace("One", "A"), "utf-8")

    faults = list(FAULTS(folder))
    CONFIRM(folder, ["one"])

    assert faults == ["fi: one was made from another English text than: A {{card}}"]
    assert list(FAULTS(folder)) == []


def test_a_new_message_and_one_that_is_gone_are_faults(folder: Path) -> None:
    english = folder / "en.json"
    english.write_text(english.read_text("utf-8").replace('"one"', '"two"'), "utf-8")

    assert list(FAULTS(folder)) == [
        "fi: two has no translation: One {{card}}",
        "fi: one is gone in English",
        "fi: one# is gone in English",
    ]


def test_a_message_is_renamed_in_all_its_forms_and_in_the_code(folder: Path) -> None:
    code = folder / "code.py"
    code.write_text("""say("deck", number=2), say('deck', number=1), say("deck-x")""", "utf-8")

    RENAME(folder, [folder], "deck", "pack")

    assert code.read_text("utf-8") == (
        """say("pack", number=2), say('pack', number=1), say("deck-x")"""
    )
    assert '"pack_other": "{{number}} pakkaa", "pack_other#"' in (
        (folder / "fi.json").read_text("utf-8")
    )
    assert list(FAULTS(folder)) == []


@both
def test_places_of_a_sentence_are_those_of_its_translation(language: str) -> None:
    differing = [
        (english, text)
        for _, english, text in translated_texts(language)
        if places(english) != places(text)
        and places(english) ^ places(text) != {"number"}  # "one trick" needs none
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

    differing = [
        (english, text)
        for key, english, text in translated_texts(language)
        if not key.startswith(SPOKEN) and frame(english) != frame(text)
    ]

    assert differing == []


@both
def test_sentences_begin_with_a_capital(language: str) -> None:
    pairs = ((english, text) for _, english, text in translated_texts(language))
    every = (text for pair in pairs for text in pair)

    assert [text for text in every if SMALL_BEGINNING.search(text)] == []


@both
def test_words_of_great_moments_fit_their_ribbon(language: str) -> None:
    moments = {key for key in read_messages(ENGLISH) if re.match("moment-(?!count)", key)}
    texts = [text for key, _, text in translated_texts(language) if key in moments]
    words = [text.replace("{bid}", "400") for text in texts]

    assert len(words) == 10
    assert max(map(len, words)) <= MAX_HIGHLIGHT_LENGTH
