"""What a partner does, in sentences with measured numbers."""

from ...model.habit import HabitRate
from .i18n import say


def habit_sentence(rate: HabitRate, name: str) -> str:
    number = round(10 * rate.share)
    return say(f"habit-{rate.habit}", name=name, number=number)
