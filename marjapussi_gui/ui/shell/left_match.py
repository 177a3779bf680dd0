"""Finds the match that the start page offers to resume."""

from ...engine.view import View
from ...kept.listed import OPEN, Listed
from ..basis.own_presets import OwnPresets, rules_by_name
from ..basis.shelf import Kept, Shelf
from ..pages.resume import Waiting, listed, waiting
from ..wording import games
from ..wording.people import People


class LeftMatch:
    """Remembers the match that was left; falls back to the newest open match in the list."""

    def __init__(self, shelf: Shelf, presets: OwnPresets) -> None:
        self._shelf, self._presets = shelf, presets
        self._left: tuple[Kept, View, People] | None = None

    def leave(self, left: tuple[Kept, View, People] | None) -> None:
        """Remember an unfinished match; None keeps the remembered one."""
        self._left = left or self._left

    def shown(self) -> Waiting | None:
        """Return the preview of the match to resume, or None."""
        if self._left is not None and not self._is_there(self._left[0]):
            self._left = None
        if self._left is not None:
            view, people = self._left[1:]
            return waiting(view, people, rules_by_name(self._presets, view.game.key))
        summaries = self._known()
        return listed(summaries[0]) if summaries else None

    def match(self) -> Kept | int | None:
        """Return the match to resume, its id if it has to be loaded first, or None."""
        if self._left is not None:
            stored_match = self._left[0]
            return stored_match if stored_match.id < 0 else stored_match.id
        summaries = self._known() or self._shelf.rows(status=OPEN)
        return summaries[0].id if summaries else None

    def _is_there(self, kept: Kept) -> bool:
        """Return whether a match still exists; a negative id is never stored."""
        return kept.id < 0 or any(each.id == kept.id for each in self._shelf.rows(status=OPEN))

    def _known(self) -> list[Listed]:
        return [each for each in self._shelf.rows(status=OPEN) if games.is_known(each.game)]
