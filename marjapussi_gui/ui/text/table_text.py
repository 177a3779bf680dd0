"""Labels of the buttons, panels and name plates at the table."""

from .i18n import say


def tool_label(name: str) -> str:
    return say(f"tool-{name}")


def card_values_label(number: int) -> str:
    if number == 2:
        return say("what-both-cards-are-worth")
    return say("what-each-is-worth")
