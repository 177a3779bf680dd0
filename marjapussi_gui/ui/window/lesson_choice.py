"""The choice of the lesson to show or suggest next."""

from collections.abc import Sequence

from ...learning.lessons import Lesson, lessons_for_game
from ...model.match_totals import StatisticsScope
from ...ports.progress_repository import LessonProgress, lesson_progress
from ...ports.services import LearningServices
from ...ports.statistics_service import StatisticsService

EVERY_MATCH = StatisticsScope(is_assisted=None)


def next_lesson(learning: LearningServices, game_key: str) -> LessonProgress | None:
    """Return the first unfinished lesson of a game, or the first one if all are finished.

    Return None if the game has no lessons.
    """
    steps = learning.lesson_progress.load()
    every = [
        lesson_progress(each, steps) for each in lessons_for_game(learning.lessons(), game_key)
    ]
    unfinished = [each for each in every if not each.is_done]
    return next(iter(unfinished or every), None)


def lesson_after(learning: LearningServices, lesson: Lesson) -> LessonProgress | None:
    """Return the lesson that follows another one of the same game, or None."""
    steps = learning.lesson_progress.load()
    of_game = lessons_for_game(learning.lessons(), lesson.game)
    after = (each for each in of_game if each.number == lesson.number + 1)
    return next((lesson_progress(each, steps) for each in after), None)


def all_lessons(learning: LearningServices) -> Sequence[LessonProgress]:
    steps = learning.lesson_progress.load()
    return [lesson_progress(each, steps) for each in learning.lessons()]


def suggested_lesson(
    lessons: Sequence[LessonProgress], game_key: str, statistics: StatisticsService | None = None
) -> LessonProgress | None:
    """Return an unfinished lesson or, for a newcomer, the first one of a game; else None.

    Whoever has finished a lesson or won a match is no newcomer.
    """
    begun = [each for each in lessons if each.is_started]
    if begun or any(each.is_done for each in lessons):
        return next(iter(begun), None)
    if statistics is not None and statistics.totals(EVERY_MATCH).matches_won:
        return None
    first = [each for each in lessons if each.lesson.game == game_key]
    return next(iter(first or lessons), None)
