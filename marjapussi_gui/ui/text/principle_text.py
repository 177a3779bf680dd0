"""The principles of good play, each as a sentence."""

from ...model.principle import Principle
from .i18n import cached_per_language, say


def principle_sentence(principle: Principle, *, has_partner: bool = True) -> str:
    """Return a principle as a sentence. Without a partner, nobody can be asked for a marriage."""
    alone = {} if has_partner else _sentences_without_partner()
    return alone.get(principle) or say(f"principle-{principle}")


@cached_per_language
def _sentences_without_partner() -> dict[Principle, str]:
    return {
        Principle.ASK_WHILE_YOU_MAY: say("principle-ask_while_you_may-alone"),
        Principle.WIN_TO_DECLARE: say("principle-win_to_speak-alone"),
    }
