"""Storage of what the player usually does, as a protocol that the storage implements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from ..model.usual_play import UsualPlay


class UsualPlayRepository(Protocol):
    """What the player usually does, learned from matches played without help."""

    def load(self) -> UsualPlay:
        """Return the offset of each trait, or nothing if no matches were counted."""
        ...

    def count_matches(self) -> int:
        """Return how many matches the player's usual play was learned from."""
        ...

    def forget(self) -> None:
        """Delete everything that was learned, and learn only from later matches."""
        ...
