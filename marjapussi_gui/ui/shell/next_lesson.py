"""Choose which lesson to show or to suggest next."""

from collections.abc import Sequence

from ...teacher.lessons import Lesson, lessons_of
from ..basis.progress import Learned, learned
from ..basis.services import Services


def to_learn(services: Services, key: str) -> Learned | None:
    """Return the first unfinished lesson of a game, or its first one if all are done."""
    stops = services.progress.stops()
    every = [learned(each, stops) for each in lessons_of(services.lessons(), key)]
    unfinished = [each for each in every if not each.is_done]
    return next(iter(unfinished or every), None)


def following(services: Services, lesson: Lesson) -> Learned | None:
    """Return the lesson after another one in the same game, or None."""
    stops = services.progress.stops()
    of_game = lessons_of(services.lessons(), lesson.game)
    after = (each for each in of_game if each.number == lesson.number + 1)
    return next((learned(each, stops) for each in after), None)


def every_lesson(services: Services) -> Sequence[Learned]:
    """Return all lessons with their progress."""
    stops = services.progress.stops()
    return [learned(each, stops) for each in services.lessons()]


def offered(services: Services, every: Sequence[Learned], key: str) -> Learned | None:
    """Return a lesson that was begun; to new players the first one of a game; or None."""
    begun = [each for each in every if each.is_begun]
    is_new = not services.progress.stops() and not services.shelf.rows(limit=1)
    first = [each for each in every if each.lesson.game == key]
    return next(iter(begun or (first if is_new else [])), None)
