"""What is said in the lessons of a game: one of these stands in a file of its own for each."""

from collections.abc import Callable, Mapping

from ....engine.frozen import frozen


@frozen
class LessonTexts:
    """Texts are asked for when they are shown, in the language of then."""

    key: str  # of the game; none for what is said in several
    teacher: str  # whose animal belongs to the name
    texts: Callable[[], Mapping[str, str]]
