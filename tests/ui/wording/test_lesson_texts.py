"""What is said in lessons: short in every language, of what is there, and all of it used."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.teacher.lessons import Lesson, lessons_in
from marjapussi_gui.ui.art.companions import companion_of
from marjapussi_gui.ui.basis import languages
from marjapussi_gui.ui.wording import lessons, teaching

FOLDER = Path(__file__).parents[3] / "assets" / "lessons"
LESSONS = lessons_in(FOLDER)[0]
MOST_WORDS = 25


@pytest.fixture(params=["en", "fi", "sv"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    languages.speak(qapp, request.param)
    yield request.param
    languages.speak(qapp, "en")


def keys_of(lesson: Lesson) -> set[str]:
    said = {key for stop in lesson.stops for key in (stop.text, stop.otherwise)}
    return (said | {lesson.title}) - {""}


def test_no_stop_takes_more_than_25_words(language: str) -> None:
    texts = {
        (lesson.key, key): teaching.told(lesson, number, key)
        for lesson in LESSONS
        for number, stop in enumerate(lesson.stops)
        for key in (stop.text, stop.otherwise)
        if key
    }
    long = {where: text for where, text in texts.items() if len(text.split()) > MOST_WORDS}

    assert texts
    assert long == {}, language


def test_every_text_of_a_lesson_is_there() -> None:
    missing = [
        (lesson.key, key)
        for lesson in LESSONS
        for key in keys_of(lesson)
        if not lessons.text(lesson.game, key)
    ]

    assert missing == []


def test_every_text_is_said_somewhere() -> None:
    used = {(lesson.game, key) for lesson in LESSONS for key in keys_of(lesson)}
    common = {key for _, key in used}

    for game, texts in lessons.all_texts().items():
        unused = [
            key
            for key in texts.texts()
            if (game, key) not in used and not (game == lessons.COMMON and key in common)
        ]
        assert unused == [], game


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)
def test_the_teacher_does_not_sit_at_the_table(lesson: Lesson) -> None:
    teacher = lessons.teacher(lesson.game)
    table = lesson.record.header.seats

    assert companion_of(teacher).animal not in {companion_of(name).animal for name in table}
    assert all(table)


def test_every_game_has_a_teacher_of_its_own() -> None:
    teachers = [companion_of(lessons.teacher(each.key)).animal for each in VARIANTS]

    assert len(set(teachers)) == len(teachers)


def test_lessons_are_numbered_in_words() -> None:
    names = [teaching.which(number) for number in (1, 2, 3, 4)]

    assert names == ["First lesson", "Second lesson", "Third lesson", "Lesson 4"]


def test_what_is_said_stands_in_functions_of_a_screen_at_most() -> None:
    folder = Path(lessons.__file__).parent
    long = [
        f"{path.name}: {node.name}"
        for path in sorted(folder.glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno >= 60
    ]

    assert [] == long
