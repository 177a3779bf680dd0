"""The player's playing habits in the database: the trait sums of each match that was counted."""

import json
from collections.abc import Mapping

from ..engine.strict_json import loads
from ..model.match_state import FINISHED, PLAYED
from ..model.playing_habits import (
    PlayingHabits,
    PlayTrait,
    TraitSum,
    TraitSums,
    add_trait_sums,
    playing_habits,
)
from .base_repository import NO_ITEMS, NO_VALUES, BaseRepository, default_on_error
from .settings import KeyValueStore, storable_values
from .verdict_table import known_games_json

USUAL_PLAY_KEY = "usual play"  # in the table "kept"; must never change
FORGOTTEN = "forgotten"  # the last match that was forgotten; other names are ids of matches
MAX_MATCHES = 50  # earlier matches no longer count
UNITS = 1000  # sums are stored in thousandths


class PlayingHabitsTable(BaseRepository):
    """Stores the player's playing habits; implements PlayingHabitsRepository.

    Only finished matches that the player played without help count.
    """

    @default_on_error(NO_VALUES)
    def load(self) -> PlayingHabits:
        stored = self._read()
        return playing_habits(
            add_trait_sums(_parse_sums(stored.get(str(each), "")) for each in self._match_ids())
        )

    @default_on_error(0)
    def count_matches(self) -> int:
        stored = self._read()
        return sum(str(each) in stored for each in self._match_ids())

    @default_on_error(NO_ITEMS)
    def matches_to_count(self) -> list[int]:
        """Return the ids of the matches that should be counted, newest first."""
        stored = self._read()
        return [each for each in self._match_ids() if str(each) not in stored]

    def save(self, match_id: int, sums: TraitSums) -> None:
        stored = self._read()
        recent = {str(each) for each in self._match_ids()}
        values = {key: each for key, each in stored.items() if key in recent or key == FORGOTTEN}
        self._write({**values, str(match_id): _format_sums(sums)})

    @default_on_error(None)
    def forget(self) -> None:
        rows = self._database.query("select coalesce(max(id), 0) as last from matches")
        self._write({FORGOTTEN: rows[0]["last"]})

    def _match_ids(self) -> list[int]:
        last_forgotten = self._read().get(FORGOTTEN, 0)
        first = last_forgotten if isinstance(last_forgotten, int) else 0
        rows = self._database.query(
            SELECT_SQL, PLAYED, FINISHED, first, known_games_json(), MAX_MATCHES
        )
        return [row["id"] for row in rows]

    def _read(self) -> Mapping[str, object]:
        return KeyValueStore(self._database).read(USUAL_PLAY_KEY)

    def _write(self, values: Mapping[str, object]) -> None:
        KeyValueStore(self._database).write(USUAL_PLAY_KEY, storable_values(values))


def _format_sums(sums: TraitSums) -> str:
    """Return sums as JSON text, in thousandths."""
    numbers = {
        trait.value: [round(UNITS * each.surplus), round(UNITS * each.variance)]
        for trait, each in sums.items()
    }
    return json.dumps(numbers)


def _parse_sums(text: object) -> TraitSums:
    """Return the sums in a stored text, without unreadable ones."""
    try:
        stored = loads(str(text).encode())
    except ValueError:
        return {}
    if not isinstance(stored, dict):
        return {}
    found: dict[PlayTrait, TraitSum] = {}
    for trait in PlayTrait:
        match stored.get(trait.value):
            case [int(surplus), int(variance)] if variance >= 0:
                found[trait] = TraitSum(surplus / UNITS, variance / UNITS)
    return found


SELECT_SQL = """
select id from matches
where origin = ? and status = ? and assisted = 0 and id > ?
    and game in (select value from json_each(?))
order by id desc limit ?
"""
