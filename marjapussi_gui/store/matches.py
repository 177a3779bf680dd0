"""Matches: begun, continued, looked back on, and carried to other places."""

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

MOST_BYTES, LONGEST_LINE = 1_000_000, 16_000  # of a record that is taken in; a match has far less
MOST_REPLAYED = 4 * MOST_BYTES  # of one that was played here, hands without end


class RefusedRecord(ValueError):
    """A file that is not taken in, the line at which that was clear, and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"{line}: {why:.200}")
        self.line, self.why = line, f"{why:.200}"


@frozen
class Loaded:
    """A match as it was left."""

    listed: Listed
    record: MatchRecord
    state: State


@frozen
class Broken:
    """A match that this program cannot replay: the line at fault, why, and all that was kept."""

    id: int
    line: int
    why: str
    text: str


@frozen
class Imported:
    """A match that was taken in, and the line at which its file was cut off, or 0."""

    id: int
    cut_off: int


class Matches(Listing):
    """All matches that are kept."""

    # Playing

    def begin(self, match: Match) -> int:
        """Keep a new match, and return its number."""
        row = _row(match.record.header, match.seed, match.me, self._database.now())
        company: dict[str, Value] = {
            "level": match.level,
            "partner_level": match.partner_level,
            "assisted": int(match.is_assisted),
        }
        return self._add(row | company, list(match.record.lines())[1:])

    def journal(self, match: int, tell: Trouble = raised) -> MatchJournal:
        """Return what writes down the actions of a match from where it stands."""
        return MatchJournal(self._database, match, len(self._lines(match)), tell)

    def sit_down(self, match: int) -> None:
        """Note that this is the match that is played now, before anything is done in it."""
        with self._database.change() as connection:
            connection.execute(
                "update matches set changed = (select max(changed) + 1 from matches) where id = ?",
                (match,),
            )

    def sum_up(self, match: int, record: MatchRecord) -> None:
        """Keep what came of the hands, and of the match if it is over.

        To be called when a hand is over, and when a match is loaded to be continued: the
        program may have ended between the last card and the count.
        """
        hands = summaries(record, self.one(match).me)
        if hands:
            Hands(self._database).note(match, *hands)
        state = record.state()
        if state.match.over:
            self.finish(match, state.match.winner)

    def finish(self, match: int, winner: Side) -> None:
        """Keep how a match ended, and forget what was taken back in it."""
        lines = self._lines(match)
        with self._database.change() as connection:
            connection.execute(
                "update matches set status = ?, winner = ? where id = ?", (FINISHED, winner, match)
            )
            if self._has_cuts(match):
                connection.execute(FORGET_LOG, (match,))
                connection.executemany(WRITE, _log(match, lines))

    def change_level(self, match: int, level: str) -> None:
        """Keep that the opponents are of another strength from now on."""
        with self._database.change() as connection:
            connection.execute("update matches set level = ? where id = ?", (level, match))

    def delete(self, match: int) -> None:
        with self._database.change() as connection:
            connection.execute("delete from matches where id = ?", (match,))

    # Looking

    def load(self, match: int) -> Loaded | Broken:
        """Replay a match to where it was left; KeyError when there is none of that number."""
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
        """Return the matches in which something was done that is in memory only."""
        changes = [rows for sql, rows in self._database.waiting if sql in (ADD, WRITE)]
        numbers = {int(str(row[0])) for rows in changes for row in rows}
        if not numbers:
            return []
        there = self._database.ask("select id from matches order by changed")
        return [row["id"] for row in there if row["id"] in numbers]

    # Files

    def export(self, match: int) -> str:
        """Return the record of a match; KeyError when there is none of that number."""
        rows = self._database.ask("select header from matches where id = ?", match)
        if not rows:
            raise KeyError(match)
        return "".join(f"{line}\n" for line in (rows[0]["header"], *self._lines(match)))

    def import_record(self, data: bytes, seed: int, me: Seat = Seat(0)) -> Imported:
        """Take in a record from elsewhere; the seed is for what is dealt if it is continued."""
        _check_size(data)
        try:
            replayed = _replayed(data)
        except RecordError as error:
            raise RefusedRecord(error.line, error.why) from None
        now = self._database.now()
        row = _row(replayed.record.header, seed, me, now) | _outcome(replayed)
        return Imported(self._add(row, list(replayed.record.lines())[1:]), replayed.cut_off)

    # Inside

    def _add(self, row: Mapping[str, Value], lines: Sequence[str]) -> int:
        row = {**row, "actions": len(lines)}
        with self._database.change() as connection:
            match = connection.execute(_insertion(row), tuple(row.values())).lastrowid
            assert match is not None
            for forget in FORGET_ALL:  # what a foreign file has under its number
                connection.execute(forget, (match,))
            connection.executemany(WRITE, _log(match, lines))
        return match

    def _lines(self, match: int) -> list[str]:
        """Return what is left of a match, in order, without what was taken back."""
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
    """Return a short name that only matches of one game under the same rules share."""
    rules = json.dumps([game.key, game.options], sort_keys=True)
    from hashlib import sha256  # takes long to import, and nothing is kept at first

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
    """Replay a record whose names are text; RecordError names the first line that is wrong."""
    replayed = replay(data, BY_KEY)
    try:
        "".join(replayed.record.header.seats).encode()
    except UnicodeEncodeError:
        raise RecordError(1, "a name is no text", NOT_A_RECORD) from None
    return replayed


def _row(header: Header, seed: int, me: Seat, now: str) -> dict[str, Value]:
    """Return what is known of a match before its first deal."""
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
    """Return what came of a match that was played elsewhere."""
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
    """Refuse at once what no match can be; what is left is read in less than a second."""
    if len(data) > MOST_BYTES:
        raise RefusedRecord(1, f"is longer than any match: more than {MOST_BYTES} bytes")
    for number, line in enumerate(data.split(b"\n"), 1):
        if len(line) > LONGEST_LINE:
            raise RefusedRecord(number, f"is longer than any line of a record: {len(line)} bytes")
