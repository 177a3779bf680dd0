"""Store a match of a game that this version does not know."""

import json

from marjapussi_gui.storage.database import Database

UNKNOWN = "a-game-of-tomorrow"


def add_unknown_game(database: Database) -> None:
    """Add to a store a match of a game that is not known yet."""
    with database.transaction() as connection:
        connection.execute(COPY)
        row = connection.execute("select id, header from matches order by id desc").fetchone()
        header = json.dumps(json.loads(row["header"]) | {"game": UNKNOWN})
        connection.execute(
            "update matches set game = ?, header = ?, status = 'finished' where id = ?",
            (UNKNOWN, header, row["id"]),
        )


COPIED = (
    "players, header, seats, rules, seed, me, side, level, partner_level, made_at, changed_at,"
    " began, scores, hands, actions, searched"
)
COPY = f"""
insert into matches (changed, origin, status, game, {COPIED})
select (select min(changed) - 1 from matches), origin, 'open', game, {COPIED}
from matches limit 1
"""  # noqa: S608 - names of columns
