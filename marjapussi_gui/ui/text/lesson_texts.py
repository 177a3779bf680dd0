"""What the teachers say: in the lessons, and in a guided first hand."""

from .hint_text import HintSentences
from .i18n import first_message, say

DEFAULT_TEACHER = "Helvi"
TEACHERS = {  # by game; the name also decides which portrait is shown
    "avomarjapussi": "Saima",
    "bag": "Onni",
    "bondtolva": "Arvo",
    "bondtolva-two": "Tilda",
    "huutopussi": "Toivo",
    "huutopussi-three": "Lempi",
    "huutopussi-two": "Lova",
    "marriage": "Maya",
    "pfadfinder": "Sigrid",
    "tuppi": "Eero",
}
# games in which a player who can't follow suit needn't trump
NO_DUTY_TO_TRUMP = ("avomarjapussi", "bondtolva-two", "huutopussi-three", "huutopussi-two")


def teacher_name(game_key: str) -> str:
    """Return the name of the teacher of a game."""
    return TEACHERS.get(game_key, DEFAULT_TEACHER)


def lesson_message(game_key: str, key: str) -> str:
    """Return the id of a text in the lessons of a game, or of one that several games share."""
    name = key.replace(" ", "-")
    return first_message(f"lesson-{game_key}-{name}", f"lesson-any-{name}")


def lesson_text(game_key: str, key: str, **places: str) -> str:
    """Return a text from the lessons of a game, with its places filled in."""
    return say(lesson_message(game_key, key), **places)


def comment_sentences(game_key: str, topic: str) -> HintSentences:
    """Return the comment on a topic, with the name of the game's teacher as its title."""
    name = topic.replace(" ", "-")
    if name == "free" and game_key in NO_DUTY_TO_TRUMP:
        name = "free-no-duty"
    comment = say(first_message(f"guided-hand-{game_key}-{name}", f"guided-hand-{name}"))
    return HintSentences("", say("teacher-says", teacher=teacher_name(game_key)), (comment,))
