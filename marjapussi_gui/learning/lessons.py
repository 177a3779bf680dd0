"""Lessons: recorded hands that pause for explanations, loaded from files and fully checked."""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from ..engine.actions import Action
from ..engine.cards import (
    CardSet,
    CardTextError,
    Suit,
    card_name,
    card_set,
    cards_in_set,
    parse_card,
    parse_suit,
)
from ..engine.errors import MarjapussiError, quote
from ..engine.frozen import frozen
from ..engine.games import VARIANTS
from ..engine.record import MatchRecord, RecordError, replay
from ..engine.state import GameState, Seat
from ..engine.strict_json import InvalidJsonError, UnexpectedJsonError, loads
from ..engine.view import View, create_view

FILE_NAME_PATTERN = re.compile(r"(?P<game>[a-z]+(?:-[a-z]+)*)-(?P<number>[1-9])")
REQUIRED_KEYS = ("lesson", "seat", "seed", "title", "about", "record", "stops")
STEP_KEY_TYPES = {
    "at": int,
    "text": str,
    "light": str,
    "do": bool,
    "else": str,
    "order": str,
    "why": str,
    "teaches": str,
}
TYPE_TEXTS: dict[type, str] = {int: "a whole number", str: "a string", bool: "true or false"}
HIGHLIGHT_PLACES = ("trump", "score")  # parts of the table that steps can highlight besides cards
FORMAT_VERSION = 1


class LessonFileError(MarjapussiError, ValueError):
    """Raised for a file that isn't a valid lesson. The message says what is wrong."""


@frozen
class LessonStep:
    """A step in a lesson: what it says and highlights, and whether the player has to act."""

    ply: int  # number of recorded actions before the step
    text_key: str
    highlighted_cards: CardSet = 0
    highlighted_places: tuple[str, ...] = ()
    rank_order_suit: Suit | None = None  # suit whose order of ranks is shown
    is_task: bool = False  # whether the player has to make the next move
    wrong_action_key: str = ""  # key of the text shown after a wrong action
    reason_key: str = ""  # key of the text about what the expert would do instead
    taught_score_keys: tuple[str, ...] = ()  # keys of the lines of a count that it explains


@frozen
class Lesson:
    """A recorded hand that the player goes through step by step."""

    game: str
    number: int
    title_key: str
    summary_key: str  # key of the sentence on what it teaches
    seat: Seat
    seed: int  # seed for random actions after the end of the record
    record: MatchRecord
    steps: tuple[LessonStep, ...]

    @property
    def key(self) -> str:
        return f"{self.game}-{self.number}"

    def task_action(self, step_index: int) -> Action | None:
        """Return the action that the player must take at a step, or None without a task."""
        here = self.steps[step_index]
        return self.record.entries[here.ply].action if here.is_task else None


@cache
def load_lessons(folder: Path, game_key: str = "") -> tuple[tuple[Lesson, ...], tuple[str, ...]]:
    """Return the lessons of a game, or of all games (""), and the errors in their files."""
    lessons, errors = [], []
    for path in sorted(folder.glob(f"{game_key}-?.json" if game_key else "*.json")):
        try:
            lessons.append(parse_lesson(path.stem, path.read_bytes()))
        except LessonFileError as bad:
            errors.append(f"{path.name}: {bad}")
        except OSError as error:
            errors.append(f"{path.name}: the file can't be read: {error.strerror}")
    return tuple(lessons), tuple(errors)


def lessons_for_game(lessons: Sequence[Lesson], game_key: str) -> tuple[Lesson, ...]:
    return tuple(lesson for lesson in lessons if lesson.game == game_key)


def parse_lesson(file_stem: str, data: bytes) -> Lesson:
    """Parse the content of a lesson file. Raise LessonFileError if it is invalid."""
    named = FILE_NAME_PATTERN.fullmatch(file_stem)
    if named is None:
        raise LessonFileError(
            f"the file must have a name such as bag-1.json, not {quote(file_stem)}"
        )
    fields = _parse_object(data)
    record, seat = (
        _parse_record(fields["record"], named["game"]),
        Seat(_parse_number(fields, "seat")),
    )
    if seat not in record.header.game.seating.seats:
        raise LessonFileError(f"'seat' must be a seat of this game, not {seat}")
    steps = fields["stops"]
    if not isinstance(steps, list) or not steps:
        raise LessonFileError("'stops' must be a list of at least one stop")
    states = tuple(_states_by_ply(record))
    read = tuple(
        _parse_step(number, step, record, seat, states) for number, step in enumerate(steps, 1)
    )
    if [step.ply for step in read] != sorted(step.ply for step in read):
        raise LessonFileError("'stops' must be sorted by 'at'")
    title, summary = _parse_text(fields, "title"), _parse_text(fields, "about")
    seed = _parse_number(fields, "seed")
    return Lesson(named["game"], int(named["number"]), title, summary, seat, seed, record, read)


