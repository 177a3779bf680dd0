"""Texts of lessons: short in every language, correct, and all used."""

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.learning.lessons import Lesson, load_lessons
from marjapussi_gui.system import assets
from marjapussi_gui.ui.art.animal_portraits import animal_portrait
from marjapussi_gui.ui.common import languages
from marjapussi_gui.ui.text import lesson_page_text

FOLDER = Path(__file__).parents[3] / "assets" / "lessons"
LESSONS = load_lessons(FOLDER)[0]
MOST_WORDS = 28
FOR_EVERY_CARD = {"your card", "else card"}  # said between the steps
# What a text says that explains a word, where the word is first used or before
EXPLANATIONS = {
    "trick": "called a trick|That’s a trick",
    "partner": "opposite",
    "trump": "beats? (every|any|all|the) other|beats? every|beating (others|every)|beats? any",
    "[Ff]ollow suit": "follow suit: play|of that suit|suit led",
    "marriage": "king and queen|poplu",
    "half|halves": "king and queen|king or queen|king of",
    "whole": "king and queen",
    "little one": "later marriage|second marriage|declared",
    "card points": "ace counts",
    "berr(?:y|ies)": "point",
    "Porvoo": "zero",
    "in the bag": "no trick",
    "stock": "draws? a card|hidden card",
    "kitty": "three",
    "bids?": "promis|win tricks|how many points|points",
    "defenders?": "and Hilma|Hilma and Elsa|no trick|single trick",
    "läpiajo": "no trick",
    "rami": "win tricks",
    "nolo": "avoid",
    "sooli": "alone",
    "rise": "zero",
    "dead hand": "set aside",
    "sets|(?<!are )set": "belong together",
    "sequences?": "in a row",
    "tunnelas?": "identical",
    "trial": "different suits",
    "dublees?": "identical",
    "wild": "stand for",
    "tiplus?": "decides which cards are wild",
    "poplu": "above",
    "jhiplu": "below",
    "maal": "called maal",
    "contract|void|side suit|declarer|singleton": "never",  # the lessons get by without them
}


@pytest.fixture(params=["en", "fi", "sv", "de", "ne"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> str:
    languages.install_language(qapp, request.param)
    return str(request.param)


def keys_of(lesson: Lesson) -> set[str]:
    said = {key for step in lesson.steps for key in (step.text_key, step.wrong_action_key)}
    return (said | {lesson.title_key, lesson.summary_key} | FOR_EVERY_CARD) - {""}


def text_of(lesson: Lesson, key: str) -> str:
    return assets.read_messages("en")[lesson_page_text.lesson_message(lesson.game, key)]


def test_no_step_takes_more_than_25_words(language: str) -> None:
    texts = {
        (lesson.key, key): lesson_page_text.step_text(lesson, number, key)
        for lesson in LESSONS
        for number, step in enumerate(lesson.steps)
        for key in (step.text_key, step.wrong_action_key)
        if key
    }
    long = {where: text for where, text in texts.items() if len(text.split()) > MOST_WORDS}

    assert texts
    assert long == {}, language


@pytest.mark.parametrize("game", [each.key for each in VARIANTS])
def test_word_is_explained_where_it_is_first_used(game: str) -> None:
    said, unexplained = "", []
    for lesson in (each for each in LESSONS if each.game == game):
        for number, step in enumerate(lesson.steps):
            text = lesson_page_text.step_text(lesson, number, step.text_key)
            said += f" {text}"
            unexplained += [
                (word, lesson.key, text)
                for word, explanation in EXPLANATIONS.items()
                if re.search(rf"\b(?:{word})\b", text) and not re.search(explanation, said)
            ]

    assert unexplained == []


def test_only_lessons_with_that_obligation_ask_to_beat_the_highest_card() -> None:
    asking = {
        lesson.key
        for lesson in LESSONS
        for key in keys_of(lesson)
        if "beat the highest card if you can" in text_of(lesson, key)
    }
    bound = {each.key for each in LESSONS if each.record.header.game.rules.must_head}

    assert asking
    assert asking <= bound


def test_only_lessons_with_that_rule_count_discards_at_once() -> None:
    asking = {
        lesson.key
        for lesson in LESSONS
        for key in keys_of(lesson)
        if "They count for you" in text_of(lesson, key)
    }
    at_once = {
        each.key for each in LESSONS if each.record.header.game.rules.discards_count == "always"
    }

    assert asking
    assert asking <= at_once


def test_first_lesson_of_marjapussi_explains_what_cards_count() -> None:
    [lesson] = [each for each in LESSONS if each.key == "marjapussi-1"]
    last, score = (text_of(lesson, step.text_key) for step in lesson.steps[-2:])

    assert "An ace counts 11, a ten 10" in last
    assert "card points" in score


def test_every_lesson_text_is_used() -> None:
    used = {
        lesson_page_text.lesson_message(lesson.game, key)
        for lesson in LESSONS
        for key in keys_of(lesson)
    }
    games = "|".join(each.key for each in VARIANTS)
    written = {
        each for each in assets.read_messages("en") if re.match(f"lesson-(any|{games})-", each)
    }

    assert used == written


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_the_teacher_does_not_sit_at_the_table(lesson: Lesson) -> None:
    teacher = lesson_page_text.teacher_name(lesson.game)
    table = lesson.record.header.player_names

    assert animal_portrait(teacher).animal not in {animal_portrait(name).animal for name in table}
    assert all(table)


def test_every_game_has_a_teacher_of_its_own() -> None:
    teachers = [
        animal_portrait(lesson_page_text.teacher_name(each.key)).animal for each in VARIANTS
    ]

    assert len(set(teachers)) == len(teachers)


def test_lessons_are_numbered_in_words() -> None:
    names = [lesson_page_text.lesson_number_text(number) for number in (1, 2, 6, 7)]

    assert names == ["First lesson", "Second lesson", "Sixth lesson", "Lesson 7"]
