"""The schema of the database and its changes, version by version.

A released migration must never be edited, not even its comments, because files are compared with
its SQL.
"""

import sqlite3

from .connection import transaction

APPLICATION_ID = 0x4D61726A  # "Marj" in ASCII

INITIAL_SCHEMA = """
create table matches (
    id integer primary key autoincrement,
    changed integer not null unique,      -- grows with every change, whatever the clock says
    origin text not null check (origin in ('played', 'imported')),
    status text not null check (status in ('open', 'finished')),
    game text not null,
    players integer not null,
    header text not null,                 -- the record's: game, all rules, names, how it began
    seats text not null,                  -- the names, as JSON
    rules text not null,                  -- the same for matches under the same rules
    seed text not null,
    me integer not null,
    side integer not null,
    level text not null,
    partner_level text not null,
    made_at text not null,
    changed_at text not null,
    assisted integer not null default 0 check (assisted in (0, 1)),
    counted integer not null default 1 check (counted in (0, 1)),
    winner integer,                       -- a side, -1 for nobody
    began text not null,                  -- scores before the first deal
    scores text not null,
    hands integer not null default 0,
    actions integer not null default 0,
    searched text not null
) strict;
create index matches_by_status on matches (status);
create index matches_by_rules on matches (game, rules, level, partner_level);

create table log (
    match integer not null references matches on delete cascade,
    number integer not null,
    ply integer not null,
    line text,                            -- null: all from this ply on was taken back
    primary key (match, number)
) strict, without rowid;

create table hands (
    match integer not null references matches on delete cascade,
    number integer not null,
    ply integer not null,                 -- so many actions had been done when it was over
    scores text not null,
    gained integer not null,              -- by one's own side
    lost integer not null,                -- what the best of the others gained
    tricks integer not null,
    bid integer not null,                 -- 0 where nobody has bid
    bidder text not null check (bidder in ('', 'me', 'partner', 'other')),
    bid_made integer check (bid_made in (0, 1)),
    marriages integer not null,
    refused integer not null,
    porvoo integer not null,
    notes text not null,
    expert integer,                       -- gained less lost, had an expert held one's cards
    counted integer not null default 1 check (counted in (0, 1)),
    primary key (match, number)
) strict, without rowid;

create table kept (
    key text primary key,
    value text not null
) strict, without rowid;

create table presets (
    game text not null,
    name text not null,
    rules text not null,
    primary key (game, name)
) strict, without rowid;
"""

ADD_VERDICTS = """
create table verdicts (
    match integer not null references matches on delete cascade,
    ply integer not null,                 -- so many actions had been done before
    seat integer not null,
    judge integer not null,               -- the version of who gave it
    kind text not null,
    rank text not null,
    cost real not null,                   -- of the chance in the match, or points where none is
    points real not null,                 -- of the hand
    verdict text not null,                -- all of it, as JSON
    primary key (match, ply)
) strict, without rowid;

create table judged (
    match integer primary key references matches on delete cascade,
    judge integer not null,               -- this version has judged all of one's own decisions
    actions integer not null              -- of the match when it had so many actions
) strict;
"""

ADD_LUCK = """
alter table hands add column luck real;   -- by how much one's cards helped an expert in the match
"""

ADD_PRACTICE = """
create table practised (
    match integer not null references matches on delete cascade,
    ply integer not null,                 -- of the mistake: so many actions had been done before
    due text not null,                    -- when it is asked again: in UTC, as ISO 8601 has it
    done_at text not null,                -- when it was answered last
    tries integer not null,
    rights integer not null,
    quick integer not null,               -- answers in a row, the last ones, right at once
    memory text not null,                 -- what the scheduler knows, as JSON
    primary key (match, ply)
) strict, without rowid;
"""

ADD_REMARKS = """
create table remarks (
    match integer not null references matches on delete cascade,
    number integer not null,
    ply integer not null,                 -- number of actions when the helper said it
    remark text not null,                 -- kind, action and reasons, as JSON
    primary key (match, number)
) strict, without rowid;
"""

ADD_PEOPLE_NOTES_AND_SHEETS = """
create table people (
    id integer primary key,
    name text not null,                   -- empty if deleted; the id is never used again
    animal text not null,
    choices text not null                 -- preferences of this person, as JSON
) strict;

create table match_people (
    match integer not null references matches on delete cascade,
    seat integer not null,
    ply integer not null,                 -- who plays the seat from this number of actions on
    person integer not null,              -- 0 for a computer player
    side integer not null,
    assisted integer not null default 0 check (assisted in (0, 1)),
    counted integer not null default 1 check (counted in (0, 1)),
    primary key (match, seat, ply)
) strict, without rowid;
create index match_people_by_person on match_people (person);

create table seat_hands (
    match integer not null references matches on delete cascade,
    number integer not null,
    seat integer not null,
    ply integer not null,                 -- number of actions up to the end of the hand
    gained integer not null,              -- this column and the next ones are as in hands
    lost integer not null,
    bidder text not null check (bidder in ('', 'me', 'partner', 'other')),
    bid_made integer check (bid_made in (0, 1)),
    marriages integer not null,
    refused integer not null,
    porvoo integer not null,
    notes text not null,
    counted integer not null default 1 check (counted in (0, 1)),
    primary key (match, number, seat)
) strict, without rowid;

alter table matches add column curtain integer not null default 1;

create table notes (
    match integer not null references matches on delete cascade,
    ply integer not null,                 -- number of actions before the moment
    note text not null,
    searched text not null,               -- the note without differences of case
    primary key (match, ply)
) strict, without rowid;

create table sheets (
    id integer primary key,
    status text not null check (status in ('open', 'finished')),
    game text not null,
    header text not null,                 -- as that of a match: game, rules, names, first dealer
    entries text not null,                -- what was typed about each hand and, last, the next one
    changed_at text not null,
    searched text not null
) strict;
"""

MIGRATIONS = (
    *(INITIAL_SCHEMA, ADD_VERDICTS, ADD_LUCK, ADD_PRACTICE, ADD_REMARKS),
    ADD_PEOPLE_NOTES_AND_SHEETS,
)


def schema_version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("pragma user_version").fetchone()[0])


def has_application_id(connection: sqlite3.Connection) -> bool:
    return bool(connection.execute("pragma application_id").fetchone()[0] == APPLICATION_ID)


def migrate(connection: sqlite3.Connection, migrations: tuple[str, ...] = MIGRATIONS) -> None:
    """Bring a database to the newest schema, or leave it unchanged if that fails."""
    with transaction(connection):
        for migration in migrations[schema_version(connection) :]:
            for statement in _split_statements(migration):
                connection.execute(statement)
        connection.execute(f"pragma application_id = {APPLICATION_ID}")
        connection.execute(f"pragma user_version = {len(migrations)}")


def _split_statements(script: str) -> list[str]:
    """Split a script into statements, because executescript() would commit after each one."""
    statements, part = [], ""
    for line in script.splitlines(keepends=True):
        part += line
        if sqlite3.complete_statement(part):
            statements.append(part)
            part = ""
    assert not part.strip(), part
    return statements
