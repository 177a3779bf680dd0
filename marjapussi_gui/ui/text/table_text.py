"""Labels of the buttons, panels and name plates at the table."""

from .i18n import say


def tool_label(name: str) -> str:
    """Return the label of the tool button that has this icon."""
    return say(f"tool-{name}")


def card_values_label(number: int) -> str:
    """Return the label of the button that shows the values of this many cards."""
    if number == 2:
        return say("what-both-cards-are-worth")
    return say("what-each-is-worth")
