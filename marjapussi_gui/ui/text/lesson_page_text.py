"""Texts of the lesson page, except for what the teachers say, which is in lessons/."""

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
from .i18n import Message, capitalized, localized_digits, plural, translate
from .lessons import lesson_text, teacher_name
from .table_players import TablePlayers


def lesson_title(game: str, number: int, key: str) -> str:
    """Return the number and the subject of a lesson as a title."""
    return translate("Teaching", "{which}: {subject}").format(
        which=lesson_number_text(number), subject=lesson_text(game, key)
    )


def lesson_number_text(number: int) -> str:
    """Return the number of a lesson in words, such as "First lesson"."""
    names = (
        translate("Teaching", "First lesson"),
        translate("Teaching", "Second lesson"),
        translate("Teaching", "Third lesson"),
        translate("Teaching", "Fourth lesson"),
        translate("Teaching", "Fifth lesson"),
        translate("Teaching", "Sixth lesson"),
    )
    if number <= len(names):
        return names[number - 1]
    return translate("Teaching", "Lesson {number}").format(number=number)


def step_number_text(number: int, total: int) -> str:
    return translate("Teaching", "Step {number} of {all}").format(number=number, all=total)


def teacher_sentence(teacher: str, sentence: str) -> str:
    """Return a sentence with the name of the teacher who says it."""
    return translate("Teaching", "{teacher}: {sentence}").format(teacher=teacher, sentence=sentence)


def step_text(lesson: Lesson, step: int, key: str) -> str:
    """Return what the teacher says for a text key at a step, with its task filled in."""
    task = lesson.task_action(step)
    sentence = lesson_text(lesson.game, key)
    return sentence if task is None else sentence.format(**_task_placeholders(lesson, step, task))


def _task_placeholders(lesson: Lesson, step: int, task: Action) -> dict[str, str]:
    """Return the values of placeholders for a task: cards, suit or amount, and a button label."""
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


def made_for_player_text(actions: Sequence[Action]) -> str:
    """Return the announcement of actions that a lesson makes for the player."""
    if all(isinstance(action, Play) for action in actions):
        return plural(
            "Teaching",
            "Now watch. I’ll play your next card for you.",
            "Now watch. I’ll play your next {number} cards for you.",
            len(actions),
        )
    return plural(
        "Teaching",
        "Now watch. I’ll make your next move for you.",
        "Now watch. I’ll make your next {number} moves for you.",
        len(actions),
    )


back_label = Message("Teaching", "Back")
next_label = Message("Teaching", "Next")
leave_label = Message("Teaching", "Leave lesson")
next_lesson_label = Message("Teaching", "Next lesson")
play_hand_label = Message("Teaching", "Now play a hand")


def progress_text(done: int, total: int) -> str:
    """Return a text on how many steps of a game's lessons are done."""
    return translate("Teaching", "{done} of {all} steps done").format(done=done, all=total)


new_here_title = Message("Teaching", "New here?")


def newcomer_text(game: str, teacher: str) -> str:
    """Return the sentence that invites somebody who has never played to a lesson."""
    return translate(
        "Teaching", "Learn {game} by playing your first tricks with {teacher}."
    ).format(game=game, teacher=teacher)


def lesson_length_text(teacher: str) -> str:
    return translate(
        "Teaching", "It takes four minutes, and {teacher} explains every card."
    ).format(teacher=teacher)


learn_by_playing_label = Message("Teaching", "Learn by playing")


def learn_by_playing_text(teacher: str) -> str:
    return translate("Teaching", "Learn by playing with {teacher}").format(teacher=teacher)


def lesson_subject(lesson: Lesson) -> str:
    """Return the subject of a lesson."""
    return capitalized(lesson_text(lesson.game, lesson.title_key))


def lesson_name(game: str, number: int) -> str:
    """Return the name of the game and the number of a lesson."""
    return translate("Teaching", "{game}: {which}").format(
        game=games.game_name(game), which=lesson_number_text(number)
    )


begin_label = Message("Teaching", "First lesson")
go_on_label = Message("Teaching", "Go on")
high_label = Message("Teaching", "high")


def rank_order_text(ranks: Sequence[str]) -> str:
    """Return ranks from high to low as text for the screen reader."""
    return translate("Teaching", "From high to low: {ranks}").format(
        ranks=", ".join(map(rank_name, ranks))
    )


low_label = Message("Teaching", "low")
# the answer to a click while the lesson has set no task yet
press_next_text = Message("Teaching", "That comes in a moment. Press Next first.")


# The list of lessons


def lesson_list_title(game: str) -> str:
    """Return the title of the list of a game's lessons."""
    return translate("Teaching", "{game}: lessons").format(game=games.game_name(game))


def lesson_list_text(game: str) -> str:
    """Return the introduction to the list of a game's lessons."""
    return translate(
        "Teaching", "{teacher} teaches you at the table. A lesson takes a few minutes."
    ).format(teacher=teacher_name(game))


game_field_label = Message("Teaching", "Game")
finished_label = Message("Teaching", "Finished")
guided_hand_title = Message("Teaching", "Your first hand")


def guided_hand_text(teacher: str) -> str:
    """Return what the guided first hand is."""
    return translate(
        "Teaching",
        "Play a whole hand your own way. {teacher} comments at first, then says less and less.",
    ).format(teacher=teacher)


def row_button_label(*, is_started: bool, is_done: bool) -> str:
    """Return the label of the button that opens a lesson."""
    if is_done:
        return translate("Teaching", "Repeat")
    return go_on_label() if is_started else translate("Teaching", "Start")


def row_button_name(title: str, button_text: str) -> str:
    """Return the accessible name of the button that opens a lesson."""
    return translate("Teaching", "{title}: {button}").format(title=title, button=button_text)
