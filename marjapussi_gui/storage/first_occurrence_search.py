"""The search for first occurrences, such as the player's first marriage, in stored matches."""

import json
from collections.abc import Iterator
from threading import Event as Flag

from ..engine.games import VARIANTS
from ..engine.strict_json import loads
from ..model.first_occurrences import (
    FULL_BAG,
    FirstOccurrence,
    FirstOccurrenceKind,
    find_marriage_events,
    is_played_for_full_bag,
    possible_first_occurrences,
)
from ..model.preferences import NO_PERSON
from .database import Database
from .match_table import MatchTable

CANDIDATES_PER_QUERY = 20


def find_first_occurrences(
    database: Database, game: str, cancel_flag: Flag, person: int = NO_PERSON
) -> dict[FirstOccurrenceKind, FirstOccurrence]:
    """Return the first occurrences in the played matches of a game, or of all games ("").

    Raise StoreError if the database fails.
    """
    found: dict[FirstOccurrenceKind, FirstOccurrence] = {}
    matches = MatchTable(database).for_person(person)
    for kind, sql in HAND_SQL.items():
        for row in matches.query(sql, game, game, _game_keys_json(kind)):
            found[kind] = FirstOccurrence(
                kind, row["match"], row["game"], row["ply"], row["number"], row["made_at"]
            )
    for first_occurrence in _first_full_bag(matches, game):
        found[FirstOccurrenceKind.FULL_BAG] = first_occurrence
    for kind, sql in CANDIDATES_SQL.items():
        for first_occurrence in _first_in_records(matches, kind, sql, game, cancel_flag):
            found[kind] = first_occurrence
    return found


def _first_in_records(
    matches: MatchTable, kind: FirstOccurrenceKind, sql: str, game: str, cancel_flag: Flag
) -> Iterator[FirstOccurrence]:
    """Replay candidates until one contains an event of a kind; yield that event, if any."""
    last_id = 0
    # A few at a time, because finding all of them would read the whole log
    while rows := matches.query(
        sql, game, game, _game_keys_json(kind), last_id, CANDIDATES_PER_QUERY
    ):
        for row in rows:
            if cancel_flag.is_set():
                return
            match = matches.read(row["id"])
            events = {} if match is None else find_marriage_events(match.record, match.own_seat)
            if kind in events:
                yield FirstOccurrence(kind, row["id"], row["game"], *events[kind], row["made_at"])
                return
        last_id = rows[-1]["id"]


def _first_full_bag(matches: MatchTable, game: str) -> Iterator[FirstOccurrence]:
    """Yield the last hand of the first match that was won with exactly twelve berries, if any."""
    keys = json.dumps([each.key for each in VARIANTS if is_played_for_full_bag(each)])
    for row in matches.query(WON_SQL, game, game, keys):
        if _own_score(row["scores"], row["side"]) == FULL_BAG:
            kind = FirstOccurrenceKind.FULL_BAG
            place = row["game"], row["actions"], row["hand"]
            yield FirstOccurrence(kind, row["id"], *place, row["made_at"])
            return


def _own_score(scores: str, side: int) -> object:
    """Return a side's score in a stored list, or None if the list is unreadable."""
    try:
        parsed = loads(scores.encode())
    except ValueError:
        return None
    if not isinstance(parsed, list) or not 0 <= side < len(parsed):
        return None
    return parsed[side]


def _game_keys_json(kind: FirstOccurrenceKind) -> str:
    return json.dumps([each.key for each in VARIANTS if kind in possible_first_occurrences(each)])


PLAYED_SQL = """
where origin = 'played' and (? = '' or game = ?) and game in (select value from json_each(?))
"""

FIRST_HAND_SQL = f"""
select match, game, hands.ply as ply, number, made_at
from hands join matches on id = match {PLAYED_SQL}
"""  # noqa: S608 - all of it is written in this file

# A side that is in Porvoo itself is counted in the column; the note is about any side
HAND_SQL = {
    FirstOccurrenceKind.PORVOO: f"""{FIRST_HAND_SQL} and notes like '%"porvoo"%' and porvoo = 0
        order by match, number limit 1""",
    FirstOccurrenceKind.CONTRACT: f"""{FIRST_HAND_SQL} and bidder = 'me' and bid_made = 1
        order by match, number limit 1""",
}

WON_SQL = f"""
select id, game, scores, side, actions, max(hands - 1, 0) as hand, made_at from matches {PLAYED_SQL}
    and status = 'finished' and winner = side
order by id
"""  # noqa: S608 - the same

CANDIDATES_SQL = {
    FirstOccurrenceKind.MARRIAGE: f"""
        select id, game, made_at from matches {PLAYED_SQL} and id > ?
            and exists (select 1 from hands where match = id and marriages > 0)
        order by id limit ?""",  # noqa: S608 - the same
    FirstOccurrenceKind.ANSWER: f"""
        select id, game, made_at from matches {PLAYED_SQL} and id > ?
            and exists (select 1 from log where match = id
                and (line like '%whole?%' or line like '%half?%'))
        order by id limit ?""",  # noqa: S608 - the same
}
