"""Which lesson comes next: of a game, after another, and for somebody who is new here."""

from collections.abc import Sequence

from ...teacher.lessons import Lesson, lessons_of
from ..basis.progress import Learned, learned
from ..basis.services import Services


def to_learn(services: Services, key: str) -> Learned | None:
    """Return the first lesson of a game that was not done; once all are, the first one."""
    stops = services.progress.stops()
    every = [learned(each, stops) for each in lessons_of(services.lessons(), key)]
    left = [each for each in every if not each.is_done]
    return next(iter(left or every), None)


def following(services: Services, lesson: Lesson) -> Learned | None:
    """Return the lesson of the same game that follows one."""
    stops = services.progress.stops()
    round_it = lessons_of(services.lessons(), lesson.game)
    after = (each for each in round_it if each.number == lesson.number + 1)
    return next((learned(each, stops) for each in after), None)


def every_lesson(services: Services) -> Sequence[Learned]:
    """Return all lessons, with how far each was learned."""
    stops = services.progress.stops()
    return [learned(each, stops) for each in services.lessons()]


def offered(services: Services, every: Sequence[Learned], key: str) -> Learned | None:
    """Return the lesson that was left; to somebody who is new here the first of a game."""
    left = [each for each in every if each.is_begun]
    is_new = not services.progress.stops() and not services.shelf.rows(limit=1)
    first = [each for each in every if each.lesson.game == key]
    return next(iter(left or (first if is_new else [])), None)
