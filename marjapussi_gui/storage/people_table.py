"""The people who play at this screen, and their tables, in the database."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from ..engine.record_lines import RecordHeader, RecordLineError, header_line, parse_header
from ..engine.state import MatchStart, Seat
from ..engine.strict_json import loads
from ..model.new_game import LEVELS, NewGame, RememberedTable
from ..model.preferences import CHOICES, NO_PERSON, Person, valid_choices
from .base_repository import NO_ITEMS, NO_VALUES, BaseRepository, ReportError, default_on_error
from .database import Database, Row, SqlValue
from .errors import StoreError
from .match_queries import VARIANT_BY_KEY, to_valid_text
from .settings import TABLES_KEY, KeyValueStore


class PeopleTable(BaseRepository):
    """Stores people and tables; implements PersonRepository.

    People who can't be written are kept until the program ends.
    """

    def __init__(self, database: Database, report_error: ReportError | None = None) -> None:
        super().__init__(database, report_error)
        self._unsaved: dict[int, Person] = {}

    def people(self) -> list[Person]:
        known = {**{each.id: each for each in self._load_people()}, **self._unsaved}
        return sorted(known.values(), key=lambda each: each.name.casefold())

    def save(self, person: Person) -> Person:
        person = replace(person, id=person.id or self._next_id())
        choices = json.dumps({name: getattr(person, name) for name in CHOICES})
        try:
            self._write(SAVE_PERSON_SQL, person.id, person.name, person.animal, choices)
            self._unsaved.pop(person.id, None)
        except StoreError as error:
            self._handle_error(error)
            self._unsaved[person.id] = person
        return person

    @default_on_error(None)
    def remove(self, person_id: int) -> None:
        if self._unsaved.pop(person_id, None) is None:
            self._write(REMOVE_PERSON_SQL, person_id)

    def tables(self) -> list[RememberedTable]:
        names = {each.id: each.name for each in self.people()}
        stored = ((name, _parse_object(text)) for name, text in self._stored_table_texts().items())
        ordered = sorted(stored, key=lambda each: _number(each[1].get("used")), reverse=True)
        games = ((name, _parse_game(fields, names)) for name, fields in ordered)
        return [RememberedTable(name, game) for name, game in games if game is not None]

    @default_on_error(None)
    def save_table(self, table: RememberedTable) -> None:
        used = (
            _number(_parse_object(each).get("used")) for each in self._stored_table_texts().values()
        )
        text = json.dumps({**_game_fields(table.game), "used": max(used, default=0) + 1})
        KeyValueStore(self._database).update(TABLES_KEY, {table.name: text})

    @default_on_error(None)
    def remove_table(self, name: str) -> None:
        KeyValueStore(self._database).update(TABLES_KEY, {name: None})

    def _next_id(self) -> int:
        """Return an unused id. If the file can't be read, it is one that the file can't have."""
        rows = self._query_last_id()
        last = max(*(int(str(row[0])) for row in rows), *self._unsaved, 0, 0)
        if self._database.is_partial:
            last = max(last, self._database.now_in_seconds())
        return last + 1

    @default_on_error(NO_ITEMS)
    def _query_last_id(self) -> Sequence[Row]:
        return self._database.query("select coalesce(max(id), 0) from people")

    @default_on_error(NO_ITEMS)
    def _load_people(self) -> list[Person]:
        rows = self._database.query("select id, name, animal, choices from people where name != ''")
        return [
            Person(
                row["id"],
                row["name"],
                row["animal"],
                **valid_choices(_parse_object(row["choices"])),
            )
            for row in rows
        ]

    @default_on_error(NO_VALUES)
    def _stored_table_texts(self) -> Mapping[str, str]:
        stored = KeyValueStore(self._database).read(TABLES_KEY)
        return {name: text for name, text in stored.items() if isinstance(text, str)}

    def _write(self, sql: str, *values: SqlValue) -> None:
        with self._database.transaction() as connection:
            connection.execute(sql, values)


def _game_fields(game: NewGame) -> dict[str, object]:
    """Return the settings of a game, with its rules and names as in the header of a record."""
    chosen = VARIANT_BY_KEY[game.game].create_game(game.rules, players=game.player_count)
    names = tuple(map(to_valid_text, game.names)) + ("",) * (game.player_count - len(game.names))
    return {
        "header": header_line(RecordHeader(chosen, names, MatchStart(Seat(0)))),
        "level": game.level,
        "partner_level": game.partner_level,
        "people": game.people,
        "curtain": game.curtain,
    }


def _parse_game(fields: Mapping[str, Any], names: Mapping[int, str]) -> NewGame | None:
    """Return stored settings with people's current names, or None if they are out of date."""
    people = fields.get("people")
    try:
        header = parse_header(str(fields.get("header")).encode(), VARIANT_BY_KEY)
    except RecordLineError:
        return None
    if not isinstance(people, list) or len(people) != len(header.player_names):
        return None
    if not all(type(each) is int and (each == NO_PERSON or each in names) for each in people):
        return None
    level, partner_level = fields.get("level"), fields.get("partner_level")
    usual = NewGame("", 0)
    return NewGame(
        header.game.key,
        len(people),
        header.game.option_values,
        level if level in LEVELS else usual.level,
        partner_level if partner_level in LEVELS else usual.partner_level,
        tuple(
            names.get(each, name) for each, name in zip(people, header.player_names, strict=True)
        ),
        people=tuple(people),
        curtain=fields.get("curtain") is not False,
    )


def _parse_object(text: str) -> Mapping[str, Any]:
    """Return a stored JSON object, or an empty one if it is unreadable."""
    try:
        value = loads(text.encode())
    except ValueError:
        return NO_VALUES
    return value if isinstance(value, dict) else NO_VALUES


def _number(value: object) -> int:
    return value if type(value) is int else 0


SAVE_PERSON_SQL = "insert or replace into people (id, name, animal, choices) values (?, ?, ?, ?)"
# the row stays, so that nobody else gets the id
REMOVE_PERSON_SQL = "update people set name = '', animal = '', choices = '{}' where id = ?"
