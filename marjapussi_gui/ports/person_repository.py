"""Storage of the people who play at this screen, as a protocol that the storage implements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..model.preferences import Person
    from ..model.remembered_table import RememberedTable


class PersonRepository(Protocol):
    """The people who play at this screen, and the tables at which they meet."""

    def people(self) -> Sequence[Person]:
        """Return everybody, in the order of their names."""
        ...

    def save(self, person: Person) -> Person:
        """Store a person, and return it with its id. One with NO_PERSON as its id is new."""
        ...

    def remove(self, person_id: int) -> None:
        """Delete a person. The matches stay."""
        ...

    def tables(self) -> Sequence[RememberedTable]:
        """Return the tables whose people are all known, the last used first."""
        ...

    def save_table(self, table: RememberedTable) -> None:
        """Remember a table as the last used one, in place of one with the same name."""
        ...

    def remove_table(self, name: str) -> None: ...
