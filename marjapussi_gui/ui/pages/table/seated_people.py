"""The people at a table of several, with their own preferences."""

from dataclasses import replace

from ....engine.state import Seat
from ....model.match_state import MatchState
from ....model.preferences import CHOICES, Person, Preferences
from ....ports.person_repository import PersonRepository


class SeatedPeople:
    """Knows who sits where; nobody if the player is alone."""

    def __init__(self, repository: PersonRepository | None) -> None:
        self._repository = repository
        self._people: dict[Seat, Person] = {}
        self.is_shared = False  # whether people from the list sit there, even if some left

    def begin_match(self, match: MatchState) -> None:
        """Look up the people of a match. Those who were deleted prefer nothing of their own."""
        known = {each.id: each for each in self._repository.people()} if self._repository else {}
        self.is_shared = bool(match.people)
        seats = match.record.header.game.seating.seats if match.people else ()
        self._people = {
            seat: known[match.people[seat]] for seat in seats if match.people[seat] in known
        }

    def preferences_of(self, seat: Seat, shared: Preferences) -> Preferences:
        """Return what a seat's person prefers."""
        person = self._people.get(seat)
        return shared if person is None else person.preferences(shared)

    def save_choices(self, seat: Seat, preferences: Preferences) -> bool:
        """Store what a seat's person chose. Return False if that isn't one of the people."""
        person = self._people.get(seat)
        if person is None or self._repository is None:
            return False
        changed = replace(person, **{key: getattr(preferences, key) for key in CHOICES})
        self._people[seat] = self._repository.save(changed)
        return True
