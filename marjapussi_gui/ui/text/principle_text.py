"""The principles of good play, each as a sentence."""

from ...model.principle import Principle
from .i18n import first_message, say


def principle_sentence(principle: Principle, *, has_partner: bool = True) -> str:
    """Return a principle as a sentence. Without a partner, nobody can be asked for a marriage."""
    message = f"principle-{principle}"
    return say(message if has_partner else first_message(f"{message}-alone", message))
