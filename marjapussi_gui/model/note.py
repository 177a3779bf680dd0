"""Notes that the player writes about moments of a match."""

from ..engine.frozen import frozen

MAX_NOTE_LENGTH = 1000  # characters


@frozen
class Note:
    """The player's note about a moment. An empty text removes it."""

    ply: int  # number of actions since the match began
    text: str


def with_note(notes: tuple[Note, ...], note: Note) -> tuple[Note, ...]:
    """Return notes by ply, with one in place of that of the same moment."""
    others = [each for each in notes if each.ply != note.ply]
    return tuple(sorted([*others, *[note] * bool(note.text)], key=lambda each: each.ply))
