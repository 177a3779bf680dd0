"""Texts of the page on which a match is reviewed."""

from collections.abc import Iterable, Sequence

from ...engine.events import Event
from ...engine.state import Seat
from . import event_text as event_words
from .i18n import Message, number_text, percent_text, to_sentences, translate
from .table_players import TablePlayers
from .verdict_text import points_text


def step_tooltip(step: str) -> str:
    """Return the tooltip of a button that goes to another position in the match."""
    return {
        "first": translate("Review", "To the start"),
        "hand_before": translate("Review", "Previous hand"),
        "before": translate("Review", "One step back"),
        "after": translate("Review", "One step forward"),
        "hand_after": translate("Review", "Next hand"),
        "last": translate("Review", "To the end"),
    }[step]


def tooltip_with_key(text: str, key: str) -> str:
    """Return a tooltip followed by its keyboard shortcut."""
    return translate("Review", "{text} ({key})").format(text=text, key=key)


def position_text(hand: int, ply: int, total: int) -> str:
    """Return a text with the number of the hand and the current position in the match."""
    sentence = translate("Review", "Hand {hand} · {ply} of {last}")
    return sentence.format(hand=hand, ply=ply, last=total)


timeline_label = Message("Review", "Position in the match")
all_open_label = Message("Review", "All cards face up")
all_open_tooltip = Message("Review", "Show every card, or only what you knew at the time.")
tricks_label = Message("Review", "Tricks")
play_from_here_label = Message("Review", "Play from here")
play_from_here_tooltip = Message(
    "Review", "Start a new match from this position. The match you’re reviewing stays as it is."
)
hide_future_label = Message("Review", "Hide later moves")
more_label = Message("Review", "More")
back_label = Message("Review", "Back")


def event_sentences(events: Iterable[Event], people: TablePlayers) -> list[str]:
    """Return the latest events as sentences."""
    sentences = [event_words.event_sentence(event, people) for event in events]
    return [*filter(None, sentences)] or [translate("Review", "Nothing has happened yet.")]


# Timeline


even_label = Message("Review", "even")


def timeline_axis_labels(people: TablePlayers, *, by_chance: bool) -> tuple[str, str, str]:
    """Return the axis labels of the timeline: top, middle and bottom."""
    if not by_chance:
        return translate("Review", "gain"), "0", translate("Review", "loss")
    if people.seating.has_partners:
        above, below = translate("People", "Them"), translate("People", "Us")
    else:
        above, below = translate("Review", "Others"), translate("People", "You")
    return above, even_label(), below


def current_value_text(value: float | None, *, by_chance: bool) -> str:
    """Return a text on the chance to win the match at this moment, or the points of the hand."""
    if value is None:
        return translate("Review", "Not reviewed yet")
    if by_chance:
        return translate("Review", "Chance of winning the match: {chance}").format(
            chance=percent_text(value)
        )
    return translate("Review", "This hand is worth {points} to you").format(
        points=points_text(value)
    )


def course_text(values: Sequence[float | None], *, by_chance: bool) -> str:
    """Return the timeline as text for the screen reader: its value after each hand."""
    told = [
        translate("Review", "{value} after hand {hand}").format(
            hand=hand, value=percent_text(value) if by_chance else points_text(value)
        )
        for hand, value in enumerate(values, 1)
        if value is not None
    ]
    title = (
        translate("Review", "Chance of winning the match")
        if by_chance
        else translate("Review", "Points")
    )
    return to_sentences((timeline_label(), f"{title}: {', '.join(told)}" if told else ""))


def score_text(scores: Sequence[int], own_side: int) -> str:
    """Return the scores of both sides as text, or only the player's if there are more sides."""
    if len(scores) == 2:
        return f"{number_text(scores[own_side])} : {number_text(scores[1 - own_side])}"
    return number_text(scores[own_side])


legend_text = Message("Review", "bigger berry = costlier mistake")


# Reviewed seat


def reviewed_seat_label(people: TablePlayers, seat: Seat) -> str:
    """Return a label saying whose decisions are shown."""
    if people.is_own_seat(seat):
        return translate("Review", "Reviewing: you")
    return translate("Review", "Reviewing: {name}").format(name=people.name(seat))


other_seats_label = Message("Review", "Change seat")


def evaluation_progress_text(done: int, total: int) -> str:
    return translate("Review", "{done} of {of} reviewed").format(done=done, of=total)
