"""marjapussi bot: a computer player for other programs, one line of JSON per request."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import BinaryIO, TypeGuard

from ..engine.cards import names
from ..engine.frozen import frozen
from ..engine.notation import action_text
from ..engine.quoting import quoted
from ..engine.record import RecordError, Replay, replay
from ..engine.state import NOBODY
from ..engine.strict_json import BadJson, NotJson, loads
from ..engine.view import View
from ..teacher.argued import why
from .command import BY_KEY, Command, Refused, add_game, tell_of_slow_bots, to_json
from .files import MOST_BYTES
from .hint import advice, values_by_text
from .play import add_level
from .reasons import listed

REQUIRED, OPTIONAL = ("record", "seat"), ("think_ms", "reasons")
LONGEST_THINK = 999_999_999


class BadRequest(ValueError):
    """A request that cannot be answered, with the reason in one sentence."""


@frozen
class Request:
    """A request for the action of a seat at the end of a record."""

    lines: tuple[bytes, ...]
    seat: int
    think_ms: int | None
    gives_reasons: bool


def _arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    add_level(parser, "--level", "how strong it is", required=True)


def _run(arguments: Namespace) -> int:
    tell_of_slow_bots()
    for line in _lines(sys.stdin.buffer):
        print(to_json(_answer(line, arguments.game, arguments.level)), flush=True)
    return 0


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a source, cut off after the maximum length of a request."""
    while line := source.readline(MOST_BYTES + 1):
        yield line
        while len(line) > MOST_BYTES and not line.endswith(b"\n"):
            line = source.readline(MOST_BYTES + 1)


def _answer(line: bytes, key: str, level: str) -> dict[str, object]:
    """Return the answer to a request or an error; requests don't affect each other."""
    try:
        request = _request(line)
        replayed = _position(request, key)
    except (BadRequest, Refused) as error:
        return {"error": str(error)}
    view = replayed.record.header.game.look(replayed.state, replayed.state.turn)
    choice = advice(level, view, request.think_ms, _luck(view, len(replayed.record.entries)))
    answer: dict[str, object] = {
        "do": action_text(choice.action),
        "values": values_by_text(choice.values),
    }
    return {**answer, "reasons": listed(why(view, choice))} if request.gives_reasons else answer


def _request(line: bytes) -> Request:
    if len(line) > MOST_BYTES:
        raise BadRequest(f"the request has more than {MOST_BYTES} bytes")
    try:
        fields = loads(line)
    except (NotJson, BadJson) as error:
        raise BadRequest(f"the request {error}") from None
    if not isinstance(fields, dict):
        raise BadRequest("the request is not a JSON object")
    _check_keys(fields)
    lines, seat, think = fields["record"], fields["seat"], fields.get("think_ms")
    reasons = fields.get("reasons", False)
    if not isinstance(lines, list) or not lines:
        raise BadRequest("record is a list of lines, the header first")
    if not _is_int(seat):
        raise BadRequest("seat is a whole number")
    if not isinstance(reasons, bool):
        raise BadRequest("reasons is true or false")
    if "think_ms" not in fields:
        return Request(tuple(map(_line, lines)), seat, None, reasons)
    if not _is_int(think) or not 0 < think <= LONGEST_THINK:
        raise BadRequest(f"think_ms is a whole number from 1 to {LONGEST_THINK}")
    return Request(tuple(map(_line, lines)), seat, think, reasons)


def _check_keys(fields: dict[str, object]) -> None:
    for key in fields:
        if key not in (*REQUIRED, *OPTIONAL):
            raise BadRequest(f"the request has the unknown key {quoted(key)}")
    for key in REQUIRED:
        if key not in fields:
            raise BadRequest(f"the request has no {key!r}")


def _line(line: object) -> bytes:
    """Return a line of a record as in a file, without its line feed."""
    if isinstance(line, dict):
        try:
            return json.dumps(line).encode()
        except RecursionError:
            raise BadRequest("a line of the record is nested too deeply") from None
    if not isinstance(line, str):
        raise BadRequest("a line of the record is a string or an object")
    text = line.removesuffix("\n")
    if "\n" in text:
        raise BadRequest("a string of the record holds several lines")
    return text.encode("utf-8", "surrogatepass")  # replay reports that it is not UTF-8


def _is_int(value: object) -> TypeGuard[int]:
    return type(value) is int


def _luck(view: View, ply: int) -> str:
    """Return the random seed: the same view of a deal at the same ply gives the same answer."""
    return f"{view.match.dealt}|{names(tuple(sorted(view.hand)))}|{view.seat}|{ply}"


def _position(request: Request, key: str) -> Replay:
    """Replay the record of a request; raise RequestError unless its seat is to act."""
    try:
        replayed = replay(b"".join(line + b"\n" for line in request.lines), BY_KEY)
    except RecordError as error:
        raise BadRequest(f"line {error.line} of the record: {error.why}") from None
    game, state = replayed.record.header.game, replayed.state
    if game.key != key:
        raise BadRequest(f"the record is of {game.key}, not of {key}")
    if state.turn == NOBODY:
        raise BadRequest("nobody is to act at the end of the record")
    if state.turn != request.seat:
        raise BadRequest(f"it is the turn of seat {state.turn}, not of seat {quoted(request.seat)}")
    return replayed


BOT = Command("bot", "answer other programs, a line of JSON each", _arguments, _run)
