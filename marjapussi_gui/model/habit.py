"""Habits of computer players, which a partner should know."""

from enum import StrEnum

from ..engine.frozen import frozen


class Habit(StrEnum):
    """Something that a player does or doesn't do when there is a choice."""

    OPEN_WITH_ACE = "open_with_ace"
    DECLARE_AT_ONCE = "declare_at_once"
    ASK_AT_ONCE = "ask_at_once"
    ADD_POINTS = "add_points"
    LEAVE_TRICK = "leave_trick"
    LEAD_BACK = "lead_back"
    SECOND_LOW = "second_low"
    TRUMP_IN = "trump_in"


@frozen
class HabitRate:
    """How often players of one level follow a habit, as a share of the times they could."""

    habit: Habit
    share: float
