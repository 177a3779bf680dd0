"""Stored matches: creating, continuing, finishing, importing and exporting them."""

import json
from collections.abc import Mapping, Sequence

from ..engine.frozen import frozen
from ..engine.game import Game
from ..engine.lines import Header, header_line
from ..engine.record import NOT_A_RECORD, MatchRecord, RecordError, Replay, replay
from ..engine.state import Seat, Side, State
from ..kept.listed import FINISHED, IMPORTED, OPEN, PLAYED, Listed
from ..kept.match import Match
from .database import Value
from .hands import Hands, summaries
from .journal import ADD, MatchJournal, Trouble, raised
from .listing import BY_KEY, HIGHEST_SEED, NO_SEED, Listing

MOST_BYTES, LONGEST_LINE = 1_000_000, 16_000  # of an imported record; a match has far fewer
MOST_REPLAYED = 4 * MOST_BYTES  # of a match played here, which may have many more hands


class RefusedRecord(ValueError):
    """A record that cannot be imported, with the line at fault and the reason."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"{line}: {why:.200}")
        self.line, self.why = line, f"{why:.200}"


@frozen
class Loaded:
    """A match replayed to its current state."""

    listed: Listed
    record: MatchRecord
    state: State


@frozen
class Broken:
    """A match that this program cannot replay, with the line at fault and the reason."""

    id: int
    line: int
    why: str
    text: str


@frozen
class Imported:
    """The id of an imported match, and the line at which its file was truncated or 0."""

    id: int
    cut_off: int


class Matches(Listing):
    """The stored matches."""

    # Playing

    def begin(self, match: Match) -> int:
        """Store a new match and return its id."""
        row = _row(match.record.header, match.seed, match.me, self._database.now())
        company: dict[str, Value] = {
            "level": match.level,
            "partner_level": match.partner_level,
            "assisted": int(match.is_assisted),
        }
        return self._add(row | company, list(match.record.lines())[1:])

    def journal(self, match: int, tell: Trouble = raised) -> MatchJournal:
        """Return a journal that continues a match after its last action."""
        return MatchJournal(self._database, match, len(self._lines(match)), tell)

    def sit_down(self, match: int) -> None:
        """Make a match the current one, even before an action is played in it."""
        with self._database.change() as connection:
            connection.execute(
                "update matches set changed = (select max(changed) + 1 from matches) where id = ?",
                (match,),
            )

    def sum_up(self, match: int, record: MatchRecord) -> None:
        """Store the results of the hands, and of the match if it is over.

        Call it after each hand, and when a match is loaded to be continued: the program may
        have ended between the last card and the score.
        """
        hands = summaries(record, self.one(match).me)
        if hands:
            Hands(self._database).note(match, *hands)
        state = record.state()
        if state.match.over:
            self.finish(match, state.match.winner)

    def finish(self, match: int, winner: Side) -> None:
        """Store the winner of a match, and delete its undone actions."""
        lines = self._lines(match)
        with self._database.change() as connection:
            connection.execute(
                "update matches set status = ?, winner = ? where id = ?", (FINISHED, winner, match)
            )
            if self._has_cuts(match):
                connection.execute(FORGET_LOG, (match,))
                connection.executemany(WRITE, _log(match, lines))

    def change_level(self, match: int, level: str) -> None:
        """Set the level of the opponents from now on."""
        with self._database.change() as connection:
            connection.execute("update matches set level = ? where id = ?", (level, match))

    def delete(self, match: int) -> None:
        with self._database.change() as connection:
            connection.execute("delete from matches where id = ?", (match,))

    # Loading

    def load(self, match: int) -> Loaded | Broken:
        """Replay a match to its current state; raise KeyError if there is no such match."""
        text, listed = self.export(match), self.one(match)
        if len(text) > MOST_REPLAYED:
            return Broken(match, 1, "is longer than any match", text)
        try:
            replayed = _replayed(text.encode())
        except RecordError as error:
            return Broken(match, error.line, error.why, text)
        if listed.seed == NO_SEED or listed.me not in replayed.record.header.game.seating.seats:
            return Broken(match, 1, "what the list tells of it cannot be read", text)
        return Loaded(listed, replayed.record, replayed.state)

    def unsaved(self) -> list[int]:
        """Return the ids of matches with actions that are in memory only."""
        changes = [rows for sql, rows in self._database.waiting if sql in (ADD, WRITE)]
        numbers = {int(str(row[0])) for rows in changes for row in rows}
        if not numbers:
            return []
        there = self._database.ask("select id from matches order by changed")
        return [row["id"] for row in there if row["id"] in numbers]

    # Files

    def export(self, match: int) -> str:
        """Return the record of a match as text; raise KeyError if there is no such match."""
        rows = self._database.ask("select header from matches where id = ?", match)
        if not rows:
            raise KeyError(match)
        return "".join(f"{line}\n" for line in (rows[0]["header"], *self._lines(match)))

    def import_record(self, data: bytes, seed: int, me: Seat = Seat(0)) -> Imported:
        """Import a record, or raise InvalidRecordError; the seed deals its next hands."""
        _check_size(data)
        try:
            replayed = _replayed(data)
        except RecordError as error:
            raise RefusedRecord(error.line, error.why) from None
        now = self._database.now()
        row = _row(replayed.record.header, seed, me, now) | _outcome(replayed)
        return Imported(self._add(row, list(replayed.record.lines())[1:]), replayed.cut_off)

    # Helpers

    def _add(self, row: Mapping[str, Value], lines: Sequence[str]) -> int:
        row = {**row, "actions": len(lines)}
        with self._database.change() as connection:
            match = connection.execute(_insertion(row), tuple(row.values())).lastrowid
            assert match is not None
            for forget in FORGET_ALL:  # a foreign file may have rows under this id
                connection.execute(forget, (match,))
            connection.executemany(WRITE, _log(match, lines))
        return match

    def _lines(self, match: int) -> list[str]:
        """Return the lines of a match after the header, without undone actions."""
        lines: list[str] = []
        for row in self._database.ask(READ, match):
            del lines[row["ply"] :]
            if row["line"] is not None:
                lines.append(row["line"])
        return lines

    def _has_cuts(self, match: int) -> bool:
        question = "select 1 from log where match = ? and line is null limit 1"
        return bool(self._database.ask(question, match))


def rules_key(game: Game) -> str:
    """Return a short digest shared by all matches of one game under the same rules."""
    rules = json.dumps([game.key, game.options], sort_keys=True)
    from hashlib import sha256  # slow to import, and not needed until the first match

    return sha256(rules.encode()).hexdigest()[:16]


FORGET_LOG = "delete from log where match = ?"
FORGET_ALL = (
    FORGET_LOG,
    "delete from hands where match = ?",
    "delete from verdicts where match = ?",
    "delete from judged where match = ?",
    "delete from practised where match = ?",
)
WRITE = "insert into log (match, number, ply, line) values (?, ?, ?, ?)"
READ = "select ply, line from log where match = ? order by number"


def _replayed(data: bytes) -> Replay:
    """Replay a record; raise RecordError for an illegal line or names that are not Unicode."""
    replayed = replay(data, BY_KEY)
    try:
        "".join(replayed.record.header.seats).encode()
    except UnicodeEncodeError:
        raise RecordError(1, "a name is no text", NOT_A_RECORD) from None
    return replayed


def _row(header: Header, seed: int, me: Seat, now: str) -> dict[str, Value]:
    """Return the columns of a match before its first deal."""
    assert 0 <= seed <= HIGHEST_SEED
    game = header.game
    scores = json.dumps(header.start.scores or (0,) * len(game.seating.sides))
    return {
        "origin": PLAYED,
        "status": OPEN,
        "game": game.key,
        "players": game.seating.players,
        "header": header_line(header),
        "seats": json.dumps(header.seats, ensure_ascii=False),
        "rules": rules_key(game),
        "seed": str(seed),
        "me": me,
        "side": game.seating.side(me),
        "level": "",
        "partner_level": "",
        "began": scores,
        "scores": scores,
        "searched": " ".join((*header.seats, str(seed), now)).casefold(),
        "made_at": now,
        "changed_at": now,
    }


def _outcome(replayed: Replay) -> dict[str, Value]:
    """Return the result columns of an imported match."""
    match = replayed.state.match
    return {
        "origin": IMPORTED,
        "status": FINISHED if match.over else OPEN,
        "winner": match.winner if match.over else None,
        "scores": json.dumps(match.scores),
        "hands": match.hands,
    }


def _log(match: int, lines: Sequence[str]) -> list[tuple[int, int, int, str]]:
    return [(match, ply, ply, line) for ply, line in enumerate(lines)]


def _insertion(row: Mapping[str, Value]) -> str:
    names, places = ", ".join(row), ", ".join("?" * len(row))
    following = "(select coalesce(max(changed), 0) + 1 from matches)"
    return f"insert into matches (changed, {names}) values ({following}, {places})"  # noqa: S608


def _check_size(data: bytes) -> None:
    """Raise InvalidRecordError for oversized data, which would take too long to replay."""
    if len(data) > MOST_BYTES:
        raise RefusedRecord(1, f"is longer than any match: more than {MOST_BYTES} bytes")
    for number, line in enumerate(data.split(b"\n"), 1):
        if len(line) > LONGEST_LINE:
            raise RefusedRecord(number, f"is longer than any line of a record: {len(line)} bytes")
