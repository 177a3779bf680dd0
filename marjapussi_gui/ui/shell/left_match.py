"""The match that waits: the one that was left, or the last of the list that can be gone on with."""

from ...engine.view import View
from ...kept.listed import OPEN, Listed
from ..basis.own_presets import OwnPresets, rules_by_name
from ..basis.shelf import Kept, Shelf
from ..pages.resume import Waiting, listed, waiting
from ..wording import games
from ..wording.people import People


class LeftMatch:
    """Remembers what was left, as it lay there."""

    def __init__(self, shelf: Shelf, presets: OwnPresets) -> None:
        self._shelf, self._presets = shelf, presets
        self._left: tuple[Kept, View, People] | None = None

    def leave(self, left: tuple[Kept, View, People] | None) -> None:
        """Remember what is left just now; where nothing is, what was left before."""
        self._left = left or self._left

    def shown(self) -> Waiting | None:
        """Return what waits, as the start page shows it."""
        if self._left is not None and not self._is_there(self._left[0]):
            self._left = None
        if self._left is not None:
            view, people = self._left[1:]
            return waiting(view, people, rules_by_name(self._presets, view.game.key))
        rows = self._known()
        return listed(rows[0]) if rows else None

    def match(self) -> Kept | int | None:
        """Return the match that waits, or its number where it is to be read first."""
        if self._left is not None:
            kept = self._left[0]
            return kept if kept.id < 0 else kept.id
        rows = self._known() or self._shelf.rows(status=OPEN)
        return rows[0].id if rows else None

    def _is_there(self, kept: Kept) -> bool:
        """Return whether it was not deleted meanwhile; what is kept nowhere cannot be."""
        return kept.id < 0 or any(row.id == kept.id for row in self._shelf.rows(status=OPEN))

    def _known(self) -> list[Listed]:
        return [row for row in self._shelf.rows(status=OPEN) if games.is_known(row.game)]
