"""Texts of the page on which a match is reviewed."""

from collections.abc import Iterable, Sequence

from ...engine.events import Event
from ...engine.state import Seat
from . import event_text as event_words
from .i18n import join_as_sentences, number_text, percent_text, say, signed_number
from .table_players import TablePlayers
from .verdict_text import points_text


def step_tooltip(step: str) -> str:
    return say(f"step-{step}")


def event_sentences(events: Iterable[Event], people: TablePlayers) -> list[str]:
    sentences = [event_words.event_sentence(event, people) for event in events]
    return [*filter(None, sentences)] or [say("nothing-has-happened-yet")]


# Timeline


def timeline_axis_labels(people: TablePlayers, *, by_chance: bool) -> tuple[str, str, str]:
    if not by_chance:
        return say("gain"), "0", say("loss")
    if people.seating.has_partners:
        above, below = say("them"), say("us")
    else:
        above, below = say("review-others"), say("review-you")
    return above, say("even"), below


def current_value_text(value: float | None, *, by_chance: bool) -> str:
    """Return a text on the chance to win the match at this moment, or the points of the hand."""
    if value is None:
        return say("not-reviewed-yet")
    if by_chance:
        return say("chance-of-winning-match-chance", chance=percent_text(value))
    return say("this-hand-is-worth-points", points=points_text(value))


def timeline_text(values: Sequence[float | None], *, by_chance: bool) -> str:
    """Return a text for screen readers with the values on the timeline after each hand."""
    told = [
        say(
            "value-after-hand-hand",
            hand=hand,
            value=percent_text(value) if by_chance else points_text(value),
        )
        for hand, value in enumerate(values, 1)
        if value is not None
    ]
    title = say("chance-of-winning-match") if by_chance else say("review-points")
    return join_as_sentences((say("timeline"), f"{title}: {', '.join(told)}" if told else ""))


def score_text(scores: Sequence[int], own_side: int) -> str:
    """Return the scores of both sides as text, or only the player's if there are more sides."""
    if len(scores) == 2:
        return f"{number_text(scores[own_side])} : {number_text(scores[1 - own_side])}"
    return number_text(scores[own_side])


# Reviewed seat


def reviewed_seat_label(people: TablePlayers, seat: Seat) -> str:
    """Return a label saying whose decisions are shown."""
    if people.is_own_seat(seat):
        return say("reviewing-you")
    return say("reviewing-name", name=people.name(seat))


def gain_comparison_text(best_gain: int, actual_gain: int | None) -> str:
    """Return a text that compares the gain of the player's side with the best possible one.

    In a hand that wasn't finished, there's nothing to compare it with.
    """
    if actual_gain is None:
        return say("position-solved", open=signed_number(best_gain))
    places = {"open": signed_number(best_gain), "was": signed_number(actual_gain)}
    if best_gain > actual_gain:
        sentence = "you-could-have-scored-open-instead"
    elif best_gain == actual_gain:
        sentence = "you-couldnt-have-scored-more"
    else:
        sentence = "you-scored-was-perfect-defence-would"
    return say(sentence, **places)
