"""Storage of score sheets, as a protocol that the storage implements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..model.score_sheet import ScoreSheet


class SheetRepository(Protocol):
    """Stores score sheets apart from matches, so that no statistics count them."""

    def save(self, sheet: ScoreSheet) -> ScoreSheet:
        """Store a sheet, and return it with its id. One whose id is 0 is new."""
        ...

    def load(self, sheet_id: int) -> ScoreSheet | None: ...

    def search(self, game: str = "", status: str = "", text: str = "") -> Sequence[ScoreSheet]:
        """Return the sheets that pass the filters, the last changed first."""
        ...

    def delete(self, sheet_id: int) -> None: ...
