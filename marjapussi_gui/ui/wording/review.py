"""Texts of the page on which a match is reviewed."""

from collections.abc import Iterable, Sequence

from ...engine.events import Event
from ...engine.state import Seat
from . import events as event_words
from .people import People
from .tongue import percent, plain, sentences, translate
from .verdicts import points


def step(name: str) -> str:
    """Return the tooltip of a button that moves through the match."""
    return {
        "first": translate("Review", "To the beginning"),
        "hand_before": translate("Review", "To the hand before"),
        "before": translate("Review", "Back by one action"),
        "after": translate("Review", "On by one action"),
        "hand_after": translate("Review", "To the next hand"),
        "last": translate("Review", "To the end"),
    }[name]


def with_key(text: str, key: str) -> str:
    """Return a tooltip with its keyboard shortcut."""
    return translate("Review", "{text} ({key})").format(text=text, key=key)


def place(hand: int, ply: int, last: int) -> str:
    """Return the current hand and position in the match."""
    sentence = translate("Review", "Hand {hand} · {ply} of {last}")
    return sentence.format(hand=hand, ply=ply, last=last)


def band() -> str:
    return translate("Review", "Place in the match")


def all_open() -> str:
    return translate("Review", "All cards open")


def all_open_meaning() -> str:
    return translate("Review", "Show every card, or only what you knew at the time.")


def tricks() -> str:
    return translate("Review", "Tricks")


def play_from_here() -> str:
    return translate("Review", "Play from here")


def play_from_here_meaning() -> str:
    return translate("Review", "Begin a new match from this very moment; this one stays as it is.")


def hide_what_came() -> str:
    return translate("Review", "Hide what came")


def more() -> str:
    return translate("Review", "More")


def back() -> str:
    return translate("Review", "Back")


def done(events: Iterable[Event], people: People) -> list[str]:
    """Return the latest events as sentences."""
    sentences = [event_words.sentence_of(event, people) for event in events]
    return [*filter(None, sentences)] or [translate("Review", "Nothing has been done yet.")]


# Timeline


def even() -> str:
    return translate("Review", "even")


def labels(people: People, *, is_chance: bool) -> tuple[str, str, str]:
    """Return the labels beside the timeline: above, in the middle and below."""
    if not is_chance:
        return translate("Review", "gain"), "0", translate("Review", "loss")
    if people.seating.partners:
        above, below = translate("People", "Them"), translate("People", "Us")
    else:
        above, below = translate("Review", "Others"), translate("People", "You")
    return above, even(), below


def standing(value: float | None, *, is_chance: bool) -> str:
    """Return the value of the match or hand at this moment."""
    if value is None:
        return translate("Review", "Not judged yet")
    if is_chance:
        return translate("Review", "Chance to win the match: {chance}").format(
            chance=percent(value)
        )
    return translate("Review", "This hand is worth {points} to you").format(points=points(value))


def course(values: Sequence[float | None], *, is_chance: bool) -> str:
    """Return the course of the timeline for the screen reader: the value after each hand."""
    told = [
        translate("Review", "after hand {hand} {value}").format(
            hand=hand, value=percent(value) if is_chance else points(value)
        )
        for hand, value in enumerate(values, 1)
        if value is not None
    ]
    title = (
        translate("Review", "Chance to win the match")
        if is_chance
        else translate("Review", "Points")
    )
    return sentences((band(), f"{title}: {', '.join(told)}" if told else ""))


def score(scores: Sequence[int], mine: int) -> str:
    """Return the scores after a hand: both, or only the player's own if there are more sides."""
    if len(scores) == 2:
        return f"{plain(scores[mine])} : {plain(scores[1 - mine])}"
    return plain(scores[mine])


def legend() -> str:
    return translate("Review", "a mistake: the larger, the dearer")


# Reviewed seat


def is_judged(people: People, number: Seat) -> str:
    """Return whose decisions are shown."""
    if people.is_me(number):
        return translate("Review", "Judged: you")
    return translate("Review", "Judged: {name}").format(name=people.name(number))


def other_seats() -> str:
    return translate("Review", "Other seats")


def judged(done: int, of: int) -> str:
    return translate("Review", "{done} of {of} judged").format(done=done, of=of)
