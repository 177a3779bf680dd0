"""Lessons: records with stops, read from files and checked completely on loading."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from ..engine.actions import Action
from ..engine.cards import ALL_SUITS, SUITS, CardSet, NotACard, Suit, card, card_set, members, name
from ..engine.frozen import frozen
from ..engine.games import VARIANTS
from ..engine.quoting import quoted
from ..engine.record import MatchRecord, RecordError, replay
from ..engine.state import Seat, State
from ..engine.strict_json import BadJson, NotJson, loads
from ..engine.view import View

FILE_NAME = re.compile(r"(?P<game>[a-z]+(?:-[a-z]+)*)-(?P<number>[1-9])")
REQUIRED = ("lesson", "seat", "seed", "title", "record", "stops")
OF_A_STOP = {
    "at": int,
    "text": str,
    "light": str,
    "do": bool,
    "else": str,
    "order": str,
    "why": str,
}
PLACES = ("trump", "score")  # places that can be highlighted besides cards
FORM = 1


class BadLesson(ValueError):
    """A file is not a valid lesson. The message says what is wrong with it."""


@frozen
class Stop:
    """A stop in a lesson: its text, its highlights, and whether the player has to act."""

    at: int  # the number of actions before the stop
    text: str
    cards: CardSet = 0
    places: tuple[str, ...] = ()
    order: Suit | None = None  # the suit whose order of ranks is shown
    is_task: bool = False  # the player has to do the next action
    otherwise: str = ""  # the text for a wrong action
    why: str = ""  # the text that tells why the expert would act differently


@frozen
class Lesson:
    """A hand that is played from stop to stop."""

    game: str
    number: int
    title: str
    seat: Seat
    seed: int  # for what chance decides after the record
    record: MatchRecord
    stops: tuple[Stop, ...]

    @property
    def key(self) -> str:
        return f"{self.game}-{self.number}"

    def task(self, stop: int) -> Action | None:
        """Return the action that the player has to do at a stop, or None if there is none."""
        here = self.stops[stop]
        return self.record.entries[here.at].action if here.is_task else None


@cache
def lessons_in(folder: Path) -> tuple[tuple[Lesson, ...], tuple[str, ...]]:
    """Return the lessons of a folder in order, and an error message for each invalid file."""
    lessons, errors = [], []
    for path in sorted(folder.glob("*.json")):
        try:
            lessons.append(read_lesson(path.stem, path.read_bytes()))
        except BadLesson as bad:
            errors.append(f"{path.name}: {bad}")
        except OSError as error:
            errors.append(f"{path.name}: cannot be read ({error.strerror})")
    return tuple(lessons), tuple(errors)


def lessons_of(lessons: Sequence[Lesson], game: str) -> tuple[Lesson, ...]:
    return tuple(lesson for lesson in lessons if lesson.game == game)


def read_lesson(stem: str, data: bytes) -> Lesson:
    """Parse the lesson of a file. Raise LessonFileError if it is not valid."""
    named = FILE_NAME.fullmatch(stem)
    if named is None:
        raise BadLesson(f"the file of a lesson is named as in bag-1.json, not {quoted(stem)}")
    fields = _fields(data)
    record, seat = _record(fields["record"], named["game"]), Seat(_number(fields, "seat"))
    if seat not in record.header.game.seating.seats:
        raise BadLesson(f"there is no seat {seat} at this table")
    stops = fields["stops"]
    if not isinstance(stops, list) or not stops:
        raise BadLesson("stops is a list with something in it")
    states = tuple(_states(record))
    read = tuple(_stop(number, stop, record, seat, states) for number, stop in enumerate(stops, 1))
    if [stop.at for stop in read] != sorted(stop.at for stop in read):
        raise BadLesson("the stops do not stand in the order in which they come")
    title, seed = _text(fields, "title"), _number(fields, "seed")
    return Lesson(named["game"], int(named["number"]), title, seat, seed, record, read)


# Parsing


def _fields(data: bytes) -> Mapping[str, object]:
    try:
        fields = loads(data)
    except (NotJson, BadJson) as error:
        raise BadLesson(str(error)) from None
    if not isinstance(fields, dict):
        raise BadLesson("is not a JSON object")
    for key in fields:
        if key not in REQUIRED:
            raise BadLesson(f"has the unknown key {quoted(key)}")
    for key in REQUIRED:
        if key not in fields:
            raise BadLesson(f"has no {key!r}")
    if type(fields["lesson"]) is not int or fields["lesson"] != FORM:
        raise BadLesson(f"the form of lessons {quoted(fields['lesson'])} is not known")
    return fields


def _number(fields: Mapping[str, object], key: str) -> int:
    value = fields[key]
    if type(value) is not int or value < 0:
        raise BadLesson(f"{key} is a whole number from 0")
    return value


def _text(fields: Mapping[str, object], key: str) -> str:
    value = fields[key]
    if not isinstance(value, str) or not value:
        raise BadLesson(f"{key} is a text")
    return value


def _record(lines: object, game: str) -> MatchRecord:
    if not isinstance(lines, list) or not lines:
        raise BadLesson("record is a list of lines")
    data = "\n".join(json.dumps(line) for line in lines).encode()
    try:
        record = replay(data + b"\n", {each.key: each for each in VARIANTS}).record
    except RecordError as error:
        raise BadLesson(f"record, line {error.line}: {error.why}") from None
    if record.header.game.key != game:
        raise BadLesson(f"the record is one of {record.header.game.key}, and the name says {game}")
    if not record.entries:
        raise BadLesson("nothing is dealt in the record")
    return record


def _states(record: MatchRecord) -> Iterator[State]:
    """Yield the state before the first action and after each one."""
    game = record.header.game
    state = game.start(record.header.start)
    yield state
    for entry in record.entries:
        state = game.step(state, entry.action)
        yield state


def _stop(
    number: int, fields: object, record: MatchRecord, seat: Seat, states: Sequence[State]
) -> Stop:
    """Parse a stop. Errors name its number."""
    if not isinstance(fields, dict):
        raise BadLesson(f"stop {number}: is not a JSON object")
    try:
        stop = _read_stop(fields, record, seat)
        _check_lit(stop.cards, record.header.game.look(states[stop.at], seat))
        return stop
    except BadLesson as bad:
        raise BadLesson(f"stop {number}: {bad}") from None


def _read_stop(fields: Mapping[str, object], record: MatchRecord, seat: Seat) -> Stop:
    for key, value in fields.items():
        if key not in OF_A_STOP or type(value) is not OF_A_STOP[key]:
            raise BadLesson(f"{quoted(key)} has no place there, or not with this value")
    at, is_task = fields.get("at"), bool(fields.get("do"))
    if type(at) is not int or not 1 <= at <= len(record.entries):
        raise BadLesson(f"at is a number from 1 to {len(record.entries)}")
    if is_task and (at == len(record.entries) or record.entries[at].seat != seat):
        raise BadLesson(f"after {at} actions it is not the turn of seat {seat}")
    if is_task != ("else" in fields):
        raise BadLesson("what is said to anything else stands where something is to be done")
    if "text" not in fields:
        raise BadLesson("has no 'text'")
    lit = str(fields.get("light", "")).split()
    try:
        cards = card_set(card(each) for each in lit if each not in PLACES)
    except NotACard as error:
        raise BadLesson(str(error)) from None
    return Stop(
        at,
        _text(fields, "text"),
        cards,
        tuple(each for each in lit if each in PLACES),
        _suit(str(fields.get("order", ""))),
        is_task,
        str(fields.get("else", "")),
        str(fields.get("why", "")),
    )


def _suit(text: str) -> Suit | None:
    if not text:
        return None
    if len(text) != 1 or text not in SUITS:
        raise BadLesson(f"{quoted(text)} is not a suit")
    return ALL_SUITS[SUITS.index(text)]


def _check_lit(cards: CardSet, view: View) -> None:
    """Raise LessonFileError if a highlighted card is not visible to the player."""
    seen = {each for _, lying in view.zones for each in lying}
    for each in members(cards):
        if each not in seen:
            raise BadLesson(f"{name(each)} is not seen there")
