"""Texts of the lesson page, with what the teachers say there and in a guided first hand."""

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
    ShowBidCard,
)
from ...engine.view import create_view
from ...learning.lessons import Lesson
from . import action_labels, games
from .card_names import card_name, card_names, rank_name, suit_name
from .games import game_texts
from .i18n import capitalized, first_existing_message, localized_digits, say
from .table_players import TablePlayers


def lesson_title(game: str, number: int, key: str) -> str:
    return say(
        "lesson-page-lesson", which=lesson_number_text(number), subject=lesson_text(game, key)
    )


def lesson_number_text(number: int) -> str:
    """Return the number of a lesson in words, such as "First lesson"."""
    names = (
        say("lesson-page-begin"),
        say("second-lesson"),
        say("third-lesson"),
        say("fourth-lesson"),
        say("fifth-lesson"),
        say("sixth-lesson"),
    )
    if number <= len(names):
        return names[number - 1]
    return say("lesson-number", number=number)


def step_text(lesson: Lesson, step: int, key: str) -> str:
    task = lesson.task_action(step)
    places = {} if task is None else _task_placeholders(lesson, step, task)
    return lesson_text(lesson.game, key, **places)


def card_text(game: str, key: str, task: Play) -> str:
    return lesson_text(game, key, card=card_name(task.card))


def _task_placeholders(lesson: Lesson, step: int, task: Action) -> dict[str, str]:
    game = lesson.record.header.game
    view = create_view(game, lesson.record.state_after(lesson.steps[step].ply), lesson.seat)
    people = TablePlayers(lesson.record.header.player_names, lesson.seat, game.seating)
    places = {"action": action_labels.action_label(task, view, people)}
    match task:
        case Play(card) | ShowBidCard(card):
            places["card"] = card_name(card)
        case Give(cards) | Discard(cards):
            places["cards"] = card_names(cards)
        case Declare(suit) | AskHalf(suit):
            places["suit"] = suit_name(suit)
        case Bid(amount) | Raise(amount):
            places["amount"] = localized_digits(amount)
        case _:
            pass
    return places


def automatic_moves_text(actions: Sequence[Action]) -> str:
    return say("now-watch-ill-make-your-next", number=len(actions))


def lesson_subject(lesson: Lesson) -> str:
    return capitalized(lesson_text(lesson.game, lesson.title_key))


def lesson_name(game: str, number: int) -> str:
    return say("lesson-name", game=games.game_name(game), which=lesson_number_text(number))


def rank_order_text(ranks: Sequence[str]) -> str:
    return say("rank-order", ranks=", ".join(map(rank_name, ranks)))


# The list of lessons


def lesson_list_title(game: str) -> str:
    return say("lesson-page-lesson-list", game=games.game_name(game))


def lesson_list_text(game: str) -> str:
    return say("lesson-list-text", teacher=teacher_name(game))


def row_button_label(*, is_started: bool, is_done: bool) -> str:
    if is_done:
        return say("repeat")
    return say("go-on") if is_started else say("lesson-page-start")


def teacher_name(game_key: str) -> str:
    return game_texts(game_key).teacher


def lesson_message(game_key: str, key: str) -> str:
    name = key.replace(" ", "-")
    return first_existing_message(f"lesson-{game_key}-{name}", f"lesson-any-{name}")


def lesson_text(game_key: str, key: str, **places: str) -> str:
    return say(lesson_message(game_key, key), **places)
