"""What a partner does, in sentences with measured numbers."""

from ...model.habit import Habit, HabitRate
from .i18n import Message, cached_per_language, translate

title_label = Message("Habits", "What my partner does")
source_text = Message(
    "Habits", "These numbers are estimated from hands that computer players played."
)


def habit_sentence(rate: HabitRate, name: str) -> str:
    """Return a sentence on how often the partner with this name follows a habit."""
    number = round(10 * rate.share)
    return _templates()[rate.habit].format(name=name, number=number)


@cached_per_language
def _templates() -> dict[Habit, str]:
    return {
        Habit.OPEN_WITH_ACE: translate(
            "Habits", "With an ace in hand, {name} opens with one {number} out of 10 times."
        ),
        Habit.DECLARE_AT_ONCE: translate(
            "Habits",
            "With a marriage in hand, {name} declares it right away {number} out of 10 times.",
        ),
        Habit.ASK_AT_ONCE: translate(
            "Habits", "{name} takes a chance to ask you for a marriage {number} out of 10 times."
        ),
        Habit.ADD_POINTS: translate(
            "Habits",
            "If you’re sure to win the trick, {name} adds a ten or an ace {number} out of 10 "
            "times.",
        ),
        Habit.LEAVE_TRICK: translate(
            "Habits",
            "If your card is the best so far, {name} doesn’t go higher {number} out of 10 times.",
        ),
        Habit.LEAD_BACK: translate(
            "Habits", "{name} leads a suit back to you {number} out of 10 times."
        ),
        Habit.SECOND_LOW: translate(
            "Habits", "When playing second, {name} stays low {number} out of 10 times."
        ),
        Habit.TRUMP_IN: translate(
            "Habits",
            "If {name} can’t follow suit but can trump, that happens {number} out of 10 times.",
        ),
    }