def taught_actions(lessons: Sequence[Lesson], lesson: Lesson, ply: int) -> frozenset[type[Action]]:
    """Return the types of actions taught by earlier lessons, and by this one up to a ply."""
    earlier = [
        each for each in lessons_for_game(lessons, lesson.game) if each.number < lesson.number
    ]
    tasks = [each.task_action(index) for each in earlier for index in range(len(each.steps))]
    tasks += [
        lesson.task_action(index) for index, step in enumerate(lesson.steps) if step.ply <= ply
    ]
    return frozenset(type(task) for task in tasks if task is not None)


# Parsing


def _parse_object(data: bytes) -> Mapping[str, object]:
    try:
        fields = loads(data)
    except (InvalidJsonError, UnexpectedJsonError) as error:
        raise LessonFileError(f"the file {error}") from None
    if not isinstance(fields, dict):
        raise LessonFileError("the file isn't a JSON object")
    for key in fields:
        if key not in REQUIRED_KEYS:
            raise LessonFileError(f"the file has the key {quote(key)}, which lessons don't have")
    for key in REQUIRED_KEYS:
        if key not in fields:
            raise LessonFileError(f"the key {key!r} is missing")
    if type(fields["lesson"]) is not int or fields["lesson"] != FORMAT_VERSION:
        version = quote(fields["lesson"])
        raise LessonFileError(f"the lesson format must be {FORMAT_VERSION}, not {version}")
    return fields


def _parse_number(fields: Mapping[str, object], key: str) -> int:
    value = fields[key]
    if type(value) is not int or value < 0:
        raise LessonFileError(f"{key!r} must be a whole number from 0 up")
    return value


def _parse_text(fields: Mapping[str, object], key: str) -> str:
    value = fields[key]
    if not isinstance(value, str) or not value:
        raise LessonFileError(f"{key!r} must be a string that isn't empty")
    return value


def _parse_record(lines: object, game_key: str) -> MatchRecord:
    if not isinstance(lines, list) or not lines:
        raise LessonFileError("'record' must be a list of lines, starting with the header")
    data = "\n".join(json.dumps(line) for line in lines).encode()
    try:
        record = replay(data + b"\n", {each.key: each for each in VARIANTS}).record
    except RecordError as error:
        raise LessonFileError(f"line {error.line} of the record: {error.reason}") from None
    if record.header.game.key != game_key:
        raise LessonFileError(
            f"the record must be for {game_key} like the file, not for {record.header.game.key}"
        )
    if not record.entries:
        raise LessonFileError("the record must have a deal after its header")
    return record


def _states_by_ply(record: MatchRecord) -> Iterator[GameState]:
    game = record.header.game
    state = game.initial_state(record.header.start)
    yield state
    for entry in record.entries:
        state = game.step(state, entry.action)
        yield state


def _parse_step(
    step_number: int, fields: object, record: MatchRecord, seat: Seat, states: Sequence[GameState]
) -> LessonStep:
    """Parse a step of a lesson (a "stop" in its file). Error messages contain its number."""
    if not isinstance(fields, dict):
        raise LessonFileError(f"stop {step_number} isn't a JSON object")
    try:
        step = _parse_step_fields(fields, record, seat)
        _check_highlights(
            step.highlighted_cards, create_view(record.header.game, states[step.ply], seat)
        )
        return step
    except LessonFileError as bad:
        raise LessonFileError(f"stop {step_number}: {bad}") from None


def _parse_step_fields(fields: Mapping[str, object], record: MatchRecord, seat: Seat) -> LessonStep:
    for key, value in fields.items():
        if key not in STEP_KEY_TYPES:
            raise LessonFileError(f"it has the key {quote(key)}, which stops don't have")
        if type(value) is not STEP_KEY_TYPES[key]:
            raise LessonFileError(f"{key!r} must be {TYPE_TEXTS[STEP_KEY_TYPES[key]]}")
    at, is_task = fields.get("at"), bool(fields.get("do"))
    if type(at) is not int or not 1 <= at <= len(record.entries):
        raise LessonFileError(f"'at' must be a whole number from 1 to {len(record.entries)}")
    if is_task and (at == len(record.entries) or record.entries[at].seat != seat):
        raise LessonFileError(f"after {at} actions it isn't the turn of seat {seat}")
    if is_task != ("else" in fields):
        raise LessonFileError("'else' must be there if 'do' is true, and only then")
    if "text" not in fields:
        raise LessonFileError("the key 'text' is missing")
    lit = str(fields.get("light", "")).split()
    try:
        cards = card_set(parse_card(each) for each in lit if each not in HIGHLIGHT_PLACES)
        rank_order_suit = parse_suit(str(fields["order"])) if fields.get("order") else None
    except CardTextError as error:
        raise LessonFileError(str(error)) from None
    return LessonStep(
        at,
        _parse_text(fields, "text"),
        cards,
        tuple(each for each in lit if each in HIGHLIGHT_PLACES),
        rank_order_suit,
        is_task,
        str(fields.get("else", "")),
        str(fields.get("why", "")),
        tuple(str(fields.get("teaches", "")).split()),
    )


def _check_highlights(cards: CardSet, view: View) -> None:
    """Raise LessonFileError if a card to highlight isn't visible to the player."""
    seen = {each for _, lying in view.zones for each in lying}
    for each in cards_in_set(cards):
        if each not in seen:
            raise LessonFileError(
                f"'light' must name cards that the player can see, not {card_name(each)}"
            )
