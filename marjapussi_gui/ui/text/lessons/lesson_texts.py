"""The lesson texts of one game."""

from collections.abc import Callable, Mapping

from ....engine.frozen import frozen


@frozen
class LessonTexts:
    """The teacher of a game, and its lesson texts in the current language."""

    game_key: str  # key of the game; empty for the shared texts
    teacher_name: str  # also decides which portrait is shown
    texts: Callable[[], Mapping[str, str]]
