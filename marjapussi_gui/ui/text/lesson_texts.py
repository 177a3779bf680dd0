"""What the teachers say: in the lessons, and in a guided first hand."""

from .games import game_texts
from .hint_text import HintSentences
from .i18n import first_message, say


def teacher_name(game_key: str) -> str:
    return game_texts(game_key).teacher


def lesson_message(game_key: str, key: str) -> str:
    name = key.replace(" ", "-")
    return first_message(f"lesson-{game_key}-{name}", f"lesson-any-{name}")


def lesson_text(game_key: str, key: str, **places: str) -> str:
    return say(lesson_message(game_key, key), **places)


def comment_sentences(game_key: str, topic: str) -> HintSentences:
    name = topic.replace(" ", "-")
    comment = say(first_message(f"guided-hand-{game_key}-{name}", f"guided-hand-{name}"))
    return HintSentences("", say("teacher-says", teacher=teacher_name(game_key)), (comment,))
