"""Texts of the lesson page; those of the teachers are in lessons/."""

from collections.abc import Sequence

from ...engine.actions import (
    Action,
    AskHalf,
    Bid,
    Declare,
    Discard,
    Give,
    Play,
    Raise,
    Show,
)
from ...teacher.lessons import Lesson
from . import actions, games
from .card_names import card_name, listed, rank_name, suit_name
from .lessons import text
from .people import People
from .tongue import capital, digits, translate


def title(game: str, number: int, key: str) -> str:
    """Return the number of a lesson and its subject."""
    return translate("Teaching", "{which}: {subject}").format(
        which=which(number), subject=text(game, key)
    )


def which(number: int) -> str:
    """Return the number of a lesson: "First lesson"."""
    names = (
        translate("Teaching", "First lesson"),
        translate("Teaching", "Second lesson"),
        translate("Teaching", "Third lesson"),
    )
    if number <= len(names):
        return names[number - 1]
    return translate("Teaching", "Lesson {number}").format(number=number)


def stop(number: int, of: int) -> str:
    return translate("Teaching", "Stop {number} of {all}").format(number=number, all=of)


def says(teacher: str, sentence: str) -> str:
    """Return a sentence with the name of the teacher who says it."""
    return translate("Teaching", "{teacher}: {sentence}").format(teacher=teacher, sentence=sentence)


def told(lesson: Lesson, stop: int, key: str) -> str:
    """Return the text of a key at a stop, with the task of the stop filled in."""
    task = lesson.task(stop)
    sentence = text(lesson.game, key)
    return sentence if task is None else sentence.format(**_places(lesson, stop, task))


def _places(lesson: Lesson, stop: int, task: Action) -> dict[str, str]:
    """Return the placeholders for a task: its cards, suit and amount, and its button."""
    game = lesson.record.header.game
    view = game.look(lesson.record.state(lesson.stops[stop].at), lesson.seat)
    people = People(lesson.record.header.seats, lesson.seat, game.seating)
    places = {"action": actions.button(task, view, people)}
    match task:
        case Play(card) | Show(card):
            places["card"] = card_name(card)
        case Give(cards) | Discard(cards):
            places["cards"] = listed([card_name(each) for each in cards])
        case Declare(suit) | AskHalf(suit):
            places["suit"] = suit_name(suit)
        case Bid(amount) | Raise(amount):
            places["amount"] = digits(amount)
        case _:
            pass
    return places


def back() -> str:
    return translate("Teaching", "Back")


def on() -> str:
    return translate("Teaching", "Next")


def leave() -> str:
    return translate("Teaching", "Leave lesson")


def next_lesson() -> str:
    return translate("Teaching", "Next lesson")


def play_a_hand() -> str:
    return translate("Teaching", "Now play a hand")


def progress(done: int, of: int) -> str:
    """Return how many stops of a game's lessons are done."""
    return translate("Teaching", "{done} of {all} stops learned").format(done=done, all=of)


def new_here() -> str:
    return translate("Teaching", "New here?")


def learn_by_playing() -> str:
    return translate("Teaching", "Learn it by playing")


def subject(lesson: Lesson) -> str:
    """Return the subject of a lesson."""
    return capital(text(lesson.game, lesson.title))


def name(game: str, number: int) -> str:
    """Return the game and the number of a lesson."""
    return translate("Teaching", "{game}: {which}").format(
        game=games.name(game), which=which(number)
    )


def begin() -> str:
    return translate("Teaching", "First lesson")


def go_on() -> str:
    return translate("Teaching", "Go on")


def high() -> str:
    return translate("Teaching", "high")


def from_the_top(ranks: Sequence[str]) -> str:
    """Return the order of ranks for the screen reader."""
    return translate("Teaching", "From high to low: {ranks}").format(
        ranks=", ".join(map(rank_name, ranks))
    )


def low() -> str:
    return translate("Teaching", "low")


def not_now() -> str:
    """Return the answer to a click before the lesson has set a task."""
    return translate("Teaching", "That comes in a moment. First press Next.")
