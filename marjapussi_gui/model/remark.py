"""What is said about a moment: remarks of the helper, and notes of the player."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

from ..engine.actions import Action
from ..engine.frozen import frozen
from ..engine.notation import action_text, parse_action
from ..engine.view import View

if TYPE_CHECKING:
    from .facts import Fact


class RemarkKind(StrEnum):
    """The occasions for remarks of the helper."""

    WARNING = "warning"  # before the player makes a clear mistake
    PRAISE = "praise"  # after a right but hard choice
    HINT = "hint"  # on request


@frozen
class Remark:
    """One remark about an action of the player, and the reasons that were given."""

    ply: int  # number of actions since the match began, when the remark was made
    kind: RemarkKind
    action: Action
    reasons: tuple[Fact, ...] = ()

    @property
    def decision_ply(self) -> int:
        """The number of actions before the decision. Praise comes after its action."""
        return self.ply - (self.kind is RemarkKind.PRAISE)


@frozen
class RemarkWithView:
    """A remark, and the player's view of the decision that it is about."""

    remark: Remark
    view: View


def remark_to_json(remark: Remark) -> dict[str, object]:
    """Return the remark as JSON for the database, without its ply."""
    from .fact_json import fact_to_json  # here because the start page needs no facts

    return {
        "kind": remark.kind,
        "action": action_text(remark.action),
        "reasons": [fact_to_json(each) for each in remark.reasons],
    }


def remark_from_json(ply: int, data: Any) -> Remark:  # noqa: ANN401 - anything may be in a file
    """Return a remark read from stored JSON. Raise ValueError if it isn't valid."""
    from .fact_json import StoredValueError, fact_from_json

    try:
        return Remark(
            ply,
            RemarkKind(data["kind"]),
            parse_action(data["action"]),
            tuple(map(fact_from_json, data["reasons"])),
        )
    except (KeyError, TypeError, AttributeError, IndexError, OverflowError) as error:
        raise StoredValueError(f"this isn't a remark: {error!r:.100}") from None


MAX_NOTE_LENGTH = 1000  # characters


@frozen
class Note:
    """The player's note about a moment. An empty text removes it."""

    ply: int  # number of actions since the match began
    text: str


def with_note(notes: tuple[Note, ...], note: Note) -> tuple[Note, ...]:
    """Return the notes, sorted by ply, with this one in place of any other with the same ply."""
    others = [each for each in notes if each.ply != note.ply]
    return tuple(sorted([*others, *[note] * bool(note.text)], key=lambda each: each.ply))
