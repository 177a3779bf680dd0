"""What stands on the page on which a match is looked back on."""

from collections.abc import Iterable

from ...engine.events import Event
from . import events as event_words
from .people import People
from .tongue import translate


def step(name: str) -> str:
    """Return what a button that leads through the match does."""
    return {
        "first": translate("Review", "To the beginning"),
        "hand_before": translate("Review", "To the hand before"),
        "before": translate("Review", "Back by one action"),
        "after": translate("Review", "On by one action"),
        "hand_after": translate("Review", "To the next hand"),
        "last": translate("Review", "To the end"),
    }[name]


def with_key(text: str, key: str) -> str:
    """Return a hint that names its key too."""
    return translate("Review", "{text} ({key})").format(text=text, key=key)


def place(hand: int, ply: int, last: int) -> str:
    """Return where in the match one stands."""
    sentence = translate("Review", "Hand {hand} · {ply} of {last}")
    return sentence.format(hand=hand, ply=ply, last=last)


def slider() -> str:
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


def judge() -> str:
    return translate("Review", "Judge my play")


def judge_meaning() -> str:
    return translate(
        "Review",
        "Have the strongest player look at each of your decisions, as you saw them.",
    )


def judged(done: int, of: int) -> str:
    return translate("Review", "{done} of {of} judged").format(done=done, of=of)


def next_mistake(place: int, of: int) -> str:
    return translate("Review", "Next mistake ({place} of {of})").format(place=place, of=of)


def no_mistakes() -> str:
    return translate("Review", "No mistakes")


def question() -> str:
    return translate("Review", "What would you do here? Step forward to see what you did.")


def verdict(best: str, cost: str) -> str:
    """Return what would have been better, and by how much."""
    return translate("Review", "Better: {best}. Your choice cost {cost}.").format(
        best=best, cost=cost
    )


def back() -> str:
    return translate("Review", "Back")


def done(events: Iterable[Event], people: People) -> str:
    """Return what has just been done, in sentences."""
    sentences = [event_words.sentence_of(event, people) for event in events]
    return " ".join(filter(None, sentences)) or translate("Review", "Nothing has been done yet.")
