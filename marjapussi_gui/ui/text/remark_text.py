"""What the helper says to the player: warnings, praise and hints, and the player's own notes."""

from ...engine.view import View
from ...model.contrast import ActionContrast, MeanGain
from ...model.note import MAX_NOTE_LENGTH, Note
from ...model.remark import Remark, RemarkKind
from .action_labels import action_label
from .hint_text import hint_sentences
from .i18n import say
from .review_moment_text import good_because_text, revealed_answer_text
from .sanitizing import shorten
from .table_players import TablePlayers


def praise_text(remark: Remark, view: View, people: TablePlayers) -> str:
    """Return the praise for a right but hard choice, with the reason why it is right.

    Only a comparison begins with a clause that can follow "because".
    """
    first, *others = hint_sentences(remark.action, remark.reasons, view, people).reasons
    if isinstance(remark.reasons[0], ActionContrast | MeanGain):
        return " ".join((good_because_text(first), *others))
    return " ".join((revealed_answer_text(is_right=True), first, *others))


def remark_sentence(remark: Remark, view: View, people: TablePlayers) -> str:
    """Return a remark as a sentence of the hand log, in which it can be read again."""
    return say("remark", words=_remark_text(remark, view, people))


def note_sentence(note: Note) -> str:
    """Return a note as a single line, with what it is."""
    return say("note-line", note=shorten(note.text, MAX_NOTE_LENGTH))


def _remark_text(remark: Remark, view: View, people: TablePlayers) -> str:
    match remark.kind:
        case RemarkKind.WARNING:
            return say(
                "action-another-choice-is-clearly", action=action_label(remark.action, view, people)
            )
        case RemarkKind.PRAISE:
            return praise_text(remark, view, people)
        case RemarkKind.HINT:
            return hint_sentences(remark.action, remark.reasons, view, people).text
